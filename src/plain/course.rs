//! A plain game from its beginning to where it stands: turns for the time line, figures for the result.

use lab::GameModule;
use tabletop::{Eye, Seat, Session, Standing, Turn};

use super::{Content, Count, GameOf, PlainGame, PlainTable};
use crate::{
    shell::GameRecord,
    table::{
        LabContent, declared_reason,
        replay::{Mark, Sign, Timeline, walk},
        report::{Course, Figure, Graph, Placing, Report},
    },
    text::Words,
};

/// The line below a record whose session stands at its end.
pub fn timeline<P: PlainGame>(table: &PlainTable<P>, words: &Words) -> Timeline {
    let Some(session) = table.host.session() else { return Timeline::default() };
    let over = session.standing().map(|standing| {
        let seat = standing.winners().next().unwrap_or(Seat(0));
        Mark { step: session.len(), seat, sign: Sign::Over, text: reason(table, words) }
    });
    // What falls by chance belongs to the turn it falls in.
    let mut seat = None;
    Timeline::of_turns(session, over.into_iter().collect(), |past| {
        if let Turn::Seat(next) = past.turn() {
            seat = Some(next);
        }
        (Content::<P>::round(past.game(), past.state()), seat)
    })
}

/// How the game ended.
pub fn report<P: PlainGame>(table: &PlainTable<P>, words: &Words) -> Report {
    let session = table.host.session();
    let standing = session.and_then(Session::standing).unwrap_or_else(|| Standing::new(Vec::new(), ""));
    let places = &standing.places;
    let figures = |seat: Seat| {
        let counts = session.map_or_else(Vec::new, |session| counts::<P>(session, seat));
        let score = standing.score(seat).map(|score| Figure::score(words, score));
        let counts = counts.into_iter().map(|count| Figure { head: count.head.to_owned(), value: plain(count.value) });
        score.into_iter().chain(counts).collect()
    };
    let placing = |(seat, place): (Seat, &u8)| Placing { seat, place: *place, figures: figures(seat), remark: None };
    let mut standings: Vec<Placing> = Seat::all(places.len()).zip(places).map(placing).collect();
    standings.sort_by_key(|placing| placing.place);
    Report {
        reason: reason(table, words),
        rounds: table.own.round,
        standings,
        counted: Vec::new(),
        course: session.map_or_else(Course::default, course::<P>),
        record: session.map(|session| GameRecord::new(session.record(false))),
    }
}

/// Why it ended, in a sentence.
fn reason<P: PlainGame>(table: &PlainTable<P>, words: &Words) -> String {
    let Some(standing) = table.host.session().and_then(Session::standing) else { return String::new() };
    let declared = declared_reason(words, &standing, |seat| table.name(words, seat).into_owned());
    if let Some(declared) = declared {
        return declared;
    }
    if let ([_], Some(score)) = (&standing.places[..], standing.score(Seat(0))) {
        let name = table.name(words, Seat(0));
        return words.with("plain-scored", &[("name", &name), ("score", &score)]);
    }
    let names: Vec<_> = standing.winners().map(|seat| table.name(words, seat)).collect();
    words.with("plain-won", &[("names", &names.join(", "))])
}

/// What is counted of every seat, at the beginning of every turn and at the end.
fn course<P: PlainGame>(session: &Session<GameOf<P>>) -> Course {
    let seats = session.players().len();
    let first = counts::<P>(session, Seat(0));
    let (mut times, mut lines) = (Vec::new(), vec![vec![Vec::new(); seats]; first.len()]);
    let mut known = None;
    walk(session, |past| {
        let length = P::MODULE.length(past.game(), past.state());
        let last = past.len() == session.len();
        if known == Some(length.turns) && !last {
            return;
        }
        known = Some(length.turns);
        times.push(times.len() as f64 / seats as f64 + 1.0);
        for seat in Seat::all(seats) {
            for (graph, count) in lines.iter_mut().zip(counts::<P>(past, seat)) {
                graph[seat.index()].push(count.value);
            }
        }
    });
    let graph = |(head, lines): (Count, Vec<Vec<f64>>)| Graph {
        title: head.head.to_owned(),
        note: head.head.to_owned(),
        signed: lines.iter().flatten().any(|value| *value < 0.0),
        lines,
    };
    Course { times, graphs: first.into_iter().zip(lines).map(graph).collect(), ..Course::default() }
}

fn counts<P: PlainGame>(session: &Session<GameOf<P>>, seat: Seat) -> Vec<Count> {
    P::counts(session.game(), &session.view(Eye::Seat(seat)), seat)
}

/// A number without decimals where it has none.
fn plain(value: f64) -> String {
    lab::figure(value, usize::from(value.fract() != 0.0))
}
