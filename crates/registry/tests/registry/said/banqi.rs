//! Banqi: sentences held against what the move really does.

use boards::banqi::{Action, Banqi, Cell, Colour, Kind, Piece, State, square_name};
use boards::board::Square;
use tabletop::{Argument, Game, Message, NoEvents, Seat};

use super::{Claim, Verdict, hoped, so};

/// What a seat could take if it were to act, each as from where and where.
fn captures(game: &Banqi, state: &State, seat: Seat) -> Vec<(Square, Square)> {
    let asked = State { to_act: seat, flipping: None, end: None, ..state.clone() };
    let taken = |action| match action {
        Action::Move { from, to } if matches!(asked.board.cell(to), Cell::Open(_)) => Some((from, to)),
        _ => None,
    };
    game.actions(&asked).unwrap_or_default().into_iter().filter_map(taken).collect()
}

/// The position after a move, with whoever comes next to act.
fn after(claim: &Claim<'_, Banqi>) -> Result<State, String> {
    let mut then = claim.state.clone();
    claim.game.apply(&mut then, &claim.action(), &mut NoEvents).map_err(|illegal| illegal.to_string())?;
    Ok(then)
}

/// The piece that stands on the square a sentence names.
fn named(claim: &Claim<'_, Banqi>, place: &str) -> Result<(Square, Piece), String> {
    let Some(Argument::Message(name)) = claim.reason.message.arguments.get(place) else {
        return Err(format!("no square is named in {place}"));
    };
    let board = &claim.state.board;
    let square = board.size().squares().find(|square| Message::text(square_name(*square)) == *name);
    let square = square.ok_or_else(|| format!("{name:?} is no square"))?;
    match board.cell(square) {
        Cell::Open(piece) => Ok((square, piece)),
        _ => Err(format!("no open piece stands on {name:?}")),
    }
}

pub fn check(claim: &Claim<'_, Banqi>) -> Verdict {
    let (game, state, seat) = (claim.game, claim.state, claim.seat);
    let (other, own) = (Seat(1 - seat.0), state.colour(seat));
    let hidden = |wanted: fn(Kind) -> bool| {
        let own = state.unopened.iter().filter(|(piece, _)| Some(piece.colour) == own && wanted(piece.kind));
        own.map(|(_, count)| u32::from(count)).sum::<u32>()
    };
    match claim.says() {
        "banqi_takes" => {
            let Action::Move { to, .. } = claim.action() else { return Err("nothing is moved".to_owned()) };
            let Cell::Open(taken) = state.board.cell(to) else { return Err("nothing stands there".to_owned()) };
            claim.calls("taken", &taken.kind.name())?;
        }
        "banqi_flees" | "banqi_safe" | "banqi_threatens" => moved(claim)?,
        "banqi_flips" => {
            so(matches!(claim.action(), Action::Flip(_)), "nothing is turned over")?;
            claim.names("unopened", state.unopened.total())?;
            if state.unopened.total() > 1 {
                claim.names("unopened_own", hidden(|_| true))?;
            }
        }
        "banqi_attacks" => {
            let ((from, piece), (to, target)) = (named(claim, "from")?, named(claim, "to")?);
            claim.calls("piece", &piece.kind.name())?;
            claim.calls("target", &target.kind.name())?;
            so(Some(piece.colour) == own && Some(target.colour) == own.map(Colour::other), "they are not enemies")?;
            so(game.rules().may_take(piece.kind, target.kind), "it may not take that")?;
            let straight = f64::from(state.board.size().distance(from, to));
            let leaps = piece.kind == Kind::Cannon && game.rules().leaps();
            so(leaps || claim.number("length")? >= straight, "it is farther")?;
        }
        "banqi_flip_cannon" => {
            let Action::Flip(square) = claim.action() else { return Err("nothing is turned over".to_owned()) };
            let cannon = |square| match state.board.cell(square) {
                Cell::Open(piece) => piece.kind == Kind::Cannon && Some(piece.colour) != own,
                _ => false,
            };
            so(state.board.size().neighbours(square).any(cannon), "no cannon of theirs lies beside it")?;
            so(hidden(|_| true) > 0, "it cannot be one's own")?;
        }
        "banqi_flip_behind" => {
            so(
                matches!(claim.action(), Action::Flip(_)) && hidden(|kind| kind == Kind::Cannon) > 0,
                "no cannon is left",
            )?;
        }
        "banqi_flip_attack" => so(matches!(claim.action(), Action::Flip(_)) && hidden(|_| true) > 0, "none is left")?,
        "banqi_flip_guard" => {
            so(matches!(claim.action(), Action::Flip(_)) && hidden(|_| true) > 0, "none is left")?;
            so(!captures(game, state, other).is_empty(), "nothing is in danger")?;
        }
        "banqi_pieces" | "banqi_way" | "banqi_patience" | "banqi_end" | "banqi_other_pieces" | "banqi_attack"
        | "banqi_opposition" | "banqi_caution" | "banqi_flee" | "banqi_intercept" | "banqi_guard" | "banqi_exposed"
        | "banqi_under_cannon" | "banqi_taken_back" | "banqi_uncovered" | "banqi_herd" | "banqi_repeat"
        | "banqi_flip_risk" | "banqi_flip_less" | "banqi_flip_suits" => hoped(claim)?,
        "whim" => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// What is said of where a piece comes to stand.
fn moved(claim: &Claim<'_, Banqi>) -> Result<(), String> {
    let Action::Move { from, to } = claim.action() else { return Err("nothing is moved".to_owned()) };
    let Cell::Open(piece) = claim.state.board.cell(from) else { return Err("nothing stands there".to_owned()) };
    claim.calls("piece", &piece.kind.name())?;
    let (then, other) = (after(claim)?, Seat(1 - claim.seat.0));
    let in_danger = |state: &State, square| captures(claim.game, state, other).iter().any(|(_, at)| *at == square);
    match claim.says() {
        "banqi_flees" => so(in_danger(claim.state, from) && !in_danger(&then, to), "it does not get out of danger"),
        "banqi_safe" => so(!in_danger(&then, to), "it is taken there"),
        _ => {
            let threatens = captures(claim.game, &then, claim.seat).iter().filter(|(by, _)| *by == to).count();
            claim.names("threatens", threatens as u32)
        }
    }
}
