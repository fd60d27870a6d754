//! Rule modifiers: what they change of fights and of runs, and what is told where they cannot hold.

use std::sync::{Arc, LazyLock};

use dice::gauntlet::{self, Gauntlet, Terms};
use dice::{
    Action, Alea, Combatant, Content, ContentFault, Event, MOST_HP, Modifier, ModifierError, Setup, SetupError, Source,
    Sources, Status,
};
use tabletop::{Game, NoEvents, Seat, Seed, Turn};

static CONTENT: LazyLock<Content> = LazyLock::new(Content::shipped);

const CARDS: &str = r#"[
    (id: "punch", name: "punch", slot: Any, uses: Unlimited, action: "attack(d)"),
    (id: "last-word", name: "last word", slot: Any, uses: Fight, action: "attack(1)"),
]"#;

/// Cards, a status and these rule modifiers, with their faults.
fn loaded(modifiers: &str) -> (Content, Vec<ContentFault>) {
    let statuses = r#"[(id: "tinder", name: "tinder", text: "", good: false, ends: Used, on_roll: "if d == 6 { burn_die() }"),
        (id: "rust", name: "rust", text: "", good: false, ends: Used, on_roll: "if d == 1 { lock_die() }")]"#;
    let text = format!("[{modifiers}]");
    Content::load(Sources {
        cards: &[Source { name: "cards.ron", text: CARDS }],
        statuses: &[Source { name: "statuses.ron", text: statuses }],
        modifiers: &[Source { name: "modifiers.ron", text: &text }],
        ..Sources::default()
    })
}

/// A rule modifier that does this.
fn modifier(id: &str, does: &str) -> String {
    format!(r#"(id: "{id}", name: "{id}", text: "", {does}),"#)
}

fn fighter() -> Combatant {
    Combatant {
        name: "Fighter".to_owned(),
        max_hp: 50,
        hp: Some(40),
        dice: 3,
        cards: ["punch", "last-word"].map(Into::into).to_vec(),
        ..Combatant::default()
    }
}

/// A fight of two equals under these rule modifiers.
fn fight(modifiers: &str, chosen: &[&str]) -> Alea {
    let (content, faults) = loaded(modifiers);
    assert_eq!(faults, []);
    let setup = Setup {
        modifiers: chosen.iter().map(|id| (*id).to_owned()).collect(),
        ..Setup::new([fighter(), fighter()], 20)
    };
    Alea::new(setup, content.catalogue).expect("they can meet")
}

/// Plays to the end by chance alone.
fn play<G: Game>(game: &G, seed: Seed) -> G::State {
    let mut state = game.start();
    for step in 0..20_000 {
        let mut rng = seed.stream("play", step);
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, tabletop::Eye::Seat(seat));
                let action = game.sample(&view, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
            }
        }
        game.check_state(&state).expect("what is played is sound");
    }
    panic!("it does not end");
}

