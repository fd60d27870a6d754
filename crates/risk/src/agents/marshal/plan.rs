//! Planning one's own turn: sequences of attacks, each judged by the positions its success and its failure lead to.
//!
//! The value of a position is the better of stopping and the best attack; an attack is worth
//! p · (value after success) + (1 − p) · (worth after failure). After a success the army that moved in goes on, or the turn
//! stops there; other armies are left to later plans. The rivals do not move: how well a position stands up to them is part of
//! its [`Worth`]. Battles come out with the armies expected in each case.

use arrayvec::ArrayVec;
use tabletop::Monitor;

use super::worth::Worth;
use crate::agents::kernel::{Field, Valuation};
use crate::agents::sight::Ground;
use crate::board::{Land, Owner};
use crate::map::TerritoryId;

/// Longest sequence of attacks.
pub(super) const LENGTH: usize = 12;

/// Attacks kept at each step of a sequence.
pub(super) type Breadth = [usize; LENGTH];

/// Attacks less likely to succeed are not looked at.
const LEAST_CHANCE: f64 = 0.2;

/// Most attacks of one step that are compared, those first in the order of territories.
const COMPARED: usize = 64;

/// Armies that must move into a captured territory: the dice of the last roll.
const LEAST_MOVED: u32 = 3;

/// Evaluations between two looks at the stop flag; a power of two.
const POLL: u64 = 64;

/// From where and against where.
pub(super) type Attack = (TerritoryId, TerritoryId);

/// A sequence of attacks.
pub(super) type Line = ArrayVec<Attack, LENGTH>;

/// Why a plan was not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Broken {
    /// The budget was spent.
    Budget,
    /// Somebody asked for an answer.
    Stopped,
}

/// One attack with what it leads to.
#[derive(Clone, Copy, Debug)]
struct Choice {
    attack: Attack,
    chance: f64,
    /// Worth right after success, and after failure.
    won: f64,
    lost: f64,
}

impl Choice {
    fn mean(&self, won: f64) -> f64 {
        self.chance * won + (1.0 - self.chance) * self.lost
    }
}

/// The search for plans from one position, with what it may spend.
pub(super) struct Planner<'a> {
    /// The position; as it was before, after every method that did not break.
    pub field: Field<Worth>,
    pub breadth: Breadth,
    /// Positions evaluated so far.
    pub nodes: u64,
    /// Longest sequence looked at.
    pub depth: u32,
    budget: u64,
    monitor: &'a Monitor,
}

impl<'a> Planner<'a> {
    pub fn new(field: Field<Worth>, breadth: Breadth, budget: u64, monitor: &'a Monitor) -> Self {
        Self { field, breadth, nodes: 0, depth: 0, budget, monitor }
    }

    /// The worth of the position as it stands.
    pub fn look(&mut self) -> Result<f64, Broken> {
        if self.nodes & (POLL - 1) == 0 {
            self.monitor.report(self.nodes, self.depth);
            if self.monitor.stopped() {
                return Err(Broken::Stopped);
            }
        }
        if self.nodes >= self.budget {
            return Err(Broken::Budget);
        }
        self.nodes += 1;
        Ok(self.field.arena.valuation.value(&self.field, self.field.arena.root))
    }

    /// The value of the position with the armies of own territories changed, if `sources` may attack.
    pub fn value_with(
        &mut self,
        changes: &[(TerritoryId, u32)],
        sources: &[TerritoryId],
        line: &mut Line,
    ) -> Result<f64, Broken> {
        let mark = self.field.mark();
        for &(territory, armies) in changes {
            let owner = self.field.owner(territory);
            self.field.set(territory, Land { owner, armies });
        }
        let value = self.look().and_then(|stop| self.best(0, stop, sources, line));
        self.field.back_to(mark);
        value
    }

    /// The value of the position, whose worth is `stop`, with the best line of attacks from `sources`.
    fn best(&mut self, step: usize, stop: f64, sources: &[TerritoryId], line: &mut Line) -> Result<f64, Broken> {
        line.clear();
        let Some(&width) = self.breadth.get(step).filter(|&&width| width > 0) else { return Ok(stop) };
        let choices = self.choices(sources, width)?;
        self.depth = self.depth.max(step as u32 + u32::from(!choices.is_empty()));
        let mut best = stop;
        for choice in choices {
            let mut below = Line::new();
            let value = self.after(step, &choice, &mut below)?;
            if value > best {
                best = value;
                line.clear();
                line.push(choice.attack);
                line.extend(below.into_iter().take(LENGTH - 1));
            }
        }
        Ok(best)
    }

    /// The value of an attack.
    fn after(&mut self, step: usize, choice: &Choice, below: &mut Line) -> Result<f64, Broken> {
        let (from, to) = choice.attack;
        let mark = self.field.mark();
        self.field.win(from, to);
        let won = self.best(step + 1, choice.won, &[to], below);
        self.field.back_to(mark);
        won.map(|won| choice.mean(won))
    }

    /// Every attack from `sources` with its value and the line it begins, best first: what stands at the root of a plan.
    pub fn weigh_all(&mut self, sources: &[TerritoryId]) -> Result<Vec<(Attack, f64, Line)>, Broken> {
        let width = self.breadth[0];
        let mut weighed = Vec::with_capacity(width);
        for choice in self.choices(sources, width)? {
            let mut below = Line::new();
            let value = self.after(0, &choice, &mut below)?;
            let mut line = Line::from_iter([choice.attack]);
            line.extend(below.into_iter().take(LENGTH - 1));
            weighed.push((choice.attack, value, line));
        }
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        Ok(weighed)
    }

    /// The attacks from `sources` that promise most at once, as many as `width`.
    fn choices(&mut self, sources: &[TerritoryId], width: usize) -> Result<Vec<Choice>, Broken> {
        let edges = self.edges(sources);
        let mut choices = Vec::with_capacity(edges.len());
        for (from, to) in edges {
            let chance = self.field.forecast(from, to).p_conquer;
            if chance < LEAST_CHANCE {
                continue;
            }
            let mark = self.field.mark();
            self.field.win(from, to);
            let won = self.look().and_then(|all| self.best_stop(from, to, all));
            self.field.back_to(mark);
            self.field.lose(from, to);
            let lost = self.look();
            self.field.back_to(mark);
            choices.push(Choice { attack: (from, to), chance, won: won?, lost: lost? });
        }
        choices.sort_by(|a, b| b.mean(b.won).total_cmp(&a.mean(a.won)));
        choices.truncate(width);
        Ok(choices)
    }

    /// The worth of stopping after a capture, which is `all` with all armies moved in: as few as allowed may be better.
    fn best_stop(&mut self, from: TerritoryId, to: TerritoryId, all: f64) -> Result<f64, Broken> {
        let moved = self.field.armies(to);
        if moved <= LEAST_MOVED || !self.field.is_border(from, self.field.owner(from)) {
            return Ok(all);
        }
        let owner = self.field.owner(from);
        self.field.set(from, Land { owner, armies: 1 + moved - LEAST_MOVED });
        self.field.set(to, Land { owner, armies: LEAST_MOVED });
        Ok(all.max(self.look()?))
    }

    fn edges(&self, sources: &[TerritoryId]) -> ArrayVec<Attack, COMPARED> {
        let owner = Owner::of(self.field.arena.root);
        let map = self.field.map();
        let able = sources.iter().filter(|&&from| self.field.armies(from) > 1);
        let edges = able.flat_map(|&from| {
            let around = map.neighbours(from).iter().filter(|&&to| self.field.owner(to) != owner);
            around.map(move |&to| (from, to))
        });
        edges.take(COMPARED).collect()
    }
}
