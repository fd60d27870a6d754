//! What only Alea keeps at its table.

use std::sync::Arc;

use dice::{
    Alea, Stage, State,
    gauntlet::{self, Action, Gauntlet},
};
use tabletop::Game;

use super::{panels::GraphView, road::Road, searched::Searched, shown::Shown};
use crate::table::Table;

/// Alea at the table: a fight by itself, or one of a gauntlet. Nothing in it is hidden from anybody.
pub struct Fights {
    /// The rules of the fight that is shown.
    pub rules: Arc<Alea>,
    /// The gauntlet, as far as it has been shown.
    pub road: Option<Road>,
    /// The graph that is drawn in the window, while it is.
    pub searched: Option<Searched>,
    /// How it is looked at.
    pub graph_view: GraphView,
    /// Whether a graph is to be drawn as soon as the session is here.
    pub graph_wanted: bool,
    /// What the person to act can do, where the table is told in text.
    pub offers: Offers,
}

/// What the person to act can do in a fight, in words; it holds as long as the position stays.
#[derive(Default)]
pub struct Offers {
    /// The position.
    pub of: Option<State>,
    /// Each action with its words.
    pub list: Vec<(dice::Action, String)>,
}

impl Offers {
    /// The words of each.
    pub fn words(&self) -> Vec<String> {
        self.list.iter().map(|(_, text)| text.clone()).collect()
    }

    /// Whether there is nothing to do, or the table is drawn.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

/// The rules of the fight in a position; of a gauntlet between two, those of one it could lead to, and of one that is over, those of the
/// last. `None` where nobody is there to fight.
pub fn fight_at(game: &Gauntlet, position: &gauntlet::State) -> Option<Arc<Alea>> {
    let next = || {
        let mut run = position.clone();
        // A hero that has fallen fights no more, but the table of its last fight can still be laid.
        run.hero.hp = run.hero.hp.max(1);
        let way = run.taken().filter(|_| run.over()).or_else(|| run.ways().first().copied());
        game.against(&run, way.map_or(0, |way| way.enemy))
    };
    game.fight(position).or_else(next).map(Arc::new)
}

/// A fight of Alea at the table, by itself or as part of a gauntlet.
pub type Duel = Table<Fights>;

impl Duel {
    /// The rules of the fight that is shown.
    pub fn game(&self) -> &Arc<Alea> {
        &self.own.rules
    }

    /// The gauntlet's rules and how it stands, as far as it has been shown; `None` for a duel.
    pub fn journey(&self) -> Option<(&Arc<Gauntlet>, &Road)> {
        Some((self.host.game(), self.own.road.as_ref()?))
    }

    /// Where the session stood before a step; `None` while opponents are playing.
    pub fn position_at(&self, step: usize) -> Option<gauntlet::State> {
        let mut past = self.host.session()?.clone();
        past.seek(step);
        Some(past.state().clone())
    }

    /// Takes over a position at a moment when everything up to it has been shown.
    pub fn settle(&mut self, position: gauntlet::State) {
        if let Some(fight) = &position.fight {
            self.shown.settle(fight);
        }
        if let Some(road) = &mut self.own.road {
            road.shown = position;
        }
    }

    /// Lays the table for the fight of a position, or for the one that can come next.
    pub fn enter(&mut self, position: &gauntlet::State) {
        if let Some(rules) = fight_at(self.host.game(), position) {
            self.shown = Shown::new(position.fight.as_ref().unwrap_or(&rules.start()));
            self.own.rules = rules;
            self.draft = Default::default();
        }
    }

    /// The fight in which a person is to act, once everything before it has been shown.
    pub fn due(&self) -> Option<&State> {
        self.view.as_ref()
    }

    /// Whether a person is to act, in a fight or between two.
    pub fn waits(&self) -> bool {
        self.actor().is_some()
    }

    /// The gauntlet's choice that a person is to make, once everything before it has been shown.
    pub fn crossroads(&self) -> Option<&Road> {
        self.own.road.as_ref().filter(|road| road.due)
    }

    /// Lays back what the person to act has taken up. Returns whether anything was.
    pub fn lay_back(&mut self) -> bool {
        let chosen = self.own.road.as_mut().is_some_and(|road| road.due && road.lay_back());
        self.draft.lay_back() || chosen
    }

    /// Whether taking an action back stays within the fight, or between the same two.
    pub fn stays(&self, action: &Action) -> bool {
        match action {
            Action::Fight(dice::Action::EndTurn) => false,
            Action::Fight(_) => self.view.is_some(),
            _ => self.view.is_none(),
        }
    }

    /// Whether the fight is over, as far as it has been shown.
    pub fn over(&self) -> bool {
        self.shown.over.is_some() || matches!(self.shown.state.stage, Stage::Over(_))
    }
}
