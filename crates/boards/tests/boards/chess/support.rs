//! Games, opponents, and what comes out where they meet.

use boards::chess::Side;
use boards::chess::fog::{Fog, Relative, Setup, agents};
use tabletop::{Agent, Budget, Explanation, Eye, Game, Limits, Monitor, NoEvents, Seat, Seed, Table, Think, Turn};

use crate::matches::Score;

pub fn game(relative: Relative, fog: bool, starts: &[&str]) -> Fog {
    let starts = starts.iter().map(|start| (*start).to_owned()).collect();
    let setup = Setup { relative, fog, starts, ..Setup::default() };
    Fog::new(setup).unwrap_or_else(|faults| panic!("{relative:?}: {faults:?}"))
}

pub fn make(spec: &str) -> Box<dyn Agent<Fog>> {
    agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"))
}

/// What an opponent decides at the start of a game, and why.
pub fn told(game: &Fog, spec: &str) -> (String, Explanation) {
    let (mut agent, state, monitor) = (make(spec), game.start(), Monitor::new());
    let Turn::Seat(seat) = game.turn(&state) else { panic!("somebody is to act") };
    let rng = Seed(1).stream("think", 0);
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    let decision = agent.decide(game, &game.view(&state, Eye::Seat(seat)), &mut think);
    game.validate(&state, &decision.action).expect("it is allowed");
    (decision.action.to_string(), *decision.explanation.expect("they are asked for"))
}

/// How many points the first of two opponents makes, each pair of games by one seed with both colours.
pub fn score(game: &Fog, one: &str, other: &str, seeds: std::ops::Range<u64>) -> Score {
    let mut score = Score::default();
    for seed in seeds {
        for first in [true, false] {
            let specs = if first { [one, other] } else { [other, one] };
            let mut agents: Vec<Box<dyn Agent<Fog>>> = specs.into_iter().map(make).collect();
            let table = Table::new(game, Seed(seed), &mut agents).expect("two seats");
            let finish = table.play(Limits::default()).expect("they keep the rules");
            let places = finish.standing.expect("it ends").places;
            let own = usize::from(!first);
            score.add(match places[own].cmp(&places[1 - own]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            });
        }
    }
    score
}

/// Won endings against a bare king, in fog on both sides: how they come out, and in how many plies.
pub fn ending(relative: Relative, start: &str, [spec, other]: [&str; 2], seeds: u64) -> (u32, u32, u32, u32) {
    let game = game(relative, true, &[start]);
    let (mut games, mut won, mut lost, mut plies) = (0, 0, 0, 0);
    for seed in 0..seeds {
        let mut agents: Vec<Box<dyn Agent<Fog>>> = vec![make(spec), make(other)];
        // Pieces are where some random moves led them.
        let mut rng = Seed(seed).stream("play", 0);
        let mut state = game.start();
        for _ in 0..4 {
            let Turn::Seat(seat) = game.turn(&state) else { break };
            let view = game.view(&state, Eye::Seat(seat));
            let action = game.sample(&view, &mut rng).expect("something can be done");
            let mut next = state.clone();
            game.apply(&mut next, &action, &mut NoEvents).expect("it is allowed");
            if game.turn(&next) == Turn::Over {
                break;
            }
            state = next;
        }
        // A piece that was given away by chance is not the opponent's fault.
        if state.position(game.rules()).of(Side::White).len() < 2 {
            continue;
        }
        games += 1;
        let table = Table::from_state(&game, Seed(seed), &mut agents, state).expect("two seats");
        let finish = table.play(Limits::default()).expect("they keep the rules");
        let standing = finish.standing.expect("it ends");
        won += u32::from(standing.winner() == Some(Seat(0)));
        lost += u32::from(standing.winner() == Some(Seat(1)));
        plies += finish.steps as u32;
    }
    (games, won, lost, plies / games.max(1))
}
