//! Where names stand: around their tokens, each in the cheapest room that is left, and none over a token or another name where
//! that can be had. All measures are world units.

use bevy::prelude::*;
use risk::map::TerritoryId;

use super::cover::Cover;

/// A name to be placed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    /// What it is the name of.
    pub territory: TerritoryId,
    /// The room of its token.
    pub token: Rect,
    /// Its width and height.
    pub size: Vec2,
}

/// Places tried around a token: so many directions, so far off, as shares of the name's height.
const DIRECTIONS: usize = 32;
const GAPS: [f32; 4] = [0.0, 0.3, 0.7, 1.2];
/// How often names are moved in turn.
const SWEEPS: usize = 12;
/// What it costs to cover something, for each unit of area; nothing else outweighs it.
const COVERING: f32 = 400.0;

/// A place a name could have.
#[derive(Clone, Copy)]
struct Candidate {
    room: Rect,
    cost: f32,
}

/// A room for every name, in their order, and how much of them is covered: 0 where every one can be read. `obstacles` lie beside the
/// tokens, `bounds` is where names are seen, and `air` is kept between things.
pub(super) fn arrange(cover: &Cover, labels: &[Label], obstacles: &[Rect], bounds: Rect, air: f32) -> (Vec<Rect>, f32) {
    let all: Vec<Rect> = labels.iter().map(|label| label.token).chain(obstacles.iter().copied()).collect();
    let tried: Vec<Vec<Candidate>> = labels
        .iter()
        .map(|label| {
            let mut tried: Vec<Candidate> = around(label, air)
                .map(|(room, off)| Candidate { room, cost: cost(cover, label, labels, &all, bounds, room, air) + off })
                .collect();
            tried.sort_by(|a, b| a.cost.total_cmp(&b.cost));
            tried
        })
        .collect();
    let mut chosen = vec![0; labels.len()];
    // Those with least choice first: the others give way to them.
    let free = |at: usize| tried[at].iter().filter(|candidate| candidate.cost < area(labels[at].size)).count();
    let mut order: Vec<usize> = (0..labels.len()).collect();
    order.sort_by_key(|at| (free(*at), *at));
    for _ in 0..SWEEPS {
        let before = chosen.clone();
        for &at in &order {
            chosen[at] = best(&tried, &chosen, at, air);
        }
        let blocked: Vec<usize> = order.iter().copied().filter(|at| covered(&tried, &chosen, *at, air) > 0.0).collect();
        for at in blocked {
            make_way(&tried, &mut chosen, at, air);
        }
        if chosen == before {
            break;
        }
    }
    let rooms: Vec<Rect> = (0..labels.len()).map(|at| tried[at][chosen[at]].room).collect();
    let hidden = (0..rooms.len())
        .map(|at| {
            let others = rooms[..at].iter().map(|other| shared(rooms[at], *other)).sum::<f32>();
            others + all.iter().map(|other| shared(rooms[at], *other)).sum::<f32>()
        })
        .sum();
    (rooms, hidden)
}

/// What the place of one name costs, those of all others being as they are.
fn covered(tried: &[Vec<Candidate>], chosen: &[usize], at: usize, air: f32) -> f32 {
    let room = tried[at][chosen[at]].room.inflate(air);
    (0..tried.len()).filter(|other| *other != at).map(|other| shared(room, tried[other][chosen[other]].room)).sum()
}

/// The cheapest place for a name, those of all others being as they are.
fn best(tried: &[Vec<Candidate>], chosen: &[usize], at: usize, air: f32) -> usize {
    let mut found = (f32::INFINITY, chosen[at]);
    let mut trial = chosen.to_vec();
    for (place, candidate) in tried[at].iter().enumerate() {
        // They are in the order of their costs.
        if candidate.cost >= found.0 {
            break;
        }
        trial[at] = place;
        let cost = candidate.cost + COVERING * covered(tried, &trial, at, air);
        if cost < found.0 {
            found = (cost, place);
        }
    }
    found.1
}

/// Moves a name that is in the way of others together with one of these, where that is cheaper for both.
fn make_way(tried: &[Vec<Candidate>], chosen: &mut [usize], at: usize, air: f32) {
    let total = |chosen: &[usize], pair: [usize; 2]| -> f32 {
        pair.iter().map(|one| tried[*one][chosen[*one]].cost + COVERING * covered(tried, chosen, *one, air)).sum()
    };
    let near: Vec<usize> = (0..tried.len())
        .filter(|other| {
            let reach = |at: usize| tried[at].iter().fold(Rect::EMPTY, |all, candidate| all.union(candidate.room));
            *other != at && shared(reach(at), reach(*other)) > 0.0
        })
        .collect();
    for other in near {
        let mut found = (total(chosen, [at, other]), chosen[at], chosen[other]);
        let mut trial = chosen.to_vec();
        for place in 0..tried[at].len() {
            if tried[at][place].cost >= found.0 {
                break;
            }
            trial[at] = place;
            trial[other] = chosen[other];
            trial[other] = best(tried, &trial, other, air);
            let cost = total(&trial, [at, other]);
            if cost + 1e-3 < found.0 {
                found = (cost, place, trial[other]);
            }
        }
        (chosen[at], chosen[other]) = (found.1, found.2);
    }
}

/// What a place costs by itself: what it covers, how little of it is on the own land, how much on that of others, and whether another
/// token is nearer than its own.
fn cost(cover: &Cover, label: &Label, labels: &[Label], all: &[Rect], bounds: Rect, room: Rect, air: f32) -> f32 {
    let size = area(label.size);
    let hidden: f32 = all.iter().map(|other| shared(room.inflate(air), *other)).sum();
    let seen = room.intersect(bounds);
    let lost = size - if seen.is_empty() { 0.0 } else { area(seen.size()) };
    let own = cover.share_on(room, label.territory);
    let foreign = (cover.share_on_land(room) - own).max(0.0);
    let away = |token: Rect| room.center().distance(room.center().clamp(token.min, token.max));
    let mine = away(label.token);
    let nearest = labels.iter().filter(|other| other.territory != label.territory).map(|other| away(other.token));
    let astray = nearest.fold(0.0_f32, |most, other| most.max(mine - other)) / label.size.y;
    COVERING * (hidden + lost) + (0.35 * (1.0 - own) + 0.45 * foreign + 1.6 * astray) * size
}

/// Places around a token and what their distance and direction cost: below is best, then above, then beside.
fn around(label: &Label, air: f32) -> impl Iterator<Item = (Rect, f32)> {
    let reach = (label.token.size() + label.size) / 2.0 + air;
    let size = label.size;
    let middle = label.token.center();
    (0..DIRECTIONS).flat_map(move |step| {
        let way = Vec2::from_angle(std::f32::consts::TAU * step as f32 / DIRECTIONS as f32);
        let touch = (reach.x / way.x.abs().max(1e-3)).min(reach.y / way.y.abs().max(1e-3));
        GAPS.into_iter().map(move |gap| {
            let at = middle + way * (touch + gap * size.y);
            // Straight below, above and beside are read most easily as belonging to the token.
            let slant = 0.12 * (way.x * way.y).abs();
            let side = if way.y < -0.7 { 0.0 } else { 0.03 };
            (Rect::from_center_size(at, size), (0.6 * gap + slant + side) * area(size))
        })
    })
}

fn area(size: Vec2) -> f32 {
    size.x * size.y
}

/// The area two rooms share.
fn shared(one: Rect, other: Rect) -> f32 {
    let common = one.intersect(other);
    if common.is_empty() { 0.0 } else { area(common.size()) }
}
