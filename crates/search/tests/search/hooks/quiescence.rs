//! Leaves that are not quiet.

use search::plain::{after, depth_after, minimax, moves};
use search::{AlphaBeta, Cut, Leaf, Limits, MAX_PLY, MAX_QUIESCENCE, Moves, Position, TwoSided};
use tabletop::{Monitor, Seat, Turn};

use super::check;
use super::maze::Maze;
use super::skirmish::{Act, Skirmish};

#[test]
fn random_games_have_the_values_of_plain_minimax() {
    for seed in 0..4_000 {
        let maze = Maze::random(seed);
        let depth = 1 + (seed % 4) as u32;
        check(&maze.root::<1, false>(), depth);
        check(&maze.root::<3, false>(), depth);
    }
}

#[test]
fn exchanges_on_a_board_have_the_values_of_plain_minimax() {
    for seed in 0..400 {
        check(&Skirmish::<4, false>::random(seed, false), 1 + (seed % 2) as u32);
        check(&Skirmish::<4, false>::random(seed, true), 1);
    }
}

/// The piece in the middle can be taken, and is defended: the value after the capture is that of half an exchange.
#[test]
fn a_defended_piece_is_left_alone() {
    let text = "Cac..D...d..";
    let hasty = AlphaBeta::new(8).search(&Skirmish::<0, false>::parse(6, text), &Limits::depth(1), &Monitor::new());
    let calm = AlphaBeta::new(8).search(&Skirmish::<4, false>::parse(6, text), &Limits::depth(1), &Monitor::new());
    assert_eq!(hasty.best, Some(Act::Go(0, 1)));
    assert_ne!(calm.best, Some(Act::Go(0, 1)));
    assert!(calm.value < hasty.value);
}

/// A move threatens a general that can go nowhere. At the horizon it stands yet; but its side may not stand.
#[test]
fn an_unsettled_leaf_may_not_stand() {
    let search = |depth| Limits::depth(depth);
    let text = "D.aC...B...d";
    let (mut hasty, mut calm) = (Skirmish::<0, false>::parse(3, text), Skirmish::<2, false>::parse(3, text));
    (hasty.mover, calm.mover) = (1, 1);
    let monitor = Monitor::new();
    let found = AlphaBeta::new(0).search(&calm, &search(1), &monitor);
    assert_eq!((found.best, found.value), (Some(Act::Go(2, 1)), Some(-100.0)));
    // The exchange beyond the horizon belongs to the line: the threat, any answer, the capture.
    assert_eq!((found.line.len(), found.line[2]), (3, Act::Go(1, 0)));
    assert_eq!(after(&calm, Act::Go(2, 1)).leaf(), Leaf::Unsettled);
    assert!(AlphaBeta::new(0).search(&hasty, &search(1), &monitor).value > Some(-100.0));
    assert_eq!(AlphaBeta::new(0).search(&hasty, &search(3), &monitor).value, Some(-100.0));
}

#[test]
fn depth_zero_compares_positions_as_they_stand() {
    for seed in 0..500 {
        // Without pieces to turn up, as chance is played on at any depth.
        let root = Skirmish::<4, true>::random(seed, false);
        let Turn::Seat(seat) = root.turn() else { continue };
        let values = moves(&root).into_iter().map(|act| after(&root, act).evaluate());
        let best = if root.maximises(seat) { values.reduce(f64::max) } else { values.reduce(f64::min) };
        let found = AlphaBeta::new(0).search(&root, &Limits::depth(0), &Monitor::new());
        assert_eq!(found.value, Some(best.unwrap_or_else(|| root.evaluate())), "seed {seed}");
    }
}

/// Choices are judged by a deeper search. With quiescence one move ahead errs less than two moves ahead without, and for fewer
/// positions.
#[test]
fn quiescence_is_worth_more_than_the_depth_it_costs() {
    let monitor = Monitor::new();
    let [mut calm, mut hasty, mut deeper] = [(0.0, 0); 3];
    for seed in 0..400 {
        let plain = Skirmish::<0, false>::random(seed, false);
        let quiet = Skirmish::<6, false>::random(seed, false);
        let Turn::Seat(seat) = plain.turn() else { continue };
        let mut judge = AlphaBeta::new(14);
        let best = judge.search(&plain, &Limits::depth(6), &monitor).value.expect("nothing cuts it");
        let mut regret = |act: Option<Act>| {
            let Some(act) = act else { return 0.0 };
            let whole = (f64::NEG_INFINITY, f64::INFINITY);
            let value = judge.search_window(&after(&plain, act), 5, whole, &monitor).expect("nobody stops it").0;
            if plain.maximises(seat) { best - value } else { value - best }
        };
        for (sum, found) in [
            (&mut calm, AlphaBeta::new(10).search(&quiet, &Limits::depth(1), &monitor)),
            (&mut hasty, AlphaBeta::new(10).search(&plain, &Limits::depth(1), &monitor)),
            (&mut deeper, AlphaBeta::new(10).search(&plain, &Limits::depth(2), &monitor)),
        ] {
            sum.0 += regret(found.best);
            sum.1 += found.nodes;
        }
    }
    println!("regret and positions: with quiescence {calm:?}, without {hasty:?}, a move deeper {deeper:?}");
    assert!(calm.0 < deeper.0 && deeper.0 < hasty.0, "{calm:?} {hasty:?} {deeper:?}");
    assert!(hasty.1 < calm.1 && calm.1 < deeper.1, "{calm:?} {hasty:?} {deeper:?}");
}

