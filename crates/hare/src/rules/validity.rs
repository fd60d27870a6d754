//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Illegal, Seat};

use super::Hare;
use crate::cost::cost;
use crate::state::{End, Phase, RUNNERS, State};
use crate::track::{GOAL, Square};

type Verdict = Result<(), Illegal>;

fn ensure(holds: bool, text: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text())) }
}

impl Hare {
    pub(super) fn check_validity(&self, state: &State) -> Verdict {
        self.check_lists(state)?;
        self.check_squares(state)?;
        self.check_places(state)?;
        self.check_meals(state)?;
        self.check_marks(state)?;
        self.check_phase(state)?;
        ensure(self.draws != 0 || state.pile.drawn().next().is_none(), || "cards were drawn without luck".to_owned())?;
        ensure(state.pile.fits(&self.setup.deck), || "the cards drawn are not those of this deck".to_owned())
    }

    /// What belongs to nobody is 0.
    fn check_lists(&self, state: &State) -> Verdict {
        let seats = usize::from(self.setup.seats);
        let runners = seats * usize::from(self.runners);
        let empty = state.squares[runners..].iter().chain(&state.places[runners..]).chain(&state.salads[seats..]);
        let nobody =
            empty.into_iter().all(|&value| value == 0) && state.carrots[seats..].iter().all(|&value| value == 0);
        ensure(nobody, || format!("something belongs to a seat beyond the {seats} that are there"))?;
        let bits = state.eating >> runners.min(7) | state.waiting >> runners.min(7) | state.missing >> seats.min(7);
        ensure(bits == 0, || "a runner or seat is marked that is not there".to_owned())?;
        ensure(state.mover < self.setup.seats, || format!("{} is not at this table of {seats}", state.mover()))?;
        ensure((1..=self.setup.round_limit).contains(&state.round), || {
            format!("round {} is not between 1 and {}", state.round, self.setup.round_limit)
        })
    }

    /// Squares between start and goal hold one runner. Who writes a position may put one on a hare square without luck: it only
    /// cannot come there.
    fn check_squares(&self, state: &State) -> Verdict {
        for number in self.all() {
            let square = state.squares[number];
            ensure(square <= GOAL, || format!("there is no square {square}"))?;
            let alone =
                square == 0 || square == GOAL || state.squares.iter().filter(|&&other| other == square).count() == 1;
            ensure(alone, || format!("two runners stand on square {square}"))?;
        }
        Ok(())
    }

    /// Who is home has a place, each its own, and nobody else has one.
    fn check_places(&self, state: &State) -> Verdict {
        let mut places: Vec<u8> = Vec::new();
        for number in self.all() {
            let (square, place) = (state.squares[number], state.places[number]);
            ensure((square == GOAL) == (place > 0), || {
                format!("a runner on square {square} came home as number {place}")
            })?;
            places.extend((place > 0).then_some(place));
        }
        places.sort_unstable();
        ensure(places.iter().copied().eq(1..=places.len() as u8), || format!("runners came home as numbers {places:?}"))
    }

    fn check_meals(&self, state: &State) -> Verdict {
        for seat in Seat::all(self.setup.seats.into()) {
            let (salads, most) = (state.salads(seat), self.setup.starting_salads());
            ensure(salads <= most, || format!("{seat} has {salads} salads, more than {most}"))?;
            let eating = (state.eating & self.bits(seat.0)).count_ones();
            ensure(eating <= 1, || format!("two runners of {seat} eat at once"))?;
            ensure(eating == 0 || salads > 0, || format!("{seat} eats and has no salad"))?;
            ensure(salads == 0 || !self.has_finished(state, seat.0), || format!("{seat} is home with salads left"))?;
        }
        let misplaced = self.marked(state.eating).find(|&number| !self.may_eat_on(state.squares[number]));
        ensure(misplaced.is_none(), || "a runner eats elsewhere than on a salad square".to_owned())
    }

    fn check_marks(&self, state: &State) -> Verdict {
        let stands = |number: usize| self.track.square(state.squares[number]).is_position();
        ensure(self.marked(state.waiting).all(stands), || "a runner waits for a position it is not on".to_owned())?;
        let over = matches!(state.phase, Phase::Over(_));
        let own = self.bits(state.mover);
        ensure(over || state.waiting & own == 0, || "the seat to move has not been paid for its position".to_owned())?;
        if self.runners == 1 {
            let looked_at = self.all().find(|&number| {
                let others = number != usize::from(state.mover);
                others && stands(number) && state.waiting >> number & 1 == 0
            });
            ensure(looked_at.is_none(), || "a runner stands on a position square as if it had been paid".to_owned())?;
        }
        let mut missing = Seat::all(self.setup.seats.into()).filter(|&seat| state.misses(seat));
        ensure(self.draws != 0 || state.missing == 0, || "a turn is missed without luck".to_owned())?;
        let sound = missing.all(|seat| !self.has_finished(state, seat.0) && (over || seat != state.mover()));
        ensure(sound, || "a turn is missed by a seat that is home or has its turn".to_owned())
    }

    fn check_phase(&self, state: &State) -> Verdict {
        let racing = self.racing(state);
        let home = state.phase == Phase::Over(End::Home);
        ensure(home == (racing <= 1), || {
            format!("{racing} seats race and the race is {}over", if home { "" } else { "not " })
        })?;
        let due = matches!(state.phase, Phase::Again | Phase::Choice | Phase::Draw);
        ensure(due || (state.paid == 0 && state.runner.0 == 0), || "a card is left over from another turn".to_owned())?;
        match state.phase {
            Phase::Over(End::Rounds) => {
                ensure(state.round == self.setup.round_limit, || format!("the race ended in round {}", state.round))
            }
            Phase::Over(End::Home) => Ok(()),
            Phase::Move => {
                let moves = !self.has_finished(state, state.mover) && self.can_act(state);
                ensure(moves, || format!("{} is to move and cannot", state.mover()))
            }
            Phase::Again | Phase::Choice | Phase::Draw => self.check_card(state),
        }
    }

    /// A card is for a runner that came to a hare square.
    fn check_card(&self, state: &State) -> Verdict {
        ensure(self.draws != 0, || "a card is due without luck".to_owned())?;
        ensure(state.runner.0 < self.runners, || "a card is for a runner that is not there".to_owned())?;
        let number = self.number(state.mover, state.runner);
        let square = state.squares[number];
        let hare = self.track.square(square) == Square::Hare;
        ensure(hare, || format!("a card is drawn on square {square}, which is no hare's"))?;
        ensure(!self.is_eating(state, state.mover), || "a card is drawn by a seat that eats".to_owned())?;
        let priced = (1..=GOAL).any(|squares| cost(squares) == state.paid);
        ensure(priced, || format!("{} carrots were paid for a move", state.paid))?;
        let again = state.phase == Phase::Again;
        ensure(!again || self.can_move(state, number), || "a runner is to move again and cannot".to_owned())
    }

    /// The numbers of runners that have a bit.
    fn marked(&self, bits: u8) -> impl Iterator<Item = usize> {
        (0..RUNNERS).filter(move |&number| bits >> number & 1 == 1)
    }
}
