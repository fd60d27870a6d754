//! Games in which both seats choose at once: a table of payoffs.

use search::ExtensiveForm;
use tabletop::{Seat, Turn};

/// Payoffs of seat 0 by its choice and that of seat 1, which does not see it.
#[derive(Clone, Debug)]
pub struct Table {
    pub payoffs: Vec<Vec<f64>>,
    chosen: Vec<usize>,
}

impl Table {
    pub fn new(payoffs: Vec<Vec<f64>>) -> Self {
        Self { payoffs, chosen: Vec::new() }
    }
}

impl ExtensiveForm for Table {
    type Move = usize;

    fn turn(&self) -> Turn {
        if self.chosen.len() == 2 { Turn::Over } else { Turn::Seat(Seat(self.chosen.len() as u8)) }
    }

    fn information(&self, _: Seat) -> u64 {
        7
    }

    fn moves(&self, out: &mut Vec<usize>) {
        out.extend(0..if self.chosen.is_empty() { self.payoffs.len() } else { self.payoffs[0].len() });
    }

    fn play(&mut self, choice: usize) {
        self.chosen.push(choice);
    }

    fn evaluate(&self) -> f64 {
        match self.chosen[..] {
            [row, column] => self.payoffs[row][column],
            _ => 0.0,
        }
    }
}
