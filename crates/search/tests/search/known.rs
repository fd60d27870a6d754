//! Nim and tic-tac-toe, whose values are known without any search.

use search::{AlphaBeta, Limits, ManySided, MaxN, Moves, Position, TwoSided, Vectors};
use tabletop::{Monitor, Seat, Turn};

/// SplitMix64, to spread small states over all bits of a hash.
fn spread(state: u64) -> u64 {
    let x = state.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 31)
}

/// Nim: take any number from one heap; who takes the last object wins.
#[derive(Clone)]
struct Nim {
    heaps: [u8; 4],
    mover: u8,
}

impl Position for Nim {
    type Move = (u8, u8);
    type Undo = ();

    fn turn(&self) -> Turn {
        if self.heaps == [0; 4] { Turn::Over } else { Turn::Seat(Seat(self.mover)) }
    }

    fn moves(&self, out: &mut Moves<'_, (u8, u8)>) {
        for (heap, &size) in (0..).zip(&self.heaps) {
            (1..=size).for_each(|take| out.push((heap, take)));
        }
    }

    fn make(&mut self, (heap, take): (u8, u8)) {
        self.heaps[usize::from(heap)] -= take;
        self.mover = 1 - self.mover;
    }

    fn unmake(&mut self, (heap, take): (u8, u8), (): ()) {
        self.heaps[usize::from(heap)] += take;
        self.mover = 1 - self.mover;
    }

    fn hash(&self) -> u64 {
        spread(u64::from(u32::from_le_bytes(self.heaps)) << 1 | u64::from(self.mover))
    }
}

impl TwoSided for Nim {
    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    /// Who cannot move has lost; before the end nothing is known.
    fn evaluate(&self) -> f64 {
        match (self.turn(), self.mover) {
            (Turn::Over, 0) => -1.0,
            (Turn::Over, _) => 1.0,
            _ => 0.0,
        }
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((-1.0, 1.0))
    }
}

#[test]
fn nim_is_won_where_the_nim_sum_is_not_zero() {
    let monitor = Monitor::new();
    let mut search = AlphaBeta::new(16);
    for code in 1..4u32.pow(4) {
        let heaps = [0, 1, 2, 3].map(|place| (code / 4u32.pow(place) % 4) as u8);
        for mover in 0..2 {
            let nim = Nim { heaps, mover };
            let found = search.search(&nim, &Limits::depth(20), &monitor);
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
            let wins = (sum != 0) == (mover == 0);
            assert_eq!(found.value, Some(if wins { 1.0 } else { -1.0 }), "{heaps:?} {mover}");
            assert!(found.exhausted);
            if sum != 0 {
                let mut after = nim.clone();
                after.make(found.best.expect("there are objects left"));
                assert_eq!(after.heaps.iter().fold(0, |sum, heap| sum ^ heap), 0, "a winning move leaves nim-sum 0");
            }
        }
    }
}

/// Tic-tac-toe: the stones of either side as bits.
#[derive(Clone)]
struct Toe {
    stones: [u16; 2],
    mover: usize,
}

const START: Toe = Toe { stones: [0; 2], mover: 0 };

impl Toe {
    fn winner(&self) -> Option<usize> {
        const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        (0..2).find(|side| LINES.iter().any(|line| self.stones[*side] & line == *line))
    }
}

impl Position for Toe {
    type Move = u8;
    type Undo = Toe;
    const HISTORY_SLOTS: usize = 9;

    fn turn(&self) -> Turn {
        if self.winner().is_some() || self.stones[0] | self.stones[1] == 0o777 {
            Turn::Over
        } else {
            Turn::Seat(Seat(self.mover as u8))
        }
    }

    fn moves(&self, out: &mut Moves<'_, u8>) {
        (0..9).filter(|cell| (self.stones[0] | self.stones[1]) >> cell & 1 == 0).for_each(|cell| out.push(cell));
    }

    fn make(&mut self, cell: u8) -> Toe {
        let before = self.clone();
        self.stones[self.mover] |= 1 << cell;
        self.mover = 1 - self.mover;
        before
    }

    fn unmake(&mut self, _: u8, before: Toe) {
        *self = before;
    }

    fn hash(&self) -> u64 {
        spread(u64::from(self.stones[0]) << 10 | u64::from(self.stones[1]) << 1 | self.mover as u64)
    }

    fn history_slot(&self, cell: u8) -> usize {
        cell.into()
    }
}

impl TwoSided for Toe {
    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn evaluate(&self) -> f64 {
        self.winner().map_or(0.0, |side| if side == 0 { 1.0 } else { -1.0 })
    }
}

impl ManySided for Toe {
    fn seats(&self) -> usize {
        2
    }

    fn evaluate_seats(&self, out: &mut [f64]) {
        out.copy_from_slice(&self.winner().map_or([1.0, 1.0], |side| if side == 0 { [2.0, 0.0] } else { [0.0, 2.0] }));
    }
}

#[test]
fn tic_tac_toe_is_a_draw() {
    let monitor = Monitor::new();
    for bits in [0, 4, 16] {
        let found = AlphaBeta::new(bits).search(&START, &Limits::depth(30), &monitor);
        assert_eq!((found.value, found.exhausted, found.depth), (Some(0.0), true, 9));
        // Sixteen entries forget most of the line; what they keep must still be play.
        assert!(found.line.len() == 9 || bits == 4 && !found.line.is_empty());
    }
    let found = MaxN::new(Vectors::Shares).search(&START, &Limits::depth(30), &monitor);
    assert_eq!((found.value, found.exhausted), (Some(vec![0.5, 0.5]), true));
}

#[test]
fn tic_tac_toe_is_won_after_a_mistake() {
    let mut toe = START;
    for cell in [0, 1] {
        toe.make(cell);
    }
    let found = AlphaBeta::new(12).search(&toe, &Limits::depth(9), &Monitor::new());
    assert_eq!(found.value, Some(1.0));
    let shares = MaxN::new(Vectors::Shares).search(&toe, &Limits::depth(9), &Monitor::new());
    assert_eq!(shares.value, Some(vec![1.0, 0.0]));
}
