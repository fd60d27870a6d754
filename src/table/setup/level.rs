//! The level of the opponents on the page of a setup: which one is proposed to the player, and a press that seats it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Ui};
use lab::{GameModule, Rung};
use tabletop::Controller;

use super::{SetupChoice, SetupOf, TableSetup, entry::entry, program};
use crate::{
    shell::Screen,
    storage::Storage,
    table::{
        LabContent,
        career::{self, Career, Proposal, Why, proposal},
    },
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// The finished games of the game that is set up.
#[derive(Resource, Default)]
pub struct LevelShelf(pub Career);

/// What the levels of all games need.
pub(super) fn shared(app: &mut App) {
    app.init_resource::<LevelShelf>().add_systems(
        Update,
        read.run_if(state_changed::<Screen>.or_else(resource_changed::<SetupOf>)).run_if(in_state(Screen::Setup)),
    );
}

fn read(mut shelf: ResMut<LevelShelf>, of: Res<SetupOf>, storage: Option<Res<Storage>>) {
    shelf.0 = storage.map(|storage| career::known(&storage, of.0)).unwrap_or_default();
}

/// What is proposed, and why, in one sentence.
pub fn proposed(words: &Words, rungs: &[Rung], proposal: Proposal) -> String {
    let name = words.person(rungs.get(proposal.level).map_or("", |rung| &rung.title));
    let (level, levels) = (proposal.level + 1, rungs.len());
    match proposal.why {
        Why::First => words.with("ladder-proposed_first", &[("level", &level), ("levels", &levels), ("name", &name)]),
        Why::Latest { level: at, won, games: n } => {
            let at = at + 1;
            words.with(
                "ladder-proposed_latest",
                &[("level", &level), ("levels", &levels), ("name", &name), ("at", &at), ("won", &won), ("n", &n)],
            )
        }
        Why::All(n) => {
            words.with("ladder-proposed_all", &[("level", &level), ("levels", &levels), ("name", &name), ("n", &n)])
        }
    }
}

/// The panel of levels, where the game has any and opponents to seat. Tells the page that is asked for.
pub(super) fn level_panel<C: LabContent>(
    ui: &mut Ui,
    words: &Words,
    table: &mut TableSetup<C>,
    opponents: &[super::Opponent],
    (shelf, page): (&LevelShelf, Option<Screen>),
) -> Option<SetupChoice> {
    let rungs = C::MODULE.rungs();
    let proposal = proposal(&shelf.0, &rungs)?;
    seated(table).next()?;
    let names: Vec<String> = (1..).zip(&rungs).map(|(n, rung)| numbered(words, n, rung)).collect();
    let row = LevelRow {
        names: &names,
        plays: rungs
            .iter()
            .map(|rung| words.named(&format!("opponent-{}-{}-idea", C::ID, rung.name), &rung.play))
            .collect(),
        now: rungs.iter().position(|rung| seated(table).all(|spec| spec == rung.name)),
        proposal: proposal.level,
        told: proposed(words, &rungs, proposal),
        page: page.is_some(),
    };
    // Where text is large for the window the seats need the room.
    let roomy = ui.available_height() >= ROOMY * ui.text_style_height(&Type::Body.style());
    let (wanted, asked) = if roomy {
        let shown = widgets::panel_frame().show(ui, |ui| row.wide(ui, words));
        shown.inner
    } else {
        row.narrow(ui, words)
    };
    ui.add_space(metrics::GAP);
    if let Some(rung) = wanted.and_then(|level: usize| rungs.get(level)) {
        seat(words, table, opponents, rung);
    }
    page.filter(|_| asked).map(SetupChoice::Page)
}

/// Height of a column in which the levels are shown side by side, in heights of plain text.
const ROOMY: f32 = 24.0;

/// Width of the list of levels, and of its entries, in steps of the grid.
const LIST_WIDTH: f32 = 22.0;
const ENTRY_WIDTH: f32 = 46.0;

/// What is shown of the levels.
struct LevelRow<'a> {
    /// Their names, with their numbers.
    names: &'a [String],
    /// How each plays, in a line.
    plays: Vec<&'a str>,
    /// The one that is seated, where all opponents are of one.
    now: Option<usize>,
    /// The one that is proposed.
    proposal: usize,
    /// The proposal in words.
    told: String,
    /// Whether there is a page of finished games.
    page: bool,
}

/// The level that is wanted, and whether the page of finished games is.
type Wanted = (Option<usize>, bool);

