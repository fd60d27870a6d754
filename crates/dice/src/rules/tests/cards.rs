//! Skills, limit breaks, setups and states from files.

use super::*;
use crate::{End, Reason, SetupError, Stage};

#[test]
fn a_limit_break_waits_for_lost_hp_and_empties_its_bar() {
    let mut fight = Ring::new()
        .card("price", Slot::Any, |_, _| vec![Effect::Lose(5.into())])
        .card("limit", Slot::Free, |_, _| vec![attack(9)])
        .limited(5)
        .dice(&[1, 1]);
    assert_eq!(fight.refused(Action::Use { card: 2 }), "limit");
    fight.place(0, 1);
    assert_eq!(fight.state.fighters[0].limit, 5);
    fight.act(Action::Use { card: 2 });
    assert_eq!((fight.hp(1), fight.state.fighters[0].limit), (21, 0));
}

#[test]
fn a_limit_break_is_legal_only_with_a_full_bar() {
    let fight = Ring::new().card("limit", Slot::Free, |_, _| vec![attack(9)]).limited(5).dice(&[1]);
    assert!(!fight.game.actions(&fight.state).expect("listed").contains(&Action::Use { card: 1 }));
}

#[test]
fn actions_depend_on_small_facts() {
    let mut ring = Ring::new();
    let reads = [crate::Small::Uses, crate::Small::Foe(Status::BURN)];
    let program = Program::tabulate(1, &reads, |dice, small| {
        Ok::<_, Infallible>(ring.catalogue.list(vec![attack(i16::from(dice[0] + 2 * small[0] + 3 * small[1]))]))
    });
    let Ok(program) = program;
    let face = Face { uses: Uses::Turn(3), ..Face::new(Slot::Any, program) };
    let card = Card {
        id: "tool".to_owned(),
        name: "Tool".to_owned(),
        faces: [face.clone(), face.clone(), face],
        immune: Vec::new(),
        offers: Vec::new(),
        sign: Vec::new(),
    };
    ring.catalogue.add(card).expect("sound");
    let mut fight = ring.hold(0, "tool").with(1, Status::BURN, 2).dice(&[1, 1, 1]);
    fight.place(0, 1).place(0, 1).place(0, 1);
    assert_eq!(fight.hp(1), 30 - 7 - 9 - 11);
}

#[test]
fn faults_of_a_setup_are_told_together() {
    let mut ring = Ring::new();
    ring.rounds = 0;
    ring.fighters[0].max_hp = 0;
    ring.fighters[1].dice = 200;
    ring.fighters[1].cards = vec!["swrod".into(); 9];
    let setup = Setup::new(ring.fighters, ring.rounds);
    let faults = setup.check(&ring.catalogue).expect_err("it has faults");
    let hint = |fault: &SetupError| matches!(fault, SetupError::Card { hint: Some(hint), .. } if hint == "sword");
    assert_eq!(faults.iter().filter(|fault| hint(fault)).count(), 9);
    for field in ["rounds:", "max_hp", "hp", "dice"] {
        assert!(faults.iter().any(|fault| fault.to_string().contains(field)), "{field}");
    }
}

#[test]
fn a_board_has_eight_cells() {
    let wide = |face: &mut Face| face.size = 2;
    let mut ring = Ring::new().card_with("ram", Slot::Any, |die, _| vec![attack(die)], wide);
    ring.fighters[0].cards.extend(["ram".into(), "ram".into()]);
    let setup = |fighters: &[Combatant; 2]| Setup::new(fighters.clone(), 9);
    assert_eq!(setup(&ring.fighters).check(&ring.catalogue), Ok(()));
    ring.fighters[0].cards.push("ram".into());
    let faults = setup(&ring.fighters).check(&ring.catalogue).expect_err("nine cells");
    assert!(faults[0].to_string().contains("cells"), "{}", faults[0]);
}

