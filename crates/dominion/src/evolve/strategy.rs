//! A menu with the numbers its cards are played by, as text: `e2-d4-p8-gold@99|silver@99;remodel=4`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::written::shortened;
use tabletop::{Message, message};

use crate::agents::{Parameter, PlayParameters, Strategist};
use crate::menu::{Menu, MenuError};
use crate::rules::Dominion;

/// What one opponent buys, and how it plays its cards. In files it is its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Strategy {
    /// What it buys.
    pub menu: Menu,
    /// How it plays its cards.
    pub parameters: PlayParameters,
}

impl Strategy {
    /// The numbers that are not the usual ones and that one of the menu's cards is played by, with their values. `parameters_of` says which a
    /// card is played by.
    pub fn numbers(&self, parameters_of: impl Fn(&str) -> Vec<Parameter>) -> Vec<(Parameter, u8)> {
        let bought = self.menu.entries.iter().filter(|entry| entry.count > 0);
        let touched: Vec<Parameter> = bought.flat_map(|entry| parameters_of(&entry.card)).collect();
        let usual = PlayParameters::default();
        let shown = |parameter: &Parameter| {
            touched.contains(parameter) && self.parameters.get(*parameter) != usual.get(*parameter)
        };
        Parameter::ALL.into_iter().filter(shown).map(|parameter| (parameter, self.parameters.get(parameter))).collect()
    }

    /// An opponent that follows it; with `guard` it never buys what would end the game while another seat is ahead.
    ///
    /// # Errors
    /// The first entry of the menu whose card the game does not have.
    pub fn strategist(&self, game: &Dominion, name: impl Into<String>, guard: bool) -> Result<Strategist, MenuError> {
        Ok(Strategist::new(game, name, &self.menu, guard)?.with_parameters(self.parameters))
    }
}

impl From<Menu> for Strategy {
    fn from(menu: Menu) -> Self {
        Self { menu, parameters: PlayParameters::default() }
    }
}

/// A parameter as it is written, and what it sets.
fn parameter(text: &str) -> Result<(Parameter, u8), Message> {
    let Some((name, number)) = text.split_once('=') else {
        let text = shortened(text);
        return Err(message!(
            "fault-strategy-parameter",
            "'{text}' is not of the form name=number, as in remodel=4",
            text
        ));
    };
    let Some(parameter) = Parameter::ALL.into_iter().find(|parameter| parameter.id() == name) else {
        let (name, known) = (shortened(name), Parameter::ALL.map(Parameter::id).join(", "));
        return Err(message!("fault-strategy-name", "there is no number '{name}'; there are {known}", name, known));
    };
    let most = parameter.range().1;
    let digits = !number.is_empty() && number.chars().all(|sign| sign.is_ascii_digit());
    match number.parse() {
        Ok(value) if digits && value <= most => Ok((parameter, value)),
        _ => Err(message!(
            "fault-menu-number",
            "'{text}' is not a number from 0 to {most}",
            text = shortened(number),
            most
        )),
    }
}

impl FromStr for Strategy {
    type Err = MenuError;

    fn from_str(text: &str) -> Result<Self, MenuError> {
        let mut parts = text.split(';');
        let menu = parts.next().unwrap_or_default();
        let (mut column, mut set) = (menu.chars().count() + 2, Vec::new());
        let mut strategy = Self::from(menu.parse::<Menu>()?);
        for part in parts {
            let (parameter, value) = parameter(part).map_err(|reason| MenuError { column, reason })?;
            if set.contains(&parameter) {
                let reason = message!("fault-strategy-twice", "'{name}' is set twice", name = parameter.id());
                return Err(MenuError { column, reason });
            }
            set.push(parameter);
            *strategy.parameters.get_mut(parameter) = value;
            column += part.chars().count() + 1;
        }
        Ok(strategy)
    }
}

impl fmt::Display for Strategy {
    /// The menu, then the numbers that are not as they always are.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.menu)?;
        let usual = PlayParameters::default();
        for parameter in Parameter::ALL {
            let value = self.parameters.get(parameter);
            if value != usual.get(parameter) {
                write!(f, ";{}={value}", parameter.id())?;
            }
        }
        Ok(())
    }
}

impl TryFrom<String> for Strategy {
    type Error = MenuError;

    fn try_from(text: String) -> Result<Self, MenuError> {
        text.parse()
    }
}

impl From<Strategy> for String {
    fn from(strategy: Strategy) -> Self {
        strategy.to_string()
    }
}
