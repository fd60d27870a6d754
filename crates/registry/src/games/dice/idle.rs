//! Pictures and words of mods for what is not there.

use std::collections::BTreeMap;

use dice::Content;
use lab::Problem;
use lab::mods::{ModFolder, Words};
use tabletop::message;
use tabletop::written::{did_you_mean, nearest};

/// Pictures that nobody shows.
pub(super) fn idle_pictures(found: &ModFolder, content: &Content) -> Vec<Problem> {
    let names = || content.enemies.iter().map(|enemy| &enemy.id).chain(content.heroes.iter().map(|hero| &hero.id));
    let idle = found.files.images.keys().filter(|id| !names().any(|known| known == *id));
    let problem = |id: &String| {
        let problem = Problem::warning(message!(
            "fault-mod-idle_picture",
            "nobody shows this picture: no enemy or hero is called '{id}'",
            id
        ));
        let remedy = match nearest(id, names().map(String::as_str)) {
            Some(near) => did_you_mean(near),
            None => message!("remedy-mod-idle_picture", "name the file by the id of an enemy"),
        };
        problem.in_file(format!("mods/{}/images/{id}.png", found.id)).remedy(remedy)
    };
    idle.map(problem).collect()
}

/// Words for what is not there.
pub(super) fn idle_words(found: &ModFolder, content: &Content) -> Vec<Problem> {
    let cards = content.catalogue.cards().iter().map(|card| card.id.as_str());
    let statuses = content.catalogue.statuses().iter().map(|(_, kind)| kind.id.as_str());
    let enemies = content.enemies.iter().map(|enemy| enemy.id.as_str());
    let known: Vec<&str> = cards.chain(statuses).chain(enemies).collect();
    let idle = |(language, words): (&String, &BTreeMap<String, Words>)| {
        let idle = words.keys().filter(|id| !known.contains(&id.as_str()));
        let problem = |id: &String| {
            let problem = Problem::warning(message!(
                "fault-mod-idle_words",
                "nobody says this: no card, status or enemy is called '{id}'",
                id
            ));
            let remedy = match nearest(id, known.iter().copied()) {
                Some(near) => did_you_mean(near),
                None => message!("remedy-mod-idle_words", "write it for the id of a card, a status or an enemy"),
            };
            problem.in_file(format!("mods/{}/locales/{language}.ron", found.id)).remedy(remedy)
        };
        idle.map(problem).collect::<Vec<_>>()
    };
    found.files.words.iter().flat_map(idle).collect()
}
