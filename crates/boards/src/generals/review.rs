//! A side's own play looked over once all ranks are known.
//!
//! Each move is compared with others over ways the other side's ranks could be, by all that the side had seen, and with what it came to by the true ranks. A move that did worse than another over those ways was misjudged. One that came out worse than over them on
//! average met what was hidden: that was to be reckoned with where in many of them it comes out as badly, and not to be known where in few.

use search::{AlphaBeta, Limits, Position, TwoSided};
use tabletop::{Cause, Finding, Message, Monitor, Reviewer, Seat, Seed, Turn};

use super::action::Action;
use super::belief::{Belief, Habits};
use super::event::Event;
use super::game::Generals;
use super::lookahead::{Move, Node, Outlook, Weights};
use super::point::Point;
use super::rank::Rank;
use super::side::Side;
use super::state::{Phase, State, View};
use super::wording;
use crate::board::Square;
use crate::looked::Looked;

/// Pieces of average worth from which on a difference is told.
const TOLD: f64 = 1.0;
/// In what share of the ways something must be so that it is to be reckoned with.
const LIKELY: f64 = 0.2;
/// Pieces within which two ways came out alike.
const ALIKE: f64 = 0.5;
/// Pieces from which on it is the game that was lost.
const GAME: f64 = 12.0;
/// Ways the ranks could be over which moves are compared.
const SAMPLES: usize = 48;
/// Moves that are compared beside the one that was made, and positions evaluated to find them.
const OTHERS: usize = 3;
const FOUND_BY: u64 = 1_000;
/// Plies that are searched after a move, and most positions evaluated for it.
const DEPTH: u32 = 1;
const NODES: u64 = 1_000;
/// Entries of the transposition table, as a power of two.
const TABLE_BITS: u32 = 12;
/// Hundredths.
const PER_CENT: f64 = 100.0;

/// Looks over what one side did.
pub struct Review {
    seat: Seat,
    search: AlphaBeta<Move>,
}

/// What a side knew when it moved.
struct Known<'a> {
    game: &'a Generals,
    view: &'a View,
    own: Side,
}

impl<'a> Known<'a> {
    /// The outlook where the other side's ranks are among these ways.
    fn outlook(&self, ways: &[Vec<Rank>]) -> Outlook<'a> {
        Outlook::new(self.game, self.view, self.own, ways, Weights::default())
    }

    fn action(&self, mv: Move) -> Option<Action> {
        let Move::Go(from, to) = mv else { return None };
        let point = |square| Point::of(self.game.rules().size, Square(square));
        Some(Action::Move { from: point(from), to: point(to) })
    }
}

impl Review {
    /// For a seat.
    pub fn new(seat: Seat) -> Self {
        Self { seat, search: AlphaBeta::new(TABLE_BITS).with_null_windows() }
    }

    /// The moves that look best over all the ways at once, the one that was made left out.
    fn others(&mut self, known: &Known<'_>, ways: &[Vec<Rank>], made: Move, monitor: &Monitor) -> Option<Vec<Move>> {
        let outlook = known.outlook(ways);
        let root = Node::root(&outlook, known.view);
        let limits = Limits::depth(DEPTH + 1).nodes(FOUND_BY).ranked(OTHERS + 1);
        let found = self.search.search(&root, &limits, monitor);
        let best = found.ranking.iter().map(|ranked| ranked.mv).filter(|mv| *mv != made).take(OTHERS);
        (!monitor.stopped()).then(|| best.collect())
    }

    /// What a move changes where the ranks are these, the other side answering as it likes best, and that answer; `None` where it was stopped.
    fn change(&mut self, root: &Node<'_>, mv: Move, monitor: &Monitor) -> Option<(f64, Option<Move>)> {
        let mut next = *root;
        next.play(mv);
        next.settle();
        let before = root.evaluate();
        if next.turn() == Turn::Over {
            return Some((next.evaluate() - before, None));
        }
        let found = self.search.search(&next, &Limits::depth(DEPTH).nodes(NODES), monitor);
        Some((found.value.filter(|_| !monitor.stopped())? - before, found.best))
    }

