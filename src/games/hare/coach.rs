//! The guidance of the first race: a few words on what is due, told once each, at the place they are about. Whoever has read them knows
//! the rules.

use hare::Square;
use tabletop::Game;

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

    fn fitting(table: &RaceTable) -> Vec<(Lesson, Spot)> {
        let Some(seat) = table.actor() else { return Vec::new() };
        let squares = table.game().track();
        let offers = &table.own.offers;
        let place = |wanted: fn(Square) -> bool| {
            offers.iter().find(|offer| offer.moves() && wanted(offer.kind)).map(|offer| Spot::Square(offer.square))
        };
        let own = table.runners(seat).first().map_or(0, |(_, square)| *square);
        let drew = table.shown.card.is_some_and(|(by, _)| by == seat);
        let mut fitting = Vec::new();
        if table.draft.chosen.is_some() {
            fitting.push((Lesson::Go, Spot::Primary));
        } else if own == 0 {
            fitting.push((Lesson::Run, place(|_| true).unwrap_or(Spot::Decision)));
        }
        if squares.square(own) == Square::Carrot && offers.iter().any(|offer| offer.action == hare::Action::Take) {
            fitting.push((Lesson::Stay, Spot::Decision));
        }
        if drew {
            fitting.push((Lesson::Cards, Spot::Decision));
        }
        if own > 0 {
            fitting.extend(place(|kind| kind == Square::Hedgehog).map(|spot| (Lesson::Carrots, spot)));
            fitting.extend(place(|kind| kind == Square::Salad).map(|spot| (Lesson::Salads, spot)));
            fitting.push((Lesson::Ranks, Spot::Ranks));
        }
        // Of two runners the first comes home with whatever it has.
        if own >= hare::GOAL / 2 && table.game().setup().runners == 1 {
            fitting.push((Lesson::Home, Spot::Decision));
        }
        // Once the others have run, there is something to read.
        if table.shown.round > 1 && table.has_opponents() {
            fitting.push((Lesson::Opponents, Spot::Log));
        }
        fitting
    }

    fn may_come(table: &RaceTable, lesson: Lesson) -> bool {
        lesson != Lesson::Cards || table.game().setup().draws_cards()
    }
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
