//! An outside program as an agent: it is asked for every decision, and whatever it does instead of answering costs the move.
//!
//! `seated` is what is known of it during a game, `talk` how it is spoken with.

mod seated;
mod talk;

use std::sync::Arc;

use lab::seats::{Account, Program};
use lab::{GameModule, Problem};
use rand::RngExt;
use serde_json::Value;
use tabletop::{Agent, Decision, Declaration, Effort, Game, Seat, Seed, Standing, Think};

use self::seated::{Action, Event, Outsider, View};
use self::talk::{Asked, Failure};
use crate::find::find;
use crate::message::{Answer, End, Forfeit, OLDEST, ToBot};
use crate::plain::plain;
use crate::pool::ProcessPool;
use crate::process::Process;
use crate::reasons;

/// Moves forfeited in a row after which a program is asked no more in this game.
const MOST_IN_A_ROW: u32 = 3;

/// Moves forfeited in one turn of which the last ends it, where a game asks again for the others.
const MOST_IN_A_TURN: u32 = 3;

/// Most events that a program which wants none is told with the end of the game.
const MOST_LAST: usize = 64;

/// A program from outside for one seat, started when it is first asked.
///
/// # Errors
/// A spec that names none, or one that is not there.
pub(crate) fn outsider<M: GameModule>(
    spec: &str,
    seat: Seat,
    account: &Arc<Account>,
    pool: &ProcessPool,
) -> Result<Box<dyn Agent<M::Game>>, Problem> {
    let program = Program::read(spec)?;
    find(&program)?;
    Ok(Box::new(Outsider::<M>::new(spec, program, seat, Arc::clone(account), pool.clone())))
}

/// What a program does with its turn.
enum Turn<A> {
    Declared(Declaration),
    Decided(Decision<A>),
}

impl<M: GameModule> Outsider<M> {
    /// The decision of an answer, with those of its reasons that hold.
    fn decision_of(&self, answer: Answer<Action<M>>, think: &Think<'_>) -> Decision<Action<M>> {
        let spent = answer.effort;
        let effort = Effort { nodes: spent.nodes, depth: spent.depth, budget: think.budget.nodes, cut: false };
        let action = serde_json::to_value(&answer.action).unwrap_or(Value::Null);
        let written = answer.explanation.filter(|written| think.explain && !written.is_null());
        let read = written.map(|written| reasons::read(written, &self.title, &action, self.seat, effort));
        if let Some(Err(fault)) = &read {
            self.account.note(format!(
                "{} in {}, request {}: its reasons are not shown: {}; see docs/bots.md for their form",
                self.title,
                self.seat,
                self.asked,
                plain(fault, 200)
            ));
        }
        let explanation = read.and_then(Result::ok).map(Box::new);
        Decision { action: answer.action, explanation, effort }
    }

    /// What is told of the end of the game.
    fn end(&self, view: &View<M>, standing: Option<&Standing>) -> End<M::Game> {
        let places = standing.map_or_else(Vec::new, |standing| standing.places.clone());
        End {
            place: places.get(self.seat.index()).copied(),
            places,
            reason: standing.map(|standing| standing.reason.clone().into_owned()),
            forfeits: self.account.forfeits(),
            view: view.clone(),
            events: self.events.range(self.told..).cloned().collect(),
        }
    }

    /// Whether a move it forfeits now costs no more than that move, because the game asks again for it.
    fn asked_again(&mut self, game: &M::Game, view: &View<M>) -> bool {
        let Some(turn) = M::asked_again(game, view) else { return false };
        let before = if self.turn.0 == turn { self.turn.1 } else { 0 };
        self.turn = (turn, before + 1);
        self.turn.1 < MOST_IN_A_TURN
    }

    /// Notes a forfeited move for which it is asked again.
    fn slip(&mut self, failure: Failure) {
        self.account.forfeit();
        let told = format!("{} in {}, request {}", self.title, self.seat, self.asked);
        let Failure { reason, remedy, over } = failure;
        self.account.note(format!("{told} forfeits the move: {reason}; it is asked again; {remedy}"));
        if over {
            self.process = None;
        }
        // A program that is no longer there need not be told.
        let _ = self.say(&ToBot::Forfeit(Forfeit { id: self.asked, reason, played: None }));
    }

    /// Notes a forfeited move, and gives the program up where it was one too many.
    fn forfeit(&mut self, failure: &Failure, played: &Action<M>) {
        self.account.forfeit();
        self.forfeited_in_a_row += 1;
        let shown = serde_json::to_string(played).unwrap_or_default();
        let told = format!("{} in {}, request {}", self.title, self.seat, self.asked);
        let Failure { reason, remedy, .. } = failure;
        self.account.note(format!("{told} forfeits the move: {reason}; {} is played; {remedy}", plain(&shown, 120)));
        if failure.over {
            self.process = None;
        }
        if self.forfeited_in_a_row >= MOST_IN_A_ROW {
            let row = self.forfeited_in_a_row;
            self.account.note(format!("{told}: {row} moves forfeited in a row; it is asked no more in this game"));
            self.given_up = true;
            self.process = None;
            self.events.clear();
        } else {
            let forfeit = Forfeit { id: self.asked, reason: reason.clone(), played: Some(played.clone()) };
            // A program that is no longer there need not be told.
            let _ = self.say(&ToBot::Forfeit(forfeit));
        }
    }
}

impl<M: GameModule> Agent<M::Game> for Outsider<M> {
    fn name(&self) -> &str {
        &self.spec
    }

    fn watches(&self) -> bool {
        !self.given_up && self.accord.is_none_or(|accord| accord.events || accord.protocol > OLDEST)
    }

