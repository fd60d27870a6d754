//! `views`: what each seat sees of a position.

use clap::{ArgMatches, Args, Command, FromArgMatches};
use lab::{GameModule, Opening, Scene};
use serde::Serialize;
use tabletop::{Eye, Game, Seat};

use crate::command::{CommandContext, Done, GameCommand, JsonOnly};

/// A game whose seats see each their own.
pub(super) trait Views: GameModule {
    /// What may be written, for the help.
    const EXAMPLES: &'static str;
}

/// `views`
#[derive(Args, Debug)]
struct ViewsArgs {
    /// The position, or a whole game up to where it is looked at, as the game's people write it; else its beginning
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Other rules: a setup in RON, or variants by their names
    #[arg(long, value_name = "SETUP")]
    setup: Option<String>,
    #[command(flatten)]
    output: JsonOnly,
}

/// What one sees, for programs.
#[derive(Serialize)]
struct Seen {
    /// The seat, from 1; `null` for whoever only looks on.
    seat: Option<usize>,
    /// What it sees, as the game's people write it.
    position: String,
}

/// The command `views` of a game.
pub(super) struct ViewsCommand<M>(pub M);

impl<M: Views> GameCommand for ViewsCommand<M> {
    fn command(&self) -> Command {
        ViewsArgs::augment_args(Command::new("views"))
            .about("Show what each seat sees of a position, and what everybody may see who looks on")
            .after_help(M::EXAMPLES)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = ViewsArgs::from_arg_matches(matches)?;
        let options = args.setup;
        let opening = match args.position {
            Some(text) => Opening::Position { text, options, seats: None },
            None => Opening::Setup { options, seats: None },
        };
        let scene = Scene::open(&self.0, &context.library()?, &opening)?;
        let state = scene.origin.unwrap_or_else(|| scene.game.start());
        let Some(notation) = self.0.notation() else { anyhow::bail!("this game has no notation") };
        let seen = |eye| notation.write_position(&scene.game, &scene.game.view(&state, eye));
        let seats = Seat::all(scene.game.seats()).map(|seat| (Some(seat.index() + 1), Eye::Seat(seat)));
        let views = seats.chain([(None, Eye::Public)]).map(|(seat, eye)| Seen { seat, position: seen(eye) });
        if args.output.json {
            context.output().json(&views.collect::<Vec<_>>())?;
            return Ok(Done::All);
        }
        let name = |seat: Option<usize>| seat.map_or_else(|| "all".to_owned(), |seat| format!("seat {seat}"));
        let rows = views.map(|Seen { seat, position }| vec![name(seat), position]);
        context.output().table(&rows.collect::<Vec<_>>())?;
        Ok(Done::All)
    }
}
