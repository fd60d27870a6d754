//! What the published editions set, and the setup that somebody means who writes down what differs from one of them.

use super::edition::Edition;
use super::settings::Setup;
use super::variants::{HareSquares, SaladCard};
use super::written::WrittenSetup;
use crate::card::Deck;

impl Edition {
    /// Its rules at a table of so many seats, with so many runners each.
    pub fn setup(self, seats: u8, runners: u8) -> Setup {
        let plain = Setup { seats, runners, ..Setup::default() };
        let old = Setup { board: "1978".to_owned(), ..plain.clone() };
        match self {
            Self::Y1978 => Setup {
                salads: (runners == 2).then_some(3),
                deck: Deck::FIFTEEN,
                salad_card: SaladCard::NextTurn,
                hungry_misses: true,
                hidden_carrots: true,
                ..old
            },
            Self::Y1995 => Setup { salad_card: SaladCard::NextTurn, hungry_misses: true, hidden_carrots: true, ..old },
            Self::Y2000 => Setup { hungry_misses: true, ..old },
            Self::Y2008 => plain,
            Self::Parlett => {
                let many = plain.starting_carrots() > Setup::FEW;
                let carrots = Some(if many { 95 } else { 65 });
                Setup { carrots, hare_squares: HareSquares::Toll, hidden_carrots: true, ..old }
            }
        }
    }

    /// The edition that `setup` plays by; seats, runners and rounds are no part of it.
    pub fn matching(setup: &Setup) -> Option<Self> {
        let seated =
            |edition: Self| Setup { round_limit: setup.round_limit, ..edition.setup(setup.seats, setup.runners) };
        Self::ALL.into_iter().find(|&edition| seated(edition) == *setup)
    }
}

impl Setup {
    /// The same rules at a table of so many seats with so many runners each: where they are those of an edition, as it has them there.
    #[must_use]
    pub fn seated(self, seats: u8, runners: u8) -> Self {
        match Edition::matching(&self) {
            Some(edition) => Self { round_limit: self.round_limit, ..edition.setup(seats, runners) },
            None => Self { seats, runners, ..self },
        }
    }
}

impl From<WrittenSetup> for Setup {
    fn from(written: WrittenSetup) -> Self {
        let classic = Setup::default();
        let seats = written.seats.unwrap_or(classic.seats);
        let runners = written.runners.unwrap_or(classic.runners);
        let edition = written.edition.unwrap_or(Edition::Y2008).setup(seats, runners);
        Self {
            board: written.board.unwrap_or(edition.board),
            seats,
            runners,
            carrots: written.carrots.or(edition.carrots),
            salads: written.salads.or(edition.salads),
            luck: written.luck.unwrap_or(edition.luck),
            hare_squares: written.hare_squares.unwrap_or(edition.hare_squares),
            deck: written.deck.unwrap_or(edition.deck),
            salad_card: written.salad_card.unwrap_or(edition.salad_card),
            hungry_misses: written.hungry_misses.unwrap_or(edition.hungry_misses),
            hidden_carrots: written.hidden_carrots.unwrap_or(edition.hidden_carrots),
            round_limit: written.round_limit.unwrap_or(edition.round_limit),
        }
    }
}
