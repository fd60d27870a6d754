//! Alea's opponents by name: `planner@easy:iterations=500,points=published`.

use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use dice::Alea;
use dice::agents::{Greedy, LeftToRight, Level, Planner, Points, Wanderer};
use tabletop::{Agent, Message, message};

use crate::{AgentInfo, Choice, Problem};

/// The reference player and the stand-in: the planner as it is meant to be.
pub(super) const REFERENCE: &str = "planner";

/// The names, weakest first as measured.
const NAMES: [&str; 4] = ["wanderer", "greedy", "left-to-right", REFERENCE];

/// The tables are built in: an agent plays the same whatever files lie about, so a name in a save or a scene means one thing.
static SHIPPED: LazyLock<Arc<Points>> = LazyLock::new(|| Arc::new(Points::shipped()));
static PUBLISHED: LazyLock<Arc<Points>> = LazyLock::new(|| Arc::new(Points::published()));

/// The table everybody plays for who is not told otherwise.
pub(super) fn shipped_points() -> Arc<Points> {
    Arc::clone(&SHIPPED)
}

/// How hard each level of the planner thinks, weakest first; the last is usual.
const LEVELS: [(&str, &str, Level); 3] = [
    ("easy", "short plans, and every third time the second best", Level { states: 60, iterations: 30, slips: 0.33 }),
    ("normal", "the second best every tenth time", Level { states: 3_000, iterations: 500, slips: 0.1 }),
    ("hard", "everything it can see, and no slips", Level::FULL),
];

const SETTINGS: [(&str, &str); 4] = [
    ("states", "distinct boards of a plan that is worked out, before it is sampled instead"),
    ("iterations", "iterations of a plan that is sampled"),
    ("slips", "chance of taking the second best, 0 to 1"),
    ("points", "what it plays for: shipped or published"),
];

/// The cards of all agents, weakest first.
pub(super) fn list() -> Vec<AgentInfo> {
    let cards = [
        [
            "Wanderer",
            "Shuffles up, shrugs, and puts a die somewhere.",
            "random legal play",
            "Draws each action from what is legal, all alike.",
        ],
        [
            "Greedy",
            "Takes the fattest sausage first, always.",
            "the single placement with the most points, again and again",
            "Counts what each placement earns at once, chance by its mean, and takes the most until nothing earns anything.",
        ],
        [
            "Left-to-Right",
            "Has one habit and keeps it.",
            "cards from the left, each takes the best die it accepts",
            "Looks at its cards from left to right and gives each the highest die that fits. A shocked card is freed by the lowest \
             die to spare, where one is left for it; no burning die is touched that would kill. It knows neither points nor plans.",
        ],
        [
            "Planner",
            "Has played the whole turn in its head before the first die moves.",
            "the whole turn, priced by a table of points",
            "Expands its turn as a graph of distinct boards with chance nodes and plays the line with the most points on average; \
             where that would be too large it samples by Monte-Carlo tree search. It plans anew after everything random, and takes \
             no line that may kill it while there is another.",
        ],
    ];
    let mut cards: Vec<AgentInfo> = cards.into_iter().zip(NAMES).map(|(card, name)| described(name, card)).collect();
    if let Some(planner) = cards.last_mut() {
        let usual = LEVELS.len() - 1;
        let level = |(at, (name, meaning, _)): (usize, &(&str, &str, Level))| choice(name, meaning, at == usual);
        planner.levels = LEVELS.iter().enumerate().map(level).collect();
        planner.settings = SETTINGS.iter().map(|(name, meaning)| choice(name, meaning, false)).collect();
    }
    cards
}

fn described(name: &str, [title, persona, idea, method]: [&str; 4]) -> AgentInfo {
    AgentInfo {
        name: name.to_owned(),
        title: title.to_owned(),
        persona: persona.to_owned(),
        idea: idea.to_owned(),
        method: method.to_owned(),
        levels: Vec::new(),
        settings: Vec::new(),
    }
}

fn choice(name: &str, meaning: &str, usual: bool) -> Choice {
    Choice { name: name.to_owned(), meaning: meaning.to_owned(), usual }
}

