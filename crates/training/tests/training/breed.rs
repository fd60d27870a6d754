//! Breeding strategies of a tiny game: the same at any number of threads, resumed as if never stopped, and better than at the beginning.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use lab::{FilePart, LabError, Library, Opening, Problem, TextFile};
use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::Seed;
use test_kit::library;
use training::breed::{
    Bred, BredGeneration, BreedControl, BreedProgress, BreedReport, BreedRequest, BreedRun, Breeding, Character, Hall,
    Meeting, Population, Reached, Stage, Terms,
};

/// Pig, in which a strategy is the points to hold a turn at.
struct Holding;

/// Points to hold at, the best first; a generation keeps the better half and shifts each of them.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Holders {
    seed: Seed,
    generations: u32,
    pool: Vec<u32>,
    curve: Vec<(u32, f64)>,
    games: u64,
    over: bool,
}

/// Games of a match.
const GAMES: u64 = 40;

/// The share of races to 100 that holding at one number wins against holding at another.
fn share(one: u32, other: u32, games: u64, seed: Seed) -> f64 {
    let mut rng = seed.stream("match", 0);
    let mut won = 0;
    for game in 0..games {
        let (mut totals, mut turn) = ([0, 0], (game % 2) as usize);
        while totals[0].max(totals[1]) < 100 {
            let (at, mut pot) = ([one, other][turn], 0);
            while pot < at && totals[turn] + pot < 100 {
                match rng.random_range(1..=6) {
                    1 => {
                        pot = 0;
                        break;
                    }
                    face => pot += face,
                }
            }
            totals[turn] += pot;
            turn = 1 - turn;
        }
        won += u64::from(totals[0] >= 100);
    }
    won as f64 / games as f64
}

impl Breeding for Holding {
    fn game(&self) -> &'static str {
        "pig"
    }

    fn begin(&self, _: &Library, request: &BreedRequest) -> Result<Box<dyn Population>, LabError> {
        let pool = match &request.options {
            None => vec![2, 4, 6, 8, 60, 80],
            Some(text) => ron::from_str(text).map_err(|_| Problem::new("no list of points"))?,
        };
        let (seed, curve) = (request.seed, Vec::new());
        Ok(Box::new(Holders { seed, generations: 12, pool, curve, games: 0, over: false }))
    }

    fn resume(&self, _: &Library, run: &mut FilePart<'_, '_>) -> Option<Box<dyn Population>> {
        let holders: Holders = run.read()?;
        if holders.curve.len() > holders.generations as usize {
            run.fault_in("curve", Problem::new("too many generations").remedy("take some out"));
            return None;
        }
        Some(Box::new(holders))
    }
}

impl Holders {
    fn bred(&self, at: u32, share: f64) -> Bred {
        Bred { strategy: format!("hold at {at}"), agent: format!("keeper:at={at}"), share, ..Bred::default() }
    }
}

impl Population for Holders {
    fn terms(&self) -> Terms {
        let (setup, options) = (serde_json::json!({}), serde_json::json!({ "generations": self.generations }));
        Terms {
            headline: "to 100".to_owned(),
            conditions: Vec::new(),
            offers: Vec::new(),
            setup,
            options,
            seed: self.seed,
            known: 0,
            seats: 2,
        }
    }

    fn reached(&self) -> Reached {
        let (generation, generations) = (self.curve.len() as u32, self.generations);
        Reached { generation, generations, round: 0, rounds: 1, games: self.games, over: self.over }
    }

