//! What an action of a fight does at once, as facts that sentences may use: HP it `heals`, HP it `takes` from the foe; of a card whose
//! effect waits for dice or for chance, only what is certain before they fall. `from_left` is the card's place in its row, from 0.

use tabletop::{Facts, Game, NoEvents};

use crate::Alea;
use crate::action::Action;
use crate::stage::{Due, Stage};
use crate::state::State;

impl Alea {
    /// See [`Game::facts`]. Both fighters lie open, so nothing here asks who may read them.
    pub(crate) fn facts_of(&self, state: &State, action: Action) -> Facts {
        let mut then = state.clone();
        if self.apply(&mut then, &action, &mut NoEvents).is_err() {
            return Facts::new();
        }
        let (own, facts) = (state.actor(), Facts::new());
        let card =
            |at: u8| own.cards.get(usize::from(at)).and_then(|held| Some((held, self.catalogue().card(held.card)?)));
        let named = |at: u8, facts: Facts| match card(at) {
            Some((held, card)) => facts.with("card", card.message(held.form)),
            None => facts,
        };
        let facts = match action {
            Action::Place { die, card } => {
                let die = own.dice.get(usize::from(die)).copied();
                let facts = named(card, facts.count("from_left", card));
                let facts = facts.holds("burning", die.is_some_and(|die| die.burning));
                match die.map_or(0, |die| die.value) {
                    // Face down.
                    0 => facts,
                    shown => facts.count("die", shown),
                }
            }
            Action::Use { card } => named(card, facts.count("from_left", card)),
            // What the foe's turn brings is no part of what ending one's own does.
            Action::EndTurn => return facts.holds("ends", true),
        };
        if let Stage::Over(end) = then.stage {
            return facts.holds("kills", end.winner == Some(state.active));
        }
        let facts = match then.due {
            Some(Due::Branch { .. } | Due::Curse { .. }) => return facts,
            _ => facts.count("heals", then.fighter(state.active).hp.saturating_sub(own.hp)),
        };
        // Where the card ends the turn, what befalls the foe at the start of its own is no part of it.
        match then.active == state.active {
            true => facts.count("takes", state.foe().hp.saturating_sub(then.foe().hp)),
            false => facts,
        }
    }
}
