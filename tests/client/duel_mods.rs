//! Mods while the game runs, without window and graphics: what is dropped into the folder is fought with, and what is in hand
//! stays as it is.

use lab::{Library, mods::Package};
use std::{fs, path::PathBuf};

use bevy::{input::keyboard::Key, prelude::*, window::FileDragAndDrop};
use dice::{
    Stage,
    gauntlet::{Action, Gauntlet},
};
use rubicon::{
    games::alea::{
        BENCH, Content, Duel, MODS,
        bench::{BenchPage, Trial},
        mods::{Arrivals, ModChoice, Mods, Standing, Wish},
        portrait::Portraits,
        setup::{DuelSetup, Foe},
    },
    settings::Settings,
    shell::{NewGame, Notices, Screen},
    storage::Storage,
    table::{FileRegistry, Unusable},
    text::Words,
};
use tabletop::{Game, Seat, Step};

use crate::hands::{chord, letter, press, screen, shell, steps, until};

const MANIFEST: &str = r#"(id: "odd-lash", name: "Odd Lash", version: "1.0.0", game_version: "0.1", authors: ["A player"], licence: "CC0-1.0")"#;
const LASH: &str = r#"[(id: "odd-lash", name: "Odd Lash", slot: Free,
    text: "Deals the sum of your unused dice. You lose 1 HP for each odd one.",
    action: "attack(dice_sum()); lose(odd_dice())",
    plus: (action: "attack(dice_sum() + 2); lose(odd_dice())"),
    minus: (action: "attack(dice_sum() / 2); lose(odd_dice())"))]"#;
const BEARER: &str = r#"[(id: "lasher", name: "The Lasher", tier: 2, hp: 30, dice: 3, cards: ["odd-lash", "buckler"],
    text: "Cracks whatever it has in hand.")]"#;

/// The client at its title with a folder of its own for mods, and that folder.
fn at_home() -> (tempfile::TempDir, App, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let (mods, reports) = Mods::open(&storage, &Words::english());
    assert_eq!(reports, Vec::<String>::new());
    let own = mods.own().expect("a folder").to_owned();
    let mut app = shell(Some(&storage));
    app.insert_resource(mods);
    // What is there is known before anything is dropped in.
    until(&mut app, "the first look", |app| app.world().resource::<Mods>().looking());
    until(&mut app, "its end", |app| !app.world().resource::<Mods>().looking());
    (folder, app, own)
}

fn write(own: &std::path::Path, file: &str, text: &str) {
    let path = own.join("odd-lash").join(file);
    fs::create_dir_all(path.parent().expect("inside")).expect("made");
    fs::write(path, text).expect("written");
}

fn drop_in(own: &std::path::Path) {
    for (file, text) in [("mod.ron", MANIFEST), ("equipment/cards.ron", LASH), ("enemies/enemies.ron", BEARER)] {
        write(own, file, text);
    }
}

fn knows(app: &App, enemy: &str) -> bool {
    app.world().resource::<Content>().duel.enemy(enemy).is_some()
}

fn duel(app: &App, watch: bool) -> NewGame {
    let content = app.world().resource::<Content>();
    let mut setup = DuelSetup::first(&content.duel, &content.duelists);
    (setup.foe, setup.watch, setup.seed) = (Foe::Named("lasher".to_owned()), watch, "5".to_owned());
    assert_eq!(setup.faults(&Words::english(), &content.duel), Vec::<String>::new());
    setup.new_game(&Words::english(), &content.duel).expect("it can be fought")
}

/// The effects of the lash as it is now, by the hash of all cards.
fn cards(app: &App) -> u64 {
    app.world().resource::<Content>().duel.catalogue.hash()
}

