//! What the other side may take a position for.
//!
//! Whoever wants to know what the other side will do must know what it can tell apart. For some of the positions that a side believes in, some others are kept which the other side cannot tell from them by
//! all it has seen: there the own pieces stand elsewhere, since some own moves were not seen. What the other side thinks that this side thinks is not followed any further.
//!
//! Where a position comes in anew the other side is taken to know it, until own moves follow that it does not see. So nothing is supposed that cannot be so; what is left out makes the other side look as if it knew more.

use std::collections::BTreeMap;

use rand::RngExt;
use tabletop::Seed;

use super::follow::follow;
use super::kept::{Kept, unhurried};
use super::sighting::Sighting;
use crate::chess::fog::game::Fog;
use crate::chess::fog::look::look;
use crate::chess::fog::state::State;
use crate::chess::fog::view::View;
use crate::chess::moves::Move;
use crate::chess::piece::{Piece, Side};
use crate::chess::position::Position;

/// Moves tried for each position wanted.
const TRIES: usize = 6;
/// Positions that one may become by a move of the other side, at most.
const MOST_NEXT: usize = 256;

/// A position, and some others that the other side cannot tell from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Alike {
    /// What may be so.
    pub position: Position,
    /// What the other side may take it for as well.
    pub others: Vec<Position>,
}

/// Positions that fit what a side has seen, each with what the other side may take it for.
#[derive(Clone, Debug)]
pub struct SecondOrder {
    count: usize,
    each: usize,
    samples: Vec<Alike>,
    /// What was known last.
    known: Option<Box<State>>,
}

impl SecondOrder {
    /// Keeps up to `count` positions, with up to `each` others for each.
    pub fn new(count: usize, each: usize) -> Self {
        Self { count: count.max(1), each, samples: Vec::new(), known: None }
    }

    /// Takes the next view of its side; `believed` is what is believed by it.
    pub fn see(&mut self, game: &Fog, believed: &[Position], view: &View) {
        let before = self.known.replace(Box::new(view.known.clone()));
        let Some(side) = view.side.filter(|_| game.in_fog() && view.known.end.is_none() && !view.known.undecided)
        else {
            self.samples.clear();
            return;
        };
        let begun = before.or_else(|| self.begin(game, view));
        match begun.filter(|known| known.plies + 1 == view.known.plies && known.end.is_none()) {
            Some(known) => {
                let sighting = Sighting::of(game, view, side);
                let step = Step { game, before: &known, sighting: &sighting, seed: seed(view, side), each: self.each };
                let samples = std::mem::take(&mut self.samples);
                self.samples = if known.mover == side {
                    (0..).zip(samples).filter_map(|(number, sample)| step.own(number, &sample)).collect()
                } else {
                    // Half the room is for positions that come in anew: else all would descend from few.
                    step.others(&samples, self.count.div_ceil(2))
                };
            }
            None => self.samples.clear(),
        }
        self.fill(believed);
    }

    /// The only start of a game, where the first view is that after the first move.
    fn begin(&mut self, game: &Fog, view: &View) -> Option<Box<State>> {
        let [start] = &game.starts[..] else { return None };
        if view.known.plies != 1 {
            return None;
        }
        self.samples = vec![Alike { position: unhurried(start.position(game.rules())), others: Vec::new() }];
        Some(Box::new(start.clone()))
    }

    /// Fills up with what is believed.
    fn fill(&mut self, believed: &[Position]) {
        for position in believed {
            if self.samples.len() >= self.count {
                break;
            }
            if !self.samples.iter().any(|sample| sample.position == *position) {
                self.samples.push(Alike { position: *position, others: Vec::new() });
            }
        }
    }

    /// The positions, in an order that follows from what was seen and says nothing.
    pub fn samples(&self) -> &[Alike] {
        &self.samples
    }
}

fn seed(view: &View, side: Side) -> Seed {
    Seed(Seed(u64::from(view.known.plies)).derive("second order", side as u64).0)
}

/// From one view to the next.
struct Step<'a> {
    game: &'a Fog,
    before: &'a State,
    sighting: &'a Sighting<'a>,
    seed: Seed,
    each: usize,
}

impl Step<'_> {
    /// What a position and its others may become by one move, if it looks as was seen.
    fn next(&self, position: Position) -> Vec<Position> {
        let mut kept = Kept::new(MOST_NEXT, self.seed.0);
        follow(self.game, &[position], self.before, self.sighting, &mut kept);
        kept.finish().0
    }

    /// By the own move that was made. The other side may have seen it or not: it takes the position for all that own moves may have led to which look the same to it.
    fn own(&self, number: u64, sample: &Alike) -> Option<Alike> {
        let (side, position) = (self.sighting.side, *self.next(sample.position).first()?);
        let seen = look(self.game, &position, side.other());
        let mut tried: Vec<(Position, Move)> = Vec::new();
        for other in std::iter::once(&sample.position).chain(&sample.others) {
            self.game.chess.pseudo_legal(other, |mv| tried.push((*other, mv)));
        }
        let mut rng = self.seed.stream("second order", number);
        let mut others: Vec<Position> = Vec::with_capacity(self.each);
        for drawn in 0..tried.len().min(TRIES * self.each) {
            if others.len() >= self.each {
                break;
            }
            let at = rng.random_range(drawn..tried.len());
            tried.swap(drawn, at);
            let (other, mv) = tried[drawn];
            let (next, _) = self.after(&other, mv);
            if next != position && !others.contains(&next) && look(self.game, &next, side.other()) == seen {
                others.push(next);
            }
        }
        Some(Alike { position, others })
    }

    /// By moves of the other side, which knows them: up to so many positions, each as likely to be kept as any other.
    fn others(&self, samples: &[Alike], count: usize) -> Vec<Alike> {
        let mut all = Kept::new(count, self.seed.0);
        let mut from = BTreeMap::new();
        for sample in samples {
            for next in self.next(sample.position) {
                if all.would_keep(next.repetition_key()) {
                    all.add(next);
                    from.entry(next.repetition_key()).or_insert(sample);
                }
            }
        }
        let kept = all.finish().0.into_iter();
        kept.filter_map(|next| Some(self.led(from.get(&next.repetition_key())?, next))).collect()
    }

    /// A position after a move of the other side, with those of its others that the same move leads to and which still look the same to it.
    fn led(&self, sample: &Alike, next: Position) -> Alike {
        let mut made = None;
        self.game.chess.pseudo_legal(&sample.position, |mv| {
            if made.is_none() {
                let (after, taken) = self.after(&sample.position, mv);
                made = (after == next).then_some((mv, taken));
            }
        });
        let Some((mv, taken)) = made else { return Alike { position: next, others: Vec::new() } };
        let (side, royal) = (self.sighting.side, self.game.rules().royal);
        let seen = look(self.game, &next, side.other());
        let stays = |other: &Position| {
            let mut may = false;
            self.game.chess.pseudo_legal(other, |one| may |= one == mv);
            let (after, takes) = self.after(other, mv);
            let goes_on = after.royal(side).is_some() || after.in_hand(side, royal) > 0;
            (may && takes == taken && goes_on && look(self.game, &after, side.other()) == seen).then_some(after)
        };
        Alike { position: next, others: sample.others.iter().filter_map(stays).collect() }
    }

    fn after(&self, position: &Position, mv: Move) -> (Position, Option<Piece>) {
        let mut next = *position;
        let taken = next.play(self.game.rules(), mv);
        (unhurried(next), taken)
    }
}
