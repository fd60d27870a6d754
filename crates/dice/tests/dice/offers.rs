//! Choices: a card that offers others, of which its user may use one.

use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::{Action, Alea, Combatant, Content, Event, Setup, Source, Sources, State};
use tabletop::{Agent, Budget, Game, Monitor, Rng, Seed, Think, Turn};

const CARDS: &str = r#"[
    (id: "strike", name: "strike", slot: Free, uses: Turn(2), action: "attack(5)"),
    (id: "guard", name: "guard", slot: Free, uses: Turn(2), action: "heal(5)"),
    (id: "aim", name: "aim", slot: Any, uses: Turn(2), action: "attack(d)"),
    (id: "stance", name: "stance", slot: Any, uses: Turn(2), action: "attack(1)", offers: ["strike", "guard", "aim"]),
    (id: "lesser", name: "lesser", slot: Any, offers: ["strike", "guard"]),
]"#;

fn content(cards: &str) -> (Content, Vec<String>) {
    let cards = [Source { name: "cards.ron", text: cards }];
    let (content, faults) = Content::load(Sources { cards: &cards, ..Sources::default() });
    (content, faults.iter().map(|fault| format!("{}:{}: {}", fault.line, fault.column, fault.reason)).collect())
}

/// A fight of two with these cards, the first with `hp`, the second with `foe`; four dice that all show a 4.
fn fight(cards: &[&str], hp: u16, foe: u16) -> (Alea, State) {
    let (content, faults) = content(CARDS);
    assert!(faults.is_empty(), "{faults:?}");
    let fighter = |hp| Combatant {
        name: "Fighter".to_owned(),
        max_hp: 40,
        hp: Some(hp),
        dice: 4,
        cards: cards.iter().map(|card| (*card).into()).collect(),
        ..Combatant::default()
    };
    let game = Alea::new(Setup::new([fighter(hp), fighter(foe)], 20), content.catalogue).expect("they can meet");
    let mut state = game.start();
    settle(&game, &mut state, &mut Vec::new());
    (game, state)
}

fn settle(game: &Alea, state: &mut State, events: &mut Vec<Event>) {
    while game.turn(state) == Turn::Chance {
        let outcome = game.outcomes(state)[3].1;
        game.resolve(state, &outcome, events).expect("it can come");
    }
}

fn act(game: &Alea, state: &mut State, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(state, &action, &mut events).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    settle(game, state, &mut events);
    game.check_state(state).unwrap_or_else(|illegal| panic!("after {action:?}: {illegal}"));
    events
}

fn ids(game: &Alea, state: &State) -> Vec<String> {
    state.actor().cards.iter().filter_map(|card| Some(game.catalogue().card(card.card)?.id.clone())).collect()
}

#[test]
fn one_of_those_that_are_offered_is_used_and_the_others_are_passed_over() {
    let (game, mut state) = fight(&["stance"], 40, 40);
    let events = act(&game, &mut state, Action::Place { die: 0, card: 0 });
    assert_eq!(ids(&game, &state), ["stance", "strike", "guard", "aim"]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Offered { .. })).count(), 3);
    // What the card does itself is done.
    assert_eq!(state.foe().hp, 39);
    act(&game, &mut state, Action::Use { card: 1 });
    assert_eq!(state.foe().hp, 34);
    for action in [Action::Use { card: 2 }, Action::Place { die: 0, card: 3 }] {
        let illegal = game.validate(&state, &action).expect_err("it was passed over");
        assert_eq!(illegal.rule, "passed-over");
    }
    // The one that was chosen is used as often as it may be.
    act(&game, &mut state, Action::Use { card: 1 });
    assert_eq!((state.foe().hp, game.validate(&state, &Action::Use { card: 1 }).is_err()), (29, true));
    // Another choice is another one.
    act(&game, &mut state, Action::Place { die: 0, card: 0 });
    assert_eq!(ids(&game, &state).len(), 7);
    act(&game, &mut state, Action::Place { die: 0, card: 6 });
    assert_eq!(state.foe().hp, 24);
    assert!(game.validate(&state, &Action::Use { card: 4 }).is_err());
    // All of them are gone with the turn.
    act(&game, &mut state, Action::EndTurn);
    assert_eq!(state.fighters.each_ref().map(|fighter| fighter.cards.len()), [1, 1]);
}

#[test]
fn what_is_offered_has_the_form_of_the_card_that_offers_it() {
    let (game, mut state) = fight(&["lesser+"], 40, 40);
    let events = act(&game, &mut state, Action::Place { die: 0, card: 0 });
    let forms: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Offered { form, .. } => Some(*form),
            _ => None,
        })
        .collect();
    assert_eq!(forms, [dice::Form::Plus; 2]);
}

