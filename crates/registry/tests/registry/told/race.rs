//! The race: what the lines of a step say, done one after the other, leads from the position before to the one after.

use hare::{GOAL, Hare, HareSquares, Phase, Square, State};
use tabletop::{Game, Message, Seat, Turn};

use super::{Step, Verdict, called, number, same, so};

/// What is counted in a race.
#[derive(Clone, PartialEq, Debug)]
struct Course {
    carrots: Vec<i64>,
    salads: Vec<i64>,
    /// By seat, of each runner; in order, since lines do not say which one it is.
    squares: Vec<Vec<u8>>,
    /// Who misses the next turn.
    missing: Vec<bool>,
}

impl Course {
    fn of(game: &Hare, state: &State) -> Self {
        let seats = || Seat::all(game.seats());
        let squares = |seat| {
            let mut squares: Vec<u8> = game.runners().map(|runner| game.square(state, seat, runner)).collect();
            squares.sort_unstable();
            squares
        };
        Self {
            carrots: seats().map(|seat| state.carrots(seat).into()).collect(),
            salads: seats().map(|seat| state.salads(seat).into()).collect(),
            squares: seats().map(squares).collect(),
            missing: seats().map(|seat| state.misses(seat)).collect(),
        }
    }

    fn runs(&mut self, seat: Seat, from: u8, to: u8) -> Verdict {
        let squares = &mut self.squares[seat.index()];
        let at = squares
            .iter()
            .position(|square| *square == from)
            .ok_or_else(|| format!("nobody of theirs stands on {from}"))?;
        squares[at] = to;
        squares.sort_unstable();
        Ok(())
    }

    /// The rank of who stands there: 1, and one more for each that is farther.
    fn rank(&self, square: u8) -> i64 {
        1 + self.squares.iter().flatten().filter(|other| **other > square).count() as i64
    }

    /// Some runner of a seat stands on a square of which `wanted` holds, with this rank.
    fn stands(&self, seat: Seat, rank: i64, wanted: impl Fn(u8) -> bool) -> Verdict {
        let mut own = self.squares[seat.index()].iter();
        so(own.any(|square| wanted(*square) && self.rank(*square) == rank), "no runner of theirs has that rank there")
    }
}

pub fn check(step: &Step<'_, Hare>) -> Verdict {
    let mut course = Course::of(step.game, step.before);
    let mut leg = (0, 0);
    for line in step.lines {
        follow(step, &mut course, &mut leg, line).map_err(|why| format!("{}: {why}", line.id))?;
    }
    same(course, Course::of(step.game, step.after), "the race")?;
    promises(step)
}

