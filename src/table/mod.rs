//! What every game's play screen shares: the session with its opponents, thinking off the main thread, the queue that
//! turns what happened into what is shown, the log, why decisions were made, and the autosave.
//!
//! Everything here is generic over [`tabletop::Game`]. What a board draws, what a click means and how an event reads
//! belongs to [`games`](crate::games).

mod banner;
mod best;
pub mod career;
pub mod career_page;
mod chairs;
mod client_game;
mod curtain;
mod decision_keys;
mod declared_step;
mod declaring;
mod editing;
mod engine;
mod files;
mod game;
mod games;
mod guide;
mod host;
mod host_error;
mod host_session;
mod inquiry;
mod journal;
mod keeping;
mod kept_file;
mod lab_content;
#[cfg(test)]
pub(crate) mod lesson_checks;
pub mod lessons;
mod lines;
mod log;
pub mod logbook;
mod memo;
mod notation;
mod open;
mod order;
pub mod panels;
mod past;
mod play;
#[cfg(test)]
pub(crate) mod played;
mod programs;
mod puzzle;
mod puzzle_told;
mod queue;
pub mod reasoning;
mod reasons;
pub mod recap;
mod refused;
pub mod replay;
mod replays;
pub mod report;
pub mod review;
mod save;
mod save_line;
mod save_list;
mod seated;
pub mod setup;
mod shelf;
mod shipped;
mod sight;
mod solved;
mod state;
#[cfg(test)]
mod tests;
mod thought;
pub mod why;

use bevy::prelude::*;

use crate::shell::Screen;

pub use banner::{Banner, banner};
pub use best::{BestList, BestScore, KnownBest, ScoredEnd, best_file};
pub use chairs::{Chairs, seat};
pub use client_game::{CardPicture, ClientGame, Sketch};
pub use curtain::{Curtain, CurtainModel, curtain};
pub use decision_keys::{DECISION_KEYS, lifts_curtain};
pub use declared_step::DeclaredStep;
pub use declaring::{Declarable, Declares, DrawOffer, declared_reason};
pub use editing::{BackToTable, TakenPosition};
pub use engine::{LoggedEvent, Made, PlayLimits, Played};
pub use files::{FileRegistry, GameFiles, Opened, Replayed, SavedGame, UnknownGame, lend};
pub use game::{ActionOf, EventOf, HostOf, TableGame};
pub use games::{Games, open_scene};
pub use guide::{GuideAnswer, GuideModel, guide};
pub use host::Host;
pub use host_error::HostError;
pub use inquiry::{Inquiry, Question};
pub use keeping::{Kept, keep, keep_on_exit, save};
pub use lab_content::{LabContent, RulesOf, VariantsOf};
pub use log::{Entry, Log, Tone};
pub use memo::Memo;
pub use notation::NotationAsked;
pub use order::{TableSystems, plugin_of};
pub use programs::{Listen, OwnPrograms, ProgramsAtTable};
pub use puzzle::{PuzzleStanding, TablePuzzle};
pub use puzzle_told::PuzzleModel;
pub use queue::Queue;
pub use reasoning::Reasoning;
pub use reasons::Reasons;
pub use refused::{no_files, nobody, other_game};
pub use replays::{Replay, ReplayError, ReplaySummary};
pub use save::{AUTOSAVES, Autosave, SAVES, SaveAs, about, retitled};
pub use save_line::{SaveLine, round};
pub use save_list::save_lines;
pub use shelf::{Found, Unusable, find};
pub use shipped::{begun_at, rules_of, scene_of, setup_faults};
pub use sight::Sight;
pub use solved::{solved, solved_file};
pub use state::Table;
pub use thought::{ThinkingHandle, Thought};
pub use why::{Why, WhyFocus};

/// What every table and every setup needs.
pub fn plugin(app: &mut App) {
    app.init_resource::<FileRegistry>()
        .init_resource::<OwnPrograms>()
        .init_resource::<ProgramsAtTable>()
        .init_resource::<Declarable>()
        .add_message::<Declares>()
        .add_systems(OnExit(Screen::Play), declaring::reset)
        .add_message::<SaveAs>()
        .add_plugins((order::plugin, notation::plugin, setup::shared))
        .add_systems(Update, notation::paste.in_set(crate::shell::ShellSystems::Act));
}
