//! Tables of endings are what a plain slow solver finds, and what they call won is won.

use std::collections::BTreeMap;

use boards::banqi::tables::{Tables, Verdict};
use boards::banqi::{Banqi, Board, Cell, Colour, Piece, Position, Ranks, Setup, State, Tally, agents};
use boards::board::Square;
use rand::RngExt;
use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seed, Think, Turn};

use super::support::{at, rules};

/// A position with pieces on squares.
fn position(pieces: &[(Piece, u8)], mover: Colour) -> Option<Position> {
    let mut board = Board::empty(4);
    for &(piece, square) in pieces {
        if board.cell(Square(square)) != Cell::Empty {
            return None;
        }
        board.put(Square(square), Cell::Open(piece));
    }
    Some(Position { board, unopened: Tally::default(), mover: Some(mover), flipping: None, quiet: 0 })
}

/// All values of a material by sweeping over all positions again and again until nothing changes: no going backwards, no layers, no mirrors.
struct Plain<'a> {
    game: &'a Banqi,
    values: BTreeMap<(Vec<(u8, u8)>, bool), Verdict>,
}

impl Plain<'_> {
    fn key(position: &Position) -> (Vec<(u8, u8)>, bool) {
        let placed = position.board.occupied().map(|square| {
            let piece = position.board.piece(square).expect("all are open");
            (square.0, piece.index() as u8)
        });
        (placed.collect(), position.mover == Some(Colour::Red))
    }

    /// What is known of a position after a move; losses and wins alone.
    fn after(&self, position: &Position) -> Verdict {
        if position.living(position.mover.expect("it is known")) == 0 {
            return Verdict::Lost(0);
        }
        self.values.get(&Self::key(position)).copied().unwrap_or(Verdict::Drawn)
    }

    /// Solves a material after all smaller ones.
    fn solve(&mut self, pieces: &[Piece]) {
        for taken in 0..pieces.len() {
            let mut left = pieces.to_vec();
            let colour = left.remove(taken).colour;
            if left.iter().any(|piece| piece.colour == colour) {
                self.solve(&left);
            }
        }
        let mut all = Vec::new();
        for number in 0..32u32.pow(pieces.len() as u32) {
            let squares = (0..pieces.len()).map(|at| (number / 32u32.pow(at as u32) % 32) as u8);
            let placed: Vec<(Piece, u8)> = pieces.iter().copied().zip(squares).collect();
            all.extend(Colour::ALL.into_iter().filter_map(|mover| position(&placed, mover)));
        }
        for distance in 0..=u16::from(u8::MAX) {
            let mut found = Vec::new();
            for position in &all {
                if self.values.contains_key(&Self::key(position)) {
                    continue;
                }
                let values: Vec<Verdict> = self
                    .game
                    .rules()
                    .moves(position)
                    .into_iter()
                    .map(|mv| {
                        let mut after = *position;
                        match after.play(mv) {
                            Some(_) => self.after(&after).taking(),
                            None => self.after(&after).before(),
                        }
                    })
                    .collect();
                let won = values.iter().any(|value| matches!(value, Verdict::Won(plies) if *plies <= distance));
                let lost = values.iter().all(|value| matches!(value, Verdict::Lost(plies) if *plies <= distance));
                if won {
                    found.push((Self::key(position), Verdict::Won(distance)));
                } else if lost {
                    found.push((Self::key(position), Verdict::Lost(distance)));
                }
            }
            if found.is_empty() && distance > 1 {
                break;
            }
            self.values.extend(found);
        }
    }
}

fn pieces(letters: &str) -> Vec<Piece> {
    letters.chars().map(|letter| Piece::from_letter(letter).expect("a piece")).collect()
}

