//! The road's signs, drawn with the same pen as those of the cards.

use bevy_egui::egui::{Color32, Painter, Pos2};
use dice::gauntlet::{Site, Stage};

use crate::games::alea::pen::{Pen, die, heart, sword};

/// A sign of the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A chest.
    Chest,
    /// An anvil.
    Anvil,
    /// A shop's purse.
    Purse,
    /// A rest's fire.
    Fire,
    /// A boss.
    Crown,
    /// A parting of ways.
    Ways,
    /// A step up.
    Star,
    /// Taking things apart.
    Tongs,
    /// Gold.
    Coin,
    /// HP.
    Heart,
    /// HP that come back.
    Bandage,
    /// Dice.
    Die,
    /// A meal.
    Loaf,
    /// Sleep.
    Moon,
    /// Exercise.
    Weight,
    /// Cards on the board.
    Board,
    /// A fight.
    Sword,
}

impl Sign {
    /// That of a site.
    pub const fn of_site(site: Site) -> Self {
        match site {
            Site::Chest => Self::Chest,
            Site::Anvil => Self::Anvil,
            Site::Shop => Self::Purse,
            Site::Rest => Self::Fire,
        }
    }

    /// That of where the hero is.
    pub const fn of_stage(stage: Stage) -> Self {
        match stage {
            Stage::Visiting(site) => Self::of_site(site),
            Stage::Levelling => Self::Star,
            Stage::Scrapping => Self::Tongs,
            Stage::Fighting => Self::Sword,
            Stage::Mapping | Stage::Choosing => Self::Ways,
            Stage::Over { .. } => Self::Crown,
        }
    }

