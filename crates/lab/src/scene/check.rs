//! From a scene's file to a playable scene, with every fault of the file.

use std::sync::Arc;

use ron::value::RawValue;
use tabletop::written::shortened;
use tabletop::{Controller, Game, NoEvents, Step, Turn, message};

use super::raw::{RawScene, Start};
use super::{Scene, name_players, puzzle, study, written};
use crate::seats::is_program;
use crate::source::{Check, FilePart};
use crate::{GameModule, Library, Problem, SetupFault, TextFile};

pub(super) fn check<G: Game, M: GameModule<Game = G>>(
    module: &M,
    library: &Library,
    file: &TextFile,
) -> Result<Scene<G>, Vec<Problem>> {
    let mut check = Check::of(file);
    let raw: RawScene<'_> = check.source.whole().map_err(|problem| vec![problem])?;
    game_named(&mut check, raw.game, G::ID);
    let title: Option<String> = check.required(raw.title, "title", "\"…\"");
    let description: Option<String> = check.required(raw.description, "description", "\"…\"");
    let seed = raw.seed.and_then(|raw| check.read(raw));
    let game = rules(&mut check, module, library, raw.setup);
    let controllers = players(&mut check, module, raw.players, game.as_deref());
    let origin = game.as_ref().and_then(|game| beginning(&mut check, module, &**game, &raw));
    let study = raw.study.and_then(|written| {
        let begins = game.as_deref().zip(origin.as_ref());
        if raw.start.or(raw.position).is_none() {
            let problem =
                Problem::new(message!("fault-study-nowhere", "the study does not say which position it is of"));
            let remedy = message!("remedy-study-nowhere", "add a position, or take the study out");
            check.fault(written, problem.remedy(remedy));
        }
        study::check(&mut check, module, written, begins)
    });
    let puzzle = raw.puzzle.and_then(|written| {
        let begins = game.as_deref().zip(origin.as_ref());
        if raw.start.or(raw.position).is_none() {
            let problem = Problem::new(message!("fault-puzzle-nowhere", "the puzzle does not say where it begins"));
            let remedy = message!("remedy-puzzle-nowhere", "add start or position, or take the puzzle out");
            check.fault(written, problem.remedy(remedy));
        }
        puzzle::check(&mut check, module, written, begins, controllers.as_deref())
    });
    match (title, description, game, controllers) {
        (Some(title), Some(description), Some(game), Some(controllers)) if check.problems.is_empty() => Ok(Scene {
            name: file.name.clone(),
            title,
            description,
            players: name_players(module, controllers),
            game,
            seed,
            origin,
            study,
            puzzle,
        }),
        _ => Err(check.problems),
    }
}

fn game_named<'a>(check: &mut Check<'a>, raw: Option<&'a RawValue>, id: &str) {
    let found: Option<String> = check.required(raw, "game", &format!("\"{id}\""));
    if let (Some(found), Some(raw)) = (found, raw)
        && found != id
    {
        let found = shortened(&found);
        let reason = message!("fault-scene-game", "the scene is of the game '{found}', not '{id}'", found, id);
        check.fault(raw, Problem::new(reason));
    }
}

fn rules<'a, M: GameModule>(
    check: &mut Check<'a>,
    module: &M,
    library: &Library,
    raw: Option<&'a RawValue>,
) -> Option<Arc<M::Game>> {
    let written = check.required(raw, "setup", "()")?;
    let raw = raw?;
    let faults = match module.resolve(written, library).and_then(|setup| module.rules(setup, library)) {
        Ok(game) => return Some(game),
        Err(faults) => faults,
    };
    for SetupFault { field, problem } in faults {
        if problem.file.is_some() {
            check.problems.push(problem);
            continue;
        }
        let place = field.and_then(|field| check.source.field(raw, &field)).unwrap_or(raw);
        check.fault(place, problem);
    }
    None
}

