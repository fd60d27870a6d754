//! A position as people write it in a scene: from its words to a state, with every fault where it stands.

use hare::{GOAL, Hare, PlayerAt, Position, RunnerAt, State};
use lab::source::present;
use lab::{FilePart, Problem, no_seat};
use ron::value::RawValue;
use serde::Deserialize;
use tabletop::{Game, Message, Seat, message};

/// A position, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Position")]
struct RawPosition<'a> {
    #[serde(borrow, deserialize_with = "present")]
    to_move: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    players: Option<&'a RawValue>,
}

/// What one seat has, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Player")]
struct RawPlayer<'a> {
    #[serde(borrow, deserialize_with = "present")]
    carrots: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    salads: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    runners: Option<&'a RawValue>,
}

/// A runner, and where it is written.
#[derive(Clone, Copy)]
struct Placed<'a> {
    seat: Seat,
    runner: RunnerAt,
    raw: &'a RawValue,
}

/// Reads a position; what is wrong with it is kept, and there is a state only where nothing is.
pub(super) fn read(game: &Hare, part: &mut FilePart<'_, '_>) -> Option<State> {
    let raw: RawPosition<'_> = part.read()?;
    let to_move = part.field::<Seat>(raw.to_move, "to_move", "0");
    let players: Option<Vec<&RawValue>> =
        part.field(raw.players, "players", "[(carrots: 68, salads: 3, runners: [(square: 0)]), …]");
    let mut sound = true;
    if let (Some(seat), Some(raw)) = (to_move, raw.to_move)
        && seat.index() >= game.seats()
    {
        part.within(raw).fault(no_seat(seat, game.seats()));
        sound = false;
    }
    let players = players?;
    if players.len() != game.seats() {
        let reason = message!(
            "fault-race-players",
            "{found} players stand in the position, and there are {seats} seats",
            found = players.len(),
            seats = game.seats()
        );
        part.fault(Problem::new(reason).remedy(message!("remedy-race-players", "write one for each seat")));
        return None;
    }
    let mut placed = Vec::new();
    let mut read = Vec::new();
    for (seat, raw) in (0..).map(Seat).zip(players) {
        match player(game, &mut part.within(raw), seat, &mut placed) {
            Some(player) => read.push(player),
            None => sound = false,
        }
    }
    sound &= apart(part, &placed);
    if !sound {
        return None;
    }
    whole(game, part, &Position { to_move: to_move?, players: read })
}

/// What one seat has; its runners are added to those that stand already.
fn player<'a>(game: &Hare, part: &mut FilePart<'_, 'a>, seat: Seat, placed: &mut Vec<Placed<'a>>) -> Option<PlayerAt> {
    let raw: RawPlayer<'a> = part.read()?;
    let carrots: Option<u16> = part.field(raw.carrots, "carrots", "68");
    let salads: Option<u8> = part.field(raw.salads, "salads", "3");
    let list: Vec<&'a RawValue> = part.field(raw.runners, "runners", "[(square: 0)]")?;
    let wanted = game.runners().count();
    if list.len() != wanted {
        let reason = message!(
            "fault-race-runners_of_seat",
            "{found} runners where each seat has {wanted}",
            found = list.len(),
            wanted
        );
        part.fault(Problem::new(reason).remedy(message!("remedy-race-runners_of_seat", "write as many")));
        return None;
    }
    let mut runners = Vec::with_capacity(wanted);
    for raw in list {
        let runner: RunnerAt = part.within(raw).read()?;
        placed.push(Placed { seat, runner, raw });
        runners.push(runner);
    }
    let (carrots, salads) = (carrots?, salads?);
    let mut sound = true;
    let most = game.setup().starting_salads();
    if let Some(raw) = raw.salads.filter(|_| salads > most) {
        let reason =
            message!("fault-race-salads", "{salads} salads are more than a seat begins with, {most}", salads, most);
        part.within(raw).fault(Problem::new(reason).remedy(message!(
            "remedy-race-salads",
            "write {most} or fewer",
            most
        )));
        sound = false;
    }
    for at in placed.iter().filter(|at| at.seat == seat) {
        if let Some(problem) = misplaced(game, at.runner, salads) {
            part.within(at.raw).fault(problem);
            sound = false;
        }
    }
    sound &= together(part, &runners, salads);
    sound.then_some(PlayerAt { carrots, salads, runners })
}

