//! Lists of agents as people write them, and how entrants are called.

use tabletop::agent_spec::AgentError;
use tabletop::message;
use tabletop::written::{did_you_mean, nearest, shortened};

use crate::{Problem, seats};

/// Splits `a,b@level,c:key=value,key=value` into agents. A piece `key=value` without an agent's name belongs to the agent
/// before it, so that one comma serves both purposes. An outside program, `cmd:"python3 mybot.py"`, goes to the next comma outside
/// quotation marks; those around the whole of it are taken off.
///
/// # Errors
/// A list without agents, or with an empty place.
pub fn parse_roster(list: &str) -> Result<Vec<String>, Problem> {
    let mut agents: Vec<String> = Vec::new();
    let mut rest = Some(list);
    while let Some(all) = rest {
        let all = all.trim_start();
        let end = if seats::is_program(all) { seats::end_of(all) } else { all.find(',').unwrap_or(all.len()) };
        let (piece, after) = all.split_at(end);
        rest = after.strip_prefix(',');
        let piece = piece.trim();
        let continues = piece.contains('=') && !piece.contains(':');
        match agents.last_mut() {
            _ if seats::is_program(piece) => agents.push(seats::unquoted(piece)),
            Some(agent) if continues && agent.contains(':') && !seats::is_program(agent) => {
                agent.push(',');
                agent.push_str(piece);
            }
            _ if piece.is_empty() => {
                return Err(Problem::new(format!("the list of agents '{list}' has an empty place"))
                    .remedy("name the agents with commas between, such as raider,sentinel"));
            }
            _ => agents.push(piece.to_owned()),
        }
    }
    Ok(agents)
}

/// An agent's name without its level and settings.
pub fn agent_name(spec: &str) -> &str {
    spec.split([':', '@']).next().unwrap_or_default().trim()
}

/// That an opponent cannot be seated as `spec` writes it. `others` are names beside those that the error knows.
pub fn refused(spec: &str, error: &AgentError, others: &[&str]) -> Problem {
    if let AgentError::Agent { name, known } = error {
        let problem = Problem::new(error.reason());
        let names: Vec<&str> = known.iter().chain(others).copied().collect();
        return match nearest(name, names.iter().copied()) {
            Some(near) => problem.remedy(did_you_mean(near)),
            None => problem.remedy(message!("remedy-known", "known are: {names}", names = names.join(", "))),
        };
    }
    // The other faults lie in a part of the words and do not repeat the whole.
    let spec = shortened(spec);
    let problem = Problem::new(message!("fault-agent", "agent '{spec}': {reason}", spec, reason = error.reason()));
    error.remedy().into_iter().fold(problem, Problem::remedy)
}

/// Fills the seats beyond the named agents by repeating them.
pub fn fill(agents: &[String], seats: usize) -> Vec<String> {
    agents.iter().cycle().take(seats).cloned().collect()
}

/// Names that tell entrants apart: `a`, `b`, or `a#1`, `a#2` where one occurs more than once.
pub fn told_apart(entrants: &[String], mark: &str) -> Vec<String> {
    entrants
        .iter()
        .enumerate()
        .map(|(index, name)| {
            let same = |others: &[String]| others.iter().filter(|other| *other == name).count();
            if same(entrants) == 1 { name.clone() } else { format!("{name}{mark}{}", same(&entrants[..=index])) }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stay_with_their_agent() {
        let agents = parse_roster("raider, minimax:depth=3,nodes=500,marshal@hard").unwrap();
        assert_eq!(agents, ["raider", "minimax:depth=3,nodes=500", "marshal@hard"]);
        assert_eq!(parse_roster("raider,depth=3").unwrap(), ["raider", "depth=3"]);
        for list in ["", "a,,b", "a,"] {
            assert!(parse_roster(list).is_err(), "{list}");
        }
    }

    #[test]
    fn programs_keep_their_commas_quotes_and_colons() {
        let listed =
            r#"raider, cmd:"python3 my,bot.py" ,cmd@30:bot --opt=a:b 'x, y',minimax:depth=3,nodes=5,cmd:./bot"#;
        let agents = parse_roster(listed).unwrap();
        let told =
            ["raider", "cmd:python3 my,bot.py", "cmd@30:bot --opt=a:b 'x, y'", "minimax:depth=3,nodes=5", "cmd:./bot"];
        assert_eq!(agents, told);
        assert_eq!(parse_roster(&seats::listed(&agents)).unwrap(), agents);
        assert_eq!(parse_roster("cmd:bot,depth=3").unwrap(), ["cmd:bot", "depth=3"]);
        assert!(parse_roster("cmd:bot,").is_err());
    }

    #[test]
    fn repeated_agents_are_told_apart() {
        let entrants = fill(&["a".to_owned(), "b".to_owned()], 3);
        assert_eq!(told_apart(&entrants, "#"), ["a#1", "b", "a#2"]);
    }
}
