//! What is hidden from whoever looks leaves by no side door: a saved game and its twin, in which all that is hidden lies otherwise, are shown
//! alike, to the last point of every picture and the last letter of every text.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use bevy::{input::keyboard::Key, prelude::*};
use bevy_egui::egui::{self, Shape, epaint::ClippedShape};
use dominion::Dominion;
use hare::Hare;
use lab::{
    GameModule, Library,
    games::{DominionModule, HareModule, RiskModule},
};
use risk::{Risk, Setup, Start, Victory};
use rubicon::{
    games::conquest::Content,
    settings::Settings,
    shell::{Overlay, Overlays, Screen},
    storage::Storage,
    table::{self, CardPicture, GamesFiles, LabContent, Sight},
    text::Words,
    theme::Palette,
};
use tabletop::{Eye, Game, Player, Seed, Session, Turn};

use crate::hands::{
    letter,
    paper::{paint, spread},
    players, press, screen, shell, until,
};

/// The window the pages are painted in.
const WINDOW: [f32; 2] = [1280.0, 720.0];
/// Where the first game is kept. Both are kept at the same place, each in a folder of its own.
const SAVE: &str = "saves/auto/1.ron";

fn library() -> Library {
    Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files")
}

/// A game in which every seat does what comes to mind, up to a decision of the first seat after at least `steps` steps.
fn played<G: Game>(rules: &Arc<G>, players: Vec<Player>, steps: usize) -> Session<G> {
    let mut session = Session::new(Arc::clone(rules), Seed(5), players).expect("seated");
    loop {
        match session.turn() {
            Turn::Over => panic!("the game ended before {steps} steps"),
            Turn::Chance => drop(session.advance()),
            Turn::Seat(seat) if seat.0 == 0 && session.len() >= steps => return session,
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let action = rules.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                session.act(seat, action).expect("legal");
            }
        }
    }
}

/// The texts of two saves that begin where a played game stands: one as it is, one with all that `sight` does not see lying otherwise.
fn twins<G: Game>(rules: Arc<G>, players: Vec<Player>, steps: usize) -> [String; 2] {
    let sight = Sight::of_players(&players);
    assert_ne!(sight, Sight::All, "somebody looks");
    let session = played(&rules, players.clone(), steps);
    let state = session.state();
    let mut rng = Seed(9).stream("twin", 0);
    let twin = (0..100).map(|_| rules.conceal(state, sight.eye(), &mut rng)).find(|twin| twin != state);
    let twin = twin.unwrap_or_else(|| panic!("nothing is hidden: {state:?}"));
    [state.clone(), twin].map(|origin| {
        let session = Session::from_state(Arc::clone(&rules), Seed(7), players.clone(), origin).expect("a position");
        let mut record = session.record(true);
        record.about.insert(table::about::WRITTEN.to_owned(), "1794000000".to_owned());
        record.to_ron().expect("it can be written")
    })
}

/// A shape in words. Of a text it is what it says, and where, in which size and colours; where its letters lie among all letters drawn so far
/// depends on which page was drawn first.
fn describe(shape: &Shape, told: &mut String) {
    let said = match shape {
        Shape::Vec(shapes) => return shapes.iter().for_each(|shape| describe(shape, told)),
        Shape::Text(text) => {
            let (galley, sections) = (&text.galley, &text.galley.job.sections);
            format!("{:?} {:?} {:?} {:?} {sections:?}", galley.text(), text.pos, galley.size(), text.fallback_color)
        }
        shape => format!("{shape:?}"),
    };
    told.push_str(&said);
    told.push('\n');
}

/// What is painted once nothing on the page changes any more: what another thread looks for has come, and what fades has faded.
fn at_rest(app: &mut App, page: &str) -> String {
    let (mut painted, mut still) = (String::new(), 0);
    until(app, &format!("{page} at rest"), |app| {
        let shapes = paint(app, WINDOW);
        assert!(!shapes.is_empty(), "{page} shows nothing");
        let mut now = String::new();
        shapes.iter().for_each(|shape| describe(&shape.shape, &mut now));
        still = if now == painted { still + 1 } else { 0 };
        painted = now;
        std::thread::sleep(Duration::from_millis(5));
        still > 20
    });
    painted
}

/// Everything painted on every page on which a saved game stands, and on its table.
fn everything_painted(text: &str) -> Vec<(String, String)> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    storage.write(SAVE, text).expect("written");
    let mut app = shell(Some(&storage));
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    spread(&mut app);
    let mut painted = Vec::new();
    let mut keep = |app: &mut App, page: &str| painted.push((page.to_owned(), at_rest(app, page)));
    keep(&mut app, "the title");
    for page in [Screen::Lobby, Screen::Replays] {
        app.world_mut().resource_mut::<NextState<Screen>>().set(page);
        until(&mut app, "the page", |app| screen(app) == page);
        keep(&mut app, &format!("{page:?}"));
    }
    app.world_mut().run_system_cached_with(open, Overlay::Saves).expect("it is a system");
    keep(&mut app, "the saves");
    app.world_mut().run_system_cached_with(open, Overlay::None).expect("it is a system");

    let saved = app.world().resource::<GamesFiles>().saved_game(text).expect("sound");
    app.world_mut().write_message(saved.game);
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    keep(&mut app, "the table");
    for key in ["t", "k", "i"].map(letter) {
        press(&mut app, key.clone());
        keep(&mut app, &format!("the table after {key:?}"));
    }
    press(&mut app, Key::Escape);
    app.world_mut().resource_mut::<Settings>().text_view = true;
    keep(&mut app, "the table in text");
    painted
}

