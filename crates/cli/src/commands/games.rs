//! `games`: which games there are, and their scenes.

use lab::{GAMES, GameInfo, Library, scenes_of};
use serde::Serialize;

use crate::exit::Done;
use crate::output::Output;

#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    info: GameInfo,
    agents: usize,
    scenes: Vec<String>,
}

pub fn run(library: &Library, json: bool, output: &mut Output) -> anyhow::Result<Done> {
    for room in GAMES {
        let info = room.info();
        let scenes = scenes_of(library, info.id);
        if json {
            output.json(&Line { agents: room.agents().len(), scenes, info })?;
            continue;
        }
        output.line(format!("{}: {}. {}", info.id, info.title, info.idea))?;
        output.line(format!(
            "  {} to {} seats, {} agents; scenes: {}",
            info.seats.start(),
            info.seats.end(),
            room.agents().len(),
            scenes.join(", ")
        ))?;
    }
    Ok(Done::All)
}
