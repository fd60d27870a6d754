//! Evaluated positions per second on a made-up game shaped like a conquest board: 42 places, 30 moves, a cheap evaluation.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use search::{AlphaBeta, Limits, ManySided, MaxN, Moves, Outcomes, Position, TwoSided, Vectors};
use tabletop::{Monitor, Seat, Turn};

const PLACES: usize = 42;
const MOVES: u8 = 30;

/// Numbers on a board that moves shift about; two moves a turn, and a gamble on every fourth place where `dice` says so.
#[derive(Clone)]
struct Board {
    units: [i16; PLACES],
    mover: u8,
    made: u8,
    gamble: Option<u8>,
    seats: u8,
    dice: bool,
    hash: u64,
}

/// SplitMix64, as a Zobrist key for `units` on `place` and the like.
fn key(place: u64, units: i16) -> u64 {
    let x = (place << 16 | u64::from(units as u16)).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 31)
}

impl Board {
    fn new(seats: u8, dice: bool) -> Self {
        let units = std::array::from_fn(|place| (key(place as u64, 7) % 9) as i16 + 1);
        Self { units, mover: 0, made: 0, gamble: None, seats, dice, hash: 0 }
    }

    fn shift(&mut self, place: usize, by: i16) {
        self.hash ^= key(place as u64, self.units[place]);
        self.units[place] += by;
        self.hash ^= key(place as u64, self.units[place]);
    }

    fn pass(&mut self) {
        self.made = (self.made + 1) % 2;
        if self.made == 0 {
            self.mover = (self.mover + 1) % self.seats;
        }
    }

    fn own(&self, seat: u8) -> i32 {
        self.units.iter().skip(seat.into()).step_by(self.seats.into()).map(|units| i32::from(*units)).sum()
    }
}

impl Position for Board {
    type Move = u8;
    type Undo = Board;
    const HISTORY_SLOTS: usize = MOVES as usize;

    fn turn(&self) -> Turn {
        if self.gamble.is_some() { Turn::Chance } else { Turn::Seat(Seat(self.mover)) }
    }

    fn moves(&self, out: &mut Moves<'_, u8>) {
        for mv in 0..MOVES {
            out.push_ordered(mv, i32::from(self.units[usize::from(mv)]));
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        out.push(0.6, 0);
        out.push(0.4, 1);
    }

    fn make(&mut self, mv: u8) -> Board {
        let before = self.clone();
        match self.gamble.take() {
            Some(place) => {
                self.shift(place.into(), if mv == 0 { 3 } else { -2 });
                self.pass();
            }
            None if self.dice && mv.is_multiple_of(4) => self.gamble = Some(mv),
            None => {
                self.shift(mv.into(), 1);
                self.shift((usize::from(mv) * 7 + 3) % PLACES, -1);
                self.pass();
            }
        }
        before
    }

    fn unmake(&mut self, _: u8, before: Board) {
        *self = before;
    }

    fn hash(&self) -> u64 {
        let due = self.gamble.map_or(-1, i16::from);
        self.hash ^ key(100, i16::from(self.mover)) ^ key(101, i16::from(self.made)) ^ key(102, due)
    }

    fn history_slot(&self, mv: u8) -> usize {
        mv.into()
    }
}

impl TwoSided for Board {
    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn evaluate(&self) -> f64 {
        f64::from(self.own(0) - (1..self.seats).map(|seat| self.own(seat)).sum::<i32>())
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((-1000.0, 1000.0))
    }
}

impl ManySided for Board {
    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn evaluate_seats(&self, out: &mut [f64]) {
        for (seat, value) in (0..).zip(out) {
            *value = f64::from(self.own(seat));
        }
    }
}

fn searches(criterion: &mut Criterion) {
    let monitor = Monitor::new();
    let nodes = 100_000;
    let limits = Limits::depth(12).nodes(nodes);
    let mut group = criterion.benchmark_group("nodes");
    group.throughput(Throughput::Elements(nodes)).sample_size(20);
    for (name, dice) in [("expected", false), ("dice", true)] {
        let board = Board::new(2, dice);
        for bits in [0, 18] {
            let mut search = AlphaBeta::new(bits);
            group.bench_function(BenchmarkId::new(format!("alphabeta/{name}"), bits), |bencher| {
                bencher.iter(|| {
                    let found = search.search(black_box(&board), &limits, &monitor);
                    assert_eq!(found.nodes, nodes);
                    found
                });
            });
        }
    }
    for (name, vectors) in [("raw", Vectors::Raw), ("shares", Vectors::Shares)] {
        let (board, mut search) = (Board::new(4, false), MaxN::new(vectors));
        group.bench_function(BenchmarkId::new("maxn", name), |bencher| {
            bencher.iter(|| {
                let found = search.search(black_box(&board), &limits, &monitor);
                assert_eq!(found.nodes, nodes);
                found
            });
        });
    }
    group.finish();
}

criterion_group!(benches, searches);
criterion_main!(benches);
