//! Files of named menus: the reference bots, and champions of kingdoms.

use serde::Deserialize;
use tabletop::message;

use super::Menu;
use crate::content::{ContentFault, fault, read_items};

/// A menu with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bot {
    /// How it is named on command lines, such as `SM1`.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What it buys.
    pub menu: Menu,
}

/// The same as it stands in files.
#[derive(Deserialize)]
#[serde(rename = "Bot", deny_unknown_fields)]
struct RawBot {
    id: String,
    name: String,
    menu: String,
}

/// Reads the text of a RON file, a list of menus with `id`, `name` and `menu`; `file` names it in faults.
///
/// # Errors
/// All faults of the file together, each with line, column, reason and remedy.
pub fn read_bots(file: &str, text: &str) -> Result<Vec<Bot>, Vec<ContentFault>> {
    let (items, mut faults) = read_items::<RawBot>(file, text);
    let mut bots: Vec<Bot> = Vec::new();
    for (spot, RawBot { id, name, menu }) in items {
        if id.trim().is_empty() || bots.iter().any(|bot| bot.id == id) {
            let reason = message!("fault-menu-twice", "every menu needs an id of its own, not '{id}'", id = &id);
            faults.push(fault(file, spot, (reason, message!("remedy-menu-twice", "give the menu another id"))));
        }
        match menu.parse() {
            Ok(menu) => bots.push(Bot { id, name, menu }),
            Err(error) => {
                let error: super::MenuError = error;
                let reason = message!(
                    "fault-menu-in",
                    "column {column} of the menu of '{id}': {reason}",
                    column = error.column,
                    id,
                    reason = error.reason
                );
                let remedy = message!("remedy-menu", "write a menu such as \"e2-d4-p8-gold@99|silver@99\"");
                faults.push(fault(file, spot, (reason, remedy)));
            }
        }
    }
    faults.sort_by_key(|fault| (fault.line, fault.column));
    if faults.is_empty() { Ok(bots) } else { Err(faults) }
}
