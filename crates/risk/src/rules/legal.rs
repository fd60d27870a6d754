//! Whether an action is allowed, from what its seat may know alone.

use std::borrow::Cow;

use tabletop::Illegal;

use super::Risk;
use crate::action::Action;
use crate::board::{Board, Owner, Phase};
use crate::card::{Card, FORCED_TRADE, set_kind};
use crate::map::TerritoryId;
use crate::setup::{Fortify, TWO_PHASE_BATTLES};

type Verdict = Result<(), Illegal>;

fn no(rule: &'static str, text: impl Into<Cow<'static, str>>) -> Verdict {
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
                    let most = (armies - 1).min(3);
                    let text = format!("{armies} armies can roll 1 to {most} dice, not {dice}");
                    return Err(Illegal::new("dice", text)
                        .with("armies", armies)
                        .with("most", most)
                        .with("dice", dice));
                }
                Ok(())
            }
            (Phase::Attack, &Action::Blitz { from, to, stop }) => {
                let armies = self.may_attack(board, from, to)?;
                if !(1..armies).contains(&stop) {
                    let most = armies - 1;
                    let text = format!("a blitz can stop at 1 to {most} armies, not {stop}");
                    return Err(Illegal::new("blitz-stop", text).with("most", most).with("stop", stop));
                }
                Ok(())
            }
            (&Phase::Occupy { from, least, .. }, &Action::Occupy(armies)) => {
                let most = board.land(from).armies.saturating_sub(1);
                if !(least..=most).contains(&armies) {
                    let text = format!("{least} to {most} armies can move in, not {armies}");
                    let fault = Illegal::new("occupy", text).with("least", least).with("most", most);
                    return Err(fault.with("armies", armies));
                }
                Ok(())
            }
            (Phase::Attack, Action::EndAttack) | (Phase::Attack | Phase::Fortify, Action::EndTurn) => Ok(()),
            (Phase::Fortify, &Action::Fortify { from, to, armies }) => self.may_fortify(board, from, to, armies),
            (phase, _) => {
                let (case, text) = due(phase);
                Err(Illegal::new("phase", format!("not now: {text}")).case(case))
            }
        }
    }

    fn name(&self, territory: TerritoryId) -> &str {
        self.map.territory_name(territory)
    }

    /// A fault with a territory, which its sentence calls `$place`.
    fn about(&self, rule: &'static str, territory: TerritoryId, text: String) -> Illegal {
        Illegal::new(rule, text).with("place", self.map.territory_message(territory))
    }

    fn not_yours(&self, territory: TerritoryId) -> Illegal {
        self.about("not-yours", territory, format!("{} is not yours", self.name(territory)))
    }

    fn on_map(&self, territory: TerritoryId) -> Verdict {
        if self.map.contains(territory) {
            Ok(())
        } else {
            let text = format!("this map has no territory number {}", territory.0);
            Err(Illegal::new("unknown-territory", text).with("number", territory.0))
        }
    }

    /// The armies on a territory that must be one's own.
    fn own(&self, board: &Board, territory: TerritoryId) -> Result<u32, Illegal> {
        self.on_map(territory)?;
        let land = board.land(territory);
        if land.owner.is(board.active) { Ok(land.armies) } else { Err(self.not_yours(territory)) }
    }

    fn may_claim(&self, board: &Board, territory: TerritoryId) -> Verdict {
        self.on_map(territory)?;
        if board.land(territory).owner == Owner::NOBODY {
            Ok(())
        } else {
            Err(self.about("not-free", territory, format!("{} is already taken", self.name(territory))))
        }
    }

    fn may_place(&self, board: &Board, hand: &[Card], armies: &[(TerritoryId, u32)]) -> Verdict {
        let mustering = board.phase == Phase::Muster;
        if !mustering && hand.len() >= FORCED_TRADE {
            let text = format!("you hold {} cards: trade a set first", hand.len());
            return Err(Illegal::new("must-trade", text).with("cards", hand.len() as u32));
        }
        if armies.is_empty() {
            return no("place-nothing", "place at least one army");
        }
        let mut named = [false; 256];
        let (mut own, mut neutral) = (0u64, 0u64);
        for &(territory, count) in armies {
            self.on_map(territory)?;
            if std::mem::replace(&mut named[territory.index()], true) {
                return Err(self.about("place-twice", territory, format!("{} is named twice", self.name(territory))));
            }
            if count == 0 {
                let text = format!("no armies are placed on {}", self.name(territory));
                return Err(self.about("place-nothing", territory, text).case("there"));
            }
            let owner = board.land(territory).owner;
            if owner.is(board.active) {
                own += u64::from(count);
            } else if mustering && owner == Owner::NEUTRAL {
                neutral += u64::from(count);
            } else {
                return Err(self.not_yours(territory));
            }
        }
        if own > u64::from(board.to_place) {
            let text = format!("you have {} armies to place, not {own}", board.to_place);
            return Err(Illegal::new("too-many", text).with("most", board.to_place).with("armies", counted(own)));
        }
        if neutral > u64::from(board.neutrals_to_place) {
            let left = board.neutrals_to_place;
            let text = format!("there are {left} neutral armies to place, not {neutral}");
            let fault = Illegal::new("too-many", text).case("neutral").with("most", left);
            return Err(fault.with("armies", counted(neutral)));
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
            let text = format!("{} is on none of these cards", self.name(territory));
            return Err(self.about("not-pictured", territory, text));
        }
        Ok(())
    }

    /// The armies on `from`, from which `to` may be attacked.
    fn may_attack(&self, board: &Board, from: TerritoryId, to: TerritoryId) -> Result<u32, Illegal> {
        let armies = self.own(board, from)?;
        self.on_map(to)?;
        if board.holds(board.active, to) {
            return Err(self.about("own-target", to, format!("{} is your own", self.name(to))));
        }
        if !self.map.adjacent(from, to) {
            let text = format!("{} cannot be reached from {}", self.name(to), self.name(from));
            return Err(self.about("not-adjacent", to, text).with("from", self.map.territory_message(from)));
        }
        if armies < 2 {
            let text = format!("{} needs at least two armies to attack", self.name(from));
            return Err(self.about("too-few", from, text));
        }
        if self.setup.two_phase && board.battles >= TWO_PHASE_BATTLES && board.border != Some((from, to)) {
            let text = format!("a turn has at most {TWO_PHASE_BATTLES} battles in this variant");
            return Err(Illegal::new("battles", text).with("most", TWO_PHASE_BATTLES));
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
            let most = there.saturating_sub(1);
            let text = format!("{most} armies can leave {}, not {armies}", self.name(from));
            return Err(self.about("fortify-count", from, text).with("most", most).with("armies", armies));
        }
        if !self.within_reach(board, board.active, from, to) {
            let (case, how) = match self.setup.fortify_rule() {
                Fortify::Adjacent => ("adjacent", "not adjacent to"),
                _ => ("", "not connected to"),
            };
            let text = format!("{} is {how} {}", self.name(to), self.name(from));
            let fault = self.about("out-of-reach", to, text).case(case);
            return Err(fault.with("from", self.map.territory_message(from)));
        }
        Ok(())
    }
}

/// Armies that somebody wants to place; the sum of all that can be named fits by far.
fn counted(armies: u64) -> i64 {
    i64::try_from(armies).unwrap_or(i64::MAX)
}

/// What is to be done in a phase, to the player: a word for it, and the sentence.
fn due(phase: &Phase) -> (&'static str, &'static str) {
    match phase {
        Phase::Claim => ("claim", "claim a free territory"),
        Phase::Muster => ("muster", "place your first armies"),
        Phase::Capital => ("capital", "name your capital"),
        Phase::Reinforce { .. } => ("reinforce", "trade cards or place your armies"),
        Phase::Attack => ("attack", "attack, or go on"),
        Phase::Occupy { .. } => ("occupy", "move armies into the captured territory"),
        Phase::Fortify => ("fortify", "move armies, or end the turn"),
        Phase::Over(_) => ("over", "the game is over"),
        Phase::First | Phase::Mission(_) | Phase::Deal(_) | Phase::Scatter(_) | Phase::Roll(_) | Phase::Draw => {
            ("chance", "dice or cards are due")
        }
    }
}
