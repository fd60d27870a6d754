//! The files of games: saves, scenes and replays, each read by the game whose rules it names.

use std::{fmt, sync::Arc};

use bevy::prelude::*;
use lab::{Problem, TextFile};
use tabletop::{Game, Message, Record, RecordError, Session, Turn, message};

use super::{CardPicture, SaveLine, Unusable, about, round};
use crate::{
    shell::{Followed, GameRecord, NewGame, Resume},
    text::Words,
    theme::Palette,
};

/// A save that can be taken up.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame {
    /// The game, for whoever starts it.
    pub game: NewGame,
    /// Whether it is over.
    pub over: bool,
    /// The round it is in, or what the game counts instead; 0 before the first.
    pub round: u32,
    /// When it was written, as [`stamp::now`](crate::stamp::now) has it.
    pub written: Option<String>,
}

/// How a game reads its files. It holds what the game ships as it stands, so that it can be asked in another thread.
pub trait GameFiles: Send + Sync {
    /// The rules whose files these are, by the ids that stand in them.
    fn rules(&self) -> &'static [&'static str];

    /// The game of a save, followed to its end.
    ///
    /// # Errors
    /// It is damaged, or not for this program.
    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable>;

    /// How far a saved game has come, in words.
    fn progress(&self, saved: &SavedGame, words: &Words) -> String {
        round(words, saved.round)
    }

    /// How a game that was followed stands, in these colours; `None` where it was not, or nothing can be shown of it.
    fn picture(&self, game: &NewGame, palette: Palette) -> Option<CardPicture> {
        let _ = (game, palette);
        None
    }

    /// What a save tells of itself in a list.
    ///
    /// # Errors
    /// It is damaged, or not for this program.
    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable>;

    /// A save under another title, which is a named one from then on.
    ///
    /// # Errors
    /// It is no record of the game.
    fn retitled(&self, text: &str, title: &str) -> Result<String, RecordError>;

    /// The game of a scene, or of a record that is no scene.
    ///
    /// # Errors
    /// Every fault of the file with its place and a remedy.
    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame>;

    /// Whether positions and games of these rules can be copied and pasted as text. The default has no way to write them.
    fn has_notation(&self) -> bool {
        false
    }

    /// The game that a text leads to, as people write positions and games, for the players of `table`; by its rules and variants where the text
    /// says none.
    ///
    /// # Errors
    /// What is wrong with the text, and where, or that there is no notation.
    fn pasted(&self, text: &str, table: &NewGame) -> Result<NewGame, Message> {
        let _ = text;
        let id = table.setup.rules();
        Err(message!("fault-notation-none", "positions of the game '{id}' have no notation", id))
    }

    /// The record of a replay, each of whose steps could be made.
    ///
    /// # Errors
    /// It is damaged.
    fn replay(&self, text: &str) -> Result<Replayed, RecordError>;

    /// The record of a game that is over and can be watched.
    fn finished(&self, text: &str) -> Option<GameRecord> {
        // What keeps it from being followed is told where it is resumed.
        self.replay(text).ok().filter(|replayed| replayed.over).map(|replayed| replayed.record)
    }

    /// The same game with an opponent in every seat that a person would have.
    ///
    /// # Errors
    /// There are no opponents.
    fn played_by_agents(&self, words: &Words, game: NewGame) -> anyhow::Result<NewGame>;
}

/// Lends what a game ships, as it was read, to its own pages and to whoever reads files. Tells in words what could not be read.
pub fn lend<C: GameFiles + Resource + Clone>(
    world: &mut World,
    words: &Words,
    (content, problems): (C, Vec<Problem>),
) -> Vec<String> {
    world.get_resource_or_init::<FileRegistry>().put(content.clone());
    world.insert_resource(content);
    problems.iter().map(|problem| problem.in_language(words).to_string()).collect()
}

/// The files of every game.
#[derive(Resource, Clone, Default)]
pub struct FileRegistry(Vec<Arc<dyn GameFiles>>);

/// A file is of a game that this program does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    found: String,
    known: String,
}

impl From<UnknownGame> for Unusable {
    fn from(unknown: UnknownGame) -> Self {
        Self::Foreign(unknown.message())
    }
}

