//! Menus of Realm bred in the lab: the same at any number of threads, resumed as if never stopped, kept by kingdom, and refused where a run does
//! not fit.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lab::{LabError, Opening, TextFile};
use registry::games::DominionModule;
use tabletop::Seed;
use test_kit::library;
use training::breed::{BreedControl, BreedReport, BreedRequest, BreedRun};

fn setup(text: &str) -> Opening {
    Opening::Setup { options: Some(text.to_owned()), seats: None }
}

const OPTIONS: &str = "(pool: 10, leaders: 3, generations: 3, games: 40, batch: 20, finals: 40)";

fn request() -> BreedRequest {
    BreedRequest {
        opening: setup(
            "(kingdom: [\"chapel\", \"village\", \"smithy\", \"remodel\", \"witch\", \"market\"], deal: FourThree)",
        ),
        options: Some(OPTIONS.to_owned()),
        seed: Seed(5),
        validation: 60,
        known: None,
    }
}

fn begun(request: &BreedRequest) -> BreedRun {
    BreedRun::begin(&DominionModule, &library(), request).unwrap_or_else(|error| panic!("{error}"))
}

fn resumed(text: &str) -> Result<BreedRun, LabError> {
    BreedRun::resume(&DominionModule, &library(), &file("run.ron", text))
}

fn file(name: &str, text: &str) -> TextFile {
    TextFile { name: name.to_owned(), text: text.to_owned() }
}

/// Goes on with a run until so many matches are done; what it came to, and what was kept last.
fn go(run: &mut BreedRun, threads: usize, stop_after: u64) -> (BreedReport, String) {
    let (stop, kept, done) = (AtomicBool::new(false), Mutex::new(String::new()), AtomicU64::new(0));
    let control = BreedControl {
        progress: &|_| {
            if done.fetch_add(1, Ordering::Relaxed) + 1 >= stop_after {
                stop.store(true, Ordering::Relaxed);
            }
        },
        keep: &|run| {
            *kept.lock().expect("nobody panicked") = run.text()?;
            Ok(())
        },
        stop: &stop,
        threads: Some(threads),
    };
    let report = run.go(&control).unwrap_or_else(|error| panic!("{error}"));
    (report, kept.into_inner().expect("nobody panicked"))
}

/// All of a report but the time it took.
fn timeless(report: &BreedReport) -> String {
    let mut value = serde_json::to_value(report).expect("a report is JSON");
    assert!(value["games_per_cpu_second"].take().is_number());
    value.to_string()
}

#[test]
fn one_thread_and_two_breed_the_same_leaders_who_are_measured_on_fresh_games() {
    let (report, text) = go(&mut begun(&request()), 1, u64::MAX);
    let (other, same) = go(&mut begun(&request()), 2, u64::MAX);
    assert_eq!((timeless(&report), &text), (timeless(&other), &same));
    assert_eq!((report.stopped, report.seats, report.curve.len()), (false, 2, 3));
    assert!((2..=3).contains(&report.leaders.len()), "{report:?}");
    let rivals = report.leaders.len() as u64 - 1;
    let mut shares = 0.0;
    for (at, leader) in report.leaders.iter().enumerate() {
        let expected = leader.expected.expect("it was measured");
        assert_eq!(expected.games, rivals * 60);
        assert!(expected.low < expected.share && expected.share < expected.high, "{expected:?}");
        assert!(leader.meetings[at].is_none() && leader.meetings.len() as u64 == rivals + 1);
        shares += expected.share;
        // The agent that is named is at table what was bred.
        assert!(lab::GameModule::agent(&DominionModule, &leader.bred.agent).is_ok(), "{}", leader.bred.agent);
        assert!(leader.bred.agent.ends_with(",guard=off"));
    }
    // What one wins the others lose, both measured apart: three standard errors of a mean of 60 games or more.
    assert!((shares / report.leaders.len() as f64 - 0.5).abs() < 0.2, "{shares}");
    let different = BreedRequest { seed: Seed(6), ..request() };
    assert_ne!(go(&mut begun(&different), 2, u64::MAX).0.leaders, report.leaders);
}

