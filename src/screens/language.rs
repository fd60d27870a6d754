//! Speaks the language that was chosen, from the moment at which it is.

use bevy::prelude::*;

use crate::{
    settings::Settings,
    shell::Notices,
    table::Games,
    text::{Languages, Words},
};

/// See the module.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Languages>().add_systems(PreUpdate, speak.run_if(resource_changed::<Settings>));
}

/// Reading a language takes some milliseconds, once, when it is chosen.
fn speak(
    settings: Res<Settings>,
    languages: Res<Languages>,
    games: Res<Games>,
    mut words: ResMut<Words>,
    mut notices: ResMut<Notices>,
) {
    let tag = languages.spoken(settings.language.as_deref());
    if words.language().to_string() == tag {
        return;
    }
    let (spoken, problems) = languages.words(&tag);
    *words = games.with_words_of_all(spoken);
    problems.into_iter().for_each(|problem| notices.error(problem.to_string()));
}
