//! Realm: sentences held against the cards.

use dominion::{Action, Basic, Card, Dominion, Kind, Own, PlayerView, Type, View};
use tabletop::{Argument, Eye, Game, NoEvents};

use super::{Claim, Verdict, hoped, so};

/// What is true of the seat's cards and of those it speaks of.
struct Truth<'a> {
    claim: &'a Claim<'a, Dominion>,
    view: View,
}

impl Truth<'_> {
    fn own(&self) -> Result<(&PlayerView, &Own), String> {
        self.view.me().ok_or("nobody looks".to_owned())
    }

    /// The card that is bought, gained or played.
    fn card(&self) -> Result<Card, String> {
        card_of(self.claim.action())
    }

    /// The same, which must be called by its name.
    fn named(&self) -> Result<Card, String> {
        let card = self.card()?;
        self.claim.calls("card", &self.claim.game.name(card))?;
        Ok(card)
    }

    fn kind(&self, card: Card) -> Result<&Kind, String> {
        self.claim.game.kind(card).ok_or("no such card".to_owned())
    }

    /// The kind of card that is played, and of the one it is told against.
    fn kinds(&self) -> Result<(&Kind, &Kind), String> {
        let other = card_of(self.claim.other().ok_or("it is told against nothing")?)?;
        Ok((self.kind(self.card()?)?, self.kind(other)?))
    }

    fn actions_in_hand(&self) -> Result<u32, String> {
        let game = self.claim.game;
        let actions = self.own()?.1.hand.counts().filter(|&(card, _)| game.is(card, Type::Action));
        Ok(actions.map(|(_, count)| u32::from(count)).sum())
    }
}

fn card_of(action: Action) -> Result<Card, String> {
    match action {
        Action::Buy(card) | Action::Gain(card) | Action::Play(card) => Ok(card),
        _ => Err("no card".to_owned()),
    }
}

pub fn check(claim: &Claim<'_, Dominion>) -> Verdict {
    let truth = Truth { claim, view: claim.game.view(claim.state, Eye::Seat(claim.seat)) };
    Ok(buys(&truth)? || plays(&truth)? || rules(&truth)?)
}

fn buys(t: &Truth<'_>) -> Verdict {
    let (claim, game, view) = (t.claim, t.claim.game, &t.view);
    match claim.says() {
        "realm_trasher" => {
            let text = format!("{:?}", t.kind(t.named()?)?);
            so(text.contains("Trash"), "it trashes nothing")?;
            let owned = &t.own()?.0.owned;
            claim.names("deck", f64::from(u32::from(owned.total())))?;
            claim.names("coppers", f64::from(u32::from(owned.count(Basic::Copper.card()))))?;
        }
        "realm_victory" => {
            let card = t.named()?;
            let kind = t.kind(card)?;
            so(kind.is(Type::Victory) && kind.points > 0, "it brings no points")?;
            claim.names("left", f64::from(u32::from(view.supply.count(card))))?;
        }
        "realm_fires" => {
            let card = t.named()?;
            so(u16::from(game.cost(card, &view.turn)) <= view.turn.coins, "it is too dear")?;
            claim.names("coins", view.turn.coins)?;
        }
        "realm_first" => so(claim.told.chosen.score > 0.0, "it is on no list")?,
        "realm_wins_now" | "realm_last" => {
            so(matches!(claim.action(), Action::Buy(_) | Action::Gain(_)), "nothing is bought")?;
        }
        "realm_paid" => {
            let pays = |card: Card| game.kind(card).is_some_and(|kind| kind.tokens_per_buy > 0);
            so(t.own()?.0.play.counts().any(|(card, _)| pays(card)), "nothing in play pays for a buy")?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn plays(t: &Truth<'_>) -> Verdict {
    let claim = t.claim;
    match claim.says() {
        "realm_only_action" => {
            t.named()?;
            so(t.actions_in_hand()? == 1, "there are other actions")?;
        }
        "realm_repeats" => so(t.kind(t.card()?)?.repeats() > 1, "it repeats nothing")?,
        "realm_actions_more" => {
            let plus = t.kind(t.card()?)?.plus;
            so(plus.actions >= 2, "it brings no further actions")?;
            claim.names("brings_actions", plus.actions)?;
            claim.names("more_actions", t.actions_in_hand()? - 1)?;
        }
        "realm_actions" => so(format!("{:?}", t.kind(t.card()?)?).contains("actions"), "it brings none")?,
        "realm_free_draw" => so(t.kind(t.card()?)?.plus.cards > 0, "it draws nothing")?,
        "realm_draws_more" => {
            let (here, there) = t.kinds()?;
            claim.names("draws", here.plus.cards)?;
            claim.names("other_draws", there.plus.cards)?;
            so(here.plus.cards > there.plus.cards, "it draws no more")?;
        }
        "realm_more_coins" => {
            let (here, there) = t.kinds()?;
            claim.names("brings_coins", here.plus.coins)?;
            claim.names("other_brings_coins", there.plus.coins)?;
            so(here.plus.coins > there.plus.coins, "it brings no more")?;
        }
        "realm_attack" => so(t.kind(t.card()?)?.is(Type::Attack), "it harms nobody")?,
        "realm_free" | "realm_points" | "realm_draw" | "realm_coins" | "realm_gain" | "realm_trash" | "realm_else" => {
            so(t.kind(t.card()?)?.is(Type::Action), "it is no action")?;
        }
        says @ ("realm_treasures" | "realm_no_action" | "realm_no_action_left") => {
            so(claim.action() == Action::PlayTreasures, "no treasures are played")?;
            so((t.actions_in_hand()? == 0) == (says != "realm_no_action_left"), "the hand has other actions")?;
            match says {
                "realm_no_action_left" => so(t.view.turn.actions == 0, "there is an action left")?,
                "realm_treasures" => {
                    let mut then = claim.state.clone();
                    let played = claim.game.apply(&mut then, &claim.action(), &mut NoEvents);
                    played.map_err(|illegal| illegal.to_string())?;
                    claim.names("treasure_coins", then.turn.coins - claim.state.turn.coins)?;
                }
                _ => {}
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn rules(t: &Truth<'_>) -> Verdict {
    let claim = t.claim;
    match claim.says() {
        "realm_rule" => {
            let rule = match claim.reason.message.arguments.get("rule") {
                Some(Argument::Message(rule)) => rule.id.trim_start_matches("realm-rule-").to_owned(),
                _ => return Err("no rule is named".to_owned()),
            };
            let action = claim.action();
            match &*rule {
                "plays_treasures" => {
                    so(action == Action::PlayTreasures || matches!(action, Action::Play(_)), "no treasure")?;
                }
                "nothing_fires" => so(action == Action::EndTurn, "something is done")?,
                rule if rule.ends_with("_none") => {
                    let none = matches!(action, Action::Choose(cards) if cards.is_empty());
                    so(none, "something is chosen")?;
                }
                _ => {}
            }
        }
        "realm_wins_more" => {
            hoped(claim)?;
            so(claim.number("measure")? > claim.number("other_measure")?, "it wins no more")?;
        }
        "realm_wins" | "realm_ahead" => hoped(claim)?,
        _ => return Ok(false),
    }
    Ok(true)
}
