//! From a game to what the panels show.

use dominion::{Action, Card, Dominion, Phase, Query, Type};
use tabletop::Seat;

use super::{
    due, heaps,
    model::{FieldModel, HeapModel, PileModel, SeatRow, SideModel, TableModel},
    scene::Scene,
};
use crate::{
    games::dominion::{Heap, RealmTable, Source, Target, offers::is_free, query, wording},
    settings::Speed,
    table::{logbook::LogFeed, setup::title_of},
    text::Value,
};

/// Everything there is to see.
pub fn model(scene: &Scene<'_>, speed: Speed, feed: &mut LogFeed) -> TableModel {
    let mut piles: Vec<PileModel> = scene.game().piles().filter_map(|card| pile(scene, card)).collect();
    let mut kingdom = piles.split_off(piles.iter().take_while(|pile| Dominion::is_basic(pile.card())).count());
    kingdom.sort_by(|one, other| (one.face.cost, &one.face.name).cmp(&(other.face.cost, &other.face.name)));
    TableModel {
        basics: piles,
        kingdom,
        field: field(scene),
        side: side(scene, speed, feed),
        dock: due::model(scene),
        sheet: scene.table.own.open.map(|heap| heaps::sheet(scene, heap)),
        text: false,
    }
}

fn pile(scene: &Scene<'_>, card: Card) -> Option<PileModel> {
    let (table, words, game) = (scene.table, scene.words, scene.game());
    let (face, cost) = (scene.face(card)?, scene.cost(card));
    let left = table.shown.view.supply.count(card);
    let offers = &table.own.offers;
    let asks = table.due().is_some();
    let offered = asks && offers.piles.contains(&card);
    // While cards are still to be played, what can be had is not known yet.
    let decided = offers.asked.is_some() || !offers.actions && !offers.treasures;
    let lit = offered && offers.wanted.contains(&card);
    let note = (offered && !lit && decided && is_free(game, card)).then(|| words.get("realm-pile_free").to_owned());
    let values: [(&str, &dyn Value); 2] = [("card", &face.sentence(words, cost)), ("left", &u32::from(left))];
    let told = words.with(if left > 0 { "realm-pile_told" } else { "realm-pile_empty" }, &values);
    let gains = matches!(offers.asked, Some(Query::Gain { .. }));
    let values: [(&str, &dyn Value); 3] =
        [("card", &face.name), ("cost", &u32::from(cost)), ("left", &u32::from(left))];
    let deed = words.with(if gains { "realm-deed-gain" } else { "realm-deed-buy" }, &values);
    Some(PileModel {
        cost,
        left,
        treasure: Dominion::is_basic(card) && game.is(card, Type::Treasure),
        offered,
        lit,
        dim: asks && decided && offers.takes() && !offered,
        focused: offered && table.draft.focus == Some(Target::Pile(card)),
        fresh: table.shown.taken && table.shown.touched.is_some_and(|(_, touched)| touched == card),
        advised: matches!(scene.advised(), Some(Action::Buy(wanted) | Action::Gain(wanted)) if wanted == card),
        deed: scene.deed_told(&deed, &face),
        told: note.as_ref().map_or_else(|| told.clone(), |note| format!("{told} {note}")),
        note,
        face,
    })
}

fn field(scene: &Scene<'_>) -> FieldModel {
    let (table, words) = (scene.table, scene.words);
    let view = &table.shown.view;
    let active = table.shown.active();
    let (heading, source, seat) = in_front(scene);
    let mut cards = scene.cards(source, &query::lying(view, seat, source));
    for card in &mut cards {
        card.fresh = source == Source::Play && table.shown.touched == Some((active, card.face.card));
        // What is in play cannot be chosen, and is in question all the same.
        card.dim &= source != Source::Play || table.own.offers.source == Source::Play;
    }
    let turn = &view.turn;
    let counter = |key: &str, count: u16| (words.with(key, &[("count", &count)]), count);
    FieldModel {
        by: (table.livery(active), table.name(words, active).into_owned()),
        phase: wording::phase(words, phase(table)).to_owned(),
        counters: [
            counter("realm-counter-actions", turn.actions.into()),
            counter("realm-counter-buys", turn.buys.into()),
            counter("realm-counter-coins", turn.coins),
        ],
        told: wording::turn(words, turn),
        widest: widest(scene),
        heading,
        cards,
        heaps: heap_models(scene),
    }
}

/// The part of the turn: who has no action left to play, plays treasures, and who has none of these either, buys.
fn phase(table: &RealmTable) -> Phase {
    let offers = &table.own.offers;
    let free = table.due().is_some() && offers.asked.is_none();
    match table.shown.view.turn.phase {
        Phase::Action | Phase::Treasure if free && offers.plays.is_empty() => Phase::Buy,
        Phase::Action if free && !offers.actions => Phase::Treasure,
        phase => phase,
    }
}

