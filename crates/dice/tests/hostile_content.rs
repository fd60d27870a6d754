//! Files nobody should write: each fault is told clearly and where it is, the rest loads, nothing hangs or panics.

use dice::{Content, ContentFault, Source, Sources};

const SOUND: &str = r#"(id: "sound", name: "Sound", slot: Any, action: "attack(d)")"#;

/// Loads a file of one card, with a sound one before and after it.
fn load_card(card: &str) -> (Content, Vec<ContentFault>) {
    let last = SOUND.replace("sound", "sound-too");
    load_cards(&format!("[\n{SOUND},\n{card},\n{last},\n]"))
}

fn load_cards(text: &str) -> (Content, Vec<ContentFault>) {
    Content::load(Sources { cards: &[Source { name: "cards.ron", text }], ..Sources::default() })
}

/// A card whose action is this script on an any-slot.
fn action(script: &str) -> String {
    format!("(id: \"bad\", name: \"Bad\", slot: Any, action: r#\"{script}\"#)")
}

/// The card is left out with one fault that says `wanted`; its neighbours load.
fn refused(name: &str, card: &str, wanted: &str) {
    let (content, faults) = load_card(card);
    assert_eq!(content.catalogue.cards().len(), 2, "{name}: {faults:?}");
    assert_eq!(faults.len(), 1, "{name}: {faults:#?}");
    let told = faults[0].to_string();
    assert!(told.contains(wanted), "{name}: {told}");
    assert!(faults[0].line >= 3, "{name}: {told}");
    assert!(told.len() < 600, "{name}: {told}");
}

#[test]
fn scripts_that_do_not_end() {
    for (name, script) in [
        ("while", "while true { }"),
        ("loop", "loop { let x = 1; }"),
        ("do", "do { } while true"),
        ("counting up", "let x = 0; while x >= 0 { x += 1; }"),
        ("late", "if d == 6 { loop { } } attack(d)"),
    ] {
        refused(name, &action(script), "does not end");
    }
}

#[test]
fn scripts_that_dig_or_swell() {
    let deep_call = "fn f(n) { f(n + 1) } f(0)";
    refused("recursion", &action(deep_call), "too deep");
    refused("mutual recursion", &action("fn f(n) { g(n) } fn g(n) { f(n) } f(0)"), "too deep");
    let brackets = format!("attack({}d{})", "(".repeat(500), ")".repeat(500));
    refused("brackets", &action(&brackets), "nest too deep");
    refused("giant string", &action(&format!("let s = \"{}\"; attack(d)", "x".repeat(300))), "longer than 256");
    refused("giant script", &action(&"attack(d);".repeat(1_000)), "bytes long");
    refused("string that doubles", &action("let s = \"xxxxxxxx\"; loop { s += s; }"), "");
    refused("list that grows", &action("let a = [1]; loop { a += a; }"), "");
    refused("effects without end", &action("for_each(d)"), "unknown function");
    refused("too many effects", &action("let i = 0; while i < 200 { attack(1); i += 1; }"), "at most 64 effects");
    let sum =
        format!("attack({})", ["own_hp()"; 30].join(" + ").replace("own_hp() + own_hp()", "(own_hp() + own_hp())"));
    refused(
        "sum that grows",
        &action("let s = own_hp(); let i = 0; while i < 40 { s = s + s; i += 1; } attack(s)"),
        "too long",
    );
    assert!(load_card(&action(&sum)).1.len() <= 1);
}

#[test]
fn words_nobody_knows() {
    refused("function", &action("atack(d)"), "did you mean 'attack'?");
    refused("in a branch no die reaches", &action("if d > 100 { explode(d) } attack(d)"), "unknown function 'explode'");
    refused("variable", &action("attack(dd)"), "unknown variable 'dd'");
    refused("status", &action("inflict(BRUN, 1)"), "did you mean 'BURN'?");
    refused("two dice on one", &action("attack(d1 + d2)"), "are called d");
    refused("eval", &action("eval(\"attack(d)\")"), "eval");
    refused("import", &action("import \"fs\" as fs; attack(d)"), "");
    refused("print", &action("print(d)"), "print");
    refused("method", &action("d.attack_hard()"), "unknown function 'attack_hard'");
    refused("function pointer", &action("let f = Fn(\"attack\"); attack(d)"), "Fn");
    refused("clock", &action("attack(timestamp())"), "timestamp");
}

