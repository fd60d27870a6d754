use std::sync::Arc;

use risk::{Land, Owner, Risk, Setup, Start, agents::border_security};
use tabletop::{Seat, Seed, Session};

use super::{shown::layer, viewer::viewer};
use crate::{
    games::conquest::{
        board::Tint,
        state::Match,
        testing::{agents, world},
    },
    settings::MapTheme,
    table::{Host, Sight},
    text::Words,
};

/// A table of three opponents whose board is dealt, seen through these eyes.
fn table(fog: bool, sight: Sight) -> Match {
    let setup = Setup { seats: 3, start: Start::Scatter, fog, ..Setup::default() };
    let game = Arc::new(Risk::new(setup, world()).expect("a sound setup"));
    let mut session = Session::new(Arc::clone(&game), Seed(4), agents(3)).expect("seated");
    while session.advance().is_some() {}
    let chairs = (0..3).map(|_| None).collect();
    let host = Host::resume(game, &session.record(false), chairs).expect("followed");
    let mut table = Match::lay(host, false).expect("nobody plays");
    table.sight = sight;
    let view = table.visible().expect("nobody plays");
    table.shown.catch_up(&view);
    table
}

fn own(table: &mut Match, name: &str, seat: u8) {
    let at = table.map().find(name).expect("a territory");
    table.shown.board.lands[at.index()] = Land { owner: Owner::of(Seat(seat)), armies: 2 };
}

#[test]
fn threats_are_those_the_opponents_draft_by() {
    let words = Words::english();
    for (fog, sight) in [(false, Sight::All), (true, Sight::Seat(Seat(1)))] {
        let table = table(fog, sight);
        let shown = layer(MapTheme::Threat, &table, &words);
        let seat = viewer(&table);
        let borders = border_security(table.map(), &table.shown.board, seat);
        assert!(!borders.is_empty());
        assert_eq!(shown.badges.len(), borders.len());
        for (border, (territory, text)) in borders.iter().zip(&shown.badges) {
            assert_eq!(border.territory, *territory);
            // From ten on, tenths would only crowd the map.
            let ratio = if border.bsr >= 10.0 { format!("{:.0}", border.bsr) } else { format!("{:.1}", border.bsr) };
            assert_eq!(text.split('\u{b7}').next(), Some(ratio.as_str()), "{text}");
        }
        // Nothing is told about land that is not the seat's.
        for (land, tint) in table.shown.board.lands.iter().zip(&shown.tints) {
            assert_eq!(*tint == Tint::Bare, !land.owner.is(seat));
        }
    }
}

#[test]
fn continents_tell_own_share_bonus_and_who_is_nearest() {
    let words = Words::english();
    let mut table = table(false, Sight::Seat(Seat(0)));
    for (name, seat) in [("Indonesia", 0), ("New Guinea", 0), ("Western Australia", 0), ("Eastern Australia", 2)] {
        own(&mut table, name, seat);
    }
    let australia = table.map().find_continent("Australia").expect("a continent");
    let plate = |table: &Match| layer(MapTheme::Continents, table, &words).plates[australia.index()].clone();
    let found = plate(&table);
    assert_eq!(found.text, "3/4 +2");
    assert_eq!(found.lead, Some((table.livery(Seat(0)), "3/4".to_owned())));
    // What fog hides may be anybody's, and the plate says so.
    let at = table.map().find("Indonesia").expect("a territory");
    table.shown.board.lands[at.index()] = Land { owner: Owner::UNSEEN, armies: 0 };
    assert_eq!(plate(&table).text, "2/4 +2");
    assert_eq!(plate(&table).lead, Some((table.livery(Seat(0)), "2/4?".to_owned())));
}

#[test]
fn income_adds_up_and_hides_what_fog_hides() {
    let words = Words::english();
    let mut open = table(false, Sight::All);
    for name in ["Indonesia", "New Guinea", "Western Australia", "Eastern Australia"] {
        own(&mut open, name, 1);
    }
    let shown = layer(MapTheme::Income, &open, &words);
    for seat in Seat::all(3) {
        let brings: f64 = shown
            .badges
            .iter()
            .filter(|(territory, _)| open.shown.board.holds(seat, *territory))
            .map(|(_, text)| text.parse::<f64>().expect("a number"))
            .sum();
        let total = f64::from(open.game().income(&open.shown.board, seat).total());
        // Each number is rounded to a tenth.
        assert!((brings - total).abs() < 0.05 * 42.0, "{seat}: {brings} of {total}");
        assert_eq!(shown.legend.rows[seat.index()].1.last(), Some(&total.to_string()));
    }
    let foggy = layer(MapTheme::Income, &table(true, Sight::Seat(Seat(2))), &words);
    assert!(foggy.legend.rows[0].1.iter().all(|cell| cell == "?"));
    assert!(foggy.legend.rows[2].1.iter().all(|cell| cell != "?"));
}
