//! Flip Jungle: sentences held against what the move really does.

use boards::board::Square;
use boards::flip_jungle::{Action, Cell, FlipJungle, State};
use tabletop::{Game, NoEvents, Seat};

use super::{Claim, Verdict, hoped, so};

/// What a seat could take if it were to act, each as from where and where.
fn captures(game: &FlipJungle, state: &State, seat: Seat) -> Vec<(Square, Square)> {
    let asked = State { to_act: seat, flipping: None, end: None, ..state.clone() };
    let taken = |action| match action {
        Action::Move { from, to } if matches!(asked.board.cell(to), Cell::Open(_)) => Some((from, to)),
        _ => None,
    };
    game.actions(&asked).unwrap_or_default().into_iter().filter_map(taken).collect()
}

pub fn check(claim: &Claim<'_, FlipJungle>) -> Verdict {
    let (state, seat) = (claim.state, claim.seat);
    match claim.says() {
        "flip_jungle_takes" | "flip_jungle_falls" | "flip_jungle_flees" | "flip_jungle_threatens" => moved(claim)?,
        "flip_jungle_flips" => {
            so(matches!(claim.action(), Action::Flip(_)), "nothing is turned over")?;
            claim.names("unopened", state.unopened.total())?;
            let own =
                state.colour(seat).map_or(0, |own| state.unopened.iter().filter(|piece| piece.colour == own).count());
            if state.unopened.total() > 1 {
                claim.names("unopened_own", own as u32)?;
            }
        }
        "flip_jungle_pieces"
        | "flip_jungle_way"
        | "flip_jungle_patience"
        | "flip_jungle_end"
        | "flip_jungle_known"
        | "flip_jungle_sooner"
        | "flip_jungle_later"
        | "flip_jungle_beyond" => hoped(claim)?,
        "whim" => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// What is said of where an animal goes.
fn moved(claim: &Claim<'_, FlipJungle>) -> Result<(), String> {
    let (game, state, seat) = (claim.game, claim.state, claim.seat);
    let Action::Move { from, to } = claim.action() else { return Err("nothing is moved".to_owned()) };
    let piece = state.board.piece(from).ok_or("nothing stands there")?;
    let mut then = state.clone();
    game.apply(&mut then, &claim.action(), &mut NoEvents).map_err(|illegal| illegal.to_string())?;
    let in_danger = |state: &State, at| captures(game, state, Seat(1 - seat.0)).iter().any(|(_, to)| *to == at);
    match claim.says() {
        "flip_jungle_takes" => {
            let taken = state.board.piece(to).ok_or("nothing is taken")?;
            claim.calls("taken", &taken.kind.name())?;
            so(then.board.piece(to) == Some(piece), "both fall")
        }
        "flip_jungle_falls" => {
            claim.calls("animal", &piece.kind.name())?;
            so(then.board.piece(from).is_none() && then.board.piece(to).is_none(), "something stands there")
        }
        "flip_jungle_flees" => {
            claim.calls("animal", &piece.kind.name())?;
            so(in_danger(state, from) && !in_danger(&then, to), "it does not get out of danger")
        }
        _ => {
            claim.calls("animal", &piece.kind.name())?;
            let threatens = captures(game, &then, seat).iter().filter(|(by, _)| *by == to).count();
            claim.names("threatens", threatens as u32)
        }
    }
}
