//! What the panels show, as plain data made from the game.

use bevy::ecs::change_detection::Tick;
use rubicon::{
    settings::Speed,
    table::{
        Memo, Thought,
        logbook::{LogFeed, LogModel},
        replay::ReplayModel,
        round,
    },
    text::{Words, capitalised},
    theme::Livery,
};
use tabletop::Seat;

use crate::formation::{
    input::sets_up,
    rules::Row,
    state::{FieldTable, exchange},
};

/// What the panels show.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// How far the game is.
    pub heading: String,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The seats.
    pub seats: Vec<SeatModel>,
    /// What happened.
    pub log: LogModel,
    /// Whose turn it is.
    pub livery: Option<Livery>,
    /// The same in words.
    pub turn: String,
    /// What can be done about it, or what went wrong.
    pub advice: Vec<String>,
    /// Whether something went wrong.
    pub refused: bool,
    /// The primary action, and whether it can be done.
    pub primary: (String, bool),
    /// What would be taken back, and done again, in words on buttons.
    pub undo: [Option<String>; 2],
    /// The replay that is watched.
    pub replay: Option<ReplayModel>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatModel {
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// Name and score.
    pub told: String,
}

/// The models as they were made last: they are made anew only where something changed.
#[derive(Default)]
pub struct Models {
    log: LogFeed,
    known: Memo<([Tick; 4], Option<Thought>), Model>,
}

impl Models {
    /// What the panels show of a game; `changes` says when what they are made from changed last.
    pub fn model(&mut self, table: &FieldTable, words: &Words, speed: Speed, changes: [Tick; 4]) -> &Model {
        let Self { log, known } = self;
        known.keep((changes, table.host.thought()), || model(table, words, speed, log))
    }
}

fn model(table: &FieldTable, words: &Words, speed: Speed, feed: &mut LogFeed) -> Model {
    let actor = table.actor();
    let seat = actor.or_else(|| table.host.thought().map(|thought| thought.seat));
    let (turn, advice, primary) = decision(table, words, seat);
    let refused = table.hint.as_ref().map(|hint| capitalised(&words.message(hint)));
    Model {
        heading: round(words, exchange(&table.shown)),
        speed,
        seats: seats(table, words),
        log: table.log_model(words, feed),
        livery: seat.map(|seat| table.livery(seat)),
        turn,
        refused: refused.is_some(),
        advice: refused.map_or(advice, |refused| vec![refused]),
        primary,
        undo: [
            table.undoable().map(|_| words.get("undo-short").to_owned()),
            table.redoable().map(|_| words.get("table-redo").to_owned()),
        ],
        replay: ReplayModel::new(table, words),
    }
}

/// Whose turn it is, what can be done about it, and the primary action.
fn decision(table: &FieldTable, words: &Words, seat: Option<Seat>) -> (String, Vec<String>, (String, bool)) {
    let named = |message: &str| {
        seat.map_or_else(String::new, |seat| words.with(message, &[("name", &table.name(words, seat))]))
    };
    let text = |message: &str| words.get(message).to_owned();
    if let Some(past) = table.past_words(words) {
        return (past.title, vec![past.advice], (past.primary, true));
    }
    match table.actor() {
        Some(_) if sets_up(table) => {
            let advice = vec![text("table-own_setup"), text("formation-advice-set_up")];
            (named("curtain-sets_up"), advice, (text("formation-ready"), true))
        }
        Some(_) => (named("plain-turn"), vec![text("formation-advice-send")], (text("formation-send"), false)),
        None => (named("plain-thinking"), Vec::new(), (text("table-hurry"), !table.hurried)),
    }
}

fn seats(table: &FieldTable, words: &Words) -> Vec<SeatModel> {
    let seat = |((livery, name), row): ((Livery, String), &Row<Option<u8>>)| SeatModel {
        livery,
        told: format!("{name} \u{b7} {} {}", words.get("result-score"), row.points),
        name,
    };
    table.seats(words).into_iter().zip(&table.shown.rows).map(seat).collect()
}
