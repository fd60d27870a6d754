//! Training on a tiny game: repeatable at any number of threads, resumed as if never stopped, and it learns.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use lab::{LabError, Opening, TextFile};
use pig::PigModule;
use tabletop::{Budget, Seed};
use test_kit::library;
use training::AnyGameTraining;
use training::evolution::{GeneticOptions, Method, SpsaOptions, StrategyOptions};
use training::train::{Checkpoint, Progress, TrainControl, TrainRequest, Training, WeightsFile};

fn request(seats: usize, method: Method) -> TrainRequest {
    TrainRequest {
        limit_wins: false,
        game: "pig".to_owned(),
        subject: "keeper".to_owned(),
        opening: Opening::Setup { options: None, seats: Some(seats) },
        budget: Budget::nodes(1),
        method,
        seed: Seed(6),
        yardstick: 20,
        validation: 60,
        against: vec!["bold".to_owned()],
        styles: Vec::new(),
    }
}

fn small() -> Method {
    let options = GeneticOptions { genomes: 30, tournaments: 3, entrants: 10, finals: 4, ..GeneticOptions::default() };
    Method::Genetic(options)
}

fn strategy() -> Method {
    let options =
        StrategyOptions { genomes: 12, finalists: 4, finals: 4, entrants: 6, generations: 4, ..Default::default() };
    Method::Strategy(options)
}

/// A run with everything it told.
struct Run {
    outcome: Result<Training, LabError>,
    kept: Vec<Checkpoint>,
    progress: Vec<Progress>,
}

