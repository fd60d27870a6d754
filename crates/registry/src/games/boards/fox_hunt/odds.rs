//! `odds`: the exact chance of a fox on every square of a position.

use boards::board::Square;
use boards::fox_hunt::odds::Odds;
use boards::fox_hunt::{Answer, FoxHunt, GRID, View, square_name};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use lab::{LabError, Opening, Problem, Scene};
use serde::Serialize;
use tabletop::{Eye, Game, Seat};

use super::FoxHuntModule;
use crate::command::{CommandContext, Done, GameCommand, JsonOnly};

const EXAMPLES: &str = "\
The board is printed as it lies: the chance of a fox in per cent on every square, * where one was found, and in brackets how many foxes a miss saw.

Examples:
  rubicon-lab odds fox_hunt --position 'e5=3 c3=2 h8=4'
  rubicon-lab odds fox_hunt --setup size=tiny,foxes=3 --position 'b2=* a1=1 f2=2' --json";

/// `odds`
#[derive(Args, Debug)]
struct OddsArgs {
    /// The shots so far and what they told, such as 'c4=2 d5=*'; else none
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Other rules: a setup in RON, or variants by their names
    #[arg(long, value_name = "SETUP")]
    setup: Option<String>,
    #[command(flatten)]
    output: JsonOnly,
}

/// The odds of a position, for programs.
#[derive(Serialize)]
struct Told {
    /// Foxes that are yet to be found.
    left: u8,
    /// In how many ways they may lie.
    placements: u64,
    /// Every square that was not shot at.
    squares: Vec<SquareOdds>,
}

/// The odds of one square.
#[derive(Serialize)]
struct SquareOdds {
    square: String,
    /// In how many of all ways a fox lies there.
    placements: u64,
    /// The chance that one does, 0 to 1.
    chance: f64,
}

/// The command `odds`.
pub(super) struct OddsCommand;

impl GameCommand for OddsCommand {
    fn command(&self) -> Command {
        OddsArgs::augment_args(Command::new("odds"))
            .about("Count every way in which the foxes may lie: the exact chance of a fox on each square")
            .after_help(EXAMPLES)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = OddsArgs::from_arg_matches(matches)?;
        let options = args.setup.clone();
        let opening = match &args.position {
            Some(text) => Opening::Position { text: text.clone(), options, seats: None },
            None => Opening::Position { text: "-".to_owned(), options, seats: None },
        };
        let scene = Scene::open(&FoxHuntModule, &context.library()?, &opening)?;
        let state = scene.origin.clone().unwrap_or_else(|| scene.game.start());
        let view = scene.game.view(&state, Eye::Seat(Seat(0)));
        let odds = scene.game.odds(&view).ok_or_else(|| {
            LabError::from(Problem::new("there are too many ways to be counted").remedy("ask with fewer misses"))
        })?;
        if args.output.json {
            context.output().json(&told(&scene.game, &view, &odds))?;
            return Ok(Done::All);
        }
        let rows = board(&scene.game, &view, &odds);
        let out = context.output();
        out.table(&rows)?;
        out.line("")?;
        let foxes = match left(&scene.game, &view) {
            1 => "One fox is left".to_owned(),
            left => format!("{left} foxes are left"),
        };
        let ways = match odds.placements() {
            1 => "one way".to_owned(),
            placements => format!("{placements} ways"),
        };
        out.line(format!("{foxes}; it may be so in {ways}."))?;
        Ok(Done::All)
    }
}

fn left(game: &FoxHunt, view: &View) -> u8 {
    game.foxes().saturating_sub(view.found().len() as u8)
}

fn told(game: &FoxHunt, view: &View, odds: &Odds) -> Told {
    let of = |square: Square| SquareOdds {
        square: square_name(square),
        placements: odds.ways(square),
        chance: odds.chance(square),
    };
    let untried = game.ground() & !view.tried();
    Told { left: left(game, view), placements: odds.placements(), squares: untried.map(of).collect() }
}

/// The board, the highest row first.
fn board(game: &FoxHunt, view: &View, odds: &Odds) -> Vec<Vec<String>> {
    let size = game.board_size();
    let cell = |square: Square| match view.shots.iter().find(|shot| shot.square == square).map(|shot| shot.answer) {
        Some(Answer::Hit) => "*".to_owned(),
        Some(Answer::Missed(seen)) => format!("({seen})"),
        None => format!("{:.1}", 100.0 * odds.chance(square)),
    };
    let row = |row: u8| {
        let squares = (0..size.columns()).filter_map(move |column| GRID.square(column, row));
        std::iter::once((u16::from(row) + 1).to_string()).chain(squares.map(cell)).collect()
    };
    let names = (0..size.columns()).map(|column| char::from(b'a' + column).to_string());
    let head = std::iter::once(String::new()).chain(names).collect();
    std::iter::once(head).chain((0..size.rows()).rev().map(row)).collect()
}
