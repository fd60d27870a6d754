//! The track in words, for the [text view](crate::board::TextView): its squares in tens, what each is, who stands there, and what
//! it costs to go there.

use bevy::prelude::*;
use hare::GOAL;
use tabletop::Seat;

use super::{board::place_of, state::RaceTable, wording};
use crate::{
    board::{PlaceGroup, PlaceLine, PlaceList},
    settings::Settings,
    text::Words,
};

/// Squares of a group.
const GROUP: usize = 13;

/// Tells what the board shows, where it is told in text.
pub fn list(table: Res<RaceTable>, settings: Res<Settings>, words: Res<Words>, mut list: ResMut<PlaceList>) {
    if settings.text_view {
        list.set_if_neq(places(&table, &words));
    }
}

fn places(table: &RaceTable, words: &Words) -> PlaceList {
    let squares: Vec<u8> = (0..=GOAL).collect();
    let group = |squares: &[u8]| {
        let (first, last) = (squares.first().copied().unwrap_or(0), squares.last().copied().unwrap_or(0));
        PlaceGroup {
            heading: words.with("hare-list", &[("first", &u32::from(first)), ("last", &u32::from(last))]),
            note: String::new(),
            lines: squares.iter().map(|square| line(table, words, *square)).collect(),
        }
    };
    PlaceList(squares.chunks(GROUP).map(group).collect())
}

fn line(table: &RaceTable, words: &Words, square: u8) -> PlaceLine {
    let there: Vec<Seat> = Seat::all(table.shown.seats.len())
        .filter(|seat| table.runners(*seat).iter().any(|(_, at)| *at == square))
        .collect();
    let names = there.iter().map(|seat| table.name(words, *seat).into_owned());
    let offers = table.own.offers.iter().filter(|offer| offer.square == square);
    let prices = offers.map(|offer| wording::price(words, offer));
    let parts: Vec<String> = names.chain(prices).collect();
    let text = if parts.is_empty() { words.get("hare-list-free").to_owned() } else { parts.join("; ") };
    let neighbours = [square.checked_sub(1), Some(square + 1).filter(|next| *next <= GOAL)];
    PlaceLine {
        place: place_of(square),
        name: wording::square(words, table.game(), square),
        text,
        livery: match there.as_slice() {
            [only] => Some(table.livery(*only)),
            _ => None,
        },
        neighbours: neighbours.into_iter().flatten().map(place_of).collect(),
    }
}
