//! Fights stay what they were: a number made of every position of many of them, which no change of how rules are written may move.
//!
//! In full: `cargo test -p dice --test dice same_fights -- --ignored`.

use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::{Alea, Combatant, Content, Enemy, Fighter, Hero, Setup, State};
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seed, Think, Turn};

use crate::support::{catalogue, fight};

/// Folds numbers into one (FNV-1a), the same on every machine.
struct Digest(u64);

impl Digest {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, number: impl Into<u64>) {
        for byte in number.into().to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.add(byte));
    }

    /// A position, by what there is to see of it and never by how it is kept.
    fn position(&mut self, state: &State) {
        self.add(state.round);
        self.add(state.active.0);
        self.text(&format!("{:?}", state.stage));
        self.add(state.due.is_some());
        state.fighters.iter().for_each(|fighter| self.fighter(fighter));
    }

    fn fighter(&mut self, fighter: &Fighter) {
        self.add(fighter.hp);
        self.add(fighter.limit);
        for statuses in [&fighter.statuses, &fighter.fresh] {
            for (status, count) in statuses.iter() {
                self.text(&status.id().expect("it is built in").to_uppercase().replace('-', "_"));
                self.add(count);
            }
        }
        for die in &fighter.dice {
            [die.burning, die.locked, die.frozen].into_iter().for_each(|mark| self.add(mark));
            self.add(die.value);
        }
        for card in &fighter.cards {
            self.add(card.card.0);
            self.add(card.form as u8);
            [card.weakened, card.shocked, card.away, card.borrowed].into_iter().for_each(|mark| self.add(mark));
            [card.used, card.spent, card.progress, card.held].into_iter().for_each(|count| self.add(count));
        }
    }
}

/// Fights of all sorts, played at random to their end.
fn random_fights(count: u64) -> u64 {
    let (catalogue, mut digest) = (catalogue(), Digest::new());
    for number in 0..count {
        let seed = Seed(38).derive("random", number);
        let game = fight(seed, &catalogue);
        let mut state = game.start();
        for step in 0.. {
            digest.position(&state);
            let mut rng = seed.stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
                }
                Turn::Seat(seat) => {
                    let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).expect("a seat is to act");
                    game.apply(&mut state, &action, &mut NoEvents).expect("what is sampled is legal");
                }
            }
        }
    }
    digest.0
}

/// Fights of every hero and enemy that is shipped, planned by both: what they decide, and what that is worth to them.
fn planned_fights(count: u64) -> u64 {
    let (content, monitor, mut digest) = (Content::shipped(), Monitor::new(), Digest::new());
    let of = |at: u64, all: usize| (at as usize) % all;
    let fighter = |enemy: &Enemy| enemy.fighter.clone();
    let hero = |hero: &Hero| hero.fighter.clone();
    for number in 0..count {
        let seed = Seed(39).derive("planned", number);
        let enemies = &content.enemies;
        let one: Combatant = hero(&content.heroes[of(number, content.heroes.len())]);
        let two = fighter(&enemies[of(number, enemies.len())]);
        let setup = Setup::new([one, two], 30);
        let game = Alea::new(setup, Arc::clone(&content.catalogue)).expect("who is shipped can fight");
        let level = Level { states: 300, iterations: 30, slips: 0.0 };
        let mut players = [0, 1].map(|_| Planner::new(Arc::new(Points::shipped()), level));
        let mut state = game.start();
        for step in 0.. {
            digest.position(&state);
            let mut rng = seed.stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
                }
                Turn::Seat(seat) => {
                    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
                    let view = game.view(&state, Eye::Seat(seat));
                    let decision = players[seat.index()].decide(&game, &view, &mut think);
                    for candidate in &decision.explanation.expect("it is asked for").candidates {
                        digest.add(candidate.score.to_bits());
                    }
                    game.apply(&mut state, &decision.action, &mut NoEvents).expect("what is decided is legal");
                }
            }
        }
    }
    digest.0
}

#[test]
fn random_fights_are_what_they_were() {
    assert_eq!(random_fights(500), 18_208_084_428_500_018_506);
}

#[test]
fn planned_fights_are_what_they_were() {
    assert_eq!(planned_fights(20), 7_640_546_857_388_061_351);
}

#[test]
#[ignore = "ten thousand fights at random and five hundred planned ones"]
fn in_full_they_are_what_they_were() {
    assert_eq!((random_fights(10_000), planned_fights(500)), (13_162_917_706_917_771_265, 15_195_308_329_362_117_587));
}
