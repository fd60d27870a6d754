//! Why a table cannot be laid, where every game says the same.

use tabletop::{Message, message};

/// The program's files, which the rules of a setup are made of, are not there.
pub fn no_files() -> Message {
    message!("fault-table-no_files", "the program's files are missing")
}

/// A setup or a record is of other rules than the table is for.
pub fn other_game() -> Message {
    message!("fault-table-other_game", "this is a game of other rules")
}

/// There is no session to show.
pub fn nobody() -> Message {
    message!("fault-table-nobody", "nobody is at the table yet")
}