#[test]
fn the_catalogue_refuses_what_cannot_be() {
    let mut catalogue = Catalogue::clone(&crate::Content::load(crate::Sources::default()).0.catalogue);
    let card = |slot, catalogue: &mut Catalogue| {
        let face = face(catalogue, slot, |_, _| Vec::new());
        Card {
            id: "tool".to_owned(),
            name: "Tool".to_owned(),
            faces: [face.clone(), face.clone(), face],
            immune: Vec::new(),
            offers: Vec::new(),
            sign: Vec::new(),
        }
    };
    for slot in
        [Slot::Exactly(0), Slot::AtMost(7), Slot::AtLeast(0), Slot::Bonus(9), Slot::Total(1), Slot::Countdown(0)]
    {
        let card = card(slot, &mut catalogue);
        assert!(catalogue.add(card).is_err(), "{slot:?}");
    }
    let mut wrong = card(Slot::Any, &mut catalogue);
    wrong.faces[2].slot = Slot::Pair;
    assert!(catalogue.add(wrong).is_err());
    let sound = card(Slot::Any, &mut catalogue);
    assert!(catalogue.add(sound.clone()).is_ok() && catalogue.add(sound).is_err());
}

type Spoil = fn(&mut State);

/// A sound state, then what is refused about each spoilt copy of it.
fn refuses(fight: &Fight, breaks: &[(&str, Spoil)]) {
    assert_eq!(fight.game.check_state(&fight.state), Ok(()));
    for (reason, spoil) in breaks {
        let mut state = fight.state.clone();
        spoil(&mut state);
        let illegal = fight.game.check_state(&state).expect_err(reason);
        assert!(illegal.text.contains(reason), "'{illegal}' instead of '{reason}'");
    }
}

#[test]
fn states_that_cannot_be_are_refused() {
    let fight = Ring::new().card("clock", Slot::Countdown(5), |_, _| vec![attack(5)]).dice(&[1, 2]);
    refuses(
        &fight,
        &[
            ("seat 3 is not in this fight", |state| state.active = Seat(2)),
            ("round 0 is not between", |state| state.round = 0),
            ("round 1000 is not between", |state| state.round = 1_000),
            ("more than 100 actions", |state| state.placements = 101),
            ("31 HP of 30", |state| state.fighters[0].hp = 31),
            ("limit bar overfull", |state| state.fighters[0].limit = 1),
            ("somebody has no HP left", |state| state.fighters[1].hp = 0),
            ("a die that cannot be", |state| state.fighters[0].dice[0].value = 7),
            ("a die that cannot be", |state| state.fighters[0].dice[1].frozen = true),
            ("dice in another's turn", |state| state.fighters[1].dice.push(Die::new(1))),
            ("there is no card 99", |state| state.fighters[0].cards[0].card.0 = 99),
            ("in one's own turn", |state| state.fighters[1].cards[0].shocked = true),
            ("weakened twice", |state| {
                let card = &mut state.fighters[0].cards[0];
                (card.weakened, card.form) = (true, Form::Minus);
            }),
            ("a 3 waits on 'sword'", |state| state.fighters[0].cards[0].held = 3),
            ("the countdown of 'clock' is over", |state| state.fighters[0].cards[1].progress = 5),
            ("another skill or limit break", |state| state.fighters[0].cards[0].role = crate::Role::Skill),
            ("nobody has to decide", |state| state.stage = Stage::Starting),
            ("more than 10 dice are rolled", |state| state.stage = Stage::Rolling(11)),
            ("something is due after the end", |state| {
                state.stage = Stage::Over(End { winner: None, reason: Reason::Rounds });
                state.due = Some(Due::Give);
            }),
            ("something is under way after the end", |state| {
                state.stage = Stage::Over(End { winner: None, reason: Reason::Rounds });
                state.dodged = true;
            }),
            ("a winner who did not fight", |state| {
                state.stage = Stage::Over(End { winner: Some(Seat(2)), reason: Reason::Defeat });
            }),
            ("Roll cannot be due here", |state| state.due = Some(Due::Roll)),
            ("Split(13) cannot be due here", |state| state.due = Some(Due::Split(13))),
            ("cannot be due here", |state| {
                state.due = Some(Due::Branch { first: crate::ListId(0), count: 200 });
            }),
        ],
    );
}

#[test]
fn card_names_carry_their_form() {
    for (text, form) in [("sword", Form::Base), ("sword+", Form::Plus), ("sword-", Form::Minus)] {
        let card = crate::CardRef::from(text);
        assert_eq!((card.id.as_str(), card.form), ("sword", form));
        assert_eq!(String::from(card), text);
    }
}
