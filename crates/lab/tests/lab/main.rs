//! The lab without programs from outside: games, scenes, matches, training, mods and files, and the rules for all sources.

mod any_files;
mod breed;
mod circles;
mod dice;
mod dominion;
mod dominion_breeding;
mod dominion_cases;
mod dominion_champions;
mod dominion_drawn;
mod dominion_malformed;
mod dominion_words;
mod endings;
mod fault_words;
mod file_store;
mod gauntlet;
mod hare;
mod hare_malformed;
mod hare_words;
mod hostile_mods;
mod hot_reload;
mod matches;
mod modded;
mod mods;
mod personas;
#[path = "../pig/mod.rs"]
mod pig;
mod risk;
mod said;
mod scenes;
mod seams;
mod seats;
mod shards;
mod studies;
mod told;
mod train;
