//! The road: sentences of travellers, and of the fights on the way.

use dice::gauntlet::{Action, Gauntlet};
use tabletop::{Game, NoEvents};

use super::{Claim, Verdict, alea, hoped, so};

pub fn check(claim: &Claim<'_, Gauntlet>) -> Verdict {
    let (game, state) = (claim.game, claim.state);
    if let Action::Fight(action) = claim.action() {
        let fight = state.fight.as_ref().ok_or("nobody fights")?;
        let other = claim.other().and_then(|other| match other {
            Action::Fight(other) => Some(other),
            _ => None,
        });
        let duel = game.fight(state).ok_or("nobody fights")?;
        return alea::said(claim, &duel, fight, action, other);
    }
    let site = || match claim.action() {
        Action::Go(way) => state.ways().get(usize::from(way)).and_then(|way| way.site),
        _ => None,
    };
    use dice::gauntlet::Site;
    match claim.says() {
        "road_chest" => so(site() == Some(Site::Chest), "there is no chest")?,
        "road_anvil" => so(site() == Some(Site::Anvil), "there is no anvil")?,
        "road_gold" => so(site() == Some(Site::Shop), "there is no shop")?,
        "road_missing" | "road_rest" => {
            so(site() == Some(Site::Rest), "there is no rest")?;
            if claim.says() == "road_missing" {
                claim.names("missing", state.hero.max_hp - state.hero.hp)?;
            }
        }
        "road_keeps_gold" => {
            let gold = |action: Option<Action>| {
                let mut then = state.clone();
                game.apply(&mut then, &action.ok_or("it is told against nothing")?, &mut NoEvents)
                    .map_err(|illegal| illegal.to_string())?;
                Ok::<u16, String>(then.hero.gold)
            };
            let (here, there) = (gold(Some(claim.action()))?, gold(claim.other())?);
            claim.names("gold_then", here)?;
            claim.names("other_gold_then", there)?;
            so(here > there, "it keeps no more")?;
        }
        "road_cheaper" | "road_fight" | "road_next_cheaper" | "road_next" | "road_boss" | "road_more_gold" => {
            hoped(claim)?
        }
        _ => return Ok(false),
    }
    Ok(true)
}
