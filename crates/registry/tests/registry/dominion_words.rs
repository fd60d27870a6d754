//! Every word of Realm stands in both languages: cards, reasons, the log, refusals, opponents, scenes.

use std::collections::BTreeSet;
use std::sync::Arc;

use dominion::{Action, Card, Cards, Dominion, Query, State, Task};
use lab::{GameModule, Opening, Scene, render};
use registry::games::DominionModule;
use tabletop::{Budget, Eye, Game, Message, Monitor, Rng, Seat, Seed, Think};
use test_kit::{Languages, library, message_ids, play_at_random};

fn games(count: u64) -> impl Iterator<Item = (Arc<Dominion>, Rng)> {
    (0..count).map(|seed| {
        let seats = 2 + seed % 3;
        let setup = format!("(random: {seed}, seats: {seats}, colonies: {}, turn_limit: 30)", seed % 2 == 0);
        let opening = Opening::Setup { options: Some(setup), seats: None };
        let scene = Scene::open(&DominionModule, &library(), &opening).expect("rules");
        (scene.game, Seed(seed).stream("words", 0))
    })
}

/// What is asked in a position, if anything.
fn question(state: &State) -> Option<Query> {
    match state.stack.last() {
        Some(Task::Ask(_, query)) => Some(*query),
        _ => None,
    }
}

#[test]
fn reasons_and_the_log_have_words_in_both_languages() {
    let (mut found, mut told, mut asked) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (game, mut rng) in games(240) {
        let names: Vec<String> = (1..=game.seats()).map(|seat| format!("Seat {seat}")).collect();
        let mut strategist =
            DominionModule.agent("strategist:menu=e2-d4-p8-gold@99|silver@1|copper@1").expect("an agent");
        let visit = |state: &State, seat: Seat, rng: &mut Rng| {
            let monitor = Monitor::new();
            let mut think = Think { budget: Budget::nodes(10), explain: true, rng: rng.clone(), monitor: &monitor };
            let decision = strategist.decide(&game, &game.view(state, Eye::Seat(seat)), &mut think);
            let mut reasons = *decision.explanation.expect("reasons");
            reasons.messages_mut().for_each(|message| message_ids(message, &mut found));
            let name = |query: Query| format!("{query:?}").split([' ', '(']).next().map(str::to_owned);
            asked.extend(question(state).and_then(name));
        };
        play_at_random(&*game, &mut rng, visit, |event| {
            let shown = game.redact(event, Eye::Public);
            for event in [event].into_iter().chain(&shown) {
                if let Some(line) = DominionModule.narrate(&game, &names, event) {
                    message_ids(&line.message, &mut told);
                }
            }
        });
    }
    assert!(asked.len() >= 20, "{asked:?}");
    for wanted in ["realm-entry_fires", "term-realm_used_up", "realm-gains_by_menu", "realm-cards", "method-menu"] {
        assert!(found.contains(wanted), "{wanted} is not among {found:?}");
    }
    for wanted in ["realm-log-drew_hidden", "realm-log-put_back", "realm-log-tokens", "realm-log-over_turns"] {
        assert!(told.contains(wanted), "{wanted} is not among {told:?}");
    }
    Languages::read().check(found.iter().chain(&told), &["name-seat"]);
}

#[test]
fn what_a_search_compared_has_words_in_both_languages() {
    let mut found = BTreeSet::new();
    for (game, mut rng) in games(16) {
        let mut searcher =
            DominionModule.agent("strategist:menu=e2-d4-p8-gold@99|silver@99,search=on").expect("an agent");
        let visit = |state: &State, seat: Seat, rng: &mut Rng| {
            let monitor = Monitor::new();
            let mut think = Think { budget: Budget::nodes(200), explain: true, rng: rng.clone(), monitor: &monitor };
            let decision = searcher.decide(&game, &game.view(state, Eye::Seat(seat)), &mut think);
            let mut reasons = *decision.explanation.expect("reasons");
            reasons.messages_mut().for_each(|message| message_ids(message, &mut found));
        };
        play_at_random(&*game, &mut rng, visit, |_| {});
    }
    for wanted in [
        "realm-search_agrees",
        "realm-search_keeps",
        "realm-search_prefers",
        "realm-searched",
        "method-search",
        "term-realm_wins",
        "term-realm_ahead",
    ] {
        assert!(found.contains(wanted), "{wanted} is not among {found:?}");
    }
    Languages::read().check(&found, &["name-seat"]);
}

