//! What can be asked for by key, and by which key at first.

/// What a key can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Action {
    /// The primary action of the screen.
    Main,
    /// End the current phase of the turn.
    EndPhase,
    /// One more.
    More,
    /// One fewer.
    Fewer,
    /// Ten more.
    MuchMore,
    /// Ten fewer.
    MuchFewer,
    /// As many as possible.
    All,
    /// Back, close, or the menu where there is nothing to go back to.
    Back,
    /// Take the last step back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Show again what happened since the last turn.
    Replay,
    /// Fight to the end.
    Blitz,
    /// Show or hide the cards.
    Cards,
    /// Mark a place for oneself.
    Mark,
    /// Mark every place that is ruled out.
    MarkAll,
    /// Next place one can act on.
    NextTarget,
    /// Previous place one can act on.
    PreviousTarget,
    /// Show or hide why the last move was made.
    Why,
    /// Ask for advice.
    Hint,
    /// Move the view up.
    PanUp,
    /// Move the view down.
    PanDown,
    /// Move the view left.
    PanLeft,
    /// Move the view right.
    PanRight,
    /// Closer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// The whole board.
    ZoomReset,
    /// Show or hide the map of threats.
    LayerThreat,
    /// Show or hide the map of continents.
    LayerContinents,
    /// Show or hide the map of income.
    LayerIncome,
    /// The help page.
    Help,
    /// The settings.
    Settings,
    /// Window or whole screen.
    Fullscreen,
    /// Sound on or off.
    Mute,
    /// The table told in text, or drawn.
    TextView,
}

/// Where an action belongs, for lists of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionGroup {
    /// Playing.
    Table,
    /// Looking at the map.
    Map,
    /// On every screen.
    Everywhere,
}

impl ActionGroup {
    /// All groups, in the order lists show them.
    pub const ALL: [Self; 3] = [Self::Table, Self::Map, Self::Everywhere];

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Table => "keys-table",
            Self::Map => "keys-map",
            Self::Everywhere => "keys-everywhere",
        }
    }

    /// Its actions.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        Action::ALL.into_iter().filter(move |action| action.group() == self)
    }
}

impl Action {
    /// All actions, in the order the help page lists them.
    pub const ALL: [Self; 34] = [
        Self::Main,
        Self::EndPhase,
        Self::More,
        Self::Fewer,
        Self::MuchMore,
        Self::MuchFewer,
        Self::All,
        Self::Blitz,
        Self::Cards,
        Self::Mark,
        Self::MarkAll,
        Self::NextTarget,
        Self::PreviousTarget,
        Self::Undo,
        Self::Redo,
        Self::Why,
        Self::Hint,
        Self::Replay,
        Self::Back,
        Self::PanUp,
        Self::PanDown,
        Self::PanLeft,
        Self::PanRight,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::ZoomReset,
        Self::LayerThreat,
        Self::LayerContinents,
        Self::LayerIncome,
        Self::Help,
        Self::Settings,
        Self::Fullscreen,
        Self::Mute,
        Self::TextView,
    ];

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Main => "action-main",
            Self::EndPhase => "action-end_phase",
            Self::More => "action-more",
            Self::Fewer => "action-fewer",
            Self::MuchMore => "action-much_more",
            Self::MuchFewer => "action-much_fewer",
            Self::All => "action-all",
            Self::Back => "action-back",
            Self::Undo => "action-undo",
            Self::Redo => "action-redo",
            Self::Replay => "action-replay",
            Self::Blitz => "action-blitz",
            Self::Cards => "action-cards",
            Self::Mark => "action-mark",
            Self::MarkAll => "action-mark_all",
            Self::NextTarget => "action-next_target",
            Self::PreviousTarget => "action-previous_target",
            Self::Why => "action-why",
            Self::Hint => "action-hint",
            Self::PanUp => "action-pan_up",
            Self::PanDown => "action-pan_down",
            Self::PanLeft => "action-pan_left",
            Self::PanRight => "action-pan_right",
            Self::ZoomIn => "action-zoom_in",
            Self::ZoomOut => "action-zoom_out",
            Self::ZoomReset => "action-zoom_reset",
            Self::LayerThreat => "action-layer_threat",
            Self::LayerContinents => "action-layer_continents",
            Self::LayerIncome => "action-layer_income",
            Self::Help => "action-help",
            Self::Settings => "action-settings",
            Self::Fullscreen => "action-fullscreen",
            Self::Mute => "action-mute",
            Self::TextView => "action-text_view",
        }
    }

    pub(crate) const fn default_keys(self) -> &'static [&'static str] {
        match self {
            Self::Main => &["Space"],
            Self::EndPhase => &["Enter"],
            Self::More => &["Up", "Right"],
            Self::Fewer => &["Down", "Left"],
            Self::MuchMore => &["PageUp"],
            Self::MuchFewer => &["PageDown"],
            Self::All => &["End"],
            Self::Back => &["Escape"],
            Self::Undo => &["Ctrl+Z"],
            Self::Redo => &["Ctrl+Y"],
            Self::Replay => &["R"],
            Self::Blitz => &["B"],
            Self::Cards => &["C"],
            Self::Mark => &["Delete"],
            Self::MarkAll => &["Insert"],
            Self::NextTarget => &["E"],
            Self::PreviousTarget => &["Q"],
            Self::Why => &["W"],
            Self::Hint => &["H"],
            Self::PanUp => &["Ctrl+Up"],
            Self::PanDown => &["Ctrl+Down"],
            Self::PanLeft => &["Ctrl+Left"],
            Self::PanRight => &["Ctrl+Right"],
            Self::ZoomIn => &["Plus"],
            Self::ZoomOut => &["Minus"],
            Self::ZoomReset => &["Home"],
            Self::LayerThreat => &["T"],
            Self::LayerContinents => &["K"],
            Self::LayerIncome => &["I"],
            Self::Help => &["F1"],
            Self::Settings => &["F2"],
            Self::Fullscreen => &["F11"],
            Self::Mute => &["M"],
            Self::TextView => &["F3"],
        }
    }

    /// Its name in the settings' file.
    pub(crate) fn name(self) -> String {
        format!("{self:?}")
    }

    /// What part of the program it belongs to.
    pub const fn group(self) -> ActionGroup {
        match self {
            Self::PanUp
            | Self::PanDown
            | Self::PanLeft
            | Self::PanRight
            | Self::ZoomIn
            | Self::ZoomOut
            | Self::ZoomReset
            | Self::LayerThreat
            | Self::LayerContinents
            | Self::LayerIncome => ActionGroup::Map,
            Self::Back | Self::Help | Self::Settings | Self::Fullscreen | Self::Mute | Self::TextView => {
                ActionGroup::Everywhere
            }
            _ => ActionGroup::Table,
        }
    }

    /// Whether holding the key down acts again and again.
    pub(crate) const fn repeats(self) -> bool {
        matches!(
            self,
            Self::More
                | Self::Fewer
                | Self::MuchMore
                | Self::MuchFewer
                | Self::PanUp
                | Self::PanDown
                | Self::PanLeft
                | Self::PanRight
                | Self::ZoomIn
                | Self::ZoomOut
        )
    }

    /// Whether the key may bring what is shown to an end.
    pub(crate) const fn dismisses(self) -> bool {
        matches!(self.group(), ActionGroup::Table) || matches!(self, Self::Back)
    }

    /// Whether the key acts even while a field or button has the keyboard's focus.
    pub(crate) const fn ignores_focus(self) -> bool {
        matches!(self, Self::Back | Self::Help | Self::Settings | Self::Fullscreen | Self::TextView)
    }
}
