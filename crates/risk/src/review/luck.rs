//! Luck with the dice: what was lost against what was to be expected of the dice that were thrown.
//!
//! A roll of `a` against `d` dice costs the attacker `L` armies, of which mean and variance are known exactly
//! ([`RollOdds`]), and the defender the rest of the stake. The luck of a side is its expected less its actual losses. It is
//! counted roll by roll, given the dice chosen, so that no decision – to attack, to stop, to roll fewer dice – changes its
//! expectation: the sum is a martingale of mean 0, whatever is played. Its variance is the sum of those of the rolls, and by
//! the central limit theorem for martingales sum over deviation is nearly normal once there are some dozens of rolls.

use serde::Serialize;
use tabletop::{Game, Seat};

use crate::action::Roll;
use crate::board::{Board, Owner};
use crate::event::EventKind;
use crate::map::TerritoryId;
use crate::odds::{Defence, OddsTable, RollOdds};
use crate::rules::Risk;

/// Rolls from one side of the table.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Dice {
    /// Rolls.
    pub rolls: u32,
    /// Own armies lost in them.
    pub lost: u64,
    /// Own armies expected to be lost, given the dice of each roll.
    pub expected: f64,
    /// Variance of the own losses, given the dice of each roll, in armies squared.
    pub variance: f64,
}

impl Dice {
    /// Armies saved by luck; below zero, lost by the want of it. The other side's losses differ from their expectation by
    /// the same number, since every pair of dice costs one army in all.
    pub fn armies(&self) -> f64 {
        self.expected - self.lost as f64
    }

    fn add(&mut self, lost: u32, mean: f64, variance: f64) {
        self.rolls += 1;
        self.lost += u64::from(lost);
        self.expected += mean;
        self.variance += variance;
    }
}

/// Battles a seat began: rolls in a row over one border, told until the territory fell, no army was left to roll, or
/// something else was done.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Battles {
    /// Begun.
    pub fought: u32,
    /// Won: the territory fell.
    pub won: u32,
    /// Broken off while they could still be won.
    pub broken_off: u32,
    /// Battles expected to be won: the chances to conquer before each first roll, fought to the end with all dice.
    pub expected: f64,
    /// The chances that were left where a battle was broken off.
    pub forgone: f64,
}

impl Battles {
    /// Battles won by luck: those won and the chances forgone, less those expected. Its mean is 0 where attackers roll all
    /// the dice they may.
    pub fn by_luck(&self) -> f64 {
        f64::from(self.won) + self.forgone - self.expected
    }
}

/// How lucky a seat was.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Luck {
    /// Its rolls as attacker.
    pub attack: Dice,
    /// Its rolls as defender.
    pub defence: Dice,
    /// The battles it began.
    pub battles: Battles,
}

impl Luck {
    /// Armies saved by luck, attacking and defending.
    pub fn armies(&self) -> f64 {
        self.attack.armies() + self.defence.armies()
    }

    /// Luck in standard deviations; `None` before the first roll.
    pub fn score(&self) -> Option<f64> {
        let variance = self.attack.variance + self.defence.variance;
        (variance > 0.0).then(|| self.armies() / variance.sqrt())
    }

    /// The share of games with the same rolls that are less lucky than this one, in [0, 1], by the normal law; `None`
    /// before the first roll.
    pub fn percentile(&self) -> Option<f64> {
        self.score().map(|score| 0.5 * libm::erfc(-score / std::f64::consts::SQRT_2))
    }
}

/// A battle that may go on.
#[derive(Clone, Copy, Debug)]
struct Open {
    seat: Seat,
    from: TerritoryId,
    to: TerritoryId,
    /// Attackers without the one that stays, and defenders, after the last roll.
    left: (u32, u32),
    defence: Defence,
}

impl Open {
    fn chance(&self) -> f64 {
        OddsTable::shared().p_conquer(self.left.0, self.left.1, self.defence)
    }
}

/// Counts the luck of all seats.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    luck: Vec<Luck>,
    open: Option<Open>,
}

impl Tally {
    pub fn new(seats: usize) -> Self {
        Self { luck: vec![Luck::default(); seats], open: None }
    }

    /// The luck up to now, by seat.
    pub fn luck(&self) -> Vec<Luck> {
        self.luck.clone()
    }

    /// Takes one event; `before` is the board before the step that brought it.
    pub fn take(&mut self, game: &Risk, before: &Board, event: &EventKind) {
        match *event {
            EventKind::Rolled { seat, from, to, defender, roll, attacker_lost, defender_lost } => {
                self.roll(seat, defender, roll, (attacker_lost, defender_lost));
                let (attackers, defenders) = (before.land(from).armies, before.land(to).armies);
                let goes_on = self.open.filter(|open| (open.seat, open.from, open.to) == (seat, from, to));
                if goes_on.is_none() {
                    self.close();
                    self.begin(game, before, seat, (from, to));
                }
                if let Some(open) = &mut self.open {
                    open.left = (
                        attackers.saturating_sub(1).saturating_sub(attacker_lost),
                        defenders.saturating_sub(defender_lost),
                    );
                }
            }
            EventKind::Captured { seat, .. } => {
                if self.open.take().is_some()
                    && let Some(luck) = self.luck.get_mut(seat.index())
                {
                    luck.battles.won += 1;
                }
            }
            _ => self.close(),
        }
    }

    fn roll(&mut self, seat: Seat, defender: Owner, roll: Roll, (attacker_lost, defender_lost): (u32, u32)) {
        let count = |dice: [u8; 3]| dice.into_iter().filter(|die| *die > 0).count() as u32;
        let Some(odds) = RollOdds::of_dice(count(roll.attacker), count(roll.defender)) else { return };
        let (attack, defence) = (odds.attacker_loss(), odds.defender_loss());
        if let Some(luck) = self.luck.get_mut(seat.index()) {
            luck.attack.add(attacker_lost, attack.mean, attack.variance);
        }
        if let Some(luck) = defender.seat().and_then(|seat| self.luck.get_mut(seat.index())) {
            luck.defence.add(defender_lost, defence.mean, defence.variance);
        }
    }

    fn begin(&mut self, game: &Risk, before: &Board, seat: Seat, (from, to): (TerritoryId, TerritoryId)) {
        let capital = game.setup().capital_dice && before.capitals.contains(&to);
        let defence = if capital { Defence::Capital } else { Defence::Standard };
        let left = (before.land(from).armies.saturating_sub(1), before.land(to).armies);
        let open = Open { seat, from, to, left, defence };
        if let Some(luck) = self.luck.get_mut(seat.index()) {
            luck.battles.fought += 1;
            luck.battles.expected += open.chance();
        }
        self.open = Some(open);
    }

    /// Nothing more can come of the battle that was under way.
    pub fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        if let Some(luck) = self.luck.get_mut(open.seat.index()).filter(|_| open.left.0 > 0) {
            luck.battles.broken_off += 1;
            luck.battles.forgone += open.chance();
        }
    }
}
