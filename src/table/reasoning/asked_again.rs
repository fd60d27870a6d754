//! What came of asking opponents again with nothing but what their seats had seen.

use std::{collections::BTreeMap, sync::Arc};

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use lab::{
    GameModule,
    honest::{Honest, ask_anew, caveat, question},
};
use tabletop::{Budget, Message, Monitor, Session};

use crate::table::why::Honesty;

/// What was found out so far, and what is being found out.
#[derive(Default)]
pub(super) struct AskedAgain {
    /// The step of the decision that is to be made again as soon as the session is here.
    pub wanted: Option<usize>,
    asked: Option<Asked>,
    /// What came of others, by step.
    known: BTreeMap<usize, Vec<Message>>,
}

/// A decision that is being made again. Dropping it stops whoever makes it.
struct Asked {
    step: usize,
    task: Task<Vec<Message>>,
    monitor: Arc<Monitor>,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.monitor.stop();
    }
}

impl AskedAgain {
    /// Has the decision at a step made again, in another thread, in which the game is followed up to there.
    pub fn ask<M: GameModule>(&mut self, module: &'static M, session: Session<M::Game>, step: usize) {
        let monitor = Arc::new(Monitor::new());
        let watched = Arc::clone(&monitor);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let question = match question(module, &session, Budget::default(), step) {
                Ok(question) => question,
                Err(why) => return vec![why.message()],
            };
            let found = ask_anew(module, &question, &watched);
            let told = found.message(|deed| Message::text(deed.text(module, session.game())));
            // That it does something else proves nothing.
            let differs = matches!(found, Honest::Different { .. });
            std::iter::once(told).chain(differs.then(caveat)).collect()
        });
        (self.wanted, self.asked) = (None, Some(Asked { step, task, monitor }));
    }

    /// Takes the answer. Returns whether there is a new one. Never waits.
    pub fn poll(&mut self) -> bool {
        let Some(answer) = self.asked.as_mut().and_then(|asked| check_ready(&mut asked.task)) else { return false };
        if let Some(asked) = self.asked.take() {
            self.known.insert(asked.step, answer);
        }
        true
    }

    /// Whether somebody is asked or to be asked.
    pub fn goes_on(&self) -> bool {
        self.wanted.is_some() || self.asked.is_some()
    }

    /// Whether nobody is being asked.
    pub fn is_idle(&self) -> bool {
        self.asked.is_none()
    }

    /// What is known of a decision.
    pub fn of(&self, step: usize) -> Honesty {
        if self.wanted == Some(step) || self.asked.as_ref().is_some_and(|asked| asked.step == step) {
            return Honesty::Asking;
        }
        self.known.get(&step).cloned().map_or(Honesty::Unasked, Honesty::Told)
    }
}
