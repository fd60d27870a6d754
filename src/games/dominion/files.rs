//! Saves, scenes and replays of Realm.

use dominion::{Dominion, Phase, State};
use lab::{TextFile, games::DominionModule};
use tabletop::{Game, Record, RecordError};

use super::{card, content::Content, state::Realm};
use crate::{
    shell::NewGame,
    table::{self, CardPicture, GameFiles, Replayed, SaveLine, SavedGame, Unusable, setup::played_by_agents},
    text::Words,
    theme::Palette,
};

impl GameFiles for Content {
    fn rules(&self) -> &'static [&'static str] {
        &[Dominion::ID]
    }

    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        let record: Record<Dominion> = Record::from_ron(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        Ok(SavedGame::resume(rules, record, text, turn)?)
    }

    fn picture(&self, game: &NewGame, _: Palette) -> Option<CardPicture> {
        let session = &game.resume.as_ref()?.session::<Dominion>()?.session;
        let kinds = session.game().kinds();
        // The kingdom's own cards tell one game from another; they follow the basic ones.
        let kingdom = kinds.iter().filter(|kind| kind.set != "basic");
        Some(card::fan(&self.album, kingdom.take(card::FANNED)))
    }

    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable> {
        let record: Record<Dominion> = Record::from_ron(text)?;
        self.game(&record.setup).map_err(Unusable::Foreign)?;
        let over = |state: &State| matches!(state.turn.phase, Phase::Over(_));
        let finished = record.snapshot.as_ref().is_some_and(over);
        let stand = record.snapshot.as_ref().map(|state| match over(state) {
            true => words.get("saves-over").to_owned(),
            false => table::round(words, turn(state)),
        });
        let name = words.get("game-dominion");
        let stand = stand.map_or_else(|| name.to_owned(), |stand| format!("{name} \u{b7} {stand}"));
        Ok(SaveLine { finished, ..SaveLine::of(file, &record, words, Some(stand)) })
    }

    fn retitled(&self, text: &str, title: &str) -> Result<String, RecordError> {
        table::retitled::<Dominion>(text, title)
    }

    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        table::scene_of(&DominionModule, self.library.as_ref(), file)
    }

    fn replay(&self, text: &str) -> Result<Replayed, RecordError> {
        Replayed::read::<Dominion>(text, |setup| self.game(setup).ok())
    }

    fn played_by_agents(&self, words: &Words, game: NewGame) -> anyhow::Result<NewGame> {
        played_by_agents::<Realm>(game, &self.opponents, words)
    }
}

/// Which of its turns the active seat is in, from 1.
fn turn(state: &State) -> u32 {
    let player = state.players.get(state.active.index());
    player.map_or(1, |player| u32::from(player.turns) + 1)
}
