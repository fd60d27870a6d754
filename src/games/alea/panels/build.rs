//! What the panels show, made from the table.

use dice::{Action, Modifier, Role, Slot, Stage, State, Status};
use serde::de::DeserializeOwned;
use tabletop::{Game, Seat};

use super::{
    card_model::{CardModel, Readiness},
    model::{DieModel, DockModel, FighterModel, StatusModel, TableModel},
    reading::statuses,
    road,
};
use crate::{
    games::alea::Content,
    games::alea::card_words,
    games::alea::{
        icon::Icon,
        letters,
        preview::{Preview, action_label, preview},
        shown::Matter,
        state::Duel,
        status_look::StatusLook,
    },
    keys::KeyMap,
    settings::Settings,
    table::{Tone, WhyFocus, logbook::LogFeed, recap::RecapModel, replay::ReplayModel},
    text::{Words, capitalised},
};

/// What the panels show of a fight.
pub fn model(table: &Duel, content: &Content, words: &Words, settings: &Settings, feed: &mut LogFeed) -> TableModel {
    let due = table.due();
    let names = [Seat(0), Seat(1)].map(|seat| table.name(words, seat));
    let names = [&*names[0], &*names[1]];
    let meant = due.and_then(|state| Some((state, table.draft.meant(table.game(), state)?)));
    let meant = meant.map(|(state, action)| {
        let label = action_label(table.game(), state, action, words);
        (label, preview(table.game(), state, action, names, words))
    });
    let harm = meant.as_ref().map_or([0; 2], |(_, preview)| preview.harm);
    let fighters = [Seat(0), Seat(1)].map(|seat| {
        let threatened = harm[seat.index()];
        FighterModel { threatened, ..fighter(table, content, words, settings, seat) }
    });
    let (title, dock, fighters, open) = match table.journey().filter(|(_, road)| road.is_open()) {
        None => {
            let read = table.draft.read.and_then(|(seat, at)| fighters.get(seat.index())?.cards.get(usize::from(at)));
            let dock = DockModel { reading: read.cloned(), ..dock(table, words, meant) };
            (words.with("alea-round", &[("n", &table.shown.state.round)]), dock, fighters, None)
        }
        Some((rules, way)) => {
            let [hero, enemy] = fighters;
            let (mut hero, mut open) = road::road(rules, way, hero, content, words, settings);
            if let Some(advised) = spoken_of(table).filter(|_| way.due && table.why.focus() == WhyFocus::Hint) {
                road::mark(&mut hero, &mut open, advised, way.shown.stage);
            }
            let title = road::progress(rules, way, words);
            (title, road::dock(table, rules, way, words), [hero, enemy], Some(Box::new(open)))
        }
    };
    TableModel {
        title,
        rules: table.host.game().modifiers().map(|modifier| modifier_words(words, modifier)).collect(),
        speed: settings.speed,
        fighters,
        flight: table.shown.flight,
        glow: table.shown.glow,
        floats: table
            .shown
            .floats
            .iter()
            .map(|float| {
                let look = match float.matter {
                    Matter::Status(status) => StatusLook::new(status, table.game().catalogue()),
                    _ => None,
                };
                (*float, look)
            })
            .collect(),
        dock,
        replay: ReplayModel::new(table, words),
        log: table.log_model(words, feed),
        due: table.waits(),
        hint: table.offers_hint(),
        graph: table.why.is_open() && open.is_none() && table.reasoning.open().is_some_and(|why| why.searched()),
        road: open,
        text: settings.text_view.then(|| table.own.offers.words()),
    }
}

fn modifier_words(words: &Words, modifier: &Modifier) -> [String; 2] {
    [modifier.message(), modifier.text_message()].map(|message| words.message(&message))
}

