//! Opponents that do not look ahead: Novice, which draws what it does, and Grabber, which challenges where the odds are best.

use rand::RngExt;
use tabletop::{Agent, Decision, Effort, Message, Term, Think};

use super::placing::{self, Choice};
use super::reasons;
use crate::board::Square;
use crate::generals::action::Action;
use crate::generals::belief::{Belief, Habits, Kept};
use crate::generals::game::Generals;
use crate::generals::point::Point;
use crate::generals::rank::Rank;
use crate::generals::rules::{Rules, Survivor};
use crate::generals::state::{Phase, View};
use crate::generals::wording;

/// What a whim may be worth at most: less than any gain that counts.
const WHIM: f64 = 0.01;
/// What the other side's flag is worth to whoever takes it.
const FLAG: f64 = 30.0;

/// Draws what it does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Novice;

/// Challenges where it wins most on the average, and else draws what it does.
#[derive(Clone, Debug, Default)]
pub(super) struct Grabber {
    kept: Kept,
}

impl Agent<Generals> for Novice {
    fn name(&self) -> &'static str {
        "novice"
    }

    fn decide(&mut self, game: &Generals, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let method = "method-generals_novice";
        if view.known.phase != Phase::Moving {
            return placing::placed(game, view, think, method, Choice::Anywhere);
        }
        chosen(game, view, think, [method, "headline-generals_by_chance"], |_| Vec::new())
    }
}

impl Agent<Generals> for Grabber {
    fn name(&self) -> &'static str {
        "grabber"
    }

    fn decide(&mut self, game: &Generals, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let method = "method-generals_grabber";
        if view.known.phase != Phase::Moving {
            return placing::placed(game, view, think, method, Choice::MadeUp);
        }
        let other = view.known.mover.other();
        let belief = Belief::with_kept(game, view, other, &Habits::NONE, (&mut think.rng, &mut self.kept));
        let gain = |action: &Action| belief.as_ref().map_or(Vec::new(), |belief| gain(game, view, belief, action));
        chosen(game, view, think, [method, "headline-generals_grabs"], gain)
    }
}

/// What a challenge wins and costs on the average; nothing for a step.
fn gain(game: &Generals, view: &View, belief: &Belief, action: &Action) -> Vec<Term> {
    let (rules, known) = (game.rules(), &view.known);
    let Action::Move { from, to } = action else { return Vec::new() };
    let piece = from.on(rules.size).and_then(|from| known.piece_on(from));
    let met = to.on(rules.size).and_then(|to| known.piece_on(to));
    let (Some((side, place)), Some((_, met))) = (piece, met) else { return Vec::new() };
    let Some(rank) = known.army(side)[place].rank else { return Vec::new() };
    let [wins, both, loses] = belief.odds(game, rank, met);
    let worth = |other: Rank| if other == rules.flag { FLAG } else { price(rules, other) };
    let taken: f64 = rules
        .all()
        .iter()
        .filter(|other| rules.survivor(rank, *other) != Survivor::Defender)
        .map(|other| belief.chance(met, other) * worth(other))
        .sum();
    let odds = reasons::odds(game, view, belief, action);
    vec![
        Term::plain("term-generals_taken", if wins + both > 0.0 { taken } else { 0.0 }).with_facts(odds.clone()),
        Term::weighted("term-generals_lost", both + loses, -worth(rank)).with_facts(odds),
    ]
}

/// What a piece is worth: by its strength, the strongest 2.
fn price(rules: &Rules, rank: Rank) -> f64 {
    let strongest = rules.ranks.iter().map(|rank| rank.strength).max().unwrap_or(1);
    1.0 + f64::from(rules.info(rank).strength) / f64::from(strongest)
}

/// The action of the highest gain and whim together. A challenge that loses is no worse than any other step.
fn chosen(
    game: &Generals,
    view: &View,
    think: &mut Think<'_>,
    [method, headline]: [&'static str; 2],
    gain: impl Fn(&Action) -> Vec<Term>,
) -> Decision<Action> {
    let mut weighed: Vec<(Action, Vec<Term>)> = Vec::new();
    for action in game.moves(&view.known) {
        let mut terms = gain(&action);
        terms.push(Term::plain("term-whim", WHIM * think.rng.random::<f64>()));
        weighed.push((action, terms));
    }
    let score = |terms: &[Term]| terms.iter().map(|term| term.value).sum::<f64>();
    let best = weighed.iter().max_by(|one, other| score(&one.1).total_cmp(&score(&other.1)));
    // Whoever is to act can do something; anything else answers with what nobody may do.
    let best = best.map_or_else(|| nothing(game), |(action, _)| action.clone());
    Decision::explained(best.clone(), Effort::default(), think, || {
        let headline = Message::new(headline)
            .with("action", wording::of_action(game, view, &best))
            .count("choices", weighed.len());
        let told = |(action, terms): (Action, Vec<Term>)| {
            let is_best = action == best;
            reasons::candidate(game, view, &action, terms, is_best)
        };
        reasons::explanation(method, headline, weighed.into_iter().map(told).collect())
    })
}

/// What is answered where nothing can be done.
pub(super) fn nothing(game: &Generals) -> Action {
    let corner = Point::of(game.rules().size, Square(0));
    Action::Move { from: corner, to: corner }
}
