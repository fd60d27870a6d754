//! Checks how a map is drawn: that lines are on the board, outlines closed, and the drawing shows exactly the borders
//! there are.

use super::drawing_faults;
use super::error::{Findings, Path, did_you_mean};
use super::geometry::{ArcRef, BorderArc, Geometry, Lane, Outline, Point, Polygon, Ring};
use super::ids::TerritoryId;
use super::raw::{RawGeometry, RawLane, RawOutline};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::written::PathStep::{self, Field, Item};
use tabletop::{Message, message};

/// The widest and highest board, in units, so that sums of coordinates stay exact enough.
const LARGEST_BOARD: f32 = 100_000.0;

/// The geometry; it is sound only if nothing was found. `territories` are places by name, `borders` neighbours by
/// place.
pub(super) fn check_geometry(
    raw: &RawGeometry,
    territories: &BTreeMap<&str, usize>,
    borders: &[Vec<usize>],
    findings: &mut Findings<Path>,
) -> Geometry {
    let sides = vec![[None; 2]; raw.arcs.len()];
    let mut checker = Checker { raw, territories, borders, findings, sides, board: None, sound_lines: false };
    checker.board();
    checker.lines();
    let outlines = checker.outlines();
    let lanes = checker.lanes();
    checker.adjacency(&lanes);
    let arcs = raw.arcs.iter().zip(&checker.sides).map(|(points, sides)| BorderArc {
        points: points.clone(),
        sides: sides.map(|side| side.map(|at| TerritoryId(at as u8))),
    });
    Geometry {
        closed: Vec::new(),
        size: raw.size,
        arcs: arcs.collect(),
        outlines,
        lanes,
        lakes: raw.lakes.clone(),
        wilds: raw.wilds.clone(),
    }
}

struct Checker<'a> {
    raw: &'a RawGeometry,
    territories: &'a BTreeMap<&'a str, usize>,
    borders: &'a [Vec<usize>],
    findings: &'a mut Findings<Path>,
    /// Which territory uses each arc forwards and which backwards.
    sides: Vec<[Option<usize>; 2]>,
    /// Width and height, unless they make no sense: then no place is held against them.
    board: Option<(f32, f32)>,
    /// Nothing is wrong with the arcs, so that rings made of them can be judged.
    sound_lines: bool,
}

/// A path below `geometry`.
fn below(steps: &[PathStep]) -> Path {
    [&[Field("geometry")], steps].concat()
}

