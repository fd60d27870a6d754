//! `map.ron`: what the tables of a map do not say. Its name, its board, how the globe is laid on it, and which lakes are painted.

use crate::clip::Clip;
use crate::plane::Point;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// How one map is drawn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The map's id, and the name of its file.
    pub id: String,
    pub name: String,
    /// What the map file says of itself in its first line.
    pub about: String,
    /// Width and height of the board, in whole units.
    pub board: (u16, u16),
    pub projection: Projection,
    /// Swellings that make room where land is crowded, in the order in which they are applied.
    #[serde(default)]
    pub bumps: Vec<Bump>,
    /// How far the middle of a rough cut's side may stray, as a share of its length, so that it looks like a river or a ridge.
    #[serde(default)]
    pub wander: f64,
    /// Pieces of land below this size, in square units, go to the neighbour they lie against: cuts and borders leave slips behind.
    #[serde(default)]
    pub scraps: f64,
    /// How far apart tokens are put where there is room, in units: they keep their size on the screen while the board shrinks to fit it.
    #[serde(default = "touching")]
    pub apart: f64,
    /// Whether tokens are put beside the lakes where there is room.
    #[serde(default)]
    pub off_lakes: bool,
    /// Lakes to paint over the land, by their places in the layer `lakes`.
    #[serde(default)]
    pub lakes: Vec<u32>,
}

/// How degrees become board units, before the bumps.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Projection {
    /// For the whole globe. `origin` is where the equator meets the central meridian; land without a territory ends at `southernmost`.
    NaturalEarth { meridian: f64, origin: (f64, f64), scale: f64, southernmost: f64 },
    /// For a part of it: the board is filled from `west` to `east`, and from `north` down as far as it reaches. All land beyond is cut off.
    /// `stretch` is how much parallels draw apart towards the poles: 1 as Mercator has it, 0.8 as Miller has it.
    Cylindrical { west: f64, east: f64, north: f64, stretch: f64 },
}

/// A swelling about a centre: one to one for strengths below 1.25, so shared borders stay shared and nothing overlaps.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bump {
    /// What it makes room for; read by people only.
    #[expect(dead_code, reason = "a word for the reader of the file")]
    pub place: String,
    pub centre: (f64, f64),
    pub radius: f64,
    pub strength: f64,
}

/// Tokens side by side.
const fn touching() -> f64 {
    1.0
}

impl Plan {
    /// # Errors
    /// If the text is no plan, or one that cannot be drawn.
    pub fn parse(text: &str) -> Result<Self> {
        let plan: Self = ron::from_str(text).context("not a plan of a map")?;
        for bump in &plan.bumps {
            let sound = bump.radius > 0.0 && bump.strength > -1.0 && bump.strength < 1.25;
            ensure!(sound, "the bump at {:?} folds the board: take a strength above -1 and below 1.25", bump.centre);
        }
        if let Projection::Cylindrical { west, east, stretch, .. } = plan.projection {
            ensure!(west < east, "the board has no width: `west` must be smaller than `east`");
            ensure!(stretch > 0.0 && stretch <= 1.0, "`stretch` is {stretch}: take one above 0 and up to 1");
        }
        Ok(plan)
    }

    /// Width and height of the board, in units.
    pub fn size(&self) -> Point {
        [f64::from(self.board.0), f64::from(self.board.1)]
    }

    /// The part of the globe that is drawn.
    pub fn window(&self) -> Clip {
        const OPEN: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];
        match self.projection {
            Projection::NaturalEarth { southernmost, .. } => Clip::band(OPEN, [southernmost, f64::INFINITY]),
            Projection::Cylindrical { west, east, north, .. } => {
                Clip::band([west, east], [self.south().unwrap_or(f64::NEG_INFINITY), north])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(projection: &str, bumps: &str) -> Result<Plan> {
        let rest = format!("projection: {projection}, bumps: [{bumps}]");
        Plan::parse(&format!("(id: \"x\", name: \"X\", about: \"A map.\", board: (1600, 800), {rest})"))
    }

    #[test]
    fn a_bump_that_would_fold_the_board_is_refused() {
        let bump = |strength: f64| format!("(place: \"Here\", centre: (1, 2), radius: 3, strength: {strength:?})");
        let on = "Cylindrical(west: 0, east: 40, north: 50, stretch: 1)";
        assert!(plan(on, &bump(1.2)).is_ok());
        assert!(plan(on, &bump(1.3)).unwrap_err().to_string().contains("1.25"));
    }

    #[test]
    fn a_board_without_width_is_refused() {
        assert!(plan("Cylindrical(west: 40, east: 40, north: 50, stretch: 1)", "").is_err());
    }
}
