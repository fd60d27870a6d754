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
        let phase = |case: &'static str, text: &'static str| Illegal::new("phase", text).case(case);
        match (state.phase, action) {
            (Phase::Over(_), _) => phase("race_over", "the race is over"),
            (Phase::Draw, _) => phase("card_due", "a card is due"),
            (Phase::Choice, Action::Give) => few_to_give(state),
            (Phase::Choice, _) => {
                phase("card_offers", "the card offers to take or give 10 carrots, or to keep what you have")
            }
            (Phase::Move, _) if self.is_eating(state, state.mover) => {
                Illegal::new("must-eat", "your runner is on a salad square: this turn is for eating")
            }
            (Phase::Move, Action::Eat) => Illegal::new(
                "no-meal",
                "a salad is eaten on the turn after the runner came to its square, and only once",
            ),
            (Phase::Move | Phase::Again, Action::Keep) => phase("no_offer", "there is no card that offers carrots"),
            (Phase::Again, Action::Take | Action::Give | Action::Eat) => {
                phase("move_again", "the card says to move again")
            }
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
            Illegal::new("no-carrots-here", "you can stay to take or give 10 carrots only on a carrot square")
        }
    }

    /// Where a runner that moves begins.
    fn start_of(&self, state: &State, runner: Runner) -> Result<u8, Illegal> {
        if runner.0 >= self.runners {
            return Err(match self.runners {
                1 => Illegal::new("no-runner", "you have one runner"),
                _ => Illegal::new("no-runner", "you have two runners, a and b").case("two"),
            });
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
            let text = format!("the goal is {left} squares ahead, not {squares}: it must be hit exactly");
            return Illegal::new("beyond-goal", text).with("left", left).with("squares", squares);
        };
        let (price, own) = (cost(squares), state.carrots(Seat(state.mover)));
        if price > own {
            let most = reach(own);
            let text = format!("{squares} squares cost {price} carrots; you have {own}, enough for {most}");
            let fault = Illegal::new("too-dear", text).with("squares", squares).with("price", price);
            return fault.with("own", own).with("most", most);
        }
        if state.occupied() & bit(to) != 0 {
            return taken(to);
        }
        match self.track.square(to) {
            Square::Hedgehog => Illegal::new(
                "hedgehog-ahead",
                format!("square {to} is a hedgehog's, and can only be entered backwards"),
            )
            .with("square", to),
            Square::Hare if !self.setup.luck => {
                Illegal::new("no-luck", format!("square {to} is a hare's, and nobody may enter it in this race"))
                    .with("square", to)
            }
            Square::Hare => {
                let toll = self.toll(state, (from, to));
                let text = format!(
                    "entering square {to} costs {price} carrots and {toll} more for those you pass; you have {own}"
                );
                let fault = Illegal::new("toll", text).with("square", to).with("price", price);
                fault.with("toll", toll).with("own", own)
            }
            Square::Salad => {
                Illegal::new("no-salad", format!("square {to} is for eating salads, and you have none left"))
                    .with("square", to)
            }
            _ => self.not_yet_home(state, own - price),
        }
    }

    /// Why the goal, which is in reach, may not be entered with so many carrots left.
    fn not_yet_home(&self, state: &State, carrots: u16) -> Illegal {
        let salads = state.salads(Seat(state.mover));
        if salads > 0 {
            return match salads {
                1 => Illegal::new("salads-left", "nobody comes home with a salad left to eat"),
                _ => {
                    let text = format!("nobody comes home with {salads} salads left to eat");
                    Illegal::new("salads-left", text).case("several").with("salads", salads)
                }
            };
        }
        let limit = self.goal_limit(state);
        let place = limit / TEN;
        let text =
            format!("{carrots} carrots would be left; whoever comes home at rank {place} may have {limit} at most");
        Illegal::new("carrots-left", text).with("carrots", carrots).with("place", place).with("limit", limit)
    }

    fn no_way_back(&self, state: &State, runner: Runner, squares: u8) -> Illegal {
        let from = match self.start_of(state, runner) {
            Ok(from) => from,
            Err(illegal) => return illegal,
        };
        let hedgehog = self.track.hedgehog_behind[usize::from(from)];
        if hedgehog == 0 {
            return Illegal::new("no-hedgehog", "there is no hedgehog behind you");
        }
        if squares != from - hedgehog {
            let distance = from - hedgehog;
            let text = format!("you can only go back to the nearest hedgehog, {distance} squares behind you");
            return Illegal::new("nearest-hedgehog", text).with("distance", distance);
        }
        taken(hedgehog)
    }
}

fn taken(square: u8) -> Illegal {
    Illegal::new("taken", format!("somebody stands on square {square}")).with("square", square)
}

fn few_to_give(state: &State) -> Illegal {
    let own = state.carrots(Seat(state.mover));
    Illegal::new("too-few-to-give", format!("10 carrots are given at a time, and you have {own}")).with("own", own)
}
