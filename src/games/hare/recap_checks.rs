//! Recaps of races held against the rules: what they say, done one after the other, leads from the track as the reader left it to the one that
//! is there now.

use std::sync::Arc;

use hare::{Card, Edition, GOAL, Hare, Setup, Square, State};
use tabletop::{Game, Seat};

use super::{state::Race, wording};
use crate::{
    table::recap::checks::{CheckedRecap, READER, read},
    text::{Words, heard::Said},
};

/// What is counted of everybody but the reader.
struct Course {
    carrots: Vec<i64>,
    salads: Vec<i64>,
    squares: Vec<Vec<u8>>,
    /// Whose carrots a recap does not tell to the last: a card gave some back, or fresh ones came.
    open: Vec<bool>,
}

impl Course {
    fn new(game: &Hare, state: &State, seats: usize) -> Self {
        let squares = |seat| {
            let mut squares: Vec<u8> = game.runners().map(|runner| game.square(state, seat, runner)).collect();
            squares.sort_unstable();
            squares
        };
        Self {
            carrots: Seat::all(seats).map(|seat| state.carrots(seat).into()).collect(),
            salads: Seat::all(seats).map(|seat| state.salads(seat).into()).collect(),
            squares: Seat::all(seats).map(squares).collect(),
            open: vec![false; seats],
        }
    }

    /// One of a seat's runners goes to a square, from some other one from which `fits` holds.
    fn goes(&mut self, seat: Seat, to: u8, fits: impl Fn(u8) -> bool) -> Result<(), String> {
        let squares = &mut self.squares[seat.index()];
        let at = squares.iter().position(|from| fits(*from)).ok_or("nobody can come from there")?;
        squares[at] = to;
        squares.sort_unstable();
        Ok(())
    }

    fn follow(&mut self, game: &Hare, words: &Words, seat: Seat, said: &Said) -> Result<(), String> {
        let own = seat.index();
        let place = || -> Result<u8, String> {
            let name = said.name("square")?;
            (0..=GOAL).find(|at| wording::square(words, game, *at) == name).ok_or_else(|| format!("there is no {name}"))
        };
        let carrots = said.number("carrots");
        match said.id.trim_start_matches("hare-recap-") {
            "forward" => {
                let (to, paid) = (place()?, carrots?);
                let price = |from: u8| i64::from(to.saturating_sub(from));
                self.goes(seat, to, |from| from < to && price(from) * (price(from) + 1) / 2 == paid)?;
                self.carrots[own] -= paid;
            }
            "back" => {
                let (to, earned) = (place()?, carrots?);
                self.goes(seat, to, |from| from > to && 10 * i64::from(from - to) == earned)?;
                self.carrots[own] += earned;
            }
            "sent" => {
                let to = place()?;
                self.goes(seat, to, |from| game.track().square(from) == Square::Hare)?;
            }
            "toll" => self.carrots[own] -= carrots?,
            "took" => self.carrots[own] += 10,
            "gave" => self.carrots[own] -= 10,
            "ate" => {
                self.carrots[own] += carrots?;
                self.salads[own] -= 1;
            }
            "paid" => self.carrots[own] += carrots?,
            "restarted" => {
                self.squares[own].iter_mut().filter(|square| **square < GOAL).for_each(|square| *square = 0);
                self.squares[own].sort_unstable();
                self.open[own] = true;
            }
            "drew" => self.open[own] |= said.name("card")? == wording::card(words, game, Card::LastMoveFree),
            "home" => {
                let home = self.squares.iter().flatten().filter(|square| **square == GOAL).count();
                if said.number("place")? != home as i64 {
                    return Err(format!("{home} are home"));
                }
            }
            "will_eat" | "missed" => {}
            _ => return Err("nobody checks it".to_owned()),
        }
        Ok(())
    }
}

fn check(words: &Words, told: &CheckedRecap<'_, Hare>) -> Result<(), String> {
    let (game, seats) = (&**told.session.game(), told.session.players().len());
    // What the reader's own action brought to others is told as well: what they are paid as their turn begins.
    let mut course = Course::new(game, &told.before(told.own), seats);
    for (line, said) in told.lines.iter().zip(&told.said) {
        for said in said {
            course
                .follow(game, words, line.seat, said)
                .map_err(|why| format!("{} of {:?}: {why}", said.id, line.seat))?;
        }
    }
    let now = Course::new(game, told.session.state(), seats);
    for seat in Seat::all(seats).filter(|seat| *seat != READER) {
        let at = seat.index();
        let same = course.squares[at] == now.squares[at] && course.salads[at] == now.salads[at];
        // Tolls come from others, and are told of them.
        let paid = course.carrots[at] == now.carrots[at] || course.open[at] || game.setup().has_toll();
        if !same || !paid {
            let (told, really) = ((course.carrots[at], &course.squares[at]), (now.carrots[at], &now.squares[at]));
            return Err(format!("of {seat:?} it tells {told:?}, and it is {really:?}"));
        }
    }
    Ok(())
}

#[test]
fn what_a_recap_of_a_race_says_is_so() {
    let words = Words::english();
    let editions = [(Edition::Y2008, 4, 1), (Edition::Y1978, 3, 1), (Edition::Parlett, 3, 1), (Edition::Y2008, 2, 2)];
    let mut recaps = 0;
    for (seed, (edition, seats, runners)) in editions.into_iter().enumerate() {
        let setup = Setup { hidden_carrots: false, ..edition.setup(seats, runners) };
        let game = Arc::new(Hare::new(setup).expect("an edition"));
        let turn = |state: &State| state.mover();
        for seed in [seed as u64, 100 + seed as u64] {
            recaps += read::<Race, Hare>(Arc::clone(&game), (seed, 250), turn, |told| check(&words, told));
        }
    }
    assert!(recaps > 80, "only {recaps} recaps");
}
