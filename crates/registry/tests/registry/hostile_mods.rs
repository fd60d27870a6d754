//! Mods that are broken, careless or malicious: each gives one clear error, the rest loads, nothing hangs or panics.

use std::time::{Duration, Instant};

use registry::games::dice::Stock;
use tabletop::written::Severity;

use crate::modded::{Shelf, card, enemy, manifest};

/// What a hostile mod puts into its folder, and what must be told about it.
struct Case {
    name: &'static str,
    files: Vec<(&'static str, Vec<u8>)>,
    told: &'static str,
}

fn case(name: &'static str, file: &'static str, text: impl Into<Vec<u8>>, told: &'static str) -> Case {
    Case { name, files: vec![(file, text.into())], told }
}

/// A card with that action, beside a sound one.
fn action(name: &'static str, action: &str, told: &'static str) -> Case {
    let text = format!("[{}, {}]", card("bad", action), card("good-beside", "attack(d)"));
    case(name, "equipment/c.ron", text, told)
}

/// A card with those fields.
fn fields(name: &'static str, fields: &str, told: &'static str) -> Case {
    case(name, "equipment/c.ron", format!("[(id: \"bad\", name: \"Bad\", text: \"Test.\", {fields})]"), told)
}

/// An enemy with those fields.
fn foe(name: &'static str, fields: &str, told: &'static str) -> Case {
    case(name, "enemies/e.ron", format!("[(name: \"Bad\", text: \"Test.\", {fields})]"), told)
}

fn scripts() -> Vec<Case> {
    vec![
        action("endless loop", "while true { }", "does not end within"),
        action("endless loop that works", "loop { attack(1); }", "at most 64 effects"),
        action("deep recursion", "fn f(n) { f(n + 1) } f(0)", "too deep"),
        action("giant string", "let s = 'x'; let t = \\\"aaaaaaaaaaaaaaaa\\\"; loop { t += t; }", "too long"),
        action("giant list", "let a = []; loop { a.push(1); }", "unknown function 'push'"),
        action("unknown function", "atack(d)", "did you mean 'attack'?"),
        action("unknown in a dead branch", "if d > 9 { obliterate(d) } attack(d)", "unknown function 'obliterate'"),
        action("unknown variable", "attack(x)", "unknown variable 'x'"),
        action("wrong type", "attack(true)", "attack needs a number"),
        action("text for a number", "attack(\\\"six\\\")", "attack needs a number"),
        action("status for a number", "attack(BURN)", "attack needs a number"),
        action("number for a status", "inflict(3, 1)", "inflict needs a status"),
        action("negative number", "attack(-3)", "at least 0"),
        action("overflow", "attack(9223372036854775807 + d)", ""),
        action("far too much", "attack(1000000000)", "is beyond"),
        action("division by nothing", "attack(d / 0)", ""),
        action("asks what only the fight knows", "if foe_hp() < 5 { attack(d) }", "known only in the fight"),
        action("eval", "eval(\\\"attack(d)\\\")", "cannot be used here"),
        action("import", "import \\\"os\\\" as os; attack(d)", ""),
        action("two dice on a slot for one", "attack(d1 + d2)", "the dice of this slot are called d"),
        action("too many arguments", "attack(1, 2, 3)", "attack(amount)"),
        action("no script", "attack(", ""),
        action("deep brackets", &format!("attack({}d{})", "(".repeat(500), ")".repeat(500)), ""),
        action("longest script", &format!("attack({})", "1+".repeat(4_000) + "1"), "4096 are allowed"),
        action(
            "too many counts",
            "attack(own(BURN) + own(FREEZE) + own(SHOCK) + own(LOCK) + own(CURSE))",
            "too many counts",
        ),
    ]
}

fn files() -> Vec<Case> {
    let deep = "[".repeat(100_000);
    vec![
        fields("negative slot", "slot: AtMost(-1), action: \"attack(d)\"", ""),
        fields("slot out of range", "slot: Exactly(7), action: \"attack(d)\"", "7 is not between 1 and 6"),
        fields("unknown slot", "slot: Evn, action: \"attack(d)\"", "did you mean 'Even'?"),
        fields("unknown field", "slot: Any, acton: \"attack(d)\"", "did you mean 'action'?"),
        fields("size", "slot: Any, size: 200, action: \"attack(d)\"", "2 cells, not 200"),
        fields("missing script", "slot: Any, action: File(\"nowhere.rhai\")", "there is no script 'nowhere.rhai'"),
        fields(
            "script from outside",
            "slot: Any, action: File(\"../../../etc/passwd\")",
            "there is no script '../../../etc/passwd'",
        ),
        case(
            "duplicate ids",
            "equipment/c.ron",
            format!("[{0}, {0}]", card("bad", "attack(d)")),
            "there is a card 'bad' already",
        ),
        case("id as a path", "equipment/c.ron", format!("[{}]", card("../../bad", "attack(d)")), "cannot be an id"),
        case("no list", "equipment/c.ron", "(((", ""),
        case("deep nesting", "equipment/c.ron", deep, ""),
        case("zeros", "equipment/c.ron", vec![0; 4_096], ""),
        case("invalid UTF-8", "equipment/c.ron", b"[\xff\xfe]".to_vec(), "is not UTF-8"),
        case("giant file", "equipment/c.ron", vec![b' '; 2 << 20], "at most 1048576 are read"),
        case("a file that is no list of cards", "equipment/readme.txt", "hello", "files that end in .ron"),
        case("folder misspelt", "equipmet/c.ron", "[]", "did you mean 'equipment'?"),
        case("invalid UTF-8 in a script", "scripts/s.rhai", b"\xc3\x28".to_vec(), "is not UTF-8"),
        case("words that are no words", "locales/de.ron", "[1, 2]", ""),
        case("picture that is none", "images/bad.png", "hello", "is not a PNG picture"),
        case("sound that is none", "sounds/bad.ogg", "RIFF", "is not an Ogg sound"),
        foe("no HP", "id: \"bad\", tier: 1, hp: 0, dice: 2, cards: []", "is not between 1 and 999"),
        foe("negative HP", "id: \"bad\", tier: 1, hp: -4, dice: 2, cards: []", ""),
        foe("too many dice", "id: \"bad\", tier: 1, hp: 9, dice: 200, cards: []", "dice: 200"),
        foe(
            "card nobody has",
            "id: \"bad\", tier: 1, hp: 9, dice: 2, cards: [\"clever\"]",
            "there is no card 'clever'",
        ),
        foe("tier out of range", "id: \"bad\", tier: 9, hp: 9, dice: 2, cards: []", "tier of 9"),
    ]
}

/// A status with those fields.
fn status(name: &'static str, fields: &str, told: &'static str) -> Case {
    let text = format!("[(id: \"bad\", name: \"Bad\", text: \"Test.\", good: false, ends: Used, {fields})]");
    case(name, "statuses/s.ron", text, told)
}

/// A hero with those fields.
fn hero(name: &'static str, fields: &str, told: &'static str) -> Case {
    case(name, "heroes/h.ron", format!("[(id: \"bad\", name: \"Bad\", text: \"Test.\", {fields})]"), told)
}

/// A rule modifier with those fields.
fn modifier(name: &'static str, fields: &str, told: &'static str) -> Case {
    case(name, "modifiers/m.ron", format!("[(id: \"bad\", name: \"Bad\", text: \"Test.\", {fields})]"), told)
}

fn statuses() -> Vec<Case> {
    let many = |what: &dyn Fn(usize) -> String| format!("[{}]", (0..10_000).map(what).collect::<String>());
    let named = |at: usize| format!("(id: \"s{at}\", name: \"S\", text: \"\", good: false, ends: Used),");
    vec![
        case("ten thousand statuses", "statuses/s.ron", many(&named), "there are 32 statuses already"),
        status("endless hook", "on_hurt: \"loop { lose(1) }\"", "at most 64 effects"),
        status("hook that does nothing", "on_hurt: \"attack(0)\"", "does nothing"),
        status("unknown moment", "on_sneeze: \"lose(1)\"", "on_sneeze"),
        status("chance in the foe's turn", "on_hurt: \"roll_die()\"", "cannot be said in on_hurt"),
        status("a die where none fell", "on_place: \"burn_die()\"", "cannot be said in on_place"),
        status("counts of a card", "on_use: \"lose(uses())\"", "is asked by a card alone"),
        status("a sign beyond its square", "sign: [Line([(0, 0), (9, 9)])]", "not a sign that can be drawn"),
        status("a sign of one point", "sign: [Line([(0, 0)])]", "not a sign that can be drawn"),
        status("a colour that is none", "colour: \"blue\"", "not a colour"),
        status("worth more than anybody has", "worth: 1e300", "more than 999 HP"),
        status("none of it", "most: 0", "0 is not between 1 and 99"),
        case(
            "another poison",
            "statuses/s.ron",
            "[(id: \"poison\", name: \"P\", text: \"\", good: false, ends: Used, on_hurt: \"lose(1)\")]",
            "lies in the game's code",
        ),
        action("a die burns by a card", "burn_die()", "is said by a status alone"),
        fields(
            "a sign of a card",
            "slot: Any, action: \"attack(d)\", sign: [Ring((0, 0), 7)]",
            "not a sign that can be drawn",
        ),
    ]
}

fn heroes_and_rules() -> Vec<Case> {
    let sound = "hp: 20, dice: 2, cards: [], skill: \"cleaver\", limit: (card: \"cleaver\", after: 9)";
    let with = |fields: &str| format!("{sound}, {fields}");
    let many: String =
        (0..10_000).map(|at| format!("(id: \"m{at}\", name: \"M\", text: \"\", first: Enemy),")).collect();
    vec![
        hero("no skill", "hp: 20, dice: 2, cards: []", "'skill' is missing"),
        hero("a skill nobody has", &sound.replacen("cleaver", "cleavr", 1), "there is no card 'cleavr'"),
        hero("a limit of nothing", &sound.replace("after: 9", "after: 0"), "0 is not between 1 and 999"),
        hero("a status nobody knows", &with("statuses: [(\"brun\", 1)]"), "there is no status 'brun'"),
        hero("too much of a status", &with("statuses: [(\"burn\", 200)]"), "200 is not between 0 and 99"),
        hero("endless growth", &with(&format!("growth: [{}]", "(hp: 1),".repeat(1_000))), "cannot grow so"),
        hero("growth without measure", &with("growth: [(dice: 200)]"), "cannot grow so"),
        case("ten thousand rules", "modifiers/m.ron", format!("[{many}]"), "at most 100 rule modifiers"),
        modifier("a rule that changes nothing", "both: (dice: 0)", "changes nothing"),
        modifier("a rule of nobody's", "first: Everybody", "Everybody"),
        modifier("a rule for no card", "uses: Turn(0)", "1 to 99 uses a turn"),
        modifier("a rule that kills", "both: (hp: 0)", "0 is not between 10 and 1000"),
        modifier("a rule of too many dice", "both: (dice: 100)", "100 is not between -9 and 9"),
        modifier("a rule by a status nobody knows", "both: (statuses: [(\"brun\", 1)])", "there is no status 'brun'"),
        modifier("a rule with a slip", "bth: (dice: 1)", "did you mean 'both'?"),
        case(
            "a sound of another kind",
            "sounds/cleaver.ogg",
            [&b"OggS\0\x02"[..], &[0; 60]].concat(),
            "is not an Ogg sound",
        ),
        case(
            "a sound that is cut off",
            "sounds/cleaver.ogg",
            &include_bytes!("../../../../assets/audio/click.ogg")[..2_000],
            "is not an Ogg sound",
        ),
        case(
            "a sound that does not end",
            "sounds/cleaver.ogg",
            &include_bytes!("../../../../assets/audio/ambience.ogg")[..],
            "lasts longer than 10 seconds",
        ),
        case(
            "a sound of nobody",
            "sounds/bad.ogg",
            &include_bytes!("../../../../assets/audio/click.ogg")[..],
            "nobody makes this sound",
        ),
    ]
}

fn manifests() -> Vec<Case> {
    let without = |_: ()| manifest("bad", "").replace("version: \"1.0.0\", ", "");
    vec![
        case("manifest without version", "mod.ron", without(()), "'version' is missing"),
        case("manifest of another folder", "mod.ron", manifest("other", ""), "but the folder 'bad'"),
        case(
            "manifest for another game",
            "mod.ron",
            manifest("bad", "").replace("\"0.1\"", "\"7.0\""),
            "made for version 7.0",
        ),
        case(
            "manifest with a slip",
            "mod.ron",
            manifest("bad", "").replace("licence", "license"),
            "did you mean 'licence'?",
        ),
        case("manifest that is none", "mod.ron", "\"", ""),
        case("manifest in no UTF-8", "mod.ron", b"(id: \"\xff\")".to_vec(), "is not UTF-8"),
        case("depends on nobody", "mod.ron", manifest("bad", "\"nobody\""), "unknown mod 'nobody'"),
        case("depends on itself", "mod.ron", manifest("bad", "\"bad\""), "depends on itself"),
    ]
}

/// A sound mod beside the hostile one must be in use whatever the other does.
fn stocked(case: &Case) -> Stock {
    let shelf = Shelf::new();
    shelf.write("bad", "mod.ron", manifest("bad", ""));
    for (name, text) in &case.files {
        shelf.write("bad", name, text);
    }
    shelf.write("good", "mod.ron", manifest("good", ""));
    shelf.write("good", "equipment/c.ron", format!("[{}]", card("good-card", "attack(d)")));
    shelf.write("good", "enemies/e.ron", format!("[{}]", enemy("good-enemy", "good-card")));
    shelf.stock(&["bad", "good"])
}

#[test]
fn every_hostile_mod_gives_one_clear_error_and_the_rest_loads() {
    let cases = [scripts(), files(), statuses(), heroes_and_rules(), manifests()];
    let cases: Vec<Case> = cases.into_iter().flatten().collect();
    assert!(cases.len() >= 90, "{} cases", cases.len());
    let faults: Vec<String> =
        cases.iter().filter_map(|case| Some(format!("{}: {}", case.name, fault(case)?))).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What of the promise a case breaks, if anything.
fn fault(case: &Case) -> Option<String> {
    let started = Instant::now();
    let stock = stocked(case);
    let told: Vec<String> = stock.all_problems().iter().map(ToString::to_string).collect();
    let [line] = &told[..] else { return Some(format!("{} errors: {told:#?}", told.len())) };
    let content = &stock.content;
    let beside = case.files.iter().any(|(_, text)| text.windows(11).any(|part| part == b"good-beside"));
    let promises = [
        (started.elapsed() < Duration::from_secs(20), "it takes too long"),
        (line.contains(case.told), "something else is told"),
        (line.starts_with("mods/bad"), "no file is told"),
        (line.contains("; "), "no remedy is told"),
        (line.len() < 400 && !line.contains('\n'), "it is told at too great length"),
        (content.enemy("good-enemy").is_some(), "the mod beside it is gone"),
        (content.enemy("mudling").is_some(), "what is shipped is gone"),
        (content.catalogue.find("bad").is_none() || case.name == "duplicate ids", "the bad card is in use"),
        (!beside || content.catalogue.find("good-beside").is_some(), "the card beside it is gone"),
    ];
    promises.iter().find(|(kept, _)| !kept).map(|(_, broken)| format!("{broken}: {line}"))
}

#[test]
fn a_folder_without_manifest_and_a_circle_are_told_once() {
    let shelf = Shelf::new();
    shelf.write("bare", "equipment/c.ron", "[]");
    shelf.write("one", "mod.ron", manifest("one", "\"two\""));
    shelf.write("two", "mod.ron", manifest("two", "\"one\""));
    let told =
        |ids: &[&str]| -> Vec<String> { shelf.stock(ids).all_problems().iter().map(ToString::to_string).collect() };
    assert!(told(&["bare"])[0].contains("there is no mod.ron"));
    let circle = told(&["one"]);
    assert!(circle.len() == 2 && circle[0].contains("depends on itself"), "{circle:?}");
    assert!(circle[1].contains("'two' is left out because it depends on 'one'"), "{circle:?}");
    assert!(told(&["nobody"])[0].contains("unknown mod 'nobody'"));
    // Who depends on one that is left out is told so, and nobody else is left out.
    shelf.write("three", "mod.ron", manifest("three", "\"one\""));
    shelf.write("sound", "mod.ron", manifest("sound", ""));
    let stock = shelf.stock(&["one", "three", "sound"]);
    let lines: Vec<String> = stock.all_problems().iter().map(ToString::to_string).collect();
    assert!(lines.iter().any(|line| line.contains("'three' is left out because it depends on 'one'")), "{lines:?}");
    assert_eq!(stock.mods.iter().map(|stocked| stocked.found.id.as_str()).collect::<Vec<_>>(), ["sound"]);
    assert_eq!((stock.problems.len(), stock.left_out.len()), (0, lines.len()));
}

#[cfg(unix)]
#[test]
fn links_do_not_lead_out_of_the_folder() {
    let shelf = Shelf::new();
    shelf.write("bad", "mod.ron", manifest("bad", ""));
    for (name, target) in [("equipment/c.ron", "/etc/passwd"), ("images/x.png", "/dev/zero"), ("enemies", "/etc")] {
        let path = shelf.path("bad", name);
        std::os::unix::fs::symlink(target, &path).unwrap();
        let told: Vec<String> = shelf.stock(&["bad"]).all_problems().iter().map(ToString::to_string).collect();
        assert!(told.len() == 1 && told[0].contains("is a link"), "{name}: {told:?}");
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn an_override_that_is_faulty_leaves_the_original() {
    let shelf = Shelf::new();
    shelf.write("bad", "mod.ron", manifest("bad", ""));
    shelf.write("bad", "equipment/c.ron", format!("[{}]", card("cleaver", "atack(d)")));
    let stock = shelf.stock(&["bad"]);
    assert_eq!(stock.all_problems().len(), 1);
    let cleaver = stock.content.catalogue.find("cleaver").and_then(|id| stock.content.catalogue.card(id));
    assert_eq!(cleaver.map(|card| card.name.as_str()), Some("Butcher's Cleaver"));
}

#[test]
fn words_of_nobody_are_told_of_few_and_hide_no_fault() {
    let shelf = Shelf::new();
    shelf.write("bad", "mod.ron", manifest("bad", ""));
    let words: String = (0..900).map(|at| format!("\"cleave-{at}\": (name: \"\u{200b}N\"),")).collect();
    for language in ["de", "fr", "it", "pl", "pt"] {
        shelf.write("bad", &format!("locales/{language}.ron"), format!("{{{words}}}"));
    }
    (0..300).for_each(|at| shelf.write("bad", &format!("scripts/s{at}.rhai"), "attack(d)"));
    shelf.write("bad", "images/nobody.png", "hello");
    let started = Instant::now();
    let told = shelf.stock(&["bad"]).all_problems();
    assert!(started.elapsed() < Duration::from_secs(20));
    assert_eq!(told.len(), 101);
    let faults: Vec<String> =
        told.iter().filter(|problem| problem.severity == Severity::Error).map(ToString::to_string).collect();
    assert!(faults.len() == 1 && faults[0].contains("is not a PNG picture"), "{faults:?}");
    // 4 500 words of nobody, 300 idle scripts, 5 files with signs nobody sees, 1 picture.
    assert_eq!(told[100].to_string(), "mods/bad: 4706 more faults and warnings are not told; mend these first");
}

#[test]
fn a_key_of_any_length_is_told_in_short() {
    let shelf = Shelf::new();
    shelf.write("bad", "mod.ron", manifest("bad", ""));
    let long = "x".repeat(300_000);
    shelf.write("bad", "locales/de.ron", format!("{{\"{long}\": (name: \"N\"), \"{long}y\": (name: \"{long}\")}}"));
    let told = shelf.stock(&["bad"]).all_problems();
    assert_eq!(told.len(), 2);
    assert!(told.iter().all(|problem| problem.to_string().len() < 300), "{}", told[0]);
}
