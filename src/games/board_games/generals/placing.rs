//! How an army is placed: where, and which action it is.

use boards::generals::{Action, Arrangement, Generals, Phase, Side, View, shipped_placements};
use tabletop::Game;

use super::{
    faces::{self, face},
    place,
};
use crate::{board::PlaceId, games::board_games::game::Lying};

/// The side that is to place its pieces, if those are its eyes.
pub fn due(view: &View) -> Option<Side> {
    view.side.filter(|side| view.known.phase == Phase::Placing(*side))
}

/// The places on which a side places its pieces.
pub fn camp(game: &Generals, side: Side) -> Vec<PlaceId> {
    let rules = game.rules();
    rules.camp().squares().map(|square| place(rules.of_camp(side, square))).collect()
}

/// The ways to place an army that come with the game and that a person made up, each with the message that names it.
pub fn shipped(game: &Generals) -> Vec<(String, Action)> {
    let shipped = shipped_placements(game.setup().relative).into_iter().filter(|placement| placement.found.is_none());
    shipped
        .map(|placement| (format!("generals_placement-{}", placement.id), Action::Place(placement.arrangement)))
        .collect()
}

/// Where an action places the pieces of a side.
pub fn placed(game: &Generals, side: Side, action: &Action) -> Vec<Lying> {
    let (rules, Action::Place(arrangement)) = (game.rules(), action) else { return Vec::new() };
    let lying = |(square, letter)| {
        Some(Lying { place: place(rules.of_camp(side, square)), face: face(game, side, Some(rules.rank(letter)?)) })
    };
    arrangement.pieces().filter_map(lying).collect()
}

/// The action that places pieces so.
pub fn action(game: &Generals, side: Side, pieces: &[Lying]) -> Action {
    let rules = game.rules();
    let letter = |at: PlaceId| {
        let piece = pieces.iter().find(|piece| piece.place == at)?;
        Some(rules.info(faces::piece(game, &piece.face)?.1).letter)
    };
    Action::Place(Arrangement::new(rules.camp(), camp(game, side).into_iter().map(letter)))
}

#[cfg(test)]
mod tests {
    use boards::generals::Setup;

    use super::*;

    #[test]
    fn what_an_action_places_is_placed_by_the_same_action() {
        let game = Generals::new(Setup::default()).expect("sound");
        for side in Side::ALL {
            for (name, action) in shipped(&game) {
                let pieces = placed(&game, side, &action);
                assert_eq!(pieces.len(), game.rules().army(), "{name}");
                assert!(pieces.iter().all(|piece| camp(&game, side).contains(&piece.place)), "{name}");
                assert_eq!(super::action(&game, side, &pieces), action, "{name}");
            }
        }
    }
}
