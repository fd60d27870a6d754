//! Files nobody should write: each fault is told clearly and where it is, the rest loads, nothing hangs or panics.

use dice::{Content, Source, Sources};

use crate::refusal::{SOUND, action, load_card, load_cards, many, refused};

#[test]
fn a_mod_has_no_more_cards_and_faults_than_it_may() {
    let (content, faults) = many(dice::MOST_NEW_CARDS + 500, "attack(d)");
    assert_eq!((content.catalogue.cards().len(), faults.len()), (dice::MOST_NEW_CARDS, 1));
    assert!(faults[0].reason.text.contains("at most 2000 cards"), "{}", faults[0]);
    let (_, faults) = many(3 * dice::MOST_FAULTS, "atack(d)");
    assert_eq!(faults.len(), dice::MOST_FAULTS + 1);
    assert!(faults[dice::MOST_FAULTS].reason.text.contains("100 faults already"));
}

#[test]
fn a_byte_order_mark_is_no_fault_and_moves_nothing() {
    let (content, faults) = load_cards(&format!("\u{feff}[{SOUND}]"));
    assert_eq!((content.catalogue.cards().len(), faults), (1, Vec::new()));
    let (_, faults) = load_cards("\u{feff}[(id: \"a\", name: \"A\", slot: Any, action: \"atack(d)\")]");
    assert_eq!((faults[0].line, faults[0].column), (1, 43));
    let cards = [Source { name: "c.ron", text: "[(id: \"a\", name: \"A\", slot: Any, action: File(\"s.rhai\"))]" }];
    let scripts = [Source { name: "s.rhai", text: "\u{feff}atack(d)" }];
    let (_, faults) = Content::load(Sources { cards: &cards, scripts: &scripts, ..Sources::default() });
    assert_eq!((faults[0].file.as_str(), faults[0].line, faults[0].column), ("s.rhai", 1, 1));
}

#[test]
fn names_and_texts_have_no_signs_nobody_sees() {
    let card =
        "(id: \"odd\", name: \"Cl\u{200b}eav\u{202e}er\", text: \"T\u{1b}[31m\", slot: Any, action: \"attack(d)\")";
    let (content, faults) = load_card(card);
    let known = content.catalogue.find("odd").and_then(|id| content.catalogue.card(id)).expect("it is in use");
    assert_eq!((known.name.as_str(), known.faces[1].text.as_str()), ("Cleaver", "T[31m"));
    assert!(known.faces.iter().all(|face| face.text == "T[31m"));
    let told: Vec<String> = faults.iter().map(|fault| fault.reason.to_string()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("the name has a sign that nobody can see, U+200B") && told[1].contains("U+001B"),
        "{told:?}"
    );
    assert!(faults.iter().all(|fault| fault.severity == tabletop::written::Severity::Warning));
    let (content, faults) = load_card("(id: \"bad\", name: \"\u{3164}\u{200b}\", slot: Any, action: \"attack(d)\")");
    assert!(content.catalogue.find("bad").is_none() && faults[0].reason.text.contains("1 to 40 letters"), "{faults:?}");
}

#[test]
fn the_line_is_shown_with_its_place() {
    let (_, faults) = load_card(&action("atack(d)"));
    let excerpt = faults[0].excerpt.clone().expect("it stands on a line");
    assert!(excerpt.text.chars().skip(excerpt.caret).collect::<String>().starts_with("atack(d)"), "{excerpt:?}");
}

#[test]
fn a_card_at_fault_is_told_once_whoever_carries_it() {
    let enemy = |id: &str, card: &str| {
        format!("(id: \"{id}\", name: \"E\", text: \"\", tier: 1, hp: 9, dice: 2, cards: [\"sound\", \"{card}\"])")
    };
    let enemies = format!("[{}, {}, {}]", enemy("one", "bad"), enemy("two", "bad+"), enemy("other", "sound"));
    for broken in [
        action("atack(d)"),
        // Not even a card: who carries it is told with it all the same.
        "(id: \"bad\", name: \"Bad\", slot: Evn, action: \"attack(d)\")".to_owned(),
        "(id: \"bad\" name: \"Bad\", slot: Any, action: \"attack(d)\")".to_owned(),
    ] {
        let (cards, sound) = (format!("[{broken}]"), format!("[{SOUND}]"));
        let sources = [Source { name: "cards.ron", text: &cards }, Source { name: "sound.ron", text: &sound }];
        let enemies = [Source { name: "enemies.ron", text: &enemies }];
        let (content, faults) = Content::load(Sources { cards: &sources, enemies: &enemies, ..Sources::default() });
        assert_eq!(faults.len(), 1, "{faults:#?}");
        assert_eq!(faults[0].takes_along, ["one", "two"]);
        assert!(faults[0].to_string().ends_with("(left out with it: 'one', 'two')"), "{}", faults[0]);
        assert_eq!(content.enemies.iter().map(|enemy| enemy.id.as_str()).collect::<Vec<_>>(), ["other"]);
    }
}

