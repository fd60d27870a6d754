//! What one pair of eyes may know of a position.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Eye, Seat};

use crate::cards::{Card, Cards};
use crate::state::{State, TurnState};
use crate::task::Task;

/// The cards of one seat as somebody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// What only its owner sees; `None` for others.
    pub own: Option<Own>,
    /// Every card this seat owns: what was gained and trashed everybody saw.
    pub owned: Cards,
    /// Cards in hand.
    pub hand_size: u16,
    /// What everybody knows to be among the hand.
    pub known: Cards,
    /// The hand as it was shown to everybody, until its owner's turn ends.
    pub showed: Cards,
    /// Cards on top of the deck that were put there, the next to be drawn last; `None` for one that is not known.
    pub top: Vec<Option<Card>>,
    /// Cards below those.
    pub deck_size: u16,
    /// Cards its owner is looking at.
    pub looked_size: u16,
    /// Cards revealed or set aside for a while.
    pub shown: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// In play.
    pub play: Cards,
    /// Those in play that stay there when this turn ends.
    pub staying: Cards,
    /// How often each kind brings its later amounts when the next turn begins.
    pub later: Cards,
    /// Set aside until the game ends.
    pub aside: Cards,
    /// Victory tokens.
    pub tokens: u16,
    /// Turns finished.
    pub turns: u16,
}

/// What only the owner of cards sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// In hand.
    pub hand: Cards,
    /// What it is looking at.
    pub looked: Cards,
    /// What the deck is made of, below the known cards on top.
    pub deck: Cards,
}

/// What one pair of eyes may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose eyes; `None` for a spectator.
    pub seat: Option<Seat>,
    /// What can still be gained.
    pub supply: Cards,
    /// What was trashed.
    pub trash: Cards,
    /// The seats, in turn order.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub active: Seat,
    /// What the turn has brought.
    pub turn: TurnState,
    /// What is still to be done before the active seat goes on, the next last.
    pub stack: Vec<Task>,
}

impl View {
    /// What `eye` may know of `state`.
    pub fn of(state: &State, eye: Eye) -> Self {
        let player = |(index, player): (usize, &crate::state::Player)| {
            let own = eye.is(Seat(index as u8));
            PlayerView {
                own: own.then_some(Own { hand: player.hand, looked: player.looked, deck: player.deck }),
                owned: player.owned(),
                hand_size: player.hand.total(),
                known: player.known,
                showed: player.showed,
                top: player.top.iter().map(|top| (own || top.open).then_some(top.card)).collect(),
                deck_size: player.deck.total(),
                looked_size: player.looked.total(),
                shown: player.shown,
                discard: player.discard,
                play: player.play,
                staying: player.staying,
                later: player.later,
                aside: player.aside,
                tokens: player.tokens,
                turns: player.turns,
            }
        };
        Self {
            seat: match eye {
                Eye::Seat(seat) => Some(seat),
                Eye::Public => None,
            },
            supply: state.supply,
            trash: state.trash,
            players: state.players.iter().enumerate().map(player).collect(),
            active: state.active,
            turn: state.turn,
            stack: state.stack.clone(),
        }
    }

    /// The seat whose eyes these are, as it sees itself.
    pub fn me(&self) -> Option<(&PlayerView, &Own)> {
        let player = self.players.get(self.seat?.index())?;
        Some((player, player.own.as_ref()?))
    }
}
