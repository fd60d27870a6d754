//! Signs drawn with a few strokes each: what a card does, and what is the matter with a fighter. One pen, one style.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2};
use dice::{Card, Catalogue, Combatant, Effect, Side, Status};

use super::pen::{Pen, arrow_round, at, die, drop, heart, shield, sword};

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// An attack.
    Sword,
    /// An attack past the shield.
    Rapier,
    /// An attack that heals.
    Leech,
    /// Healing.
    Heart,
    /// HP paid.
    Blood,
    /// A die that comes.
    Die,
    /// A die rolled anew.
    Dice,
    /// A die broken in two.
    Split,
    /// Countdowns come nearer.
    Hourglass,
    /// A copy of a card.
    Mirror,
    /// A stolen card.
    Hand,
    /// The turn ends.
    Bell,
    /// Leaving the fight.
    Door,
    /// One of several things.
    Coin,
    /// Nothing at all.
    Blank,
    /// A status.
    Status(Status),
}

impl Icon {
    /// What a card is about: the first thing its plain face does with the highest dice, what is done to the foe before
    /// what is done to oneself.
    pub fn of(card: &Card, catalogue: &Catalogue) -> Self {
        let face = &card.faces[1];
        let programs = [Some(&face.action), face.at_start.as_ref(), face.at_end.as_ref()];
        let mut found = None;
        for program in programs.into_iter().flatten() {
            for list in program.lists().iter().rev() {
                for effect in catalogue.effects(*list) {
                    let effect = match *effect {
                        Effect::OneOf { .. } => return Self::Coin,
                        effect => effect,
                    };
                    if effect.aims_at_foe() {
                        return Self::for_effect(effect);
                    }
                    found = found.or(Some(effect));
                }
            }
        }
        found.map_or(Self::Blank, Self::for_effect)
    }

    /// What a fighter is about: its first card.
    pub fn of_fighter(fighter: &Combatant, catalogue: &Catalogue) -> Self {
        let first = fighter.cards.first().and_then(|card| catalogue.find(&card.id));
        first.and_then(|id| catalogue.card(id)).map_or(Self::Sword, |card| Self::of(card, catalogue))
    }

    fn for_effect(effect: Effect) -> Self {
        match effect {
            Effect::Attack { pierce: false, .. } => Self::Sword,
            Effect::Attack { pierce: true, .. } => Self::Rapier,
            Effect::Drain(_) => Self::Leech,
            Effect::Heal(_) => Self::Heart,
            Effect::Lose(_) => Self::Blood,
            Effect::Give(_) => Self::Die,
            Effect::Roll => Self::Dice,
            Effect::Split(_) => Self::Split,
            Effect::Inflict { status, side: Side::Own | Side::Foe, .. } | Effect::Remove { status, .. } => {
                Self::Status(status)
            }
            Effect::Hasten(_) => Self::Hourglass,
            Effect::Copy(_) => Self::Mirror,
            Effect::Steal => Self::Hand,
            Effect::EndTurn => Self::Bell,
            Effect::Flee => Self::Door,
            Effect::Bonus(_) => Self::Blank,
            Effect::OneOf { .. } => Self::Coin,
        }
    }

    /// Paints it about `middle`, within `radius`.
    pub fn paint(self, painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
        let pen = Pen::new(painter, middle, radius, ink);
        match self {
            Self::Sword => sword(&pen, 1.0),
            Self::Rapier => {
                pen.line(&[[-0.75, 0.75], [0.85, -0.85]]);
                pen.arc([-0.42, 0.42], 0.34, 0.05, 0.7);
                pen.line(&[[0.1, -0.75], [0.75, -0.1]]);
            }
            Self::Leech => {
                heart(&pen, [-0.2, -0.15], 0.7);
                drop(&pen, [0.6, 0.45], 0.42, true);
            }
            Self::Heart => heart(&pen, [0.0, 0.0], 1.0),
            Self::Blood => drop(&pen, [0.0, 0.0], 0.95, true),
            Self::Die => die(&pen, [0.0, 0.0], 0.75, &[[-0.36, -0.36], [0.36, 0.36], [0.0, 0.0]]),
            Self::Dice => {
                die(&pen, [0.0, 0.1], 0.52, &[[-0.24, -0.24], [0.24, 0.24]]);
                arrow_round(&pen, 0.98);
            }
            Self::Split => {
                die(&pen, [-0.5, -0.3], 0.4, &[[0.0, 0.0]]);
                die(&pen, [0.5, 0.3], 0.4, &[[0.0, 0.0]]);
                pen.line(&[[-0.35, 0.85], [0.35, -0.85]]);
            }
            Self::Hourglass => {
                pen.closed(&[[-0.6, -0.85], [0.6, -0.85], [-0.6, 0.85], [0.6, 0.85]]);
                pen.fill(&[[-0.4, 0.75], [0.4, 0.75], [0.0, 0.25]]);
            }
            Self::Mirror => {
                pen.closed(&[[-0.8, -0.55], [0.15, -0.55], [0.15, 0.85], [-0.8, 0.85]]);
                pen.line(&[[-0.2, -0.85], [0.8, -0.85], [0.8, 0.5], [0.45, 0.5]]);
            }
            Self::Hand => {
                pen.line(&[[-0.6, 0.1], [-0.6, 0.8], [0.5, 0.8], [0.7, 0.2], [0.7, -0.35]]);
                for (x, top) in [(-0.45, -0.6), (-0.1, -0.85), (0.25, -0.75)] {
                    pen.line(&[[x, top], [x, 0.15]]);
                }
            }
            Self::Bell => {
                pen.arc([0.0, -0.1], 0.6, 0.5, 1.0);
                pen.line(&[[-0.6, -0.1], [-0.8, 0.55], [0.8, 0.55], [0.6, -0.1]]);
                pen.disc([0.0, 0.8], 0.16);
            }
            Self::Door => {
                pen.closed(&[[-0.7, -0.85], [0.1, -0.85], [0.1, 0.85], [-0.7, 0.85]]);
                pen.line(&[[0.3, 0.0], [0.95, 0.0]]);
                pen.line(&[[0.65, -0.3], [0.95, 0.0], [0.65, 0.3]]);
            }
            Self::Coin => {
                pen.ring([0.0, 0.0], 0.85);
                pen.line(&[[0.0, -0.85], [0.0, 0.85]]);
                pen.disc([0.42, 0.0], 0.14);
            }
            Self::Blank => pen.ring([0.0, 0.0], 0.4),
            Self::Status(status) => status_sign(&pen, status),
        }
    }
}

