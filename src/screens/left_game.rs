//! The game that was left before its end: looked for off the main thread, for a save is followed to where it stands.

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on},
};

use crate::{
    shell::{Motion, NewGame, Notices, Screen, ShellSystems},
    stamp,
    storage::Storage,
    table::{self, AUTOSAVES, GamesFiles},
    text::Words,
};

/// The game that was left, if there is one, and which it is, in words.
#[derive(Resource, Default)]
pub(super) struct LeftGame {
    game: Option<(NewGame, String)>,
    looking: Option<Task<Look>>,
}

/// What a look brought: the game, and what was damaged on the way to it.
struct Look {
    game: Option<(NewGame, String)>,
    reports: Vec<String>,
}

/// What the title tells of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfinished<'a> {
    /// There is none.
    Nothing,
    /// It is still looked for.
    Looking,
    /// Which it is, in words.
    Game(&'a str),
}

impl LeftGame {
    /// The game, for whoever goes on with it.
    pub fn game(&self) -> Option<&NewGame> {
        self.game.as_ref().map(|(game, _)| game)
    }

    /// What the title tells of it.
    pub fn told(&self) -> Unfinished<'_> {
        match &self.game {
            Some((_, which)) => Unfinished::Game(which),
            None if self.looking.is_some() => Unfinished::Looking,
            None => Unfinished::Nothing,
        }
    }
}

/// Looks for it whenever the title comes up; the look goes on, and is reported, wherever the player has gone by then.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeftGame>()
        .add_systems(OnEnter(Screen::Title), begin)
        .add_systems(Update, take.in_set(ShellSystems::Act).run_if(looking));
}

fn begin(mut left: ResMut<LeftGame>, files: Res<GamesFiles>, storage: Option<Res<Storage>>, words: Res<Words>) {
    let earlier = std::mem::take(&mut *left).looking;
    let Some(storage) = storage.map(|storage| storage.clone()) else { return };
    let saves = storage.newest_first(AUTOSAVES, "ron");
    if !saves.is_empty() || earlier.is_some() {
        let (files, words) = (files.clone(), words.clone());
        left.looking = Some(IoTaskPool::get().spawn(async move {
            // What an earlier look set aside is told, though its answer is out of date.
            let reports = match earlier {
                Some(earlier) => earlier.await.reports,
                None => Vec::new(),
            };
            look(&storage, &saves, &files, &words, reports)
        }));
    }
}

fn looking(left: Res<LeftGame>) -> bool {
    left.looking.is_some()
}

fn take(mut left: ResMut<LeftGame>, mut notices: ResMut<Notices>, mut motion: ResMut<Motion>) {
    motion.smooth();
    if let Some(task) = left.bypass_change_detection().looking.take_if(|task| task.is_finished()) {
        let found = block_on(task);
        left.game = found.game;
        found.reports.into_iter().for_each(|report| notices.error(report));
    }
}

/// The newest autosave that can go on; what is damaged on the way to it is set aside.
fn look(storage: &Storage, saves: &[String], files: &GamesFiles, words: &Words, reports: Vec<String>) -> Look {
    let mut look = Look { game: None, reports };
    for file in saves {
        let found = table::find(storage, file, words, |text| files.saved_game(text));
        look.reports.extend(found.report);
        let Some(Ok(saved)) = found.value.filter(|saved| saved.as_ref().is_ok_and(|saved| !saved.over)) else {
            continue;
        };
        let Ok(of) = files.of(saved.game.setup.rules()) else { continue };
        let names: Vec<&str> = saved.game.players.iter().map(|player| player.name.as_str()).collect();
        let when = saved.written.as_deref().map(stamp::local).unwrap_or_default();
        let which = [of.progress(&saved, words), names.join(", "), when].join(" \u{b7} ");
        look.game = Some((saved.game, which));
        break;
    }
    look
}
