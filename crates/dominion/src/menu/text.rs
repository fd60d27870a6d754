//! The text form of menus: thresholds `e2-d4-p8-`, or `e2-d4-p8-k5-` with one for victory cards of the kingdom, then entries `card@count`
//! with `|` between. Without thresholds, entries alone.

use std::fmt;
use std::str::FromStr;

use tabletop::written::shortened;
use tabletop::{Message, message};

use super::{Entry, Menu, Thresholds};

/// The most a threshold or a count may be.
pub(super) const MOST: u8 = 99;
/// The most entries of a menu.
const LONGEST: usize = 40;

/// Why a text is no menu.
#[derive(Clone, PartialEq, Debug)]
pub struct MenuError {
    /// Where, in characters from 1.
    pub column: usize,
    /// What is wrong, and what to write.
    pub reason: Message,
}

impl fmt::Display for MenuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.reason)
    }
}

impl std::error::Error for MenuError {}

fn wrong<T>(column: usize, reason: Message) -> Result<T, MenuError> {
    Err(MenuError { column: column + 1, reason })
}

/// The number a text is, from 0 to [`MOST`].
fn number(text: &str, column: usize) -> Result<u8, MenuError> {
    let digits = !text.is_empty() && text.chars().all(|sign| sign.is_ascii_digit());
    match text.parse::<u8>() {
        Ok(number) if digits && number <= MOST => Ok(number),
        _ => {
            let text = shortened(text);
            wrong(column, message!("fault-menu-number", "'{text}' is not a number from 0 to {most}", text, most = MOST))
        }
    }
}

/// The thresholds a text begins with, and where the entries begin.
fn thresholds(text: &str) -> Result<(Option<Thresholds>, usize), MenuError> {
    // An entry holds a @ before any -.
    let begins = text.starts_with('e') && text.find('-').is_some_and(|at| !text[..at].contains('@'));
    if !begins {
        return Ok((None, 0));
    }
    let (mut at, mut numbers) = (0, [0; 3]);
    for (letter, place) in ['e', 'd', 'p'].into_iter().zip(&mut numbers) {
        let rest = &text[at..];
        let Some((part, _)) = rest.split_once('-') else {
            return wrong(at, message!("fault-menu-thresholds", "there are three thresholds, as in e2-d4-p8-"));
        };
        let Some(digits) = part.strip_prefix(letter) else {
            let reason = message!(
                "fault-menu-letter",
                "'{part}' does not begin with {letter}, as in e2-d4-p8-",
                part = shortened(part),
                letter
            );
            return wrong(at, reason);
        };
        *place = number(digits, at + 1)?;
        at += part.len() + 1;
    }
    let [estate, duchy, province] = numbers;
    let mut kingdom = 0;
    if let Some((part, _)) = text[at..].split_once('-').filter(|(part, _)| !part.contains('@'))
        && let Some(digits) = part.strip_prefix('k')
    {
        kingdom = number(digits, at + 1)?;
        at += part.len() + 1;
    }
    Ok((Some(Thresholds { estate, duchy, province, kingdom }), at))
}

impl FromStr for Menu {
    type Err = MenuError;

    fn from_str(text: &str) -> Result<Self, MenuError> {
        if let Some(at) = text.chars().position(|sign| !sign.is_ascii()) {
            return wrong(at, message!("fault-menu-sign", "a menu is written in plain small letters"));
        }
        let (thresholds, mut at) = thresholds(text)?;
        let mut entries = Vec::new();
        if at == text.len() && thresholds.is_some() {
            return Ok(Self { thresholds, entries });
        }
        for part in text[at..].split('|') {
            let Some((card, count)) = part.split_once('@') else {
                let part = shortened(part);
                return wrong(
                    at,
                    message!("fault-menu-entry", "'{part}' is not of the form card@count, as in silver@99", part),
                );
            };
            let sound = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_';
            if card.is_empty() || !card.chars().all(sound) {
                let card = shortened(card);
                return wrong(
                    at,
                    message!(
                        "fault-menu-card",
                        "'{card}' cannot be the id of a card: ids look like grand_market",
                        card
                    ),
                );
            }
            entries.push(Entry { card: card.to_owned(), count: number(count, at + card.len() + 1)? });
            if entries.len() > LONGEST {
                return wrong(at, message!("fault-menu-long", "a menu has at most {most} entries", most = LONGEST));
            }
            at += part.len() + 1;
        }
        Ok(Self { thresholds, entries })
    }
}

impl fmt::Display for Menu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Thresholds { estate, duchy, province, kingdom }) = self.thresholds {
            write!(f, "e{estate}-d{duchy}-p{province}-")?;
            if kingdom > 0 {
                write!(f, "k{kingdom}-")?;
            }
        }
        for (at, Entry { card, count }) in self.entries.iter().enumerate() {
            let bar = if at == 0 { "" } else { "|" };
            write!(f, "{bar}{card}@{count}")?;
        }
        Ok(())
    }
}

impl TryFrom<String> for Menu {
    type Error = MenuError;

    fn try_from(text: String) -> Result<Self, MenuError> {
        text.parse()
    }
}

impl From<Menu> for String {
    fn from(menu: Menu) -> Self {
        menu.to_string()
    }
}
