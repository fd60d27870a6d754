//! An opponent's manner: settings every policy has beside those of its method.

use tabletop::Seat;

use super::finish::Finish;
use super::sight::{Ground, Sight};
use super::trade::Eagerness;
use super::{campaign, nearly_sure, restless};
use tabletop::agent_spec::{AgentError, Setting};

/// When it trades, how it begins, when a turn's attacks are enough, and what makes it attack whatever its method says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// When it trades sets it need not trade.
    pub trade: Eagerness,
    /// Share of all armies, in [0, 1], below which a turn's first capture is enough for it, whatever its method would still
    /// attack, as long as there is more than one rival: with cards, that capture earns one.
    patience: f64,
    /// Most armies that stand together while first armies are placed; any number where it is not set.
    pub stack: Option<u32>,
    /// What it finishes before its method is asked.
    pub finish: Finish,
    /// The round after which the war is a long one, see [`restless`]; 0 for never.
    pub restless: u32,
    /// The chance from which it makes a capture rather than end a turn without one, see [`nearly_sure`]; 0 for never.
    pub sure: f64,
}

/// The names of the settings, with what they mean.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("trade", "when it trades sets it need not trade: at-once or forced"),
    (
        "patience",
        "share of all armies below which it stops with a turn's first capture, 0 to 1, while two rivals are left; 0 never stops it",
    ),
    ("stack", "most armies it puts together while first armies are placed, 1 to 200"),
    (
        "finish",
        "what it does whenever a turn can do it well enough: game: win; hands: win, or end a rival on its last territory for its cards; rivals: win, or end a rival; off: neither, its method decides",
    ),
    (
        "restless",
        "the round after which it ends a long war: gathers, hunts great armies, attacks at good odds rather than wait; 0 to 10000, 0 never",
    ),
    (
        "sure",
        "the chance from which it takes a territory rather than end a turn without a capture, where its army stays safe, 0 to 1; 0 never",
    ),
];

impl Manner {
    /// The manner of an opponent that trades and finishes as that, with these changes; those that belong to its method are passed over.
    ///
    /// # Errors
    /// The first value that is none.
    pub fn from(trade: Eagerness, finish: Finish, changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let mut manner =
            Self { trade, patience: 0.0, stack: None, finish, restless: restless::FROM, sure: nearly_sure::FROM };
        for change in changes {
            match change.key {
                "trade" => {
                    manner.trade = change.word(&[("at-once", Eagerness::AtOnce), ("forced", Eagerness::WhenForced)])?;
                }
                "patience" => manner.patience = change.number(0.0..=1.0)?,
                "finish" => {
                    let words = [
                        ("off", Finish::Off),
                        ("game", Finish::Game),
                        ("hands", Finish::Hands),
                        ("rivals", Finish::Rivals),
                    ];
                    manner.finish = change.word(&words)?;
                }
                "restless" => manner.restless = change.number(0..=10_000)?,
                "sure" => manner.sure = change.number(0.0..=1.0)?,
                "stack" => manner.stack = Some(change.number(1..=200)?),
                _ => {}
            }
        }
        Ok(manner)
    }

    /// Why it has taken enough this turn, if it has.
    pub fn rests(&self, sight: &Sight<'_>) -> Option<&'static str> {
        let board = sight.board();
        if !board.captured {
            return None;
        }
        // Against a single rival nobody else makes use of the time one waits.
        let rivals = Seat::all(board.seats()).filter(|&seat| seat != sight.me && board.alive(seat)).count();
        if rivals == 0 {
            return None;
        }
        let is_weak = || (sight.strength(sight.mine()).1 as f64) < self.patience * sight.all_armies() as f64;
        if rivals > 1 && self.patience > 0.0 && is_weak() {
            Some(campaign::UNTIL_STRONGER)
        } else {
            campaign::gathers(sight, self.restless, rivals)
        }
    }
}