/// Trains on so many threads; stops once `stop_after` games are played.
fn run(request: &TrainRequest, from: Option<Checkpoint>, threads: usize, stop_after: u64) -> Run {
    let (stop, kept, told) = (AtomicBool::new(false), Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let control = TrainControl {
        progress: &|progress| {
            if progress.games >= stop_after {
                stop.store(true, Ordering::Relaxed);
            }
            told.lock().expect("nobody panicked").push(progress);
        },
        generation: &|_| {},
        keep: &|checkpoint| {
            kept.lock().expect("nobody panicked").push(checkpoint.clone());
            Ok(())
        },
        stop: &stop,
        threads: Some(threads),
    };
    let outcome = PigModule.train(&library(), request, from, &control);
    let kept = kept.into_inner().expect("nobody panicked");
    Run { outcome, kept, progress: told.into_inner().expect("nobody panicked") }
}

/// All of a run but the time it took.
fn timeless(training: &Training) -> String {
    let mut value = serde_json::to_value(training).expect("a report is JSON");
    assert!(value["cpu_seconds"].take().is_number());
    value.to_string()
}

fn trained(request: &TrainRequest, threads: usize) -> Training {
    run(request, None, threads, u64::MAX).outcome.expect("a good request")
}

#[test]
fn one_thread_and_two_learn_the_same() {
    for seats in [2, 3] {
        let spsa = Method::Spsa(SpsaOptions { iterations: 8, tables: 3, ..SpsaOptions::default() });
        for method in [small(), strategy(), spsa] {
            let request = request(seats, method);
            let one = trained(&request, 1);
            assert_eq!(timeless(&one), timeless(&trained(&request, 2)));
            assert!(!one.stopped && one.champion.is_some() && one.curve.len() == 4);
            let other = trained(&TrainRequest { seed: Seed(7), ..request }, 2);
            assert_ne!(one.champion, other.champion);
        }
    }
}

#[test]
fn holding_at_about_twenty_points_is_learned() {
    let strategy = || Method::Strategy(StrategyOptions::default());
    for (method, seats) in [
        (Method::default(), 2),
        (Method::default(), 4),
        (strategy(), 2),
        (strategy(), 4),
        (Method::Spsa(SpsaOptions::default()), 2),
    ] {
        let opening = Opening::Setup { options: Some("(target: 100)".to_owned()), seats: Some(seats) };
        let training = trained(&TrainRequest { opening, validation: 400, ..request(seats, method) }, 2);
        let champion = training.champion.as_ref().unwrap();
        // Twenty points maximise a turn's mean; against others a little more wins more.
        assert!((15.0..40.0).contains(&champion.genome[0]), "{champion:?}");
        assert_eq!(champion.agent, format!("keeper:at={}", champion.genome[0]));
        let four = &training.validation[0];
        assert_eq!((four.name.as_str(), four.agent.as_str(), four.share.games), ("four points", "keeper:at=4", 400));
        assert!(four.share.low > 1.0 / seats as f64, "{four:?}");
        assert_eq!(training.validation[1].agent, "bold");
    }
}

/// A run against styles is told in full: it plays as many games as were planned, at any number of threads, and goes on from a checkpoint with the same styles alone.
#[test]
fn styles_are_met_in_place_of_each_other() {
    let request = TrainRequest { styles: vec!["bold".to_owned(), "keeper:at=4".to_owned()], ..request(2, strategy()) };
    let one = trained(&request, 1);
    assert_eq!(timeless(&one), timeless(&trained(&request, 2)));
    assert_eq!(one.styles, request.styles);
    // The first population and three generations after it, the finals of the first, each pair of seats; the rest is measured.
    let learning = 2 * 2 * (12 + 3 * 6 + 4 * 4);
    assert_eq!(one.games, learning + 20 * 4 + 20 * 3 + 60 * 3);
    assert_ne!(one.champion, trained(&TrainRequest { styles: Vec::new(), ..request.clone() }, 2).champion);
    let kept = run(&request, None, 1, 120).kept.pop().unwrap();
    assert_eq!(timeless(&run(&request, Some(kept.clone()), 2, u64::MAX).outcome.unwrap()), timeless(&one));
    let other = TrainRequest { styles: vec!["bold".to_owned()], ..request };
    assert!(refused(&other, Some(kept)).contains("of another run"));
}

/// What was learned is told apart from what was drawn.
#[test]
fn a_generation_tells_how_much_of_its_best_was_learned() {
    let training = trained(&request(2, strategy()), 2);
    let [first, later @ ..] = &training.curve[..] else { panic!("four generations") };
    assert_eq!(
        (first.born, first.best_against_first),
        (Some(1), None),
        "the first population is not measured with itself"
    );
    for generation in later {
        assert_eq!(generation.born, Some(generation.number));
        assert_eq!(generation.best_against_first.map(|share| share.games), Some(20));
    }
    let names: Vec<&str> = training.validation.iter().map(|known| known.name.as_str()).collect();
    assert_eq!(names, ["four points", "bold", "the best of the first population"]);
    let drawn = &training.validation[2];
    assert!(drawn.agent.starts_with("keeper:at=") && drawn.share.games == 60, "{drawn:?}");
    assert_ne!(drawn.agent, training.champion.unwrap().agent);
    // The published schedule has no finals of its first population, and keeps genomes of it.
    let published = trained(&request(2, small()), 2);
    assert!(published.curve.iter().all(|generation| generation.best_against_first.is_none()));
    let born: Vec<u32> = published.curve.iter().filter_map(|generation| generation.born).collect();
    assert!(born.len() == 4 && born.iter().zip(1..).all(|(born, number)| (1..=number).contains(born)), "{born:?}");
}

#[test]
fn a_stopped_run_goes_on_as_if_it_had_not_been() {
    for method in [small(), strategy()] {
        let request = request(2, method);
        let whole = run(&request, None, 2, u64::MAX);
        let planned = whole.progress[0].planned;
        let training = whole.outcome.unwrap();
        assert_eq!(training.games, planned, "every planned game is played");
        assert_eq!(whole.progress.len() as u64, planned);
        // Before the first game, after each of four generations, after the finals.
        assert_eq!(whole.kept.len(), 6);
        for stop_after in [1, planned / 8, planned / 4, planned / 2, 4 * planned / 5, planned - 1] {
            let stopped = run(&request, None, 1, stop_after);
            let early = stopped.outcome.unwrap();
            assert!(early.stopped && early.games < planned, "stopped after {stop_after}");
            let kept = stopped.kept.last().unwrap();
            assert!(whole.kept.contains(kept));
            // Through a file, as the program does it.
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("run.ron");
            kept.write(&path).unwrap();
            let read = Checkpoint::read(&lab::read_text(&path).unwrap()).unwrap();
            assert_eq!(read, *kept);
            let resumed = run(&read.request.clone(), Some(read), 2, u64::MAX).outcome.unwrap();
            assert_eq!(timeless(&resumed), timeless(&training), "stopped after {stop_after}");
        }
    }
}

#[test]
fn a_checkpoint_is_replaced_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.ron");
    for checkpoint in run(&request(2, small()), None, 1, 900).kept {
        checkpoint.write(&path).unwrap();
        assert_eq!(Checkpoint::read(&lab::read_text(&path).unwrap()).unwrap(), checkpoint);
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
    let refused = run(&request(2, small()), None, 1, 10).kept[0].write(&folder.path().join("no/run.ron"));
    assert!(refused.unwrap_err().to_string().contains("cannot be written"));
}

fn refused(request: &TrainRequest, from: Option<Checkpoint>) -> String {
    let error = run(request, from, 1, u64::MAX).outcome.expect_err("a bad request");
    assert!(!matches!(error, LabError::System(_)), "{error}");
    let told = error.to_string();
    assert!(!told.contains('\n'), "{told}");
    told
}

#[test]
fn bad_requests_are_told_in_one_line() {
    let good = request(2, small());
    let subject = |subject: &str| TrainRequest { subject: subject.to_owned(), ..good.clone() };
    let genetic = |options| TrainRequest { method: Method::Genetic(options), ..good.clone() };
    for (request, words) in [
        (subject("keper"), "did you mean 'keeper'?"),
        (subject("keeper@hard"), "unknown agent 'keeper@hard:"),
        (TrainRequest { game: "risk".to_owned(), ..good.clone() }, "'risk', not 'pig'"),
        (TrainRequest { budget: Budget::default(), ..good.clone() }, "no budget"),
        (TrainRequest { against: vec!["bald".to_owned()], ..good.clone() }, "unknown agent 'bald'"),
        (TrainRequest { styles: vec!["bald".to_owned()], method: strategy(), ..good.clone() }, "unknown agent 'bald'"),
        (TrainRequest { styles: vec!["bold".to_owned()], ..good.clone() }, "only es lets them meet styles"),
        (TrainRequest { yardstick: u64::MAX, ..good.clone() }, "more than a run can hold"),
        (TrainRequest { opening: Opening::Setup { options: None, seats: Some(9) }, ..good.clone() }, "9 seats"),
        (genetic(GeneticOptions { entrants: 101, ..Default::default() }), "entrants: 101"),
        (genetic(GeneticOptions { finals: 10_000, rounds: 10_000, ..Default::default() }), "more than a run can hold"),
    ] {
        let told = refused(&request, None);
        assert!(told.contains(words), "{told}");
    }
    // A subject whose agent breaks the rules: told with a command that shows it.
    assert!(refused(&subject("cheat"), None).contains("chose an illegal action"));
}

#[test]
fn bad_checkpoints_are_told_in_one_line() {
    let good = request(2, small());
    let kept = run(&good, None, 1, 700).kept.pop().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.ron");
    kept.write(&path).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let read = |text: String| Checkpoint::read(&TextFile { name: "run.ron".to_owned(), text });
    for (text, words) in [
        ("", "run.ron:1:1: "),
        ("(format:2)", "write request: …"),
        ("(format:1)", "format 1, and this program reads 2"),
        (&text[..text.len() / 2], "run.ron:1:"),
    ] {
        let told = read(text.to_owned()).unwrap_err().to_string();
        assert!(told.contains(words) && !told.contains('\n'), "{told}");
    }
    // Another request, and states that were changed by hand.
    let other = TrainRequest { seed: Seed(9), ..good.clone() };
    assert!(refused(&other, Some(kept.clone())).contains("of another run"));
    for (old, new) in [("generation:2", "generation:3"), ("genomes:30", "genomes:31"), ("high:60.0", "high:61.0")] {
        assert!(text.contains(old), "{old} in {text}");
        let place = text.rfind(old).unwrap();
        let changed = format!("{}{new}{}", &text[..place], &text[place + old.len()..]);
        let told = refused(&good, Some(read(changed).unwrap()));
        assert!(told.contains("changed by hand"), "{old}: {told}");
    }
    let empty = text.replacen("population:[[", "population:[[],[", 1);
    assert!(refused(&good, Some(read(empty).unwrap())).contains("changed by hand"));
}

#[test]
fn weights_files_come_back_and_their_faults_are_told_together() {
    let training = trained(&request(3, small()), 1);
    let file = WeightsFile::of(&training).unwrap();
    let learning = PigModule.learning(&library(), &request(3, small()).opening).unwrap();
    let text = file.to_ron().unwrap();
    let read =
        |text: &str| WeightsFile::read(&TextFile { name: "w.ron".to_owned(), text: text.to_owned() }, "pig", &learning);
    assert_eq!(read(&text).unwrap(), file, "{text}");
    assert_eq!((file.seats, file.rules.as_str()), (3, "classic"));
    let place = |word: &str| text.lines().position(|line| line.contains(word)).unwrap() + 1;
    for (old, new, words) in [
        ("format: 1", "format: 9", "this program reads format 1"),
        ("\"pig\"", "\"dice\"", "not of the game 'pig'"),
        ("\"keeper\"", "\"kepper\"", "did you mean 'keeper'?"),
        ("name: \"at\"", "name: \"et\"", "unknown weight 'et'"),
        ("value: ", "value: 99", "is not between 1 and 60"),
        ("value: ", "value: x", "w.ron:"),
        ("    seats: 3,\n", "", "'seats' is missing"),
        ("seats: 3", "seats: -3", "in range"),
    ] {
        assert!(text.contains(old), "{old} in {text}");
        let told = read(&text.replacen(old, new, 1)).unwrap_err().to_string();
        assert!(told.contains(words) && told.starts_with("w.ron:"), "{told}");
    }
    let both = read(&text.replacen("seats: 3", "seats: x", 1).replacen("name: \"at\"", "name: \"et\"", 1));
    let told = both.unwrap_err().to_string();
    assert!(told.lines().count() == 2 && told.contains(&format!("w.ron:{}:", place("seats: 3"))), "{told}");
    assert!(read("").is_err() && read("[]").is_err());
}
