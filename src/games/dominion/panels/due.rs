//! What is due, for the dock: what is asked, the hand, and what can be done with one press.

use dominion::{Action, Phase, Query};

use super::{model::DockModel, scene::Scene};
use crate::{
    games::dominion::{Source, Target, query, wording},
    table::{TableGame, replay::ReplayModel},
    text::{Value, Words, capitalised},
};

/// The dock of a game.
pub fn model(scene: &Scene<'_>) -> DockModel {
    let (table, words) = (scene.table, scene.words);
    let actor = table.actor();
    let near = table.near();
    let shown = actor.unwrap_or(table.shown.active());
    let name = table.name(words, shown);
    let (title, asked) = match actor {
        _ if let Some(past) = table.past_words(words) => (past.title, past.advice),
        Some(seat) => {
            // A card of somebody else's turn may ask as well.
            let key = if seat == table.shown.active() { "realm-your_turn" } else { "realm-your_answer" };
            (words.with(key, &[("name", &name)]), asked(scene))
        }
        None => {
            let last = table.log.entries().last().map_or(String::new(), |entry| entry.text.clone());
            (words.with("realm-waiting", &[("name", &name)]), last)
        }
    };
    let hand = table.shown.hand(near);
    let size = table.shown.view.players.get(near.index()).map_or(0, |player| player.hand_size);
    let unseen = match hand {
        Some(hand) if !hand.is_empty() => None,
        Some(_) => Some(words.get("realm-hand_empty").to_owned()),
        None => Some(words.with("realm-hand_hidden", &[("count", &u32::from(size))])),
    };
    let (primary, ready) = primary(scene);
    let again =
        |key: &str, action: &Action| words.with(key, &[("what", &wording::undone(words, scene.game(), action))]);
    DockModel {
        livery: table.livery(shown),
        title,
        refused: table.hint.is_some(),
        asked: table.hint.as_ref().map_or(asked, |hint| capitalised(&words.message(hint))),
        gathered: gathered(scene),
        hand: hand.map_or_else(Vec::new, |hand| scene.cards(Source::Hand, &hand)),
        unseen,
        answers: answers(scene),
        primary,
        ready,
        undo: [
            table.undoable().map(|action| again("undo-it", action)),
            table.redoable().map(|action| again("redo-it", &action)),
        ],
        replay: ReplayModel::new(table, words),
    }
}

/// What is asked or to be done, in a sentence; of what the keys have come to, what stands on it.
fn asked(scene: &Scene<'_>) -> String {
    let (table, words, game) = (scene.table, scene.words, scene.game());
    let Some(view) = table.due() else { return String::new() };
    let offers = &table.own.offers;
    if let Some(Target::Card(card) | Target::Pile(card)) = table.draft.focus
        && let Some(face) = scene.faces.get(card)
    {
        return face.sentence(words, game.cost(card, &view.turn));
    }
    if let Some(query) = offers.asked {
        let sentence = query::sentence(words, game, view, query, |seat| table.name(words, seat).into_owned());
        return match query::asking(view) {
            Some(card) => {
                let values: [(&str, &dyn Value); 2] =
                    [("card", &wording::card(words, game, card)), ("asked", &sentence)];
                words.with("realm-card_asks", &values)
            }
            None => sentence,
        };
    }
    if view.turn.buys > 0 && offers.only_free() {
        let free: Vec<String> = offers.piles.iter().map(|card| wording::card(words, game, *card)).collect();
        return words.with("realm-todo-free", &[("cards", &free.join(", "))]);
    }
    words.get(to_do(view.turn.phase, view.turn.buys, offers.actions, offers.treasures)).to_owned()
}

/// The key of what is to be done where nothing is asked.
const fn to_do(phase: Phase, buys: u8, actions: bool, treasures: bool) -> &'static str {
    match (phase, actions, treasures) {
        (_, true, _) => "realm-todo-action",
        (Phase::Buy, ..) if buys > 0 => "realm-todo-buy_more",
        (Phase::Buy, ..) => "realm-todo-end",
        (_, _, true) => "realm-todo-treasures",
        _ if buys > 0 => "realm-todo-buy",
        _ => "realm-todo-end",
    }
}

