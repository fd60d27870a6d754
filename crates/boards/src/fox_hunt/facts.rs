//! What a shot meets, as facts that sentences may use.

use tabletop::{Facts, Message};

use super::action::Action;
use super::ground::{Area, rays};
use super::names::square_name;
use super::rules::FoxHunt;
use super::shot::Answer;
use super::view::View;

impl FoxHunt {
    /// See [`Game::facts`](tabletop::Game::facts). Nothing for an action that is not allowed.
    pub(super) fn facts_of(&self, view: &View, action: Action) -> Facts {
        if !self.legal(view).contains(action.square) {
            return Facts::new();
        }
        let seen = rays(action.square) & self.ground();
        let misses: Area = view.shots.iter().filter(|shot| !shot.hit()).map(|shot| shot.square).collect();
        let empty = view.shots.iter().any(|shot| {
            let found = (rays(shot.square) & view.found()).len();
            seen.contains(shot.square) && matches!(shot.answer, Answer::Missed(count) if u32::from(count) == found)
        });
        Facts::new()
            .with("square", Message::text(square_name(action.square)))
            .count("left", u32::from(self.foxes()) - view.found().len())
            .count("shot_number", view.shots.len() + 1)
            .count("misses_that_see_it", (seen & misses).len())
            .count("untried_on_rays", (seen & !view.tried()).len())
            .holds("ruled_out", empty)
    }
}
