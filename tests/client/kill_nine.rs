//! The client is killed at random moments; no turn that was reported as saved may be lost.
//!
//! The test starts this very program as a child, which plays a game of a person against three opponents on and on, from the
//! autosave where there is one, and kills it. `RUBICON_KILLS` says how often; a few times by default, since each takes about
//! a second.

use std::{
    fs::File,
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use bevy::{log::LogPlugin, prelude::*};
use lab::{GameModule, Library};
use registry::games::RiskModule;
use risk::{Risk, Setup, Start};
use rubicon::{
    games::conquest::Content,
    storage::Storage,
    table::{self, AUTOSAVES, FileRegistry, Unusable},
    text::Words,
};
use tabletop::{Record, Session};

use crate::hands;

/// Names the folder of user data to the child.
const CHILD: &str = "RUBICON_KILLED_CHILD";

/// Plays on and on. Only as the child of the test below; alone it has nothing to do.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(CHILD) else { return };
    let storage = Storage::open(Some(Path::new(&folder))).expect("opened");
    let mut app = hands::shell(Some(&storage));
    app.add_plugins(LogPlugin { filter: "rubicon=info".to_owned(), ..default() });
    for seed in 1.. {
        let newest = storage.newest_first(AUTOSAVES, "ron").into_iter().next();
        let files = app.world().resource::<FileRegistry>().clone();
        let left = newest.and_then(|file| {
            table::find(&storage, &file, &Words::english(), |text| files.saved_game(text)).value?.ok()
        });
        match left.filter(|saved| !saved.over) {
            Some(saved) => {
                app.world_mut().write_message(saved.game);
                hands::steps(&mut app, 3);
            }
            None => {
                let setup = Setup { start: Start::Scatter, round_limit: 40, ..Setup::default() };
                hands::begin(&mut app, setup, &["human", "raider", "sentinel", "gardener"], seed);
            }
        }
        let mut decisions = 0;
        while hands::wait_for_decision(&mut app) {
            decisions += 1;
            hands::decide(&mut app, decisions % 3 != 0);
        }
    }
}

/// What the child said it had saved last: turns, steps and the file.
fn last_report(log: &str) -> Option<(u64, usize, String)> {
    let line = log.lines().rfind(|line| line.contains("saved turn "))?;
    let report = line.split_once("saved turn ")?.1;
    let (turn, rest) = report.split_once(", step ")?;
    let (step, file) = rest.split_once(" in ")?;
    Some((turn.parse().ok()?, step.parse().ok()?, file.trim().to_owned()))
}

/// Turns begun and steps made in a save, followed step by step.
fn followed(content: &Content, text: &str) -> Result<(u64, usize), Unusable> {
    let library = content.library.as_ref().expect("the program's files are there");
    let record: Record<Risk> = Record::from_ron(text)?;
    let rules: Arc<Risk> = RiskModule.rules(record.setup.clone(), library).expect("a sound setup");
    let session = Session::replay(rules, &record)?;
    Ok((RiskModule.length(session.game(), session.state()).turns, session.len()))
}

#[test]
fn no_turn_reported_as_saved_is_lost() {
    let kills: u32 = std::env::var("RUBICON_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(4);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(&folder.path().join("data"))).expect("opened");
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let (content, _) = Content::load(&library, None);
    let (mut reported, mut half_written) = (0, 0);
    for kill in 0..kills {
        let log = folder.path().join("log");
        let out = || Stdio::from(File::options().append(true).open(&log).expect("there"));
        File::create(&log).expect("made");
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "kill_nine::child", "--nocapture"])
            .env(CHILD, folder.path().join("data"))
            .stdout(out())
            .stderr(out())
            .spawn()
            .expect("started");
        let said = || std::fs::read_to_string(&log).expect("readable");
        let begun = Instant::now();
        while last_report(&said()).is_none() {
            assert!(begun.elapsed() < Duration::from_secs(60), "the child saves nothing: {}", said());
            std::thread::sleep(Duration::from_millis(1));
        }
        // Spread evenly, at no beat of the child's.
        std::thread::sleep(Duration::from_micros(u64::from(kill) * 618_034 % 700_000));
        child.kill().expect("killed");
        child.wait().expect("ended");

        let (turn, step, file) = last_report(&said()).expect("it has saved");
        half_written += u32::from(storage.has(&format!("{file}.new")) || storage.has(&format!("{file}.keep")));
        let found = table::find(&storage, &file, &Words::english(), |text| followed(&content, text));
        assert_eq!(found.report, None, "kill {kill} damaged a save");
        let (turns, steps) = found.value.expect("the save is there").expect("it can be followed");
        assert!(
            turns >= turn && steps >= step,
            "kill {kill}: turn {turn}, step {step} was reported, found {turns}, {steps}"
        );
        reported += said().lines().filter(|line| line.contains("saved turn ")).count();
    }
    println!(
        "{kills} kills, {half_written} of them while a file was being written; {reported} saves reported, none lost"
    );
    assert!(reported >= kills as usize);
}