/// How many cards are gathered, where several can be.
fn gathered(scene: &Scene<'_>) -> Option<String> {
    let (table, words) = (scene.table, scene.words);
    table.due()?;
    let selection = table.own.offers.selection.filter(|selection| selection.most > 1)?;
    let values: [(&str, &dyn Value); 3] = [
        ("chosen", &u32::from(table.draft.chosen.total())),
        ("least", &u32::from(selection.least)),
        ("most", &u32::from(selection.most)),
    ];
    let key = if selection.least == selection.most { "realm-gathered_of" } else { "realm-gathered_up_to" };
    Some(words.with(key, &values))
}

/// Answers that are no cards, and whether the keys have come to them.
fn answers(scene: &Scene<'_>) -> Vec<(String, bool)> {
    let (table, words) = (scene.table, scene.words);
    if table.due().is_none() {
        return Vec::new();
    }
    let offers = &table.own.offers;
    let advised = scene.advised();
    let answer = |(at, action): (usize, &Action)| {
        let meant = table.draft.focus == Some(Target::Answer(at)) || advised == Some(*action);
        (answer(words, scene, offers.asked, action), meant)
    };
    offers.answers.iter().enumerate().map(answer).collect()
}

/// An answer in words on a button.
fn answer(words: &Words, scene: &Scene<'_>, asked: Option<Query>, action: &Action) -> String {
    let said = |key: &str| words.get(key).to_owned();
    match (asked, action) {
        (Some(Query::Choose(card)), Action::Option(at)) => wording::choice(words, scene.game(), card, usize::from(*at)),
        (Some(Query::DiscardOrCurse(count)), Action::Option(0)) => {
            words.with("realm-answer-discard", &[("count", &u32::from(count))])
        }
        (Some(Query::DiscardOrCurse(_)), Action::Option(_)) => said("realm-answer-curse"),
        (Some(Query::Shield), Action::Accept) => said("realm-answer-show"),
        (Some(Query::SpyDiscard(_)), Action::Accept) => said("realm-answer-discard_it"),
        (Some(Query::SpyDiscard(_)), _) => said("realm-answer-put_back"),
        (Some(Query::SetDrawnAside(_)), Action::Accept) => said("realm-answer-set_aside"),
        (Some(Query::SetDrawnAside(_)), _) => said("realm-answer-keep"),
        (Some(Query::Gain { .. }), Action::Decline) => said("realm-answer-gain_nothing"),
        _ => wording::action(words, scene.game(), action),
    }
}

/// The words on the primary button, and whether it does anything now.
fn primary(scene: &Scene<'_>) -> (String, bool) {
    let (table, words) = (scene.table, scene.words);
    let said = |key: &str| words.get(key).to_owned();
    if let Some(past) = table.past_words(words) {
        return (past.primary, true);
    }
    if table.due().is_none() {
        return (said("table-hurry"), !crate::games::dominion::Realm::over(table));
    }
    let offers = &table.own.offers;
    let asked = offers.asked;
    match table.draft.primary(offers) {
        Some(Action::Choose(cards)) if cards.is_empty() => (said("realm-do-none"), true),
        Some(Action::Choose(cards)) => (words.with("realm-do-choose", &[("count", &u32::from(cards.total()))]), true),
        Some(Action::PlayTreasures) if offers.actions => (said("realm-do-skip"), true),
        Some(action) => (wording::action(words, scene.game(), &action), true),
        None if offers.selection.is_some() => (said("realm-do-gather"), false),
        None if matches!(asked, Some(Query::Gain { .. })) => (said("realm-do-pile"), false),
        None => (said("realm-do-answer"), false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_done_goes_with_the_turn() {
        assert_eq!(to_do(Phase::Action, 1, true, true), "realm-todo-action");
        assert_eq!(to_do(Phase::Action, 1, false, true), "realm-todo-treasures");
        assert_eq!(to_do(Phase::Treasure, 1, false, false), "realm-todo-buy");
        assert_eq!(to_do(Phase::Buy, 1, false, false), "realm-todo-buy_more");
        assert_eq!(to_do(Phase::Buy, 0, false, false), "realm-todo-end");
    }
}
