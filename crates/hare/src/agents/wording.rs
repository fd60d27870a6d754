//! Actions, cards and places as messages and marks.

use tabletop::{Game, Mark, Message, Seat};

use crate::action::{Action, Runner};
use crate::card::Card;
use crate::rules::Hare;
use crate::setup::SaladCard;
use crate::state::State;
use crate::track::{GOAL, Square};

/// An action in the position it is done in.
pub(super) fn action(game: &Hare, state: &State, action: Action) -> Message {
    let seat = state.mover();
    let way = |id, squares: u8, to: u8| {
        Message::new(id).count("squares", squares).count("to", to).with("kind", square(game, to))
    };
    let of = |runner, told| if runner == Runner::A { told } else { Message::new("hare-second").with("move", told) };
    match action {
        Action::Forward { runner, squares } => {
            let to = game.square(state, seat, runner).saturating_add(squares).min(GOAL);
            of(runner, way(if to == GOAL { "hare-home" } else { "hare-forward" }, squares, to))
        }
        Action::Back { runner, squares } => {
            let to = game.square(state, seat, runner).saturating_sub(squares);
            of(runner, way("hare-back", squares, to).count("carrots", 10 * u16::from(squares)))
        }
        Action::Take => Message::new("hare-take"),
        Action::Give => Message::new("hare-give"),
        Action::Keep => Message::new("hare-keep"),
        Action::Eat => Message::new("hare-eat"),
    }
}

/// What a square is.
pub(super) fn square(game: &Hare, square: u8) -> Message {
    match game.track().square(square) {
        Square::Start => Message::new("hare-square_start"),
        Square::Hare => Message::new("hare-square_hare"),
        Square::Carrot => Message::new("hare-square_carrots"),
        Square::Salad => Message::new("hare-square_salad"),
        Square::Hedgehog => Message::new("hare-square_hedgehog"),
        Square::Position(rank) => Message::new("hare-square_position").count("rank", rank),
        Square::Flag => Message::new("hare-square_flag"),
        Square::Goal => Message::new("hare-square_goal"),
    }
}

/// A card, as its edition has it.
pub(super) fn card(game: &Hare, card: Card) -> Message {
    Message::new(match card {
        Card::EatSalad if game.setup().salad_card == SaladCard::NextTurn => "hare-card_eat_salad_next",
        Card::LastMoveFree => "hare-card_last_move_free",
        Card::TakeOrGive => "hare-card_take_or_give",
        Card::BackOneRank => "hare-card_back_one_rank",
        Card::UpOneRank => "hare-card_up_one_rank",
        Card::EatSalad => "hare-card_eat_salad",
        Card::MissTurn => "hare-card_miss_turn",
        Card::MoveAgain => "hare-card_move_again",
        Card::NextCarrots => "hare-card_next_carrots",
        Card::LastCarrots => "hare-card_last_carrots",
    })
}

/// Where on the board an action happens; squares are numbered from the start, 0, to the goal, 64.
pub(super) fn marks(game: &Hare, state: &State, action: Action) -> Vec<Mark> {
    let seat = state.mover();
    let from = |runner| game.square(state, seat, runner);
    match action {
        Action::Forward { runner, squares } => {
            vec![Mark::Way(from(runner).into(), from(runner).saturating_add(squares).min(GOAL).into())]
        }
        Action::Back { runner, squares } => {
            vec![Mark::Way(from(runner).into(), from(runner).saturating_sub(squares).into())]
        }
        Action::Take | Action::Give | Action::Keep | Action::Eat => vec![Mark::At(stays_on(game, state, seat).into())],
    }
}

/// Where the seat is that stays: of two runners, the one that a card is for, or that can.
fn stays_on(game: &Hare, state: &State, seat: Seat) -> u8 {
    let runner = state.card_runner().or_else(|| {
        let can = |runner: &Runner| {
            let on_carrots = game.track().square(game.square(state, seat, *runner)) == Square::Carrot;
            game.eats(state, seat, *runner) || on_carrots
        };
        game.runners().find(can)
    });
    game.square(state, seat, runner.unwrap_or_default())
}
