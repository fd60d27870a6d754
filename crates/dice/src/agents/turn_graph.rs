//! A turn that was planned, as a graph that can be played through on the fight itself.
//!
//! The search knows boards from which everything is left out that cannot matter any more, such as dice that nothing takes and the HP of a
//! foe that cannot fall. Whoever looks on wants to see them: so each step is played again by the rules.

use search::{Bound, Graph, GraphEdge, GraphNode, Kind, Recorded};
use tabletop::{EventSink, Game, Message};

use super::points::Points;
use super::turn::{Step, TurnState};
use crate::Alea;
use crate::action::Action;
use crate::event::Event;
use crate::state::State;

/// The least chance that is told as one: below it the other points may be as many.
const CHANCE: f64 = 0.02;

/// A planned turn, with the fight it is played in.
pub struct TurnGraph {
    /// Its nodes and edges. What was played belongs to the line that is chosen.
    pub graph: Graph,
    game: Alea,
    view: State,
    points: Points,
    /// The state of each node; the nodes behind them end the turn.
    states: Vec<TurnState>,
    /// The step of each edge; the edges behind them end the turn.
    steps: Vec<Step>,
}

/// How good the end of a turn is judged to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Judged {
    /// The fight is won with this chance.
    Won(f64),
    /// The fight is lost with this chance.
    Lost(f64),
    /// It is as good as so many HP taken from the foe.
    Hp(f64),
}

impl TurnGraph {
    /// The turn in `view` as it was planned. Where something else was `played` than the plan says, the line that begins so is
    /// the one that is chosen.
    pub(super) fn new(game: &Alea, view: &State, recorded: Recorded<TurnState>, played: Option<Action>) -> Self {
        let Recorded { mut graph, states, moves } = recorded;
        let points = states.first().map_or_else(Points::shipped, |root| *root.points());
        let root = graph.nodes.first();
        let acts = root.filter(|root| root.kind != Some(Kind::Chance) && !view.over());
        let end = acts.and_then(|root| root.end);
        if let Some(end) = end {
            let stays = !graph.edges.iter().any(|edge| edge.from == 0 && edge.chosen);
            let to = graph.nodes.len();
            graph.nodes.push(ended(end));
            let label = Message::new("act-end_turn");
            graph.edges.push(GraphEdge { from: 0, to, label, probability: None, earned: Some(0.0), chosen: stays });
        }
        let mut turn = Self { graph, game: game.clone(), view: view.clone(), points, states, steps: moves };
        if let Some(played) = played {
            turn.choose(played);
        }
        turn
    }

    /// The fight as it stands when the turn is planned.
    pub fn start(&self) -> &State {
        &self.view
    }

    /// The fight after an edge, as it stood `before` it; `None` where it cannot be played there.
    pub fn after(&self, edge: usize, before: &State, events: &mut impl EventSink<Event>) -> Option<State> {
        let mut after = before.clone();
        let Some(step) = self.steps.get(edge) else { return Some(after) };
        let at = self.states.get(self.graph.edges.get(edge)?.from)?;
        match *step {
            Step::Act(action) => {
                let action = at.real(action, before);
                self.game.validate(before, &action).ok()?;
                self.game.act(&mut after, action, events);
            }
            Step::Fall(outcome) => {
                let outcome = at.real_outcome(outcome, before);
                let mut can = false;
                self.game.each_chance(before, |_, possible| can |= possible == outcome);
                can.then(|| self.game.come(&mut after, outcome, events))?;
            }
        }
        Some(after)
    }

    /// What so many points come to.
    pub fn judge(&self, points: f64) -> Judged {
        let Points { damage, victory, death, .. } = self.points;
        if victory > 0.0 && points >= CHANCE * victory {
            Judged::Won((points / victory).min(1.0))
        } else if death < 0.0 && points <= CHANCE * death {
            Judged::Lost((points / death).min(1.0))
        } else {
            Judged::Hp(points / self.unit_of(damage))
        }
    }

