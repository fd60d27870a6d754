//! The levels of the opponents and the games that were finished: what is proposed, what a press seats, what is counted and what is not.

use egui_kittest::{Harness, kittest::Queryable};
use risk::{Setup, Start};
use rubicon::{
    games::conquest::{CAREER, Content, setup::ConquestSetup},
    shell::{Notices, Screen},
    storage::Storage,
    table::{
        career::{Career, Earlier, FinishedGame, NextLevel, PersonsEnd, known},
        career_page::{CareerChoice, CareerModel, career_page},
        setup::{LevelShelf, PuzzleShelf, SetupChoice, table_page},
    },
    text::Words,
    theme::Palette,
};
use tabletop::Controller;

use crate::hands::{
    begin, decide,
    mouse::{click_on, find, seen, shell as shell_seen},
    pages::{WINDOWS, assert_within, harness, table},
    screen, steps, until, wait_for_decision,
};

/// Games against a level, lost where not `won`, each with luck.
fn played(games: &[(&str, bool)]) -> Career {
    let mut career = Career::default();
    for (number, (level, won)) in games.iter().enumerate() {
        let persons = vec![PersonsEnd { name: "Anna".to_owned(), place: if *won { 1 } else { 3 }, luck: Some(-0.6) }];
        career.enter(FinishedGame {
            game: number as u64,
            at: "2026-11-30T12:00:00Z".to_owned(),
            persons,
            opponents: vec![(*level).to_owned(); 3],
            rounds: 12,
        });
    }
    career
}

struct Laid {
    content: Content,
    table: ConquestSetup,
    levels: LevelShelf,
    chosen: Vec<SetupChoice>,
}

fn setup(window: [f32; 2], text_size: f32, career: Career, words: Words) -> Harness<'static, Laid> {
    let (content, table) = table();
    let state = Laid { content, table, levels: LevelShelf(career), chosen: Vec::new() };
    harness(window, text_size, state, move |ui, state| {
        let shelves = (Palette::default(), &PuzzleShelf::default(), &state.levels);
        let (chosen, _) = table_page(ui, &words, &mut state.table, &state.content, shelves);
        state.chosen.extend(chosen);
    })
}

fn opponents(table: &ConquestSetup) -> Vec<&str> {
    let agents = table.players.iter().filter_map(|player| match &player.controller {
        Controller::Agent(spec) => Some(spec.as_str()),
        Controller::Human => None,
    });
    agents.collect()
}

#[test]
fn a_level_is_proposed_and_one_press_seats_it() {
    for (window, text_size) in WINDOWS {
        let mut page = setup(window, text_size, Career::default(), Words::english());
        page.get_by_label("We suggest level 1 of 6, Recruit: a good place to begin.");
        let levels = ["1 Recruit", "2 Corporal", "3 Sergeant", "4 Lieutenant", "5 Colonel", "6 Strategos"];
        assert_within(&page, window, &["Your games"]);
        // With large text the levels are a list that opens, so that the seats have room.
        let listed = text_size > 1.0;
        if !listed {
            assert_within(&page, window, &levels);
        }
        for (label, name) in levels.into_iter().zip(["recruit", "corporal", "sergeant", "lieutenant"]) {
            if listed {
                page.get_by_label("Level of the opponents").click();
                page.run();
            }
            page.get_by_label(label).scroll_to_me();
            page.run();
            page.get_by_label(label).click();
            page.run();
            assert_eq!(opponents(&page.state().table), [name; 3]);
        }
        let names: Vec<String> = page.state().table.players.iter().map(|player| player.name.clone()).collect();
        assert_eq!(names[1..], ["Lieutenant", "Lieutenant II", "Lieutenant III"], "names say who sits there");
        assert_eq!(page.state().table.players[0].controller, Controller::Human);
        page.get_by_label("Your games").click();
        page.run();
        assert_eq!(page.state().chosen, [SetupChoice::Page(CAREER)]);
    }
    // By keyboard, and a table of persons alone has no levels to choose.
    let mut page = setup([1280.0, 720.0], 1.0, Career::default(), Words::english());
    page.get_by_label("6 Strategos").focus();
    page.run();
    page.key_press(bevy_egui::egui::Key::Enter);
    page.run();
    assert_eq!(opponents(&page.state().table), ["strategos"; 3]);
    page.state_mut().table.players.iter_mut().for_each(|player| player.controller = Controller::Human);
    page.run();
    assert!(page.query_by_label("1 Recruit").is_none());
}

#[test]
fn the_proposal_follows_the_games() {
    let games = [("recruit", true), ("recruit", true), ("corporal", true), ("corporal", false), ("corporal", true)];
    let page = setup([1280.0, 720.0], 1.0, played(&games), Words::english());
    let told = page.query_all_by_role(bevy_egui::egui::accesskit::Role::Label);
    let told: Vec<String> = told.filter_map(|node| node.value()).collect();
    let proposal = told.iter().find(|line| line.starts_with("We suggest level")).expect("a proposal");
    assert!(proposal.ends_with("since you won 2 of your last 3 games at level 2."), "{proposal}");
    assert!(!proposal.contains("level 1 of 6"), "{proposal}");
}

