//! Saves, scenes and replays of Conquest.

use lab::{TextFile, games::RiskModule};
use risk::{Phase, Risk};
use tabletop::{Game, Record, RecordError};

use super::{card, content::Content, state::Conquest};
use crate::{
    shell::NewGame,
    table::{self, CardPicture, GameFiles, Replayed, SaveLine, SavedGame, Unusable, setup::played_by_agents},
    text::Words,
    theme::Palette,
};

impl GameFiles for Content {
    fn rules(&self) -> &'static [&'static str] {
        &[Risk::ID]
    }

    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        let record: Record<Risk> = Record::from_ron(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        Ok(SavedGame::resume(rules, record, text, |state| state.board.round)?)
    }

    fn picture(&self, game: &NewGame, palette: Palette) -> Option<CardPicture> {
        let session = &game.resume.as_ref()?.session::<Risk>()?.session;
        let board = &session.state().board;
        let map = self.map(&session.game().setup().map).filter(|map| board.lands.len() == map.len())?;
        card::standing(map, |territory| {
            let seat = board.land(territory).owner.seat()?;
            game.players.get(seat.index()).map(|player| palette.livery(player.look))
        })
    }

    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable> {
        let record: Record<Risk> = Record::from_ron(text)?;
        let board = record.snapshot.as_ref().map(|state| &state.board);
        let round = board.map(|board| match board.phase {
            Phase::Over(_) => words.get("saves-over").to_owned(),
            _ => table::round(words, board.round),
        });
        let map = self.map(&record.setup.map).filter(|map| board.is_some_and(|board| board.lands.len() == map.len()));
        let dots = map.zip(board).and_then(|(map, board)| {
            let geometry = map.geometry()?;
            let dot = |territory| {
                let token = geometry.outline(territory).token();
                let owner = board.land(territory).owner.seat().and_then(|seat| record.players.get(seat.index()));
                let place = [token.x() / geometry.size().x(), token.y() / geometry.size().y()];
                (place, owner.map(|player| player.look))
            };
            Some(map.territories().map(dot).collect())
        });
        let finished = board.is_some_and(|board| matches!(board.phase, Phase::Over(_)));
        Ok(SaveLine { dots: dots.unwrap_or_default(), finished, ..SaveLine::of(file, &record, words, round) })
    }

    fn retitled(&self, text: &str, title: &str) -> Result<String, RecordError> {
        table::retitled::<Risk>(text, title)
    }

    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        table::scene_of(&RiskModule, self.library.as_ref(), file)
    }

    fn replay(&self, text: &str) -> Result<Replayed, RecordError> {
        Replayed::read::<Risk>(text, |setup| self.game(setup).ok())
    }

    fn played_by_agents(&self, words: &Words, game: NewGame) -> anyhow::Result<NewGame> {
        played_by_agents::<Conquest>(game, &self.cast, words)
    }
}
