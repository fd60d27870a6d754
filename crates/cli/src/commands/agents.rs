//! `agents`: who there is to play against.

use lab::{AgentInfo, OptionInfo, Persona, Rung};
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

/// A rung of the ladder, told by its `rung`.
#[derive(Serialize)]
struct RungRow {
    game: &'static str,
    /// Its place on the ladder, from 1.
    rung: usize,
    #[serde(flatten)]
    card: Rung,
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
        let rungs = any_game.rungs();
        let steps = rungs.len();
        for (rung, card) in (1..).zip(rungs) {
            if args.output.json {
                output.json(&RungRow { game, rung, card })?;
                continue;
            }
            let Rung { name, title, play, plays, .. } = &card;
            output.line(format!("{name}: {title}, rung {rung} of {steps} of the ladder. {play}"))?;
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
