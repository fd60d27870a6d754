//! What is said of points, boards and rings that cannot be drawn: what is wrong, and what to do about it.

use super::geometry::Point;
use tabletop::{Message, message};

/// What is wrong, and what to do about it.
type ReasonAndRemedy = (Message, Message);

/// A point without numbers.
pub(super) fn no_place(Point(x, y): Point) -> ReasonAndRemedy {
    let (x, y) = (x.to_string(), y.to_string());
    (
        message!("fault-map-no_place", "({x}, {y}) is not a place on the board", x, y),
        message!("remedy-map-plain_numbers", "use plain numbers"),
    )
}

/// A point beside a board of this size.
pub(super) fn outside(Point(x, y): Point, (width, height): (f32, f32)) -> ReasonAndRemedy {
    let (x, y, width, height) = (x.to_string(), y.to_string(), width.to_string(), height.to_string());
    (
        message!("fault-map-outside", "({x}, {y}) lies outside the board", x, y),
        message!("remedy-map-outside", "stay within {width} by {height}, or enlarge `size`", width, height),
    )
}

/// A board without room, or with more than `most` units a side.
pub(super) fn no_board(Point(width, height): Point, most: f32) -> ReasonAndRemedy {
    let (width, height, most) = (width.to_string(), height.to_string(), most.to_string());
    (
        message!("fault-map-board", "a board of {width} by {height} cannot be drawn", width, height),
        message!("remedy-map-board", "use two numbers above 0, at most {most}", most),
    )
}

/// A line of too few points.
pub(super) fn short_line(points: usize, fewest: usize) -> ReasonAndRemedy {
    (
        message!("fault-map-short_line", "a line of {points} points cannot be drawn here", points),
        message!("remedy-map-short_line", "use at least {least}", least = fewest),
    )
}

/// A ring around nothing.
pub(super) fn empty_ring() -> ReasonAndRemedy {
    (message!("fault-map-empty_ring", "the ring encloses nothing"), message!("remedy-map-remove", "remove it"))
}

/// A ring around everything but the land.
pub(super) fn turned_ring() -> ReasonAndRemedy {
    (
        message!("fault-map-turned_ring", "the ring runs the wrong way round"),
        message!(
            "remedy-map-turned_ring",
            "outer rings run anticlockwise, holes clockwise: reverse the order and take complements"
        ),
    )
}
