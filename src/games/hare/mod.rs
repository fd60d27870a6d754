//! Hare and Hedgehog at the table.
//!
//! A frame goes like this: clicks and keys (`input`) change the `draft`, where a person's decision takes shape from the `offers` of the
//! rules, and become actions; the table gives them to the session, and what happened is told as `cues` one by one (`tell`); `shown` is the
//! race as far as it has been told. `light` turns that into the look of the `board`, `listing` into its words, and `panels` show the
//! rest. `pictures` are drawn for both; `coach` guides through the first race, `study` keeps a position with a judgement, and
//! `tuning` is the page that holds weights against such studies. Rules and opponents are no part of it.

mod at_table;
mod backdrop;
mod board;
mod card;
mod chronicle;
mod client;
mod coach;
mod content;
mod course;
mod cues;
mod draft;
mod finish;
mod ids;
mod input;
#[cfg(test)]
mod lesson_checks;
mod light;
mod listing;
mod offers;
pub mod panels;
mod pictures;
mod plugin;
mod recap;
#[cfg(test)]
mod recap_checks;
pub mod setup;
mod shown;
mod state;
mod study;
mod study_draft;
mod tell;
#[cfg(test)]
mod testing;
mod theme;
mod timeline;
mod tuning;
mod way_home;
mod wording;

pub use board::{Footstep, RaceLook, RunnerLook, Trail};
pub use client::HareClient;
pub use coach::Lesson;
pub use content::Content;
pub use draft::Draft;
pub use ids::ID;
pub use offers::{Offer, offers};
pub use plugin::HarePlugin;
pub use shown::Shown;
pub use state::{Race, RaceTable};
pub use study::{STUDIES, StudyAsk, sheet as study_sheet};
pub use study_draft::StudyDraft;
pub use tuning::{Chosen, MOST_OWN, Studies, StudyLine, TUNING, TuningAsk, TuningModel};
pub use way_home::WayHome;
