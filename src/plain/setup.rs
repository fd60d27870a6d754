//! Setting up a plain game: who sits where, and which of the rules that have a name are played.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use bevy_egui::egui::Ui;
use lab::GameModule;
use tabletop::Game;

use super::{Content, GameOf, Plain, PlainGame};
use crate::{
    settings::Settings,
    shell::NewGame,
    table::setup::{
        GameSetupPage, LaidGame, LaidTable, SeatsContext, SetupChoice, columns, foot, head, room, seats_panel,
    },
    text::Words,
    ui::widgets,
};

/// A plain game that is set up.
pub type PlainSetup<P> = LaidTable<Plain<P>>;

impl<P: PlainGame> LaidGame for Plain<P> {
    type Module = P::Module;

    fn module() -> &'static P::Module {
        P::module()
    }
}

/// A person against opponents in as few seats as there can be, by the classic rules.
pub(super) fn classic<P: PlainGame>(words: &Words, content: &Content<P>) -> PlainSetup<P> {
    let module = P::module();
    let seats = module.info().seats;
    let rules = content.library.as_ref().and_then(|library| module.meant(module.setup(), library).ok());
    let rules = rules.expect("the classic rules of every game are sound");
    PlainSetup::first(rules, (*seats.start()).max(2).min(*seats.end()), words, &content.opponents)
}

/// The rules that have a name: the classic ones, and the variants.
fn variants<P: PlainGame>(ui: &mut Ui, words: &Words, table: &mut PlainSetup<P>, content: &Content<P>) {
    let (module, Some(library)) = (P::module(), &content.library) else { return };
    let classic = (words.get("plain-classic"), words.get("plain-classic_note"), Some(module.setup()));
    let named = P::variants().iter().map(|variant| (variant.name, variant.idea, ron::from_str(variant.setup).ok()));
    for (name, idea, written) in std::iter::once(classic).chain(named) {
        let Some(Ok(rules)) = written.map(|written| module.meant(written, library)) else { continue };
        let rules = module.with_seats(rules, table.players.len());
        if widgets::chip(ui, name, rules == table.rules).on_hover_text(idea).clicked() {
            table.rules = rules;
        }
        widgets::note(ui, idea);
    }
}

type Needs<'w, 's, P> = SystemParamItem<'w, 's, <PlainSetup<P> as GameSetupPage>::Needs>;

impl<P: PlainGame> GameSetupPage for PlainSetup<P> {
    const GAME: &'static str = <GameOf<P> as Game>::ID;

    type Needs = (Res<'static, Content<P>>, Res<'static, Settings>);

    fn first(words: &Words, (content, _): &Needs<'_, '_, P>) -> Self {
        classic(words, content)
    }

    fn read(text: &str, (content, _): &Needs<'_, '_, P>) -> std::result::Result<Self, String> {
        Self::from_ron(text, &content.opponents)
    }

    fn to_ron(&self) -> String {
        LaidTable::to_ron(self)
    }

    fn seed(&mut self) -> &mut String {
        &mut self.seed
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        (content, settings): &Needs<'_, '_, P>,
    ) -> (Option<SetupChoice>, bool) {
        let faults = self.faults(words, |rules| content.faults(words, rules));
        let choice = foot(ui, words, &mut self.seed, &faults);
        room(ui, |ui| {
            head(ui, words, Self::GAME, P::module().info().idea, &[]);
            columns(ui, &[0.55, 0.45], |ui, at| match at {
                0 => {
                    let context = SeatsContext { palette: settings.palette, example: words.get("plain-program") };
                    seats_panel(ui, words, &mut self.seats(&content.opponents), context);
                    self.follow();
                }
                _ => widgets::panel(ui, words.get("plain-rules"), |ui| {
                    ui.set_width(ui.available_width());
                    variants(ui, words, self, content);
                }),
            });
        });
        (choice, faults.is_empty())
    }

    fn new_game(&self, _: &Words, _: &Needs<'_, '_, P>) -> std::result::Result<NewGame, String> {
        LaidTable::new_game(self)
    }
}
