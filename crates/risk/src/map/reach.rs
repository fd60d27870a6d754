//! What is said of territories that borders do not join to the rest of a map.

use tabletop::{Message, message};

use super::topology::Unreached;

/// What is wrong; `name` names a territory by its place.
pub(super) fn not_reached<'a>(fault: &Unreached, name: impl Fn(usize) -> &'a str) -> Message {
    match *fault {
        Unreached::Apart { first, count: 0 | 1 } => {
            message!("fault-map-apart", "no way leads from `{from}` to `{to}`", from = name(0), to = name(first))
        }
        Unreached::Apart { first, count } => message!(
            "fault-map-apart-more",
            "no way leads from `{from}` to `{to}` and {more} more",
            from = name(0),
            to = name(first),
            more = count - 1
        ),
        Unreached::Safe { territory } => {
            message!("fault-map-safe", "`{name}` can be attacked from nowhere", name = name(territory))
        }
    }
}

/// What to do about it.
pub(super) fn remedy() -> Message {
    message!("remedy-map-join", "join it to the rest of the map by a border")
}
