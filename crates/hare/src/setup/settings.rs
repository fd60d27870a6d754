//! The settings of one race, and what keeps them from being played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bounds::{LONGEST_RACE, MOST_CARROTS, MOST_SALADS};
use super::fault::SetupError;
use super::variants::{HareSquares, SaladCard};
use super::written::WrittenSetup;
use crate::card::{Card, Deck, LARGEST_DECK};
use crate::cost::cost;
use crate::track::{GOAL, Square, Track};

/// The board of a setup that names none.
pub const DEFAULT_BOARD: &str = "2008";

/// The variants of one race. A file names only what differs from its [`Edition`](crate::Edition), that of 2008 where it names none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "WrittenSetup")]
#[schemars(!from)]
pub struct Setup {
    /// Id of the board, `2008` or `1978`.
    pub board: String,
    /// Seats, 2 to 6.
    #[schemars(range(min = 2, max = 6))]
    pub seats: u8,
    /// Runners of each seat: 1, or with two seats 2, which must both come home.
    #[schemars(range(min = 1, max = 2))]
    pub runners: u8,
    /// Carrots each seat begins with, and again where it begins anew, up to [`MOST_CARROTS`]. Not given: 68, and 98 with five or
    /// six seats or with two runners each.
    pub carrots: Option<u16>,
    /// Salads each seat begins with, 1 to [`MOST_SALADS`]. Not given: 3, and 5 with two runners each.
    pub salads: Option<u8>,
    /// Whether hare squares may be entered. Without luck they may not, whatever they would ask.
    pub luck: bool,
    /// What a hare square asks of who enters it.
    pub hare_squares: HareSquares,
    /// The cards of the hare squares, 1 to 15 in all. Without luck, or where a toll is paid, nobody draws them.
    pub deck: Deck,
    /// When a salad is eaten that a card lets one eat.
    pub salad_card: SaladCard,
    /// Whether who draws that card without a salad misses a turn. If not, the card has no effect then.
    pub hungry_misses: bool,
    /// Whether carrots are hidden in hand: of the others one sees who is richer than whom, not by how much.
    pub hidden_carrots: bool,
    /// Rounds after which the race ends wherever the runners are, 1 to [`LONGEST_RACE`].
    #[schemars(range(min = 1, max = 1_000))]
    pub round_limit: u16,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            board: DEFAULT_BOARD.to_owned(),
            seats: 4,
            runners: 1,
            carrots: None,
            salads: None,
            luck: true,
            hare_squares: HareSquares::default(),
            deck: Deck::default(),
            salad_card: SaladCard::default(),
            hungry_misses: false,
            hidden_carrots: false,
            round_limit: 200,
        }
    }
}

impl Setup {
    /// Carrots to begin with where few run.
    pub(crate) const FEW: u16 = 68;
    /// The same where many do.
    const MANY: u16 = 98;

    /// Carrots each seat begins with.
    pub fn starting_carrots(&self) -> u16 {
        let many = self.seats >= 5 || self.runners == 2;
        self.carrots.unwrap_or(if many { Self::MANY } else { Self::FEW })
    }

    /// Salads each seat begins with.
    pub fn starting_salads(&self) -> u8 {
        self.salads.unwrap_or(if self.runners == 2 { 5 } else { 3 })
    }

    /// Whether cards are drawn, and so chance has a part in the race.
    pub fn draws_cards(&self) -> bool {
        self.luck && self.hare_squares == HareSquares::Cards
    }

    /// Whether hare squares cost a toll.
    pub fn has_toll(&self) -> bool {
        self.luck && self.hare_squares == HareSquares::Toll
    }

    /// The fewest carrots with which a seat that begins anew can always move, wherever the others stand: it may have no salad.
    pub fn fewest_carrots(&self, track: &Track) -> u16 {
        let others = usize::from(self.seats.saturating_sub(1)) * usize::from(self.runners);
        let enterable = |square: Square| match square {
            // A toll may be more than it has.
            Square::Hare => self.draws_cards(),
            Square::Carrot => true,
            square => square.is_position(),
        };
        let mut free = (1..GOAL).filter(|&at| enterable(track.square(at)));
        free.nth(others).map_or(MOST_CARROTS, cost)
    }

    /// Checks every field, alone and against the board.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn check(&self, track: &Track) -> Result<(), Vec<SetupError>> {
        let mut faults = self.faults();
        if self.board != track.id() {
            faults.push(SetupError::OtherBoard { named: self.board.clone(), given: track.id().to_owned() });
        }
        let (given, needed) = (self.starting_carrots(), self.fewest_carrots(track));
        if given < needed && (2..=6).contains(&self.seats) && (1..=2).contains(&self.runners) {
            faults.push(SetupError::FewCarrots { given, needed });
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// What is wrong with it on any board.
    pub(crate) fn faults(&self) -> Vec<SetupError> {
        let mut faults = Vec::new();
        let mut ensure = |holds: bool, fault: SetupError| {
            if !holds {
                faults.push(fault);
            }
        };
        ensure((2..=6).contains(&self.seats), SetupError::Seats(self.seats));
        ensure((1..=2).contains(&self.runners), SetupError::Runners(self.runners));
        ensure(self.runners != 2 || self.seats == 2, SetupError::TwoRunners { seats: self.seats });
        let carrots = self.carrots.unwrap_or(0);
        ensure(carrots <= MOST_CARROTS, SetupError::ManyCarrots(carrots));
        ensure((1..=LONGEST_RACE).contains(&self.round_limit), SetupError::RoundLimit(self.round_limit));
        ensure(
            self.salads.is_none_or(|salads| (1..=MOST_SALADS).contains(&salads)),
            SetupError::Salads(self.salads.unwrap_or(0)),
        );
        if self.draws_cards() {
            let size = self.deck.size();
            ensure(size > 0, SetupError::EmptyDeck);
            ensure(size <= usize::from(LARGEST_DECK), SetupError::LargeDeck(size));
            let ends = Card::ALL.iter().any(|&card| card.ends_turn() && self.deck.count(card) > 0);
            ensure(size == 0 || ends, SetupError::RestlessDeck);
        }
        faults
    }
}