impl Checker<'_> {
    fn add(&mut self, steps: &[PathStep], reason: Message, remedy: Message) {
        self.findings.add(below(steps), reason, remedy);
    }

    fn on_board(&mut self, point: Point, steps: &[PathStep]) {
        let Point(x, y) = point;
        let (reason, remedy) = match self.board {
            _ if !x.is_finite() || !y.is_finite() => drawing_faults::no_place(point),
            Some((width, height)) if !((0.0..=width).contains(&x) && (0.0..=height).contains(&y)) => {
                drawing_faults::outside(point, (width, height))
            }
            _ => return,
        };
        self.add(steps, reason, remedy);
    }

    fn line(&mut self, points: &[Point], fewest: usize, steps: &[PathStep]) {
        if points.len() < fewest {
            let (reason, remedy) = drawing_faults::short_line(points.len(), fewest);
            self.add(steps, reason, remedy);
        }
        for (at, point) in points.iter().enumerate() {
            self.on_board(*point, &[steps, &[Item(at)]].concat());
        }
    }

    fn board(&mut self) {
        let Point(width, height) = self.raw.size;
        if [width, height].iter().all(|side| *side > 0.0 && *side <= LARGEST_BOARD) {
            self.board = Some((width, height));
        } else {
            let (reason, remedy) = drawing_faults::no_board(self.raw.size, LARGEST_BOARD);
            self.add(&[Field("size")], reason, remedy);
        }
    }

    fn lines(&mut self) {
        let raw = self.raw;
        let before = self.findings.count();
        for (at, arc) in raw.arcs.iter().enumerate() {
            let closed = arc.first() == arc.last();
            self.line(arc, if closed { 4 } else { 2 }, &[Field("arcs"), Item(at)]);
        }
        self.sound_lines = self.findings.count() == before;
        for (list, name) in [(&raw.lakes, "lakes"), (&raw.wilds, "wilds")] {
            for (at, outline) in list.iter().enumerate() {
                let place = [Field(name), Item(at)];
                self.line(outline, 3, &place);
                if outline.len() >= 3 && doubled_area(outline) == 0.0 {
                    self.add(
                        &place,
                        message!("fault-map-no_area", "the line encloses nothing"),
                        message!("remedy-map-corners", "give it three corners or more, or remove it"),
                    );
                }
            }
        }
    }

    /// The outline of each territory, in order; missing ones are reported.
    fn outlines(&mut self) -> Vec<Outline> {
        let before = self.findings.count();
        let mut outlines: Vec<Option<Outline>> = vec![None; self.borders.len()];
        for (at, raw) in self.raw.outlines.iter().enumerate() {
            let here = [Field("outlines"), Item(at)];
            let place = [here[0], here[1], Field("territory")];
            let Some(owner) = self.territory(&raw.territory, &place) else { continue };
            if outlines[owner].is_some() {
                let reason = message!("fault-map-two_outlines", "`{name}` has two outlines", name = &raw.territory);
                self.add(&place, reason, message!("remedy-map-two_outlines", "put all its polygons into one"));
                continue;
            }
            for (field, point) in [("label", raw.label), ("token", raw.token)] {
                self.on_board(point, &[here[0], here[1], Field(field)]);
            }
            outlines[owner] = Some(self.outline(owner, raw, &here));
        }
        // What is missing may only be misspelt: that is said once the rest is right.
        if self.findings.count() == before {
            for (name, _) in self.territories.iter().filter(|(_, at)| outlines[**at].is_none()) {
                let reason = message!("fault-map-no_outline", "`{name}` has no outline", name = *name);
                self.findings.add(
                    below(&[Field("outlines")]),
                    reason,
                    message!("remedy-map-no_outline", "add one, or leave `geometry` out"),
                );
            }
        }
        if self.findings.count() == before {
            for arc in (0..self.sides.len()).filter(|arc| self.sides[*arc] == [None; 2]) {
                let place = below(&[Field("arcs"), Item(arc)]);
                self.findings.add(
                    place,
                    message!("fault-map-idle_arc", "no outline uses arc {arc}", arc = arc.to_string()),
                    message!("remedy-map-idle_arc", "remove it or use it"),
                );
            }
        }
        outlines.into_iter().flatten().collect()
    }

    fn territory(&mut self, name: &str, steps: &[PathStep]) -> Option<usize> {
        let known = self.territories.get(name).copied();
        if known.is_none() {
            let remedy = did_you_mean(
                name,
                self.territories.keys().copied(),
                message!("remedy-map-use_territory", "use a name from `territories`"),
            );
            self.add(steps, message!("fault-map-unknown_territory", "there is no territory `{name}`", name), remedy);
        }
        known
    }

    fn outline(&mut self, owner: usize, raw: &RawOutline, here: &[PathStep; 2]) -> Outline {
        let list = [here[0], here[1], Field("polygons")];
        if raw.polygons.is_empty() {
            self.add(
                &list,
                message!("fault-map-no_land", "`{name}` has no land", name = &raw.territory),
                message!("remedy-map-no_land", "give it at least one polygon"),
            );
        }
        let mut polygons = Vec::new();
        for (nth, rings) in raw.polygons.iter().enumerate() {
            let place = [&list[..], &[Item(nth)]].concat();
            let mut checked = rings.iter().enumerate().map(|(number, ring)| {
                let steps = [&place[..], &[Item(number)]].concat();
                self.ring(owner, ring, number == 0, &steps)
            });
            match checked.next() {
                Some(outer) => polygons.push(Polygon { outer, holes: checked.collect() }),
                None => self.add(
                    &place,
                    message!("fault-map-no_ring", "a polygon has no ring"),
                    message!("remedy-map-no_ring", "give it an outer ring, or remove it"),
                ),
            }
        }
        Outline { polygons, label: raw.label, token: raw.token }
    }

    fn ring(&mut self, owner: usize, numbers: &[i64], outer: bool, steps: &[PathStep]) -> Ring {
        let before = self.findings.count();
        let mut ring = Vec::new();
        for (nth, number) in numbers.iter().enumerate() {
            let place = [steps, &[Item(nth)]].concat();
            let reversed = *number < 0;
            let arc = usize::try_from(if reversed { !*number } else { *number }).unwrap_or(usize::MAX);
            if arc >= self.raw.arcs.len() {
                let remedy = message!(
                    "remedy-map-arc_numbers",
                    "arcs are numbered from 0 to {last}",
                    last = self.raw.arcs.len().saturating_sub(1)
                );
                self.add(
                    &place,
                    message!("fault-map-no_arc", "there is no arc {number}", number = number.to_string()),
                    remedy,
                );
            } else if self.sides[arc][usize::from(reversed)].is_some() {
                let remedy = message!(
                    "remedy-map-arc_directions",
                    "neighbours walk their common arc in opposite directions: 4 and -5"
                );
                self.add(
                    &place,
                    message!(
                        "fault-map-arc_twice",
                        "arc {number} is used twice in the same direction",
                        number = number.to_string()
                    ),
                    remedy,
                );
            } else if self.sides[arc][usize::from(!reversed)] == Some(owner) {
                self.add(
                    &place,
                    message!(
                        "fault-map-arc_sides",
                        "both sides of arc {arc} are the same territory",
                        arc = arc.to_string()
                    ),
                    message!("remedy-map-remove_arc", "remove the arc"),
                );
            } else {
                self.sides[arc][usize::from(reversed)] = Some(owner);
                ring.push(ArcRef { arc, reversed });
            }
        }
        if self.sound_lines && self.findings.count() == before {
            self.closure(&ring, outer, steps);
        }
        Ring(ring)
    }

    /// That a ring's arcs join end to end around some land.
    fn closure(&mut self, ring: &[ArcRef], outer: bool, steps: &[PathStep]) {
        let walked = |part: &ArcRef| -> Vec<Point> {
            let points = self.raw.arcs[part.arc].iter().copied();
            if part.reversed { points.rev().collect() } else { points.collect() }
        };
        let lines: Vec<Vec<Point>> = ring.iter().map(walked).collect();
        let next = lines.iter().cycle().skip(1);
        let gap = lines.iter().zip(next).position(|(line, next)| line.last() != next.first());
        if ring.is_empty() {
            self.add(
                steps,
                message!("fault-map-no_arcs", "a ring has no arcs"),
                message!("remedy-map-list_arcs", "list the numbers of its arcs, or remove it"),
            );
        } else if let Some(nth) = gap {
            let place = [steps, &[Item(nth)]].concat();
            self.add(
                &place,
                message!("fault-map-gap", "the next arc does not begin where this one ends"),
                message!("remedy-map-gap", "check the order and direction of the ring's arcs"),
            );
        } else {
            let area = doubled_area(&lines.concat());
            // Land lies on the left of a line drawn with y downwards: outer rings run anticlockwise to the eye, holes
            // clockwise.
            if area == 0.0 || (area < 0.0) != outer {
                let (reason, remedy) =
                    if area == 0.0 { drawing_faults::empty_ring() } else { drawing_faults::turned_ring() };
                self.add(steps, reason, remedy);
            }
        }
    }

    fn lanes(&mut self) -> Vec<Lane> {
        let raw = self.raw;
        let mut seen = BTreeSet::new();
        let mut lanes = Vec::new();
        for (at, RawLane { between: (first, second), pieces }) in raw.lanes.iter().enumerate() {
            let here = [Field("lanes"), Item(at)];
            let place = |side| [here[0], here[1], Field("between"), Item(side)];
            let ends = [self.territory(first, &place(0)), self.territory(second, &place(1))];
            if pieces.is_empty() || pieces.len() > 2 {
                let reason = message!(
                    "fault-map-lane_pieces",
                    "a lane of {pieces} pieces cannot be drawn",
                    pieces = pieces.len()
                );
                self.add(
                    &here,
                    reason,
                    message!("remedy-map-lane_pieces", "give it one line, or two stubs to the board's edges"),
                );
            }
            for (nth, piece) in pieces.iter().enumerate() {
                self.line(piece, 2, &[here[0], here[1], Field("pieces"), Item(nth)]);
            }
            let [Some(a), Some(b)] = ends else { continue };
            if !self.borders[a].contains(&b) && !self.borders[b].contains(&a) {
                let reason = message!(
                    "fault-map-lane",
                    "a lane joins `{first}` and `{second}`, which are not neighbours",
                    first,
                    second
                );
                self.add(&here, reason, message!("remedy-map-lane", "remove the lane or make them neighbours"));
            }
            if !seen.insert((a.min(b), a.max(b))) {
                self.add(
                    &here,
                    message!("fault-map-two_lanes", "`{first}` and `{second}` are joined by two lanes", first, second),
                    message!("remedy-remove_one", "remove one of the two"),
                );
            }
            lanes.push(Lane { ends: [TerritoryId(a as u8), TerritoryId(b as u8)], pieces: pieces.clone() });
        }
        lanes
    }

    /// That the drawing shows a border or lane for every pair of neighbours and a border for no other pair.
    fn adjacency(&mut self, lanes: &[Lane]) {
        if self.findings.count() > 0 {
            return;
        }
        let mut names = vec![""; self.borders.len()];
        for (name, at) in self.territories {
            names[*at] = name;
        }
        let mut shown: BTreeSet<(usize, usize)> =
            lanes.iter().map(|lane| lane.ends().map(TerritoryId::index)).map(|[a, b]| (a.min(b), a.max(b))).collect();
        for arc in 0..self.sides.len() {
            let [Some(a), Some(b)] = self.sides[arc] else { continue };
            if !self.borders[a].contains(&b) && !self.borders[b].contains(&a) {
                let reason = message!(
                    "fault-map-touch",
                    "the outlines of `{one}` and `{other}` touch, but they are not neighbours",
                    one = names[a],
                    other = names[b]
                );
                self.add(
                    &[Field("arcs"), Item(arc)],
                    reason,
                    message!("remedy-map-touch", "part them or make them neighbours"),
                );
            }
            shown.insert((a.min(b), a.max(b)));
        }
        for (from, to) in (0..names.len()).flat_map(|from| self.borders[from].iter().map(move |to| (from, *to))) {
            if shown.insert((from.min(to), from.max(to))) {
                let reason = message!(
                    "fault-map-not_shown",
                    "nothing on the board shows that `{from}` borders `{to}`",
                    from = names[from],
                    to = names[to]
                );
                self.add(
                    &[Field("lanes")],
                    reason,
                    message!("remedy-map-not_shown", "add a lane or let their outlines share an arc"),
                );
            }
        }
    }
}

/// Twice the signed area of a closed line, in square units; its first point may or may not be repeated.
fn doubled_area(points: &[Point]) -> f64 {
    let next = points.iter().cycle().skip(1);
    let sides = points.iter().zip(next);
    sides.map(|(a, b)| f64::from(a.x()) * f64::from(b.y()) - f64::from(b.x()) * f64::from(a.y())).sum()
}
