//! The sessions and files of Alea. The table knows one game, the gauntlet: a duel is one of a single fight. Scenes and records of duels say
//! `dice`, as the command line does, and are read as such.

use std::sync::Arc;

use dice::{
    Alea,
    gauntlet::{self, Gauntlet, Setup, State, Traveller},
};
use lab::{Library, TextFile};
use registry::games::{DiceModule, GauntletModule};
use tabletop::{Agent, Game, Message, Player, Record, RecordError, message};

use super::{card, content::Content, ids};
use crate::{
    shell::{GameSetup, NewGame},
    table::{self, CardPicture, Chairs, LabContent, OwnPrograms, setup::Opponent},
    text::Words,
    theme::Palette,
};

impl LabContent for Content {
    type Module = GauntletModule;

    const MODULE: &'static GauntletModule = &GauntletModule;
    const ID: &'static str = ids::ID;
    const RULES: &'static [&'static str] = &[Alea::ID, Gauntlet::ID];

    fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    fn cast(&self) -> &[Opponent] {
        &self.duelists
    }

    fn title(&self, words: &Words, spec: &str) -> String {
        self.duelist_title(words, spec)
    }

    /// With what was read of mods.
    fn game(&self, setup: &Setup) -> Result<Arc<Gauntlet>, Message> {
        let rules = Gauntlet::new(setup.clone(), Arc::clone(&self.duel)).map(Arc::new);
        rules.map_err(|faults| Message::faults(faults.iter().map(|fault| fault.message())))
    }

    /// The round of a duel, the fight of a gauntlet.
    fn round(game: &Gauntlet, state: &State) -> u32 {
        match state.fight.as_ref().filter(|_| game.is_duel()) {
            Some(fight) => fight.round.into(),
            None => u32::from(state.layer) + 1,
        }
    }

    fn standing(&self, game: &Gauntlet, state: &State, _: &[Player], _: Palette) -> Option<CardPicture> {
        match (game.as_duel(), &state.fight) {
            (Some(duel), Some(fight)) => Some(card::duel(self, duel.setup(), fight)),
            _ => card::run(self, game.setup(), state),
        }
    }

    fn record(&self, text: &str) -> Result<Record<Gauntlet>, RecordError> {
        gauntlet::read_record(text)
    }

    /// Cards and enemies of mods are numbered anew when other mods are in use.
    fn check_record(&self, rules: &Gauntlet, record: &Record<Gauntlet>) -> Result<(), Message> {
        let covered = || record.snapshot.as_ref().is_none_or(|state| self.shipped.covers_run(state));
        if record.content == rules.content_hash() || covered() {
            return Ok(());
        }
        Err(message!(
            "fault-record-other_mods",
            "it was played with mods that have changed since; use the same mods again to go on with it"
        ))
    }

    fn scene_game(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        if lab::scene_game(file)? == Gauntlet::ID {
            return table::scene_of(&GauntletModule, self.library(), file);
        }
        let game = table::scene_of(&DiceModule, self.library(), file)?;
        let setup = game.setup.get::<Alea>().cloned().map(|duel| GameSetup::new::<Gauntlet>(Setup::of_duel(duel)));
        Ok(NewGame { setup: setup.unwrap_or_else(|| game.setup.clone()), ..game })
    }

    /// A program that is seated at a duel is told of a duel.
    fn chairs(
        &self,
        rules: &Gauntlet,
        players: &[Player],
        words: &Words,
        own: Option<&OwnPrograms>,
    ) -> Result<Chairs<Gauntlet>, Message> {
        let title = |spec: &str| self.title(words, spec);
        if !rules.is_duel() {
            return table::seat(&GauntletModule, players, title, words, own);
        }
        let Chairs { agents, programs, notices } = table::seat(&DiceModule, players, title, words, own)?;
        let duelist = |agent| Box::new(Traveller::duelist(agent)) as Box<dyn Agent<Gauntlet>>;
        Ok(Chairs { agents: agents.into_iter().map(|agent| agent.map(duelist)).collect(), programs, notices })
    }

    fn kind(setup: &Setup) -> Option<&'static str> {
        setup.duel.is_none().then_some("game-gauntlet")
    }

    fn how_far(setup: &Setup, count: u32, words: &Words) -> String {
        match setup.duel {
            Some(_) => table::round(words, count),
            None => words.with("saves-fight", &[("n", &count)]),
        }
    }
}
