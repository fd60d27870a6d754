//! What the panels show, as plain data made from the game.

use bevy::ecs::change_detection::Tick;
use tabletop::Seat;

use super::placements::{PlacementModel, PlacingModel};
use crate::{
    games::board_games::{
        content::Content,
        game::{BoardGame, Choice, Tool},
        placing::Placing,
        state::FieldTable,
    },
    pieces::Face,
    settings::Speed,
    storage::file_stem,
    table::{
        self, BestScore, Memo, PuzzleModel, Thought,
        logbook::{LogFeed, LogModel},
        replay::ReplayModel,
        setup::title_with_level,
    },
    text::{Words, capitalised},
    theme::Livery,
};

/// So many of the best scores are told of.
const BEST_TOLD: usize = 3;

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
    pub advice: String,
    /// The puzzle that is solved.
    pub puzzle: Option<PuzzleModel>,
    /// How the game stands, where that is worth telling.
    pub status: Option<String>,
    /// What the player can do beside playing.
    pub tools: Vec<Tool>,
    /// What is shown while pieces are placed.
    pub placing: Option<PlacingModel>,
    /// The actions that stand on buttons.
    pub choices: Vec<Choice>,
    /// The best scores of persons at this machine by these rules, in words.
    pub best: Option<String>,
    /// Whether something went wrong.
    pub refused: bool,
    /// What lies face down, side by side, each with how many there are of it and the same in words.
    pub face_down: Vec<Vec<Heap>>,
    /// The primary action, and whether it can be done.
    pub primary: (String, bool),
    /// What would be taken back, and done again, in words on buttons.
    pub undo: [Option<String>; 2],
    /// The replay that is watched.
    pub replay: Option<ReplayModel>,
}

/// Pieces of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heap {
    /// What they are.
    pub face: Face,
    /// How many.
    pub count: usize,
    /// The same in words.
    pub told: String,
}

/// A seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatModel {
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// Which side it plays, or who decides.
    pub note: String,
    /// The side it plays, once that is known.
    pub side: Option<usize>,
    /// Whether it is its turn.
    pub active: bool,
}

/// The models as they were made last: they are made anew only where something changed.
#[derive(Default)]
pub struct Models {
    log: LogFeed,
    known: Memo<([Tick; 4], Option<Thought>), Model>,
}

impl Models {
    /// What the panels show of a game, with the `best` scores so far; `changes` says when what they are made from changed last.
    pub fn model<B: BoardGame>(
        &mut self,
        table: &FieldTable<B>,
        content: &Content<B>,
        words: &Words,
        (speed, best): (Speed, &[BestScore]),
        changes: [Tick; 4],
    ) -> &Model {
        let Self { log, known } = self;
        known.keep((changes, table.host.thought()), || model(table, content, words, (speed, best), log))
    }
}

fn model<B: BoardGame>(
    table: &FieldTable<B>,
    content: &Content<B>,
    words: &Words,
    (speed, best): (Speed, &[BestScore]),
    feed: &mut LogFeed,
) -> Model {
    let seat = table.actor().or_else(|| table.host.thought().map(|thought| thought.seat));
    let (turn, advice, primary) = decision(table, words, seat);
    let refused = table.hint.as_ref().map(|hint| capitalised(&words.message(hint)));
    let status = B::status(words, table.host.game(), &table.shown.view).filter(|_| !table.shown.over);
    let tools = if table.actor().is_some() { B::tools(words, &table.own.notes) } else { Vec::new() };
    Model {
        heading: table::round(words, table.shown.round),
        speed,
        seats: Seat::all(table.host.players().len()).map(|seat| seat_model(table, content, words, seat)).collect(),
        log: table.log_model(words, feed),
        livery: seat.map(|seat| table.livery(seat)),
        turn,
        refused: refused.is_some(),
        advice: refused.unwrap_or(advice),
        puzzle: table.puzzle_model(words),
        status,
        tools,
        placing: placing(table, words),
        choices: choices(table, words),
        best: best_line(words, best),
        face_down: face_down(table, words),
        primary,
        undo: [
            can_undo(table).then(|| words.get("undo-short").to_owned()),
            table.redoable().map(|_| words.get("table-redo").to_owned()),
        ],
        replay: ReplayModel::new(table, words),
    }
}

