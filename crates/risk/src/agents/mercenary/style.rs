//! What a Mercenary fights for, as numbers: the styles there are, and how one is changed.

use tabletop::agent_spec::{AgentError, Setting};

/// A style. What is worth something is worth so many armies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Style {
    /// Worth of any territory.
    pub land: f64,
    /// Worth of each army that a continent pays, on the way to the whole of it.
    pub continent: f64,
    /// Worth of each army that a continent pays, for its last territory.
    pub complete: f64,
    /// Worth of each army that a rival's continent pays it, for breaking it.
    pub deny: f64,
    /// Worth of a turn's first capture, which brings a card.
    pub card: f64,
    /// Worth of each card of a rival that one army may end, shared among its territories.
    pub hunt: f64,
    /// Worth of a territory of a rival that is ahead, as often as it is ahead of the mean.
    pub leader: f64,
    /// What each army there costs.
    pub cost: f64,
    /// What a neutral territory is worth less.
    pub neutral: f64,
    /// What each foe beside a territory takes of its worth.
    pub open: f64,
    /// Part of the worth of the best territory beyond one that counts for it, in [0, 1].
    pub ahead: f64,
    /// An attack worth less is not made.
    pub stop: f64,
    /// Attackers it wants for each defender.
    pub odds: f64,
    /// Attackers it wants beyond that.
    pub spare: f64,
    /// Worth of each army that an own continent pays, for guarding it while armies are placed.
    pub guard: f64,
    /// Worth of each army that stands already where new ones are placed.
    pub mass: f64,
}

/// All of it. Learned, as all of these, against the agents that stood before it and the usual style.
const USUAL: Style = Style {
    land: 3.098,
    continent: 5.509,
    complete: 1.042,
    deny: 4.947,
    card: 4.479,
    hunt: 2.465,
    leader: 3.145,
    cost: 0.375,
    neutral: 1.647,
    open: 0.264,
    ahead: 0.143,
    stop: -0.407,
    odds: 0.801,
    spare: 0.833,
    guard: 2.993,
    mass: 0.91,
};

/// One great army.
const MASSER: Style = Style {
    land: 3.691,
    continent: 4.528,
    complete: 3.213,
    deny: 3.904,
    card: 3.61,
    hunt: 5.188,
    leader: 1.004,
    cost: 0.862,
    neutral: 1.853,
    open: 0.165,
    ahead: 0.544,
    stop: 0.852,
    odds: 0.948,
    spare: 0.865,
    guard: 0.229,
    mass: 3.603,
};

/// A fortress.
const TURTLE: Style = Style {
    land: 3.04,
    continent: 1.231,
    complete: 2.597,
    deny: 2.228,
    card: 5.189,
    hunt: 5.907,
    leader: 1.371,
    cost: 1.056,
    neutral: 1.021,
    open: 0.191,
    ahead: 0.578,
    stop: 0.155,
    odds: 1.407,
    spare: -0.295,
    guard: 10.466,
    mass: 0.294,
};

/// Continents.
const RUNNER: Style = Style {
    land: 0.764,
    continent: 13.72,
    complete: 6.971,
    deny: 3.746,
    card: 1.747,
    hunt: 3.416,
    leader: 1.898,
    cost: 0.754,
    neutral: 1.235,
    open: 0.0,
    ahead: 0.398,
    stop: 0.584,
    odds: 0.832,
    spare: 0.399,
    guard: 1.981,
    mass: 1.042,
};

/// Cards, and the end of those who hold them.
const HUNTER: Style = Style {
    land: 2.966,
    continent: 0.779,
    complete: 2.279,
    deny: 4.022,
    card: 10.791,
    hunt: 15.249,
    leader: 1.28,
    cost: 0.537,
    neutral: 1.61,
    open: 0.055,
    ahead: 0.323,
    stop: 0.514,
    odds: 0.819,
    spare: -0.251,
    guard: 2.003,
    mass: 0.373,
};