    fn advance(&mut self, hall: &Hall<'_>) -> Result<bool, LabError> {
        let last = self.curve.len() as u32 == self.generations;
        let stage = if last { Stage::Final } else { Stage::Generation };
        let (pool, seed) = (self.pool.clone(), self.seed.derive("round", self.curve.len() as u64));
        let pairs: Vec<(usize, usize)> =
            (0..pool.len()).flat_map(|one| (0..pool.len()).map(move |other| (one, other))).collect();
        let play = |&(one, other): &(usize, usize)| {
            let seed = seed.derive("pair", (one * pool.len() + other) as u64);
            (share(pool[one], pool[other], GAMES, seed), GAMES)
        };
        let Some(shares) = hall.play((stage, self.reached()), &pairs, play) else { return Ok(false) };
        self.games += GAMES * pairs.len() as u64;
        let mean = |row: &[f64]| row.iter().sum::<f64>() / row.len() as f64;
        let mut ranked: Vec<(u32, f64)> = pool.iter().copied().zip(shares.chunks(pool.len()).map(mean)).collect();
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
        self.over = last;
        if !last {
            self.curve.push(ranked[0]);
        }
        let better: Vec<u32> = ranked.iter().map(|(at, _)| *at).take(pool.len() / 2).collect();
        let mut rng = seed.stream("shift", 0);
        let shifted = better.iter().map(|at| at.saturating_sub(4) + rng.random_range(1..=8));
        let children: Vec<u32> = if last { Vec::new() } else { shifted.collect() };
        self.pool = better.into_iter().chain(children).collect();
        Ok(true)
    }

    fn text(&self) -> Result<String, LabError> {
        ron::to_string(self).map_err(|error| LabError::System(error.to_string()))
    }

    fn curve(&self) -> Vec<BredGeneration> {
        let one = |(&(at, share), generation): (&(u32, f64), u32)| {
            let games = u64::from(generation) * GAMES * 36;
            BredGeneration { generation, games, best: format!("hold at {at}"), share }
        };
        self.curve.iter().zip(1..).map(one).collect()
    }

    fn leaders(&self) -> Vec<Bred> {
        if self.over { self.pool.iter().map(|&at| self.bred(at, 0.5)).collect() } else { Vec::new() }
    }

    fn meet(&self, hall: &Hall<'_>, games: u32) -> Result<Option<Vec<Vec<Option<Meeting>>>>, LabError> {
        let rows: Vec<usize> = (0..self.pool.len()).collect();
        let row = |&own: &usize| {
            let meet = |(rival, &at): (usize, &u32)| {
                let seed = self.seed.derive("meet", (own * rows.len() + rival) as u64);
                let share = share(self.pool[own], at, games.into(), seed);
                let won = (share * f64::from(games)).round() as u64;
                let games = u64::from(games);
                (own != rival && games > 0).then_some(Meeting { games, won, lost: games - won, share })
            };
            (self.pool.iter().enumerate().map(meet).collect(), u64::from(games) * (rows.len() as u64 - 1))
        };
        Ok(hall.play((Stage::Validation, self.reached()), &rows, row))
    }

    fn look_back(
        &self,
        hall: &Hall<'_>,
        games: u32,
        generations: &[u32],
    ) -> Result<Option<Vec<Vec<Option<Meeting>>>>, LabError> {
        let best: Vec<u32> = generations.iter().map(|number| self.curve[*number as usize - 1].0).collect();
        let rows: Vec<usize> = (0..best.len()).collect();
        let row = |&own: &usize| {
            let meet = |(rival, &at): (usize, &u32)| {
                let seed = self.seed.derive("look_back", (own * best.len() + rival) as u64);
                (rival < own).then(|| {
                    let share = share(best[own], at, games.into(), seed);
                    let won = (share * f64::from(games)).round() as u64;
                    Meeting { games: games.into(), won, lost: u64::from(games) - won, share }
                })
            };
            (best.iter().enumerate().map(meet).collect(), u64::from(games) * own as u64)
        };
        Ok(hall.play((Stage::Validation, self.reached()), &rows, row))
    }

    fn kept_in(&self, library: Option<&TextFile>) -> Result<String, LabError> {
        let before = library.map_or("", |file| file.text.as_str());
        Ok(format!("{before}{}\n", self.pool[0]))
    }
}

/// The repository, from which this game reads nothing.
fn request() -> BreedRequest {
    let (opening, options, known) = (Opening::CLASSIC, None, None);
    BreedRequest { opening, options, seed: Seed(4), validation: 100, known }
}

