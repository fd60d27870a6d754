//! Alea: duels with dice and equipment.
//!
//! * [`Alea`] is the rules, a [`tabletop::Game`]; [`Setup`] the two fighters, [`State`] a position. Nothing is hidden: a
//!   face-down die has no number until it is turned over, which is chance, as drawing from a deck without order is.
//! * [`Catalogue`] holds the cards. What a card does is worked out beforehand for every die it accepts ([`Program`]), as lists
//!   of [`Effect`]s; no script runs during a fight.
//! * [`Content`] reads cards, enemies and heroes; [`words`] is what their scripts may say.
//! * [`gauntlet`] is a run of fights with choices between them, a game of its own.
//! * [`agents`] are the opponents; [`agents::Points`] what they play for.
//!
//! No files, no clock, no window: readers take text, and whoever calls them knows where it came from.

mod action;
pub mod agents;
mod amount;
mod card;
mod combatant;
mod content;
mod effect;
mod event;
mod facts;
pub mod gauntlet;
mod in_force;
mod luck;
mod modifier;
mod program;
mod rules;
mod script;
mod setup;
mod sign;
mod slot;
mod stage;
mod state;
mod status;
mod status_kind;

pub use action::{Action, Outcome};
pub use amount::{Amount, ExprId, Large, MOST_AMOUNT, MOST_NODES, Node, Op};
pub use card::{Card, CardId, CardRef, Catalogue, CatalogueError, Face, Form, Immunity};
pub use combatant::{Combatant, Limit};
pub use content::{
    Content, ContentFault, Enemy, Gain, Hero, Kind, Loaded, MOST_FAULTS, MOST_ID, MOST_NAME, MOST_NEW_CARDS,
    MOST_NEW_FIGHTERS, MOST_NEW_MODIFIERS, MOST_WORDS, Replaced, Source, Sources,
};
pub use effect::{Effect, ListId, Mark, Side};
pub use event::{Cause, Event};
pub use in_force::ModifierError;
pub use luck::Luck;
pub use modifier::{Change, Modifier, Who};
pub use program::{MOST_SMALL, Program, Small};
pub use rules::Alea;
pub use script::{MOST_EFFECTS, MOST_FOR_MOD, MOST_FOR_SCRIPT, MOST_OPERATIONS, MOST_SCRIPT, Word, script_runs, words};
pub use setup::{BOARD_CELLS, Setup, SetupError};
pub use sign::{MOST_REACH, MOST_STROKES, Point, Stroke, arc};
pub use slot::{Slot, Uses};
pub use stage::{Due, End, Reason, Stage, Task};
pub use state::{CardState, Die, Fighter, MOST_CARDS, MOST_DICE, MOST_HP, MOST_PLACEMENTS, MOST_ROLLED, Role, State};
pub use status::{Affinity, BURN_DAMAGE, Element, Innate, MOST_STACKS, MOST_STATUSES, Status, Statuses};
pub use status_kind::{Ends, Hook, StatusKind, StatusKinds, Vocabulary, Worth};
