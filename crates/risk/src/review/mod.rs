//! A game looked back on: how every seat stood turn by turn, what was remarkable, and how lucky the dice were.
//!
//! [`Review::from_session`] follows a session from its beginning; [`Reviewer`] takes the same events one step at a time. Everything
//! is read off events and boards, so the same record always gives the same review.
//!
//! Reasons of opponents do not belong here, and neither do pictures: this is what graphs, time lines and tables are
//! drawn from.

mod luck;

#[cfg(test)]
mod tests;

use serde::Serialize;
use tabletop::{Seat, Session};

pub use luck::{Battles, Dice, Luck};

use crate::board::{Board, Owner};
use crate::event::{Event, EventKind};
use crate::map::ContinentId;
use crate::rules::Risk;

/// How one seat stood.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Stand {
    /// Territories held.
    pub territories: u32,
    /// Armies on the board.
    pub armies: u64,
    /// Armies a turn that began now would bring, without cards; 0 for a seat that is out.
    pub income: u32,
    /// Cards in hand.
    pub cards: u8,
    /// Luck with the dice up to now, in armies: those expected to be lost less those lost, over attack and defence.
    pub luck: f64,
}

/// How everybody stood at the beginning of a turn, or at the end of the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sample {
    /// Steps made before.
    pub step: usize,
    /// The round.
    pub round: u32,
    /// Whose turn began; at the end of the game, whose it was.
    pub seat: Seat,
    /// By seat.
    pub stands: Vec<Stand>,
}

/// Something worth a mark on a time line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum MarkKind {
    /// A turn began.
    Turn,
    /// The seat took the last territory of a continent.
    Continent(ContinentId),
    /// The seat eliminated another.
    Eliminated(Seat),
    /// The game ended; the seat is the one whose turn it was.
    Over,
}

/// When something remarkable happened, and who did it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Mark {
    /// Steps made before the one that brought it.
    pub step: usize,
    /// In which round; 0 while the board was set up.
    pub round: u32,
    /// Who.
    pub seat: Seat,
    /// What.
    pub kind: MarkKind,
}

/// A game looked back on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// One sample for each turn, in order, and one for the moment the review ends.
    pub samples: Vec<Sample>,
    /// In order.
    pub marks: Vec<Mark>,
    /// By seat.
    pub luck: Vec<Luck>,
    /// Steps reviewed.
    pub steps: usize,
}

impl Review {
    /// The review of everything a session has come through.
    pub fn from_session(session: &Session<Risk>) -> Self {
        let mut past = session.clone();
        past.seek(0);
        let mut reviewer = Reviewer::new(past.game(), &past.state().board);
        while past.len() < session.len() {
            let step = past.len();
            let before = past.state().board.clone();
            let Ok(events) = past.redo() else { break };
            reviewer.step(past.game(), step, &before, &events, &past.state().board);
        }
        reviewer.finish(session.game(), &session.state().board)
    }
}

/// A review in the making.
#[derive(Clone, Debug)]
pub struct Reviewer {
    review: Review,
    dice: luck::Tally,
}

impl Reviewer {
    /// Begins with a game that stands like this.
    pub fn new(game: &Risk, board: &Board) -> Self {
        let seats = board.seats();
        let review = Review { samples: Vec::new(), marks: Vec::new(), luck: vec![Luck::default(); seats], steps: 0 };
        let mut reviewer = Self { review, dice: luck::Tally::new(seats) };
        // A scene may begin in the middle of a turn, whose beginning nothing tells.
        if board.round > 0 {
            reviewer.sample(game, 0, board);
        }
        reviewer
    }

    /// Takes one step: the board before it, everything that happened, unredacted, and the board after it.
    pub fn step(&mut self, game: &Risk, step: usize, before: &Board, events: &[Event], after: &Board) {
        self.review.steps = step + 1;
        for event in events {
            self.dice.take(game, before, &event.kind);
            let (seat, kind) = match event.kind {
                EventKind::Turn { seat, .. } => (seat, MarkKind::Turn),
                EventKind::Eliminated { seat, by, .. } => (by, MarkKind::Eliminated(seat)),
                EventKind::Captured { seat, to, .. } => {
                    let continent = game.map().continent_of(to);
                    if !game.held(after, seat).any(|held| held == continent) {
                        continue;
                    }
                    (seat, MarkKind::Continent(continent))
                }
                EventKind::Over(_) => (after.active, MarkKind::Over),
                _ => continue,
            };
            self.review.marks.push(Mark { step, round: after.round, seat, kind });
            if kind == MarkKind::Turn {
                self.sample(game, step + 1, after);
            }
        }
    }

    /// The review up to here; `board` is how the game stands now.
    pub fn finish(mut self, game: &Risk, board: &Board) -> Review {
        self.dice.close();
        self.review.luck = self.dice.luck();
        let steps = self.review.steps;
        if board.round > 0 && self.review.samples.last().is_none_or(|sample| sample.step < steps) {
            self.sample(game, steps, board);
        }
        self.review
    }

    fn sample(&mut self, game: &Risk, step: usize, board: &Board) {
        let luck = self.dice.luck();
        let stands = Seat::all(board.seats())
            .map(|seat| {
                let (territories, armies) = board.strength(Owner::of(seat));
                let income = if territories > 0 { game.income(board, seat).total() } else { 0 };
                let cards = board.hand_sizes.get(seat.index()).copied().unwrap_or(0);
                let luck = luck.get(seat.index()).map_or(0.0, Luck::armies);
                Stand { territories, armies, income, cards, luck }
            })
            .collect();
        self.review.samples.push(Sample { step, round: board.round, seat: board.active, stands });
    }
}