#[test]
fn what_is_wrong_with_an_offer_is_told() {
    let card = |offers: &str| {
        format!(
            r#"[(id: "a", name: "a", slot: Any, action: "attack(d)"), (id: "b", name: "b", slot: Any, offers: {offers})]"#
        )
    };
    for (offers, told) in [
        (r#"["a", "a"]"#, None),
        (r#"["a"]"#, Some("a card offers 2 to 4 others to choose from")),
        (r#"["a", "a", "a", "a", "a"]"#, Some("a card offers 2 to 4 others to choose from")),
        (r#"["a", "c"]"#, Some("there is no card 'c' before this one")),
        (r#"["a", "b"]"#, Some("there is no card 'b' before this one")),
        ("[]", Some("the field 'action' is missing")),
    ] {
        let (_, faults) = content(&card(offers));
        assert_eq!(faults.len(), usize::from(told.is_some()), "{offers}: {faults:?}");
        assert!(told.is_none_or(|told| faults[0].ends_with(told)), "{offers}: {faults:?}");
    }
}

/// A card that is offered and has a fault is told of there, with the card that offers it.
#[test]
fn a_faulty_card_that_is_offered_takes_along_the_one_that_offers_it() {
    let text = r#"[
        (id: "a", name: "a", slot: Any, action: "atack(d)"),
        (id: "b", name: "b", slot: Any, action: "attack(d)"),
        (id: "c", name: "c", slot: Any, offers: ["a", "b"]),
    ]"#;
    let cards = [Source { name: "cards.ron", text }];
    let (content, faults) = Content::load(Sources { cards: &cards, ..Sources::default() });
    assert_eq!((faults.len(), faults[0].takes_along.as_slice()), (1, &["c".to_owned()][..]), "{faults:?}");
    assert!(content.catalogue.find("b").is_some() && content.catalogue.find("c").is_none());
}

/// A later card of its id may offer the one that offers it: then copies come until there is no more room for them.
#[test]
fn cards_that_offer_each_other_come_to_an_end() {
    let circle = r#"[
        (id: "one", name: "one", slot: Free, action: "attack(1)", plus: (uses: Turn(2)), minus: (uses: Fight)),
        (id: "two", name: "two", slot: Free, uses: Turn(3), offers: ["one", "one"]),
    ]"#;
    let later = r#"[(id: "one", name: "one", slot: Free, uses: Turn(3), offers: ["two", "two"])]"#;
    let [first, second] = [circle, later].map(|text| [Source { name: "cards.ron", text }]);
    let of = |cards| Sources { cards, ..Sources::default() };
    let loaded = Content::load_layers(&[of(&first), of(&second)]);
    assert!(loaded.faults.iter().all(Vec::is_empty), "{:?}", loaded.faults);
    let fighter = Combatant { max_hp: 20, dice: 1, cards: vec!["two".into()], ..Combatant::default() };
    let setup = Setup::new([fighter.clone(), fighter], 20);
    let game = Alea::new(setup, loaded.content.catalogue).expect("they can meet");
    let mut state = game.start();
    settle(&game, &mut state, &mut Vec::new());
    let mut rng = Seed(1).stream("play", 0);
    for _ in 0..400 {
        if game.turn(&state) == Turn::Over {
            break;
        }
        let action = game.sample(&state, &mut rng).expect("something can be done");
        act(&game, &mut state, action);
    }
    assert!(state.fighters.iter().all(|fighter| fighter.cards.len() <= dice::MOST_CARDS));
}

/// What the planner does until it ends its turn.
fn planned(game: &Alea, mut state: State) -> Vec<String> {
    let (monitor, mut used) = (Monitor::new(), Vec::new());
    let mut planner = Planner::new(Arc::new(Points::shipped()), Level { states: 2_000, iterations: 200, slips: 0.0 });
    loop {
        let rng: Rng = Seed(2).stream("thinking", used.len() as u64);
        let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
        let action = planner.decide(game, &state, &mut think).action;
        if action == Action::EndTurn {
            return used;
        }
        let events = act(game, &mut state, action);
        used.extend(events.iter().filter_map(|event| match event {
            Event::Activated { id, .. } => game.catalogue().card(*id).map(|card| card.id.clone()),
            _ => None,
        }));
        if game.turn(&state) == Turn::Over {
            return used;
        }
    }
}

#[test]
fn the_planner_chooses_what_the_moment_asks_for() {
    // Two blows of 5 and one of the stance win.
    let (game, state) = fight(&["stance"], 40, 11);
    let used = planned(&game, state);
    assert_eq!(used.iter().filter(|id| *id == "strike").count(), 2, "{used:?}");
    // At 1 HP against a foe who has far to go it heals.
    let (game, state) = fight(&["lesser"], 1, 40);
    let used = planned(&game, state);
    assert!(used.contains(&"guard".to_owned()), "{used:?}");
}
