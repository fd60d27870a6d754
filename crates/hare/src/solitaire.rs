//! One runner alone: the fewest turns in which it could be home if nobody were in its way.
//!
//! A breadth-first search through everything that runner can do, with its rank held as it is and without hare squares, whose cards are
//! chance. So it is a bound for the race as it stands, and exact where nothing changes it. Source: the "solitaire" of the game's
//! page in `docs/hare.md`; its values for both boards are tests.

use std::collections::BTreeSet;

use tabletop::Seat;

use crate::action::Runner;
use crate::cost::{cost, reach};
use crate::rules::Hare;
use crate::state::{Phase, State};
use crate::track::{GOAL, Square};

/// No way home is looked for that takes more turns.
const LONGEST: u8 = 60;
/// Carrots of one helping, of a square back and of a rank.
const TEN: u16 = 10;

/// The runner between two of its turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Alone {
    square: u8,
    salads: u8,
    /// Whether its next turn goes on a salad.
    eating: bool,
    carrots: u16,
}

/// What does not change on the way.
struct Way<'a> {
    game: &'a Hare,
    rank: u8,
    /// Carrots one may come home with.
    limit: u16,
}

impl Hare {
    /// The fewest turns, the next one included, in which the runner of `seat` could be home if it were alone on the track, drew no
    /// card and kept its rank; what a position square owes it is paid. 0 where it is home, `None` where there is no such way within
    /// 60 turns, and with two runners each, which are not alone.
    pub fn turns_home(&self, state: &State, seat: Seat) -> Option<u8> {
        if self.runners().count() != 1 {
            return None;
        }
        if self.is_home(state, seat) {
            return Some(0);
        }
        let way = Way { game: self, rank: self.rank(state, seat, Runner::A), limit: self.goal_limit(state) };
        let square = self.square(state, seat, Runner::A);
        let mut carrots = state.carrots(seat);
        // At the start of a turn the mover has been paid.
        let paid = state.mover() == seat && matches!(state.phase(), Phase::Move | Phase::Again | Phase::Choice);
        if !paid {
            carrots = way.paid(square, carrots);
        }
        let eating = self.eats(state, seat, Runner::A);
        way.fewest(Alone { square, salads: state.salads(seat), eating, carrots })
    }
}

impl Way<'_> {
    fn fewest(&self, from: Alone) -> Option<u8> {
        let mut seen = BTreeSet::from([from]);
        let mut edge = vec![from];
        for turn in 1..=LONGEST {
            let mut next = Vec::new();
            for alone in edge {
                if self.go_on(alone, &mut |after| {
                    if seen.insert(after) {
                        next.push(after);
                    }
                }) {
                    return Some(turn);
                }
            }
            if next.is_empty() {
                return None;
            }
            edge = next;
        }
        None
    }

    /// Goes over what can be done in a turn. Returns whether the goal is among it.
    fn go_on(&self, alone: Alone, then: &mut impl FnMut(Alone)) -> bool {
        let Alone { square, salads, carrots, .. } = alone;
        if alone.eating {
            let carrots = carrots.saturating_add(TEN * u16::from(self.rank));
            then(Alone { salads: salads.saturating_sub(1), eating: false, carrots, ..alone });
            return false;
        }
        let track = self.game.track();
        if track.square(square) == Square::Carrot {
            then(Alone { carrots: carrots.saturating_add(TEN), ..alone });
            if carrots >= TEN {
                then(Alone { carrots: carrots - TEN, ..alone });
            }
        }
        if let Some(hedgehog) = (1..square).rev().find(|behind| track.square(*behind) == Square::Hedgehog) {
            let earned = TEN * u16::from(square - hedgehog);
            then(Alone { square: hedgehog, carrots: carrots.saturating_add(earned), ..alone });
        }
        for squares in 1..=reach(carrots).min(GOAL - square) {
            let (to, left) = (square + squares, carrots - cost(squares));
            match track.square(to) {
                Square::Goal if salads == 0 && left <= self.limit => return true,
                Square::Goal | Square::Hedgehog | Square::Hare | Square::Start => {}
                Square::Salad if salads == 0 => {}
                Square::Salad => then(Alone { square: to, eating: true, carrots: left, ..alone }),
                _ => then(Alone { square: to, carrots: self.paid(to, left), ..alone }),
            }
        }
        false
    }

    /// Carrots after the square has paid what it owes this rank.
    fn paid(&self, square: u8, carrots: u16) -> u16 {
        let owed = if self.game.track().square(square).pays(self.rank) { TEN * u16::from(self.rank) } else { 0 };
        carrots.saturating_add(owed)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::position::{PlayerAt, RunnerAt};
    use crate::setup::Setup;

    fn game(board: &str, seats: u8, carrots: u16) -> Hare {
        Hare::new(Setup { board: board.to_owned(), seats, carrots: Some(carrots), ..Setup::default() }).unwrap()
    }

    #[test]
    fn from_the_start_it_takes_as_many_turns_as_the_books_say() {
        let turns = |board, carrots| {
            let game = game(board, 2, carrots);
            game.turns_home(&game.start(), Seat(0))
        };
        assert_eq!([turns("2008", 68), turns("2008", 98)], [Some(19), Some(17)]);
        assert_eq!([turns("1978", 68), turns("1978", 98)], [Some(20), Some(18)]);
    }

    #[test]
    fn behind_others_a_runner_is_faster() {
        for (ahead, fewest) in [(1, 14), (2, 12)] {
            let game = game("2008", 4, 68);
            let mut position = game.position(&game.start());
            for other in 1..=ahead {
                position.players[usize::from(other)].runners[0].square = 60 + other;
            }
            let state = game.place(&position).unwrap();
            assert_eq!(game.turns_home(&state, Seat(0)), Some(fewest), "{ahead} ahead");
        }
    }

    #[test]
    fn close_to_home_it_is_one_turn_or_what_keeps_it_from_it() {
        let game = game("1978", 3, 68);
        let at = |square, carrots, salads| {
            let mut position = game.position(&game.start());
            let runners = vec![RunnerAt { square, ..RunnerAt::default() }];
            position.players[0] = PlayerAt { carrots, salads, runners };
            game.turns_home(&game.place(&position).unwrap(), Seat(0))
        };
        assert_eq!(at(60, 16, 0), Some(1), "6 carrots are left, and 10 may be");
        assert!(at(60, 40, 0).is_some_and(|turns| turns > 1), "30 carrots would be left");
        assert!(at(60, 16, 1).is_some_and(|turns| turns > 3), "a salad is left, so it goes back");
        assert!(at(62, 0, 0).is_some_and(|turns| turns > 1), "there is a hedgehog behind that pays for the way");
    }
}
