//! Opponents that count: what a seat has in hand follows from what everybody saw it pay and earn, also where carrots are hidden.

use tabletop::{Agent, Audience, Decision, Game, Seat, Think};

use crate::action::Action;
use crate::event::Event;
use crate::rules::Hare;
use crate::state::{RUNNERS, State};
use crate::view::View;

/// How an opponent chooses, once it knows or has guessed all of a position.
pub(super) trait Chooser: Send {
    /// Its name in the registry.
    fn name(&self) -> &str;

    /// Whether the carrots of others matter to it or to its reasons.
    fn counts(&self) -> bool {
        true
    }

    /// Chooses an action for the seat to act.
    fn choose(&mut self, game: &Hare, state: &State, think: &mut Think<'_>) -> Decision<Action>;
}

/// An opponent in its seat, with its count of the others.
pub(super) struct Counting<C> {
    chooser: C,
    count: Count,
}

impl<C: Chooser> Counting<C> {
    /// One that has seen nothing so far.
    pub fn new(chooser: C) -> Self {
        Self { chooser, count: Count::default() }
    }
}

impl<C: Chooser> Agent<Hare> for Counting<C> {
    fn name(&self) -> &str {
        self.chooser.name()
    }

    fn watches(&self) -> bool {
        self.chooser.counts()
    }

    fn observe(&mut self, game: &Hare, event: &Event) {
        if game.setup().hidden_carrots {
            self.count.follow(game, event);
        }
    }

    fn reset(&mut self) {
        self.count = Count::default();
    }

    fn decide(&mut self, game: &Hare, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        if let Some(state) = view.state() {
            return self.chooser.choose(game, state, think);
        }
        let mut decision = self.chooser.choose(game, &self.count.position(game, view), think);
        // Its own carrots are in its reasons, which others do not see.
        if let Some(reasons) = &mut decision.explanation {
            reasons.audience = Audience::Seat;
        }
        decision
    }
}

/// What everybody has by what was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Count {
    /// What each seat has earned more than it paid, or less; since it began anew where it did.
    change: [i64; RUNNERS],
    /// What each has at least: it paid what it had.
    least: [i64; RUNNERS],
    /// Seats that began anew, a bit each: since then all of theirs is known.
    anew: u8,
}

impl Count {
    /// Takes in what happened.
    fn follow(&mut self, game: &Hare, event: &Event) {
        match *event {
            Event::Moved { seat, carrots, .. } => self.earn(seat, carrots.into()),
            Event::Toll { seat, to, carrots } => {
                self.earn(seat, -i64::from(carrots));
                self.earn(to, carrots.into());
            }
            Event::Took(seat) => self.earn(seat, 10),
            Event::Gave(seat) => self.earn(seat, -10),
            Event::Ate { seat, carrots, .. }
            | Event::Paid { seat, carrots, .. }
            | Event::Refunded { seat, carrots } => self.earn(seat, carrots.into()),
            Event::Restarted { seat, carrots } => {
                let at = seat.index().min(RUNNERS - 1);
                self.change[at] = i64::from(carrots) - i64::from(game.setup().starting_carrots());
                self.least[at] = carrots.into();
                self.anew |= 1 << at;
            }
            _ => {}
        }
    }

    fn earn(&mut self, seat: Seat, carrots: i64) {
        let at = seat.index().min(RUNNERS - 1);
        self.change[at] += carrots;
        self.least[at] = (self.least[at] + carrots).max(0);
    }

    /// What a seat has if the race began at the start.
    fn counted(&self, game: &Hare, seat: Seat) -> u16 {
        let change = self.change.get(seat.index()).copied().unwrap_or(0);
        (i64::from(game.setup().starting_carrots()) + change).clamp(0, u16::MAX.into()) as u16
    }

    /// The position as it must be by what was counted, or if that cannot be, since not all was seen, one that looks alike and is near to it.
    fn position(&self, game: &Hare, view: &View) -> State {
        let counted = |seat: Seat| self.counted(game, seat);
        let position = game.guess(view, counted);
        let all = || Seat::all(game.seats());
        let whole = all().all(|seat| position.carrots(seat) == counted(seat));
        if whole {
            return position;
        }
        // It came to a race that was under way. Who began anew since is known all the same, of the others what they have at least, and the
        // rest is as much as the one that is to act has.
        let own = view.carrots(view.seen().mover()).unwrap_or(0);
        game.guess(view, |seat| match self.anew >> seat.0 & 1 {
            1 => counted(seat),
            _ => own.max(self.least.get(seat.index()).map_or(0, |least| (*least).clamp(0, u16::MAX.into()) as u16)),
        })
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Eye, NoEvents, Seed, Turn};