#[test]
fn budgets_hold_inside_exchanges_and_cut_searches_repeat() {
    let monitor = Monitor::new();
    let mut cut = 0;
    for seed in 0..600 {
        let root = Skirmish::<8, true>::random(seed, seed % 2 == 0);
        let budget = seed % 150;
        let limits = Limits::depth(6).nodes(budget).ranked(2);
        for fresh in [AlphaBeta::new(10), AlphaBeta::new(10).with_null_windows()] {
            let mut search = fresh.clone();
            let found = search.search(&root, &limits, &monitor);
            assert!(found.nodes <= budget && found.ranking_nodes <= budget);
            if found.cut.is_some() {
                assert_eq!((found.cut, found.nodes), (Some(Cut::Budget), budget));
                cut += 1;
            }
            assert_eq!(found, search.search(&root, &limits, &monitor), "a used search remembers something");
            assert_eq!(found, fresh.clone().search(&root, &limits, &monitor));
        }
    }
    assert!(cut > 500, "{cut}");
}

/// A game against all reason: every leaf is an exchange or unsettled, without end, and its numbers are none.
#[derive(Clone)]
struct Brawl {
    made: u64,
    leaf: Leaf,
    value: f64,
    moves: u8,
}

impl Position for Brawl {
    type Move = u8;
    type Undo = ();

    fn turn(&self) -> Turn {
        Turn::Seat(Seat((self.made % 2) as u8))
    }

    fn moves(&self, out: &mut Moves<'_, u8>) {
        (0..self.moves).for_each(|mv| out.push(mv));
    }

    fn make(&mut self, _: u8) {
        self.made += 1;
    }

    fn unmake(&mut self, _: u8, (): ()) {
        self.made -= 1;
    }

    fn hash(&self) -> u64 {
        self.made
    }
}

impl TwoSided for Brawl {
    const QUIESCENCE: u32 = u32::MAX;
    const REPETITION: bool = true;

    fn maximises(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn evaluate(&self) -> f64 {
        self.value
    }

    fn leaf(&self) -> Leaf {
        self.leaf
    }

    fn noisy_moves(&self, out: &mut Moves<'_, u8>) {
        self.moves(out);
    }

    fn repetition_key(&self) -> u64 {
        self.made % 3
    }

    fn reversible(&self) -> usize {
        usize::MAX
    }

    fn earlier(&self, out: &mut Vec<u64>) {
        out.extend(0..1_000);
    }

    fn repeated(&self, times: u32) -> Option<f64> {
        times.is_multiple_of(2).then_some(self.value)
    }
}

#[test]
fn odd_numbers_and_endless_exchanges_break_nothing() {
    let monitor = Monitor::new();
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX, 1.0] {
        for leaf in [Leaf::Quiet, Leaf::Exchange, Leaf::Unsettled] {
            for moves in 0..4 {
                let root = Brawl { made: 0, leaf, value, moves };
                for mut search in super::searches() {
                    for depth in [0, 3, u32::MAX] {
                        let limits = Limits::depth(depth).nodes(2_000).ranked(2);
                        let found = search.search(&root, &limits, &monitor);
                        assert!(found.nodes <= 2_000 && found.value.is_none_or(f64::is_finite));
                        assert_eq!(found.best.is_some(), moves > 0);
                    }
                }
            }
        }
    }
}

/// One move a position, so that nothing else ends the line: it is as long as depth and quiescence together.
#[test]
fn quiescence_ends_where_it_was_told_to() {
    #[derive(Clone)]
    struct Corridor(u64);
    impl Position for Corridor {
        type Move = ();
        type Undo = ();
        fn turn(&self) -> Turn {
            Turn::Seat(Seat((self.0 % 2) as u8))
        }
        fn moves(&self, out: &mut Moves<'_, ()>) {
            out.push(());
        }
        fn make(&mut self, (): ()) {
            self.0 += 1;
        }
        fn unmake(&mut self, (): (), (): ()) {
            self.0 -= 1;
        }
        fn hash(&self) -> u64 {
            self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        }
    }
    impl TwoSided for Corridor {
        const QUIESCENCE: u32 = u32::MAX;
        fn maximises(&self, _: Seat) -> bool {
            true
        }
        fn evaluate(&self) -> f64 {
            self.0 as f64
        }
        fn leaf(&self) -> Leaf {
            Leaf::Unsettled
        }
    }
    for bits in [0, 10] {
        for depth in [1, 5, 200] {
            let found = AlphaBeta::new(bits).search(&Corridor(0), &Limits::depth(depth), &Monitor::new());
            let reached = (depth + MAX_QUIESCENCE).min(MAX_PLY as u32);
            assert_eq!((found.value, found.depth, found.exhausted), (Some(f64::from(reached)), depth, false));
        }
        assert_eq!(minimax(&Corridor(0), 5), f64::from(5 + MAX_QUIESCENCE));
        assert_eq!(depth_after(&Corridor(0), 5), 4);
    }
}
