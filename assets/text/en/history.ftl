### What was: the log, the recap, undo, saves, and what comes back after a crash. Values in braces are filled in by the program.

saves-works_again = Saving works again.
saves-autosave_failed = The game could not be saved ({ $problem }). The game goes on; make room or allow writing there, and the next turn will be saved.
saves-saved = Saved as "{ $title }".
saves-failed = Not saved: { $problem }
saves-round = Round { $n }
saves-round_none = Setting up
saves-fight = Fight { $n }
saves-damaged = The save { $file } is damaged ({ $reason }). It was set aside as { $aside }.
saves-damaged_restored = The save { $file } was damaged ({ $reason }). It was set aside as { $aside }, and the version before it is used.
saves-crashed = Rubicon crashed last time. What happened is written down in { $file }; Continue takes you back to the last turn of your game.

## The log

log-title = Log
log-only = Only { $name }
log-newest = Newest
log-fold = Fold this turn
log-unfold = Unfold this turn
log-show = Show where
log-show_why = Show where, and why

## Undo

action-redo = Do it again
undo-pending = Take all armies back
undo-short = Take back
undo-it = Take back { $what }
redo-it = Repeat { $what }
undo-claim = the claim
undo-place = the armies
undo-trade = the trade
undo-march = the march
undo-end_attack = the end of attacks
undo-other = the last step

## The recap

recap-title = Since your last turn
recap-replay = Replay it (R)
recap-dismiss = Dismiss
recap-replaying = Replay
recap-replaying_advice = What happened since your last turn. Your turn waits.
recap-skip = Skip
past-then = Looking back
past-then_advice = The table as it was when { $name } decided. Your turn waits.
past-back = Back to my turn
action-replay = Replay what happened since the last turn

## Saves

title-load = Load a game
menu-saves = Save or load
menu-copy_position = Copy the position
menu-copy_game = Copy the game
menu-paste = Paste a position or a game
menu-edit_position = Change the position
notation-position_copied = The position is copied, as you see it.
notation-game_copied = The game is copied, as you know it.
saves-title = Saves
saves-close = Close
saves-name = Name of the save
saves-new_name = New name
saves-save = Save
saves-load = Load
saves-loading = Loading…
saves-load_which = Load: { $save }
saves-rename = Rename
saves-rename_which = Rename: { $save }
saves-rename_sure = Give it this name
saves-delete = Delete
saves-delete_which = Delete: { $save }
saves-delete_ask = It cannot be brought back.
saves-delete_sure = Delete it
saves-overwrite = There is already a save "{ $title }".
saves-overwrite_sure = Replace it
saves-reading = Reading the saves…
saves-none = There is nothing here yet.
saves-search = Search
saves-order = Order
saves-order_newest = Newest first
saves-order_name = By name
saves-order_game = By game
saves-not_found = No save has these words.
saves-over = Over
saves-auto = Autosave
saves-unusable = This save cannot be loaded: { $reason }
