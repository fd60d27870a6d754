//! What is chosen before, as the rules ask for it.

use tabletop::variants::Variant;

use crate::banqi::board::COLUMNS;
use crate::banqi::ranks::Rules;
use crate::banqi::setup::{Setup, SetupError};
use crate::banqi::tally::Tally;
use crate::banqi::variants::VARIANTS;
use crate::board::Size;
use crate::face_down::GameSetup;

impl GameSetup for Setup {
    type Rules = Rules;
    type Error = SetupError;

    const VARIANTS: &'static [Variant<Self>] = VARIANTS;

    fn rules(&self) -> Rules {
        Rules::new(self.ranks, self.sliding_cannon)
    }

    fn faults(&self) -> Vec<SetupError> {
        Self::faults(self)
    }

    fn size(&self) -> Size {
        Size::new(COLUMNS, self.size.rows())
    }

    fn pieces(&self) -> Tally {
        self.size.pieces()
    }

    fn quiet_limit(&self) -> u16 {
        self.quiet_limit
    }

    fn starts(&self) -> &[String] {
        &self.starts
    }
}
