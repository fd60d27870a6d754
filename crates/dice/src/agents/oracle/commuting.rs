//! Placements that commute are played in one order only, and nothing comes out differently for it.

use std::sync::Arc;

use rand::RngExt;
use rand::seq::IndexedRandom;
use search::{Expansion, Outcomes, Planning, Reward};
use tabletop::{Game, Message, Monitor, Rng, Seat, Seed, Term, Turn};

use crate::agents::Points;
use crate::agents::turn::{Step, TurnState, Worth};
use crate::{
    Affinity, Alea, CardRef, Combatant, Content, Element, Form, Innate, Outcome, Setup, Source, Sources, State, Status,
};

/// A turn of which nothing is told but what every game must tell.
#[derive(Clone, PartialEq, Eq)]
struct Bare(TurnState);

impl Planning for Bare {
    type Move = Step;
    type Reward = Worth;

    fn hash(&self) -> u64 {
        self.0.hash()
    }

    fn is_chance(&self) -> bool {
        self.0.is_chance()
    }

    fn moves(&self, out: &mut Vec<Step>) {
        self.0.moves(out);
    }

    fn outcomes(&self, out: &mut Outcomes<'_, Step>) {
        self.0.outcomes(out);
    }

    fn play(&mut self, step: Step) -> Worth {
        self.0.play(step)
    }

    fn end(&self) -> Option<Worth> {
        self.0.end()
    }

    fn terms(&self, step: Option<Step>, out: &mut Vec<Term>) {
        self.0.terms(step, out);
    }

    fn label(&self, step: Step) -> Message {
        self.0.label(step)
    }

    fn caption(&self) -> Message {
        self.0.caption()
    }
}

/// A turn of a fighter with any cards, in any condition, against another; `None` where it is over before it begins.
pub(super) fn drawn(content: &Content, rng: &mut Rng) -> Option<(Alea, State)> {
    let mut fighter = |cards: u32, dice: u8| {
        let card = |rng: &mut Rng| CardRef {
            id: content.catalogue.cards().choose(rng).expect("there are cards").id.clone(),
            form: *Form::ALL.choose(rng).expect("there are three"),
        };
        let count = rng.random_range(0..3);
        let statuses =
            (0..count).map(|_| (Status::IDS.choose(rng).expect("there are some").to_string(), rng.random_range(1..20)));
        let statuses = statuses.collect();
        let max_hp = rng.random_range(10..60);
        let innate = content.enemies.choose(rng).expect("there are enemies").fighter.innate.clone();
        Combatant {
            name: "Fighter".to_owned(),
            max_hp,
            hp: Some(rng.random_range(1..=max_hp)),
            dice,
            cards: (0..cards).map(|_| card(rng)).collect(),
            skill: rng.random_bool(0.3).then(|| card(rng)),
            statuses,
            innate,
            ..Combatant::default()
        }
    };
    let fighters = [fighter(4, 4), fighter(3, 2)];
    let game = Alea::new(Setup::new(fighters, 50), Arc::clone(&content.catalogue)).ok()?;
    let mut state = game.start();
    while game.turn(&state) == Turn::Chance {
        let outcome = game.draw(&state, rng)?;
        game.resolve(&mut state, &outcome, &mut tabletop::NoEvents).ok()?;
    }
    (game.turn(&state) == Turn::Seat(state.active) && state.active == Seat(0)).then_some((game, state))
}

#[test]
fn playing_one_order_only_gives_the_same_graph() {
    let (content, points) = (Content::shipped(), [Points::shipped(), Points::published()]);
    let monitor = Monitor::new();
    let (mut compared, mut commuting) = (0, 0);
    for seed in 0..600 {
        let Some((game, state)) = drawn(&content, &mut Seed(9).stream("board", seed)) else { continue };
        let root = TurnState::new(&game, &points[seed as usize % 2], &state);
        let mut bare = Expansion::new();
        let Ok(plain) = bare.plan(&Bare(root.clone()), 400, true, &monitor) else { continue };
        let mut expansion = Expansion::new();
        let plan = expansion.plan(&root, 400, true, &monitor).expect("it has as many states");
        assert_eq!(plan, plain, "board {seed}");
        let graphs = (expansion.graph(usize::MAX, usize::MAX), bare.graph(usize::MAX, usize::MAX));
        assert_eq!(graphs.0, graphs.1, "board {seed}");
        compared += 1;
        commuting += usize::from(pairs(&root).count() > 0);
    }
    assert!(compared > 200 && commuting > 80, "{compared} boards, {commuting} of them with placements that commute");
}

