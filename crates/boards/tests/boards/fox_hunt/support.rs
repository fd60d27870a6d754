//! Games and positions for tests.

use boards::board::Square;
use boards::fox_hunt::{Action, Area, BoardSize, FoxHunt, Setup, State, View, agents, read_position};
use rand::RngExt;
use tabletop::notation::Span;
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

/// The rules of a setup that can be played.
pub fn rules(setup: Setup) -> FoxHunt {
    FoxHunt::new(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A board of some size with so many foxes.
pub fn board(size: BoardSize, foxes: u8) -> FoxHunt {
    rules(Setup { size, foxes, ..Setup::default() })
}

/// A square by its name.
pub fn square(name: &str) -> Square {
    name.parse::<Action>().unwrap_or_else(|fault| panic!("{fault}")).square
}

/// Several, with spaces between them.
pub fn squares(names: &str) -> Vec<Square> {
    let mut squares: Vec<Square> = names.split(' ').map(square).collect();
    squares.sort_unstable();
    squares
}

/// A view of such a game.
pub fn at(game: &FoxHunt, text: &str) -> View {
    read_position(game, Span::of(text)).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// Foxes lie there, and nobody has shot.
pub fn with_foxes(foxes: &str) -> State {
    State { undecided: false, foxes: squares(foxes), shots: Vec::new() }
}

/// Shoots at squares with spaces between them.
pub fn shoot(game: &FoxHunt, state: &mut State, shots: &str) {
    for shot in shots.split(' ') {
        let action = Action { square: square(shot) };
        game.apply(state, &action, &mut NoEvents).unwrap_or_else(|illegal| panic!("{shot}: {illegal}"));
    }
}

/// What the hunter sees.
pub fn seen(game: &FoxHunt, state: &State) -> View {
    game.view(state, Eye::Seat(Seat(0)))
}

/// A game up to its first shot.
pub fn begun(game: &FoxHunt, seed: Seed) -> State {
    let mut state = game.start();
    let mut drawn = 0;
    while game.turn(&state) == Turn::Chance {
        let outcome = game.draw(&state, &mut seed.stream(game.stream(&state), drawn)).expect("it is due");
        game.resolve(&mut state, &outcome, &mut NoEvents).expect("it may come");
        drawn += 1;
    }
    state
}

/// A position after a few shots at random.
pub fn after_random_shots(game: &FoxHunt, seed: Seed, shots: usize) -> State {
    let mut state = begun(game, seed);
    let mut rng = seed.stream("shots", 0);
    for _ in 0..shots {
        let Some(action) = game.sample(&seen(game, &state), &mut rng) else { break };
        game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
    }
    state
}

/// How many shots a hunter takes.
pub fn hunt(game: &FoxHunt, spec: &str, seed: Seed) -> usize {
    hunt_from(game, spec, begun(game, seed), seed)
}

/// How many shots a hunter has taken at the end of a hunt that stands there.
pub fn hunt_from(game: &FoxHunt, spec: &str, mut state: State, seed: Seed) -> usize {
    let mut hunter: Box<dyn Agent<FoxHunt>> = agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
    let monitor = Monitor::new();
    while let Turn::Seat(_) = game.turn(&state) {
        let rng = seed.stream("think", state.shots.len() as u64);
        let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
        let decision = hunter.decide(game, &seen(game, &state), &mut think);
        game.apply(&mut state, &decision.action, &mut NoEvents).expect("it is allowed");
    }
    state.shots.len()
}

/// All choices of so many squares.
pub fn choices(squares: &[Square], count: usize) -> Vec<Area> {
    match (count, squares) {
        (0, _) => vec![Area::none()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = choices(rest, count - 1).into_iter().map(|some| some | Area::of(*first));
            with.chain(choices(rest, count)).collect()
        }
    }
}

/// A number below another.
pub fn below(rng: &mut tabletop::Rng, most: usize) -> usize {
    rng.random_range(0..most)
}
