//! A gauntlet's table without window and graphics: whole runs to the result, by opponents and by choices of a person.

use bevy::{input::keyboard::Key, prelude::*};
use dice::gauntlet::{Action, Gauntlet, Growth, Setup, Site, Stage, State, Terms};
use lab::GameModule;
use registry::games::GauntletModule;
use rubicon::{
    games::alea::{Duel, Pick, letters, numbered},
    settings::Settings,
    shell::{ActiveGame, GameSetup, NewGame, Screen},
    storage::Storage,
    table::{AUTOSAVES, FileRegistry, report::Report},
};
use tabletop::{Agent, Budget, Controller, Game, Monitor, Player, Record, Seat, Seed, Think};

use crate::hands::{
    awake, chord, letter,
    paper::{draw_everywhere, spread},
    press, screen, shell, steps, until,
};

/// A run of a hero; an opponent goes it where `hero` names one.
fn run(who: &str, hero: Option<&str>, terms: Terms, seed: u64) -> NewGame {
    let player = |name: &str, spec: Option<&str>, look| Player {
        name: name.to_owned(),
        controller: spec.map_or(Controller::Human, |spec| Controller::Agent(spec.to_owned())),
        livery: look,
    };
    NewGame {
        setup: GameSetup::new::<Gauntlet>(Setup::of_run(who, terms)),
        players: vec![player("Hero", hero, 0), player("Enemies", Some("left-to-right"), 1)],
        seed: Seed(seed),
        resume: None,
    }
}

/// One fight and the boss.
fn short() -> Terms {
    Terms { layers: vec![Growth { tier: 1, gold: 4, hp: 4, dice: 1, recovery: 30 }], ..Terms::default() }
}

fn table(app: &App) -> &Duel {
    app.world().resource::<Duel>()
}

fn waits(app: &mut App) -> bool {
    app.world().get_resource::<Duel>().is_some_and(Duel::waits)
}

/// How the run stands, as the table has it.
fn state(app: &App) -> State {
    table(app).host.session().map(|session| session.state().clone()).expect("the session is here")
}

/// Presses the number or the letter that stands for a choice.
fn point(app: &mut App, pick: Pick) {
    let letters = letters(&app.world().resource::<Settings>().keys);
    let key = match pick {
        Pick::Own(card) => letters[usize::from(card)].to_lowercase().to_string(),
        _ => {
            let at = numbered(&state(app)).iter().position(|known| *known == pick).expect("it has a number");
            (at + 1).to_string()
        }
    };
    press(app, letter(&key));
}

/// Does what was decided by the keys of the keyboard.
fn carry_out(app: &mut App, action: Action) {
    awake(app);
    let stage = state(app).stage;
    let pick = match action {
        Action::Fight(dice::Action::EndTurn) => return press(app, Key::Space),
        Action::Fight(dice::Action::Use { card }) => return point(app, Pick::Own(card)),
        Action::Fight(dice::Action::Place { die, card }) => {
            press(app, letter(&(die + 1).to_string()));
            return point(app, Pick::Own(card));
        }
        Action::Leave | Action::Scrap(None) => {
            press(app, Key::Enter);
            // Where it cannot be taken back, it is asked first.
            awake(app);
            if table(app).crossroads().is_some_and(|road| road.pick == Some(Pick::Without)) {
                press(app, Key::Enter);
            }
            return;
        }
        Action::Go(at) => Pick::Way(at),
        Action::Take(at) => Pick::Offer(at),
        Action::Drop(at) | Action::Upgrade(at) | Action::Scrap(Some(at)) => Pick::Own(at),
        Action::Eat => Pick::Meal,
        Action::Rest => Pick::Sleep,
        Action::Drill => Pick::Exercise,
    };
    assert_eq!(pick.action(stage), Some(action));
    point(app, pick);
    assert_eq!(table(app).crossroads().and_then(|road| road.pick), Some(pick));
    press(app, Key::Enter);
}

/// What an opponent would do in the hero's place.
fn advised(app: &App, agent: &mut dyn Agent<Gauntlet>) -> Action {
    let (rules, _) = table(app).journey().expect("a gauntlet");
    let monitor = Monitor::new();
    let step = table(app).host.steps().expect("the session is here") as u64;
    let rng = Seed(1).stream("advice", step);
    let mut think = Think { budget: Budget { nodes: Some(40) }, explain: false, rng, monitor: &monitor };
    agent.decide(rules, &state(app), &mut think).action
}

