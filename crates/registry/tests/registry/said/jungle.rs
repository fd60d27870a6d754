//! Jungle: sentences held against what the move really does.

use boards::board::Square;
use boards::jungle::{Ground, Jungle, SIZE, Side, State, den, ground};
use tabletop::{Game, NoEvents};

use super::{Claim, Verdict, hoped, so};

/// Whether a side could take what stands there if it were to act.
fn in_danger(game: &Jungle, state: &State, by: Side, square: Square) -> bool {
    let asked = State { mover: by, end: None, ..state.clone() };
    game.actions(&asked).unwrap_or_default().iter().any(|action| action.to == square)
}

pub fn check(claim: &Claim<'_, Jungle>) -> Verdict {
    let (game, state) = (claim.game, claim.state);
    let action = claim.action();
    let piece = state.board.piece(action.from).ok_or("no animal stands there")?;
    match claim.says() {
        "jungle_enters" => {
            claim.calls("animal", &piece.animal.name())?;
            so(ground(action.to) == Ground::Den(piece.side.other()), "that is no den")?;
        }
        "jungle_takes" => {
            let taken = state.board.piece(action.to).ok_or("nothing stands there")?;
            claim.calls("taken", &taken.animal.name())?;
        }
        "jungle_flees" => {
            claim.calls("animal", &piece.animal.name())?;
            let mut then = state.clone();
            game.apply(&mut then, &action, &mut NoEvents).map_err(|illegal| illegal.to_string())?;
            let by = piece.side.other();
            let flees = in_danger(game, state, by, action.from) && !in_danger(game, &then, by, action.to);
            so(flees, "it does not get out of danger")?;
        }
        "jungle_nearer" => {
            claim.calls("animal", &piece.animal.name())?;
            let goal = den(piece.side.other());
            claim.names("way_left", SIZE.distance(action.to, goal))?;
            so(SIZE.distance(action.to, goal) < SIZE.distance(action.from, goal), "it does not come nearer")?;
        }
        "jungle_animals" | "jungle_ways" | "jungle_race" | "jungle_patience" | "jungle_end" | "jungle_known"
        | "jungle_sooner" | "jungle_later" | "jungle_beyond" => {
            hoped(claim)?;
        }
        "whim" => {}
        _ => return Ok(false),
    }
    Ok(true)
}