#[test]
fn refusals_are_said_word_for_word_in_english_and_otherwise_in_russian() {
    let Languages { english, russian } = Languages::read();
    let mut said = BTreeSet::new();
    for (game, mut rng) in games(40) {
        let cards: Vec<Card> = (0..game.kinds().len() as u8).map(Card).collect();
        let mut actions = vec![Action::PlayTreasures, Action::EndTurn, Action::Accept, Action::Decline];
        actions.extend((0..4).map(Action::Option));
        actions.extend(cards.iter().flat_map(|&card| [Action::Play(card), Action::Buy(card), Action::Gain(card)]));
        actions.extend([Cards::NONE, Cards::one(Card::COPPER), Cards::NONE.with(Card::COPPER, 5)].map(Action::Choose));
        let visit = |state: &State, _: Seat, _: &mut Rng| {
            for illegal in actions.iter().filter_map(|action| game.validate(state, action).err()) {
                let message = illegal.message();
                assert!(english.has(&message.id), "{}", message.id);
                let plain = message.arguments.is_empty();
                let text = if plain { english.get(&message.id).to_owned() } else { render(&english, &message) };
                assert_eq!(text, illegal.text, "{}", message.id);
                assert_ne!(render(&russian, &message), illegal.text, "{}", message.id);
                said.insert(message.id.to_string());
            }
        };
        play_at_random(&*game, &mut rng, visit, |_| {});
    }
    assert!(said.len() >= 17, "{said:?}");
}

/// The text of a message in English, as the content has it, and another one in Russian, without Latin letters.
fn of_content(languages: &Languages, id: &str, text: &str) {
    assert!(languages.english.has(id), "{id} is not written");
    assert_eq!(languages.english.get(id), text, "{id}");
    let russian = languages.russian.get(id);
    assert!(!languages.russian.missing().contains(&id) && russian != text, "{id}");
    assert!(!russian.contains(|sign: char| sign.is_ascii_alphabetic()), "{id}: {russian}");
}

#[test]
fn cards_opponents_and_scenes_are_named_word_for_word_and_nothing_else_is() {
    let (languages, library) = (Languages::read(), library());
    let mut written = BTreeSet::new();
    let mut check = |id: String, text: &str| {
        of_content(&languages, &id, text);
        written.insert(id);
    };
    for kind in DominionModule.catalog(&library).expect("the cards").kinds() {
        check(kind.name_message().id.into_owned(), &kind.name);
        if let Some(text) = kind.text_message() {
            check(text.id.into_owned(), &kind.text);
        }
    }
    for agent in DominionModule.agents() {
        check(Message::person(&agent.title).id.into_owned(), &agent.title);
        check(format!("opponent-dominion-{}-idea", agent.name), &agent.idea);
        for level in &agent.levels {
            check(format!("opponent-dominion-{}-level-{}", agent.name, level.name), &level.meaning);
        }
    }
    for name in library.scenes(Some(Dominion::ID)) {
        let scene = Scene::load(&DominionModule, &library, &library.scene(&name).expect("shipped")).expect("sound");
        let id = format!("scene-{}", name.replace('/', "-"));
        check(format!("{id}-note"), &scene.description);
        check(id, &scene.title);
    }
    check("game-dominion".to_owned(), DominionModule.info().title);
    let own = ["realm-cards.ftl", "realm-content.ftl"].map(|file| library.asset(&format!("text/en/{file}")).unwrap());
    let lines = own.iter().flat_map(|file| file.text.lines()).filter_map(|line| line.split_once(" = "));
    let idle: Vec<&str> = lines.map(|(id, _)| id).filter(|id| !written.contains(*id)).collect();
    assert_eq!(idle, Vec::<&str>::new());
}
