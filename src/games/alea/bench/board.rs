//! The position an enemy is asked about: with the card on its board, and the dice fallen as they were chosen.

use std::sync::Arc;

use dice::{Alea, BOARD_CELLS, CardRef, Combatant, Content, Due, Innate, Outcome, Setup, State};
use tabletop::{Game, NoEvents, Turn};

/// Most dice that can be laid.
pub const MOST_DICE: usize = 8;
/// Chance steps before the bearer acts, at most: dice rolled and what its cards do at turn start.
const MOST_STEPS: usize = 200;

/// What is asked: what would you do with this card and these dice against this foe?
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The card.
    pub card: CardRef,
    /// The dice, 1 to 6 each.
    pub dice: Vec<u8>,
    /// Who stands on the other side.
    pub foe: Combatant,
}

/// A fight of `bearer` with the card, at the moment it is to act; and the cards it left at home for it. `None` where it never
/// comes to act.
///
/// # Errors
/// The setup cannot be played: why, in plain words.
pub fn board(
    content: &Content,
    bearer: &Combatant,
    question: &Question,
) -> Result<Option<(Arc<Alea>, State, Vec<CardRef>)>, String> {
    let (mut bearer, left) = armed(content, bearer, &question.card);
    bearer.dice = question.dice.len() as u8;
    let mut foe = question.foe.clone();
    // The bearer acts first, whoever is quicker otherwise.
    foe.innate.retain(|innate| *innate != Innate::GoesFirst);
    let setup = Setup::new([bearer, foe], 100);
    let game = Alea::new(setup, Arc::clone(&content.catalogue)).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        faults.join("; ")
    })?;
    let mut state = game.start();
    let mut dice = question.dice.iter();
    for _ in 0..MOST_STEPS {
        match game.turn(&state) {
            Turn::Seat(_) => return Ok(Some((Arc::new(game), state, left))),
            Turn::Over => return Ok(None),
            Turn::Chance => {}
        }
        let chosen = match state.due {
            Some(Due::Roll) => dice.next().map(|die| Outcome::Die(*die)),
            _ => game.outcomes(&state).first().map(|(_, outcome)| *outcome),
        };
        let resolved = chosen.is_some_and(|outcome| game.resolve(&mut state, &outcome, &mut NoEvents).is_ok());
        if !resolved {
            return Ok(None);
        }
    }
    Ok(None)
}

/// A fighter with one card more, in place of its own of that id; what no longer fits is left at home, last first.
fn armed(content: &Content, fighter: &Combatant, card: &CardRef) -> (Combatant, Vec<CardRef>) {
    let size = |card: &CardRef| {
        let known = content.catalogue.find(&card.id).and_then(|id| content.catalogue.card(id));
        known.map_or(0, |known| u32::from(known.faces[card.form as usize].size))
    };
    let mut bearer = fighter.clone();
    bearer.cards.retain(|own| own.id != card.id);
    let mut left = Vec::new();
    while bearer.cards.iter().map(size).sum::<u32>() + size(card) > BOARD_CELLS
        && let Some(last) = bearer.cards.pop()
    {
        left.push(last);
    }
    bearer.cards.push(card.clone());
    (bearer, left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_enemy_can_be_asked_about_every_card() {
        let content = Content::shipped();
        let foe = content.heroes[0].fighter.clone();
        let mut asked = 0;
        for card in content.catalogue.cards() {
            let question = Question { card: card.id.as_str().into(), dice: vec![5, 3, 1], foe: foe.clone() };
            for enemy in &content.enemies {
                let laid = board(&content, &enemy.fighter, &question).expect("it can be played");
                let (game, state, _) = laid.expect("it comes to act");
                let dice: Vec<u8> = state.actor().dice.iter().map(|die| die.value).collect();
                assert!(dice.starts_with(&[5, 3, 1]), "{dice:?} of {}", enemy.id);
                let carried = |state: &State| {
                    state.actor().cards.iter().filter(|own| game.catalogue().find(&card.id) == Some(own.card)).count()
                };
                assert_eq!(carried(&state), 1, "{} with {}", enemy.id, card.id);
                asked += 1;
            }
        }
        assert!(asked > 2000);
    }

    #[test]
    fn a_full_board_makes_room() {
        let content = Content::shipped();
        let of_size = |wanted: u8| content.catalogue.cards().iter().filter(move |card| card.faces[1].size == wanted);
        let cards = of_size(2).take(4).map(|card| CardRef::from(card.id.as_str())).collect();
        let fighter = Combatant { name: "Full".to_owned(), max_hp: 20, dice: 2, cards, ..Combatant::default() };
        let card: CardRef = of_size(1).next().expect("a small card").id.as_str().into();
        let (bearer, left) = armed(&content, &fighter, &card);
        assert_eq!((bearer.cards.len(), left.len(), bearer.cards.last()), (4, 1, Some(&card)));
    }
}
