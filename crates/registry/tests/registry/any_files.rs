//! The entries of `fuzz/` as property tests: any text is read or refused, and nothing panics.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use dice::{Content, Source, Sources};
use dominion::{Catalog, Menu};
use lab::mods::Manifest;
use lab::{LabError, Library, MemoryFiles, Scene, TextFile};
use proptest::prelude::*;
use registry::games::HareModule;

const CARD: &str = r##"[(id: "a", name: "A", slot: Pair, uses: Turn(2), size: 1, text: "T", action: r#"one_of([attack(d1), heal(own(BURN))])"#, plus: (size: 2), minus: (slot: Total(7)))]"##;
const ENEMY: &str = r#"[(id: "a", name: "A", text: "T", tier: 1, boss: true, hp: 9, dice: 2, cards: ["old-sabre+"], innate: [Takes(Fire, Weak), GoesFirst])]"#;
const STATUS: &str = r##"[(id: "a", name: "A", text: "T", good: false, ends: Used, most: 9, colour: "#8fc7e8", sign: [Line([(0, -0.9), (0, 0.9)]), Disc((0, 0.3), 0.2)],
    at_start: "cure(A, 1)", on_roll: "if d > 4 { lose(1) }", on_remove: "lose(when(count() == 0, 10, 0))", before_hurt: "change_damage(-1)")]"##;
const HERO: &str = r#"[(id: "a", name: "A", text: "T", hp: 9, dice: 2, cards: ["old-sabre"], skill: "old-sabre", limit: (card: "old-sabre", after: 14),
    statuses: [("burn", 1)], growth: [(hp: 6), (hp: 3, dice: 1)])]"#;
const MODIFIER: &str = r#"[(id: "a", name: "A", text: "T", first: Enemy, uses: Turn(1),
    both: (hp: 150, dice: 1, statuses: [("burn", 2)]), enemy: (dice: -1))]"#;
const MANIFEST: &str =
    r#"(id: "a", name: "A", version: "1.0.0", game_version: "0.1", authors: ["A"], licence: "MIT", depends: ["b"])"#;

const STUDY: &str = r#"(game: "hare", title: "T", description: "D", setup: (seats: 2), players: [Human, Agent("faith")],
    position: (to_move: 0, players: [(carrots: 30, salads: 1, runners: [(square: 42, eating: true)]), (carrots: 4, salads: 0, runners: [(square: 50)])]),
    study: (winner: 1, reason: "R", origin: Played(agent: "faith", games: 9, won: 7)))"#;

const MENU: &str = "e2-d4-p8-gold@99|grand_market@2|silver@99";
const REALM_CARD: &str = r#"[(id: "tower", name: "Tower", cost: 4, types: [Action, Attack], plus: (cards: 1), steps: [ChooseOne, Attack(DiscardDownTo(3))],
    choices: [(plus: (coins: 2)), (steps: [Trash(least: 0, most: 2)])], text: "T")]"#;

/// The cards of Realm that are shipped.
static CARDS: LazyLock<Catalog> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/dominion/cards.ron");
    Catalog::from_ron("cards.ron", text).expect("sound cards")
});

/// Studies need no other file.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut files = MemoryFiles::default();
    files.insert("assets/none", Vec::<u8>::new());
    Library::open_in(Arc::new(files), Path::new("")).expect("it has a folder 'assets'")
});

fn study(text: String) -> Result<(), LabError> {
    Scene::load(&HareModule, &LIBRARY, &TextFile { name: "s.ron".to_owned(), text }).map(drop)
}

/// A sound text with a stretch of it replaced by others' pieces, or any text at all.
pub fn broken(sound: &'static str) -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        "[a-z(){}\\[\\]:,\"#0-9-]{0,12}",
        Just("attack(d)".to_owned()),
        Just("loop { }".to_owned()),
        Just("99999999999999999999".to_owned()),
        Just("\u{0}\u{feff}é".to_owned()),
    ];
    let letters = sound.chars().count();
    let cut = (0..letters, 0..20usize, pieces).prop_map(move |(at, length, piece)| {
        let letters: Vec<char> = sound.chars().collect();
        let end = (at + length).min(letters.len());
        letters[..at].iter().copied().chain(piece.chars()).chain(letters[end..].iter().copied()).collect::<String>()
    });
    prop_oneof![4 => cut, 1 => "\\PC{0,80}"]
}