/// Lets the hero be led by keys until something holds, or the result is there.
fn lead(app: &mut App, mut stop: impl FnMut(&App) -> bool) {
    let mut agent = GauntletModule.agent("left-to-right").expect("it is known");
    for _ in 0..3000 {
        until(app, "a decision or the result", |app| waits(app) || screen(app) == Screen::Result);
        if screen(app) == Screen::Result || stop(app) {
            return;
        }
        let action = advised(app, agent.as_mut());
        let before = table(app).host.steps();
        carry_out(app, action);
        let after = app.world().get_resource::<Duel>().filter(|table| table.waits());
        assert!(after.is_none_or(|table| table.host.steps() != before), "{action:?} did nothing");
    }
    panic!("it goes on for ever");
}

#[test]
fn opponents_go_the_whole_way() {
    let mut app = shell(None);
    for (who, seed) in [("brawler", 3), ("thief", 4), ("inventor", 5)] {
        app.world_mut().write_message(run(who, Some("left-to-right"), Terms::default(), seed));
        until(&mut app, "the table", |app| screen(app) == Screen::Play);
        until(&mut app, "the result", |app| screen(app) == Screen::Result);
        let report = app.world().resource::<Report>();
        assert_eq!(report.standings.len(), 2);
        assert!(report.rounds > 0 && !report.reason.is_empty(), "{report:?}");
        assert!(
            report.counted.iter().any(|figure| figure.head == "Hardest hit dealt" && figure.value != "0"),
            "{report:?}"
        );
        let course = &report.course;
        assert!(course.times.is_sorted() && course.graphs[0].lines[0].len() == course.times.len());
    }
}

#[test]
fn what_is_shown_at_the_crossroads_is_what_is() {
    let mut app = shell(None);
    app.world_mut().write_message(run("brawler", None, short(), 7));
    until(&mut app, "the first choice", |app| {
        app.world().get_resource::<Duel>().is_some_and(|table| table.crossroads().is_some())
    });
    let (rules, road) = table(&app).journey().expect("a gauntlet");
    assert_eq!(road.shown.map.len(), rules.length());
    assert_eq!(table(&app).host.session().map(|session| session.state().clone()).as_ref(), Some(&road.shown));
    assert!(table(&app).due().is_none() && table(&app).waits() && table(&app).undoable().is_none());
}

#[test]
fn a_person_goes_the_whole_way_by_keys() {
    let mut app = shell(None);
    let mut seen = Vec::new();
    for (who, seed) in [("brawler", 1), ("inventor", 2), ("thief", 5)] {
        app.world_mut().write_message(run(who, None, Terms::default(), seed));
        until(&mut app, "the table", |app| screen(app) == Screen::Play);
        lead(&mut app, |app| {
            seen.push(state(app).stage);
            false
        });
        let report = app.world().resource::<Report>();
        assert!(report.standings.iter().any(|placing| placing.place == 1) && !report.reason.is_empty(), "{report:?}");
    }
    for stage in [Stage::Choosing, Stage::Fighting, Stage::Scrapping, Stage::Levelling] {
        assert!(seen.contains(&stage), "{stage:?}");
    }
    assert!(seen.iter().any(|stage| matches!(stage, Stage::Visiting(_))));
    // The same hero goes another road.
    let first = app.world().resource::<ActiveGame>().0.clone();
    app.world_mut().write_message(first.again());
    until(&mut app, "the first choice of the rematch", waits);
    let again = app.world().resource::<ActiveGame>().0.clone();
    assert!(again.setup == first.setup && again.seed != first.seed);
}

#[test]
fn every_stop_is_painted_in_every_window() {
    let mut app = shell(None);
    spread(&mut app);
    let mut painted = Vec::new();
    for (who, seed) in [("brawler", 1), ("inventor", 2), ("thief", 5)] {
        app.world_mut().write_message(run(who, None, Terms::default(), seed));
        until(&mut app, "the table", |app| screen(app) == Screen::Play);
        loop {
            lead(&mut app, |app| !painted.contains(&state(app).stage));
            if screen(&app) == Screen::Result {
                break;
            }
            let stage = state(&app).stage;
            steps(&mut app, 3);
            draw_everywhere(&mut app, &format!("{stage:?}"));
            painted.push(stage);
        }
    }
    for stage in [Stage::Choosing, Stage::Fighting, Stage::Scrapping, Stage::Levelling] {
        assert!(painted.contains(&stage), "{stage:?}");
    }
    draw_everywhere(&mut app, "the result of a gauntlet");
}

