//! Tokens and names have room on each map.

use super::shapes::{apart, geometry, xy};
use super::{MAPS, Shipped};

/// Radius of a token.
const RADIUS: f64 = 12.0;

/// What the token overhangs by a few units, even enlarged, on the classic world.
const NARROW: [(&str, &str); 3] = [("world", "Iceland"), ("world", "Great Britain"), ("world", "Japan")];

#[test]
fn a_token_fits_inside_every_territory() {
    let mut tight = Vec::new();
    for Shipped { map, shapes, .. } in MAPS.iter() {
        for territory in map.territories() {
            let name = map.territory_name(territory);
            let token = xy(geometry(map).outline(territory).token());
            assert_eq!(shapes.holders(token), [territory], "{}: {name}", map.id());
            let room = shapes.to_outline(token, territory);
            let enough = if NARROW.contains(&(map.id(), name)) { 9.5 } else { RADIUS };
            if room < enough {
                tight.push((map.id(), name, room));
            }
        }
    }
    assert!(tight.is_empty(), "less than {RADIUS} units for the token: {tight:#?}");
}

#[test]
fn tokens_do_not_touch() {
    for Shipped { map, .. } in MAPS.iter() {
        let token = |territory| xy(geometry(map).outline(territory).token());
        for one in map.territories() {
            for other in map.territories().filter(|other| *other > one) {
                let names = (map.id(), map.territory_name(one), map.territory_name(other));
                assert!(apart(token(one), token(other)) >= 2.0 * RADIUS, "the tokens of {names:?} touch");
            }
        }
    }
}

#[test]
fn names_lie_on_their_own_land_or_on_water_beside_it() {
    let mut astray = Vec::new();
    for Shipped { map, shapes, .. } in MAPS.iter() {
        for territory in map.territories() {
            let name = (map.id(), map.territory_name(territory));
            let outline = geometry(map).outline(territory);
            let (label, token) = (xy(outline.label()), xy(outline.token()));
            let on = shapes.holders(label);
            let (dx, dy) = ((label.0 - token.0).abs(), (label.1 - token.1).abs());
            let hidden = dx <= RADIUS && dy <= 17.0;
            if !(on.is_empty() || on == [territory]) || dx.hypot(dy) >= 60.0 || hidden {
                astray.push((name, label));
            }
        }
    }
    assert!(astray.is_empty(), "names on other land, far from their token or below it: {astray:#?}");
}
