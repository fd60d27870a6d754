//! The turn behind a decision, planned again off the main thread to be drawn: the same opponent, position and generator
//! search the same.

use std::sync::Arc;

use bevy::tasks::{AsyncComputeTaskPool, Task};
use dice::{Action, Alea, agents::TurnGraph};
use registry::games::DiceModule;
use tabletop::{Budget, Monitor, Seat, Think};

use crate::{shell::take_ready, table::Question, text::Words, theme::Livery};

/// What an opponent looked at, and whose fight it is.
pub struct Weighed {
    /// The turn.
    pub turn: TurnGraph,
    /// The rules.
    pub game: Arc<Alea>,
    /// Who decided.
    pub seat: Seat,
    /// The fighters' names, as they have them.
    pub names: [String; 2],
    /// Their colours.
    pub liveries: [Livery; 2],
}

/// Whose decision is asked about.
pub struct Asked {
    /// In words.
    pub title: String,
    /// The agent spec of whoever decided.
    pub spec: String,
    /// What was done, where that is known.
    pub played: Option<Action>,
    /// The fighters' names, as they have them.
    pub names: [String; 2],
    /// Their colours.
    pub liveries: [Livery; 2],
}

/// The graph of one decision.
pub struct Searched {
    /// Whose decision it was, in words.
    pub title: String,
    task: Option<Task<Result<Option<Weighed>, String>>>,
    graph: Option<Result<Arc<Weighed>, String>>,
}

impl Searched {
    /// Begins to search; what goes wrong is told in these words.
    pub fn begin(
        Asked { title, spec, played, names, liveries }: Asked,
        question: Question<Alea>,
        words: &Words,
    ) -> Self {
        let words = words.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let monitor = Monitor::new();
            let think =
                Think { budget: Budget::default(), explain: true, rng: question.rng.clone(), monitor: &monitor };
            let Question { game, seat, view, .. } = question;
            let turn = DiceModule.turn_graph(&spec, (&game, &view), &think, played);
            let turn = turn.map_err(|problem| words.message(&problem.message()))?;
            Ok(turn.map(|turn| Weighed { turn, game, seat, names, liveries }))
        });
        Self { title, task: Some(task), graph: None }
    }

    /// Takes the graph when it is there; `none` is what to say where nothing was searched. Returns whether it is waited for.
    pub fn poll(&mut self, none: &str) -> bool {
        if let Some(found) = take_ready(&mut self.task) {
            self.graph = Some(found.and_then(|graph| graph.map(Arc::new).ok_or_else(|| none.to_owned())));
        }
        self.task.is_some()
    }

    /// The graph, or why there is none; `None` while it is waited for.
    pub fn graph(&self) -> Option<&Result<Arc<Weighed>, String>> {
        self.graph.as_ref()
    }
}