#[test]
fn a_weapon_nobody_planned_for_is_dropped_in_and_an_enemy_uses_it() {
    let (_folder, mut app, own) = at_home();
    assert!(!knows(&app, "lasher"));
    drop_in(&own);
    until(&mut app, "the new mod", |app| knows(app, "lasher"));
    let told = format!("{:?}", app.world().resource::<Notices>());
    assert!(told.contains("Odd Lash is new, and in use."), "{told}");

    let game = duel(&app, true);
    app.world_mut().write_message(game);
    let (mut used, mut harm) = (0, 0);
    until(&mut app, "the result", |app| {
        if let Some(session) = app.world().get_resource::<Duel>().and_then(|table| table.host.session()) {
            let lash = session.game().content().catalogue.find("odd-lash").expect("it is in the fight");
            let mut before = session.clone();
            let steps = before.steps().to_vec();
            (used, harm) = (0, 0);
            for (at, step) in steps.iter().enumerate() {
                let Step::Action(Seat(1), Action::Fight(dice::Action::Use { card })) = step else { continue };
                before.seek(at);
                let fight = |session: &tabletop::Session<Gauntlet>| session.state().fight.clone().expect("a duel");
                let (state, card) = (fight(&before), usize::from(*card));
                if state.actor().cards[card].card == lash {
                    before.seek(at + 1);
                    used += 1;
                    harm += i32::from(state.foe().hp) - i32::from(fight(&before).fighter(Seat(0)).hp);
                }
            }
        }
        screen(app) == Screen::Result
    });
    assert!(used > 0 && harm > 0, "used {used} times for {harm}");
}

#[test]
fn a_fight_under_way_keeps_its_cards_and_the_next_has_the_new_ones() {
    let (_folder, mut app, own) = at_home();
    drop_in(&own);
    until(&mut app, "the new mod", |app| knows(app, "lasher"));
    let game = duel(&app, false);
    app.world_mut().write_message(game.clone());
    until(&mut app, "the first decision", |app| {
        app.world().get_resource::<Duel>().is_some_and(|table| table.due().is_some())
    });
    let of_table = |app: &App| app.world().resource::<Duel>().game().content_hash();
    let (before, table) = (cards(&app), of_table(&app));
    write(&own, "equipment/cards.ron", &LASH.replace("attack(dice_sum())", "attack(dice_sum() + 9)"));
    until(&mut app, "the changed card", |app| cards(app) != before);
    assert_eq!(of_table(&app), table, "the fight goes on with what it began with");
    assert!(!matches!(app.world().resource::<Duel>().shown.state.stage, Stage::Over(_)));
    app.world_mut().write_message(game);
    steps(&mut app, 3);
    assert_ne!(of_table(&app), table, "the next one has the new card");
}

#[test]
fn a_broken_card_is_left_out_told_and_comes_back() {
    let (_folder, mut app, own) = at_home();
    drop_in(&own);
    until(&mut app, "the new mod", |app| knows(app, "lasher"));
    let two = LASH.replacen('[', "[\n(id: \"bad\", name: \"Bad\", slot: Any, text: \"\", action: \"atack(d)\"),\n", 1);
    write(&own, "equipment/cards.ron", &two);
    until(&mut app, "the fault", |app| {
        app.world().resource::<Content>().mods.iter().any(|info| info.id == "odd-lash" && !info.problems.is_empty())
    });
    let content = app.world().resource::<Content>();
    let info = content.mods.iter().find(|info| info.id == "odd-lash").expect("there");
    assert_eq!(info.standing, Standing::On);
    assert_eq!(info.problems.len(), 1);
    assert_eq!((info.problems[0].place.map(|(line, _)| line), info.brings.len()), (Some(2), 2), "{info:?}");
    assert!(content.duel.enemy("lasher").is_some() && content.duel.catalogue.find("bad").is_none());
    let told = format!("{:?}", app.world().resource::<Notices>());
    assert!(told.contains("did you mean 'attack'?") && told.contains("Odd Lash"), "{told}");
    write(&own, "equipment/cards.ron", &two.replace("atack", "attack"));
    until(&mut app, "the mended card", |app| app.world().resource::<Content>().duel.catalogue.find("bad").is_some());
    let setup = |app: &App| {
        let content = app.world().resource::<Content>();
        let first = DuelSetup::first(&content.duel, &content.duelists);
        let setup = DuelSetup { foe: Foe::Named("lasher".to_owned()), seed: "5".to_owned(), ..first };
        setup.faults(&Words::english(), &content.duel)
    };
    assert_eq!(setup(&app), Vec::<String>::new());
    fs::remove_dir_all(own.join("odd-lash")).expect("removed");
    until(&mut app, "its end", |app| !knows(app, "lasher"));
    assert_eq!(setup(&app).len(), 1, "a duel against an enemy that is gone cannot be begun");
}

