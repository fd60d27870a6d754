//! Mercenary: fights for one thing, by what each territory in reach is worth to it.
//!
//! `style` holds what the styles are, as learned numbers, `outlook` what they make of a board. The styles are the pool against which others
//! learn and are measured: strength against them is not strength against one's own kind.

mod outlook;
mod style;

use self::outlook::Outlook;
use self::style::Style;
use super::mind::Mind;
use super::occupy::{self, Capture};
use super::policy::Policy;
use super::sight::Sight;
use super::weighing::{Criterion, Tally, best};
use crate::Action;
use crate::map::TerritoryId;
use tabletop::agent_spec::{AgentError, Setting};

pub(super) use self::style::SETTINGS;

/// Fights by a style.
pub(super) struct Mercenary {
    style: Style,
}

impl Mercenary {
    /// With these changes to the usual style.
    ///
    /// # Errors
    /// The first value that is none.
    pub fn from(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        Ok(Self { style: Style::from(changes)? })
    }
}

/// Where all new armies are worth most.
struct Front {
    outlook: Outlook,
    armies: u32,
}

impl Criterion for Front {
    type Choice = TerritoryId;

    const BY: &'static str = "criterion-what_can_be_had_from_there";

    fn weigh(&self, front: TerritoryId, tally: &mut impl Tally) {
        self.outlook.weigh_front(front.0, self.armies, tally);
    }

    fn action(&self, front: TerritoryId) -> Action {
        Action::Place(vec![(front, self.armies)])
    }
}

/// The attack that is worth most; `None` stops.
struct Prey {
    outlook: Outlook,
}

impl Criterion for Prey {
    type Choice = Option<(TerritoryId, TerritoryId)>;

    const BY: &'static str = "criterion-what_the_territory_is_worth";

    fn weigh(&self, attack: Self::Choice, tally: &mut impl Tally) {
        match attack {
            Some((_, to)) => self.outlook.weigh_attack(to.0, tally),
            None => tally.plain("term-what_a_territory_must_be_worth", self.outlook.least()),
        }
    }

    fn action(&self, attack: Self::Choice) -> Action {
        match attack {
            Some((from, to)) => Action::Blitz { from, to, stop: 1 },
            None => Action::EndAttack,
        }
    }
}

impl Policy for Mercenary {
    const NAME: &'static str = "mercenary";
    const METHOD: &'static str = "method-mercenary";

    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let armies = sight.board().to_place;
        let criterion = Front { outlook: Outlook::new(sight, self.style, armies), armies };
        let front = best(&criterion, sight.fronts()).map(|(front, _)| front).or_else(|| sight.lands().next());
        let Some(front) = front else { return Action::EndTurn };
        let action = criterion.action(front);
        mind.show(sight, &criterion, sight.fronts(), &action);
        action
    }

    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        let criterion = Prey { outlook: Outlook::new(sight, self.style, 0) };
        let dares = |&(from, to): &(TerritoryId, TerritoryId)| criterion.outlook.dares(from.0, to.0);
        // Stopping comes first, so an attack must be worth more.
        let choices = || std::iter::once(None).chain(sight.attacks().filter(dares).map(Some));
        let chosen = best(&criterion, choices()).and_then(|(attack, _)| attack);
        let action = criterion.action(chosen);
        mind.show(sight, &criterion, choices(), &action);
        action
    }

    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        occupy::onward(sight, capture, mind)
    }
}
