//! What hosts and bots say to each other: one JSON value a line, its one key the kind of message. docs/bots.md is its reference.

use derive_where::derive_where;
use lab::{Problem, json_reason};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Declaration, Effort, Game, Seat};

/// The newest version of the protocol. Version 2 brought the message at the end of a game, and many games in one process.
pub const PROTOCOL: u32 = 4;

/// The version every bot understands: a hello is written in it, and a bot that answers with it is told nothing newer.
pub(crate) const OLDEST: u32 = 1;
/// The first version whose reasons may be messages with an id; those before know texts alone.
pub(crate) const WITH_MESSAGES: u32 = 3;
/// The first version in which a bot may resign, offer draws and answer them; for those before every draw is declined.
pub(crate) const WITH_DECLARATIONS: u32 = 4;

/// What a host says.
#[derive_where(Clone, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub(crate) enum ToBot<G: Game> {
    /// A game begins. The bot answers with [`FromBot::Ready`].
    Hello(Hello<G>),
    /// Something happened, as the bot's seat sees it. No answer.
    Event(G::Event),
    /// It is the bot's turn. The bot answers with [`FromBot::Decision`], or with [`FromBot::Declaration`] where it may.
    Decide(Box<Request<G>>),
    /// The other side offers a draw. The bot answers with [`FromBot::Declaration`].
    Offer(Box<Offer<G>>),
    /// A move was forfeited. No answer.
    Forfeit(Forfeit<G>),
    /// What was observed is to be forgotten; events are told anew. No answer.
    Reset {},
    /// The game is over. No answer.
    End(Box<End<G>>),
}

/// The beginning of a game.
#[derive_where(Clone, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Hello<G: Game> {
    /// [`OLDEST`]: whoever knows no other must be able to read on.
    pub protocol: u32,
    /// The versions the host speaks; the bot answers with the one it chooses.
    #[serde(default)]
    pub versions: Vec<u32>,
    /// The game's id.
    pub game: String,
    /// Version of its rules.
    #[serde(default)]
    pub rules: Option<u32>,
    /// Hash of the content it is played with, as 16 hexadecimal digits.
    #[serde(default)]
    pub content: Option<String>,
    /// The bot's seat, from 0.
    pub seat: Seat,
    /// Seats at the table.
    pub seats: usize,
    /// Everything chosen before the game.
    pub setup: G::Setup,
    /// Seconds for the answer to this and to every request; the host's clock counts.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// What a stranger needs to know of the content: names, borders, cards.
    #[serde(default)]
    pub primer: Value,
}

/// A decision that is due.
#[derive_where(Clone, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Request<G: Game> {
    /// Counts the requests of a game, from 1; the answer names it.
    pub id: u64,
    /// What the seat may know.
    pub view: G::View,
    /// Positions or iterations the decision should spend at most; null leaves it to the bot.
    #[serde(default)]
    pub budget: Option<u64>,
    /// Below 2^53; whatever is drawn at random should follow from it, so that games can be repeated.
    #[serde(default)]
    pub seed: u64,
    /// Whether somebody wants the reasons.
    #[serde(default)]
    pub explain: bool,
    /// Every legal action, where they are few enough to list.
    #[serde(default)]
    pub actions: Option<Vec<G::Action>>,
    /// A few legal actions, drawn at random by the seed, where they are not.
    #[serde(default)]
    pub samples: Vec<G::Action>,
    /// What the bot may declare instead of acting, in games where a seat resigns or draws are agreed on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declarations: Vec<Declaration>,
}

/// A draw that the other side offers.
#[derive_where(Clone, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Offer<G: Game> {
    /// Counted with the requests; the answer names it.
    pub id: u64,
    /// What the seat may know.
    pub view: G::View,
    /// As that of a request.
    #[serde(default)]
    pub seed: u64,
}

/// A move that was not the bot's own.
#[derive_where(Clone, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Forfeit<G: Game> {
    /// The request.
    pub id: u64,
    /// What was wrong.
    pub reason: String,
    /// What was played instead; nothing where the program is asked again.
    pub played: Option<G::Action>,
}

/// The end of a game.
#[derive_where(Clone, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct End<G: Game> {
    /// The bot's place, 1 = best; null where the game was not played to its end.
    pub place: Option<u8>,
    /// The places of all seats; seats that share one have the same number.
    pub places: Vec<u8>,
    /// Why it ended; null where it did not.
    pub reason: Option<String>,
    /// Moves the bot forfeited in it.
    pub forfeits: u64,
    /// The last view of the bot's seat.
    pub view: G::View,
    /// What happened since the last request, for a bot that wants no events; the last of it.
    pub events: Vec<G::Event>,
}

/// What a bot says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "A: Serialize + serde::de::DeserializeOwned")]
pub(crate) enum FromBot<A> {
    /// It has understood the hello.
    Ready(Ready),
    /// It has decided.
    Decision(Answer<A>),
    /// It resigns, offers a draw, or answers an offer.
    Declaration(Declared),
    /// It did not understand a line.
    Error(Complaint),
}

/// The answer to a hello.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ready {
    /// The version it chose of those the host speaks.
    pub protocol: u32,
    /// What it calls itself.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether it wants to be told events.
    #[serde(default)]
    pub events: bool,
    /// How many games its process plays; one where nothing is said, as in version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<Games>,
}

/// How many games a bot's process plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Games {
    /// One: its input ends with the game.
    One,
    /// One after the other, each begun by a hello.
    Many,
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "A: Serialize + serde::de::DeserializeOwned")]
pub(crate) struct Answer<A> {
    /// That of the request.
    pub id: u64,
    /// What to do.
    pub action: A,
    /// The reasons, unread: faults in them cost the reasons and not the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<Value>,
    /// What it cost.
    #[serde(default)]
    pub effort: Spent,
}

/// What a bot declares in place of a decision, or answers to an offer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Declared {
    /// That of the request or the offer.
    pub id: u64,
    /// What it declares.
    pub declaration: Declaration,
}

/// What a decision cost, as bots tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Spent {
    /// Positions evaluated or iterations made.
    pub nodes: u64,
    /// Plies searched in full.
    pub depth: u32,
}

impl From<Effort> for Spent {
    fn from(effort: Effort) -> Self {
        Self { nodes: effort.nodes, depth: effort.depth }
    }
}

/// A line that was not understood.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Complaint {
    /// Its number, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The place in it, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
    /// What is wrong.
    pub reason: String,
    /// What to do about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remedy: Option<String>,
}

/// Reads a message of one line.
///
/// # Errors
/// What is wrong and in which column.
pub(crate) fn read<T: serde::de::DeserializeOwned>(line: &str) -> Result<T, (usize, Problem)> {
    serde_json::from_str(line).map_err(|error| {
        // Numbers that are no JSON, as Python writes them, deserve a word of their own.
        let remedy = match error.classify() {
            serde_json::error::Category::Syntax if ["NaN", "Infinity"].iter().any(|bad| line.contains(bad)) => {
                "write numbers that are finite; JSON has no other"
            }
            serde_json::error::Category::Syntax | serde_json::error::Category::Eof => {
                "write one JSON value a line and nothing else"
            }
            _ => "write it as docs/bots.md says",
        };
        (error.column(), Problem::new(json_reason(&error)).remedy(remedy))
    })
}