/// The odd lash as one file, in a folder of its own.
fn packed(folder: &std::path::Path) -> PathBuf {
    let made = folder.join("made");
    drop_in(&made);
    let package = Package::of_folder(&lab::Disk, &made.join("odd-lash")).expect("it is a mod");
    let file = folder.join("odd-lash.zip");
    fs::write(&file, package.to_zip().expect("it can be packed")).expect("written");
    file
}

fn dropped(app: &mut App, file: PathBuf) {
    app.world_mut().write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf: file });
    until(app, "what was dropped", |app| app.world().resource::<Arrivals>().read.is_some());
}

#[test]
fn a_mod_that_is_dropped_on_the_window_is_looked_at_before_it_is_put_in() {
    let (folder, mut app, own) = at_home();
    dropped(&mut app, packed(folder.path()));
    steps(&mut app, 2);
    assert_eq!(screen(&app), MODS, "it is shown on the page of mods");
    assert!(!own.join("odd-lash").exists() && !knows(&app, "lasher"), "nothing is written before anybody says so");
    let arrival = app.world_mut().resource_mut::<Arrivals>().read.take().expect("it was read");
    let found = arrival.found.expect("it is a mod");
    let brings: Vec<&str> = found.info.brings.iter().map(|brought| brought.id.as_str()).collect();
    assert_eq!((brings, found.there, found.is_sound()), (vec!["odd-lash", "lasher"], false, true));
    found.install(&own).expect("there is room for it");
    app.world_mut().resource_mut::<Mods>().look_now();
    until(&mut app, "the new mod", |app| knows(app, "lasher"));

    // What is no mod is told, and nothing comes of it.
    let odd = folder.path().join("odd.zip");
    fs::write(&odd, b"PK, but not really").expect("written");
    dropped(&mut app, odd);
    let arrival = app.world_mut().resource_mut::<Arrivals>().read.take().expect("it was read");
    assert_eq!(arrival.found.expect_err("it is no zip").len(), 1);
    // The same once more would take the place of what is there.
    dropped(&mut app, packed(folder.path()));
    let arrival = app.world_mut().resource_mut::<Arrivals>().read.take().expect("it was read");
    assert!(arrival.found.expect("it is a mod").there);
}

#[test]
fn what_is_turned_off_stays_off() {
    let (folder, mut app, own) = at_home();
    drop_in(&own);
    until(&mut app, "the new mod", |app| knows(app, "lasher"));
    let mods = app.world().resource::<Content>().mods.clone();
    let mut wishes = app.world().resource::<Mods>().wishes(&mods);
    let examples = wishes.iter().filter(|wish| !wish.on).count();
    assert_eq!(examples, 6, "what comes with the program waits to be turned on");
    for wish in &mut wishes {
        wish.on = wish.id == "example-weapon";
    }
    wishes.reverse();
    app.world_mut().resource_mut::<Mods>().want(wishes.clone());
    until(&mut app, "the other mods", |app| knows(app, "hoarder") && !knows(app, "lasher"));
    let info = app.world().resource::<Content>().mods[0].clone();
    assert_eq!((info.id.as_str(), info.standing, info.brings.len()), ("odd-lash", Standing::Off, 2));

    let storage = Storage::open(Some(folder.path())).expect("opened");
    let text = storage.read("mods.ron").expect("readable").expect("written");
    let choice = ModChoice::from_ron(&text).expect("what was written");
    let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let (next, _) = Content::load(&library, Some(&own), &choice);
    assert_eq!(
        next.mods.iter().map(|info| info.wanted).collect::<Vec<_>>(),
        [false, true, false, false, false, false, false]
    );
    assert_eq!(next.duel, app.world().resource::<Content>().duel);
    storage.write("mods.ron", "?").expect("written");
    let (mods, reports) = Mods::open(&storage, &Words::english());
    assert_eq!(mods.choice(), &ModChoice::default());
    assert!(reports.len() == 1 && reports[0].contains("damaged-1"), "{reports:?}");
}

