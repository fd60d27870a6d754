//! What is hidden from whoever looks leaves by no side door: a saved game and its twin, in which all that is hidden lies otherwise, are shown
//! alike, to the last point of every picture and the last letter of every text: on every page on which it stands, on its table and over it,
//! while what others did is told, and in reasons and hints.
//!
//! What the others do is the same in both, or nobody could say what may differ: either it is fed to both from one record, after it was made
//! sure that it can be done in both and looks alike, or they are drifters, who draw from what all may do.
//!
//! The page of a result needs no twin: with the last move the rules open all of it (`conceal` gives back the state itself once a game of
//! Conquest or a race is over, and of Realm decks are told, which everybody could count). The one picture that stays with what whoever looked
//! could see is that of the last board, which has a test here.

mod made;
mod painted;

use std::{collections::BTreeSet, sync::Arc};

use bevy_egui::egui::{self, Shape, epaint::ClippedShape};
use boards::{
    chess::fog::{self, Fog},
    fox_hunt::{self, FoxHunt},
    generals::{self, Generals},
};
use dominion::Dominion;
use hare::Hare;
use lab::{GameModule, Library};
use registry::games::{DominionModule, FogModule, FoxHuntModule, GeneralsModule, HareModule, RiskModule};
use risk::{Cards, Risk, Setup, Start, Victory};
use rubicon::{
    games::{
        board_games::{Field, FogBoard, FoxHuntBoard, GeneralsBoard},
        conquest::{Conquest, Content},
        dominion::Realm,
        hare::Race,
    },
    table::{self, CardPicture, LabContent, Sight},
    text::Words,
    theme::Palette,
};
use tabletop::{Seed, Session};

use self::{
    made::{played, standing, told, twin_of},
    painted::{Pictures, describe, everywhere, played_on},
};
use crate::hands::players;

/// Where a game is kept.
const SAVE: &str = "saves/auto/1.ron";

fn library() -> Library {
    Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files")
}

/// Nothing that is painted tells the two apart.
fn assert_alike([one, twin]: [String; 2], painted: impl Fn(&str) -> Pictures) {
    assert_ne!(one, twin);
    let (one, twin) = (painted(&one), painted(&twin));
    for ((page, one), (other, twin)) in one.iter().zip(&twin) {
        assert_eq!(page, other);
        if one != twin {
            let only = |of: &str, other: &str| {
                let others: BTreeSet<&str> = other.lines().collect();
                of.lines().filter(|line| !others.contains(line)).take(3).map(str::to_owned).collect::<Vec<_>>()
            };
            panic!("{page} tells them apart: {:#?} and {:#?}", only(one, twin), only(twin, one));
        }
    }
    assert_eq!(one.len(), twin.len(), "one goes on");
}

fn war_in_fog() -> Setup {
    Setup { seats: 3, fog: true, start: Start::Scatter, victory: Victory::Missions, ..Setup::default() }
}

#[test]
fn a_game_in_fog() {
    let rules = RiskModule.rules(war_in_fog(), &library()).expect("sound");
    let players = players(&["human", "raider", "sentinel"]);
    assert_alike(standing::<Risk>(&rules, &players, 60), everywhere::<Conquest>);
}

#[test]
fn a_game_in_fog_of_two_persons() {
    let rules = RiskModule.rules(war_in_fog(), &library()).expect("sound");
    let players = players(&["human", "human", "sentinel"]);
    assert_alike(standing::<Risk>(&rules, &players, 60), everywhere::<Conquest>);
}

/// Cards and missions lie otherwise at first, and armies on one territory that is not seen; where that has no twin, the armies alone.
#[test]
fn what_is_seen_of_others_in_fog() {
    let rules = RiskModule.rules(war_in_fog(), &library()).expect("sound");
    let vary = |state: &risk::State, concealed: risk::State, number: usize| {
        let unseen: Vec<usize> = (0..state.board.lands.len())
            .filter(|place| state.board.lands[*place] != concealed.board.lands[*place])
            .collect();
        let mut twin = if number.is_multiple_of(2) { concealed } else { state.clone() };
        twin.board = state.board.clone();
        if let Some(place) = unseen.get(number % unseen.len().max(1)) {
            twin.board.lands[*place].armies += 3;
        }
        twin
    };
    let players = players(&["human", "raider", "sentinel"]);
    assert_alike(told::<Risk>(&rules, &players, 60, vary), painted::told::<Conquest>);
}

/// Nothing is hidden but missions, which drifters do not think of: they are not fed what to do.
#[test]
fn a_game_of_secret_missions_that_is_played_on() {
    let setup = Setup { fog: false, cards: Cards::Off, ..war_in_fog() };
    let rules = RiskModule.rules(setup, &library()).expect("sound");
    let players = players(&["human", "drifter", "drifter"]);
    assert_alike(standing::<Risk>(&rules, &players, 60), |text| played_on(text, 12));
}

fn hidden_carrots() -> hare::Setup {
    hare::Setup { seats: 3, hidden_carrots: true, ..hare::Setup::default() }
}

