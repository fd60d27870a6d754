//! Income: what each territory brings its holder a turn, its part of a continent's bonus included, and what every seat gets.

use risk::{
    Cards,
    card::{FORCED_TRADE, progressive_value, set_kind, set_value, sets_in},
    map::ContinentId,
};
use tabletop::{Game, Seat};

use super::{Layer, Legend, Plate, continents::Share};
use crate::{
    games::conquest::{board::Tint, state::Match},
    settings::MapTheme,
    table::Sight,
    text::{Decimal, Words},
    theme::board::YIELD,
};

/// Upper ends of the classes but the last, in armies a turn for one territory.
const CLASSES: [f64; 3] = [0.4, 0.7, 1.0];
/// Cards of a set.
const SET: usize = 3;
/// The dearest set where the values are fixed.
const FIXED_MOST: u32 = 10;

/// The map of income, of all seats as far as they are seen.
pub(super) fn layer(table: &Match, words: &Words) -> Layer {
    let (game, map, board) = (table.game(), table.map(), &table.shown.board);
    let holders: Vec<Option<Seat>> = map.continents().map(|continent| Share::new(table, continent).holder()).collect();
    let for_land: Vec<f64> = Seat::all(board.seats())
        .map(|seat| {
            let lands = board.lands.iter().filter(|land| land.owner.is(seat)).count();
            let known = !hidden(table, seat) && lands > 0;
            if known { f64::from(game.income(board, seat).territories) / lands as f64 } else { 0.0 }
        })
        .collect();
    let mut tints = vec![Tint::Bare; board.lands.len()];
    let mut badges = Vec::new();
    for territory in map.territories() {
        let Some(seat) = board.land(territory).owner.seat() else { continue };
        let continent = map.continent_of(territory);
        let bonus = match holders.get(continent.index()) {
            Some(Some(holder)) if *holder == seat => {
                f64::from(map.continent_bonus(continent)) / map.continent_members(continent).len() as f64
            }
            _ => 0.0,
        };
        let brings = for_land.get(seat.index()).copied().unwrap_or(0.0) + bonus;
        if brings > 0.0 {
            tints[territory.index()] = Tint::Shade(YIELD[CLASSES.iter().take_while(|end| brings > **end).count()]);
            badges.push((territory, words.number(Decimal::new(brings, 1))));
        }
    }
    let plates =
        map.continents().zip(&holders).map(|(continent, holder)| plate(table, words, continent, *holder)).collect();
    let swatches = YIELD
        .into_iter()
        .enumerate()
        .map(|(class, shade)| {
            let text = match CLASSES.get(class) {
                Some(most) => words.with("conquest-layer-up_to", &[("most", most)]),
                None => words.with("conquest-layer-above", &[("least", &CLASSES[class - 1])]),
            };
            (shade, text)
        })
        .collect();
    // Before anybody has a set there is nothing to be told of cards, and less of the board is covered.
    let worth = |seat: Seat| board.alive(seat) && !hidden(table, seat) && set_worth(table, seat) != Worth::None;
    let cards = game.setup().has_cards() && Seat::all(board.seats()).any(worth);
    let mut heads: Vec<&str> = vec!["conquest-layer-head-land", "conquest-layer-head-continents"];
    if cards {
        heads.push("conquest-layer-head-cards");
    }
    heads.push("conquest-layer-head-all");
    let rows = Seat::all(board.seats())
        .filter(|seat| board.alive(*seat))
        .map(|seat| (table.livery(seat), row(table, words, seat, cards)))
        .collect();
    let legend = Legend {
        livery: None,
        title: words.get("conquest-layer-income").to_owned(),
        note: words.get("conquest-layer-income_note").to_owned(),
        lines: Vec::new(),
        swatches,
        heads: heads.into_iter().map(|head| words.get(head).to_owned()).collect(),
        rows,
    };
    Layer { theme: MapTheme::Income, tints, badges, plates, legend }
}

/// Whether fog hides what a seat holds.
fn hidden(table: &Match, seat: Seat) -> bool {
    table.game().setup().fog && table.sight != Sight::All && table.sight != Sight::Seat(seat)
}

fn plate(table: &Match, words: &Words, continent: ContinentId, holder: Option<Seat>) -> Plate {
    let bonus = table.map().continent_bonus(continent);
    let text = match holder {
        Some(_) => words.with("conquest-layer-pays", &[("bonus", &bonus)]),
        None => words.with("conquest-layer-pays_nobody", &[("bonus", &bonus)]),
    };
    Plate { continent, text, lead: holder.map(|holder| (table.livery(holder), String::new())) }
}

/// What a seat gets, for land, continents, cards, and in all without cards that need not be traded.
fn row(table: &Match, words: &Words, seat: Seat, cards: bool) -> Vec<String> {
    let columns = if cards { 4 } else { 3 };
    if hidden(table, seat) {
        return vec!["?".to_owned(); columns];
    }
    let income = table.game().income(&table.shown.board, seat);
    let continents: u32 = income.continents.iter().map(|(_, bonus)| bonus).sum();
    let mut cells = vec![income.territories.to_string(), continents.to_string()];
    if cards {
        cells.push(match set_worth(table, seat) {
            Worth::None => "\u{2013}".to_owned(),
            Worth::Perhaps(most) => words.with("conquest-layer-cards_perhaps", &[("n", &most)]),
            Worth::Sure(armies) => words.with("conquest-layer-cards_sure", &[("n", &armies)]),
        });
    }
    cells.push(income.total().to_string());
    cells
}

/// What a hand may bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Worth {
    /// Too few cards for a set.
    None,
    /// As much as this, if the cards make a set.
    Perhaps(u32),
    /// So much: the cards are seen, or so many that they must make a set.
    Sure(u32),
}

fn set_worth(table: &Match, seat: Seat) -> Worth {
    let (setup, board) = (table.game().setup(), &table.shown.board);
    let count = usize::from(board.hand_sizes.get(seat.index()).copied().unwrap_or(0));
    if count < SET {
        return Worth::None;
    }
    if table.sight == Sight::Seat(seat) {
        let map = table.map();
        let sets = sets_in(map, &table.shown.hand).filter_map(|cards| set_kind(map, cards));
        let best = sets.map(|kind| set_value(setup.cards, kind, board.trades)).max();
        return best.map_or(Worth::None, Worth::Sure);
    }
    match setup.cards {
        Cards::Progressive if count >= FORCED_TRADE => Worth::Sure(progressive_value(board.trades)),
        Cards::Progressive => Worth::Perhaps(progressive_value(board.trades)),
        Cards::Fixed => Worth::Perhaps(FIXED_MOST),
        Cards::Off => Worth::None,
    }
}
