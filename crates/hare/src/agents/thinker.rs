//! Opponents that look ahead: max^n over what a position is worth to every seat, with two seats alpha-beta on the difference.

use std::cmp::Ordering;

use search::{AlphaBeta, Found, Limits, MaxN, Position, Preference, Ranked, Vectors};
use tabletop::{Candidate, Decision, Effort, Explanation, Game, Message, Seat, Term, Think};

use super::counting::Chooser;
use super::field::{Field, Outlook, Step};
use super::reasons;
use super::settings::Settings;
use super::wording;
use super::worth::{Judge, Parts, Worth};
use crate::action::Action;
use crate::rules::Hare;
use crate::state::State;

/// Entries of the transposition table, as a power of two: small enough to be made for every game.
const TABLE_BITS: u32 = 14;
/// Candidates told of, at most.
const SHOWN: usize = 6;
/// A share as it is told: in hundredths.
const HUNDREDTHS: f64 = 100.0;

/// An opponent that searches, with the memory of its searches.
pub(super) struct Thinker {
    name: &'static str,
    method: &'static str,
    settings: Settings,
    judge: Judge,
    max_n: MaxN<Step>,
    alpha_beta: AlphaBeta<Step>,
}

/// What a value found is, as the agent's own number and in parts.
struct Reading<'a> {
    worth: &'a Worth,
    /// Whether the number is a lead over a rival.
    lead: bool,
    vectors: Vectors,
}

impl Thinker {
    pub fn new(name: &'static str, method: &'static str, settings: Settings) -> Self {
        let max_n = MaxN::new(settings.vectors).preferring(settings.preference);
        let judge = Judge::new(Worth::new(settings.curves.clone()));
        Self { name, method, settings, judge, max_n, alpha_beta: AlphaBeta::new(TABLE_BITS) }
    }
}

impl Chooser for Thinker {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, game: &Hare, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let Self { settings, judge, max_n, alpha_beta, .. } = self;
        judge.attend(game, view);
        let judge = &*judge;
        let worth = judge.worth();
        let outlook = Outlook::new(game, judge, settings.widths(game.seats()), view);
        let root = outlook.field(view);
        // Where there is nothing to choose, one choice is far enough.
        let depth = if game.moves(view).len() == 1 || game.homecoming(view).is_some() {
            settings.depth.min(1)
        } else {
            settings.depth
        };
        let nodes = think.budget.nodes.unwrap_or_else(|| settings.nodes(game.seats()));
        let limits = Limits::depth(depth).nodes(nodes).ranked(if think.explain { SHOWN } else { 1 });
        let seat = view.mover();
        if game.seats() == 2 && settings.duel {
            let found = alpha_beta.search(&root, &limits, think.monitor);
            let reading = Reading { worth, lead: true, vectors: Vectors::Raw };
            return decided(self.method, &reading, &root, &found, &limits, think, |value| *value);
        }
        let found = max_n.search(&root, &limits, think.monitor);
        let lead = matches!(settings.preference, Preference::Lead | Preference::LeadThenOwn);
        let reading = Reading { worth, lead, vectors: settings.vectors };
        decided(self.method, &reading, &root, &found, &limits, think, |values| number(values, seat, lead))
    }
}

/// A vector as the number its seat goes by.
fn number(values: &[f64], seat: Seat, lead: bool) -> f64 {
    let own = values.get(seat.index()).copied().unwrap_or(0.0);
    let others = values.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, value)| *value);
    match others.reduce(f64::max) {
        Some(best) if lead => own - best,
        _ => own,
    }
}

/// The decision that was found. A search that was stopped before it saw anything answers with the first move there is.
fn decided<V>(
    method: &'static str,
    reading: &Reading<'_>,
    root: &Field<'_>,
    found: &Found<Step, V>,
    limits: &Limits,
    think: &Think<'_>,
    own: impl Fn(&V) -> f64,
) -> Decision<Action> {
    let chosen = match found.best {
        Some(Step::Move(action)) => action,
        _ => root.outlook.game.moves(&root.state).get(0).unwrap_or(Action::Eat),
    };
    let effort: Effort = found.effort(limits);
    Decision::explained(chosen, effort, think, || explain(method, reading, root, found, chosen, own))
}

