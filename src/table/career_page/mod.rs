//! The page of the games of one kind that a player has finished: how the player fares, the levels over time, luck, and the games themselves.
//!
//! `model` says what is shown, as plain data, `page` draws it with `course` for its picture. A game has the page by one line in its plugin:
//! `career_page::page_of::<Content>(SCREEN)`.

mod course;
mod model;
mod page;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use model::{CareerModel, CoursePoint, GameLine, LevelLine, LuckLine};
pub use page::{CareerChoice, career_page};

use super::{Games, LabContent, career, setup::SetupOf};
use crate::{
    input::Actions,
    keys::Action,
    shell::{Overlays, PanelSystems, Screen},
    storage::Storage,
    text::Words,
    ui::page as pages,
};

/// What the page of a game shows, and where the player came from.
#[derive(Resource)]
struct Shown<C> {
    career: career::Career,
    back: Screen,
    of: std::marker::PhantomData<C>,
}

/// The page of a game's finished games, as a plugin.
pub fn page_of<C: LabContent>(screen: Screen) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app| {
        app.insert_resource(Shown::<C> {
            career: career::Career::default(),
            back: Screen::Lobby,
            of: std::marker::PhantomData,
        });
        for exited in [Screen::Lobby, Screen::Setup] {
            app.add_systems(OnTransition { exited, entered: screen }, move |mut shown: ResMut<Shown<C>>| {
                shown.back = exited;
            });
        }
        app.add_systems(OnEnter(screen), read::<C>)
            .add_systems(EguiPrimaryContextPass, show::<C>.in_set(PanelSystems::Screen).run_if(in_state(screen)));
    }
}

fn read<C: LabContent>(mut shown: ResMut<Shown<C>>, storage: Option<Res<Storage>>) {
    shown.career = storage.map(|storage| career::known(&storage, C::ID)).unwrap_or_default();
}

fn show<C: LabContent>(
    mut contexts: EguiContexts,
    words: Res<Words>,
    games: Res<Games>,
    content: Res<C>,
    shown: Res<Shown<C>>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut setup: ResMut<SetupOf>,
) -> Result {
    let model = CareerModel::of(&words, &*content, &shown.career);
    let mut choice = pages::full(contexts.ctx_mut()?, "career", |ui| {
        if let Some(client) = games.named(C::ID) {
            client.backdrop(ui.painter(), ui.max_rect());
        }
        pages::cover(ui, 0.55);
        career_page(ui, &words, &model)
    });
    if !overlays.any() {
        if actions.take(Action::Back) {
            choice = Some(CareerChoice::Back);
        }
        if actions.take(Action::Main) || actions.take(Action::EndPhase) {
            choice = Some(CareerChoice::Setup);
        }
    }
    match choice {
        Some(CareerChoice::Back) => next.set(shown.back),
        Some(CareerChoice::Setup) => {
            setup.0 = C::ID;
            next.set(Screen::Setup);
        }
        None => {}
    }
    Ok(())
}
