//! Setting up a plain game: who sits where, and which of the rules that have a name are played.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use bevy_egui::egui::Ui;
use lab::GameModule;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Player};

use super::{Content, GameOf, PlainGame};
use crate::{
    settings::Settings,
    shell::{GameSetup, NewGame},
    table::setup::{
        GameSetupPage, Seats, SeatsContext, SetupChoice, columns, faults_of_players, foot, head, parse_seed, room,
        seats_panel, trimmed,
    },
    text::Words,
    ui::widgets,
};

/// A plain game that is set up.
pub struct PlainSetup<P: PlainGame> {
    rules: <GameOf<P> as Game>::Setup,
    players: Vec<Player>,
    /// The seed as it is written.
    seed: String,
}

/// What is kept of it.
#[derive(Serialize, Deserialize)]
struct Kept<S> {
    rules: S,
    players: Vec<Player>,
}

impl<P: PlainGame> PlainSetup<P> {
    /// A person against opponents in as few seats as there can be, by the classic rules.
    pub fn classic(words: &Words, content: &Content<P>) -> Self {
        let module = P::module();
        let least = *module.info().seats.start();
        let rules = content.library.as_ref().and_then(|library| module.meant(module.setup(), library).ok());
        let mut players = Vec::new();
        Self::seats_of(&mut players, content).first(words, least.max(2).min(*module.info().seats.end()));
        let rules = rules.expect("the classic rules of every game are sound");
        let mut setup = Self { rules, players, seed: String::new() };
        setup.follow();
        setup
    }

    fn seats_of<'a>(players: &'a mut Vec<Player>, content: &'a Content<P>) -> Seats<'a> {
        Seats { players, seats: P::module().info().seats, opponents: &content.opponents }
    }

    /// The rules follow the number of seats.
    fn follow(&mut self) {
        self.rules = P::module().with_seats(self.rules.clone(), self.players.len());
    }

    fn faults(&self, words: &Words, content: &Content<P>) -> Vec<String> {
        let mut faults = faults_of_players(&self.players, words);
        if parse_seed(&self.seed).is_err() {
            faults.push(words.get("setup-fault_seed").to_owned());
        }
        faults.extend(content.faults(words, &self.rules));
        faults
    }

    /// The game this stands for.
    ///
    /// # Errors
    /// The seed is blank.
    pub fn game(&self) -> Result<NewGame, String> {
        let setup = GameSetup::of::<GameOf<P>>(self.rules.clone());
        Ok(NewGame { setup, players: trimmed(&self.players), seed: parse_seed(&self.seed)?, resume: None })
    }

    /// The rules that have a name: the classic ones, and the variants.
    fn variants(&mut self, ui: &mut Ui, words: &Words, content: &Content<P>) {
        let (module, Some(library)) = (P::module(), &content.library) else { return };
        let classic = (words.get("plain-classic"), words.get("plain-classic_note"), Some(module.setup()));
        let named = P::variants().iter().map(|variant| (variant.name, variant.idea, ron::from_str(variant.setup).ok()));
        for (name, idea, written) in std::iter::once(classic).chain(named) {
            let Some(Ok(rules)) = written.map(|written| module.meant(written, library)) else { continue };
            let rules = module.with_seats(rules, self.players.len());
            if widgets::chip(ui, name, rules == self.rules).on_hover_text(idea).clicked() {
                self.rules = rules;
            }
            widgets::note(ui, idea);
        }
    }
}

type Needs<'w, 's, P> = SystemParamItem<'w, 's, <PlainSetup<P> as GameSetupPage>::Needs>;

impl<P: PlainGame> GameSetupPage for PlainSetup<P> {
    const GAME: &'static str = <GameOf<P> as Game>::ID;

    type Needs = (Res<'static, Content<P>>, Res<'static, Settings>);

    fn first(words: &Words, (content, _): &Needs<'_, '_, P>) -> Self {
        Self::classic(words, content)
    }

    fn read(text: &str, (content, _): &Needs<'_, '_, P>) -> std::result::Result<Self, String> {
        let Kept { rules, players } = ron::from_str(text).map_err(|error| error.to_string())?;
        let mut setup = Self { rules, players, seed: String::new() };
        Self::seats_of(&mut setup.players, content).mend();
        setup.follow();
        Ok(setup)
    }

    fn to_ron(&self) -> String {
        let kept = Kept { rules: self.rules.clone(), players: self.players.clone() };
        ron::ser::to_string_pretty(&kept, ron::ser::PrettyConfig::new())
            .expect("a setup holds nothing RON cannot write")
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
        let faults = self.faults(words, content);
        let choice = foot(ui, words, &mut self.seed, &faults);
        room(ui, |ui| {
            head(ui, words, Self::GAME, P::module().info().idea, &[]);
            columns(ui, &[0.55, 0.45], |ui, at| match at {
                0 => {
                    let context = SeatsContext { palette: settings.palette, example: words.get("plain-program") };
                    seats_panel(ui, words, &mut Self::seats_of(&mut self.players, content), context);
                    self.follow();
                }
                _ => widgets::panel(ui, words.get("plain-rules"), |ui| {
                    ui.set_width(ui.available_width());
                    self.variants(ui, words, content);
                }),
            });
        });
        (choice, faults.is_empty())
    }

    fn new_game(&self, _: &Words, _: &Needs<'_, '_, P>) -> std::result::Result<NewGame, String> {
        self.game()
    }
}
