//! What must hold of a card, so that the rules can play it.

use tabletop::{Message, message};

use super::kind::{Kind, Type};
use super::step::{Amounts, Attack, Step};

/// The most a plain amount may be, so that no sum overflows.
const MOST: u8 = 20;
/// The most a card may cost.
const DEAREST: u8 = 20;
/// The most steps of a card.
const STEPS: usize = 12;
/// The most times an action may be played by another.
const TIMES: u8 = 5;

/// What is wrong, and what to do about it.
type ReasonAndRemedy = (Message, Message);

/// Everything that is wrong with a card alone.
pub(super) fn faults(kind: &Kind) -> Vec<ReasonAndRemedy> {
    let mut told = Vec::new();
    names(kind, &mut told);
    types(kind, &mut told);
    numbers(kind, &mut told);
    steps(kind, &mut told);
    told
}

fn names(kind: &Kind, told: &mut Vec<ReasonAndRemedy>) {
    let sound = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_';
    if kind.id.is_empty() || !kind.id.chars().all(sound) {
        told.push((
            message!("fault-realm-id", "'{id}' cannot be the id of a card", id = &kind.id),
            message!("remedy-realm-id", "write id: with small letters, digits and _, such as \"grand_market\""),
        ));
    }
    if kind.name.trim().is_empty() {
        told.push((
            message!("fault-realm-name", "the card has no name"),
            message!("remedy-realm-name", "write name: \"…\""),
        ));
    }
}

fn types(kind: &Kind, told: &mut Vec<ReasonAndRemedy>) {
    let mut sorted = kind.types.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if kind.types.is_empty() || sorted.len() != kind.types.len() {
        told.push((
            message!("fault-realm-types", "a card needs at least one type, and each only once"),
            message!("remedy-realm-types", "write types: [Action], or other types such as [Action, Attack]"),
        ));
    }
    let attacks = kind.steps.iter().chain(kind.choices.iter().flat_map(|choice| &choice.steps));
    let attacks = attacks.clone().any(|step| matches!(step, Step::Attack(_)));
    if attacks != kind.is(Type::Attack) {
        told.push((
            message!("fault-realm-attack", "a card has the type Attack exactly where one of its steps is an attack"),
            message!("remedy-realm-attack", "add the type or the step, or remove the other"),
        ));
    }
    if kind.stays() != kind.is(Type::Duration) {
        told.push((
            message!("fault-realm-duration", "a card has the type Duration exactly where it brings something later"),
            message!("remedy-realm-duration", "add the type or later: (…), or remove the other"),
        ));
    }
    let played = kind.is(Type::Action) || kind.is(Type::Treasure);
    let does = !kind.plus.is_none() || kind.stays() || !kind.steps.is_empty();
    if does && !played {
        told.push((
            message!("fault-realm-unplayed", "the card does something and can never be played"),
            message!("remedy-realm-unplayed", "add the type Action or Treasure"),
        ));
    }
    if kind.shield != kind.is(Type::Reaction) {
        told.push((
            message!("fault-realm-reaction", "a card has the type Reaction exactly where it is a shield"),
            message!("remedy-realm-reaction", "add the type or shield: true, or remove the other"),
        ));
    }
}

fn numbers(kind: &Kind, told: &mut Vec<ReasonAndRemedy>) {
    if kind.cost > DEAREST {
        told.push((
            message!("fault-realm-cost", "a cost of {cost} is beyond {most}", cost = kind.cost, most = DEAREST),
            message!("remedy-realm-smaller", "write a smaller number"),
        ));
    }
    let amounts = all_steps(kind).filter_map(|step| match step {
        Step::Plus(plus) | Step::IfPlayed { plus, .. } | Step::IfEmptyPiles { plus, .. } => Some(*plus),
        _ => None,
    });
    let amounts = amounts.chain(kind.choices.iter().map(|choice| choice.plus)).chain([kind.plus, kind.later]);
    let largest = |plus: Amounts| [plus.cards, plus.actions, plus.buys, plus.coins, plus.tokens].into_iter().max();
    let most = amounts.filter_map(largest).chain([kind.tokens_per_buy, kind.points.unsigned_abs()]).max().unwrap_or(0);
    if most > MOST {
        told.push((
            message!("fault-realm-amount", "an amount of {found} is beyond {most}", found = most, most = MOST),
            message!("remedy-realm-smaller", "write a smaller number"),
        ));
    }
    if kind.per == Some(super::Per::Cards(0)) {
        told.push((
            message!("fault-realm-per", "there are no points per 0 cards"),
            message!("remedy-realm-per", "write per: Some(Cards(10)), or another number from 1"),
        ));
    }
}

fn steps(kind: &Kind, told: &mut Vec<ReasonAndRemedy>) {
    let longest = kind.choices.iter().map(|choice| choice.steps.len()).chain([kind.steps.len(), kind.choices.len()]);
    if longest.max().unwrap_or(0) > STEPS {
        told.push((
            message!("fault-realm-steps", "more than {most} steps or choices", most = STEPS),
            message!("remedy-realm-steps", "make the card simpler"),
        ));
    }
    let chooses = kind.steps.iter().filter(|step| **step == Step::ChooseOne).count();
    let nested = kind.choices.iter().any(|choice| choice.steps.contains(&Step::ChooseOne));
    if chooses > 1 || nested || (chooses == 1) != (kind.choices.len() > 1) {
        told.push((
            message!("fault-realm-choices", "the step ChooseOne and a list of two choices or more need each other"),
            message!(
                "remedy-realm-choices",
                "write ChooseOne once among the steps, and choices: [(…), (…)] without it"
            ),
        ));
    }
    for step in all_steps(kind) {
        let (number, most) = match *step {
            Step::PlayTimes(times) => (times, TIMES),
            Step::Inspect(count)
            | Step::DrawUpTo(count)
            | Step::NewHand(count)
            | Step::OthersDraw(count)
            | Step::Cheaper(count)
            | Step::CoinsPerTreasure(count)
            | Step::SilverBonus(count)
            | Step::DrawIfNoAction(count)
            | Step::TrashFor(_, count)
            | Step::Attack(Attack::NewHand { draw: count, .. } | Attack::TrashTreasure { look: count, .. }) => {
                (count, MOST)
            }
            Step::Trash { least, most } => (least, most),
            _ => (0, 0),
        };
        if number > most {
            told.push((
                message!("fault-realm-amount", "an amount of {found} is beyond {most}", found = number, most),
                message!("remedy-realm-smaller", "write a smaller number"),
            ));
        }
    }
}

/// The steps of a card and of its choices.
fn all_steps(kind: &Kind) -> impl Iterator<Item = &Step> {
    kind.steps.iter().chain(kind.choices.iter().flat_map(|choice| &choice.steps))
}
