//! The guidance of the first game: a few words on what is due, told once each, at the place they are about.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use risk::{Phase, map::TerritoryId};

use super::{board::place_of, panels, state::Match};
use crate::{
    board::Board,
    keys::Action,
    settings::Settings,
    shell::{Motion, Overlays},
    table::{GuideAnswer, GuideModel, guide},
    text::Words,
    ui::page,
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

/// Shows the lesson that is due, and remembers it once it has been answered or done.
pub fn show(
    mut contexts: EguiContexts,
    table: Res<Match>,
    view: Option<Res<Board>>,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    overlays: Overlays,
    mut motion: ResMut<Motion>,
    mut before: Local<Option<Lesson>>,
) -> Result {
    let Some(view) = view else { return Ok(()) };
    let due = lesson(&table, &settings);
    let now = due.map(|(lesson, _)| lesson);
    if *before != now {
        // The bubble is as large as its words only from the next frame on.
        motion.smooth();
        if let Some(done) = before.filter(|lesson| settings.guidance && lesson.learnt_by_doing()) {
            settings.guided.insert(done.name().to_owned());
        }
        *before = now;
    }
    let Some((lesson, spot)) = due.filter(|_| !overlays.any()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let free = view.viewport.free();
    let point = |at: Vec2| egui::pos2(at.x / zoom, at.y / zoom);
    let free = egui::Rect::from_min_max(point(free.min), point(free.max));
    // In text no territory has a place to point at.
    let on_board = matches!(spot, Spot::Territory(_)) && !settings.text_view;
    let at = match spot {
        Spot::Territory(territory) if on_board => {
            let Some(place) = view.places.get(place_of(territory)) else { return Ok(()) };
            view.on_screen(place.centre(), zoom)
        }
        Spot::Controls | Spot::Territory(_) => panels::spot_of_controls(free),
        Spot::Cards => panels::spot_of_cards(free),
        Spot::Primary => panels::spot_of_primary(free),
        Spot::Log => panels::spot_of_log(free),
    };
    let count = (Lesson::ALL.iter().position(|other| *other == lesson).unwrap_or(0) + 1, Lesson::ALL.len());
    let heading = words.get(&format!("guide-{}", lesson.name())).to_owned();
    let model = GuideModel { heading, count, text: text(lesson, &words, &settings), at, on_board };
    match page::full(ctx, "guide", |ui| guide(ui, free, &words, &model)) {
        Some(GuideAnswer::Understood) => {
            settings.guided.insert(lesson.name().to_owned());
        }
        Some(GuideAnswer::Enough) => settings.guidance = false,
        None => {}
    }
    Ok(())
}

/// What a lesson says, with the player's own keys.
fn text(lesson: Lesson, words: &Words, settings: &Settings) -> String {
    let key = |action: Action| settings.keys.label(action, words);
    words.with(
        &format!("guide_text-{}", lesson.name()),
        &[
            ("next", &key(Action::NextTarget)),
            ("more", &key(Action::More)),
            ("all", &key(Action::All)),
            ("main", &key(Action::Main)),
            ("end", &key(Action::EndPhase)),
            ("blitz", &key(Action::Blitz)),
            ("back", &key(Action::Back)),
            ("cards", &key(Action::Cards)),
        ],
    )
}
