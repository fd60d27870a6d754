//! Every word of Realm stands in both languages: cards, reasons, the log, refusals, opponents, scenes.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use dominion::{Action, Card, Cards, Dominion, Query, State, Task};
use lab::{GameModule, Library, Opening, Scene, render};
use registry::games::DominionModule;
use tabletop::{Argument, Budget, Eye, Game, Message, Monitor, Rng, Seed, Think, Turn};
use words::Catalog;

fn library() -> Library {
    Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the repository is a library")
}

/// The ids of a message and of those it is made of.
fn ids(message: &Message, found: &mut BTreeSet<String>) {
    found.insert(message.id.to_string());
    for argument in message.arguments.values() {
        match argument {
            Argument::Message(message) => ids(message, found),
            Argument::List(messages) => messages.iter().for_each(|message| ids(message, found)),
            Argument::Whole(_) | Argument::Decimal { .. } => {}
        }
    }
}

/// Both languages.
struct Tongues {
    english: Catalog,
    russian: Catalog,
}

impl Tongues {
    fn read() -> Self {
        let words = |tag| library().words(Some(tag)).unwrap_or_else(|error| panic!("{tag}: {error}"));
        let ((english, faults), (russian, more)) = (words("en"), words("ru"));
        assert!(faults.is_empty() && more.is_empty(), "{faults:?} {more:?}");
        Self { english, russian }
    }

    /// Fails for a message that a language has not, names of players aside.
    fn check(&self, found: &BTreeSet<String>) {
        let missing = self.russian.missing();
        for id in found.iter().filter(|id| !id.is_empty() && !id.starts_with("name-seat")) {
            assert!(self.english.has(id) && !missing.contains(&id.as_str()), "{id}");
        }
    }
}

/// Plays a game at random; `visit` sees every position in which a seat is to act, and the events of what follows.
fn wander(
    game: &Dominion,
    rng: &mut Rng,
    mut visit: impl FnMut(&State, &mut Rng),
    mut tell: impl FnMut(&dominion::Event),
) {
    let mut state = game.start();
    loop {
        let mut events = Vec::new();
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut events).expect("it may come");
            }
            Turn::Seat(seat) => {
                visit(&state, rng);
                let view = game.view(&state, Eye::Seat(seat));
                let action = game.sample(&view, rng).expect("something can be done");
                game.apply(&mut state, &action, &mut events).expect("it is legal");
            }
        }
        for event in events {
            tell(&event);
            let hidden = game.redact(&event, Eye::Public);
            hidden.iter().for_each(&mut tell);
        }
    }
}

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
        let visit = |state: &State, rng: &mut Rng| {
            let Turn::Seat(seat) = game.turn(state) else { return };
            let monitor = Monitor::new();
            let mut think = Think { budget: Budget::nodes(10), explain: true, rng: rng.clone(), monitor: &monitor };
            let decision = strategist.decide(&game, &game.view(state, Eye::Seat(seat)), &mut think);
            let mut reasons = *decision.explanation.expect("reasons");
            reasons.messages_mut().for_each(|message| ids(message, &mut found));
            let name = |query: Query| format!("{query:?}").split([' ', '(']).next().map(str::to_owned);
            asked.extend(question(state).and_then(name));
        };
        wander(&game, &mut rng, visit, |event| {
            if let Some(line) = DominionModule.narrate(&game, &names, event) {
                ids(&line.message, &mut told);
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
    let tongues = Tongues::read();
    tongues.check(&found);
    tongues.check(&told);
}

#[test]
fn what_a_search_compared_has_words_in_both_languages() {
    let mut found = BTreeSet::new();
    for (game, mut rng) in games(16) {
        let mut searcher =
            DominionModule.agent("strategist:menu=e2-d4-p8-gold@99|silver@99,search=on").expect("an agent");
        let visit = |state: &State, rng: &mut Rng| {
            let Turn::Seat(seat) = game.turn(state) else { return };
            let monitor = Monitor::new();
            let mut think = Think { budget: Budget::nodes(200), explain: true, rng: rng.clone(), monitor: &monitor };
            let decision = searcher.decide(&game, &game.view(state, Eye::Seat(seat)), &mut think);
            let mut reasons = *decision.explanation.expect("reasons");
            reasons.messages_mut().for_each(|message| ids(message, &mut found));
        };
        wander(&game, &mut rng, visit, |_| {});
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
    Tongues::read().check(&found);
}

#[test]
fn refusals_are_said_word_for_word_in_english_and_otherwise_in_russian() {
    let Tongues { english, russian } = Tongues::read();
    let mut said = BTreeSet::new();
    for (game, mut rng) in games(40) {
        let cards: Vec<Card> = (0..game.kinds().len() as u8).map(Card).collect();
        let mut actions = vec![Action::PlayTreasures, Action::EndTurn, Action::Accept, Action::Decline];
        actions.extend((0..4).map(Action::Option));
        actions.extend(cards.iter().flat_map(|&card| [Action::Play(card), Action::Buy(card), Action::Gain(card)]));
        actions.extend([Cards::NONE, Cards::one(Card::COPPER), Cards::NONE.with(Card::COPPER, 5)].map(Action::Choose));
        let visit = |state: &State, _: &mut Rng| {
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
        wander(&game, &mut rng, visit, |_| {});
    }
    assert!(said.len() >= 17, "{said:?}");
}

/// The text of a message in English, as the content has it, and another one in Russian, without Latin letters.
fn of_content(tongues: &Tongues, id: &str, text: &str) {
    assert!(tongues.english.has(id), "{id} is not written");
    assert_eq!(tongues.english.get(id), text, "{id}");
    let russian = tongues.russian.get(id);
    assert!(!tongues.russian.missing().contains(&id) && russian != text, "{id}");
    assert!(!russian.contains(|sign: char| sign.is_ascii_alphabetic()), "{id}: {russian}");
}

#[test]
fn cards_opponents_and_scenes_are_named_word_for_word_and_nothing_else_is() {
    let (tongues, library) = (Tongues::read(), library());
    let mut written = BTreeSet::new();
    let mut check = |id: String, text: &str| {
        of_content(&tongues, &id, text);
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
        check(format!("opponent-{}-idea", agent.name), &agent.idea);
        for level in &agent.levels {
            check(format!("opponent-{}-level-{}", agent.name, level.name), &level.meaning);
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