    /// Paints it about `middle`, within `radius`.
    pub fn paint(self, painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
        let pen = &Pen::new(painter, middle, radius, ink);
        match self {
            Self::Chest => {
                pen.closed(&[[-0.85, -0.05], [0.85, -0.05], [0.85, 0.75], [-0.85, 0.75]]);
                pen.line(&[[-0.85, -0.05], [-0.75, -0.55], [-0.4, -0.75], [0.4, -0.75], [0.75, -0.55], [0.85, -0.05]]);
                pen.fill(&[[-0.17, -0.2], [0.17, -0.2], [0.17, 0.25], [-0.17, 0.25]]);
            }
            Self::Anvil => {
                pen.fill(&[[-0.45, -0.55], [0.9, -0.55], [0.9, -0.1], [-0.25, -0.1]]);
                pen.fill(&[[-0.95, -0.45], [-0.45, -0.55], [-0.25, -0.1]]);
                pen.fill(&[[-0.05, -0.1], [0.55, -0.1], [0.4, 0.4], [0.1, 0.4]]);
                pen.fill(&[[-0.35, 0.4], [0.85, 0.4], [0.85, 0.72], [-0.35, 0.72]]);
            }
            Self::Purse => {
                pen.line(&[
                    [-0.28, -0.4],
                    [-0.75, 0.2],
                    [-0.72, 0.65],
                    [-0.4, 0.88],
                    [0.4, 0.88],
                    [0.72, 0.65],
                    [0.75, 0.2],
                    [0.28, -0.4],
                ]);
                pen.line(&[[-0.4, -0.4], [0.4, -0.4]]);
                pen.line(&[[-0.3, -0.4], [-0.5, -0.85], [0.0, -0.65], [0.5, -0.85], [0.3, -0.4]]);
                pen.ring([0.0, 0.3], 0.28);
            }
            Self::Fire => {
                pen.closed(&[
                    [0.05, -0.95],
                    [0.42, -0.35],
                    [0.52, 0.1],
                    [0.25, 0.42],
                    [-0.25, 0.42],
                    [-0.52, 0.1],
                    [-0.25, -0.25],
                    [-0.1, 0.0],
                ]);
                pen.line(&[[-0.85, 0.6], [0.85, 0.9]]);
                pen.line(&[[-0.85, 0.9], [0.85, 0.6]]);
            }
            Self::Crown => {
                pen.fill(&[[-0.8, 0.35], [0.8, 0.35], [0.8, 0.7], [-0.8, 0.7]]);
                for points in [
                    [[-0.8, 0.35], [-0.85, -0.55], [-0.2, 0.35]],
                    [[-0.45, 0.35], [0.0, -0.8], [0.45, 0.35]],
                    [[0.2, 0.35], [0.85, -0.55], [0.8, 0.35]],
                ] {
                    pen.fill(&points);
                }
            }
            Self::Ways => {
                pen.line(&[[0.0, 0.9], [0.0, 0.2], [-0.7, -0.6]]);
                pen.line(&[[0.0, 0.2], [0.7, -0.6]]);
                pen.line(&[[-0.75, -0.15], [-0.72, -0.62], [-0.25, -0.6]]);
                pen.line(&[[0.75, -0.15], [0.72, -0.62], [0.25, -0.6]]);
            }
            Self::Star => {
                let tip = |turn: f32, radius: f32| {
                    let (sin, cos) = (std::f32::consts::TAU * turn).sin_cos();
                    [radius * cos, radius * sin]
                };
                let star: Vec<[f32; 2]> =
                    (0..10).map(|at| tip(0.1 * at as f32 - 0.25, if at % 2 == 0 { 0.95 } else { 0.42 })).collect();
                pen.fill_fan(&star);
            }
            Self::Tongs => {
                pen.line(&[[-0.7, 0.85], [0.1, 0.0], [0.2, -0.5], [0.7, -0.85]]);
                pen.line(&[[0.7, 0.85], [-0.1, 0.0], [-0.2, -0.5], [-0.7, -0.85]]);
                pen.disc([0.0, 0.08], 0.16);
            }
            Self::Coin => {
                pen.ring([0.0, 0.0], 0.85);
                pen.ring([0.0, 0.0], 0.5);
            }
            Self::Heart => heart(pen, [0.0, 0.0], 0.95),
            Self::Bandage => {
                pen.closed(&[[-0.85, 0.35], [0.35, -0.85], [0.85, -0.35], [-0.35, 0.85]]);
                pen.line(&[[-0.22, 0.0], [0.22, 0.0]]);
                pen.line(&[[0.0, -0.22], [0.0, 0.22]]);
            }
            Self::Die => {
                die(pen, [0.0, 0.0], 0.75, &[[-0.36, -0.36], [0.36, 0.36], [0.0, 0.0], [0.36, -0.36], [-0.36, 0.36]])
            }
            Self::Loaf => {
                pen.line(&[
                    [-0.85, 0.6],
                    [-0.9, -0.05],
                    [-0.55, -0.5],
                    [0.55, -0.5],
                    [0.9, -0.05],
                    [0.85, 0.6],
                    [-0.85, 0.6],
                ]);
                for x in [-0.4, 0.0, 0.4] {
                    pen.line(&[[x - 0.1, 0.15], [x + 0.1, -0.25]]);
                }
            }
            Self::Moon => {
                const STEPS: usize = 18;
                let edge = |x: f32, radius: f32, from: f32, to: f32| {
                    (0..=STEPS).map(move |step| {
                        let turn = from + (to - from) * step as f32 / STEPS as f32;
                        let (sin, cos) = (std::f32::consts::TAU * turn).sin_cos();
                        [x + radius * cos, radius * sin]
                    })
                };
                // The outer edge, and the inner one back to its beginning.
                let crescent: Vec<[f32; 2]> = edge(0.05, 0.9, 0.1, 0.9).chain(edge(0.45, 0.62, 0.83, 0.17)).collect();
                pen.closed(&crescent);
            }
            Self::Weight => {
                pen.line(&[[-0.5, 0.0], [0.5, 0.0]]);
                for side in [-1.0, 1.0] {
                    pen.fill(&[[0.5 * side, -0.6], [0.72 * side, -0.6], [0.72 * side, 0.6], [0.5 * side, 0.6]]);
                    pen.fill(&[[0.78 * side, -0.35], [0.95 * side, -0.35], [0.95 * side, 0.35], [0.78 * side, 0.35]]);
                }
            }
            Self::Board => {
                pen.closed(&[[-0.8, -0.8], [-0.1, -0.8], [-0.1, 0.8], [-0.8, 0.8]]);
                pen.closed(&[[0.15, -0.8], [0.8, -0.8], [0.8, -0.1], [0.15, -0.1]]);
                pen.closed(&[[0.15, 0.15], [0.8, 0.15], [0.8, 0.8], [0.15, 0.8]]);
            }
            Self::Sword => sword(pen, 1.0),
        }
    }
}
