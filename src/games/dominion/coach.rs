//! The guidance of the first game: a few words on what is due, told once each, beside what they are about. Whoever has read them knows the
//! rules.

use std::sync::LazyLock;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use dominion::{Card, Phase};
use sentences::Phrases;
use tabletop::Facts;

use super::{
    panels::{Spots, place_of_pile},
    state::{Realm, RealmTable},
};
use crate::{
    keys::Action,
    settings::Settings,
    shell::{Motion, Overlays},
    table::lessons::{self, Lessons, Pointing, Taught},
    text::Words,
    theme::metrics,
};

/// What must hold for each lesson.
static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/dominion-lessons.ron")));

/// What a newcomer is told, each once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lesson {
    /// What the game is about, and that treasures are played.
    Treasures,
    /// What is bought, and where it goes.
    Buy,
    /// How a turn ends.
    End,
    /// What actions are.
    Actions,
    /// How a question is answered.
    Answer,
    /// What points are, and when they are bought.
    Points,
    /// How the game ends.
    Piles,
    /// How opponents are read.
    Opponents,
}

/// What a lesson points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The hand.
    Hand,
    /// A pile of the supply.
    Pile(Card),
    /// The primary button.
    Primary,
    /// The log.
    Log,
}

impl Lessons for Lesson {
    const ALL: &'static [Self] = &[
        Self::Treasures,
        Self::Buy,
        Self::End,
        Self::Opponents,
        Self::Actions,
        Self::Answer,
        Self::Points,
        Self::Piles,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Treasures => "realm_treasures",
            Self::Buy => "realm_buy",
            Self::End => "realm_end",
            Self::Actions => "realm_actions",
            Self::Answer => "realm_answer",
            Self::Points => "realm_points",
            Self::Piles => "realm_piles",
            Self::Opponents => "realm_opponents",
        }
    }

    /// Reading needs no deed.
    fn learnt_by_doing(self) -> bool {
        matches!(self, Self::Treasures | Self::Buy | Self::End)
    }
}

impl Taught for Realm {
    type Lesson = Lesson;
    type Spot = Spot;

    const KEYS: &'static [(&'static str, Action)] =
        &[("more", Action::More), ("fewer", Action::Fewer), ("main", Action::Main), ("end", Action::EndPhase)];

    fn phrases() -> &'static Phrases {
        &PHRASES
    }

    fn facts(table: &RealmTable) -> Option<Facts> {
        let view = table.due()?;
        let (turn, offers) = (&view.turn, &table.own.offers);
        let stays = view.players.get(view.active.index()).is_none_or(|own| !own.staying.is_empty());
        let facts = Facts::new()
            .holds("asked", offers.asked.is_some())
            .holds("actions", offers.actions)
            .holds("treasures", offers.treasures)
            .count("coins", turn.coins)
            .count("buys", turn.buys)
            .holds("bought", turn.phase == Phase::Buy)
            .holds("stays", stays)
            .count("provinces", view.supply.count(Card::PROVINCE))
            .count("turn", table.shown.turn())
            .holds("opponents", table.has_opponents())
            .holds("recap_open", table.recap_open);
        Some(facts)
    }

    fn spot(_: &RealmTable, lesson: Lesson) -> Spot {
        match lesson {
            Lesson::Treasures | Lesson::Actions | Lesson::Answer => Spot::Hand,
            Lesson::Buy => Spot::Pile(Card::SILVER),
            Lesson::Points | Lesson::Piles => Spot::Pile(Card::PROVINCE),
            Lesson::End => Spot::Primary,
            Lesson::Opponents => Spot::Log,
        }
    }
}

/// Shows the lesson that is due, and remembers it once it has been answered or done.
pub fn show(
    mut contexts: EguiContexts,
    table: Res<RealmTable>,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    overlays: Overlays,
    mut motion: ResMut<Motion>,
    spots: Res<Spots>,
    mut before: Local<Option<Lesson>>,
) -> Result {
    // A lesson waits while past decisions are read.
    if table.looks_back() {
        return Ok(());
    }
    let due = lessons::lesson(&table, &settings);
    lessons::go_on::<Realm>(&mut before, due.map(|(lesson, _)| lesson), &mut settings, &mut motion);
    let Some((lesson, spot)) = due.filter(|_| !overlays.any() && table.own.open.is_none()) else { return Ok(()) };
    let Some(free) = spots.free else { return Ok(()) };
    let (ctx, told) = (contexts.ctx_mut()?, (lesson, lessons::count(&table, &settings)));
    let pointing = Pointing { at: place_of(ctx, spot, free), on_board: false, keep_clear: Vec::new() };
    let room = room_for(spot, free, ctx.content_rect(), settings.text_size);
    let answer = lessons::tell::<Realm>(ctx, told, room, pointing, &words, &settings);
    if let Some(answer) = answer {
        lessons::answered(lesson, answer, &mut settings);
    }
    Ok(())
}

/// Share of the window's height below the piles that a word about them may take, at the plain text size.
const BELOW: f32 = 0.34;

/// Share of the width that it leaves on the left, where the first cards in play and in hand lie.
const ASIDE: f32 = 0.4;

/// Where a word may stand that points at a spot: of the piles it speaks below them, over the cards in play and in hand, and covers none it
/// speaks of. Larger letters need more room.
fn room_for(spot: Spot, free: egui::Rect, window: egui::Rect, text_size: f32) -> egui::Rect {
    match spot {
        Spot::Pile(_) => {
            let height = (BELOW * text_size.powf(1.3)).min(1.0) * window.height();
            let corner = egui::pos2(free.right(), window.bottom());
            let left = free.left() + ASIDE * free.width();
            egui::Rect::from_min_max(egui::pos2(left, corner.y - height), corner)
        }
        Spot::Hand | Spot::Primary | Spot::Log => free,
    }
}

/// The point of the window that a spot lies at; `free` is what the panels leave for the table.
fn place_of(ctx: &egui::Context, spot: Spot, free: egui::Rect) -> egui::Pos2 {
    match spot {
        // The first card, which is an action where there is one.
        Spot::Hand => egui::pos2(free.left() + 0.08 * free.width(), free.bottom() + 8.0 * metrics::GRID),
        Spot::Pile(card) => place_of_pile(ctx, card)
            .map_or(egui::pos2(free.center().x, free.top() + 0.2 * free.height()), |place| place.center()),
        Spot::Primary => egui::pos2(free.right() + metrics::GRID, free.bottom() + metrics::GRID),
        Spot::Log => egui::pos2(free.right() + metrics::GRID, free.bottom() - 6.0 * metrics::GRID),
    }
}
