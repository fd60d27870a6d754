//! The guidance of the first game: a few words on what is due, told once each, at the place they are about.

use risk::{Phase, map::TerritoryId};
use tabletop::Game;

use super::{
    board::place_of,
    panels,
    state::{Conquest, Match},
};
use crate::{
    board::guidance::{Guided, PointedAt},
    keys::Action,
    table::lessons::{Lessons, Taught},
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

impl Lessons for Lesson {
    const ALL: &'static [Self] =
        &[Self::Place, Self::Attack, Self::Odds, Self::Occupy, Self::Fortify, Self::Opponents, Self::Cards];

    fn name(self) -> &'static str {
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

    /// Reading needs no deed.
    fn learnt_by_doing(self) -> bool {
        !matches!(self, Self::Opponents)
    }
}

impl Taught for Conquest {
    type Lesson = Lesson;
    type Spot = Spot;

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

    fn fitting(table: &Match) -> Vec<(Lesson, Spot)> {
        let Some(due) = table.due() else { return Vec::new() };
        let draft = &table.draft;
        let place = || {
            let (legal, targets) = draft.lit(due);
            draft.cursor.or(draft.from).or(legal.first().copied()).or(targets.first().copied()).map(Spot::Territory)
        };
        let mut fitting = Vec::new();
        if due.may_trade() || due.must_trade() {
            fitting.push((Lesson::Cards, Spot::Cards));
        }
        fitting.extend(match due.phase() {
            Phase::Muster | Phase::Reinforce { .. } => {
                Some((Lesson::Place, place().filter(|_| !draft.has_pending()).unwrap_or(Spot::Primary)))
            }
            Phase::Attack if draft.from.is_some() && draft.to.is_some() => Some((Lesson::Odds, Spot::Controls)),
            Phase::Attack => {
                let best = due.likeliest(draft.from, 1).first().map(|(_, (from, _))| Spot::Territory(*from));
                // Where nothing can be attacked, none is listed.
                let listed = !due.likeliest(None, 1).is_empty();
                listed.then(|| (Lesson::Attack, best.or_else(place).unwrap_or(Spot::Primary)))
            }
            Phase::Occupy { .. } => Some((Lesson::Occupy, Spot::Controls)),
            Phase::Fortify => Some((Lesson::Fortify, Spot::Primary)),
            _ => None,
        });
        // Once the others have had a turn, there is something to read, as soon as nothing lies over the log.
        if due.view.board.round > 1 && table.has_opponents() && !table.recap_open {
            fitting.push((Lesson::Opponents, Spot::Log));
        }
        fitting
    }

    fn may_come(table: &Match, lesson: Lesson) -> bool {
        lesson != Lesson::Cards || table.game().setup().has_cards()
    }
}

impl Guided for Conquest {
    fn pointed_at(spot: Spot) -> PointedAt {
        let place = match spot {
            Spot::Territory(at) => Some(place_of(at)),
            _ => None,
        };
        let panel = match spot {
            Spot::Controls | Spot::Territory(_) => panels::spot_of_controls,
            Spot::Cards => panels::spot_of_cards,
            Spot::Primary => panels::spot_of_primary,
            Spot::Log => panels::spot_of_log,
        };
        PointedAt { place, panel }
    }
}
