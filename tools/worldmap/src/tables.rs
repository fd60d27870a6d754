//! The tables that say what the board consists of: semicolon-separated, `#` lines are comments, the first row names
//! columns.

use crate::clip::Clip;
use crate::lattice::Site;
use crate::wander::wander;
use anyhow::{Context, Result, bail, ensure};

/// One row of `geography.csv`: some features, as far as they satisfy every clip.
pub struct Region {
    /// `None` for land that is no part of the board.
    pub territory: Option<String>,
    pub layer: String,
    pub ids: Vec<String>,
    /// Only what the rows above have left of the features.
    pub rest: bool,
    pub clips: Vec<Clip>,
}

/// One row of `territories.csv`.
pub struct Territory {
    pub name: String,
    pub continent: String,
    pub neighbours: Vec<String>,
}

/// One row of `sea-lanes.csv`: one or two pieces of way points, in degrees.
pub struct SeaLane {
    pub ends: [String; 2],
    pub pieces: Vec<Vec<[f64; 2]>>,
}

/// The rows of a table below its heading, each with its line number, and split into exactly `N` columns.
fn rows<const N: usize>(text: &str) -> Result<Vec<(usize, [&str; N])>> {
    let mut rows = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split(';').map(str::trim).collect();
        let cells =
            <[&str; N]>::try_from(cells).ok().with_context(|| format!("line {}: expected {N} columns", at + 1))?;
        rows.push((at + 1, cells));
    }
    ensure!(!rows.is_empty(), "the table has no heading");
    rows.remove(0);
    Ok(rows)
}

pub fn continents(text: &str) -> Result<Vec<(String, u32)>> {
    let read = |(line, [name, bonus]): (usize, [&str; 2])| {
        let bonus = bonus.parse().with_context(|| format!("line {line}: bad bonus `{bonus}`"))?;
        Ok((name.to_owned(), bonus))
    };
    rows(text)?.into_iter().map(read).collect()
}

pub fn territories(text: &str) -> Result<Vec<Territory>> {
    let read = |(_, [name, continent, neighbours]): (usize, [&str; 3])| Territory {
        name: name.to_owned(),
        continent: continent.to_owned(),
        neighbours: neighbours.split(',').map(|n| n.trim().to_owned()).collect(),
    };
    Ok(rows(text)?.into_iter().map(read).collect())
}

/// `most` is how far rough cuts [`wander`].
pub fn regions(text: &str, most: f64) -> Result<Vec<Region>> {
    let read = |(line, [territory, layer, ids, clips]): (usize, [&str; 4])| {
        let mut clips: Vec<&str> = clips.split('&').map(str::trim).filter(|term| !term.is_empty()).collect();
        let rest = clips.first() == Some(&"rest");
        clips.drain(..usize::from(rest));
        Ok(Region {
            territory: (territory != "-").then(|| territory.to_owned()),
            layer: layer.to_owned(),
            ids: ids.split_whitespace().map(str::to_owned).collect(),
            rest,
            clips: clips
                .into_iter()
                .map(|term| clip(term, most))
                .collect::<Result<_>>()
                .with_context(|| format!("line {line}"))?,
        })
    };
    rows(text)?.into_iter().map(read).collect()
}

pub fn sea_lanes(text: &str) -> Result<Vec<SeaLane>> {
    let read = |(line, [a, b, _, path]): (usize, [&str; 4])| {
        let pieces = path.split('|').map(positions).collect::<Result<_>>().with_context(|| format!("line {line}"))?;
        Ok(SeaLane { ends: [a.to_owned(), b.to_owned()], pieces })
    };
    rows(text)?.into_iter().map(read).collect()
}

/// `LON LAT, LON LAT, …` in degrees.
fn positions(text: &str) -> Result<Vec<[f64; 2]>> {
    let position = |pair: &str| {
        let numbers: Vec<f64> = pair.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        <[f64; 2]>::try_from(numbers).ok().context("expected a longitude and a latitude")
    };
    text.split(',').map(|pair| position(pair).with_context(|| format!("bad position `{}`", pair.trim()))).collect()
}

/// One term of the clip column: `lon<N`, `lon>=N`, `lon in [A,B]` (and `lat`), `in poly(…)`, `not in poly(…)`; the sides of
/// `in rough poly(…)` [`wander`].
fn clip(term: &str, most: f64) -> Result<Clip> {
    let polygon = |body: &str, most: f64| {
        let body = body.strip_suffix(')').with_context(|| format!("`{term}` does not end in `)`"))?;
        let ring: Vec<Site> = positions(body)?.into_iter().map(|[lon, lat]| Site::from_degrees(lon, lat)).collect();
        Ok::<_, anyhow::Error>(wander(&ring, most))
    };
    if let Some(body) = term.strip_prefix("in poly(") {
        return Ok(Clip::inside(polygon(body, 0.0)?));
    }
    if let Some(body) = term.strip_prefix("not in poly(") {
        return Ok(Clip::outside(polygon(body, 0.0)?));
    }
    if let Some(body) = term.strip_prefix("in rough poly(") {
        return Ok(Clip::inside(polygon(body, most)?));
    }
    let (axis, bound) = term.split_at_checked(3).with_context(|| format!("bad clip `{term}`"))?;
    let number = |text: &str| text.trim().parse::<f64>().with_context(|| format!("bad number in clip `{term}`"));
    let bound = bound.trim();
    let (low, high) = if let Some(high) = bound.strip_prefix('<') {
        (f64::NEG_INFINITY, number(high)?)
    } else if let Some(low) = bound.strip_prefix(">=") {
        (number(low)?, f64::INFINITY)
    } else if let Some(range) = bound.strip_prefix("in [").and_then(|range| range.strip_suffix(']')) {
        let (low, high) = range.split_once(',').with_context(|| format!("bad range in clip `{term}`"))?;
        (number(low)?, number(high)?)
    } else {
        bail!("bad clip `{term}`")
    };
    match axis {
        "lon" => Ok(Clip::band([low, high], [f64::NEG_INFINITY, f64::INFINITY])),
        "lat" => Ok(Clip::band([f64::NEG_INFINITY, f64::INFINITY], [low, high])),
        _ => bail!("clip `{term}` names neither lon nor lat"),
    }
}
