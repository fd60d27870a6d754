//! A run of breeding as the page starts it: to its end, stopped and gone on with, kept, played, and files that are broken.

use std::{
    fs,
    path::Path,
    thread::sleep,
    time::{Duration, Instant},
};

use dominion::{Dominion, Setup};
use lab::{GameModule, Library};
use registry::games::DominionModule;
use rubicon::{
    games::dominion::{
        Content,
        training::{Ending, News, Numbers, Origin, Plan, RealmTraining, Run, begin as begin_run, champions},
    },
    storage::Storage,
    text::Words,
    training::{Fault, TrainingGame},
};
use tabletop::{Controller, Seed};
use training::breed::BreedRun;

/// No run of these tests takes so long, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(240);

fn library() -> Library {
    Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the repository is a library")
}

fn storage() -> (tempfile::TempDir, Storage) {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(Some(folder.path())).expect("a place to keep things");
    (folder, storage)
}

/// A small run.
fn plan() -> Plan {
    let numbers = Numbers { pool: 10, games: 20, generations: 5, validation: 100 };
    Plan { numbers, known: false, ..Plan::default() }
}

fn begin(storage: Option<&Storage>) -> Run {
    let request = plan().request(&Words::english(), None).expect("a sound plan");
    begin_run(library(), Origin::Plan(request), storage.cloned(), champions::run_file("one"))
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
        sleep(Duration::from_millis(2));
    }
}

/// What it has come to in the end, and how that is.
fn ended(run: &Run) -> (News, Result<Ending, Fault>) {
    let news = until(run, |_| false);
    (news, run.end().expect("it is over").copied())
}

/// What came of a run that is played to its end.
fn outcome(run: &Run) -> News {
    let (news, end) = ended(run);
    assert_eq!(end, Ok(Ending::Done));
    news
}

#[test]
fn a_champion_is_bred_kept_and_played() {
    let (folder, storage) = storage();
    let (content, _) = Content::load(&library());
    let words = Words::english();
    let run = begin(Some(&storage));
    let news = outcome(&run);
    assert!(!run.runs() && news.unkept.is_none());
    assert_eq!(news.curve.len(), 5, "every generation is told");
    assert_eq!(news.plan.as_deref(), Some(&plan()), "a run knows what it was begun with");
    let report = news.report.as_ref().expect("something came of it");
    assert_eq!((news.leaders.len(), report.leaders.len()), (5, 5));
    assert!(report.leaders.iter().all(|leader| leader.expected.is_some_and(|expected| expected.games >= 400)));
    let study = news.study.as_ref().expect("it was looked at");
    assert_eq!(study.progression.generations, [1, 4, 5]);
    let file = champions::keep(&storage, &plan(), "one", report).expect("there is one").expect("it can be kept");
    assert_eq!(file, "dominion/champions/one.ron");
    let (kept, problems) = champions::list(&storage, &content, &words);
    assert_eq!(problems, Vec::<String>::new());
    let [champion] = kept.as_slice() else { panic!("one champion was kept: {kept:?}") };
    assert_eq!(champion.agent(), report.leaders[0].bred.agent, "the file plays as the run's champion does");
    assert!(DominionModule.agent(&champion.agent()).is_ok(), "{} can be seated", champion.agent());
    assert_eq!(champions::unfinished(&storage, &kept), Vec::<String>::new(), "what has a champion is over");
    assert_eq!(champions::unfinished(&storage, &[]), ["one"]);
    let setup = Setup { seats: 3, ..champion.setup.clone() };
    let game = champions::game(&words, &setup, &champion.agent(), Seed(5));
    assert_eq!(game.setup.get::<Dominion>(), Some(&setup));
    let controllers: Vec<_> = game.players.iter().map(|player| player.controller.clone()).collect();
    let agent = Controller::Agent(champion.agent());
    assert_eq!(controllers, [Controller::Human, agent.clone(), agent]);
    assert_ne!(game.players[1].name, game.players[2].name);
    // The next run begins with it, and its file says so.
    let known = champions::library(&kept);
    assert!(known.text.contains(&champion.leaders[0].strategy.to_string()), "{}", known.text);
    let next = Plan { known: true, ..plan() };
    let request = next.request(&words, Some(known)).expect("a sound plan");
    let run = BreedRun::begin(&DominionModule, &library(), &request).expect("it begins");
    assert_eq!(Plan::of_terms(&run.terms(), run.validation()), Some(next));
    // What was kept can be looked at again, with the same result.
    let text = champions::run_text(&storage, "one").expect("the run is kept, too");
    let again = outcome(&begin_run(library(), Origin::File(text), None, champions::run_file("one")));
    assert_eq!(again.study.as_deref().map(|study| &study.progression), Some(&study.progression));
    for file in RealmTraining::files(&kept[0]) {
        storage.delete(&file).expect("taken away");
    }
    assert!(champions::list(&storage, &content, &words).0.is_empty());
    assert!(!folder.path().join("dominion/runs/one.ron").exists(), "its run goes with it");
}

