//! Saves, scenes and replays of Hare and Hedgehog.

use hare::{GOAL, Hare, Phase, Runner, State};
use lab::{TextFile, games::HareModule};
use tabletop::{Game, Record, RecordError, Seat};

use super::{card, content::Content, state::Race};
use crate::{
    shell::NewGame,
    table::{self, CardPicture, GameFiles, Replayed, SaveLine, SavedGame, Unusable, setup::played_by_agents},
    text::Words,
    theme::Palette,
};

impl GameFiles for Content {
    fn rules(&self) -> &'static [&'static str] {
        &[Hare::ID]
    }

    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        let record: Record<Hare> = Record::from_ron(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        Ok(SavedGame::resume(rules, record, text, |state| u32::from(state.round()))?)
    }

    fn picture(&self, game: &NewGame, palette: Palette) -> Option<CardPicture> {
        let session = &game.resume.as_ref()?.session::<Hare>()?.session;
        let rules = session.game();
        let runners = Seat::all(rules.seats()).filter_map(|seat| {
            let livery = palette.livery(game.players.get(seat.index())?.look);
            Some(rules.runners().map(move |runner| (livery, rules.square(session.state(), seat, runner))))
        });
        Some(card::standing(rules.track(), runners.flatten().collect()))
    }

    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable> {
        let record: Record<Hare> = Record::from_ron(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        let finished = record.snapshot.as_ref().is_some_and(|state| matches!(state.phase(), Phase::Over(_)));
        let stand = record.snapshot.as_ref().map(|state| match state.phase() {
            Phase::Over(_) => words.get("saves-over").to_owned(),
            _ => table::round(words, state.round().into()),
        });
        let name = words.get("game-hare");
        let stand = stand.map_or_else(|| name.to_owned(), |stand| format!("{name} \u{b7} {stand}"));
        let dots = record.snapshot.as_ref().map(|state| dots(&rules, state, &record)).unwrap_or_default();
        Ok(SaveLine { dots, finished, ..SaveLine::of(file, &record, words, Some(stand)) })
    }

    fn retitled(&self, text: &str, title: &str) -> Result<String, RecordError> {
        table::retitled::<Hare>(text, title)
    }

    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        table::scene_of(&HareModule, self.library.as_ref(), file)
    }

    fn replay(&self, text: &str) -> Result<Replayed, RecordError> {
        Replayed::read::<Hare>(text, |setup| self.game(setup).ok())
    }

    fn played_by_agents(&self, words: &Words, game: NewGame) -> anyhow::Result<NewGame> {
        played_by_agents::<Race>(game, &self.opponents, words)
    }
}

/// Where runners stand on the way from left to right, each seat in a row of its own, by their look.
fn dots(rules: &Hare, state: &State, record: &Record<Hare>) -> Vec<([f32; 2], Option<u8>)> {
    let seats = rules.seats();
    Seat::all(seats)
        .flat_map(|seat| {
            let look = record.players.get(seat.index()).map(|player| player.look);
            let row = (f32::from(seat.0) + 0.5) / seats as f32;
            let far = |runner: Runner| f32::from(rules.square(state, seat, runner)) / f32::from(GOAL);
            let own: Vec<_> = rules.runners().map(|runner| ([0.05 + 0.9 * far(runner), row], look)).collect();
            own
        })
        .collect()
}