#[test]
fn a_run_that_was_stopped_anywhere_goes_on_as_if_it_had_not_been() {
    let (whole, end) = go(&mut begun(&request()), 2, u64::MAX);
    // In the first generation, in the second, in the final, while the leaders are measured, and after the end.
    for stop_after in [1, 45, 91, 100, 10_000] {
        let (part, text) = go(&mut begun(&request()), 2, stop_after);
        assert_eq!(part.stopped, stop_after < 10_000, "{stop_after}");
        let mut run = resumed(&text).unwrap_or_else(|error| panic!("{error}"));
        let (report, kept) = go(&mut run, 1, u64::MAX);
        assert_eq!((timeless(&report), &kept), (timeless(&whole), &end), "{stop_after}");
    }
}

#[test]
fn larger_tables_are_measured_at_their_size() {
    for seats in [3, 4] {
        let opening = setup(&format!("(random: 3, seats: {seats}, turn_limit: 60)"));
        let options = Some("(pool: 6, leaders: 2, generations: 1, games: 12, finals: 12)".to_owned());
        let report = go(&mut begun(&BreedRequest { opening, options, ..request() }), 2, u64::MAX).0;
        assert_eq!(report.seats, seats);
        // Two leaders fill the table: each sits with copies of the other.
        for leader in &report.leaders {
            assert_eq!(leader.expected.map(|expected| expected.games), Some(60));
        }
    }
}