#[test]
fn a_run_that_was_stopped_goes_on_to_the_same_end() {
    let whole = outcome(&begin(None));
    let (_folder, storage) = storage();
    let first = begin(Some(&storage));
    until(&first, |news| !news.curve.is_empty());
    first.stop();
    let (stopped, end) = ended(&first);
    let written = stopped.written.as_deref().expect("it is written down");
    let text = champions::run_text(&storage, "one").expect("it is kept");
    assert_eq!(text.text, written, "what is kept is where it stands");
    let rest = match end {
        Ok(Ending::Stopped) => {
            assert!(stopped.report.is_none());
            outcome(&begin_run(library(), Origin::File(text), None, champions::run_file("one")))
        }
        // It was faster than the hand that stopped it.
        _ => stopped,
    };
    assert_eq!(rest.curve, whole.curve, "no generation is told twice, and none is left out");
    assert_eq!(rest.leaders, whole.leaders);
}

#[test]
fn leaders_are_told_while_it_goes_on() {
    let run = begin(None);
    let early = until(&run, |news| !news.curve.is_empty());
    assert!(!early.leaders.is_empty() && early.leaders[0].strategy == early.curve.last().expect("one").best);
    drop(run);
}

#[test]
fn nobody_waits_for_a_run_that_is_dropped() {
    let run = begin(None);
    until(&run, |news| news.progress.is_some());
    let begun = Instant::now();
    drop(run);
    assert!(begun.elapsed() < Duration::from_secs(1));
}

#[test]
fn a_run_that_cannot_be_kept_is_told_so_and_goes_on() {
    let (folder, storage) = storage();
    fs::create_dir_all(folder.path().join("dominion")).expect("made");
    fs::write(folder.path().join("dominion/runs"), "no folder").expect("written");
    let news = outcome(&begin(Some(&storage)));
    assert!(news.unkept.is_some_and(|reason| reason.contains("runs")));
}

#[test]
fn a_broken_champion_is_one_clear_fault_and_hides_no_other() {
    let (folder, storage) = storage();
    let (content, _) = Content::load(&library());
    let words = Words::english();
    let news = outcome(&begin(Some(&storage)));
    let report = news.report.as_ref().expect("something came of it");
    champions::keep(&storage, &plan(), "sound", report).expect("there is one").expect("it can be kept");
    let path = folder.path().join("dominion/champions");
    let sound = fs::read_to_string(path.join("sound.ron")).expect("readable");
    let first = report.leaders[0].bred.strategy.clone();
    let broken = [
        ("format: 1", "format: 2", "format 2"),
        ("(\n    format: 1", "(\n    format: 1", ""),
        ("workshop", "workshap", "workshap"),
        (first.as_str(), "e2-d4-p8-gold", "gold"),
        (first.as_str(), "e2-d4-p8-village@1|witch@2", "witch"),
        ("share: Some((", "share: Some((7.0, 7.0, 7.0)), other: Some((", ""),
        ("seats: 2", "seats: 9", "9"),
    ];
    for (from, to, told) in broken {
        assert!(sound.contains(from), "{from} is in {sound}");
        let text = if told.is_empty() && from == to {
            sound.replacen(from, "(format", 1)
        } else {
            sound.replacen(from, to, 1)
        };
        fs::write(path.join("broken.ron"), text).expect("written");
        let (kept, problems) = champions::list(&storage, &content, &words);
        assert_eq!(kept.len(), 1, "the sound one stays where {to}");
        let [problem] = problems.as_slice() else { panic!("one fault for {to}: {problems:?}") };
        assert!(problem.contains("dominion/champions/broken.ron") && problem.contains(told), "{problem}");
    }
    fs::write(path.join("broken.ron"), " ".repeat(2 << 20)).expect("written");
    assert_eq!(champions::list(&storage, &content, &words).1.len(), 1);
    // No leaders at all.
    let (head, _) = sound.split_once("leaders:").expect("they are named");
    fs::write(path.join("broken.ron"), format!("{head}leaders: [])")).expect("written");
    let (_, problems) = champions::list(&storage, &content, &words);
    assert!(problems.len() == 1 && problems[0].contains("no leaders"), "{problems:?}");
}

#[test]
fn a_broken_run_ends_with_its_place_and_is_not_written_over() {
    let (folder, storage) = storage();
    let news = outcome(&begin(Some(&storage)));
    let sound = news.written.expect("written");
    let path = folder.path().join("dominion/runs/one.ron");
    for (text, told) in [
        (sound.replacen("format: 1", "format: 9", 1), "9"),
        (sound.replacen("game: \"dominion\"", "game: \"chess\"", 1), "chess"),
        (sound[..sound.len() / 2].to_owned(), "one.ron"),
        (String::new(), "one.ron"),
    ] {
        fs::write(&path, &text).expect("written");
        let file = champions::run_text(&storage, "one").expect("readable");
        let (_, broken) =
            ended(&begin_run(library(), Origin::File(file), Some(storage.clone()), champions::run_file("one")));
        let Err(Fault::Failed(reason)) = broken else { panic!("{broken:?}") };
        assert!(reason.contains("one.ron") && reason.contains(told), "{reason}");
        assert_eq!(fs::read_to_string(&path).expect("readable"), text, "what cannot be read is left as it is");
    }
    assert!(champions::run_text(&storage, "nobody").is_err());
}
