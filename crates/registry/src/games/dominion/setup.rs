//! A setup as people write it: the kingdom by its cards, by its name, or drawn by a seed.

use dominion::{Deal, Setup};
use lab::{Library, Problem, SetupFault};
use serde::Deserialize;
use tabletop::{Seed, message};

use super::content::{self, of_files};
use super::drawing::Lot;
use super::kingdoms;

/// A setup, unread. A file names only what differs from the default; of `kingdom`, `named` and `random` at most one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "Setup")]
pub struct Written {
    /// Seats, 2 to 4.
    pub seats: u8,
    /// Ids of the kingdom cards, up to ten, each once.
    pub kingdom: Option<Vec<String>>,
    /// A kingdom of `assets/dominion/kingdoms.ron`, with or without Colonies as it is there.
    pub named: Option<String>,
    /// The seed by which ten cards are drawn.
    pub random: Option<u64>,
    /// Ids of cards that are in a kingdom that is drawn, whatever else is; each of one of the sets.
    pub containing: Option<Vec<String>>,
    /// The sets a kingdom is drawn from, such as `seaside`; else all cards there are.
    pub sets: Option<Vec<String>>,
    /// Whether Platinum and Colony are in the supply.
    pub colonies: Option<bool>,
    /// How the first hands come about.
    pub deal: Deal,
    /// Whether the first seat begins; if not, chance says who does.
    pub first_seat_begins: bool,
    /// Turns of each seat after which the game ends whatever is left, 1 to 1000.
    pub turn_limit: u16,
}

impl Default for Written {
    fn default() -> Self {
        let Setup { seats, deal, first_seat_begins, turn_limit, .. } = Setup::default();
        Self {
            seats,
            kingdom: None,
            named: None,
            random: None,
            containing: None,
            sets: None,
            colonies: None,
            deal,
            first_seat_begins,
            turn_limit,
        }
    }
}

impl Written {
    /// The setup that is meant.
    ///
    /// # Errors
    /// More than one way to name the kingdom, a name nobody knows, what is of drawn kingdoms alone, or a file that cannot be read.
    pub(super) fn resolve(self, library: &Library) -> Result<Setup, Vec<SetupFault>> {
        let Self { seats, kingdom, named, random, containing, sets, colonies, deal, first_seat_begins, turn_limit } =
            self;
        let of_default = Setup::default();
        let fault = |field: &str, problem| vec![SetupFault { field: Some(field.to_owned()), problem }];
        let lists = [("containing", &containing), ("sets", &sets)];
        for (field, list) in lists.into_iter().filter_map(|(field, list)| Some((field, list.as_ref()?))) {
            if random.is_none() {
                let reason = message!("fault-realm-not_drawn", "only a kingdom that is drawn has it");
                let remedy = message!("remedy-realm-not_drawn", "write a seed, such as random: 7, or leave it out");
                return Err(fault(field, Problem::new(reason).remedy(remedy)));
            }
            if list.is_empty() {
                let reason = message!("fault-realm-empty_list", "{field}: the list is empty", field);
                let remedy = message!("remedy-realm-empty_list", "write what it holds, or leave it out");
                return Err(fault(field, Problem::new(reason).remedy(remedy)));
            }
        }
        let (kingdom, with_colonies) = match (kingdom, named, random) {
            (None, None, None) => (of_default.kingdom, of_default.colonies),
            (Some(cards), None, None) => (cards, false),
            (None, Some(name), None) => {
                let all = kingdoms::read(library).map_err(of_files)?;
                match all.iter().find(|kingdom| kingdom.id == name) {
                    Some(known) => (known.cards.clone(), known.colonies),
                    None => {
                        let known = all.iter().map(|kingdom| kingdom.id.as_str());
                        return Err(fault("named", Problem::unknown("kingdom", &name, known)));
                    }
                }
            }
            (None, None, Some(seed)) => {
                let catalog = content::catalog(library).map_err(of_files)?;
                let (containing, sets) = (containing.as_deref(), sets.as_deref());
                let lot = Lot { containing: containing.unwrap_or_default(), sets: sets.unwrap_or_default() };
                let drawn = lot.draw(&catalog, Seed(seed));
                (drawn.map_err(|(field, problem)| fault(field, problem))?, of_default.colonies)
            }
            (cards, name, _) => {
                let field = if cards.is_some() && name.is_some() { "named" } else { "random" };
                let reason = message!("fault-realm-kingdoms", "the kingdom is named more than once");
                let remedy = message!("remedy-realm-kingdoms", "write one of kingdom, named and random");
                return Err(fault(field, Problem::new(reason).remedy(remedy)));
            }
        };
        let colonies = colonies.unwrap_or(with_colonies);
        Ok(Setup { seats, kingdom, colonies, deal, first_seat_begins, turn_limit })
    }
}
