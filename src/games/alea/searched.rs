//! The graph behind a decision, searched again off the main thread to be drawn: the same opponent, position and generator
//! search the same.

use std::sync::Arc;

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use dice::Alea;
use lab::{GameModule, games::DiceModule, render};
use search::Graph;
use tabletop::{Budget, Monitor, Think};

use crate::{table::Question, text::Words};

/// The graph of one decision.
pub struct Searched {
    /// Whose decision it was, in words.
    pub title: String,
    task: Option<Task<Result<Option<Graph>, String>>>,
    graph: Option<Result<Arc<Graph>, String>>,
}

impl Searched {
    /// Begins to search, for a graph in these words.
    pub fn begin(title: String, spec: String, question: Question<Alea>, words: &Words) -> Self {
        let words = words.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let monitor = Monitor::new();
            let think =
                Think { budget: Budget::default(), explain: false, rng: question.rng.clone(), monitor: &monitor };
            let graph = DiceModule.search_tree(&spec, &question.game, &question.view, &think);
            let mut graph = graph.map_err(|problem| problem.to_string())?;
            graph.iter_mut().for_each(|graph| graph.render(&|message| render(&words, message)));
            Ok(graph)
        });
        Self { title, task: Some(task), graph: None }
    }

    /// Takes the graph when it is there; `none` is what to say where nothing was searched. Returns whether it is waited for.
    pub fn poll(&mut self, none: &str) -> bool {
        if let Some(task) = self.task.take_if(|task| task.is_finished()) {
            let found = block_on(task);
            self.graph = Some(found.and_then(|graph| graph.map(Arc::new).ok_or_else(|| none.to_owned())));
        }
        self.task.is_some()
    }

    /// The graph, or why there is none; `None` while it is waited for.
    pub fn graph(&self) -> Option<&Result<Arc<Graph>, String>> {
        self.graph.as_ref()
    }
}
