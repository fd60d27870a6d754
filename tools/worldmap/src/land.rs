//! Whose land is whose: the features of the globe, cut and given to territories as `geography.csv` says.

use crate::clip::Clip;
use crate::dissolve::without;
use crate::lattice::{Edge, doubled_area};
use crate::tables::{Region, Territory};
use crate::topojson::World as Globe;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// A feature by layer and id.
type Feature<'a> = (&'a str, &'a str);

/// What has been made of a feature: its land on the board, and what the rows so far took of it.
struct Shares {
    whole: Vec<Edge>,
    taken: Vec<Edge>,
}

/// The edges of each territory's land and, last of all, of the land that belongs to none.
///
/// # Errors
/// If the rows of a feature do not tile it, land on the board is named by no row, or a territory has no land.
pub fn land(globe: &Globe, window: &Clip, regions: &[Region], territories: &[Territory]) -> Result<Vec<Vec<Edge>>> {
    let mut land = vec![Vec::new(); territories.len() + 1];
    let mut features: BTreeMap<Feature<'_>, Shares> = BTreeMap::new();
    for region in regions {
        let owner = match &region.territory {
            Some(name) => {
                let known = territories.iter().position(|t| t.name == *name);
                known.with_context(|| format!("geography names unknown territory `{name}`"))?
            }
            None => territories.len(),
        };
        for id in &region.ids {
            let feature = (region.layer.as_str(), id.as_str());
            let shares = match features.entry(feature) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let whole = window.apply(&globe.boundary(&region.layer, id)?);
                    new.insert(Shares { whole, taken: Vec::new() })
                }
            };
            let open = if region.rest { without(&shares.whole, &shares.taken) } else { shares.whole.clone() };
            let part = region.clips.iter().fold(open, |part, clip| clip.apply(&part));
            shares.taken.extend(&part);
            land[owner].extend(part);
        }
    }
    for ((_, id), Shares { whole, taken }) in &features {
        let (whole, taken) = (doubled_area(whole), doubled_area(taken));
        // Cuts are rounded to the lattice, which shifts the area by less than a millionth.
        ensure!((whole - taken).abs() <= whole / 100_000 + 100, "the regions of `{id}` do not tile it");
    }
    all_named(globe, window, &features)?;
    for (territory, edges) in territories.iter().zip(&land) {
        ensure!(!edges.is_empty(), "`{}` has no land: name it in geography.csv", territory.name);
    }
    Ok(land)
}

/// That every country on the board is named, whole or by its subunits.
fn all_named(globe: &Globe, window: &Clip, features: &BTreeMap<Feature<'_>, Shares>) -> Result<()> {
    let by_parts =
        |id: &str| features.keys().any(|(layer, part)| *layer == "subunits" && part.split('-').next() == Some(id));
    for id in globe.ids("countries") {
        let named = features.contains_key(&("countries", id.as_str())) || by_parts(&id);
        let shown = !named && doubled_area(&window.apply(&globe.boundary("countries", &id).unwrap_or_default())) > 0;
        ensure!(!shown, "land of `{id}` lies on the board: name it in geography.csv, under `-` if it belongs to none");
    }
    Ok(())
}
