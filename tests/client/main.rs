//! The client, tested through its own code: pages, tables and words, without a window and without graphics.
//!
//! All of it is one program: each program of its own would have Bevy in it once more, a quarter of a gigabyte and seconds of linking.
//! `hands` is what a person does, for all of them; every other module is one subject.

mod alea_replay;
mod at_rest;
mod board;
mod board_games;
mod branches;
mod clicks;
mod client_command_line;
mod client_flow;
mod client_pages;
mod client_words;
mod content_words;
mod declarations;
mod dismissal;
mod duel_mods;
mod duel_panels;
mod duel_table;
mod every_window;
mod first_picture;
mod formation;
mod gauntlet_panels;
mod gauntlet_table;
mod hands;
mod hare_table;
mod hidden_setup;
mod kill_nine;
mod languages;
mod mods_page;
mod pieces;
mod plain_game;
mod play_curtain;
mod play_guidance;
mod play_panels;
mod play_table;
mod play_why;
mod puzzles;
mod realm_table;
mod recap;
mod refusal_words;
mod result_page;
mod rhythm;
mod rooms;
mod saves;
mod saves_page;
mod scores;
mod settings_pages;
mod table_why;
mod text_view;
mod training_page;
mod training_run;
mod twins;
mod undo;
mod variants;
mod why_words;
