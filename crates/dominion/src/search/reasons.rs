//! What a search compared, as an explanation.

use serde_json::Value;
use tabletop::{Candidate, Explanation, Message, Term};

use super::playouts::{POINT, Raced, Runner};
use crate::action::Action;
use crate::agents::{answer_in_words, in_words};
use crate::rules::Dominion;
use crate::task::Query;

/// The reasons of a searched decision. Scores are per cent of games won; what a point ahead is worth comes to them.
///
/// They go by the hand of the seat, so it alone may read them while the game is on.
pub(super) fn explain(game: &Dominion, query: Option<Query>, race: &Raced) -> Explanation {
    let (best, usual) = (&race.runners[race.best], &race.runners[0]);
    let id = match race.best {
        0 if race.runners.iter().any(|runner| runner.worth() > usual.worth()) => "realm-search_keeps",
        0 => "realm-search_agrees",
        _ => "realm-search_prefers",
    };
    let headline = Message::new(id)
        .with("action", told(game, query, best.candidate))
        .with("usual", told(game, query, usual.candidate))
        .decimal("wins", 100.0 * best.terms[0], 1)
        .decimal("otherwise", 100.0 * usual.terms[0], 1)
        .count("choices", race.runners.len())
        .count("playouts", race.playouts);
    let mut candidates: Vec<Candidate> =
        race.runners.iter().enumerate().map(|(at, runner)| candidate(game, query, runner, at == race.best)).collect();
    candidates.sort_by(|one, other| other.score.total_cmp(&one.score));
    Explanation { agent: Message::new("method-search"), headline, candidates, ..Explanation::default() }
}

fn candidate(game: &Dominion, query: Option<Query>, runner: &Runner, chosen: bool) -> Candidate {
    let [wins, ahead] = runner.terms;
    // How often it was played out tells how sure the numbers are.
    let label = Message::new("realm-searched")
        .with("action", told(game, query, runner.candidate))
        .count("playouts", runner.playouts());
    Candidate {
        label,
        action: serde_json::to_value(runner.candidate).unwrap_or(Value::Null),
        score: 100.0 * runner.worth(),
        terms: vec![
            Term::plain("term-realm_wins", 100.0 * wins),
            Term::weighted("term-realm_ahead", ahead, 100.0 * POINT),
        ],
        chosen,
        marks: Vec::new(),
        ..Candidate::default()
    }
}

/// What is done, or answered to what is asked, in words.
fn told(game: &Dominion, query: Option<Query>, action: Action) -> Message {
    query.map_or_else(|| in_words(game, action), |query| answer_in_words(game, query, action))
}
