//! What is shown of reasons, and what is being worked out for it.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use derive_where::derive_where;
use tabletop::{Game, Seat};

use super::{advice::Advice, asked_again::AskedAgain, recall::Recall, recollection::Recollection, subject::Subject};
use crate::{
    table::{
        Made,
        why::{DrawerModel, GraphFile, Reading, WhyModel},
    },
    theme::Palette,
};

/// What is shown of reasons, and what is being worked out for it.
#[derive_where(Default)]
pub struct Reasoning<G: Game> {
    /// The panel's content.
    pub drawer: DrawerModel,
    /// The step of the latest decision of an opponent that may be read.
    pub(super) latest_step: Option<usize>,
    /// That decision in words and whose it was, once a game asked for it: most show it nowhere, and it takes longer to write than all else
    /// of a frame.
    pub(super) latest: OnceLock<Option<(Seat, Arc<WhyModel>)>>,
    /// The colours it was all made with.
    pub(super) palette: Palette,
    /// What the panel's content was made for.
    pub(super) made_for: Option<Subject>,
    /// Advice to the person to act.
    pub(super) advice: Option<Advice<G>>,
    /// An old decision being worked out again.
    pub(super) recall: Option<Recall<G>>,
    /// Old decisions worked out again, by step; `None` for those that came out otherwise.
    pub(super) recalled: BTreeMap<usize, Option<Made>>,
    /// Whether opponents decide by nothing but what their seats have seen.
    pub(super) asked_again: AskedAgain,
    /// The number of the last question for a decision, and the steps made when it was asked.
    pub(super) asked: (u64, Option<usize>),
    /// The step before which the table was to be shown and could not be, such as in another fight.
    pub(super) not_shown: Option<usize>,
    /// What was decided before the game was taken up again, being worked out anew.
    pub(super) recollection: Recollection<G>,
    /// The step at which the person to act has no choice, or has one, once that is known.
    pub(super) choice: Option<(usize, bool)>,
    /// The file of a graph.
    pub(super) graph: GraphFile,
    /// Whether a graph is to be written as soon as the session is here.
    pub(super) graph_wanted: bool,
}

impl<G: Game> Reasoning<G> {
    /// The reasons that are shown in the panel.
    pub fn open(&self) -> Option<&Arc<WhyModel>> {
        match &self.drawer.reading {
            Reading::Open(model) => Some(model),
            _ => None,
        }
    }

    /// Whether somebody is still thinking about it, or a graph is being written.
    pub(super) fn waits(&self) -> bool {
        let asked = self.advice.as_ref().is_some_and(|advice| advice.given().is_none());
        asked || self.recall.is_some() || self.asked_again.goes_on() || self.graph.is_writing()
    }

    /// Whether an old decision is being worked out again.
    pub fn recalls(&self) -> bool {
        self.recall.is_some()
    }

    /// The step of the decision that the panel is about; `None` for advice.
    pub fn step(&self) -> Option<usize> {
        self.made_for.and_then(Subject::past)
    }
}