fn fighter(table: &Duel, content: &Content, words: &Words, settings: &Settings, seat: Seat) -> FighterModel {
    let (game, shown) = (table.game(), &table.shown);
    let state = table.due().unwrap_or(&shown.state);
    let fighter = state.fighter(seat);
    let acts = table.due().filter(|state| state.active == seat);
    let statuses = fighter.statuses.iter().filter_map(|(status, count)| {
        let look = StatusLook::new(status, game.catalogue())?;
        // Those that ship are told with their count.
        let note = format!("alea-note-{}", look.kind().id.replace('-', "_"));
        let meaning = match words.has(&note) && status.is_built_in() {
            true => words.with(&note, &[("n", &count)]),
            false => capitalised(&look.meaning(words)),
        };
        Some(StatusModel { name: look.name(words), look, count, meaning })
    });
    let brain = table.who_decides(words, seat, |spec| content.duelist_title(words, spec));
    FighterModel {
        name: table.name(words, seat).into_owned(),
        brain,
        livery: table.livery(seat),
        portrait: content.portraits.of_fighter(table.own_name(seat), &content.duel),
        active: state.active == seat && !matches!(state.stage, Stage::Over(_)),
        hp: [fighter.hp, game.max_hp(seat)],
        threatened: 0,
        limit: game.limit(seat).map(|after| [fighter.limit.min(after), after]),
        statuses: statuses.collect(),
        dice: dice_of(table, acts, seat),
        cards: cards_of(table, words, acts, &settings.keys, seat),
        struck: shown.struck[seat.index() & 1],
    }
}

/// The action of a fight, or of the road, that the reasons speak of which are read.
fn spoken_of<A: DeserializeOwned>(table: &Duel) -> Option<A> {
    let why = table.reasoning.open().filter(|_| table.why.is_open())?;
    let candidate = why.candidates.get(table.why.lit(why))?;
    serde_json::from_value(candidate.action.clone()).ok()
}

/// What the reasons speak of that are read, die and card, where the table lies as it did when that was decided.
fn marked(table: &Duel, seat: Seat) -> [Option<u8>; 2] {
    let lies_so = table.why.focus() == WhyFocus::Hint || table.looks_back();
    let state = table.due().unwrap_or(&table.shown.state);
    match (lies_so && state.active == seat).then(|| spoken_of(table)).flatten() {
        Some(Action::Place { die, card }) => [Some(die), Some(card)],
        Some(Action::Use { card }) => [None, Some(card)],
        Some(Action::EndTurn) | None => [None; 2],
    }
}

fn dice_of(table: &Duel, acts: Option<&State>, seat: Seat) -> Vec<DieModel> {
    let [marked, _] = marked(table, seat);
    let fighter = table.due().unwrap_or(&table.shown.state).fighter(seat);
    let tumbling = &table.shown.tumbling[seat.index() & 1];
    let legal = |die: u8| {
        acts.is_some_and(|state| {
            let cards = 0..state.actor().cards.len() as u8;
            let wanted = cards.filter(|card| table.draft.card.is_none_or(|chosen| chosen == *card));
            wanted.into_iter().any(|card| table.game().validate(state, &Action::Place { die, card }).is_ok())
        })
    };
    let die = |(at, die): (usize, &dice::Die)| DieModel {
        die: *die,
        tumbling: tumbling.get(at).copied().unwrap_or(0.0),
        free: acts.is_some() && !die.locked,
        fits: legal(at as u8),
        chosen: acts.is_some() && table.draft.die() == Some(at as u8),
        marked: marked == Some(at as u8),
    };
    fighter.dice.iter().enumerate().map(die).collect()
}

