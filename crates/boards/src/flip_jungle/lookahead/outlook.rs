//! What a whole search goes by.

use tabletop::{Game, Seat};

use super::worth::Worth;
use crate::flip_jungle::piece::Colour;
use crate::flip_jungle::ranks::Rules;
use crate::flip_jungle::rules::FlipJungle;
use crate::flip_jungle::state::State;
use crate::flip_jungle::tables::Tables;

/// What a whole search goes by.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    pub(super) rules: Rules,
    pub(super) worth: &'a Worth,
    /// What is known of endings.
    pub(super) tables: Option<&'a Tables>,
    /// Plies without progress that end a game.
    pub(super) limit: u16,
    /// Whose values are high.
    pub(super) own: Colour,
    /// Who plays it.
    pub(super) seat: Seat,
    /// What a draw is worth to it.
    pub(super) drawn: f64,
    /// Keys of the positions before the root, for the rule of repetition.
    pub(super) earlier: Vec<u64>,
}

impl<'a> Outlook<'a> {
    /// For the colour to act in a state in which colours are known.
    pub fn new(game: &FlipJungle, worth: &'a Worth, state: &State) -> Self {
        let position = state.position();
        let own = position.mover.unwrap_or(Colour::White);
        let lead = for_colour(own, worth.lead(&position));
        let mut earlier: Vec<u64> = state.earlier().map(|position| position.repetition_key()).collect();
        earlier.reverse();
        Self {
            rules: *game.rules(),
            worth,
            tables: None,
            limit: game.setup().quiet_limit,
            own,
            seat: state.to_act,
            drawn: -worth.weights().contempt * lead,
            earlier,
        }
    }

    /// With what is known of endings.
    #[must_use]
    pub fn with_tables(self, tables: &'a Tables) -> Self {
        Self { tables: Some(tables), ..self }
    }
}

/// What white has more, as a colour has it.
pub(super) fn for_colour(own: Colour, white: f64) -> f64 {
    if own == Colour::White { white } else { -white }
}
