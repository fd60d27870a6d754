//! The lab alone: scenes and single games of a tiny game, and the rules for all sources.

mod circles;
mod scenes;
mod seams;
