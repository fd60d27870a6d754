//! Chess and its relatives: sentences held against what the move really does.

use boards::chess::fog::{Action, Fog};
use tabletop::{Game, NoEvents};

use super::{Claim, Verdict, hoped, so};

pub fn check(claim: &Claim<'_, Fog>) -> Verdict {
    let (game, state) = (claim.game, claim.state);
    match claim.says() {
        "chess_takes" => {
            let mut then = state.clone();
            game.apply(&mut then, &claim.action(), &mut NoEvents).map_err(|illegal| illegal.to_string())?;
            let other = 1 - claim.seat.index();
            let lists = state.lost[other].iter().zip(&then.lost[other]);
            let kind = lists.into_iter().position(|(before, now)| before < now).ok_or("nothing is taken")?;
            claim.calls("taken", &game.kind_name(boards::chess::Kind(kind as u8)))?;
        }
        "chess_promotes" => {
            so(matches!(claim.action(), Action::Move { into: Some(_), .. }), "nothing becomes something else")?;
        }
        "chess_safe" => {
            hoped(claim)?;
            let (here, there) = (claim.number("percent_of_one")?, claim.number("other_percent_of_one")?);
            so(here < there, "the king is in no less danger")?;
        }
        "chess_pieces" | "chess_seen" | "chess_danger" | "chess_end" | "chess_beyond" | "chess_mean"
        | "chess_planned" | "chess_sound" | "chess_spares" | "chess_onward" => hoped(claim)?,
        "whim" => {}
        _ => return Ok(false),
    }
    Ok(true)
}
