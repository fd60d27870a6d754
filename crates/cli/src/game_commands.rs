//! Commands of the games: gathered from the registry, offered beside those for every game, and found again by what was typed.

use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use lab::{LabError, Problem};
use registry::command::GameCommand;
use registry::{GAMES, RegisteredGame};

/// The argument that says which game is meant.
const GAME: &str = "game";

/// A command that a game brings.
#[derive(Clone, Copy)]
pub struct Offer {
    game: &'static str,
    command: &'static dyn GameCommand,
}

/// The commands of all games, in the order of the registry.
pub fn offers() -> Vec<Offer> {
    let of = |any_game: &&'static dyn RegisteredGame| {
        let game = any_game.info().id;
        any_game.commands().iter().map(move |&command| Offer { game, command })
    };
    GAMES.iter().flat_map(of).collect()
}

/// The program with these commands. Those of one name are one command: it takes the game first, and the options of all of them.
pub fn add(program: Command, offers: &[Offer]) -> Command {
    let mut names: Vec<String> = Vec::new();
    for offer in offers {
        let name = offer.command.command().get_name().to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.iter().fold(program, |program, name| program.subcommand(united(&named(offers, name))))
}

fn named(offers: &[Offer], name: &str) -> Vec<Offer> {
    offers.iter().copied().filter(|offer| offer.command.command().get_name() == name).collect()
}

/// The commands of one name as one; there is at least one.
fn united(offers: &[Offer]) -> Command {
    let command = offers[0].command.command();
    if !offers[0].command.names_game() {
        return command;
    }
    let ids = PossibleValuesParser::new(offers.iter().map(|offer| offer.game));
    let command = command
        .arg(Arg::new(GAME).value_name("GAME").help("The game").required(true).value_parser(ids).display_order(0));
    offers[1..].iter().fold(command, |command, other| {
        let other = other.command.command();
        let known = |arg: &&Arg| command.get_arguments().all(|known| known.get_id() != arg.get_id());
        let more: Vec<Arg> = other.get_arguments().filter(known).cloned().collect();
        command.args(more)
    })
}

/// The game's command that was typed; `None` where it is one for every game.
///
/// # Errors
/// An option that only another game's command of that name has.
pub fn find(name: &str, matches: &ArgMatches, offers: &[Offer]) -> Result<Option<&'static dyn GameCommand>, LabError> {
    let of_name = named(offers, name);
    let Some(first) = of_name.first() else { return Ok(None) };
    if !first.command.names_game() {
        return Ok(Some(first.command));
    }
    let game = matches.get_one::<String>(GAME).map_or("", String::as_str);
    let Some(meant) = of_name.iter().find(|offer| offer.game == game) else { return Ok(None) };
    let own = meant.command.command();
    for other in of_name.iter().filter(|offer| offer.game != game) {
        let foreign = other.command.command();
        let mut foreign =
            foreign.get_arguments().filter(|arg| own.get_arguments().all(|own| own.get_id() != arg.get_id()));
        if let Some(arg) =
            foreign.find(|arg| matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine))
        {
            let option = arg.get_long().unwrap_or_else(|| arg.get_id().as_str());
            let problem = Problem::new(format!("--{option} is of '{name} {}', not of '{name} {game}'", other.game));
            return Err(problem.remedy("leave it out").into());
        }
    }
    Ok(Some(meant.command))
}

#[cfg(test)]
mod tests {
    use registry::command::{CommandContext, Done};

    use super::*;

    /// A command `count` with one option of its own beside one that both games have.
    struct Count(&'static str);

    impl GameCommand for Count {
        fn command(&self) -> Command {
            let number =
                |name: &'static str| Arg::new(name).long(name).value_parser(clap::value_parser!(u8)).default_value("1");
            Command::new("count").args([number("depth"), number(self.0)])
        }

        fn run(&self, _: &ArgMatches, _: &mut dyn CommandContext) -> anyhow::Result<Done> {
            Ok(Done::All)
        }
    }

    const OFFERS: [Offer; 2] =
        [Offer { game: "one", command: &Count("wide") }, Offer { game: "two", command: &Count("long") }];

    fn typed(words: &[&str]) -> Result<String, String> {
        let program = add(Command::new("program"), &OFFERS);
        program.clone().debug_assert();
        let matches =
            program.try_get_matches_from([&["program"], words].concat()).map_err(|error| error.to_string())?;
        let (name, own) = matches.subcommand().expect("a command was typed");
        let found = find(name, own, &OFFERS).map_err(|error| error.to_string())?.expect("it is a game's");
        let options = found.command();
        let ids: Vec<String> = options.get_arguments().map(|arg| arg.get_id().to_string()).collect();
        Ok(ids.join(" "))
    }

    #[test]
    fn two_games_may_have_commands_of_one_name() {
        assert_eq!(typed(&["count", "one", "--wide", "3"]).as_deref(), Ok("depth wide"));
        assert_eq!(typed(&["count", "--depth", "2", "two"]).as_deref(), Ok("depth long"));
        let refused = typed(&["count", "one", "--long", "3"]);
        assert_eq!(refused, Err("--long is of 'count two', not of 'count one'; leave it out".to_owned()));
        assert!(typed(&["count", "three"]).is_err_and(|told| told.contains("[possible values: one, two]")));
    }

    #[test]
    fn the_games_have_commands_that_fit_each_other_and_the_program() {
        let offers = offers();
        for offer in &offers {
            let command = offer.command.command();
            let same = named(&offers, command.get_name());
            let alone = !offer.command.names_game();
            assert!(
                !alone || same.len() == 1,
                "{}: only a command that names its game can be of several",
                command.get_name()
            );
            assert!(
                alone || command.get_positionals().next().is_none(),
                "{}: the game is its one argument",
                command.get_name()
            );
        }
        crate::program().debug_assert();
        for any_game in GAMES {
            let id = any_game.info().id;
            assert_eq!(any_game.breeding().is_some(), any_game.breed_options().is_some(), "{id}: who breeds says how");
        }
    }
}
