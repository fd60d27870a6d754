//! Cards, heaps and actions in words.

use dominion::{Action, Amounts, Card, Cards, Dominion, Kind, Phase, Type, agents::Parameter};

use crate::text::{Value, Words, capitalised};

/// What a card is called.
pub fn card(words: &Words, game: &Dominion, card: Card) -> String {
    words.message(&game.name(card))
}

/// What a kind is called.
pub fn kind(words: &Words, kind: &Kind) -> String {
    words.message(&kind.name_message())
}

/// What the card of an id is called; the id itself where the words know none.
pub fn of_id(words: &Words, id: &str) -> String {
    let key = format!("card-{id}");
    if words.has(&key) { words.get(&key).to_owned() } else { id.to_owned() }
}

/// Cards with their counts, in a list.
pub fn cards(words: &Words, game: &Dominion, cards: &Cards) -> String {
    game.names(cards).iter().map(|some| words.message(some)).collect::<Vec<_>>().join(", ")
}

/// The key of a type's word.
const fn type_key(kind: Type) -> &'static str {
    match kind {
        Type::Action => "realm-type-action",
        Type::Treasure => "realm-type-treasure",
        Type::Victory => "realm-type-victory",
        Type::Curse => "realm-type-curse",
        Type::Attack => "realm-type-attack",
        Type::Reaction => "realm-type-reaction",
        Type::Duration => "realm-type-duration",
    }
}

/// Numbers that cards are played by.
pub fn parameters(words: &Words, numbers: &[(Parameter, u8)]) -> Vec<String> {
    let told = |&(parameter, value): &(Parameter, u8)| {
        let (key, counted) = match parameter {
            Parameter::Remodel => ("realm-bred-remodel", "left"),
            Parameter::Salvage => ("realm-bred-salvage", "left"),
            Parameter::Estates => ("realm-bred-estates", "left"),
            Parameter::Coins => ("realm-bred-coins", "coins"),
        };
        words.with(key, &[(counted, &u32::from(value))])
    };
    numbers.iter().map(told).collect()
}

/// The types of a kind, as they stand on a card.
pub fn types(words: &Words, kind: &Kind) -> String {
    let named: Vec<&str> = kind.types.iter().map(|kind| words.get(type_key(*kind))).collect();
    capitalised(&named.join(", "))
}

/// Plain amounts, such as "+1 card, +2 actions"; nothing where there are none.
pub fn amounts(words: &Words, amounts: Amounts) -> String {
    let Amounts { cards, actions, buys, coins, tokens } = amounts;
    let parts = [
        ("realm-plus-cards", cards),
        ("realm-plus-actions", actions),
        ("realm-plus-buys", buys),
        ("realm-plus-coins", coins),
        ("realm-plus-tokens", tokens),
    ];
    let told = |(key, count): (&str, u8)| words.with(key, &[("count", &u32::from(count))]);
    let parts: Vec<String> = parts.into_iter().filter(|(_, count)| *count > 0).map(told).collect();
    parts.join(", ")
}

/// What a kind does, line by line: what it brings, what it brings later, and its text. That of plain treasures and points is their text.
pub fn lines(words: &Words, kind: &Kind) -> Vec<String> {
    let mut lines = Vec::new();
    if !kind.plus.is_none() && !kind.is(Type::Treasure) {
        lines.push(amounts(words, kind.plus));
    }
    if !kind.later.is_none() {
        lines.push(words.with("realm-later", &[("amounts", &amounts(words, kind.later))]));
    }
    lines.extend(kind.text_message().map(|text| words.message(&text)));
    lines
}

/// The choices a card offers, in words on buttons.
pub fn choice(words: &Words, game: &Dominion, of: Card, at: usize) -> String {
    let Some(choice) = game.kind(of).and_then(|kind| kind.choices.get(at)) else {
        return words.with("realm-option", &[("choice", &(at + 1))]);
    };
    let mut parts = Vec::new();
    if !choice.plus.is_none() {
        parts.push(amounts(words, choice.plus));
    }
    parts.extend(choice.steps.iter().filter_map(|step| step_of(words, step)));
    match parts.is_empty() {
        true => words.with("realm-option", &[("choice", &(at + 1))]),
        false => capitalised(&parts.join(", ")),
    }
}

/// What a step of a choice does, where a button says it.
fn step_of(words: &Words, step: &dominion::Step) -> Option<String> {
    match *step {
        dominion::Step::Trash { most, .. } => Some(words.with("realm-choice-trash", &[("count", &u32::from(most))])),
        dominion::Step::NewHand(count) => Some(words.with("realm-choice-new_hand", &[("count", &u32::from(count))])),
        _ => None,
    }
}

/// An action in words on a button.
pub fn action(words: &Words, game: &Dominion, action: &Action) -> String {
    let named = |key: &str, of: Card| words.with(key, &[("card", &card(words, game, of))]);
    match *action {
        Action::Play(of) => named("realm-play", of),
        Action::Buy(of) => named("realm-buy", of),
        Action::Gain(of) => named("realm-gain", of),
        Action::PlayTreasures => words.get("realm-play_treasures").to_owned(),
        Action::EndTurn => words.get("realm-end_turn").to_owned(),
        Action::Accept => words.get("realm-accept").to_owned(),
        Action::Decline => words.get("realm-decline").to_owned(),
        Action::Option(at) => words.with("realm-option", &[("choice", &(u32::from(at) + 1))]),
        Action::Choose(ref some) if some.is_empty() => words.get("realm-choose_none").to_owned(),
        Action::Choose(ref some) => cards(words, game, some),
    }
}

/// What would be taken back, or done again, as it stands in a sentence.
pub fn undone(words: &Words, game: &Dominion, action: &Action) -> String {
    let named = |key: &str, of: Card| words.with(key, &[("card", &card(words, game, of))]);
    match *action {
        Action::Play(of) => named("realm-undo-play", of),
        Action::Buy(of) => named("realm-undo-buy", of),
        Action::PlayTreasures => words.get("realm-undo-treasures").to_owned(),
        Action::EndTurn => words.get("realm-undo-end").to_owned(),
        _ => words.get("realm-undo-answer").to_owned(),
    }
}

/// The part of a turn, in a word.
pub fn phase(words: &Words, phase: Phase) -> &str {
    words.get(match phase {
        Phase::Action => "realm-phase-action",
        Phase::Treasure => "realm-phase-treasure",
        Phase::Buy => "realm-phase-buy",
        Phase::Over(_) => "realm-phase-over",
    })
}

/// What the turn still holds, in a sentence.
pub fn turn(words: &Words, turn: &dominion::TurnState) -> String {
    let values: [(&str, &dyn Value); 3] =
        [("actions", &u32::from(turn.actions)), ("buys", &u32::from(turn.buys)), ("coins", &u32::from(turn.coins))];
    words.with("realm-turn_holds", &values)
}
