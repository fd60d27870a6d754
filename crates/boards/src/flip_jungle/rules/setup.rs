//! What is chosen before, as the rules ask for it.

use tabletop::variants::Variant;

use crate::board::Size;
use crate::face_down::GameSetup;
use crate::flip_jungle::board::SIZE;
use crate::flip_jungle::ranks::Rules;
use crate::flip_jungle::setup::{Setup, SetupError};
use crate::flip_jungle::unopened::Unopened;
use crate::flip_jungle::variants::VARIANTS;

impl GameSetup for Setup {
    type Rules = Rules;
    type Error = SetupError;

    const VARIANTS: &'static [Variant<Self>] = VARIANTS;

    fn rules(&self) -> Rules {
        Rules::new(self.equals)
    }

    fn faults(&self) -> Vec<SetupError> {
        Self::faults(self)
    }

    fn size(&self) -> Size {
        SIZE
    }

    fn pieces(&self) -> Unopened {
        Unopened::all()
    }

    fn quiet_limit(&self) -> u16 {
        self.quiet_limit
    }

    fn starts(&self) -> &[String] {
        &self.starts
    }
}
