//! The rules of a game as a pure state machine with explicit chance.

use std::borrow::Cow;
use std::fmt::Debug;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::variants::Variant;
use crate::{Argument, Audience, Declarations, EventSink, Eye, Facts, Message, Rng, Seat, canonical_hash};

/// How many worlds are drawn for a twin in which the turn is the same.
const TWIN_TRIES: u32 = 4;

/// Who acts in a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// A seat chooses an action.
    Seat(Seat),
    /// Dice, cards or another chance outcome is due.
    Chance,
    /// The game has ended; [`Game::standing`] tells how.
    Over,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// The place of every seat, 1 = best; seats that share a place have the same number.
    pub places: Vec<u8>,
    /// Why it ended: a stable word of the game's own, such as `elimination`. A game that is broken off because its rounds or turns are
    /// up, and not because somebody has done what wins, says `round_limit` or `turn_limit`.
    pub reason: Cow<'static, str>,
    /// The score of every seat, in a game that ends in points: more is better, and a better place never has fewer. Empty in games without
    /// a score. A game for one seat has nothing else to tell a good end from a bad one.
    // A state that holds a standing without scores hashes as it did before there were any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(skip)]
    pub scores: Vec<i64>,
}

impl Standing {
    /// An end without a score.
    pub fn new(places: Vec<u8>, reason: impl Into<Cow<'static, str>>) -> Self {
        Self { places, reason: reason.into(), scores: Vec::new() }
    }

    /// An end in points: places follow from them, and seats with as many share one.
    pub fn scored(scores: Vec<i64>, reason: impl Into<Cow<'static, str>>) -> Self {
        let place = |own: &i64| 1 + scores.iter().filter(|other| *other > own).count() as u8;
        Self { places: scores.iter().map(place).collect(), reason: reason.into(), scores }
    }

    /// The score of a seat, where there is one.
    pub fn score(&self, seat: Seat) -> Option<i64> {
        self.scores.get(seat.index()).copied()
    }

    /// Whether a [`reason`](Self::reason) says that the game was broken off by a limit of rounds or turns.
    pub fn is_limit(reason: &str) -> bool {
        matches!(reason, "round_limit" | "turn_limit")
    }

    /// The seats in first place; more than one where the win is shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.places.len()).filter(|seat| self.places[seat.index()] == 1)
    }

    /// The only winner, if the win is not shared.
    pub fn winner(&self) -> Option<Seat> {
        let mut winners = self.winners();
        winners.next().filter(|_| winners.next().is_none())
    }
}

/// Why an action is not allowed, in words a player understands: in English as it is, in any language as a [`message`](Self::message).
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{text}")]
pub struct Illegal {
    /// A stable word for the broken rule.
    pub rule: &'static str,
    /// Which of the rule's sentences it is, where it has several.
    pub case: &'static str,
    /// One sentence for the player, in English.
    pub text: Cow<'static, str>,
    /// What fills the places of the sentence, by their names.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Illegal {
    /// Breaks `rule`; `text` says how, to the player.
    pub fn new(rule: &'static str, text: impl Into<Cow<'static, str>>) -> Self {
        Self { rule, case: "", text: text.into(), arguments: Vec::new() }
    }

    /// With a sentence of its own.
    #[must_use]
    pub fn case(self, case: &'static str) -> Self {
        Self { case, ..self }
    }

    /// With something for the place `name` of the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.arguments.push((name, argument.into()));
        self
    }

    /// The sentence, which languages have as `illegal-`, the rule and the case: `illegal-too_few`, `illegal-too_many-neutral`. It brings its
    /// English text along.
    pub fn message(&self) -> Message {
        let case = if self.case.is_empty() { "" } else { "-" };
        let id = format!("illegal-{}{case}{}", self.rule.replace('-', "_"), self.case);
        let arguments = self.arguments.iter().map(|(name, argument)| (Cow::Borrowed(*name), argument.clone()));
        Message { id: id.into(), arguments: arguments.collect(), text: self.text.clone().into_owned() }
    }
}

/// What the values of a game must be able to do.
pub trait Value: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Value for T {}

