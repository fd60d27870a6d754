//! Counts, chances and draws against all placements tried one by one.

use std::collections::BTreeMap;

use boards::board::{Square, Squares};
use boards::fox_hunt::odds::{Clues, MOST_COUNTS, Odds};
use boards::fox_hunt::thought::bits;
use boards::fox_hunt::{Answer, Area, BoardSize, FoxHunt, GRID, View, rays};
use tabletop::{Game, Seed};

use super::support::{after_random_shots, at, below, board, choices, seen};

/// Whether foxes that are yet to be found may lie so, by the words of the rules alone.
fn fits(view: &View, foxes: Area) -> bool {
    let all = foxes | view.found();
    view.shots.iter().all(|shot| match shot.answer {
        Answer::Hit => all.contains(shot.square),
        Answer::Missed(count) => !all.contains(shot.square) && (rays(shot.square) & all).len() == u32::from(count),
    })
}

/// All placements that fit, one by one.
fn tried_one_by_one(game: &FoxHunt, view: &View) -> Vec<Area> {
    let open: Vec<Square> = (game.ground() & !view.tried()).collect();
    let left = usize::from(game.foxes()) - view.found().len() as usize;
    choices(&open, left).into_iter().filter(|foxes| fits(view, *foxes)).collect()
}

fn compare(game: &FoxHunt, view: &View) -> u64 {
    let fitting = tried_one_by_one(game, view);
    let odds = game.odds(view).unwrap_or_else(|| panic!("{view:?}"));
    assert_eq!(odds.placements(), fitting.len() as u64, "{view:?}");
    for square in GRID.squares() {
        let with = fitting.iter().filter(|foxes| foxes.contains(square)).count() as u64;
        assert_eq!(odds.ways(square), with, "{square:?} of {view:?}");
    }
    let mut all = odds.all(u64::MAX).expect("they are not too many");
    let mut expected = fitting;
    all.sort_by_key(|foxes| foxes.0);
    expected.sort_by_key(|foxes| foxes.0);
    assert_eq!(all, expected, "{view:?}");
    let possible = all.iter().fold(Area::none(), |some, foxes| some | *foxes);
    let certain = all.iter().fold(!Area::none(), |every, foxes| every & *foxes);
    assert_eq!(game.impossible(view), game.ground() & !view.tried() & !possible, "{view:?}");
    assert_eq!(game.certain(view), certain & possible, "{view:?}");
    odds.placements()
}

#[test]
fn counts_are_those_of_all_placements_on_small_boards() {
    let (mut compared, mut several) = (0, 0);
    for foxes in 1..=4 {
        let game = board(BoardSize::Tiny, foxes);
        for number in 0..12 {
            for shots in [0, 1, 2, 3, 4, 5, 6, 8, 11, 15, 22, 30] {
                let state = after_random_shots(&game, Seed(u64::from(foxes)).derive("game", number), shots);
                several += u64::from(compare(&game, &seen(&game, &state)) > 1);
                compared += 1;
            }
        }
    }
    assert!(compared == 576 && several > 300, "{several} of {compared}");
}

/// Views that no game need come to: whatever shots may have told.
#[test]
fn counts_are_right_where_answers_are_made_up() {
    let game = board(BoardSize::Tiny, 3);
    let squares: Vec<Square> = game.ground().collect();
    let (mut fitting, mut refused) = (0, 0);
    for number in 0..600 {
        let mut rng = Seed(3).stream("made up", number);
        let mut words: BTreeMap<String, String> = BTreeMap::new();
        for _ in 0..1 + below(&mut rng, 6) {
            let square = squares[below(&mut rng, squares.len())];
            let told = if below(&mut rng, 8) == 0 { "*".to_owned() } else { below(&mut rng, 4).to_string() };
            words.insert(boards::fox_hunt::Action { square }.to_string(), told);
        }
        let hits = words.values().filter(|told| *told == "*").count();
        let text: Vec<String> = words.iter().map(|(square, told)| format!("{square}={told}")).collect();
        if hits > 3 {
            continue;
        }
        let view = at(&game, &text.join(" "));
        match game.odds(&view) {
            Some(_) => fitting += u64::from(compare(&game, &view) > 0),
            None => {
                assert!(tried_one_by_one(&game, &view).is_empty(), "{view:?}");
                refused += 1;
            }
        }
    }
    assert!(fitting > 150 && refused > 50, "{fitting} fit, {refused} do not");
}

#[test]
fn the_usual_board_has_as_many_placements_as_it_should() {
    let count = |text: &str| {
        let game = board(BoardSize::Usual, 8);
        game.odds(&at(&game, text)).map(|odds| odds.placements())
    };
    assert_eq!(count("-"), Some(186_087_894_300), "8 of 100");
    // Of the 99 other squares 27 are seen from a corner.
    assert_eq!(count("a1=0"), Some(11_969_016_345), "8 of 72");
    assert_eq!(count("a1=8"), Some(2_220_075), "8 of 27");
    assert_eq!(count("a1=3"), Some(2_925 * 13_991_544), "3 of 27 and 5 of 72");
    assert_eq!(count("a1=*"), Some(14_887_031_544), "7 of 99");
    assert_eq!(
        count("a1=0 b1=8"),
        Some(12_870),
        "8 of 16: the column of b1 and its long diagonal, but for b2, on which a1 lies too"
    );
    assert_eq!(count("a1=0 a10=0 j1=0 j10=1"), None, "all that one corner sees is seen by the others");
}

