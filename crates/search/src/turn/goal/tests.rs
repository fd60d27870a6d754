//! A certain way to the goal of a turn: found where there is one, never claimed where there is none.

use rand::RngExt;
use search::{Expansion, Goal, Method, Outcomes, PlanLimits, Planner, Planning};
use tabletop::{Monitor, Seed};

/// Blows against a foe, each struck once, at most so many in all: those that hit for sure, those that hit for one of two
/// amounts, and some that only earn points.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Fight {
    /// Least and most damage, and points.
    blows: Vec<(u8, u8, u16)>,
    /// A bit for each blow not struck yet.
    left: u16,
    /// Blows that may still be struck.
    turns: u8,
    hp: i16,
    /// The blow that was struck, until chance has said how hard.
    struck: Option<u8>,
    /// Whether it is told when the goal is out of reach.
    tells: bool,
}

impl Fight {
    fn random(seed: u64) -> Fight {
        let mut rng = Seed(seed).stream("fight", 0);
        let blows: Vec<_> = (0..rng.random_range(5..9))
            .map(|_| match rng.random_range(0..4) {
                0 => (0, 0, rng.random_range(1..9)),
                1 => (rng.random_range(1..4), rng.random_range(4..9), 0),
                _ => {
                    let damage = rng.random_range(1..6);
                    (damage, damage, 0)
                }
            })
            .collect();
        let left = (1 << blows.len()) - 1;
        Fight { blows, left, turns: rng.random_range(3..5), hp: rng.random_range(4..16), struck: None, tells: true }
    }

    fn hit(&mut self, damage: u8) -> f64 {
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
            Some(blow) => [self.blows[usize::from(blow)].0, self.blows[usize::from(blow)].1].into_iter().all(after),
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
        let code = u64::from(self.left) << 32 | (self.hp as u16 as u64) << 16 | u64::from(self.turns) << 8;
        let x = (code | self.struck.map_or(255, u64::from)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        x ^ (x >> 29)
    }

    fn is_chance(&self) -> bool {
        self.struck.is_some()
    }

    fn moves(&self, out: &mut Vec<u8>) {
        if self.turns > 0 && self.hp > 0 {
            out.extend((0..self.blows.len() as u8).filter(|blow| self.left >> blow & 1 == 1));
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        if let Some(blow) = self.struck {
            let (least, most, _) = self.blows[usize::from(blow)];
            [least, most].into_iter().for_each(|damage| out.push(0.5, damage));
        }
    }

    fn play(&mut self, mv: u8) -> f64 {
        if self.struck.take().is_some() {
            return self.hit(mv);
        }
        let (least, most, points) = self.blows[usize::from(mv)];
        self.left &= !(1 << mv);
        self.turns -= 1;
        if least == most {
            return f64::from(points) + self.hit(least);
        }
        self.struck = Some(mv);
        0.0
    }

    fn end(&self) -> Option<f64> {
        Some(0.0)
    }

    fn goal(&self) -> Goal {
        let left = self.blows.iter().enumerate().filter(|(blow, _)| self.left >> blow & 1 == 1);
        let most: i16 = left.map(|(_, (_, most, _))| i16::from(*most)).sum();
        let struck = self.struck.map_or(0, |blow| i16::from(self.blows[usize::from(blow)].1));
        match self.hp {
            ..=0 => Goal::Reached,
            hp if self.tells && most + struck < hp => Goal::OutOfReach,
            _ => Goal::Open,
        }
    }
}

#[test]
fn a_certain_way_is_found_and_kept() {
    let monitor = Monitor::new();
    let (mut certain, mut missed, mut none) = (0, 0, 0);
    for seed in 0..600 {
        for tells in [true, false] {
            let fight = Fight { tells, ..Fight::random(seed) };
            let whole = Expansion::new().plan(&fight, 100_000, false, &monitor).expect("it is small");
            // Too little room to expand it, and half of that for the goal.
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
                    let (least, most, _) = next.blows[usize::from(blow)];
                    next.play(if seed % 2 == 0 { least } else { most });
                }
                assert!(next.can_force(), "seed {seed}: {fight:?}");
            }
            certain += 1;
        }
    }
    assert!(certain > 300 && missed * 20 < certain && none > 100, "{certain} certain, {missed} missed, {none} not");
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
