### What is wrong with cards, enemies, scripts and mods of Alea, and with fights and gauntlets.

remedy-id-length = an id has 1 to { $most } letters
remedy-id-letters = an id has small letters, digits and single signs '-' inside, such as 'small-shield'
fault-name_length = a name has 1 to { $most } letters
fault-text_length = a text has at most { $most } letters
remedy-between = choose a number between them
fault-many_faults = there are { $faults } faults already
remedy-many_faults = mend them; what follows is not read
fault-many_cards = a mod has at most { $most } cards
remedy-many_cards = this card and those after it are left out; make two mods of it
remedy-another_id = give it another id
fault-no_id = '{ $id }' cannot be an id
remedy-another_name = give it another name
remedy-shorter = make it shorter
remedy-left_out = { $remedy } (left out with it: { $told })
remedy-left_out-more = { $remedy } (left out with it: { $told } and { $more } more)
fault-many_fighters = a mod has at most { $most } fighters, and at most { $faults } faults are told
remedy-many_fighters = this one and those after it are left out
fault-unseen = the { $field } has a sign that nobody can see, U+{ $sign }
remedy-unseen = it is left out; remove it from the file
remedy-smaller_numbers = use smaller numbers
fault-beyond = { $value } is beyond { $most }
remedy-smaller_number = use a smaller number
fault-between = { $n } is not between { $low } and { $high }
fault-of_item = '{ $id }': { $fault }

## Scripts