    fn observe(&mut self, _: &M::Game, event: &Event<M>) {
        if self.watches() {
            self.events.push_back(event.clone());
            if self.accord.is_some_and(|accord| !accord.events) && self.events.len() > MOST_LAST {
                self.events.pop_front();
            }
        }
    }

    fn reset(&mut self) {
        self.decided = None;
        self.events.clear();
        self.told = 0;
        if self.accord.is_some_and(|accord| accord.events) && !self.over {
            // Fails only where the message cannot be written, and it is a constant.
            let _ = self.say(&ToBot::Reset {});
        }
    }

    fn conclude(&mut self, _: &M::Game, view: &View<M>, standing: Option<&Standing>) {
        let Some(accord) = self.accord.filter(|_| self.process.is_some() && !self.over) else { return };
        self.over = true;
        if accord.protocol > OLDEST {
            // A program that is no longer there need not be told.
            let _ = self.tell_events().and_then(|()| self.say(&ToBot::End(Box::new(self.end(view, standing)))));
        }
        if !accord.many {
            self.process.iter_mut().for_each(Process::dismiss);
        } else if let Some(process) = self.process.take() {
            self.pool.keep(&self.spec, process);
        }
    }

    fn declare(
        &mut self,
        game: &M::Game,
        view: &View<M>,
        may: &[Declaration],
        think: &mut Think<'_>,
    ) -> Option<Declaration> {
        if self.given_up {
            return None;
        }
        match self.turn(game, view, may, think) {
            Turn::Declared(declaration) => Some(declaration),
            Turn::Decided(decision) => {
                self.decided = Some(decision);
                None
            }
        }
    }

    fn answer_draw(&mut self, game: &M::Game, view: &View<M>, think: &mut Think<'_>) -> bool {
        let seed = think.rng.random::<u64>() >> 11;
        if self.given_up {
            return false;
        }
        self.asked += 1;
        match self.ask_draw(game, view, think.monitor, seed) {
            Ok(accepts) => {
                self.answered = true;
                accepts
            }
            Err(Failure { reason, remedy, over }) => {
                let told = format!("{} in {}, request {}", self.title, self.seat, self.asked);
                self.account.note(format!("{told}: {reason}; the draw is declined; {remedy}"));
                if over {
                    self.process = None;
                }
                false
            }
        }
    }

    fn decide(&mut self, game: &M::Game, view: &View<M>, think: &mut Think<'_>) -> Decision<Action<M>> {
        if let Some(decision) = self.decided.take() {
            return decision;
        }
        match self.turn(game, view, &[], think) {
            Turn::Decided(decision) => decision,
            // Cannot be: it may declare nothing, and whatever it may not is a forfeit.
            Turn::Declared(_) => Decision::plain(fallback::<M>(game, view, 0)),
        }
    }
}

impl<M: GameModule> Outsider<M> {
    /// What the program does with its turn: it declares something that it `may`, or else decides.
    fn turn(&mut self, game: &M::Game, view: &View<M>, may: &[Declaration], think: &mut Think<'_>) -> Turn<Action<M>> {
        // Fits a number of every language, and is drawn whether the program is asked or not.
        let seed = think.rng.random::<u64>() >> 11;
        self.asked += 1;
        if self.given_up {
            self.account.forfeit();
            return Turn::Decided(Decision::plain(fallback::<M>(game, view, seed)));
        }
        let mut asked = self.ask(game, view, (think, may), seed);
        while let Err(failure) = asked {
            if !self.asked_again(game, view) {
                asked = Err(failure);
                break;
            }
            self.slip(failure);
            self.asked += 1;
            // Another request has another number: who draws from it may draw better.
            let seed = Seed(seed).stream("again", self.asked).random::<u64>() >> 11;
            asked = self.ask(game, view, (think, may), seed);
        }
        match asked {
            Ok(Asked::Declared(declaration)) => {
                self.forfeited_in_a_row = 0;
                self.answered = true;
                Turn::Declared(declaration)
            }
            Ok(Asked::Answered(answer)) => {
                self.forfeited_in_a_row = 0;
                self.answered = true;
                Turn::Decided(self.decision_of(answer, think))
            }
            Ok(Asked::Stopped) => {
                let effort = Effort { cut: true, ..Effort::default() };
                let action = fallback::<M>(game, view, seed);
                let shown = serde_json::to_string(&action).unwrap_or_default();
                self.account.note(format!(
                    "{} in {}, request {} was not waited for; {} is played",
                    self.title,
                    self.seat,
                    self.asked,
                    plain(&shown, 120)
                ));
                Turn::Decided(Decision { action, explanation: None, effort })
            }
            Err(failure) => {
                let action = fallback::<M>(game, view, seed);
                self.forfeit(&failure, &action);
                Turn::Decided(Decision::plain(action))
            }
        }
    }
}

impl<M: GameModule> Drop for Outsider<M> {
    fn drop(&mut self) {
        if self.asked > 0 && self.pool.admits(&self.spec) {
            self.pool.note(&self.spec, self.answered);
        }
    }
}

/// What is played for a forfeited move: what gives the turn up where the rules have such an action, else one drawn by the rules,
/// from the seed of the request alone.
fn fallback<M: GameModule>(game: &M::Game, view: &View<M>, seed: u64) -> Action<M> {
    let concession = M::concession(game, view).filter(|action| M::permits(game, view, action).is_ok());
    concession
        .or_else(|| game.sample(view, &mut Seed(seed).stream("forfeit", 0)))
        .expect("the rules sample a legal action for the seat to act, which is the one that is asked")
}
