//! From the end of a game to the result screen.

use risk::{Owner, review::Review};
use tabletop::{Game, Seat, Standing};

use super::{course, state::Match};
use crate::{
    shell::GameRecord,
    table::report::{Figure, Placing, Report},
    text::Words,
};

/// How the game ended, for the result screen.
pub fn report(table: &Match, words: &Words) -> Report {
    // The game is over: nothing is hidden any more.
    let board = table.host.session().map_or(&table.shown.board, |session| &session.state().board);
    let standing = table.shown.standing.clone().unwrap_or(Standing { places: Vec::new(), reason: "".into() });
    let mut standings: Vec<Placing> = Seat::all(standing.places.len())
        .map(|seat| {
            let (territories, armies) = board.strength(Owner::of(seat));
            let fallen = board.fallen.iter().find(|fallen| fallen.seat == seat);
            let figure = |head: &str, value: String| Figure { head: words.get(head).to_owned(), value };
            Placing {
                seat,
                place: standing.places[seat.index()],
                figures: vec![
                    figure("conquest-territories", territories.to_string()),
                    figure("conquest-armies", armies.to_string()),
                ],
                remark: fallen.map(|fallen| {
                    words.with(
                        "conquest-remark-fallen",
                        &[("round", &fallen.round), ("by", &table.name(words, fallen.by))],
                    )
                }),
            }
        })
        .collect();
    standings.sort_by_key(|placing| placing.place);
    let winner = standing.winner().map_or(String::new(), |seat| table.name(words, seat).into_owned());
    let key = format!("conquest-reason-{}", standing.reason);
    let reason = if words.has(&key) { words.with(&key, &[("name", &winner)]) } else { standing.reason.to_string() };
    let session = table.host.session();
    let course = session.map(|session| {
        let review = Review::of(session);
        course::course(&review, table.host.players(), table.game().setup().has_cards(), words)
    });
    let record = session.map(|session| GameRecord::of(session.record(false)));
    Report { reason, rounds: board.round, standings, counted: Vec::new(), course: course.unwrap_or_default(), record }
}
