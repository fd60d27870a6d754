//! A run of learning as the training ground starts it: to its end, stopped and gone on with, kept and played.

use std::{
    fs,
    path::Path,
    sync::Arc,
    thread::sleep,
    time::{Duration, Instant},
};

use lab::{GameModule, Library};
use registry::games::RiskModule;
use risk::Risk;
use rubicon::{
    games::conquest::training::{ConquestTraining, News, Numbers, Plan, Run, begin as begin_run, champions},
    storage::Storage,
    text::Words,
    training::TrainingGame,
};
use tabletop::{Controller, Seed};
use training::AnyGameTraining;
use training::train::Training;

/// No run of these tests takes so long, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(240);

fn library() -> Library {
    Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the repository is a library")
}

/// A small run under the two-phase rules.
fn plan() -> Plan {
    Plan {
        subject: "minimax".to_owned(),
        variant: 1,
        numbers: Numbers { generations: 2, genomes: 10, budget: 5, validation: 20 },
        ..Plan::default()
    }
}

fn begin(plan: &Plan, from: Option<News>) -> Run {
    let request = plan.request(&Words::english(), AnyGameTraining::variants(&RiskModule)).expect("a sound plan");
    let (checkpoint, curve) = from.map_or((None, Vec::new()), |news| (news.checkpoint, news.curve));
    begin_run(library(), Arc::new(request), checkpoint, curve)
}

/// Waits until the run has come to something.
fn until(run: &Run, enough: impl Fn(&News) -> bool) -> News {
    let begun = Instant::now();
    loop {
        let over = run.end().is_some();
        let news = run.news();
        if over || enough(&news) || begun.elapsed() > PATIENCE {
            return news;
        }
        sleep(Duration::from_millis(5));
    }
}

/// Waits for its end.
fn end(run: &Run) -> Training {
    until(run, |_| false);
    run.end().expect("it is over").expect("nothing went wrong").clone()
}

#[test]
fn a_champion_is_learned_kept_and_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(Some(folder.path())).expect("a place to keep things");
    let run = begin(&plan(), None);
    let training = end(&run);
    assert!(!run.runs() && !training.stopped);
    assert_eq!((training.curve.len(), run.news().curve.len()), (2, 2), "every generation was told");
    let file = champions::keep(&storage, &training).expect("there is a champion").expect("it can be kept");
    let learnings = champions::learnings(&library());
    let (kept, problems) = champions::list(&storage, &learnings);
    assert_eq!(problems, Vec::<String>::new());
    let [champion] = kept.as_slice() else { panic!("one champion was kept: {kept:?}") };
    assert_eq!((&champion.file, champion.rules.as_str(), champion.seats), (&file, "two-phase", 2));
    let learned = training.champion.expect("there is a champion").agent;
    assert_eq!(champion.agent, learned, "the file plays as the run's champion does");
    assert!(RiskModule.agent(&champion.agent).is_ok(), "{} can be seated", champion.agent);
    let game = champions::game(&Words::english(), &champion.agent, &champion.rules, 2, Seed(5)).expect("known rules");
    let setup = game.setup.get::<Risk>().expect("a game of Conquest");
    assert!(setup.two_phase && setup.seats == 2);
    assert_eq!(game.players[0].controller, Controller::Human);
    assert_eq!(game.players[1].controller, Controller::Agent(learned));
    assert!(champions::game(&Words::english(), "raider", "chess", 2, Seed(5)).is_err());
    // What is no weights file is told, and does not hide the others.
    fs::write(folder.path().join("champions/broken.ron"), "(format: 1").expect("written");
    let (kept, problems) = champions::list(&storage, &learnings);
    assert_eq!((kept.len(), problems.len()), (1, 1));
    assert!(problems[0].contains("broken.ron"), "{problems:?}");
    for file in ConquestTraining::files(&kept[0]) {
        storage.delete(&file).expect("taken away");
    }
    assert!(champions::list(&storage, &learnings).0.is_empty());
}

#[test]
fn a_run_that_was_stopped_goes_on_to_the_same_end() {
    // So many generations that some are still to come when the first is told.
    let plan = Plan { numbers: Numbers { generations: 5, ..plan().numbers }, ..plan() };
    let begun = begin(&plan, None);
    let whole = end(&begun);
    let first = begin(&plan, None);
    until(&first, |news| !news.curve.is_empty());
    first.stop();
    let part = end(&first);
    let stopped = first.news();
    assert!(part.stopped, "it was stopped after {} of 5 generations", stopped.curve.len());
    assert!(stopped.checkpoint.is_some() && part.champion.is_none());
    let rest = begin(&plan, Some(stopped));
    assert_eq!(end(&rest).champion, whole.champion);
    assert_eq!(rest.news().curve, whole.curve, "no generation is told twice, and none is left out");
}

#[test]
fn nobody_waits_for_a_run_that_is_dropped() {
    let run = begin(&plan(), None);
    until(&run, |news| news.progress.is_some());
    let begun = Instant::now();
    drop(run);
    assert!(begun.elapsed() < Duration::from_secs(1));
}
