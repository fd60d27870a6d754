//! The cards of opponents, as the lab has them.

use boards::catalog::AgentInfo;
use lab::OptionInfo;
use tabletop::Game;
use tabletop::agent_spec::Level;

/// The cards of these opponents.
pub(super) fn cards<G: Game>(agents: &[AgentInfo<G>]) -> Vec<lab::AgentInfo> {
    agents.iter().map(card).collect()
}

fn card<G: Game>(info: &AgentInfo<G>) -> lab::AgentInfo {
    lab::AgentInfo {
        name: info.id.to_owned(),
        title: info.name.to_owned(),
        persona: info.persona.to_owned(),
        idea: info.summary.to_owned(),
        method: info.method.to_owned(),
        levels: info.levels.iter().map(level).collect(),
        settings: info.settings.iter().map(|&(name, meaning)| option(name, meaning, false)).collect(),
    }
}

fn level(level: &Level) -> OptionInfo {
    option(level.id, level.summary, level.usual)
}

fn option(name: &str, meaning: &str, usual: bool) -> OptionInfo {
    OptionInfo { name: name.to_owned(), meaning: meaning.to_owned(), usual }
}