#[test]
fn a_run_that_was_left_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell(Some(&storage));
    let between = |app: &App| state(app).layer > 0 && table(app).crossroads().is_some();
    let fighting = |app: &App| {
        let state = state(app);
        state.layer > 0 && state.fight.is_some_and(|fight| fight.round == 2)
    };
    app.world_mut().write_message(run("brawler", None, Terms::default(), 1));
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    for (name, there) in [("between two fights", &between as &dyn Fn(&App) -> bool), ("in a fight", &fighting)] {
        lead(&mut app, there);
        assert_eq!(screen(&app), Screen::Play, "{name}");
        let (left, gone) = (state(&app), table(&app).journey().map(|(_, road)| road.gone.clone()));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        until(&mut app, "the title", |app| screen(app) == Screen::Title);
        until(&mut app, "the autosave", |_| !storage.newest_first(AUTOSAVES, "ron").is_empty());
        steps(&mut app, 5);
        let file = storage.newest_first(AUTOSAVES, "ron")[0].clone();
        let text = storage.read(&file).expect("readable").expect("there");
        let saved = app.world().resource::<FileRegistry>().saved_game(&text).expect("sound");
        assert!(!saved.over && saved.round == u32::from(left.layer) + 1);
        app.world_mut().write_message(saved.game);
        until(&mut app, "the decision again", waits);
        assert_eq!(state(&app), left, "{name}");
        assert_eq!(table(&app).journey().map(|(_, road)| road.gone.clone()), gone, "the way gone is known");
        assert!(!table(&app).log.entries().is_empty(), "the log remembers");
    }
    assert_eq!(storage.newest_first(AUTOSAVES, "ron").len(), 1, "it goes on in the same file");
}

#[test]
fn a_choice_that_nothing_follows_from_is_saved_too() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell(Some(&storage));
    app.world_mut().write_message(run("inventor", None, Terms::default(), 2));
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    lead(&mut app, |app| state(app).stage == Stage::Scrapping);
    assert_eq!(screen(&app), Screen::Play);
    carry_out(&mut app, Action::Scrap(None));
    until(&mut app, "the next choice", waits);
    let kept = state(&app);
    assert_eq!(kept.stage, Stage::Levelling);
    until(&mut app, "the autosave", |app| {
        let file = storage.newest_first(AUTOSAVES, "ron")[0].clone();
        let text = storage.read(&file).expect("readable").expect("there");
        let saved = app.world().resource::<FileRegistry>().saved_game(&text).expect("sound");
        let record: Record<Gauntlet> =
            Record::from_ron(saved.game.resume.as_ref().expect("begun").text()).expect("sound");
        record.snapshot.as_ref() == Some(&kept)
    });
}

#[test]
fn choices_are_taken_back_until_chance_falls() {
    let mut app = shell(None);
    app.world_mut().write_message(run("brawler", None, Terms::default(), 1));
    until(&mut app, "the first choice", waits);
    point(&mut app, Pick::Way(1));
    press(&mut app, Key::Escape);
    assert_eq!(table(&app).crossroads().map(|road| road.pick), Some(None), "it is laid back first");
    point(&mut app, Pick::Way(1));
    press(&mut app, Key::Enter);
    until(&mut app, "the first turn", |app| table(app).due().is_some());
    assert!(table(&app).undoable().is_none(), "dice have been rolled");
    let anvil = |app: &App| matches!(state(app).stage, Stage::Visiting(Site::Anvil | Site::Rest));
    lead(&mut app, anvil);
    assert_eq!(screen(&app), Screen::Play, "an anvil or a rest lies on the way");
    let before = state(&app);
    let action = match before.stage {
        Stage::Visiting(Site::Rest) => Action::Drill,
        _ => Action::Upgrade(0),
    };
    carry_out(&mut app, action);
    until(&mut app, "the next choice", waits);
    assert_eq!(state(&app).stage, Stage::Choosing);
    assert!(table(&app).undoable().is_some());
    chord(&mut app, true, letter("z"));
    until(&mut app, "the choice again", waits);
    assert_eq!(state(&app), before);
    chord(&mut app, true, letter("y"));
    until(&mut app, "the next choice again", waits);
    assert_eq!(state(&app).stage, Stage::Choosing);
}

