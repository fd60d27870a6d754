//! Planning a turn: sequences of attacks, each judged by the positions its success and its failure lead to.
//!
//! The value of a position is the better of stopping and the best attack; an attack is worth p · (value after success) +
//! (1 − p) · (value after failure). After a success the army that moved in goes on, or the turn stops there; other armies are left to later
//! plans. Battles come out with the armies expected in each case. What stopping is worth is the learned chance to win from the turn of
//! whoever is next.

use arrayvec::ArrayVec;
use tabletop::Monitor;

use super::worth::Worth;
use crate::agents::bitboard::{self, NEUTRAL, Position, Rules};
use crate::board::MAX_SEATS;
use crate::map::TerritorySet;
use crate::odds::{Defence, OddsTable};
use crate::setup::Cards;

/// Longest sequence of attacks.
pub(super) const LENGTH: usize = 12;

/// Attacks kept at each step of a sequence.
pub(super) type Breadth = [usize; LENGTH];

/// Attacks less likely to succeed are not looked at.
const LEAST_CHANCE: f64 = 0.2;

/// Armies that must move into a captured territory: the dice of the last roll.
const LEAST_MOVED: u32 = 3;

/// Cards of which a set is taken to be among them.
const LIKELY_SET: u32 = 4;

/// Positions that the look at one choice may still value once nothing else is to be looked at, so that it comes to an end.
pub(super) const LAST: u64 = 64;

/// Positions between two looks at the stop flag; a power of two.
const POLL: u64 = 64;

/// From where and against where.
pub(super) type Attack = (u8, u8);

/// A sequence of attacks.
pub(super) type Line = ArrayVec<Attack, LENGTH>;

/// A whole turn: where all new armies go, how many, and the attacks that follow.
pub(super) type WholeTurn = (u8, u32, Line);

/// What to expect of an attack with everything but the army that stays.
#[derive(Clone, Copy)]
struct Expected {
    chance: f64,
    /// Attackers left if it succeeds, and defenders if it fails.
    left: u32,
    hold: u32,
}

/// An attack with what it leads to.
struct Choice {
    attack: Attack,
    expected: Expected,
    /// Value if it fails, and on average if the turn ends after it.
    lost: f64,
    mean: f64,
}

/// The search for plans of one seat's turn. Where the budget is spent, or somebody asked for an answer, it looks no further and answers with
/// what it has.
pub(super) struct Planner<'a> {
    rules: &'a Rules,
    worth: &'a Worth,
    monitor: &'a Monitor,
    seat: u8,
    /// Whose chance is told.
    eyes: u8,
    breadth: Breadth,
    /// Positions valued so far, and most of them.
    pub looks: u64,
    pub budget: u64,
    /// Longest sequence looked at.
    pub depth: u32,
    /// Boards to work on: one for each step, and those of a single look.
    steps: Vec<Position>,
    attacked: Position,
    split: Position,
    end: Position,
}

impl<'a> Planner<'a> {
    /// For a seat, whose chance it tells by `worth`.
    pub fn new(
        rules: &'a Rules,
        worth: &'a Worth,
        root: &Position,
        seat: u8,
        breadth: Breadth,
        budget: u64,
        monitor: &'a Monitor,
    ) -> Self {
        let board = || root.clone();
        Self {
            rules,
            worth,
            monitor,
            seat,
            eyes: seat,
            breadth,
            looks: 0,
            budget,
            depth: 0,
            steps: vec![root.clone(); LENGTH],
            attacked: board(),
            split: board(),
            end: board(),
        }
    }

    /// Whether no further choice is to be looked at: what is left of the budget is for the one under way.
    pub fn spent(&self) -> bool {
        self.looks + LAST >= self.budget || self.monitor.stopped()
    }

    /// The chance to win if the attacks end in this position.
    pub fn look(&mut self, position: &Position) -> f64 {
        if position.alive == 1 << self.seat {
            return f64::from(u8::from(self.eyes == self.seat));
        }
        self.end.copy_from(position);
        if let Some((from, to, armies)) = bitboard::march(self.rules, &self.end, self.seat) {
            self.end.shift(from, to, armies);
        }
        self.value_of_end()
    }

    /// The same once the march is done.
    pub fn look_after_march(&mut self, position: &Position) -> f64 {
        self.end.copy_from(position);
        self.value_of_end()
    }

