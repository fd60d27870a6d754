//! What a position is worth, in its parts.

use super::node::{Node, Won};
use super::outlook::{MOST_PIECES, NONE};
use super::samples::share;
use super::weights::WON;
use crate::board::Square;
use crate::generals::side::Side;

/// How much sooner a win is better.
const PER_PLY: f64 = 0.02;

impl Node<'_> {
    /// Whether the game is over here, as far as the searching side can tell.
    pub(super) fn ended(&self) -> bool {
        let outlook = self.outlook;
        self.won != Won::Nobody
            || self.quiet >= outlook.game.setup.quiet_limit
            || (self.plies > 0 && outlook.met.binary_search(&self.key).is_ok())
    }

    /// The value for the searching side: less than a game that is won, however far somebody is ahead, since averages of both are taken.
    pub(super) fn value(&self) -> f64 {
        let mut sum = 0.0;
        self.each_part(|_, part| sum += part);
        if self.won == Won::Nobody { WON * sum / (WON + sum.abs()) } else { sum }
    }

    /// The value in its parts, each under its name.
    pub fn parts(&self) -> Vec<(&'static str, f64)> {
        let mut parts = Vec::new();
        self.each_part(|name, part| parts.push((name, part)));
        parts
    }

    /// Tells each part of the value, without a list, since a search asks for the value of every leaf.
    fn each_part(&self, mut tell: impl FnMut(&'static str, f64)) {
        let sooner = PER_PLY * f64::from(self.plies);
        match self.won {
            Won::Own => return tell("term-generals_end", WON - sooner),
            Won::Other => return tell("term-generals_end", sooner - WON),
            Won::Nobody => {}
        }
        let weights = &self.outlook.weights;
        if self.ended() {
            return tell("term-generals_draw", -weights.contempt);
        }
        let ahead = (self.lead + self.outlook.ahead).clamp(-1.0, 1.0);
        let (hunt, danger) = self.hunt_and_danger();
        tell("term-generals_pieces", self.lead);
        tell("term-generals_hunt", weights.hunt * hunt);
        tell("term-generals_danger", -weights.danger * danger);
        tell("term-generals_guard", -weights.guard * self.near_flag());
        tell("term-generals_race", WON * weights.race * self.race());
        tell("term-generals_advance", weights.advance * self.advance());
        tell("term-generals_patience", -weights.patience * ahead * f64::from(self.quiet));
    }

    fn standing(&self, pieces: std::ops::Range<usize>) -> impl Iterator<Item = (usize, Square)> {
        pieces.filter_map(|piece| (self.at[piece] != NONE).then_some((piece, Square(self.at[piece]))))
    }

    fn own(&self) -> impl Iterator<Item = (usize, Square)> {
        self.standing(0..self.own_pieces())
    }

    fn others(&self) -> impl Iterator<Item = (usize, Square)> {
        self.standing(self.own_pieces()..self.own_pieces() + self.outlook.others)
    }

    /// The hunt: for each piece of the other side, what the own piece wins that it pays best to send, by the way to it. And the danger: for each own piece, what is lost where the piece comes that takes it most surely, by the way to it.
    fn hunt_and_danger(&self) -> (f64, f64) {
        let (outlook, flag) = (self.outlook, self.outlook.rules().flag);
        let mut best = [0.0_f64; MOST_PIECES];
        let mut danger = 0.0;
        for (piece, at) in self.own() {
            let (hunts, row) = (outlook.ranks[piece] != flag, piece * outlook.others);
            let mut worst = 0.0;
            for (other, from) in self.others() {
                let (other, reach) = (other - self.own_pieces(), self.reach(from, at));
                let loss = outlook.losses[row + other] * reach;
                if loss > worst {
                    worst = loss;
                }
                let gain = outlook.gains[row + other] * reach;
                if hunts && gain > best[other] {
                    best[other] = gain;
                }
            }
            danger += worst;
        }
        (best[..outlook.others].iter().sum(), danger)
    }

    #[inline]
    fn reach(&self, from: Square, to: Square) -> f64 {
        let steps = self.outlook.steps[from.index() * self.outlook.squares + to.index()];
        self.outlook.reach.get(usize::from(steps).saturating_sub(1)).copied().unwrap_or(0.0)
    }

    /// How near the other side's pieces are to the own flag.
    fn near_flag(&self) -> f64 {
        let flag = self.own().find(|(piece, _)| self.outlook.ranks[*piece] == self.outlook.rules().flag);
        let Some((_, flag)) = flag else { return 0.0 };
        self.others().map(|(_, at)| self.reach(at, flag).powi(2)).sum()
    }

    /// Whether the own flag runs and nobody can come between, less how likely that is of the other side's.
    fn race(&self) -> f64 {
        let outlook = self.outlook;
        if !outlook.rules().flag_runs {
            return 0.0;
        }
        let flag = outlook.rules().flag;
        let own = self.own().filter(|(piece, _)| outlook.ranks[*piece] == flag);
        let runs: f64 = own.map(|(_, at)| f64::from(u8::from(self.runs_free(outlook.own, at)))).sum();
        let others = self.others().filter(|(_, at)| outlook.rules().ahead(outlook.own.other(), *at) > 2);
        let others = others.map(|(piece, at)| {
            let chance = share(outlook.samples.flag[piece - self.own_pieces()], self.draws);
            if chance > 0.0 && self.runs_free(outlook.own.other(), at) { chance } else { 0.0 }
        });
        runs - others.sum::<f64>()
    }

    /// Whether a flag on a square comes straight to its last row before any piece of the other side can come to it.
    fn runs_free(&self, side: Side, at: Square) -> bool {
        let rules = self.outlook.rules();
        let Some(goal) = rules.size.square(rules.size.column(at), rules.last_row(side)) else { return false };
        let own = side == self.outlook.own;
        let left = rules.size.distance(at, goal) + u8::from(own != self.own_turn);
        let can_come = |(_, from): (usize, Square)| rules.size.distance(from, goal) <= left;
        let on_the_way = |(piece, from): (usize, Square)| {
            from != at
                && rules.size.column(from) == rules.size.column(at)
                && rules.size.distance(from, goal) < rules.size.distance(at, goal)
                && (self.rank(piece).is_some() == own)
        };
        let (mut hunters, mut way) = (false, false);
        if own {
            self.others().for_each(|piece| hunters |= can_come(piece));
            self.own().for_each(|piece| way |= on_the_way(piece));
        } else {
            self.own().for_each(|piece| hunters |= can_come(piece));
            self.others().for_each(|piece| way |= on_the_way(piece));
        }
        !hunters && !way
    }

    /// Rows that the own pieces have come ahead, by what they are worth.
    fn advance(&self) -> f64 {
        let (outlook, rules) = (self.outlook, self.outlook.rules());
        let rows = |(piece, at): (usize, Square)| {
            let ahead = f64::from(rules.ahead(outlook.own, at));
            if outlook.ranks[piece] == rules.flag { -ahead } else { ahead * outlook.worths[piece] }
        };
        self.own().map(rows).sum()
    }
}
