//! What cards are worth to play, beside what they are worth to keep.

use super::growth::{can_be_mined, growth, salvage};
use super::heuristics::Heuristic;
use crate::cards::{Card, Cards};
use crate::kinds::{Amounts, Attack, Kind, Step, Type};
use crate::sight::Sight;

pub(super) use super::keeping::*;

/// So many of a heap, the least first by `key`, which no two kinds share.
pub(super) fn least<K: Ord>(from: &Cards, count: u16, key: impl Fn(Card) -> K) -> Cards {
    let (mut rest, mut some) = (*from, Cards::NONE);
    let mut left = count.min(u8::MAX.into()) as u8;
    while left > 0 {
        let Some(card) = rest.kinds().min_by_key(|&card| key(card)) else { break };
        let taken = rest.take(card, left);
        some.add(card, taken);
        left -= taken;
    }
    some
}

/// What plain amounts are worth, in the unit of a card drawn = 3.
pub(super) fn worth_of(plus: Amounts) -> i32 {
    3 * i32::from(plus.cards) + 2 * i32::from(plus.coins) + 2 * i32::from(plus.tokens) + i32::from(plus.buys)
}

/// What playing an action is worth in this hand, in the same unit; `None` where it would rather harm.
pub(super) fn worth_of_playing(mind: Mind<'_>, hand: &Cards, card: Card) -> Option<i32> {
    let kind = mind.game.kind(card)?;
    let mut rest = *hand;
    rest.take(card, 1);
    let later = worth_of(kind.later) + i32::from(kind.later.actions);
    let choices = kind.choices.iter().map(|choice| worth_of(choice.plus) + i32::from(choice.plus.actions));
    let plain = worth_of(kind.plus) + later * 2 / 3 + choices.max().unwrap_or(0);
    let steps = kind.steps.iter().try_fold(0, |sum, step| Some(sum + worth_of_step(mind, &rest, *step)?))?;
    Some(plain + steps + 2 * i32::from(kind.tokens_per_buy))
}

/// The same of one step.
fn worth_of_step(mind: Mind<'_>, rest: &Cards, step: Step) -> Option<i32> {
    let Mind { sight, .. } = mind;
    Some(match step {
        Step::Trash { least, most } => {
            let junk = junk_of(mind, rest);
            if i32::from(least) > junk {
                return None;
            }
            2 * junk.min(most.into())
        }
        // One more of the greatest victory card is worth more than anything else an action brings.
        Step::Remodel { treasures: false, .. } | Step::Salvage if upgrades(mind, rest, step) => 20,
        Step::Remodel { treasures: false, more, exactly, .. } if mind.heuristics.has(Heuristic::GrowMost) => {
            // A forced trash with nothing that grows by it is better left alone.
            let grown = rest.kinds().map(|card| growth(mind, card, more, exactly)).max().filter(|&grown| grown > 0)?;
            4.max(grown)
        }
        Step::Salvage if mind.heuristics.has(Heuristic::SalvageForMore) => {
            let gained = rest.kinds().map(|card| salvage(mind, rest, card, sight.turn.buys.saturating_add(1)));
            3.max(gained.max().filter(|&gained| gained > 0)?)
        }
        // A forced trash with nothing bad in hand is better left alone.
        Step::Remodel { treasures: false, .. } | Step::Salvage if junk_of(mind, rest) == 0 => return None,
        Step::Remodel { treasures: true, .. } => 3 * i32::from(rest.kinds().any(|card| can_be_mined(mind, card))),
        Step::Remodel { .. } => 4,
        Step::Salvage => 3,
        Step::TrashFor(basic, coins) if rest.has(basic.card()) => 2 * i32::from(coins),
        Step::PlayTimes(_) => 0,
        Step::DrawUpTo(size) => 3 * (i32::from(size) - i32::from(rest.total())).max(0),
        Step::Gain { most, .. } => i32::from(most),
        Step::GainBasic(..) => 3,
        // What is trashed or discarded here is not drawn by what is played after it.
        Step::Inspect(count) => 2 * i32::from(count),
        Step::Attack(attack) => worth_of_attack(sight, attack),
        Step::PutOnDeck(_) | Step::OthersDraw(_) => -1,
        Step::PlayTop | Step::Cheaper(_) | Step::SetAside => 2,
        Step::IfPlayed { least, plus } if sight.turn.played + 1 >= least => worth_of(plus),
        _ => 0,
    })
}

/// Cards of a hand that the deck is better without.
fn junk_of(mind: Mind<'_>, hand: &Cards) -> i32 {
    let owned = mind.sight.owned(mind.sight.seat);
    hand.each().filter(|&card| is_junk(mind, card, &owned)).count() as i32
}

/// Whether a card of the hand is to become one of the greatest victory cards.
fn upgrades(mind: Mind<'_>, rest: &Cards, step: Step) -> bool {
    match step {
        Step::Remodel { more, exactly, .. } => rest.kinds().any(|card| becomes_greatest(mind, card, more, exactly)),
        Step::Salvage => rest.kinds().any(|card| buys_greatest(mind, rest, card)),
        _ => false,
    }
}

