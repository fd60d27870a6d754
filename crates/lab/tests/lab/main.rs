//! The lab alone: scenes and single games of a tiny game, opponents asked again, and the rules for all sources.

mod circles;
mod honest;
mod mod_bounds;
mod packages;
mod scenes;
mod seams;
