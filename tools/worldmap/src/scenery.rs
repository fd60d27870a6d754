//! What is drawn and not played: lakes, and land without a territory.

use crate::board::Board;
use crate::dissolve::dissolve;
use crate::place::pole_of_inaccessibility;
use crate::plan::Plan;
use crate::plane::{Point, Rings, contains};
use crate::topojson::World as Globe;
use anyhow::Result;

/// The lakes that lie on land: those already cut out of it need no paint.
pub fn lakes(globe: &Globe, plan: &Plan, lands: &[Vec<Rings>]) -> Result<Vec<Vec<Point>>> {
    let mut lakes = Vec::new();
    for place in &plan.lakes {
        let edges = plan.window().apply(&globe.boundary("lakes", &format!("@{place}"))?);
        for lake in outlines(&Board::draw(&dissolve(&[edges])?, plan, 1)?, 0) {
            let (middle, _) = pole_of_inaccessibility(&vec![lake.clone()]);
            if lands.iter().flatten().any(|patch| contains(patch, middle)) {
                lakes.push(lake);
            }
        }
    }
    Ok(lakes)
}

/// Land without a territory, as far as it lies on the board: it is the last owner's.
pub fn wilds(board: &Board, plan: &Plan, owner: usize) -> Vec<Vec<Point>> {
    let [width, height] = plan.size();
    let on_board = |[x, y]: &Point| (0.0..=width).contains(x) && (0.0..=height).contains(y);
    let mut wilds = outlines(board, owner);
    wilds.retain(|outline| outline.iter().all(on_board));
    wilds
}

/// The outer outlines of an owner's land.
fn outlines(board: &Board, owner: usize) -> Vec<Vec<Point>> {
    board.land_of(owner).into_iter().filter_map(|rings| rings.into_iter().next()).collect()
}
