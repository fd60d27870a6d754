//! A game of Formation from its beginning to its end: for the result page, and for the line below a replay.

use rubicon::{
    shell::GameRecord,
    table::{
        LabContent,
        replay::{Timeline, walk},
        report::{Course, Figure, Graph, Placing, Report, won},
    },
    text::Words,
};
use tabletop::{Seat, Session, Standing, Turn};

use super::{content::Content, rules::Formation, state::FieldTable};

/// How the game ended. The score is what the rules say of it.
pub fn report(table: &FieldTable, words: &Words) -> Report {
    let session = table.host.session();
    let standing = session.and_then(Session::standing).unwrap_or_else(|| Standing::new(Vec::new(), ""));
    let placing = |(seat, place): (Seat, &u8)| Placing {
        seat,
        place: *place,
        figures: standing.score(seat).map(|score| Figure::score(words, score)).into_iter().collect(),
        remark: None,
    };
    let mut standings: Vec<Placing> = Seat::all(standing.places.len()).zip(&standing.places).map(placing).collect();
    standings.sort_by_key(|placing| placing.place);
    let winners: Vec<String> = standing.winners().map(|seat| table.name(words, seat).into_owned()).collect();
    Report {
        reason: won(words, &winners, standing.places.len()),
        rounds: session.map_or(0, |session| Content::round(session.game(), session.state())),
        standings,
        counted: Vec::new(),
        course: session.map(|session| course(session, words)).unwrap_or_default(),
        record: session.map(|session| GameRecord::new(session.record(false))),
    }
}

/// The points of both seats after each exchange.
fn course(session: &Session<Formation>, words: &Words) -> Course {
    let (mut times, mut lines) = (Vec::new(), vec![Vec::new(); 2]);
    walk(session, |past| {
        let state = past.state();
        let sent = state.rows.iter().flat_map(|row| row.sent).filter(|sent| *sent).count();
        let time = 1.0 + (sent / 2) as f64;
        if state.to_meet.is_some() || times.last() == Some(&time) {
            return;
        }
        times.push(time);
        for (line, row) in lines.iter_mut().zip(state.rows) {
            line.push(f64::from(row.points));
        }
    });
    let title = words.get("result-score").to_owned();
    let graph = Graph { note: title.clone(), title, signed: false, lines };
    Course { times, graphs: vec![graph], ..Course::default() }
}

/// The line below a record whose session stands at its end.
pub fn timeline(table: &FieldTable, _: &Words) -> Timeline {
    let Some(session) = table.host.session() else { return Timeline::default() };
    Timeline::of_turns(session, Vec::new(), |past| {
        let seat = match past.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        (Content::round(past.game(), past.state()), seat)
    })
}
