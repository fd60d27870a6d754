//! Who takes the seats of a table: persons, opponents of the house, and the programs that the player has named.

use lab::GameModule;
use tabletop::{Agent, Controller, Game, Message, Player, Seat};

use super::{Listen, OwnPrograms};
use crate::text::Words;

/// The seats of a table.
pub struct Chairs<G: Game> {
    /// One per seat; `None` for a person.
    pub agents: Vec<Option<Box<dyn Agent<G>>>>,
    /// What tells of the programs among them.
    pub programs: Vec<Listen>,
    /// What the player should know about them.
    pub notices: Vec<String>,
}

/// Seats players. A program sits only where the player has named it (`own`); one that a saved game, a scene or a replay names is
/// never started, and the stand-in plays for it. `title` is what players call an agent.
///
/// # Errors
/// An opponent there is not, or a program that is not found.
pub fn seat<M: GameModule>(
    module: &M,
    players: &[Player],
    title: impl Fn(&str) -> String,
    words: &Words,
    own: Option<&OwnPrograms>,
) -> Result<Chairs<M::Game>, Message> {
    let mut chairs = Chairs { agents: Vec::new(), programs: Vec::new(), notices: Vec::new() };
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let Controller::Agent(spec) = &player.controller else {
            chairs.agents.push(None);
            continue;
        };
        let mut spec = spec.as_str();
        if lab::is_program(spec) && !own.is_some_and(|own| own.allows(spec)) {
            spec = module.stand_in();
            let notice =
                words.with("program-not_started", &[("name", &words.person(&player.name)), ("agent", &title(spec))]);
            chairs.notices.push(notice);
        }
        let chair = door::chair(module, spec, seat).map_err(|problem| problem.message())?;
        if lab::is_program(spec) {
            chairs.programs.push(Box::new(chair.listen()));
        }
        chairs.agents.push(Some(chair.agent));
    }
    Ok(chairs)
}

#[cfg(test)]
mod tests {
    use registry::games::{DiceModule, GauntletModule, RiskModule};

    use super::*;

    #[test]
    fn a_program_is_started_only_where_the_player_has_named_it() {
        let words = Words::english();
        let player = |spec: &str, look| Player {
            name: format!("Player {}", look + 1),
            controller: Controller::Agent(spec.to_owned()),
            livery: look,
        };
        // A program that is always there; it is started when it is first asked, which is never here.
        let mut players = [player("drifter", 0), player("cmd@5:cargo --version", 1)];
        let seat = |players: &[Player], own: Option<&OwnPrograms>| {
            super::seat(&RiskModule, players, str::to_uppercase, &words, own).expect("seated")
        };
        let names = |chairs: &Chairs<risk::Risk>| -> Vec<String> {
            chairs.agents.iter().flatten().map(|agent| agent.name().to_owned()).collect()
        };

        for own in [None, Some(&OwnPrograms::default())] {
            let chairs = seat(&players, own);
            assert_eq!(names(&chairs), ["drifter", "sentinel"]);
            assert_eq!((chairs.programs.len(), chairs.notices.len()), (0, 1));
            assert!(chairs.notices[0].contains("Player 2") && chairs.notices[0].contains("SENTINEL"));
        }
        let mut own = OwnPrograms::default();
        own.allow(&players);
        let chairs = seat(&players, Some(&own));
        assert_eq!(names(&chairs), ["drifter", "cmd@5:cargo --version"]);
        assert_eq!((chairs.programs.len(), chairs.notices.len()), (1, 0));

        // Only that very command: a save cannot add to it.
        players[1].controller = Controller::Agent("cmd@5:cargo --version --verbose".to_owned());
        assert_eq!(names(&seat(&players, Some(&own))), ["drifter", "sentinel"]);
    }

    #[test]
    fn programs_sit_at_every_game() {
        let program = "cmd@5:cargo --version";
        let player = Player { name: "Bot".to_owned(), controller: Controller::Agent(program.to_owned()), livery: 0 };
        let mut own = OwnPrograms::default();
        own.allow(std::slice::from_ref(&player));
        fn sitter<M: GameModule>(module: &M, player: &Player, own: Option<&OwnPrograms>) -> String {
            let players = std::slice::from_ref(player);
            let chairs = seat(module, players, str::to_owned, &Words::english(), own).expect("seated");
            chairs.agents[0].as_ref().expect("no person").name().to_owned()
        }
        assert_eq!(sitter(&DiceModule, &player, Some(&own)), program);
        assert_eq!(sitter(&GauntletModule, &player, Some(&own)), program);
        // Without leave it is the game's own stand-in.
        fn stand_in<M: GameModule>(module: &M) -> String {
            module.agent(module.stand_in()).expect("it is listed").name().to_owned()
        }
        assert_eq!(sitter(&DiceModule, &player, None), stand_in(&DiceModule));
        assert_eq!(sitter(&GauntletModule, &player, None), stand_in(&GauntletModule));
    }
}
