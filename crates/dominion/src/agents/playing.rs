//! Which action comes next: those that play others twice, then those that leave an action (the most actions first), then the best of the
//! others.

use super::heuristics::Heuristic;
use super::judging::{Mind, actions_of, worth_of_playing};
use crate::cards::{Card, Cards};
use crate::kinds::{Kind, Step, Type};

/// How early an action is played; the greatest comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Rank {
    /// 3 plays others twice, 2 leaves at least as many actions as there were, 1 uses one up.
    class: u8,
    /// Actions it brings, among those that leave some.
    actions: u8,
    /// What it is worth.
    worth: i32,
    /// The kind, so that no two ranks are the same; the lower number first.
    kind: std::cmp::Reverse<u8>,
}

impl Rank {
    /// A number that grows with the rank.
    pub fn score(self) -> f64 {
        1_000.0 * f64::from(self.class) + 100.0 * f64::from(self.actions) + f64::from(self.worth)
    }
}

/// The rank of an action in a hand; `None` where it is better not played.
pub(super) fn rank(mind: Mind<'_>, hand: &Cards, card: Card) -> Option<Rank> {
    let kind = mind.game.kind(card).filter(|_| mind.game.is(card, Type::Action))?;
    let worth = worth_of_playing(mind, hand, card)?;
    let actions = actions_of(kind);
    let class = match (repeats(kind), actions) {
        (true, _) => {
            let mut rest = *hand;
            rest.take(card, 1);
            // Nothing to play twice: it would be wasted.
            best_to_repeat(mind, &rest)?;
            3
        }
        (false, _) if idle(mind, kind, worth) => return None,
        (false, 0) => 1,
        (false, _) => 2,
    };
    let actions = if class == 2 { actions } else { 0 };
    Some(Rank { class, actions, worth, kind: std::cmp::Reverse(card.0) })
}

/// The actions of a hand that are worth playing, the first to be played first.
pub(super) fn ranked(mind: Mind<'_>, hand: &Cards) -> Vec<(Rank, Card)> {
    let mut all: Vec<(Rank, Card)> = hand.kinds().filter_map(|card| Some((rank(mind, hand, card)?, card))).collect();
    all.sort_by(|one, other| other.cmp(one));
    all
}

/// The first of those of a hand that are among some.
pub(super) fn first_among(mind: Mind<'_>, hand: &Cards, some: &Cards) -> Option<Card> {
    let mut actions = mind.game.actions_among(some).filter_map(|card| Some((rank(mind, hand, card)?, card)));
    actions.next().map(|first| actions.fold(first, Ord::max).1)
}

/// Whether an action has another played several times.
fn repeats(kind: &Kind) -> bool {
    kind.steps.iter().any(|step| matches!(step, Step::PlayTimes(_)))
}

/// Whether an action that repeats no other brings nothing, and is therefore left alone.
fn idle(mind: Mind<'_>, kind: &Kind, worth: i32) -> bool {
    worth <= 0 && actions_of(kind) == 0 && mind.heuristics.has(Heuristic::LeaveTheIdle)
}

/// The action of a hand that gains most by being played several times; none where no action gains by it. Where others wait and no
/// action is left for them, that is one that brings actions.
pub(super) fn best_to_repeat(mind: Mind<'_>, hand: &Cards) -> Option<Card> {
    let waiting = hand.each().filter(|&card| mind.game.is(card, Type::Action)).nth(1).is_some();
    let action = if waiting && mind.sight.turn.actions == 0 { 8 } else { 2 };
    // What repeats gains by what is left for it to repeat.
    let (mut best, mut gains) = (None, false);
    for card in hand.kinds().filter(|&card| mind.game.is(card, Type::Action)) {
        let Some((kind, worth)) = mind.game.kind(card).zip(worth_of_playing(mind, hand, card)) else { continue };
        if !repeats(kind) {
            if idle(mind, kind, worth) {
                continue;
            }
            gains = true;
        }
        best = best.max(Some((worth + action * i32::from(actions_of(kind)), card)));
    }
    best.filter(|_| gains).map(|(_, card)| card)
}
