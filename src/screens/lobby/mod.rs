//! The lobby: the games of the house as tables to choose from.
//!
//! What a game shows of itself there is told by its [`ClientGame`](crate::table::ClientGame); how one is set up is its own page.

mod card;
mod model;
mod view;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use model::{LobbyChoice, LobbyTable};
pub use view::lobby_page;

use super::{left_game::LeftGame, pictures::Pictures};
use crate::{
    input::Actions,
    keys::Action,
    shell::{NewGame, Overlays, PanelSystems, Screen},
    table::{
        Games,
        setup::{PlayNow, SetupOf},
    },
    text::Words,
    ui::page,
};

/// See the module.
pub(super) struct LobbyPlugin;

impl Plugin for LobbyPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(Screen::Lobby)));
    }
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    games: Res<Games>,
    pictures: Res<Pictures>,
    left: Res<LeftGame>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut setup: ResMut<SetupOf>,
    mut begin: MessageWriter<NewGame>,
    mut play: MessageWriter<PlayNow>,
) -> Result {
    let tables: Vec<LobbyTable<'_>> = games
        .iter()
        .map(|game| LobbyTable {
            id: game.id(),
            picture: pictures.of(game.id()),
            left: left.unfinished(Some(game.id())),
            pages: game.pages(),
        })
        .collect();
    let mut choice = page::full(contexts.ctx_mut()?, "lobby", |ui| {
        page::cover(ui, 0.55);
        lobby_page(ui, &words, &tables)
    });
    if !overlays.any() {
        if actions.take(Action::Back) {
            choice = Some(LobbyChoice::Title);
        }
        // 1 to 9 are the first nine tables, 0 is the tenth.
        if let Some(digit) = actions.digit() {
            let at = (usize::from(digit) + 9) % 10;
            choice = tables.get(at).map(|table| LobbyChoice::Setup(table.id)).or(choice);
        }
    }
    match choice {
        Some(LobbyChoice::Title) => next.set(Screen::Title),
        Some(LobbyChoice::Play(id)) => {
            play.write(PlayNow(id));
        }
        Some(LobbyChoice::Setup(id)) => {
            setup.0 = id;
            next.set(Screen::Setup);
        }
        Some(LobbyChoice::Continue(id)) => {
            begin.write_batch(left.game(Some(id)).cloned());
        }
        Some(LobbyChoice::Page(screen)) => next.set(screen),
        None => {}
    }
    Ok(())
}
