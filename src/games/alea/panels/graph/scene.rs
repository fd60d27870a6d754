//! What a drawn position says: what was done, what it led to, and how good the end is judged that it leads to. The steps that lead there are
//! played by the rules, so that it tells of the fight as a player sees it.

use std::sync::{Arc, OnceLock};

use dice::{
    Die, Event, State,
    agents::{Judged, TurnGraph},
};
use search::{Bound, Graph, GraphNode, Kind};

use super::layout::{Sketch, Spot};
use super::pick::rank;
use crate::{
    games::alea::{searched::Weighed, teller::Teller},
    text::{Decimal, Words, capitalised},
    theme::Livery,
};

/// What is so in a drawn position.
pub struct Scene {
    /// The fight; `None` where the steps that lead there cannot be played again.
    state: Option<State>,
    /// What the last step did.
    deeds: Vec<Event>,
    /// Points from the decision to the end of the turn, by the way it was reached first.
    points: f64,
    /// Points of the way there.
    earned: f64,
    /// Whether the turn is ended there.
    ends: bool,
    told: OnceLock<Arc<SceneText>>,
}

/// The same in words and figures.
pub struct SceneText {
    /// What was done, or what chance did.
    pub head: String,
    /// What it did, and whether the turn ends there or chance decides.
    pub deeds: Vec<String>,
    /// The dice that are left; `None` where they do not matter any more.
    pub dice: Option<Vec<Die>>,
    /// The HP of both, in their colours.
    pub hp: Vec<(Livery, String)>,
    /// How good the end is judged.
    pub worth: String,
    /// The same against what was chosen, and whether that is better.
    pub against: Option<(String, bool)>,
    /// What the method counts.
    pub method: Vec<String>,
}

/// What is so in every spot of a drawing.
pub fn scenes(turn: &TurnGraph, sketch: &Sketch) -> Vec<Scene> {
    let graph = &turn.graph;
    let ends = ends(graph);
    let mut scenes: Vec<Scene> = Vec::with_capacity(sketch.spots.len());
    for (at, spot) in sketch.spots.iter().enumerate() {
        let value = graph.nodes[spot.node].values.first().copied().unwrap_or(0.0);
        let (mut deeds, mut state, mut earned) = (Vec::new(), Some(turn.start().clone()), 0.0);
        // Where a spot comes from stands before it.
        if let Some((edge, before)) = spot.via.and_then(|(edge, from)| Some((edge, scenes.get(from)?))) {
            state = before.state.as_ref().and_then(|before| turn.after(edge, before, &mut deeds));
            earned = before.earned + graph.edges[edge].earned.unwrap_or(0.0);
        }
        let goes_on = sketch.strokes.iter().any(|line| line.ends[0] == at && (line.chosen || !spot.planned));
        let ends = ends[spot.node] && spot.via.is_some() && !goes_on;
        scenes.push(Scene { state, deeds, points: earned + value, earned, ends, told: OnceLock::new() });
    }
    scenes
}

/// Of each node whether it is best to end the turn there, or nothing else can be done.
fn ends(graph: &Graph) -> Vec<bool> {
    let mut best = vec![f64::NEG_INFINITY; graph.nodes.len()];
    for edge in &graph.edges {
        best[edge.from] = best[edge.from].max(rank(graph, edge));
    }
    let stops = graph.nodes.iter().zip(best);
    stops.map(|(node, best)| node.kind != Some(Kind::Chance) && node.end.is_some_and(|end| end >= best)).collect()
}

impl Scene {
    /// What it says of the spot it belongs to, beside what was chosen.
    pub fn told(&self, words: &Words, weighed: &Weighed, spot: &Spot, chosen: Option<f64>) -> Arc<SceneText> {
        Arc::clone(self.told.get_or_init(|| Arc::new(self.tell(words, weighed, spot, chosen))))
    }

    /// Points from the decision to the end of the turn.
    pub fn points(&self) -> f64 {
        self.points
    }

