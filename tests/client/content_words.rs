//! Every name and text of what the games ship stands in the language files, word for word, so that it can be translated.

use std::{collections::BTreeMap, path::Path};

use dice::Form;
use lab::{GameModule, Library, Scene};
use registry::games::hare::studies;
use registry::games::{DominionModule, GauntletModule};
use rubicon::{
    games::{
        alea::{self, mods::ModChoice},
        board_games::{
            self, BanqiBoard, BoardGame, FlipJungleBoard, FogBoard, FoxHuntBoard, GeneralsBoard, JungleBoard,
        },
        conquest, hare,
    },
    table::setup::Opponent,
    text::{Languages, Words},
};
use tabletop::Message;

/// How ids of messages begin that are names and texts of content.
const CONTENT: [&str; 9] =
    ["card-", "fighter-", "level-", "map-", "modifier-", "name-", "opponent-", "scene-", "status-"];
/// Who sits at a table by a name that the program gives: a person, a program of the player's own, the enemies of a gauntlet.
const SEATED: [&str; 3] = ["Caesar", "My bot", "The enemy"];
/// Messages of these beginnings that are sentences, with content in their places.
const SENTENCES: [&str; 2] = ["card-minus", "card-plus"];

fn library() -> Library {
    Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files")
}

/// Every name and text of the content, by the id of its message.
fn content() -> BTreeMap<String, String> {
    let mut texts = Vec::new();
    conquest_names(&mut texts);
    alea_names(&mut texts);
    hare_names(&mut texts);
    realm_names(&mut texts);
    board_names::<BanqiBoard>(&mut texts);
    board_names::<JungleBoard>(&mut texts);
    board_names::<FlipJungleBoard>(&mut texts);
    board_names::<FoxHuntBoard>(&mut texts);
    board_names::<FogBoard>(&mut texts);
    board_names::<GeneralsBoard>(&mut texts);
    texts.extend(SEATED.map(|name| named(Message::person(name))));
    let mut all = BTreeMap::new();
    for (id, text) in texts {
        let text = text.to_owned();
        let before = all.insert(id.clone(), text.clone());
        assert!(before.is_none_or(|before| before == text), "{id} has two texts");
    }
    all
}

fn conquest_names(texts: &mut Vec<(String, String)>) {
    let (content, problems) = conquest::Content::load(&library(), None);
    assert_eq!(problems, Vec::<lab::Problem>::new());
    for map in &content.maps {
        texts.push((format!("map-{}", map.id()), map.name().to_owned()));
        let places = map.territories().map(|territory| map.territory_message(territory));
        let places = places.chain(map.continents().map(|continent| map.continent_message(continent)));
        texts.extend(places.map(named));
    }
    for preset in &content.presets {
        texts.push((format!("scene-{}", preset.id), preset.title.clone()));
        texts.push((format!("scene-{}-note", preset.id), preset.note.clone()));
    }
    content.cast.iter().for_each(|opponent| opponent_names(opponent, texts));
}

fn alea_names(texts: &mut Vec<(String, String)>) {
    let (content, problems) = alea::Content::load(&library(), None, &ModChoice::default());
    assert_eq!(problems, Vec::<lab::Problem>::new());
    for card in content.duel.catalogue.cards() {
        texts.push(named(card.name_message()));
        texts.extend(Form::ALL.map(|form| named(card.text_message(form))));
    }
    for (_, kind) in content.duel.catalogue.statuses().iter() {
        texts.extend([kind.name_message(), kind.text_message()].map(named));
    }
    for hero in &content.duel.heroes {
        texts.extend([hero.message(), hero.text_message()].map(named));
    }
    for enemy in &content.duel.enemies {
        texts.extend([enemy.message(), enemy.text_message()].map(named));
    }
    for modifier in content.duel.catalogue.modifiers() {
        texts.extend([modifier.message(), modifier.text_message()].map(named));
    }
    let travellers = GameModule::agents(&GauntletModule).into_iter().map(|agent| Opponent::of("alea", agent));
    content.duelists.iter().cloned().chain(travellers).for_each(|opponent| opponent_names(&opponent, texts));
}

fn hare_names(texts: &mut Vec<(String, String)>) {
    let (content, problems) = hare::Content::load(&library());
    assert_eq!(problems, Vec::<lab::Problem>::new());
    for preset in &content.presets {
        texts.push((format!("scene-{}", preset.id), preset.title.clone()));
        texts.push((format!("scene-{}-note", preset.id), preset.note.clone()));
    }
    for study in studies::shipped(&library()).expect("sound studies") {
        let id = format!("scene-{}", study.name.replace('/', "-"));
        texts.push((id.clone(), study.title.clone()));
        texts.push((format!("{id}-note"), study.description.clone()));
        texts.extend(studies::reason(&study).map(named));
    }
    content.opponents.iter().for_each(|opponent| opponent_names(opponent, texts));
}

