//! From degrees to board units: the projection of the map's plan, then its bumps.

use crate::lattice::Site;
use crate::plan::{Plan, Projection};
use crate::plane::Point;

/// The longest step of a line that is projected in one piece, in degrees. Longer ones are cut first, because a line that is
/// straight in degrees is curved on the board.
const LONGEST_STEP: f64 = 0.5;

impl Plan {
    /// Projects a position in degrees.
    pub fn project(&self, [lon, lat]: [f64; 2]) -> Point {
        let flat = match self.projection {
            Projection::NaturalEarth { meridian, origin, scale, .. } => {
                let [x, y] = natural_earth((lon - meridian).to_radians(), lat.to_radians());
                [origin.0 + scale * x, origin.1 - scale * y]
            }
            Projection::Cylindrical { west, east, north, stretch } => {
                let scale = self.size()[0] / (east - west).to_radians();
                let height = |lat: f64| parted(lat.to_radians(), stretch);
                [scale * (lon - west).to_radians(), scale * (height(north) - height(lat))]
            }
        };
        self.bumps.iter().fold(flat, |[x, y], bump| {
            let (cx, cy) = bump.centre;
            let u = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (bump.radius * bump.radius);
            let factor = if u < 1.0 { 1.0 + bump.strength * (1.0 - u) * (1.0 - u) } else { 1.0 };
            [cx + (x - cx) * factor, cy + (y - cy) * factor]
        })
    }

    /// The latitude of a cylindrical board's lower edge.
    pub fn south(&self) -> Option<f64> {
        let Projection::Cylindrical { west, east, north, stretch } = self.projection else { return None };
        let [width, height] = self.size();
        let lowest = parted(north.to_radians(), stretch) - height / width * (east - west).to_radians();
        Some(((stretch * lowest).sinh().atan() / stretch).to_degrees())
    }

    /// Projects a line, following long straight steps closely.
    pub fn project_line(&self, sites: &[Site]) -> Vec<Point> {
        let mut line: Vec<Point> = sites.first().map(|site| self.project(site.degrees())).into_iter().collect();
        for pair in sites.windows(2) {
            // Always cut from the same end, so that a border has the same points in whichever direction it is followed.
            let forward = pair[0] < pair[1];
            let (a, b) =
                if forward { (pair[0].degrees(), pair[1].degrees()) } else { (pair[1].degrees(), pair[0].degrees()) };
            let longest = (b[0] - a[0]).abs().max((b[1] - a[1]).abs());
            let steps = (longest / LONGEST_STEP).ceil().max(1.0) as u32;
            for step in 1..=steps {
                let share = f64::from(if forward { step } else { steps - step }) / f64::from(steps);
                line.push(self.project([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]));
            }
        }
        line
    }
}

/// The projection of Patterson, by the polynomial of Šavrič, Jenny, Patterson, Petrovič and Hurni (2011). Radians.
fn natural_earth(l: f64, p: f64) -> Point {
    let q = p * p;
    let x = l * (0.8707 + q * (-0.131979 + q * (-0.013791 + q * q * q * (0.003971 - 0.001529 * q))));
    let y = p * (1.007226 + q * (0.015085 + q * q * (-0.044475 + q * (0.028874 - 0.005916 * q))));
    [x, y]
}

/// How high a parallel lies above the equator on a cylinder. Radians.
fn parted(lat: f64, stretch: f64) -> f64 {
    (stretch * lat).tan().asinh() / stretch
}

/// Hundredths of a unit, in which the board is written.
const PER_UNIT: f64 = 100.0;

/// The nearest point that the map file can hold.
pub fn to_lattice([x, y]: Point) -> Site {
    Site { x: (x * PER_UNIT).round() as i32, y: (y * PER_UNIT).round() as i32 }
}

/// The board point of a lattice point.
pub fn from_lattice(site: Site) -> Point {
    [f64::from(site.x) / PER_UNIT, f64::from(site.y) / PER_UNIT]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cylindrical_board_is_filled_from_edge_to_edge() {
        let text = "(id: \"x\", name: \"X\", about: \"A map.\", board: (1600, 800), projection: Cylindrical(west: -10, east: 42, north: 48, stretch: 1))";
        let plan = Plan::parse(text).unwrap();
        let south = plan.south().unwrap();
        let near = |[x, y]: Point, (a, b): (f64, f64)| (x - a).hypot(y - b) < 1e-6;
        assert!(near(plan.project([-10.0, 48.0]), (0.0, 0.0)));
        assert!(near(plan.project([42.0, south]), (1600.0, 800.0)));
        assert!((20.0..30.0).contains(&south), "{south}");
    }
}