fault-script-mod_operations = the scripts of this mod take more than { $most } operations together
remedy-script-mod_operations = this card and those after it are left out; ask for fewer statuses and uses, or split the mod
fault-script-operations = the script takes more than { $most } operations over all its dice and counts
remedy-script-operations = ask for fewer statuses and uses, or do less in loops
fault-script-compare = '{ $sign }' cannot compare { $a } with { $b }
remedy-script-unquote = write { $number } without quotation marks
remedy-script-unquoted_as = numbers stand without quotation marks, as in d == 6
remedy-script-status = write own({ $name }) or foe({ $name }) for how much of it there is
remedy-script-two_at_a_time = compare two at a time, as in 1 { $sign } d && d { $sign } 6; both(…, …) joins what the fight knows
remedy-script-compare_numbers = compare numbers, as in d == 6
fault-script-long = the script is { $bytes } bytes long; { $most } are allowed
fault-script-endless_comment = a comment begins with /* and does not end
remedy-script-close_comment = close it with */
fault-script-empty = the script is empty
remedy-script-empty = write what it does, such as attack(d), or leave the field out
fault-script-function = unknown function '{ $name }'
fault-script-made_anew = '{ $name }' is a word of the game and cannot be defined again
remedy-script-rename_function = give the function another name
remedy-script-is_status = '{ $name }' is a status: write inflict({ $name }, 1) or gain({ $name }, 1)
remedy-script-contains = write d == 1 || d == 2
remedy-script-see = see the ten slips in docs/scripting.md
fault-script-left_out = '{ $name }' cannot be used here
remedy-script-equal = write == to compare, and <= or >= with the = behind
remedy-script-if = write if d == 6 { "{" } attack(9) { "}" } else { "{" } attack(1) { "}" }
remedy-script-sign-same = write == to compare
remedy-script-sign-step = write x += 1
remedy-script-sign-left = write d * 2 for twice d, or < to compare
remedy-script-sign-right = write d / 2 for half of d, or > to compare
remedy-script-sign-power = write d * d for the square of d
remedy-script-sign-else = an else stands behind the { "}" } of an if
remedy-script-sign-closing = it closes nothing; remove it
remedy-script-sign-let = write let x = 1
remedy-script-sign-and = write && for and
remedy-script-sign-or = write || for or
remedy-script-sign-not = write ! for not
remedy-script-sign-try = scripts cannot skip their own faults; mend what is reported
remedy-script-sign-quotation = scripts need no quotation marks; remove them
remedy-script-sign-times = write * for times
remedy-script-sign-divided = write / for divided by
remedy-script-sign-minus = write - with the key for minus
remedy-script-sign-at_most = write <= for at most
remedy-script-sign-at_least = write >= for at least
remedy-script-sign = scripts only compute and declare effects
remedy-script-sign-unequal = write != for unequal
fault-script-throws = the script throws '{ $what }'
remedy-script-throws = remove the throw
fault-script-endless = it does not end within { $most } operations
remedy-script-loops = does every loop end?
fault-script-deep = functions call one another too deeply
remedy-script-deep = does every function come to an end?
fault-script-too_large = { $what } is too long
remedy-script-too_large = scripts work with small numbers and short lists
fault-script-for = 'for' cannot go through this
remedy-script-for = write for i in 0..d { "{" } … { "}" }, which goes from 0 to d - 1
fault-script-zero = nothing can be divided by zero
remedy-script-zero = divide by a number that is never 0
fault-script-overflow = this overflows: the number is too large
fault-script-known_in_fight = this is known only in the fight, so 'if', 'while', '&&' and '||' cannot ask for it
remedy-script-known_in_fight = write when(condition, a, b), with both(…, …) for two conditions
fault-script-effect_condition = an effect cannot be a condition
fault-script-number_condition = a number cannot be a condition
remedy-script-compare_it = compare it, as in d > 0
fault-script-no_condition = this is not a condition
remedy-script-compare_two = compare two numbers, as in d == 6
remedy-script-takes_nothing = it takes nothing: write { $name }()
remedy-script-takes = it is written { $name }({ $takes }), as in { $example }
remedy-script-opposite = write the opposite comparison: < for >=, != for ==
remedy-script-when = write when(condition, a, b) where a comparison of the fight decides
remedy-script-only_numbers = only numbers can be computed with
fault-script-unsuited = '{ $name }' cannot be used like this
remedy-script-let = write let { $name } = 1;
fault-script-given = this cannot be given a value
remedy-script-given = write == to compare, or let x = … for a variable
fault-script-something_missing = something is missing here
remedy-script-something = write a number, such as d, or an effect
fault-script-name_missing = a name is missing here
remedy-script-let_x = write let x = 1;
remedy-script-smaller_steps = say it in smaller steps
fault-script-functions = there are too many functions
remedy-script-functions = use at most 8
fault-script-literal = a text or list is longer than { $most }
remedy-script-literal = scripts need no long texts or lists
fault-script-outside_loop = this stands outside of a loop
remedy-script-outside_loop = write it inside while … { "{" } { "}" }
fault-script-inner_function = a function stands inside something else
remedy-script-inner_function = put it at the script's beginning
fault-script-incomplete_function = this function is not complete
remedy-script-incomplete_function = write fn twice(n) { "{" } n * 2 { "}" }
fault-script-constant = '{ $name }' cannot be changed
fault-script-variable = unknown variable '{ $name }'
remedy-script-die = write let x = { $name }; and change x, or write == to compare
remedy-script-constant = make it with let and not with const, or write == to compare
remedy-script-function_sees = a function sees only what it is given: write fn f({ $name }) { "{" } … { "}" } and call f({ $name })
remedy-script-no_dice = no dice are seen here: a card sees those of its slot, a status the die of on_roll, on_place or on_change
remedy-script-dice_called = the dice of this slot are called { $one }
remedy-script-dice_called-two = the dice of this slot are called { $one } and { $two }
remedy-script-brackets = '{ $name }' needs brackets after it: write { $example }
remedy-script-variables = use d, statuses such as BURN, or a variable made with let
remedy-script-no_texts = scripts need no texts; remove the quotation mark
fault-script-endless_text = a text begins here and does not end
fault-script-no_number = '{ $number }' is not a number
fault-script-no_name = '{ $name }' is not a name
remedy-script-letters = use letters and digits
fault-script-no_word = this is neither a number nor a word
fault-script-closes_nothing = this '{ $here }' closes nothing
remedy-script-no_comma = put ';' and not ',' between two effects: attack(d); heal(1)
remedy-script-if_before = an if stands before what it decides: if d == 6 { "{" } attack(d) { "}" }
remedy-script-semicolon = put ';' between two effects: attack(d); heal(1)
remedy-script-curly = write if d > 3 { "{" } attack(d) { "}" } else { "{" } heal(1) { "}" }
remedy-script-between = put ',' between two amounts and ) after the last: inflict(BURN, 1)
fault-script-missing = '{ $sign }' is missing before '{ $here }'
fault-script-ends_early = the script ends too early
remedy-script-close = close every ( with ) and every { "{" } with { "}" }
fault-script-counts = the script depends on too many counts at once
remedy-script-counts = ask for fewer statuses and uses; own_hp() and the like cost nothing
fault-script-effects = an action has at most { $most } effects
fault-script-choices = one_of needs 2 to { $most } choices, not { $found }
remedy-script-one_of = write one_of([attack(1), heal(1)])
fault-script-used_elsewhere = one_of was given an effect that is used elsewhere
remedy-script-write_again = write the effect again inside the brackets
fault-script-nested = choices nest at most { $most } deep
remedy-script-nested = use fewer one_of inside one another
fault-script-long_sum = this sum is too long: more than { $most } numbers and signs
fault-script-wants_number = { $name } needs a number, not { $kind }
remedy-script-status_in_word = write { $name }(own({ $status })) or { $name }(foe({ $status })) for how much of it there is
remedy-script-whole_numbers = numbers are whole; write d * 3 / 2 for one and a half times d
remedy-script-unquoted = numbers stand without quotation marks
remedy-script-number = write a number, such as d or d + 2
remedy-script-chance = no script can ask how chance falls; one_of([attack(6), heal(6)]) lets chance choose between effects
remedy-script-effect = effects stand by themselves, with ';' between them: attack(d); heal(1)
fault-script-negative = { $name } got { $known }, and it needs at least 0
remedy-script-negative = write { $name }(max(0, …))
fault-script-wants_status = { $name } needs a status such as BURN, not { $kind }
remedy-script-write = write { $example }
fault-script-wants_effects = one_of needs effects such as attack(d), not { $kind }
remedy-script-one_of_attacks = write one_of([attack(1), attack(2)])
fault-script-shield = { $name }(SHIELD) is too large a number
remedy-script-shield = write { $word }()
fault-script-when_effects = when chooses between numbers, and these are effects
remedy-script-when_effects = write attack(when(condition, 6, 0)), or if d > 3 { "{" } attack(d) { "}" } else { "{" } heal(d) { "}" }
fault-script-wants_condition = { $name } needs a condition such as foe_hp() < 5, not { $kind }
remedy-script-condition = write a comparison of two numbers, as in d > 3

