//! From the end of a game to the result screen.

use dominion::Card;
use tabletop::Seat;

use super::{course, state::RealmTable};
use crate::{
    shell::GameRecord,
    table::report::{Figure, Placing, Report},
    text::Words,
};

/// How the game ended, for the result screen.
pub fn report(table: &RealmTable, words: &Words) -> Report {
    let (shown, game) = (&table.shown, table.game());
    let places = shown.standing.as_ref().map_or_else(Vec::new, |standing| standing.places.clone());
    let figure = |head: &str, value: String| Figure { head: words.get(head).to_owned(), value };
    let placing = |(seat, place): (Seat, &u8)| {
        let player = shown.view.players.get(seat.index());
        let owned = player.map(|player| player.owned).unwrap_or_default();
        let great = u32::from(owned.count(Card::PROVINCE)) + u32::from(owned.count(Card::COLONY));
        Placing {
            seat,
            place: *place,
            figures: vec![
                figure("realm-figure-points", shown.points(game, seat).to_string()),
                figure("realm-figure-great", great.to_string()),
                figure("realm-figure-cards", owned.total().to_string()),
                figure("realm-figure-turns", player.map_or(0, |player| player.turns).to_string()),
            ],
            remark: None,
        }
    };
    let mut standings: Vec<Placing> = Seat::all(places.len()).zip(&places).map(placing).collect();
    standings.sort_by_key(|placing| placing.place);
    let winners = shown.standing.iter().flat_map(|standing| standing.winners());
    let names: Vec<_> = winners.map(|seat| table.name(words, seat)).collect();
    let end = shown.standing.as_ref().map_or("victory_pile", |standing| &*standing.reason);
    let reason = words.with(&format!("realm-reason-{end}"), &[("names", &names.join(", "))]);
    let session = table.host.session();
    let seated: Vec<String> = table.seats(words).into_iter().map(|(_, name)| name).collect();
    Report {
        reason,
        rounds: shown.view.players.iter().map(|player| u32::from(player.turns)).max().unwrap_or(0),
        standings,
        counted: Vec::new(),
        course: session.map(|session| course::course(session, &seated, words)).unwrap_or_default(),
        record: session.map(|session| GameRecord::of(session.record(false))),
    }
}
