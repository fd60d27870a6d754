//! `train` of a game that breeds strategies, from the outside: tables, files, going on, what a library knows, and what is refused.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{json, ok, refused};

const KINGDOM: &str = "chapel,village,smithy,remodel,witch,market";

/// Numbers of a run of a second or less.
const SMALL: [(&str, &str); 6] = [
    ("--pool", "6"),
    ("--leaders", "2"),
    ("--generations", "2"),
    ("--games", "20"),
    ("--finals", "20"),
    ("--validate", "20"),
];

/// A small run for a kingdom, with those numbers that `more` does not name.
fn small<'a>(kingdom: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let usual = SMALL.into_iter().filter(|(name, _)| !more.contains(name)).flat_map(|(name, value)| [name, value]);
    ["train", "dominion", "--kingdom", kingdom].into_iter().chain(usual).chain(more.iter().copied()).collect()
}

/// What a run found, without the time it took.
fn found(args: &[&str]) -> Value {
    let mut report = json(args).remove(0);
    assert!(report["games_per_cpu_second"].take().is_number(), "{report}");
    report
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a path in UTF-8").to_owned()
}

fn read(file: &str) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn a_run_is_the_same_at_any_number_of_threads_and_its_champion_plays() {
    let folder = tempfile::tempdir().unwrap();
    let (out, state) = (path(folder.path(), "mine.ron"), path(folder.path(), "run.ron"));
    let more = ["--deal", "four-three", "--json", "--threads"];
    let one = found(&[&small(KINGDOM, &more)[..], &["1", "--out", &out, "--checkpoint", &state]].concat());
    let (written, kept) = (read(&out), read(&state));
    let two = found(&[&small(KINGDOM, &more)[..], &["2", "--out", &out, "--checkpoint", &state]].concat());
    assert_eq!((&one, &written, &kept), (&two, &read(&out), &read(&state)));
    assert_eq!((one["seats"].as_u64(), one["setup"]["deal"].as_str()), (Some(2), Some("FourThree")));
    assert_eq!(one["curve"].as_array().map(Vec::len), Some(2));
    assert_eq!((one["options"]["pool"].as_u64(), one["options"]["guard"].as_bool()), (Some(6), Some(false)));
    let leaders = one["leaders"].as_array().expect("leaders");
    assert_eq!((leaders.len(), leaders[0]["meetings"][1]["games"].as_u64()), (2, Some(20)));
    let other = found(&small(KINGDOM, &["--json", "--seed", "2", "--guard"]));
    assert_eq!((other["seed"].as_u64(), other["options"]["guard"].as_bool()), (Some(2), Some(true)));
    assert_ne!(other["leaders"], one["leaders"]);
    // The champion as it is named plays the kingdom it was bred for.
    let agent = leaders[0]["agent"].as_str().expect("an agent");
    let setup = format!("(kingdom: [\"{}\"])", KINGDOM.replace(',', "\", \""));
    let agents = format!("{agent},bm1:guard=off");
    let report =
        json(&["match", "dominion", "--setup", &setup, "--agents", &agents, "--games", "20", "--json"]).remove(0);
    assert_eq!(report["games"].as_u64(), Some(20));
}

#[test]
fn the_leaderboard_says_what_was_bred_and_how_good_it_is() {
    let text = ok(&small(KINGDOM, &["--colonies", "--unrestricted"]));
    let leaders = text.lines().filter(|line| line.contains("  e")).count();
    assert!(leaders >= 4, "two generations and two leaders: {text}");
    for part in [
        "dominion: chapel village smithy remodel witch market; random start, Platinum and Colony, unrestricted menus",
        "2 seats, 2 generations, ",
        "95 % interval",
        "20 games of each on fresh seeds; an equal would have 50.0 %",
        "agent: strategist:menu=e",
        "games per second of processor time",
    ] {
        assert!(text.contains(part), "'{part}' is not in: {text}");
    }
    let unmeasured = ok(&small(KINGDOM, &["--validate", "0"]));
    assert!(unmeasured.contains("'final': the share there"), "{unmeasured}");
}

