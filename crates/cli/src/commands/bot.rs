//! `bot`: an agent of the house for hosts from outside.

use std::io;

use lab::{Library, game};

use crate::args::BotArgs;
use crate::exit::Done;

pub fn run(library: &Library, args: &BotArgs) -> anyhow::Result<Done> {
    let room = game(&args.game)?;
    // Unlocked would do, but nobody else writes here: answers go out line by line.
    room.bot(library, &args.agent, &mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(Done::All)
}
