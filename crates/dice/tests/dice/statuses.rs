//! Statuses as data: what they say does what the same does in code, at every moment there is, and costs no more than it may.

use std::sync::Arc;

use dice::{
    Action, Alea, Catalogue, Combatant, Content, ContentFault, Event, Hook, MOST_STATUSES, Setup, Source, Sources,
    State, Status,
};
use tabletop::{Game, NoEvents, Seat, Seed, Turn};

const PUNCH: &str = r#"(id: "punch", name: "punch", slot: Any, uses: Turn(3), action: "attack(d)"),
    (id: "salve", name: "salve", slot: Any, action: "heal(d)"),
    (id: "clock", name: "clock", slot: Countdown(9), action: "attack(9)"),
    (id: "hand", name: "hand", slot: Any, action: "give_die(d - 1)"),"#;

/// Statuses and cards, with their faults.
fn loaded(statuses: &str, cards: &str) -> (Arc<Catalogue>, Vec<ContentFault>) {
    let (statuses, cards) = (format!("[{statuses}]"), format!("[{PUNCH}{cards}]"));
    let (content, faults) = Content::load(Sources {
        statuses: &[Source { name: "statuses.ron", text: &statuses }],
        cards: &[Source { name: "cards.ron", text: &cards }],
        ..Sources::default()
    });
    (content.catalogue, faults)
}

fn sound(statuses: &str, cards: &str) -> Arc<Catalogue> {
    let (catalogue, faults) = loaded(statuses, cards);
    assert_eq!(faults, []);
    catalogue
}