/// What takes the most room in the line above the supply in the course of a game: of the names, of the parts of a turn, and of each counter's
/// word.
fn widest(scene: &Scene<'_>) -> [String; 5] {
    let (table, words) = (scene.table, scene.words);
    let longest = |texts: Vec<String>| texts.into_iter().max_by_key(|text| text.chars().count()).unwrap_or_default();
    let names = Seat::all(table.shown.view.players.len()).map(|seat| table.name(words, seat).into_owned());
    let phases = [Phase::Action, Phase::Treasure, Phase::Buy].map(|phase| wording::phase(words, phase).to_owned());
    // One, few and many are all the forms that words have.
    let counter = |key: &str| longest([0_u16, 1, 2, 5].map(|count| words.with(key, &[("count", &count)])).to_vec());
    [
        longest(names.collect()),
        longest(phases.to_vec()),
        counter("realm-counter-actions"),
        counter("realm-counter-buys"),
        counter("realm-counter-coins"),
    ]
}

/// What lies in the middle: the cards a question is answered with, else what is revealed, else what is in play.
fn in_front(scene: &Scene<'_>) -> (String, Source, Seat) {
    let (table, words) = (scene.table, scene.words);
    let said = |key: &str| words.get(key).to_owned();
    let near = table.near();
    let source = table.own.offers.source;
    if table.due().is_some() && source != Source::Hand {
        let key = match source {
            Source::Discard => "realm-heap-discard",
            Source::Looked => "realm-lying-looked",
            Source::Shown => "realm-lying-shown",
            Source::Play | Source::Hand => "realm-lying-play",
        };
        return (said(key), source, near);
    }
    let view = &table.shown.view;
    let looked = view.players.get(near.index()).and_then(|player| player.own).is_some_and(|own| !own.looked.is_empty());
    if looked {
        return (said("realm-lying-looked"), Source::Looked, near);
    }
    let revealing = Seat::all(view.players.len())
        .find(|seat| view.players.get(seat.index()).is_some_and(|player| !player.shown.is_empty()));
    match revealing {
        Some(seat) => {
            let heading = words.with("realm-lying-revealed", &[("name", &table.name(words, seat))]);
            (heading, Source::Shown, seat)
        }
        None => (said("realm-lying-play"), Source::Play, table.shown.active()),
    }
}

fn heap_models(scene: &Scene<'_>) -> Vec<HeapModel> {
    let near = scene.table.near();
    let aside = scene.table.shown.view.players.get(near.index()).is_some_and(|player| !player.aside.is_empty());
    let all = [Heap::Deck(near), Heap::Discard(near), Heap::Trash];
    let all = all.into_iter().chain(aside.then_some(Heap::Aside(near)));
    all.map(|heap| HeapModel {
        heap,
        name: heaps::name(scene.words, heap).to_owned(),
        count: heaps::size(&scene.table.shown.view, heap),
    })
    .collect()
}

fn side(scene: &Scene<'_>, speed: Speed, feed: &mut LogFeed) -> SideModel {
    let (table, words) = (scene.table, scene.words);
    let rows = Seat::all(table.shown.view.players.len()).map(|seat| row(scene, seat));
    SideModel { turn: table.shown.turn(), speed, rows: rows.collect(), log: table.log_model(words, feed) }
}

fn row(scene: &Scene<'_>, seat: Seat) -> SeatRow {
    let (table, words) = (scene.table, scene.words);
    let player = table.shown.view.players.get(seat.index());
    let (cards, hand, tokens) =
        player.map_or((0, 0, 0), |player| (player.owned.total(), player.hand_size, player.tokens));
    let points = table.shown.points(scene.game(), seat);
    let name = table.name(words, seat).into_owned();
    let values: [(&str, &dyn Value); 5] = [
        ("name", &name),
        ("points", &points),
        ("cards", &u32::from(cards)),
        ("hand", &u32::from(hand)),
        ("tokens", &u32::from(tokens)),
    ];
    let in_hand = words.with("realm-row_hand", &[("hand", &u32::from(hand))]);
    let over = table.shown.standing.is_some();
    let who = table.who_decides(words, seat, |spec| title_of(&scene.content.opponents, words, spec));
    SeatRow {
        seat,
        livery: table.livery(seat),
        note: if who == name { in_hand } else { format!("{who} \u{b7} {in_hand}") },
        points,
        cards,
        active: table.shown.active() == seat && !over,
        told: words.with("realm-row_told", &values),
        name,
    }
}