fn board_names<B: BoardGame>(texts: &mut Vec<(String, String)>) {
    let (content, problems) = board_games::Content::<B>::load(&library());
    assert_eq!(problems, Vec::<lab::Problem>::new());
    for preset in &content.presets {
        texts.push((format!("scene-{}", preset.id), preset.title.clone()));
        texts.push((format!("scene-{}-note", preset.id), preset.note.clone()));
    }
    for puzzle in &content.puzzles {
        let id = format!("scene-{}", puzzle.name.replace('/', "-"));
        texts.push((format!("{id}-note"), puzzle.note.clone()));
        texts.push((id, puzzle.title.clone()));
    }
    content.opponents.iter().for_each(|opponent| opponent_names(opponent, texts));
}

fn realm_names(texts: &mut Vec<(String, String)>) {
    let library = library();
    for kind in DominionModule.catalog(&library).expect("sound cards").kinds() {
        texts.push(named(kind.name_message()));
        texts.extend(kind.text_message().map(named));
    }
    for name in library.scenes(Some("dominion")) {
        let file = library.scene(&name).expect("a scene that is shipped");
        let scene = Scene::load(&DominionModule, &library, &file).expect("a sound scene");
        let id = format!("scene-{}", name.replace('/', "-"));
        texts.push((format!("{id}-note"), scene.description));
        texts.push((id, scene.title));
    }
    let opponents = GameModule::agents(&DominionModule).into_iter().map(|agent| Opponent::of("dominion", agent));
    opponents.for_each(|opponent| opponent_names(&opponent, texts));
}

fn opponent_names(opponent: &Opponent, texts: &mut Vec<(String, String)>) {
    texts.push(named(Message::person(&opponent.title)));
    texts.push((format!("opponent-{}-{}-idea", opponent.game, opponent.name), opponent.idea.clone()));
    if let Some(persona) = &opponent.persona {
        texts.push((format!("opponent-{}-{}-character", opponent.game, opponent.name), persona.character.clone()));
    }
    for level in &opponent.levels {
        texts.push((format!("level-{}", level.name), level.name.clone()));
        texts.push((
            format!("opponent-{}-{}-level-{}", opponent.game, opponent.name, level.name),
            level.meaning.clone(),
        ));
    }
}

fn named(message: Message) -> (String, String) {
    (message.id.into_owned(), message.text)
}

#[test]
fn every_name_and_text_of_the_content_is_a_message() {
    let (words, content) = (Words::english(), content());
    let wrong = content.iter().filter(|(id, text)| !words.has(id) || words.get(id) != *text);
    let wrong: Vec<String> = wrong.map(|(id, text)| format!("{id} = {text}")).collect();
    assert!(wrong.is_empty(), "to be written into assets/text/en, as the content has it:\n{}", wrong.join("\n"));
}

#[test]
fn every_message_of_content_is_of_something() {
    let (words, content) = (Words::english(), content());
    let mut idle = words.messages();
    idle.retain(|id| CONTENT.iter().any(|start| id.starts_with(start)) && !SENTENCES.contains(id));
    assert!(!idle.is_empty());
    idle.retain(|id| !content.contains_key(*id));
    assert_eq!(idle, Vec::<&str>::new());
}

#[test]
fn russian_has_names_of_its_own_for_all_of_it() {
    let (words, _) = Languages::default().words("ru");
    // Squares are called the same in every language.
    let square = |word: &str| {
        let number = word.strip_prefix(|letter: char| letter.is_ascii_lowercase()).unwrap_or_default();
        !number.is_empty() && number.chars().all(|sign| sign.is_ascii_digit())
    };
    let latin = |text: &str| {
        let mut words = text.split(|sign: char| !sign.is_alphanumeric());
        words.any(|word| word.contains(|letter: char| letter.is_ascii_alphabetic()) && !square(word))
    };
    let mut english: Vec<String> =
        content().into_iter().filter(|(id, text)| latin(words.named(id, text))).map(|(id, _)| id).collect();
    // Names of methods and units that Russian players write so, too.
    english.retain(|id| !["MCTS"].iter().any(|known| words.get(id).contains(known)));
    assert_eq!(english, Vec::<String>::new());
}
