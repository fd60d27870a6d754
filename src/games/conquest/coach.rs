//! The guidance of the first game: a few words on what is due, told once each, at the place they are about.

use std::sync::LazyLock;

use risk::{Phase, map::TerritoryId};
use sentences::Phrases;
use tabletop::{Facts, Game};

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

/// What must hold for each lesson.
static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/risk-lessons.ron")));

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

    fn phrases() -> &'static Phrases {
        &PHRASES
    }

    fn facts(table: &Match) -> Option<Facts> {
        let due = table.due()?;
        let (draft, phase) = (&table.draft, due.phase());
        let facts = Facts::new()
            .holds("may_trade", due.may_trade() || due.must_trade())
            .holds("placing", matches!(phase, Phase::Muster | Phase::Reinforce { .. }))
            .holds("attacking", matches!(phase, Phase::Attack))
            .holds("occupying", matches!(phase, Phase::Occupy { .. }))
            .holds("fortifying", matches!(phase, Phase::Fortify))
            .holds("aimed", draft.from.is_some() && draft.to.is_some())
            .holds("attacks", !due.likeliest(None, 1).is_empty())
            .count("round", due.view.board.round)
            .holds("opponents", table.has_opponents())
            .holds("recap_open", table.recap_open);
        Some(facts)
    }

    fn rules(table: &Match) -> Facts {
        Facts::new().holds("has_cards", table.game().setup().has_cards())
    }

    fn spot(table: &Match, lesson: Lesson) -> Spot {
        let draft = &table.draft;
        let place = || {
            let (legal, targets) = draft.lit(table.due()?);
            let lit = draft.cursor.or(draft.from).or(legal.first().copied()).or(targets.first().copied());
            lit.map(Spot::Territory)
        };
        let likeliest = || table.due()?.likeliest(draft.from, 1).first().map(|(_, (from, _))| Spot::Territory(*from));
        match lesson {
            Lesson::Place => place().filter(|_| !draft.has_pending()).unwrap_or(Spot::Primary),
            Lesson::Attack => likeliest().or_else(place).unwrap_or(Spot::Primary),
            Lesson::Odds | Lesson::Occupy => Spot::Controls,
            Lesson::Fortify => Spot::Primary,
            Lesson::Cards => Spot::Cards,
            Lesson::Opponents => Spot::Log,
        }
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