#[test]
fn fields_that_cannot_be() {
    let card = |fields: &str| format!("(id: \"bad\", name: \"Bad\", {fields})");
    refused("unknown field", &card("slot: Any, action: \"attack(d)\", colour: 3"), "there is no field 'colour'");
    refused("misspelt field", &card("slto: Any, action: \"attack(d)\""), "did you mean 'slot'?");
    refused("missing slot", &card("action: \"attack(d)\""), "the field 'slot' is missing");
    refused("missing action", &card("slot: Any"), "the field 'action' is missing");
    refused("unknown slot", &card("slot: Evn, action: \"attack(d)\""), "did you mean 'Even'?");
    refused("slot out of range", &card("slot: Exactly(7), action: \"attack(d)\""), "7 is not between 1 and 6");
    refused("countdown of none", &card("slot: Countdown(0), action: \"attack(1)\""), "0 is not between 1 and 99");
    refused("negative slot", &card("slot: AtMost(-1), action: \"attack(d)\""), "");
    refused("size", &card("slot: Any, size: 9, action: \"attack(d)\""), "1 or 2 cells, not 9");
    refused("uses", &card("slot: Any, uses: Turn(0), action: \"attack(d)\""), "1 to 99 uses a turn, not 0");
    refused("number for a script", &card("slot: Any, action: 5"), "");
    refused("passive without", &card("slot: Passive, plus: (), minus: ()"), "at_start or at_end");
    refused(
        "long text",
        &card(&format!("slot: Any, action: \"attack(d)\", text: \"{}\"", "x".repeat(300))),
        "at most 200",
    );
    refused(
        "faulty plus",
        &card("slot: Any, action: \"attack(d)\", plus: (action: \"attak(d)\")"),
        "did you mean 'attack'?",
    );
}

#[test]
fn ids_that_cannot_be() {
    for id in ["", "../../etc/passwd", "a/b", "Bad", "bad+", "bad-", "1st", "b\\u{0}d", &"x".repeat(100_000)] {
        let (content, faults) = load_card(&format!("(id: \"{id}\", name: \"Bad\", slot: Any, action: \"attack(d)\")"));
        assert_eq!((content.catalogue.cards().len(), faults.len()), (2, 1), "{faults:?}");
        assert!(faults[0].reason.text.contains("cannot be an id"), "{}", faults[0].reason);
    }
    refused("twice", SOUND, "there is a card 'sound' already");
    refused("no name", "(id: \"bad\", name: \" \", slot: Any, action: \"attack(d)\")", "1 to 40 letters");
}

#[test]
fn files_that_are_no_files() {
    let deep = "[".repeat(100_000);
    let large = " ".repeat(2_000_000);
    for text in [
        "",
        "[",
        "(((",
        "]",
        "not ron",
        "\u{0}\u{0}",
        "[(id: \"a\"",
        "{}",
        "5",
        "\"text\"",
        "[1, 2]",
        "\u{feff}[]x",
        &deep,
        &large,
    ] {
        let (content, faults) = load_cards(text);
        assert!(content.catalogue.cards().is_empty());
        assert!(!faults.is_empty() && faults.len() <= 2, "{:?}: {faults:?}", &text[..text.len().min(20)]);
    }
    assert_eq!(load_cards("[]").1, []);
}

