//! The board in words, for the [text view](crate::board::TextView): by continents, who holds what, as it is drawn.

use bevy::prelude::*;
use risk::map::TerritoryId;

use super::{
    board::{BoardLook, Holder, place_of},
    panels,
    state::Match,
};
use crate::{
    board::{PlaceGroup, PlaceLine, PlaceList},
    settings::Settings,
    text::Words,
};

/// Tells what the board shows, where it is told in text.
pub fn list(
    table: Res<Match>,
    look: Res<BoardLook>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut list: ResMut<PlaceList>,
) {
    let stale = look.is_changed() || settings.is_changed() || list.0.is_empty();
    if settings.text_view && stale {
        list.set_if_neq(places(&table, &look, &words));
    }
}

fn places(table: &Match, look: &BoardLook, words: &Words) -> PlaceList {
    let map = table.map();
    let group = |continent| {
        let members = map.continent_members(continent);
        let tip = members.first().map(|member| panels::tip_of(table, words, *member));
        let (heading, note) = tip.map_or_else(Default::default, |tip| (tip.continent, tip.lead.unwrap_or_default()));
        let line = |territory: &TerritoryId| {
            let (tip, place) = (panels::tip_of(table, words, *territory), look.place(*territory));
            let seen = [
                (place.armies > 0).then(|| words.count("conquest-count-armies", place.armies as usize)),
                (place.pending > 0).then(|| words.with("conquest-pending", &[("n", &place.pending)])),
                tip.capital.then(|| words.get("conquest-capital").to_owned()),
            ];
            // Of what is out of sight nothing is told but that, and what lies open to all.
            let seen = seen.into_iter().flatten().filter(|_| place.holder != Holder::Unseen).chain(tip.portal);
            PlaceLine {
                place: place_of(*territory),
                name: tip.name,
                text: std::iter::once(tip.owner).chain(seen).collect::<Vec<_>>().join(", "),
                livery: tip.livery,
                neighbours: map.neighbours(*territory).iter().copied().map(place_of).collect(),
            }
        };
        PlaceGroup { heading, note, lines: members.iter().map(line).collect() }
    };
    PlaceList(map.continents().map(group).collect())
}
