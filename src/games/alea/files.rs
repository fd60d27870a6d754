//! Saves and scenes of duels and gauntlets.

use std::sync::Arc;

use dice::{
    Alea, Setup, Stage, State,
    gauntlet::{self, Gauntlet},
};
use lab::{GameModule, TextFile};
use registry::games::{DiceModule, GauntletModule};
use tabletop::{Controller, Game, Message, Record, RecordError, message};

use super::{card, content::Content};
use crate::{
    shell::{Followed, NewGame},
    table::{self, CardPicture, GameFiles, Replayed, SaveLine, SavedGame, Sketch, Unusable},
    text::Words,
    theme::Palette,
};

impl GameFiles for Content {
    fn rules(&self) -> &'static [&'static str] {
        &[Alea::ID, Gauntlet::ID]
    }

    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        if tabletop::game_of(text)? == Gauntlet::ID {
            let record: Record<Gauntlet> = Record::from_ron(text)?;
            let rules = self.gauntlet(record.setup.clone()).map_err(Unusable::Foreign)?;
            same_mods(&*rules, &record, |run| self.shipped.covers_run(run)).map_err(Unusable::Foreign)?;
            return Ok(SavedGame::resume(rules, record, text, |run| u32::from(run.layer) + 1)?);
        }
        let record: Record<Alea> = Record::from_ron(text)?;
        let rules = self.fight(record.setup.clone()).map_err(Unusable::Foreign)?;
        same_mods(&*rules, &record, |fight| self.shipped.covers_fight(fight)).map_err(Unusable::Foreign)?;
        Ok(SavedGame::resume(rules, record, text, |fight| fight.round.into())?)
    }

    fn progress(&self, saved: &SavedGame, words: &Words) -> String {
        if saved.game.setup.get::<Gauntlet>().is_none() {
            return table::round(words, saved.round);
        }
        format!("{} \u{b7} {}", words.get("game-gauntlet"), words.with("saves-fight", &[("n", &saved.round)]))
    }

    fn picture(&self, game: &NewGame, _: Palette) -> Option<CardPicture> {
        let resume = game.resume.as_ref()?;
        if let Some(Followed { session, .. }) = resume.session::<Gauntlet>() {
            return self.run_likeness(session.game().setup(), session.state());
        }
        let Followed { session, .. } = resume.session::<Alea>()?;
        Some(self.fight_likeness(session.game().setup(), session.state()))
    }

    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable> {
        if tabletop::game_of(text)? == Gauntlet::ID {
            let record: Record<Gauntlet> = Record::from_ron(text)?;
            let fight = |state: &gauntlet::State| match state.stage {
                gauntlet::Stage::Over { .. } => None,
                _ => Some(words.with("saves-fight", &[("n", &(state.layer + 1))])),
            };
            let line = SaveLine::new(file, &record, words, words.get("game-gauntlet"), fight);
            let picture = record.snapshot.as_ref().and_then(|run| self.run_likeness(&record.setup, run));
            return Ok(SaveLine { sketch: picture.map(drawn), ..line });
        }
        let record: Record<Alea> = Record::from_ron(text)?;
        let round = |state: &State| match state.stage {
            Stage::Over(_) => None,
            _ => Some(table::round(words, state.round.into())),
        };
        let line = SaveLine::new(file, &record, words, words.get("game-alea"), round);
        let picture = record.snapshot.as_ref().map(|state| self.fight_likeness(&record.setup, state));
        Ok(SaveLine { sketch: picture.map(drawn), ..line })
    }

    fn retitled(&self, text: &str, title: &str) -> Result<String, RecordError> {
        match tabletop::game_of(text)?.as_str() {
            Gauntlet::ID => table::retitled::<Gauntlet>(text, title),
            _ => table::retitled::<Alea>(text, title),
        }
    }

    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        let rules = tabletop::game_of(&file.text).map_or_else(|_| lab::scene_game(file), Ok)?;
        match rules.as_str() {
            Gauntlet::ID => table::scene_of(&GauntletModule, self.library.as_ref(), file),
            _ => table::scene_of(&DiceModule, self.library.as_ref(), file),
        }
    }

    fn replay(&self, text: &str) -> Result<Replayed, RecordError> {
        match tabletop::game_of(text)?.as_str() {
            Gauntlet::ID => Replayed::read::<Gauntlet>(text, |setup| self.gauntlet(setup.clone()).ok()),
            _ => Replayed::read::<Alea>(text, |setup| self.fight(setup.clone()).ok()),
        }
    }

    fn played_by_agents(&self, _: &Words, mut game: NewGame) -> anyhow::Result<NewGame> {
        for player in game.players.iter_mut().filter(|player| player.controller == Controller::Human) {
            player.controller = Controller::Agent(DiceModule.stand_in().to_owned());
        }
        Ok(game)
    }
}

/// What is drawn already, whatever the colours: those of fighters are their own.
fn drawn(picture: CardPicture) -> Sketch {
    Arc::new(move |_| Some(Arc::clone(&picture)))
}

impl Content {
    /// How a gauntlet stands.
    pub(super) fn run_likeness(&self, setup: &gauntlet::Setup, run: &gauntlet::State) -> Option<CardPicture> {
        let hero = self.duel.hero(&setup.hero)?;
        // In a fight the hero's HP are those it still has there.
        let hp = run.fight.as_ref().map_or(run.hero.hp, |fight| fight.fighters[0].hp);
        Some(card::standing(self, (&hero.fighter, share(hp, run.hero.max_hp)), None))
    }

    /// How a duel stands.
    pub(super) fn fight_likeness(&self, setup: &Setup, state: &State) -> CardPicture {
        let [hero, foe] = [0, 1].map(|seat| {
            let fighter = &setup.fighters[seat];
            (fighter, share(state.fighters[seat].hp, fighter.max_hp))
        });
        card::standing(self, hero, Some(foe))
    }
}

fn share(hp: u16, most: u16) -> f32 {
    f32::from(hp) / f32::from(most.max(1))
}

/// What keeps a record from going on by its snapshot: cards or enemies of mods, and other mods in use than it was played with.
fn same_mods<G: Game>(rules: &G, record: &Record<G>, covers: impl Fn(&G::State) -> bool) -> Result<(), Message> {
    let same = record.content == rules.content_hash() || record.snapshot.as_ref().is_none_or(covers);
    same.then_some(()).ok_or_else(|| {
        message!(
            "fault-record-other_mods",
            "it was played with mods that have changed since; use the same mods again to go on with it"
        )
    })
}