#[test]
#[cfg(unix)]
fn a_run_that_was_interrupted_goes_on_as_if_it_had_not_been() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let folder = tempfile::tempdir().unwrap();
    let (state, whole) = (path(folder.path(), "run.ron"), path(folder.path(), "whole.ron"));
    let asked = [
        "train",
        "dominion",
        "--kingdom",
        KINGDOM,
        "--pool",
        "20",
        "--leaders",
        "3",
        "--generations",
        "20",
        "--games",
        "400",
        "--finals",
        "40",
        "--validate",
        "20",
        "--seed",
        "3",
    ];
    let uninterrupted = found(&[&asked[..], &["--json", "--checkpoint", &whole]].concat());
    let mut child = crate::common::lab()
        .args(asked)
        .args(["--checkpoint", &state])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (begun, patience) = (Instant::now(), Duration::from_secs(120));
    while !fs::read_to_string(&state).is_ok_and(|text| text.contains("generation: 1,")) {
        assert!(begun.elapsed() < patience, "the first generation is not kept");
        std::thread::sleep(Duration::from_millis(2));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(sent.success());
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let output = child.wait_with_output().expect("it has ended");
    let (text, errors) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(text.contains("stopped early"), "{text}");
    assert!(errors.contains(&format!("go on with: rubicon-lab train dominion --resume {state}")), "{errors}");
    assert_ne!(read(&state), read(&whole));
    assert_eq!(found(&["train", "dominion", "--resume", &state, "--json", "--threads", "1"]), uninterrupted);
    assert_eq!(read(&state), read(&whole), "the file that is named is written on");
    // After the end nothing is left but to measure the leaders once more.
    assert_eq!(found(&["train", "dominion", "--resume", &state, "--json"]), uninterrupted);
}

#[test]
fn rounds_in_shards_are_the_run_of_one_process() {
    let folder = tempfile::tempdir().unwrap();
    let (state, whole, lines) =
        (path(folder.path(), "run.ron"), path(folder.path(), "whole.ron"), path(folder.path(), "shards.jsonl"));
    let together = found(&small(KINGDOM, &["--json", "--checkpoint", &whole]));
    let begun = ok(&small(KINGDOM, &["--begin", "--checkpoint", &state]));
    assert!(
        begun.contains("generation 0 of 2 and round 0 of 2 are done, 0 games; next: rubicon-lab shard train dominion")
    );
    let shard = |part: &str| ok(&["shard", "train", "dominion", "--resume", &state, "--shard", part, "--threads", "1"]);
    let merge = ["train", "dominion", "--resume", &state, "--shards", &lines];
    let before = shard("1/1");
    let mut rounds = 0;
    loop {
        // In another order, one of them twice, and more of them than there are matches in the final.
        let parts = ["3/40", "3/40"].into_iter().map(str::to_owned);
        let parts = parts.chain((1..=40).rev().filter(|part| *part != 3).map(|part| format!("{part}/40")));
        fs::write(&lines, parts.map(|part| shard(&part)).collect::<String>()).unwrap();
        let told = json(&[&merge[..], &["--json"]].concat()).remove(0);
        rounds += 1;
        if told["over"] == true {
            break;
        }
    }
    // Two generations of two rounds, and the final.
    assert_eq!(rounds, 5);
    assert_eq!(read(&state), read(&whole));
    assert_eq!(found(&["train", "dominion", "--resume", &state, "--json"]), together);
    let over = refused(&["shard", "train", "dominion", "--resume", &state, "--shard", "1/1"]);
    assert!(over.contains("the final of the run has been played"), "{over}");

    let again = ok(&small(KINGDOM, &["--begin", "--checkpoint", &state]));
    assert_eq!(again, begun);
    assert_eq!(untimed(&shard("1/1")), untimed(&before), "the same part gives the same line");
    let kept = read(&state);
    let (one, two, other) = (shard("1/2"), shard("2/2"), shard("2/3"));
    for (text, told) in [
        (String::new(), "there are no shards; name files that 'rubicon-lab shard train' has printed"),
        ("nonsense".to_owned(), "shards.jsonl:1:1: is no shard: expected ident"),
        (one.replacen("won:", "won:1", 1), "shard 1/2 is damaged: it is not what was written; play it again"),
        (one.clone(), "shard 2/2 is missing; play it"),
        (format!("{one}{two}{other}"), "shards.jsonl:3:1: shard 2/3 overlaps: the round is cut into 2 elsewhere"),
        (before.replace("\"run\":\"", "\"run\":\"0"), "shard 1/1 is damaged"),
    ] {
        fs::write(&lines, text).unwrap();
        let refused = refused(&merge);
        assert!(refused.contains(told), "'{told}' is not in: {refused}");
        assert_eq!(read(&state), kept, "nothing is lost");
    }
    // A shard of the round before.
    fs::write(&lines, &before).unwrap();
    ok(&merge);
    let late = refused(&merge);
    assert!(late.contains("shard 1/1 is of another run, or of another round of it; leave it out"), "{late}");
    for args in [
        [&merge[..], &["--out", &whole]].concat(),
        small(KINGDOM, &["--begin", "--checkpoint", &state, "--out", &whole]),
    ] {
        assert!(refused(&args).contains("cannot be used with"), "nothing that is named is passed over");
    }
    let risk = refused(&["shard", "train", "risk", "--resume", &state, "--shard", "1/1"]);
    assert!(risk.contains("risk learns numbers of its agents, in runs that have no shards"), "{risk}");
}