fn open(In(overlay): In<Overlay>, mut overlays: Overlays) {
    overlays.close_all();
    if overlay != Overlay::None {
        overlays.open(overlay);
    }
}

/// Nothing that is painted tells the two apart.
fn assert_alike([one, twin]: [String; 2]) {
    assert_ne!(one, twin);
    let (one, twin) = (everything_painted(&one), everything_painted(&twin));
    for ((page, one), (_, twin)) in one.iter().zip(&twin) {
        if one != twin {
            let apart: Vec<_> = one.lines().zip(twin.lines()).filter(|(one, twin)| one != twin).take(3).collect();
            panic!("{page} tells them apart: {apart:#?}");
        }
    }
}

fn fog() -> Setup {
    Setup { seats: 3, fog: true, start: Start::Scatter, victory: Victory::Missions, ..Setup::default() }
}

#[test]
fn a_game_in_fog() {
    let rules = RiskModule.rules(fog(), &library()).expect("sound");
    assert_alike(twins::<Risk>(rules, players(&["human", "raider", "sentinel"]), 60));
}

#[test]
fn a_game_in_fog_of_two_persons() {
    let rules = RiskModule.rules(fog(), &library()).expect("sound");
    assert_alike(twins::<Risk>(rules, players(&["human", "human", "sentinel"]), 60));
}

#[test]
fn a_race_with_carrots_hidden_in_hand() {
    let setup = hare::Setup { seats: 3, hidden_carrots: true, ..hare::Setup::default() };
    let rules = HareModule.rules(setup, &library()).expect("sound");
    assert_alike(twins::<Hare>(rules, players(&["human", "sprinter", "sprinter"]), 30));
}

#[test]
fn hands_of_realm() {
    let rules = DominionModule.rules(dominion::Setup::default(), &library()).expect("sound");
    assert_alike(twins::<Dominion>(rules, players(&["human", "bm1"]), 40));
}

/// Where everybody is an opponent, nothing is hidden: the list shows all territories.
#[test]
fn the_picture_of_a_game_in_fog_shows_what_whoever_looks_may_see() {
    let (library, words) = (library(), Words::english());
    let content = Content::load(&library).0;
    let colors = |seats: &[&str]| {
        let rules = RiskModule.rules(fog(), &library).expect("sound");
        let text = played(&rules, players(seats), 60).record(true).to_ron().expect("it can be written");
        let line = table::GameFiles::save_line(&content, SAVE, &text, &words).expect("sound");
        colors_of(&line.sketch.and_then(|sketch| sketch(Palette::default())).expect("a picture"))
    };
    let [all, own, public] =
        [["drifter"; 3], ["human", "drifter", "drifter"], ["human", "human", "drifter"]].map(|seats| colors(&seats));
    // Everything but land is coloured alike.
    let (owners, neutral) = (&all - &public, &public - &all);
    assert_eq!(
        owners.len(),
        3,
        "persons who share a screen see nothing of each other's, and all is seen where nobody plays"
    );
    assert_eq!(neutral.len(), 1);
    assert!(!own.is_disjoint(&owners) && own.is_superset(&neutral), "one of three sees part of it");
}

/// The picture of the last board, on the page of the result, shows as little.
#[test]
fn the_picture_of_the_last_board_shows_what_whoever_looked_may_see() {
    let library = library();
    let content = Content::load(&library).0;
    let rules = RiskModule.rules(fog(), &library).expect("sound");
    for (seats, alike) in [(["human", "drifter", "drifter"], true), (["human"; 3], true), (["drifter"; 3], false)] {
        let players = players(&seats);
        let session = played(&rules, players.clone(), 60);
        let mut rng = Seed(9).stream("twin", 0);
        let eye = Sight::of_players(&players).eye();
        let twin = (0..100).map(|_| rules.conceal(session.state(), eye, &mut rng)).find(|twin| twin != session.state());
        let twin = Session::from_state(Arc::clone(&rules), Seed(7), players, twin.expect("something is hidden"));
        let [one, other] = [session, twin.expect("a position")].map(|session| {
            let picture = content.likeness(&session, Palette::default()).expect("a picture");
            let mut told = String::new();
            painted(&picture).iter().for_each(|shape| describe(&shape.shape, &mut told));
            told
        });
        assert_eq!(one == other, alike, "{seats:?}");
    }
}

/// What a picture is painted of.
fn painted(picture: &CardPicture) -> Vec<ClippedShape> {
    let context = egui::Context::default();
    context.begin_pass(egui::RawInput::default());
    let area = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(200.0, 100.0));
    picture(&context.layer_painter(egui::LayerId::background()).with_clip_rect(area), area);
    context.end_pass().shapes
}

/// The colours in which a picture is painted.
fn colors_of(picture: &CardPicture) -> BTreeSet<[u8; 4]> {
    let painted = painted(picture);
    let meshes = painted.iter().filter_map(|shape| match &shape.shape {
        Shape::Mesh(mesh) => Some(mesh),
        _ => None,
    });
    meshes.flat_map(|mesh| mesh.vertices.iter().map(|vertex| vertex.color.to_array())).collect()
}
