//! Why something may not be done, in words a player understands. Whether it may is for [`Hare::moves`] to say.

use tabletop::{Illegal, Seat};

use super::Hare;
use super::generate::TEN;
use crate::action::{Action, Runner};
use crate::cost::{cost, reach};
use crate::state::{Phase, State};
use crate::track::{GOAL, Square, bit};

/// That card cannot come, or none is due.
pub(super) fn no_such_card() -> Illegal {
    Illegal::new("impossible-card", "that card cannot come here")
}

impl Hare {
    /// Why `action`, which is none of the moves, may not be done.
    pub(super) fn refusal(&self, state: &State, action: Action) -> Illegal {
        let phase = |text: &'static str| Illegal::new("phase", text);
        match (state.phase, action) {
            (Phase::Over(_), _) => phase("the race is over"),
            (Phase::Draw, _) => phase("a card is due"),
            (Phase::Choice, Action::Give) => few_to_give(state),
            (Phase::Choice, _) => phase("the card offers to take or give 10 carrots, or to keep what you have"),
            (Phase::Move, _) if self.is_eating(state, state.mover) => {
                Illegal::new("must-eat", "your runner is on a salad square: this turn goes on eating")
            }
            (Phase::Move, Action::Eat) => Illegal::new(
                "no-meal",
                "a salad is eaten in the turn after the runner came to its square, and once there",
            ),
            (Phase::Move | Phase::Again, Action::Keep) => phase("there is no card that offers carrots"),
            (Phase::Again, Action::Take | Action::Give | Action::Eat) => phase("the card says to move again"),
            (Phase::Move, Action::Take | Action::Give) => self.no_stay(state),
            (Phase::Again, Action::Forward { runner, .. } | Action::Back { runner, .. })
                if runner != state.runner && runner.0 < self.runners =>
            {
                Illegal::new("other-runner", "the runner that drew the card moves again")
            }
            (_, Action::Forward { runner, squares }) => self.no_step(state, runner, squares),
            (_, Action::Back { runner, squares }) => self.no_way_back(state, runner, squares),
        }
    }

    /// Why one may not stay to take or give.
    fn no_stay(&self, state: &State) -> Illegal {
        let on_carrots = self.numbers(state.mover).any(|number| self.track.carrots & bit(state.squares[number]) != 0);
        if on_carrots {
            few_to_give(state)
        } else {
            Illegal::new("no-carrots-here", "one stays to take or give 10 carrots only on a carrot square")
        }
    }

    /// Where a runner that moves begins.
    fn start_of(&self, state: &State, runner: Runner) -> Result<u8, Illegal> {
        if runner.0 >= self.runners {
            let text = if self.runners == 1 { "you have one runner" } else { "you have two runners, a and b" };
            return Err(Illegal::new("no-runner", text));
        }
        let from = self.square(state, Seat(state.mover), runner);
        if from == GOAL { Err(Illegal::new("home", "that runner is home already")) } else { Ok(from) }
    }

    fn no_step(&self, state: &State, runner: Runner, squares: u8) -> Illegal {
        let from = match self.start_of(state, runner) {
            Ok(from) => from,
            Err(illegal) => return illegal,
        };
        if squares == 0 {
            return Illegal::new("no-distance", "a move goes at least one square");
        }
        let Some(to) = from.checked_add(squares).filter(|&to| to <= GOAL) else {
            let left = GOAL - from;
            return Illegal::new(
                "beyond-goal",
                format!("the goal is {left} squares ahead, not {squares}: it must be hit exactly"),
            );
        };
        let (price, own) = (cost(squares), state.carrots(Seat(state.mover)));
        if price > own {
            let most = reach(own);
            let text = format!("{squares} squares cost {price} carrots; you have {own}, enough for {most}");
            return Illegal::new("too-dear", text);
        }
        if state.occupied() & bit(to) != 0 {
            return taken(to);
        }
        match self.track.square(to) {
            Square::Hedgehog => {
                Illegal::new("hedgehog-ahead", format!("square {to} is a hedgehog's, which is entered only backwards"))
            }
            Square::Hare if !self.setup.luck => {
                Illegal::new("no-luck", format!("square {to} is a hare's, and this race is run without luck"))
            }
            Square::Salad => {
                Illegal::new("no-salad", format!("square {to} is for eating salads, and you have none left"))
            }
            _ => self.not_yet_home(state, own - price),
        }
    }

    /// Why the goal, which is in reach, may not be entered with so many carrots left.
    fn not_yet_home(&self, state: &State, carrots: u16) -> Illegal {
        let salads = state.salads(Seat(state.mover));
        if salads > 0 {
            let left = if salads == 1 { "a salad".to_owned() } else { format!("{salads} salads") };
            return Illegal::new("salads-left", format!("nobody comes home with {left} left to eat"));
        }
        let limit = self.goal_limit(state);
        let place = limit / TEN;
        let text =
            format!("{carrots} carrots would be left; who comes home as number {place} may have {limit} at most");
        Illegal::new("carrots-left", text)
    }

    fn no_way_back(&self, state: &State, runner: Runner, squares: u8) -> Illegal {
        let from = match self.start_of(state, runner) {
            Ok(from) => from,
            Err(illegal) => return illegal,
        };
        let hedgehog = self.track.hedgehog_behind[usize::from(from)];
        if hedgehog == 0 {
            return Illegal::new("no-hedgehog", "there is no hedgehog behind");
        }
        if squares != from - hedgehog {
            let distance = from - hedgehog;
            let text = format!("one goes back to the nearest hedgehog, {distance} squares behind, and nowhere else");
            return Illegal::new("nearest-hedgehog", text);
        }
        taken(hedgehog)
    }
}

fn taken(square: u8) -> Illegal {
    Illegal::new("taken", format!("somebody stands on square {square}"))
}

fn few_to_give(state: &State) -> Illegal {
    let own = state.carrots(Seat(state.mover));
    Illegal::new("too-few-to-give", format!("10 carrots are given at a time, and you have {own}"))
}