/// A line of JSON without the time at its end.
fn untimed(line: &str) -> &str {
    line.split("\"cpu_seconds\"").next().unwrap_or_default()
}

#[test]
fn a_library_is_written_read_anew_and_begins_a_run() {
    let folder = tempfile::tempdir().unwrap();
    let (library, out) = (path(folder.path(), "menus.ron"), path(folder.path(), "mine.ron"));
    // Whoever has a Witch wins against money, and of a pool of two one is what is known.
    let known = "[(kingdom: [\"witch\", \"smithy\", \"village\", \"market\", \"moat\"], \
                 strategies: [\"e2-d4-p8-gold@99|witch@2|silver@99\"])]";
    fs::write(&library, known).unwrap();
    let tiny = [
        "train",
        "dominion",
        "--pool",
        "2",
        "--leaders",
        "1",
        "--generations",
        "1",
        "--games",
        "40",
        "--finals",
        "20",
        "--json",
        "--kingdom",
        KINGDOM,
    ];
    let before = read(&library);
    let warm = found(&[&tiny[..], &["--library", &library, "--out", &out]].concat());
    assert_eq!(read(&library), before, "what is begun with is read alone");
    let champion = |report: &Value| report["leaders"][0]["strategy"].as_str().expect("a champion").to_owned();
    assert_eq!(champion(&warm), "e2-d4-p8-gold@99|witch@2|silver@99");
    let fresh = path(folder.path(), "fresh.ron");
    let cold = found(&[&tiny[..], &["--keep", &fresh]].concat());
    assert_ne!(champion(&cold), champion(&warm));
    // What was known stays, what was found comes behind it; alone it is what --out has, as where there was no library yet.
    let entries = |file: &str| dominion_entries(&read(file));
    found(&[&tiny[..], &["--library", &library, "--keep", &library]].concat());
    assert_eq!(entries(&library), [vec!["e2-d4-p8-gold@99|witch@2|silver@99".to_owned()], vec![champion(&warm)]]);
    assert_eq!(entries(&out), [vec![champion(&warm)]]);
    assert_eq!(entries(&fresh), [vec![champion(&cold)]]);
}

/// The strategies of every kingdom of a library.
fn dominion_entries(text: &str) -> Vec<Vec<String>> {
    let kingdoms = text.split("strategies:").skip(1);
    let strategies = |part: &str| {
        part.split(']').next().unwrap_or_default().split('"').skip(1).step_by(2).map(str::to_owned).collect()
    };
    kingdoms.map(strategies).collect()
}

#[test]
fn flags_of_the_other_kind_of_training_are_refused_by_name() {
    let of_weights = [
        "agent=minimax",
        "rules=classic",
        "budget=3",
        "optimiser=ga",
        "yardstick=4",
        "against=raider",
        "curve=c.svg",
        "genomes=6",
        "tournaments=2",
        "entrants=3",
        "rounds=2",
        "winners=2",
        "crosses=2",
        "mutants=2",
        "finalists=3",
        "spread=0.3",
        "last-spread=0.1",
        "iterations=3",
        "tables=3",
        "step=0.1",
        "probe=0.1",
    ];
    for flag in of_weights {
        let (name, written) = (flag.split('=').next().unwrap_or_default(), format!("--{flag}"));
        let told = refused(&small(KINGDOM, &[&written]));
        let wanted = format!(
            "--{name} is of games whose agents have numbers to learn, and dominion breeds whole strategies; leave it out"
        );
        assert_eq!(told, wanted);
    }
    let of_strategies = [
        "kingdom=moat",
        "random=3",
        "deal=random",
        "colonies",
        "pool=5",
        "leaders=2",
        "chambers=2",
        "games=20",
        "guard",
        "unrestricted",
        "victory-entries",
        "alike",
        "library=l.ron",
    ];
    for flag in of_strategies {
        let (name, written) = (flag.split('=').next().unwrap_or_default(), format!("--{flag}"));
        let told = refused(&["train", "risk", &written]);
        let wanted = format!(
            "--{name} is of games that breed whole strategies, and risk learns numbers of its agents; leave it out"
        );
        assert_eq!(told, wanted);
    }
}