#[test]
fn menus_and_conditions_are_told_in_both_languages() {
    let (english, russian) = (library().words(None).expect("words").0, library().words(Some("ru")).expect("words").0);
    let tiny = "pool: 4, leaders: 3, generations: 3, games: 20, finals: 20";
    let kingdom = "kingdom: [\"remodel\", \"salvager\", \"chapel\", \"smithy\"]";
    let known = "[(kingdom: [\"remodel\", \"salvager\", \"chapel\", \"smithy\"],
        strategies: [\"e2-d3-p4-gold@99|smithy@2|silver@99\"])]";
    let mut told = std::collections::BTreeSet::new();
    for (setup_text, options, conditions, remedy) in [
        (
            "deal: FourThree, colonies: true",
            "guard: true",
            "4-3 start, Platinum and Colony, with guard, known menus at the start: 1",
            "начало 4-3",
        ),
        (
            "deal: FiveTwo",
            "unrestricted: true",
            "5-2 start, unrestricted menus, known menus at the start: 1",
            "свободные меню",
        ),
        ("deal: Random", "guard: false", "random start, known menus at the start: 1", "известных меню в начале: 1"),
        ("", "alike: true", "random start, leaders alike, known menus at the start: 1", "лидеры могут быть похожи"),
        ("", "victory_entries: true", "random start, victory cards as entries", "победные карты в самих меню"),
    ] {
        let request = BreedRequest {
            opening: setup(&format!("({kingdom}, {setup_text})")),
            options: Some(format!("({tiny}, {options})")),
            known: Some(file("known.ron", known)),
            ..request()
        };
        let report = go(&mut begun(&request), 2, u64::MAX).0;
        assert_eq!(report.headline, format!("remodel salvager chapel smithy; {conditions}"));
        let said = |words: &words::Catalog, messages: &[tabletop::Message]| -> Vec<String> {
            messages.iter().map(|message| lab::render(words, message)).collect()
        };
        assert_eq!(said(&english, &report.conditions).join(", "), conditions);
        assert!(said(&russian, &report.conditions).join(", ").contains(remedy));
        assert_eq!(
            report.offers.iter().map(|offer| offer.id.as_str()).collect::<Vec<_>>().join(" "),
            "remodel salvager chapel smithy"
        );
        for leader in &report.leaders {
            told.extend(leader.bred.told.iter().map(|message| message.id.to_string()));
            let (english, russian) = (said(&english, &leader.bred.told), said(&russian, &leader.bred.told));
            assert!(
                russian.iter().all(|words| !words.contains(|sign: char| sign.is_ascii_alphabetic())),
                "{russian:?}"
            );
            // The first entry that is wanted comes first.
            let first = leader.bred.strategy.rsplit_once('-').map_or(&leader.bred.strategy[..], |(_, entries)| entries);
            let wanted =
                first.split('|').find(|entry| !entry.ends_with("@0")).and_then(|entry| entry.split('@').next());
            let name = english[0].split(" ×").next().unwrap_or_default().to_lowercase().replace(' ', "_");
            assert_eq!(Some(name.as_str()), wanted, "{}", leader.bred.strategy);
        }
    }
    for id in ["realm-bred-entry", "realm-bred-threshold"] {
        assert!(told.contains(id), "{id} is not among {told:?}");
    }
}

#[test]
fn what_is_known_of_near_kingdoms_begins_a_run_and_leaders_are_kept_by_kingdom() {
    // Four cards in common; a pool so small that beside money alone only what is known is in it.
    let known = "[(kingdom: [\"witch\", \"smithy\", \"village\", \"market\", \"moat\"],
        strategies: [\"e2-d4-p8-gold@99|witch@2|silver@99\"])]";
    let options = Some("(pool: 2, leaders: 1, generations: 1, games: 40, finals: 40)".to_owned());
    let warm = BreedRequest { options, known: Some(file("known.ron", known)), ..request() };
    let cold = BreedRequest { known: None, ..warm.clone() };
    let mut run = begun(&warm);
    let report = go(&mut run, 1, u64::MAX).0;
    assert_eq!(report.leaders[0].bred.strategy, "e2-d4-p8-gold@99|witch@2|silver@99");
    assert!(report.leaders[0].bred.uses.contains(&"witch".to_owned()) && report.leaders[0].expected.is_none());
    assert_ne!(go(&mut begun(&cold), 1, u64::MAX).0.leaders[0].bred.strategy, report.leaders[0].bred.strategy);
    // Of one fewer nothing is taken over, unless the menu wants nothing else.
    let far = known.replace("village", "spy");
    let whole = BreedRequest { known: Some(file("known.ron", &far)), ..warm.clone() };
    assert_eq!(go(&mut begun(&whole), 1, u64::MAX).0.leaders, report.leaders);
    let far = far.replace("witch@2", "witch@2|spy@1");
    let far = BreedRequest { known: Some(file("known.ron", &far)), ..warm.clone() };
    assert_eq!(go(&mut begun(&far), 1, u64::MAX).0.leaders, go(&mut begun(&cold), 1, u64::MAX).0.leaders);

    let kept = run.kept_in(warm.known.as_ref()).expect("a library");
    let read = dominion::evolve::Library::from_ron("kept.ron", &kept).expect("a library");
    assert_eq!(read.entries().len(), 2);
    let own = &read.entries()[1];
    assert_eq!((own.kingdom.len(), own.deal, own.guard), (6, dominion::Deal::FourThree, false));
    assert_eq!(own.strategies[0].to_string(), report.leaders[0].bred.strategy);
    // Once more it takes its own place, and with guard another one.
    assert_eq!(run.kept_in(Some(&file("kept.ron", &kept))).expect("a library"), kept);
    let guarded = BreedRequest {
        options: Some("(pool: 2, leaders: 1, generations: 1, games: 2, finals: 2, guard: true)".to_owned()),
        ..warm
    };
    let mut run = begun(&guarded);
    let agent = go(&mut run, 1, u64::MAX).0.leaders[0].bred.agent.clone();
    assert!(!agent.contains("guard"), "{agent}");
    let both = run.kept_in(Some(&file("kept.ron", &kept))).expect("a library");
    assert_eq!(dominion::evolve::Library::from_ron("kept.ron", &both).expect("a library").entries().len(), 3);
}

#[test]
fn requests_that_cannot_be_followed_are_refused() {
    let position = library().scene("dominion/last-province").expect("it is shipped");
    for (request, told) in [
        (
            BreedRequest { options: Some("(pool: 1)".to_owned()), ..request() },
            "pool: 1 is not between 2 and 1000; choose",
        ),
        (BreedRequest { options: Some("(pol: 1)".to_owned()), ..request() }, "did you mean 'pool'?"),
        (
            BreedRequest { options: Some("(pool: 1000, leaders: 20, chambers: 16)".to_owned()), ..request() },
            "make 1408000 matches in the first generation, and 200000 are the most",
        ),
        (
            BreedRequest { options: Some("(generations: 10000, leaders: 6)".to_owned()), ..request() },
            "make 60000 leaders to keep, and 50000 are the most",
        ),
        (BreedRequest { opening: setup("(kingdom: [\"smity\"])"), ..request() }, "did you mean 'smithy'?"),
        (BreedRequest { opening: Opening::Scene(position), ..request() }, "begins within a game"),
        (BreedRequest { known: Some(file("known.ron", "[(")), ..request() }, "known.ron:1:"),
    ] {
        let error = BreedRun::begin(&DominionModule, &library(), &request).err().unwrap_or_else(|| panic!("{told}"));
        let problems = error.problems();
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].to_string().contains(told), "{}", problems[0]);
    }
}

