//! The habit of an earlier, rule-based opponent.

use std::sync::Arc;

use arrayvec::ArrayVec;
use tabletop::{Agent, Decision, Term, Think};

use super::points::Points;
use super::simple::decide;
use super::turn::TurnState;
use crate::slot::Slot;
use crate::state::{CardState, Die, Fighter};
use crate::{Action, Alea, State};

/// Cards from left to right, each takes the highest die it accepts.
///
/// Two rules go with the habit. A shocked card is freed by the lowest die that can be spared, where the dice it would take
/// then are left over, and not at all where they are not; those are kept for it. And no burning die is touched that would
/// kill.
#[derive(Clone, Debug)]
pub struct LeftToRight {
    points: Arc<Points>,
}

impl LeftToRight {
    /// One that tells its reasons beside these points, which it does not look at.
    pub fn new(points: Arc<Points>) -> Self {
        Self { points }
    }
}

/// One card further to the right outweighs any die.
const CARD: f64 = 100.0;

/// Of equal dice one that does not burn.
const BURNING: f64 = -0.5;

/// Ending the turn comes after all cards.
const LAST: f64 = -10_000.0;

/// What is not done at all comes after ending the turn.
const NEVER: f64 = 2.0 * LAST;

impl Agent<Alea> for LeftToRight {
    fn name(&self) -> &str {
        "left-to-right"
    }

    fn decide(&mut self, game: &Alea, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let turn = TurnState::new(game, &self.points, view);
        let ranked = game.listed(view).into_iter().map(|action| (action, rank(game, view.actor(), action))).collect();
        decide(&turn, think, ["method-left_to_right", "idea-left_to_right"], view, ranked)
    }
}

/// What the habit does first: the same as the opponent, without its reasons.
pub(super) fn first_choice(game: &Alea, view: &State) -> Action {
    let value = |action| rank(game, view.actor(), action).iter().map(|term| term.value).sum::<f64>();
    let mut best = (Action::EndTurn, f64::MIN);
    game.each_listed(view, |action| {
        let found = value(action);
        if found > best.1 {
            best = (action, found);
        }
    });
    best.0
}

/// What speaks for an action, as terms of a sum.
fn rank(game: &Alea, fighter: &Fighter, action: Action) -> Vec<Term> {
    let from_left = |card: u8| Term::plain("term-place_from_the_left", -CARD * f64::from(card));
    match action {
        Action::Place { die, card } => {
            let mut terms = vec![from_left(card)];
            let (die, card) = (usize::from(die), usize::from(card));
            if let (Some(found), Some(card)) = (fighter.dice.get(die), fighter.cards.get(card)) {
                terms.extend(found.burning.then_some(Term::plain("term-it_burns", BURNING)));
                terms.extend(deadly(fighter, *found).then_some(Term::plain("term-it_would_burn_to_death", NEVER)));
                terms.push(match card.shocked.then(|| kept(game, fighter, card)) {
                    None => Term::plain("term-die", found.value.into()),
                    Some(None) => Term::plain("term-no_die_would_be_left_for_the_card", NEVER),
                    Some(Some(kept)) if kept.contains(&die) => Term::plain("term-kept_for_the_card", NEVER),
                    Some(Some(_)) => Term::plain("term-die_spared", -f64::from(found.value)),
                });
            }
            terms
        }
        Action::Use { card } => vec![from_left(card)],
        Action::EndTurn => vec![Term::plain("term-nothing_else_to_do", LAST)],
    }
}

/// Whether touching a die kills.
fn deadly(fighter: &Fighter, die: Die) -> bool {
    die.burning && fighter.burns_to_death()
}

