//! A certain way to the goal of a turn: found where there is one, never claimed where there is none.

use std::cell::Cell;

use rand::RngExt;
use tabletop::{Monitor, Seed};

use super::GoalSearch;
use crate::{Expansion, Goal, Method, Outcomes, PlanLimits, Planner, Planning};

/// Blows against a foe, each struck once and for a token of its kind, at most so many in all: those that hit for sure, those
/// that hit for one of two amounts, some that only earn points, some that bring a token, and some that double the next damage.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Fight {
    blows: Vec<Blow>,
    /// A bit for each blow not struck yet.
    left: u16,
    /// Tokens of each kind.
    tokens: [u8; KINDS],
    /// Whether the next damage is doubled.
    doubled: bool,
    /// Blows that may still be struck.
    turns: u8,
    hp: i16,
    /// The blow that was struck, until chance has said how hard.
    struck: Option<u8>,
    /// Whether it is told when the goal is out of reach.
    tells: bool,
    /// Whether it is told which blows commute.
    swaps: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Blow {
    /// Least and most damage.
    damage: [u8; 2],
    points: u16,
    /// The kind of token it takes, and the one it brings.
    takes: usize,
    brings: Option<usize>,
    doubles: bool,
}

thread_local! {
    /// Blows that were struck.
    static PLAYED: Cell<u64> = const { Cell::new(0) };
}

/// Kinds of tokens.
const KINDS: usize = 2;

impl Fight {
    fn random(seed: u64) -> Fight {
        let mut rng = Seed(seed).stream("fight", 0);
        let blows: Vec<_> = (0..rng.random_range(5..9))
            .map(|_| {
                let takes = rng.random_range(0..KINDS);
                let idle = Blow { damage: [0, 0], points: 0, takes, brings: None, doubles: false };
                match rng.random_range(0..7) {
                    0 => Blow { points: rng.random_range(1..9), ..idle },
                    1 => Blow { damage: [rng.random_range(1..4), rng.random_range(4..9)], ..idle },
                    2 | 3 => Blow { brings: Some(rng.random_range(0..KINDS)), ..idle },
                    4 => Blow { doubles: true, ..idle },
                    _ => Blow { damage: [rng.random_range(1..6); 2], ..idle },
                }
            })
            .collect();
        let left = (1 << blows.len()) - 1;
        let tokens = std::array::from_fn(|kind| u8::from(kind == 0 || rng.random_bool(0.5)));
        let (turns, hp) = (rng.random_range(3..6), rng.random_range(3..20));
        Fight { blows, left, tokens, doubled: false, turns, hp, struck: None, tells: true, swaps: true }
    }

    /// What a blow may do now.
    fn damage(&self, blow: u8) -> [u8; 2] {
        self.blows[usize::from(blow)].damage.map(|damage| if self.doubled { 2 * damage } else { damage })
    }

    fn may_strike(&self, blow: u8) -> bool {
        self.left >> blow & 1 == 1 && self.tokens[self.blows[usize::from(blow)].takes] > 0
    }

    fn hit(&mut self, damage: u8) -> f64 {
        self.doubled &= damage == 0;
        self.hp -= i16::from(damage);
        f64::from(damage) + if self.hp <= 0 { 1_000.0 } else { 0.0 }
    }

    /// Every way through, nothing remembered.
    fn can_force(&self) -> bool {
        if self.hp <= 0 {
            return true;
        }
        let after = |mv| {
            let mut next = self.clone();
            next.play(mv);
            next.can_force()
        };
        match self.struck {
            Some(blow) => self.damage(blow).into_iter().all(after),
            None => {
                let mut moves = Vec::new();
                self.moves(&mut moves);
                moves.into_iter().any(after)
            }
        }
    }
}

impl Planning for Fight {
    /// A blow, or how hard it hits.
    type Move = u8;
    type Reward = f64;

