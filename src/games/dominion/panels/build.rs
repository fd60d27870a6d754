//! From a game to what the panels show.

use std::sync::Arc;

use dominion::{Card, Cards, Dominion};
use tabletop::Seat;

use super::{
    due, heaps,
    model::{CardModel, FieldModel, HeapModel, PileModel, SeatRow, SideModel, TableModel},
};
use crate::{
    games::dominion::{CardFace, Content, Faces, Heap, RealmTable, Source, Target, draft, faces, query, wording},
    settings::Speed,
    table::{logbook::LogFeed, setup::title_of},
    text::{Value, Words},
};

/// What is looked up to show a game.
pub struct Scene<'a> {
    /// The game.
    pub table: &'a RealmTable,
    /// What stands on its cards.
    pub faces: &'a Faces,
    /// The words.
    pub words: &'a Words,
    /// What is shipped.
    pub content: &'a Content,
}

impl Scene<'_> {
    /// The rules.
    pub fn game(&self) -> &Arc<Dominion> {
        self.table.game()
    }

    /// What a card costs now.
    fn cost(&self, card: Card) -> u8 {
        self.game().cost(card, &self.table.shown.view.turn)
    }

    /// What stands on a card.
    fn face(&self, card: Card) -> Option<Arc<CardFace>> {
        self.faces.get(card).cloned()
    }

    /// Cards that lie somewhere, those of a kind together.
    pub fn cards(&self, source: Source, cards: &Cards) -> Vec<CardModel> {
        let (table, words) = (self.table, self.words);
        let offers = &table.own.offers;
        let asks = table.due().is_some();
        let mut models: Vec<CardModel> = cards
            .counts()
            .filter_map(|(card, count)| {
                let (face, cost) = (self.face(card)?, self.cost(card));
                let offered = asks && offers.offers(source, card);
                let chosen = if offered { u16::from(table.draft.chosen.count(card)) } else { 0 };
                let single = face.told(words, cost);
                let values: [(&str, &dyn Value); 3] =
                    [("card", &single), ("count", &u32::from(count)), ("chosen", &u32::from(chosen))];
                let told = if count > 1 { words.with("realm-cards_told", &values) } else { single.clone() };
                Some(CardModel {
                    cost,
                    count: count.into(),
                    chosen,
                    source,
                    offered,
                    dim: asks && source == offers.source && !offered,
                    digit: draft::digit(offers, source, card).filter(|_| asks),
                    focused: offered && table.draft.focus == Some(Target::Card(card)),
                    fresh: false,
                    told,
                    single,
                    face,
                })
            })
            .collect();
        models.sort_by_key(|model| faces::order(self.game(), model.face.card));
        models
    }
}

/// Everything there is to see.
pub fn model(scene: &Scene<'_>, speed: Speed, feed: &mut LogFeed) -> TableModel {
    let mut piles: Vec<PileModel> = scene.game().piles().filter_map(|card| pile(scene, card)).collect();
    let kingdom = piles.split_off(piles.iter().take_while(|pile| Dominion::is_basic(pile.card())).count());
    let mut kingdom = kingdom;
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
    let (table, words) = (scene.table, scene.words);
    let (face, cost) = (scene.face(card)?, scene.cost(card));
    let left = table.shown.view.supply.count(card);
    let offers = &table.own.offers;
    let asks = table.due().is_some();
    let offered = asks && offers.piles.contains(&card);
    let values: [(&str, &dyn Value); 2] = [("card", &face.told(words, cost)), ("left", &u32::from(left))];
    Some(PileModel {
        cost,
        left,
        offered,
        dim: asks && offers.takes() && !offered,
        focused: offered && table.draft.focus == Some(Target::Pile(card)),
        fresh: table.shown.touched.is_some_and(|(_, touched)| touched == card),
        told: words.with(if left > 0 { "realm-pile_told" } else { "realm-pile_empty" }, &values),
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
        phase: wording::phase(words, turn.phase).to_owned(),
        counters: [
            counter("realm-counter-actions", turn.actions.into()),
            counter("realm-counter-buys", turn.buys.into()),
            counter("realm-counter-coins", turn.coins),
        ],
        told: wording::turn(words, turn),
        heading,
        cards,
        heaps: heap_models(scene),
    }
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
