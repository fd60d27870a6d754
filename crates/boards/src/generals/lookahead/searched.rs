//! A position as the search asks for it.

use search::{Leaf, Moves, Outcomes, TwoSided};
use tabletop::{Message, Turn};

use super::node::{Due, Move, Node};
use super::samples::share;
use super::weights::WON;
use crate::board::{Square, key};
use crate::generals::rules::Survivor;
use crate::generals::wording;

/// A fight comes before a step, by what it wins in hundredths.
const FIGHT: i32 = 1_000;
const HUNDREDTHS: f64 = 100.0;
/// Numbers of keys for plies, and for draws.
const PLIES: u64 = 1 << 32;

impl Node<'_> {
    /// How good a move looks.
    fn order(&self, mv: Move, met: Option<usize>) -> i32 {
        let (Move::Go(from, to), Some(_)) = (mv, met) else {
            return self.order_of_step(mv);
        };
        let Some((own, other, comes)) = self.fighters(from, to) else { return 0 };
        let at = own * self.outlook.others + other;
        let gain = if comes { self.outlook.gains[at] } else { self.outlook.losses[at] };
        (HUNDREDTHS * gain) as i32 + if gain > 0.0 { FIGHT } else { -FIGHT }
    }

    /// Steps ahead before steps back.
    fn order_of_step(&self, mv: Move) -> i32 {
        let Move::Go(from, to) = mv else { return 0 };
        let side = if self.own_turn { self.outlook.own } else { self.outlook.own.other() };
        let ahead = |square: u8| i32::from(self.outlook.rules().ahead(side, Square(square)));
        ahead(to) - ahead(from)
    }
}

impl search::Position for Node<'_> {
    type Move = Move;
    type Undo = Self;

    fn turn(&self) -> Turn {
        if self.ended() {
            Turn::Over
        } else if self.due != Due::Nothing {
            Turn::Chance
        } else if self.own_turn {
            Turn::Seat(self.outlook.own.seat())
        } else {
            Turn::Seat(self.outlook.own.other().seat())
        }
    }

    fn moves(&self, out: &mut Moves<'_, Move>) {
        self.each(|mv, met| out.push_ordered(mv, self.order(mv, met)));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Move>) {
        match self.due {
            Due::Nothing => {}
            Due::Flag(square) => {
                let reached = share(self.flag_draws(square), self.draws);
                out.push(reached, Move::Reached);
                out.push(1.0 - reached, Move::NoFlag);
            }
            Due::Fight(from, to) => {
                let chance = |survivor| share(self.outcome(from, to, survivor), self.draws);
                let declines = share(self.declined(from, to), self.draws) * self.outlook.weights.informed;
                out.push(chance(Survivor::Attacker), Move::Fought(Survivor::Attacker));
                out.push(share(self.captured(from, to), self.draws), Move::Captured);
                out.push(chance(Survivor::Nobody), Move::Fought(Survivor::Nobody));
                out.push(chance(Survivor::Defender) - declines, Move::Fought(Survivor::Defender));
                out.push(declines, Move::Declined);
            }
        }
    }

    fn make(&mut self, mv: Move) -> Self {
        let before = *self;
        self.play(mv);
        before
    }

    fn unmake(&mut self, _: Move, before: Self) {
        *self = before;
    }

    fn hash(&self) -> u64 {
        let due = match self.due {
            Due::Nothing => 0,
            Due::Fight(from, to) => 1 + u64::from(from) * 256 + u64::from(to),
            Due::Flag(square) => (1 << 20) + u64::from(square),
        };
        let draws = key(self.draws as u64) ^ key((self.draws >> 64) as u64).rotate_left(17);
        self.key ^ draws ^ key(PLIES + u64::from(self.plies)).rotate_left(31) ^ key(due).rotate_left(7)
    }

    fn label(&self, mv: Move) -> Message {
        let game = self.outlook.game;
        match mv {
            Move::Go(from, to) => {
                let rank = self.piece(from).and_then(|piece| self.rank(piece));
                wording::of_step(game, rank, Square(to), self.piece(to).is_some())
            }
            Move::Fought(Survivor::Attacker) => Message::new("generals-outcome_attacker"),
            Move::Fought(Survivor::Defender) => Message::new("generals-outcome_defender"),
            Move::Fought(Survivor::Nobody) => Message::new("generals-outcome_nobody"),
            Move::Captured => Message::new("generals-outcome_captured"),
            Move::Declined => Message::new("generals-outcome_declined"),
            Move::Reached => Message::new("generals-outcome_reached"),
            Move::NoFlag => Message::new("generals-outcome_no_flag"),
        }
    }
}

impl TwoSided for Node<'_> {
    const QUIESCENCE: u32 = 2;

    fn maximises(&self, seat: tabletop::Seat) -> bool {
        seat == self.outlook.own.seat()
    }

    fn evaluate(&self) -> f64 {
        self.value().clamp(-WON, WON)
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((-WON, WON))
    }

    fn leaf(&self) -> Leaf {
        Leaf::Exchange
    }

    fn noisy_moves(&self, out: &mut Moves<'_, Move>) {
        self.each(|mv, met| {
            let order = self.order(mv, met);
            if met.is_some() && order > 0 {
                out.push_ordered(mv, order);
            }
        });
    }
}
