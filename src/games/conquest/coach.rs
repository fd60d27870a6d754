//! The guidance of the first game: a few words on what is due, told once each, at the place they are about.

use risk::{Phase, map::TerritoryId};

use super::{
    board::place_of,
    panels,
    state::{Conquest, Match},
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
    /// How armies are placed.
    Place,
    /// How an attack is chosen.
    Attack,
    /// What the odds say.
    Odds,
    /// How many armies move in.
    Occupy,
    /// How armies are moved at the end of a turn.
    Fortify,
    /// How a set of cards is traded.
    Cards,
    /// How opponents are read.
    Opponents,
}

/// What a lesson points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A territory on the board.
    Territory(TerritoryId),
    /// The middle of the dock, where a decision takes shape.
    Controls,
    /// The hand of cards.
    Cards,
    /// The button that ends it.
    Primary,
    /// The log.
    Log,
}

impl Lesson {
    /// All lessons, in the order a first turn brings them.
    pub const ALL: [Self; 7] =
        [Self::Place, Self::Attack, Self::Odds, Self::Occupy, Self::Fortify, Self::Cards, Self::Opponents];

    /// Its name among the words, and in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Attack => "attack",
            Self::Odds => "odds",
            Self::Occupy => "occupy",
            Self::Fortify => "fortify",
            Self::Cards => "cards",
            Self::Opponents => "opponents",
        }
    }

    /// Whether it was learnt by doing once something else is due. Reading needs no deed, so it stays until it is
    /// dismissed.
    const fn learnt_by_doing(self) -> bool {
        !matches!(self, Self::Opponents)
    }
}

/// The lesson that fits what is due now, and what it points at; `None` where it was told before or nothing is to be told.
pub fn lesson(table: &Match, settings: &Settings) -> Option<(Lesson, Spot)> {
    let new = |lesson: Lesson| !settings.guided.contains(lesson.name());
    if !settings.guidance || !Lesson::ALL.into_iter().any(new) {
        return None;
    }
    due_lesson(table, new(Lesson::Cards)).filter(|(lesson, _)| new(*lesson))
}

fn due_lesson(table: &Match, cards: bool) -> Option<(Lesson, Spot)> {
    if table.curtain.waiting().is_some() || table.shown.standing.is_some() {
        return None;
    }
    let Some(due) = table.due() else {
        let reading = table.shown.board.round > 0 && table.persons().next().is_some();
        return reading.then_some((Lesson::Opponents, Spot::Log));
    };
    let draft = &table.draft;
    let place = || {
        let (legal, targets) = draft.lit(due);
        draft.cursor.or(draft.from).or(legal.first().copied()).or(targets.first().copied()).map(Spot::Territory)
    };
    if cards && (due.may_trade() || due.must_trade()) {
        return Some((Lesson::Cards, Spot::Cards));
    }
    match due.phase() {
        Phase::Muster | Phase::Reinforce { .. } => {
            Some((Lesson::Place, place().filter(|_| !draft.has_pending()).unwrap_or(Spot::Primary)))
        }
        Phase::Attack if draft.from.is_some() && draft.to.is_some() => Some((Lesson::Odds, Spot::Controls)),
        Phase::Attack => {
            let best = due.likeliest(draft.from, 1).first().map(|(_, (from, _))| Spot::Territory(*from));
            Some((Lesson::Attack, best.or_else(place).unwrap_or(Spot::Primary)))
        }
        Phase::Occupy { .. } => Some((Lesson::Occupy, Spot::Controls)),
        Phase::Fortify => Some((Lesson::Fortify, Spot::Primary)),
        _ => None,
    }
}

impl Taught for Conquest {
    type Lesson = Lesson;

    const LESSONS: &'static [Lesson] = &Lesson::ALL;
    const KEYS: &'static [(&'static str, Action)] = &[
        ("next", Action::NextTarget),
        ("more", Action::More),
        ("all", Action::All),
        ("main", Action::Main),
        ("end", Action::EndPhase),
        ("blitz", Action::Blitz),
        ("back", Action::Back),
        ("cards", Action::Cards),
    ];

    fn lesson_name(lesson: Lesson) -> &'static str {
        lesson.name()
    }

    fn learnt_by_doing(lesson: Lesson) -> bool {
        lesson.learnt_by_doing()
    }

    fn lesson_due(table: &Match, settings: &Settings) -> Option<Lesson> {
        lesson(table, settings).map(|(lesson, _)| lesson)
    }
}

impl Guided for Conquest {
    fn points_at(table: &Match, settings: &Settings) -> Option<PointedAt> {
        lesson(table, settings).map(|(_, spot)| spot.pointed_at())
    }
}

impl Spot {
    fn pointed_at(self) -> PointedAt {
        let place = match self {
            Self::Territory(at) => Some(place_of(at)),
            _ => None,
        };
        let panel = match self {
            Self::Controls | Self::Territory(_) => panels::spot_of_controls,
            Self::Cards => panels::spot_of_cards,
            Self::Primary => panels::spot_of_primary,
            Self::Log => panels::spot_of_log,
        };
        PointedAt { place, panel }
    }
}
