//! What cards and answers do to the supply, to points, coins and buys: the part of the rules that decides how a turn ends the game.

use tabletop::Seat;

use super::job::{Job, Others};
use super::prospect::Prospect;
use crate::cards::Card;
use crate::kinds::{Amounts, Attack, Place, Step, Type};
use crate::rules::Dominion;

/// What comes of something to be done.
#[expect(clippy::large_enum_variant, reason = "it lives for a step on the stack, where a box would cost an allocation")]
pub(super) enum Done {
    /// One thing.
    One(Prospect),
    /// What its seat chooses of these.
    Own(Vec<Prospect>),
    /// What another seat chooses of these.
    Other([Prospect; 2]),
}

/// Plays a card of the hand.
pub(super) fn played(turn: &Prospect, card: Card) -> Prospect {
    let mut after = *turn;
    after.actions = after.actions.saturating_sub(1);
    after.hand.take(card, 1);
    after.play.add(card, 1);
    after.push(Job::Play { card, times: 1 });
    after
}

/// Does something that was to be done; it is no longer among what is.
pub(super) fn done(game: &Dominion, mut turn: Prospect, job: Job, others: Others) -> Done {
    match job {
        Job::Play { times: 0, .. } => Done::One(turn),
        Job::Play { card, times } => {
            turn.push(Job::Play { card, times: times - 1 });
            turn.played = turn.played.saturating_add(1);
            if let Some(kind) = game.kind(card) {
                turn.plus(kind.plus);
                turn.push(Job::Steps { card, choice: None, at: 0, immune: 0 });
            }
            Done::One(turn)
        }
        Job::Hit { victim, attack } => hit(game, turn, victim, attack, others),
        Job::Gain { least, most, treasures, to, reward } => {
            let fits = |card: Card| {
                (least..=most).contains(&turn.cost(game, card)) && (!treasures || game.is(card, Type::Treasure))
            };
            gained(game, turn, fits, to, reward)
        }
        Job::Steps { card, choice, at, immune } => {
            let kind = game.kind(card);
            let steps = kind.and_then(|kind| match choice {
                None => Some(&kind.steps),
                Some(choice) => kind.choices.get(usize::from(choice)).map(|choice| &choice.steps),
            });
            let Some(&step) = steps.and_then(|steps| steps.get(usize::from(at))) else { return Done::One(turn) };
            turn.push(Job::Steps { card, choice, at: at + 1, immune });
            done_step(game, turn, card, step, immune)
        }
    }
}

fn done_step(game: &Dominion, mut turn: Prospect, card: Card, step: Step, immune: u8) -> Done {
    let hand = turn.hand;
    match step {
        Step::Plus(plus) => turn.plus(plus),
        Step::IfPlayed { least, plus } if turn.played >= least => turn.plus(plus),
        Step::IfEmptyPiles { least, plus } if game.empty_piles(&turn.supply) >= least => turn.plus(plus),
        Step::Cheaper(less) => turn.cheaper = turn.cheaper.saturating_add(less),
        Step::GainBasic(basic, to) => turn.gain(basic.card(), to),
        Step::Gain { most, to, reward } => turn.push(Job::Gain { least: 0, most, treasures: false, to, reward }),
        Step::NewHand(_) => turn.hand = crate::cards::Cards::NONE,
        Step::TrashFor(basic, coins) if hand.has(basic.card()) => {
            turn.trash(basic.card());
            turn.plus(Amounts { coins, ..Amounts::NONE });
        }
        Step::ChooseOne => {
            let choices = game.kind(card).map_or(0, |kind| kind.choices.len() as u8);
            return Done::Own((0..choices).map(|at| chosen(game, &turn, card, at, immune)).collect());
        }
        Step::Remodel { more, exactly, treasures, to } => {
            let from = hand.kinds().filter(|&card| !treasures || game.is(card, Type::Treasure));
            let mut ways: Vec<Prospect> =
                from.map(|card| remodelled(game, &turn, card, more, exactly, treasures, to)).collect();
            ways.extend((treasures || ways.is_empty()).then_some(turn));
            return Done::Own(ways);
        }
        Step::Salvage => {
            let mut ways: Vec<Prospect> = hand.kinds().map(|card| salvaged(game, &turn, card)).collect();
            ways.extend(ways.is_empty().then_some(turn));
            return Done::Own(ways);
        }
        Step::PlayTimes(times) => {
            let actions = game.actions_among(&hand).map(|card| repeated(&turn, card, times));
            return Done::Own(actions.chain([turn]).collect());
        }
        Step::Attack(attack) => {
            // The last to be hit is pushed first.
            let hit: Vec<Seat> = turn
                .rivals()
                .filter(|rival| !rival.safe && immune >> rival.seat.0 & 1 == 0)
                .map(|rival| rival.seat)
                .collect();
            hit.into_iter().rev().for_each(|victim| turn.push(Job::Hit { victim, attack }));
        }
        _ => {}
    }
    Done::One(turn)
}