fn placed(sources: Sources<'_>) -> bool {
    let (_, faults) = Content::load(sources);
    faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1 && !fault.reason.is_empty())
}

#[test]
fn what_is_broken_here_was_sound() {
    let (content, faults) = Content::load(Sources {
        cards: &[Source { name: "c.ron", text: CARD }, Sources::SHIPPED.cards[0]],
        enemies: &[Source { name: "e.ron", text: ENEMY }],
        statuses: &[Source { name: "s.ron", text: STATUS }],
        heroes: &[Source { name: "h.ron", text: HERO }],
        modifiers: &[Source { name: "m.ron", text: MODIFIER }],
        ..Sources::default()
    });
    assert_eq!((faults, content.enemies.len(), content.heroes.len()), (Vec::new(), 1, 1));
    assert!(content.catalogue.statuses().find("a").is_some() && content.catalogue.modifier("a").is_some());
    let file = TextFile { name: "mod.ron".to_owned(), text: MANIFEST.to_owned() };
    assert!(Manifest::read(&file, "a").is_ok());
    assert_eq!(study(STUDY.to_owned()), Ok(()));
    assert_eq!(MENU.parse::<Menu>().map(|menu| menu.to_string()), Ok(MENU.to_owned()));
    assert!(CARDS.extended("c.ron", REALM_CARD).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_cards(text in broken(CARD)) {
        let sound = placed(Sources { cards: &[Source { name: "c.ron", text: &text }], ..Sources::default() });
        prop_assert!(sound);
    }

    #[test]
    fn any_enemies(text in broken(ENEMY)) {
        let enemies = [Source { name: "e.ron", text: &text }];
        let sound = placed(Sources { enemies: &enemies, ..Sources::default() });
        prop_assert!(sound);
    }

    #[test]
    fn any_heroes(text in broken(HERO)) {
        let heroes = [Source { name: "h.ron", text: &text }];
        let sound = placed(Sources { heroes: &heroes, ..Sources::default() });
        prop_assert!(sound);
    }

    #[test]
    fn any_modifiers(text in broken(MODIFIER)) {
        let modifiers = [Source { name: "m.ron", text: &text }];
        let sound = placed(Sources { modifiers: &modifiers, ..Sources::default() });
        prop_assert!(sound);
    }

    #[test]
    fn any_study(text in broken(STUDY)) {
        if let Err(error) = study(text) {
            let problems = error.problems();
            prop_assert!(!problems.is_empty());
            prop_assert!(problems.iter().all(|problem| problem.place.is_some()), "{problems:?}");
        }
    }

    #[test]
    fn any_manifest(text in broken(MANIFEST)) {
        let file = TextFile { name: "mod.ron".to_owned(), text };
        if let Err(problems) = Manifest::read(&file, "a") {
            prop_assert!(!problems.is_empty());
            prop_assert!(problems.iter().all(|problem| problem.file.is_some()));
        }
    }
    #[test]
    fn any_menu(text in broken(MENU)) {
        match text.parse::<Menu>() {
            Ok(menu) => prop_assert_eq!(menu.to_string().parse::<Menu>(), Ok(menu)),
            Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}"),
        }
    }

    #[test]
    fn any_cards_of_realm(text in broken(REALM_CARD)) {
        if let Err(faults) = CARDS.extended("c.ron", &text) {
            prop_assert!(!faults.is_empty());
            prop_assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1 && !fault.reason.is_empty()));
        }
    }
}

proptest! {
    // Fights are played to find what a status is worth.
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_statuses(text in broken(STATUS)) {
        let statuses = [Source { name: "s.ron", text: &text }];
        let sound = placed(Sources { statuses: &statuses, ..Sources::default() });
        prop_assert!(sound);
    }
}
