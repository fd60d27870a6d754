//! Squares, cards and moves in words.

use hare::{Action, Card, Hare, SaladCard, Square};
use tabletop::Game;

use super::offers::Offer;
use crate::text::{Value, Words};

/// What a square is, without its number.
pub fn kind(words: &Words, square: Square) -> String {
    let key = match square {
        Square::Start => "start",
        Square::Hare => "hare",
        Square::Carrot => "carrot",
        Square::Salad => "salad",
        Square::Hedgehog => "hedgehog",
        Square::Position(rank) => return words.with("hare-kind-position", &[("rank", &u32::from(rank))]),
        Square::Flag => "flag",
        Square::Goal => "goal",
    };
    words.get(&format!("hare-kind-{key}")).to_owned()
}

/// What a square does, in a sentence.
pub fn means(words: &Words, game: &Hare, square: Square) -> String {
    let key = match square {
        Square::Start => "start",
        Square::Hare if game.setup().has_toll() => "hare_toll",
        Square::Hare if !game.setup().luck => "hare_closed",
        Square::Hare => "hare",
        Square::Carrot => "carrot",
        Square::Salad => "salad",
        Square::Hedgehog => "hedgehog",
        // Among fewer runners nobody gets so far behind.
        Square::Position(rank) if usize::from(rank) > game.seats() * usize::from(game.setup().runners) => {
            return words.with("hare-means-position_never", &[("rank", &u32::from(rank))]);
        }
        Square::Position(rank) => {
            let (rank, carrots) = (u32::from(rank), 10 * u32::from(rank));
            return words.with("hare-means-position", &[("rank", &rank), ("carrots", &carrots)]);
        }
        Square::Flag => "flag",
        Square::Goal => "goal",
    };
    words.get(&format!("hare-means-{key}")).to_owned()
}

/// A square by its number and what it is.
pub fn square(words: &Words, game: &Hare, square: u8) -> String {
    let kind_of = game.track().square(square);
    match kind_of {
        Square::Start | Square::Goal => kind(words, kind_of),
        _ => words.with("hare-square", &[("square", &u32::from(square)), ("kind", &kind(words, kind_of))]),
    }
}

/// The key of a card's words, as its edition has it.
fn card_key(game: &Hare, card: Card) -> &'static str {
    match card {
        Card::EatSalad if game.setup().salad_card == SaladCard::NextTurn => "eat_salad_next",
        Card::LastMoveFree => "last_move_free",
        Card::TakeOrGive => "take_or_give",
        Card::BackOneRank => "back_one_rank",
        Card::UpOneRank => "up_one_rank",
        Card::EatSalad => "eat_salad",
        Card::MissTurn => "miss_turn",
        Card::MoveAgain => "move_again",
        Card::NextCarrots => "next_carrots",
        Card::LastCarrots => "last_carrots",
    }
}

/// What a card is called.
pub fn card(words: &Words, game: &Hare, card: Card) -> String {
    words.get(&format!("hare-drawn-{}", card_key(game, card))).to_owned()
}

/// What a card does, in a sentence.
pub fn card_means(words: &Words, game: &Hare, card: Card) -> String {
    words.get(&format!("hare-does-{}", card_key(game, card))).to_owned()
}

/// What is done, with its price: "7 squares: 28 carrots, 40 left".
pub fn price(words: &Words, offer: &Offer) -> String {
    let (squares, carrots) = (u32::from(offer.squares), offer.carrots.unsigned_abs());
    let values: [(&str, &dyn Value); 3] = [("squares", &squares), ("carrots", &carrots), ("left", &offer.left)];
    let key = match offer.action {
        Action::Forward { .. } => "forward",
        Action::Back { .. } => "back",
        Action::Take => "take",
        Action::Give => "give",
        Action::Keep => "keep",
        Action::Eat => "eat",
    };
    words.with(&format!("hare-price-{key}"), &values)
}

/// The words on the button that does it.
pub fn deed(words: &Words, offer: &Offer) -> String {
    let square = u32::from(offer.square);
    let key = match offer.action {
        Action::Forward { .. } if offer.kind == Square::Goal => "home",
        Action::Forward { .. } => "forward",
        Action::Back { .. } => "back",
        Action::Take => "take",
        Action::Give => "give",
        Action::Keep => "keep",
        Action::Eat => "eat",
    };
    words.with(&format!("hare-do-{key}"), &[("square", &square), ("carrots", &offer.carrots.unsigned_abs())])
}

/// The same of an action that was taken back, in words on a button.
pub fn undone(action: Action) -> &'static str {
    match action {
        Action::Forward { .. } | Action::Back { .. } => "hare-undo-move",
        Action::Take => "hare-undo-take",
        Action::Give => "hare-undo-give",
        Action::Keep => "hare-undo-keep",
        Action::Eat => "hare-undo-eat",
    }
}
