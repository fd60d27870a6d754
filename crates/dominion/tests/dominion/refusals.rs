//! What a player is told is true: in positions of random games many actions that may not be done are tried, and the reason given is
//! compared with what lies on the table.

use std::collections::BTreeMap;

use dominion::{Action, Card, Cards, Dominion, Phase, Query, State, Task, Type};
use rand::RngExt;
use tabletop::{Eye, Game, NoEvents, Rng, Seat, Seed, Turn};

use crate::support::{rules, variant};

/// Actions of every kind, those with cards for every number and some beyond, and some heaps.
fn attempts(state: &State, seat: Seat, rng: &mut Rng) -> Vec<Action> {
    let mut all = vec![Action::PlayTreasures, Action::EndTurn, Action::Accept, Action::Decline];
    all.extend((0..=20).map(Card).flat_map(|card| [Action::Play(card), Action::Buy(card), Action::Gain(card)]));
    all.extend([0, 1, 2, 9].map(Action::Option));
    let hand = state.players[seat.index()].hand;
    let some = hand.each().filter(|_| rng.random_bool(0.4)).collect();
    let heaps = [Cards::NONE, hand, some, Cards::one(Card::GOLD), Cards::NONE.with(Card::COPPER, 2)];
    all.extend(heaps.map(Action::Choose));
    all
}

fn asked(state: &State) -> Option<Query> {
    match state.stack.last() {
        Some(Task::Ask(_, query)) => Some(*query),
        _ => None,
    }
}

/// Whether the reason holds, as one reads it off the table.
fn is_true(game: &Dominion, state: &State, seat: Option<Seat>, action: Action, rule: &str) -> bool {
    let Some(player) = seat.map(|seat| &state.players[seat.index()]) else { return rule == "nobody-acts" };
    let (turn, query) = (&state.turn, asked(state));
    let cost = |card: Card| u16::from(game.kinds()[card.index()].cost.saturating_sub(turn.cheaper));
    match (rule, action) {
        ("not-asked", _) | ("asked", _) => query.is_some() == (rule == "asked"),
        ("not-in-hand", Action::Play(card)) => !player.hand.has(card),
        ("not-in-hand", Action::Accept) => query == Some(Query::DiscardCurse) && !player.hand.has(Card::CURSE),
        ("not-playable", Action::Play(card)) => !game.is(card, Type::Action) && !game.is(card, Type::Treasure),
        ("bought", _) => turn.phase == Phase::Buy,
        ("treasures-played", Action::Play(_)) => turn.phase == Phase::Treasure,
        ("no-actions", Action::Play(_)) => turn.actions == 0,
        ("no-treasures", _) => player.hand.kinds().all(|card| !game.is(card, Type::Treasure) || game.is_involved(card)),
        ("no-pile", Action::Buy(card)) => game.piles().all(|pile| pile != card),
        ("pile-empty", Action::Buy(card)) => state.supply.count(card) == 0,
        ("no-buys", Action::Buy(_)) => turn.buys == 0,
        ("beyond-coins", Action::Buy(card)) => cost(card) > turn.coins,
        ("barred", Action::Buy(card)) => game.id(card) == "grand_market" && player.play.has(Card::COPPER),
        ("not-gainable", Action::Gain(card)) => match query {
            Some(Query::Gain { least, most, treasures, .. }) => {
                let there = game.piles().any(|pile| pile == card) && state.supply.has(card);
                let fits = there && (u16::from(least)..=u16::from(most)).contains(&cost(card));
                !fits || (treasures && !game.is(card, Type::Treasure))
            }
            _ => false,
        },
        ("must-gain", Action::Decline) => matches!(query, Some(Query::Gain { optional: false, .. })),
        ("no-option", Action::Option(at)) => match query {
            Some(Query::Choose(card)) => usize::from(at) >= game.kinds()[card.index()].choices.len(),
            query => matches!(query, Some(Query::DiscardOrCurse(_))) && at >= 2,
        },
        ("no-shield", Action::Accept) => {
            query == Some(Query::Shield) && player.hand.kinds().all(|card| game.id(card) != "moat")
        }
        ("other-answer", action) => answers_otherwise(game, state, action),
        ("not-among" | "too-few-cards" | "too-many-cards", Action::Choose(heap)) => {
            let view = game.view(state, Eye::Seat(seat.unwrap_or(Seat(0))));
            game.selection(&view).is_some_and(|selection| match rule {
                "not-among" => !selection.from.includes(&heap),
                "too-few-cards" => heap.total() < selection.least,
                _ => heap.total() > selection.most,
            })
        }
        _ => false,
    }
}

/// Whether what is asked is answered with something of another kind.
fn answers_otherwise(game: &Dominion, state: &State, action: Action) -> bool {
    let Some(Task::Ask(seat, query)) = state.stack.last() else { return false };
    let cards = game.selection(&game.view(state, Eye::Seat(*seat))).is_some();
    match action {
        Action::Choose(_) => !cards,
        Action::Gain(_) => !matches!(query, Query::Gain { .. }),
        Action::Option(_) => !matches!(query, Query::Choose(_) | Query::DiscardOrCurse(_)),
        Action::Accept | Action::Decline => {
            cards || matches!(query, Query::Choose(_) | Query::DiscardOrCurse(_) | Query::Gain { .. })
        }
        _ => false,
    }
}

#[test]
fn every_reason_is_true_and_every_reason_comes() {
    let mut met: BTreeMap<&str, u64> = BTreeMap::new();
    for index in 0..150 {
        let seed = Seed(9).derive("game", index);
        let game = rules(variant(seed));
        let mut state = game.start();
        for step in 0..400 {
            let mut rng = seed.stream("play", step);
            let seat = match game.turn(&state) {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            };
            for action in attempts(&state, seat.unwrap_or(Seat(0)), &mut rng) {
                if let Err(illegal) = game.validate(&state, &action) {
                    let sound = is_true(&game, &state, seat, action, illegal.rule);
                    assert!(sound, "{action:?}: {} {illegal}\n{state:?}", illegal.rule);
                    assert!(illegal.message().id.starts_with("illegal-") && !illegal.text.is_empty());
                    *met.entry(illegal.rule).or_default() += 1;
                }
            }
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).unwrap();
                    game.resolve(&mut state, &outcome, &mut NoEvents).unwrap();
                }
                Turn::Seat(seat) => {
                    let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).unwrap();
                    game.apply(&mut state, &action, &mut NoEvents).unwrap();
                }
            }
        }
    }
    // All but the Moat that is not there, which nobody is asked for.
    let all = [
        "asked",
        "barred",
        "beyond-coins",
        "bought",
        "must-gain",
        "no-actions",
        "no-buys",
        "no-option",
        "no-pile",
        "no-treasures",
        "nobody-acts",
        "not-among",
        "not-asked",
        "not-gainable",
        "not-in-hand",
        "not-playable",
        "other-answer",
        "pile-empty",
        "too-few-cards",
        "too-many-cards",
        "treasures-played",
    ];
    assert_eq!(met.keys().copied().collect::<Vec<_>>(), all, "{met:?}");
}