#[test]
fn the_main_key_takes_what_is_offered_and_never_passes_it_by() {
    let mut app = shell(None);
    app.world_mut().write_message(run("brawler", None, Terms::default(), 1));
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    let mut seen = Vec::new();
    for _ in 0..3 {
        // Where something lies that may be taken, upgraded or bought.
        lead(&mut app, |app| matches!(state(app).stage, Stage::Levelling | Stage::Visiting(Site::Anvil | Site::Chest)));
        if screen(&app) == Screen::Result {
            break;
        }
        awake(&mut app);
        let before = state(&app);
        press(&mut app, Key::Space);
        press(&mut app, Key::Space);
        assert_eq!(state(&app), before, "nothing was passed by");
        assert_eq!(table(&app).crossroads().map(|road| road.pick), Some(None), "nor asked");
        let pick = match before.stage {
            Stage::Visiting(Site::Anvil) => Pick::Own(0),
            _ => Pick::Offer(0),
        };
        point(&mut app, pick);
        assert_eq!(table(&app).crossroads().and_then(|road| road.pick), Some(pick));
        press(&mut app, Key::Escape);
        // Going on without it has a key of its own.
        carry_out(&mut app, Action::Leave);
        until(&mut app, "what comes next", |app| waits(app) || screen(app) == Screen::Result);
        seen.push(before.stage);
        if screen(&app) == Screen::Play {
            assert_ne!(state(&app), before);
        }
    }
    assert!(!seen.is_empty(), "a fight was won");
}

#[test]
fn the_reasons_of_a_fight_do_not_lie_over_the_choice_after_it() {
    let mut app = shell(None);
    app.world_mut().write_message(run("brawler", None, short(), 1));
    until(&mut app, "the first choice", waits);
    lead(&mut app, |app| table(app).due().is_some() && table(app).reasons.iter().next().is_some());
    press(&mut app, letter("h"));
    assert!(table(&app).why.is_open());
    lead(&mut app, |app| table(app).due().is_none());
    assert!(state(&app).layer == 0 && table(&app).crossroads().is_some(), "the first fight was won");
    assert!(!table(&app).why.is_open());
    // There they can be looked at all the same.
    awake(&mut app);
    press(&mut app, letter("w"));
    steps(&mut app, 3);
    assert!(table(&app).why.is_open());
}

#[test]
fn reasons_are_read_under_the_name_of_whoever_was_fought() {
    let mut app = shell(None);
    app.world_mut().write_message(run("brawler", None, short(), 1));
    until(&mut app, "the first choice", waits);
    let known = |app: &App| table(app).reasons.iter().find(|made| made.seat == Seat(1)).map(|made| made.step);
    lead(&mut app, |app| table(app).due().is_some() && known(app).is_some());
    let (first, step) = (table(&app).own_name(Seat(1)).to_owned(), known(&app).expect("it has decided"));
    lead(&mut app, |app| table(app).due().is_some() && state(app).tally.fights == 1);
    assert_ne!(table(&app).own_name(Seat(1)), first, "somebody else is fought");
    app.world_mut().resource_mut::<Duel>().why.ask(step);
    until(&mut app, "the reasons", |app| table(app).reasoning.open().is_some());
    assert_eq!(table(&app).reasoning.open().map(|model| model.by.1.clone()), Some(first));
}

#[test]
fn advice_is_given_between_fights_and_taken() {
    let mut app = shell(None);
    app.world_mut().write_message(run("thief", None, short(), 3));
    until(&mut app, "the first choice", waits);
    press(&mut app, letter("h"));
    until(&mut app, "the advice", |app| table(app).reasoning.open().is_some());
    let advised = table(&app).reasoning.open().cloned().expect("given");
    assert_eq!(advised.candidates.len(), state(&app).ways().len());
    let rules = table(&app).journey().map(|(rules, _)| rules.clone()).expect("a gauntlet");
    for candidate in &advised.candidates {
        let action: Action = serde_json::from_value(candidate.action.clone()).expect("a choice");
        assert!(rules.validate(&state(&app), &action).is_ok());
    }
    assert_eq!(table(&app).actor(), Some(Seat(0)));
}
