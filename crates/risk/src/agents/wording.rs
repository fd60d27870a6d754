//! Actions in plain words, as data, and as places on the board.

use std::fmt::Write;

use serde_json::Value;
use tabletop::Mark;

use super::sight::{Ground, Sight};
use crate::Action;
use crate::map::TerritoryId;

/// Most territories a vector of armies names before "and so on".
const NAMED: usize = 4;

/// The action in words, with the names of territories.
pub(super) fn action(sight: &Sight<'_>, action: &Action) -> String {
    let name = |territory| sight.name(territory);
    let battle = |from, to| battle(sight, from, to, sight.p_conquer(from, to));
    match *action {
        Action::Claim(territory) => format!("Claim {}", name(territory)),
        Action::Place(ref armies) => place(sight, armies),
        Action::Capital(territory) => format!("Make {} the capital", name(territory)),
        Action::Trade { cards, bonus } => {
            let armies = sight.game.set_worth(sight.board().trades, cards).unwrap_or(0);
            match bonus {
                Some(territory) => format!("Trade a set for {armies} armies, two more in {}", name(territory)),
                None => format!("Trade a set for {armies} armies"),
            }
        }
        Action::Attack { from, to, dice } => {
            let dice = if dice == 1 { "one die".to_owned() } else { format!("{dice} dice") };
            format!("Roll {dice} against {}", battle(from, to))
        }
        Action::Blitz { from, to, stop } if stop > 1 => {
            format!("Attack {}, keeping back {stop}", battle(from, to))
        }
        Action::Blitz { from, to, .. } => format!("Attack {}", battle(from, to)),
        Action::Occupy(armies) => format!("Move in with {armies}"),
        Action::EndAttack => "Stop attacking".to_owned(),
        Action::Fortify { from, to, armies } => format!("Move {armies} from {} to {}", name(from), name(to)),
        Action::EndTurn => "End the turn".to_owned(),
    }
}

/// A battle on any board: where, from where, armies against armies, the chance to conquer with all that may go.
pub(super) fn battle(ground: &impl Ground, from: TerritoryId, to: TerritoryId, p_conquer: f64) -> String {
    let name = |territory| ground.map().territory_name(territory);
    let percent = 100.0 * p_conquer;
    format!("{} from {} ({} v {}, {percent:.0} %)", name(to), name(from), ground.armies(from), ground.armies(to))
}

fn place(sight: &Sight<'_>, armies: &[(TerritoryId, u32)]) -> String {
    let mut words = "Place ".to_owned();
    for (index, &(territory, count)) in armies.iter().take(NAMED).enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        // Writing into a string cannot fail.
        let _ = write!(words, "{comma}{count} in {}", sight.name(territory));
    }
    if armies.len() > NAMED {
        let rest: u32 = armies[NAMED..].iter().map(|&(_, count)| count).sum();
        let _ = write!(words, " and {rest} elsewhere");
    }
    words
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