#[test]
fn values_that_cannot_be() {
    refused("text for a number", &action("attack(\"five\")"), "wants a number, not a text");
    refused("list for a number", &action("attack([1, 2])"), "wants a number, not a list");
    refused("number for a status", &action("inflict(5, 1)"), "wants a status such as BURN");
    refused("negative", &action("attack(d - 7)"), "it wants at least 0");
    refused("huge", &action("attack(1000000)"), "beyond 9999");
    refused("overflow", &action("attack(9223372036854775807 + d)"), "overflow");
    refused("division by zero", &action("attack(d / 0)"), "zero");
    refused("too few", &action("attack()"), "'attack' cannot be used like this");
    refused("too many", &action("inflict(BURN, 1, 2, 3)"), "it is written inflict(STATUS, amount)");
    refused("large in if", &action("if own_hp() < 5 { attack(d) }"), "write when(condition, a, b)");
    refused("large in while", &action("while foe_hp() > 0 { attack(1) }"), "write when(condition, a, b)");
    refused("large shield", &action("attack(own(SHIELD))"), "write own_shield()");
    refused("float", &action("attack(1.5)"), "wants a number");
    refused("one_of numbers", &action("one_of([1, 2])"), "one_of wants effects");
    refused("one_of one", &action("one_of([attack(1)])"), "2 to 16 choices");
    refused("an effect twice", &action("let a = attack(1); one_of([a, a])"), "used elsewhere");
    refused("throw", &action("throw \"no\""), "no");
    refused("too many facts", &action("attack(own(BURN) + foe(BURN) + own(POISON) + uses())"), "too many counts");
    refused("syntax", &action("attack(d"), "");
}

#[test]
fn nothing_is_silently_something_else() {
    refused("chance compared", &action("if roll_die() == 6 { attack(9) }"), "one_of([");
    refused("die with chance", &action("if d != roll_die() { attack(9) }"), "one_of([");
    refused("switch on what the fight knows", &action("switch own_hp() { 1 => attack(9) }"), "write if d == 6");
    refused("switch", &action("switch d { \"6\" => attack(9), _ => attack(1) }"), "write if d == 6");
    refused("text", &action("if d == \"6\" { attack(9) }"), "write 6 without quotation marks");
    refused("text of the fight", &action("attack(when(own_hp() < \"6\", 1, 2))"), "without quotation marks");
    refused("status", &action("if BURN > 1 { attack(9) }"), "write own(BURN) or foe(BURN)");
    refused("two effects", &action("if attack(1) == attack(1) { heal(9) }"), "effects stand by themselves");
    refused("chain", &action("if 1 < d < 4 { attack(9) }"), "1 < d && d < 6");
    refused("lists", &action("if [1] == [1] { attack(9) }"), "compare numbers");
    refused("number for a condition", &action("if own(BURN) { attack(9) }"), "compare it, as in d > 0");
    refused("effect for a condition", &action("while steal() { attack(9) }"), "effects stand by themselves");
    refused("effects of when", &action("when(d > 3, attack(9), heal(9))"), "if d > 3 { attack(d) }");
    refused("fault passed over", &action("try { attack(true) } catch { } attack(d)"), "mend what is told");
    refused("word made anew", &action("fn attack(n) { heal(n) } attack(d)"), "give the function another name");
    refused("comment without end", &action("attack(d); /* heal(d)"), "close it by */");
    for empty in ["", "  ", "// attack(d)", ";", "d + 2", "let x = attack;", "if d > 6 { attack(d) }"] {
        let wanted = if empty.contains('=') { "wants brackets" } else { "such as attack(d)" };
        refused("nothing", &action(empty), wanted);
    }
    refused("start", "(id: \"bad\", name: \"Bad\", slot: Any, action: \"attack(d)\", at_start: \"\")", "is empty");
    refused("file", "(id: \"bad\", name: \"Bad\", slot: Any, action: File(\"no.rhai\"))", "there is no script");
}

#[test]
fn signs_of_other_languages_are_told_as_scripts_write_them() {
    for (script, remedy) in [
        ("match d { 6 => attack(9) }", "write if d == 6"),
        ("if d === 6 { attack(9) }", "write == to compare"),
        ("if d !== 6 { attack(9) }", "write != for unequal"),
        ("if d =< 3 { attack(9) }", "<= or >= with the = behind"),
        ("if d ~= 6 { attack(9) }", "write != for unequal"),
        ("let x = 1; x++; attack(x)", "write x += 1"),
        ("if d = 6 { attack(9) }", "write == to compare"),
        ("else { attack(1) }", "an else stands behind the } of an if"),
        ("attack(d) )", "remove it"),
        ("let x = 1; x := 2; attack(x)", "write let x = 1"),
        ("if d > 1 and d < 4 { attack(d) }", "write && for and"),
        ("if d > 1 or d < 4 { attack(d) }", "write || for or"),
        ("# a comment\nattack(d)", "begin a comment with //"),
        ("attack(“d”)", "remove them"),
        ("attack(d × 2)", "write * for times"),
        ("attack(d ÷ 2)", "write / for divided by"),
        ("attack(7 – d)", "write - with the key for minus"),
        ("if d ≤ 3 { attack(d) }", "write <= for at most"),
        ("if d ≥ 3 { attack(d) }", "write >= for at least"),
        ("if d ≠ 3 { attack(d) }", "write != for unequal"),
    ] {
        refused(script, &action(script), remedy);
    }
}