#[test]
fn hp_dice_and_statuses_change_before_the_first_turn_and_add_up() {
    let both =
        [modifier("long", "both: (hp: 150, dice: 1)"), modifier("mire", r#"enemy: (statuses: [("tinder", 2)])"#)]
            .concat();
    let more = modifier("dry", r#"both: (dice: -9, statuses: [("tinder", 98)])"#);
    let game = fight(&[both.clone(), more.clone()].concat(), &["long", "mire"]);
    let state = game.start();
    assert_eq!([0, 1].map(|seat| game.max_hp(Seat(seat))), [75, 75]);
    assert_eq!(state.fighters.each_ref().map(|fighter| fighter.hp), [60, 60]);
    assert_eq!([0, 1].map(|seat| game.first_dice(Seat(seat))), [4, 4]);
    let tinder = game.catalogue().statuses().find("tinder").expect("there is such a status");
    assert_eq!(state.fighters.each_ref().map(|fighter| fighter.of(tinder)), [0, 2]);
    // Who rolls dice rolls one at least, and nobody has more of a status than there may be.
    let game = fight(&[both, more].concat(), &["mire", "dry"]);
    assert_eq!([0, 1].map(|seat| game.first_dice(Seat(seat))), [1, 1]);
    assert_eq!(game.start().fighters.each_ref().map(|fighter| fighter.of(tinder)), [98, 99]);
    let giant = fight(&[modifier("a", "hero: (hp: 1000)"), modifier("b", "hero: (hp: 900)")].concat(), &["a", "b"]);
    assert_eq!([0, 1].map(|seat| giant.max_hp(Seat(seat))), [MOST_HP, 50]);
}

#[test]
fn whoever_is_said_to_begin_begins() {
    let both = [modifier("foe", "first: Enemy"), modifier("me", "first: Hero")].concat();
    assert_eq!(fight(&both, &[]).start().active, Seat(0));
    assert_eq!(fight(&both, &["foe"]).start().active, Seat(1));
    assert_eq!(fight(&both, &["me"]).start().active, Seat(0));
    // Even where the other is born to go first.
    let (content, _) = loaded(&both);
    let born = Combatant { innate: vec![dice::Innate::GoesFirst], ..fighter() };
    let setup = Setup { modifiers: vec!["me".to_owned()], ..Setup::new([fighter(), born], 20) };
    assert_eq!(Alea::new(setup, content.catalogue).expect("they can meet").start().active, Seat(0));
}

#[test]
fn a_card_is_used_no_more_often_than_the_rules_say() {
    let once = modifier("once", "uses: Turn(1)");
    for (chosen, uses) in [(&[][..], 3), (&["once"], 1)] {
        let game = fight(&once, chosen);
        let mut state = game.start();
        let mut used = 0;
        loop {
            match game.turn(&state) {
                Turn::Chance => {
                    let outcome = game.outcomes(&state)[2].1;
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
                }
                _ if game.validate(&state, &Action::Place { die: 0, card: 0 }).is_ok() => {
                    game.apply(&mut state, &Action::Place { die: 0, card: 0 }, &mut NoEvents).expect("it is legal");
                    used += 1;
                }
                _ => break,
            }
        }
        assert_eq!(used, uses);
        // What was rarer stays so.
        assert_eq!(game.face(&state.actor().cards[1]).map(|face| face.uses), Some(dice::Uses::Fight));
    }
}

#[test]
fn a_six_burns_and_a_one_locks_where_the_rules_say_so() {
    let both = modifier("fire", r#"both: (statuses: [("tinder", 1), ("rust", 1)])"#);
    let game = fight(&both, &["fire"]);
    for value in 0..6 {
        let mut state = game.start();
        let mut events = Vec::new();
        while game.turn(&state) == Turn::Chance {
            let outcome = game.outcomes(&state)[value].1;
            game.resolve(&mut state, &outcome, &mut events).expect("it can come");
        }
        assert_eq!(state.actor().dice.len(), 3);
        assert!(state.actor().dice.iter().all(|die| (die.burning, die.locked) == (value == 5, value == 0)), "{value}");
        let marked = events.iter().filter(|event| matches!(event, Event::Marked { .. })).count();
        assert_eq!(marked, if matches!(value, 0 | 5) { 3 } else { 0 });
        game.check_state(&state).expect("what is played is sound");
    }
    // What lies in wait for a die comes before the rules: a die that is locked does not catch fire.
    let mut locked = fighter();
    locked.statuses = vec![("lock".to_owned(), 1)];
    let setup = Setup { modifiers: vec!["fire".to_owned()], ..Setup::new([locked, fighter()], 20) };
    let layers = [
        Sources::SHIPPED,
        Sources {
            cards: &[Source { name: "cards.ron", text: CARDS }],
            statuses: &[Source {
                name: "statuses.ron",
                text: r#"[(id: "tinder", name: "tinder", text: "", good: false, ends: Used, on_roll: "if d == 6 { burn_die() }")]"#,
            }],
            modifiers: &[Source {
                name: "modifiers.ron",
                text: r#"[(id: "fire", name: "fire", text: "", both: (statuses: [("tinder", 1)]))]"#,
            }],
            ..Sources::default()
        },
    ];
    let game = Alea::new(setup, Content::load_layers(&layers).content.catalogue).expect("they can meet");
    let mut state = game.start();
    while game.turn(&state) == Turn::Chance {
        let outcome = game.outcomes(&state)[5].1;
        game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
    }
    let dice: Vec<(bool, bool)> = state.actor().dice.iter().map(|die| (die.burning, die.locked)).collect();
    assert_eq!(dice, [(false, true), (true, false), (true, false)]);
}

#[test]
fn what_cannot_hold_together_is_told() {
    let (content, _) = loaded(&[modifier("foe", "first: Enemy"), modifier("me", "first: Hero")].concat());
    let faults = |ids: &[&str]| {
        let modifiers = ids.iter().map(|id| (*id).to_owned()).collect();
        let setup = Setup { modifiers, ..Setup::new([fighter(), fighter()], 20) };
        Alea::new(setup, Arc::clone(&content.catalogue)).err().unwrap_or_default()
    };
    let twice = ModifierError::Twice("foe".to_owned());
    let first = ModifierError::First("foe".to_owned(), "me".to_owned());
    let unknown = ModifierError::Unknown { id: "fou".to_owned(), hint: Some("foe".to_owned()) };
    assert_eq!(faults(&["foe"]), []);
    assert_eq!(faults(&["foe", "foe", "me", "fou"]), [twice, unknown, first].map(SetupError::Modifier));
    let strange = ModifierError::Unknown { id: "zzzzzzzz".to_owned(), hint: None };
    assert_eq!(faults(&["zzzzzzzz"]), [SetupError::Modifier(strange)]);
}

#[test]
fn what_is_wrong_with_a_modifier_is_told_where_it_stands() {
    for (does, place, reason) in [
        ("", (1, 3), "this changes nothing"),
        ("uses: Unlimited", (1, 3), "this changes nothing"),
        ("both: (hp: 100)", (1, 3), "this changes nothing"),
        ("uses: Turn(0)", (1, 43), "a card has 1 to 99 uses a turn, not 0"),
        ("both: (hp: 9)", (1, 50), "hp: 9 is not between 10 and 1000"),
        ("enemy: (dice: 10)", (1, 51), "dice: 10 is not between -9 and 9"),
        (r#"hero: (statuses: [("tinder", 100)])"#, (1, 50), "statuses: 100 is not between 1 and 99"),
        (r#"hero: (statuses: [("tinde", 1)])"#, (1, 63), "there is no status 'tinde'"),
        ("first: Nobody", (1, 50), "there is no 'Nobody'"),
    ] {
        let (content, faults) = loaded(&modifier("oddity", does));
        let told: Vec<_> = faults.iter().map(|fault| ((fault.line, fault.column), fault.reason.to_string())).collect();
        assert!(content.catalogue.modifiers().is_empty(), "{does}");
        assert_eq!(told, [(place, reason.to_owned())], "{does}");
    }
    let (content, faults) = loaded(&[modifier("same", "first: Hero"), modifier("same", "first: Enemy")].concat());
    let told: Vec<String> = faults.iter().map(|fault| fault.reason.to_string()).collect();
    assert_eq!(told, ["there is a rule modifier 'same' already"]);
    assert_eq!(content.catalogue.modifiers().len(), 1);
    let many: String = (0..200).map(|at| modifier(&format!("m{at}"), "first: Hero")).collect();
    let (content, faults) = loaded(&many);
    assert_eq!((content.catalogue.modifiers().len(), faults.len()), (100, 1));
}

#[test]
fn a_later_layer_takes_the_place_of_a_modifier() {
    let text = |first| format!("[{}]", modifier("once", &format!("first: {first}")));
    let [one, two] = [text("Hero"), text("Enemy")];
    let source = |text| [Source { name: "modifiers.ron", text }];
    let (one, two) = (source(one.as_str()), source(two.as_str()));
    let of = |modifiers| Sources { modifiers, ..Sources::default() };
    let loaded = Content::load_layers(&[Sources::SHIPPED, of(&one), of(&two)]);
    assert_eq!(loaded.content.catalogue.modifier("once").and_then(|modifier| modifier.first), Some(dice::Who::Enemy));
    let replaced: Vec<_> =
        loaded.replaced.iter().map(|replaced| (replaced.id.as_str(), replaced.of, replaced.by)).collect();
    assert_eq!(replaced, [("once", 0, 1), ("once", 1, 2)]);
}

#[test]
fn every_fight_of_a_run_is_under_them() {
    let content = Arc::new(CONTENT.clone());
    let hero = content.heroes[0].clone();
    let run = |modifiers: &[&str]| {
        let modifiers = modifiers.iter().map(|id| (*id).to_owned()).collect();
        let setup = gauntlet::Setup { modifiers, ..gauntlet::Setup::of_run(&hero.id, Terms::default()) };
        Gauntlet::new(setup, Arc::clone(&content)).expect("they can set out")
    };
    let (usual, other) = (run(&[]), run(&["foe-first", "long-fight", "shields", "once"]));
    assert_eq!((usual.start().hero.max_hp, other.start().hero.max_hp), (40, 60));
    assert_ne!(usual.content_hash(), other.content_hash());
    let mut state = other.start();
    let mut fights = 0;
    for step in 0.. {
        let mut rng = Seed(3).stream("play", step);
        match other.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = other.draw(&state, &mut rng).expect("chance is due");
                other.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let before = state.fight.is_some();
                let view = other.view(&state, tabletop::Eye::Seat(seat));
                // The enemies do nothing, so that the hero meets many of them.
                let idle = gauntlet::Action::Fight(Action::EndTurn);
                let action =
                    if seat == Seat(1) { idle } else { other.sample(&view, &mut rng).expect("something can be done") };
                other.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
                if let Some(fight) = state.fight.as_ref().filter(|_| !before) {
                    fights += 1;
                    let duel = other.fight(&state).expect("a fight is under way");
                    let enemy = content.enemies[usize::from(state.taken().expect("it went there").enemy)].clone();
                    assert_eq!(fight.active, Seat(1));
                    assert_eq!(duel.max_hp(Seat(1)), enemy.fighter.max_hp * 3 / 2);
                    assert_eq!(fight.fighters.each_ref().map(|fighter| fighter.of(Status::SHIELD)), [8, 8]);
                    let most = |card: &dice::CardState| duel.face(card).map(|face| face.uses);
                    let more = fight.fighters.iter().flat_map(|fighter| &fighter.cards).map(most);
                    assert!(more.into_iter().all(|uses| uses != Some(dice::Uses::Unlimited)));
                }
            }
        }
    }
    assert!(fights > 1, "only {fights} fights");
}

#[test]
fn a_record_of_a_duel_keeps_them() {
    let setup = Setup {
        modifiers: vec!["once".to_owned()],
        ..Setup::new([CONTENT.heroes[0].fighter.clone(), CONTENT.enemies[0].fighter.clone()], 9)
    };
    let game = Alea::new(setup.clone(), Arc::clone(&CONTENT.catalogue)).expect("they can meet");
    assert_eq!(game.setup(), &setup);
    let usual = Alea::new(Setup { modifiers: Vec::new(), ..setup.clone() }, Arc::clone(&CONTENT.catalogue));
    assert_ne!(usual.expect("they can meet").content_hash(), game.content_hash());
    let run = Gauntlet::new(gauntlet::Setup::of_duel(setup.clone()), Arc::new(CONTENT.clone())).expect("they can meet");
    assert_eq!(run.content_hash(), game.content_hash());
    let beside = gauntlet::Setup { modifiers: vec!["once".to_owned()], ..gauntlet::Setup::of_duel(setup) };
    assert_eq!(beside.check(&CONTENT).err(), Some(vec![gauntlet::SetupError::Beside]));
}

/// Whoever fights, and whatever is chosen of what ships.
#[test]
fn under_any_of_them_a_fight_is_played_to_its_end() {
    let known = CONTENT.catalogue.modifiers();
    let [heroes, enemies] = [CONTENT.heroes.len(), CONTENT.enemies.len()];
    for case in 0..128 {
        let chosen = known.iter().enumerate().filter(|(at, _)| case >> at & 1 == 1);
        let modifiers: Vec<String> = chosen.map(|(_, Modifier { id, .. })| id.clone()).collect();
        let fighters = [&CONTENT.heroes[case % heroes].fighter, &CONTENT.enemies[case % enemies].fighter];
        let setup = Setup { modifiers, ..Setup::new(fighters.map(Clone::clone), 30) };
        let game = Alea::new(setup, Arc::clone(&CONTENT.catalogue)).expect("they can meet");
        assert!(game.standing(&play(&game, Seed(case as u64))).is_some());
    }
}