/// What a runner cannot do where it stands.
fn misplaced(game: &Hare, RunnerAt { square, eating, place }: RunnerAt, salads: u8) -> Option<Problem> {
    let told = |reason: Message, remedy: Message| Some(Problem::new(reason).remedy(remedy));
    if square > GOAL {
        let remedy = message!("remedy-race-square", "squares are 0, the start, to {goal}, the goal", goal = GOAL);
        return told(message!("fault-race-square", "there is no square {square}", square), remedy);
    }
    if (square == GOAL) != (place > 0) {
        let remedy = message!(
            "remedy-race-place",
            "those on {goal} are numbered from 1 as they came home, and no others",
            goal = GOAL
        );
        return match place {
            0 => told(message!("fault-race-no_place", "a runner is home and has no place"), remedy),
            _ => told(
                message!("fault-race-place", "a runner on square {square} is not home and has a place", square),
                remedy,
            ),
        };
    }
    if eating && !game.may_eat_on(square) {
        let remedy = message!("remedy-race-eating", "leave out eating");
        return told(message!("fault-race-eating", "nobody eats a salad on square {square}", square), remedy);
    }
    if eating && salads == 0 {
        let remedy = message!("remedy-race-no_salad", "give it a salad, or leave out eating");
        return told(message!("fault-race-no_salad", "a runner eats, and its seat has no salad"), remedy);
    }
    None
}

/// Whether the runners of one seat can be as they are together.
fn together(part: &mut FilePart<'_, '_>, runners: &[RunnerAt], salads: u8) -> bool {
    let mut sound = true;
    if runners.iter().filter(|runner| runner.eating).count() > 1 {
        let reason = message!("fault-race-two_eat", "two runners of one seat eat at once");
        part.fault(Problem::new(reason).remedy(message!("remedy-race-eating", "leave out eating")));
        sound = false;
    }
    if salads > 0 && runners.iter().all(|runner| runner.square == GOAL) {
        let reason = message!("fault-race-home_with_salads", "a seat is home with salads left");
        part.fault(Problem::new(reason).remedy(message!("remedy-race-home_with_salads", "write salads: 0")));
        sound = false;
    }
    sound
}

/// Whether runners stand on squares of their own, and those at home came one after the other.
fn apart<'a>(part: &mut FilePart<'_, 'a>, placed: &[Placed<'a>]) -> bool {
    let mut sound = true;
    for (at, own) in placed.iter().enumerate() {
        let square = own.runner.square;
        let taken = placed[..at].iter().any(|other| other.runner.square == square);
        if taken && (1..GOAL).contains(&square) {
            let reason = message!("fault-race-taken", "somebody else stands on square {square}", square);
            let remedy = message!("remedy-race-taken", "only the start and the goal hold several");
            part.within(own.raw).fault(Problem::new(reason).remedy(remedy));
            sound = false;
        }
    }
    if placed.iter().any(|at| (at.runner.square == GOAL) != (at.runner.place > 0)) {
        // Told of that runner.
        return false;
    }
    let mut places: Vec<u8> = placed.iter().map(|at| at.runner.place).filter(|&place| place > 0).collect();
    places.sort_unstable();
    if !places.iter().copied().eq((1..=GOAL).take(places.len())) {
        let count = places.len();
        let reason = message!("fault-race-places", "the places of those at home are not 1 to {count}", count);
        part.fault(Problem::new(reason).remedy(message!("remedy-race-places", "number them as they came home")));
        sound = false;
    }
    sound
}

/// The state of a position whose parts are sound each by itself.
fn whole(game: &Hare, part: &mut FilePart<'_, '_>, position: &Position) -> Option<State> {
    let home = |player: &PlayerAt| player.runners.iter().all(|runner| runner.square == GOAL);
    let racing = position.players.iter().filter(|player| !home(player)).count();
    if racing > 1 && position.players.get(position.to_move.index()).is_some_and(home) {
        let reason = message!("fault-race-mover_home", "the seat to move is home");
        part.fault(Problem::new(reason).remedy(message!("remedy-race-mover_home", "let one move that still races")));
        return None;
    }
    match game.place(position) {
        Ok(state) => Some(state),
        // All that is left where the parts are sound.
        Err(_) => {
            let reason = message!("fault-race-stuck", "the seat to move can do nothing where it stands");
            let remedy =
                message!("remedy-race-stuck", "give it carrots or room: who is stuck was sent back to the start");
            part.fault(Problem::new(reason).remedy(remedy));
            None
        }
    }
}