#[test]
fn what_can_be_compared_still_is() {
    for script in ["if d == 6 && true == (d > 2) { attack(9) } attack(1)", "if d > 2.5 { attack(9) } attack(1)"] {
        assert_eq!(load_card(&action(script)).1, [], "{script}");
    }
}

/// As many cards with that action.
fn many(cards: usize, script: &str) -> (Content, Vec<ContentFault>) {
    let card = |at: usize| action(script).replace("\"bad\"", &format!("\"card-{at}\""));
    load_cards(&format!("[{}]", (0..cards).map(card).collect::<Vec<_>>().join(",")))
}

#[test]
fn scripts_cost_no_more_than_they_may() {
    let dear = "let i = 0; while i < 400 { i += 1; } attack(own(BURN) + foe(BURN))";
    let before = dice::script_runs();
    let (content, faults) = many(1, dear);
    assert!(faults.len() == 1 && faults[0].reason.contains("more than 200000 operations over all"), "{faults:?}");
    assert!(content.catalogue.cards().is_empty());
    // Each pass of the loop takes several operations, so it is stopped long before its 600 runs.
    assert!(dice::script_runs() - before < 200, "{}", dice::script_runs() - before);
    // None is too dear by itself, and all together are.
    let (content, faults) = many(400, "let i = 0; while i < 300 { i += 1; } attack(d)");
    assert!(faults.len() == 1 && faults[0].reason.contains("4000000 operations together"), "{faults:?}");
    assert!((50..399).contains(&content.catalogue.cards().len()), "{}", content.catalogue.cards().len());
}

#[test]
fn a_mod_has_no_more_cards_and_faults_than_it_may() {
    let (content, faults) = many(dice::MOST_NEW_CARDS + 500, "attack(d)");
    assert_eq!((content.catalogue.cards().len(), faults.len()), (dice::MOST_NEW_CARDS, 1));
    assert!(faults[0].reason.contains("at most 2000 cards"), "{}", faults[0]);
    let (_, faults) = many(3 * dice::MOST_FAULTS, "atack(d)");
    assert_eq!(faults.len(), dice::MOST_FAULTS + 1);
    assert!(faults[dice::MOST_FAULTS].reason.contains("100 faults already"));
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
    let told: Vec<String> = faults.iter().map(|fault| fault.reason.clone()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("the name has a sign that nobody can see, U+200B") && told[1].contains("U+001B"),
        "{told:?}"
    );
    assert!(faults.iter().all(|fault| fault.severity == tabletop::written::Severity::Warning));
    let (content, faults) = load_card("(id: \"bad\", name: \"\u{3164}\u{200b}\", slot: Any, action: \"attack(d)\")");
    assert!(content.catalogue.find("bad").is_none() && faults[0].reason.contains("1 to 40 letters"), "{faults:?}");
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
    refused("size", &card("slot: Any, size: 9, action: \"attack(d)\""), "not 1 or 2");
    refused("uses", &card("slot: Any, uses: Turn(0), action: \"attack(d)\""), "not between 1 and 99");
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
        assert!(faults[0].reason.contains("is no id"), "{}", faults[0].reason);
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
        ("id: \"bad\", tier: 1, hp: 0, dice: 2, cards: []", "max_hp: 0 is not between 1 and 999"),
        ("id: \"bad\", tier: 1, hp: -5, dice: 2, cards: []", ""),
        ("id: \"bad\", tier: 1, hp: 70000, dice: 2, cards: []", ""),
        ("id: \"bad\", tier: 9, hp: 5, dice: 2, cards: []", "tier of 9"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 50, cards: []", "dice: 50"),
        ("id: \"bad\", tier: 1, hp: 5, dice: 2, cards: [\"sond\"]", "did you mean 'sound'?"),
        ("id: \"good\", tier: 1, hp: 5, dice: 2, cards: []", "already"),
        ("id: \"../x\", tier: 1, hp: 5, dice: 2, cards: []", "is no id"),
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
