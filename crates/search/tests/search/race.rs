//! A dice race whose chances follow from its rules.

use search::plain::{max_n, minimax};
use search::{AlphaBeta, Limits, ManySided, MaxN, Moves, Outcomes, Position, TwoSided, Vectors};
use tabletop::{Monitor, Seat, Turn};

/// A race to `goal` points: throw a die and add it, or take a sure 2. A sure move and a throw pass the turn.
#[derive(Clone)]
struct Race {
    points: [u8; 2],
    mover: usize,
    throwing: bool,
    goal: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    Throw,
    Walk,
    Face(u8),
}

impl Race {
    /// The probability that the first player wins, from the recursion on the rules alone.
    fn chance(&self) -> f64 {
        if let Some(winner) = self.winner() {
            return if winner == 0 { 1.0 } else { 0.0 };
        }
        let next = |step| {
            let mut race = self.clone();
            race.make(step);
            race
        };
        if self.throwing {
            return (1..=4).map(|face| next(Step::Face(face)).chance()).sum::<f64>() / 4.0;
        }
        let (throw, walk) = (next(Step::Throw).chance(), next(Step::Walk).chance());
        if self.mover == 0 { throw.max(walk) } else { throw.min(walk) }
    }

    fn winner(&self) -> Option<usize> {
        self.points.iter().position(|points| *points >= self.goal)
    }

    fn advance(&mut self, points: u8) {
        self.points[self.mover] += points;
        self.mover = 1 - self.mover;
    }
}

impl Position for Race {
    type Move = Step;
    type Undo = Race;

    fn turn(&self) -> Turn {
        match (self.winner(), self.throwing) {
            (Some(_), _) => Turn::Over,
            (None, true) => Turn::Chance,
            (None, false) => Turn::Seat(Seat(self.mover as u8)),
        }
    }

    fn moves(&self, out: &mut Moves<'_, Step>) {
        out.push(Step::Throw);
        out.push(Step::Walk);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        (1..=4).for_each(|face| out.push(0.25, Step::Face(face)));
    }

    fn make(&mut self, step: Step) -> Race {
        let before = self.clone();
        match step {
            Step::Throw => self.throwing = true,
            Step::Walk => self.advance(2),
            Step::Face(face) => {
                self.throwing = false;
                self.advance(face);
            }
        }
        before
    }

    fn unmake(&mut self, _: Step, before: Race) {
        *self = before;
    }

    fn hash(&self) -> u64 {
        let flags = (self.mover as u64) << 1 | u64::from(self.throwing);
        let state = u64::from(self.points[0]) << 16 | u64::from(self.points[1]) << 8 | flags;
        state.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl TwoSided for Race {
    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn evaluate(&self) -> f64 {
        self.winner().map_or(0.5, |winner| if winner == 0 { 1.0 } else { 0.0 })
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((0.0, 1.0))
    }
}

impl ManySided for Race {
    fn seats(&self) -> usize {
        2
    }

    fn evaluate_seats(&self, out: &mut [f64]) {
        out.copy_from_slice(&[self.evaluate(), 1.0 - self.evaluate()]);
    }
}

#[test]
fn a_dice_race_has_its_exact_chance() {
    let monitor = Monitor::new();
    // To 3 points from 0:0, by hand: whoever has at least 1 and is to move walks home. A throw wins at once with 3 or 4 and
    // otherwise leaves the other to throw for a half: 1/2 + 1/2 · 1/2. Walking to 2 leaves the other a half.
    let short = Race { points: [0, 0], mover: 0, throwing: false, goal: 3 };
    assert_eq!(short.chance(), 0.75);
    for goal in 1..=9 {
        for points in [[0, 0], [1, 0], [0, 2]] {
            for mover in 0..2 {
                let race = Race { points, mover, throwing: false, goal };
                let exact = race.chance();
                let limits = Limits::depth(20);
                for bits in [0, 5, 14] {
                    let found = AlphaBeta::new(bits).search(&race, &limits, &monitor);
                    let value = found.value.expect("nothing cuts this search");
                    assert!((value - exact).abs() < 1e-12, "{value} {exact}");
                    assert!(found.exhausted);
                    if goal <= 5 {
                        assert_eq!(value, minimax(&race, 20));
                    }
                }
                let found = MaxN::new(Vectors::Raw).search(&race, &limits, &monitor);
                let values = found.value.expect("nothing cuts this search");
                assert!((values[0] - exact).abs() < 1e-12 && (values[1] - 1.0 + exact).abs() < 1e-12);
                if goal <= 5 {
                    assert_eq!(values, max_n(&race, 20, Vectors::Raw));
                }
            }
        }
    }
}

#[test]
fn known_bounds_spare_chance_nodes() {
    /// The same race without a range.
    #[derive(Clone)]
    struct Unbounded(Race);
    impl Position for Unbounded {
        type Move = Step;
        type Undo = Race;
        fn turn(&self) -> Turn {
            self.0.turn()
        }
        fn moves(&self, out: &mut Moves<'_, Step>) {
            self.0.moves(out);
        }
        fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
            self.0.outcomes(out);
        }
        fn make(&mut self, step: Step) -> Race {
            self.0.make(step)
        }
        fn unmake(&mut self, step: Step, undo: Race) {
            self.0.unmake(step, undo);
        }
        fn hash(&self) -> u64 {
            self.0.hash()
        }
    }
    impl TwoSided for Unbounded {
        fn maximises(&self, seat: Seat) -> bool {
            self.0.maximises(seat)
        }
        fn evaluate(&self) -> f64 {
            self.0.evaluate()
        }
    }
    let race = Race { points: [0, 0], mover: 0, throwing: false, goal: 9 };
    let limits = Limits::depth(12);
    let bounded = AlphaBeta::new(0).search(&race, &limits, &Monitor::new());
    let unbounded = AlphaBeta::new(0).search(&Unbounded(race), &limits, &Monitor::new());
    assert_eq!((bounded.value, bounded.best), (unbounded.value, unbounded.best));
    assert!(bounded.nodes * 10 < unbounded.nodes * 9, "{} {}", bounded.nodes, unbounded.nodes);
}
