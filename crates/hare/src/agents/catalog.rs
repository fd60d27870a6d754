//! The opponents there are, and how they are seated.

use search::{Preference, Vectors};
use tabletop::Agent;
use tabletop::agent_spec::{AgentError, AgentSpec, Level, Setting};

use super::counting::Counting;
use super::settings::{CROWD_CUT, PARLETT_CUT, SETTINGS, SIX_CUT, Settings, WIDER_CUT, WIDER_SIX_CUT};
use super::simple::{Sprinter, Tortoise};
use super::thinker::Thinker;
use super::worth::{Curves, Worth};
use crate::rules::Hare;

/// One opponent, as a setup screen and a command line show it.
#[derive(Clone, Copy, Debug)]
pub struct AgentInfo {
    /// Its name in specifications, files and results.
    pub id: &'static str,
    /// Its name to players.
    pub name: &'static str,
    /// Its character, in one line.
    pub persona: &'static str,
    /// How it plays, in one line.
    pub summary: &'static str,
    /// How it thinks, in a few sentences and the terms of its method.
    pub method: &'static str,
    /// Its levels, weakest first; empty where there is only one.
    pub levels: &'static [Level],
    /// What can be set, with what it means.
    pub settings: &'static [(&'static str, &'static str)],
    build: fn(Curves, &[Setting<'_>]) -> Result<Seated, AgentError>,
}

type Seated = Box<dyn Agent<Hare>>;

const LEVELS: &[Level] = &[
    Level { id: "easy", summary: "Looks at 300 positions.", settings: &[("nodes", "300")], usual: false },
    Level { id: "normal", summary: "Looks at 3 000 positions.", settings: &[("nodes", "3000")], usual: false },
    Level { id: "hard", summary: "Looks at 30 000 positions.", settings: &[("nodes", "30000")], usual: true },
    Level { id: "expert", summary: "Looks at 300 000 positions.", settings: &[("nodes", "300000")], usual: false },
];

/// Those of Parlett. Ten times the positions with the same cut hardly won more at tables of three and four: so who looks at more looks at more
/// moves too. More positions than 30 000 won no more at tables of two and three, but did at larger ones.
const PARLETT_LEVELS: &[Level] = &[
    Level { id: "easy", summary: "Looks at 300 positions.", settings: &[("nodes", "300")], usual: false },
    Level { id: "normal", summary: "Looks at 3 000 positions.", settings: &[("nodes", "3000")], usual: false },
    Level {
        id: "hard",
        summary: "Looks at 30 000 positions, with four seats or more at 100 000; with three, four or six seats it tries more moves each time.",
        settings: &[
            ("nodes", "30000"),
            ("larger_nodes", "100000"),
            ("table_widths", WIDER_CUT),
            ("six_widths", WIDER_SIX_CUT),
        ],
        usual: true,
    },
    Level {
        id: "expert",
        summary: "Looks at 2 000 000 positions in about a second; with three, four or six seats it tries more moves each time.",
        settings: &[("nodes", "2000000"), ("table_widths", WIDER_CUT), ("six_widths", WIDER_SIX_CUT)],
        usual: false,
    },
];

static AGENTS: [AgentInfo; 5] = [
    AgentInfo {
        id: "tortoise",
        name: "Tortoise",
        persona: "Is in no hurry to anywhere, and sometimes arrives.",
        summary: "Wanders at random, but homeward.",
        method: "Every move that the rules allow is drawn at random, and those have better chances that shorten the way home.",
        levels: &[],
        settings: &[],
        build: |_, _| Ok(Box::new(Counting::new(Tortoise))),
    },
    AgentInfo {
        id: "sprinter",
        name: "Sprinter",
        persona: "Always runs where the grass looks greenest.",
        summary: "Takes the move after which it stands best itself.",
        method: "Evaluates its own position after each move: salads left to eat, carrots in hand, squares gone, turns still to go. Where a card is due it \
                 takes the mean over those that may come. It looks no further, and never at the others.",
        levels: &[],
        settings: &[],
        build: |curves, _| Ok(Box::new(Counting::new(Sprinter::new(Worth::new(curves))))),
    },
    AgentInfo {
        id: "leslie",
        name: "Leslie",
        persona: "Minds its own carrots, and wishes everybody well.",
        summary: "Thinks ahead, and assumes that everybody wants the most for themselves.",
        method: "Searches everybody's moves by max^n over what positions are worth to each seat. Every seat chooses the most for itself. \
                 Cards are chance nodes.",
        levels: LEVELS,
        settings: SETTINGS,
        build: |curves, changes| {
            thinker(
                "leslie",
                "method-leslie",
                Settings { duel: false, ..Settings::by(Preference::Own, curves) },
                changes,
            )
        },
    },
    AgentInfo {
        id: "faith",
        name: "Faith",
        persona: "Smiles at whoever is behind, and watches whoever is not.",
        summary: "Thinks ahead, and assumes that everybody wants the largest lead over the best rival.",
        method: "Searches everybody's moves by max^n over what positions are worth to each seat. Every seat chooses the largest lead over \
                 the best of the others, which lets shallow pruning cut. Cards are chance nodes.",
        levels: LEVELS,
        settings: SETTINGS,
        build: |curves, changes| {
            thinker(
                "faith",
                "method-faith",
                Settings { duel: false, ..Settings::by(Preference::Lead, curves) },
                changes,
            )
        },
    },
    AgentInfo {
        id: "parlett",
        name: "Parlett",
        persona: "Knows this race as if it had thought of it.",
        summary: "The strongest: thinks ahead about its lead over one rival, or about what each of several wants.",
        method: "With two seats it searches by alpha-beta on what its position is worth more than the other's, with more everybody's \
                 moves by max^n. It looks at all of its own moves, deeper in a line at the best few: six, four, three, then two; with \
                 six seats only two, as it is far to its own next turn there; where it looks at more positions, at more of them. \
                 Cards are chance nodes.",
        levels: PARLETT_LEVELS,
        settings: SETTINGS,
        build: |curves, changes| thinker("parlett", "method-parlett", parlett(curves), changes),
    },
];

/// As was strongest in matches of the others.
fn parlett(curves: Curves) -> Settings {
    Settings {
        vectors: Vectors::Raw,
        cuts: [&PARLETT_CUT[..], &PARLETT_CUT, &PARLETT_CUT, &CROWD_CUT, &SIX_CUT].map(<[u16]>::to_vec),
        ..Settings::by(Preference::LeadThenOwn, curves)
    }
}

fn thinker(
    name: &'static str,
    method: &'static str,
    usual: Settings,
    changes: &[Setting<'_>],
) -> Result<Seated, AgentError> {
    Ok(Box::new(Counting::new(Thinker::new(name, method, usual.changed(changes)?))))
}

/// All opponents, weakest first.
pub fn list() -> &'static [AgentInfo] {
    &AGENTS
}

/// Seats an opponent: `name`, `name@level`, each with `:key=value,…`.
///
/// # Errors
/// What is wrong with the specification, and what there is instead.
pub fn make(spec: &str) -> Result<Box<dyn Agent<Hare>>, AgentError> {
    make_with(spec, Curves::shipped())
}

/// The same with other curves than those that ship.
///
/// # Errors
/// As [`make`].
pub fn make_with(spec: &str, curves: Curves) -> Result<Box<dyn Agent<Hare>>, AgentError> {
    let spec = AgentSpec::parse(spec)?;
    let info = spec.find(&AGENTS, |info| info.id)?;
    let keys: Vec<&str> = info.settings.iter().map(|&(key, _)| key).collect();
    (info.build)(curves, &spec.changes(info.levels, &keys)?)
}