/// Compares each position of a material; the longest distance.
fn compare(game: &Banqi, letters: &str) -> u16 {
    let pieces = pieces(letters);
    let mut plain = Plain { game, values: BTreeMap::new() };
    plain.solve(&pieces);
    let mut tables = Tables::of(game).expect("tables know it");
    let mut longest = 0;
    for number in 0..32u32.pow(pieces.len() as u32) {
        let squares = (0..pieces.len()).map(|at| (number / 32u32.pow(at as u32) % 32) as u8);
        let placed: Vec<(Piece, u8)> = pieces.iter().copied().zip(squares).collect();
        for mover in Colour::ALL {
            let Some(position) = position(&placed, mover) else { continue };
            let expected = plain.values.get(&Plain::key(&position)).copied().unwrap_or(Verdict::Drawn);
            assert_eq!(tables.verdict(&position), Some(expected), "{letters}: {placed:?} {mover:?}");
            if let Verdict::Won(distance) | Verdict::Lost(distance) = expected {
                longest = longest.max(distance);
            }
        }
    }
    longest
}

#[test]
fn tables_of_two_pieces_are_what_a_plain_solver_finds() {
    for (ranks, sliding_cannon) in
        [(Ranks::Taiwanese, false), (Ranks::Taiwanese, true), (Ranks::Chinese, true), (Ranks::HongKong, false)]
    {
        let game = rules(Setup { ranks, sliding_cannon, quiet_limit: 180, ..Setup::default() });
        for letters in ["Gs", "Gh", "Cs", "Ra", "Ee", "Sg", "Cc"] {
            compare(&game, letters);
        }
    }
}

#[test]
fn tables_of_three_pieces_are_what_a_plain_solver_finds() {
    let game = rules(Setup { quiet_limit: 180, ..Setup::default() });
    assert!(compare(&game, "GAh") > 4);
}

/// In full: `cargo test -p boards more_tables -- --ignored`.
#[test]
#[ignore = "half a minute; one material is compared by the test before"]
fn more_tables_of_three_pieces_are_what_a_plain_solver_finds() {
    let game = rules(Setup { quiet_limit: 180, ..Setup::default() });
    for letters in ["CSg", "Ggs", "Caa"] {
        compare(&game, letters);
    }
    for (ranks, letters) in [(Ranks::Chinese, "CHs"), (Ranks::HongKong, "RGs")] {
        compare(&rules(Setup { ranks, sliding_cannon: true, quiet_limit: 180, ..Setup::default() }), letters);
    }
}

/// A random ending of so many open pieces, red to act, with so many plies without progress.
fn ending(game: &Banqi, count: usize, quiet: u16, rng: &mut tabletop::Rng) -> Option<State> {
    let mut left: Vec<char> = "GAAEERRHHCCSSSSSgaaeerrhhccsssss".chars().collect();
    let mut squares = ['.'; 32];
    for _ in 0..count {
        squares[rng.random_range(0..32)] = left.swap_remove(rng.random_range(0..left.len()));
    }
    if squares.iter().filter(|letter| **letter != '.').count() != count {
        return None;
    }
    let rows: Vec<String> = squares.chunks(8).map(|row| row.iter().collect()).collect();
    let state = at(game, &format!("{} r1 {} {quiet}", rows.join("/"), left.into_iter().collect::<String>()));
    state.end.is_none().then_some(state)
}

/// Plays an ending to its end, both sides by an opponent each; who won, if anybody.
fn played(game: &Banqi, mut state: State, players: &mut [Box<dyn Agent<Banqi>>]) -> Option<u8> {
    let monitor = Monitor::new();
    let mut steps = 0;
    while let Turn::Seat(seat) = game.turn(&state) {
        steps += 1;
        let rng = Seed(9).stream("think", steps);
        let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
        let decision = players[seat.index()].decide(game, &state, &mut think);
        game.apply(&mut state, &decision.action, &mut NoEvents).expect("it is allowed");
    }
    state.end.expect("it is over").winner.map(|seat| seat.0)
}

