//! What changed in the folders of mods, in words.

use std::collections::BTreeSet;

use super::found::{ModInfo, Standing};
use crate::text::Words;

/// Something to tell the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// In plain words.
    pub text: String,
    /// Whether something is wrong.
    pub fault: bool,
}

/// What is worth telling of mods that were `before` and are `now`, the files of `touched` having changed.
pub fn news(words: &Words, before: &[ModInfo], now: &[ModInfo], touched: &BTreeSet<String>) -> Vec<News> {
    let mut news = Vec::new();
    let mut tell = |key: &str, name: &str| news.push(News { text: words.with(key, &[("name", &name)]), fault: false });
    let find = |mods: &'_ [ModInfo], id: &str| mods.iter().position(|info| info.id == id);
    for gone in before.iter().filter(|info| find(now, &info.id).is_none()) {
        tell("mods.news.gone", gone.name());
    }
    for info in now {
        let new = find(before, &info.id).is_none();
        let fine = info.problems.is_empty();
        match info.standing {
            _ if !fine => {}
            Standing::On | Standing::Needed(_) if new => tell("mods.news.new", info.name()),
            Standing::Off if new => tell("mods.news.new_off", info.name()),
            Standing::On | Standing::Needed(_) if touched.contains(&info.id) => tell("mods.news.changed", info.name()),
            _ => {}
        }
    }
    for info in now {
        let known = find(before, &info.id).map(|at| &before[at].problems);
        if touched.contains(&info.id) || known != Some(&info.problems) {
            news.extend(fault(words, info));
        }
    }
    news
}

/// What is wrong with the mods the player wants, one line for each.
pub fn faults(words: &Words, mods: &[ModInfo]) -> Vec<String> {
    mods.iter().filter(|info| info.wanted).filter_map(|info| fault(words, info)).map(|news| news.text).collect()
}

/// The first thing that is wrong with a mod, and how many more there are.
fn fault(words: &Words, info: &ModInfo) -> Option<News> {
    let first = info.problems.first()?;
    let more = info.problems.len() - 1;
    let mut text = words.with("mods.news.fault", &[("name", &info.name()), ("problem", first)]);
    if more > 0 {
        text.push(' ');
        text.push_str(&words.count("mods.news.more", more));
    }
    Some(News { text, fault: true })
}
