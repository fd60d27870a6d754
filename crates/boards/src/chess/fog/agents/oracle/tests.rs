//! A position in which one has to guess, against the exact solution.

use search::{Cfr, CfrLimits, Entry, ExtensiveForm, Mixture, Start, plain};
use tabletop::notation::Span;
use tabletop::{Monitor, Seat, Seed};

use super::play::{Play, Terms};
use super::settings::Settings;
use super::subgame::{Method, Subgame};
use super::survey::{Field, survey};
use super::surveyed::{Survey, Surveyed};
use super::*;
use crate::board::Square;
use crate::chess::fen;
use crate::chess::fog::setup::Setup;
use crate::chess::piece::Side;

/// Two knights that Black does not see once they have moved, and two bishops that cannot guard each other: the one knight can come up to this bishop, the other to that one, and Black can save one.
const GUESS: &str = "6k1/5ppp/8/1b4b1/8/1N4N1/P5PP/7K w - - 0 1";

fn method() -> Method {
    Settings::default().method
}

fn square(game: &Fog, name: &str) -> Square {
    game.rules().size.squares().find(|square| game.square_name(*square) == name).expect("a square of the board")
}

/// How likely a mixture goes to a square.
fn share(game: &Fog, mixture: &Mixture<Move>, name: &str) -> f64 {
    let to = square(game, name);
    mixture.choices.iter().filter(|choice| choice.mv.to == to).map(|choice| choice.probability).sum()
}

#[test]
fn it_mixes_where_one_has_to_guess_and_any_single_move_loses_by_being_known() {
    let game = Fog::new(Setup::default()).expect("the usual game");
    let worth = Worth::new(game.setup.relative, Weights::BY_HAND);
    let outlook = Outlook::new(&game, &worth, Side::White, None);
    let position = fen::read(game.rules(), Span::of(GUESS)).expect("a position");
    let terms = || {
        let purse = Cell::new(Purse::new(200_000));
        Terms { game: &game, own: Side::White, scale: 8.0, depth: 2, survey: Survey::default(), purse }
    };
    // The whole tree of an own move and an answer, exchanges played to their end behind it.
    let whole = terms();
    let starts = [Start::new(Play::begin(&whole, outlook.node(position), [1, 2], true), 1.0)];
    let mut cfr = Cfr::new(100_000);
    cfr.begin(&starts, Entry::Dealt).expect("it can begin");
    assert!(cfr.open_all().expect("keys forget nothing"));
    cfr.solve(&CfrLimits::iterations(5_000), &mut Seed(1).stream("think", 0), &Monitor::new())
        .expect("it can be solved");
    assert!(cfr.exploitability() < 0.001, "{}", cfr.exploitability());
    let exact = cfr.average(Seat(0), starts[0].position.information(Seat(0))).expect("White moves first");
    // What White gets from an opponent that knows how it chooses.
    let known = |chances: &[f64]| plain::best_response(&starts, Seat(1), &|_, _, _| chances.to_vec());
    let value = cfr.value();
    let single = |at: usize| {
        let alone: Vec<f64> = (0..exact.choices.len()).map(|place| f64::from(u8::from(place == at))).collect();
        known(&alone)
    };
    let best_alone = (0..exact.choices.len()).map(single).fold(f64::NEG_INFINITY, f64::max);
    assert!(best_alone < value - 0.05, "a single move gets {best_alone}, the best strategy {value}");

    let (grown, samples) = (terms(), [Alike { position, others: Vec::new() }]);
    let rng = &mut Seed(2).stream("think", 0);
    let found = Subgame::solve(method(), &grown, &outlook, &samples, rng, &Monitor::new()).expect("a position");
    let kept =
        |mv: Move| found.kept.choices.iter().find(|choice| choice.mv == mv).map_or(0.0, |choice| choice.probability);
    let chances: Vec<f64> = exact.choices.iter().map(|choice| kept(choice.mv)).collect();
    assert!((2..=3).contains(&found.kept.choices.len()), "{:?}", found.kept);
    for to in ["d4", "e4"] {
        let (exactly, drawn) = (share(&game, &exact, to), share(&game, &found.kept, to));
        assert!((exactly - drawn).abs() < 0.2, "{to} is right with {exactly}, drawn with {drawn}");
    }
    let got = known(&chances);
    assert!(got > best_alone + 0.02, "{got} of {value}, a single move {best_alone}");
}

