//! The tree behind a decision, written as GraphML off the main thread.

use std::path::PathBuf;

use bevy::tasks::{AsyncComputeTaskPool, Task};
use lab::{GameModule, render};
use tabletop::{Budget, Message, Monitor, Think};

use crate::{
    shell::{Notices, take_ready},
    storage::Storage,
    table::Question,
    text::Words,
};

/// Where a graph is written, and how.
#[derive(Clone, Debug)]
pub struct GraphTarget {
    /// The player's files.
    pub storage: Storage,
    /// Its name among the player's graphs.
    pub name: String,
    /// What its moves and positions are told in.
    pub words: Words,
}

/// A graph being written.
#[derive(Default)]
pub struct GraphFile {
    writing: Option<Task<Result<Option<PathBuf>, Message>>>,
}

impl GraphFile {
    /// Begins to write the tree that the agent `spec` searches for a decision; does nothing while another one is being written.
    pub fn write<M: GameModule>(
        &mut self,
        module: &'static M,
        spec: String,
        question: Question<M::Game>,
        GraphTarget { storage, name, words }: GraphTarget,
    ) {
        if self.is_writing() {
            return;
        }
        self.writing = Some(AsyncComputeTaskPool::get().spawn(async move {
            let monitor = Monitor::new();
            let think =
                Think { budget: Budget::default(), explain: true, rng: question.rng.clone(), monitor: &monitor };
            let searched = module.search_tree(&spec, &question.game, &question.view, &think);
            let Some(mut graph) = searched.map_err(|problem| problem.message())? else { return Ok(None) };
            graph.render(&|message| render(&words, message));
            let file = format!("graphs/{name}.graphml");
            let written = storage.write(&file, &graph.to_graphml()).and_then(|()| storage.path(&file));
            written.map(Some).map_err(Message::from)
        }));
    }

    /// Whether one is being written.
    pub fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// Says where it lies, or why it could not be written.
    pub fn poll(&mut self, words: &Words, notices: &mut Notices) {
        match take_ready(&mut self.writing) {
            Some(Ok(None)) => notices.info(words.get("why-graph_none")),
            Some(Ok(Some(path))) => notices.info(words.with("why-graph_kept", &[("file", &path.display())])),
            Some(Err(problem)) => notices.failed(problem),
            None => {}
        }
    }
}

impl Drop for GraphFile {
    /// A graph that was begun is finished even where its table is left.
    fn drop(&mut self) {
        if let Some(task) = self.writing.take() {
            task.detach();
        }
    }
}
