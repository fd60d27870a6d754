//! Small pictures of the table: on the game's card in the lobby a hero, an enemy, and the dice between them; of a game that was left, who
//! fights and how much of them is left.

use std::sync::Arc;

use bevy_egui::egui::{FontId, Painter, Rect, Vec2};
use dice::{Combatant, Setup, State, gauntlet};

use super::{
    Icon,
    content::Content,
    portrait::{self, Portrait},
};
use crate::{
    table::CardPicture,
    theme::{
        Shade, board,
        color::{BRASS, DANGER, GOOD, INK_DEEP, LAMP_GOLD},
    },
    ui::{
        page,
        widgets::{Lie, paint_die},
    },
};

/// Dice between the two: where they lie, in sides of a die from the middle, how they are turned, and their faces.
const DICE: [([f32; 2], f32, u8); 3] = [([-0.62, 0.18], -0.28, 5), ([0.6, 0.3], 0.22, 3), ([0.05, -0.78], 0.1, 6)];

type Sitter = (Option<Arc<Portrait>>, Icon);

/// The picture on the card: the first hero against the strongest boss.
pub(super) fn picture(content: &Content) -> CardPicture {
    let sitter = |id: &str, fighter: &Combatant| -> Sitter {
        (content.portraits.of(id), Icon::of_fighter(fighter, &content.duel.catalogue))
    };
    let hero = content.duel.heroes.first().map(|hero| sitter(&hero.id, &hero.fighter));
    let strongest = content.duel.enemies.iter().max_by_key(|enemy| (enemy.boss, enemy.tier));
    let enemy = strongest.map(|enemy| sitter(&enemy.id, &enemy.fighter));
    Arc::new(move |painter: &Painter, area: Rect| {
        page::felt(painter, area);
        for (sitter, x, rim) in [(&hero, -APART, LAMP_GOLD), (&enemy, APART, BRASS)] {
            if let Some(sitter) = sitter {
                face(painter, area, sitter, x, rim);
            }
        }
        let die = 0.19 * area.height();
        for ([x, y], turn, face) in DICE {
            let lie = Lie { turn, ..Lie::still(face) };
            let middle = area.center() + die * Vec2::new(x, y);
            paint_die(painter, middle, die, lie, board::DIE_IVORY, &FontId::default());
        }
    })
}

/// How a gauntlet stands.
pub(super) fn run(content: &Content, setup: &gauntlet::Setup, run: &gauntlet::State) -> Option<CardPicture> {
    let hero = content.duel.hero(&setup.hero)?;
    // In a fight the hero's HP are those it still has there.
    let hp = run.fight.as_ref().map_or(run.hero.hp, |fight| fight.fighters[0].hp);
    Some(standing(content, (&hero.fighter, share(hp, run.hero.max_hp)), None))
}

/// How a duel stands.
pub(super) fn duel(content: &Content, setup: &Setup, state: &State) -> CardPicture {
    let [hero, foe] = [0, 1].map(|seat| {
        let fighter = &setup.fighters[seat];
        (fighter, share(state.fighters[seat].hp, fighter.max_hp))
    });
    standing(content, hero, Some(foe))
}

fn share(hp: u16, most: u16) -> f32 {
    f32::from(hp) / f32::from(most.max(1))
}

/// How a duel or a gauntlet stands: the hero and whoever is fought, with the share of their HP that is left (0–1).
fn standing(content: &Content, hero: (&Combatant, f32), foe: Option<(&Combatant, f32)>) -> CardPicture {
    let sitter = |(fighter, health): (&Combatant, f32)| -> (Sitter, f32) {
        let portrait = content.portraits.of_fighter(&fighter.name, &content.duel);
        ((portrait, Icon::of_fighter(fighter, &content.duel.catalogue)), health.clamp(0.0, 1.0))
    };
    let (hero, foe) = (sitter(hero), foe.map(sitter));
    Arc::new(move |painter: &Painter, area: Rect| {
        page::felt(painter, area);
        let x = if foe.is_some() { APART } else { 0.0 };
        let foe = foe.as_ref().map(|foe| (foe, APART, BRASS));
        for ((sitter, health), x, rim) in std::iter::once((&hero, -x, LAMP_GOLD)).chain(foe) {
            let place = face(painter, area, sitter, x, rim);
            let bar = Rect::from_center_size(
                place.center_bottom() + Vec2::new(0.0, 0.1 * area.height()),
                Vec2::new(place.width(), 0.09 * area.height()),
            );
            painter.rect_filled(bar, 0.0, INK_DEEP.egui());
            let left = Rect::from_min_size(bar.min, Vec2::new(health * bar.width(), bar.height()));
            painter.rect_filled(left, 0.0, DANGER.mix(GOOD, *health).egui());
        }
    })
}

/// How far each of two stands from the middle, in widths of the picture.
const APART: f32 = 0.27;

/// Paints somebody so far from the middle; returns where.
fn face(painter: &Painter, area: Rect, (face, sign): &Sitter, x: f32, rim: Shade) -> Rect {
    let middle = area.center() + Vec2::new(x * area.width(), 0.0);
    let place = Rect::from_center_size(middle, Vec2::splat(0.58 * area.height()));
    portrait::medallion(painter, place, face.as_deref(), sign, rim);
    place
}