/// The places of the dice a shocked card would take once it is free; `None` where they are not there, or none beside them
/// to free it.
fn kept(game: &Alea, fighter: &Fighter, card: &CardState) -> Option<ArrayVec<usize, 2>> {
    let slot = game.face(card).map_or(Slot::Passive, |face| face.slot);
    let mut usable: Vec<usize> = (0..fighter.dice.len()).collect();
    usable.retain(|at| !fighter.dice[*at].locked && !deadly(fighter, fighter.dice[*at]));
    // The highest first, of equal ones the plain.
    usable.sort_by_key(|at| (std::cmp::Reverse(fighter.dice[*at].value), fighter.dice[*at].burning));
    let value = |at: usize| fighter.dice[at].value;
    let fits = |at: usize, held: u8| value(at) == 0 || slot.takes(value(at), held);
    let kept: ArrayVec<usize, 2> = match slot {
        Slot::Free | Slot::Passive => ArrayVec::new(),
        slot if slot.arity() == 2 => {
            let pairs = usable.iter().flat_map(|one| usable.iter().map(move |two| (*one, *two)));
            let (one, two) =
                pairs.into_iter().find(|(one, two)| one != two && fits(*one, 0) && fits(*two, value(*one)))?;
            [one, two].into()
        }
        _ => [usable.iter().copied().find(|at| fits(*at, 0))?].into_iter().collect(),
    };
    (usable.len() > kept.len()).then_some(kept)
}

#[cfg(test)]
mod tests {
    use tabletop::{Budget, Game, Monitor, NoEvents, Seed};

    use super::*;
    use crate::{Combatant, Content, Outcome, Setup, Source, Sources, Status};

