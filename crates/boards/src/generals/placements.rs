//! Ways to place an army, as files have them.

use std::fmt;

use serde::Deserialize;
use tabletop::notation::Span;
use tabletop::{Message, message};

use super::arrangement::Arrangement;
use super::game::Generals;
use super::setup::{Relative, Setup};

/// A way to place an army.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    /// Its name in words for players, under `generals_placement-`.
    pub id: String,
    /// Of which game.
    pub relative: Relative,
    /// How the pieces stand.
    pub arrangement: Arrangement,
    /// How it was found by play; nothing of one that a person made up.
    pub found: Option<String>,
}

/// What is wrong with a list of placements.
#[derive(Clone, PartialEq, Debug)]
pub enum PlacementError {
    /// It is no list of placements in JSON.
    Unreadable(String),
    /// One of them cannot be placed.
    Impossible {
        /// Its name.
        id: String,
        /// Why.
        why: Message,
    },
}

impl PlacementError {
    /// What is wrong, and with which placement.
    pub fn message(&self) -> Message {
        match self {
            Self::Unreadable(why) => message!(
                "fault-generals-placements",
                "this is no list of placements: {why}; write for each an id, a relative, and rows, the foremost first",
                why = why.as_str()
            ),
            Self::Impossible { id, why } => message!(
                "fault-generals-placement",
                "placement '{id}': {why}; place every piece of the army once",
                id = id.as_str(),
                why = why.clone()
            ),
        }
    }
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for PlacementError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    relative: Relative,
    rows: Vec<String>,
    #[serde(default)]
    found: Option<String>,
}

/// The placements of a text in JSON.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_placements(text: &str) -> Result<Vec<Placement>, PlacementError> {
    let written: Vec<Written> =
        serde_json::from_str(text).map_err(|fault| PlacementError::Unreadable(fault.to_string()))?;
    written.into_iter().map(read).collect()
}

fn read(written: Written) -> Result<Placement, PlacementError> {
    let Written { id, relative, rows, found } = written;
    let impossible = |why| PlacementError::Impossible { id: id.clone(), why };
    let rows = rows.join("/");
    let arrangement = Arrangement::read(Span::of(&rows)).map_err(|fault| impossible(*fault.reason))?;
    let game = Generals::of(Setup { relative, ..Setup::default() }, Vec::new());
    game.check_arrangement(&arrangement).map_err(|illegal| impossible(illegal.message()))?;
    Ok(Placement { id, relative, arrangement, found })
}

/// The placements that come with the program.
pub fn shipped_placements(relative: Relative) -> Vec<Placement> {
    let read = read_placements(include_str!("../../../../assets/boards/generals-placements.json"));
    let mut placements = read.unwrap_or_default();
    placements.retain(|placement| placement.relative == relative);
    placements
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_can_be_placed() {
        let text = include_str!("../../../../assets/boards/generals-placements.json");
        let placements = read_placements(text).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(placements.len() >= 8);
        for relative in Relative::ALL {
            let shipped = shipped_placements(relative);
            assert!(shipped.len() >= 2, "{relative:?}");
            for placement in shipped {
                let mirrored = placement.arrangement.mirrored();
                assert_ne!(mirrored, placement.arrangement, "{}", placement.id);
                assert_eq!(mirrored.mirrored(), placement.arrangement, "{}", placement.id);
            }
        }
    }

    #[test]
    fn each_fault_is_told() {
        let fault = |text: &str| read_placements(text).expect_err("it is wrong").to_string();
        assert!(fault("[").starts_with("this is no list of placements"));
        let one = |rows: &str| format!(r#"[{{ "id": "x", "relative": "salpakan", "rows": [{rows}] }}]"#);
        let few = one(r#""PGP1SPAP1", "YTDB1CLKP", "FYPMI4""#);
        assert_eq!(
            fault(&few),
            "placement 'x': not every piece is placed: the second lieutenant is missing; place every piece of the army once"
        );
        assert!(fault(&one("")).starts_with("placement 'x': '' are no rows of pieces"));
        assert!(fault(&one(r#""P1""#)).starts_with("placement 'x': a side places its pieces on 3 rows of 9 squares"));
    }
}
