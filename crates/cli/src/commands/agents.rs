//! `agents`: who there is to play against.

use lab::{AgentInfo, Choice};
use serde::Serialize;

use super::rooms;
use crate::args::AgentsArgs;
use crate::exit::Done;
use crate::output::Output;

#[derive(Serialize)]
struct Line {
    game: &'static str,
    #[serde(flatten)]
    agent: AgentInfo,
}

pub fn run(args: &AgentsArgs, output: &mut Output) -> anyhow::Result<Done> {
    for room in rooms(args.game.as_deref())? {
        let game = room.info().id;
        for agent in room.agents() {
            if args.output.json {
                output.json(&Line { game, agent })?;
                continue;
            }
            output.line(format!("{}: {}. {} {}", agent.name, agent.title, agent.idea, agent.persona))?;
            output.line(format!("  {}", agent.method))?;
            choices(output, "levels, written @level", &agent.levels)?;
            choices(output, "settings, written :key=value,key=value", &agent.settings)?;
        }
    }
    Ok(Done::All)
}

fn choices(output: &mut Output, title: &str, choices: &[Choice]) -> anyhow::Result<()> {
    if !choices.is_empty() {
        output.line(format!("  {title}:"))?;
    }
    for choice in choices {
        let usual = if choice.usual { " (usual)" } else { "" };
        output.line(format!("    {}: {}{usual}", choice.name, choice.meaning))?;
    }
    Ok(())
}
