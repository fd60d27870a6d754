//! From degrees to board units: the Natural Earth projection, then smooth bumps that make room where land is crowded.

use crate::lattice::Site;
use crate::plane::Point;

/// Width and height of the board, in units.
pub const BOARD: Point = [1600.0, 800.0];
const CENTRAL_MERIDIAN: f64 = 11.0;
const ORIGIN: Point = [819.0, 467.0];
const SCALE: f64 = 314.0;
/// The longest step of a line that is projected in one piece, in degrees. Longer ones are cut first, because a line that is
/// straight in degrees is curved on the board.
const LONGEST_STEP: f64 = 0.5;

/// A swelling about a centre: one to one for strengths below 1.25, so shared borders stay shared and nothing overlaps.
struct Bump {
    centre: Point,
    radius: f64,
    strength: f64,
}

/// Europe, Great Britain, Iceland, Japan, Madagascar; applied in this order.
const BUMPS: [Bump; 5] = [
    Bump { centre: [850.0, 212.0], radius: 310.0, strength: 0.38 },
    Bump { centre: [730.0, 165.0], radius: 75.0, strength: 0.45 },
    Bump { centre: [690.0, 102.0], radius: 60.0, strength: 0.9 },
    Bump { centre: [1388.0, 252.0], radius: 100.0, strength: 0.8 },
    Bump { centre: [988.0, 574.0], radius: 90.0, strength: 0.2 },
];

/// Projects a position in degrees.
pub fn project([lon, lat]: [f64; 2]) -> Point {
    let (l, p) = ((lon - CENTRAL_MERIDIAN).to_radians(), lat.to_radians());
    let q = p * p;
    // Natural Earth projection, polynomial of Šavrič, Jenny, Patterson, Petrovič and Hurni (2011).
    let x = l * (0.8707 + q * (-0.131979 + q * (-0.013791 + q * q * q * (0.003971 - 0.001529 * q))));
    let y = p * (1.007226 + q * (0.015085 + q * q * (-0.044475 + q * (0.028874 - 0.005916 * q))));
    BUMPS.iter().fold([ORIGIN[0] + SCALE * x, ORIGIN[1] - SCALE * y], |[x, y], bump| {
        let [cx, cy] = bump.centre;
        let u = ((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (bump.radius * bump.radius);
        let factor = if u < 1.0 { 1.0 + bump.strength * (1.0 - u) * (1.0 - u) } else { 1.0 };
        [cx + (x - cx) * factor, cy + (y - cy) * factor]
    })
}

/// Projects a line, following long straight steps closely.
pub fn project_line(sites: &[Site]) -> Vec<Point> {
    let mut line: Vec<Point> = sites.first().map(|site| project(site.degrees())).into_iter().collect();
    for pair in sites.windows(2) {
        // Always cut from the same end, so that a border has the same points in whichever direction it is followed.
        let forward = pair[0] < pair[1];
        let (a, b) =
            if forward { (pair[0].degrees(), pair[1].degrees()) } else { (pair[1].degrees(), pair[0].degrees()) };
        let longest = (b[0] - a[0]).abs().max((b[1] - a[1]).abs());
        let steps = (longest / LONGEST_STEP).ceil().max(1.0) as u32;
        for step in 1..=steps {
            let share = f64::from(if forward { step } else { steps - step }) / f64::from(steps);
            line.push(project([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]));
        }
    }
    line
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