/// A bad status that stays until it is used up and does this.
fn status(id: &str, does: &str) -> String {
    format!(r#"(id: "{id}", name: "{id}", text: "", good: false, ends: Used, {does}),"#)
}

/// A fight of two with 50 HP and three dice each, who carry these cards; the first of them bears statuses.
fn fight(catalogue: &Arc<Catalogue>, cards: &[&str], statuses: &[(&str, u8)]) -> Alea {
    let fighter = |statuses: &[(&str, u8)]| Combatant {
        name: "Fighter".to_owned(),
        max_hp: 50,
        hp: Some(40),
        dice: 3,
        cards: cards.iter().map(|card| (*card).into()).collect(),
        statuses: statuses.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect(),
        ..Combatant::default()
    };
    let setup = Setup::new([fighter(statuses), fighter(&[])], 20);
    Alea::new(setup, Arc::clone(catalogue)).expect("they can meet")
}

/// Has chance decide until somebody is to act; every die shows a 4.
fn settle(game: &Alea, state: &mut State, events: &mut Vec<Event>) {
    while game.turn(state) == Turn::Chance {
        let (_, outcome) = game.outcomes(state).into_iter().nth(3).expect("a die has six sides");
        game.resolve(state, &outcome, events).expect("it can come");
    }
}

/// Puts the first die on the card at a place.
fn place(game: &Alea, state: &mut State, card: u8, events: &mut Vec<Event>) {
    game.apply(state, &Action::Place { die: 0, card }, events).expect("a 4 goes there");
    settle(game, state, events);
}

fn end(game: &Alea, state: &mut State, events: &mut Vec<Event>) {
    game.apply(state, &Action::EndTurn, events).expect("a turn can be ended");
    settle(game, state, events);
}

/// The HP of both after the first fighter has put dice on these cards, by place, and after a round.
fn hp_after(does: &str, cards: &[u8]) -> ([u16; 2], [u16; 2]) {
    let catalogue = sound(&status("odd", does), "");
    let game = fight(&catalogue, &["punch", "salve", "clock"], &[("odd", 2)]);
    let (mut state, mut events) = (game.start(), Vec::new());
    settle(&game, &mut state, &mut events);
    cards.iter().for_each(|card| place(&game, &mut state, *card, &mut events));
    let now = state.fighters.each_ref().map(|fighter| fighter.hp);
    end(&game, &mut state, &mut events);
    // The other punches once.
    place(&game, &mut state, 0, &mut events);
    end(&game, &mut state, &mut events);
    game.check_state(&state).unwrap_or_else(|illegal| panic!("{does}: {illegal}"));
    (now, state.fighters.each_ref().map(|fighter| fighter.hp))
}

#[test]
fn every_moment_comes_when_it_is_said_to() {
    let still = ([40, 40], [36, 40]);
    assert_eq!(hp_after(r#"on_remove: "lose(9)""#, &[]), still, "nothing of it is taken off");
    for (hook, cards, wanted) in [
        (Hook::AtFightStart, vec![], ([39, 40], [35, 40])),
        (Hook::AtStart, vec![], ([39, 40], [34, 40])),
        (Hook::AtRoll, vec![], ([39, 40], [34, 40])),
        (Hook::AtEnd, vec![], ([40, 40], [35, 40])),
        (Hook::OnUse, vec![0, 0], ([38, 32], [34, 32])),
        (Hook::OnRoll, vec![], ([37, 40], [30, 40])),
        (Hook::OnPlace, vec![0, 2], ([38, 36], [34, 36])),
        (Hook::OnDeal, vec![0, 0], ([38, 32], [34, 32])),
        (Hook::OnHeal, vec![1], ([43, 40], [39, 40])),
        (Hook::OnCountdown, vec![2], ([39, 40], [35, 40])),
    ] {
        assert_eq!(hp_after(&format!(r#"{}: "lose(1)""#, hook.name()), &cards), wanted, "{hook:?}");
    }
    // Of these a loss of the bearer's would be another moment of the same kind.
    assert_eq!(hp_after(r#"on_hurt: "attack(1)""#, &[0]), ([40, 36], [36, 35]));
    assert_eq!(hp_after(r#"before_deal: "change_damage(count())""#, &[0]), ([40, 34], [36, 34]));
    assert_eq!(hp_after(r#"before_hurt: "change_damage(-1)""#, &[0]), ([40, 36], [37, 36]));
    // What is dodged does nothing, and what comes of dodging comes once.
    let dodging = r#"at_fight_start: "gain(DODGE, 1)", on_dodge: "attack(3)""#;
    assert_eq!(hp_after(dodging, &[0]), ([40, 36], [40, 33]));
}

/// A card that does something twice is dodged once, and what is not aimed at the foe is done all the same before anything comes of it.
#[test]
fn who_dodges_reacts_once_the_card_has_done_the_rest() {
    let statuses = [status("sly", r#"on_dodge: "lose(own_count(SLY)); cure(SLY, 1)""#)].concat();
    let catalogue =
        sound(&statuses, r#"(id: "both", name: "both", slot: Any, action: "attack(d); heal(1); attack(d)"),"#);
    let fighter = |statuses: &[(&str, u8)]| Combatant {
        name: "Fighter".to_owned(),
        max_hp: 50,
        hp: Some(40),
        dice: 3,
        cards: vec!["both".into()],
        statuses: statuses.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect(),
        ..Combatant::default()
    };
    let setup = Setup::new([fighter(&[("fury", 1)]), fighter(&[("dodge", 1), ("sly", 5)])], 20);
    let game = Alea::new(setup, catalogue).expect("they can meet");
    let (mut state, mut events) = (game.start(), Vec::new());
    settle(&game, &mut state, &mut events);
    place(&game, &mut state, 0, &mut events);
    assert_eq!(state.fighters.each_ref().map(|fighter| fighter.hp), [42, 35]);
    let order: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Dodged { .. } => Some("dodged"),
            Event::Healed { .. } => Some("healed"),
            Event::Hurt { .. } => Some("hurt"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["dodged", "healed", "healed", "hurt"]);
}

#[test]
fn what_a_moment_is_about_is_told() {
    assert_eq!(hp_after(r#"on_hurt: "heal(amount() / 2)""#, &[]), ([40, 40], [38, 40]));
    assert_eq!(hp_after(r#"on_deal: "heal(amount())""#, &[0]), ([44, 36], [40, 36]));
    assert_eq!(hp_after(r#"on_heal: "attack(amount())""#, &[1]), ([44, 36], [40, 36]));
    assert_eq!(hp_after(r#"on_countdown: "attack(amount())""#, &[2]), ([40, 36], [36, 36]));
    assert_eq!(hp_after(r#"on_place: "attack(d)""#, &[2]), ([40, 36], [36, 36]));
    assert_eq!(hp_after(r#"before_hurt: "change_damage(-amount())""#, &[]), ([40, 40], [40, 40]));
    assert_eq!(hp_after(r#"at_start: "lose(own_count(ODD)); cure(ODD, 1)""#, &[]), ([38, 40], [33, 40]));
}

#[test]
fn putting_on_and_taking_off_are_moments_of_the_one_status() {
    let odd = status("odd", r#"on_inflict: "lose(amount())", on_remove: "lose(10 * amount())""#);
    let catalogue = sound(
        &[odd, status("other", r#"at_end: "lose(1)""#)].concat(),
        r#"(id: "on", name: "on", slot: Any, action: "inflict(ODD, 3)"), (id: "off", name: "off", slot: Any, action: "strip(ODD, 2); strip(OTHER, 1)"),"#,
    );
    let game = fight(&catalogue, &["on", "off"], &[]);
    let (mut state, mut events) = (game.start(), Vec::new());
    settle(&game, &mut state, &mut events);
    place(&game, &mut state, 0, &mut events);
    assert_eq!(state.fighters[1].hp, 37);
    place(&game, &mut state, 1, &mut events);
    assert_eq!(state.fighters[1].hp, 17);
}

#[test]
fn a_die_is_passed_and_comes_in_the_next_turn() {
    let catalogue = sound(&status("robbed", r#"at_roll: "pass_die(); cure(ROBBED, 1)""#), "");
    let game = fight(&catalogue, &["punch"], &[("robbed", 1)]);
    let (mut state, mut events) = (game.start(), Vec::new());
    settle(&game, &mut state, &mut events);
    assert_eq!(state.fighters[0].dice.len(), 2);
    assert!(events.contains(&Event::Passed { seat: Seat(0), value: 4 }));
    end(&game, &mut state, &mut events);
    assert_eq!(state.fighters[1].dice.len(), 4);
}

#[test]
fn a_tooth_heals_half_of_what_it_really_took() {
    let tooth = r#"(id: "tooth", name: "tooth", slot: Any, action: "attack(d + 2); heal(dealt() / 2)"),"#;
    let catalogue = sound("", tooth);
    let game = fight(&catalogue, &["tooth", "punch"], &[]);
    let (mut state, mut events) = (game.start(), Vec::new());
    settle(&game, &mut state, &mut events);
    state.fighters[1].statuses.set(Status::SHIELD, 3);
    place(&game, &mut state, 1, &mut events);
    place(&game, &mut state, 0, &mut events);
    assert_eq!([state.fighters[0].hp, state.fighters[1].hp], [43, 33], "6 of the tooth, and 3 past the shield before");
}

#[test]
fn a_card_knows_what_was_used_before_it() {
    let cards = r#"(id: "flurry", name: "flurry", slot: Any, uses: Turn(3), action: "attack(cards_used())"),
        (id: "echo", name: "echo", slot: Any, action: "again_own()"), (id: "ape", name: "ape", slot: Any, action: "again_foe()"),"#;
    let catalogue = sound("", cards);
    let game = fight(&catalogue, &["flurry", "echo", "ape", "punch"], &[]);
    let (mut state, mut events) = (game.start(), Vec::new());
    settle(&game, &mut state, &mut events);
    place(&game, &mut state, 1, &mut events);
    assert_eq!(state.fighters[1].hp, 40, "nothing was done before");
    place(&game, &mut state, 0, &mut events);
    assert_eq!(state.fighters[1].hp, 38, "the second card");
    place(&game, &mut state, 0, &mut events);
    assert_eq!(state.fighters[1].hp, 35, "the third");
    end(&game, &mut state, &mut events);
    place(&game, &mut state, 2, &mut events);
    assert_eq!(state.fighters[0].hp, 39, "one card of its own so far");
    place(&game, &mut state, 3, &mut events);
    end(&game, &mut state, &mut events);
    place(&game, &mut state, 2, &mut events);
    assert_eq!(state.fighters[1].hp, 31, "the foe's blow of 4");
    place(&game, &mut state, 1, &mut events);
    assert_eq!(
        state.fighters[1].hp, 29,
        "what repeats is not repeated: the blow of the flurry, now as the second card"
    );
    game.check_state(&state).expect("it can stand");
}

/// The statuses of the game that scripts can say, said so: fights with them go as those with the game's own.
#[test]
fn scripts_say_what_the_code_does() {
    let said = [
        (
            "poison",
            r#"(id: "x-poison", name: "x", text: "", good: false, ends: Used, at_start: "lose(count()); cure(X_POISON, 1)"),"#,
        ),
        (
            "thorns",
            r#"(id: "x-thorns", name: "x", text: "", good: true, ends: TurnStart, before_hurt: "inflict(PRICK, own_count(X_THORNS))"),
            (id: "prick", name: "prick", text: "", good: false, ends: Used, on_inflict: "lose(amount()); cure(PRICK, 99)"),"#,
        ),
        (
            "reduce",
            r#"(id: "x-reduce", name: "x", text: "", good: true, ends: TurnStart, before_hurt: "change_damage(-count())"),"#,
        ),
        (
            "shield",
            r#"(id: "x-shield", name: "x", text: "", good: true, ends: Used,
            before_hurt: "change_damage(-min(count(), amount())); cure(X_SHIELD, min(count(), amount()))"),"#,
        ),
    ];
    for (id, said) in said {
        let constant = id.to_uppercase();
        let cards = format!(
            r#"(id: "code", name: "code", slot: Any, action: "inflict({constant}, d); gain({constant}, 2)"),
               (id: "said", name: "said", slot: Any, action: "inflict(X_{constant}, d); gain(X_{constant}, 2)"),"#
        );
        let catalogue = sound(said, &cards);
        let mut lost = 0;
        for number in 0..300 {
            let play = |card: &str| {
                let game = fight(&catalogue, &["punch", card, "punch", "salve"], &[]);
                let (mut state, mut turns) = (game.start(), Vec::new());
                for step in 0.. {
                    let mut rng = Seed(number).stream("play", step);
                    match game.turn(&state) {
                        Turn::Over => break,
                        Turn::Chance => {
                            let outcome = game.draw(&state, &mut rng).expect("chance is due");
                            game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
                        }
                        Turn::Seat(_) => {
                            let action = game.sample(&state, &mut rng).expect("somebody is to act");
                            game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
                        }
                    }
                    turns.push(state.fighters.each_ref().map(|fighter| fighter.hp));
                }
                turns
            };
            let (code, said) = (play("code"), play("said"));
            assert_eq!(code, said, "{id}, fight {number}");
            lost += code.len();
        }
        assert!(lost > 5_000, "{id}: {lost} positions");
    }
}

#[test]
fn nothing_goes_on_for_ever() {
    let two = [
        status("one", r#"on_inflict: "inflict(TWO, 1); gain(TWO, 1)", on_hurt: "attack(1); lose(1)""#),
        status("two", r#"on_inflict: "gain(ONE, 1); inflict(ONE, 1)", on_heal: "heal(1)", on_roll: "roll_die()""#),
    ]
    .concat();
    let catalogue =
        sound(&two, r#"(id: "go", name: "go", slot: Any, uses: Unlimited, action: "inflict(ONE, 1); attack(1)"),"#);
    let game = fight(&catalogue, &["go", "salve"], &[("one", 1), ("two", 1)]);
    let mut actions = 0;
    for number in 0..50 {
        let mut state = game.start();
        for step in 0.. {
            assert!(step < 5_000, "it does not end");
            let mut rng = Seed(number).stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
                }
                Turn::Seat(_) => {
                    let action = game.sample(&state, &mut rng).expect("somebody is to act");
                    let mut events: Vec<Event> = Vec::new();
                    game.apply(&mut state, &action, &mut events).expect("it is legal");
                    actions += 1;
                    assert!(events.len() < 400, "{} events of one action", events.len());
                }
            }
            game.check_state(&state).unwrap_or_else(|illegal| panic!("{illegal}"));
        }
    }
    assert!(actions > 100, "{actions}");
}

#[test]
fn what_cannot_be_is_told() {
    let long = (0..3_000).map(|at| status(&format!("s{at}"), r#"at_end: "lose(1)""#)).collect::<String>();
    for (statuses, said) in [
        (status("odd", r#"before_hurt: "heal(1)""#), "'heal' cannot be said in before_hurt; the hit has yet to land"),
        (status("odd", r#"on_hurt: "roll_die()""#), "'roll_die' cannot be said in on_hurt; it may be the foe's turn"),
        (status("odd", r#"on_hurt: "one_of([heal(1), heal(2)])""#), "'one_of' cannot be said in on_hurt"),
        (status("odd", r#"at_fight_end: "attack(1)""#), "'attack' cannot be said in at_fight_end; the fight is over"),
        (
            status("odd", r#"at_start: "change_damage(1)""#),
            "'change_damage' cannot be said in at_start; say it in before_deal",
        ),
        (status("odd", r#"at_start: "heal(amount())""#), "there is no 'amount' here"),
        (status("odd", r#"at_start: "heal(uses())""#), "'uses' is asked by a card alone"),
        (status("odd", r#"at_start: "heal(d)""#), "unknown variable 'd'"),
        (status("odd", r#"at_start: "heal(0)""#), "the script does nothing"),
        (status("odd", r#"at_begin: "heal(1)""#), "at_begin"),
        (status("odd", "most: 100"), "100 is not between 1 and 99"),
        (status("odd", r#"colour: "red""#), "this is not a colour"),
        (status("odd", "sign: [Ring((9, 0), 1)]"), "this is not a sign that can be drawn"),
        (status("odd", "worth: 1e9"), "this is more than 999 HP"),
        (status("Odd", ""), "'Odd' cannot be an id"),
        ([status("odd", ""), status("odd", "")].concat(), "there is a status 'odd' already"),
        (status("poison", r#"at_end: "lose(1)""#), "what 'poison' does lies in the game's code"),
        (status("shield", ""), "what 'shield' does lies in the game's code"),
        (long, "there are 32 statuses already"),
    ] {
        let (catalogue, faults) = loaded(&statuses, "");
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(told.len() == 1 && told[0].contains(said), "{said}: {told:?}");
        assert!(catalogue.statuses().iter().count() <= MOST_STATUSES);
    }
    let (_, faults) = loaded("", r#"(id: "card", name: "card", slot: Any, action: "heal(count())"),"#);
    assert!(faults[0].to_string().contains("there is no 'count' here"), "{faults:?}");
}

#[test]
fn what_one_more_is_worth_is_found_in_fights() {
    let content = Content::shipped();
    let said = [
        status("sore", r#"at_start: "lose(3)""#),
        status("blessed", r#"at_end: "heal(2)""#),
        status("known", r#"at_end: "lose(1)", worth: 7"#),
        status("thumb", r#"on_place: "lose(1)""#),
    ]
    .concat();
    let sources = Sources::SHIPPED;
    let text = format!("[{said}]");
    let mod_of = Sources { statuses: &[Source { name: "statuses.ron", text: &text }], ..Sources::default() };
    let loaded = Content::load_layers(&[sources, mod_of]);
    assert_eq!(loaded.faults, [vec![], vec![]]);
    let kinds = loaded.content.catalogue.statuses();
    let worth = |id: &str| {
        let kind = kinds.find(id).and_then(|status| kinds.get(status)).expect("it was read");
        kind.worth.expect("it has a script").map(|worth| (worth.hp, worth.error))
    };
    // Two turns of its bearer begin and end while it is looked at; two stacks do as much as one, so that each counts half. Few fights end before.
    for (id, wanted) in [("sore", 3.0), ("blessed", -2.0)] {
        for (hp, error) in worth(id) {
            assert!((hp - wanted).abs() < 0.1 && error < 0.05, "{id}: {hp} ± {error}");
        }
    }
    assert_eq!(worth("known"), [(7.0, 0.0); 2]);
    let [(hp, error), _] = worth("thumb");
    assert!(hp > 1.0 && hp < 6.0 && error > 0.0 && error < 0.5, "{hp} ± {error}");
    assert!(content.catalogue.statuses().iter().all(|(_, kind)| kind.worth.is_none() && kind.hooks.is_empty()));
}

#[test]
fn built_in_statuses_are_said_in_order() {
    let content = Content::shipped();
    let kinds = content.catalogue.statuses();
    let ids: Vec<&str> = kinds.iter().map(|(_, kind)| kind.id.as_str()).collect();
    assert_eq!(ids, Status::IDS);
    assert!(kinds.iter().all(|(_, kind)| !kind.sign.is_empty() && !kind.text.is_empty() && !kind.name.is_empty()));
    assert!(kinds.iter().all(|(_, kind)| kind.sign.iter().all(dice::Stroke::is_sound)));
    // What may be changed of them is how they look and are called.
    let text = r#"[(id: "poison", name: "venom", text: "Bites.", good: false, ends: Used, element: Poison, colour: "\u{23}204080")]"#;
    let named = Sources { statuses: &[Source { name: "venom.ron", text }], ..Sources::default() };
    let loaded = Content::load_layers(&[Sources::SHIPPED, named]);
    assert_eq!(loaded.faults, [vec![], vec![]]);
    let poison = loaded.content.catalogue.statuses().get(Status::POISON).expect("it is there").clone();
    assert_eq!((poison.name.as_str(), poison.colour), ("venom", Some([0x20, 0x40, 0x80])));
}

/// What is wrong with a status is told once, with everything that is left out for want of it.
#[test]
fn a_faulty_status_is_told_once_with_all_it_takes_along() {
    let text = r#"[(id: "salt-rust", name: "rust", text: "", good: false, ends: Usd)]"#;
    let cards = r#"[
        (id: "flask", name: "flask", slot: Any, action: "inflict(SALT_RUST, 1)"),
        (id: "rake", name: "rake", slot: Any, action: "attack(own_count(SALT_RUST) + d)"),
        (id: "other", name: "other", slot: Any, action: "attack(dd)"),
    ]"#;
    let enemies = r#"[
        (id: "reeve", name: "Reeve", text: "", tier: 1, hp: 9, dice: 2, cards: ["flask"]),
        (id: "keeper", name: "Keeper", text: "", tier: 1, hp: 9, dice: 2, cards: [], statuses: [("salt-rust", 1)]),
    ]"#;
    let modifiers = r#"[(id: "tide", name: "Tide", text: "", both: (statuses: [("salt-rust", 1)]))]"#;
    let file = |text| [Source { name: "list.ron", text }];
    let (statuses, cards, enemies, modifiers) = (file(text), file(cards), file(enemies), file(modifiers));
    let (content, faults) = Content::load(Sources {
        statuses: &statuses,
        cards: &cards,
        enemies: &enemies,
        modifiers: &modifiers,
        ..Sources::default()
    });
    let told: Vec<String> = faults.iter().map(|fault| fault.reason.to_string()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(faults[0].takes_along, ["flask", "rake", "tide", "reeve", "keeper"]);
    assert_eq!((told[1].as_str(), faults[1].takes_along.len()), ("unknown variable 'dd'", 0));
    assert!(
        content.enemies.is_empty() && content.catalogue.cards().is_empty() && content.catalogue.modifiers().is_empty()
    );
}
