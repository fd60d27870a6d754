//! Fox Hunt: sentences held against what the shots so far tell, and against exact odds.

use boards::board::Square;
use boards::fox_hunt::odds::Odds;
use boards::fox_hunt::{Answer, FoxHunt, View, rays, square_name};
use tabletop::{Eye, Game};

use super::{Claim, Verdict, hoped, so};

/// The misses that see a square.
fn misses(view: &View, square: Square) -> Vec<(Square, u32)> {
    let miss = |shot: &boards::fox_hunt::Shot| match shot.answer {
        Answer::Missed(seen) if rays(shot.square).contains(square) => Some((shot.square, u32::from(seen))),
        _ => None,
    };
    view.shots.iter().filter_map(miss).collect()
}

/// Whether a miss that sees the square has seen no fox but those that were found.
fn crossed_out(view: &View, square: Square) -> bool {
    misses(view, square).into_iter().any(|(miss, seen)| (rays(miss) & view.found()).len() == seen)
}

/// The sentence names the chance of a square, in per cent, under this name.
fn chance(claim: &Claim<'_, FoxHunt>, odds: &Odds, name: &str, square: Square) -> Result<f64, String> {
    let percent = 100.0 * odds.chance(square);
    claim.names(name, percent)?;
    Ok(percent)
}

pub fn check(claim: &Claim<'_, FoxHunt>) -> Verdict {
    let (game, square) = (claim.game, claim.action().square);
    let view = game.view(claim.state, Eye::Seat(claim.seat));
    let seen_by = misses(&view, square);
    match claim.says() {
        "fox_hunt_open" => so(!crossed_out(&view, square), "a miss has crossed it out")?,
        "fox_hunt_thick_on_rays" => {
            hoped(claim)?;
            so(!seen_by.is_empty() && claim.number("measure")? > 0.0, "no miss speaks for it")?;
        }
        "fox_hunt_thick_beside_rays" => {
            hoped(claim)?;
            so(claim.number("measure")? > 0.0, "they do not speak for it")?;
            so(seen_by.len() < view.shots.iter().filter(|shot| !shot.hit()).count(), "every miss sees it")?;
        }
        "fox_hunt_rays" | "fox_hunt_beside_rays" | "fox_hunt_answer" => hoped(claim)?,
        "fox_hunt_tells_more" => {
            hoped(claim)?;
            let told_of = claim.other().ok_or("it is told against nothing")?.square;
            claim.calls("other_square", &tabletop::Message::text(square_name(told_of)))?;
        }
        "fox_hunt_chance" | "fox_hunt_chances" => {
            hoped(claim)?;
            let odds = game.odds(&view).ok_or("nobody has counted")?;
            let here = chance(claim, &odds, "percent_of_one", square)?;
            if claim.says() == "fox_hunt_chances" {
                let other = claim.other().ok_or("it is told against nothing")?;
                let there = chance(claim, &odds, "other_percent_of_one", other.square)?;
                so(here > there, "a fox is no likelier there")?;
            }
        }
        "fox_hunt_sure" => {
            let every = game.odds(&view).ok_or("nobody has counted")?;
            so(every.ways(square) == every.placements(), "there are placements without a fox there")?;
        }
        "whim" => {}
        _ => return Ok(false),
    }
    Ok(true)
}
