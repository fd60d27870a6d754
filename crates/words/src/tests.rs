//! Messages, plurals, numbers and faulty files.

use super::{Catalog, Decimal, FileError, Language, Lent};

const ENGLISH: &str = "\
name = Rubicon
armies =
    { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
odds = { $chance } %
land = { $name } has { $n }
";

fn english() -> Catalog {
    Catalog::english([("en.ftl", ENGLISH.as_bytes())]).expect("well-formed")
}

fn in_language(tag: &str, text: &str) -> (Catalog, Vec<FileError>) {
    let language: Language = tag.parse().expect("a tag");
    Catalog::translated([("en.ftl", ENGLISH.as_bytes())], &language, [("own.ftl", text.as_bytes())]).expect("English")
}

/// A translation that has something wrong, which must be told once, begin like this, and leave the English words.
fn faulty(text: &str, told: &str) -> Catalog {
    let (words, problems) = in_language("ru", text);
    let [problem] = &problems[..] else { panic!("{text:?}: {problems:?}") };
    let problem = problem.to_string();
    assert!(problem.starts_with(told), "{text:?}: {problem}");
    words
}

#[test]
fn places_are_filled_in_and_what_nobody_wrote_shows_its_name() {
    let words = english();
    assert_eq!(words.get("name"), "Rubicon");
    assert_eq!(words.with("land", &[("name", &"Anna"), ("n", &3)]), "Anna has 3");
    assert_eq!(
        (words.get("nobody-wrote-this"), words.with("nor-this", &[])),
        ("nobody-wrote-this", "nor-this".to_owned())
    );
    assert!(words.has("name") && !words.has("nobody-wrote-this"));
    assert!(words.fills("land", "name") && !words.fills("land", "chance") && !words.fills("name", "name"));
}

#[test]
fn a_message_fills_the_places_of_those_it_contains() {
    let english = "whose = { $who ->\n    [you] your\n   *[me] my\n }\nhome = { whose } home\n";
    let russian = "whose = { $who ->\n    [you] ваш\n   *[me] мой\n }\nhome = { whose } дом\n";
    let read = || [("en.ftl", english.as_bytes())];
    let told = |words: &Catalog| ["me", "you"].map(|who| words.with("home", &[("who", &who)]));
    assert_eq!(told(&Catalog::english(read()).expect("well-formed")), ["my home", "your home"]);
    let language: Language = "ru".parse().expect("a tag");
    let (words, problems) =
        Catalog::translated(read(), &language, [("ru.ftl", russian.as_bytes())]).expect("well-formed");
    assert_eq!(problems, []);
    assert_eq!(told(&words), ["мой дом", "ваш дом"]);
}

#[test]
fn plurals_follow_the_language() {
    let words = english();
    assert_eq!([0, 1, 2, 5].map(|n| words.count("armies", n)), ["0 armies", "1 army", "2 armies", "5 armies"]);
    let (words, problems) = in_language(
        "ru",
        "armies =\n    { $n ->\n        [one] { $n } армия\n        [few] { $n } армии\n       *[many] { $n } армий\n    }\n",
    );
    assert_eq!(problems, []);
    let told = [1, 2, 5, 11, 21, 104, 111].map(|n| words.count("armies", n));
    assert_eq!(told, ["1 армия", "2 армии", "5 армий", "11 армий", "21 армия", "104 армии", "111 армий"]);
}

#[test]
fn a_whole_number_may_be_named_before_the_plurals() {
    let text = "armies =\n    { $n ->\n        [0] никого\n        [1] один\n        [one] { $n } армия\n       *[other] { $n } армий\n    }\n";
    let (words, problems) = in_language("ru", text);
    assert_eq!(problems, []);
    assert_eq!([0, 1, 21, 5].map(|n| words.count("armies", n)), ["никого", "один", "21 армия", "5 армий"]);
}

#[test]
fn numbers_follow_the_language() {
    let odds = |words: &Catalog, chance| words.with("odds", &[("chance", &Decimal::new(chance, 1))]);
    let (russian, _) = in_language("ru", "odds = { $chance } %\nland = { $name } has { $n }\n");
    assert_eq!((odds(&english(), 99.25), odds(&russian, 99.25)), ("99.2 %".to_owned(), "99,2 %".to_owned()));
    assert_eq!((odds(&english(), -4.0), odds(&english(), f64::NAN)), ("\u{2212}4.0 %".to_owned(), "NaN %".to_owned()));
    let armies = |words: &Catalog, n: usize| words.with("land", &[("name", &'x'), ("n", &n)]);
    assert_eq!([4_200, 1_234_567].map(|n| armies(&english(), n)), ["x has 4200", "x has 1,234,567"]);
    assert_eq!([4_200, 1_234_567].map(|n| armies(&russian, n)), ["x has 4200", "x has 1\u{a0}234\u{a0}567"]);
}

#[test]
fn numbers_that_stand_alone_follow_the_language_too() {
    let (russian, _) = in_language("ru", "");
    let shown = [-0.0004, 0.0004, -2.0, 1.25].map(|value| english().signed(Decimal::new(value, 2)));
    assert_eq!(shown, ["0.00", "0.00", "\u{2212}2.00", "+1.25"]);
    assert_eq!(russian.number(Decimal::new(-1_234_567.5, 1)), "\u{2212}1\u{a0}234\u{a0}567,5");
    assert_eq!(russian.number(Decimal::new(f64::INFINITY, 1)), "inf");
}

#[test]
fn names_are_ordered_by_the_language() {
    let (swedish, _) = in_language("sv", "");
    let (german, _) = in_language("de", "");
    let order = |words: &Catalog| {
        let mut names = ["Zara", "Östen", "Olof"];
        names.sort_by(|a, b| words.compare(a, b));
        names
    };
    assert_eq!(order(&swedish), ["Olof", "Zara", "Östen"]);
    assert_eq!(order(&german), ["Olof", "Östen", "Zara"]);
}

#[test]
fn letters_that_are_one_in_the_alphabet_are_found_for_each_other() {
    let has = |language: &str, text: &str, wanted: &str| {
        let words = in_language(language, "").0;
        words.folded(text).contains(&words.folded(wanted))
    };
    assert!(has("ru", "Морозный ЁЖ", "еж") && has("ru", "ежи", "Ё"));
    assert!(!has("ru", "мой", "мои"), "a letter of its own");
    assert!(has("de", "Östen", "osten") && !has("sv", "Östen", "osten"));
    assert!(has("fr", "Épée", "epee") && has("fr", "Epe\u{301}e", "PÉ"));
    assert!(english().folded("Café").contains("cafe"));
}

#[test]
fn english_answers_where_a_translation_is_silent() {
    let (words, problems) = in_language("ru", "name = Рубикон\n");
    assert_eq!(problems, []);
    assert_eq!((words.get("name"), words.count("armies", 2)), ("Рубикон", "2 armies".to_owned()));
    assert_eq!(words.missing(), ["armies", "land", "odds"]);
    assert_eq!(english().missing(), [""; 0]);
}

#[test]
fn the_pseudo_language_changes_every_word_and_fills_the_places() {
    let words = Catalog::pseudo([("en.ftl", ENGLISH.as_bytes())]).expect("well-formed");
    assert_ne!(words.get("name"), "Rubicon");
    let land = words.with("land", &[("name", &"Anna"), ("n", &3)]);
    assert!(land.contains("Anna") && land.contains('3') && !land.contains("has"), "{land}");
    assert!(words.count("armies", 7).chars().count() > "7 armies".len());
}

#[test]
fn a_text_from_elsewhere_stands_in_only_where_there_is_none() {
    let mut words = english();
    words.add("game-pig".to_owned(), "Pig".to_owned());
    words.add("name".to_owned(), "Something else".to_owned());
    assert_eq!((words.get("game-pig"), words.get("name")), ("Pig", "Rubicon"));
    assert!(words.has("game-pig"));
}

#[test]
fn a_faulty_translation_is_told_once_and_english_shown() {
    let long = format!("name = {}\n", "x".repeat(1 << 20));
    let deep = format!("name = {}\n", "{ ".repeat(5_000));
    let calls = format!("name = {{ {}\n", "A(\n".repeat(50_000));
    for (text, told) in [
        ("name\n", "own.ftl:1:"),
        ("name = {\n", "own.ftl:"),
        ("name = { $n\n", "own.ftl:"),
        ("name = { unclosed \" }\n", "own.ftl:1:"),
        ("name = Good }\n", "own.ftl:1:"),
        ("\nname = { $n -> }\n", "own.ftl:2:"),
        ("name = { $n ->\n   [one] x\n }\n", "own.ftl:"),
        ("1name = x\n", "own.ftl:1:1:"),
        ("{\n  \"name\": \"x\"\n}\n", "own.ftl:1:1:"),
        ("name: x\n", "own.ftl:1:"),
        ("name = { $colour }\n", "own.ftl:1:1: name: nothing fills { $colour }"),
        ("name = { odds }\nodds = { $chance }\n", "own.ftl:1:1: name: nothing fills { $chance }"),
        ("# ours\nname = { other }\n", "own.ftl:2:1: name: there is no other"),
        ("name = { -brand }\n", "own.ftl:1:1: name: there is no -brand"),
        ("name = { SHOUT(\"x\") }\n", "own.ftl:1:1: name: there is no SHOUT()"),
        ("nmae = Рубикон\n", "own.ftl:1:1: nmae: there is no such message"),
        (
            "name = { $a } { $b }\nodds = { $c }\n",
            "own.ftl:1:1: name: nothing fills { $a }; use what the English message uses (and one more",
        ),
        ("name = \"\\u{12}\"{ \"\\u12\" }\n", "own.ftl:1:"),
        (&long, "own.ftl:1:1: 1048584 bytes"),
        (&deep, "own.ftl:1:"),
        (&calls, "own.ftl:"),
    ] {
        let words = faulty(text, told);
        assert_eq!(words.get("name"), "Rubicon", "{:?}", &text[..text.len().min(60)]);
    }
}

#[test]
fn bytes_that_are_no_text_are_told_with_their_place() {
    let language: Language = "ru".parse().expect("a tag");
    let files = [("own.ftl", &b"name = x\n\xff\xfe"[..])];
    let (words, problems) = Catalog::translated([("en.ftl", ENGLISH.as_bytes())], &language, files).expect("English");
    assert_eq!(problems[0].to_string(), "own.ftl:2:1: not UTF-8; save the file with that encoding");
    assert_eq!(words.get("name"), "Rubicon");
}

#[test]
fn what_is_good_in_a_faulty_file_is_used() {
    let words = faulty("land = { $nobody }\nname = Рубикон\n", "own.ftl:1:1: land:");
    assert_eq!(words.get("name"), "Рубикон");
    assert_eq!(words.with("land", &[("name", &"Anna"), ("n", &3)]), "Anna has 3");
}

#[test]
fn messages_that_contain_themselves_leave_the_english_words() {
    let (words, _) = in_language("ru", "name = { land }\nland = { name }\n");
    assert_eq!(words.get("name"), "Rubicon");
    assert_eq!(words.missing(), ["armies", "land", "name", "odds"]);
}

#[test]
fn a_message_that_stands_twice_is_told() {
    faulty("name = Рубикон\nname = Рубикон 2\n", "own.ftl:1:1: name stands in these files twice");
    assert!(Catalog::english([("a.ftl", &b"a = 1\n"[..]), ("b.ftl", b"a = 2\n")]).is_err());
}

#[test]
fn names_of_content_are_translated_only_where_they_are_those_that_were_translated() {
    let (mut words, _) = in_language("ru", "name = Рубикон\n");
    assert_eq!(words.named("name", "Rubicon"), "Рубикон");
    assert_eq!((words.original("name"), words.original("nobody")), ("Rubicon", "nobody"));
    assert_eq!(words.named("name", "Rubicon, changed by a mod"), "Rubicon, changed by a mod");
    assert_eq!(words.named("nobody-wrote-this", "Hoard Lash"), "Hoard Lash");
    assert_eq!(english().named("name", "Rubicon"), "Rubicon");
    let pseudo = Catalog::pseudo([("en.ftl", ENGLISH.as_bytes())]).unwrap();
    assert_eq!(pseudo.named("name", "Rubicon"), pseudo.get("name"));
    assert_ne!(pseudo.get("name"), "Rubicon");
    // A mod brings translations of what it brings, and of what it changes.
    let lent = |id: &str, text: &str, here: &str| (id.to_owned(), (text.to_owned(), here.to_owned()));
    let brought = [lent("lash", "Hoard Lash", "Плеть скряги"), lent("name", "The river", "Река")];
    words.lend("mods", brought.into());
    assert_eq!(words.named("lash", "Hoard Lash"), "Плеть скряги");
    assert_eq!(words.named("lash", "Hoard Lash, changed by another"), "Hoard Lash, changed by another");
    assert_eq!([words.named("name", "The river"), words.named("name", "Rubicon")], ["Река", "Рубикон"]);
    words.lend("mods", Lent::new());
    assert_eq!(words.named("lash", "Hoard Lash"), "Hoard Lash");
}