## What a value of a script is, after “not a number but”

fault-kind-effect = an effect ({ $word })
fault-kind-number = a number
fault-kind-fraction = a fraction
fault-kind-huge = a number of so many digits
fault-kind-text = a text
fault-kind-list = a list
fault-kind-bool = true or false
fault-kind-nothing = nothing
fault-kind-status = a status
fault-kind-test = a comparison known in the fight only
fault-kind-sum = a number known in the fight only
fault-kind-other = a { $name }

## Cards

fault-card-twice = there is a card '{ $id }' already
fault-card-too_many = there are more than { $most } cards
fault-card-dice = card '{ $id }': its action was written down for another number of dice than its slot has
fault-card-face = card '{ $id }': { $fault }
fault-card-size = a card takes 1 or 2 cells, not { $size }
fault-card-uses = a card has 1 to 99 uses a turn, not { $times }
remedy-card-name_script = write action: File("{ $name }") into a card, or remove it
fault-card-idle_script = no card names this script
fault-card-passive_idle = a passive card does nothing without at_start or at_end
remedy-card-write_one = write one of them
fault-card-no_action = the field 'action' is missing
remedy-card-action = write it, such as action: "attack(d)"
fault-card-passive_forms = the forms of a passive card cannot be derived
remedy-card-forms = write plus and minus
fault-card-no_form = no '{ $form }' can be derived from this slot and these uses
remedy-card-write_it = write it
fault-card-slot = the slot's { $fault }
remedy-card-size = choose 1 or 2
fault-card-idle = the script does nothing, whatever the dice and counts are
remedy-card-effect = write an effect, such as attack(d)
remedy-card-script = put it into the folder 'scripts' and name the file alone
fault-card-script = there is no script '{ $name }'