#[test]
fn mods_and_bench_are_worked_by_keys_alone() {
    let (_folder, mut app, own) = at_home();
    drop_in(&own);
    until(&mut app, "the new mod", |app| knows(app, "lasher"));
    app.world_mut().resource_mut::<NextState<Screen>>().set(MODS);
    steps(&mut app, 3);
    let order = |app: &App| -> Vec<String> {
        app.world().resource::<Content>().mods.iter().map(|info| info.id.clone()).collect()
    };
    let at_first = order(&app);
    assert_eq!(at_first.last().map(String::as_str), Some("odd-lash"));
    // The first mod is turned on and off, and moved behind the second.
    press(&mut app, Key::Space);
    until(&mut app, "the first mod", |app| app.world().resource::<Content>().mods[0].wanted);
    press(&mut app, Key::Space);
    until(&mut app, "its end", |app| !app.world().resource::<Content>().mods[0].wanted);
    chord(&mut app, true, Key::ArrowDown);
    until(&mut app, "the new order", |app| order(app)[1] == at_first[0]);

    press(&mut app, Key::Enter);
    steps(&mut app, 2);
    assert_eq!(screen(&app), BENCH);
    let mut page = app.world_mut().resource_mut::<BenchPage>();
    (page.card, page.dice) = ("odd-lash".to_owned(), vec![6, 6, 4]);
    let done = |app: &mut App| {
        let (done, all) = app.world().resource::<Trial>().progress();
        done > 0 && done == all
    };
    steps(&mut app, 1);
    until(&mut app, "all answers", done);
    let trial = app.world().resource::<Trial>();
    assert_eq!(trial.answers().len(), app.world().resource::<Content>().duel.enemies.len());
    let lasher = trial.answers().iter().find(|answer| answer.enemy == "lasher").expect("asked");
    assert!(lasher.uses, "{lasher:?}");
    assert!(trial.answers().iter().filter(|answer| answer.uses).count() > 10);

    press(&mut app, letter("e"));
    assert!(app.world().resource::<BenchPage>().opened.is_some());
    press(&mut app, Key::ArrowDown);
    assert_ne!(app.world().resource::<BenchPage>().card, "odd-lash");
    press(&mut app, Key::Escape);
    steps(&mut app, 2);
    assert_eq!(screen(&app), MODS);
    assert_eq!(app.world().resource::<Trial>().progress(), (0, 0), "nobody is asked any more");
    press(&mut app, Key::Escape);
    steps(&mut app, 2);
    assert_eq!(screen(&app), Screen::Lobby);
}

