//! `perft`: lines of play, counted.

use clap::{ArgMatches, Args, Command, FromArgMatches};

use crate::command::{CommandContext, Done, GameCommand, JsonOnly};
use crate::games::hare::perft::{PerftRequest, PerftRow, count};

const AFTER_HELP: &str = "\
Cards that fall in between multiply lines and do not lengthen them. Without options it prints the table of docs/hare.md.

Examples:
  rubicon-lab perft hare
  rubicon-lab perft hare --board 2008 --seats 2,3 --carrots 98 --depth 5
  rubicon-lab perft hare --setup '(seats: 2, runners: 2)' --json";

/// `perft`
#[derive(Args, Debug)]
struct PerftArgs {
    /// Boards; else 1978 and 2008, or that of --setup
    #[arg(long = "board", value_name = "A,B,…", value_delimiter = ',')]
    boards: Vec<String>,
    /// Numbers of seats; else 2, 3, 4 and 6, or that of --setup
    #[arg(long, value_name = "N,M,…", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(2..=6))]
    seats: Vec<u8>,
    /// Carrots of each seat; else those of the rules
    #[arg(long, value_name = "N")]
    carrots: Option<u16>,
    /// Actions of the longest lines
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=12))]
    depth: u32,
    /// Other rules, in RON, such as '(runners: 2, seats: 2)'; else one runner each without hare squares
    #[arg(long, value_name = "RON")]
    setup: Option<String>,
    #[command(flatten)]
    output: JsonOnly,
}

/// The command `perft`.
pub struct PerftCommand;

impl GameCommand for PerftCommand {
    fn command(&self) -> Command {
        PerftArgs::augment_args(Command::new("perft"))
            .about("Count the lines of play from the start of a race, by board, seats and carrots")
            .after_help(AFTER_HELP)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let PerftArgs { boards, seats, carrots, depth, setup, output } = PerftArgs::from_arg_matches(matches)?;
        let request = PerftRequest { setup, boards, seats, carrots, depth };
        let mut counted = Vec::new();
        count(&context.library()?, &request, |row| counted.push(row))?;
        if output.json {
            context.output().json(&counted)?;
            return Ok(Done::All);
        }
        let mut head = ["board", "seats", "carrots"].map(str::to_owned).to_vec();
        head.extend((1..=depth).map(|depth| format!("d{depth}")));
        let row = |row: PerftRow| {
            let mut cells = vec![row.board, row.seats.to_string(), row.carrots.to_string()];
            cells.extend(row.lines.iter().map(u64::to_string));
            cells
        };
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(counted.into_iter().map(row)).collect();
        context.output().table(&rows)?;
        Ok(Done::All)
    }
}