fn model(career: &Career, words: &Words) -> CareerModel {
    let (content, _) = table();
    CareerModel::of(words, &content, career)
}

fn page(window: [f32; 2], text_size: f32, career: &Career) -> Harness<'static, Vec<CareerChoice>> {
    let words = Words::english();
    let model = model(career, &words);
    harness(window, text_size, Vec::new(), move |ui, chosen| chosen.extend(career_page(ui, &words, &model)))
}

#[test]
fn an_empty_page_invites_to_a_game() {
    for (window, text_size) in WINDOWS {
        let mut page = page(window, text_size, &Career::default());
        page.get_by_label("No game has been finished here yet.");
        page.get_by_label("We suggest level 1 of 6, Recruit: a good place to begin.");
        for label in ["Set the table", "Back"] {
            assert_within(&page, window, &[label]);
            page.get_by_label(label).click();
            page.run();
        }
        assert_eq!(page.state(), &[CareerChoice::Setup, CareerChoice::Back]);
    }
}

#[test]
fn the_page_tells_wins_levels_and_luck() {
    let mut career = played(&[("recruit", true), ("corporal", false), ("corporal", true), ("raider", true)]);
    career.earlier = Earlier { games: 7, won: 3 };
    let told = model(&career, &Words::english());
    assert_eq!(told.tally.as_deref(), Some("11 games, 6 won."));
    let levels: Vec<(&str, usize, usize)> =
        told.levels.iter().map(|line| (line.name.as_str(), line.games, line.won)).collect();
    assert_eq!(levels, [("1 Recruit", 1, 1), ("2 Corporal", 2, 1), ("Other tables", 1, 1)]);
    assert_eq!(
        told.course.iter().map(|point| (point.level, point.won)).collect::<Vec<_>>(),
        [(0, true), (1, false), (1, true)]
    );
    assert!(told.luck.as_ref().is_some_and(|luck| luck.kind == -1), "{:?}", told.luck);
    assert_eq!(told.games[0].against, "against Raider, Raider, Raider");
    assert_eq!((told.games[2].result.as_str(), told.games[2].won), ("Place 3 of 4", false));
    assert_eq!(told.games[2].against, "against level 2, Corporal");
    for (window, text_size) in WINDOWS {
        let page = page(window, text_size, &career);
        page.get_by_label("11 games, 6 won.");
        page.get_by_label("against level 1, Recruit");
        assert_within(&page, window, &["Set the table", "Back"]);
    }
}

/// Plays the game at the table to its result.
fn play_on(app: &mut bevy::prelude::App) {
    until(app, "the table", |app| screen(app) == Screen::Play);
    for decision in 0.. {
        if !wait_for_decision(app) {
            break;
        }
        decide(app, decision % 3 != 0);
    }
    until(app, "the result", |app| screen(app) == Screen::Result);
    steps(app, 5);
}

#[test]
fn a_finished_game_counts_once_and_is_seen_on_the_page() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell_seen(Some(&storage));
    let setup = || Setup { start: Start::Scatter, round_limit: 1, ..Setup::default() };
    let counted = || known(&storage, "conquest").games;
    begin(&mut app, setup(), &["human", "recruit", "recruit"], 3);
    play_on(&mut app);
    let games = counted();
    assert_eq!(games.len(), 1);
    assert_eq!(
        (games[0].opponents.as_slice(), games[0].persons.len()),
        (&["recruit".to_owned(), "recruit".to_owned()][..], 1)
    );
    assert!((1..=3).contains(&games[0].persons[0].place) && games[0].rounds >= 1);
    // The same table on the same seed is the same game, however it ends.
    begin(&mut app, setup(), &["human", "recruit", "recruit"], 3);
    play_on(&mut app);
    assert_eq!((counted(), &app.world().resource::<NextLevel>().0), (games, &None));
    // Games of opponents alone count for nobody.
    begin(&mut app, setup(), &["recruit", "corporal"], 4);
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    steps(&mut app, 5);
    assert_eq!(counted().len(), 1);
    begin(&mut app, setup(), &["human", "recruit"], 5);
    play_on(&mut app);
    assert_eq!(counted().len(), 2);
    let next = app.world().resource::<NextLevel>().0.clone().expect("the game counted");
    assert!(next.starts_with("We suggest level ") && seen(&app).says.contains(&next), "{next}");
    assert!(app.world().resource::<Notices>().shown().is_empty());
    click_on(&mut app, "Back to the title");
    until(&mut app, "the title", |app| find(app, "Play").is_some());
    click_on(&mut app, "Play");
    until(&mut app, "the lobby", |app| find(app, "Your games").is_some());
    click_on(&mut app, "Your games");
    until(&mut app, "the page", |app| screen(app) == CAREER);
    steps(&mut app, 5);
    assert!(seen(&app).says.iter().any(|said| said.starts_with("2 games, ")), "{:?}", seen(&app).says);
}
