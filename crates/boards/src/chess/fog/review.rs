//! A side's own play looked over once the fog has lifted.
//!
//! Each move is compared with others over positions that fitted what the side had seen, as Scout compares its own, and with what it came to in the true one. A move that did worse than another over those positions was misjudged. One that
//! came out worse than over them on average met what was hidden: that was to be reckoned with where many of the positions hid the same, and was bad luck where few did.

use search::{AlphaBeta, Limits};
use tabletop::{Cause, Finding, Message, Monitor, Reviewer, Seat};

use super::action::Action;
use super::belief::Belief;
use super::event::Event;
use super::game::Fog;
use super::lookahead::{Node, Outlook, Purse, Weights, Worth, counted, settle};
use super::state::State;
use super::view::View;
use super::wording;
use crate::chess::moves::Move;
use crate::chess::position::Position;
use crate::looked::Looked;

/// Pawns from which on a difference is told.
const TOLD: f64 = 1.0;
/// In what share of positions something must be so that it is to be reckoned with.
const LIKELY: f64 = 0.2;
/// Pawns within which two positions came out alike.
const ALIKE: f64 = 0.5;
/// Pawns from which on it is the game that was lost.
const GAME: f64 = 20.0;
/// Positions over which moves are compared.
const SAMPLES: usize = 40;
/// Positions kept in mind.
const CAP: usize = 2_000;
/// Moves that are searched beside the one that was made.
const FINALISTS: usize = 3;
/// Plies that are searched after a move.
const DEPTH: u32 = 1;
/// Most positions evaluated for one move in one position.
const NODES: u64 = 2_000;
/// Entries of the transposition table, as a power of two.
const TABLE_BITS: u32 = 12;
/// Hundredths.
const PER_CENT: f64 = 100.0;

/// Looks over what one side did.
pub struct Review {
    seat: Seat,
    worth: Worth,
    search: AlphaBeta<Move>,
    belief: Option<Belief>,
}

impl Review {
    /// For a seat.
    pub fn new(game: &Fog, seat: Seat) -> Self {
        let worth = Worth::new(game.setup.relative, Weights::BY_HAND);
        Self { seat, worth, search: AlphaBeta::new(TABLE_BITS).with_null_windows(), belief: None }
    }

    /// The move that was made and the best ones beside it, each with what it comes to in the positions; the one that was made first.
    fn compared(
        &mut self,
        outlook: &Outlook<'_>,
        positions: &[Position],
        (moves, made): (Vec<Move>, Move),
        monitor: &Monitor,
    ) -> Option<Vec<Looked<Move>>> {
        let nodes: Vec<Node<'_>> = positions.iter().map(|position| outlook.node(*position)).collect();
        let at_once = |mv: Move| -> Option<f64> {
            let settled = nodes.iter().map(|node| {
                let mut next = *node;
                next.play(mv);
                settle(&next, false, &mut Purse::new(NODES)).map(counted)
            });
            Some(settled.collect::<Option<Vec<f64>>>()?.iter().sum())
        };
        let mut others: Vec<(f64, Move)> = Vec::with_capacity(moves.len());
        for mv in moves.into_iter().filter(|mv| *mv != made) {
            if monitor.stopped() {
                return None;
            }
            others.push((at_once(mv)?, mv));
        }
        others.sort_by(|one, other| other.0.total_cmp(&one.0));
        let searched = std::iter::once(made).chain(others.into_iter().take(FINALISTS).map(|(_, mv)| mv));
        let mut looked = Vec::with_capacity(FINALISTS + 1);
        for mv in searched {
            let values =
                nodes.iter().map(|node| Some(self.after(node, mv, monitor)?.0)).collect::<Option<Vec<f64>>>()?;
            looked.push(Looked { mv, values });
        }
        Some(looked)
    }

    /// What a move comes to in a position, and the best answer; `None` where it was stopped.
    fn after(&mut self, node: &Node<'_>, mv: Move, monitor: &Monitor) -> Option<(f64, Option<Move>)> {
        let mut next = *node;
        next.play(mv);
        let found = self.search.search(&next, &Limits::depth(DEPTH).nodes(NODES), monitor);
        Some((counted(found.value.filter(|_| !monitor.stopped())?), found.best))
    }
}

impl Reviewer<Fog> for Review {
    fn observe(&mut self, game: &Fog, event: &Event) {
        match event {
            Event::Began { start } => self.belief.insert(Belief::new(game, CAP)).begin(game, *start),
            Event::Seen { view, .. } => self.belief.get_or_insert_with(|| Belief::new(game, CAP)).see(game, view),
            Event::Moved { .. } | Event::Passed { .. } | Event::Over(_) => {}
        }
    }

    fn look(&mut self, game: &Fog, seen: &View, truth: &State, action: &Action, monitor: &Monitor) -> Option<Finding> {
        let side = seen.side.filter(|side| side.index() == self.seat.index())?;
        let known = self.belief.as_ref().filter(|belief| belief.is_of(seen));
        let belief = known.cloned().unwrap_or_else(|| Belief::of(game, seen, CAP));
        let positions = &belief.positions()[..belief.positions().len().min(SAMPLES)];
        let moves = belief.moves(game, seen);
        let made = *moves.iter().find(|mv| game.action_of(**mv) == *action)?;
        if moves.len() < 2 {
            return None;
        }
        let worth = self.worth.clone();
        let outlook = Outlook::new(game, &worth, side, None);
        let looked = self.compared(&outlook, positions, (moves, made), monitor)?;
        let (own, others) = looked.split_first()?;
        let best = others.iter().max_by(|one, other| one.mean().total_cmp(&other.mean()))?;
        if let Some(lost) = best.clearly_over(own, TOLD) {
            let better = game.action_of(best.mv);
            let finding = finding(Cause::Judgement, lost, wording::of_action(game, seen, *action));
            let marks = [*action, better].into_iter().flat_map(|action| wording::marks(game, action)).collect();
            return Some(Finding {
                text: finding.text.with("better", wording::of_action(game, seen, better)),
                marks,
                ..finding
            });
        }
        let there = truth.position(game.rules());
        let (came, answer) = self.after(&outlook.node(there), made, monitor)?;
        let (surprise, answer) = (own.mean() - came, answer?);
        if surprise < TOLD {
            return None;
        }
        let alike = own.values.iter().filter(|value| **value <= came + ALIKE).count();
        let share = alike as f64 / own.values.len().max(1) as f64;
        let cause = if share >= LIKELY { Cause::Belief } else { Cause::Luck };
        let finding = finding(cause, surprise, wording::of_action(game, seen, *action));
        let mut after = outlook.node(there);
        after.play(made);
        let text = finding.text.with("answer", wording::of_move(game, &after.position, answer));
        let marks =
            [*action, game.action_of(answer)].into_iter().flat_map(|action| wording::marks(game, action)).collect();
        Some(Finding { text: text.decimal("share", PER_CENT * share, 0), marks, ..finding })
    }
}

/// What is said of a move that cost so much.
fn finding(cause: Cause, cost: f64, action: Message) -> Finding {
    let id = match (cause, cost < GAME) {
        (Cause::Judgement, true) => "review-chess_judgement",
        (Cause::Judgement, false) => "review-chess_judgement_game",
        (Cause::Belief, true) => "review-chess_belief",
        (Cause::Belief, false) => "review-chess_belief_game",
        (Cause::Luck, true) => "review-chess_luck",
        (Cause::Luck, false) => "review-chess_luck_game",
    };
    let text = Message::new(id).with("action", action).decimal("cost", cost, 1);
    Finding { cause, text, marks: Vec::new(), cost }
}
