//! The client: everything that needs a window.
//!
//! [`app`] says what there is and in which order it runs; [`screens`] are the pages a player goes through; [`games`] is the list of
//! games with a folder for each, [`table`] what every game shares, [`board`] what every game with a board does, [`pieces`] what every game does whose board has cells with pieces, [`training`] what training grounds share, [`ui`] what pages are
//! made of, [`shell`] what they stand in; [`theme`], [`text`], [`keys`], [`input`], [`settings`], [`storage`], [`crash`] and [`audio`]
//! are each the only place for their subject. A room uses only those below it; `docs/architecture.md` has the order. Rules and
//! opponents are no part of it: they come from the crates below.

pub mod app;
pub mod audio;
pub mod board;
pub mod crash;
pub mod demo;
pub mod games;
pub mod input;
pub mod inspect;
pub mod keys;
pub mod log;
pub mod options;
pub mod pictures;
pub mod pieces;
pub mod plain;
pub mod portrait;
pub mod screens;
pub mod settings;
pub mod shell;
pub mod stamp;
pub mod startup;
pub mod storage;
pub mod table;
pub mod text;
pub mod theme;
pub mod training;
pub mod ui;
