//! Whether an action is allowed, from what its seat may know alone.

use tabletop::Illegal;

use super::Risk;
use crate::action::Action;
use crate::board::{Board, Owner, Phase};
use crate::card::{Card, FORCED_TRADE, set_kind};
use crate::map::TerritoryId;
use crate::setup::{Fortify, TWO_PHASE_BATTLES};

type Verdict = Result<(), Illegal>;

fn no(rule: &'static str, text: impl Into<std::borrow::Cow<'static, str>>) -> Verdict {
    Err(Illegal::new(rule, text))
}

impl Risk {
    /// Whether the active seat, holding `hand`, may do this.
    pub(super) fn legal(&self, board: &Board, hand: &[Card], action: &Action) -> Verdict {
        match (&board.phase, action) {
            (Phase::Claim, &Action::Claim(territory)) => self.may_claim(board, territory),
            (Phase::Muster | Phase::Reinforce { .. }, Action::Place(armies)) => self.may_place(board, hand, armies),
            (Phase::Capital, &Action::Capital(territory)) => self.own(board, territory).map(|_| ()),
            (&Phase::Reinforce { spoils }, &Action::Trade { cards, bonus }) => {
                self.may_trade(board, hand, spoils, cards, bonus)
            }
            (Phase::Attack, &Action::Attack { from, to, dice }) => {
                let armies = self.may_attack(board, from, to)?;
                if !(1..=3).contains(&dice) || u32::from(dice) >= armies {
                    return no(
                        "dice",
                        format!("{armies} armies can roll 1 to {} dice, not {dice}", (armies - 1).min(3)),
                    );
                }
                Ok(())
            }
            (Phase::Attack, &Action::Blitz { from, to, stop }) => {
                let armies = self.may_attack(board, from, to)?;
                if !(1..armies).contains(&stop) {
                    return no("blitz-stop", format!("a blitz can stop at 1 to {} armies, not {stop}", armies - 1));
                }
                Ok(())
            }
            (&Phase::Occupy { from, least, .. }, &Action::Occupy(armies)) => {
                let most = board.land(from).armies.saturating_sub(1);
                if !(least..=most).contains(&armies) {
                    return no("occupy", format!("{least} to {most} armies can move in, not {armies}"));
                }
                Ok(())
            }
            (Phase::Attack, Action::EndAttack) | (Phase::Attack | Phase::Fortify, Action::EndTurn) => Ok(()),
            (Phase::Fortify, &Action::Fortify { from, to, armies }) => self.may_fortify(board, from, to, armies),
            (phase, _) => no("phase", format!("not now: {}", due(phase))),
        }
    }

    fn name(&self, territory: TerritoryId) -> &str {
        self.map.territory_name(territory)
    }

    fn on_map(&self, territory: TerritoryId) -> Verdict {
        if self.map.contains(territory) {
            Ok(())
        } else {
            no("unknown-territory", format!("this map has no territory number {}", territory.0))
        }
    }

    /// The armies on a territory that must be one's own.
    fn own(&self, board: &Board, territory: TerritoryId) -> Result<u32, Illegal> {
        self.on_map(territory)?;
        let land = board.land(territory);
        if land.owner.is(board.active) {
            Ok(land.armies)
        } else {
            Err(Illegal::new("not-yours", format!("{} is not yours", self.name(territory))))
        }
    }

    fn may_claim(&self, board: &Board, territory: TerritoryId) -> Verdict {
        self.on_map(territory)?;
        if board.land(territory).owner == Owner::NOBODY {
            Ok(())
        } else {
            no("not-free", format!("{} is already taken", self.name(territory)))
        }
    }

