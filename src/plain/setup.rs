//! Setting up a plain game: who sits where, and which of the rules that have a name are played.

use bevy_egui::egui::Ui;
use lab::GameModule;
use tabletop::Game;

use super::{Content, GameOf, PlainGame};
use crate::{
    table::{
        LabContent,
        setup::{TablePage, TableSetup, head},
    },
    text::Words,
    ui::widgets,
};

/// A plain game that is set up.
pub type PlainSetup<P> = TableSetup<Content<P>>;

impl<P: PlainGame> TablePage for Content<P> {
    const PROGRAM_EXAMPLE: &'static str = "plain-program";

    /// A person against opponents in as few seats as there can be, by the classic rules.
    fn first(&self, words: &Words) -> PlainSetup<P> {
        let module = P::MODULE;
        let seats = module.info().seats;
        let rules = self.library.as_ref().and_then(|library| module.resolve(module.setup(), library).ok());
        let rules = rules.expect("the classic rules of every game are sound");
        PlainSetup::first(rules, *seats.start(), words, &self.opponents)
    }

    fn head(&self, ui: &mut Ui, words: &Words, _: &mut PlainSetup<P>) {
        head(ui, words, <GameOf<P> as Game>::ID, P::MODULE.info().idea, &[]);
    }

    /// The rules that have a name: the classic ones, and the variants.
    fn rules_panel(&self, ui: &mut Ui, words: &Words, table: &mut PlainSetup<P>) {
        widgets::panel(ui, words.get("plain-rules"), |ui| {
            ui.set_width(ui.available_width());
            let (module, Some(library)) = (P::MODULE, &self.library) else { return };
            let classic = (words.get("plain-classic"), words.get("plain-classic_note"), Some(module.setup()));
            let named = P::variants().iter();
            let named = named.map(|variant| (variant.name, variant.idea, ron::from_str(variant.setup).ok()));
            for (name, idea, written) in std::iter::once(classic).chain(named) {
                let Some(Ok(meant)) = written.map(|written| module.resolve(written, library)) else { continue };
                let meant = Self::with_seats(meant, table.players.len());
                if widgets::chip(ui, name, meant == table.rules).on_hover_text(idea).clicked() {
                    table.rules = meant;
                }
                widgets::note(ui, idea);
            }
        });
    }
}
