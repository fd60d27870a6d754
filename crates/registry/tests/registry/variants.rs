//! What can be chosen among the rules of every game: each value can be played where it has a place, is refused where it has none, and is told in
//! both languages and in the docs.

use std::fs;
use std::path::{Path, PathBuf};

use lab::{GameModule, Library, Opening, Scene, VariantInfo};
use registry::GAMES;
use registry::games::{
    BanqiModule, DiceModule, DominionModule, FlipJungleModule, FogModule, FoxHuntModule, GauntletModule,
    GeneralsModule, HareModule, JungleModule, RiskModule,
};
use tabletop::Game;
use tabletop::variants::{Variant, settle};
use words::Catalog;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn library() -> Library {
    Library::open(&root()).expect("the repository is a library")
}

/// The game a check was made of, and what is wrong with it.
type Found = (&'static str, Vec<String>);

/// Chooses every value of every variant at every number of seats; and with the fewest before every value of every one that stands above it, as hands do on a page.
fn of_each<M: GameModule>(module: &M) -> Found {
    let (library, mut wrong) = (library(), Vec::new());
    let variants = M::Game::variants();
    let classic = module.resolve(module.setup(), &library).unwrap_or_else(|_| panic!("the classic rules are sound"));
    let mut chosen = 0;
    let fewest = *module.info().seats.start();
    for seats in module.info().seats {
        let classic = module.with_seats(classic.clone(), seats);
        for (first, value) in pairs(variants, &classic) {
            let mut setup = classic.clone();
            let place = format!("{}={value} at {seats} seats", first.id);
            if !(first.applies)(&setup) {
                let refusal = first.choose(&mut setup, &value).expect_err(&place);
                wrong.extend((refusal.id != "fault-variant-no_place" || setup != classic).then_some(place));
                continue;
            }
            if let Err(reason) = first.choose(&mut setup, &value) {
                wrong.push(format!("{place}: {reason}"));
            }
            if first.value(&setup).as_ref() != Some(&value) {
                wrong.push(format!("{place}: it is {:?} then", first.value(&setup)));
            }
            let before = variants.iter().position(|variant| variant.id == first.id).unwrap_or_default();
            let others: &'static [_] = if seats == fewest { &variants[..before] } else { &[] };
            let alone = std::iter::once(None).chain(pairs(others, &setup).into_iter().map(Some));
            for then in alone {
                let mut both = setup.clone();
                let place =
                    then.as_ref().map_or(place.clone(), |(second, other)| format!("{place}, {}={other}", second.id));
                let fits = then
                    .is_none_or(|(second, other)| (second.applies)(&both) && second.choose(&mut both, &other).is_ok());
                if fits {
                    settle(variants, &mut both);
                    chosen += 1;
                    let refused = module.rules(both, &library).err();
                    let told = |fault: lab::SetupFault| format!("{place}: {}", fault.problem);
                    wrong.extend(refused.into_iter().flatten().map(told));
                }
            }
            assert!(first.choose(&mut setup, "nonsense").is_err(), "{place}");
        }
    }
    let values = pairs(variants, &classic).len();
    assert!(chosen >= values, "{chosen} of {values} values were tried");
    (M::Game::ID, wrong)
}

fn pairs<S>(variants: &'static [Variant<S>], setup: &S) -> Vec<(&'static Variant<S>, String)> {
    let of =
        |variant: &'static Variant<S>| variant.written_values(setup).into_iter().map(move |value| (variant, value));
    variants.iter().flat_map(of).collect()
}

#[test]
fn every_value_can_be_played_where_it_has_a_place_and_is_refused_where_it_has_none() {
    let found = [
        of_each(&RiskModule),
        of_each(&DiceModule),
        of_each(&GauntletModule),
        of_each(&HareModule),
        of_each(&DominionModule),
        of_each(&BanqiModule),
        of_each(&JungleModule),
        of_each(&FlipJungleModule),
        of_each(&FoxHuntModule),
        of_each(&FogModule),
        of_each(&GeneralsModule),
    ];
    let games: Vec<&str> = GAMES.iter().map(|any_game| any_game.info().id).collect();
    assert_eq!(found.each_ref().map(|(id, _)| *id).to_vec(), games, "every game of the registry");
    let wrong: Vec<String> = found.into_iter().flat_map(|(_, wrong)| wrong).collect();
    assert_eq!(wrong, Vec::<String>::new());
}

fn words(tag: Option<&str>) -> Catalog {
    library().words(tag).expect("the program's words").0
}

/// Every game with its variants.
fn told() -> Vec<(&'static str, Vec<VariantInfo>)> {
    let library = library();
    let of = |any_game: &&dyn registry::RegisteredGame| {
        (any_game.info().id, any_game.rule_variants(&library).expect("content that can be read"))
    };
    GAMES.iter().map(of).collect()
}

#[test]
fn every_variant_and_value_has_its_words_in_both_languages() {
    let (english, russian) = (words(None), words(Some("ru")));
    let mut messages = 0;
    for (game, variants) in told() {
        for variant in variants {
            let of_values = variant.values.iter().flat_map(|value| value.words);
            for message in std::iter::once(variant.heading).chain(of_values).filter(|message| !message.is_empty()) {
                messages += 1;
                assert!(english.has(message), "{game}, {}: {message}", variant.id);
                assert!(russian.has(message), "{game}, {}: {message} in Russian", variant.id);
            }
            let named = variant.values.iter().all(|value| !value.words[0].is_empty());
            assert!(named, "{game}, {}: every value has a name", variant.id);
        }
    }
    assert!(messages > 80, "{messages}");
}

#[test]
fn what_is_written_on_the_command_line_is_what_the_fields_say() {
    let library = library();
    let open = |written: &str, seats| {
        let opening = Opening::Setup { options: Some(written.to_owned()), seats: Some(seats) };
        Scene::open(&RiskModule, &library, &opening).map(|scene| scene.game.setup().clone())
    };
    let fields = "(victory: Capitals(2), capital_dice: false, fog: true)";
    let chosen = open("victory=capitals, capitals=2, capital_dice=off, fog=on", 4).expect("sound");
    assert_eq!(chosen, open(fields, 4).expect("sound"));
    assert!(!open("neutrals=off", 2).expect("it has a place with two seats").neutrals);
    for (written, told) in [
        ("neutrals=off", "no place"),
        ("fortify=far", "adjacent, path, unlimited, off"),
        ("fortify", "id=value"),
        ("wind=on", "victory, share, capitals"),
        ("victory=share,share=101", "51 to 100"),
        ("capitals=2", "no place"),
    ] {
        let refused = open(written, 4).expect_err(written).to_string();
        assert!(refused.contains(told), "{written}: {refused}");
    }
}

/// The table of a game's variants, as it stands in the docs.
fn table(words: &Catalog, game: &str, variants: &[VariantInfo]) -> String {
    let mut text = format!("## {}\n\n", words.get(&format!("game-{}", face(game))));
    if variants.is_empty() {
        return text + "It has one set of rules. What is played is chosen from content.\n";
    }
    text += "| `--setup` | what it is | values | applies |\n|---|---|---|---|\n";
    for variant in variants {
        let classic = |id: &str| variant.classic.as_deref() == Some(id);
        let value = |id: &str| if classic(id) { format!("**`{id}`**") } else { format!("`{id}`") };
        let (name, values) = if variant.number {
            let bounds: Vec<String> = variant.values.iter().map(|bound| bound.id.clone()).collect();
            let usual = variant.classic.as_ref().map_or_else(String::new, |classic| format!(" (**{classic}**)"));
            (words.get(variant.values[0].words[0]), format!("{} to {}{usual}", bounds[0], bounds[1]))
        } else if variant.values.iter().all(|value| value.words == variant.values[0].words) {
            let values: Vec<String> = variant.values.iter().map(|known| value(&known.id)).collect();
            (words.get(variant.values[0].words[0]), values.join(", "))
        } else {
            let told = |known: &lab::ValueInfo| format!("{} {}", value(&known.id), words.get(known.words[0]));
            (words.get(variant.heading), variant.values.iter().map(told).collect::<Vec<_>>().join(", "))
        };
        let applies = match (variant.with.is_empty(), variant.without.is_empty()) {
            (false, _) => format!("with {}", variant.with.join(" or ")),
            (_, false) => format!("not with {}", variant.without.join(" or ")),
            _ => "always".to_owned(),
        };
        text += &format!("| `{}` | {name} | {values} | {applies} |\n", variant.id);
    }
    text
}

/// What a game is called in the client's words.
fn face(game: &str) -> &str {
    match game {
        "risk" => "conquest",
        "dice" => "alea",
        known => known,
    }
}

/// What stands between these two lines is made by this test: `RUBICON_WRITE_DOCS=1` writes it anew.
const LINES: [&str; 2] = ["<!-- variants: begin -->\n", "<!-- variants: end -->\n"];

#[test]
fn the_docs_have_the_same_variants() {
    let words = words(None);
    let tables: Vec<String> = told().iter().map(|(game, variants)| table(&words, game, variants)).collect();
    let tables = tables.join("\n");
    let path = root().join("docs/variants.md");
    let page = fs::read_to_string(&path).expect("docs/variants.md");
    let (before, rest) = page.split_once(LINES[0]).expect("the first line");
    let (now, after) = rest.split_once(LINES[1]).expect("the last line");
    if std::env::var_os("RUBICON_WRITE_DOCS").is_some() {
        fs::write(&path, format!("{before}{}{tables}{}{after}", LINES[0], LINES[1])).expect("written");
        return;
    }
    assert_eq!(now, tables, "run this test with RUBICON_WRITE_DOCS=1");
}