fn status_sign(pen: &Pen<'_>, status: Status) {
    match status {
        Status::Poison => {
            drop(pen, [0.0, 0.0], 0.95, false);
            pen.disc([-0.22, 0.25], 0.14);
            pen.disc([0.22, 0.25], 0.14);
        }
        Status::Burn => {
            pen.closed(&[
                [0.05, -0.95],
                [0.5, -0.3],
                [0.7, 0.3],
                [0.4, 0.85],
                [-0.4, 0.85],
                [-0.7, 0.3],
                [-0.35, -0.25],
                [-0.15, 0.05],
            ]);
            pen.fill(&[[0.05, 0.05], [0.3, 0.5], [0.0, 0.8], [-0.28, 0.5]]);
        }
        Status::Freeze => {
            for turn in 0..3 {
                let (sin, cos) = (TAU * turn as f32 / 6.0).sin_cos();
                pen.line(&[[0.9 * cos, 0.9 * sin], [-0.9 * cos, -0.9 * sin]]);
            }
            pen.ring([0.0, 0.0], 0.38);
        }
        Status::Shock => {
            pen.fill_fan(&[[0.25, -0.95], [-0.6, 0.15], [-0.05, 0.15], [-0.25, 0.95], [0.6, -0.2], [0.05, -0.2]])
        }
        Status::Weaken => {
            sword(pen, 0.8);
            pen.line(&[[0.35, 0.35], [0.65, 0.75], [0.95, 0.35]]);
        }
        Status::Blind => {
            pen.line(&[[-0.9, 0.0], [-0.45, -0.42], [0.0, -0.55], [0.45, -0.42], [0.9, 0.0]]);
            pen.line(&[[-0.9, 0.0], [-0.45, 0.42], [0.0, 0.55], [0.45, 0.42], [0.9, 0.0]]);
            pen.line(&[[-0.7, 0.8], [0.7, -0.8]]);
        }
        Status::Lock => {
            pen.fill(&[[-0.65, -0.05], [0.65, -0.05], [0.65, 0.85], [-0.65, 0.85]]);
            pen.arc([0.0, -0.15], 0.42, 0.5, 1.0);
            pen.line(&[[-0.42, -0.15], [-0.42, 0.0]]);
            pen.line(&[[0.42, -0.15], [0.42, 0.0]]);
        }
        Status::Curse => {
            let star: Vec<[f32; 2]> = (0..5).map(|tip| at(0.4 * tip as f32 - 0.25, 0.9)).collect();
            pen.closed(&star);
            pen.ring([0.0, 0.0], 0.95);
        }
        Status::Silence => {
            pen.closed(&[
                [-0.85, -0.75],
                [0.85, -0.75],
                [0.85, 0.3],
                [0.0, 0.3],
                [-0.4, 0.85],
                [-0.4, 0.3],
                [-0.85, 0.3],
            ]);
            pen.line(&[[-0.35, -0.5], [0.35, 0.05]]);
            pen.line(&[[0.35, -0.5], [-0.35, 0.05]]);
        }
        Status::Vanish => {
            for (x, y) in [(-0.45, -0.3), (0.45, 0.3)] {
                for side in 0..4 {
                    let (from, to) = (at(0.25 * side as f32 + 0.06, 0.5), at(0.25 * side as f32 + 0.19, 0.5));
                    pen.line(&[[x + from[0], y + from[1]], [x + to[0], y + to[1]]]);
                }
            }
        }
        Status::Shield => shield(pen, true),
        Status::Reduce => {
            shield(pen, false);
            pen.line(&[[-0.4, -0.2], [0.4, -0.2]]);
        }
        Status::Dodge => {
            pen.arc([-0.1, 0.5], 0.85, 0.55, 0.92);
            pen.line(&[[0.2, -0.45], [0.72, -0.05], [0.85, -0.7]]);
            pen.line(&[[-0.6, 0.75], [0.5, 0.75]]);
        }
        Status::Thorns => {
            pen.ring([0.0, 0.0], 0.42);
            for tip in 0..8 {
                let turn = tip as f32 / 8.0;
                pen.line(&[at(turn, 0.5), at(turn, 0.98)]);
            }
        }
        Status::Fury => {
            pen.line(&[[-0.8, 0.8], [0.7, -0.7]]);
            pen.line(&[[0.8, 0.8], [-0.7, -0.7]]);
            pen.line(&[[-0.75, 0.3], [-0.3, 0.75]]);
            pen.line(&[[0.75, 0.3], [0.3, 0.75]]);
        }
        Status::ReEquip => arrow_round(pen, 0.8),
        Status::Survive => {
            heart(pen, [0.0, 0.2], 0.75);
            pen.arc([0.0, -0.7], 0.42, 0.0, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fighter_without_cards_has_a_sign_all_the_same() {
        assert_eq!(Icon::of_fighter(&Combatant::default(), &Catalogue::default()), Icon::Sword);
    }
}
