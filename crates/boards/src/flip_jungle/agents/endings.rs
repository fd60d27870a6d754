//! Endings that tables know: why a move is the best, and what each one leads to.

use tabletop::{Explanation, Message, Seat};

use super::reasons;
use crate::board::{Solved, known};
use crate::flip_jungle::lookahead::{Node, Step};
use crate::flip_jungle::position::Move;
use crate::flip_jungle::wording;

/// Why the first of these moves, which are all there are, best first, is made.
pub(super) fn explain(root: &Node<'_>, to_act: Seat, moves: &[(Move, Solved)]) -> Explanation {
    let position = &root.position;
    let headline = match moves.first() {
        Some((best, solved)) => headline(*solved, wording::action(position, *best)),
        None => Message::default(),
    };
    let candidate = |(at, (mv, solved)): (usize, &(Move, Solved))| {
        let known = known::terms(*solved, ["term-flip_jungle_known", "term-flip_jungle_plies"]);
        reasons::candidate(position, *mv, known, at == 0)
    };
    let best = |node: &Node<'_>| node.solved_moves()?.first().map(|(mv, _)| Step::Move(*mv));
    let marks = |_: &Node<'_>, step| if let Step::Move(mv) = step { wording::marks(mv) } else { Vec::new() };
    let candidates = moves.iter().enumerate().map(candidate).collect();
    Explanation {
        line: known::line(root, to_act, best, marks),
        ..reasons::explanation("method-flip_jungle_prowler", headline, candidates)
    }
}

/// A move in one sentence, by how the game ends after it for whoever makes it.
pub(super) fn headline(solved: Solved, action: Message) -> Message {
    let (id, plies) = match solved {
        Solved::Won(plies) => ("headline-flip_jungle_won", plies),
        Solved::Lost(plies) => ("headline-flip_jungle_lost", plies),
        Solved::Drawn => ("headline-flip_jungle_drawn", 0),
    };
    Message::new(id).with("action", action).count("plies", plies)
}
