//! What a plain game needs to be played, and its files.

use std::{marker::PhantomData, sync::Arc};

use bevy::prelude::*;
use derive_where::derive_where;
use lab::{GameModule, Library, TextFile};
use tabletop::{Game, Message, Record, RecordError, Turn};

use super::{GameOf, Plain, PlainGame};
use crate::{
    shell::NewGame,
    table::{
        self, GameFiles, Replayed, SaveLine, SavedGame, Unusable,
        setup::{Opponent, played_by_agents},
    },
    text::Words,
};

/// What a plain game needs to be played.
#[derive(Resource)]
#[derive_where(Clone, Default)]
pub struct Content<P: PlainGame> {
    /// The program's files.
    pub library: Option<Library>,
    /// Who can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    game: PhantomData<fn() -> P>,
}

impl<P: PlainGame> Content<P> {
    /// What there is, with the program's files.
    pub fn load(library: &Library) -> Self {
        let opponents = P::module().agents().into_iter().map(Opponent::from).collect();
        Self { library: Some(library.clone()), opponents, game: PhantomData }
    }

    /// The rules of a setup.
    ///
    /// # Errors
    /// Every fault of it.
    pub fn rules(&self, setup: &<GameOf<P> as Game>::Setup) -> Result<Arc<GameOf<P>>, Message> {
        table::rules_of(P::module(), self.library.as_ref(), setup)
    }

    /// What keeps a setup from being played.
    pub fn faults(&self, words: &Words, setup: &<GameOf<P> as Game>::Setup) -> Vec<String> {
        table::setup_faults(P::module(), self.library.as_ref(), words, setup)
    }

    /// The rounds that a state has come to.
    pub fn round(game: &GameOf<P>, state: &<GameOf<P> as Game>::State) -> u32 {
        u32::try_from(P::module().length(game, state).rounds).unwrap_or(u32::MAX)
    }

    /// The name players know an opponent by, with its level.
    pub fn title(&self, words: &Words, spec: &str) -> String {
        let name = spec.split(['@', ':']).next().unwrap_or(spec);
        let known = self.opponents.iter().find(|opponent| opponent.name == name);
        words.person(known.map_or(name, |opponent| opponent.title.as_str())).into_owned()
    }
}

impl<P: PlainGame> GameFiles for Content<P> {
    fn rules(&self) -> &'static [&'static str] {
        &[<GameOf<P> as Game>::ID]
    }

    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        let record: Record<GameOf<P>> = Record::from_ron(text)?;
        let rules = self.rules(&record.setup).map_err(Unusable::Foreign)?;
        let known = Arc::clone(&rules);
        Ok(SavedGame::resume(rules, record, text, |state| Self::round(&known, state))?)
    }

    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable> {
        let record: Record<GameOf<P>> = Record::from_ron(text)?;
        let rules = self.rules(&record.setup).map_err(Unusable::Foreign)?;
        let over = record.snapshot.as_ref().map(|state| rules.turn(state) == Turn::Over);
        let stand = record.snapshot.as_ref().map(|state| match over {
            Some(true) => words.get("saves-over").to_owned(),
            _ => table::round(words, Self::round(&rules, state)),
        });
        let name = words.get(&format!("game-{}", <GameOf<P> as Game>::ID)).to_owned();
        let stand = stand.map_or_else(|| name.clone(), |stand| format!("{name} \u{b7} {stand}"));
        Ok(SaveLine { finished: over == Some(true), ..SaveLine::of(file, &record, words, Some(stand)) })
    }

    fn retitled(&self, text: &str, title: &str) -> Result<String, RecordError> {
        table::retitled::<GameOf<P>>(text, title)
    }

    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        table::scene_of(P::module(), self.library.as_ref(), file)
    }

    fn replay(&self, text: &str) -> Result<Replayed, RecordError> {
        Replayed::read::<GameOf<P>>(text, |setup| self.rules(setup).ok())
    }

    fn played_by_agents(&self, words: &Words, game: NewGame) -> anyhow::Result<NewGame> {
        played_by_agents::<Plain<P>>(game, &self.opponents, words)
    }
}
