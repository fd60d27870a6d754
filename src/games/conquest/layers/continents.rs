//! Continents: each in its own tint, with what whoever looks holds of it, what it pays, and who is nearest to it.

use risk::{Owner, map::ContinentId};
use tabletop::Seat;

use super::{Layer, Legend, Plate, viewer::viewer};
use crate::{
    games::conquest::place_names,
    games::conquest::{board::Tint, state::Match},
    settings::MapTheme,
    text::Words,
    theme::board::CONTINENT_TINTS,
};

/// How much of a continent each seat is seen to hold.
pub(super) struct Share {
    /// Territories in all.
    pub all: usize,
    /// Territories nobody at this screen sees.
    pub unseen: usize,
    /// Territories held, by seat.
    held: Vec<usize>,
}

impl Share {
    pub fn new(table: &Match, continent: ContinentId) -> Self {
        let board = &table.shown.board;
        let members = table.map().continent_members(continent);
        let mut held = vec![0; board.seats()];
        let mut unseen = 0;
        for member in members {
            let owner = board.land(*member).owner;
            unseen += usize::from(owner == Owner::UNSEEN);
            if let Some(count) = owner.seat().and_then(|seat| held.get_mut(seat.index())) {
                *count += 1;
            }
        }
        Self { all: members.len(), unseen, held }
    }

    pub fn held(&self, seat: Seat) -> usize {
        self.held.get(seat.index()).copied().unwrap_or(0)
    }

    /// Who is nearest to holding it, the first of equals; nobody where none is seen in it.
    pub fn lead(&self) -> Option<(Seat, usize)> {
        let most = self.held.iter().copied().max().filter(|most| *most > 0)?;
        let seat = self.held.iter().position(|count| *count == most)?;
        Some((Seat(seat as u8), most))
    }

    /// Who holds all of it.
    pub fn holder(&self) -> Option<Seat> {
        self.lead().filter(|(_, most)| *most == self.all).map(|(seat, _)| seat)
    }
}

/// The colour of a continent; they repeat on maps with very many.
pub(super) fn tint(continent: ContinentId) -> crate::theme::Shade {
    CONTINENT_TINTS[continent.index() % CONTINENT_TINTS.len()]
}

/// The map of continents for whoever looks.
pub(super) fn layer(table: &Match, words: &Words) -> Layer {
    let seat = viewer(table);
    let map = table.map();
    let tints = map.territories().map(|territory| Tint::Shade(tint(map.continent_of(territory)))).collect();
    let mut plates = Vec::new();
    let mut lines = Vec::new();
    for continent in map.continents() {
        let share = Share::new(table, continent);
        let bonus = map.continent_bonus(continent);
        let own = share.held(seat);
        let text = words.with("conquest-layer-share", &[("own", &own), ("all", &share.all), ("bonus", &bonus)]);
        let lead = share.lead().map(|(leader, most)| {
            let unsure = if share.unseen > 0 { "?" } else { "" };
            (table.livery(leader), format!("{most}/{}{unsure}", share.all))
        });
        let line = match share.lead() {
            None => words.get("conquest-layer-nobody").to_owned(),
            Some((leader, most)) if most == share.all => {
                words.with("conquest-layer-holds", &[("name", &table.name(words, leader))])
            }
            Some((leader, most)) => words.with(
                "conquest-layer-nearest",
                &[("name", &table.name(words, leader)), ("n", &most), ("all", &share.all)],
            ),
        };
        let name = place_names::continent(words, map, continent);
        lines.push(words.with("conquest-layer-continent", &[("name", &name), ("line", &line)]));
        plates.push(Plate { continent, text, lead });
    }
    let legend = Legend {
        livery: Some(table.livery(seat)),
        title: words.get("conquest-layer-continents").to_owned(),
        note: words.with("conquest-layer-continents_note", &[("name", &table.name(words, seat))]),
        lines,
        ..Legend::default()
    };
    Layer { theme: MapTheme::Continents, tints, badges: Vec::new(), plates, legend }
}
