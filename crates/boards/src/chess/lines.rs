//! Where each piece may go from each square, worked out once for the rules of a game.

use super::piece::{Kind, Piece, Side};
use super::rules::Rules;
use super::ways::{Does, Offset, Path, Way};
use crate::board::{Square, Squares};

/// Squares that a piece comes to one after the other.
#[derive(Clone, Debug)]
pub struct Line {
    /// In the order in which it comes to them.
    pub squares: Vec<Square>,
    /// How it gets there.
    pub shape: Shape,
    /// What it may do there.
    pub does: Does,
    /// Whether it is open only to a piece that has not moved yet.
    pub once: bool,
}

/// How a piece gets along a [`Line`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// At once, if these squares are empty.
    Leap(Squares<u128>),
    /// Over empty squares.
    Ride,
    /// Over exactly one piece.
    Hop,
    /// Over exactly one piece of another kind, to take a piece of another kind.
    ShyHop,
}

/// The ways of one piece from one square.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// Its lines, in an order that is always the same.
    pub lines: Vec<Line>,
    /// Where it could get to and take something, on one board or another.
    pub targets: Squares<u128>,
}

/// All ways of all pieces.
#[derive(Clone, Debug)]
pub struct Lines {
    /// By piece and square.
    reaches: Vec<Vec<Reach>>,
}

impl Lines {
    /// Those of a game.
    pub fn new(rules: &Rules) -> Self {
        let mut reaches = vec![Vec::new(); Piece::COUNT];
        for side in Side::ALL {
            for (kind, rule) in (0..).map(Kind).zip(rules.kinds) {
                let lines = |from| rule.ways.iter().flat_map(move |way| lines_of(rules, way, side, from));
                let reach = |from| Reach::of(lines(from).collect());
                reaches[Piece { side, kind }.index()] = rules.size.squares().map(reach).collect();
            }
        }
        Self { reaches }
    }

    /// The ways of a piece from a square of the board.
    #[inline]
    pub fn of(&self, piece: Piece, from: Square) -> &Reach {
        &self.reaches[piece.index()][from.index()]
    }
}

impl Reach {
    fn of(lines: Vec<Line>) -> Self {
        let taking = lines.iter().filter(|line| line.does.takes(true));
        let targets = taking.flat_map(|line| line.squares.iter().copied()).collect();
        Self { lines, targets }
    }
}

/// The lines of a way from a square.
fn lines_of(rules: &Rules, way: &'static Way, side: Side, from: Square) -> impl Iterator<Item = Line> {
    let size = rules.size;
    let to = way.to.squares(size, side);
    let begins = way.from.squares(size, side).contains(from);
    let forward = move |(columns, rows): Offset| match side {
        Side::White => (columns, rows),
        Side::Black => (-columns, -rows),
    };
    let next = move |square: Square, by: Offset| size.offset(square, forward(by)).filter(|next| to.contains(*next));
    way.by.iter().filter(move |_| begins).filter_map(move |by| {
        let one = |over| (next(from, *by).into_iter().collect::<Vec<_>>(), Shape::Leap(over));
        let many = |shape| (std::iter::successors(next(from, *by), |square| next(*square, *by)).collect(), shape);
        let (squares, shape) = match way.path {
            Path::Leap => one(Squares::none()),
            Path::Hobbled(over) => one(over.iter().filter_map(|by| size.offset(from, forward(*by))).collect()),
            Path::Ride => many(Shape::Ride),
            Path::Hop => many(Shape::Hop),
            Path::ShyHop => many(Shape::ShyHop),
        };
        (!squares.is_empty()).then_some(Line { squares, shape, does: way.does, once: way.once })
    })
}