## Enemies and heroes

fault-fighter-tier = a tier of { $tier } is not between 1 and 5
remedy-fighter-tier = choose one
fault-fighter-no_id = this cannot be an id
fault-fighter-twice = there is a fighter '{ $id }' already
fault-fighter-no_dice = without dice it can use none of its cards
remedy-fighter-no_dice = give it dice, or a card on a slot Free
fault-fighter-range = { $field }: { $found } is not between { $low } and { $high }
remedy-fighter-cards = see the list of cards
fault-fighter-no_card = there is no card '{ $card }'

## Points for computer players

remedy-points-guide = the guide lists them
fault-points-unknown = there are no points for '{ $name }'

## Gauntlets

fault-run-hero = hero: there is no hero '{ $id }'
fault-run-fighter = hero: { $fault }
fault-run-range = terms: { $field }: { $found } is not between { $low } and { $high }
fault-run-enemies = terms: a layer of tier { $tier } has { $ways } ways, but there are only { $found } such enemies
fault-run-boss = there is no boss
fault-run-beside = hero: a duel names its fighters and modifiers itself; leave both out beside it, or the duel

## Fights

fault-duel-rounds = rounds: { $found } is not between 1 and 1000
fault-duel-range = fighters: { $field } of fighter { $who }: { $found } is not between { $low } and { $high }
fault-duel-card = fighters: fighter { $who } carries '{ $card }', which is not a card
fault-duel-card-near = fighters: fighter { $who } carries '{ $card }', which is not a card; did you mean '{ $near }'?
fault-duel-beside = '{ $field }' is named beside fighters that are written out
remedy-duel-beside = leave one of the two out
fault-duel-fighters = { $found } fighters are written out, and two fight
remedy-duel-fighters = write two

## Numbers that are no fields

fault-number-cards = number of cards
fault-number-cells = cells of cards
fault-number-layers = number of layers

## Mods

