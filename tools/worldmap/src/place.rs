//! Where a territory's army token and name go: token inside the land, name beside it, nothing over anything else.

use crate::plan::Plan;
use crate::plane::{Point, Rings, bounds, clearance, distance, nearest_on, sides};

/// Radius of the token, in units, and the clear land it should have around it.
const TOKEN: f64 = 12.0;
const ROOM: f64 = 13.0;
/// The size of a name's block: a line for each word.
const LINE_HEIGHT: f64 = 10.5;
const LETTER_WIDTH: f64 = 5.4;
/// Between token and name.
const GAP: f64 = 2.0;
/// What a token on top of another costs, against at most 1 for the name; less with every unit between them.
const CROWDED: f64 = 4.0;
/// What a token over a lake costs.
const WET: f64 = 0.5;
/// Spacing of the places tried.
const STEP: f64 = 2.0;

/// The places found for one territory.
#[derive(Debug, Clone, Copy)]
pub struct Placement {
    pub token: Point,
    pub label: Point,
}

/// What lies on each square unit of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Sea,
    Land(usize),
    Taken,
}

struct Chart {
    cells: Vec<Ground>,
    width: usize,
    height: usize,
}

impl Chart {
    fn new(lands: &[Vec<Rings>], [width, height]: Point) -> Self {
        let (width, height) = (width as usize, height as usize);
        let mut chart = Self { cells: vec![Ground::Sea; width * height], width, height };
        for (owner, patches) in lands.iter().enumerate() {
            for row in 0..chart.height {
                let y = row as f64 + 0.5;
                let mut cuts: Vec<f64> = patches
                    .iter()
                    .flatten()
                    .flat_map(|ring| sides(ring))
                    .filter(|(a, b)| (a[1] > y) != (b[1] > y))
                    .map(|(a, b)| a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]))
                    .collect();
                cuts.sort_by(f64::total_cmp);
                for pair in cuts.chunks_exact(2) {
                    let column = |x: f64| (x + 0.5).clamp(0.0, width as f64) as usize;
                    for x in column(pair[0])..column(pair[1]) {
                        chart.cells[row * width + x] = Ground::Land(owner);
                    }
                }
            }
        }
        chart
    }

    /// `None` off the board.
    fn at(&self, [x, y]: Point) -> Option<Ground> {
        let on_board = x >= 0.0 && y >= 0.0 && x < self.width as f64 && y < self.height as f64;
        on_board.then(|| self.cells[y as usize * self.width + x as usize])
    }

    fn take(&mut self, low: Point, high: Point, covers: impl Fn(Point) -> bool) {
        for row in low[1].max(0.0) as usize..(high[1].max(0.0) as usize + 1).min(self.height) {
            for column in low[0].max(0.0) as usize..(high[0].max(0.0) as usize + 1).min(self.width) {
                if covers([column as f64 + 0.5, row as f64 + 0.5]) {
                    self.cells[row * self.width + column] = Ground::Taken;
                }
            }
        }
    }

    fn take_box(&mut self, centre: Point, half: Point) {
        let low = [centre[0] - half[0], centre[1] - half[1]];
        let high = [centre[0] + half[0], centre[1] + half[1]];
        self.take(low, high, |_| true);
    }

    fn take_line(&mut self, line: &[Point]) {
        for pair in line.windows(2) {
            let [low, high] = bounds(&[pair.to_vec()]);
            self.take(low, high, |p| distance(nearest_on([pair[0], pair[1]], p), p) < 1.5);
        }
    }

    /// How well a name's block sits here, at most 1.
    fn worth(&self, owner: usize, centre: Point, half: Point) -> f64 {
        const ACROSS: i32 = 9;
        const DOWN: i32 = 5;
        let mut sum = 0.0;
        for i in -ACROSS..=ACROSS {
            for j in -DOWN..=DOWN {
                let share = [f64::from(i) / f64::from(ACROSS), f64::from(j) / f64::from(DOWN)];
                sum += match self.at([centre[0] + share[0] * half[0], centre[1] + share[1] * half[1]]) {
                    Some(Ground::Land(here)) if here == owner => 1.0,
                    Some(Ground::Sea) => 0.75,
                    Some(Ground::Land(_)) => -0.5,
                    Some(Ground::Taken) => -3.0,
                    None => -10.0,
                };
            }
        }
        sum / f64::from((2 * ACROSS + 1) * (2 * DOWN + 1))
    }
}

