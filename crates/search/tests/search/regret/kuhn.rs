//! Kuhn poker (Kuhn 1950): three cards, a chip each in the pot, one bet of one chip.

use search::{ExtensiveForm, Outcomes};
use tabletop::{Seat, Turn};

pub const JACK: u8 = 0;
pub const QUEEN: u8 = 1;
pub const KING: u8 = 2;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Play {
    Deal(u8),
    Pass,
    Bet,
}

#[derive(Clone, Default, Debug)]
pub struct Kuhn {
    cards: Vec<u8>,
    bets: Vec<bool>,
}

impl Kuhn {
    /// The key of whoever holds `card` after so many bets and passes.
    pub fn key(card: u8, bets: &[bool]) -> u64 {
        bets.iter().fold(1 + u64::from(card), |key, bet| key * 4 + 1 + u64::from(*bet))
    }

    /// Whether nobody has bet or passed yet.
    pub fn untouched(&self) -> bool {
        self.bets.is_empty()
    }

    /// Who wins how much if the game is over.
    fn chips(&self) -> Option<f64> {
        match self.bets[..] {
            [true, false] => Some(1.0),
            [false, true, false] => Some(-1.0),
            [false, false] => Some(self.best()),
            [true, true] | [false, true, true] => Some(2.0 * self.best()),
            _ => None,
        }
    }

    /// A chip for the higher card.
    fn best(&self) -> f64 {
        match self.cards[..] {
            [first, second] => {
                if first > second {
                    1.0
                } else {
                    -1.0
                }
            }
            _ => 0.0,
        }
    }
}

impl ExtensiveForm for Kuhn {
    type Move = Play;

    fn turn(&self) -> Turn {
        if self.cards.len() < 2 {
            Turn::Chance
        } else if self.chips().is_some() {
            Turn::Over
        } else {
            Turn::Seat(Seat(self.bets.len() as u8 % 2))
        }
    }

    fn information(&self, seat: Seat) -> u64 {
        Self::key(self.cards[seat.index()], &self.bets)
    }

    fn moves(&self, out: &mut Vec<Play>) {
        out.extend([Play::Pass, Play::Bet]);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Play>) {
        let left = (JACK..=KING).filter(|card| !self.cards.contains(card));
        left.for_each(|card| out.push(1.0 / (3 - self.cards.len()) as f64, Play::Deal(card)));
    }

    fn play(&mut self, play: Play) {
        match play {
            Play::Deal(card) => self.cards.push(card),
            Play::Pass => self.bets.push(false),
            Play::Bet => self.bets.push(true),
        }
    }

    fn evaluate(&self) -> f64 {
        self.chips().unwrap_or_else(|| self.best())
    }
}
