//! Fox Hunt: what its ready-made tables say of where foxes are, and matches of hunters by what they score.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use boards::fox_hunt::square_name;
use door::Recorder;
use lab::{Opening, Scene};
use matches::{AnyGameMatches, MatchRequest, RunControl};
use registry::games::FoxHuntModule;
use tabletop::{Budget, Eye, Seat, Seed, Session, Turn};
use test_kit::library;

/// The squares on which a fox must be as a ready-made table begins, in how many ways they may lie, and where they come to lie.
fn certain(name: &str) -> (BTreeSet<String>, u64, BTreeSet<String>) {
    let library = library();
    let scene =
        library.scene(&format!("fox_hunt/{name}")).and_then(|file| Scene::load(&FoxHuntModule, &library, &file));
    let scene = scene.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let mut session = Session::new(scene.game.clone(), Seed(1), scene.players).expect("a session");
    while session.turn() == Turn::Chance {
        session.advance().expect("chance that is due");
    }
    let view = session.view(Eye::Seat(Seat(0)));
    let odds = scene.game.odds(&view).expect("they are few enough to be counted");
    let foxes = session.state().foxes.iter().map(|fox| square_name(*fox)).collect();
    (scene.game.certain(&view).map(square_name).collect(), odds.placements(), foxes)
}

#[test]
fn ready_made_tables_say_what_is_certain() {
    let squares = |names: &str| names.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    let (found, placements, foxes) = certain("one-is-certain");
    assert_eq!((&found, placements), (&squares("d6"), 15));
    assert!(foxes.is_superset(&found) && foxes.len() == 3, "{foxes:?}");
    for (name, where_they_are) in [("three-are-certain", "b1 c1 f6"), ("five-are-certain", "e1 f1 f3 a5 a6")] {
        let (found, placements, foxes) = certain(name);
        assert_eq!((found, placements), (squares(where_they_are), 1), "{name}");
        assert_eq!(foxes, squares(where_they_are), "there is no other way");
    }
}

#[test]
fn a_match_of_hunters_tells_mean_scores_and_whoever_counts_shoots_less() {
    let request = MatchRequest {
        opening: Opening::Setup { options: Some("size=tiny,foxes=3".to_owned()), seats: None },
        agents: ["novice", "beater", "huntsman@easy"].map(str::to_owned).to_vec(),
        games: 60,
        seed: Seed(1),
        budget: Budget::default(),
        threads: Some(1),
        recorder: Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| (), stop: &AtomicBool::new(false) };
    let report = FoxHuntModule.play_match(&library(), &request, &control).expect("a match");
    assert_eq!((report.seats, report.games), (1, 60));
    let [novice, beater, huntsman] = &report.agents[..] else { panic!("three agents") };
    let scores = [novice, beater, huntsman].map(|entrant| entrant.score.expect("points").mean);
    assert!(scores.is_sorted() && scores[0] + 10.0 < scores[2] && scores[2] < 33.0, "{scores:?}");
}