/// Whether it is late enough that a card which is no victory card becomes one of the greatest, and it can.
pub(super) fn becomes_greatest(mind: Mind<'_>, card: Card, more: u8, exactly: bool) -> bool {
    let Mind { game, sight, parameters, .. } = mind;
    let goal = if game.setup_colonies() { Card::COLONY } else { Card::PROVINCE };
    let (most, cost) = (game.cost(card, sight.turn).saturating_add(more), game.cost(goal, sight.turn));
    let reaches = if exactly { most == cost } else { most >= cost };
    reaches && !is_dead(game, card) && (1..=parameters.remodel).contains(&left(mind))
}

/// Whether it is late enough that a card which is no junk is salvaged, and its coins buy one more of the greatest victory card than the
/// hand would without: the card itself is made up for where it is one.
pub(super) fn buys_greatest(mind: Mind<'_>, hand: &Cards, card: Card) -> bool {
    let Mind { game, sight, parameters, .. } = mind;
    let goal = if game.setup_colonies() { Card::COLONY } else { Card::PROVINCE };
    let cost = u32::from(game.cost(goal, sight.turn)).max(1);
    let mut rest = *hand;
    rest.take(card, 1);
    let coins =
        |heap: &Cards| u32::from(sight.turn.coins) + coins_of(game, &heap.only(|card| game.is(card, Type::Treasure)));
    let with = (coins(&rest) + u32::from(game.cost(card, sight.turn))) / cost;
    let wanted = coins(hand) / cost + 1 + u32::from(card == goal);
    (1..=parameters.salvage).contains(&left(mind)) && with >= wanted && u32::from(sight.turn.buys) + 1 >= wanted
}

fn worth_of_attack(sight: &Sight<'_>, attack: Attack) -> i32 {
    match attack {
        Attack::GainBasic(basic) => 4 * i32::from(sight.supply.has(basic.card())),
        Attack::CurseAndCopper => 4,
        Attack::DiscardDownTo(_) | Attack::PutBackDownTo(_) | Attack::DiscardOrCurse(_) => 3,
        Attack::TrashTreasure { .. } | Attack::Sabotage { .. } => 3,
        Attack::VictoryOnDeck | Attack::Spy | Attack::NewHand { .. } => 1,
    }
}

/// Actions a card brings, however it is chosen.
pub(super) fn actions_of(kind: &Kind) -> u8 {
    let choices = kind.choices.iter().map(|choice| choice.plus.actions);
    kind.plus.actions + choices.max().unwrap_or(0)
}

/// What is most of the worth of playing an action, for the reasons that are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It plays others several times.
    Repeats,
    /// It brings more actions than it costs.
    Actions,
    /// It draws and costs no action.
    FreeDraw,
    /// It costs no action.
    Free,
    /// It makes a card into one of the greatest victory cards.
    Points,
    /// It draws.
    Draw,
    /// It harms the others.
    Attack,
    /// It brings coins or tokens.
    Coins,
    /// It gains a card.
    Gain,
    /// It takes bad cards out of the deck.
    Trash,
    /// Something else.
    Else,
}

/// What is most of the worth of playing an action in this hand.
pub(super) fn reason_of(mind: Mind<'_>, hand: &Cards, card: Card) -> Reason {
    let Some(kind) = mind.game.kind(card) else { return Reason::Else };
    let mut rest = *hand;
    rest.take(card, 1);
    if kind.repeats() > 1 {
        return Reason::Repeats;
    }
    match actions_of(kind) {
        0 => {}
        1 if kind.plus.cards > 0 => return Reason::FreeDraw,
        1 => return Reason::Free,
        _ => return Reason::Actions,
    }
    if kind.steps.iter().any(|&step| upgrades(mind, &rest, step)) {
        return Reason::Points;
    }
    let most = |of: &dyn Fn(Amounts) -> u8| {
        let choices = kind.choices.iter().map(|choice| of(choice.plus)).max().unwrap_or(0);
        i32::from(of(kind.plus)) + i32::from(choices)
    };
    let step = |step: &Step| {
        let worth = worth_of_step(mind, &rest, *step).unwrap_or(0);
        let reason = match step {
            Step::DrawUpTo(_) | Step::DrawIfNoAction(_) => Reason::Draw,
            Step::Attack(_) => Reason::Attack,
            Step::Gain { .. } | Step::GainBasic(..) | Step::Remodel { .. } => Reason::Gain,
            Step::TrashFor(..) | Step::Salvage => Reason::Coins,
            Step::Trash { .. } => Reason::Trash,
            _ => Reason::Else,
        };
        (worth, reason)
    };
    let amounts = [
        (3 * most(&|plus| plus.cards), Reason::Draw),
        (2 * most(&|plus| plus.coins.saturating_add(plus.tokens)), Reason::Coins),
    ];
    // Of what is worth the same the first is told.
    let parts = amounts.into_iter().chain(kind.steps.iter().map(step)).filter(|part| part.0 > 0);
    parts.fold((0, Reason::Else), |best, part| if part.0 > best.0 { part } else { best }).1
}
