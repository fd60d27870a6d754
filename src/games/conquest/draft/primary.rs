//! The one primary action of the moment.

use risk::{Action, Phase, map::TerritoryId};

use super::{Batch, Draft, Due};

/// What the primary button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Primary {
    /// Nothing until a territory is chosen.
    Choose,
    /// Claims a territory.
    Claim(TerritoryId),
    /// Puts down all armies that are left, and goes on where nothing is lost by it.
    PutAll(TerritoryId, u32),
    /// Confirms the armies put down.
    Place(u32),
    /// Makes a territory the capital.
    Capital(TerritoryId),
    /// Trades the chosen cards for so many armies.
    Trade(u32),
    /// Nothing until three cards that make a set are chosen.
    ChooseSet,
    /// Nothing until an attack is chosen: what ends the attacks stands apart, where no confirmed placing or march was pressed.
    ChooseAttack,
    /// Rolls once with so many dice.
    Roll(u8),
    /// Moves armies into the captured territory.
    Occupy(u32),
    /// Moves armies.
    March(u32),
    /// No more attacks, where none can be made.
    EndAttack,
    /// Ends the turn.
    EndTurn,
}

impl Draft {
    /// What the primary button does now.
    pub fn primary(&self, due: Due<'_>) -> Primary {
        let own = || self.cursor.filter(|cursor| due.own(*cursor));
        if due.must_trade() || (self.cards_open && due.may_trade()) {
            return self.worth(due).map_or(Primary::ChooseSet, Primary::Trade);
        }
        match due.phase() {
            Phase::Claim => {
                let free = self.cursor.filter(|cursor| due.allows(&Action::Claim(*cursor)));
                free.map_or(Primary::Choose, Primary::Claim)
            }
            Phase::Capital => own().map_or(Primary::Choose, Primary::Capital),
            Phase::Muster | Phase::Reinforce { .. } => {
                let left = self.left(due) + self.neutrals_left(due);
                let here = self.cursor.map(|cursor| (cursor, self.room(due, cursor))).filter(|(_, room)| *room > 0);
                match here {
                    _ if left == 0 => Primary::Place(due.view.board.to_place),
                    Some((cursor, room)) => Primary::PutAll(cursor, room),
                    None => Primary::Choose,
                }
            }
            Phase::Attack => match self.roll(due) {
                Some(Action::Attack { dice, .. }) => Primary::Roll(dice),
                _ if due.attackers().next().is_some() => Primary::ChooseAttack,
                _ => Primary::EndAttack,
            },
            Phase::Occupy { .. } => Primary::Occupy(self.amount),
            Phase::Fortify => {
                if self.from.zip(self.to).is_some() {
                    Primary::March(self.amount)
                } else {
                    Primary::EndTurn
                }
            }
            _ => Primary::Choose,
        }
    }

    /// Does what the primary button says.
    pub fn press(&mut self, due: Due<'_>) -> Option<Action> {
        match self.primary(due) {
            Primary::Choose | Primary::ChooseSet | Primary::ChooseAttack => None,
            Primary::Claim(territory) => Some(Action::Claim(territory)),
            Primary::PutAll(territory, _) => {
                self.put(due, territory, Batch::All);
                self.all_put(due)
            }
            Primary::Place(_) => self.placing(),
            Primary::Capital(territory) => Some(Action::Capital(territory)),
            Primary::Trade(_) => self.trade(due),
            Primary::Roll(_) => self.roll(due),
            Primary::Occupy(armies) => Some(Action::Occupy(armies)),
            Primary::March(armies) => {
                let (from, to) = self.from.zip(self.to)?;
                Some(Action::Fortify { from, to, armies })
            }
            Primary::EndAttack => Some(Action::EndAttack),
            Primary::EndTurn => Some(Action::EndTurn),
        }
    }

    /// Ends the phase as far as it may be ended: attacks, or the turn; while nowhere is chosen to place armies, the game places the rest.
    /// Elsewhere it does what the primary button says.
    pub fn end_phase(&mut self, due: Due<'_>) -> Option<Action> {
        match due.phase() {
            Phase::Attack => Some(Action::EndAttack),
            Phase::Fortify => Some(Action::EndTurn),
            Phase::Muster | Phase::Reinforce { .. } if self.primary(due) == Primary::Choose => self.place_rest(due),
            _ => self.press(due),
        }
    }
}