/// Who sits where. Agents are checked even where the rules could not be made.
fn players<'a, M: GameModule>(
    check: &mut Check<'a>,
    module: &M,
    raw: Option<&'a RawValue>,
    game: Option<&M::Game>,
) -> Option<Vec<Controller>> {
    let parts: Vec<&'a RawValue> = check.required(raw, "players", "[Human, Agent(\"…\")]")?;
    let found = parts.len();
    let mut controllers = Vec::with_capacity(found);
    for part in parts {
        let controller = check.read(part)?;
        if let Controller::Agent(spec) = &controller
            && let Err(problem) = agent(module, spec)
        {
            check.fault(part, problem);
        }
        controllers.push(controller);
    }
    if let (Some(game), Some(raw)) = (game, raw)
        && game.seats() != found
    {
        let reason =
            message!("fault-scene-players", "{found} players are named for {seats} seats", found, seats = game.seats());
        let remedy = message!("remedy-scene-players", "name one per seat: Human or Agent(\"…\")");
        check.fault(raw, Problem::new(reason).remedy(remedy));
    }
    Some(controllers)
}

/// Where it begins, if not at the game's start.
fn beginning<'a, G: Game, M: GameModule<Game = G>>(
    check: &mut Check<'a>,
    module: &M,
    game: &G,
    raw: &RawScene<'a>,
) -> Option<G::State> {
    if let (Some(_), Some(position)) = (raw.start, raw.position) {
        let problem = Problem::new(message!("fault-scene-two_starts", "a scene begins in one place, and here are two"));
        check.fault(position, problem.remedy(message!("remedy-scene-two_starts", "leave out start or position")));
    }
    match (raw.start, raw.position) {
        (Some(raw), _) => start(check, module, game, raw),
        (None, Some(raw)) => module.place(game, &mut FilePart::new(check, raw)),
        (None, None) => None,
    }
}

fn start<'a, G: Game, M: GameModule<Game = G>>(
    check: &mut Check<'a>,
    module: &M,
    game: &G,
    raw: &'a RawValue,
) -> Option<G::State> {
    let start: Start<G> = check.read(raw)?;
    let state = match start {
        Start::State(state) => state,
        Start::Notation(text) => return written::read(check, module, game, (raw, &text)),
        Start::Steps(steps) => match follow(game, &steps) {
            Ok(state) => state,
            Err(problem) => {
                check.fault(raw, problem);
                return None;
            }
        },
    };
    if let Err(illegal) = game.check_state(&state) {
        let reason =
            message!("fault-scene-position", "the position cannot be played: {reason}", reason = illegal.message());
        let remedy = message!("remedy-scene-position", "correct the state");
        check.fault(raw, Problem::new(reason).remedy(remedy));
        return None;
    }
    Some(state)
}

/// Whether an agent can sit in a scene. Programs cannot: only the person at the machine may have one started.
fn agent<M: GameModule>(module: &M, spec: &str) -> Result<(), Problem> {
    if is_program(spec) {
        let reason =
            message!("fault-scene-program", "a scene may not start a program of your machine, such as '{spec}'", spec);
        let remedy = message!("remedy-scene-program", "name an agent of the game, and seat the program with --agents");
        return Err(Problem::new(reason).remedy(remedy));
    }
    module.agent(spec).map(drop)
}

/// The state after `steps` from the game's start.
fn follow<G: Game>(game: &G, steps: &[Step<G>]) -> Result<G::State, Problem> {
    let mut state = game.start();
    for (index, step) in steps.iter().enumerate() {
        let done = match step {
            Step::Action(seat, action) if game.turn(&state) == Turn::Seat(*seat) => {
                game.apply(&mut state, action, &mut NoEvents).map_err(|illegal| illegal.message())
            }
            Step::Action(seat, _) => {
                Err(message!("fault-scene-turn", "it is not the turn of seat {seat}", seat = u32::from(seat.0) + 1))
            }
            Step::Outcome(outcome) => {
                game.resolve(&mut state, outcome, &mut NoEvents).map_err(|illegal| illegal.message())
            }
            Step::Declaration(..) => {
                Err(message!("fault-scene-declaration", "nobody resigns or offers a draw before a scene begins"))
            }
        };
        done.map_err(|reason| {
            let problem =
                Problem::new(message!("fault-scene-step", "step {index} cannot be made: {reason}", index, reason));
            problem.remedy(message!("remedy-scene-step", "correct it or leave it out"))
        })?;
    }
    Ok(state)
}
