//! Alea's reasons: which decision is read, advice to a person, and the graph that was searched. Nothing is hidden in a duel,
//! so every decision of an opponent may be read.
//!
//! The panel itself is the table's ([`crate::table::why`]) and knows no game.

mod advice;
mod carry_out;
mod follow;
mod searched;

use std::sync::Arc;

use tabletop::Seat;

pub use carry_out::{carry_out, draw_graph, keys};
pub use follow::follow;
pub use searched::Searched;

use self::advice::Advice;
use crate::{
    games::alea::panels::GraphView,
    table::why::{DrawerModel, GraphFile, Reading, WhyModel},
    theme::Palette,
};

/// What is shown of reasons, and what is being worked out for it.
#[derive(Default)]
pub struct Reasoning {
    /// The panel's content.
    pub drawer: DrawerModel,
    /// The latest decision of an opponent, and whose it was.
    latest: Option<(Seat, Arc<WhyModel>)>,
    /// The graph that is drawn in the window, while it is.
    pub searched: Option<Searched>,
    /// How it is looked at.
    pub graph_view: GraphView,
    /// The step that `latest` was decided at.
    latest_step: Option<usize>,
    /// What the panel's content was made for, and with which colours.
    made_for: Option<(Subject, Palette)>,
    /// Advice to the person to act.
    advice: Option<Advice>,
    /// The file of a graph.
    graph: GraphFile,
    /// Whether a graph is to be written as soon as the session is here.
    graph_wanted: bool,
    /// Whether a graph is to be drawn as soon as the session is here.
    tree_wanted: bool,
}

impl Reasoning {
    /// The reasons that are shown in the panel.
    pub fn open(&self) -> Option<&Arc<WhyModel>> {
        match &self.drawer.reading {
            Reading::Open(model) => Some(model),
            _ => None,
        }
    }

    /// The latest decision, where it was this seat's.
    pub fn latest_of(&self, seat: Seat) -> Option<Arc<WhyModel>> {
        let (by, why) = self.latest.as_ref()?;
        (*by == seat).then(|| Arc::clone(why))
    }

    /// The step of the decision whose reasons are shown; `None` for advice.
    fn step(&self) -> Option<usize> {
        match self.made_for {
            Some((Subject::Open(step) | Subject::Person(step), _)) => Some(step),
            _ => None,
        }
    }
}

/// What the panel is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    /// Nothing yet.
    Nothing,
    /// The decision at this step.
    Open(usize),
    /// A person's decision.
    Person(usize),
    /// A decision whose reasons are lost.
    Lost,
    /// Advice being thought about, with the positions looked at so far.
    Asking(u64),
    /// Advice given at this step.
    Advised(usize),
}
