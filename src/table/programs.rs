//! Programs of the player's own at the table: which of them may be started, and what they forfeit.

use std::collections::BTreeSet;

use bevy::prelude::*;
use tabletop::{Controller, Player};

use crate::shell::Notices;

/// The programs that the player has named for a seat since the game was started. No other is ever run: a saved game, a scene or
/// a replay may name one, but only the player has it started.
#[derive(Resource, Default, Debug)]
pub struct OwnPrograms(BTreeSet<String>);

impl OwnPrograms {
    /// The player begins a game with these players, whose programs stood before them.
    pub fn allow(&mut self, players: &[Player]) {
        let specs = players.iter().filter_map(|player| match &player.controller {
            Controller::Agent(spec) if lab::is_program(spec) => Some(spec.clone()),
            _ => None,
        });
        self.0.extend(specs);
    }

    /// Whether the player has named this program.
    pub fn allows(&self, spec: &str) -> bool {
        self.0.contains(spec)
    }
}

/// Tells what a seat's program did wrong since it was last asked, and how many moves it has forfeited.
pub type Listen = Box<dyn Fn() -> (Vec<String>, u64) + Send + Sync>;

/// The programs at the table that is open.
#[derive(Resource, Default)]
pub struct ProgramsAtTable(pub Vec<Listen>);

/// Tells the player of every forfeited move. There are few: a program that never answers is given up.
pub fn tell_forfeits(programs: Res<ProgramsAtTable>, mut notices: ResMut<Notices>) {
    for listen in &programs.0 {
        for note in listen().0 {
            warn!("{note}");
            notices.info(note);
        }
    }
}
