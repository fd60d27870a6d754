//! Random games in which positions come again: paths on floors between which stairs lead down only.

use rand::RngExt;
use search::{Leaf, Moves, Outcomes, Position, TwoSided};
use tabletop::{Rng, Seat, Seed, Turn};

/// A place of the maze.
pub struct Place {
    turn: Turn,
    floor: usize,
    /// Where moves lead, with their static order.
    edges: Vec<(i32, usize)>,
    value: f64,
    hash: u64,
    forced: bool,
    leaf: Leaf,
    /// A bit for each move that is noisy.
    noisy: u8,
}

/// A random game. Chance and forced moves lead to later places only, so that they make no circles.
pub struct Maze {
    places: Vec<Place>,
    /// From how many earlier visits on a place has a value for being repeated.
    patience: u32,
    /// Keys of the places visited before the root.
    earlier: Vec<u64>,
    range: Option<(f64, f64)>,
    /// Reversible moves before the root, of which `earlier` may know fewer.
    known: usize,
    root: usize,
}

fn place(rng: &mut Rng, at: usize, count: usize, steps: u32) -> Place {
    let floors = 3.min(count);
    let floor = at * floors / count;
    let turn = match rng.random_range(0..20) {
        0 => Turn::Over,
        1..3 => Turn::Chance,
        _ => Turn::Seat(Seat(rng.random_range(0..2))),
    };
    let forced = matches!(turn, Turn::Seat(_)) && rng.random_range(0..12) == 0;
    let late = forced || turn == Turn::Chance;
    let first = if late { at + 1 } else { (floor * count).div_ceil(floors) };
    let last = (((floor + 1) * count).div_ceil(floors) + usize::from(rng.random_range(0..3) == 0)).min(count);
    let edges = if first >= last {
        Vec::new()
    } else {
        let width = if forced { 1 } else { rng.random_range(1..=3) };
        (0..width).map(|_| (rng.random_range(0..3), rng.random_range(first..last))).collect()
    };
    Place {
        turn,
        floor,
        edges,
        value: if steps == 0 { rng.random_range(0.0..1.0) } else { f64::from(rng.random_range(0..=steps)) },
        hash: rng.random(),
        forced,
        leaf: [Leaf::Quiet, Leaf::Exchange, Leaf::Exchange, Leaf::Unsettled][rng.random_range(0..4usize)],
        noisy: rng.random(),
    }
}

impl Maze {
    pub fn random(seed: u64) -> Maze {
        let mut rng = Seed(seed).stream("maze", 0);
        let count = rng.random_range(2..16usize);
        let steps = rng.random_range(0..4);
        let places: Vec<Place> = (0..count).map(|at| place(&mut rng, at, count, steps)).collect();
        let root = rng.random_range(0..count);
        let floor: Vec<u64> = (0..count as u64).filter(|at| places[*at as usize].floor == places[root].floor).collect();
        let earlier: Vec<u64> =
            (0..rng.random_range(0..6usize)).map(|_| floor[rng.random_range(0..floor.len())]).collect();
        let known = rng.random_range(0..8);
        let range = [None, Some((-1.0, 5.0))][rng.random_range(0..2usize)];
        Maze { places, patience: rng.random_range(1..3), earlier, range, known, root }
    }

    /// The root, with so many moves of quiescence, and with or without an eye on repetition.
    pub fn root<const QUIET: u32, const AGAIN: bool>(&self) -> At<'_, QUIET, AGAIN> {
        At { maze: self, at: self.root, reversible: self.known }
    }
}

/// A position: where one is, and how many moves ago a stair was taken.
#[derive(Clone, Copy)]
pub struct At<'a, const QUIET: u32, const AGAIN: bool> {
    maze: &'a Maze,
    at: usize,
    reversible: usize,
}

impl<const QUIET: u32, const AGAIN: bool> At<'_, QUIET, AGAIN> {
    fn place(&self) -> &Place {
        &self.maze.places[self.at]
    }
}

impl<const QUIET: u32, const AGAIN: bool> Position for At<'_, QUIET, AGAIN> {
    type Move = u8;
    type Undo = (usize, usize);
    const HISTORY_SLOTS: usize = 3;

    fn turn(&self) -> Turn {
        self.place().turn
    }

    fn moves(&self, out: &mut Moves<'_, u8>) {
        assert!(matches!(self.turn(), Turn::Seat(_)), "moves are asked of seats only");
        (0..).zip(&self.place().edges).for_each(|(index, (order, _))| out.push_ordered(index, *order));
    }

    fn outcomes(&self, out: &mut Outcomes<'_, u8>) {
        assert_eq!(self.turn(), Turn::Chance, "outcomes are asked of chance only");
        let share = 1.0 / self.place().edges.len() as f64;
        (0..).zip(&self.place().edges).for_each(|(index, _)| out.push(share, index));
    }

    fn make(&mut self, mv: u8) -> (usize, usize) {
        let before = (self.at, self.reversible);
        let floor = self.place().floor;
        self.at = self.place().edges[usize::from(mv)].1;
        self.reversible = if self.place().floor == floor { self.reversible + 1 } else { 0 };
        before
    }

    fn unmake(&mut self, _: u8, (at, reversible): (usize, usize)) {
        (self.at, self.reversible) = (at, reversible);
    }

    fn hash(&self) -> u64 {
        self.place().hash
    }

    fn forced(&self) -> bool {
        self.place().forced
    }

    fn history_slot(&self, mv: u8) -> usize {
        mv.into()
    }
}

impl<const QUIET: u32, const AGAIN: bool> TwoSided for At<'_, QUIET, AGAIN> {
    const QUIESCENCE: u32 = QUIET;
    const REPETITION: bool = AGAIN;

    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn evaluate(&self) -> f64 {
        self.place().value
    }

    fn range(&self) -> Option<(f64, f64)> {
        self.maze.range
    }

    fn leaf(&self) -> Leaf {
        assert!(matches!(self.turn(), Turn::Seat(_)) && !self.forced(), "asked where a seat has a choice");
        self.place().leaf
    }

    fn noisy_moves(&self, out: &mut Moves<'_, u8>) {
        assert_eq!(self.place().leaf, Leaf::Exchange, "asked in exchanges only");
        let edges = (0..).zip(&self.place().edges);
        edges.filter(|(index, _)| self.place().noisy >> index & 1 == 1).for_each(|(index, _)| out.push(index));
    }

    /// Numbers that are not spread at all.
    fn repetition_key(&self) -> u64 {
        self.at as u64
    }

    fn reversible(&self) -> usize {
        self.reversible
    }

    fn earlier(&self, out: &mut Vec<u64>) {
        out.extend(&self.maze.earlier);
    }

    fn repeated(&self, times: u32) -> Option<f64> {
        assert!(times > 0 && self.turn() != Turn::Over);
        (times >= self.maze.patience).then(|| (self.at % 3) as f64 + 0.25 * f64::from(times.min(4)))
    }
}
