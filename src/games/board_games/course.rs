//! A game from its beginning to its end: for the result page, and for the line below a replay.

use lab::GameModule;
use tabletop::{Seat, Session, Standing, Turn};

use super::{
    chronicle,
    content::Content,
    game::{BoardGame, Happened, RulesOf},
    state::FieldTable,
};
use crate::{
    shell::GameRecord,
    table::{
        LabContent, LoggedEvent, declared_reason,
        replay::{Mark, Sign, Timeline, walk},
        report::{Course, Graph, Placing, Report, Tale},
    },
    text::Words,
};

/// How the game ended.
pub fn report<B: BoardGame>(table: &FieldTable<B>, words: &Words) -> Report {
    let session = table.host.session();
    let standing = session.and_then(Session::standing).unwrap_or_else(|| Standing::new(Vec::new(), ""));
    let placing = |(seat, place): (Seat, &u8)| Placing {
        seat,
        place: *place,
        figures: session.map(|session| B::figures(words, session, seat)).unwrap_or_default(),
        remark: B::side(&table.shown.view, seat).map(|side| words.get(B::SIDES[side.min(1)]).to_owned()),
    };
    let mut standings: Vec<Placing> = Seat::all(standing.places.len()).zip(&standing.places).map(placing).collect();
    standings.sort_by_key(|placing| placing.place);
    Report {
        reason: reason(table, words, &standing),
        rounds: table.shown.round,
        standings,
        counted: Vec::new(),
        course: session.map(|session| course::<B>(session, words)).unwrap_or_default(),
        record: session.map(|session| GameRecord::new(session.record(false))),
    }
}

/// Why it ended, in a sentence.
fn reason<B: BoardGame>(table: &FieldTable<B>, words: &Words, standing: &Standing) -> String {
    let declared = declared_reason(words, standing, |seat| table.name(words, seat).into_owned());
    declared.unwrap_or_else(|| {
        let message = B::RESULTS.iter().find(|(end, _)| *end == standing.reason).map(|(_, message)| *message);
        let winner = standing.winner().map(|seat| table.name(words, seat).into_owned()).unwrap_or_default();
        message.map_or_else(String::new, |message| words.with(message, &[("name", &winner)]))
    })
}

/// What is counted of each seat, such as the pieces it has left, move by move.
fn course<B: BoardGame>(session: &Session<RulesOf<B>>, words: &Words) -> Course {
    let seats = session.players().len();
    let (mut times, mut lines): (Vec<f64>, Vec<Vec<f64>>) = (Vec::new(), vec![Vec::new(); seats]);
    walk(session, |past| {
        if past.turn() == Turn::Chance {
            return;
        }
        let left = |seat| B::counted(past.game(), past.state(), seat);
        let Some(left) = Seat::all(seats).map(left).collect::<Option<Vec<f64>>>() else { return };
        let turns = B::MODULE.length(past.game(), past.state()).turns;
        times.push(1.0 + turns.saturating_sub(1) as f64 / seats as f64);
        lines.iter_mut().zip(left).for_each(|(line, left)| line.push(left));
    });
    let [title, note, unit] = B::GRAPH;
    let graph = Graph { title: words.get(title).to_owned(), note: words.get(note).to_owned(), signed: false, lines };
    let race = Tale::Race { graph: 0, unit: words.get(unit).to_owned(), shares: false };
    // Who plays alone is ahead of nobody.
    Course { times, graphs: vec![graph], tale: Some(race).filter(|_| seats > 1), ..Course::default() }
}

/// The line below a record whose session stands at its end: turns, what was taken, the end.
pub fn timeline<B: BoardGame>(table: &FieldTable<B>, past: &[LoggedEvent<Happened<B>>], words: &Words) -> Timeline {
    let Some(session) = table.host.session() else { return Timeline::default() };
    let mark = |told: &LoggedEvent<Happened<B>>| {
        let sign = match &told.event {
            event if B::is_end(event) => Sign::Over,
            event if B::impact(event) >= 1.0 => Sign::Gain,
            _ => return None,
        };
        let seat = chronicle::doer(table, told.step).unwrap_or(Seat(0));
        Some(Mark { step: told.step + 1, seat, sign, text: chronicle::line(table, words, &told.event)? })
    };
    // What falls by chance belongs to the turn it falls in.
    let mut seat = None;
    Timeline::of_turns(session, past.iter().filter_map(mark).collect(), |past| {
        if let Turn::Seat(next) = past.turn() {
            seat = Some(next);
        }
        (Content::<B>::round(past.game(), past.state()), seat)
    })
}
