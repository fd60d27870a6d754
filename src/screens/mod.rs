//! The pages a player goes through, and what lies over them.
//!
//! Each page is a function from a view-model to what the player asked for, so that it is tested without an application;
//! the systems beside it hand it the state and carry out the wish. The play screen is no part of this folder: it is
//! `table` and `games`.

mod help;
mod language;
mod left_game;
mod lobby;
mod menu;
mod notices;
mod pictures;
mod replays;
mod result;
mod saves;
mod settings_page;
mod shell;
mod title;

use bevy::prelude::*;

pub use help::{HelpContext, HelpPage, HelpTab, Rulebook, help_page};
pub use left_game::Unfinished;
pub use lobby::{LobbyChoice, LobbyTable, lobby_page};
pub use menu::{MenuChoice, MenuModel, menu_page};
pub use replays::{ReplayShelf, ReplaysChoice, replays_page};
pub use result::{ResultChoice, ResultModel, ResultView, SaveChoice, result_page, save_sheet};
pub use saves::{Order, Question, SavesChoice, SavesModel, saves_page};
pub use settings_page::{KeysPage, SettingsChoice, SettingsPage, SettingsTab, settings_page};
pub use shell::window_mode;
pub use title::{TitleChoice, TitleModel, title_page};

/// All pages but the play screen.
pub struct ScreensPlugin;

impl Plugin for ScreensPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            language::plugin,
            shell::ShellKeysPlugin,
            title::TitlePlugin,
            pictures::plugin,
            lobby::LobbyPlugin,
            result::ResultPlugin,
            replays::ReplaysPlugin,
            menu::MenuPlugin,
            saves::SavesPlugin,
            settings_page::SettingsPagePlugin,
            help::HelpPlugin,
            notices::NoticesPlugin,
        ));
    }
}
