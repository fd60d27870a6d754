//! `perft`: lines of play, counted.

use lab::Library;
use registry::games::hare::perft::{PerftRequest, count};

use crate::args::PerftArgs;
use crate::exit::Done;
use crate::output::Output;

pub fn run(library: &Library, args: &PerftArgs, output: &mut Output) -> anyhow::Result<Done> {
    let request = PerftRequest {
        setup: args.setup.clone(),
        boards: args.boards.clone(),
        seats: args.seats.clone(),
        carrots: args.carrots,
        depth: args.depth,
    };
    let mut counted = Vec::new();
    count(library, &request, |row| counted.push(row))?;
    if args.output.json {
        output.json(&counted)?;
        return Ok(Done::All);
    }
    let mut head = ["board", "seats", "carrots"].map(str::to_owned).to_vec();
    head.extend((1..=args.depth).map(|depth| format!("d{depth}")));
    let row = |row: registry::games::hare::perft::PerftRow| {
        let mut cells = vec![row.board, row.seats.to_string(), row.carrots.to_string()];
        cells.extend(row.lines.iter().map(u64::to_string));
        cells
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(counted.into_iter().map(row)).collect();
    output.table(&rows)?;
    Ok(Done::All)
}
