//! The guidance of the first race: a few words on what is due, told once each, at the place they are about. Whoever has read them knows
//! the rules.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use hare::Square;

use super::{board::place_of, panels, state::RaceTable};
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

/// Shows the lesson that is due, and remembers it once it has been answered or done.
pub fn show(
    mut contexts: EguiContexts,
    table: Res<RaceTable>,
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
    // In text no square has a place to point at.
    let on_board = matches!(spot, Spot::Square(_)) && !settings.text_view;
    let at = match spot {
        Spot::Square(square) if on_board => {
            let Some(place) = view.places.get(place_of(square)) else { return Ok(()) };
            view.on_screen(place.centre(), zoom)
        }
        Spot::Decision | Spot::Square(_) => panels::spot_of_decision(free),
        Spot::Primary => panels::spot_of_primary(free),
        Spot::Ranks => panels::spot_of_ranks(free),
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
            ("more", &key(Action::More)),
            ("fewer", &key(Action::Fewer)),
            ("main", &key(Action::Main)),
            ("back", &key(Action::Back)),
        ],
    )
}
