### What is wrong with files, of any game: how they are written, scenes, agents, and what is asked for by name.

remedy-did_you_mean = did you mean '{ $near }'?
remedy-remove_one = remove one of the two
remedy-utf8 = save it as UTF-8
remedy-digits = write digits alone
remedy-split = split it
remedy-remove_it = remove it
remedy-known = known are: { $names }
remedy-known-more = known are: { $names } and { $more } more
fault-at = line { $line }, column { $column }: { $fault }
fault-field_missing = '{ $field }' is missing
remedy-add_field = add { $field }: { $example },

## How files are written

remedy-ron-fields = the fields are { $names }
fault-ron-no_field = there is no field '{ $found }'
remedy-ron-one_of = it is one of { $names }
fault-ron-no_variant = there is no '{ $found }'
fault-ron-field_missing = the field '{ $field }' is missing
remedy-ron-write_field = write { $field }: …
fault-ron-field_twice = the field '{ $field }' is there twice
fault-ron-key_twice = '{ $key }' is there twice
fault-ron-no_name = '{ $found }' stands where a name is wanted
remedy-ron-name = names begin with a letter
fault-ron-before_bracket = '{ $found }' stands before the bracket
remedy-ron-bracket_alone = begin with ( alone
fault-ron-length = there are { $found } entries, and { $expected } are wanted
remedy-ron-as_many = write as many
fault-ron-kind = here is { $found }
remedy-ron-kind = write { $expected }
fault-ron-hash = '#' means nothing here
remedy-ron-comment = begin a comment with //
fault-ron-equals = '=' stands where ':' is wanted
fault-ron-point = a number has a point
remedy-ron-whole_number = write a whole number
fault-ron-semicolon = ';' stands where ',' is wanted
remedy-ron-comma_between_fields = put ',' between two fields
fault-ron-name_quoted = a name stands in quotation marks
remedy-ron-unquoted = write it without them
fault-ron-text_ends = the text ends before '{ $here }'
remedy-ron-inner_quotation = a quotation mark inside a text is written \"; and a comma stands between two fields
fault-ron-curly = '{ "{" }' stands where '(' is wanted
remedy-ron-round = write ( and ) around the fields
fault-ron-a-comma = a comma
remedy-ron-comma = put ',' between two fields and behind each closing bracket
remedy-ron-list = a list begins with [ and ends with ]
fault-ron-a-list_end = ']' or a comma
remedy-ron-comma_in_list = put ',' between two entries of a list
remedy-ron-together = write ( and ) around what belongs together, as in AtMost(3) or (size: 2)
remedy-ron-pairs = write { "{" } and { "}" } around pairs such as "id": …
fault-ron-a-map_end = '{ "}" }' or a comma
remedy-ron-comma_between = put ',' between two entries
fault-ron-a-name = a name
remedy-ron-field_name = names begin with a letter; a field is written as name: value
fault-ron-a-text = a text in quotation marks
remedy-ron-text = write it as "…"
fault-ron-a-whole_number = a whole number
fault-ron-a-number = a number
remedy-ron-number = write it with a point, as in 0.5
fault-ron-a-boolean = true or false
remedy-ron-boolean = write one of them
fault-ron-a-letter = a letter in '…'
remedy-ron-letter = write it as 'a'
fault-ron-a-value = a value
remedy-ron-value = write one, or remove the field
fault-ron-missing_at_end = { $what } is missing at the end
fault-ron-missing = { $what } is missing before '{ $here }'
fault-ron-open_bracket = the closing bracket '{ $closing }' is missing: '{ $bracket }' in line { $line }, column { $column } is not closed
remedy-ron-close_bracket = write '{ $closing }' where it ends
fault-ron-ends_early = the file ends too early
remedy-ron-close = close every bracket, ( with ) and [ with ], and every text
fault-ron-endless_text = a text begins and does not end
remedy-ron-close_text = close it with a quotation mark
fault-ron-underscore = a number has '_' where none may be
fault-ron-out_of_bounds = this number is too large or below the least
remedy-ron-in_range = use a number in range
fault-ron-sign = '{ $sign }' means nothing here
remedy-ron-sign = remove it, or put texts in quotation marks
fault-ron-behind = '{ $here }' stands after the end
remedy-ron-behind = remove it, or move it inside the brackets
fault-ron-escape = '\' begins a sign that is not known
remedy-ron-escape = write \\ for a backslash
fault-ron-endless_comment = a comment begins and does not end
remedy-ron-close_comment = close it with */, or begin it with // and end its line
fault-ron-deep = brackets are nested too deeply
remedy-ron-deep = use fewer brackets inside one another
fault-ron-not_utf8 = the text is not UTF-8
remedy-ron-mend = mend the file there
remedy-ron-as_field = write a field as name: value
remedy-ron-close_round = close every ( with )

## Names nobody knows

fault-unknown-card = unknown card '{ $found }'
fault-unknown-enemy = unknown enemy '{ $found }'
fault-unknown-game = unknown game '{ $found }'
fault-unknown-hero = unknown hero '{ $found }'
fault-unknown-mod = unknown mod '{ $found }'
fault-unknown-rules = unknown rules '{ $found }'
fault-unknown-scene = unknown scene '{ $found }'
fault-unknown-subject_of_training = unknown subject of training '{ $found }'
fault-unknown-weight = unknown weight '{ $found }'

## Agents

fault-agent = agent '{ $spec }': { $reason }
fault-agent-value = { $key }={ $value } is not { $wanted }
fault-agent-level = '{ $agent }' has no level '{ $level }'
fault-agent-setting = '{ $agent }' has no setting '{ $key }'
fault-agent-form = '{ $part }' is not a setting
remedy-agent-one_level = it plays at one level only: leave out the '@'
remedy-agent-no_settings = it has none: leave out the ':'
remedy-agent-form = write key=value, separated by commas
fault-agent-number = a number from { $least } to { $most }
fault-agent-word = one of { $words }
fault-agent-numbers = { $count } numbers from { $least } to { $most }, separated by '/'
fault-agent-list = up to { $most } numbers from 0 to 99, separated by '/', such as 0/0/8/8/4
fault-agent-persona = '{ $spec }': a persona has no levels and no settings
fault-agent-rung = '{ $spec }': a rung of the ladder has no levels and no settings
remedy-agent-persona = write '{ $name }', or change what it plays, '{ $plays }'
fault-agent-unknown = there is no agent '{ $name }'

## Scenes

fault-scene-game = the scene is of the game '{ $found }', not '{ $id }'
fault-scene-players = { $found } players are named for { $seats } seats
remedy-scene-players = name one per seat: Human or Agent("…")
fault-scene-position = the position cannot be played: { $reason }
remedy-scene-position = correct the state
fault-scene-program = a scene may not start a program of your machine, such as '{ $spec }'
remedy-scene-program = name an agent of the game, and seat the program with --agents
fault-scene-turn = it is not the turn of seat { $seat }
fault-scene-declaration = nobody resigns or offers a draw before a scene begins
fault-scene-step = step { $index } cannot be made: { $reason }
remedy-scene-step = correct it or leave it out
fault-scene-seats = { $seats } seats are asked for, and the game has { $there }
remedy-scene-seats = ask for as many, or name as many agents
fault-scene-seats_twice = { $asked } seats are asked for, and the setup says { $there }
remedy-scene-seats_twice = say it once, or the same both times
fault-scene-agents = { $found } agents are named for { $seats } seats
remedy-scene-agents = name fewer agents or ask for more seats

## The program’s files

fault-library-folder = { $folder }: there is no folder 'assets' in it
remedy-library-folder = name the folder that holds 'assets' and 'scenes'
fault-library-path = '{ $path }' is not a path inside 'assets'
fault-library-no_file = there is no .{ $ending } file in 'assets/{ $path }'
remedy-library-restore = restore the folder
remedy-library-restore_file = restore the file
fault-library-language = there is no language '{ $tag }'
remedy-library-language = choose one of: { $known }

## Files

fault-file-larger = the file is larger than { $most } bytes
remedy-file-name = check the name; paths are relative to the working directory
remedy-file-permissions = check its permissions
remedy-file-text = name a text file
remedy-file-meant = name the file that is meant
fault-file-not_utf8 = is not UTF-8 text
fault-file-unreadable = cannot be read ({ $reason })

## Records of games: saves and replays.

fault-with_remedy = { $reason }; { $remedy }
fault-and = { $first }; { $more }
fault-record-unwritable = the record could not be written: { $reason }
fault-record-newer = the file has format { $found }, this program reads up to { $most }; update the program
fault-record-game = the file is of the game '{ $found }', not '{ $wanted }'
fault-record-rules = it was played by version { $found } of the rules, this program has version { $wanted }; only its snapshot can be resumed
fault-record-content = it was played with other content (hash { $found }, here { $wanted }); restore that content to replay it
fault-record-origin = the position it begins from cannot be played: { $illegal }
fault-record-step = step { $index }: { $illegal }
fault-record-dice = step { $index }: the recorded outcome does not follow from the seed
fault-record-end = the steps lead to another end than recorded (hash { $found }, recorded { $recorded })
fault-record-branches = { $found } branches are recorded; a record has at most { $most }
fault-record-branch = branch { $number }: { $fault }
fault-record-players = { $players } players are named for { $seats } seats
fault-record-unknown_game = it is of the game '{ $found }', which this program does not know; it knows { $known }
fault-record-other_mods = it was played with mods that have changed since; use the same mods again to go on with it
fault-branch-number = branches have numbers up to { $most }
fault-branch-twice = another one has the same number
fault-branch-parent = it leaves line { $parent }, which is not told before it
fault-branch-fork = it leaves line { $parent } after { $fork } steps, but that has { $length }
fault-branch-rest = it has the number of the record's own line, but does not go on from where that ends
fault-branch-empty = it has no steps
fault-branch-end = its steps lead to another end than recorded (hash { $found }, recorded { $recorded })
fault-replay-syntax = is not a saved game: { $reason }
remedy-replay-syntax = name a file that 'play --save' or the game itself has written
remedy-replay-damaged = the file was changed or damaged; use an undamaged copy
remedy-replay-players = name one player per seat
fault-replay-gone = the replay '{ $name }' is not there any more
fault-replay-unknown = this replay cannot be watched here: { $fault }
fault-replay-damaged = the replay '{ $name }' is damaged ({ $fault }); it was set aside as { $aside }

## Folders and files of the player and of the program.

fault-storage-no_home = this system names no folder for user data; give one with --userdata-dir DIR
fault-storage-make_folder = cannot make the folder { $path }: { $reason }; check its permissions or give another with --userdata-dir DIR
fault-storage-read = cannot read { $path }: { $reason }
fault-storage-too_large = { $path } has more than { $most } MiB, so it was not read; move it somewhere else or delete it
fault-storage-write = cannot write { $path }: { $reason }; what was there before is untouched
fault-storage-picture = cannot write the picture { $path }: { $reason }
fault-storage-taken = there is already a file { $path }; choose another name
fault-storage-bad_name = `{ $name }` is not a file name within the folder of user data
fault-storage-no_assets = no folder `assets` with the program's files was found; looked in { $places }; start the program from its own folder
fault-table-no_files = the program's files are missing
fault-table-other_game = this is a game of other rules
fault-table-nobody = nobody is at the table yet
fault-table-no_fight = there is nobody to fight
fault-table-no_drawing = the map '{ $map }' has no drawing, so it cannot be played here

## Studies

fault-study-none = it is a scene without a judgement
remedy-study-none = add 'study', with the winner, the reason and how it is known
fault-study-nowhere = the study does not say which position it is of
remedy-study-nowhere = add a position, or take the study out
fault-study-seat = there is no seat { $seat } at a table of { $seats }
remedy-study-seat = seats are numbered from 0
fault-study-no_reason = the judgement has no reason
remedy-study-reason = say in a sentence why that seat stands to win
fault-study-over = the game is over: there is nothing to judge
remedy-study-over = take a position before its end
fault-study-steps = a win in no steps has been won already
remedy-study-steps = count the actions and draws, 1 or more
fault-study-search = a search of no depth or no positions judges nothing
remedy-study-search = write how deep it was and how many positions it evaluated
fault-study-lead = the lead is not a number
remedy-study-lead = write what the winner has more than the best of the others
fault-study-games = { $won } games of { $games } cannot be won
remedy-study-games = write games played, 1 or more, and how many of them the winner won
fault-scene-two_starts = a scene begins in one place, and here are two
remedy-scene-two_starts = leave out start or position
fault-scene-no_positions = positions of this game cannot be written this way
remedy-scene-no_positions = write start: State(…) or Steps([…])

## Puzzles of scenes

fault-puzzle-day = '{ $found }' is no day; write one such as 2026-11-28
fault-puzzle-game = the game '{ $id }' has no puzzles
fault-puzzle-pieces = no position can be made of the pieces '{ $pieces }'
remedy-puzzle-pieces = write letters of the game's positions, no more of each than the game has
fault-puzzle-none = it is a scene without a puzzle
remedy-puzzle-none = add 'puzzle', with the task, the solution and the proof
fault-puzzle-nowhere = the puzzle does not say where it begins
remedy-puzzle-nowhere = add start or position, or take the puzzle out
fault-puzzle-no_plies = what takes no plies has been done already
remedy-puzzle-no_plies = count the plies, 1 or more
fault-puzzle-searched_draw = a search of so many plies proves no draw
remedy-puzzle-searched_draw = write Solved(plies: …), or another task
fault-puzzle-turn = nobody is to act there: there is nothing to solve
remedy-puzzle-turn = take a position in which somebody is to act
fault-puzzle-agent = seat { $number } is to solve it, and an agent sits there
remedy-puzzle-agent = write Human for that seat
fault-puzzle-move = { $text } cannot be done there: { $reason }
remedy-puzzle-move = correct it, or leave it out with all that follow
fault-puzzle-long = no move is as long
remedy-puzzle-long = put spaces between moves
fault-puzzle-over = the game is over before this
remedy-puzzle-over = leave out what comes after the end
fault-puzzle-empty = the solution is empty
remedy-puzzle-empty = write the move that does it
fault-puzzle-unproved = the puzzle does not hold: { $reason }
remedy-puzzle-unproved = correct its solution or its proof
fault-puzzle-not_won = the solution does not win
fault-puzzle-another_wins = another action wins, too
fault-puzzle-not_drawn = the solution does not draw
fault-puzzle-another_draws = another action does not lose, either
fault-puzzle-plies = { $said } plies are said, and it takes { $plies }
fault-puzzle-line = the line that follows gives away what the solution has got
fault-puzzle-no_solution = its solution cannot be played there
fault-puzzle-unknown = neither tables nor a search of bounded length know this position

## Runs of breeding, written down to go on later

fault-breeding-format = the run has format { $found }, and this program reads { $known }
remedy-breeding-format = go on with the program that wrote it
fault-breeding-game = the run is of the game '{ $found }', not '{ $game }'
remedy-breeding-game = name the game it is of
fault-breeding-validation = { $found } games of every leader against every other one are more than { $most }
remedy-breeding-validation = write a smaller number

## Positions and games as people write them

fault-notation-game = this is of the game '{ $found }', not '{ $id }'
remedy-notation-game = open that game first, or copy from '{ $id }'
fault-notation-twice = this stands in the text already
remedy-notation-twice = leave one of the two out
fault-notation-empty = nothing is written
remedy-notation-empty = copy a position or a game first
fault-notation-long = this is longer than anything that is written so, which has up to { $most } letters
remedy-notation-long = copy one position or one game alone
fault-notation-no_world = nothing that is hidden could lie so
fault-notation-unknown = this move was hidden from whoever copied the game
remedy-notation-unknown = copy the position in place of the game
fault-notation-over = the game is over before this move
remedy-notation-over = leave out what comes after the end
fault-notation-position = the position cannot be played: { $reason }
remedy-notation-position = correct the position, or copy it anew
fault-notation-move = the move { $word } cannot be made here: { $reason }
remedy-notation-move = correct it, or leave it out with all that follow
fault-notation-number = '{ $word }' is no number from { $least } to { $most }
remedy-notation-number = write such a number
fault-notation-none = positions of the game '{ $id }' have no notation
remedy-notation-none = open a saved game or a scene instead
fault-notation-setup = a scene says its setup by itself
remedy-notation-setup = leave it out here

## Variants chosen by name

fault-variant-no_place = { $variant }: it has no place in a game by these rules; leave it out, or write before it what it goes with
fault-variant-twice = { $variant }: it is chosen twice; write it once
fault-variant-no_value = { $variant }: there is no '{ $value }'; write one of: { $known }
fault-variant-unreadable = '{ $part }' cannot be read; write a variant and its value, such as id=value, or a setup in parentheses
fault-variant-unknown = there is no variant '{ $id }'; there are: { $known }

## Boards with pieces, of any game

fault-board-rows = this board has { $wanted } rows
remedy-board-rows = write them from above with / between them
fault-board-row = the row '{ $found }' does not have { $wanted } squares
remedy-board-row = write a letter for each piece and a number for empty squares
fault-starts-many = starts: { $found } are more than { $most }; leave some out
fault-starts-unreadable = starts: of number { $number }, { $fault }
fault-starts-over = starts: in number { $number } the game is over; write a position in which somebody can act
fault-starts-word = '{ $found }' is nothing that chance can bring
remedy-starts-word = write the number of a start: start:2
