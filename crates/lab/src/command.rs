//! Command lines that show a game again.

use tabletop::{Budget, Seed};

use crate::Opening;

/// The command that plays this game. `agents` are those of all seats.
pub fn play_command(opening: &Opening, game: &str, agents: &[String], seed: Seed, budget: Budget) -> String {
    let mut command = "rubicon-lab play ".to_owned();
    match opening {
        Opening::Scene(file) => command.push_str(&shell_quoted(&file.name)),
        Opening::Setup { options, .. } | Opening::Position { options, .. } => {
            command.push_str(game);
            if let Opening::Position { text, .. } = opening {
                command.push_str(&format!(" --position {}", shell_quoted(text)));
            }
            if let Some(options) = options {
                command.push_str(&format!(" --setup {}", shell_quoted(options)));
            }
            command.push_str(&format!(" --seats {}", agents.len()));
        }
    }
    command.push_str(&format!(" --agents {} --seed {seed}", shell_quoted(&crate::seats::listed(agents))));
    if let Some(nodes) = budget.nodes {
        command.push_str(&format!(" --budget {nodes}"));
    }
    command
}

/// An argument as a POSIX shell takes it whole.
pub fn shell_quoted(argument: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:,=+@%".contains(c);
    if !argument.is_empty() && argument.chars().all(plain) {
        return argument.to_owned();
    }
    format!("'{}'", argument.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_survives_a_shell() {
        let opening = Opening::Setup { options: Some("(cards: Off)".to_owned()), seats: None };
        let agents = ["raider".to_owned(), "minimax:depth=3,nodes=9".to_owned()];
        assert_eq!(
            play_command(&opening, "risk", &agents, Seed(7), Budget::nodes(50)),
            "rubicon-lab play risk --setup '(cards: Off)' --seats 2 --agents raider,minimax:depth=3,nodes=9 --seed 7 --budget 50"
        );
        assert_eq!(shell_quoted("it's"), r"'it'\''s'");
    }
}
