//! Puzzles: those that ship hold, each day has one that holds, and every fault of a file is told.

use std::collections::BTreeMap;

use boards::banqi::Banqi;
use lab::puzzle::{Day, Judge, Proof, Puzzle, Task, Wish, Worth, find, of_day, prove};
use lab::{AnyGame, GameModule, LabError, Library, Scene, TextFile, render};
use registry::GAMES;
use registry::games::{BanqiModule, FlipJungleModule, HareModule, JungleModule};
use tabletop::{Controller, Game, Seed, Step, Turn};
use test_kit::library;

fn judge<'a, M: GameModule>(module: &M, game: &'a M::Game) -> Judge<'a, M::Game> {
    Judge::new(game, module.puzzles().expect("the game has puzzles"))
}

/// The shipped scenes of a game that are puzzles.
fn shipped<M: GameModule>(module: &M, library: &Library) -> Vec<Scene<M::Game>> {
    let load = |name: String| {
        let file = library.scene(&name).expect("a scene");
        Scene::load(module, library, &file).unwrap_or_else(|error| panic!("{error}"))
    };
    library.puzzles(M::Game::ID).into_iter().map(load).collect()
}

/// Proves every shipped puzzle of a game; how many there are, by their plies.
fn proved<M: GameModule>(module: &M) -> Vec<u32> {
    let scenes = shipped(module, &library());
    let mut plies = Vec::new();
    for scene in &scenes {
        let (puzzle, state) = scene.puzzle.as_ref().zip(scene.origin.as_ref()).expect("a puzzle begins somewhere");
        let mut judge = judge(module, &scene.game);
        prove(&mut judge, state, puzzle).unwrap_or_else(|problem| panic!("{}: {problem}", scene.name));
        plies.push(puzzle.proof.plies());
    }
    for (at, scene) in scenes.iter().enumerate() {
        assert!(scenes[..at].iter().all(|other| other.origin != scene.origin), "{} is there twice", scene.name);
    }
    plies.sort_unstable();
    plies
}

#[test]
fn every_puzzle_of_banqi_that_ships_holds() {
    let plies = proved(&BanqiModule);
    assert!(plies.len() >= 7 && plies[0] <= 5 && plies.last() >= Some(&11), "{plies:?}");
}

#[test]
fn every_puzzle_of_jungle_that_ships_holds() {
    let plies = proved(&JungleModule);
    assert!(plies.len() >= 6 && plies[0] <= 5 && plies.last() >= Some(&11), "{plies:?}");
}

#[test]
fn every_puzzle_of_flip_jungle_that_ships_holds() {
    let plies = proved(&FlipJungleModule);
    assert!(plies.len() >= 6 && plies[0] <= 5 && plies.last() >= Some(&11), "{plies:?}");
}

/// The puzzle of a day, proved.
fn proved_of_day<M: GameModule>(module: &M, library: &Library, day: Day) -> (String, Task) {
    let file = of_day(module, library, day).expect("it can be looked for").unwrap_or_else(|| panic!("none on {day}"));
    let scene = Scene::load(module, library, &file).unwrap_or_else(|error| panic!("{error}\n{}", file.text));
    let (puzzle, state) = scene.puzzle.as_ref().zip(scene.origin.as_ref()).expect("a puzzle");
    let mut judge = judge(module, &scene.game);
    prove(&mut judge, state, puzzle).unwrap_or_else(|problem| panic!("{day}: {problem}\n{}", file.text));
    assert_eq!(scene.players[puzzle.seat.index()].controller, Controller::Human);
    let maker = module.puzzles().expect("puzzles");
    let solution = puzzle.solution().expect("a solution");
    assert!(!maker.is_plain(state, solution), "{day}: the solution is plain\n{}", file.text);
    assert!(judge.worths(state).is_some_and(|worths| worths.len() >= 4), "{day}: there is little to choose");
    (file.text, puzzle.task)
}

fn days(first: u8, count: u8) -> impl Iterator<Item = Day> {
    (first..first + count).map(|day| Day::new(2026, 12, day).expect("a day"))
}

/// Every day has a puzzle, most ask for a win, some for a draw, and none comes twice.
fn days_have_puzzles<M: GameModule>(module: &M) {
    let library = library();
    let mut texts = BTreeMap::new();
    let mut draws = 0;
    for day in days(1, 12) {
        let (text, task) = proved_of_day(module, &library, day);
        draws += usize::from(task == Task::Draw);
        let position = text.lines().find(|line| line.contains("Notation")).expect("a position").to_owned();
        assert_eq!(texts.insert(position, day), None, "{day}");
    }
    assert!(draws < texts.len(), "most days ask for a win");
    let [day] = days(3, 1).collect::<Vec<_>>()[..] else { panic!("one day") };
    let again = of_day(module, &library, day).expect("it can be looked for").map(|file| file.text);
    assert_eq!(again, Some(proved_of_day(module, &library, day).0), "the same day has the same puzzle");
}

