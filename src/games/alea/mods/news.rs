//! What changed in the folders of mods, in words.

use std::collections::BTreeSet;

use tabletop::written::Severity;

use super::found::{ModInfo, Standing};
use crate::text::Words;

/// Something to tell the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// In plain words.
    pub text: String,
    /// How serious a fault it tells of; `None` where it is no fault.
    pub severity: Option<Severity>,
}

/// What to tell the player of mods that changed from `before` to `now`; `touched` are the files that changed.
pub fn news(words: &Words, before: &[ModInfo], now: &[ModInfo], touched: &BTreeSet<String>) -> Vec<News> {
    let mut news = Vec::new();
    let mut tell =
        |key: &str, name: &str| news.push(News { text: words.with(key, &[("name", &name)]), severity: None });
    let find = |mods: &'_ [ModInfo], id: &str| mods.iter().position(|info| info.id == id);
    for gone in before.iter().filter(|info| find(now, &info.id).is_none()) {
        tell("mods-news-gone", gone.name());
    }
    for info in now {
        let new = find(before, &info.id).is_none();
        let fine = info.faults() == 0;
        match info.standing {
            _ if !fine => {}
            Standing::On | Standing::Needed(_) if new => tell("mods-news-new", info.name()),
            Standing::Off if new => tell("mods-news-new_off", info.name()),
            Standing::On | Standing::Needed(_) if touched.contains(&info.id) => tell("mods-news-changed", info.name()),
            _ => {}
        }
    }
    for info in now {
        let known = find(before, &info.id).map(|at| &before[at].problems);
        if touched.contains(&info.id) || known != Some(&info.problems) {
            news.extend(problem(words, info));
        }
    }
    news
}

/// What is at fault with the mods the player wants, one line for each.
pub fn faults(words: &Words, mods: &[ModInfo]) -> Vec<String> {
    let faulty = mods.iter().filter(|info| info.wanted && info.faults() > 0);
    faulty.filter_map(|info| problem(words, info)).map(|news| news.text).collect()
}

/// The first fault of a mod, or the first warning about it where it has none, and how many more of both there are.
fn problem(words: &Words, info: &ModInfo) -> Option<News> {
    let worst = info.problems.iter().map(|problem| problem.severity).max()?;
    let told = info.problems.iter().find(|problem| problem.severity == worst)?;
    let key = match worst {
        Severity::Error => "mods-news-fault",
        Severity::Warning => "mods-news-warning",
    };
    let more = info.problems.len() - 1;
    let told = told.in_language(words).to_string();
    let mut text = words.with(key, &[("name", &info.name()), ("problem", &told)]);
    if more > 0 {
        text.push(' ');
        text.push_str(&words.count("mods-news-more", more));
    }
    Some(News { text, severity: Some(worst) })
}
