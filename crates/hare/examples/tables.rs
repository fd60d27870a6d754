//! Races of one opponent against others, with what each took: `cargo run --release -p hare --example tables -- SEATS cards|no-luck RACES SEED A B …`.
//!
//! A sits in one seat and the others, repeated as they are needed, in the rest; every seed is raced once with every rotation of the seats. Without
//! cards (`no-luck`) the first move of every seat is drawn by the seed, since else all races of the same opponents are one. Told are the share of
//! races that A wins, with Wilson's interval at 95 %, and of A and of the first of the others: the processor time of a decision between several
//! moves, the mean depth of its search, and how often it saw its own next turn.

use cpu_clock::ThreadTime;
use hare::agents::make;
use hare::{Hare, Setup, State};
use rand::RngExt;
use tabletop::{Agent, Budget, Decision, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

/// The quantile of 95 %.
const Z: f64 = 1.96;
/// How deep opponents search where nothing is said.
const DEEPEST: u32 = 30;

/// What an opponent took.
#[derive(Clone, Copy, Default)]
struct Took {
    decisions: f64,
    seconds: f64,
    depth: f64,
    own_turn: f64,
}

impl Took {
    fn add(&mut self, decision: &Decision<hare::Action>, seconds: f64, seats: u32) {
        let effort = &decision.effort;
        // Where positions were left over there was nothing more to look for.
        let whole = effort.budget.is_some_and(|budget| effort.nodes < budget) && effort.depth < DEEPEST;
        self.decisions += 1.0;
        self.seconds += seconds;
        self.depth += f64::from(effort.depth);
        self.own_turn += f64::from(u8::from(whole || effort.depth > seats));
    }

    fn summary(&self) -> String {
        let mean = |sum: f64| sum / self.decisions.max(1.0);
        let (time, own) = (1e3 * mean(self.seconds), 1e2 * mean(self.own_turn));
        format!("{time:.2} ms, depth {:.1}, own next turn seen {own:.0} %", mean(self.depth))
    }
}

/// Who won a race, and after how many rounds. Opponents sit in the order of the seats, each with its number in `took`.
fn race(
    game: &Hare,
    mut state: State,
    seed: Seed,
    agents: &mut [(usize, Box<dyn Agent<Hare>>)],
    took: &mut [Took],
) -> (Option<Seat>, u16) {
    let mut rng = seed.stream("cards", 0);
    loop {
        match game.turn(&state) {
            Turn::Over => return (game.standing(&state).and_then(|standing| standing.winner()), state.round()),
            Turn::Chance => {
                let Some(card) = game.draw(&state, &mut rng) else { return (None, 0) };
                game.deal(&mut state, card, &mut NoEvents);
            }
            Turn::Seat(seat) => {
                let (number, agent) = &mut agents[seat.index()];
                let view = game.view(&state, Eye::Seat(seat));
                let monitor = Monitor::new();
                let rng = seed.stream("thinking", seat.index() as u64);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let start = ThreadTime::now();
                let decision = agent.decide(game, &view, &mut think);
                if game.moves(&state).len() > 1 {
                    took[*number].add(&decision, start.elapsed().as_secs_f64(), game.seats() as u32);
                }
                game.play(&mut state, decision.action, &mut NoEvents);
            }
        }
    }
}

/// The start; without cards after a drawn move of every seat.
fn start(game: &Hare, seed: Seed) -> State {
    let mut state = game.start();
    let mut rng = seed.stream("first-moves", 0);
    while !game.setup().luck && state.round() == 1 {
        let moves = game.moves(&state);
        let Some(action) = moves.get(rng.random_range(0..moves.len())) else { break };
        game.play(&mut state, action, &mut NoEvents);
    }
    state
}

fn wilson(rate: f64, size: f64) -> [f64; 2] {
    let centre = rate + Z * Z / (2.0 * size);
    let margin = Z * (rate * (1.0 - rate) / size + Z * Z / (4.0 * size * size)).sqrt();
    [centre - margin, centre + margin].map(|bound| bound / (1.0 + Z * Z / size))
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [seats, luck, races, seed, specs @ ..] = &words[..] else {
        return eprintln!("say SEATS cards|no-luck RACES SEED A B …");
    };
    let (Ok(seats), Ok(races), Ok(seed), true) = (seats.parse(), races.parse::<u64>(), seed.parse(), specs.len() > 1)
    else {
        return eprintln!("SEATS, RACES and SEED are numbers, and there are two opponents or more");
    };
    let luck = match luck.as_str() {
        "cards" => true,
        "no-luck" => false,
        other => return eprintln!("'{other}' is neither 'cards' nor 'no-luck'"),
    };
    let game = match Hare::new(Setup { seats, luck, ..Setup::default() }) {
        Ok(game) => game,
        Err(faults) => return faults.iter().for_each(|fault| eprintln!("{fault}")),
    };
    let seats = usize::from(seats);
    let (mut won, mut played, mut rounds) = (0.0, 0.0, 0.0);
    let mut took = vec![Took::default(); specs.len()];
    for index in 0..races.div_ceil(seats as u64) {
        let seed = Seed(seed).derive("race", index);
        for rotation in 0..seats {
            let numbers = (0..seats).map(|seat| (seat + seats - rotation) % seats);
            let numbers = numbers.map(|at| if at == 0 { 0 } else { 1 + (at - 1) % (specs.len() - 1) });
            let seated: Result<Vec<_>, _> =
                numbers.map(|number| make(&specs[number]).map(|agent| (number, agent))).collect();
            let mut seated = match seated {
                Ok(seated) => seated,
                Err(error) => return eprintln!("{error}"),
            };
            let (winner, last) = race(&game, start(&game, seed), seed, &mut seated, &mut took);
            won += f64::from(u8::from(winner.is_some_and(|seat| seat.index() == rotation)));
            played += 1.0;
            rounds += f64::from(last);
        }
    }
    let (rate, [low, high]) = (won / played, wilson(won / played, played));
    println!(
        "{seats} seats | {} | {} | {} | {won} of {played} | {:.1} % ({:.1} – {:.1}), an equal's share {:.1} | {:.1} rounds | {} | {}",
        words[1],
        specs[0],
        specs[1..].join(", "),
        1e2 * rate,
        1e2 * low,
        1e2 * high,
        1e2 / seats as f64,
        rounds / played,
        took[0].summary(),
        took[1].summary()
    );
}