#[test]
fn each_day_has_a_puzzle_of_banqi() {
    days_have_puzzles(&BanqiModule);
}

#[test]
fn each_day_has_a_puzzle_of_jungle() {
    days_have_puzzles(&JungleModule);
}

#[test]
fn each_day_has_a_puzzle_of_flip_jungle() {
    days_have_puzzles(&FlipJungleModule);
}

#[test]
fn a_game_without_puzzles_has_none_of_the_day() {
    let day = Day::new(2026, 11, 28).expect("a day");
    assert!(matches!(AnyGame::puzzle_of_day(&HareModule, &library(), day), Ok(None)));
    let with: Vec<&str> = GAMES
        .iter()
        .filter(|any_game| matches!(any_game.puzzle_of_day(&library(), day), Ok(Some(_))))
        .map(|any_game| any_game.info().id)
        .collect();
    assert_eq!(with, ["banqi", "jungle", "flip_jungle"]);
}

/// What tables say of how long a win takes is what the longest defence against them takes, in games whose tables count to the end.
fn lengths_are_those_of_tables<M: GameModule>(module: &M, pieces: &str) {
    let game = module.rules(module.resolve(module.setup(), &library()).expect("a setup"), &library()).expect("rules");
    let mut judge = judge(module, &*game);
    let mut rng = Seed(7).stream("test", 0);
    let mut compared = 0;
    for _ in 0..300 {
        let Some(state) = judge.maker.draw(&game, pieces, &mut rng) else { continue };
        let Some((action, Worth::Won(plies) | Worth::Lost(plies))) =
            judge.worths(&state).and_then(|worths| worths.first().cloned())
        else {
            continue;
        };
        assert_eq!(judge.length_with(&state, &action), Some(plies), "{state:?}");
        compared += 1;
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn the_longest_defence_is_as_long_as_tables_say() {
    lengths_are_those_of_tables(&FlipJungleModule, "ETr");
    lengths_are_those_of_tables(&JungleModule, "Lt");
}

/// What is won by tables in few plies is won by following every line of play, too, and in no fewer.
#[test]
fn both_ways_to_prove_agree() {
    let module = FlipJungleModule;
    let game = module.rules(module.setup(), &library()).expect("rules");
    let mut judge = judge(&module, &*game);
    let mut rng = Seed(8).stream("test", 0);
    let mut compared = 0;
    while compared < 40 {
        let Some(state) = judge.maker.draw(&game, "ETrd", &mut rng) else { continue };
        let Some(worths) = judge.worths(&state) else { continue };
        for plies in [1, 3, 5] {
            let forced = judge.forced(&state, plies).expect("it is short");
            for (action, worth) in &worths {
                let won = matches!(worth, Worth::Won(least) if *least <= plies);
                assert!(forced.contains(&(*action, won)), "{action:?} {worth:?} within {plies}: {state:?}");
            }
        }
        compared += 1;
    }
}

/// Dudeney's hogs: a step more or less between hunter and prey, and the hunt is won or never ends.
#[test]
fn a_hunt_is_won_or_never_ends_by_the_count_of_steps_between() {
    let library = library();
    let best = |name: &str| {
        let scene = Scene::load(&BanqiModule, &library, &library.scene(name).expect("a scene")).expect("it is sound");
        let worths = judge(&BanqiModule, &scene.game).worths(&scene.game.start()).expect("tables know it");
        worths[0].1
    };
    assert!(best("banqi/hogs-caught").is_won());
    assert_eq!(best("banqi/hogs-free"), Worth::Drawn);
}

const GOOD: &str = r#"(
    game: "banqi",
    title: "T",
    description: "D",
    setup: (),
    players: [Human, Agent("strategist@hard")],
    start: Notation("6R1/8/8/r7 r1 GAAEERHHCCSSSSSgaaeerhhccsssss 0"),
    puzzle: (
        task: Win,
        solution: "d7-d6",
        proof: Solved(plies: 99),
    ),
)"#;

fn load(text: &str) -> Result<Scene<Banqi>, LabError> {
    Scene::load(&BanqiModule, &library(), &TextFile { name: "p.ron".to_owned(), text: text.to_owned() })
}

#[test]
fn every_fault_of_a_puzzle_is_told_with_its_place() {
    for (from, to, told) in [
        ("task: Win", "task: Loss", "p.ron:9:15: "),
        ("        task: Win,\n", "", "p.ron:8:13: 'task' is missing"),
        (
            "proof: Solved(plies: 99)",
            "proof: Solved(plies: 0)",
            "p.ron:11:16: what takes no plies has been done already",
        ),
        ("d7-d6", "d7-d6 a1-c1", "p.ron:10:26: a1-c1 cannot be done there: "),
        ("d7-d6", "d7-d6 x", "p.ron:10:26: "),
        ("\"d7-d6\"", "\"\"", "p.ron:10:20: the solution is empty"),
        (
            "[Human, Agent(\"strategist@hard\")]",
            "[Agent(\"grabber\"), Human]",
            "p.ron:8:13: seat 1 is to solve it, and an agent sits there",
        ),
        (
            "    start: Notation(\"6R1/8/8/r7 r1 GAAEERHHCCSSSSSgaaeerhhccsssss 0\"),\n",
            "",
            "p.ron:7:13: the puzzle does not say where it begins",
        ),
        (
            "6R1/8/8/r7 r1 GAAEERHHCCSSSSSgaaeerhhccsssss 0",
            "6R1/8/8/8 r1 GAAEERHHCCSSSSSgaaeerrhhccsssss 0",
            "p.ron:8:13: nobody is to act there",
        ),
    ] {
        let text = GOOD.replace(from, to);
        assert_ne!(text, GOOD, "{from}");
        let faults = load(&text).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(faults.lines().any(|line| line.starts_with(told)), "{to}: {faults}\nnot {told}");
    }
    let drawn = GOOD.replace("task: Win", "task: Draw").replace("Solved", "Searched");
    let faults = load(&drawn).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(faults.starts_with("p.ron:11:16: a search of so many plies proves no draw; write Solved"), "{faults}");
}

/// What is wrong with a puzzle that can be read and does not hold.
fn refused(change: impl FnOnce(&mut Puzzle<Banqi>)) -> String {
    let file = of_day(&BanqiModule, &library(), Day::new(2026, 12, 1).expect("a day")).expect("no fault").expect("one");
    let scene = Scene::load(&BanqiModule, &library(), &file).expect("it is a scene");
    let (mut puzzle, state) = (scene.puzzle.expect("a puzzle"), scene.origin.expect("a beginning"));
    change(&mut puzzle);
    prove(&mut judge(&BanqiModule, &scene.game), &state, &puzzle)
        .map_or_else(|problem| problem.to_string(), |()| String::new())
}

#[test]
fn a_puzzle_that_does_not_hold_is_refused() {
    let plies = |puzzle: &mut Puzzle<Banqi>| puzzle.proof = Proof::Solved { plies: puzzle.proof.plies() + 2 };
    assert_eq!(refused(|_| {}), "");
    assert!(refused(plies).contains("plies are said, and it takes"));
    let other = |puzzle: &mut Puzzle<Banqi>| {
        puzzle.task = if puzzle.task == Task::Win { Task::Draw } else { Task::Win };
    };
    assert!(refused(other).contains("the solution does not"));
    assert!(refused(|puzzle| puzzle.line.clear()).contains("its solution cannot be played there"));
}

#[test]
fn what_is_found_is_a_puzzle_of_the_plies_that_were_asked_for() {
    let module = FlipJungleModule;
    let game = module.rules(module.setup(), &library()).expect("rules");
    let mut judge = judge(&module, &*game);
    for (searched, pieces, plies) in [(false, "RDe", 5..=9), (true, "TDRce", 3..=5)] {
        let wish = Wish { task: Task::Win, plies: plies.clone(), draws: 3_000, enough: 3, searched };
        let found = find(&mut judge, pieces, &wish, &mut Seed(4).stream("test", 0));
        assert!(!found.is_empty(), "{pieces}");
        for one in found {
            assert!(plies.contains(&one.puzzle.proof.plies()), "{:?}", one.puzzle);
            prove(&mut judge, &one.state, &one.puzzle).unwrap_or_else(|problem| panic!("{problem}"));
            let Some(Step::Action(seat, _)) = one.puzzle.line.first() else { panic!("it has no solution") };
            assert_eq!(game.turn(&one.state), Turn::Seat(*seat));
        }
    }
}

#[test]
fn titles_and_situations_of_puzzles_and_studies_stand_in_both_languages() {
    let library = library();
    let words = |tag| library.words(Some(tag)).expect("words").0;
    let (english, russian) = (words("en"), words("ru"));
    for game in ["banqi", "jungle", "flip_jungle"] {
        for name in library.scenes(Some(game)).into_iter().chain(library.puzzles(game)) {
            let file = library.scene(&name).expect("a scene");
            let part = |field: &str| {
                let line = file.text.lines().find_map(|line| line.trim().strip_prefix(&format!("{field}: \"")));
                line.and_then(|line| line.strip_suffix("\",")).unwrap_or_default().to_owned()
            };
            let id = format!("scene-{}", name.replace('/', "-"));
            for (id, text) in [(id.clone(), part("title")), (format!("{id}-note"), part("description"))] {
                assert_eq!(english.get(&id), text, "{id}");
                assert!(russian.get(&id).contains(|sign| ('а'..='я').contains(&sign)), "{id}");
            }
        }
    }
    for puzzle in shipped(&FlipJungleModule, &library).into_iter().filter_map(|scene| scene.puzzle) {
        for message in [puzzle.task_words(), puzzle.proof_words()] {
            assert!(render(&russian, &message).contains(|sign| ('а'..='я').contains(&sign)), "{message:?}");
            assert!(!render(&english, &message).is_empty());
        }
    }
}
