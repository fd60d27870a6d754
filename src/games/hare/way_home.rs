//! Whether one can get home from here, in one sentence.

use hare::{GOAL, Hare, Runner, State, cost};
use tabletop::{Game, Seat};

use crate::text::{Value, Words};

/// How far it is home for the runner of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WayHome {
    /// Squares to the goal.
    pub squares: u8,
    /// Carrots one step there costs.
    pub price: u32,
    /// Carrots in hand.
    pub carrots: u32,
    /// Salads still to eat.
    pub salads: u8,
    /// The most carrots with which one may come home now.
    pub limit: u32,
    /// The rank it has now, 1 = first.
    pub rank: u8,
    /// The fewest turns, alone, undisturbed and at that rank; `None` where the rules know none, and with two runners.
    pub turns: Option<u8>,
}

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hurdle {
    /// Nothing: the goal is one step away.
    None,
    /// Salads.
    Salads,
    /// Too few carrots for one step.
    Few,
    /// Too many would be left.
    Many,
}

impl WayHome {
    /// The way of the seat that is to act; `None` where it is home or has two runners in the race.
    pub fn find(game: &Hare, state: &State, seat: Seat) -> Option<Self> {
        if seat.index() >= game.seats() || game.is_home(state, seat) || game.runners().count() > 1 {
            return None;
        }
        let squares = GOAL - game.square(state, seat, Runner::A);
        Some(Self {
            squares,
            price: cost(squares).into(),
            carrots: state.carrots(seat).into(),
            salads: state.salads(seat),
            limit: game.goal_limit(state).into(),
            rank: game.rank(state, seat, Runner::A),
            turns: game.turns_home(state, seat),
        })
    }

    /// What is in the way of one step home.
    pub fn hurdle(self) -> Hurdle {
        match self.carrots.checked_sub(self.price) {
            _ if self.salads > 0 => Hurdle::Salads,
            None => Hurdle::Few,
            Some(left) if left > self.limit => Hurdle::Many,
            Some(_) => Hurdle::None,
        }
    }

    /// The same in a sentence.
    pub fn sentence(self, words: &Words) -> String {
        let left = self.carrots.saturating_sub(self.price);
        let values: [(&str, &dyn Value); 6] = [
            ("squares", &self.squares),
            ("price", &self.price),
            ("carrots", &self.carrots),
            ("left", &left),
            ("limit", &self.limit),
            ("salads", &self.salads),
        ];
        let hurdle = match self.hurdle() {
            Hurdle::None => return words.with("hare-way-open", &values),
            Hurdle::Salads => words.with("hare-way-salads", &values),
            Hurdle::Few => words.with("hare-way-few", &values),
            Hurdle::Many => words.with("hare-way-many", &values),
        };
        match self.turns {
            Some(turns) => {
                words.with("hare-way-turns", &[("hurdle", &hurdle), ("turns", &turns), ("rank", &self.rank)])
            }
            None => words.with("hare-way-lost", &[("hurdle", &hurdle)]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(price: u32, carrots: u32, salads: u8) -> WayHome {
        WayHome { squares: 4, price, carrots, salads, limit: 10, rank: 2, turns: Some(3) }
    }

    #[test]
    fn what_is_in_the_way_is_what_the_rules_ask_for() {
        let hurdles = [way(10, 20, 0), way(10, 21, 0), way(10, 9, 0), way(10, 20, 1)].map(WayHome::hurdle);
        assert_eq!(hurdles, [Hurdle::None, Hurdle::Many, Hurdle::Few, Hurdle::Salads]);
    }

    #[test]
    fn it_is_told_with_its_numbers() {
        let words = Words::english();
        let told = |way: WayHome| way.sentence(&words);
        assert!(told(way(10, 15, 0)).contains('5'));
        let few = told(way(300, 12, 0));
        assert!(few.contains("300") && few.contains("12") && few.contains('3'), "{few}");
        assert!(told(way(10, 60, 0)).contains("50"));
        assert!(told(WayHome { turns: None, ..way(10, 60, 2) }).contains('2'));
    }
}
