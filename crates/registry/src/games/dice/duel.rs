//! A fight as people write it: a hero and an enemy by name, or two fighters written out.

use dice::{Combatant, Content, Setup};
use lab::{Problem, SetupFault};
use serde::Deserialize;
use tabletop::{Seat, message};

/// Who fights whom: `(hero: "thief", enemy: "frost-hen")`, or `(fighters: [(…), (…)])`, and under which rule modifiers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename = "Setup")]
pub struct Duel {
    /// A hero's id; the first one shipped where nothing is said.
    pub hero: Option<String>,
    /// An enemy's id; the first one shipped where nothing is said.
    pub enemy: Option<String>,
    /// Both fighters written out, the first in seat 1. Then neither hero nor enemy is named.
    pub fighters: Option<Vec<Combatant>>,
    /// The rule modifiers it is under, by id.
    pub modifiers: Vec<String>,
    /// Rounds after which nobody has won.
    pub rounds: Option<u16>,
}

/// Rounds after which nobody has won, where nothing is said.
pub(super) const ROUNDS: u16 = 100;

/// The seat of heroes.
pub(super) const HERO: Seat = Seat(0);

/// The seat of enemies.
pub(super) const ENEMY: Seat = Seat(1);

impl Duel {
    /// A hero against an enemy.
    pub fn of(hero: &str, enemy: &str) -> Self {
        Self { hero: Some(hero.to_owned()), enemy: Some(enemy.to_owned()), ..Self::default() }
    }

    /// The setup that is meant, with what `content` holds.
    ///
    /// # Errors
    /// Names that are not there, or too few or too many fighters.
    pub fn resolve(self, content: &Content) -> Result<Setup, Vec<SetupFault>> {
        let rounds = self.rounds.unwrap_or(ROUNDS);
        if let Some(fighters) = self.fighters {
            let mut faults = Vec::new();
            for (field, named) in [("hero", self.hero.is_some()), ("enemy", self.enemy.is_some())] {
                if named {
                    let problem = Problem::new(message!(
                        "fault-duel-beside",
                        "'{field}' is named beside fighters that are written out",
                        field
                    ));
                    let remedy = message!("remedy-duel-beside", "leave one of the two out");
                    faults.push(fault(field, problem.remedy(remedy)));
                }
            }
            let found = fighters.len();
            return match <[Combatant; 2]>::try_from(fighters) {
                Ok(fighters) if faults.is_empty() => {
                    Ok(Setup { modifiers: self.modifiers, ..Setup::new(fighters, rounds) })
                }
                Ok(_) => Err(faults),
                Err(_) => {
                    let reason =
                        message!("fault-duel-fighters", "{found} fighters are written out, and two fight", found);
                    let remedy = message!("remedy-duel-fighters", "write two");
                    faults.push(fault("fighters", Problem::new(reason).remedy(remedy)));
                    Err(faults)
                }
            };
        }
        let heroes = content.heroes.iter().map(|hero| (hero.id.as_str(), &hero.fighter));
        let enemies = content.enemies.iter().map(|enemy| (enemy.id.as_str(), &enemy.fighter));
        let hero = find("hero", self.hero.as_deref(), heroes.collect());
        let enemy = find("enemy", self.enemy.as_deref(), enemies.collect());
        match (hero, enemy) {
            (Ok(hero), Ok(enemy)) => Ok(Setup { modifiers: self.modifiers, ..Setup::new([hero, enemy], rounds) }),
            (hero, enemy) => Err([hero.err(), enemy.err()].into_iter().flatten().collect()),
        }
    }
}

/// The fighter of that name, or the first.
fn find(kind: &str, wanted: Option<&str>, known: Vec<(&str, &Combatant)>) -> Result<Combatant, SetupFault> {
    let found = match wanted {
        Some(wanted) => known.iter().find(|(id, _)| *id == wanted),
        None => known.first(),
    };
    found
        .map(|(_, fighter)| (*fighter).clone())
        .ok_or_else(|| fault(kind, Problem::unknown(kind, wanted.unwrap_or_default(), known.iter().map(|(id, _)| *id))))
}

fn fault(field: &str, problem: Problem) -> SetupFault {
    SetupFault { field: Some(field.to_owned()), problem }
}
