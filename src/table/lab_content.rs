//! A game whose table is one session of one game of the lab: what it says of itself once, and what follows from that, its sessions and its files.

use std::sync::Arc;

use anyhow::Context;
use bevy::prelude::*;
use lab::{GameModule, Library, Problem, TextFile, WrittenPosition, open_written};
use tabletop::{Controller, Game, Message, Player, Record, RecordError, Seed, Session, Turn};

use super::{
    CardPicture, Chairs, GameFiles, OwnPrograms, Replayed, SaveLine, SavedGame, Sight, Sketch, Unusable, begun_at,
    other_game, retitled, round, rules_of, scene_of, seat,
    seated::seated,
    setup::{Opponent, Seats, opponent_of, title_of},
    setup_faults,
};
use crate::{shell::NewGame, text::Words, theme::Palette};

/// The rules of a game.
pub type RulesOf<C> = <<C as LabContent>::Module as GameModule>::Game;
/// What a pair of eyes may know of a game.
pub type ViewOf<C> = <RulesOf<C> as Game>::View;
/// A setup of it.
pub type VariantsOf<C> = <RulesOf<C> as Game>::Setup;

/// What a game ships, where it is one game of the lab. It holds that as it stands, so that it can be asked in another thread.
pub trait LabContent: Resource + Clone {
    /// Its module in the lab, which knows its rules and opponents.
    type Module: GameModule;

    /// The module.
    const MODULE: &'static Self::Module;
    /// The game, by the id of its [`ClientGame`](super::ClientGame).
    const ID: &'static str;

    /// The folder with `assets` and `scenes`; `None` where the program's files are missing.
    fn library(&self) -> Option<&Library>;

    /// Everybody who can take a seat.
    fn cast(&self) -> &[Opponent];

    /// Who can be asked for advice, the strongest last.
    fn advisers(&self) -> &[Opponent] {
        self.cast()
    }

    /// The rules of a setup.
    ///
    /// # Errors
    /// Every fault of it.
    fn game(&self, setup: &VariantsOf<Self>) -> Result<Arc<RulesOf<Self>>, Message> {
        rules_of(Self::MODULE, self.library(), setup)
    }

    /// The position of a text, as people write positions and games, with its rules: those of `setup` where the text says none.
    ///
    /// # Errors
    /// Every fault of the text, with its place, or that there is no notation.
    fn read_position(
        &self,
        text: &str,
        setup: &VariantsOf<Self>,
    ) -> Result<WrittenPosition<RulesOf<Self>>, Vec<Problem>> {
        let usual = || self.game(setup).map_err(|fault| vec![Problem::new(fault)]);
        open_written(Self::MODULE, self.library(), text, usual)
    }

    /// What keeps a setup from being played.
    fn check(&self, words: &Words, setup: &VariantsOf<Self>) -> Vec<String> {
        setup_faults(Self::MODULE, self.library(), words, setup)
    }

    /// The same setup for as many seats, with all that depends on their number.
    fn with_seats(setup: VariantsOf<Self>, seats: usize) -> VariantsOf<Self> {
        Self::MODULE.with_seats(setup, seats)
    }

    /// The setup of a game on this seed, with what it leaves to the seed; the setup itself, where that is nothing.
    fn seeded(setup: VariantsOf<Self>, seed: Seed) -> VariantsOf<Self> {
        let _ = seed;
        setup
    }

    /// What is counted while it is played, from 1; 0 before the first.
    fn round(game: &RulesOf<Self>, state: &<RulesOf<Self> as Game>::State) -> u32 {
        u32::try_from(Self::MODULE.length(game, state).rounds).unwrap_or(u32::MAX)
    }

    /// What may be shown of a position. Where no person plays, nothing need be hidden.
    fn visible(game: &RulesOf<Self>, state: &<RulesOf<Self> as Game>::State, sight: Sight) -> ViewOf<Self> {
        game.view(state, sight.eye())
    }

    /// How a game stands for whoever looks, in these colours; `None` where nothing can be shown of it.
    fn standing(
        &self,
        game: &RulesOf<Self>,
        view: &ViewOf<Self>,
        players: &[Player],
        palette: Palette,
    ) -> Option<CardPicture> {
        let _ = (game, view, players, palette);
        None
    }

    /// How a session stands for whoever looks, in these colours; `None` where nothing can be shown of it.
    fn likeness(&self, session: &Session<RulesOf<Self>>, palette: Palette) -> Option<CardPicture> {
        let (rules, players) = (session.game(), session.players());
        let view = Self::visible(rules, session.state(), Sight::of_players(players));
        self.standing(rules, &view, players, palette)
    }

