//! The guidance of the first race: a few words on what is due, told once each, at the place they are about. Whoever has read them knows
//! the rules.

use std::sync::LazyLock;

use hare::Square;
use sentences::Phrases;
use tabletop::{Facts, Game};

use super::{
    board::place_of,
    panels,
    state::{Race, RaceTable},
};
use crate::{
    board::guidance::{Guided, PointedAt},
    keys::Action,
    table::lessons::{Lessons, Taught},
};

/// What must hold for each lesson.
static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/hare-lessons.ron")));

/// What a newcomer is told, each once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lesson {
    /// What the race is about, and what a step costs.
    Run,
    /// How what is chosen is done.
    Go,
    /// Where carrots come from.
    Carrots,
    /// What salads are for.
    Salads,
    /// How places and ranks pay.
    Ranks,
    /// What a carrot square is for.
    Stay,
    /// What cards are.
    Cards,
    /// How one comes home.
    Home,
    /// How opponents are read.
    Opponents,
}

/// What a lesson points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A square on the board.
    Square(u8),
    /// The middle of the dock, where a decision takes shape.
    Decision,
    /// The button that does it.
    Primary,
    /// The table of ranks.
    Ranks,
    /// The log.
    Log,
}

impl Lessons for Lesson {
    const ALL: &'static [Self] = &[
        Self::Run,
        Self::Go,
        Self::Carrots,
        Self::Salads,
        Self::Ranks,
        Self::Opponents,
        Self::Stay,
        Self::Cards,
        Self::Home,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Run => "hare_run",
            Self::Go => "hare_go",
            Self::Carrots => "hare_carrots",
            Self::Salads => "hare_salads",
            Self::Ranks => "hare_ranks",
            Self::Stay => "hare_stay",
            Self::Cards => "hare_cards",
            Self::Home => "hare_home",
            Self::Opponents => "hare_opponents",
        }
    }

    /// Reading needs no deed.
    fn learnt_by_doing(self) -> bool {
        matches!(self, Self::Run | Self::Go)
    }
}

impl Taught for Race {
    type Lesson = Lesson;
    type Spot = Spot;

    const KEYS: &'static [(&'static str, Action)] =
        &[("more", Action::More), ("fewer", Action::Fewer), ("main", Action::Main), ("back", Action::Back)];

    fn phrases() -> &'static Phrases {
        &PHRASES
    }

    fn facts(table: &RaceTable) -> Option<Facts> {
        let seat = table.actor()?;
        let (track, runners) = (table.game().track(), table.runners(seat));
        let own = runners.first().map_or(0, |(_, square)| *square);
        let offers = &table.own.offers;
        let takes = offers.iter().any(|offer| offer.action == hare::Action::Take);
        let facts = Facts::new()
            .holds("chosen", table.draft.chosen.is_some())
            .holds("choice", offers.len() > 1)
            .count("square", own)
            .count("halfway", hare::GOAL / 2)
            .count("runners", table.game().setup().runners)
            .holds("may_take", takes && track.square(own) == Square::Carrot)
            .holds("drew", table.shown.card.is_some_and(|(by, _)| by == seat))
            .holds("reaches_hedgehog", reached(table, |kind| kind == Square::Hedgehog).is_some())
            .holds("reaches_salad", reached(table, |kind| kind == Square::Salad).is_some())
            .count("round", table.shown.round)
            .holds("opponents", table.has_opponents());
        Some(facts)
    }

    fn rules(table: &RaceTable) -> Facts {
        Facts::new().holds("draws_cards", table.game().setup().draws_cards())
    }

    fn spot(table: &RaceTable, lesson: Lesson) -> Spot {
        let place = |wanted: fn(Square) -> bool| reached(table, wanted).unwrap_or(Spot::Decision);
        match lesson {
            Lesson::Run => place(|_| true),
            Lesson::Go => Spot::Primary,
            Lesson::Carrots => place(|kind| kind == Square::Hedgehog),
            Lesson::Salads => place(|kind| kind == Square::Salad),
            Lesson::Ranks => Spot::Ranks,
            Lesson::Stay | Lesson::Cards | Lesson::Home => Spot::Decision,
            Lesson::Opponents => Spot::Log,
        }
    }
}

/// The first square of that kind that a move leads to.
fn reached(table: &RaceTable, wanted: fn(Square) -> bool) -> Option<Spot> {
    let mut moves = table.own.offers.iter().filter(|offer| offer.moves());
    moves.find(|offer| wanted(offer.kind)).map(|offer| Spot::Square(offer.square))
}

impl Guided for Race {
    fn pointed_at(spot: Spot) -> PointedAt {
        let place = match spot {
            Spot::Square(at) => Some(place_of(at)),
            _ => None,
        };
        let panel = match spot {
            Spot::Decision | Spot::Square(_) => panels::spot_of_decision,
            Spot::Primary => panels::spot_of_primary,
            Spot::Ranks => panels::spot_of_ranks,
            Spot::Log => panels::spot_of_log,
        };
        PointedAt { place, panel }
    }
}