fault-mod-no_gauntlet = the gauntlet cannot be played: { $reason }
remedy-mod-no_gauntlet = keep tier and boss of whom you change
fault-mod-idle_picture = nobody shows this picture: no enemy or hero is called '{ $id }'
remedy-mod-idle_picture = name the file by the id of an enemy
fault-mod-idle_sound = nobody makes this sound: no card, status or fighter is called '{ $id }'
remedy-mod-idle_sound = name the file by the id of a card, a status or a fighter
fault-mod-idle_words = nobody says this: no card, status, fighter or rule modifier is called '{ $id }'
remedy-mod-idle_words = write it for the id of a card, a status, a fighter or a rule modifier
fault-mod-many_files = a mod has at most { $most } files
fault-mod-long_texts = the texts of a mod have at most { $most } bytes
fault-mod-texts_in_use = the texts of the mods in use have at most { $most } bytes together
fault-mod-large_media = the pictures and sounds of a mod have at most { $most } bytes
fault-mod-pixels = the pictures of a mod have at most { $most } pixels
fault-mod-pixels_in_use = the pictures of the mods in use have at most { $most } pixels together
fault-mod-many_words = a mod has names and texts in other languages for at most { $most } ids, all languages together
fault-mod-unseen_words = names and texts with signs that nobody can see: { $number }
fault-mod-long_words = '{ $id }': a name in another language has at most { $name } letters, a text { $text }
fault-mod-many_mods = at most { $most } mods are in use at once
remedy-mod-fewer = use fewer mods at once
fault-mod-many_folders = at most { $most } mods are looked at
remedy-mod-elsewhere = keep those that are not needed elsewhere
fault-mod-more = { $more } more faults and warnings are not told
remedy-mod-more = mend these first
fault-mod-other_ending = nobody reads this: the folder '{ $folder }' holds files that end in .{ $ending }
remedy-mod-move = move or rename it
remedy-mod-picture = save it as a PNG of at most { $most } pixels a side
fault-mod-sound = is not an Ogg sound
remedy-mod-sound = save it as Ogg Vorbis of at most { $most } seconds
fault-mod-damaged_sound = is an Ogg sound that is damaged
fault-mod-long_sound = lasts longer than { $most } seconds
fault-mod-sound_rate = has { $rate } frames a second, and { $low } to { $high } are played
fault-mod-sound_channels = has { $channels } channels, and 1 or 2 are played
fault-mod-frames = the sounds of a mod last at most { $seconds } seconds
fault-mod-frames_in_use = the sounds of the mods in use last at most { $seconds } seconds together
remedy-mod-put_ron = put cards into the folder 'equipment', enemies into 'enemies'
remedy-mod-files = a mod has { $manifest }, { $points } and the folders { $folders }
fault-mod-idle_file = nobody reads this file
remedy-mod-put = put it into the folder '{ $folder }'
remedy-mod-not_needed = remove what is not needed
remedy-mod-too_much = remove what is not needed; what follows is not read
remedy-mod-folders = a mod has { $names }
fault-mod-idle_folder = a mod has no folder of this name, and nobody reads what lies in it
fault-mod-large_file = has { $size } bytes, and at most { $most } are read
remedy-mod-smaller = split it or make it smaller
fault-mod-no_file = is not a file that can be read
remedy-mod-put_file = put a file there
remedy-mod-file_itself = put the file itself there
fault-mod-link = is a link, and a mod stays inside its folder
fault-mod-id = an id has small letters, digits and single signs '-' inside
remedy-mod-id = such as 'my-mod'
fault-mod-other_folder = the id is '{ $id }', but the folder '{ $folder }'
remedy-mod-one_name = give both one name
fault-mod-version = '{ $version }' is not a version
remedy-mod-version = write three numbers, such as 1.0.0
fault-mod-game_version = it is made for version { $wanted }, and this is { $here }
remedy-mod-game_version = look for a newer one, or write { $here } and try it
fault-mod-word = '{ $field }' has 1 to { $most } letters
fault-mod-words = '{ $field }' has at most { $most } words of { $letters } letters
fault-mod-no_picture = is not a PNG picture
fault-mod-large_picture = has { $width }×{ $height } pixels, and at most { $most } a side are shown
fault-mod-damaged_picture = is a PNG picture that is damaged
remedy-mod-folder_itself = put the folder itself there
fault-mod-no_manifest = there is no mod.ron
remedy-mod-no_manifest = write one, or make a new mod by 'rubicon-lab mod new'
fault-mod-circle = '{ $id }' depends on itself, through { $others }
remedy-mod-circle = break the circle
fault-mod-left_out = '{ $id }' is left out because it depends on '{ $wants }'
remedy-mod-first = mend that first
remedy-mod-new_id = use up to { $most } small letters, digits and single signs '-' inside, such as 'my-mod'
fault-mod-new_id = '{ $id }' cannot be the id of a mod
fault-mod-new_folder = there is such a folder already
remedy-mod-new_folder = choose another id, or change what is there
remedy-mod-smaller_picture = save it as a smaller PNG

## Statuses

