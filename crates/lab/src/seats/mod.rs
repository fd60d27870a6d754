//! Who sits in the seats of a game: opponents of the house, and programs from outside by name.
//!
//! `program` reads the names of programs. Whoever can run programs implements [`ProgramSeats`] (`door` does); without it, with
//! [`NoPrograms`], a program is refused by name. `seating` makes the opponents of all seats, `account` counts the moves a program
//! forfeits, `program_report` is what it used.

mod account;
mod program;
mod program_report;
mod program_seats;
mod seating;

pub use account::Account;
pub use program::{
    MOVE_SECONDS, Program, allow_processor_seconds, allow_seconds, end_of, is_program, listed, program_title, unquoted,
};
pub use program_report::ProgramReport;
pub use program_seats::{NoPrograms, ProgramSeats};
pub use seating::{Seating, agent, check_agents, house_agents};