#[test]
fn bad_requests_are_told_in_one_line() {
    for (more, words) in [
        (&["--random", "3"][..], "'--kingdom <A,B,…>' cannot be used with '--random <SEED>'"),
        (&["--setup", "()"], "cannot be used with '--setup <SETUP>'"),
        (&["--deal", "5-2"], "'5-2'"),
        (&["--chambers", "0"], "'0'"),
        (&["--finals", "0"], "finals: 0 is not between 2 and 1000000; choose another number"),
        (&["--validate", "1000001"], "--validate 1000001 is more than 1000000; choose a smaller number"),
        (&["--seats", "7"], "7 is not between 2 and 4"),
        (&["--library", "no/where.ron"], "no/where.ron: "),
        (&["--library", "Cargo.toml"], "Cargo.toml:"),
        (&["--keep", "no/where.ron"], "no/where.ron: cannot be written"),
        (&["--keep", "Cargo.toml"], "Cargo.toml:"),
    ] {
        let told = refused(&small(KINGDOM, more));
        assert!(told.contains(words), "{told}");
    }
    assert!(refused(&small("smithy,smity", &[])).contains("there is no card 'smity'; did you mean 'smithy'?"));
    let told = refused(&["train", "dominion", "--resume", "run.ron", "--pool", "5"]);
    assert!(told.contains("--resume") && told.contains("--pool"), "{told}");
    let told = refused(&["train", "dominion", "--resume", "run.ron", "--library", "menus.ron"]);
    assert!(told.contains("--resume") && told.contains("--library"), "{told}");
    let told = refused(&["train", "dominion", "--scene", "dominion/last-province"]);
    assert!(told.contains("menus are bred from its start"), "{told}");
}

#[test]
fn what_came_with_the_program_is_never_written() {
    // A library of one's own, whose files may come to harm.
    let folder = tempfile::tempdir().unwrap();
    let assets = folder.path().join("assets");
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    for name in ["dominion", "text/en"] {
        fs::create_dir_all(assets.join(name)).unwrap();
        for file in fs::read_dir(repository.join(name)).unwrap().map(|entry| entry.unwrap().path()) {
            if file.is_file() {
                fs::copy(&file, assets.join(name).join(file.file_name().unwrap())).unwrap();
            }
        }
    }
    let (root, champions) = (path(folder.path(), "assets"), path(&assets, "dominion/champions.ron"));
    let before = read(&champions);
    for option in ["--keep", "--out", "--checkpoint"] {
        let told = refused(&small(KINGDOM, &["--assets", &root, option, &champions]));
        assert!(told.contains("came with the program and is never written; name a file of your own"), "{told}");
    }
    assert_eq!(read(&champions), before);
    // It may be begun with.
    found(&small(KINGDOM, &["--json", "--assets", &root, "--library", &champions]));
    assert_eq!(read(&champions), before);
}

#[test]
fn broken_files_are_told_with_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let (state, library) = (path(folder.path(), "run.ron"), path(folder.path(), "menus.ron"));
    found(&small(KINGDOM, &["--json", "--checkpoint", &state, "--keep", &library]));
    let (run, menus) = (read(&state), read(&library));
    for (old, new, words) in [
        ("format: 1", "format: 7", ":2:13: the run has format 7, and this program reads 1"),
        ("\"dominion\"", "\"hare\"", ":3:11: the run is of the game 'hare', not 'dominion'; name the game it is of"),
        ("validation: 20", "validation: 9999999", ":4:17: "),
        ("validation:", "validatoin:", "did you mean 'validation'?"),
        ("pool: 6", "pool: 9999", "pool: 9999 is not between 2 and 1000"),
        ("(\n", "[\n", ":1:1: "),
    ] {
        let changed = match run.contains(old) {
            true => run.replacen(old, new, 1),
            false => run.replacen(&old.replace(' ', ""), &new.replace(' ', ""), 1),
        };
        assert_ne!(changed, run, "{old}");
        fs::write(&state, changed).unwrap();
        let told = refused(&["train", "dominion", "--resume", &state]);
        assert!(told.starts_with(&format!("{state}:")) && told.contains(words), "{told}");
    }
    fs::write(&state, &run[..run.len() / 2]).unwrap();
    let told = refused(&["train", "dominion", "--resume", &state]);
    assert!(told.starts_with(&format!("{state}:")), "{told}");
    for (old, new, words) in [
        ("@99", "@", "column "),
        ("kingdom:", "kindom:", "did you mean 'kingdom'?"),
        ("seats: 2", "seats: 9", "seats: 9 is not between 2 and 4; write 2, 3 or 4"),
    ] {
        let changed = menus.replacen(old, new, 1);
        assert_ne!(changed, menus, "{old}");
        fs::write(&library, &changed).unwrap();
        for option in ["--library", "--keep"] {
            let told = refused(&small(KINGDOM, &[option, &library]));
            assert!(told.starts_with(&format!("{library}:")) && told.contains(words), "{told}");
        }
        assert_eq!(read(&library), changed, "what cannot be read is not written over");
    }
}