fault-duel-status = fighters: fighter { $who } begins with '{ $status }', which is not a status
fault-duel-status-near = fighters: fighter { $who } begins with '{ $status }', which is not a status; did you mean '{ $near }'?
fault-status-many = there are { $most } statuses already, those that ship and those of all mods in use
remedy-status-many = this one and those after it are left out; turn a mod off
fault-status-twice = there is a status '{ $id }' already
fault-status-sign = this is not a sign that can be drawn
remedy-status-sign = at most { $most } strokes of 2 to { $most } points, all of them within { $reach } of the middle
fault-status-colour = this is not a colour
remedy-status-colour = write red, green and blue as in "#7fb4d8"
fault-status-worth = this is more than { $most } HP
fault-status-built_in = what '{ $id }' does lies in the game's code, and only how it looks and is called can be changed
remedy-status-built_in = give what does something else an id of its own
fault-script-of_status = '{ $word }' is said by a status alone
remedy-script-of_status = see the moments of statuses in docs/scripting.md
fault-script-not_at_hook = '{ $word }' cannot be said in { $hook }
remedy-script-damage_words = the hit has yet to land: say change_damage, inflict, gain, cure or strip
remedy-script-healing_words = the fight is over: say heal
remedy-script-certain_words = it may be the foe's turn: say nothing of dice, cards and chance
remedy-script-change_damage = say it in { $before_deal } or { $before_hurt }
fault-script-of_card = '{ $name }' is asked by a card alone
remedy-script-mark_die = say it in { $on_roll }
remedy-script-of_card = a status counts itself: write count() or own(STATUS)
fault-script-no_amount = there is no '{ $name }' here
remedy-script-no_amount = count() is said by a status alone, and amount() by one at a moment that is about a number; see docs/scripting.md

## Mods as one file

fault-package-not_utf8 = its name is not UTF-8
fault-package-outside = its name leads out of the mod's folder
fault-package-name = its name is not one that every system has
remedy-package-name = call it by letters, digits and '-', '_', '.', with '/' between a folder and its file
fault-package-no_zip = is not a whole zip file
remedy-package-again = fetch it again, or ask whoever made it
fault-package-many_entries = has more than { $most } entries
fault-package-twice = two entries have one name, capitals aside
remedy-package-one = keep one of the two
remedy-package-packed = make it with 'rubicon-lab mod pack'
fault-package-contradicts = what it says of its entries contradicts itself
fault-package-link = is a link or something else that is no file
remedy-package-file = pack the file itself
fault-package-encrypted = is encrypted
remedy-package-open = pack it without a password
fault-package-method = is compressed in a way that is not read
fault-package-several = several mods are in it
remedy-package-each = make a package of each
fault-package-no_part = no mod has such a file
remedy-package-root = a mod lies at the root of its package, or in one folder there
fault-package-damaged = is damaged
fault-package-large = has more than { $most } bytes, unpacked
fault-mod-shipped = a mod of this id came with the game
fault-mod-there = there is a mod of this id already
remedy-mod-replace = remove it first, or put the new one in its place: --replace
fault-mod-no_folder = is no folder of its own
fault-mod-foreign = no mod has this, and it would be lost
remedy-mod-by_hand = move it elsewhere, or remove the folder by hand
fault-mod-no_mods = no mod lies there
remedy-mod-own_folder = name the folder of your own mods

## Rule modifiers and growth

fault-no_status = there is no status '{ $status }'
remedy-status-list = see the list of statuses
fault-hero-growth = a hero cannot grow so
remedy-hero-growth = at most { $most } victories bring something, each at most { $hp } HP and { $dice } dice
fault-modifier-many = a mod has at most { $most } rule modifiers, and at most { $faults } faults are told
fault-modifier-twice = there is a rule modifier '{ $id }' already
fault-modifier-idle = this changes nothing
remedy-modifier-idle = write first, uses, or what both, hero or enemy have otherwise
fault-modifier-unknown = modifiers: there is no rule modifier '{ $id }'
fault-modifier-unknown_near = modifiers: there is no rule modifier '{ $id }'; did you mean '{ $near }'?
fault-modifier-chosen_twice = modifiers: '{ $id }' is chosen twice
fault-modifier-first = modifiers: by '{ $one }' one fighter begins, and by '{ $other }' the other
fault-card-offers = a card offers 2 to { $most } others to choose from
remedy-card-offers = name as many, or leave the field out
fault-card-offers_unknown = there is no card '{ $id }' before this one
remedy-card-offers_unknown = write the cards that are offered before the one that offers them
remedy-field-example = write it as in { $example }
