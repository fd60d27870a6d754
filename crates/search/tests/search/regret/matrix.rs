//! Games solved without any regret: all pure strategies are written down, played against each other, and the table is solved as a linear program.

use std::collections::BTreeMap;

use search::ExtensiveForm;
use tabletop::Turn;

/// For each key of a seat, which move it makes.
type Pure = BTreeMap<u64, usize>;

/// The value of a game to seat 0; `None` where a seat has more than `most` pure strategies.
pub fn value<G: ExtensiveForm>(game: &G, most: usize) -> Option<f64> {
    let mut sets = [BTreeMap::new(), BTreeMap::new()];
    list(game, &mut sets);
    let [rows, columns] = [pures(&sets[0], most)?, pures(&sets[1], most)?];
    let payoffs = rows.iter().map(|row| columns.iter().map(|column| play(game, [row, column])).collect()).collect();
    Some(solve(payoffs))
}

/// The value of a table of payoffs to whoever chooses the row.
pub fn solve(mut table: Vec<Vec<f64>>) -> f64 {
    let least = table.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let shift = 1.0 - least;
    table.iter_mut().flatten().for_each(|payoff| *payoff += shift);
    // Whoever chooses the column: the largest sum of y with (table)·y ≤ 1 is one over the value. A simplex with Bland's rule.
    let (rows, columns) = (table.len(), table[0].len());
    let mut lines: Vec<Vec<f64>> = Vec::new();
    for (at, payoffs) in table.iter().enumerate() {
        let slack = (0..rows).map(|row| if row == at { 1.0 } else { 0.0 });
        lines.push(payoffs.iter().copied().chain(slack).chain([1.0]).collect());
    }
    let mut goal: Vec<f64> = (0..columns + rows + 1).map(|at| if at < columns { -1.0 } else { 0.0 }).collect();
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    let last = columns + rows;
    while let Some(enters) = (0..last).find(|at| goal[*at] < -1e-9) {
        let ratio = |row: &usize| lines[*row][last] / lines[*row][enters];
        let leaves = (0..rows)
            .filter(|row| lines[*row][enters] > 1e-9)
            .min_by(|one, other| ratio(one).total_cmp(&ratio(other)).then(basis[*one].cmp(&basis[*other])))
            .expect("no payoff lets the sum grow for ever");
        let by = lines[leaves][enters];
        lines[leaves].iter_mut().for_each(|entry| *entry /= by);
        let pivot = lines[leaves].clone();
        let others = lines.iter_mut().enumerate().filter(|(row, _)| *row != leaves).map(|(_, line)| line);
        for line in others.chain([&mut goal]) {
            let times = line[enters];
            line.iter_mut().zip(&pivot).for_each(|(entry, own)| *entry -= times * own);
        }
        basis[leaves] = enters;
    }
    1.0 / goal[last] - shift
}

/// Lists the keys of both seats with how many moves they have.
fn list<G: ExtensiveForm>(game: &G, sets: &mut [BTreeMap<u64, usize>; 2]) {
    for (_, mv) in next(game) {
        if let Turn::Seat(seat) = game.turn() {
            let moves = next(game).len();
            assert_eq!(*sets[seat.index()].entry(game.information(seat)).or_insert(moves), moves);
        }
        list(&after(game, mv), sets);
    }
}

/// Every way to choose a move for each key.
fn pures(sets: &BTreeMap<u64, usize>, most: usize) -> Option<Vec<Pure>> {
    let mut pures = vec![Pure::new()];
    for (key, moves) in sets {
        if pures.len() * moves > most {
            return None;
        }
        let with = |pure: &Pure, mv| pure.iter().map(|(key, mv)| (*key, *mv)).chain([(*key, mv)]).collect();
        pures = pures.iter().flat_map(|pure| (0..*moves).map(move |mv| with(pure, mv))).collect();
    }
    Some(pures)
}

fn play<G: ExtensiveForm>(game: &G, pures: [&Pure; 2]) -> f64 {
    let next = next(game);
    match game.turn() {
        _ if next.is_empty() => game.evaluate(),
        Turn::Seat(seat) => play(&after(game, next[pures[seat.index()][&game.information(seat)]].1), pures),
        _ => next.iter().map(|(share, mv)| share * play(&after(game, *mv), pures)).sum(),
    }
}

/// The moves or outcomes of a position.
fn next<G: ExtensiveForm>(game: &G) -> Vec<(f64, G::Move)> {
    match game.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => search::plain::chances(game),
        Turn::Seat(_) => {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            moves.into_iter().map(|mv| (1.0, mv)).collect()
        }
    }
}

fn after<G: ExtensiveForm>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play(mv);
    next
}

#[test]
fn tables_with_known_values() {
    assert!((solve(vec![vec![3.0, -1.0], vec![-1.0, 1.0]]) - 1.0 / 3.0).abs() < 1e-9);
    assert!((solve(vec![vec![2.0, 5.0], vec![1.0, 9.0]]) - 2.0).abs() < 1e-9);
    assert!(solve(vec![vec![0.0, -1.0, 1.0], vec![1.0, 0.0, -1.0], vec![-1.0, 1.0, 0.0]]).abs() < 1e-9);
}
