//! `perft`: lines of play, counted.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use lab::{GameModule, Library, Opening, Scene};
use serde::Serialize;
use tabletop::Game;

use crate::command::{CommandContext, Done, GameCommand, JsonOnly};

/// The longest lines that are counted where nothing is said, in plies.
const USUAL_DEPTH: u32 = 4;

/// A game whose lines of play are counted.
pub(super) trait Perft: GameModule {
    /// What may be written, for the help.
    const EXAMPLES: &'static str;

    /// How many lines of `depth` plies there are from a position in which a seat is to act.
    fn perft(game: &Self::Game, state: &<Self::Game as Game>::State, depth: u32) -> u64;
}

/// `perft`
#[derive(Args, Debug)]
struct PerftArgs {
    /// The position to count from, as the game's people write it; else its beginning
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Other rules: a setup in RON, or variants by their names
    #[arg(long, value_name = "SETUP")]
    setup: Option<String>,
    /// Plies of the longest lines
    #[arg(long, value_name = "N", default_value_t = USUAL_DEPTH, value_parser = clap::value_parser!(u32).range(1..=12))]
    depth: u32,
    #[command(flatten)]
    output: JsonOnly,
}

/// What was counted, for programs.
#[derive(Serialize)]
struct Counted {
    /// Plies.
    depth: u32,
    /// How many lines of so many plies there are.
    lines: u64,
}

/// The command `perft` of a game.
pub(super) struct PerftCommand<M>(pub M);

impl<M: Perft> PerftCommand<M> {
    /// The rules, and the position to count from.
    fn begin(&self, library: &Library, args: &PerftArgs) -> anyhow::Result<Scene<M::Game>> {
        let options = args.setup.clone();
        let opening = match &args.position {
            Some(text) => Opening::Position { text: text.clone(), options, seats: None },
            None => Opening::Setup { options, seats: None },
        };
        Ok(Scene::open(&self.0, library, &opening)?)
    }
}

impl<M: Perft> GameCommand for PerftCommand<M> {
    fn command(&self) -> Command {
        PerftArgs::augment_args(Command::new("perft"))
            .about("Count the lines of play from a position: the field's measure of a move generator")
            .after_help(M::EXAMPLES)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = PerftArgs::from_arg_matches(matches)?;
        let scene = self.begin(&context.library()?, &args)?;
        let state = scene.origin.clone().unwrap_or_else(|| scene.game.start());
        let counted = (1..=args.depth).map(|depth| Counted { depth, lines: M::perft(&scene.game, &state, depth) });
        if args.output.json {
            context.output().json(&counted.collect::<Vec<_>>())?;
            return Ok(Done::All);
        }
        let head = ["depth", "lines"].map(str::to_owned).to_vec();
        let rows = counted.map(|row| vec![row.depth.to_string(), row.lines.to_string()]);
        context.output().table(&std::iter::once(head).chain(rows).collect::<Vec<_>>())?;
        Ok(Done::All)
    }
}
