//! Leduc hold'em (Southey et al. 2005): two cards each of three ranks, a chip each in the pot, one private card each, then one on the
//! table; a round of bets after either deal, of two chips and of four, with at most one raise.

use search::{ExtensiveForm, Outcomes};
use tabletop::{Seat, Turn};

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Play {
    Deal(u8),
    Fold,
    /// Checks, where nothing is to be paid.
    Call,
    Raise,
}

#[derive(Clone, Default, Debug)]
pub struct Leduc {
    /// Those of seat 0, of seat 1, and on the table.
    pub cards: Vec<u8>,
    pub paid: [u8; 2],
    /// Everything both have seen, packed.
    pub public: u64,
    /// Bets and raises in this round.
    raises: u8,
    /// Plays in this round.
    plays: u8,
    mover: u8,
    folded: Option<u8>,
    /// Whether the bets of this round are made.
    settled: bool,
}

impl Leduc {
    pub fn new() -> Self {
        Self { paid: [1, 1], public: 1, ..Self::default() }
    }

    /// Whether the card on the table has just been dealt.
    pub fn second_round_begins(&self) -> bool {
        self.cards.len() == 3 && self.plays == 0 && !self.settled
    }

    fn over(&self) -> bool {
        self.folded.is_some() || self.settled && self.cards.len() == 3
    }

    /// Ranks, above them a pair with the table.
    fn hand(&self, seat: usize) -> u8 {
        let card = self.cards[seat];
        if self.cards.get(2) == Some(&card) { 3 + card } else { card }
    }
}

impl ExtensiveForm for Leduc {
    type Move = Play;

    fn turn(&self) -> Turn {
        if self.over() {
            Turn::Over
        } else if self.cards.len() < 2 || self.settled {
            Turn::Chance
        } else {
            Turn::Seat(Seat(self.mover))
        }
    }

    fn information(&self, seat: Seat) -> u64 {
        self.public * 4 + u64::from(self.cards[seat.index()])
    }

    fn moves(&self, out: &mut Vec<Play>) {
        if self.paid[0] != self.paid[1] {
            out.push(Play::Fold);
        }
        out.push(Play::Call);
        if self.raises < 2 {
            out.push(Play::Raise);
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Play>) {
        let dealt = |rank: u8| self.cards.iter().filter(|card| **card == rank).count();
        (0..3).for_each(|rank| out.push((2 - dealt(rank)) as f64 / (6 - self.cards.len()) as f64, Play::Deal(rank)));
    }

    fn play(&mut self, play: Play) {
        let (own, other) = (usize::from(self.mover), usize::from(1 - self.mover));
        match play {
            Play::Deal(rank) => {
                self.cards.push(rank);
                if self.cards.len() == 3 {
                    self.public = self.public * 8 + 4 + u64::from(rank);
                    (self.raises, self.plays, self.mover, self.settled) = (0, 0, 0, false);
                }
                return;
            }
            Play::Fold => self.folded = Some(self.mover),
            Play::Call => {
                self.settled = self.plays > 0;
                self.paid[own] = self.paid[other];
            }
            Play::Raise => {
                self.raises += 1;
                self.paid[own] = self.paid[other] + if self.cards.len() == 3 { 4 } else { 2 };
            }
        }
        self.public = self.public * 8 + play_number(play);
        self.plays += 1;
        self.mover = 1 - self.mover;
    }

    /// Before the end, as if nobody bet any more.
    fn evaluate(&self) -> f64 {
        if self.cards.len() < 2 {
            return 0.0;
        }
        let stake = f64::from(self.paid[0].min(self.paid[1]));
        match (self.folded, self.hand(0).cmp(&self.hand(1))) {
            (Some(0), _) | (None, std::cmp::Ordering::Less) => -stake,
            (None, std::cmp::Ordering::Equal) => 0.0,
            _ => stake,
        }
    }
}

fn play_number(play: Play) -> u64 {
    match play {
        Play::Deal(_) | Play::Fold => 1,
        Play::Call => 2,
        Play::Raise => 3,
    }
}
