//! The kit for training grounds: pages on which an opponent is planned, learned in a thread of its own, watched, kept, compared and played.
//!
//! A game says as a [`TrainingGame`] what is planned, learned and shown, and adds it by [`plugin`]. The kit has the states of a run, the page and what is done on it
//! (`game` and `ground` are what is asked of a game and what the kit does with it, `view` the page, `ask` what can be asked for there). Where nothing is run, as where weights are
//! tried on studies, a game has a [`TrainingPage`] alone, added by [`page_plugin`] (`page`).
//!
//! `worker` is the thread, `state` how a run stands, `chart` the curve of shares by generation, `plan` numbers as they are chosen, `kept` files of the player's
//! folder, `parts` the smaller parts of a page.

mod ask;
mod chart;
mod game;
mod ground;
mod kept;
mod page;
mod parts;
mod plan;
mod state;
mod view;
mod worker;

pub use ask::{Kept, TrainingAsk};
pub use chart::{Curve, ShareLine, disc, learning_curve, share_chart};
pub use game::{AskOf, ContextOf, KeptList, PageModel, RunModel, RunOf, TrainingGame, TrainingGround, TrainingWords};
pub use ground::plugin;
pub use kept::{players_against, read_files, write_file};
pub use page::{PageFrame, TrainingContext, TrainingEntry, TrainingPage, page_frame, page_plugin};
pub use parts::{percent, progress_bar, time_left};
pub use plan::{Stepped, pace, seat_choice, steppers};
pub use state::RunState;
pub use view::{kept_list, training_page};
pub use worker::{Fault, Job, Worker, threads};
