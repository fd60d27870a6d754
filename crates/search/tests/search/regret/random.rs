//! Random games: trees in which every move and outcome may be seen by the other seat, seen in part, or not at all.

use search::{ExtensiveForm, Outcomes};
use tabletop::{Seat, Turn};

/// What everything in the game follows from is hashes of what has happened.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
    /// Everything that has happened.
    history: u64,
    /// What each seat has seen and done.
    keys: [u64; 2],
    plies: u32,
    most: u32,
}

impl Random {
    pub fn new(seed: u64, most: u32) -> Self {
        Self { seed, history: mix(seed, 1), keys: [mix(seed, 2), mix(seed, 3)], plies: 0, most }
    }

    /// A number below `count` that follows from `what` and from a number that tells questions apart.
    fn ask(&self, what: u64, question: u64, count: u64) -> u64 {
        mix(mix(what, self.seed), 1000 + question) % count
    }
}

fn mix(one: u64, other: u64) -> u64 {
    let x = (one.rotate_left(23) ^ other).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 32)
}

impl ExtensiveForm for Random {
    type Move = u8;

    fn turn(&self) -> Turn {
        match self.ask(self.history, 1, 9) {
            0 if self.plies > 1 => Turn::Over,
            _ if self.plies >= self.most => Turn::Over,
            1 | 2 => Turn::Chance,
            other => Turn::Seat(Seat((other % 2) as u8)),
        }
    }

    fn information(&self, seat: Seat) -> u64 {
        self.keys[seat.index()]
    }

    fn moves(&self, out: &mut Vec<u8>) {
        // By what the seat knows, not by what has happened.
        let Turn::Seat(seat) = self.turn() else { return };
        out.extend(0..1 + self.ask(self.keys[seat.index()], 2, 3) as u8);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        let share = (1 + self.ask(self.history, 3, 5)) as f64 / 6.0;
        out.push(share, 0);
        out.push(1.0 - share, 1);
    }

    fn play(&mut self, mv: u8) {
        let mover = match self.turn() {
            Turn::Seat(seat) => Some(seat.index()),
            _ => None,
        };
        self.history = mix(self.history, mv.into());
        for seat in 0..2 {
            let seen = match self.ask(self.history, 4 + seat as u64, 3) {
                _ if mover == Some(seat) => 10 + u64::from(mv),
                0 => continue,
                1 => 20,
                _ => 30 + u64::from(mv),
            };
            self.keys[seat] = mix(self.keys[seat], seen);
        }
        self.plies += 1;
    }

    fn evaluate(&self) -> f64 {
        self.ask(self.history, 7, 9) as f64 - 4.0
    }
}
