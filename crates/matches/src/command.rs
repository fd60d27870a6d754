//! The command line that plays a shard of a match again.

use lab::seats::listed;
use lab::{Opening, shell_quoted};

use crate::MatchRequest;

/// The command that plays a shard of a match, but for which one.
pub(crate) fn shard_command(request: &MatchRequest, game: &str) -> String {
    let mut command = format!("rubicon-lab shard match {}", shell_quoted(game));
    match &request.opening {
        Opening::Scene(file) => command.push_str(&format!(" --scene {}", shell_quoted(&file.name))),
        Opening::Setup { options, seats } | Opening::Position { options, seats, .. } => {
            if let Opening::Position { text, .. } = &request.opening {
                command.push_str(&format!(" --position {}", shell_quoted(text)));
            }
            if let Some(options) = options {
                command.push_str(&format!(" --setup {}", shell_quoted(options)));
            }
            if let Some(seats) = seats {
                command.push_str(&format!(" --seats {seats}"));
            }
        }
    }
    let agents = listed(&request.agents);
    command.push_str(&format!(" --agents {} --games {} --seed {}", shell_quoted(&agents), request.games, request.seed));
    if let Some(nodes) = request.budget.nodes {
        command.push_str(&format!(" --budget {nodes}"));
    }
    command
}
