//! Alea: sentences held against what the cards do.

use dice::{Action, Alea, Stage, State};
use tabletop::{Game, NoEvents, Seat};

use super::{Claim, Verdict, hoped, so, topped};

/// What the method expects of the rest of the turn.
const HOPED: [&str; 26] = [
    "alea_hits",
    "alea_hurts",
    "alea_shield",
    "alea_poison",
    "alea_afflicts",
    "alea_takes_boons",
    "alea_stronger",
    "alea_own_poison",
    "alea_own_afflictions",
    "alea_more_cards",
    "alea_countdown",
    "alea_keeps",
    "alea_spends",
    "alea_spends_all",
    "alea_fewer_moves",
    "alea_more_moves",
    "alea_heals",
    "alea_own_hp",
    "alea_once",
    "alea_once_now",
    "alea_bonus",
    "alea_danger",
    "alea_decides",
    "alea_else_lost",
    "alea_likelier",
    "alea_anew",
];

pub fn check(claim: &Claim<'_, Alea>) -> Verdict {
    said(claim, claim.game, claim.state, claim.action(), claim.other())
}

/// The same for a fight of the road, whose rules and position are other ones.
pub fn said<G: Game>(
    claim: &Claim<'_, G>,
    game: &Alea,
    state: &State,
    action: Action,
    other: Option<Action>,
) -> Verdict {
    let mut then = state.clone();
    game.apply(&mut then, &action, &mut NoEvents).map_err(|illegal| illegal.to_string())?;
    let die = |action: Action| match action {
        Action::Place { die, .. } => Ok(state.actor().dice[usize::from(die)].value),
        _ => Err("no die is put".to_owned()),
    };
    let card = |action: Action| match action {
        Action::Place { card, .. } | Action::Use { card } => Some(card),
        Action::EndTurn => None,
    };
    match claim.says() {
        "alea_kills" => {
            let won = matches!(then.stage, Stage::Over(end) if end.winner == Some(state.active));
            so(won, "the fight goes on")?;
        }
        "alea_most_damage" => {
            hoped(claim)?;
            topped(claim, false)?;
        }
        "alea_damage" => {
            hoped(claim)?;
            so(claim.number("measure")? > claim.number("other_measure")?, "the other takes as much")?;
        }
        "alea_heals_now" => {
            let own = |state: &State, seat| state.fighter(seat).hp;
            let healed = i32::from(own(&then, state.active)) - i32::from(own(state, state.active));
            claim.names("heals", f64::from(healed))?;
        }
        "alea_takes_now" => {
            topped(claim, false)?;
            let foe = |state: &State| i32::from(state.fighter(Seat(1 - state.active.0)).hp);
            so(then.active == state.active, "the turn is over")?;
            claim.names("takes", f64::from(foe(state) - foe(&then)))?;
        }
        "alea_stops" => {
            topped(claim, false)?;
            so(action == Action::EndTurn, "the turn goes on")?;
        }
        says @ ("alea_larger_die" | "alea_smaller_die") => {
            let there = other.ok_or("it is told against nothing")?;
            claim.names("die", die(action)?)?;
            claim.names("other_die", die(there)?)?;
            so(card(action) == card(there), "it is another card")?;
            so((die(action)? > die(there)?) == (says == "alea_larger_die"), "the dice lie otherwise")?;
        }
        "alea_further_left" => so(card(action) < other.and_then(card), "it is not further left")?,
        "alea_nothing_else" => so(action == Action::EndTurn, "something is done")?,
        "alea_card_left" => so(action != Action::EndTurn, "the turn ends")?,
        "alea_now" => topped(claim, false)?,
        "alea_now_as_well" => topped(claim, true)?,
        "whim" => {}
        "alea_no_fire" | "alea_fire" | "alea_deadly_fire" | "alea_none_left" | "alea_kept" | "alea_die"
        | "alea_left" => {
            so(gave_more(claim), "the term speaks against it")?;
        }
        says if HOPED.contains(&says) => hoped(claim)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn gave_more<G: Game>(claim: &Claim<'_, G>) -> bool {
    hoped(claim).is_ok()
}
