//! Fights of all sorts for the tests of this crate: a card for every slot, use and effect, and fighters drawn at random.

use std::convert::Infallible;
use std::sync::Arc;

use dice::{
    Affinity, Alea, Amount, Card, Catalogue, Combatant, Content, Effect, Element, Event, Face, Innate, Large, Limit,
    Node, Op, Program, Setup, Side, Slot, Sources, State, Status, Uses,
};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use tabletop::{Agent, Budget, Eye, Game, Monitor, Seed, Think, Turn};

const SLOTS: [Slot; 13] = [
    Slot::Any,
    Slot::Even,
    Slot::Odd,
    Slot::Exactly(6),
    Slot::AtMost(3),
    Slot::AtLeast(4),
    Slot::Bonus(3),
    Slot::Doubles,
    Slot::Total(7),
    Slot::Pair,
    Slot::Countdown(8),
    Slot::Free,
    Slot::Passive,
];

const USES: [Uses; 4] = [Uses::Turn(1), Uses::Turn(3), Uses::Unlimited, Uses::Fight];

/// The actions of the cards, by the sum of their dice.
fn actions(catalogue: &mut Catalogue) -> Vec<Box<dyn Fn(i16) -> Vec<Effect>>> {
    let dice = catalogue.node(Node::Large(Large::DiceSum));
    let hp = catalogue.node(Node::Large(Large::FoeLost));
    let sum = Amount::Sum(catalogue.node(Node::Op(Op::Max, dice, hp)));
    let attack = |amount| Effect::Attack { amount, pierce: false };
    let inner = catalogue.branches(vec![vec![attack(2.into())], vec![Effect::Heal(1.into())]]);
    let inner = Effect::OneOf { first: inner, count: 2 };
    let first = catalogue.branches(vec![vec![Effect::Roll, attack(1.into())], vec![inner, Effect::Roll], Vec::new()]);
    let mut actions: Vec<Box<dyn Fn(i16) -> Vec<Effect>>> = vec![
        Box::new(move |die| vec![attack(die.into())]),
        Box::new(|die| vec![Effect::Attack { amount: die.into(), pierce: true }]),
        Box::new(|die| vec![Effect::Drain(die.into()), Effect::Heal(1.into())]),
        Box::new(move |_| vec![attack(sum), Effect::Lose(1.into())]),
        Box::new(|die| vec![Effect::Give((7 - die).into())]),
        Box::new(|die| vec![Effect::Give((die + 1).into()), Effect::Hasten(2.into())]),
        Box::new(|_| vec![Effect::Roll, Effect::Roll]),
        Box::new(|die| vec![Effect::Split(die.into())]),
        Box::new(|_| vec![Effect::Copy(Side::Foe)]),
        Box::new(|_| vec![Effect::Copy(Side::Own)]),
        Box::new(|_| vec![Effect::Steal, Effect::Bonus(5.into())]),
        Box::new(|die| vec![Effect::Attack { amount: (die + 3).into(), pierce: false }, Effect::EndTurn]),
        Box::new(move |_| vec![Effect::OneOf { first, count: 3 }, Effect::Heal(1.into())]),
        Box::new(|die| if die > 5 { vec![Effect::Flee] } else { Vec::new() }),
    ];
    for status in Status::BUILT_IN {
        let good = catalogue.statuses().good(status);
        let side = if good { Side::Own } else { Side::Foe };
        actions.push(Box::new(move |die| vec![Effect::Inflict { side, status, amount: die.into() }]));
        let other = if good { Side::Foe } else { Side::Own };
        actions.push(Box::new(move |_| {
            vec![
                Effect::Remove { side: other, status, amount: 2.into() },
                Effect::Inflict { side: other, status, amount: 1.into() },
            ]
        }));
    }
    actions
}

/// A card of every action; slots and uses go round.
pub fn catalogue() -> Arc<Catalogue> {
    let mut catalogue = Catalogue::clone(&Content::load(Sources::default()).0.catalogue);
    for (index, action) in actions(&mut catalogue).into_iter().enumerate() {
        let mut face = |form: usize| {
            let slot = SLOTS[(index * 5 + form) % SLOTS.len()];
            let Ok(program) = Program::tabulate(slot.arity(), &[], |[one, two], _| {
                Ok::<_, Infallible>(catalogue.list(action(i16::from(one + two).max(1) + form as i16)))
            });
            let passive = (slot == Slot::Passive).then(|| program.clone());
            let (at_start, at_end) = if index % 2 == 0 { (passive, None) } else { (None, passive) };
            Face { uses: USES[(index + form) % USES.len()], at_start, at_end, ..Face::new(slot, program) }
        };
        let faces = [face(0), face(1), face(2)];
        let card = Card {
            id: format!("card{index}"),
            name: format!("Card {index}"),
            faces,
            immune: Vec::new(),
            offers: Vec::new(),
            sign: Vec::new(),
        };
        catalogue.add(card).expect("the card is sound");
    }
    Arc::new(catalogue)
}

/// A fight drawn at random.
pub fn fight(seed: Seed, catalogue: &Arc<Catalogue>) -> Alea {
    let mut rng = seed.stream("fight", 0);
    let mut card = || {
        let form = ["", "+", "-"].choose(&mut rng).expect("there are forms");
        let card = catalogue.cards().choose(&mut rng).expect("there are cards");
        dice::CardRef::from(format!("{}{form}", card.id))
    };
    let mut cards = [0, 1].map(|_| (0..6).map(|_| card()).collect::<Vec<_>>());
    let mut own = || card();
    let (skill, limit) = (own(), own());
    let mut rng = seed.stream("fighters", 0);
    let mut innate = [
        Innate::GoesFirst,
        Innate::GrowingDice,
        Innate::Takes(Element::Fire, Affinity::Weak),
        Innate::Takes(Element::Ice, Affinity::Absorbs),
        Innate::Takes(Element::Poison, Affinity::Strong),
        Innate::Takes(Element::Shock, Affinity::Immune),
    ];
    let fighters = [0, 1].map(|who: usize| {
        let mut statuses = Status::IDS;
        statuses.shuffle(&mut rng);
        innate.shuffle(&mut rng);
        Combatant {
            name: format!("Fighter {who}"),
            max_hp: rng.random_range(5..60),
            dice: rng.random_range(1..6),
            cards: std::mem::take(&mut cards[who]),
            skill: (who == 0).then(|| skill.clone()),
            limit: (who == 0).then(|| Limit { card: limit.clone(), after: 10 }),
            innate: innate[..2].to_vec(),
            statuses: statuses.into_iter().take(3).map(|id| (id.to_owned(), rng.random_range(1..4))).collect(),
            ..Combatant::default()
        }
    });
    Alea::new(Setup::new(fighters, 30), Arc::clone(catalogue)).expect("the setup is sound")
}

/// Plays a fight to its end with these players: where it ended, and all that happened.
pub fn played(game: &Alea, players: &mut [Box<dyn Agent<Alea>>; 2], seed: Seed) -> (State, Vec<Event>) {
    let (monitor, mut state, mut events) = (Monitor::new(), game.start(), Vec::new());
    for step in 0.. {
        let mut rng = seed.stream("play", step);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut events).expect("it can come");
            }
            Turn::Seat(seat) => {
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let view = game.view(&state, Eye::Seat(seat));
                let decision = players[seat.index()].decide(game, &view, &mut think);
                game.apply(&mut state, &decision.action, &mut events).expect("it is legal");
            }
        }
    }
    (state, events)
}