    /// The rules whose files are played in its sessions, by the ids that stand in them.
    const RULES: &'static [&'static str] = &[<RulesOf<Self> as Game>::ID];

    /// Reads a record, of whichever of its [`RULES`](Self::RULES) it is.
    ///
    /// # Errors
    /// It is damaged, or of another game.
    fn record(&self, text: &str) -> Result<Record<RulesOf<Self>>, RecordError> {
        Record::from_ron(text)
    }

    /// Makes sure that a record of these rules can be gone on with, although the content may have changed.
    ///
    /// # Errors
    /// What keeps it from that.
    fn check_record(&self, rules: &RulesOf<Self>, record: &Record<RulesOf<Self>>) -> Result<(), Message> {
        let _ = (rules, record);
        Ok(())
    }

    /// The game of a scene, at its beginning or in the middle.
    ///
    /// # Errors
    /// Every fault of the file with its place and a remedy.
    fn scene_game(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        scene_of(Self::MODULE, self.library(), file)
    }

    /// Seats everybody at a game of these rules; see [`seat`].
    ///
    /// # Errors
    /// An opponent there is not, or a program that is not found.
    fn chairs(
        &self,
        rules: &RulesOf<Self>,
        players: &[Player],
        words: &Words,
        own: Option<&OwnPrograms>,
    ) -> Result<Chairs<RulesOf<Self>>, Message> {
        let _ = rules;
        seat(Self::MODULE, players, |spec| self.title(words, spec), words, own)
    }

    /// The name players know an opponent by.
    fn title(&self, words: &Words, spec: &str) -> String {
        title_of(self.cast(), words, spec)
    }

    /// The key of what a game of this setup is called, where it is not the name of its [`ClientGame`](super::ClientGame).
    fn kind(setup: &VariantsOf<Self>) -> Option<&'static str> {
        let _ = setup;
        None
    }

    /// How far a game of this setup has come, in words, by what [`round`](Self::round) counts.
    fn how_far(setup: &VariantsOf<Self>, count: u32, words: &Words) -> String {
        let _ = setup;
        round(words, count)
    }
}

impl<C: LabContent> GameFiles for C {
    fn rules(&self) -> &'static [&'static str] {
        C::RULES
    }

    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        let record = self.record(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        self.check_record(&rules, &record).map_err(Unusable::Foreign)?;
        let known = Arc::clone(&rules);
        Ok(SavedGame::resume(rules, record, text, |state| C::round(&known, state))?)
    }

    fn progress(&self, saved: &SavedGame, words: &Words) -> String {
        let Some(setup) = saved.game.setup.get::<RulesOf<C>>() else { return String::new() };
        let far = C::how_far(setup, saved.round, words);
        C::kind(setup).map_or_else(|| far.clone(), |kind| format!("{} \u{b7} {far}", words.get(kind)))
    }

    fn picture(&self, game: &NewGame, palette: Palette) -> Option<CardPicture> {
        self.likeness(&game.resume.as_ref()?.session::<RulesOf<C>>()?.session, palette)
    }

    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable> {
        let record = self.record(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        let name = C::kind(&record.setup).map_or_else(|| format!("game-{}", C::ID), str::to_owned);
        let under_way = |state: &<RulesOf<C> as Game>::State| {
            (rules.turn(state) != Turn::Over).then(|| C::how_far(&record.setup, C::round(&rules, state), words))
        };
        let sight = Sight::of_players(&record.players);
        let line = SaveLine::new(file, &record, words, words.get(&name), under_way);
        let seen = record.snapshot.as_ref().map(|state| C::visible(&rules, state, sight));
        let sketch = seen.map(|view| -> Sketch {
            let (content, rules, players) = (self.clone(), Arc::clone(&rules), record.players.clone());
            Arc::new(move |palette| content.standing(&rules, &view, &players, palette))
        });
        Ok(SaveLine { sketch, ..line })
    }

    fn retitled(&self, text: &str, title: &str) -> Result<String, RecordError> {
        retitled(self.record(text)?, title)
    }

    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        if tabletop::game_of(&file.text).is_err() {
            return self.scene_game(file);
        }
        let record = self.record(&file.text).with_context(|| file.name.clone())?;
        Ok(NewGame::resumed(record, &file.text))
    }

    fn has_notation(&self) -> bool {
        C::MODULE.notation().is_some()
    }

    fn pasted(&self, text: &str, table: &NewGame) -> Result<NewGame, Message> {
        let setup = table.setup.get::<RulesOf<C>>().ok_or_else(other_game)?;
        let opened = self.read_position(text, setup);
        let (game, state) = opened.map_err(|problems| Message::faults(problems.iter().map(Problem::placed_message)))?;
        let players = seated(&table.players, game.seats(), C::MODULE.stand_in());
        begun_at(&*game, players, table.seed.derive("pasted", 0), &state)
            .map_err(|error| Message::text(error.to_string()))
    }

    fn replay(&self, text: &str) -> Result<Replayed, RecordError> {
        Replayed::of(self.record(text)?, |setup| self.game(setup).ok())
    }

    fn played_by_agents(&self, words: &Words, mut game: NewGame) -> anyhow::Result<NewGame> {
        let (spec, opponents) = (C::MODULE.stand_in(), self.cast());
        let stand_in = opponent_of(opponents, spec).context("there are no opponents to play the demo")?;
        let mut seats = Seats { players: &mut game.players, seats: C::MODULE.info().seats, opponents };
        for seat in 0..seats.players.len() {
            if seats.players[seat].controller == Controller::Human {
                seats.choose_controller(seat, Some(stand_in), words);
                if spec != stand_in.name {
                    seats.players[seat].controller = Controller::Agent(spec.to_owned());
                }
            }
        }
        Ok(game)
    }
}