impl UnknownGame {
    /// That the program does not know it, and which it knows.
    pub fn message(&self) -> Message {
        let Self { found, known } = self;
        message!(
            "fault-record-unknown_game",
            "it is of the game '{found}', which this program does not know; it knows {known}",
            found,
            known
        )
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

impl std::error::Error for UnknownGame {}

/// What a file begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// A game to be played.
    Game(NewGame),
    /// A game that is over, to be watched.
    Replay(GameRecord),
}

impl FileRegistry {
    /// Takes the files of a game, in place of those it had.
    pub fn put(&mut self, files: impl GameFiles + 'static) {
        self.0.retain(|known| known.rules() != files.rules());
        self.0.push(Arc::new(files));
    }

    /// The files of the game with these rules.
    ///
    /// # Errors
    /// There is no such game.
    pub fn of(&self, rules: &str) -> Result<&dyn GameFiles, UnknownGame> {
        let files = self.0.iter().find(|files| files.rules().contains(&rules));
        files.map(|files| &**files).ok_or_else(|| {
            let known: Vec<&str> = self.0.iter().flat_map(|files| files.rules()).copied().collect();
            UnknownGame { found: rules.to_owned(), known: known.join(", ") }
        })
    }

    /// The files of the game that a record is of.
    ///
    /// # Errors
    /// It is no record, or of no game of this program.
    pub fn of_record(&self, text: &str) -> Result<&dyn GameFiles, Unusable> {
        Ok(self.of(&tabletop::game_of(text)?)?)
    }

    /// The game of a save, followed to its end.
    ///
    /// # Errors
    /// It is damaged, or not for this program.
    pub fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        self.of_record(text)?.saved_game(text)
    }

    /// What a scene, save or replay begins.
    ///
    /// # Errors
    /// The file cannot be read, or is of no game of this program: every fault with its place and a remedy.
    pub fn open(&self, file: &TextFile) -> anyhow::Result<Opened> {
        let (rules, record) = match tabletop::game_of(&file.text) {
            Ok(rules) => (rules, true),
            Err(_) => (lab::scene_game(file)?, false),
        };
        let files = self.of(&rules).map_err(|unknown| anyhow::anyhow!("{}: {unknown}", file.name))?;
        match files.finished(&file.text).filter(|_| record) {
            Some(replay) => Ok(Opened::Replay(replay)),
            None => files.scene(file).map(Opened::Game),
        }
    }
}

/// A record whose steps were followed.
#[derive(Clone, PartialEq, Debug)]
pub struct Replayed {
    /// The record.
    pub record: GameRecord,
    /// Whether the game came to its end, as far as it could be followed.
    pub over: bool,
}

impl Replayed {
    /// A record, whose steps are followed where there are `rules` for it: what keeps it from being tried at all is no fault of the
    /// record.
    ///
    /// # Errors
    /// It is damaged.
    pub fn of<G: Game>(
        record: Record<G>,
        rules: impl FnOnce(&G::Setup) -> Option<Arc<G>>,
    ) -> Result<Self, RecordError> {
        let session = rules(&record.setup).map(|rules| Session::replay(rules, &record)).transpose()?;
        let over = session.is_some_and(|session| session.turn() == Turn::Over);
        Ok(Self { record: GameRecord::new(record), over })
    }
}

impl SavedGame {
    /// A game that is gone on with: its record is written in `text`.
    ///
    /// # Errors
    /// It is damaged.
    pub fn resume<G: Game>(
        rules: Arc<G>,
        record: Record<G>,
        text: &str,
        round: impl FnOnce(&G::State) -> u32,
    ) -> Result<Self, RecordError> {
        let session = Session::resume(rules, &record)?;
        let (over, round) = (session.turn() == Turn::Over, round(session.state()));
        let about = record.about.clone();
        let written = about.get(about::WRITTEN).cloned();
        let mut game = NewGame::resumed(record, text);
        game.resume = Some(Resume::followed(text, Followed { session, about }));
        Ok(Self { over, round, written, game })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_an_unknown_game_is_refused_by_name() {
        let files = FileRegistry::default();
        let record = r#"(format: 1, game: "chess")"#;
        let Err(Unusable::Foreign(reason)) = files.saved_game(record) else { panic!("it is not damaged") };
        assert!(reason.to_string().contains("'chess'"), "{reason}");
        for text in [record, r#"(game: "chess", setup: ())"#] {
            let file = TextFile { name: "odd.ron".to_owned(), text: text.to_owned() };
            let refusal = files.open(&file).expect_err("unknown").to_string();
            assert!(refusal.contains("odd.ron") && refusal.contains("'chess'"), "{refusal}");
        }
    }
}