/// Pairs of moves that are said to commute.
fn pairs(state: &TurnState) -> impl Iterator<Item = (Step, Step)> {
    let mut moves = Vec::new();
    if !state.is_chance() {
        state.moves(&mut moves);
    }
    let said = |one: &Step, other: &Step| state.commuting(state.number(*one))(state.number(*other));
    let both = moves.iter().flat_map(|one| moves.iter().map(|other| (*one, *other)));
    both.filter(|(one, other)| one != other && said(one, other)).collect::<Vec<_>>().into_iter()
}

/// The state after two moves, and what they earn together; `None` where the second cannot be made after the first.
fn both(state: &TurnState, one: Step, other: Step) -> Option<(TurnState, Worth)> {
    let wanted = state.number(other);
    let mut next = state.clone();
    let first = next.play(one).settle();
    let mut moves = Vec::new();
    if !next.is_chance() {
        next.moves(&mut moves);
    }
    let second = moves.into_iter().find(|mv| next.number(*mv) == wanted)?;
    let earned = first.plus(next.play(second).settle());
    Some((next, earned))
}

/// Judged by the bare rules on boards with counters at their bounds, both near death, and more dice than fit.
#[test]
fn what_is_said_to_commute_does() {
    let (content, points) = (Content::shipped(), Points::shipped());
    let (mut judged, mut split) = (0, 0);
    for seed in 0..6_000 {
        let mut rng = Seed(10).stream("board", seed);
        let Some((game, mut state)) = drawn(&content, &mut rng) else { continue };
        for fighter in &mut state.fighters {
            fighter.hp = fighter.hp.min(rng.random_range(1..40));
            fighter.statuses.set(*Status::BUILT_IN.choose(&mut rng).expect("there are some"), rng.random_range(0..100));
        }
        let more = rng.random_range(0..13);
        for _ in 0..more {
            let _ = state.fighters[0].dice.try_push(crate::Die::new(rng.random_range(1..=6)));
        }
        let root = TurnState::new(&game, &points, &state);
        for (one, other) in pairs(&root) {
            // They may want the same die.
            let (Some(forth), Some(back)) = (both(&root, one, other), both(&root, other, one)) else { continue };
            assert!(forth.0 == back.0, "board {seed}: {one:?} and {other:?} in {state:?}");
            assert_eq!(forth.1, back.1, "board {seed}: {one:?} and {other:?} in {state:?}");
            judged += 1;
            let alone = |step| root.clone().play(step).settle();
            split += usize::from(forth.1 != alone(one).plus(alone(other)));
        }
    }
    assert!(judged > 20_000 && split > 10, "{judged} pairs, {split} that earn less together than alone");
}

/// A turn of a fighter with two threes and two cards that do this, against a foe of full HP that is born so.
fn scripted(actions: [&str; 2], innate: Vec<Innate>) -> TurnState {
    let card = |(id, action)| format!(r#"(id: "{id}", name: "{id}", slot: Any, action: "{action}")"#);
    let text = format!("[{}]", ["first", "second"].into_iter().zip(actions).map(card).collect::<Vec<_>>().join(", "));
    let cards = [Source { name: "scripted.ron", text: &text }];
    let (content, faults) = Content::load(Sources { cards: &cards, ..Sources::default() });
    assert_eq!(faults, []);
    let fighter = |cards: &[&str], innate| Combatant {
        name: "Fighter".to_owned(),
        max_hp: 40,
        dice: 2,
        cards: cards.iter().copied().map(Into::into).collect(),
        innate,
        ..Combatant::default()
    };
    let fighters = [fighter(&["first", "second"], Vec::new()), fighter(&["first"], innate)];
    let game = Alea::new(Setup::new(fighters, 50), content.catalogue).expect("it is sound");
    let mut state = game.start();
    for _ in 0..2 {
        game.resolve(&mut state, &Outcome::Die(3), &mut tabletop::NoEvents).expect("dice are rolled");
    }
    TurnState::new(&game, &Points::shipped(), &state)
}

#[test]
fn what_another_card_looks_at_does_not_commute() {
    for (first, second) in [
        ("inflict(POISON, 1)", "attack(foe(POISON))"),
        ("inflict(POISON, 1 + own(LOCK))", "attack(foe(POISON))"),
        ("inflict(POISON, if own(LOCK) > 4 { 2 } else { 1 })", "attack(foe(POISON))"),
    ] {
        assert_eq!(pairs(&scripted([first, second], Vec::new())).count(), 0, "{first} and {second}");
        assert!(pairs(&scripted([first, "attack(2)"], Vec::new())).count() > 0, "{first} and attack(2)");
    }
}

#[test]
fn what_the_foe_absorbs_does_not_commute_with_attacks() {
    let cards = ["inflict(BURN, 2)", "attack(2)"];
    assert!(pairs(&scripted(cards, Vec::new())).count() > 0);
    let absorbs = Innate::Takes(Element::Fire, Affinity::Absorbs);
    assert_eq!(pairs(&scripted(cards, vec![absorbs])).count(), 0);
}