/// Makes an agent.
///
/// # Errors
/// What is wrong with the name, and what there is instead.
pub(super) fn make(spec: &str) -> Result<Box<dyn Agent<Alea>>, Problem> {
    if let Some(planner) = planner(spec)? {
        return Ok(Box::new(planner));
    }
    let points = shipped_points();
    Ok(match spec.trim() {
        "wanderer" => Box::new(Wanderer::new(points)),
        "left-to-right" => Box::new(LeftToRight::new(points)),
        "greedy" => Box::new(Greedy::new(points)),
        other => {
            let name = crate::roster::agent_name(other);
            if NAMES.contains(&name) {
                let reason = message!(
                    "fault-agent-no_settings",
                    "agent '{spec}': '{name}' has neither levels nor settings",
                    spec,
                    name
                );
                return Err(Problem::new(reason).remedy(message!("remedy-write", "write {name}", name)));
            }
            return Err(Problem::unknown("agent", name, NAMES));
        }
    })
}

/// The planner a name asks for; `None` where it is another agent's.
///
/// # Errors
/// A level or a setting there is not.
pub(super) fn planner(spec: &str) -> Result<Option<Planner>, Problem> {
    let (head, settings) = spec.split_once(':').map_or((spec, None), |(head, settings)| (head, Some(settings)));
    let (name, level) = head.split_once('@').map_or((head, None), |(name, level)| (name, Some(level.trim())));
    if name.trim() != REFERENCE {
        return Ok(None);
    }
    let in_spec = |problem: Problem| {
        let reason = message!("fault-agent", "agent '{spec}': {reason}", spec, reason = *problem.reason);
        Problem { reason: Box::new(reason), ..problem }
    };
    let mut wanted = match level {
        None => Level::default(),
        Some(level) => match LEVELS.iter().find(|(name, ..)| *name == level) {
            Some((.., known)) => *known,
            None => return Err(in_spec(Problem::unknown("level", level, LEVELS.map(|(name, ..)| name)))),
        },
    };
    let mut points = &*SHIPPED;
    for setting in settings.into_iter().flat_map(|settings| settings.split(',')) {
        let (key, value) =
            setting.split_once('=').map_or((setting.trim(), ""), |(key, value)| (key.trim(), value.trim()));
        let wrong = |wanted: Message| {
            let reason = message!("fault-agent-value", "{key}={value} is not {wanted}", key, value, wanted);
            in_spec(Problem::new(reason).remedy(message!("remedy-change", "change it")))
        };
        let most = || message!("fault-agent-whole", "1 to {most}", most = 10_000_000_u32.to_string());
        match key {
            "states" => wanted.states = number(value, 1..=10_000_000).ok_or_else(|| wrong(most()))?,
            "iterations" => wanted.iterations = number(value, 1..=10_000_000).ok_or_else(|| wrong(most()))?,
            "slips" => {
                wanted.slips =
                    number(value, 0.0..=1.0).ok_or_else(|| wrong(message!("fault-agent-share", "between 0 and 1")))?
            }
            "points" if value == "shipped" => points = &*SHIPPED,
            "points" if value == "published" => points = &*PUBLISHED,
            "points" => return Err(wrong(message!("fault-agent-points", "shipped or published"))),
            _ => return Err(in_spec(Problem::unknown("setting", key, SETTINGS.map(|(name, _)| name)))),
        }
    }
    Ok(Some(Planner::new(Arc::clone(points), wanted)))
}

fn number<T: FromStr + PartialOrd>(text: &str, range: std::ops::RangeInclusive<T>) -> Option<T> {
    text.parse().ok().filter(|number| range.contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_levels_and_settings_are_read() {
        for spec in ["planner", "planner@easy", "planner@normal:slips=0,points=published", "greedy", "wanderer"] {
            assert!(make(spec).is_ok(), "{spec}");
        }
        for card in list() {
            assert_eq!(make(&card.name).map(|agent| agent.name().to_owned()), Ok(card.name));
        }
    }

    #[test]
    fn slips_get_a_suggestion() {
        for (spec, wanted) in [
            ("planer", "unknown agent 'planer'; did you mean 'planner'?"),
            ("planner@hrd", "agent 'planner@hrd': unknown level 'hrd'; did you mean 'hard'?"),
            ("planner:slips=2", "agent 'planner:slips=2': slips=2 is not between 0 and 1; change it"),
            ("planner:slip=1", "agent 'planner:slip=1': unknown setting 'slip'; did you mean 'slips'?"),
            ("planner:states=0", "agent 'planner:states=0': states=0 is not 1 to 10000000; change it"),
            ("planner:points=mine", "agent 'planner:points=mine': points=mine is not shipped or published; change it"),
            ("greedy@hard", "agent 'greedy@hard': 'greedy' has neither levels nor settings; write greedy"),
        ] {
            assert_eq!(make(spec).err().map(|problem| problem.to_string()).as_deref(), Some(wanted));
        }
    }
}
