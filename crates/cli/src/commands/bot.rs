//! `bot`: an agent of the house for hosts from outside, and what a game says to them.

use std::io;

use anyhow::Context;
use lab::Library;
use registry::command::{Done, Output};
use registry::game;

use crate::args::{BotArgs, BotCommand};

pub fn run(library: &Library, args: &BotArgs, output: &mut Output) -> anyhow::Result<Done> {
    if let Some(BotCommand::Doc { game: id, output: form }) = &args.command {
        let (page, schema) = game(id)?.bot_page().context("the game does not describe what it says")?;
        match form.json {
            true => output.json(&schema)?,
            false => output.line(page.trim_end())?,
        }
        return Ok(Done::All);
    }
    // Without the command above, both are there.
    let (Some(id), Some(agent)) = (&args.game, &args.agent) else { return Ok(Done::All) };
    // Unlocked would do, but nobody else writes here: answers go out line by line.
    game(id)?.bot(library, agent, &mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(Done::All)
}