    fn hash(&self) -> u64 {
        let code = self.tokens.iter().fold(0, |code, tokens| code << 4 | u64::from(*tokens)) << 48
            | u64::from(self.left) << 32
            | (self.hp as u16 as u64) << 16;
        let code = code | u64::from(self.doubled) << 60 | u64::from(self.turns) << 8;
        let x = (code | self.struck.map_or(255, u64::from)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        x ^ (x >> 29)
    }

    fn is_chance(&self) -> bool {
        self.struck.is_some()
    }

    fn moves(&self, out: &mut Vec<u8>) {
        if self.turns > 0 && self.hp > 0 {
            out.extend((0..self.blows.len() as u8).filter(|blow| self.may_strike(*blow)));
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        if let Some(blow) = self.struck {
            self.damage(blow).into_iter().for_each(|damage| out.push(0.5, damage));
        }
    }

    fn play(&mut self, mv: u8) -> f64 {
        if self.struck.take().is_some() {
            return self.hit(mv);
        }
        PLAYED.set(PLAYED.get() + 1);
        let Blow { points, takes, brings, doubles, .. } = self.blows[usize::from(mv)];
        let [least, most] = self.damage(mv);
        self.left &= !(1 << mv);
        self.tokens[takes] -= 1;
        if let Some(kind) = brings {
            self.tokens[kind] += 1;
        }
        self.turns -= 1;
        if least == most {
            let earned = f64::from(points) + self.hit(least);
            self.doubled |= doubles;
            return earned;
        }
        self.struck = Some(mv);
        0.0
    }

    fn end(&self) -> Option<f64> {
        Some(0.0)
    }

    fn number(&self, mv: u8) -> u32 {
        mv.into()
    }

    /// Blows whose damage is sure, if they do not kill together and only one hangs on what is doubled. One may take the token
    /// that the other brings: where either can be made first, they commute.
    fn commuting(&self, by: u32) -> impl Fn(u32) -> bool {
        let blow = |number: u32| (self.blows[number as usize], self.damage(number as u8));
        let (first, [least, most]) = blow(by);
        move |other| {
            let (second, [low, high]) = blow(other);
            let doubling = self.doubled || first.doubles || second.doubles;
            let hang = usize::from(doubling && (most > 0 || first.doubles))
                + usize::from(doubling && (high > 0 || second.doubles));
            self.swaps && least == most && low == high && i16::from(least) + i16::from(low) < self.hp && hang < 2
        }
    }

    fn goal(&self) -> Goal {
        let left = self.blows.iter().enumerate().filter(|(blow, _)| self.left >> blow & 1 == 1);
        let most: i16 = left.map(|(_, blow)| 2 * i16::from(blow.damage[1])).sum();
        let struck = self.struck.map_or(0, |blow| i16::from(self.damage(blow)[1]));
        match self.hp {
            ..=0 => Goal::Reached,
            hp if self.tells && most + struck < hp => Goal::OutOfReach,
            _ => Goal::Open,
        }
    }
}

/// What is told of the goal and of moves that commute spares work, and no certain way.
#[test]
fn with_room_every_certain_way_is_found_and_no_other() {
    let (mut certain, mut played) = (0, [0; 3]);
    for seed in 0..10_000 {
        let random = Fight::random(seed);
        let forced = random.can_force();
        certain += u32::from(forced);
        for (played, (tells, swaps)) in played.iter_mut().zip([(true, true), (true, false), (false, false)]) {
            let fight = Fight { tells, swaps, ..random.clone() };
            let before = PLAYED.get();
            let found = GoalSearch::new().find(&fight, 100_000, &Monitor::new());
            assert_eq!(found.is_some(), forced, "seed {seed}: {fight:?}");
            *played += PLAYED.get() - before;
        }
    }
    println!("{certain} certain, {played:?} played");
    assert!((1_000..5_000).contains(&certain), "{certain}");
    assert!(played[0] < played[1] && played[1] < played[2], "{played:?}");
}

#[test]
fn a_certain_way_is_found_and_kept() {
    let monitor = Monitor::new();
    let (mut certain, mut missed, mut none) = (0, 0, 0);
    for seed in 0..1_000 {
        for tells in [true, false] {
            let fight = Fight { tells, ..Fight::random(seed) };
            let whole = Expansion::new().plan(&fight, 100_000, false, &monitor).expect("it is small");
            // Too little room to expand it, and a quarter of that for the goal.
            let limits = PlanLimits::default().budgets(whole.states as usize - 1, 5);
            let mut rng = Seed(seed).stream("planner", 0);
            let plan = Planner::new().plan(&fight, &limits, &mut rng, &monitor);
            assert_eq!(plan.method, Method::Sampling);
            if !fight.can_force() {
                assert!(!plan.certain, "seed {seed}: {fight:?}");
                none += 1;
                continue;
            }
            if !plan.certain {
                missed += 1;
                continue;
            }
            // Followed to its end, asking anew each time, it gets there however chance falls.
            let mut next = fight.clone();
            while next.hp > 0 {
                let mut rng = Seed(seed).stream("planner", 1);
                let mv = Planner::new().plan(&next, &limits, &mut rng, &monitor).best().expect("a move is left");
                next.play(mv);
                if let Some(blow) = next.struck {
                    next.play(next.damage(blow)[seed as usize % 2]);
                }
                assert!(next.can_force(), "seed {seed}: {fight:?}");
            }
            certain += 1;
        }
    }
    assert!(certain > 200 && missed * 3 < certain && none > 100, "{certain} certain, {missed} missed, {none} not");
}

#[test]
fn without_room_nothing_is_claimed() {
    let monitor = Monitor::new();
    for seed in 0..50 {
        let fight = Fight::random(seed);
        let mut rng = Seed(seed).stream("planner", 0);
        let plan = Planner::new().plan(&fight, &PlanLimits::default().budgets(1, 5), &mut rng, &monitor);
        assert!(!plan.certain || fight.can_force());
    }
}
