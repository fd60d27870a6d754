### The words of the house: title, setup, settings, menu, help, result. Values in braces are filled in by the program.

# The name of the language in itself.
language-name = English

game-conquest = Conquest
game-alea = Alea
game-gauntlet = Gauntlet

## Title

title-name = Rubicon
title-line = A game room whose opponents tell you why.
title-play = Play
title-continue = Continue
title-settings = Settings
title-help = Rules and keys
title-training = Training ground
title-quit = Quit
title-version = Version { $version }

## Lobby

lobby-title = The lobby
lobby-line = Choose a table
lobby-back = Back
lobby-continue = Continue { $game }
lobby-play = Play
lobby-play_game = Play { $game }
lobby-play_note = Starts at once, with the table as you set it last time.
lobby-set = Set the table
lobby-set_game = Set the table for { $game }

## Setup

setup-line = Set the table
setup-seats = Seats
setup-rules = Rules
name-caesar = Caesar
setup-human = Human
setup-human_note = Somebody at this machine
setup-methods = Levels and methods, without a character
setup-gentle = Gentle
setup-steady = Steady
setup-formidable = Formidable
setup-name_of = Name of seat { $n }
setup-livery = { $color }, { $emblem }
setup-choose_livery = Colour and shape
setup-add_seat = Add a seat
setup-remove_seat = Remove this seat
setup-move_up = Sit one place earlier
setup-back = Back
setup-begin = Begin
setup-seed = Seed
setup-seed_note = The same seed gives the same deal, dice and cards. A number or any phrase.
setup-roll_seed = Roll a new seed
setup-fault_name = Every seat needs a name.
setup-fault_same_name = Two seats have the same name.
setup-fault_seed = Write a seed: a number or any phrase.
setup-map = Map
setup-map_of_mod = From the mod { $mod }.
setup-victory = Victory
setup-start = Start
setup-cards = Cards
setup-fortify = Moving armies at the end of a turn
setup-portals = Portals
setup-blizzards = Blizzards
setup-layout = Layout
setup-others = Other rules
setup-muster = Armies placed at a time
setup-capital_dice = Capitals defend with three dice
setup-fog = Fog of war
setup-fog_note = You see only your own territories and their neighbours. So do the opponents.
setup-first_seat = The first seat begins
setup-first_seat_note = Otherwise the dice say who begins.
setup-two_phase = Two-phase turns
setup-two_phase_note = In a turn you place your armies, then attack at most three times. No cards, no moves at the end.
setup-neutrals = Neutral armies
setup-neutrals_note = A third force stands between two players. It never attacks.
setup-round_limit = Round limit
setup-round_limit_note = After that, whoever holds the most territories wins.

victory-elimination = Last one standing
victory-elimination_note = Eliminate everybody else.
victory-share = Share of the map
victory-share_note = Hold this share of all territories at the end of your turn, or eliminate everybody else.
victory-share_number = Percent of the map
victory-capitals = Capitals
victory-capitals_note = Everybody names a capital in secret. Hold this many to win.
victory-capitals_number = Capitals to hold
victory-missions = Secret missions
victory-missions_note = Everybody draws a mission that nobody else knows. One that the deal itself fulfils counts only once you have captured a territory or a round is over.
victory-rounds = Rounds
victory-rounds_note = Hold the most territories when the last round ends.
victory-rounds_number = Number of rounds

start-deal = Dealt
start-deal_note = Territories are dealt at random; then armies are placed in turn.
start-claim = Claimed
start-claim_note = Territories are claimed one by one; then armies are placed in turn.
start-scatter = Scattered
start-scatter_note = Territories and armies are dealt at random: begin at once.

cards-progressive = Rising
cards-progressive_note = Sets are worth 4, 6, 8, 10, 12, 15, 20, 25 armies, then 5 more each time.
cards-fixed = Fixed
cards-fixed_note = Infantry 4, cavalry 6, artillery 8, one of each 10.
cards-off = None
cards-off_note = Armies come from land alone.

