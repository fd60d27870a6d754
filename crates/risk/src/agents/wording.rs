//! Actions as messages, as data, and as places on the board.

use serde_json::Value;
use tabletop::{Mark, Message, percent};

use super::sight::{Ground, Sight};
use crate::Action;
use crate::map::TerritoryId;

/// Most territories a vector of armies names before "and so on".
const NAMED: usize = 4;

/// The action, with the names of territories.
pub(super) fn action(sight: &Sight<'_>, action: &Action) -> Message {
    let battle = |from, to| battle(sight, from, to, sight.p_conquer(from, to));
    let at = |id, territory| Message::new(id).with("place", place(sight, territory));
    match *action {
        Action::Claim(territory) => at("act-claim", territory),
        Action::Place(ref armies) => placing(sight, armies),
        Action::Capital(territory) => at("act-capital", territory),
        Action::Trade { cards, bonus } => {
            let armies = sight.game.set_worth(sight.board().trades, cards).unwrap_or(0);
            match bonus {
                Some(territory) => at("act-trade_at", territory),
                None => Message::new("act-trade"),
            }
            .count("armies", armies)
        }
        Action::Attack { from, to, dice } => {
            Message::new("act-roll").count("dice", dice).with("battle", battle(from, to))
        }
        Action::Blitz { from, to, stop } if stop > 1 => {
            Message::new("act-attack_keeping").with("battle", battle(from, to)).count("kept", stop)
        }
        Action::Blitz { from, to, .. } => Message::new("act-attack").with("battle", battle(from, to)),
        Action::Occupy(armies) => Message::new("act-occupy").count("armies", armies),
        Action::EndAttack => Message::new("act-end_attack"),
        Action::Fortify { from, to, armies } => Message::new("act-fortify")
            .count("armies", armies)
            .with("from", place(sight, from))
            .with("to", place(sight, to)),
        Action::EndTurn => Message::new("act-end_turn"),
    }
}

/// A battle on any board: where, from where, armies against armies, the chance to conquer with all that may go.
pub(super) fn battle(ground: &impl Ground, from: TerritoryId, to: TerritoryId, p_conquer: f64) -> Message {
    let battle = Message::new("battle").with("to", place(ground, to)).with("from", place(ground, from));
    let battle = battle.count("attackers", ground.armies(from)).count("defenders", ground.armies(to));
    battle.decimal("percent", percent(p_conquer), 1)
}

/// The name of a territory.
pub(super) fn place(ground: &impl Ground, territory: TerritoryId) -> Message {
    ground.map().territory_message(territory)
}

fn placing(ground: &impl Ground, armies: &[(TerritoryId, u32)]) -> Message {
    let one = |&(territory, count): &(TerritoryId, u32)| {
        Message::new("act-place_at").count("armies", count).with("place", place(ground, territory))
    };
    let named = armies.iter().take(NAMED).map(one).collect();
    match armies.get(NAMED..).unwrap_or_default() {
        [] => Message::new("act-place").list("places", named),
        more => {
            let rest: u32 = more.iter().map(|&(_, count)| count).sum();
            Message::new("act-place_and_more").list("places", named).count("rest", rest)
        }
    }
}

/// The action as a client reads it.
pub(super) fn data(action: &Action) -> Value {
    // An action is numbers, lists and names: it always has a JSON form.
    serde_json::to_value(action).unwrap_or(Value::Null)
}

/// Where on the board the action happens.
pub(super) fn marks(action: &Action) -> Vec<Mark> {
    match *action {
        Action::Claim(at) | Action::Capital(at) => vec![self::at(at)],
        Action::Place(ref armies) => armies.iter().map(|&(territory, _)| at(territory)).collect(),
        Action::Trade { bonus, .. } => bonus.into_iter().map(at).collect(),
        Action::Attack { from, to, .. } | Action::Blitz { from, to, .. } | Action::Fortify { from, to, .. } => {
            vec![way(from, to)]
        }
        Action::Occupy(_) | Action::EndAttack | Action::EndTurn => Vec::new(),
    }
}

/// A territory as a mark.
pub(super) fn at(territory: TerritoryId) -> Mark {
    Mark::At(territory.0.into())
}

/// A way between two territories as a mark.
pub(super) fn way(from: TerritoryId, to: TerritoryId) -> Mark {
    Mark::Way(from.0.into(), to.0.into())
}