    fn looked(&mut self, known: &Known<'_>, ways: &[Vec<Rank>], mv: Move, monitor: &Monitor) -> Option<Looked<Move>> {
        let change = |way: &Vec<Rank>| {
            let outlook = known.outlook(std::slice::from_ref(way));
            Some(self.change(&Node::root(&outlook, known.view), mv, monitor)?.0)
        };
        Some(Looked { mv, values: ways.iter().map(change).collect::<Option<Vec<f64>>>()? })
    }
}

impl Reviewer<Generals> for Review {
    /// A view tells all that was seen before it.
    fn observe(&mut self, _: &Generals, _: &Event) {}

    fn look(
        &mut self,
        game: &Generals,
        seen: &View,
        truth: &State,
        action: &Action,
        monitor: &Monitor,
    ) -> Option<Finding> {
        let own = seen.side.filter(|side| side.seat() == self.seat && seen.known.phase == Phase::Moving)?;
        let Action::Move { from, to } = action else { return None };
        let size = game.rules().size;
        let made = Move::Go(from.on(size)?.0, to.on(size)?.0);
        let mut rng = Seed(u64::from(seen.known.plies)).stream("review", 0);
        let belief = Belief::new(game, seen, own.other(), &Habits::default(), &mut rng)?;
        let ways: Vec<Vec<Rank>> = (0..SAMPLES).map(|_| belief.draw(&mut rng)).collect();
        let known = Known { game, view: seen, own };
        let made = self.looked(&known, &ways, made, monitor)?;
        let others = self.others(&known, &ways, made.mv, monitor)?;
        let others = others.into_iter().map(|mv| self.looked(&known, &ways, mv, monitor));
        let others = others.collect::<Option<Vec<Looked<Move>>>>()?;
        let best = others.iter().max_by(|one, other| one.mean().total_cmp(&other.mean()))?;
        let said = wording::of_action(game, seen, action);
        if let Some((lost, better)) = best.clearly_over(&made, TOLD).zip(known.action(best.mv)) {
            let finding = finding(Cause::Judgement, lost, said);
            let text = finding.text.with("better", wording::of_action(game, seen, &better));
            let marks = [action, &better].into_iter().flat_map(|action| wording::marks(game, action)).collect();
            return Some(Finding { text, marks, ..finding });
        }
        let there: Option<Vec<Rank>> = truth.army(own.other()).iter().map(|piece| piece.rank).collect();
        let outlook = known.outlook(&[there?]);
        let root = Node::root(&outlook, seen);
        let (came, answer) = self.change(&root, made.mv, monitor)?;
        let surprise = made.mean() - came;
        if surprise < TOLD {
            return None;
        }
        let alike = made.values.iter().filter(|change| **change <= came + ALIKE).count();
        let share = alike as f64 / SAMPLES as f64;
        let cause = if share >= LIKELY { Cause::Belief } else { Cause::Luck };
        let finding = finding(cause, surprise, said);
        let came = came_of(&root, made.mv, answer)?;
        let text = finding.text.with("came", came).decimal("share", PER_CENT * share, 0);
        Some(Finding { text, marks: wording::marks(game, action), ..finding })
    }
}

/// What came of a move by the true ranks: how its fight came out, or the answer to it.
fn came_of(root: &Node<'_>, mv: Move, answer: Option<Move>) -> Option<Message> {
    let mut after = *root;
    after.play(mv);
    let fight = after.settle();
    fight.or(answer).map(|came| after.label(came))
}

/// What is said of a move that cost so much.
fn finding(cause: Cause, cost: f64, action: Message) -> Finding {
    let id = match (cause, cost < GAME) {
        (Cause::Judgement, true) => "review-generals_judgement",
        (Cause::Judgement, false) => "review-generals_judgement_game",
        (Cause::Belief, true) => "review-generals_belief",
        (Cause::Belief, false) => "review-generals_belief_game",
        (Cause::Luck, true) => "review-generals_luck",
        (Cause::Luck, false) => "review-generals_luck_game",
    };
    let text = Message::new(id).with("action", action).decimal("cost", cost, 1);
    Finding { cause, text, marks: Vec::new(), cost }
}
