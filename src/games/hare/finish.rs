//! From the end of a race to the result screen.

use tabletop::Seat;

use super::{course, state::RaceTable};
use crate::{
    shell::GameRecord,
    table::report::{Figure, Placing, Report},
    text::Words,
};

/// How the race ended, for the result screen.
pub fn report(table: &RaceTable, words: &Words) -> Report {
    let shown = &table.shown;
    let places = shown.standing.as_ref().map_or_else(Vec::new, |standing| standing.places.clone());
    let figure = |head: &str, value: String| Figure { head: words.get(head).to_owned(), value };
    let placing = |(seat, place): (Seat, &u8)| {
        let own = shown.seat(seat);
        let squares: Vec<String> = own.runners.iter().map(|runner| runner.square.to_string()).collect();
        Placing {
            seat,
            place: *place,
            figures: vec![
                figure("hare-figure-square", squares.join(" + ")),
                figure("hare-figure-carrots", own.carrots.to_string()),
                figure("hare-figure-salads", own.salads.to_string()),
            ],
            remark: own.home.is_none().then(|| words.get("hare-remark-on_the_way").to_owned()),
        }
    };
    let mut standings: Vec<Placing> = Seat::all(places.len()).zip(&places).map(placing).collect();
    standings.sort_by_key(|placing| placing.place);
    let winners = shown.standing.iter().flat_map(|standing| standing.winners());
    let names: Vec<_> = winners.map(|seat| table.name(words, seat)).collect();
    let end = shown.standing.as_ref().map_or("home", |standing| &*standing.reason);
    let reason = words.with(&format!("hare-reason-{end}"), &[("names", &names.join(", "))]);
    let session = table.host.session();
    Report {
        reason,
        rounds: shown.round,
        standings,
        counted: Vec::new(),
        course: session.map(|session| course::course(session, words)).unwrap_or_default(),
        record: session.map(|session| GameRecord::of(session.record(false))),
    }
}