impl LevelRow<'_> {
    /// All levels side by side, with how the seated one plays and what is proposed below.
    fn wide(&self, ui: &mut Ui, words: &Words) -> Wanted {
        ui.set_width(ui.available_width());
        let mut asked = false;
        ui.horizontal(|ui| {
            widgets::subheading(ui, words.get("ladder-heading"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| asked = self.chip(ui, words));
        });
        let mut level = self.now.unwrap_or(usize::MAX);
        let choices: Vec<(usize, &str)> = self.names.iter().map(String::as_str).enumerate().collect();
        let wanted = widgets::segmented(ui, &mut level, &choices).then_some(level);
        let plain = |text: &str, ink: egui::Color32| egui::Label::new(Type::Small.text(text).color(ink)).wrap();
        if let Some(play) = self.now.and_then(|level| self.plays.get(level)) {
            ui.add(plain(play, IVORY.egui()));
        }
        ui.add(plain(&self.told, self.ink()));
        (wanted, asked)
    }

    /// A list to choose from, and what is proposed in a line.
    fn narrow(&self, ui: &mut Ui, words: &Words) -> Wanted {
        let (mut wanted, mut asked) = (None, false);
        ui.horizontal(|ui| {
            let shown = self.now.map_or(words.get("ladder-heading"), |level| self.names[level].as_str());
            let list = egui::ComboBox::from_id_salt("level of all").width(LIST_WIDTH * metrics::GRID);
            let list = list.selected_text(Type::Button.text(shown)).show_ui(ui, |ui| {
                ui.set_min_width(ENTRY_WIDTH * metrics::GRID);
                for (level, (name, play)) in self.names.iter().zip(&self.plays).enumerate() {
                    if entry(ui, name, play, None, self.now == Some(level)) {
                        wanted = Some(level);
                    }
                }
            });
            list.response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, words.get("ladder-heading"))
            });
            asked = self.chip(ui, words);
        });
        ui.add(egui::Label::new(Type::Small.text(&self.told).color(self.ink())).truncate()).on_hover_text(&self.told);
        (wanted, asked)
    }

    fn chip(&self, ui: &mut Ui, words: &Words) -> bool {
        self.page && widgets::chip(ui, words.get("career-title"), false).clicked()
    }

    /// What is proposed stands out where it is not seated.
    fn ink(&self) -> egui::Color32 {
        if self.now == Some(self.proposal) { IVORY_DIM.egui() } else { LAMP_GOLD.egui() }
    }
}

/// A level by its number and its name.
fn numbered(words: &Words, number: usize, rung: &Rung) -> String {
    words.with("ladder-numbered", &[("n", &number), ("name", &words.person(&rung.title))])
}

/// The specs of the opponents at a table; programs of the player's own are none.
fn seated<C: LabContent>(table: &TableSetup<C>) -> impl Iterator<Item = &str> {
    table.players.iter().filter_map(|player| match &player.controller {
        Controller::Agent(spec) if program::command(&player.controller).is_none() => Some(spec.as_str()),
        Controller::Agent(_) | Controller::Human => None,
    })
}

/// Seats opponents of a level in the place of all there are.
fn seat<C: LabContent>(words: &Words, table: &mut TableSetup<C>, opponents: &[super::Opponent], rung: &Rung) {
    let Some(opponent) = opponents.iter().find(|opponent| opponent.name == rung.name) else { return };
    let mut seats = table.seats(opponents);
    for index in 0..seats.players.len() {
        let controller = &seats.players[index].controller;
        if *controller != Controller::Human && program::command(controller).is_none() {
            seats.choose_controller(index, Some(opponent), words);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proposal_says_why() {
        let rung = |name: &str| Rung {
            name: name.to_owned(),
            title: name.to_owned(),
            play: String::new(),
            plays: name.to_owned(),
            elo: 0.0,
            like: Vec::new(),
        };
        let (words, rungs) = (Words::english(), [rung("Recruit"), rung("Corporal"), rung("Sergeant")]);
        let told = |level, why| proposed(&words, &rungs, Proposal { level, why });
        assert_eq!(
            [
                told(0, Why::First),
                told(2, Why::Latest { level: 1, won: 4, games: 6 }),
                told(0, Why::Latest { level: 0, won: 0, games: 1 }),
                told(1, Why::All(5)),
            ],
            [
                "We suggest level 1 of 3, Recruit: a good place to begin.",
                "We suggest level 3 of 3, Sergeant, since you won 4 of your last 6 games at level 2.",
                "We suggest level 1 of 3, Recruit, since you lost your last game at level 1.",
                "We suggest level 2 of 3, Corporal, by your last 5 games.",
            ]
        );
    }
}