/// Whose turn it is, what can be done about it, and the primary action.
fn decision<B: BoardGame>(
    table: &FieldTable<B>,
    words: &Words,
    seat: Option<Seat>,
) -> (String, String, (String, bool)) {
    let named = |message: &str| {
        seat.map_or_else(String::new, |seat| words.with(message, &[("name", &table.name(words, seat))]))
    };
    let text = |message: &str| words.get(message).to_owned();
    if let Some(past) = table.past_words(words) {
        return (past.title, past.advice, (past.primary, true));
    }
    if table.actor().is_some() && table.own.choosing.is_some() {
        let first = choices(table, words).into_iter().next().map(|choice| choice.label).unwrap_or_default();
        return (named("plain-turn"), text("boards-advice_choose"), (first, true));
    }
    if table.own.placing.is_some() {
        let advice = format!("{} {}", words.get("table-own_setup"), words.get("boards-placing_advice"));
        return (named("plain-turn"), advice, (text("boards-placing_done"), true));
    }
    match (table.actor(), &table.own.pending) {
        (Some(_), Some(_)) => (named("plain-turn"), text("boards-advice_confirm"), (text("boards-confirm"), true)),
        (Some(_), None) => (named("plain-turn"), text(B::ADVICE), (text(B::CHOOSE), false)),
        (None, _) if table.shown.over => (text("boards-over"), String::new(), (text("table-hurry"), !table.hurried)),
        (None, _) => (named("plain-thinking"), String::new(), (text("table-hurry"), !table.hurried)),
    }
}

/// Whether something can be taken back: how a piece was placed last, or what was done.
fn can_undo<B: BoardGame>(table: &FieldTable<B>) -> bool {
    table.own.placing.as_ref().is_some_and(Placing::can_go_back) || table.undoable().is_some()
}

/// What is shown while pieces are placed.
fn placing<B: BoardGame>(table: &FieldTable<B>, words: &Words) -> Option<PlacingModel> {
    let placing = table.own.placing.as_ref()?;
    let (game, view) = (table.host.game(), &table.shown.view);
    let ready = B::placements(game).into_iter().map(|(message, action)| PlacementModel {
        name: capitalised(words.get(&message)),
        note: words.get(&format!("{message}_note")).to_owned(),
        chosen: placing.is_like(&B::placed(game, view, &action)),
    });
    let kept = placing.kept.iter().flatten().map(|placement| PlacementModel {
        name: placement.name.clone(),
        note: String::new(),
        chosen: placing.is_like(&placement.pieces),
    });
    let (ready, kept) = (ready.collect(), kept.collect());
    Some(PlacingModel { ready, kept, name: placing.name.clone(), valid: file_stem(&placing.name).is_some() })
}

/// The actions that stand on buttons, while a person is to act.
fn choices<B: BoardGame>(table: &FieldTable<B>, words: &Words) -> Vec<Choice> {
    let Some(seat) = table.actor() else { return Vec::new() };
    table.own.on_buttons().into_iter().map(|action| B::choice(words, table.host.game(), seat, action)).collect()
}

fn seat_model<B: BoardGame>(table: &FieldTable<B>, content: &Content<B>, words: &Words, seat: Seat) -> SeatModel {
    let side = B::side(&table.shown.view, seat);
    let decides = table.who_decides(words, seat, |spec| title_with_level(&content.opponents, words, spec));
    SeatModel {
        livery: table.livery(seat),
        name: table.name(words, seat).into_owned(),
        note: side
            .map_or_else(|| decides.clone(), |side| format!("{} \u{b7} {decides}", words.get(B::SIDES[side.min(1)]))),
        side,
        active: table.shown.to_act == Some(seat) && !table.shown.over,
    }
}

/// What lies face down, a list for each side.
fn face_down<B: BoardGame>(table: &FieldTable<B>, words: &Words) -> Vec<Vec<Heap>> {
    let all = B::face_down(&table.shown.view);
    let total: usize = all.iter().map(|(_, count)| count).sum();
    let heap = |(face, count): &(Face, usize)| {
        let percent = (100 * count + total / 2) / total.max(1);
        let name = B::face_name(words, face);
        let told =
            words.with("boards-odds", &[("piece", &name), ("count", count), ("all", &total), ("percent", &percent)]);
        Heap { face: face.clone(), count: *count, told }
    };
    let side = |side| all.iter().filter(|(face, _)| face.side == Some(side)).map(heap).collect();
    if total == 0 { Vec::new() } else { vec![side(0), side(1)] }
}

/// The best scores so far, as a line; none where there are none.
fn best_line(words: &Words, best: &[BestScore]) -> Option<String> {
    let told = |best: &BestScore| format!("{} ({})", best.score, words.person(&best.name));
    let scores: Vec<String> = best.iter().take(BEST_TOLD).map(told).collect();
    (!scores.is_empty()).then(|| words.with("boards-best", &[("scores", &scores.join(", "))]))
}