    fn value_of_end(&mut self) -> f64 {
        if self.looks & (POLL - 1) == 0 {
            self.monitor.report(self.looks, self.depth);
        }
        self.looks += 1;
        self.hand_over();
        self.worth.chances(self.rules, &self.end)[usize::from(self.eyes)]
    }

    /// Ends the turn: a card is drawn, and the next seat is to move.
    fn hand_over(&mut self) {
        let end = &mut self.end;
        if end.captured && self.rules.cards != Cards::Off {
            // Of which kind it is counts for nothing in the worth.
            end.hands[usize::from(self.seat)].0[0] += 1;
        }
        end.captured = false;
        end.seat = self.seat;
        for _ in 0..MAX_SEATS {
            end.seat = (end.seat + 1) % MAX_SEATS as u8;
            if end.alive >> end.seat & 1 == 1 {
                break;
            }
        }
    }

    fn expected(&self, position: &Position, (from, to): Attack) -> Expected {
        let (attackers, defenders) = (position.armies(from).saturating_sub(1), position.armies(to));
        let forecast = OddsTable::shared().forecast(attackers, defenders, Defence::Standard);
        let left = forecast.attackers_left_if_conquered().unwrap_or(1.0).round() as u32;
        let hold = forecast.defenders_left_if_held().unwrap_or(1.0).round() as u32;
        Expected {
            chance: forecast.p_conquer,
            left: left.clamp(1, attackers.max(1)),
            hold: hold.clamp(1, defenders.max(1)),
        }
    }

    /// The attack succeeds with so many attackers left, of which so many move in.
    fn win(&self, position: &mut Position, (from, to): Attack, left: u32, moved: u32) {
        position.lose(from, position.armies(from) - 1 - left);
        position.lose(to, position.armies(to));
        let loser = position.owner(to);
        position.capture(&self.rules.terrain, from, to, moved);
        position.captured = true;
        if loser != NEUTRAL && position.lands(loser) == 0 {
            position.end(loser, self.seat);
        }
    }

    /// The attack fails with so many defenders left.
    fn fail(position: &mut Position, (from, to): Attack, hold: u32) {
        position.lose(from, position.armies(from) - 1);
        position.lose(to, position.armies(to) - hold);
    }

    /// Carries a line out, all its battles won with the armies expected then, all of which move in.
    pub fn carry_out(&self, position: &mut Position, line: &[Attack]) {
        for &attack in line {
            let left = self.expected(position, attack).left;
            self.win(position, attack, left, left);
        }
    }

    /// The value of a position with the best line of attacks, from `source` where one is named.
    pub fn best(&mut self, position: &Position, source: Option<u8>, line: &mut Line) -> f64 {
        let stop = self.look(position);
        self.best_from(0, position, stop, source, line)
    }

    /// The value of a position, from which stopping is worth `stop`, with the best line of attacks.
    fn best_from(&mut self, step: usize, position: &Position, stop: f64, source: Option<u8>, line: &mut Line) -> f64 {
        line.clear();
        let width = self.breadth.get(step).copied().unwrap_or(0);
        if width == 0 || position.alive == 1 << self.seat {
            return stop;
        }
        let mut best = stop;
        for choice in self.choices(position, source, width) {
            let mut below = Line::new();
            let value = self.value(step, position, &choice, &mut below);
            if value > best {
                best = value;
                *line = led_by(choice.attack, below);
            }
        }
        best
    }

    /// The value of an attack, with the line that follows it.
    fn value(&mut self, step: usize, position: &Position, choice: &Choice, below: &mut Line) -> f64 {
        let Expected { chance, left, .. } = choice.expected;
        self.depth = self.depth.max(step as u32 + 1);
        let mut next = std::mem::take(&mut self.steps[step]);
        next.copy_from(position);
        self.win(&mut next, choice.attack, left, left);
        let all = self.look(&next);
        let mut won = self.best_from(step + 1, &next, all, Some(choice.attack.1), below);
        self.steps[step] = next;
        let few = self.look_moving_few(position, choice.attack, left);
        if few > won {
            won = few;
            below.clear();
        }
        chance * won + (1.0 - chance) * choice.lost
    }

