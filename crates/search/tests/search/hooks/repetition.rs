//! Positions that come again.

use search::plain::{after, moves};
use search::{AlphaBeta, Limits, Moves, Position, TwoSided};
use tabletop::{Monitor, Seat, Turn};

use super::check;
use super::maze::Maze;
use super::skirmish::{Act, Cell, Skirmish};

#[test]
fn random_games_have_the_values_of_plain_minimax() {
    for seed in 0..3_000 {
        let maze = Maze::random(seed);
        check(&maze.root::<0, true>(), 1 + (seed % 6) as u32);
        check(&maze.root::<2, true>(), 1 + (seed % 4) as u32);
    }
}

#[test]
fn boards_have_the_values_of_plain_minimax() {
    for seed in 0..60 {
        check(&Skirmish::<0, true>::random(seed, false), 4);
        check(&Skirmish::<3, true>::random(seed, seed % 2 == 0), 2);
    }
}

/// The best move would lead back to a position of the game before the root: whoever is behind is glad of the draw, whoever is
/// ahead does something else.
#[test]
fn what_the_game_has_seen_is_a_draw_for_who_is_behind() {
    let monitor = Monitor::new();
    let (mut glad, mut shy) = (0, 0);
    for seed in 0..600 {
        let mut root = Skirmish::<4, true>::random(seed, false);
        let Turn::Seat(seat) = root.turn() else { continue };
        let mine = |value: Option<f64>| value.map_or(0.0, |value| if root.maximises(seat) { value } else { -value });
        let limits = Limits::depth(2).ranked(2);
        let fresh = AlphaBeta::new(8).search(&root, &limits, &monitor);
        let (Some(best), value) = (fresh.best, mine(fresh.value)) else { continue };
        let Act::Go(_, to) = best else { continue };
        if root.cells[usize::from(to)] != Cell::Empty || fresh.ranking.len() < 2 {
            continue;
        }
        let second = mine(fresh.ranking[1].value);
        let key = after(&root, best).repetition_key();
        root.earlier = vec![key, 1, 2, 3];
        root.quiet = 4;
        let again = AlphaBeta::new(8).search(&root, &limits, &monitor);
        let mine = |value: Option<f64>| value.map_or(0.0, |value| if root.maximises(seat) { value } else { -value });
        if value < 0.0 {
            assert_eq!((again.best, again.value, again.line.len()), (Some(best), Some(0.0), 1), "seed {seed}");
            glad += 1;
        } else if second > 0.0 {
            assert_ne!(again.best, Some(best), "seed {seed}");
            assert_eq!(mine(again.value), second, "seed {seed}");
            shy += 1;
        }
        // After a capture nothing of this comes again, whatever the game remembers.
        root.quiet = 0;
        assert_eq!(AlphaBeta::new(8).search(&root, &limits, &monitor), fresh);
    }
    assert!(glad > 40 && shy > 40, "{glad} {shy}");
}

/// Two pieces on tracks of three squares that can only go to and fro: nothing ever comes of it.
#[derive(Clone)]
struct Shuttle<const AGAIN: bool> {
    squares: [i8; 2],
    mover: usize,
    made: usize,
}

impl<const AGAIN: bool> Position for Shuttle<AGAIN> {
    type Move = i8;
    type Undo = ();

    fn turn(&self) -> Turn {
        Turn::Seat(Seat(self.mover as u8))
    }

    fn moves(&self, out: &mut Moves<'_, i8>) {
        [-1, 1]
            .into_iter()
            .filter(|step| (0..3).contains(&(self.squares[self.mover] + step)))
            .for_each(|step| out.push(step));
    }

    fn make(&mut self, step: i8) {
        self.squares[self.mover] += step;
        self.mover = 1 - self.mover;
        self.made += 1;
    }

    fn unmake(&mut self, step: i8, (): ()) {
        self.made -= 1;
        self.mover = 1 - self.mover;
        self.squares[self.mover] -= step;
    }

    fn hash(&self) -> u64 {
        (self.squares[0] as u64 * 6 + self.squares[1] as u64 * 2 + self.mover as u64)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl<const AGAIN: bool> TwoSided for Shuttle<AGAIN> {
    const REPETITION: bool = AGAIN;

    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    /// Whoever is at the right end thinks a great deal of it.
    fn evaluate(&self) -> f64 {
        f64::from(5 * (self.squares[0] - self.squares[1]))
    }

    fn reversible(&self) -> usize {
        self.made
    }

    fn repeated(&self, _: u32) -> Option<f64> {
        Some(0.5)
    }
}

#[test]
fn going_to_and_fro_is_seen_through() {
    let monitor = Monitor::new();
    for bits in [0, 12] {
        let limits = Limits::depth(20);
        let seen = Shuttle::<true> { squares: [0, 2], mover: 0, made: 0 };
        let found = AlphaBeta::new(bits).search(&seen, &limits, &monitor);
        assert_eq!((found.value, found.exhausted), (Some(0.5), true));
        assert!(found.depth < 20 && !moves(&seen).is_empty());
        let blind = Shuttle::<false> { squares: [0, 2], mover: 0, made: 0 };
        let other = AlphaBeta::new(bits).search(&blind, &limits, &monitor);
        assert!(!other.exhausted && other.depth == 20);
        assert!(found.nodes * 3 < other.nodes, "{} {}", found.nodes, other.nodes);
    }
}

/// Circles that are recognised are not walked: fewer positions to the same depth where no table spares them anyway. A table
/// keeps ways apart, which costs, but spares most all the same.
#[test]
fn circles_are_not_walked() {
    let monitor = Monitor::new();
    let [mut seen, mut blind, mut kept] = [0; 3];
    for seed in 0..60 {
        let (again, never) = (Skirmish::<0, true>::random(seed, false), Skirmish::<0, false>::random(seed, false));
        seen += AlphaBeta::new(0).search(&again, &Limits::depth(7), &monitor).nodes;
        blind += AlphaBeta::new(0).search(&never, &Limits::depth(7), &monitor).nodes;
        kept += AlphaBeta::new(16).search(&again, &Limits::depth(7), &monitor).nodes;
    }
    println!("positions: {seen} with repetition, {blind} without, {kept} with repetition and a table");
    assert!(seen < blind && 3 * kept < 2 * seen, "{seen} {blind} {kept}");
}
