//! The order of a frame's work.

use bevy::prelude::*;

/// The order of a frame's work in `Update`. Keys are read before, in `PreUpdate`.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ShellSystems {
    /// Scripted runs act as a player would.
    Drive,
    /// Actions and messages change what is the case.
    Act,
    /// What moves is moved on.
    Animate,
    /// What is heard.
    Sound,
    /// What is remembered is written.
    Remember,
}

/// The order in which panels are painted, in [`EguiPrimaryContextPass`](bevy_egui::EguiPrimaryContextPass): later ones lie on top.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum PanelSystems {
    /// Typefaces, colours and text size.
    Dress,
    /// The screen.
    Screen,
    /// The overlay.
    Overlay,
    /// Notices.
    Notices,
}