#[test]
fn what_may_be_lost_where_nobody_looks_is_taken_off() {
    let game = Fog::new(Setup::default()).expect("the usual game");
    let worth = Worth::new(game.setup.relative, Weights::BY_HAND);
    let outlook = Outlook::new(&game, &worth, Side::White, None);
    let position = fen::read(game.rules(), Span::of(GUESS)).expect("a position");
    let risky = Move::plain(square(&game, "b3"), square(&game, "d4"));
    let purse = Cell::new(Purse::new(1_000));
    let terms = |moves| {
        let survey = Survey { moves, ..Survey::default() };
        Terms { game: &game, own: Side::White, scale: 8.0, depth: 9, survey, purse: purse.clone() }
    };
    let after = |terms: &Terms<'_>, believed| {
        let mut play = Play::begin(terms, outlook.node(position), [1, 2], believed);
        play.play(risky);
        play.evaluate()
    };
    let known = |king, less| Surveyed { mv: risky, worth: 0.0, less, king, piece: 0.0 };
    let safe = terms(Vec::new());
    let value = after(&safe, true);
    let dangerous = terms(vec![known(0.25, 0.0)]);
    assert!((after(&dangerous, true) - (0.75 * value - 0.25)).abs() < 1e-9, "a quarter of all is lost");
    assert!((after(&dangerous, false) - value).abs() < 1e-9, "elsewhere nothing is known of it");
    assert!((after(&terms(vec![known(0.0, 0.1)]), true) - (value - 0.1)).abs() < 1e-9, "it is worth less elsewhere");
    // A won game is worth all, the sooner the more; a lead never as much.
    assert!(safe.share(1000.0) == 1.0 && safe.share(990.0) < 1.0 && safe.share(40.0) < safe.share(980.0));
    assert!((safe.share(-8.0) + 0.45).abs() < 1e-9);
}

/// A queen is lost in one of four positions that fit, which is not the one that is solved.
#[test]
fn a_survey_sees_what_few_positions_do_not_show() {
    let game = Fog::new(Setup::default()).expect("the usual game");
    let worth = Worth::new(game.setup.relative, Weights::BY_HAND);
    let outlook = Outlook::new(&game, &worth, Side::White, None);
    let at = |text| fen::read(game.rules(), Span::of(text)).expect("a position");
    let rook_on = [
        "6k1/7r/8/8/8/8/8/Q5K1 w - - 0 1",
        "6k1/8/7r/8/8/8/8/Q5K1 w - - 0 1",
        "6k1/8/8/7r/8/8/8/Q5K1 w - - 0 1",
        "3r2k1/8/8/8/8/8/8/Q5K1 w - - 0 1",
    ]
    .map(at);
    let believed = rook_on.map(|position| (1.0, position));
    let purse = Cell::new(Purse::new(100_000));
    let terms = Terms { game: &game, own: Side::White, scale: 8.0, depth: 9, survey: Survey::default(), purse };
    let bad = Move::plain(square(&game, "a1"), square(&game, "d4"));
    let field = Field { solved: &rook_on[..1], believed: &believed, moves: &[bad], memory: &Memory::new(9) };
    let settings = Settings::default();
    // With enough time all are looked at, which lowers what is expected.
    let wide = survey(&terms, &outlook, &field, &settings, 0, &Monitor::new()).moves[0];
    assert!(wide.less > 0.05 && wide.piece.abs() < 1e-9, "{wide:?}");
    // With time for the first alone, what is lost at once is still counted in all.
    let narrow = survey(&terms, &outlook, &field, &settings, 100_000, &Monitor::new()).moves[0];
    assert!(narrow.less == 0.0 && (narrow.piece - 9.5 / 4.0).abs() < 1e-9, "{narrow:?}");
}

/// A table of how trees grow and how fast they are solved: `cargo test -p boards --lib iterations_and_growth -- --ignored --nocapture`.
#[test]
#[ignore = "measures, which depend on the machine"]
#[expect(clippy::disallowed_types, reason = "it measures time")]
fn iterations_and_growth() {
    const MIDDLE: &str = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 1";
    let setup = Setup { starts: vec![MIDDLE.to_owned()], ..Setup::default() };
    let game = Fog::new(setup).expect("a game");
    let worth = Worth::new(game.setup.relative, Weights::BY_HAND);
    let outlook = Outlook::new(&game, &worth, Side::White, None);
    let view = tabletop::Game::view(&game, &tabletop::Game::start(&game), tabletop::Eye::Seat(Seat(0)));
    // Positions of this view alone, since nothing was seen before.
    let positions: Vec<Position> = (0..256)
        .filter_map(|seed| game.world_of(&view, &mut Seed(seed).stream("worlds", 0)))
        .map(|world| world.position(game.rules()))
        .collect();
    for nodes in [20_000, 200_000] {
        for (samples, depth) in [(4, 60), (25, 2), (25, 4), (25, 60), (100, 60), (250, 60)] {
            let purse = Cell::new(Purse::new(nodes));
            let terms = Terms { game: &game, own: Side::White, scale: 8.0, depth, survey: Survey::default(), purse };
            let alone = |position: &Position| Alike { position: *position, others: Vec::new() };
            let starts: Vec<Alike> = positions.iter().take(samples).map(alone).collect();
            let (rng, monitor) = (&mut Seed(2).stream("think", 0), Monitor::new());
            let mut found = Subgame::solve(method(), &terms, &outlook, &starts, rng, &monitor).expect("positions");
            let solved = found.cfr.solved();
            let begun = std::time::Instant::now();
            found.cfr.solve(&CfrLimits::iterations(200), rng, &monitor).expect("keys forget nothing");
            let speed = 200.0 / begun.elapsed().as_secs_f64();
            println!(
                "{nodes} evaluated, {} positions, {depth} plies at most: {solved:?}, {speed:.0} iterations a second",
                starts.len()
            );
        }
    }
}