    fn may_place(&self, board: &Board, hand: &[Card], armies: &[(TerritoryId, u32)]) -> Verdict {
        let mustering = board.phase == Phase::Muster;
        if !mustering && hand.len() >= FORCED_TRADE {
            return no("must-trade", format!("you hold {} cards: trade a set first", hand.len()));
        }
        if armies.is_empty() {
            return no("place-nothing", "place at least one army");
        }
        let mut named = [false; 256];
        let (mut own, mut neutral) = (0u64, 0u64);
        for &(territory, count) in armies {
            self.on_map(territory)?;
            if std::mem::replace(&mut named[territory.index()], true) {
                return no("place-twice", format!("{} is named twice", self.name(territory)));
            }
            if count == 0 {
                return no("place-nothing", format!("no armies are placed on {}", self.name(territory)));
            }
            let owner = board.land(territory).owner;
            if owner.is(board.active) {
                own += u64::from(count);
            } else if mustering && owner == Owner::NEUTRAL {
                neutral += u64::from(count);
            } else {
                return no("not-yours", format!("{} is not yours", self.name(territory)));
            }
        }
        if own > u64::from(board.to_place) {
            return no("too-many", format!("you have {} armies to place, not {own}", board.to_place));
        }
        if neutral > u64::from(board.neutrals_to_place) {
            let left = board.neutrals_to_place;
            return no("too-many", format!("there are {left} neutral armies to place, not {neutral}"));
        }
        Ok(())
    }

    fn may_trade(
        &self,
        board: &Board,
        hand: &[Card],
        spoils: bool,
        cards: [Card; 3],
        bonus: Option<TerritoryId>,
    ) -> Verdict {
        if spoils && hand.len() < FORCED_TRADE {
            return no(
                "trade-later",
                "inherited cards are traded only down to four; the next trade is on your next turn",
            );
        }
        if !cards.is_sorted() || !cards.iter().all(|card| hand.contains(card)) {
            return no("not-your-cards", "a set is three different cards of your own hand");
        }
        if set_kind(&self.map, cards).is_none() {
            return no("no-set", "a set is three alike, one of each, or any two with a wild card");
        }
        let Some(territory) = bonus else { return Ok(()) };
        self.own(board, territory)?;
        if board.pictured {
            return no("pictured-once", "a pictured territory gets its armies once a turn");
        }
        if !cards.iter().any(|card| card.territory(&self.map) == Some(territory)) {
            return no("not-pictured", format!("{} is on none of these cards", self.name(territory)));
        }
        Ok(())
    }

    /// The armies on `from`, from which `to` may be attacked.
    fn may_attack(&self, board: &Board, from: TerritoryId, to: TerritoryId) -> Result<u32, Illegal> {
        let armies = self.own(board, from)?;
        self.on_map(to)?;
        if board.holds(board.active, to) {
            return Err(Illegal::new("own-target", format!("{} is your own", self.name(to))));
        }
        if !self.map.adjacent(from, to) {
            return Err(Illegal::new(
                "not-adjacent",
                format!("{} cannot be reached from {}", self.name(to), self.name(from)),
            ));
        }
        if armies < 2 {
            return Err(Illegal::new("too-few", format!("{} needs at least two armies to attack", self.name(from))));
        }
        if self.setup.two_phase && board.battles >= TWO_PHASE_BATTLES && board.border != Some((from, to)) {
            return Err(Illegal::new(
                "battles",
                format!("a turn has at most {TWO_PHASE_BATTLES} battles in this variant"),
            ));
        }
        Ok(armies)
    }

    fn may_fortify(&self, board: &Board, from: TerritoryId, to: TerritoryId, armies: u32) -> Verdict {
        let there = self.own(board, from)?;
        self.own(board, to)?;
        if from == to {
            return no("same-territory", "armies move to another territory");
        }
        if !(1..there).contains(&armies) {
            return no(
                "fortify-count",
                format!("{} armies can leave {}, not {armies}", there.saturating_sub(1), self.name(from)),
            );
        }
        if !self.within_reach(board, board.active, from, to) {
            let how =
                if self.setup.fortify_rule() == Fortify::Adjacent { "not adjacent to" } else { "not connected to" };
            return no("out-of-reach", format!("{} is {how} {}", self.name(to), self.name(from)));
        }
        Ok(())
    }
}

/// What is to be done in a phase, to the player.
fn due(phase: &Phase) -> &'static str {
    match phase {
        Phase::Claim => "claim a free territory",
        Phase::Muster => "place your first armies",
        Phase::Capital => "name your capital",
        Phase::Reinforce { .. } => "trade cards or place your armies",
        Phase::Attack => "attack, or go on",
        Phase::Occupy { .. } => "move armies into the captured territory",
        Phase::Fortify => "move armies, or end the turn",
        Phase::Over(_) => "the game is over",
        Phase::First | Phase::Mission(_) | Phase::Deal(_) | Phase::Scatter(_) | Phase::Roll(_) | Phase::Draw => {
            "dice or cards are due"
        }
    }
}
