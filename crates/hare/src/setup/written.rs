//! Setups as people write them, with an edition for what they leave out.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};

use super::edition::Edition;
use super::variants::{HareSquares, SaladCard};
use crate::card::Deck;

/// A setup as people write it: what it does not say is as in its edition, and as in that of 2008 where it names none.
#[derive(Deserialize, JsonSchema, Default)]
#[serde(default, deny_unknown_fields, rename = "Setup")]
pub(super) struct WrittenSetup {
    /// The edition that says what is not said here: `1978`, `1995`, `2000`, `2008` or `parlett`.
    #[serde(deserialize_with = "given")]
    pub(super) edition: Option<Edition>,
    /// Id of the board, `2008` or `1978`.
    #[serde(deserialize_with = "given")]
    pub(super) board: Option<String>,
    /// Seats, 2 to 6; else 4.
    #[serde(deserialize_with = "given")]
    pub(super) seats: Option<u8>,
    /// Runners of each seat: 1, or with two seats 2, which must both come home.
    #[serde(deserialize_with = "given")]
    pub(super) runners: Option<u8>,
    /// Carrots each seat begins with.
    pub(super) carrots: Option<u16>,
    /// Salads each seat begins with, 1 to 5.
    pub(super) salads: Option<u8>,
    /// Whether hare squares may be entered.
    #[serde(deserialize_with = "given")]
    pub(super) luck: Option<bool>,
    /// What a hare square asks of who enters it.
    #[serde(deserialize_with = "given")]
    pub(super) hare_squares: Option<HareSquares>,
    /// The cards of the hare squares, 1 to 15 in all.
    #[serde(deserialize_with = "given")]
    pub(super) deck: Option<Deck>,
    /// When a salad is eaten that a card lets one eat.
    #[serde(deserialize_with = "given")]
    pub(super) salad_card: Option<SaladCard>,
    /// Whether who draws that card without a salad misses a turn.
    #[serde(deserialize_with = "given")]
    pub(super) hungry_misses: Option<bool>,
    /// Whether carrots are hidden in hand.
    #[serde(deserialize_with = "given")]
    pub(super) hidden_carrots: Option<bool>,
    /// Rounds after which the race ends wherever the runners are.
    #[serde(deserialize_with = "given")]
    pub(super) round_limit: Option<u16>,
}

/// A field that is there. It is written as it is, not as an option.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}