/// The fall of whoever is ahead.
const BASHER: Style = Style {
    land: 3.818,
    continent: 2.575,
    complete: 2.17,
    deny: 9.97,
    card: 2.13,
    hunt: 2.019,
    leader: 10.243,
    cost: 0.95,
    neutral: 1.388,
    open: 0.207,
    ahead: 0.5,
    stop: 1.165,
    odds: 0.62,
    spare: -0.027,
    guard: 2.644,
    mass: 0.762,
};

/// The styles by their names.
const STYLES: [(&str, Style); 6] = [
    ("usual", USUAL),
    ("masser", MASSER),
    ("turtle", TURTLE),
    ("runner", RUNNER),
    ("hunter", HUNTER),
    ("basher", BASHER),
];

/// A number of a style: its name, what it means, its range, and where it stands.
struct Number {
    name: &'static str,
    low: f64,
    high: f64,
    of: fn(&mut Style) -> &mut f64,
}

const fn number(name: &'static str, low: f64, high: f64, of: fn(&mut Style) -> &mut f64) -> Number {
    Number { name, low, high, of }
}

const NUMBERS: [Number; 16] = [
    number("land", 0.0, 10.0, |style| &mut style.land),
    number("continent", 0.0, 20.0, |style| &mut style.continent),
    number("complete", 0.0, 20.0, |style| &mut style.complete),
    number("deny", 0.0, 20.0, |style| &mut style.deny),
    number("card", 0.0, 20.0, |style| &mut style.card),
    number("hunt", 0.0, 20.0, |style| &mut style.hunt),
    number("leader", 0.0, 20.0, |style| &mut style.leader),
    number("cost", 0.0, 3.0, |style| &mut style.cost),
    number("neutral", 0.0, 10.0, |style| &mut style.neutral),
    number("open", 0.0, 5.0, |style| &mut style.open),
    number("ahead", 0.0, 1.0, |style| &mut style.ahead),
    number("stop", -5.0, 10.0, |style| &mut style.stop),
    number("odds", 0.0, 3.0, |style| &mut style.odds),
    number("spare", -5.0, 10.0, |style| &mut style.spare),
    number("guard", 0.0, 20.0, |style| &mut style.guard),
    number("mass", 0.0, 5.0, |style| &mut style.mass),
];

/// The names of the settings, with what they mean.
pub(in crate::agents) const SETTINGS: &[(&str, &str)] = &[
    ("style", "what it fights for: usual, masser, turtle, runner, hunter or basher; the numbers below change it"),
    ("land", "armies that any territory is worth, 0 to 10"),
    ("continent", "worth of each army that a continent pays, on the way to the whole of it, 0 to 20"),
    ("complete", "worth of each army that a continent pays, for its last territory, 0 to 20"),
    ("deny", "worth of each army that a rival's continent pays, for breaking it, 0 to 20"),
    ("card", "armies that a turn's first capture is worth, 0 to 20"),
    ("hunt", "worth of each card of a rival that one army may end, 0 to 20"),
    ("leader", "worth of a territory of a rival that is ahead, as often as it is ahead of the mean, 0 to 20"),
    ("cost", "armies that each army there costs, 0 to 3"),
    ("neutral", "armies that a neutral territory is worth less, 0 to 10"),
    ("open", "armies that each foe beside a territory takes of its worth, 0 to 5"),
    ("ahead", "part of the best territory beyond that counts, 0 to 1"),
    ("stop", "armies that an attack must be worth, -5 to 10"),
    ("odds", "attackers it wants for each defender, 0 to 3"),
    ("spare", "attackers it wants beyond that, -5 to 10"),
    ("guard", "worth of each army that an own continent pays, for guarding it, 0 to 20"),
    ("mass", "worth of each army that stands already where new ones are placed, 0 to 5"),
];

impl Style {
    /// The usual style with these changes: first the style that is named, then its numbers, the later ones winning.
    ///
    /// # Errors
    /// The first value that is none.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut style = USUAL;
        for change in changes.iter().filter(|change| change.key == "style") {
            style = change.word(&STYLES)?;
        }
        for change in changes {
            if let Some(number) = NUMBERS.iter().find(|number| number.name == change.key) {
                *(number.of)(&mut style) = change.number(number.low..=number.high)?;
            }
        }
        Ok(style)
    }
}
