//! Games between menus, played by the rules.
#![allow(dead_code, reason = "every example that shares it uses a part of it")]

use std::sync::Arc;

use dominion::agents::Strategist;
use dominion::{Bot, Dominion, Event, Setup, State, read_bots};
use tabletop::{Agent, Budget, EventSink, Eye, Game, Monitor, Seat, Seed, Think, Turn};

/// The menus that are shipped.
pub fn bots() -> Vec<Bot> {
    let text = include_str!("../../../../../assets/dominion/bots.ron");
    read_bots("bots.ron", text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The setup of the win table: random deal, random starter, all cards of its menus.
pub fn table_setup() -> Setup {
    let kingdom = ["smithy", "council_room", "laboratory", "market", "festival", "moat", "witch", "militia"];
    Setup { kingdom: kingdom.map(str::to_owned).to_vec(), ..Setup::default() }
}

/// One that follows a menu of the file.
pub fn strategist(game: &Dominion, id: &str, guard: bool) -> Strategist {
    let bots = bots();
    let bot = bots.iter().find(|bot| bot.id == id).unwrap_or_else(|| panic!("there is no {id}"));
    Strategist::new(game, id, &bot.menu, guard).unwrap_or_else(|error| panic!("{id}: {error}"))
}

/// Plays a game to its end and tells its events.
pub fn play(game: &Arc<Dominion>, agents: &mut [Strategist], seed: Seed, events: &mut impl EventSink<Event>) -> State {
    let (monitor, mut state) = (Monitor::new(), game.start());
    let mut view = game.view(&state, Eye::Public);
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut seed.stream("cards", step)).expect("chance is due");
                game.resolve(&mut state, &outcome, events).expect("it can come");
            }
            Turn::Seat(seat) => {
                game.view_into(&state, Eye::Seat(seat), &mut view);
                let mut think =
                    Think { budget: Budget::nodes(0), explain: false, rng: seed.stream("none", 0), monitor: &monitor };
                let action = agents[seat.index()].decide(game, &view, &mut think).action;
                game.apply(&mut state, &action, events).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
            }
        }
    }
    state
}

/// What many games between two came to, for the first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub games: u32,
    pub wins: u32,
    pub ties: u32,
    /// Games won by whoever began.
    pub first: u32,
    /// Turns of the one who began, in all.
    pub turns: u64,
}

impl Tally {
    /// Wins of the first, ties half, in per cent.
    pub fn share(&self) -> f64 {
        100.0 * (f64::from(self.wins) + f64::from(self.ties) / 2.0) / f64::from(self.games)
    }

    /// The standard error of that, in per cent.
    pub fn error(&self) -> f64 {
        let share = self.share() / 100.0;
        100.0 * (share * (1.0 - share) / f64::from(self.games)).sqrt()
    }
}

/// Plays so many games between two menus.
pub fn match_of(game: &Arc<Dominion>, one: &str, other: &str, games: u32, seed: Seed, guard: bool) -> Tally {
    let mut agents = [strategist(game, one, guard), strategist(game, other, guard)];
    let mut tally = Tally { games, ..Tally::default() };
    for index in 0..games {
        let mut began = None;
        let mut first = |event: Event| {
            if let Event::TurnBegan { seat, .. } = event {
                began.get_or_insert(seat);
            }
        };
        let end = play(game, &mut agents, seed.derive("game", index.into()), &mut Listener(&mut first));
        let standing = game.standing(&end).expect("it is over");
        let starter = began.expect("somebody began");
        match standing.winner() {
            None => tally.ties += 1,
            Some(winner) => {
                tally.wins += u32::from(winner == Seat(0));
                tally.first += u32::from(winner == starter);
            }
        }
        tally.turns += u64::from(end.players[starter.index()].turns);
    }
    tally
}

/// Hands events to a function.
pub struct Listener<F>(pub F);

impl<F: FnMut(Event)> EventSink<Event> for Listener<F> {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        (self.0)(event());
    }
}