#[test]
fn a_run_that_does_not_fit_is_refused_with_place_and_remedy_in_both_languages() {
    let text = begun(&request()).text().expect("a text");
    assert!(resumed(&text).is_ok(), "{text}");
    let russian = library().words(Some("ru")).expect("the words").0;
    let anew = "it was changed by hand; begin anew";
    let cards = "go on with the assets and mods it was begun with, or begin anew";
    let place = |field: &str| {
        let line = text.lines().position(|line| line.trim_start().starts_with(field)).expect("a field of its own line");
        let column = text.lines().nth(line).and_then(|line| line.find(": ")).expect("a value") + 3;
        format!("run.ron:{}:{column}: ", line + 1)
    };
    for (old, new, field, told, remedy) in [
        ("pool: 10", "pool: 1001", "options", "pool: 1001 is not between 2 and 1000", anew),
        ("generations: 3", "generations: 0", "options", "generations: 0 is not between", anew),
        ("chambers: 1,", "chambers: 2,", "chambers: [", "there are 1 chambers, and the options say 2", anew),
        ("unrestricted: false", "unrestricted: true", "template", "the form of the menus is not", anew),
        ("\"witch\"", "\"wich\"", "setup", "there is no card 'wich'; did you mean 'witch'?", cards),
        ("\"witch\"", "\"spy\"", "content", "the cards are not those the run was begun with", cards),
        ("seats: 2", "seats: 9", "setup", "seats: 9 is not between 2 and 4", cards),
        ("changes: 0", "changes: 99", "chambers: [", "the candidates do not fit", anew),
        ("games: 0", "games: 9", "history", "the generations do not follow", anew),
    ] {
        let compact = |text: &str| text.replace(": ", ":");
        // Fields below the second level stand in one line without spaces.
        let changed = match text.contains(old) {
            true => text.replacen(old, new, 1),
            false => text.replacen(&compact(old), &compact(new), 1),
        };
        assert_ne!(changed, text, "{old}");
        let problems = resumed(&changed).err().unwrap_or_else(|| panic!("{old} is read")).problems();
        assert_eq!(problems.len(), 1, "{problems:?}");
        let said = problems[0].to_string();
        assert!(said.starts_with(&place(field)) && said.contains(told) && said.ends_with(remedy), "{said}");
        let other = problems[0].clone().in_language(&russian).to_string();
        assert!(other.contains(|sign| ('а'..='я').contains(&sign)) && !other.contains("begin anew"), "{other}");
    }
    let many = ["\"witch\""; 11].join(",");
    let problems = resumed(&text.replacen("\"witch\"", &many, 1)).err().expect("too large").problems();
    assert!(problems[0].to_string().contains("kingdom: 16 cards are more than 10"), "{problems:?}");
}

#[test]
fn no_cut_or_changed_text_of_a_run_panics() {
    let (_, text) = go(&mut begun(&request()), 2, 150);
    let mut refused = 0;
    for at in (0..text.len()).step_by(199) {
        refused += usize::from(resumed(&text[..at]).is_err());
        for put in ["9", "", "-1", "(", "99999999999999999999"] {
            let changed = format!("{}{put}{}", &text[..at], &text[at + 1..]);
            // What is read all the same goes on without a fault.
            match resumed(&changed) {
                Ok(mut run) => drop(go(&mut run, 1, 3)),
                Err(error) => {
                    refused += 1;
                    assert!(error.to_string().starts_with("run.ron:"), "{error}");
                }
            }
        }
    }
    assert!(refused > 50, "{refused}");
}