    use super::*;
    use crate::setup::{Edition, Setup};

    fn hidden(seats: u8, runners: u8, edition: Edition) -> Hare {
        Hare::new(Setup { hidden_carrots: true, ..edition.setup(seats, runners) }).unwrap()
    }

    /// Plays at random; `each` is told the position before every action, with the count of one who saw all.
    fn play(game: &Hare, seed: Seed, mut each: impl FnMut(&State, &Count)) {
        let (mut state, mut count) = (game.start(), Count::default());
        for step in 0.. {
            let mut events = Vec::new();
            let mut rng = seed.stream("play", step);
            match game.turn(&state) {
                Turn::Over => return,
                Turn::Chance => {
                    let card = game.draw(&state, &mut rng).unwrap();
                    game.resolve(&mut state, &card, &mut events).unwrap();
                }
                Turn::Seat(seat) => {
                    each(&state, &count);
                    let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).unwrap();
                    game.apply(&mut state, &action, &mut events).unwrap();
                }
            }
            for event in events.iter().filter_map(|event| game.redact(event, Eye::Public)) {
                count.follow(game, &event);
            }
        }
    }

    #[test]
    fn who_has_seen_all_knows_all() {
        let mut checked = 0;
        for (index, edition) in (0..).zip(Edition::ALL) {
            for (seats, runners) in [(2, 1), (2, 2), (4, 1), (6, 1)] {
                let game = hidden(seats, runners, edition);
                play(&game, Seed(11).derive("counting", index), |state, count| {
                    let view = game.view(state, Eye::Seat(state.mover()));
                    assert!(view.state().is_none());
                    assert_eq!(count.position(&game, &view), *state);
                    checked += 1;
                });
            }
        }
        assert!(checked > 1_000, "{checked}");
    }

    /// Whoever comes to a race under way, with nothing seen or with less than all, guesses a position that looks as this one does.
    #[test]
    fn who_has_not_seen_all_guesses_what_looks_alike() {
        let (mut guessed, mut wrong) = (0, 0);
        for seed in 0..6 {
            for (seats, runners) in [(2, 1), (3, 1), (2, 2), (5, 1)] {
                let game = hidden(seats, runners, Edition::ALL[seed as usize % 5]);
                let mut late = Count::default();
                play(&game, Seed(seed), |state, count| {
                    // What was seen of the first half of the race is forgotten.
                    let partly = Count {
                        change: std::array::from_fn(|at| count.change[at] - late.change[at]),
                        least: count.least.map(|least| least / 2),
                        anew: 0,
                    };
                    if state.round() == 6 {
                        late = *count;
                    }
                    let eye = Eye::Seat(state.mover());
                    let view = game.view(state, eye);
                    for known in [Count::default(), partly] {
                        let guess = known.position(&game, &view);
                        assert_eq!(game.view(&guess, eye), view, "{state:?}");
                        assert_eq!(game.moves(&guess), game.moves(state));
                        guessed += 1;
                        wrong += u32::from(guess != *state);
                        let mut after = guess;
                        let action = game.moves(&guess).get(0).unwrap();
                        game.play(&mut after, action, &mut NoEvents);
                    }
                });
            }
        }
        assert!(guessed > 1_000 && wrong > guessed / 4, "{wrong} of {guessed} are no more than a guess");
    }

    #[test]
    fn what_was_paid_and_since_when_bounds_what_was_not_seen() {
        let game = hidden(2, 1, Edition::Y2008);
        let mut position = game.position(&game.start());
        position.players[0].carrots = 30;
        position.players[1].carrots = 200;
        position.players[1].runners[0].square = 20;
        let state = game.place(&position).unwrap();
        let view = game.view(&state, Eye::Seat(Seat(0)));
        let mut count = Count::default();
        let told = |count: &Count| count.position(&game, &view).carrots(Seat(1));
        assert!(told(&count) > 30, "it is the richer one");
        for event in
            [Event::Paid { seat: Seat(1), runner: crate::Runner::A, rank: 4, carrots: 90 }, Event::Took(Seat(1))]
        {
            count.follow(&game, &event);
        }
        assert!(told(&count) >= 100, "so much was seen to come in");
        let anew = Event::Restarted { seat: Seat(1), carrots: 68 };
        count.follow(&game, &anew);
        assert_eq!(told(&count), 68);
    }
}
