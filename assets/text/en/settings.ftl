### The words of the settings: their pages, the palettes, and binding keys. Values in braces are filled in by the program.

settings-title = Settings
settings-done = Done
settings-defaults = Restore defaults

settings-tab_display = Display
settings-tab_sound = Sound
settings-tab_play = Play
settings-tab_keys = Keys
settings-tab_access = Access

## Display

settings-language = Language
settings-language_system = Same as the system: { $name }
settings-text_size = Text size
settings-fullscreen = Fill the whole screen
settings-pieces = Pieces of board games
settings-pieces_pictures = Pictures
settings-pieces_characters = Characters
settings-pieces_letters = Letters
settings-coordinates = Names of rows and columns beside boards
settings-palette = Players' colours
settings-palette_note = Every player has a shape beside the colour. All of these can be told apart with any colour vision.

## Sound

settings-music = Ambience
settings-effects = Effects
settings-muted = Mute everything
settings-by_key = { $key } does the same at any time.

## Play

settings-speed = Speed of moves
settings-speed_note = How long dice, marches and banners are shown: from half as fast to eight times as fast. Instant shows only the outcome.

settings-confirm_moves = Confirm moves on boards
settings-confirm_moves_note = A piece that was moved goes only after you have confirmed it with Space or the button.

settings-guidance = Guidance for newcomers
settings-guidance_note = A few words on what to do, each shown once, beside what they are about.
settings-guide_again = Show all tips again

## Access

settings-text_view = Text view
settings-text_view_note = Tables are told in lines and buttons, for a screen reader and the keyboard, instead of being drawn.
settings-reduced_motion = Reduced motion
settings-reduced_motion_note = Nothing drifts, tumbles, slides or flashes; things change at once.
settings-text_sample = Kamchatka holds against three armies.

## Keys

keys-table = At the table
keys-map = The map
keys-everywhere = Everywhere
keys-hint = Key: { $key }
keys-note = Choose a key, then press the one to use instead.
keys-press = Press a key
keys-cancel_note = Esc leaves it as it was.
keys-none = none
keys-change = { $action }: change { $key }
keys-add = { $action }: add a key
keys-reset = { $action }: back to { $keys }
keys-reset_all = Reset all keys
keys-taken = { $key } now does “{ $other }”. Give it to “{ $action }” instead?
keys-take = Give it
keys-leave = Leave it

## Palettes and their colours

palette-okabe_ito = Strong
palette-okabe_ito_note = Clear colours, after Okabe and Ito
palette-medium_contrast = Muted
palette-medium_contrast_note = Three colours, light and dark, after Tol
palette-lightness = Light to dark
palette-lightness_note = Distinct even without colour, as in print
color-blue = Blue
color-vermilion = Vermilion
color-green = Green
color-yellow = Yellow
color-purple = Purple
color-white = White
color-violet = Violet
color-mint = Mint
color-pink = Pink
color-dark_blue = Dark blue
color-light_yellow = Light yellow
color-dark_red = Dark red
color-light_blue = Light blue
color-dark_yellow = Dark yellow
color-light_red = Light red
color-indigo = Indigo
color-jade = Jade
color-plum = Plum
color-lime = Lime
color-teal = Teal
