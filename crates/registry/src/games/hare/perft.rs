//! Counting lines of play from the start, by board and seats: the table of the rules page, and that of any other setup.

use hare::{Setup, perft};
use lab::{GameModule, LabError, Library, Opening, Scene};
use serde::Serialize;
use tabletop::Game;

use super::HareModule;

/// Seats of the rules page.
const SEATS: [u8; 4] = [2, 3, 4, 6];
/// The boards in the order of the rules page.
const BOARDS: [&str; 2] = ["1978", "2008"];

/// What to count.
#[derive(Clone, Debug, Default)]
pub struct PerftRequest {
    /// Rules other than those of the rules page, in RON; else one runner each without hare squares.
    pub setup: Option<String>,
    /// Boards; none for those of the rules page, or for that of the setup.
    pub boards: Vec<String>,
    /// Numbers of seats, likewise.
    pub seats: Vec<u8>,
    /// Carrots of each seat; none for what the setup says.
    pub carrots: Option<u16>,
    /// The longest lines that are counted.
    pub depth: u32,
}

/// Lines from one start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PerftRow {
    /// The board.
    pub board: String,
    /// Seats.
    pub seats: u8,
    /// Carrots of each seat.
    pub carrots: u16,
    /// How many lines there are of one action, of two, and so on.
    pub lines: Vec<u64>,
}

/// Counts row by row, and hands each over when it is counted.
///
/// # Errors
/// A setup that cannot be read or played.
pub fn count(library: &Library, request: &PerftRequest, mut told: impl FnMut(PerftRow)) -> Result<(), LabError> {
    let asked = request.setup.is_some();
    let base = match &request.setup {
        Some(_) => {
            let opening = Opening::Setup { options: request.setup.clone(), seats: None };
            Scene::open(&HareModule, library, &opening)?.game.setup().clone()
        }
        None => Setup { luck: false, ..Setup::default() },
    };
    let boards = match &request.boards[..] {
        [] if asked => vec![base.board.clone()],
        [] => BOARDS.map(str::to_owned).to_vec(),
        named => named.to_vec(),
    };
    let seats = match &request.seats[..] {
        [] if asked => vec![base.seats],
        [] => SEATS.to_vec(),
        named => named.to_vec(),
    };
    for board in &boards {
        for &seats in &seats {
            let carrots = request.carrots.or(base.carrots);
            let setup = Setup { board: board.clone(), seats, carrots, ..base.clone() };
            told(row(library, setup, request.depth)?);
        }
    }
    Ok(())
}

fn row(library: &Library, setup: Setup, depth: u32) -> Result<PerftRow, LabError> {
    let refused =
        |faults: Vec<lab::SetupFault>| LabError::Input(faults.into_iter().map(|fault| fault.problem).collect());
    let game = HareModule.rules(setup, library).map_err(refused)?;
    let start = game.start();
    let lines = (1..=depth).map(|depth| perft(&game, &start, depth)).collect();
    let Setup { board, seats, .. } = game.setup();
    Ok(PerftRow { board: board.clone(), seats: *seats, carrots: game.setup().starting_carrots(), lines })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn library() -> Library {
        Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap()
    }

    fn rows(request: &PerftRequest) -> Result<Vec<PerftRow>, LabError> {
        let mut rows = Vec::new();
        count(&library(), request, |row| rows.push(row)).map(|()| rows)
    }

    #[test]
    fn without_wishes_it_is_the_table_of_the_rules_page() {
        let request = PerftRequest { depth: 4, ..PerftRequest::default() };
        let told: Vec<String> = rows(&request)
            .unwrap()
            .iter()
            .map(|row| format!("{} {}p {}: {:?}", row.board, row.seats, row.carrots, row.lines))
            .collect();
        assert_eq!(
            told,
            [
                "1978 2p 68: [6, 30, 132, 566]",
                "1978 3p 68: [6, 30, 120, 488]",
                "1978 4p 68: [6, 30, 120, 360]",
                "1978 6p 98: [8, 56, 336, 1680]",
                "2008 2p 68: [7, 42, 208, 996]",
                "2008 3p 68: [7, 42, 210, 958]",
                "2008 4p 68: [7, 42, 210, 840]",
                "2008 6p 98: [9, 72, 504, 3024]",
            ]
        );
    }

    #[test]
    fn board_seats_carrots_and_rules_can_be_chosen() {
        let request = PerftRequest {
            setup: Some("(runners: 2, seats: 2)".to_owned()),
            boards: vec!["1978".to_owned()],
            carrots: Some(40),
            depth: 2,
            ..PerftRequest::default()
        };
        let rows_of = rows(&request).unwrap();
        assert_eq!((rows_of.len(), rows_of[0].carrots, rows_of[0].seats), (1, 40, 2));
        assert!(rows_of[0].lines[1] > rows_of[0].lines[0]);
        let told = rows(&PerftRequest { boards: vec!["1979".to_owned()], depth: 1, ..PerftRequest::default() });
        assert!(told.unwrap_err().to_string().contains("there is no board '1979'"));
        let told = rows(&PerftRequest { setup: Some("(seat: 2)".to_owned()), depth: 1, ..PerftRequest::default() });
        assert!(told.unwrap_err().to_string().contains("did you mean 'seats'?"));
    }
}
