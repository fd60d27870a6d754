//! Which game the means are of that others published: hunts by other rules, in which simple hunters would take other numbers of shots.

use boards::board::Square;
use boards::fox_hunt::{Answer, Area, BoardSize, FoxHunt, Setup, Shot, View, agents, rays};
use rand::RngExt;
use tabletop::{Budget, Monitor, Rng, Seed, Think};

use super::support::{begun, rules};

/// What is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Played {
    /// The rules of the house.
    Here,
    /// A hit tells, too, how many other foxes lie on its rays.
    HitsTell,
    /// Foxes hide each by itself, so that several may share a square, and one shot finds them all.
    Shared,
}

/// The squares of the foxes, each with how many there are.
fn hidden(played: Played, game: &FoxHunt, seed: Seed) -> Vec<Square> {
    if played != Played::Shared {
        return begun(game, seed).foxes;
    }
    let mut rng = seed.stream("shared", 0);
    let squares: Vec<Square> = BoardSize::Usual.squares().collect();
    (0..game.foxes()).map(|_| squares[rng.random_range(0..squares.len())]).collect()
}

/// The shots of a hunter that shoots anywhere but, if it is to leave them out, on the rays of shots that see no fox but found ones.
fn anywhere(played: Played, leaves_out: bool, foxes: &[Square], rng: &mut Rng) -> f64 {
    let dens: Area = foxes.iter().copied().collect();
    let ground = BoardSize::Usual.squares();
    let (mut tried, mut found) = (Area::none(), Area::none());
    let mut shots = 0.0;
    while found != dens {
        let tells = |square: &Square| !dens.contains(*square) || played == Played::HitsTell;
        let blank = tried.filter(tells).map(rays).filter(|seen| (*seen & dens & !found).is_empty());
        let ruled_out = if leaves_out { blank.fold(Area::none(), |all, seen| all | seen) } else { Area::none() };
        let open: Vec<Square> = (ground & !tried & !ruled_out).collect();
        let square = open[rng.random_range(0..open.len())];
        tried.insert(square);
        if dens.contains(square) {
            found.insert(square);
        }
        shots += 1.0;
    }
    shots
}

fn mean(shots: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = shots.len() as f64;
    shots.sum::<f64>() / count
}

fn mean_anywhere(played: Played, leaves_out: bool, boards: u64) -> f64 {
    let game = rules(Setup::default());
    let one = |number| {
        let seed = Seed(1).derive("board", number);
        anywhere(played, leaves_out, &hidden(played, &game, seed), &mut seed.stream("anywhere", 0))
    };
    mean((0..boards as usize).map(|number| one(number as u64)))
}

/// The shots of a hunter of the house. What a hit tells, where it does, it hears as a miss on the same square would tell it.
fn hunted(played: Played, spec: &str, game: &FoxHunt, seed: Seed) -> f64 {
    let mut hunter = agents::make(spec).unwrap_or_else(|fault| panic!("{fault}"));
    let dens: Area = hidden(played, game, seed).into_iter().collect();
    let mut view = View { undecided: false, hidden: game.foxes(), shots: Vec::new() };
    let monitor = Monitor::new();
    for shots in 1.. {
        let rng = seed.stream("think", shots);
        let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
        let square = hunter.decide(game, &view, &mut think).action.square;
        assert!(!view.tried().contains(square));
        let seen = Answer::Missed((rays(square) & dens).len() as u8);
        if dens.contains(square) {
            view.shots.push(Shot { square, answer: Answer::Hit });
        }
        if !dens.contains(square) || played == Played::HitsTell {
            view.shots.push(Shot { square, answer: seen });
        }
        if view.found() == dens {
            return shots as f64;
        }
    }
    unreachable!("a board has no more squares")
}

fn mean_hunted(played: Played, spec: &str, boards: u64) -> f64 {
    let game = rules(Setup::default());
    mean((0..boards as usize).map(|number| hunted(played, spec, &game, Seed(1).derive("board", number as u64))))
}

/// Whoever shoots anywhere finds the last of k foxes on n squares after k (n + 1) / (k + 1) shots in the mean: 8 x 101 / 9 = 89.78. Others measured 89.6.
#[test]
fn shots_anywhere_are_as_many_as_reckoned() {
    let (here, shared) = (mean_anywhere(Played::Here, false, 4_000), mean_anywhere(Played::Shared, false, 4_000));
    assert!((here - 8.0 * 101.0 / 9.0).abs() < 0.5, "{here}");
    assert!(shared < here, "{shared}");
}

/// The hunter of these tests is the one of the house, so that what it takes by other rules can be compared.
#[test]
fn hunts_by_the_rules_of_the_house_are_those_of_the_game() {
    let (game, seed) = (rules(Setup::default()), Seed(1).derive("board", 3));
    for spec in ["tracker", "huntsman:nodes=50"] {
        let shots = hunted(Played::Here, spec, &game, seed);
        assert!((8.0..40.0).contains(&shots), "{spec}: {shots}");
    }
    let [here, told] = [Played::Here, Played::HitsTell].map(|played| mean_anywhere(played, true, 400));
    assert!((33.0..38.0).contains(&here) && told < here - 0.5, "{here} {told}");
}

/// In full: `cargo test -p boards other_rules -- --ignored --nocapture`.
#[test]
#[ignore = "minutes; nothing is asked of it"]
fn what_hunts_take_by_other_rules() {
    for played in [Played::Here, Played::HitsTell, Played::Shared] {
        println!("{played:?}, anywhere: {:.2}", mean_anywhere(played, false, 20_000));
        println!("{played:?}, Beater: {:.2}", mean_anywhere(played, true, 20_000));
    }
    for (spec, boards) in [("tracker", 2_000), ("huntsman:nodes=1", 1_000), ("huntsman:nodes=300", 1_000)] {
        for played in [Played::HitsTell, Played::Here] {
            println!("{played:?}, {spec}: {:.2}", mean_hunted(played, spec, boards));
        }
    }
}