fn cards_of(table: &Duel, words: &Words, acts: Option<&State>, keys: &KeyMap, seat: Seat) -> Vec<CardModel> {
    let game = table.game();
    let fighter = table.due().unwrap_or(&table.shown.state).fighter(seat);
    let letters = if table.is_person(seat) { letters(keys) } else { Vec::new() };
    let silenced = fighter.of(Status::SILENCE) > 0;
    let full = game.limit(seat).is_none_or(|after| fighter.limit >= after);
    let [_, marked] = marked(table, seat);
    let mut cards = Vec::new();
    for (at, card) in fighter.cards.iter().enumerate() {
        let (Some(known), Some(face)) = (game.catalogue().card(card.card), game.face(card)) else { continue };
        let place = at as u8;
        let dice = || 0..fighter.dice.len() as u8;
        let takes = |state: &State| match table.draft.die() {
            Some(die) => game.validate(state, &Action::Place { die, card: place }).is_ok(),
            None => {
                game.validate(state, &Action::Use { card: place }).is_ok()
                    || dice().any(|die| game.validate(state, &Action::Place { die, card: place }).is_ok())
            }
        };
        let waits = match card.role {
            Role::Gear => false,
            Role::Skill => silenced,
            Role::Limit => silenced || !full,
        };
        let readiness = match () {
            () if card.away && card.borrowed => Readiness::PassedOver,
            () if card.away => Readiness::Away,
            () if face.slot == Slot::Passive => Readiness::Passive,
            () if card.shocked => Readiness::Shocked,
            () if waits => Readiness::Waiting,
            () if !game.ready(card) => Readiness::Used,
            () => Readiness::Ready,
        };
        cards.push(CardModel {
            key: letters.get(at).copied(),
            name: card_words::name(words, known, card.face()),
            text: card_words::text(words, known, card.face()),
            icon: Icon::of(known, game.catalogue()),
            slot: face.slot,
            held: card.held,
            progress: card.progress,
            uses: (face.uses, card.used),
            size: face.size,
            role: card.role,
            form: card.face(),
            weakened: card.weakened,
            borrowed: card.borrowed,
            readiness,
            lit: acts.is_some_and(takes),
            chosen: acts.is_some() && table.draft.card == Some(place),
            marked: marked == Some(place),
            statuses: statuses(face, game.catalogue()),
        });
    }
    cards
}

fn dock(table: &Duel, words: &Words, preview: Option<(String, Preview)>) -> DockModel {
    let seat = table.shown.state.active;
    let (livery, name) = (Some(table.livery(seat)), table.name(words, seat));
    let Some(state) = table.due() else {
        if let Some(past) = table.past_words(words) {
            return DockModel {
                livery,
                title: past.title,
                advice: past.advice,
                primary: (past.primary, true),
                ..DockModel::default()
            };
        }
        let turns = table.log.entries().iter().rev().find(|entry| entry.tone == Tone::Turn);
        let begun = turns.map_or(0, |entry| entry.step);
        let shown = table.reasons_since(words, seat, begun).filter(|_| !table.is_person(seat) && !table.over());
        let key = if table.over() { "alea-dock-over" } else { "alea-dock-waiting" };
        // Only in the foe's turn is there an own one to skip to.
        let others = table.persons().next().is_some() && !table.is_person(seat) && !table.over();
        let note = if others { "alea-dock-waiting_note" } else { "alea-dock-watching_note" };
        return DockModel {
            livery,
            title: words.with(key, &[("name", &name)]),
            advice: words.get(note).to_owned(),
            primary: (words.get("table-hurry").to_owned(), !table.hurried),
            why: shown,
            ..DockModel::default()
        };
    };
    let dice = state.actor().dice.len();
    let key = match (table.draft.die(), table.draft.card) {
        _ if !table.own.offers.is_empty() => "alea-advice-text",
        (Some(_), _) => "alea-advice-die",
        (None, Some(_)) => "alea-advice-card",
        // Where there is no choice there is nothing to use, either.
        (None, None) if dice == 0 && !table.offers_hint() => "alea-advice-end",
        (None, None) if dice == 0 => "alea-advice-done",
        (None, None) => "alea-advice-begin",
    };
    let left = words.count("alea-count-dice", dice);
    DockModel {
        livery,
        title: words.with("alea-dock-turn", &[("dice", &left)]),
        advice: words.get(key).to_owned(),
        hint: table.hint.as_ref().map(|hint| capitalised(&words.message(hint))),
        recap: RecapModel::new(table, words),
        primary: (words.get("alea-end_turn").to_owned(), true),
        skip: None,
        undo: table.undoable().is_some(),
        redo: table.redoable().is_some(),
        preview,
        reading: None,
        why: None,
    }
}
