//! States per second of an expansion and iterations per second of sampling, on a made-up duel of four or eight dice and four
//! cards. A state is 13 bytes and its rules are cheap: a real board is larger and costs more, so these figures are what
//! planning itself takes.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use search::{Expansion, Guarded, Outcomes, Planning, Sampling};
use tabletop::{Monitor, Seed};

const CARDS: usize = 4;
/// Uses of each card.
const USES: u8 = 3;

/// Dice left, uses left, what the cards have gathered, and a foe's health.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Duel {
    /// How many dice show each face.
    dice: [u8; 6],
    uses: [u8; CARDS],
    /// Progress of the card that counts down.
    count: u8,
    /// Pips of the foe's shield.
    shield: u8,
    rolling: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    Place { face: u8, card: u8 },
    Face(u8),
}

impl Duel {
    fn new(dice: [u8; 6]) -> Duel {
        Duel { dice, uses: [USES; CARDS], count: 9, shield: 5, rolling: false }
    }

    /// Whether a card takes a face: any, odd, at most 4, any.
    fn accepts(card: u8, face: u8) -> bool {
        match card {
            1 => face % 2 == 1,
            2 => face <= 4,
            _ => true,
        }
    }
}

impl Planning for Duel {
    type Move = Step;
    type Reward = Guarded<2>;

    fn hash(&self) -> u64 {
        let dice = self.dice.iter().fold(0u64, |code, count| code << 4 | u64::from(*count));
        let uses = self.uses.iter().fold(dice, |code, uses| code << 2 | u64::from(*uses));
        let code = uses << 12 | u64::from(self.count) << 8 | u64::from(self.shield) << 1 | u64::from(self.rolling);
        let x = code.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        x ^ (x >> 32)
    }

    fn is_chance(&self) -> bool {
        self.rolling
    }

    fn moves(&self, out: &mut Vec<Step>) {
        for (card, _) in (0u8..).zip(self.uses).filter(|(_, uses)| *uses > 0) {
            for (face, _) in (1u8..).zip(self.dice).filter(|(_, count)| *count > 0) {
                if Duel::accepts(card, face) {
                    out.push(Step::Place { face, card });
                }
            }
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        (1..=6).for_each(|face| out.push(1.0 / 6.0, Step::Face(face)));
    }

    fn play(&mut self, step: Step) -> Guarded<2> {
        let (face, card) = match step {
            Step::Face(face) => {
                self.rolling = false;
                self.dice[usize::from(face) - 1] += 1;
                return Guarded::new(0.0, [0.0; 2]);
            }
            Step::Place { face, card } => (face, card),
        };
        self.dice[usize::from(face) - 1] -= 1;
        self.uses[usize::from(card)] -= 1;
        let points = match card {
            // An attack meets the shield first.
            0 => {
                let through = face.saturating_sub(self.shield);
                self.shield = self.shield.saturating_sub(face);
                100.0 * f64::from(through)
            }
            // Hands the die back thrown anew.
            1 => {
                self.rolling = true;
                0.0
            }
            // Turns it over: 7 - d.
            2 => {
                self.dice[6 - usize::from(face)] += 1;
                0.0
            }
            // Counts down.
            _ => {
                let before = self.count;
                self.count = self.count.saturating_sub(face);
                if self.count == 0 && before > 0 { 700.0 } else { 5.0 * f64::from(before - self.count) }
            }
        };
        Guarded::new(points, [1.0, 0.0])
    }

    fn end(&self) -> Option<Guarded<2>> {
        let pips: u8 = (1..).zip(self.dice).map(|(face, count)| face * count).sum();
        Some(Guarded::new(5.0 * f64::from(pips), [0.0; 2]))
    }
}

fn turns(criterion: &mut Criterion) {
    let monitor = Monitor::new();
    let four = Duel::new([1, 1, 0, 1, 1, 0]);
    let eight = Duel::new([1, 2, 1, 2, 1, 1]);
    let mut group = criterion.benchmark_group("turn");
    group.sample_size(20);
    for (name, duel) in [("4 dice", four), ("8 dice", eight)] {
        let mut expansion = Expansion::new();
        let plan = expansion.plan(&duel, usize::MAX, false, &monitor).expect("no budget");
        println!("{name}: {} states, {} edges, worth {:.2}", plan.states, plan.edges, plan.value.points);
        group.throughput(Throughput::Elements(plan.states));
        group.bench_function(format!("expansion/{name}"), |bencher| {
            bencher.iter(|| expansion.plan(black_box(&duel), usize::MAX, false, &monitor));
        });
    }
    let iterations = 2_000;
    group.throughput(Throughput::Elements(iterations));
    for (name, duel) in [("4 dice", four), ("8 dice", eight)] {
        let mut sampling = Sampling::new();
        group.bench_function(format!("sampling/{name}"), |bencher| {
            bencher.iter(|| {
                let mut rng = Seed(1).stream("bench", 0);
                let plan = sampling.plan(black_box(&duel), iterations, false, &mut rng, &monitor);
                assert_eq!(plan.iterations, iterations);
                plan
            });
        });
    }
    group.finish();
}

criterion_group!(benches, turns);
criterion_main!(benches);