/// One of a card's choices is taken.
pub(super) fn chosen(game: &Dominion, turn: &Prospect, card: Card, at: u8, immune: u8) -> Prospect {
    let mut after = *turn;
    if let Some(choice) = game.kind(card).and_then(|kind| kind.choices.get(usize::from(at))) {
        after.plus(choice.plus);
        after.push(Job::Steps { card, choice: Some(at), at: 0, immune });
    }
    after
}

/// A card of the hand is trashed for another one.
pub(super) fn remodelled(
    game: &Dominion,
    turn: &Prospect,
    card: Card,
    more: u8,
    exactly: bool,
    treasures: bool,
    to: Place,
) -> Prospect {
    let mut after = *turn;
    after.trash(card);
    let most = turn.cost(game, card).saturating_add(more);
    after.push(Job::Gain { least: if exactly { most } else { 0 }, most, treasures, to, reward: false });
    after
}

/// A card of the hand is trashed for its cost in coins.
pub(super) fn salvaged(game: &Dominion, turn: &Prospect, card: Card) -> Prospect {
    let mut after = *turn;
    after.trash(card);
    after.coins = after.coins.saturating_add(turn.cost(game, card).into());
    after
}

/// An action of the hand is played several times.
pub(super) fn repeated(turn: &Prospect, card: Card, times: u8) -> Prospect {
    let mut after = *turn;
    after.hand.take(card, 1);
    after.play.add(card, 1);
    after.push(Job::Play { card, times });
    after
}

/// A card of the supply is gained, and what that brings.
pub(super) fn taken(game: &Dominion, turn: &Prospect, card: Card, to: Place, reward: bool) -> Prospect {
    let mut after = *turn;
    after.gain(card, to);
    if reward {
        after.plus(Amounts {
            actions: u8::from(game.is(card, Type::Action)),
            coins: u8::from(game.is(card, Type::Treasure)),
            ..Amounts::NONE
        });
    }
    after
}

/// The gains that may decide something: piles that may run out, points, and one of the others for all that are like it.
fn gained(game: &Dominion, turn: Prospect, fits: impl Fn(Card) -> bool, to: Place, reward: bool) -> Done {
    /// A pile with more cards is not emptied in a turn.
    const MANY: u8 = 8;
    let mut ways = Vec::new();
    let mut plain = None;
    for card in game.piles().filter(|&card| turn.supply.has(card) && fits(card)) {
        let decides = turn.supply.count(card) <= MANY || game.points_of_one_more(&turn.owned, card) != 0;
        if decides {
            ways.push(taken(game, &turn, card, to, reward));
        } else if plain.is_none_or(|plain| turn.cost(game, card) > turn.cost(game, plain)) {
            plain = Some(card);
        }
    }
    ways.extend(plain.map(|card| taken(game, &turn, card, to, reward)));
    if ways.is_empty() { Done::One(turn) } else { Done::Own(ways) }
}

fn hit(game: &Dominion, turn: Prospect, victim: Seat, attack: Attack, others: Others) -> Done {
    let mut after = turn;
    match attack {
        Attack::GainBasic(basic) => after.burden(victim, basic.card()),
        Attack::CurseAndCopper => {
            after.burden(victim, Card::CURSE);
            after.burden(victim, Card::COPPER);
        }
        Attack::DiscardOrCurse(_) => {
            after.burden(victim, Card::CURSE);
            return Done::Other([turn, after]);
        }
        // What another seat gains is its own choice, and may be the last card of a pile.
        Attack::Sabotage { .. } if others == Others::AtWorst => {
            let least = game.piles().filter(|&card| turn.supply.has(card));
            match least.min_by_key(|&card| turn.supply.count(card)) {
                Some(card) => after.burden(victim, card),
                None => return Done::One(turn),
            }
        }
        _ => return Done::One(turn),
    }
    match others {
        // Whoever is attacked may be safe by a card in hand, or discard a Curse.
        Others::AtWorst => Done::Other([turn, after]),
        Others::AsIs => Done::One(after),
    }
}
