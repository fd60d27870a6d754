//! A game whose table is one session of one game of the lab: what it says of itself once, and what follows from that, its sessions and its files.

use std::sync::Arc;

use anyhow::Context;
use bevy::prelude::*;
use lab::{GameModule, Library, Problem, TextFile, open_written};
use tabletop::{Controller, Game, Message, Player, Record, RecordError, Seat, Session, Turn};

use super::{
    AskedOf, CardPicture, GameFiles, Host, Inquiry, Replayed, SaveLine, SavedGame, Searched, Seated, Seating,
    SessionFactory, Sight, Sketch, Unusable, WrittenPart, begun_at, notation, other_game, retitled, round, rules_of,
    scene_of, seat_game,
    setup::{Opponent, Seats, title_of},
    setup_faults, watch_record,
    why::{GraphFile, GraphTarget},
};
use crate::{
    shell::{GameRecord, GameSetup, NewGame},
    text::Words,
    theme::Palette,
};

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

    /// What keeps a setup from being played.
    fn check(&self, words: &Words, setup: &VariantsOf<Self>) -> Vec<String> {
        setup_faults(Self::MODULE, self.library(), words, setup)
    }

    /// The same setup for as many seats, with all that depends on their number.
    fn with_seats(setup: VariantsOf<Self>, seats: usize) -> VariantsOf<Self> {
        Self::MODULE.with_seats(setup, seats)
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
}

impl<C: LabContent> SessionFactory for C {
    type Host = Host<RulesOf<C>>;

    const ID: &'static str = <C as LabContent>::ID;

    fn takes(setup: &GameSetup) -> bool {
        setup.get::<RulesOf<C>>().is_some()
    }

    fn seat(company: &Seating<'_, C>) -> Result<Seated<Self::Host>, Message> {
        let Seating { game, content, words, .. } = *company;
        let rules = content.game(game.setup.get::<RulesOf<C>>().ok_or_else(other_game)?)?;
        seat_game(C::MODULE, rules, company, |spec| content.title(words, spec))
    }

    fn watch(&self, record: &GameRecord) -> Result<Self::Host, Message> {
        let record = record.get::<RulesOf<C>>().ok_or_else(other_game)?;
        watch_record(self.game(&record.setup)?, record)
    }

    fn last_board(&self, host: &Self::Host, palette: Palette) -> Option<CardPicture> {
        self.likeness(host.session()?, palette)
    }

    fn progress(host: &Self::Host) -> String {
        let Some(session) = host.session() else { return String::new() };
        let turns = C::MODULE.length(session.game(), session.state()).turns;
        format!("turn {turns}, step {}", session.len())
    }

    fn advisers(&self) -> &[Opponent] {
        LabContent::advisers(self)
    }

    fn title(&self, words: &Words, spec: &str) -> String {
        title_of(self.cast(), words, spec)
    }

    fn ask(host: &Self::Host, step: usize, seat: Seat, spec: &str) -> Result<Option<AskedOf<C>>, Message> {
        let agent = C::MODULE.agent(spec).map_err(|problem| problem.message())?;
        let question = host.question(step, seat, agent.watches());
        Ok(question.map(|question| Box::new(Inquiry::begin(question, agent)) as AskedOf<C>))
    }

    fn written(host: &Self::Host, sight: Sight, part: WrittenPart) -> Option<String> {
        notation::written(C::MODULE.notation()?, host, sight, part)
    }

    fn write_graph(host: &Self::Host, graph: &mut GraphFile, searched: Searched<'_>, target: GraphTarget) -> bool {
        let Searched { step, seat, spec } = searched;
        let question = host.question(step, seat, false);
        question.map(|question| graph.write(C::MODULE, spec.to_owned(), question, target)).is_some()
    }
}

impl<C: LabContent> GameFiles for C {
    fn rules(&self) -> &'static [&'static str] {
        &[<RulesOf<C> as Game>::ID]
    }

    fn saved_game(&self, text: &str) -> Result<SavedGame, Unusable> {
        let record: Record<RulesOf<C>> = Record::from_ron(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        let known = Arc::clone(&rules);
        Ok(SavedGame::resume(rules, record, text, |state| C::round(&known, state))?)
    }

    fn picture(&self, game: &NewGame, palette: Palette) -> Option<CardPicture> {
        self.likeness(&game.resume.as_ref()?.session::<RulesOf<C>>()?.session, palette)
    }

    fn save_line(&self, file: &str, text: &str, words: &Words) -> Result<SaveLine, Unusable> {
        let record: Record<RulesOf<C>> = Record::from_ron(text)?;
        let rules = self.game(&record.setup).map_err(Unusable::Foreign)?;
        let name = format!("game-{}", <C as LabContent>::ID);
        let under_way = |state: &<RulesOf<C> as Game>::State| {
            (rules.turn(state) != Turn::Over).then(|| round(words, C::round(&rules, state)))
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
        retitled::<RulesOf<C>>(text, title)
    }

    fn scene(&self, file: &TextFile) -> anyhow::Result<NewGame> {
        scene_of(C::MODULE, self.library(), file)
    }

    fn has_notation(&self) -> bool {
        C::MODULE.notation().is_some()
    }

    fn pasted(&self, text: &str, table: &NewGame) -> Result<NewGame, Message> {
        let setup = table.setup.get::<RulesOf<C>>().ok_or_else(other_game)?;
        let usual = || self.game(setup).map_err(|fault| vec![Problem::new(fault)]);
        let opened = open_written(C::MODULE, self.library(), text, usual);
        let (game, state) = opened.map_err(|problems| Message::faults(problems.iter().map(Problem::placed_message)))?;
        let players = notation::seated(&table.players, game.seats(), C::MODULE.stand_in());
        begun_at(&*game, players, table.seed.derive("pasted", 0), &state)
            .map_err(|error| Message::text(error.to_string()))
    }

    fn replay(&self, text: &str) -> Result<Replayed, RecordError> {
        Replayed::read::<RulesOf<C>>(text, |setup| self.game(setup).ok())
    }

    fn played_by_agents(&self, words: &Words, mut game: NewGame) -> anyhow::Result<NewGame> {
        let (name, opponents) = (C::MODULE.stand_in(), self.cast());
        let known = opponents.iter().find(|opponent| opponent.name == name);
        let stand_in = known.context("there are no opponents to play the demo")?;
        let mut seats = Seats { players: &mut game.players, seats: C::MODULE.info().seats, opponents };
        for seat in 0..seats.players.len() {
            if seats.players[seat].controller == Controller::Human {
                seats.choose_controller(seat, Some(stand_in), words);
            }
        }
        Ok(game)
    }
}
