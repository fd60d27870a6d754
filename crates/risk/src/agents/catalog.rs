//! The opponents there are, and how they are seated.

use search::Graph;
use tabletop::agent_spec::{AgentError, AgentSpec, Level, Setting};
use tabletop::{Agent, Think};

use super::beginner::{self, Beginner};
use super::drifter::Drifter;
use super::gardener::{self, Gardener};
use super::manner::{self, Manner};
use super::marshal::{self, Marshal};
use super::mercenary::{self, Mercenary};
use super::minimax::{self, Minimax, MinimaxGa};
use super::policy::{Policy, Strategist};
use super::raider::{self, Raider};
use super::sentinel::{self, Sentinel};
use super::strategos::{self, Strategos};
use crate::rules::Risk;
use crate::state::View;

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
    /// What of its method can be set, with what it means; [`manner`](Self::manner) is the rest.
    pub settings: &'static [(&'static str, &'static str)],
    build: fn(&[Setting<'_>]) -> Result<Seated, AgentError>,
    /// How to write its search down, for those that search a tree.
    tree: Option<Grow>,
}

type Grow = fn(&[Setting<'_>], &Risk, &View, &Think<'_>) -> Result<Option<Graph>, AgentError>;

type Seated = Box<dyn Agent<Risk>>;

/// How far Minimax looks.
const MINIMAX_LEVELS: &[Level] = &[
    MINIMAX_EASY,
    MINIMAX_NORMAL,
    Level { id: "hard", summary: "Looks six steps ahead.", settings: &[("depth", "6")], usual: true },
];

/// The same with learned weights. They are learned as the hardest level plays: at its depth, its budget and its draft.
const LEARNED_LEVELS: &[Level] = &[
    MINIMAX_EASY,
    MINIMAX_NORMAL,
    Level {
        id: "hard",
        summary: "Looks four steps ahead, and places its armies by what they lead to.",
        settings: &[("depth", "4"), ("draft", "searched"), ("nodes", "2000")],
        usual: true,
    },
];

const MINIMAX_EASY: Level = Level {
    id: "easy",
    summary: "Compares single attacks of very good chances and looks no further.",
    settings: &[("depth", "0"), ("threshold", "0.9")],
    usual: false,
};

const MINIMAX_NORMAL: Level =
    Level { id: "normal", summary: "Looks three steps ahead.", settings: &[("depth", "3")], usual: false };

static AGENTS: [AgentInfo; 10] = [
    AgentInfo {
        id: Drifter::NAME,
        name: "Drifter",
        persona: "Goes where the wind blows, and shrugs at both victory and defeat.",
        summary: "Plays at random.",
        method: "Every decision is drawn at random from what the rules allow. It shows the chances.",
        levels: &[],
        settings: &[],
        build: |_| Ok(Box::new(Drifter)),
        tree: None,
    },
    AgentInfo {
        id: Beginner::NAME,
        name: "Beginner",
        persona: "Likes the look of that continent, and will count later.",
        summary: "Plays as people do in their first games.",
        method: "New armies go, all together, where a continent beckons and few stand. It attacks where it has more armies by the \
                 look of it, misjudging them by a few, and asks for more once a territory is taken this turn. Half of its \
                 armies move on. What others win against beginners says how hard they are.",
        levels: &[],
        settings: beginner::SETTINGS,
        build: |changes| seat(Beginner::from(changes)?, changes),
        tree: None,
    },
    AgentInfo {
        id: Raider::NAME,
        name: "Raider",
        persona: "Counts heads, not consequences: if there are fewer of you, here it comes.",
        summary: "Attacks wherever it has more armies.",
        method: "All new armies go where the weakest neighbour is outnumbered most; it attacks, largest superiority first, \
                 until it outnumbers nobody, and moves on with everything.",
        levels: &[],
        settings: raider::SETTINGS,
        build: |changes| seat(Raider::from(changes)?, changes),
        tree: None,
    },
    AgentInfo {
        id: Gardener::NAME,
        name: "Gardener",
        persona: "Tends one garden, fences it well, and lets it grow a bed at a time.",
        summary: "Grows and guards its largest connected cluster.",
        method: "Only the largest connected cluster of own territories counts. Its borders get the new armies by \
                 normalised border-security ratio; attacks leave from it, where the exact odds are good and the cluster \
                 becomes rounder.",
        levels: &[],
        settings: gardener::SETTINGS,
        build: |changes| seat(Gardener::from(changes)?, changes),
        tree: None,
    },
    AgentInfo {
        id: Sentinel::NAME,
        name: "Sentinel",
        persona: "Never blinks and never gambles below even odds.",
        summary: "Guards its borders in proportion to the threat; attacks above even odds.",
        method: "New armies go to the border territories by normalised border-security ratio (BST, BSR, NBSR). It attacks \
                 while the exact chance to conquer is above one half, best chance first, and does not look ahead.",
        levels: &[],
        settings: sentinel::SETTINGS,
        build: |changes| seat(Sentinel::from(changes)?, changes),
        tree: None,
    },
    AgentInfo {
        id: Mercenary::NAME,
        name: "Mercenary",
        persona: "Fights in whichever style it is paid for.",
        summary: "Plays for one thing above all: a great army, a fortress, continents, cards, or the leader's fall.",
        method: "Every territory in reach has a worth in armies, made of what it brings: land, its continent, a card, the end of a rival, and part \
                 of what lies beyond it. New armies go all to the front from which most can be had, and attacks to what is worth most. How \
                 much each of these counts is its style, and learned. It does not look ahead.",
        levels: &[],
        settings: mercenary::SETTINGS,
        build: |changes| seat(Mercenary::from(changes)?, changes),
        tree: None,
    },
    AgentInfo {
        id: Minimax::NAME,
        name: "Minimax",
        persona: "Has read the paper, and plays it move by move.",
        summary: "The published method: border-security drafts and a depth-limited alpha-beta search over four features.",
        method: "New armies go to the border territories by normalised border-security ratio. Attacks are searched by \
                 alpha-beta to a fixed depth, the rival answering with drafts and attacks of its own; a position is worth \
                 the weighted sum of four features: territories, armies, strength at the borders, closed borders. It shows \
                 the features behind each attack it weighed and the line it expects.",
        levels: MINIMAX_LEVELS,
        settings: minimax::SETTINGS,
        build: |changes| seat(Minimax::new(minimax::Settings::from(changes)?), changes),
        tree: Some(|changes, game, view, think| {
            Ok(Minimax::new(minimax::Settings::from(changes)?).tree(game, view, think))
        }),
    },
    AgentInfo {
        id: MinimaxGa::NAME,
        name: "Minimax-GA",
        persona: "Played a few thousand games against itself, and remembers what worked.",
        summary: "Minimax with weights learned by playing itself, and armies placed by what they lead to.",
        method: "It searches as Minimax does, and asks the same search which way of placing new armies leads to the best attacks. The \
                 weights of its features are learned: generations of mutants played each other, and the next began where the \
                 better half stood. They were learned by two players, under the classic and under the two-phase rules, and are \
                 played at every table. It shows the features behind each attack it weighed and the line it expects.",
        levels: LEARNED_LEVELS,
        settings: minimax::LEARNED_SETTINGS,
        build: |changes| seat(MinimaxGa::new(minimax::Settings::from(changes)?), changes),
        tree: Some(|changes, game, view, think| {
            Ok(MinimaxGa::new(minimax::Settings::from(changes)?).tree(game, view, think))
        }),
    },
    AgentInfo {
        id: Marshal::NAME,
        name: "Marshal",
        persona: "Plans the whole campaign before breakfast, and takes your cards for lunch.",
        summary: "Plans whole sequences of attacks and values them in armies; hunts weak rivals for their cards.",
        method: "A position is worth its armies, its income over some turns (territories by thirds, continents as far as they \
                 hold against the stacks beside them) and its cards, less the same of the rivals, each by its share. For each \
                 way of placing it plans sequences of attacks, weighing success and failure of every battle; the best few are \
                 compared by what the rivals' next turns, planned the same way, leave of them. It takes the first step of the \
                 best, and shows those terms and the sequence.",
        levels: &[
            Level {
                id: "easy",
                summary: "Weighs single attacks, and counts a quarter of a turn's income ahead.",
                settings: &[("length", "1"), ("income", "0.25"), ("answered", "0")],
                usual: false,
            },
            Level {
                id: "normal",
                summary: "Weighs single attacks, and counts two turns of income ahead.",
                settings: &[("length", "1"), ("income", "2"), ("answered", "0")],
                usual: false,
            },
            Level {
                id: "hard",
                summary: "Plans up to ten attacks, and looks at what the rivals may answer.",
                settings: &[("length", "10"), ("income", "4"), ("answered", "12")],
                usual: true,
            },
        ],
        settings: marshal::SETTINGS,
        build: |changes| seat(Marshal::new(marshal::Settings::from(changes)?), changes),
        tree: None,
    },
    AgentInfo {
        id: Strategos::NAME,
        name: "Strategos",
        persona: "Has fought this war in a thousand games, and remembers how each of them ended.",
        summary: "Plans whole turns, and values them by the chance to win that games have taught it.",
        method: "For each way of placing it plans sequences of attacks, weighing success and failure of every battle, and values what they \
                 lead to by the chance to win from there, which a small network has learned from games of many opponents, one for duels, one \
                 for three and four players, one for more. First armies go where the turn that follows leaves the best chance. It knows \
                 games on the classic board with nothing hidden, played for the last one standing, duels with neutral armies and \
                 larger tables with cards; everywhere else Marshal decides in its place. It shows the chances and the sequence.",
        levels: &[],
        settings: strategos::SETTINGS,
        build: |changes| seat(Strategos::new(strategos::Settings::from(changes)?), changes),
        tree: None,
    },
];

/// Seats a policy in the manner that is set.
fn seat<P: Policy + 'static>(policy: P, changes: &[Setting<'_>]) -> Result<Seated, AgentError> {
    Ok(Box::new(Strategist::new(policy, Manner::from(P::EAGERNESS, P::FINISH, changes)?)))
}

