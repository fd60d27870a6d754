//! A small board of pieces that step and take, some of them face down: captures, repetition and chance as in dark chess.

use rand::RngExt;
use search::{Leaf, Moves, Outcomes, Position, TwoSided};
use tabletop::{Seat, Seed, Turn};

pub const CELLS: usize = 12;

/// What lies on a cell. Ranks go from 1 to [`GENERAL`]; equal or higher takes, and a 1 takes the general.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    Empty,
    Down,
    Piece(u8, u8),
}

use Cell::{Down, Empty, Piece};

/// Whoever loses it has lost.
pub const GENERAL: u8 = 4;

/// A move from cell to cell, a piece turned up, or what it turns out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    Go(u8, u8),
    Turn(u8),
    Show(u8, u8),
}

/// A position of the game on a board of `width` columns, with so many moves of quiescence, with or without repetition.
#[derive(Clone)]
pub struct Skirmish<const QUIET: u32, const AGAIN: bool> {
    pub width: usize,
    pub cells: [Cell; CELLS],
    /// How many pieces of either side and each rank lie face down.
    pub bag: [[u8; GENERAL as usize]; 2],
    pub mover: u8,
    /// The cell that is being turned up.
    pub turning: Option<u8>,
    /// Moves since a capture or a turned piece.
    pub quiet: usize,
    /// Keys of the positions before the root.
    pub earlier: Vec<u64>,
}

impl<const QUIET: u32, const AGAIN: bool> Skirmish<QUIET, AGAIN> {
    /// The pieces as a text, a letter for each cell: `a` to `d` by rank, in capitals for the first side, `?` and `.`.
    pub fn parse(width: usize, text: &str) -> Self {
        let mut cells = [Empty; CELLS];
        for (cell, letter) in cells.iter_mut().zip(text.bytes()) {
            *cell = match letter {
                b'a'..=b'd' => Piece(1, letter - b'a' + 1),
                b'A'..=b'D' => Piece(0, letter - b'A' + 1),
                b'?' => Down,
                _ => Empty,
            };
        }
        Self { width, cells, bag: Default::default(), mover: 0, turning: None, quiet: 0, earlier: Vec::new() }
    }

    /// Pieces at random, a few of them face down where `down` says so.
    pub fn random(seed: u64, down: bool) -> Self {
        let mut rng = Seed(seed).stream("skirmish", 0);
        let mut board = Self::parse([3, 4][rng.random_range(0..2usize)], "");
        let mut places: Vec<usize> = (0..CELLS).collect();
        for number in 0..rng.random_range(4..9u8) {
            let cell = places.swap_remove(rng.random_range(0..places.len()));
            let (side, rank) = (number % 2, if number < 2 { GENERAL } else { rng.random_range(1..GENERAL) });
            if down && number > 3 && rng.random_range(0..2) == 0 {
                board.cells[cell] = Down;
                board.bag[usize::from(side)][usize::from(rank) - 1] += 1;
            } else {
                board.cells[cell] = Piece(side, rank);
            }
        }
        board.mover = rng.random_range(0..2);
        board
    }

    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (width, column) = (self.width, cell % self.width);
        let sides = [
            (column > 0).then(|| cell - 1),
            (column + 1 < width).then(|| cell + 1),
            cell.checked_sub(width),
            (cell + width < CELLS).then(|| cell + width),
        ];
        sides.into_iter().flatten()
    }

    /// Whether a piece of this side may be taken where it stands.
    fn hangs(&self, cell: usize, side: u8, rank: u8) -> bool {
        self.neighbours(cell)
            .any(|from| matches!(self.cells[from], Piece(by, taker) if by != side && takes(taker, rank)))
    }

    fn captures(&self) -> impl Iterator<Item = (Act, u8)> {
        (0..CELLS).flat_map(move |from| {
            let taker = match self.cells[from] {
                Piece(side, rank) if side == self.mover => rank,
                _ => 0,
            };
            self.neighbours(from).filter_map(move |to| match self.cells[to] {
                Piece(side, rank) if taker > 0 && side != self.mover && takes(taker, rank) => {
                    Some((Act::Go(from as u8, to as u8), rank))
                }
                _ => None,
            })
        })
    }

    /// The side whose general stands, if the other's is gone.
    fn winner(&self) -> Option<u8> {
        let alive = |side: u8| {
            self.bag[usize::from(side)][usize::from(GENERAL) - 1] > 0 || self.cells.contains(&Piece(side, GENERAL))
        };
        (0..2).find(|side| !alive(1 - side))
    }
}

fn takes(taker: u8, rank: u8) -> bool {
    if rank == GENERAL { taker == 1 || taker == GENERAL } else { taker >= rank && !(taker == GENERAL && rank == 1) }
}

fn worth(rank: u8) -> f64 {
    [1.0, 2.0, 4.0, 20.0][usize::from(rank) - 1]
}

/// SplitMix64, to spread small numbers over all bits.
fn spread(number: u64) -> u64 {
    let x = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 31)
}

impl<const QUIET: u32, const AGAIN: bool> Position for Skirmish<QUIET, AGAIN> {
    type Move = Act;
    type Undo = ([Cell; CELLS], [[u8; GENERAL as usize]; 2], Option<u8>, usize);
    const HISTORY_SLOTS: usize = CELLS * CELLS;