/// Does what a line says. `leg` is the way of the runner that moved last.
fn follow(step: &Step<'_, Hare>, course: &mut Course, leg: &mut (u8, u8), line: &Message) -> Verdict {
    let (game, track) = (step.game, step.game.track());
    let square = |place: &str| number(line, place).map(|square| square as u8);
    let id = line.id.trim_start_matches("hare-log-");
    if matches!(id, "over" | "over_rounds" | "idle") {
        return Ok(());
    }
    let seat = step.seat(line, "name")?;
    let own = seat.index();
    match id {
        "forward" | "back" => {
            let (from, to, carrots) = (square("from")?, square("to")?, number(line, "carrots")?);
            let squares = i64::from(from.abs_diff(to));
            let ahead = id == "forward";
            so((to > from) == ahead, "that is the other way")?;
            let price = if ahead { squares * (squares + 1) / 2 } else { 10 * squares };
            same(carrots, price, "the price")?;
            so(ahead || track.square(to) == Square::Hedgehog, "there is no hedgehog")?;
            course.carrots[own] += if ahead { -carrots } else { carrots };
            *leg = (from, to);
            course.runs(seat, from, to)?;
        }
        "toll" => {
            let (to, carrots) = (step.seat(line, "to")?, number(line, "carrots")?);
            let passed = course.squares[to.index()].iter().filter(|at| leg.0 < **at && **at < leg.1).count();
            so(game.setup().hare_squares == HareSquares::Toll && to != seat, "there is no toll")?;
            same(carrots, 10 * passed as i64, "10 for each that was passed")?;
            course.carrots[own] -= carrots;
            course.carrots[to.index()] += carrots;
        }
        "took" | "gave" => {
            let on_carrots = course.squares[own].iter().any(|square| track.square(*square) == Square::Carrot);
            so(on_carrots || step.before.phase() == Phase::Choice, "nothing offers that")?;
            course.carrots[own] += if id == "took" { 10 } else { -10 };
        }
        "kept" => so(step.before.phase() == Phase::Choice, "no card offered anything")?,
        "ate" => {
            let (rank, carrots) = (number(line, "rank")?, number(line, "carrots")?);
            course.stands(seat, rank, |at| matches!(track.square(at), Square::Salad | Square::Hare))?;
            same(carrots, 10 * rank, "10 for each rank")?;
            course.carrots[own] += carrots;
            course.salads[own] -= 1;
        }
        "paid" => {
            let (rank, carrots) = (number(line, "rank")?, number(line, "carrots")?);
            course.stands(seat, rank, |at| track.square(at).pays(rank as u8))?;
            same(carrots, 10 * rank, "10 for each rank")?;
            course.carrots[own] += carrots;
        }
        "restarted" => {
            same(number(line, "carrots")?, game.setup().starting_carrots().into(), "fresh carrots")?;
            course.carrots[own] = game.setup().starting_carrots().into();
            course.squares[own].iter_mut().filter(|square| **square < GOAL).for_each(|square| *square = 0);
            course.squares[own].sort_unstable();
        }
        "drew" => {
            let on_hare = course.squares[own].iter().any(|square| track.square(*square) == Square::Hare);
            so(on_hare && game.setup().draws_cards(), "nobody draws there")?;
            course.missing[own] |= called(line, "card")?.id == "hare-drawn-miss_turn";
        }
        "refunded" => course.carrots[own] += number(line, "carrots")?,
        "sent" => course.runs(seat, square("from")?, square("to")?)?,
        "will_eat" => so(course.salads[own] > 0, "there is no salad to eat")?,
        "will_miss" => {
            so(course.salads[own] == 0, "there is a salad to eat")?;
            course.missing[own] = true;
        }
        "missed" => so(std::mem::take(&mut course.missing[own]), "no turn was to be missed")?,
        "home" => {
            let home = course.squares.iter().flatten().filter(|square| **square == GOAL).count();
            same(number(line, "place")?, home as i64, "runners home")?;
        }
        _ => return Err("nobody checks it".to_owned()),
    }
    Ok(())
}

/// What the last lines say of what comes next.
fn promises(step: &Step<'_, Hare>) -> Verdict {
    let says = |id: &str| step.lines.iter().find(|line| line.id == id);
    if let Some(line) = says("hare-log-will_eat") {
        let seat = step.seat(line, "name")?;
        let eats = step.game.runners().any(|runner| step.game.eats(step.after, seat, runner));
        so(eats, "no salad is eaten in the next turn")?;
    }
    if let Some(line) = step.lines.last().filter(|line| line.id == "hare-log-drew") {
        let phase = match &*called(line, "card")?.id {
            "hare-drawn-take_or_give" => Some(Phase::Choice),
            "hare-drawn-move_again" => Some(Phase::Again),
            _ => None,
        };
        so(phase.is_none_or(|phase| step.after.phase() == phase), "the card does nothing of the kind")?;
    }
    let racing = Seat::all(step.game.seats()).filter(|seat| !step.game.is_home(step.after, *seat)).count();
    let over = matches!(step.game.turn(step.after), Turn::Over);
    let told = (says("hare-log-over").is_some(), says("hare-log-over_rounds").is_some());
    same(told, (over && racing <= 1, over && racing > 1), "the end")
}