fortify-adjacent = One neighbour
fortify-adjacent_note = One move to a neighbouring territory.
fortify-path = One path
fortify-path_note = One move along connected territories of your own.
fortify-unlimited = Any
fortify-unlimited_note = Any number of moves along connected territories of your own.
fortify-off = None
fortify-off_note = Armies stay where they stand.

portals-off = None
portals-off_note = The borders are those of the map.
portals-two = Two
portals-three = Three
portals-four = Four
portals-six = Six
portals-note = Territories with a portal border each other, wherever they lie. They are drawn at the start, and everybody sees them.
setup-blizzards_number = Closed territories
setup-blizzards_note = Nobody enters or holds a territory under a blizzard, all game long. To hold a continent is to hold what is open of it.
setup-layout_number = Number it is drawn from
setup-layout_note = The same number puts portals and blizzards in the same places of a map. 0 follows the seed.

emblem-disc = disc
emblem-triangle = triangle
emblem-square = square
emblem-diamond = diamond
emblem-star = star
emblem-cross = cross
emblem-hourglass = hourglass
emblem-heart = heart

speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-rapid = Rapid
speed-instant = Instant

## Menu over a game

menu-title = Game menu
menu-resume = Resume
menu-settings = Settings
menu-help = Rules and keys
menu-leave = Leave the game
menu-leave_kept = Your game is saved as it stands: Continue on the title takes you back to it.
menu-leave_lost = No person plays in this game, so it is not kept.
menu-leave_for_sure = Leave it

## Help

help-title = Rules and keys
help-rules = Rules
help-keys = Keys
help-done = Done
help-search = Search
help-search_clear = Show everything
help-show_again = Show again: { $what }
help-show_again_tip = Click to see it again.
help-nothing = Nothing here mentions “{ $what }”.
help-this_game = This game
help-variant = { $name }: { $value }
help-mouse = The mouse does everything too: click to choose, drag to move the map, turn the wheel to zoom. Tab moves through buttons and fields.

action-main = The gold button
action-end_phase = End the phase
action-more = One more
action-fewer = One fewer
action-much_more = Ten more
action-much_fewer = Ten fewer
action-all = All of them
action-back = Back, or the menu
action-undo = Take back
action-blitz = Fight to the end
action-cards = Show the cards
action-mark = Mark a place for yourself
action-mark_all = Mark what is ruled out
action-next_target = Next territory
action-previous_target = Previous territory
action-why = Why the last move was made
action-hint = Ask for advice
action-pan_up = Move the map up
action-pan_down = Move the map down
action-pan_left = Move the map left
action-pan_right = Move the map right
action-zoom_in = Zoom in
action-zoom_out = Zoom out
action-zoom_reset = The whole map
action-help = Rules and keys
action-settings = Settings
action-fullscreen = Full screen on or off
action-mute = Sound on or off
action-text_view = Text view or drawn table

key-ctrl = Ctrl
key-space = Space
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-delete = Del
key-insert = Ins
key-home = Home
key-end = End
key-page_up = Page Up
key-page_down = Page Down
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-plus = +
key-minus = −

## Result

result-winner = { $name } wins
result-winners = { $names } and { $last } share the victory
result-draw = { $names } and { $last } draw
result-no_winner = Nobody wins
result-rounds =
    { $n ->
        [one] One round
       *[other] { $n } rounds
    }
result-facts = { $rounds } · seed { $seed }
result-place = Place
result-player = Player
result-rematch = Rematch
result-to_setup = Change the setup
result-to_title = Back to the title

## Notices

notice-dismiss = Dismiss
notice-unkept = Nothing can be kept: { $problem }. You can play, but settings, saves and replays last only until you quit.
notice-settings_damaged = Some settings could not be read and are back at their defaults ({ $reason }). The old file was kept as { $file }.
notice-setup_damaged = The last table could not be read, so the classic one is set ({ $reason }). The old file was kept as { $file }.
