//! The guidance of the first race: a few words on what is due, told once each, at the place they are about. Whoever has read them knows
//! the rules.

use hare::Square;

use super::{
    board::place_of,
    panels,
    state::{Race, RaceTable},
};
use crate::{
    board::guidance::{Guided, PointedAt},
    keys::Action,
    settings::Settings,
    table::lessons::Taught,
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

impl Lesson {
    /// All lessons, in the order a first race brings them.
    pub const ALL: [Self; 9] = [
        Self::Run,
        Self::Go,
        Self::Opponents,
        Self::Carrots,
        Self::Salads,
        Self::Ranks,
        Self::Stay,
        Self::Cards,
        Self::Home,
    ];

    /// Its name among the words, and in the settings.
    pub const fn name(self) -> &'static str {
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

    /// Whether it was learnt by doing once something else is due. Reading needs no deed, so the others stay until they are dismissed.
    const fn learnt_by_doing(self) -> bool {
        matches!(self, Self::Run | Self::Go)
    }
}

/// The lesson that fits what is due now, and what it points at; `None` where it was told before or nothing is to be told.
pub fn lesson(table: &RaceTable, settings: &Settings) -> Option<(Lesson, Spot)> {
    if !settings.guidance || table.curtain.waiting().is_some() || table.shown.standing.is_some() {
        return None;
    }
    fitting(table).into_iter().find(|(lesson, _)| !settings.guided.contains(lesson.name()))
}

/// The lessons that fit now, the most pressing first.
fn fitting(table: &RaceTable) -> Vec<(Lesson, Spot)> {
    let Some(seat) = table.actor() else {
        let reading = table.persons().next().is_some() && table.tape.is_none() && !table.log.entries().is_empty();
        return if reading { vec![(Lesson::Opponents, Spot::Log)] } else { Vec::new() };
    };
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
    if squares.square(own) == Square::Carrot {
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
    if own >= hare::GOAL / 2 {
        fitting.push((Lesson::Home, Spot::Decision));
    }
    fitting
}

impl Taught for Race {
    type Lesson = Lesson;

    const LESSONS: &'static [Lesson] = &Lesson::ALL;
    const KEYS: &'static [(&'static str, Action)] =
        &[("more", Action::More), ("fewer", Action::Fewer), ("main", Action::Main), ("back", Action::Back)];

    fn lesson_name(lesson: Lesson) -> &'static str {
        lesson.name()
    }

    fn learnt_by_doing(lesson: Lesson) -> bool {
        lesson.learnt_by_doing()
    }

    fn lesson_due(table: &RaceTable, settings: &Settings) -> Option<Lesson> {
        lesson(table, settings).map(|(lesson, _)| lesson)
    }
}

impl Guided for Race {
    fn points_at(table: &RaceTable, settings: &Settings) -> Option<PointedAt> {
        lesson(table, settings).map(|(_, spot)| spot.pointed_at())
    }
}

impl Spot {
    fn pointed_at(self) -> PointedAt {
        let place = match self {
            Self::Square(at) => Some(place_of(at)),
            _ => None,
        };
        let panel = match self {
            Self::Decision | Self::Square(_) => panels::spot_of_decision,
            Self::Primary => panels::spot_of_primary,
            Self::Ranks => panels::spot_of_ranks,
            Self::Log => panels::spot_of_log,
        };
        PointedAt { place, panel }
    }
}
