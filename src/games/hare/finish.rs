//! From the end of a race to the result screen.

use std::sync::LazyLock;

use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use super::{course, shown::Shown, state::RaceTable};
use crate::{
    shell::GameRecord,
    table::report::{Figure, Placing, Report},
    text::Words,
};

/// What a result may say besides its figures.
static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/hare-result.ron")));

fn said(words: &Words, occasion: &str, facts: &Facts) -> Option<String> {
    PHRASES.first(occasion, facts).map(|message| words.message(&message))
}

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
            remark: said(words, "remark", &Facts::new().holds("home", own.home.is_some())),
        }
    };
    let mut standings: Vec<Placing> = Seat::all(places.len()).zip(&places).map(placing).collect();
    standings.sort_by_key(|placing| placing.place);
    let end = shown.standing.as_ref().map_or("home", |standing| &*standing.reason);
    let (winners, others): (Vec<Seat>, Vec<Seat>) = Seat::all(places.len()).partition(|seat| places[seat.index()] == 1);
    let far = |seats: &[Seat]| seats.iter().map(|seat| squares(shown, *seat)).max().unwrap_or(0);
    let facts = Facts::new()
        .list("names", winners.iter().map(|seat| Message::text(table.name(words, *seat))).collect())
        .holds("home", winners.iter().all(|seat| shown.seat(*seat).home.is_some()))
        .count("squares", far(&winners))
        .count("most_squares", far(&others));
    let reason = said(words, end, &facts).unwrap_or_else(|| end.to_owned());
    let session = table.host.session();
    Report {
        reason,
        rounds: shown.round,
        standings,
        counted: Vec::new(),
        course: session.map(|session| course::course(session, words)).unwrap_or_default(),
        record: session.map(|session| GameRecord::new(session.record(false))),
    }
}

/// How far a seat got, all its runners together.
fn squares(shown: &Shown, seat: Seat) -> u32 {
    shown.seat(seat).runners.iter().map(|runner| u32::from(runner.square)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::heard::says_all;

    /// In both languages, with every place filled.
    #[test]
    fn all_of_it_is_said() {
        let end = |home: bool, squares: u32| {
            let facts = Facts::new().list("names", vec![Message::text("Anna")]).holds("home", home);
            facts.count("squares", squares).count("most_squares", 40)
        };
        says_all(&PHRASES, |words| {
            for facts in [end(true, 64), end(false, 50), end(false, 40)] {
                for occasion in ["home", "round_limit", "remark"] {
                    said(words, occasion, &facts);
                }
            }
        });
    }
}