#[test]
fn all_faults_are_told_together_each_at_its_place() {
    let text = "[
  (id: \"one\", name: \"One\", slot: Any, action: \"atack(d)\"),
  (id: \"two\", name: \"Two\", slot: Any, action: r#\"
    attack(d);
    if d == 6 { inflct(SHOCK, 1) }
  \"#),
  (id: \"three\", name: \"Three\", slot: Evn, action: \"attack(d)\"),
  (id: \"four\", name: \"Four\", slot: Any, action: \"attack(d)\"),
]";
    let (content, faults) = load_cards(text);
    let places: Vec<_> = faults.iter().map(|fault| (fault.line, fault.column)).collect();
    assert_eq!(places, [(2, 48), (5, 17), (7, 38)]);
    assert_eq!(content.catalogue.cards().len(), 1);
    assert_eq!(faults[1].item.as_deref(), Some("two"));
    let told = "cards.ron:5:17: 'two': unknown function 'inflct'; did you mean 'inflict'?";
    assert_eq!(faults[1].to_string(), told);
}

#[test]
fn two_faults_of_one_script_are_both_told() {
    let (_, faults) = load_card(&action("atack(d); heel(d)"));
    assert_eq!(faults.len(), 2, "{faults:?}");
}

#[test]
fn fighters_that_cannot_be() {
    let enemy = |fields: &str| {
        let cards = format!("[{SOUND}]");
        let sound = "(id: \"good\", name: \"Good\", text: \"\", tier: 1, hp: 9, dice: 2, cards: [\"sound\"])";
        let text = format!("[{sound}, (name: \"Bad\", text: \"\", {fields})]");
        let (content, faults) = Content::load(Sources {
            cards: &[Source { name: "cards.ron", text: &cards }],
            enemies: &[Source { name: "enemies.ron", text: &text }],
            ..Sources::default()
        });
        assert_eq!((content.enemies.len(), faults.len()), (1, 1), "{fields}: {faults:?}");
        faults[0].to_string()
    };
    for (fields, wanted) in [
        ("id: \"bad\", tier: 1, hp: 0, dice: 2, cards: []", "hp: 0 is not between 1 and 999"),
        ("id: \"bad\", tier: 1, hp: -5, dice: 2, cards: []", ""),
        ("id: \"bad\", tier: 1, hp: 70000, dice: 2, cards: []", ""),
        ("id: \"bad\", tier: 9, hp: 5, dice: 2, cards: []", "tier of 9"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 50, cards: []", "dice: 50"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [\"sond\"]", "did you mean 'sound'?"),
        ("id: \"good\", tier: 1, hp: 5, dice: 2, cards: []", "already"),
        ("id: \"../x\", tier: 1, hp: 5, dice: 2, cards: []", "cannot be an id"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [], innate: [Takes(Water, Weak)]", "there is no 'Water'"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2", "'cards' is missing"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 0, cards: [\"sound\"]", "without dice it can use none of its cards"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [], points: (damge: 3)", "did you mean 'damage'?"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [], points: (damage: \"3\")", "a number is missing"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [], points: (damage: inf)", "use a smaller number"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [], points: (damage: NaN)", "use a smaller number"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [], points: 3", "'3'"),
    ] {
        let told = enemy(fields);
        assert!(told.contains(wanted), "{told}");
    }
}

/// Pieces of sound files, cut and joined at random, must load or be refused.
#[test]
fn mangled_files_are_refused_without_panic() {
    use rand::RngExt;
    let sound = format!(
        "[{SOUND}, (id: \"b\", name: \"B\", slot: Pair, uses: Turn(2), action: r#\"one_of([attack(d1), heal(own(BURN))])\"#, plus: (size: 2))]"
    );
    let letters: Vec<char> = sound.chars().chain("{}()[]\"#\\\u{e9}\u{0}9-".chars()).collect();
    let mut rng = tabletop::Seed(1).stream("mangle", 0);
    for _ in 0..1_500 {
        let mut text: Vec<char> = sound.chars().collect();
        for _ in 0..rng.random_range(1..6usize) {
            let at = rng.random_range(0..text.len().max(1));
            match rng.random_range(0..3u8) {
                0 if text.len() > 1 => drop(text.remove(at)),
                1 => text.insert(at, letters[rng.random_range(0..letters.len())]),
                _ => text.truncate(at.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        let (_, faults) = load_cards(&text);
        for fault in faults {
            assert!(fault.line >= 1 && fault.column >= 1 && !fault.reason.is_empty(), "{text}: {fault:?}");
        }
    }
}

/// Loads an enemy with these fields, who has nothing else wrong with it.
fn load_enemy(fields: &str) -> Vec<dice::ContentFault> {
    let enemy = format!("[(id: \"bad\", name: \"Bad\", text: \"\", cards: [\"sound\"], {fields})]");
    let cards = format!("[{SOUND}]");
    let cards = [Source { name: "cards.ron", text: &cards }];
    let enemies = [Source { name: "enemies.ron", text: &enemy }];
    Content::load(Sources { cards: &cards, enemies: &enemies, ..Sources::default() }).1
}

#[test]
fn numbers_beyond_all_bounds_are_told_with_whose_they_are_and_what_there_may_be() {
    for (fields, told) in [
        ("tier: 1, dice: 2, hp: -5", "hp: -5 is not between 1 and 999"),
        ("tier: 1, dice: 2, hp: 70000", "hp: 70000 is not between 1 and 999"),
        ("tier: 1, dice: -1, hp: 9", "dice: -1 is not between 0 and 10"),
        ("tier: 1, dice: 256, hp: 9", "dice: 256 is not between 0 and 10"),
        ("tier: -1, dice: 2, hp: 9", "tier: -1 is not between 1 and 5"),
        ("tier: 1, dice: 2, hp: 99999999999999999999999999", "hp: 999999999999… is not between 1 and 999"),
    ] {
        let faults = load_enemy(fields);
        assert_eq!(faults.len(), 1, "{fields}: {faults:#?}");
        assert!(faults[0].to_string().contains(told), "{fields}: {}", faults[0]);
        assert_eq!(faults[0].item.as_deref(), Some("bad"), "{fields}");
        assert!(faults[0].column > 50, "it is shown where it stands: {}", faults[0]);
    }
    // Whatever else cannot be read is told with its name too.
    for fields in ["tier: 1, dice: 2, hp: \"many\"", "tier: 1, dice: 2, hp: 9, colour: 3", "tier: 1, dice: 2"] {
        assert_eq!(load_enemy(fields)[0].item.as_deref(), Some("bad"), "{fields}");
    }
    let card = |fields: &str| format!("(id: \"bad\", name: \"Bad\", {fields}, action: \"attack(1)\")");
    refused("slot", &card("slot: AtMost(-1)"), "AtMost: -1 is not between 1 and 6");
    refused("countdown", &card("slot: Countdown(300)"), "Countdown: 300 is not between 1 and 99");
    refused("size", &card("slot: Any, size: -2"), "size: -2 is not between 1 and 2");
    refused("uses", &card("slot: Any, uses: Turn(1000)"), "Turn: 1000 is not between 1 and 99");
}

#[test]
fn points_of_many_digits_are_told_in_few() {
    let faults = load_enemy("tier: 1, dice: 2, hp: 9, points: (damage: 1e308)");
    assert_eq!(faults.len(), 1, "{faults:#?}");
    let told = faults[0].to_string();
    assert!(told.contains("1e308 is beyond 100000000") && told.len() < 200, "{told}");
}

/// A field that is not just a word or a number says how it is written.
#[test]
fn a_field_of_several_parts_is_told_with_an_example() {
    let hero =
        |fields: &str| format!(r#"[(id: "a", name: "A", text: "T", hp: 9, dice: 2, cards: [], skill: "x", {fields})]"#);
    for (fields, wanted) in [
        (r#"limit: "spring-tide""#, "limit: (card: "),
        (r#"limit: ("spring-tide")"#, "limit: (card: "),
        (r#"limit: (card: "x", after: 9), statuses: ["thorns"]"#, "statuses: [("),
        (r#"limit: (card: "x", after: 9), statuses: [("thorns")]"#, "statuses: [("),
        (r#"limit: (card: "x", after: 9), growth: [6, 3]"#, "growth: [(hp: 6)"),
    ] {
        let text = hero(fields);
        let heroes = [Source { name: "h.ron", text: &text }];
        let (_, faults) = Content::load(Sources { heroes: &heroes, ..Sources::default() });
        assert_eq!(faults.len(), 1, "{fields}");
        let remedy = faults[0].remedy.to_string();
        assert!(remedy.contains(wanted), "{fields}: {remedy}");
    }
    // What is wrong by name says the name.
    let text = hero(r#"limit: (crad: "x", after: 9)"#);
    let (_, faults) = Content::load(Sources { heroes: &[Source { name: "h.ron", text: &text }], ..Sources::default() });
    assert!(faults[0].remedy.to_string().contains("'card'"), "{}", faults[0].remedy);
}