/// Places tokens and names of all territories; `lands` holds each one's patches, largest first. Where they can, tokens keep apart and
/// off the lakes as the plan says.
pub fn place(
    names: &[&str],
    lands: &[Vec<Rings>],
    lakes: &[Vec<Point>],
    lanes: &[Vec<Point>],
    plan: &Plan,
) -> Vec<Placement> {
    let mut chart = Chart::new(lands, plan.size());
    for lane in lanes {
        chart.take_line(lane);
    }
    let sites: Vec<Vec<(Point, f64)>> = lands.iter().map(|patches| token_sites(&patches[0])).collect();
    let widest = |at: usize| sites[at].iter().map(|(_, room)| *room).fold(0.0, f64::max);
    let mut tightest_first: Vec<usize> = (0..lands.len()).collect();
    tightest_first.sort_by(|a, b| widest(*a).total_cmp(&widest(*b)));
    let mut placements = vec![Placement { token: [0.0; 2], label: [0.0; 2] }; lands.len()];
    let mut tokens: Vec<Point> = Vec::new();
    for at in tightest_first {
        let half = block(names[at]);
        let crowded = |token: Point| {
            let nearest = tokens.iter().map(|other| distance(*other, token)).fold(f64::INFINITY, f64::min);
            let wet = plan.off_lakes && lakes.iter().any(|lake| clearance(std::slice::from_ref(lake), token) > -TOKEN);
            CROWDED * (1.0 - nearest / plan.apart).max(0.0) + if wet { WET } else { 0.0 }
        };
        let worth = |(p, bonus): &(Placement, f64)| chart.worth(at, p.label, half) + bonus - crowded(p.token);
        let best = candidates(&sites[at], half).max_by(|p, q| worth(p).total_cmp(&worth(q))).map(|(place, _)| place);
        if let Some(best) = best {
            placements[at] = best;
            tokens.push(best.token);
            chart.take_box(best.token, [TOKEN, TOKEN]);
            chart.take_box(best.label, half);
        }
    }
    placements
}

/// Half the width and height of a name's block.
fn block(name: &str) -> Point {
    let letters = name.split(' ').map(|word| word.chars().count()).max().unwrap_or(0) as f64;
    let lines = name.split(' ').count() as f64;
    [letters * LETTER_WIDTH / 2.0, lines * LINE_HEIGHT / 2.0]
}

/// Places with room for the token, or the roomiest of all, each with the distance to the outline.
fn token_sites(patch: &Rings) -> Vec<(Point, f64)> {
    let [low, high] = bounds(patch);
    let steps =
        |axis: usize| (0..=((high[axis] - low[axis]) / STEP) as u32).map(move |i| low[axis] + f64::from(i) * STEP);
    let mut roomy = Vec::new();
    for x in steps(0) {
        for y in steps(1) {
            let room = clearance(patch, [x, y]);
            if room >= ROOM {
                roomy.push(([x, y], room));
            }
        }
    }
    if roomy.is_empty() { vec![pole_of_inaccessibility(patch)] } else { roomy }
}

/// The point farthest from the outline and its distance, to a hundredth of a unit: a grid search, refined around its
/// best.
pub fn pole_of_inaccessibility(patch: &Rings) -> (Point, f64) {
    let [low, high] = bounds(patch);
    let mut best = (low, clearance(patch, low));
    let mut step = STEP / 2.0;
    let (mut from, mut to) = (low, high);
    while step > 0.01 {
        let count = |axis: usize| ((to[axis] - from[axis]) / step) as u32;
        for i in 0..=count(0) {
            for j in 0..=count(1) {
                let p = [from[0] + f64::from(i) * step, from[1] + f64::from(j) * step];
                let room = clearance(patch, p);
                if room > best.1 {
                    best = (p, room);
                }
            }
        }
        let [x, y] = best.0;
        (from, to) = ([x - 2.0 * step, y - 2.0 * step], [x + 2.0 * step, y + 2.0 * step]);
        step /= 4.0;
    }
    best
}

/// Name below or above the token, beside it if need be, with a bonus for what reads better.
fn candidates(sites: &[(Point, f64)], half: Point) -> impl Iterator<Item = (Placement, f64)> {
    /// What the roomiest place is worth, against at most 1 for the name.
    const CENTRAL: f64 = 0.3;
    let widest = sites.iter().map(|(_, room)| *room).fold(0.0, f64::max);
    let (dx, dy) = (TOKEN + GAP + half[0], TOKEN + GAP + half[1]);
    let ways = [([0.0, dy], 0.02), ([0.0, -dy], 0.0), ([dx, 0.0], -0.1), ([-dx, 0.0], -0.1)];
    sites.iter().flat_map(move |&(token, room)| {
        ways.into_iter().map(move |(offset, bonus)| {
            let label = [token[0] + offset[0], token[1] + offset[1]];
            (Placement { token, label }, bonus + CENTRAL * room / widest)
        })
    })
}
