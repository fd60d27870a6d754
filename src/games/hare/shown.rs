//! The race as it is shown: it follows the events one by one, so that nothing is seen before it has happened on screen.

use hare::{Card, Event, Hare, Runner, State};
use tabletop::{Game, Seat, Standing};

/// One runner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RunnerShown {
    /// Where it stands, 0 (start) to 64 (goal).
    pub square: u8,
    /// Whether its next turn goes on a salad.
    pub eating: bool,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatShown {
    /// Its runners.
    pub runners: Vec<RunnerShown>,
    /// Carrots in hand.
    pub carrots: u32,
    /// Salads still to eat.
    pub salads: u8,
    /// Whether it misses its next turn.
    pub misses: bool,
    /// As which it came home, from 1.
    pub home: Option<u8>,
}

/// The race as far as the screen has told the story.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The seats.
    pub seats: Vec<SeatShown>,
    /// Whose turn it is.
    pub mover: Seat,
    /// The round, from 1.
    pub round: u32,
    /// The card drawn last, and by whom, until somebody moves again.
    pub card: Option<(Seat, Card)>,
    /// How it ended.
    pub standing: Option<Standing>,
}

impl Shown {
    /// What a state holds.
    pub fn new(game: &Hare, state: &State) -> Self {
        let seats = Seat::all(game.seats()).map(|seat| SeatShown {
            runners: game
                .runners()
                .map(|runner| RunnerShown {
                    square: game.square(state, seat, runner),
                    eating: game.eats(state, seat, runner),
                })
                .collect(),
            carrots: state.carrots(seat).into(),
            salads: state.salads(seat),
            misses: state.misses(seat),
            home: None,
        });
        let mut shown = Self {
            seats: seats.collect(),
            mover: state.mover(),
            round: state.round().into(),
            card: None,
            standing: game.standing(state),
        };
        shown.number_homes(game, state);
        shown
    }

    /// The places of those that are home, in the order their last runners came.
    fn number_homes(&mut self, game: &Hare, state: &State) {
        let position = game.position(state);
        let last = |seat: &Seat| {
            let runners =
                position.players.get(seat.index()).map(|player| player.runners.as_slice()).unwrap_or_default();
            runners.iter().map(|runner| runner.place).max().unwrap_or(0)
        };
        let mut home: Vec<Seat> = Seat::all(self.seats.len()).filter(|seat| game.is_home(state, *seat)).collect();
        home.sort_by_key(last);
        for (place, seat) in (1..).zip(home) {
            self.seats[seat.index()].home = Some(place);
        }
    }

    /// Takes over what a state holds, at a moment when everything up to it has been shown. The card lies on.
    pub fn catch_up(&mut self, game: &Hare, state: &State) {
        let card = self.card;
        *self = Self { card, ..Self::new(game, state) };
    }

