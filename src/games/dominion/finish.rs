//! From the end of a game to the result screen.

use dominion::{Card, Cards};
use tabletop::{Facts, Game, Message, Seat};

use super::{
    course,
    faces::{self, Coat},
    panels::band,
    remarks::said,
    state::RealmTable,
    wording,
};
use crate::{
    shell::GameRecord,
    table::report::{Course, Figure, Holding, Holdings, Placing, Report, Thing},
    text::Words,
};

/// How the game ended, for the result screen.
pub fn report(table: &RealmTable, words: &Words) -> Report {
    let (shown, game) = (&table.shown, table.game());
    let places = shown.standing.as_ref().map_or_else(Vec::new, |standing| standing.places.clone());
    let figure = |head: &str, value: String| Figure { head: words.get(head).to_owned(), value };
    let colonies = game.setup().colonies;
    let greatest = if colonies { "realm-figure-great" } else { "realm-figure-provinces" };
    let placing = |(seat, place): (Seat, &u8)| {
        let player = shown.view.players.get(seat.index());
        let owned = player.map(|player| player.owned).unwrap_or_default();
        let great = u32::from(owned.count(Card::PROVINCE)) + u32::from(owned.count(Card::COLONY));
        Placing {
            seat,
            place: *place,
            figures: vec![
                figure("realm-figure-points", shown.points(game, seat).to_string()),
                figure(greatest, great.to_string()),
                figure("realm-figure-cards", owned.total().to_string()),
                figure("realm-figure-turns", player.map_or(0, |player| player.turns).to_string()),
            ],
            remark: None,
        }
    };
    let mut standings: Vec<Placing> = Seat::all(places.len()).zip(&places).map(placing).collect();
    standings.sort_by_key(|placing| placing.place);
    let session = table.host.session();
    let seated: Vec<String> = table.seats(words).into_iter().map(|(_, name)| name).collect();
    Report {
        reason: reason(table, &places, words),
        rounds: shown.view.players.iter().map(|player| u32::from(player.turns)).max().unwrap_or(0),
        standings,
        counted: Vec::new(),
        course: Course {
            holdings: Some(decks(table, words)),
            ..session.map(|session| course::course(session, &seated, words)).unwrap_or_default()
        },
        record: session.map(|session| GameRecord::new(session.record(false))),
    }
}

/// Why it ended, and who would have won but for the turns it took.
fn reason(table: &RealmTable, places: &[u8], words: &Words) -> String {
    let (shown, game) = (&table.shown, table.game());
    let end = shown.standing.as_ref().map_or("victory_pile", |standing| &*standing.reason);
    let (winners, others): (Vec<Seat>, Vec<Seat>) = Seat::all(places.len()).partition(|seat| places[seat.index()] == 1);
    let points = winners.first().map_or(0, |seat| shown.points(game, *seat));
    let name = |seat: &Seat| Message::text(table.name(words, *seat));
    let level = others.iter().filter(|seat| shown.points(game, **seat) == points);
    let facts = Facts::new()
        .list("names", winners.iter().map(name).collect())
        .list("rivals", level.map(name).collect())
        .count("points", points)
        .holds("colonies", game.setup().colonies);
    let sentences = [end, "turns"].into_iter().filter_map(|occasion| said(words, occasion, &facts));
    sentences.collect::<Vec<_>>().join(" ")
}

/// The decks of all seats as they were at the end: everybody may know them.
fn decks(table: &RealmTable, words: &Words) -> Holdings {
    let game = table.game();
    let things = |cards: &Cards| {
        let mut kinds: Vec<(Card, u8)> = cards.counts().collect();
        kinds.sort_by_key(|(card, _)| faces::order(game, *card));
        let thing = |(card, count): (Card, u8)| {
            let kind = game.kind(card)?;
            Some(Thing { name: wording::kind(words, kind), count: count.into(), ground: band(Coat::for_kind(kind)) })
        };
        kinds.into_iter().filter_map(thing).collect()
    };
    let players = table.shown.view.players.iter().enumerate();
    let lines = players.map(|(seat, player)| Holding { seat: Seat(seat as u8), things: things(&player.owned) });
    Holdings { title: words.get("realm-decks").to_owned(), lines: lines.collect() }
}
