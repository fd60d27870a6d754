//! The places of the board: three columns, and four rows. The outer rows are where the runners of the two seats stand in the beginning, the
//! inner ones where they fight.

use rubicon::{
    board::PlaceId,
    pieces::{Cells, Coordinates, Grid, Labels, PieceMove},
};
use tabletop::Seat;

use super::rules::{FormationAction, FormationView};

/// How many runners a seat has.
pub const RUNNERS: u8 = 3;
/// The board.
pub const GRID: Grid = Grid::new(3, 4, Cells::Squares);
/// What its columns and rows are called.
pub const COORDINATES: Coordinates = Coordinates { columns: Labels::Letters, rows: Labels::Numbers };

/// Where the runner of a seat stands that is so many-th in its row. Each seat counts from its own left.
pub const fn home(seat: Seat, runner: u8) -> PlaceId {
    PlaceId(if seat.0 == 0 { runner as u16 } else { 11 - runner as u16 })
}

/// Where it fights: one step forward.
pub const fn field(seat: Seat, runner: u8) -> PlaceId {
    PlaceId(if seat.0 == 0 { 3 + runner as u16 } else { 8 - runner as u16 })
}

/// Where a runner is seen.
pub fn stands(view: &FormationView, seat: Seat, runner: u8) -> PlaceId {
    let sent = view.rows[seat.index()].sent[usize::from(runner)];
    if sent { field(seat, runner) } else { home(seat, runner) }
}

/// The moves of pieces by which a seat does an action; none where it is not done with a piece.
pub fn moves_of(seat: Seat, action: FormationAction) -> Vec<PieceMove> {
    match action {
        FormationAction::Swap(runner) => {
            let [one, other] = [runner, runner + 1].map(|runner| home(seat, runner));
            vec![PieceMove { from: one, to: other }, PieceMove { from: other, to: one }]
        }
        FormationAction::Send(runner) => vec![PieceMove { from: home(seat, runner), to: field(seat, runner) }],
        FormationAction::Ready => Vec::new(),
    }
}

#[test]
fn every_runner_has_places_of_its_own_and_steps_forward() {
    let all = [Seat(0), Seat(1)].into_iter().flat_map(|seat| (0..RUNNERS).map(move |runner| (seat, runner)));
    let mut places: Vec<PlaceId> =
        all.clone().flat_map(|(seat, runner)| [home(seat, runner), field(seat, runner)]).collect();
    places.sort();
    assert_eq!(places, (0..GRID.count()).map(PlaceId).collect::<Vec<_>>());
    for (seat, runner) in all {
        let forward = if seat == Seat(0) { rubicon::pieces::Heading::Up } else { rubicon::pieces::Heading::Down };
        assert_eq!(GRID.next(home(seat, runner), forward), Some(field(seat, runner)));
    }
}
