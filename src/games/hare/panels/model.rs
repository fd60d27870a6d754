//! What the panels show, as plain data made from the race.

use bevy::ecs::change_detection::Tick;
use hare::{Card, GOAL, Square};
use tabletop::{Game, Seat};

use crate::{
    games::hare::{
        Content,
        offers::Offer,
        shown::{SeatShown, Shown},
        state::{Carrots, RaceTable},
        wording,
    },
    settings::Speed,
    table::{
        Memo,
        logbook::{LogFeed, LogModel},
        replay::ReplayModel,
        setup::title_with_level,
    },
    text::{Value, Words, capitalised},
    theme::Livery,
};

/// The side panel.
#[derive(Clone, PartialEq, Debug)]
pub struct SideModel {
    /// The round.
    pub round: u32,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The seats in turn order.
    pub rows: Vec<RankRow>,
    /// The log.
    pub log: LogModel,
}

/// One seat's line in the table of ranks.
#[derive(Clone, PartialEq, Debug)]
pub struct RankRow {
    /// Its place in the race, from 1.
    pub place: usize,
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// What is due in its next turn, or who decides.
    pub note: String,
    /// Whether the note tells what is due.
    pub due: bool,
    /// The square it is on, of two runners both.
    pub square: String,
    /// Carrots in hand, or the rank by them where they are hidden.
    pub carrots: String,
    /// Salads still to eat.
    pub salads: u8,
    /// Whether it is its turn.
    pub active: bool,
    /// All of its figures in one sentence.
    pub told: String,
}

/// The dock below the board.
#[derive(Clone, PartialEq, Debug)]
pub struct DockModel {
    /// Colour and shape of whoever is to act.
    pub livery: Option<Livery>,
    /// Whose turn it is.
    pub title: String,
    /// What the person who is to act, or acts next, has in hand; `None` where nobody at this machine does.
    pub purse: Option<Purse>,
    /// What to do, or what forbids what was tried last.
    pub advice: String,
    /// Whether the latter.
    pub refused: bool,
    /// What is chosen: its price, and what the square does.
    pub chosen: Option<(String, String)>,
    /// What may be done without going forward, with words for its buttons, in the order of their digits.
    pub buttons: Vec<ButtonModel>,
    /// Whether one can get home from here.
    pub way_home: Option<String>,
    /// The card drawn last.
    pub card: Option<CardModel>,
    /// The words on the primary button.
    pub primary: String,
    /// Whether it does anything now.
    pub ready: bool,
    /// What would be taken back, and done again, in words on buttons.
    pub undo: [Option<String>; 2],
    /// The replay that is watched.
    pub replay: Option<ReplayModel>,
}

/// What somebody has in hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Purse {
    /// Carrots, or the rank by them where somebody else's eyes are before the screen.
    pub carrots: String,
    /// Salads still to eat, and how many there were at first.
    pub salads: [u8; 2],
    /// How it stands in words: place and square.
    pub standing: String,
    /// All of it in a sentence.
    pub told: String,
}

