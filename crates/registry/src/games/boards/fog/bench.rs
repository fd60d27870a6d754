//! Figures of chess and its relatives: lines counted, views, beliefs led on, decisions. On one core, in processor time.

use std::hint::black_box;
use std::sync::mpsc::{Sender, channel};

use boards::chess::fog::{Action, Belief, Event, Fog, Setup, View};
use lab::{GameModule, LabError, Library};
use matches::bench::{Bench, BenchModule, Bound, percentile, timed};
use tabletop::notation::Notation;
use tabletop::{Agent, Decision, Eye, Game, Limits, Seat, Seed, Table, Think};

use super::FogModule;
use crate::games::boards::figures::{Measured, decisions, lines};

/// Positions to count from, and to look at.
const POSITIONS: [Measured; 2] = [
    Measured { name: "the beginning", text: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0", depth: 4 },
    Measured {
        name: "the middle",
        text: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0",
        depth: 3,
    },
];
/// Opponents in whole games in fog, and how many milliseconds each may take for a decision.
const DECIDES: [(&str, f64); 3] = [("grabber", 1.0), ("scout", 400.0), ("oracle", 1_000.0)];
/// How often a view is made.
const VIEWS: u32 = 20_000;
/// Microseconds a view may take.
const VIEW: f64 = 2.0;
/// Positions a belief keeps, and milliseconds in which it is to be led on by a move.
const BELIEVED: (usize, f64) = (10_000, 20.0);
/// Whose games beliefs are led through.
const PLAYS: &str = "scout@easy";
/// How often a full belief is led on, at least.
const LED: usize = 200;

impl BenchModule for FogModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let rules =
            |fog| Fog::new(Setup { fog, ..Setup::default() }).map_err(|faults| LabError::System(format!("{faults:?}")));
        let (sight, fog) = (rules(false)?, rules(true)?);
        POSITIONS.iter().try_for_each(|measured| lines(self, &sight, measured, bench))?;
        POSITIONS.iter().try_for_each(|measured| views(self, &fog, measured, bench))?;
        beliefs(self, &fog, bench)?;
        DECIDES.iter().try_for_each(|decides| decisions(self, &fog, *decides, bench))
    }
}

/// How long it takes to make a view of whoever is to act.
fn views(module: &FogModule, fog: &Fog, measured: &Measured, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let name = format!("view in fog, {}", measured.name);
    if !bench.begin(&name) {
        return Ok(());
    }
    let unreadable = |what: &dyn std::fmt::Display| LabError::System(format!("{}: {what}", measured.text));
    let notation: &dyn Notation<Fog> = module.notation().ok_or_else(|| unreadable(&"no notation"))?;
    let known = notation.read_position(fog, measured.text).map_err(|fault| unreadable(&fault))?;
    let world = fog.world(&known, &mut Seed(1).stream("world", 0)).ok_or_else(|| unreadable(&"no such position"))?;
    let (time, ()) = timed(|| {
        for _ in 0..VIEWS {
            black_box(fog.view(black_box(&world), Eye::Seat(Seat(0))));
        }
    });
    bench.held(&name, time.as_secs_f64() * 1e6 / f64::from(VIEWS), "µs", Bound::AtMost, VIEW);
    Ok(())
}

/// How long it takes to lead a belief on by a view, where it keeps as many positions as it may.
fn beliefs(module: &FogModule, fog: &Fog, bench: &mut Bench<'_>) -> Result<(), LabError> {
    let names = ["p50", "p99"].map(|rank| format!("belief of {} positions led on, {rank}", BELIEVED.0));
    if !names.iter().any(|name| bench.begin(name)) {
        return Ok(());
    }
    let (told, times) = channel();
    let (mut known, mut seed) = (Vec::new(), 0);
    while known.len() < LED {
        seed += 1;
        let follow = |_| Ok(Box::new(Follower::new(fog, module.agent(PLAYS)?, told.clone())) as Box<dyn Agent<Fog>>);
        let mut players = (0..2).map(follow).collect::<Result<Vec<_>, LabError>>()?;
        let broken = |fault: &dyn std::fmt::Debug| LabError::System(format!("{fault:?}"));
        let table = Table::new(fog, Seed(seed), &mut players).map_err(|fault| broken(&fault))?;
        table.play(Limits::default()).map_err(|fault| broken(&fault))?;
        known.extend(times.try_iter());
    }
    bench.measured(&names[0], percentile(&mut known, 50.0), "ms");
    bench.held(&names[1], percentile(&mut known, 99.0), "ms", Bound::AtMost, BELIEVED.1);
    Ok(())
}

/// An opponent beside whom a belief is led on, and its time taken.
struct Follower {
    agent: Box<dyn Agent<Fog>>,
    belief: Belief,
    /// Takes the milliseconds of each time that the belief was full before.
    times: Sender<f64>,
}

impl Follower {
    fn new(fog: &Fog, agent: Box<dyn Agent<Fog>>, times: Sender<f64>) -> Self {
        Self { agent, belief: Belief::new(fog, BELIEVED.0), times }
    }
}

impl Agent<Fog> for Follower {
    fn name(&self) -> &str {
        self.agent.name()
    }

    fn watches(&self) -> bool {
        true
    }

    fn observe(&mut self, fog: &Fog, event: &Event) {
        self.agent.observe(fog, event);
        match event {
            Event::Began { start } => self.belief.begin(fog, *start),
            Event::Seen { view, .. } => {
                let full = self.belief.positions().len() >= BELIEVED.0;
                let (time, ()) = timed(|| self.belief.see(fog, view));
                if full {
                    // Whoever measures listens until the last game is over.
                    let _ = self.times.send(time.as_secs_f64() * 1e3);
                }
            }
            Event::Moved { .. } | Event::Passed { .. } | Event::Over(_) => {}
        }
    }

    fn decide(&mut self, fog: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        self.agent.decide(fog, view, think)
    }
}