#[test]
fn a_race_with_carrots_hidden_in_hand() {
    let rules = HareModule.rules(hidden_carrots(), &library()).expect("sound");
    let players = players(&["human", "sprinter", "sprinter"]);
    assert_alike(standing::<Hare>(&rules, &players, 30), everywhere::<Race>);
}

#[test]
fn what_is_seen_of_others_in_a_race_with_carrots_hidden_in_hand() {
    let rules = HareModule.rules(hidden_carrots(), &library()).expect("sound");
    let players = players(&["human", "sprinter", "sprinter"]);
    let twins = told::<Hare>(&rules, &players, 20, |_, concealed, _| concealed);
    assert_alike(twins, painted::told::<Race>);
}

/// Where foxes hide is kept in a state before a shot tells it.
#[test]
fn foxes_that_hide() {
    let rules = FoxHuntModule.rules(fox_hunt::Setup::default(), &library()).expect("sound");
    assert_alike(standing::<FoxHunt>(&rules, &players(&["human"]), 12), everywhere::<Field<FoxHuntBoard>>);
}

/// Both sides of the board lie in part in fog.
fn chess_in_fog() -> Arc<Fog> {
    FogModule.rules(fog::Setup::default(), &library()).expect("sound")
}

#[test]
fn chess_in_the_fog() {
    assert_alike(standing::<Fog>(&chess_in_fog(), &players(&["human", "grabber"]), 30), everywhere::<Field<FogBoard>>);
}

#[test]
fn chess_in_the_fog_of_two_persons() {
    assert_alike(standing::<Fog>(&chess_in_fog(), &players(&["human", "human"]), 30), everywhere::<Field<FogBoard>>);
}

#[test]
fn ranks_of_generals() {
    let rules = GeneralsModule.rules(generals::Setup::default(), &library()).expect("sound");
    for seats in [["human", "grabber"], ["human", "human"]] {
        assert_alike(standing::<Generals>(&rules, &players(&seats), 40), everywhere::<Field<GeneralsBoard>>);
    }
}

#[test]
fn hands_of_realm() {
    let rules = DominionModule.rules(dominion::Setup::default(), &library()).expect("sound");
    let players = players(&["human", "bm1"]);
    assert_alike(standing::<Dominion>(&rules, &players, 40), everywhere::<Realm>);
}

/// At the end of a turn the hand is discarded face up: what is still hidden then is hidden while an attack waits for the person.
#[test]
fn what_is_seen_of_others_in_realm() {
    let rules = DominionModule.rules(dominion::Setup::default(), &library()).expect("sound");
    let players = players(&["human", "bm1"]);
    let twins = told::<Dominion>(&rules, &players, 150, |_, concealed, _| concealed);
    assert_alike(twins, painted::told::<Realm>);
}

/// Where everybody is an opponent, nothing is hidden: the list shows all territories.
#[test]
fn the_picture_of_a_game_in_fog_shows_what_whoever_looks_may_see() {
    let (library, words) = (library(), Words::english());
    let content = Content::load(&library, None).0;
    let colors = |seats: &[&str]| {
        let rules = RiskModule.rules(war_in_fog(), &library).expect("sound");
        let text = played(&rules, players(seats), Seed(5), 60).record(true).to_ron().expect("it can be written");
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
    let content = Content::load(&library, None).0;
    let rules = RiskModule.rules(war_in_fog(), &library).expect("sound");
    for (seats, alike) in [(["human", "drifter", "drifter"], true), (["human"; 3], true), (["drifter"; 3], false)] {
        let players = players(&seats);
        let session = played(&rules, players.clone(), Seed(5), 60);
        let twin = twin_of(&*rules, session.state(), Sight::of_players(&players));
        let twin = Session::from_state(Arc::clone(&rules), Seed(7), players, twin);
        let [one, other] = [session, twin.expect("a position")].map(|session| {
            let picture = content.likeness(&session, Palette::default()).expect("a picture");
            let mut told = String::new();
            shapes_of(&picture).iter().for_each(|shape| describe(&shape.shape, &mut told));
            told
        });
        assert_eq!(one == other, alike, "{seats:?}");
    }
}

/// What a picture is painted of.
fn shapes_of(picture: &CardPicture) -> Vec<ClippedShape> {
    let context = egui::Context::default();
    context.begin_pass(egui::RawInput::default());
    let area = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(200.0, 100.0));
    picture(&context.layer_painter(egui::LayerId::background()).with_clip_rect(area), area);
    context.end_pass().shapes
}

/// The colours in which a picture is painted.
fn colors_of(picture: &CardPicture) -> BTreeSet<[u8; 4]> {
    let painted = shapes_of(picture);
    let meshes = painted.iter().filter_map(|shape| match &shape.shape {
        Shape::Mesh(mesh) => Some(mesh),
        _ => None,
    });
    meshes.flat_map(|mesh| mesh.vertices.iter().map(|vertex| vertex.color.to_array())).collect()
}
