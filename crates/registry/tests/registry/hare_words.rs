//! Every word of Hare and Hedgehog stands in both languages: reasons, the log, refusals.

use std::collections::BTreeSet;
use std::path::Path;

use hare::{Action, Hare};
use lab::{GameModule, Library, render};
use registry::games::HareModule;
use tabletop::{Argument, Budget, Eye, Game, Message, Monitor, NoEvents, Rng, Seed, Think, Turn};
use words::Catalog;

fn library() -> Library {
    Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the repository is a library")
}

/// Enough for reasons of every kind.
const SMALL: Budget = Budget::nodes(100);

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
    fn check(&self, found: BTreeSet<String>) {
        let missing = self.russian.missing();
        for id in found.iter().filter(|id| !id.is_empty() && !id.starts_with("name-")) {
            assert!(self.english.has(id) && !missing.contains(&id.as_str()), "{id}");
        }
    }
}

/// Plays a game at random; `visit` sees every position in which a seat is to act, and the events of what follows.
fn wander(
    game: &Hare,
    rng: &mut Rng,
    mut visit: impl FnMut(&hare::State, &mut Rng),
    mut tell: impl FnMut(&hare::Event),
) {
    let mut state = game.start();
    loop {
        let mut events = Vec::new();
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let card = game.draw(&state, rng).expect("a card is due");
                game.resolve(&mut state, &card, &mut events).expect("it may come");
            }
            Turn::Seat(_) => {
                visit(&state, rng);
                let action =
                    game.sample(&game.view(&state, Eye::Seat(state.mover())), rng).expect("something can be done");
                game.apply(&mut state, &action, &mut events).expect("it is legal");
            }
        }
        events.iter().for_each(&mut tell);
    }
}

fn games() -> impl Iterator<Item = (Hare, Rng)> {
    let setups = [
        "(seats: 2)",
        "(seats: 2, runners: 2)",
        "(seats: 3, luck: false)",
        "(seats: 6)",
        "(round_limit: 3)",
        "(edition: \"1978\", seats: 3)",
        "(edition: \"parlett\", seats: 5)",
    ];
    setups.into_iter().zip(1..).map(|(setup, seed)| {
        let setup = ron::from_str(setup).expect("a setup");
        (Hare::new(setup).expect("rules"), Seed(seed).stream("words", 0))
    })
}

#[test]
fn reasons_and_the_log_have_words_in_both_languages() {
    let mut found = BTreeSet::new();
    let mut told = BTreeSet::new();
    for (game, mut rng) in games() {
        let names: Vec<String> = (1..=game.seats()).map(|seat| format!("Runner {seat}")).collect();
        let visit = |state: &hare::State, rng: &mut Rng| {
            for spec in ["tortoise", "sprinter", "leslie", "faith", "parlett"] {
                let monitor = Monitor::new();
                let rng = rng.clone();
                let mut think = Think { budget: SMALL, explain: true, rng, monitor: &monitor };
                let mut agent = HareModule.agent(spec).expect("an agent");
                let view = game.view(state, Eye::Seat(state.mover()));
                let decision = agent.decide(&game, &view, &mut think);
                let mut reasons = *decision.explanation.expect("reasons");
                reasons.messages_mut().for_each(|message| ids(message, &mut found));
            }
        };
        wander(&game, &mut rng, visit, |event| {
            if let Some(line) = HareModule.narrate(&game, &names, event) {
                ids(&line.message, &mut told);
            }
        });
    }
    for wanted in [
        "term-hare_rival_squares",
        "hare-second",
        "hare-card_move_again",
        "term-hare_other_cards",
        "hare-back",
        "hare-worth_lead",
        "hare-worth_own",
    ] {
        assert!(found.contains(wanted), "{wanted} is not among {found:?}");
    }
    assert!(told.len() > 20 && told.contains("hare-log-toll"), "{told:?}");
    let tongues = Tongues::read();
    tongues.check(found);
    tongues.check(told);
}

#[test]
fn refusals_are_said_word_for_word_in_english_and_otherwise_in_russian() {
    let Tongues { english, russian } = Tongues::read();
    let mut said = BTreeSet::new();
    let steps = ["+0", "+1", "+3", "+7", "+30", "+64", "-2", "-9", "b+1", "take", "give", "keep", "eat"];
    let actions: Vec<Action> = steps.iter().filter_map(|text| text.parse().ok()).collect();
    for (game, mut rng) in games() {
        let visit = |state: &hare::State, _: &mut Rng| {
            for illegal in actions.iter().filter_map(|action| game.validate(state, action).err()) {
                let message = illegal.message();
                assert!(english.has(&message.id), "{}", message.id);
                if !message.arguments.is_empty() {
                    assert_eq!(render(&english, &message), illegal.text, "{}", message.id);
                } else {
                    assert_eq!(english.get(&message.id), illegal.text, "{}", message.id);
                }
                assert_ne!(render(&russian, &message), illegal.text, "{}", message.id);
                said.insert(message.id.to_string());
            }
            let mut same = *state;
            assert!(
                game.apply(&mut same, &Action::Forward { runner: hare::Runner(9), squares: 1 }, &mut NoEvents).is_err()
            );
        };
        wander(&game, &mut rng, visit, |_| {});
    }
    assert!(said.len() >= 18 && said.contains("illegal-toll"), "{said:?}");
}