/// A button for what is done without going forward.
#[derive(Clone, PartialEq, Debug)]
pub struct ButtonModel {
    /// Its words.
    pub text: String,
    /// What it costs and leaves.
    pub price: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// A card.
#[derive(Clone, PartialEq, Debug)]
pub struct CardModel {
    /// Which.
    pub card: Card,
    /// What it is called.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Who drew it.
    pub by: (Livery, String),
}

/// What is told about the square under the pointer.
#[derive(Clone, PartialEq, Debug)]
pub struct Tip {
    /// Its number and what it is.
    pub name: String,
    /// What it costs to go there.
    pub prices: Vec<String>,
    /// What it does.
    pub means: String,
    /// Who stands there.
    pub there: Vec<(Livery, String)>,
}

/// What the models of one frame leave for the next, so that nothing is made twice.
#[derive(Default)]
pub struct ModelCache {
    log: LogFeed,
    side: Memo<[Tick; 4], SideModel>,
    dock: Memo<[Tick; 4], DockModel>,
}

impl ModelCache {
    /// What the panels show of a race; `changes` says when what they are made from changed last.
    pub fn models(
        &mut self,
        table: &RaceTable,
        content: &Content,
        words: &Words,
        speed: Speed,
        changes: [Tick; 4],
    ) -> (&SideModel, &DockModel) {
        let Self { log, side: known_side, dock: known_dock } = self;
        let side = known_side.keep(changes, || side(table, content, words, speed, log));
        (side, known_dock.keep(changes, || dock(table, words)))
    }
}

fn side(table: &RaceTable, content: &Content, words: &Words, speed: Speed, log: &mut LogFeed) -> SideModel {
    let shown = &table.shown;
    let rows = Seat::all(shown.seats.len())
        .map(|seat| {
            let own = shown.seat(seat);
            let due = due(table, words, seat, &own);
            RankRow {
                place: shown.place(seat),
                livery: table.livery(seat),
                name: table.name(words, seat).into_owned(),
                due: due.is_some(),
                note: due.unwrap_or_else(|| {
                    table.who_decides(words, seat, |spec| title_with_level(&content.opponents, words, spec))
                }),
                square: squares(&own),
                carrots: carrots(table, words, seat),
                salads: own.salads,
                active: shown.mover == seat && shown.standing.is_none(),
                told: standing_sentence(table, words, seat),
            }
        })
        .collect();
    SideModel { round: shown.round, speed, rows, log: table.log_model(words, log) }
}

/// The square a seat is on, of two runners both.
fn squares(own: &SeatShown) -> String {
    let squares: Vec<String> = own.runners.iter().map(|runner| runner.square.to_string()).collect();
    squares.join("+")
}

/// What is due in a seat's next turn, where something is.
fn due(table: &RaceTable, words: &Words, seat: Seat, own: &SeatShown) -> Option<String> {
    if let Some(place) = own.home {
        return Some(words.with("hare-due-home", &[("place", &u32::from(place))]));
    }
    if own.misses {
        return Some(words.get("hare-due-misses").to_owned());
    }
    let rank = rank(&table.shown, seat);
    if own.runners.iter().any(|runner| runner.eating) {
        return Some(words.with("hare-due-eats", &[("carrots", &(10 * rank))]));
    }
    // What a position square owes the mover has been paid.
    let [runner] = own.runners.as_slice() else { return None };
    let square = table.game().track().square(runner.square);
    match square {
        Square::Position(_) | Square::Flag if table.shown.mover != seat => {
            let pays = u8::try_from(rank).is_ok_and(|rank| square.pays(rank));
            let values: [(&str, &dyn Value); 2] = [("carrots", &(10 * rank)), ("rank", &rank)];
            pays.then(|| words.with("hare-due-pays", &values))
        }
        _ => None,
    }
}

/// The rank of a seat's only runner: 1, and one more for each that is ahead.
fn rank(shown: &Shown, seat: Seat) -> u32 {
    let own = shown.seat(seat).runners.first().map_or(0, |runner| runner.square);
    let all = shown.seats.iter().flat_map(|seat| &seat.runners);
    1 + all.filter(|runner| runner.square > own).count() as u32
}

fn dock(table: &RaceTable, words: &Words) -> DockModel {
    let offers = &table.own.offers;
    let chosen = table.draft.offer(offers);
    let actor = table.actor();
    let seat = actor.unwrap_or(table.shown.mover);
    let name = table.name(words, seat);
    let past = table.past_words(words);
    let (title, advice) = match actor {
        _ if let Some(past) = &past => (past.title.clone(), past.advice.clone()),
        Some(_) => (words.with("hare-turn", &[("name", &name)]), advice(table, words, chosen)),
        None => {
            let last = table.log.entries().last().map_or(String::new(), |entry| entry.text.clone());
            (words.with("hare-waiting", &[("name", &name)]), last)
        }
    };
    let (primary, ready) = match (actor, chosen) {
        (Some(_), Some(offer)) => (wording::deed(words, &offer), true),
        (Some(_), None) => (words.get("hare-do-choose").to_owned(), false),
        (None, _) if let Some(past) = past => (past.primary, true),
        (None, _) => (words.get("table-hurry").to_owned(), !table.caught_up() || table.host.away()),
    };
    let button = |offer: &Offer| ButtonModel {
        text: wording::deed(words, offer),
        price: wording::price(words, offer),
        chosen: table.draft.chosen == Some(offer.action),
    };
    let again = |key: &str, action: hare::Action| words.with(key, &[("what", &words.get(wording::undone(action)))]);
    DockModel {
        livery: Some(table.livery(seat)),
        purse: actor.or_else(|| table.persons().next()).map(|seat| purse(table, words, seat)),
        title,
        refused: table.hint.is_some(),
        advice: table.hint.as_ref().map_or(advice, |hint| capitalised(&words.message(hint))),
        chosen: chosen.map(|offer| {
            // Who stays knows where it stands.
            let means = offer.moves().then(|| wording::means(words, table.game(), offer.kind));
            (wording::price(words, &offer), means.unwrap_or_default())
        }),
        buttons: table.draft.buttons(offers).map(button).collect(),
        // Where there is only one thing to do, nothing is to be weighed.
        way_home: table.own.way_home.filter(|_| offers.len() > 1).map(|way| way.sentence(words)),
        card: table.shown.card.map(|(seat, card)| CardModel {
            card,
            name: wording::card(words, table.game(), card),
            text: wording::card_means(words, table.game(), card),
            by: (table.livery(seat), table.name(words, seat).into_owned()),
        }),
        primary,
        ready,
        undo: [
            table.undoable().map(|action| again("undo-it", *action)),
            table.redoable().map(|action| again("redo-it", action)),
        ],
        replay: ReplayModel::new(table, words),
    }
}

/// What a seat has in hand, as it has been shown.
fn purse(table: &RaceTable, words: &Words, seat: Seat) -> Purse {
    let shown = table.shown.seat(seat);
    let (place, square) = (table.shown.place(seat), squares(&shown));
    Purse {
        carrots: carrots(table, words, seat),
        salads: [shown.salads, table.game().setup().starting_salads()],
        standing: words.with("hare-purse_standing", &[("place", &place), ("square", &square)]),
        told: standing_sentence(table, words, seat),
    }
}

/// How a seat stands, in one sentence.
fn standing_sentence(table: &RaceTable, words: &Words, seat: Seat) -> String {
    let shown = table.shown.seat(seat);
    let name = table.name(words, seat);
    let (place, square, salads) = (table.shown.place(seat), squares(&shown), u32::from(shown.salads));
    match table.carrots(seat) {
        Carrots::Count(count) => {
            let values: [(&str, &dyn Value); 5] =
                [("name", &name), ("place", &place), ("square", &square), ("carrots", &count), ("salads", &salads)];
            words.with("hare-rank_told", &values)
        }
        Carrots::Rank(rank) => {
            let values: [(&str, &dyn Value); 5] =
                [("name", &name), ("place", &place), ("square", &square), ("wealth", &rank), ("salads", &salads)];
            words.with("hare-rank_told_hidden", &values)
        }
    }
}

/// A seat's carrots as they stand in a column, or its rank by them.
fn carrots(table: &RaceTable, words: &Words, seat: Seat) -> String {
    match table.carrots(seat) {
        Carrots::Count(count) => count.to_string(),
        Carrots::Rank(rank) => words.with("hare-wealth", &[("rank", &rank)]),
    }
}

/// What to do, in one sentence.
fn advice(table: &RaceTable, words: &Words, chosen: Option<Offer>) -> String {
    let key = match (chosen, table.own.offers.as_slice()) {
        (_, [only]) if !only.moves() => "hare-advice-forced",
        (Some(_), _) => "hare-advice-confirm",
        (None, offers) if table.due().is_some_and(|state| state.card_runner().is_some()) => {
            if offers.iter().any(Offer::moves) { "hare-advice-again" } else { "hare-advice-card" }
        }
        (None, _) => "hare-advice-choose",
    };
    words.get(key).to_owned()
}

/// What stands under the pointer.
pub fn tip(table: &RaceTable, words: &Words, square: u8) -> Tip {
    let square = square.min(GOAL);
    let offers = table.own.offers.iter().filter(|offer| offer.square == square);
    let there = Seat::all(table.shown.seats.len())
        .filter(|seat| table.runners(*seat).iter().any(|(_, at)| *at == square))
        .map(|seat| (table.livery(seat), table.name(words, seat).into_owned()));
    Tip {
        name: wording::square(words, table.game(), square),
        prices: offers.map(|offer| wording::price(words, offer)).collect(),
        means: wording::means(words, table.game(), table.game().track().square(square)),
        there: there.collect(),
    }
}