/// Draws on the usual board come out as the chances say, and each placement of a few as often as any other.
#[test]
fn draws_are_even() {
    let game = board(BoardSize::Usual, 8);
    for (number, shots) in (0..).zip([2, 6, 10, 14, 18]) {
        let state = after_random_shots(&game, Seed(40 + number), shots);
        let view = seen(&game, &state);
        let odds = game.odds(&view).expect("they are counted");
        let mut rng = Seed(number).stream("draws", 0);
        let mut drawn = [0_u32; 120];
        for _ in 0..4_000 {
            let foxes = odds.draw(&mut rng).expect("there is one");
            assert!(fits(&view, foxes), "{view:?}");
            foxes.for_each(|fox| drawn[fox.index()] += 1);
        }
        for square in GRID.squares() {
            let chance = odds.chance(square);
            let spread = (4_000.0 * chance * (1.0 - chance)).sqrt();
            assert!((f64::from(drawn[square.index()]) - 4_000.0 * chance).abs() <= 4.5 * spread + 1e-9, "{square:?}");
        }
    }
    let game = board(BoardSize::Tiny, 3);
    let view = at(&game, "a1=1 f3=2 d4=2");
    let odds = game.odds(&view).expect("they are counted");
    let mut often: BTreeMap<u128, u32> = BTreeMap::new();
    let mut rng = Seed(5).stream("draws", 0);
    let draws = 200 * odds.placements();
    for _ in 0..draws {
        *often.entry(odds.draw(&mut rng).expect("there is one").0).or_insert(0) += 1;
    }
    assert_eq!(often.len() as u64, odds.placements());
    let chi_square: f64 = often.values().map(|found| (f64::from(*found) - 200.0).powi(2) / 200.0).sum();
    let freedom = often.len() as f64 - 1.0;
    assert!((chi_square - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(), "{chi_square} of {freedom}");
}

/// What answers tell over all placements is the mean of the logarithm by which they become fewer.
#[test]
fn an_answer_tells_by_how_much_placements_become_fewer() {
    let game = board(BoardSize::Tiny, 3);
    let view = at(&game, "c3=2 f1=1");
    let all = game.odds(&view).and_then(|odds| odds.all(u64::MAX)).expect("they are few");
    for square in game.ground() & !view.tried() {
        let mut told = 0.0;
        for foxes in &all {
            let mut state = game.world(&view, &mut Seed(1).stream("world", 0)).expect("there is one");
            state.foxes = (*foxes | view.found()).collect();
            let action = boards::fox_hunt::Action { square };
            game.apply(&mut state, &action, &mut tabletop::NoEvents).expect("it is allowed");
            let left = game.odds(&seen(&game, &state)).expect("they are counted").placements();
            told += (all.len() as f64 / left as f64).log2() / all.len() as f64;
        }
        assert!((told - bits(&all, square)).abs() < 1e-9, "{square:?}: {told}");
    }
}

/// Positions of games stay far below what is counted at most, on every board with any number of foxes.
#[test]
fn counting_is_affordable_in_games() {
    for (size, foxes, most) in
        [(BoardSize::Usual, 8, 400_000), (BoardSize::Small, 8, 400_000), (BoardSize::Large, 8, 2_000_000)]
    {
        let game = board(size, foxes);
        let mut highest = 0;
        for number in 0..4 {
            for shots in [8, 12, 14, 16] {
                let state = after_random_shots(&game, Seed(9).derive("game", number), shots);
                highest = highest.max(game.odds(&seen(&game, &state)).expect("they are counted").counts());
            }
        }
        assert!(highest > 1_000 && highest < most, "{size:?}: {highest}");
        println!("{size:?}, {foxes} foxes: {highest} counts at most");
    }
}

/// What would take too much is not counted, and what is then told is still so.
#[test]
fn what_takes_too_much_is_refused() {
    let game = board(BoardSize::Usual, 8);
    let state = after_random_shots(&game, Seed(77), 12);
    let view = seen(&game, &state);
    let clues = game.clues(&view).expect("they fit");
    let odds = Odds::new(&clues, MOST_COUNTS).expect("they are counted");
    assert!(Odds::new(&clues, odds.counts() / 2).is_none());
    assert_eq!(Odds::new(&clues, odds.counts()).map(|again| again.placements()), Some(odds.placements()));
    assert!((state.foxes.iter().copied().collect::<Area>() & !view.tried() & !clues.open()).is_empty());
    assert!(Clues::of(game.ground(), 10, &[]).is_none() && Clues::of(Squares::none(), 1, &[]).is_none());
}