/// Endings of so many pieces by what the tables call them: won, drawn, lost; and how many of each came out so.
fn play_out(count: usize, wanted: usize, seats: [&str; 2]) -> [[usize; 2]; 3] {
    let game = rules(Setup::default());
    let mut tables = Tables::of(&game).expect("tables know it");
    let mut rng = Seed(3).stream("endings", count as u64);
    let mut came = [[0; 2]; 3];
    let mut players: Vec<Box<dyn Agent<Banqi>>> =
        seats.iter().map(|spec| agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"))).collect();
    while came.iter().map(|counts| counts[0]).sum::<usize>() < wanted {
        let quiet = rng.random_range(0..40);
        let Some(state) = ending(&game, count, quiet, &mut rng) else { continue };
        let Some(verdict) = tables.verdict(&state.position()) else { continue };
        let winner = played(&game, state, &mut players);
        let (kind, as_told) = match verdict {
            Verdict::Won(_) => (0, winner == Some(0)),
            Verdict::Drawn => (1, winner.is_none()),
            Verdict::Lost(_) => (2, winner == Some(1)),
        };
        came[kind][0] += 1;
        came[kind][1] += usize::from(as_told);
    }
    came
}

#[test]
fn endings_come_out_as_the_tables_say() {
    for count in 2..=3 {
        let came = play_out(count, 120, ["strategist:nodes=200"; 2]);
        for [there, as_told] in came {
            assert_eq!(there, as_told, "{count} pieces: {came:?}");
        }
        assert!(came[0][0] > 20 && came[2][0] > 5, "{came:?}");
    }
}

/// In full: `cargo test -p boards won_endings_are_won -- --ignored --nocapture`.
#[test]
#[ignore = "minutes, as each ending has tables of its own; endings of two and three pieces are played by the test before"]
fn won_endings_are_won() {
    for other in ["strategist:nodes=200", "chains"] {
        for (count, wanted) in [(2, 400), (3, 400), (4, 100)] {
            let [won, drawn, lost] = play_out(count, wanted, ["strategist:nodes=200", other]);
            println!("{count} pieces against {other}: won {won:?}, drawn {drawn:?}, lost {lost:?}, as told the second");
            assert!(won[1] * 100 >= won[0] * 95, "{won:?}");
        }
    }
}

#[test]
fn each_move_has_a_verdict() {
    let game = rules(Setup::default());
    let mut tables = Tables::of(&game).expect("tables know it");
    // A general beside a horse takes it and has won.
    let state = at(&game, "8/8/8/Gh6 r1 AAEERRHHCCSSSSSgaaeerrhccsssss 0");
    let moves = tables.of_moves(&game, &state).expect("two open pieces");
    assert_eq!((moves[0].0.to_string(), moves[0].1), ("a1-a2".to_owned(), Verdict::Won(1)));
    assert_eq!(moves.len(), 2);
    // One ply before the end a win that takes longer is none any more.
    let far = "h7/8/8/6GA r1 AEERRHHCCSSSSSgaaeerrhccsssss";
    let verdict = |tables: &mut Tables, quiet: u16| tables.verdict(&at(&game, &format!("{far} {quiet}")).position());
    let Some(Verdict::Won(plies)) = verdict(&mut tables, 0) else { panic!("two hunters win") };
    assert_eq!(verdict(&mut tables, 60 - plies), Some(Verdict::Won(plies)));
    assert_eq!(verdict(&mut tables, 61 - plies), Some(Verdict::Drawn));
    // Nothing is known where pieces lie face down, where there are five, and in games with a limit of chases.
    assert_eq!(tables.verdict(&at(&game, "8/8/8/Gh5? r1 AAEERRHHCCSSSSSgaaeerrhccssss 0").position()), None);
    assert_eq!(tables.verdict(&at(&game, "8/8/GAEE4/h7 r1 ARRHHCCSSSSSgaaeerrhccsssss 0").position()), None);
    assert!(Tables::of(&rules(Setup { chase_limit: 7, ..Setup::default() })).is_none());
}

/// Turned round and with colours exchanged a position is worth the same.
#[test]
fn what_looks_alike_is_worth_the_same() {
    let game = rules(Setup::default());
    let mut tables = Tables::of(&game).expect("tables know it");
    let mut rng = Seed(5).stream("alike", 0);
    let mut checked = 0;
    while checked < 60 {
        let Some(state) = ending(&game, 3, 0, &mut rng) else { continue };
        let position = state.position();
        let mut other = Position { board: Board::empty(4), mover: Some(Colour::Black), ..position };
        for square in position.board.occupied() {
            let piece = position.board.piece(square).expect("all are open");
            let piece = Piece { colour: piece.colour.other(), kind: piece.kind };
            other.board.put(Square(square.0 ^ 31), Cell::Open(piece));
        }
        assert_eq!(tables.verdict(&position), tables.verdict(&other));
        checked += usize::from(tables.verdict(&position).is_some());
    }
}
