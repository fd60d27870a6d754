//! The picture of the game's card in the lobby: a hero, an enemy, and the dice between them.

use std::sync::Arc;

use bevy_egui::egui::{FontId, Painter, Rect, Vec2};
use dice::Combatant;

use super::{
    Icon,
    content::Content,
    portrait::{self, Portrait},
};
use crate::{
    table::CardPicture,
    theme::{
        board,
        color::{BRASS, LAMP_GOLD},
    },
    ui::{
        page,
        widgets::{Lie, paint_die},
    },
};

/// Dice between the two: where they lie, in sides of a die from the middle, how they are turned, and their faces.
const DICE: [([f32; 2], f32, u8); 3] = [([-0.62, 0.18], -0.28, 5), ([0.6, 0.3], 0.22, 3), ([0.05, -0.78], 0.1, 6)];

type Sitter = (Option<Arc<Portrait>>, Icon);

/// The picture: the first hero against the strongest boss.
pub(super) fn picture(content: &Content) -> CardPicture {
    let sitter = |id: &str, fighter: &Combatant| -> Sitter {
        (content.portraits.of(id), Icon::of_fighter(fighter, &content.duel.catalogue))
    };
    let hero = content.duel.heroes.first().map(|hero| sitter(&hero.id, &hero.fighter));
    let strongest = content.duel.enemies.iter().max_by_key(|enemy| (enemy.boss, enemy.tier));
    let enemy = strongest.map(|enemy| sitter(&enemy.id, &enemy.fighter));
    Arc::new(move |painter: &Painter, area: Rect| {
        page::felt(painter, area);
        let side = 0.58 * area.height();
        for (sitter, x, rim) in [(&hero, -0.31, LAMP_GOLD), (&enemy, 0.31, BRASS)] {
            let Some((face, sign)) = sitter else { continue };
            let middle = area.center() + Vec2::new(x * area.width(), 0.0);
            portrait::medallion(
                painter,
                Rect::from_center_size(middle, Vec2::splat(side)),
                face.as_deref(),
                *sign,
                rim,
            );
        }
        let die = 0.19 * area.height();
        for ([x, y], turn, face) in DICE {
            let lie = Lie { turn, ..Lie::still(face) };
            let middle = area.center() + die * Vec2::new(x, y);
            paint_die(painter, middle, die, lie, board::DIE_IVORY, &FontId::default());
        }
    })
}
