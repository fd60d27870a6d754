//! The bots' door. A program of its own: programs from outside are held to the clock here, and heavy tests beside them would make them late.

mod bots;
mod declarations;
mod forfeits;
mod games;