    const CARDS: &str = r#"[
        (id: "punch", name: "Punch", slot: Any, action: "attack(d)"),
        (id: "drum", name: "Drum", slot: Even, action: "attack(3)"),
        (id: "twins", name: "Twins", slot: Doubles, action: "attack(d1)"),
        (id: "horn", name: "Horn", slot: Free, action: "shield(2)"),
    ]"#;

    /// A fight of two with these cards, the dice of the first rolled.
    fn board(cards: &[&str], dice: &[u8], change: impl FnOnce(&mut Fighter)) -> (Alea, State) {
        let sources = Sources { cards: &[Source { name: "habit.ron", text: CARDS }], ..Sources::default() };
        let (content, faults) = Content::load(sources);
        assert_eq!(faults, []);
        let fighter = Combatant {
            name: "Fighter".to_owned(),
            max_hp: 30,
            dice: dice.len() as u8,
            cards: cards.iter().map(|card| (*card).into()).collect(),
            ..Combatant::default()
        };
        let setup = Setup::new([fighter.clone(), fighter], 50);
        let game = Alea::new(setup, content.catalogue).expect("they can meet");
        let mut state = game.start();
        for die in dice {
            game.resolve(&mut state, &Outcome::Die(*die), &mut NoEvents).expect("dice are rolled");
        }
        change(&mut state.fighters[0]);
        game.check_state(&state).expect("the board can be");
        (game, state)
    }

    /// The dice it puts on cards until it ends the turn: their values, and the places of the cards.
    fn played((game, mut state): (Alea, State)) -> Vec<(u8, u8)> {
        let mut agent = LeftToRight::new(Arc::new(Points::shipped()));
        let mut played = Vec::new();
        loop {
            let monitor = Monitor::new();
            let rng = Seed(1).stream("habit", 0);
            let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
            let decision = agent.decide(&game, &state, &mut think);
            let told = decision.explanation.expect("reasons were asked for");
            assert!(told.candidates.windows(2).all(|pair| pair[0].score >= pair[1].score));
            match decision.action {
                Action::EndTurn => return played,
                Action::Place { die, card } => played.push((state.actor().dice[usize::from(die)].value, card)),
                Action::Use { card } => played.push((0, card)),
            }
            game.apply(&mut state, &decision.action, &mut NoEvents).expect("it is legal");
        }
    }

    fn shocked(at: usize) -> impl FnOnce(&mut Fighter) {
        move |fighter| fighter.cards[at].shocked = true
    }

    #[test]
    fn each_card_from_the_left_takes_the_highest_die() {
        assert_eq!(played(board(&["drum", "punch", "punch"], &[1, 4, 5], |_| {})), [(4, 0), (5, 1), (1, 2)]);
    }

    #[test]
    fn a_shocked_card_is_freed_by_the_lowest_die_and_the_best_is_kept_for_it() {
        assert_eq!(played(board(&["punch", "punch"], &[3, 6, 1], shocked(0))), [(1, 0), (6, 0), (3, 1)]);
        assert_eq!(played(board(&["drum", "punch"], &[5, 6, 2], shocked(0))), [(2, 0), (6, 0), (5, 1)]);
        assert_eq!(played(board(&["drum"], &[5, 2], shocked(0))), [(5, 0), (2, 0)], "the 2 is all it can take");
        assert_eq!(played(board(&["twins"], &[4, 6, 4], shocked(0))), [(6, 0), (4, 0), (4, 0)]);
        assert_eq!(played(board(&["horn", "punch"], &[4, 2], shocked(0))), [(2, 0), (0, 0), (4, 1)]);
    }

    #[test]
    fn no_die_is_spent_on_a_card_that_none_is_left_for() {
        assert_eq!(played(board(&["drum", "punch"], &[3, 5], shocked(0))), [(5, 1)]);
        assert_eq!(played(board(&["punch"], &[6], shocked(0))), []);
        assert_eq!(played(board(&["twins", "punch"], &[6, 6], shocked(0))), [(6, 1)]);
        let locked = |fighter: &mut Fighter| {
            fighter.cards[0].shocked = true;
            fighter.dice[0].locked = true;
        };
        assert_eq!(played(board(&["punch"], &[6, 3], locked)), []);
    }

    #[test]
    fn no_burning_die_is_touched_that_kills() {
        let burning = |hp, status: Option<Status>| {
            move |fighter: &mut Fighter| {
                fighter.hp = hp;
                fighter.dice[0].burning = true;
                fighter.statuses = status.into_iter().map(|status| (status, 1)).collect();
            }
        };
        let played = |hp, status| played(board(&["punch"], &[6, 3], burning(hp, status)));
        assert_eq!(played(3, None), [(6, 0)]);
        assert_eq!(played(2, None), [(3, 0)]);
        assert_eq!(played(2, Some(Status::SHIELD)), [(6, 0)]);
        assert_eq!(played(1, Some(Status::SHIELD)), [(3, 0)]);
        assert_eq!(played(1, Some(Status::SURVIVE)), [(6, 0)]);
        assert_eq!(played(1, Some(Status::REDUCE)), [(3, 0)]);
        assert_eq!(played(2, Some(Status::REDUCE)), [(6, 0)]);
    }

    #[test]
    fn what_burns_to_death_is_what_the_rules_say() {
        for (hp, shield, reduce, survive) in (0..81u8).map(|at| (at % 3 + 1, at / 3 % 3, at / 9 % 3, at / 27)) {
            let (game, mut state) = board(&["punch"], &[6], |fighter| {
                fighter.hp = hp.into();
                fighter.dice[0].burning = true;
                let counts = [(Status::SHIELD, shield), (Status::REDUCE, reduce), (Status::SURVIVE, survive)];
                fighter.statuses = counts.into_iter().collect();
            });
            let foreseen = state.actor().burns_to_death();
            game.apply(&mut state, &Action::Place { die: 0, card: 0 }, &mut NoEvents).expect("it is legal");
            assert_eq!(foreseen, state.fighters[0].hp == 0, "{hp} HP, {shield} shield, {reduce} reduce, {survive}");
        }
    }

    #[test]
    fn of_equal_dice_the_plain_one_is_taken() {
        let (game, state) = board(&["punch"], &[4, 4], |fighter| fighter.dice[0].burning = true);
        let terms = |die| rank(&game, state.actor(), Action::Place { die, card: 0 });
        let sum = |terms: Vec<Term>| terms.iter().map(|term| term.value).sum::<f64>();
        assert!(sum(terms(1)) > sum(terms(0)));
    }
}