/// What a run came to, the texts it was kept as, and what it told of itself.
struct RunOutcome {
    report: BreedReport,
    kept: Vec<String>,
    progress: Vec<BreedProgress>,
}

/// Goes on with a run; stops once so many matches are done.
fn go(run: &mut BreedRun, threads: usize, stop_after: usize) -> RunOutcome {
    let (stop, kept, progress) = (AtomicBool::new(false), Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let control = BreedControl {
        progress: &|told| {
            let mut all = progress.lock().expect("nobody panicked");
            all.push(told);
            stop.store(all.len() >= stop_after, Ordering::Relaxed);
        },
        keep: &|run| {
            kept.lock().expect("nobody panicked").push(run.text()?);
            Ok(())
        },
        stop: &stop,
        threads: Some(threads),
    };
    let report = run.go(&control).expect("a run");
    let (kept, progress) = (kept.into_inner().expect("no panic"), progress.into_inner().expect("no panic"));
    RunOutcome { report, kept, progress }
}

fn begun() -> BreedRun {
    BreedRun::begin(&Holding, &library(), &request()).expect("a run")
}

fn resumed(text: &str) -> Result<BreedRun, LabError> {
    let file = TextFile { name: "run.ron".to_owned(), text: text.to_owned() };
    BreedRun::resume(&Holding, &library(), &file)
}

/// All of a report but the time it took.
fn timeless(report: &BreedReport) -> String {
    let mut value = serde_json::to_value(report).expect("a report is JSON");
    assert!(value["games_per_cpu_second"].take().is_number());
    value.to_string()
}

#[test]
fn better_strategies_are_bred_the_same_at_any_number_of_threads() {
    let (one, two) = (go(&mut begun(), 1, usize::MAX), go(&mut begun(), 2, usize::MAX));
    assert_eq!(timeless(&one.report), timeless(&two.report));
    let report = &one.report;
    assert!(!report.stopped && report.games_per_cpu_second > 0.0);
    assert_eq!((report.curve.len(), report.leaders.len(), one.kept.len()), (12, 3, 14));
    // Twenty points maximise a turn's mean; none of the first population holds near them.
    let at: u32 = report.leaders[0].bred.strategy.trim_start_matches("hold at ").parse().expect("a number");
    assert!((12..35).contains(&at), "{at}");
    for (number, leader) in report.leaders.iter().enumerate() {
        let expected = leader.expected.expect("it was measured");
        assert_eq!((expected.games, leader.meetings.len(), leader.meetings[number]), (200, 3, None));
    }
    assert!(one.progress.is_sorted_by_key(|told| (told.played, told.games)));
    assert!(one.progress.windows(2).all(|pair| pair[0].share() < pair[1].share()), "{:?}", one.progress);
    let last = one.progress.last().expect("something was told");
    assert_eq!((last.stage, last.generation, last.share()), (Stage::Validation, 12, 1.0));
}

#[test]
fn a_run_that_was_stopped_anywhere_goes_on_as_if_it_had_not_been() {
    let whole = timeless(&go(&mut begun(), 2, usize::MAX).report);
    for stop_after in [1, 36, 40, 12 * 36 + 5, 13 * 36 + 1] {
        let told = go(&mut begun(), 2, stop_after);
        assert!(told.report.stopped, "{stop_after}");
        let mut run = resumed(told.kept.last().expect("it was kept")).expect("a run");
        assert_eq!(timeless(&go(&mut run, 1, usize::MAX).report), whole, "{stop_after}");
    }
}

#[test]
fn without_validation_nothing_is_measured_and_nothing_is_wrong() {
    let mut run = BreedRun::begin(&Holding, &library(), &BreedRequest { validation: 0, ..request() }).expect("a run");
    let report = go(&mut run, 1, usize::MAX).report;
    assert!(!report.stopped && report.leaders.iter().all(|leader| leader.expected.is_none()));
    assert_eq!(
        run.kept_in(None).ok(),
        report.leaders[0].bred.strategy.strip_prefix("hold at ").map(|at| format!("{at}\n"))
    );
}

#[test]
fn a_run_that_has_ended_is_looked_at_from_its_end_back() {
    let mut run = begun();
    let control = |stop, threads| BreedControl {
        progress: &|_| {},
        keep: &|_| panic!("nothing is to be kept"),
        stop,
        threads: Some(threads),
    };
    let (on, off) = (AtomicBool::new(false), AtomicBool::new(true));
    let told = run.study(&control(&on, 1), 200).expect_err("it has not ended").to_string();
    assert!(told.starts_with("the run is at generation 0 of 12, and its leaders have not met; go on"), "{told}");
    let kept = go(&mut run, 2, usize::MAX).kept;
    let study = run.study(&control(&on, 1), 200).expect("a study").expect("it was not stopped");
    let progression = &study.progression;
    assert_eq!((progression.seats, &progression.generations[..]), (2, &[1, 4, 8, 12][..]));
    let met: Vec<usize> = progression.meetings.iter().map(|row| row.iter().flatten().count()).collect();
    assert_eq!(met, [0, 1, 2, 3]);
    // The first leader was drawn at random; the last ones hold where it pays.
    let lead = progression.meetings[3][0].expect("they met").lead(2);
    assert!(lead.is_clear() && lead.value > 0.0, "{lead:?}");
    assert_eq!(progression.overall(), Some(Character::Simple));
    assert_eq!((progression.character(0), study.report.leaders.len()), (None, 3));
    // As the leaders met in the run itself, as often and on the same seeds.
    let twice = BreedRequest { validation: 200, ..request() };
    let mut twice = BreedRun::begin(&Holding, &library(), &twice).expect("a run");
    assert_eq!(go(&mut twice, 1, usize::MAX).report.leaders, study.report.leaders);
    let again = resumed(kept.last().expect("it was kept")).expect("a run");
    let again = again.study(&control(&on, 2), 200).expect("a study").expect("it was not stopped");
    assert_eq!(again.progression, study.progression);
    assert_eq!(run.study(&control(&off, 1), 200).expect("no fault"), None, "a study that is stopped is none");
}

#[test]
fn broken_files_are_told_with_place_and_remedy() {
    let text = begun().text().expect("a text");
    assert!(resumed(&text).is_ok());
    for (old, new, told) in [
        (
            "format: 1",
            "format: 9",
            "run.ron:2:13: the run has format 9, and this program reads 1; go on with the program",
        ),
        ("\"pig\"", "\"dice\"", "run.ron:3:11: the run is of the game 'dice', not 'pig'; name the game it is of"),
        ("validation: 100", "validation: 1000001", "run.ron:4:17: 1000001 games of every leader against"),
        ("validation: 100", "validation: -1", "run.ron:4:18: "),
        ("pool:", "pol:", "run.ron:5:"),
        ("seed:4", "seed:x", "run.ron:5:"),
        ("    run:", "    ran:", "did you mean 'run'?"),
        ("(\n", "[\n", "run.ron:1:1: "),
    ] {
        assert!(text.contains(old), "{old} is not in {text}");
        let changed = text.replacen(old, new, 1);
        let error = resumed(&changed).err().unwrap_or_else(|| panic!("it is read: {changed}"));
        let problems = error.problems();
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].to_string().contains(told) && problems[0].place.is_some(), "{}", problems[0]);
    }
    let long = text.replacen("generations:12", "generations:0", 1).replacen("curve:[]", "curve:[(1,0.5)]", 1);
    let told = resumed(&long).err().map(|error| error.to_string()).unwrap_or_default();
    let column = long.lines().nth(4).and_then(|line| line.find("[(1,0.5)]")).expect("it is there") + 1;
    assert_eq!(told, format!("run.ron:5:{column}: too many generations; take some out"));
    let whole = format!("{}\nx", text);
    assert!(resumed(&whole).is_err() && resumed("").is_err());
}