    /// The value of stopping after a capture into which as few as allowed moved; none where that is all.
    fn look_moving_few(&mut self, position: &Position, attack: Attack, left: u32) -> f64 {
        if left <= LEAST_MOVED {
            return f64::NEG_INFINITY;
        }
        let mut split = std::mem::take(&mut self.split);
        split.copy_from(position);
        self.win(&mut split, attack, left, LEAST_MOVED);
        let value = self.look(&split);
        self.split = split;
        value
    }

    /// Every attack with its value and the line it begins, best first.
    pub fn attacks(&mut self, position: &Position) -> Vec<(f64, Line)> {
        let mut weighed = Vec::new();
        for choice in self.choices(position, None, self.breadth[0]) {
            let mut below = Line::new();
            let value = self.value(0, position, &choice, &mut below);
            weighed.push((value, led_by(choice.attack, below)));
        }
        weighed
    }

    /// The attacks that promise most if the turn ends after them, as many as `width`, best first.
    fn choices(&mut self, position: &Position, source: Option<u8>, width: usize) -> Vec<Choice> {
        let own = position.own(self.seat);
        let sources = source.map_or(own, |source| TerritorySet::from_iter([source]));
        let mut choices = Vec::new();
        let mut board = std::mem::take(&mut self.attacked);
        for from in sources.iter().filter(|&from| position.armies(from) > 1) {
            for to in self.rules.terrain.out[usize::from(from)].without(own).iter() {
                let attack = (from, to);
                let expected = self.expected(position, attack);
                if expected.chance < LEAST_CHANCE || self.spent() {
                    continue;
                }
                board.copy_from(position);
                self.win(&mut board, attack, expected.left, expected.left);
                let won = self.look(&board).max(self.look_moving_few(position, attack, expected.left));
                board.copy_from(position);
                Self::fail(&mut board, attack, expected.hold);
                let lost = self.look(&board);
                let mean = expected.chance * won + (1.0 - expected.chance) * lost;
                choices.push(Choice { attack, expected, lost, mean });
            }
        }
        self.attacked = board;
        choices.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        choices.truncate(width);
        choices
    }

    /// The turn of this seat that is worth most to it, as it begins; among the fronts that are looked at before the budget is spent, and the first
    /// of them without any.
    pub fn turn(&mut self, start: &Position) -> WholeTurn {
        let mut board = start.clone();
        let armies = start.income(self.seat) + self.trade(&mut board);
        let own = start.own(self.seat);
        let mut best = (f64::NEG_INFINITY, (own.iter().next().unwrap_or(0), armies, Line::new()));
        for front in own.iter().filter(|&at| !self.rules.terrain.out[usize::from(at)].within(own)) {
            if self.spent() {
                break;
            }
            board.reinforce(front, armies);
            let mut line = Line::new();
            let value = self.best(&board, Some(front), &mut line);
            if value > best.0 {
                best = (value, (front, armies, line));
            }
            board.lose(front, armies);
        }
        best.1
    }

    /// Trades a set that is likely to be in the hand. Returns the armies.
    fn trade(&self, board: &mut Position) -> u32 {
        let hand = &mut board.hands[usize::from(self.seat)];
        let value = if hand.len() >= LIKELY_SET { hand.trade(self.rules.cards, board.trades) } else { None };
        board.trades += u32::from(value.is_some());
        value.unwrap_or(0)
    }

    /// The position after the placing of a turn.
    pub fn placed(&self, start: &Position, &(front, armies, _): &WholeTurn) -> Position {
        let mut board = start.clone();
        self.trade(&mut board);
        board.reinforce(front, armies);
        board
    }

    /// The chance of `eyes` after a turn of this seat: over all steps of its line, that it ends there times what is left then.
    pub fn outlook(&mut self, start: &Position, turn: &WholeTurn, eyes: u8) -> f64 {
        let own = std::mem::replace(&mut self.eyes, eyes);
        let mut board = self.placed(start, turn);
        let (mut value, mut so_far) = (0.0, 1.0);
        for &attack in &turn.2 {
            let expected = self.expected(&board, attack);
            let mut failed = board.clone();
            Self::fail(&mut failed, attack, expected.hold);
            value += so_far * (1.0 - expected.chance) * self.look(&failed);
            so_far *= expected.chance;
            self.win(&mut board, attack, expected.left, expected.left);
        }
        value += so_far * self.look(&board);
        self.eyes = own;
        value
    }
}

/// A line that begins with an attack.
fn led_by(attack: Attack, below: Line) -> Line {
    std::iter::once(attack).chain(below).take(LENGTH).collect()
}
