//! What a seat is asked: which question it is, where its cards lie, and its words.

use dominion::{Card, Cards, Dominion, Query, Task, View};
use tabletop::Seat;

use super::wording;
use crate::text::Words;

/// Where the cards to be chosen from lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Source {
    /// In hand.
    #[default]
    Hand,
    /// On the discard pile.
    Discard,
    /// In play.
    Play,
    /// Before their owner's eyes.
    Looked,
    /// Before everybody.
    Shown,
}

/// What is asked, if anything.
pub fn asked(view: &View) -> Option<Query> {
    match view.stack.last() {
        Some(Task::Ask(_, query)) => Some(*query),
        _ => None,
    }
}

/// The card that asks: the one being played.
pub fn asking(view: &View) -> Option<Card> {
    view.stack.iter().rev().find_map(|task| match task {
        Task::Effect { card, .. } | Task::Again { card, .. } => Some(*card),
        _ => None,
    })
}

/// Where the cards lie a question is answered with.
pub fn source(query: Query) -> Source {
    match query {
        Query::Recall => Source::Discard,
        Query::Return(_) => Source::Play,
        Query::InspectTrash | Query::InspectDiscard | Query::InspectPut => Source::Looked,
        Query::TrashTreasure(_) => Source::Shown,
        _ => Source::Hand,
    }
}

/// The key of what is done with a card that answers, as a line to press.
pub const fn deed(query: Query) -> &'static str {
    match query {
        Query::Sift | Query::Discard(_) | Query::InspectDiscard => "realm-deed-discard",
        Query::Trash { .. }
        | Query::TrashFor(..)
        | Query::Remodel { .. }
        | Query::Salvage
        | Query::InspectTrash
        | Query::TrashTreasure(_) => "realm-deed-trash",
        Query::PutOnDeck(_) | Query::VictoryOnDeck | Query::Recall | Query::InspectPut | Query::Return(_) => {
            "realm-deed-deck"
        }
        Query::PlayTimes { .. } => "realm-deed-play",
        Query::SetAside => "realm-deed-aside",
        _ => "realm-deed-choose",
    }
}

/// The cards that lie in a place before a seat, as far as they are seen.
pub fn lying(view: &View, seat: Seat, source: Source) -> Cards {
    let Some(player) = view.players.get(seat.index()) else { return Cards::NONE };
    let own = |heap: fn(&dominion::Own) -> Cards| player.own.as_ref().map_or(Cards::NONE, heap);
    match source {
        Source::Hand => own(|own| own.hand),
        Source::Looked => own(|own| own.looked),
        Source::Discard => player.discard,
        Source::Play => player.play,
        Source::Shown => player.shown,
    }
}

/// What is asked, in a sentence.
pub fn sentence(words: &Words, game: &Dominion, view: &View, query: Query, name_of: impl Fn(Seat) -> String) -> String {
    let card = |card: Card| wording::card(words, game, card);
    let number = |n: u8| u32::from(n);
    match query {
        Query::Sift => words.get("realm-ask-sift").to_owned(),
        Query::Trash { least: 0, most } => words.with("realm-ask-trash_up_to", &[("most", &number(most))]),
        Query::Trash { most, .. } => words.with("realm-ask-trash", &[("most", &number(most))]),
        Query::Discard(count) => words.with("realm-ask-discard", &[("count", &number(count))]),
        Query::PutOnDeck(count) => words.with("realm-ask-put_on_deck", &[("count", &number(count))]),
        Query::VictoryOnDeck => words.get("realm-ask-victory_on_deck").to_owned(),
        Query::Recall => words.get("realm-ask-recall").to_owned(),
        Query::TrashFor(basic, coins) => {
            words.with("realm-ask-trash_for", &[("card", &card(basic.card())), ("coins", &number(coins))])
        }
        Query::Remodel { more, treasures: true, .. } => words.with("realm-ask-mine", &[("more", &number(more))]),
        Query::Remodel { more, exactly: true, .. } => words.with("realm-ask-upgrade", &[("more", &number(more))]),
        Query::Remodel { more, .. } => words.with("realm-ask-remodel", &[("more", &number(more))]),
        Query::Salvage => words.get("realm-ask-salvage").to_owned(),
        Query::PlayTimes { times: 2, .. } => words.get("realm-ask-play_twice").to_owned(),
        Query::PlayTimes { times, .. } => words.with("realm-ask-play_times", &[("times", &number(times))]),
        Query::SetAside => words.get("realm-ask-set_aside").to_owned(),
        Query::InspectTrash => words.get("realm-ask-inspect_trash").to_owned(),
        Query::InspectDiscard => words.get("realm-ask-inspect_discard").to_owned(),
        Query::InspectPut => words.get("realm-ask-inspect_put").to_owned(),
        Query::TrashTreasure(_) => words.get("realm-ask-trash_treasure").to_owned(),
        Query::Return(kind) => words.with("realm-ask-return", &[("card", &card(kind))]),
        Query::PlayRevealed(kind) => words.with("realm-ask-play_revealed", &[("card", &card(kind))]),
        Query::SetDrawnAside(size) => {
            let drawn = view.me().and_then(|(_, own)| own.looked.kinds().next()).map(card).unwrap_or_default();
            words.with("realm-ask-set_drawn_aside", &[("card", &drawn), ("size", &number(size))])
        }
        Query::Shield => words.get("realm-ask-shield").to_owned(),
        Query::SpyDiscard(of) => {
            let shown = view.players.get(of.index()).and_then(|player| player.shown.kinds().next());
            let shown = shown.map(card).unwrap_or_default();
            words.with("realm-ask-spy", &[("name", &name_of(of)), ("card", &shown)])
        }
        Query::DiscardCurse => words.get("realm-ask-discard_curse").to_owned(),
        Query::Choose(kind) => words.with("realm-ask-choose", &[("card", &card(kind))]),
        Query::DiscardOrCurse(count) => words.with("realm-ask-discard_or_curse", &[("count", &number(count))]),
        Query::Gain { least, most, treasures, to, .. } => gain(words, (least, most), treasures, to),
    }
}

/// Which card may be gained, in a sentence.
fn gain(words: &Words, (least, most): (u8, u8), treasures: bool, to: dominion::Place) -> String {
    let key = match (treasures, least == most) {
        (true, _) => "treasure",
        (false, true) => "exactly",
        (false, false) => "up_to",
    };
    let what = words.with(&format!("realm-gain-{key}"), &[("most", &u32::from(most))]);
    let place = match to {
        dominion::Place::Discard => "discard",
        dominion::Place::Hand => "hand",
        dominion::Place::Deck => "deck",
    };
    words.with(&format!("realm-gain_to-{place}"), &[("what", &what)])
}
