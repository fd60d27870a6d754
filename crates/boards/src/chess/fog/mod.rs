//! Chess and its relatives as a game for two, in fog or in sight.
//!
//! In fog a side sees its own pieces and every square they could move to. Kings may stay in check, and whoever takes the king has won. In sight the ordinary rules hold.
//!
//! `setup` is what is chosen before, `variants` the same as data, `state` a position with all that the rules ask for, `view` what one side knows of it and `sees` how that comes about, `action` what may be done and how it is written, `event` what happened, `facts` what sentences may say of an action. `game` is the
//! rules as a [`tabletop::Game`], `ends` how games end, `names` is what pieces are called, `notation` how all of it is written, `world` draws a position that looks like a view, for which `mend` moves hidden pieces about, `belief` is what a side may know of it by all that it has seen, `look` makes a number of what it sees, `validity` says whether a state can be one and `unsound` that a text is none, `wording` what actions are called. `lookahead` says what positions are worth, [`agents`] are the opponents, and `review` looks over what a side did once the fog has lifted.

mod action;
pub mod agents;
mod belief;
mod contract;
mod ends;
mod event;
mod facts;
mod game;
mod legal;
mod look;
mod lookahead;
mod mend;
mod names;
mod notation;
mod review;
mod sees;
mod setup;
mod state;
mod unsound;
mod validity;
mod variants;
mod view;
mod wording;
mod world;

pub use action::{Action, Point};
pub use belief::{Alike, Belief, SecondOrder};
pub use event::{Done, Event};
pub use game::Fog;
pub use notation::FogNotation;
pub use review::Review;
pub use setup::{MOST_QUIET, Relative, Setup, SetupError};
pub use state::{Cell, End, Ending, Past, State};
pub use view::View;
