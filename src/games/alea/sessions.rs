//! The sessions of Alea: those of a duel, and those of a gauntlet.

use dice::{Alea, gauntlet::Gauntlet};
use lab::{GameModule, Problem};
use registry::games::{DiceModule, GauntletModule};
use tabletop::{Game, Message, Seat};

use super::{
    Content, ID,
    bout::{Bout, Fighting},
};
use crate::{
    shell::{GameRecord, GameSetup},
    table::{
        self, AskedOf, CardPicture, Host, Inquiry, Searched, Seated, Seating, SessionFactory,
        setup::Opponent,
        why::{GraphFile, GraphTarget},
    },
    text::Words,
    theme::Palette,
};

impl SessionFactory for Content {
    type Host = Bout;

    const ID: &'static str = ID;

    fn takes(setup: &GameSetup) -> bool {
        setup.get::<Alea>().is_some() || setup.get::<Gauntlet>().is_some()
    }

    fn seat(company: &Seating<'_, Self>) -> Result<Seated<Bout>, Message> {
        let Seating { game, content, words, .. } = *company;
        let title = |spec: &str| content.title(words, spec);
        if let Some(setup) = game.setup.get::<Alea>() {
            let rules = content.fight(setup.clone())?;
            return Ok(table::seat_game(&DiceModule, rules, company, title)?.map(Bout::Duel));
        }
        let setup = game.setup.get::<Gauntlet>().ok_or_else(table::other_game)?;
        let rules = content.gauntlet(setup.clone())?;
        Ok(table::seat_game(&GauntletModule, rules, company, title)?.map(Bout::Gauntlet))
    }

    fn watch(&self, record: &GameRecord) -> Result<Bout, Message> {
        if let Some(record) = record.get::<Alea>() {
            let rules = self.fight(record.setup.clone())?;
            return Ok(Bout::Duel(table::watch_record(rules, record)?));
        }
        let record = record.get::<Gauntlet>().ok_or_else(table::other_game)?;
        let rules = self.gauntlet(record.setup.clone())?;
        Ok(Bout::Gauntlet(table::watch_record(rules, record)?))
    }

    fn last_board(&self, host: &Bout, _: Palette) -> Option<CardPicture> {
        if let Some(session) = host.gauntlet().and_then(Host::session) {
            return self.run_likeness(session.game().setup(), session.state());
        }
        let session = host.duel()?.session()?;
        Some(self.fight_likeness(session.game().setup(), session.state()))
    }

    fn progress(host: &Bout) -> String {
        host.progress()
    }

    fn advisers(&self) -> &[Opponent] {
        &self.duelists
    }

    fn title(&self, words: &Words, spec: &str) -> String {
        self.duelist_title(words, spec)
    }

    fn ask(host: &Bout, step: usize, seat: Seat, spec: &str) -> Result<Option<AskedOf<Self>>, Message> {
        let known = |problem: Problem| problem.message();
        let fighter = DiceModule.agent(spec).map_err(known)?;
        if let Some(question) = host.question(step, seat, fighter.watches()) {
            return Ok(Some(Box::new(Fighting(Inquiry::begin(question, fighter)))));
        }
        let Some(host) = host.gauntlet() else { return Ok(None) };
        let traveller = GauntletModule.agent(spec).map_err(known)?;
        let question = host.question(step, seat, traveller.watches());
        Ok(question.map(|question| Box::new(Inquiry::begin(question, traveller)) as AskedOf<Self>))
    }

    fn write_graph(host: &Bout, graph: &mut GraphFile, searched: Searched<'_>, target: GraphTarget) -> bool {
        let Searched { step, seat, spec } = searched;
        // Between two fights nothing is searched.
        let question = host.question(step, seat, false);
        question.map(|question| graph.write(&DiceModule, spec.to_owned(), question, target)).is_some()
    }
}