    fn tell(&self, words: &Words, weighed: &Weighed, spot: &Spot, chosen: Option<f64>) -> SceneText {
        let turn = &weighed.turn;
        let node = &turn.graph.nodes[spot.node];
        let head = match spot.via.and_then(|(edge, _)| turn.graph.edges.get(edge)) {
            None => words.get("alea-graph-now").to_owned(),
            Some(edge) => {
                let label = capitalised(&words.message(&edge.label));
                match edge.probability {
                    Some(chance) => {
                        words.with("alea-graph-by_chance", &[("what", &label), ("percent", &percent(chance))])
                    }
                    None => label,
                }
            }
        };
        let mut deeds = self.deeds(words, weighed);
        if self.state.is_none() {
            deeds.push(words.message(&node.caption));
        }
        if node.kind == Some(Kind::Chance) {
            deeds.push(words.get("alea-graph-chance").to_owned());
        } else if self.ends && node.kind != Some(Kind::Over) {
            deeds.push(words.get("alea-graph-ends").to_owned());
        }
        let hp = self.state.as_ref().map_or_else(Vec::new, |state| {
            let of = |(livery, fighter): (&Livery, &dice::Fighter)| {
                (*livery, words.with("alea-graph-hp", &[("n", &fighter.hp)]))
            };
            weighed.liveries.iter().zip(&state.fighters).map(of).collect()
        });
        let dice = self.state.as_ref().filter(|state| !state.over() && state.active == weighed.seat);
        SceneText {
            head,
            deeds,
            dice: dice.map(|state| state.actor().dice.to_vec()),
            hp,
            worth: self.worth(words, turn, node),
            against: spot.via.and_then(|_| self.against(words, turn, spot.planned, chosen?)),
            method: self.method(words, turn, spot),
        }
    }

    fn deeds(&self, words: &Words, weighed: &Weighed) -> Vec<String> {
        let names = [0, 1].map(|seat| words.person(&weighed.names[seat]));
        Teller { catalogue: weighed.game.catalogue(), names, words }.deeds(&self.deeds)
    }

    /// How good the end is judged.
    fn worth(&self, words: &Words, turn: &TurnGraph, node: &GraphNode) -> String {
        match turn.judge(self.points) {
            Judged::Won(chance) if chance > SURE => words.get("alea-graph-wins").to_owned(),
            Judged::Won(chance) => words.with("alea-graph-wins_by_chance", &[("percent", &percent(chance))]),
            Judged::Lost(chance) if chance > SURE => words.get("alea-graph-loses").to_owned(),
            Judged::Lost(chance) => words.with("alea-graph-loses_by_chance", &[("percent", &percent(chance))]),
            Judged::Hp(hp) => {
                let key = match (node.bound, node.kind) {
                    (Bound::Exact, Some(Kind::Chance)) => "alea-graph-worth_mean",
                    (Bound::Exact, _) => "alea-graph-worth",
                    _ => "alea-graph-worth_least",
                };
                words.with(key, &[("n", &Decimal::new(hp, 1))])
            }
        }
    }

    /// How much better or worse that is than what was chosen.
    fn against(&self, words: &Words, turn: &TurnGraph, planned: bool, chosen: f64) -> Option<(String, bool)> {
        let (Judged::Hp(own), Judged::Hp(chosen)) = (turn.judge(self.points), turn.judge(chosen)) else {
            return planned.then(|| (words.get("alea-graph-chosen").to_owned(), true));
        };
        let more = own - chosen;
        Some(match (more.abs() < LEAST, planned) {
            (true, true) => (words.get("alea-graph-chosen").to_owned(), true),
            (true, false) => (words.get("alea-graph-equal").to_owned(), true),
            (false, _) => (words.signed(Decimal::new(more, 1)), more > 0.0),
        })
    }

    /// What the method counts, for whoever wants to know.
    fn method(&self, words: &Words, turn: &TurnGraph, spot: &Spot) -> Vec<String> {
        let node = &turn.graph.nodes[spot.node];
        let points = |value: f64| Decimal::new(value, 1);
        let mut said = vec![
            words.with("alea-graph-value", &[("n", &points(self.points)), ("unit", &Decimal::new(turn.unit(), 0))]),
        ];
        if self.earned != 0.0 {
            said.push(words.with("alea-graph-earned", &[("n", &points(self.earned))]));
        }
        if let Some(mean) = node.mean {
            said.push(words.with("alea-graph-mean", &[("n", &points(self.earned + mean))]));
            said.push(words.with("alea-graph-visits", &[("n", &node.visits)]));
        }
        if let Some(end) = node.end {
            said.push(words.with("alea-graph-end", &[("n", &points(self.earned + end))]));
        }
        said
    }
}

/// Chances from here on are told as certain.
const SURE: f64 = 0.995;

/// HP that are told as a difference.
const LEAST: f64 = 0.05;

/// A chance as whole percents; never none, and never all.
fn percent(chance: f64) -> u32 {
    (100.0 * chance).round().clamp(1.0, 99.0) as u32
}
