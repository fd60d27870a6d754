//! What sound scripts become.

use dice::{Amount, Catalogue, Content, Effect, Face, Form, Side, Slot, Source, Sources, Status, Uses, words};

/// The card of this text.
fn card(text: &str) -> (std::sync::Arc<Catalogue>, [Face; 3]) {
    let text = format!("[{text}]");
    let (content, faults) =
        Content::load(Sources { cards: &[Source { name: "cards.ron", text: &text }], ..Sources::default() });
    assert_eq!(faults, []);
    let faces = content.catalogue.cards()[0].faces.clone();
    (content.catalogue, faces)
}

/// The effects of a script on a slot, by cell.
fn effects(slot: &str, script: &str) -> Vec<Vec<Effect>> {
    let (catalogue, faces) = card(&format!("(id: \"a\", name: \"A\", slot: {slot}, action: r#\"{script}\"#)"));
    let lists = faces[Form::Base as usize].action.lists();
    lists.iter().map(|list| catalogue.effects(*list).to_vec()).collect()
}

fn attack(amount: i16) -> Effect {
    Effect::Attack { amount: Amount::Fixed(amount), pierce: false }
}

#[test]
fn an_action_is_written_down_for_every_die() {
    let cells = effects("Any", "attack(d + 2)");
    assert_eq!(cells, (1..=6).map(|die| vec![attack(die + 2)]).collect::<Vec<_>>());
}

#[test]
fn a_condition_on_the_die_is_decided_beforehand() {
    let cells = effects("Any", "attack(d); if d == 6 { inflict(SHOCK, 1) }");
    let shock = Effect::Inflict { side: Side::Foe, status: Status::SHOCK, amount: Amount::Fixed(1) };
    assert_eq!((cells[4].clone(), cells[5].clone()), (vec![attack(5)], vec![attack(6), shock]));
}

#[test]
fn dice_that_do_not_fit_have_no_action() {
    let cells = effects("AtLeast(5)", "attack(d)");
    assert_eq!(cells, [vec![], vec![], vec![], vec![], vec![attack(5)], vec![attack(6)]]);
    let pairs = effects("Doubles", "attack(d1 + d2)");
    assert_eq!(pairs.iter().filter(|cell| !cell.is_empty()).count(), 6);
    assert_eq!(pairs[7], [attack(4)]);
}

#[test]
fn free_pips_reach_the_script() {
    assert_eq!(effects("Bonus(2)", "attack(d)")[0], [attack(3)]);
}

#[test]
fn small_counts_are_written_down_for_each_value() {
    let cells = effects("Any", "attack(d * foe(BURN))");
    assert_eq!(cells.len(), 60);
    assert_eq!((cells[0].clone(), cells[59].clone()), (vec![attack(0)], vec![attack(54)]));
    assert_eq!(effects("Free", "if uses() > 0 { heal(uses()) } else { attack(own(POISON)) }").len(), 100);
}

#[test]
fn large_numbers_are_left_to_the_fight() {
    let cells = effects("Any", "attack(when(foe_hp() < 10, d * 2, min(d, own_shield())))");
    for cell in &cells {
        assert!(matches!(cell[..], [Effect::Attack { amount: Amount::Sum(_), .. }]), "{cell:?}");
    }
    assert_eq!(effects("Any", "attack(when(d > 3, d, 0))")[3], [attack(4)], "what is known is not left");
}

#[test]
fn chance_is_an_effect() {
    assert_eq!(effects("Any", "roll_die(); give_die(7 - d)")[1], [Effect::Roll, Effect::Give(Amount::Fixed(5))]);
    let (catalogue, faces) = card(
        "(id: \"a\", name: \"A\", slot: Any, action: \"heal(1); one_of([attack(d), [roll_die(), one_of([heal(2), heal(3)])]])\")",
    );
    let list = catalogue.effects(faces[1].action.lists()[4]);
    let [Effect::Heal(_), Effect::OneOf { first: _, count: 2 }] = list else { panic!("{list:?}") };
}

#[test]
fn scripts_may_have_loops_and_functions() {
    let cells = effects("Any", "fn twice(n) { n * 2 } let i = 0; while i < d { attack(twice(i)); i += 1; }");
    assert_eq!(cells[2], [attack(0), attack(2), attack(4)]);
}

