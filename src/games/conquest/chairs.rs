//! Who takes the seats of a table: persons, opponents of the house, and the programs that the player has named.

use lab::{GameModule, games::RiskModule};
use risk::Risk;
use tabletop::{Agent, Controller, Player, Seat};

use crate::{
    content::Content,
    table::{Listen, OwnPrograms},
    text::Words,
};

/// The seats of a table.
#[derive(Default)]
pub(super) struct Chairs {
    /// One per seat; `None` for a person.
    pub agents: Vec<Option<Box<dyn Agent<Risk>>>>,
    /// What tells of the programs among them.
    pub programs: Vec<Listen>,
    /// What the player should know about them.
    pub notices: Vec<String>,
}

/// Seats players. A program sits only where the player has named it (`own`); one that a saved game, a scene or a replay names is
/// never started, and the stand-in plays for it.
///
/// # Errors
/// An opponent there is not, or a program that is not found.
pub(super) fn seat(
    players: &[Player],
    content: &Content,
    words: &Words,
    own: Option<&OwnPrograms>,
) -> anyhow::Result<Chairs> {
    let mut chairs = Chairs::default();
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let Controller::Agent(spec) = &player.controller else {
            chairs.agents.push(None);
            continue;
        };
        let mut spec = spec.as_str();
        if lab::is_program(spec) && !own.is_some_and(|own| own.allows(spec)) {
            spec = RiskModule.stand_in();
            let agent = content.opponent_title(spec).unwrap_or(spec);
            chairs.notices.push(words.with("program.not_started", &[("name", &player.name), ("agent", &agent)]));
        }
        let chair = lab::chair(&RiskModule, spec, seat).map_err(|problem| anyhow::anyhow!("{problem}"))?;
        if lab::is_program(spec) {
            chairs.programs.push(Box::new(chair.listen()));
        }
        chairs.agents.push(Some(chair.agent));
    }
    Ok(chairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_started_only_where_the_player_has_named_it() {
        let content = Content::load(&crate::storage::program_folder().expect("the assets are there"));
        let words = Words::english();
        let mut players = super::super::testing::agents(2);
        // A program that is always there; it is started when it is first asked, which is never here.
        players[1].controller = Controller::Agent("cmd@5:cargo --version".to_owned());
        let names = |chairs: &Chairs| -> Vec<String> {
            chairs.agents.iter().flatten().map(|agent| agent.name().to_owned()).collect()
        };

        for own in [None, Some(&OwnPrograms::default())] {
            let chairs = seat(&players, &content, &words, own).expect("the stand-in is there");
            assert_eq!(names(&chairs), ["drifter", "sentinel"]);
            assert_eq!((chairs.programs.len(), chairs.notices.len()), (0, 1));
            assert!(chairs.notices[0].contains("Player 2") && chairs.notices[0].contains("Sentinel"));
        }
        let mut own = OwnPrograms::default();
        own.allow(&players);
        let chairs = seat(&players, &content, &words, Some(&own)).expect("the program is found");
        assert_eq!(names(&chairs), ["drifter", "cmd@5:cargo --version"]);
        assert_eq!((chairs.programs.len(), chairs.notices.len()), (1, 0));

        // Only that very command: a save cannot add to it.
        players[1].controller = Controller::Agent("cmd@5:cargo --version --verbose".to_owned());
        assert_eq!(
            names(&seat(&players, &content, &words, Some(&own)).expect("the stand-in")),
            ["drifter", "sentinel"]
        );
    }
}
