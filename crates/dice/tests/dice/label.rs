//! Actions as the tests of plans write them.

use tabletop::{Argument, Message};

/// An action such as "6 to Lockpick", "Cloak" or "end the turn".
pub fn label(action: &Message) -> String {
    let part = |name: &str| match action.arguments.get(name) {
        Some(Argument::Message(card)) if card.id == "card-plus" => format!("{}+", card.arguments["card"]),
        Some(Argument::Message(card)) if card.id == "card-minus" => format!("{}-", card.arguments["card"]),
        argument => argument.map(ToString::to_string).unwrap_or_default(),
    };
    match action.id.as_ref() {
        "act-place_die" => format!("{} to {}", part("die"), part("card")),
        "act-use" => part("card"),
        "act-end_turn" => "end the turn".to_owned(),
        _ => action.to_string(),
    }
}
