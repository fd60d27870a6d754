//! `games`: which games there are, and their scenes.

use lab::{GameInfo, Library, scenes_of};
use registry::GAMES;
use registry::command::{Done, Output};
use serde::Serialize;

#[derive(Serialize)]
struct GameRow {
    #[serde(flatten)]
    info: GameInfo,
    agents: usize,
    scenes: Vec<String>,
}

pub fn run(library: &Library, json: bool, output: &mut Output) -> anyhow::Result<Done> {
    for any_game in GAMES {
        let info = any_game.info();
        let scenes = scenes_of(library, info.id);
        if json {
            output.json(&GameRow { agents: any_game.agents().len(), scenes, info })?;
            continue;
        }
        output.line(format!("{}: {}. {}", info.id, info.title, info.idea))?;
        output.line(format!(
            "  {} to {} seats, {} agents; scenes: {}",
            info.seats.start(),
            info.seats.end(),
            any_game.agents().len(),
            scenes.join(", ")
        ))?;
    }
    Ok(Done::All)
}
