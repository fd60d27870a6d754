//! The games that were left before their end, the newest of each kind: looked for off the main thread, for a save is followed
//! to where it stands.

use std::collections::BTreeMap;

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task},
};

use crate::{
    settings::Settings,
    shell::{Motion, NewGame, Notices, Screen, ShellSystems, take_ready},
    stamp,
    storage::Storage,
    table::{self, AUTOSAVES, CardPicture, FileRegistry, Games},
    text::Words,
    theme::Palette,
};

/// The newest left game of each game of the house.
#[derive(Resource, Default)]
pub(super) struct LeftGame {
    found: Found,
    looking: Option<Task<Look>>,
}

/// Left games by the ids of their [`ClientGame`](crate::table::ClientGame)s, each with which it is, in words, and the newest of all, with how it
/// stands.
#[derive(Default)]
struct Found {
    games: BTreeMap<&'static str, (NewGame, String)>,
    newest: Option<&'static str>,
    picture: Option<CardPicture>,
}

/// What a look brought: the games, and what was damaged on the way to them.
struct Look {
    found: Found,
    reports: Vec<String>,
}

/// What is told of a left game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfinished<'a> {
    /// There is none.
    Nothing,
    /// It is still looked for.
    Looking,
    /// Which it is, in words: how far it has come and when it was left, and in a second line who plays.
    Game(&'a str),
}

impl LeftGame {
    /// The one of this game, or without one the newest of all, for whoever goes on with it.
    pub fn game(&self, of: Option<&str>) -> Option<&NewGame> {
        self.left(of).map(|(game, _)| game)
    }

    fn left(&self, of: Option<&str>) -> Option<&(NewGame, String)> {
        of.or(self.found.newest).and_then(|id| self.found.games.get(id))
    }

    /// How the newest of all stands, where its game can show that.
    pub fn picture(&self) -> Option<&CardPicture> {
        self.found.picture.as_ref()
    }

    /// What is told of the one of this game, or without one of the newest of all.
    pub fn unfinished(&self, of: Option<&str>) -> Unfinished<'_> {
        match self.left(of) {
            Some((_, which)) => Unfinished::Game(which),
            None if self.looking.is_some() => Unfinished::Looking,
            None => Unfinished::Nothing,
        }
    }
}

/// Looks for them whenever the title comes up, when the player goes from a finished game to a setup, and when another language is spoken
/// where they are told; the look goes on, and is reported, wherever the player has gone by then.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeftGame>()
        .add_systems(OnEnter(Screen::Title), begin)
        .add_systems(OnTransition { exited: Screen::Result, entered: Screen::Setup }, begin)
        .add_systems(Update, begin.before(ShellSystems::Act).run_if(told_in_another_language))
        .add_systems(Update, take.in_set(ShellSystems::Act).run_if(looking));
}

/// Whether another language is spoken from now on, on a page that tells of left games.
fn told_in_another_language(words: Res<Words>, screen: Res<State<Screen>>) -> bool {
    words.is_changed() && !words.is_added() && matches!(screen.get(), Screen::Title | Screen::Lobby)
}

fn begin(
    mut left: ResMut<LeftGame>,
    games: Res<Games>,
    files: Res<FileRegistry>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    settings: Res<Settings>,
) {
    let earlier = std::mem::take(&mut *left).looking;
    let Some(storage) = storage.map(|storage| storage.clone()) else { return };
    let saves = storage.newest_first(AUTOSAVES, "ron");
    if !saves.is_empty() || earlier.is_some() {
        let (games, files, words, palette) = (*games, files.clone(), words.clone(), settings.palette);
        left.looking = Some(IoTaskPool::get().spawn(async move {
            // What an earlier look set aside is told, though its answer is out of date.
            let reports = match earlier {
                Some(earlier) => earlier.await.reports,
                None => Vec::new(),
            };
            let mut look = look(&storage, &saves, games, &files, &words, reports);
            look.picture(&files, palette);
            look
        }));
    }
}

fn looking(left: Res<LeftGame>) -> bool {
    left.looking.is_some()
}

fn take(mut left: ResMut<LeftGame>, mut notices: ResMut<Notices>, mut motion: ResMut<Motion>) {
    motion.smooth();
    if let Some(found) = take_ready(&mut left.bypass_change_detection().looking) {
        left.found = found.found;
        found.reports.into_iter().for_each(|report| notices.error(report));
    }
}

/// The newest autosave of each game that can go on; what is damaged on the way to them is set aside.
fn look(
    storage: &Storage,
    saves: &[String],
    games: Games,
    files: &FileRegistry,
    words: &Words,
    reports: Vec<String>,
) -> Look {
    let mut look = Look { found: Found::default(), reports };
    for file in saves {
        let found = table::find(storage, file, words, |text| {
            // Of a game whose newest is known, no older one need be followed.
            let rules = tabletop::game_of(text)?;
            let known = games
                .iter()
                .any(|game| game.rules().contains(&rules.as_str()) && look.found.games.contains_key(game.id()));
            if known { Ok(None) } else { files.saved_game(text).map(Some) }
        });
        look.reports.extend(found.report);
        let Some(saved) = found.value.and_then(Result::ok).flatten().filter(|saved| !saved.over) else { continue };
        let (Ok(of), Some(game)) = (files.of(saved.game.setup.rules()), games.of(&saved.game.setup)) else { continue };
        let names: Vec<_> = saved.game.players.iter().map(|player| words.person(&player.name)).collect();
        let when = saved.written.as_deref().map(stamp::local).unwrap_or_default();
        // The date before the names: of these there may be many.
        let stand = [of.progress(&saved, words), when].join(" \u{b7} ");
        let which = format!("{stand}\n{}", names.join(", "));
        look.found.newest.get_or_insert(game.id());
        look.found.games.entry(game.id()).or_insert((saved.game, which));
        if look.found.games.len() == games.iter().count() {
            break;
        }
    }
    look
}

impl Look {
    /// Adds how the newest of all stands, in the players' colours.
    fn picture(&mut self, files: &FileRegistry, palette: Palette) {
        let newest = self.found.newest.and_then(|id| self.found.games.get(id));
        self.found.picture = newest.and_then(|(game, _)| files.of(game.setup.rules()).ok()?.picture(game, palette));
    }
}
