//! The race: sentences held against what the move really does.

use hare::{Action, Hare, Phase, State};
use tabletop::{Argument, Game, NoEvents, Seat};

use super::{Claim, Verdict, hoped, so};

/// The position after an action, before a card that is due.
fn after(claim: &Claim<'_, Hare>, action: Action) -> Result<State, String> {
    let mut then = *claim.state;
    claim.game.apply(&mut then, &action, &mut NoEvents).map_err(|illegal| illegal.to_string())?;
    Ok(then)
}

fn first(game: &Hare, state: &State, seat: Seat) -> u8 {
    game.runners().map(|runner| game.square(state, seat, runner)).max().unwrap_or(0)
}

fn squares(action: Option<Action>) -> f64 {
    match action {
        Some(Action::Forward { squares, .. }) => squares.into(),
        _ => 0.0,
    }
}

pub fn check(claim: &Claim<'_, Hare>) -> Verdict {
    let (game, seat) = (claim.game, claim.seat);
    let then = after(claim, claim.action())?;
    let other = claim.other().map(|other| after(claim, other)).transpose()?;
    match claim.says() {
        "hare_eats" => {
            so(then.salads(seat) + 1 == claim.state.salads(seat), "no salad is eaten")?;
            claim.names("salads_then", then.salads(seat))?;
        }
        "hare_to_salad" => {
            let Action::Forward { runner, squares } = claim.action() else {
                return Err("it does not go on".to_owned());
            };
            let to = game.square(claim.state, seat, runner) + squares;
            claim.names("to", to)?;
            let salad = game.track().square(to) == hare::Square::Salad;
            so(salad && then.salads(seat) > 0, "there is no salad to eat")?;
        }
        "hare_more_carrots" => {
            let there = other.ok_or("it is told against nothing")?.carrots(seat);
            claim.names("carrots_then", then.carrots(seat))?;
            claim.names("other_carrots_then", there)?;
            so(then.carrots(seat) > there, "there are not more")?;
        }
        "hare_spends_now" => {
            let there = other.ok_or("it is told against nothing")?.carrots(seat);
            so(then.carrots(seat) < there, "it spends no more")?;
        }
        "hare_forward" | "hare_forward_at_all" => {
            let (here, there) = (squares(Some(claim.action())), squares(claim.other()));
            claim.names("squares", here)?;
            so(here > there, "the other goes as far")?;
            if claim.says() == "hare_forward" {
                claim.names("other_squares", there)?;
            }
        }
        "hare_home" => so(first(game, &then, seat) == 64, "it is not home")?,
        "hare_draws" => so(then.phase() == Phase::Draw, "no card is drawn")?,
        says @ ("hare_salads_end" | "hare_carrots_end" | "hare_way_end" | "hare_spends" | "hare_spends_later") => {
            let end = match says {
                "hare_salads_end" => "salads_end",
                "hare_way_end" => "way_end",
                _ => "carrots_end",
            };
            let (here, there) = (claim.number(end)?, claim.number(&format!("other_{end}"))?);
            so((here > there) == (says == "hare_carrots_end") && here != there, "the line does not say so")?;
            if says == "hare_spends" {
                let there = other.ok_or("it is told against nothing")?.carrots(seat);
                so(then.carrots(seat) <= there, "it earns more")?;
            }
        }
        "hare_rival_salads" | "hare_rival_carrots" | "hare_rival_squares" | "hare_rival_turns" | "hare_rival_home" => {
            so(matches!(claim.reason.message.arguments.get("seat"), Some(Argument::Message(_))), "nobody is named")?;
            hoped(claim)?;
        }
        "hare_rival_worse" | "hare_salads" | "hare_carrots" | "hare_squares" | "hare_home_end" | "hare_turns"
        | "hare_other_cards" => {
            hoped(claim)?;
        }
        "whim" => {}
        _ => return Ok(false),
    }
    Ok(true)
}
