//! `agents`: who there is to play against.

use lab::{AgentInfo, OptionInfo, Persona};
use registry::command::{Done, Output};
use serde::Serialize;

use super::any_games;
use crate::args::AgentsArgs;

#[derive(Serialize)]
struct AgentRow {
    game: &'static str,
    #[serde(flatten)]
    agent: AgentInfo,
}

/// A persona beside them, told from an agent by what it `plays`.
#[derive(Serialize)]
struct PersonaRow {
    game: &'static str,
    #[serde(flatten)]
    persona: Persona,
}

pub fn run(args: &AgentsArgs, output: &mut Output) -> anyhow::Result<Done> {
    for any_game in any_games(args.game.as_deref())? {
        let game = any_game.info().id;
        for agent in any_game.agents() {
            if args.output.json {
                output.json(&AgentRow { game, agent })?;
                continue;
            }
            output.line(format!("{}: {}. {} {}", agent.name, agent.title, agent.idea, agent.persona))?;
            output.line(format!("  {}", agent.method))?;
            choices(output, "levels, written @level", &agent.levels)?;
            choices(output, "settings, written :key=value,key=value", &agent.settings)?;
        }
        for persona in any_game.personas() {
            if args.output.json {
                output.json(&PersonaRow { game, persona })?;
                continue;
            }
            let Persona { name, title, character, play, plays, .. } = &persona;
            output.line(format!("{name}: {title}, a persona. {play} {character}"))?;
            output.line(format!("  plays {plays}"))?;
        }
    }
    Ok(Done::All)
}

fn choices(output: &mut Output, title: &str, choices: &[OptionInfo]) -> anyhow::Result<()> {
    if !choices.is_empty() {
        output.line(format!("  {title}:"))?;
    }
    for choice in choices {
        let usual = if choice.usual { " (usual)" } else { "" };
        output.line(format!("    {}: {}{usual}", choice.name, choice.meaning))?;
    }
    Ok(())
}
