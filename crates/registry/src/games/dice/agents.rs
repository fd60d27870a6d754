//! Alea's opponents by name: `planner@easy:iterations=500,points=published`.

use std::sync::{Arc, LazyLock};

use dice::Alea;
use dice::agents::{Greedy, LeftToRight, Planner, Points, Wanderer};
use lab::roster::refused;
use lab::{AgentInfo, OptionInfo, Problem};
use tabletop::Agent;
use tabletop::agent_spec::{AgentError, AgentSpec, Level};

/// The reference player and the stand-in: the planner as it is meant to be.
pub(super) const REFERENCE: &str = "planner";

/// The names, weakest first as measured.
const NAMES: [&str; 4] = ["wanderer", "greedy", "left-to-right", REFERENCE];

/// The tables are built in: an agent plays the same whatever files lie about, so a name in a save or a scene means one thing.
static SHIPPED: LazyLock<Arc<Points>> = LazyLock::new(|| Arc::new(Points::shipped()));
static FLAT: LazyLock<Arc<Points>> = LazyLock::new(|| Arc::new(Points::flat()));
static PUBLISHED: LazyLock<Arc<Points>> = LazyLock::new(|| Arc::new(Points::published()));

/// The table everybody plays for who is not told otherwise.
pub(super) fn shipped_points() -> Arc<Points> {
    Arc::clone(&SHIPPED)
}

/// How hard each level of the planner thinks, weakest first.
const LEVELS: &[Level] = &[
    Level {
        id: "easy",
        summary: "short plans, and one move in three may be a lesser one",
        settings: &[("states", "60"), ("iterations", "30"), ("slips", "0.33")],
        usual: false,
    },
    Level {
        id: "normal",
        summary: "one move in ten may be a lesser one",
        settings: &[("states", "3000"), ("iterations", "500"), ("slips", "0.1")],
        usual: false,
    },
    Level { id: "hard", summary: "sees all it can, and makes no slips", settings: &[], usual: true },
];

const SETTINGS: [(&str, &str); 4] = [
    ("states", "distinct boards of a plan that is worked out, before it is sampled instead"),
    ("iterations", "iterations of a plan that is sampled"),
    ("slips", "chance of taking a lesser action where one gives little away, 0 to 1"),
    ("points", "what it plays for: shipped, flat (shipped before the foe's next turn counted) or published"),
];

/// The cards of all agents, weakest first.
pub(super) fn list() -> Vec<AgentInfo> {
    let cards = [
        [
            "Wanderer",
            "Shuffles up, shrugs, and puts a die somewhere.",
            "plays at random, by the rules",
            "Draws each action from what is legal, all alike.",
        ],
        [
            "Greedy",
            "Takes the fattest sausage first, always.",
            "always puts the die where it earns most at once",
            "Counts what each placement earns at once, chance by its mean, and takes the most until nothing earns anything.",
        ],
        [
            "Left-to-Right",
            "Has one habit and keeps it.",
            "goes from the left, and gives each card the best die it accepts",
            "Looks at its cards from left to right and gives each the highest die that fits. A shocked card is freed by the lowest \
             die to spare, where one is left for it; no burning die is touched that would kill. It knows neither points nor plans.",
        ],
        [
            "Planner",
            "Has played the whole turn in its head before the first die moves.",
            "thinks its whole turn through and takes what is worth most",
            "Expands its turn as a graph of distinct boards with chance nodes and plays the line with the most points on average; \
             where that would be too large it samples by Monte-Carlo tree search. It plans anew after everything random, and takes \
             no line that may kill it while there is another.",
        ],
    ];
    let mut cards: Vec<AgentInfo> = cards.into_iter().zip(NAMES).map(|(card, name)| described(name, card)).collect();
    if let Some(planner) = cards.last_mut() {
        planner.levels = LEVELS.iter().map(|level| choice(level.id, level.summary, level.usual)).collect();
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

fn choice(name: &str, meaning: &str, usual: bool) -> OptionInfo {
    OptionInfo { name: name.to_owned(), meaning: meaning.to_owned(), usual }
}

/// Makes an agent.
///
/// # Errors
/// What is wrong with the name, and what there is instead.
pub(super) fn make(spec: &str) -> Result<Box<dyn Agent<Alea>>, Problem> {
    let seated = || -> Result<Box<dyn Agent<Alea>>, AgentError> {
        let read = AgentSpec::parse(spec)?;
        if read.name == REFERENCE {
            return Ok(Box::new(planned(&read)?));
        }
        let name = *read.find(&NAMES, |name| name)?;
        read.changes(&[], &[])?;
        let points = shipped_points();
        Ok(match name {
            "greedy" => Box::new(Greedy::new(points)),
            "left-to-right" => Box::new(LeftToRight::new(points)),
            _ => Box::new(Wanderer::new(points)),
        })
    };
    seated().map_err(|error| refused(spec, &error, &[]))
}

/// The planner a name asks for; `None` where it is another agent's.
///
/// # Errors
/// A level or a setting there is not.
pub(super) fn planner(spec: &str) -> Result<Option<Planner>, Problem> {
    let planner = || {
        let read = AgentSpec::parse(spec)?;
        (read.name == REFERENCE).then(|| planned(&read)).transpose()
    };
    planner().map_err(|error| refused(spec, &error, &[]))
}

fn planned(spec: &AgentSpec<'_>) -> Result<Planner, AgentError> {
    let (mut wanted, mut points) = (dice::agents::Level::FULL, &SHIPPED);
    for change in spec.changes(LEVELS, &SETTINGS.map(|(key, _)| key))? {
        match change.key {
            "states" => wanted.states = change.number(1..=10_000_000)?,
            "iterations" => wanted.iterations = change.number(1..=10_000_000)?,
            "slips" => wanted.slips = change.number(0.0..=1.0)?,
            _ => points = change.word(&[("shipped", &SHIPPED), ("flat", &FLAT), ("published", &PUBLISHED)])?,
        }
    }
    Ok(Planner::new(Arc::clone(points), wanted))
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
            ("planer", "there is no agent 'planer'; did you mean 'planner'?"),
            ("planner@hrd", "agent 'planner@hrd': 'planner' has no level 'hrd'; did you mean 'hard'?"),
            ("planner:slips=2", "agent 'planner:slips=2': slips=2 is not a number from 0 to 1"),
            ("planner:slip=1", "agent 'planner:slip=1': 'planner' has no setting 'slip'; did you mean 'slips'?"),
            ("planner:states=0", "agent 'planner:states=0': states=0 is not a number from 1 to 10000000"),
            ("planner:points=mine", "agent 'planner:points=mine': points=mine is not one of shipped, flat, published"),
            (
                "greedy@hard",
                "agent 'greedy@hard': 'greedy' has no level 'hard'; it plays at one level only: leave out the '@'",
            ),
        ] {
            assert_eq!(make(spec).err().map(|problem| problem.to_string()).as_deref(), Some(wanted));
        }
    }
}
