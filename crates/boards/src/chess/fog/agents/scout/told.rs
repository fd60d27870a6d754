//! Why Scout moved in fog.

use tabletop::{Candidate, Explanation, Message, Ply, Term};

use super::compare::Weighed;
use crate::chess::fog::action::Action;
use crate::chess::fog::agents::{dark, reasons};
use crate::chess::fog::belief::Belief;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Outlook, Weights};
use crate::chess::fog::view::View;
use crate::chess::fog::wording;
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// Candidates told of, at most.
const SHOWN: usize = 6;
/// Hundredths.
const PER_CENT: f64 = 100.0;

/// What a decision was made by.
pub(super) struct Account<'a> {
    pub game: &'a Fog,
    pub view: &'a View,
    pub belief: &'a Belief,
    /// Positions over which moves were compared.
    pub samples: usize,
    /// The numbers it goes by.
    pub weights: Weights,
}

/// Why the first of these moves, which come best first, was chosen.
pub(super) fn explain(
    account: &Account<'_>,
    outlook: &Outlook<'_>,
    weighed: &[Weighed],
    chosen: Action,
) -> Explanation {
    let (game, view) = (account.game, account.view);
    // Values from another depth, or without a plan, do not compare.
    let alike = |one: &&Weighed| {
        weighed.first().is_some_and(|first| {
            one.depth == first.depth && one.planned.is_some() == first.planned.is_some() && !one.values.is_empty()
        })
    };
    let candidate = |one: &Weighed| {
        let action = game.action_of(one.mv);
        reasons::candidate(game, view, action, terms(account, one), action == chosen)
    };
    let mut candidates: Vec<Candidate> = weighed.iter().filter(alike).take(SHOWN).map(candidate).collect();
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(reasons::candidate(game, view, chosen, Vec::new(), true));
    }
    let headline = headline(account, weighed, chosen);
    let mut told = reasons::explanation(game, "method-chess_scout", headline, candidates);
    told.line = line(account, outlook, weighed);
    (told.columns, told.rows) = dark::table(game, view, account.belief.positions());
    told
}

fn terms(account: &Account<'_>, one: &Weighed) -> Vec<Term> {
    let mut terms = match one.planned {
        Some(planned) => {
            vec![
                Term::weighted("term-chess_each", one.mean(), 1.0 - account.weights.plan),
                Term::weighted("term-chess_planned", planned, account.weights.plan),
            ]
        }
        None => vec![Term::plain("term-chess_mean", one.mean())],
    };
    if one.lost.king > 0.0 {
        terms.push(Term::weighted("term-chess_risk", one.lost.king, -account.weights.risk));
    }
    if one.missed != 0.0 {
        terms.push(Term::plain("term-chess_missed", -one.missed));
    }
    let again = one.again(&account.weights);
    if again > 0.0 {
        terms.push(Term::plain("term-chess_again", -again));
    }
    if one.whim > 0.0 {
        terms.push(Term::plain("term-whim", one.whim));
    }
    terms
}

fn headline(account: &Account<'_>, weighed: &[Weighed], chosen: Action) -> Message {
    let (belief, first) = (account.belief, weighed.first());
    let id = match () {
        () if weighed.len() < 2 => "headline-chess_only",
        () if first.is_none_or(|one| one.values.is_empty()) => "headline-chess_unseen",
        () if belief.was_drawn() => "headline-chess_drawn_worlds",
        () if belief.is_complete() => "headline-chess_all_worlds",
        () => "headline-chess_some_worlds",
    };
    let score = first.map_or(0.0, |one| one.score(&account.weights));
    Message::new(id)
        .with("action", wording::of_action(account.game, account.view, chosen))
        .decimal("score", score, 1)
        .decimal("risk", PER_CENT * first.map_or(0.0, |one| one.lost.king), 1)
        .count("positions", belief.positions().len())
        .count("samples", account.samples.min(first.map_or(0, |one| one.values.len())))
}

/// The move, and what the other side answers most often in the positions it was compared over.
fn line(account: &Account<'_>, outlook: &Outlook<'_>, weighed: &[Weighed]) -> Vec<Ply> {
    let Some(one) = weighed.first() else { return Vec::new() };
    let answered = |(answer, position): (&Option<Move>, &Position)| {
        let mut node = outlook.node(*position);
        node.play(one.mv);
        Some((node.position, (*answer)?))
    };
    let answers: Vec<(Position, Move)> =
        one.answers.iter().zip(account.belief.positions()).filter_map(answered).collect();
    reasons::expected(account.game, account.view, one.mv, &answers)
}