fn explain<V>(
    method: &'static str,
    reading: &Reading<'_>,
    root: &Field<'_>,
    found: &Found<Step, V>,
    chosen: Action,
    own: impl Fn(&V) -> f64,
) -> Explanation {
    let (game, state) = (root.outlook.game, &root.state);
    let told = found.explain(root, Effort::default(), &own, |field, step| match step {
        Step::Move(action) => wording::marks(game, &field.state, action),
        Step::Card(_) => Vec::new(),
    });
    // A budget that is spent may leave values from a shallower look, which do not compare.
    let depth = found.ranking.first().map(|best| best.depth);
    let known = found.ranking.iter().filter(|ranked| Some(ranked.depth) == depth && ranked.is_exact());
    let candidate = |ranked: &Ranked<Step, V>| {
        let Step::Move(action) = ranked.mv else { return None };
        let terms = reading.terms(root, ranked, &own)?;
        Some(reasons::candidate(game, state, action, terms, action == chosen))
    };
    let mut candidates: Vec<Candidate> = known.filter_map(candidate).collect();
    let label = wording::action(game, state, chosen);
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(reasons::candidate(game, state, chosen, Vec::new(), true));
    }
    let score = candidates.iter().find(|candidate| candidate.chosen).map_or(0.0, |candidate| candidate.score);
    let best = candidates.iter().all(|candidate| candidate.score.total_cmp(&score) != Ordering::Greater);
    // Runners-up are compared after the decision: where the budget ended it early, one of them may turn out better.
    let headline = Message::new(if best { "headline-hare_searched" } else { "headline-hare_searched_in_part" })
        .with("action", label)
        .with("worth", reading.scaled(score))
        .count("choices", found.ranking.len())
        .count("positions", found.nodes)
        .count("depth", found.depth);
    let end = end_of(root, &found.line);
    let parts: Vec<Parts> = Seat::all(game.seats()).map(|seat| reading.worth.parts(game, &end.state, seat)).collect();
    let explanation = reasons::explanation(method, headline, candidates, game, &end.state, &parts);
    Explanation { line: told.line, ..explanation }
}

/// Where a line leads.
fn end_of<'a>(root: &Field<'a>, line: &[Step]) -> Field<'a> {
    let mut end = *root;
    for &step in line {
        end.make(step);
    }
    end
}

impl Reading<'_> {
    /// A value with its scale: what the number is of, and what a square is worth on it.
    fn scaled(&self, value: f64) -> Message {
        let id = match (self.lead, self.vectors) {
            (true, Vectors::Raw) => "hare-worth_lead",
            (false, Vectors::Raw) => "hare-worth_own",
            (true, Vectors::Shares) => return Message::new("hare-worth_lead_share").decimal("score", value, 1),
            (false, Vectors::Shares) => return Message::new("hare-worth_own_share").decimal("score", value, 1),
        };
        let curves = self.worth.curves();
        Message::new(id).decimal("score", value, 1).decimal("square", curves.weights.squares * curves.square, 1)
    }

    /// A value split into its parts at the end of its expected line, and what they leave; `None` where there is no value.
    fn terms<V>(&self, root: &Field<'_>, ranked: &Ranked<Step, V>, own: impl Fn(&V) -> f64) -> Option<Vec<Term>> {
        let value = ranked.value.as_ref().map(own)?;
        let (game, seat) = (root.outlook.game, root.state.mover());
        let end = end_of(root, &ranked.line);
        let parts = |seat| {
            let parts = self.worth.parts(game, &end.state, seat);
            Parts { turns: parts.turns - end.late(seat), ..parts }
        };
        let total: f64 = Seat::all(game.seats()).map(|seat| parts(seat).total().max(0.0)).sum();
        let scale = match self.vectors {
            Vectors::Shares if total > 0.0 => HUNDREDTHS / total,
            _ => 1.0,
        };
        let value = if self.vectors == Vectors::Shares { HUNDREDTHS * value } else { value };
        let mut terms = reasons::own(parts(seat), scale);
        reasons::bring(&mut terms, game, &end.state, seat);
        if self.lead {
            let others = Seat::all(game.seats()).filter(|other| *other != seat);
            let best = others.max_by(|a, b| parts(*a).total().total_cmp(&parts(*b).total()).then(b.cmp(a)));
            terms.extend(best.into_iter().flat_map(|best| reasons::rival(best, parts(best), scale)));
        }
        reasons::complete(&mut terms, value);
        Some(terms)
    }
}
