//! The champion at a table, at the strength that is asked for.

use dominion::evolve::Strategy;
use dominion::{Action, Card, Dominion, Entry, FIRST_KINGDOM, Menu, Searcher, Setup, Thresholds, View};
use tabletop::agent_spec::{AgentError, AgentSpec, Level};
use tabletop::{Agent, Decision, Game, Think};

use super::choice::{champion, one_card};

/// Its name.
pub const NAME: &str = "champion";

/// Its levels, weakest first.
pub const LEVELS: &[Level] = &[
    Level {
        id: "beginner",
        summary: "Wants one of every card, and points from the first turn on.",
        settings: &[("strength", "beginner")],
        usual: false,
    },
    Level {
        id: "normal",
        summary: "Buys money, and one card that serves well beside it.",
        settings: &[("strength", "normal")],
        usual: false,
    },
    Level {
        id: "hard",
        summary: "Buys by the list that was bred for this kingdom.",
        settings: &[("strength", "hard")],
        usual: true,
    },
    Level {
        id: "expert",
        summary: "Buys by that list, and plays games out in its head before it acts.",
        settings: &[("strength", "expert")],
        usual: false,
    },
];

/// Games that a decision of an expert plays out at most, unless its budget says otherwise.
pub const PLAYOUTS: u64 = 2_000;

/// How strong it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Green cards early, and one of everything.
    Beginner,
    /// Money with one card.
    Normal,
    /// What was bred.
    Hard,
    /// The same, with search in play.
    Expert,
}

const STRENGTHS: [(&str, Strength); 4] = [
    ("beginner", Strength::Beginner),
    ("normal", Strength::Normal),
    ("hard", Strength::Hard),
    ("expert", Strength::Expert),
];

/// What the champion does at a game, by how strong it is to be. The same for the same rules.
pub fn strategy(game: &Dominion, strength: Strength) -> Strategy {
    match strength {
        Strength::Beginner => beginner(game),
        Strength::Normal => one_card(game),
        Strength::Hard | Strength::Expert => champion(game).strategy,
    }
}

/// Points whenever coins suffice, then one of every card of the kingdom, the dearest first, then money.
fn beginner(game: &Dominion) -> Strategy {
    let greatest = if game.setup().colonies { Card::COLONY } else { Card::PROVINCE };
    let all = game.start_supply().count(greatest);
    let mut kinds: Vec<_> = game.kinds().iter().skip(FIRST_KINGDOM.into()).collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.cost));
    let entries = kinds.iter().map(|kind| Entry { card: kind.id.clone(), count: 1 });
    let treasures = ["gold", "silver"].map(|card| Entry { card: card.to_owned(), count: 99 });
    let thresholds = Some(Thresholds { estate: all / 2, duchy: all, province: all, kingdom: 0 });
    Strategy::from(Menu { thresholds, entries: entries.chain(treasures).collect() })
}

/// Seats it: `champion`, `champion@LEVEL`, `champion:guard=off`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &AgentSpec<'_>) -> Result<Box<dyn Agent<Dominion>>, AgentError> {
    let mut agent = Champion { strength: Strength::Hard, guard: true, seated: None };
    for change in spec.changes(LEVELS, &["guard"])? {
        match change.key {
            "strength" => agent.strength = change.word(&STRENGTHS)?,
            "guard" => agent.guard = change.word(&[("on", true), ("off", false)])?,
            // Other keys are refused above.
            _ => {}
        }
    }
    Ok(Box::new(agent))
}

/// A champion at whatever table it is asked at.
struct Champion {
    strength: Strength,
    guard: bool,
    /// For the setup it was asked about last.
    seated: Option<(Setup, Box<dyn Agent<Dominion>>)>,
}

impl Champion {
    fn seat(&mut self, game: &Dominion) -> Option<&mut Box<dyn Agent<Dominion>>> {
        if self.seated.as_ref().is_none_or(|(setup, _)| setup != game.setup()) {
            let strategist = strategy(game, self.strength).strategist(game, NAME, self.guard).ok()?;
            let agent: Box<dyn Agent<Dominion>> = match self.strength {
                Strength::Expert => Box::new(Searcher::new(strategist, PLAYOUTS)),
                _ => Box::new(strategist),
            };
            self.seated = Some((game.setup().clone(), agent));
        }
        self.seated.as_mut().map(|(_, agent)| agent)
    }
}

impl Agent<Dominion> for Champion {
    fn name(&self) -> &str {
        NAME
    }

    fn decide(&mut self, game: &Dominion, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        match self.seat(game) {
            Some(agent) => agent.decide(game, view, think),
            None => Decision::plain(Action::EndTurn),
        }
    }
}