/// Every opponent, weakest first.
pub fn list() -> &'static [AgentInfo] {
    &AGENTS
}

/// The opponent that `spec` names: `agent`, `agent@level`, `agent:key=value,…` or both, such as
/// `minimax@hard:depth=3,weights=5/5/5/5`.
///
/// # Errors
/// An unknown agent, level or setting, or a value out of range; each says what there is instead.
pub fn make(spec: &str) -> Result<Box<dyn Agent<Risk>>, AgentError> {
    let (info, settings) = read(spec)?;
    (info.build)(&settings)
}

/// The tree that the opponent named by `spec` searches in the position seen, within the budget and until the stop of `think`;
/// `None` where it searches none: most opponents never do, and the others only for attacks.
///
/// # Errors
/// As [`make`].
pub fn search_tree(spec: &str, game: &Risk, view: &View, think: &Think<'_>) -> Result<Option<Graph>, AgentError> {
    let (info, settings) = read(spec)?;
    info.tree.map_or(Ok(None), |grow| grow(&settings, game, view, think))
}

fn read(spec: &str) -> Result<(&'static AgentInfo, Vec<Setting<'_>>), AgentError> {
    let spec = AgentSpec::parse(spec)?;
    let info = spec.find(&AGENTS, |info| info.id)?;
    let settings = spec.changes(info.levels, &info.keys().collect::<Vec<_>>())?;
    Ok((info, settings))
}

impl AgentInfo {
    /// What can be set beside its method, with what it means: the same for every opponent that has a method at all.
    pub fn manner(&self) -> &'static [(&'static str, &'static str)] {
        if self.id == Drifter::NAME { &[] } else { manner::SETTINGS }
    }

    /// Everything that can be set.
    fn keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.settings.iter().chain(self.manner()).map(|&(key, _)| key)
    }
}
