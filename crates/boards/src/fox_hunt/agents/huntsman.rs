//! Huntsman: exact odds of every square, and what the answer to a shot would tell.

use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Decision, Effort, Explanation, Message, Term, Think};

use super::reasons::{self, Weighed};
use crate::board::Square;
use crate::fox_hunt::action::Action;
use crate::fox_hunt::ground::Area;
use crate::fox_hunt::odds::{MOST_COUNTS, Odds};
use crate::fox_hunt::rules::FoxHunt;
use crate::fox_hunt::thought::{Densities, bits};
use crate::fox_hunt::view::View;

/// What can be set.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "placements of the foxes over which answers are looked at, 1 to 100000; all where there are no more"),
    (
        "counts",
        "most counts kept to know the odds exactly, 1 to 8000000; where it takes more they are estimated by densities",
    ),
    ("hit", "what finding a fox is worth beside what it tells, in bits, 0 to 20: a shot that misses costs one"),
];

/// A sure fox goes before all else, since nothing is lost by it.
const SURE: f64 = 20.0;

/// Shoots where a fox is likely and the answer tells much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Huntsman {
    nodes: u64,
    counts: usize,
    hit: f64,
}

/// A square with what is known of it.
struct Prospect {
    square: Square,
    /// That a fox is there.
    chance: f64,
    /// What the answer tells; `None` where nobody looked.
    bits: Option<f64>,
}

impl Huntsman {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        // A miss gained 3.3 bits in games of this very hunter.
        let mut new = Self { nodes: 1_000, counts: MOST_COUNTS, hit: 3.3 };
        for change in changes {
            match change.key {
                "nodes" => new.nodes = change.number(1..=100_000)?,
                "counts" => new.counts = change.number(1..=MOST_COUNTS)?,
                // The catalogue refuses keys that SETTINGS does not name.
                _ => new.hit = change.number(0.0..=20.0)?,
            }
        }
        Ok(new)
    }

    fn weigh(&self, prospect: &Prospect) -> Weighed {
        let mut terms = vec![
            Term::weighted("term-fox_hunt_chance", prospect.chance, self.hit),
            Term::plain("term-fox_hunt_answer", prospect.bits.unwrap_or(0.0)),
        ];
        if prospect.chance >= 1.0 {
            terms.push(Term::plain("term-fox_hunt_sure", SURE));
        }
        Weighed { square: prospect.square, terms }
    }
}

impl Agent<FoxHunt> for Huntsman {
    fn name(&self) -> &'static str {
        "huntsman"
    }

    fn decide(&mut self, game: &FoxHunt, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let odds = game.clues(view).and_then(|clues| Odds::new(&clues, self.counts));
        let nodes = think.budget.nodes.unwrap_or(self.nodes);
        let cut = think.monitor.stopped();
        let looked =
            if cut { Vec::new() } else { odds.as_ref().map_or(Vec::new(), |odds| looked_at(odds, nodes, think)) };
        let effort = Effort { nodes: looked.len() as u64, depth: u32::from(!cut), budget: Some(nodes), cut };
        think.monitor.report(effort.nodes, effort.depth);
        let prospects = prospects(game, view, odds.as_ref(), &looked);
        let weighed: Vec<Weighed> = prospects.iter().map(|prospect| self.weigh(prospect)).collect();
        let square = reasons::best(&weighed);
        Decision::explained(Action { square }, effort, think, || {
            explain(game, odds.as_ref(), prospects, weighed, square)
        })
    }
}

/// All placements that fit, or so many of them, drawn evenly.
fn looked_at(odds: &Odds, nodes: u64, think: &mut Think<'_>) -> Vec<Area> {
    odds.all(nodes).unwrap_or_else(|| (0..nodes).filter_map(|_| odds.draw(&mut think.rng)).collect())
}

/// Every square that may be shot at; without odds by densities.
fn prospects(game: &FoxHunt, view: &View, odds: Option<&Odds>, looked: &[Area]) -> Vec<Prospect> {
    let legal = game.legal(view);
    if let Some(odds) = odds {
        let bits = |square| (!looked.is_empty()).then(|| bits(looked, square));
        return legal.map(|square| Prospect { square, chance: odds.chance(square), bits: bits(square) }).collect();
    }
    let clues = game.clues(view);
    let chance = |square| match &clues {
        Some(clues) if clues.open().contains(square) => Densities::new(clues).log_chance(square).exp2().min(1.0),
        _ => 0.0,
    };
    legal.map(|square| Prospect { square, chance: chance(square), bits: None }).collect()
}

fn explain(
    game: &FoxHunt,
    odds: Option<&Odds>,
    prospects: Vec<Prospect>,
    weighed: Vec<Weighed>,
    chosen: Square,
) -> Explanation {
    let told = prospects.iter().find(|prospect| prospect.square == chosen);
    let (chance, bits) = told.map_or((0.0, 0.0), |told| (told.chance, told.bits.unwrap_or(0.0)));
    let headline = match odds {
        Some(_) if chance >= 1.0 => Message::new("headline-fox_hunt_sure"),
        Some(_) => Message::new("headline-fox_hunt_counted"),
        None => Message::new("headline-fox_hunt_estimated"),
    };
    let headline = headline
        .decimal("chance", 100.0 * chance, 1)
        .decimal("bits", bits, 2)
        .count("placements", odds.map_or(0, Odds::placements));
    Explanation {
        columns: reasons::columns(),
        rows: prospects.iter().map(|told| reasons::row(game, told.square, told.chance, told.bits)).collect(),
        ..reasons::explanation(game, "method-fox_hunt_huntsman", headline, weighed, chosen)
    }
}
