//! Realm: sentences held against the cards.

use dominion::{Action, Basic, Card, Dominion, Type};
use tabletop::{Argument, Game, NoEvents};

use crate::{Claim, Verdict, hoped, so};

pub fn check(claim: &Claim<'_, Dominion>) -> Verdict {
    let (game, seat) = (claim.game, claim.seat);
    let view = game.view(claim.state, tabletop::Eye::Seat(seat));
    let (me, own) = view.me().ok_or("nobody looks")?;
    let card = |action: Action| match action {
        Action::Buy(card) | Action::Gain(card) | Action::Play(card) => Ok(card),
        _ => Err("no card".to_owned()),
    };
    let kind = |card: Card| game.kind(card).ok_or("no such card");
    let named = || -> Result<Card, String> {
        let card = card(claim.action())?;
        claim.calls("card", &game.name(card))?;
        Ok(card)
    };
    match claim.says() {
        "realm_trasher" => {
            let text = format!("{:?}", kind(named()?)?);
            so(text.contains("Trash"), "it trashes nothing")?;
            claim.names("deck", f64::from(u32::from(me.owned.total())))?;
            claim.names("coppers", f64::from(u32::from(me.owned.count(Basic::Copper.card()))))?;
        }
        "realm_victory" => {
            let card = named()?;
            so(kind(card)?.is(Type::Victory) && kind(card)?.points > 0, "it brings no points")?;
            claim.names("left", f64::from(u32::from(view.supply.count(card))))?;
        }
        "realm_fires" => {
            let card = named()?;
            so(u16::from(game.cost(card, &view.turn)) <= view.turn.coins, "it is too dear")?;
            claim.names("coins", view.turn.coins)?;
        }
        "realm_first" => so(claim.told.chosen.score > 0.0, "it is on no list")?,
        "realm_wins_now" | "realm_last" => {
            so(matches!(claim.action(), Action::Buy(_) | Action::Gain(_)), "nothing is bought")?;
        }
        "realm_paid" => {
            let pays = |card: Card| game.kind(card).is_some_and(|kind| kind.tokens_per_buy > 0);
            so(me.play.counts().any(|(card, _)| pays(card)), "nothing in play pays for a buy")?;
        }
        "realm_only_action" => {
            let actions = own.hand.counts().filter(|&(card, _)| game.is(card, Type::Action));
            let count: u32 = actions.map(|(_, count)| u32::from(count)).sum();
            named()?;
            so(count == 1, "there are other actions")?;
        }
        "realm_repeats" => so(kind(card(claim.action())?)?.repeats() > 1, "it repeats nothing")?,
        "realm_actions_more" => {
            let plus = kind(card(claim.action())?)?.plus;
            so(plus.actions >= 2, "it brings no further actions")?;
            claim.names("brings_actions", plus.actions)?;
        }
        "realm_actions" => so(format!("{:?}", kind(card(claim.action())?)?).contains("actions"), "it brings none")?,
        "realm_free_draw" => {
            let plus = kind(card(claim.action())?)?.plus;
            so(plus.cards > 0, "it draws nothing")?;
        }
        "realm_draws_more" => {
            let (here, there) = (kind(card(claim.action())?)?, claim.other().map(card).transpose()?);
            let there = kind(there.ok_or("it is told against nothing")?)?;
            claim.names("draws", here.plus.cards)?;
            claim.names("other_draws", there.plus.cards)?;
            so(here.plus.cards > there.plus.cards, "it draws no more")?;
        }
        "realm_more_coins" => {
            let (here, there) = (kind(card(claim.action())?)?, claim.other().map(card).transpose()?);
            let there = kind(there.ok_or("it is told against nothing")?)?;
            claim.names("brings_coins", here.plus.coins)?;
            claim.names("other_brings_coins", there.plus.coins)?;
            so(here.plus.coins > there.plus.coins, "it brings no more")?;
        }
        "realm_attack" => so(kind(card(claim.action())?)?.is(Type::Attack), "it harms nobody")?,
        "realm_free" | "realm_points" | "realm_draw" | "realm_coins" | "realm_gain" | "realm_trash" | "realm_else" => {
            so(kind(card(claim.action())?)?.is(Type::Action), "it is no action")?;
        }
        says @ ("realm_treasures" | "realm_no_action" | "realm_no_action_left") => {
            let actions = own.hand.counts().filter(|&(card, _)| game.is(card, Type::Action)).count();
            so(claim.action() == Action::PlayTreasures, "no treasures are played")?;
            so((actions == 0) == (says != "realm_no_action_left"), "the hand has other actions")?;
            match says {
                "realm_no_action_left" => so(view.turn.actions == 0, "there is an action left")?,
                "realm_treasures" => {
                    let mut then = claim.state.clone();
                    game.apply(&mut then, &claim.action(), &mut NoEvents).map_err(|illegal| illegal.to_string())?;
                    claim.names("treasure_coins", then.turn.coins - claim.state.turn.coins)?;
                }
                _ => {}
            }
        }
        "realm_rule" => {
            let rule = match claim.reason.message.arguments.get("rule") {
                Some(Argument::Message(rule)) => rule.id.trim_start_matches("realm-rule-").to_owned(),
                _ => return Err("no rule is named".to_owned()),
            };
            let action = claim.action();
            match &*rule {
                "plays_treasures" => {
                    so(action == Action::PlayTreasures || matches!(action, Action::Play(_)), "no treasure")?
                }
                "nothing_fires" => so(action == Action::EndTurn, "something is done")?,
                rule if rule.ends_with("_none") => {
                    let nothing = |cards: dominion::Cards| cards.is_empty();
                    so(matches!(action, Action::Choose(cards) if nothing(cards)), "something is chosen")?;
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