    fn turn(&self) -> Turn {
        match (self.winner(), self.turning) {
            (Some(_), _) => Turn::Over,
            (None, Some(_)) => Turn::Chance,
            (None, None) => Turn::Seat(Seat(self.mover)),
        }
    }

    fn moves(&self, out: &mut Moves<'_, Act>) {
        self.captures().for_each(|(act, rank)| out.push_ordered(act, i32::from(rank)));
        for from in 0..CELLS {
            match self.cells[from] {
                Down => out.push(Act::Turn(from as u8)),
                Piece(side, _) if side == self.mover => {
                    let steps = self.neighbours(from).filter(|to| self.cells[*to] == Empty);
                    steps.for_each(|to| out.push(Act::Go(from as u8, to as u8)));
                }
                _ => {}
            }
        }
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Act>) {
        let all: u8 = self.bag.iter().flatten().sum();
        for (side, ranks) in (0..).zip(&self.bag) {
            for (rank, count) in (1..).zip(ranks) {
                out.push(f64::from(*count) / f64::from(all), Act::Show(side, rank));
            }
        }
    }

    fn make(&mut self, act: Act) -> Self::Undo {
        let before = (self.cells, self.bag, self.turning, self.quiet);
        self.quiet += 1;
        match act {
            Act::Go(from, to) => {
                if self.cells[usize::from(to)] != Empty {
                    self.quiet = 0;
                }
                self.cells[usize::from(to)] = std::mem::replace(&mut self.cells[usize::from(from)], Empty);
                self.mover = 1 - self.mover;
            }
            Act::Turn(cell) => (self.turning, self.quiet) = (Some(cell), 0),
            Act::Show(side, rank) => {
                let cell = self.turning.take().expect("a piece is being turned up");
                self.cells[usize::from(cell)] = Piece(side, rank);
                self.bag[usize::from(side)][usize::from(rank) - 1] -= 1;
                (self.mover, self.quiet) = (1 - self.mover, 0);
            }
        }
        before
    }

    fn unmake(&mut self, act: Act, before: Self::Undo) {
        if !matches!(act, Act::Turn(_)) {
            self.mover = 1 - self.mover;
        }
        (self.cells, self.bag, self.turning, self.quiet) = before;
    }

    fn hash(&self) -> u64 {
        let cells = (0..).zip(&self.cells).map(|(at, cell): (u64, _)| {
            let what = match cell {
                Empty => return 0,
                Down => 0,
                Piece(side, rank) => u64::from(8 * side + rank),
            };
            spread(at << 8 | what)
        });
        let due = self.turning.map_or(99, u64::from);
        cells.fold(spread(due << 16 | u64::from(self.mover) << 8), |hash, key| hash ^ key)
    }

    fn history_slot(&self, act: Act) -> usize {
        match act {
            Act::Go(from, to) => usize::from(from) * CELLS + usize::from(to),
            Act::Turn(cell) => usize::from(cell) * (CELLS + 1),
            Act::Show(..) => usize::MAX,
        }
    }
}

impl<const QUIET: u32, const AGAIN: bool> TwoSided for Skirmish<QUIET, AGAIN> {
    const QUIESCENCE: u32 = QUIET;
    const REPETITION: bool = AGAIN;

    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    /// Pieces, a little for standing where one can step on, and the end of the game.
    fn evaluate(&self) -> f64 {
        let sign = |side: u8| if side == 0 { 1.0 } else { -1.0 };
        if let Some(winner) = self.winner() {
            return 100.0 * sign(winner);
        }
        let mut value = 0.0;
        for (at, cell) in self.cells.iter().enumerate() {
            if let Piece(side, rank) = *cell {
                let free = self.neighbours(at).filter(|to| self.cells[*to] == Empty).count();
                value += sign(side) * (worth(rank) + 0.125 * free as f64);
            }
        }
        for (side, ranks) in (0..).zip(&self.bag) {
            value += (1..).zip(ranks).map(|(rank, count)| sign(side) * worth(rank) * f64::from(*count)).sum::<f64>();
        }
        value
    }

    fn range(&self) -> Option<(f64, f64)> {
        Some((-100.0, 100.0))
    }

    /// A general that hangs leaves nothing to weigh; what can be taken makes an exchange.
    fn leaf(&self) -> Leaf {
        let general = self.cells.iter().position(|cell| *cell == Piece(self.mover, GENERAL));
        if general.is_some_and(|cell| self.hangs(cell, self.mover, GENERAL)) {
            Leaf::Unsettled
        } else if self.captures().next().is_some() {
            Leaf::Exchange
        } else {
            Leaf::Quiet
        }
    }

    fn noisy_moves(&self, out: &mut Moves<'_, Act>) {
        self.captures().for_each(|(act, rank)| out.push_ordered(act, i32::from(rank)));
    }

    fn reversible(&self) -> usize {
        self.quiet
    }

    fn earlier(&self, out: &mut Vec<u64>) {
        out.extend(&self.earlier);
    }

    /// A draw as soon as it comes again.
    fn repeated(&self, _: u32) -> Option<f64> {
        Some(0.0)
    }
}