    /// Points that are as good as one HP taken from the foe.
    pub fn unit(&self) -> f64 {
        self.unit_of(self.points.damage)
    }

    fn unit_of(&self, damage: f64) -> f64 {
        if damage > 0.0 { damage } else { 1.0 }
    }

    /// Marks the line that begins with an action as the one that is chosen.
    fn choose(&mut self, played: Action) {
        let begins = |at: &usize| {
            let edge = &self.graph.edges[*at];
            edge.from == 0
                && match self.steps.get(*at) {
                    Some(Step::Act(action)) => self.alike(self.states[0].real(*action, &self.view), played),
                    Some(Step::Fall(_)) => false,
                    None => played == Action::EndTurn,
                }
        };
        let Some(first) = (0..self.graph.edges.len()).find(begins) else { return };
        if self.graph.edges[first].chosen {
            return;
        }
        self.graph.edges.iter_mut().for_each(|edge| edge.chosen = false);
        self.graph.edges[first].chosen = true;
        let mut seen = vec![false; self.graph.nodes.len()];
        let mut due = vec![self.graph.edges[first].to];
        while let Some(at) = due.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            for edge in self.best_from(at) {
                self.graph.edges[edge].chosen = true;
                due.push(self.graph.edges[edge].to);
            }
        }
    }

    /// What is best to do in a node; all that may come where chance acts, and nothing where it is best to end the turn.
    fn best_from(&self, at: usize) -> Vec<usize> {
        let node = &self.graph.nodes[at];
        let out = (0..self.graph.edges.len()).filter(|edge| self.graph.edges[*edge].from == at);
        if node.kind == Some(Kind::Chance) {
            return out.collect();
        }
        let best = out.max_by(|a, b| self.worth(*a).total_cmp(&self.worth(*b)));
        best.into_iter().filter(|best| node.end.is_none_or(|end| self.worth(*best) > end)).collect()
    }

    /// What an edge earns, together with what follows.
    fn worth(&self, edge: usize) -> f64 {
        let edge = &self.graph.edges[edge];
        edge.earned.unwrap_or(0.0) + self.graph.nodes[edge.to].values.first().copied().unwrap_or(f64::MIN)
    }

    /// Whether two actions do the same: of equal dice and equal cards one is as good as another.
    fn alike(&self, one: Action, two: Action) -> bool {
        let actor = self.view.actor();
        let die = |at: u8| actor.dice.get(usize::from(at));
        let card = |at: u8| actor.cards.get(usize::from(at));
        match (one, two) {
            (Action::Place { die: a, card: on }, Action::Place { die: b, card: other }) => {
                die(a) == die(b) && card(on) == card(other)
            }
            (Action::Use { card: one }, Action::Use { card: two }) => card(one) == card(two),
            (one, two) => one == two,
        }
    }
}