    /// Shows one event.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Moved { seat, runner, to, carrots, .. } => {
                self.card = None;
                self.put(seat, runner, to);
                self.earn(seat, carrots);
            }
            Event::Sent { seat, runner, to, .. } => self.put(seat, runner, to),
            Event::Toll { seat, to, carrots } => {
                self.earn(seat, -i32::from(carrots));
                self.earn(to, i32::from(carrots));
            }
            Event::WillEat { seat, runner } => {
                if let Some(runner) = self.runner_mut(seat, runner) {
                    runner.eating = true;
                }
            }
            Event::WillMiss(seat) => {
                if let Some(own) = self.seats.get_mut(seat.index()) {
                    own.misses = true;
                }
            }
            Event::Took(seat) | Event::Gave(seat) => {
                self.put_away(seat);
                self.earn(seat, if matches!(event, Event::Took(_)) { 10 } else { -10 });
            }
            Event::Ate { seat, runner, carrots, .. } => {
                self.put_away(seat);
                self.earn(seat, i32::from(carrots));
                if let Some(own) = self.seats.get_mut(seat.index()) {
                    own.salads = own.salads.saturating_sub(1);
                    if let Some(runner) = own.runners.get_mut(runner.index()) {
                        runner.eating = false;
                    }
                }
            }
            Event::Paid { seat, carrots, .. } | Event::Refunded { seat, carrots } => {
                self.earn(seat, i32::from(carrots));
            }
            Event::Restarted { seat, carrots } => {
                if let Some(own) = self.seats.get_mut(seat.index()) {
                    own.carrots = carrots.into();
                    let racing = own.runners.iter_mut().filter(|runner| runner.square < hare::GOAL);
                    racing.for_each(|runner| *runner = RunnerShown::default());
                }
            }
            Event::Drew { seat, card } => self.card = Some((seat, card)),
            Event::Missed(seat) => {
                if let Some(own) = self.seats.get_mut(seat.index()) {
                    own.misses = false;
                }
            }
            Event::Kept(_) | Event::Idle { .. } | Event::Home { .. } | Event::Over(_) => {}
        }
    }

    /// The card of somebody else's turn goes under the deck.
    fn put_away(&mut self, seat: Seat) {
        self.card = self.card.filter(|(by, _)| *by == seat);
    }

    fn put(&mut self, seat: Seat, runner: Runner, square: u8) {
        if let Some(own) = self.runner_mut(seat, runner) {
            own.square = square;
        }
    }

    fn runner_mut(&mut self, seat: Seat, runner: Runner) -> Option<&mut RunnerShown> {
        self.seats.get_mut(seat.index())?.runners.get_mut(runner.index())
    }

    fn earn(&mut self, seat: Seat, carrots: i32) {
        if let Some(own) = self.seats.get_mut(seat.index()) {
            own.carrots = own.carrots.saturating_add_signed(carrots);
        }
    }

    /// One seat; one without anything where there is none.
    pub fn seat(&self, seat: Seat) -> SeatShown {
        self.seats.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The number of a runner among all.
    pub fn number(&self, seat: Seat, runner: Runner) -> usize {
        let each = self.seats.first().map_or(1, |seat| seat.runners.len());
        seat.index() * each + runner.index()
    }

    /// The place of a seat in the race, from 1: those that are home first, then by how far their runners are. Who is level
    /// shares a place.
    pub fn place(&self, seat: Seat) -> usize {
        let stand = |seat: &SeatShown| match seat.home {
            Some(place) => (0, i32::from(place)),
            None => (1, -seat.runners.iter().map(|runner| i32::from(runner.square)).sum::<i32>()),
        };
        let own = stand(&self.seat(seat));
        1 + self.seats.iter().filter(|other| stand(other) < own).count()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hare::{Edition, Setup};
    use tabletop::{Eye, Seed, Session, Turn};

    use super::*;
    use crate::games::hare::testing;

    /// Plays at random and compares what was shown, event by event, with what is the case.
    fn follow(setup: Setup, seed: u64) {
        let game = Arc::new(Hare::new(setup).expect("sound"));
        let players = testing::agents(game.seats());
        let mut session = Session::new(Arc::clone(&game), Seed(seed), players).expect("seated");
        let mut shown = Shown::new(&game, session.state());
        for _ in 0..600 {
            let events = match session.turn() {
                Turn::Over => break,
                Turn::Chance => session.advance().expect("chance is due"),
                Turn::Seat(seat) => {
                    let action =
                        game.sample(&session.view(Eye::Seat(seat)), &mut session.thinking(seat)).expect("a move");
                    session.act(seat, action).expect("legal")
                }
            };
            events.iter().for_each(|event| shown.apply(event));
            let now = Shown::new(&game, session.state());
            for (told, is) in shown.seats.iter().zip(&now.seats) {
                assert_eq!((told.carrots, told.salads), (is.carrots, is.salads), "{events:?}");
                let squares = |seat: &SeatShown| seat.runners.iter().map(|runner| runner.square).collect::<Vec<_>>();
                assert_eq!(squares(told), squares(is), "{events:?}");
            }
            shown.catch_up(&game, session.state());
            assert_eq!(Shown { card: None, ..shown.clone() }, now);
        }
    }

    #[test]
    fn what_is_shown_is_what_is() {
        for seed in 0..6 {
            follow(Setup { seats: 3, ..Setup::default() }, seed);
            follow(Setup { seats: 2, runners: 2, ..Setup::default() }, seed);
            follow(Setup { seats: 6, board: "1978".to_owned(), luck: false, ..Setup::default() }, seed);
            for edition in Edition::ALL {
                follow(edition.setup(4, 1), seed);
                follow(edition.setup(2, 2), seed);
            }
        }
    }

    #[test]
    fn a_card_lies_until_somebody_else_acts() {
        let game = Hare::new(Setup { seats: 2, ..Setup::default() }).expect("sound");
        let mut shown = Shown::new(&game, &game.start());
        let card = (Seat(0), Card::TakeOrGive);
        shown.apply(&Event::Drew { seat: Seat(0), card: card.1 });
        shown.apply(&Event::Took(Seat(0)));
        assert_eq!(shown.card, Some(card), "what it offers is done while it lies there");
        shown.apply(&Event::Took(Seat(1)));
        assert_eq!(shown.card, None);
    }

    #[test]
    fn places_are_those_of_the_race() {
        let game = Hare::new(Setup { seats: 4, ..Setup::default() }).expect("sound");
        let mut shown = Shown::new(&game, &game.start());
        assert_eq!(Seat::all(4).map(|seat| shown.place(seat)).collect::<Vec<_>>(), [1; 4]);
        for (seat, square) in shown.seats.iter_mut().zip([20, 64, 31, 20]) {
            seat.runners[0].square = square;
        }
        shown.seats[1].home = Some(1);
        assert_eq!(Seat::all(4).map(|seat| shown.place(seat)).collect::<Vec<_>>(), [3, 1, 2, 3]);
    }
}