#[test]
fn a_fight_with_cards_of_mods_goes_on_with_the_same_mods_only() {
    let (_folder, mut app, own) = at_home();
    // A mod that is read before the lash, so that the lash is numbered anew when it goes.
    for (file, text) in [
        ("mod.ron", MANIFEST.replace("odd-lash", "before")),
        ("equipment/cards.ron", LASH.replace("odd-lash", "other-lash")),
    ] {
        let path = own.join("before").join(file);
        fs::create_dir_all(path.parent().expect("inside")).expect("made");
        fs::write(path, text).expect("written");
    }
    drop_in(&own);
    until(&mut app, "the new mods", |app| knows(app, "lasher"));
    let game = duel(&app, false);
    app.world_mut().write_message(game);
    until(&mut app, "the first decision", |app| {
        app.world().get_resource::<Duel>().is_some_and(|table| table.due().is_some())
    });
    let table = app.world().resource::<Duel>();
    let session = table.host.session().expect("it is a person's turn");
    let save = session.record(true).to_ron().expect("it can be written");
    assert!(app.world().resource::<FileRegistry>().saved_game(&save).is_ok());
    fs::remove_dir_all(own.join("before")).expect("removed");
    until(&mut app, "the other numbers", |app| {
        let content = app.world().resource::<Content>();
        content.duel.catalogue.find("other-lash").is_none()
    });
    let refused = app.world().resource::<FileRegistry>().saved_game(&save).expect_err("the lash has another number");
    assert!(matches!(&refused, Unusable::Foreign(reason) if reason.id == "fault-record-other_mods"), "{refused:?}");
    assert_eq!(app.world().resource::<Content>().shipped.cards + 1, {
        app.world().resource::<Content>().duel.catalogue.cards().len()
    });
}

/// A PNG of one pixel.
const PIXEL: [u8; 67] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1f, 0x15, 0xc4, 0x89, 0x00, 0x00, 0x00, 0x0a, 0x49,
    0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x00, 0x01, 0x00, 0x00, 0x05, 0x00, 0x01, 0x0d, 0x0a, 0x2d, 0xb4, 0x00, 0x00,
    0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
];

#[test]
fn a_mod_brings_portraits_and_a_damaged_one_is_told() {
    let (_folder, mut app, own) = at_home();
    let images = own.join("odd-lash/images");
    fs::create_dir_all(&images).expect("made");
    fs::write(images.join("lasher.png"), PIXEL).expect("written");
    fs::write(images.join("mudling.png"), &PIXEL[..40]).expect("written");
    drop_in(&own);
    until(&mut app, "the mod", |app| knows(app, "lasher"));
    let content = app.world().resource::<Content>();
    assert!(content.portraits.of("lasher").is_some());
    let info = content.mods.iter().find(|info| info.id == "odd-lash").expect("found");
    let told: Vec<String> = info.problems.iter().map(ToString::to_string).collect();
    assert!(told.len() == 1 && told[0].contains("images/mudling.png"), "{told:?}");
    assert_eq!(content.portraits.of("mudling"), Portraits::default().of("mudling"), "what there was stays");
}

#[test]
fn a_mod_speaks_the_language_that_is_spoken() {
    let (_folder, mut app, own) = at_home();
    write(
        &own,
        "locales/ru.ron",
        r#"{"odd-lash": (name: "Кривая плеть"), "lasher": (name: "Погонщик", text: "Щёлкает тем, что под рукой.")}"#,
    );
    drop_in(&own);
    until(&mut app, "the mod", |app| knows(app, "lasher"));
    steps(&mut app, 2);
    let called = |app: &App| app.world().resource::<Words>().person("The Lasher").into_owned();
    assert_eq!(called(&app), "The Lasher");
    app.world_mut().resource_mut::<Settings>().language = Some("ru".to_owned());
    steps(&mut app, 3);
    assert_eq!(called(&app), "Погонщик");
    assert_eq!(app.world().resource::<Words>().person("Mudling"), "Грязнуля");
    // Without the mod nobody says so any more.
    let wishes = app.world().resource::<Mods>().wishes(&app.world().resource::<Content>().mods);
    let wishes = wishes.into_iter().map(|wish| Wish { on: false, ..wish }).collect();
    app.world_mut().resource_mut::<Mods>().want(wishes);
    until(&mut app, "its end", |app| !knows(app, "lasher"));
    steps(&mut app, 2);
    assert_eq!(called(&app), "The Lasher");
}