/// The rules of one game, made from a setup and the content it names; shared, immutable.
///
/// The state is a small value apart from the rules. An action either settles or leaves a chance node, whose
/// [`outcomes`](Game::outcomes) are enumerable and whose [`resolve`](Game::resolve) goes on. Play draws the outcome from a
/// named stream, search enumerates or samples it, a session logs it. No method panics on any argument that deserialises.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in files and on the command line.
    const ID: &'static str;
    /// Version of the rules; raised whenever an old record would play differently.
    const RULES: u32;

    /// Everything chosen before the first move: seats, variants, the name of the content.
    type Setup: Value;
    /// A position, hidden facts included. Serialises canonically (ordered maps, no NaN).
    type State: Value + Eq;
    /// What a seat may do.
    type Action: Value;
    /// What chance may do.
    type Outcome: Value;
    /// What happened, for animation, sound, log and beliefs.
    type Event: Value;
    /// What one pair of eyes may know of a state. Cannot hold what they may not know.
    type View: Value;

    /// What can be chosen among the rules, as data, in the order in which it is chosen. Each value can be played wherever its variant applies. What is chosen
    /// from content stands elsewhere. The default is a game with one set of rules.
    fn variants() -> &'static [Variant<Self::Setup>] {
        &[]
    }
    /// The setup these rules were made from.
    fn setup(&self) -> &Self::Setup;
    /// Hash of the content (map, cards, mods) these rules were made from.
    fn content_hash(&self) -> u64;
    /// Number of seats.
    fn seats(&self) -> usize;
    /// The state before anything happened. Dealing and shuffling come after it, as chance.
    fn start(&self) -> Self::State;
    /// Whether a state read from a file can stand under these rules. No other method need cope with one that cannot, so hosts
    /// ask before they play on from a scene or a snapshot. The default vouches for every state that deserialises.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check_state(&self, state: &Self::State) -> Result<(), Illegal> {
        let _ = state;
        Ok(())
    }
    /// Who acts.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Whether the seat to act sets up its side where nobody else sees it. Everybody knows that it does, and nothing of what it does:
    /// until it is done, no action of it changes another view or tells anybody else an event, and then only that it is done. Hosts tell
    /// whoever waits why nothing happens, and hang a curtain between persons at one screen. The default is a game without such a phase.
    fn setting_up(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// Which declarations make sense in the game: resigning, draws by agreement. The [session](crate::Session) lets them be made where
    /// two seats play, and knows how the game then ended; the rules have no more to do with it. None by default, and a game of another
    /// number of seats must say none.
    fn declarations(&self) -> Declarations {
        Declarations::NONE
    }
    /// How the game ended by its rules; `None` exactly while [`turn`](Game::turn) is not [`Turn::Over`].
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// What `eye` may know of `state`.
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;
    /// [`view`](Game::view) into a value that is already there, so that playing thousands of games need not allocate.
    fn view_into(&self, state: &Self::State, eye: Eye, view: &mut Self::View) {
        *view = self.view(state, eye);
    }
    /// `event` as `eye` sees it; `None` where it sees nothing.
    fn redact(&self, event: &Self::Event, eye: Eye) -> Option<Self::Event>;
    /// A *world* of a view: a state in which nothing is left open and which looks like `view` to whoever has that view. Everything the view does not
    /// hold is drawn by `rng`, and may come out in any way that fits. Where nothing is hidden it is the view as a state. Searches draw worlds to think
    /// about what they do not see; since nothing but the view goes in, they cannot peek.
    ///
    /// `None` where the game finds no state that looks so, which cannot be with a view it made itself of a state that it reached. A view from
    /// outside may be one that no state has: whoever draws a world of such a view asks [`check_state`](Game::check_state) before playing on.
    fn world(&self, view: &Self::View, rng: &mut Rng) -> Option<Self::State>;
    /// A *twin* of `state`: another state that `eye` cannot tell from it. Everything hidden is drawn anew; where nothing is, it is the state itself.
    /// The conformance suite uses it to prove that views, events and agents do not peek.
    ///
    /// The default is a world of the view, if it can be one in which the same seat acts or chance does, since only then the same can
    /// be done in both. A game overrides it where a view leaves out something that is no secret, so that a world may differ in that.
    fn conceal(&self, state: &Self::State, eye: Eye, rng: &mut Rng) -> Self::State {
        let view = self.view(state, eye);
        let mut twin = None;
        for _ in 0..TWIN_TRIES {
            let Some(world) = self.world(&view, rng) else { break };
            let alike = self.turn(&world) == self.turn(state);
            twin = Some(world);
            if alike {
                break;
            }
        }
        twin.unwrap_or_else(|| state.clone())
    }

    /// Whether the step that led from `before` to `after` let `seat` know something that it could not know before: the dice, a
    /// card, a mission, what lay in fog, or, by another seat's choice, what that one holds hidden (a bet tells of the cards).
    /// [`Session::undo_to`](crate::Session::undo_to) goes back over it in practice games alone. What a seat itself decided is
    /// nothing new to it, nor is a reply in a game in which nothing is hidden.
    ///
    /// The default, for games in which it matters little, counts everything but the seat's own actions. A game must override it
    /// where an action shows its own seat something, as the suite checks, and should where replies show nothing.
    fn reveals(&self, before: &Self::State, after: &Self::State, seat: Seat) -> bool {
        let _ = after;
        self.turn(before) != Turn::Seat(seat)
    }

    /// Every legal action of the seat to act, from its own view; `None` where they are too many to list.
    fn actions(&self, view: &Self::View) -> Option<Vec<Self::Action>>;
    /// One legal action drawn at random, from the view of the seat to act; `None` where that seat is not to act.
    /// Random play by it must end every game.
    fn sample(&self, view: &Self::View, rng: &mut Rng) -> Option<Self::Action>;
    /// What `action` of the seat to act does at once and what it meets, from that seat's `view`: what sentences about it may use. Where
    /// `audience` is everyone, nothing in it may depend on what is hidden from somebody. Empty for an action that is not allowed.
    fn facts(&self, view: &Self::View, action: &Self::Action, audience: Audience) -> Facts {
        let _ = (view, action, audience);
        Facts::new()
    }
    /// Whether the seat to act may do this.
    ///
    /// # Errors
    /// The rule it breaks, in words a player understands.
    fn validate(&self, state: &Self::State, action: &Self::Action) -> Result<(), Illegal>;
    /// Does it.
    ///
    /// # Errors
    /// As [`validate`](Game::validate); the state is then unchanged.
    fn apply(
        &self,
        state: &mut Self::State,
        action: &Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Name of the random stream the due outcome is drawn from, such as `dice` or `cards`. Streams are apart, so that a
    /// battle more does not change the cards.
    fn stream(&self, state: &Self::State) -> &'static str;
    /// Every outcome that may come, with its probability (each above 0, sum 1). Empty where no chance is due.
    fn outcomes(&self, state: &Self::State) -> Vec<(f64, Self::Outcome)>;
    /// One outcome drawn by those probabilities. `None` where no chance is due. Games override it where listing is slow.
    fn draw(&self, state: &Self::State, rng: &mut Rng) -> Option<Self::Outcome> {
        pick(self.outcomes(state), rng)
    }
    /// Goes on with the outcome that came.
    ///
    /// # Errors
    /// Where that outcome cannot come here; the state is then unchanged.
    fn resolve(
        &self,
        state: &mut Self::State,
        outcome: &Self::Outcome,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Canonical hash of a state.
    fn hash(&self, state: &Self::State) -> u64 {
        canonical_hash(state)
    }
}

/// Draws one of `outcomes` by probability.
fn pick<T>(outcomes: Vec<(f64, T)>, rng: &mut Rng) -> Option<T> {
    use rand::RngExt;
    let mut left = rng.random::<f64>();
    let last = outcomes.len().checked_sub(1)?;
    for (index, (probability, outcome)) in outcomes.into_iter().enumerate() {
        left -= probability;
        if left < 0.0 || index == last {
            return Some(outcome);
        }
    }
    None
}
