//! What a position is worth, and why.

use search::Position as _;

use super::node::Node;
use super::outlook::for_side;
use super::race::race;
use super::worth::Worth;
use crate::board::{Solved, ranked_by_tables};
use crate::jungle::animal::Side;
use crate::jungle::kernel::{Step, at_the_gate, has_entered};
use crate::jungle::tables::MOST_ANIMALS;

/// What each ply without a capture takes from a game that is won, so that one that is won sooner is worth more.
const HURRY: f64 = 0.0002;
/// What is left of a lead where the tables say that nobody wins.
const HOPE: f64 = 0.1;
/// From so many plies on a race is worth nothing.
const LONG_RACE: f64 = 40.0;

/// What a position is worth, and why.
enum Judged {
    /// The game is over, or as good as over.
    Ended(f64),
    /// The tables know who wins.
    Known(f64),
    /// By its animals, by how far they have come, by a race to a den, by the plies without a capture.
    Open { animals: f64, ways: f64, race: f64, patience: f64 },
}

impl Node<'_> {
    /// A game that one side wins so many plies on.
    #[inline]
    fn won_by(&self, side: Side, plies: u16) -> f64 {
        let value = 1.0 - HURRY * f64::from(self.pieces.quiet.saturating_add(plies));
        if side == self.outlook.own { value } else { -value }
    }

    /// Who has won, if the position ends the game, and nobody if it is drawn.
    #[inline]
    fn winner(&self) -> Option<Option<Side>> {
        let (pieces, mover) = (&self.pieces, self.pieces.mover);
        if has_entered(pieces, mover.other()) || pieces.living(mover) == 0 {
            return Some(Some(mover.other()));
        }
        if pieces.quiet >= self.outlook.limit || self.outlook.came_before(pieces) {
            return Some(self.outlook.knowledge.ways.is_stuck(pieces).then(|| mover.other()));
        }
        None
    }

    /// What the position is worth, if it ends the game.
    #[inline]
    pub(super) fn ended(&self) -> Option<f64> {
        Some(self.winner()?.map_or(self.outlook.drawn, |winner| self.won_by(winner, 0)))
    }

    /// All steps with how the game ends after them, best first, where the tables call the position won or lost before the plies are up.
    pub fn solved_steps(&self) -> Option<Vec<(Step, Solved)>> {
        self.known()?;
        let mut steps: Vec<Step> = Vec::new();
        let ways = &self.outlook.knowledge.ways;
        ways.captures(&self.pieces, |step| steps.push(step));
        ways.quiet(&self.pieces, |step| steps.push(step));
        ranked_by_tables(steps, |step| {
            let mut next = *self;
            next.make(*step);
            match next.winner() {
                Some(None) => Some(Solved::Drawn),
                // Whoever is to act has lost.
                Some(Some(_)) => Some(Solved::Lost(0)),
                None => next.solved(),
            }
        })
    }

    /// How the game ends by the tables, if they know.
    #[inline]
    pub fn solved(&self) -> Option<Solved> {
        let tables = self.outlook.tables?;
        let living = Side::ALL.map(|side| self.pieces.living(side).count_ones() as usize);
        if living[0] + living[1] > MOST_ANIMALS { None } else { tables.solved(&self.pieces) }
    }

    /// What the position is worth, if one side wins by the tables before the plies are up.
    #[inline]
    pub(super) fn known(&self) -> Option<f64> {
        let in_time = |plies: u8| self.pieces.quiet + u16::from(plies) <= self.outlook.limit;
        match self.solved()? {
            Solved::Won(plies) if in_time(plies) => Some(self.won_by(self.pieces.mover, plies.into())),
            Solved::Lost(plies) if in_time(plies) => Some(self.won_by(self.pieces.mover.other(), plies.into())),
            _ => None,
        }
    }

    fn judged(&self) -> Judged {
        if let Some(value) = self.ended() {
            return Judged::Ended(value);
        }
        if let Some(value) = self.known() {
            return Judged::Known(value);
        }
        let (pieces, mover) = (&self.pieces, self.pieces.mover);
        let knowledge = self.outlook.knowledge;
        if at_the_gate(pieces, mover) {
            return Judged::Ended(self.won_by(mover, 1));
        }
        if knowledge.ways.is_stuck(pieces) {
            return Judged::Ended(self.won_by(mover.other(), 0));
        }
        let (own, weights) = (self.outlook.own, knowledge.worth.weights());
        // Nobody wins by force; but whoever stands better may still be given something.
        let hope = if self.solved() == Some(Solved::Drawn) { HOPE } else { 1.0 };
        let animals = hope * weights.animals * for_side(own, self.lead);
        let ways = hope * for_side(own, Worth::of_units(self.places));
        let race = race(&knowledge.ways, pieces).map_or(0.0, |(side, plies)| {
            let near = (1.0 - f64::from(plies) / LONG_RACE).max(0.0);
            hope * weights.race * if side == own { near } else { -near }
        });
        let patience = -animals * weights.patience * f64::from(pieces.quiet) / f64::from(self.outlook.limit);
        Judged::Open { animals, ways, race, patience }
    }

    /// The value of the position for the side the search is for.
    #[inline]
    pub(super) fn value(&self) -> f64 {
        match self.judged() {
            Judged::Ended(value) | Judged::Known(value) => value,
            Judged::Open { animals, ways, race, patience } => animals + ways + race + patience,
        }
    }

    /// The value in its parts, each with the name of its term.
    pub fn parts(&self) -> Vec<(&'static str, f64)> {
        match self.judged() {
            Judged::Ended(value) => vec![("term-jungle_end", value)],
            Judged::Known(value) => vec![("term-jungle_known", value)],
            Judged::Open { animals, ways, race, patience } => vec![
                ("term-jungle_animals", animals),
                ("term-jungle_ways", ways),
                ("term-jungle_race", race),
                ("term-jungle_patience", patience),
            ],
        }
    }
}