#[test]
fn forms_nobody_wrote_are_derived() {
    let shapes = |slot: &str, more: &str| {
        let (_, faces) = card(&format!("(id: \"a\", name: \"A\", slot: {slot}, action: \"attack(3)\", {more})"));
        faces.map(|face| (face.slot, face.uses, face.size))
    };
    let once = Uses::Turn(1);
    assert_eq!(shapes("Even", ""), [(Slot::Exactly(4), once, 1), (Slot::Even, once, 1), (Slot::Any, once, 1)]);
    assert_eq!(
        shapes("AtMost(3)", ""),
        [(Slot::AtMost(2), once, 1), (Slot::AtMost(3), once, 1), (Slot::AtMost(4), once, 1)]
    );
    assert_eq!(shapes("Any", "size: 2"), [(Slot::AtMost(4), once, 2), (Slot::Any, once, 2), (Slot::Any, once, 1)]);
    assert_eq!(shapes("Any", ""), [(Slot::AtMost(4), once, 1), (Slot::Any, once, 1), (Slot::Bonus(1), once, 1)]);
    assert_eq!(shapes("Bonus(2)", "")[0].0, Slot::Any);
    assert_eq!(
        shapes("Countdown(8)", ""),
        [(Slot::Countdown(10), once, 1), (Slot::Countdown(8), once, 1), (Slot::Countdown(6), once, 1)]
    );
    assert_eq!(shapes("Free", "uses: Turn(2)").map(|shape| shape.1), [Uses::Turn(1), Uses::Turn(2), Uses::Turn(3)]);
    assert_eq!(
        shapes("Doubles", "").map(|shape| (shape.0, shape.1)),
        [(Slot::Doubles, Uses::Fight), (Slot::Doubles, once), (Slot::Pair, once)]
    );
}

#[test]
fn a_written_form_says_only_what_differs() {
    let (catalogue, faces) = card(
        "(id: \"a\", name: \"A\", slot: Any, uses: Turn(2), text: \"plain\", action: \"attack(d)\",
          plus: (action: \"attack(d + 5)\", text: \"more\"), minus: (slot: Exactly(1)))",
    );
    let [minus, _, plus] = &faces;
    assert_eq!((plus.slot, plus.uses, plus.text.as_str()), (Slot::Any, Uses::Turn(2), "more"));
    assert_eq!(catalogue.effects(plus.action.lists()[0]), [attack(6)]);
    assert_eq!((minus.slot, minus.text.as_str()), (Slot::Exactly(1), "plain"));
}

#[test]
fn every_word_of_the_reference_is_known_to_the_engine() {
    for word in words() {
        let arguments = match word.takes {
            "" => "",
            "STATUS" => "BURN",
            "STATUS, amount" => "BURN, 1",
            "a, b" => "1, 2",
            "condition, a, b" => "true, 1, 2",
            "condition, condition" => "own_hp() > 1, round() > 2",
            "[effects]" => "[attack(1), heal(1)]",
            _ => "1",
        };
        if !word.of_status {
            effects("Any", &format!("let x = {}({arguments}); attack(d)", word.name));
            continue;
        }
        let [moment, does] = match word.name {
            "burn_die" | "lock_die" => ["on_roll", "lose(1)"],
            _ => ["before_hurt", "change_damage(1)"],
        };
        let text = format!(
            r#"[(id: "a", name: "A", text: "", good: false, ends: Used, {moment}: "let x = {}({arguments}); {does}")]"#,
            word.name
        );
        let statuses = &[Source { name: "statuses.ron", text: &text }];
        assert_eq!(Content::load(Sources { statuses, ..Sources::default() }).1, []);
    }
}

/// The issue's weapon nobody planned for.
#[test]
fn a_weapon_nobody_planned_for_works() {
    let cells = effects("Any", "attack(dice_sum()); lose(odd_dice())");
    assert!(matches!(cells[0][..], [Effect::Attack { amount: Amount::Sum(_), .. }, Effect::Lose(Amount::Sum(_))]));
}
