//! What the panels of a plain game show.

use tabletop::{Game, Mark};

use crate::{
    plain::{GameOf, Plain, PlainGame, PlainTable, PositionLine},
    settings::Speed,
    table::{
        self, TableGame,
        logbook::{LogFeed, LogModel},
        recap::RecapModel,
        replay::ReplayModel,
    },
    text::{Words, capitalised},
    theme::Livery,
};

/// What the panels show.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlainModel {
    /// The game's name, and how far it is.
    pub title: String,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The position; `true` where the shown candidate of the why panel touches the place.
    pub position: Vec<(PositionLine, bool)>,
    /// What can be done, in the order of its numbers.
    pub offers: Vec<String>,
    /// Which of it is chosen.
    pub chosen: usize,
    /// Colours, shapes and names of the players.
    pub players: Vec<(Livery, String)>,
    /// Whose turn it is.
    pub livery: Option<Livery>,
    /// The same in words.
    pub turn: String,
    /// What can be done about it, or what went wrong.
    pub advice: String,
    /// Whether something went wrong.
    pub refused: bool,
    /// The primary action, and whether it can be done.
    pub primary: (String, bool),
    /// Whether the last action can be taken back, and done again.
    pub undo: [bool; 2],
    /// What others did since the last turn.
    pub recap: Option<RecapModel>,
    /// The dock of a replay.
    pub replay: Option<ReplayModel>,
    /// What happened.
    pub log: LogModel,
}

impl PlainModel {
    /// Those of a game.
    pub fn new<P: PlainGame>(table: &PlainTable<P>, words: &Words, speed: Speed, feed: &mut LogFeed) -> Self {
        let game = table.host.game();
        let names: Vec<String> =
            table.host.players().iter().map(|player| words.person(&player.name).into_owned()).collect();
        let marks = marks(table);
        let marked = |line: PositionLine| {
            let on = line.place.is_some_and(|place| marks.contains(&place));
            (line, on)
        };
        let actor = table.actor();
        let seat = actor.or_else(|| table.host.thought().map(|thought| thought.seat));
        let offers: Vec<String> = match &table.view {
            Some(view) => table.own.offers.iter().map(|action| P::label(game, view, action)).collect(),
            None => Vec::new(),
        };
        let past = table.past_words(words);
        let (turn, advice) = match (actor, seat) {
            _ if let Some(past) = &past => (past.title.clone(), past.advice.clone()),
            (Some(seat), _) if table.setting_up == Some(seat) => (
                words.with("curtain-sets_up", &[("name", &table.name(words, seat))]),
                words.get("table-own_setup").to_owned(),
            ),
            (Some(seat), _) => {
                (words.with("plain-turn", &[("name", &table.name(words, seat))]), words.get("plain-advice").to_owned())
            }
            (None, Some(seat)) => (words.with("plain-thinking", &[("name", &table.name(words, seat))]), String::new()),
            (None, None) => (String::new(), String::new()),
        };
        let chosen = table.draft.0.min(offers.len().saturating_sub(1));
        let primary = match (actor, offers.get(chosen)) {
            (Some(_), offer) => (offer.cloned().unwrap_or_default(), offer.is_some()),
            (None, _) => match past {
                Some(past) => (past.primary, true),
                None => (words.get("table-hurry").to_owned(), !table.hurried),
            },
        };
        let round = Plain::<P>::round(table);
        let name = words.get(&format!("game-{}", <GameOf<P> as Game>::ID)).to_owned();
        Self {
            title: format!("{name} \u{b7} {}", table::round(words, round)),
            speed,
            position: P::position(game, &names, &table.shown).into_iter().map(marked).collect(),
            offers,
            chosen,
            players: table.seats(words),
            livery: seat.map(|seat| table.livery(seat)),
            turn,
            advice: table.hint.as_ref().map_or(advice, |hint| capitalised(&words.message(hint))),
            refused: table.hint.is_some(),
            primary,
            undo: [table.undoable().is_some(), table.redoable().is_some()],
            recap: RecapModel::new(table, words),
            replay: ReplayModel::new(table, words),
            log: table.log_model(words, feed),
        }
    }
}

/// The places that the shown candidate of the open why panel touches.
fn marks<P: PlainGame>(table: &PlainTable<P>) -> Vec<u16> {
    let Some(model) = table.reasoning.open().filter(|_| table.why.is_open()) else { return Vec::new() };
    let shown = model.candidates.get(table.why.shown(model));
    let places = |mark: &Mark| match *mark {
        Mark::At(at) => [Some(at), None],
        Mark::Way(from, to) => [Some(from), Some(to)],
    };
    shown.iter().flat_map(|candidate| candidate.marks.iter().flat_map(places)).flatten().collect()
}
