//! Decisions that are made by themselves where the player has asked for it: each kind by its own switch, all of them off at first.
//!
//! Only what leaves nothing to think about is done so, and only by what the person knows. After something was taken back nothing is, until the
//! person has acted.

use std::collections::BTreeSet;

use bevy::prelude::*;
use dominion::{Action, Card, Cards, Dominion, Query, Type, View};
use serde::{Deserialize, Serialize};

use super::{offers::Offers, query::Source, state::RealmTable};
use crate::{
    shell::{Notices, Overlays},
    storage::Storage,
};

/// Where it is kept among the player's files.
const FILE: &str = "dominion/automation.ron";

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Chore {
    /// Treasures are played once no action can be.
    Treasures,
    /// The turn ends once nothing can be bought but what costs nothing.
    EndTurn,
    /// What is safe from an attack is shown.
    Shield,
    /// What does nothing in hand is discarded, where that is enough.
    Discard,
    /// A Curse is discarded rather than another one gained.
    Curse,
}

impl Chore {
    /// All of them, in the order of a turn.
    pub const ALL: [Self; 5] = [Self::Treasures, Self::EndTurn, Self::Shield, Self::Discard, Self::Curse];

    /// The key of its words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Treasures => "realm-auto-treasures",
            Self::EndTurn => "realm-auto-end_turn",
            Self::Shield => "realm-auto-shield",
            Self::Discard => "realm-auto-discard",
            Self::Curse => "realm-auto-curse",
        }
    }

    /// What is done, where this is a decision of this kind that leaves nothing to think about.
    fn action(self, game: &Dominion, view: &View, offers: &Offers) -> Option<Action> {
        match (self, offers.asked) {
            (Self::Treasures, None) if !offers.actions && offers.treasures => Some(Action::PlayTreasures),
            (Self::EndTurn, None) if offers.plays.is_empty() => {
                let worth = |card: &Card| game.cost(*card, &view.turn) > 0;
                let idle = view.turn.buys == 0 || !offers.piles.iter().any(worth);
                idle.then_some(Action::EndTurn)
            }
            (Self::Shield, Some(Query::Shield)) | (Self::Curse, Some(Query::DiscardCurse)) => Some(Action::Accept),
            (Self::Discard, Some(Query::Discard(_))) if offers.source == Source::Hand => dead(game, offers),
            _ => None,
        }
    }
}

/// So many cards that do nothing in hand; `None` where there are fewer. Of equal use, the first by number.
fn dead(game: &Dominion, offers: &Offers) -> Option<Action> {
    let selection = offers.selection?;
    let idle = |card: Card| !game.is(card, Type::Action) && !game.is(card, Type::Treasure);
    let mut chosen = Cards::NONE;
    for card in selection.from.each().filter(|card| idle(*card)).take(selection.least.into()) {
        chosen.add(card, 1);
    }
    (chosen.total() == selection.least).then_some(Action::Choose(chosen))
}

/// What is done by itself.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Automation {
    /// The kinds of decisions.
    pub chores: BTreeSet<Chore>,
}

impl Automation {
    /// What the player chose last; nothing where nothing was chosen yet.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(storage: &Storage) -> std::result::Result<Self, String> {
        match storage.read(FILE) {
            Ok(None) => Ok(Self::default()),
            Ok(Some(text)) => ron::from_str(&text).map_err(|error| error.to_string()),
            Err(problem) => Err(problem.to_string()),
        }
    }

    /// What is done by itself now; `None` where the person is to decide.
    pub fn action(&self, game: &Dominion, view: &View, offers: &Offers) -> Option<Action> {
        self.chores.iter().find_map(|chore| chore.action(game, view, offers))
    }

    /// Turns a kind of decision on or off.
    pub fn turn(&mut self, chore: Chore) {
        if !self.chores.remove(&chore) {
            self.chores.insert(chore);
        }
    }
}

/// Does what is done by itself.
pub fn act(
    mut table: ResMut<RealmTable>,
    automation: Res<Automation>,
    overlays: Overlays,
    mut notices: ResMut<Notices>,
) {
    if automation.chores.is_empty() || table.own.by_hand || overlays.any() {
        return;
    }
    let (Some(view), game) = (table.due(), table.game()) else { return };
    if let Some(action) = automation.action(game, view, &table.own.offers) {
        table.act(action, &mut notices);
    }
}

/// Keeps what was chosen.
pub fn remember(automation: Res<Automation>, storage: Option<Res<Storage>>, mut notices: ResMut<Notices>) {
    let Some(storage) = storage.filter(|_| !automation.is_added()) else { return };
    let text = ron::ser::to_string_pretty(&*automation, ron::ser::PrettyConfig::new());
    let text = text.expect("switches hold nothing RON cannot write");
    if let Err(problem) = storage.write(FILE, &text) {
        notices.failed(problem.message());
    }
}

#[cfg(test)]
mod tests {
    use dominion::{Catalog, Selection, Setup};
    use tabletop::{Eye, Game, Seat};

    use super::*;

    fn game() -> Dominion {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let setup = Setup { first_seat_begins: true, deal: dominion::Deal::FourThree, ..Setup::default() };
        Dominion::new(setup, &catalog).expect("sound")
    }

    fn all() -> Automation {
        Automation { chores: Chore::ALL.into() }
    }

    #[test]
    fn nothing_is_done_by_itself_at_first_and_each_kind_has_its_switch() {
        let (game, mut automation) = (game(), Automation::default());
        let state = game.start();
        let view = game.view(&state, Eye::Seat(Seat(0)));
        let offers = Offers::new(&game, &view);
        assert_eq!(automation.action(&game, &view, &offers), None);
        automation.turn(Chore::Treasures);
        assert_eq!(automation.action(&game, &view, &offers), Some(Action::PlayTreasures));
        automation.turn(Chore::Treasures);
        assert_eq!(automation.action(&game, &view, &offers), None);
    }

    #[test]
    fn treasures_wait_for_actions_and_the_end_for_coins() {
        let game = game();
        let mut state = game.start();
        let village = game.card("village").expect("in the kingdom");
        state.players[0].hand.add(village, 1);
        let told = |state: &dominion::State| {
            let view = game.view(state, Eye::Seat(Seat(0)));
            all().action(&game, &view, &Offers::new(&game, &view))
        };
        assert_eq!(told(&state), None, "an action can be played");
        state.players[0].hand = Cards::NONE.with(Card::ESTATE, 5);
        assert_eq!(told(&state), Some(Action::EndTurn), "there are no coins at all");
        state.turn.coins = 2;
        assert_eq!(told(&state), None, "an Estate can be bought");
    }

    #[test]
    fn only_what_does_nothing_is_discarded() {
        let game = game();
        let offers = |from: Cards, count: u8| Offers {
            asked: Some(Query::Discard(count)),
            selection: Some(Selection { from, least: count.into(), most: count.into() }),
            ..Offers::default()
        };
        let hand = Cards::NONE.with(Card::COPPER, 3).with(Card::ESTATE, 2);
        let view = game.view(&game.start(), Eye::Seat(Seat(0)));
        let chosen = Cards::NONE.with(Card::ESTATE, 2);
        assert_eq!(all().action(&game, &view, &offers(hand, 2)), Some(Action::Choose(chosen)));
        assert_eq!(all().action(&game, &view, &offers(hand, 3)), None, "a Copper would have to go");
    }
}