/// The turn ended at once.
fn ended(end: f64) -> GraphNode {
    GraphNode {
        ply: 1,
        depth: 0,
        kind: Some(Kind::Over),
        seat: None,
        values: vec![end],
        bound: Bound::Exact,
        window: None,
        visits: 1,
        mean: None,
        end: Some(end),
        caption: Message::default(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tabletop::{Budget, Monitor, NoEvents, Seed, Think, Turn};

    use super::*;
    use crate::agents::oracle::{Board, boards};
    use crate::agents::{Level, Planner};
    use crate::{Content, Event};

    /// The turns of boards on which somebody is to act, each with what is played there.
    fn turns(count: usize, mut tell: impl FnMut(&Alea, &State, &dyn Fn(Option<Action>) -> TurnGraph)) {
        let planner = Planner::new(Arc::new(Points::shipped()), Level { states: 600, iterations: 60, slips: 0.0 });
        let monitor = Monitor::new();
        let mut told = 0;
        for Board { game, state, .. } in boards(&Content::shipped(), 3, Seed(34)).into_iter().step_by(4) {
            if !matches!(game.turn(&state), Turn::Seat(_)) || told == count {
                continue;
            }
            told += 1;
            let think = Think {
                budget: Budget::default(),
                explain: true,
                rng: Seed(34).stream("think", told as u64),
                monitor: &monitor,
            };
            tell(&game, &state, &|played| planner.turn_graph(&game, &state, &think, played, 400));
        }
        assert_eq!(told, count, "there are boards enough");
    }

    #[test]
    fn every_step_is_played_again_and_leads_where_the_search_says() {
        let (mut steps, mut seen, mut hits) = (0, 0, 0);
        turns(60, |_, view, graph| {
            let turn = graph(None);
            let mut known: Vec<Option<State>> = vec![None; turn.graph.nodes.len()];
            known[0] = Some(view.clone());
            for (at, edge) in turn.graph.edges.iter().enumerate() {
                // A node comes after the one it was first reached from.
                if known[edge.to].is_some() {
                    continue;
                }
                let Some(before) = known[edge.from].clone() else { continue };
                let mut events: Vec<Event> = Vec::new();
                let after = turn.after(at, &before, &mut events).expect("it was listed");
                steps += 1;
                hits += usize::from(events.iter().any(|event| matches!(event, Event::Hurt { hp: 1.., .. })));
                if let Some(state) = turn.states.get(edge.to) {
                    assert!(state.stands_for(&after), "{:?} of {before:?} led to {after:?}", turn.steps[at]);
                    seen += 1;
                }
                known[edge.to] = Some(after);
            }
        });
        assert!(steps > 600 && seen + 60 >= steps && hits > 30, "{steps} steps, {seen} compared, {hits} hits");
    }

    #[test]
    fn what_was_played_is_chosen() {
        let mut others = 0;
        turns(40, |game, view, graph| {
            let plan = graph(None);
            let first = |turn: &TurnGraph| turn.graph.edges.iter().position(|edge| edge.from == 0 && edge.chosen);
            assert!(first(&plan).is_some(), "something is planned, be it to end the turn");
            for action in game.actions(view).unwrap_or_default().into_iter().take(4) {
                let turn = graph(Some(action));
                let at = first(&turn).expect("something is chosen");
                let chosen: Vec<usize> =
                    (0..turn.graph.edges.len()).filter(|at| turn.graph.edges[*at].chosen).collect();
                // Nothing is chosen that does not follow from what is.
                for edge in chosen.iter().filter(|edge| turn.graph.edges[**edge].from != 0) {
                    assert!(chosen.iter().any(|before| turn.graph.edges[*before].to == turn.graph.edges[*edge].from));
                }
                let mut wanted = view.clone();
                game.act(&mut wanted, action, &mut NoEvents);
                let made = turn.after(at, view, &mut NoEvents).expect("it can be played");
                if action != Action::EndTurn {
                    others += usize::from(first(&plan) != Some(at));
                    let listed = turn.graph.edges.iter().zip(&turn.steps).any(|(edge, step)| {
                        let real = |action: &Action| turn.states[0].real(*action, view);
                        edge.from == 0 && matches!(step, Step::Act(step) if turn.alike(real(step), action))
                    });
                    assert!(!listed || made.actor().hp == wanted.actor().hp && made.foe().hp == wanted.foe().hp);
                }
            }
        });
        assert!(others > 10, "{others} times something else than planned");
    }

    #[test]
    fn points_are_told_as_hp_and_as_what_decides() {
        turns(1, |_, _, graph| {
            let turn = graph(None);
            assert_eq!(turn.unit(), 100.0);
            assert_eq!(turn.judge(1_250.0), Judged::Hp(12.5));
            assert_eq!(turn.judge(-30.0), Judged::Hp(-0.3));
            assert_eq!(turn.judge(1_000_400.0), Judged::Won(1.0));
            assert_eq!(turn.judge(250_000.0), Judged::Won(0.25));
            assert_eq!(turn.judge(-500_000.0), Judged::Lost(0.5));
        });
    }
}
