//! `games`: which games there are, and their scenes.

use lab::{GameInfo, Library, VariantInfo, scenes_of};
use registry::GAMES;
use registry::command::{Done, Output};
use serde::Serialize;

#[derive(Serialize)]
struct GameRow {
    #[serde(flatten)]
    info: GameInfo,
    agents: usize,
    scenes: Vec<String>,
    variants: Vec<VariantInfo>,
}

/// A variant in a line: its values, the classic one, and with what it applies.
fn told(variant: &VariantInfo) -> String {
    let values: Vec<&str> = variant.values.iter().map(|value| value.id.as_str()).collect();
    let mut line = format!("{}={}", variant.id, values.join(if variant.number { ".." } else { "|" }));
    if let Some(classic) = &variant.classic {
        line += &format!(" (classic {classic})");
    }
    for (word, others) in [("with", &variant.with), ("not with", &variant.without)] {
        if !others.is_empty() {
            line += &format!(", {word} {}", others.join(" or "));
        }
    }
    line
}

pub fn run(library: &Library, json: bool, output: &mut Output) -> anyhow::Result<Done> {
    for any_game in GAMES {
        let info = any_game.info();
        let scenes = scenes_of(library, info.id);
        let variants = any_game.rule_variants(library)?;
        if json {
            output.json(&GameRow { agents: any_game.agents().len(), scenes, variants, info })?;
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
        if !variants.is_empty() {
            output.line("  variants, written --setup ID=VALUE,ID=VALUE:")?;
        }
        for variant in variants {
            output.line(format!("    {}", told(&variant)))?;
        }
    }
    Ok(Done::All)
}
