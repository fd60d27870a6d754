//! Endings that tables know: the best move, and what each move is worth.

use tabletop::{Explanation, Facts, Message, Term};

use super::reasons;
use crate::banqi::action::Action;
use crate::banqi::position::{Move, Position};
use crate::banqi::tables::Verdict;
use crate::banqi::wording;

/// What a game is worth that is won.
const WIN: f64 = 100.0;
/// What each ply to the next capture counts beside it.
const PER_PLY: f64 = 0.1;

/// Why a move is the best by tables; `moves` are all moves, best first.
pub(super) fn explain(position: &Position, moves: &[(Action, Verdict)], chosen: Move) -> Explanation {
    let verdict = moves.iter().find(|(action, _)| Move::from(*action) == chosen).map(|(_, verdict)| *verdict);
    let (headline, plies) = match verdict {
        Some(Verdict::Won(plies)) => ("headline-banqi_table_won", plies),
        Some(Verdict::Lost(plies)) => ("headline-banqi_table_lost", plies),
        Some(Verdict::Drawn) | None => ("headline-banqi_table_drawn", 0),
    };
    let headline = Message::new(headline)
        .with("action", wording::action(position, chosen))
        .count("plies", plies)
        .count("choices", moves.len());
    let candidate = |(action, verdict): &(Action, Verdict)| {
        let mv = Move::from(*action);
        reasons::candidate(position, mv, terms(*verdict), mv == chosen)
    };
    reasons::explanation("method-banqi_strategist", headline, moves.iter().map(candidate).collect())
}

/// What a table knows, as terms.
fn terms(verdict: Verdict) -> Vec<Term> {
    let known = |name, value, plies: u16, sign: f64| {
        let far = Term::weighted("term-banqi_table_plies", f64::from(plies), sign * PER_PLY);
        vec![Term::plain(name, value), far.with_facts(Facts::new().count("plies", plies))]
    };
    match verdict {
        Verdict::Won(plies) => known("term-banqi_table_won", WIN, plies, -1.0),
        Verdict::Drawn => vec![Term::plain("term-banqi_table_drawn", 0.0)],
        Verdict::Lost(plies) => known("term-banqi_table_lost", -WIN, plies, 1.0),
    }
}
