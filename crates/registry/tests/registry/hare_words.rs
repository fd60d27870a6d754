//! Every word of Hare and Hedgehog stands in both languages: reasons, the log, refusals.

use std::collections::BTreeSet;

use hare::{Action, Hare};
use lab::{GameModule, render};
use registry::games::HareModule;
use tabletop::{Budget, Eye, Game, Monitor, NoEvents, Rng, Seat, Seed, Think};
use test_kit::{Languages, message_ids, play_at_random};

/// Enough for reasons of every kind.
const SMALL: Budget = Budget::nodes(100);

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
        let visit = |state: &hare::State, seat: Seat, rng: &mut Rng| {
            for spec in ["tortoise", "sprinter", "leslie", "faith", "parlett"] {
                let monitor = Monitor::new();
                let rng = rng.clone();
                let mut think = Think { budget: SMALL, explain: true, rng, monitor: &monitor };
                let mut agent = HareModule.agent(spec).expect("an agent");
                let view = game.view(state, Eye::Seat(seat));
                let decision = agent.decide(&game, &view, &mut think);
                let mut reasons = *decision.explanation.expect("reasons");
                reasons.messages_mut().for_each(|message| message_ids(message, &mut found));
            }
        };
        play_at_random(&game, &mut rng, visit, |event| {
            if let Some(line) = HareModule.narrate(&game, &names, event) {
                message_ids(&line.message, &mut told);
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
    Languages::read().check(found.iter().chain(&told), &["name-"]);
}

#[test]
fn refusals_are_said_word_for_word_in_english_and_otherwise_in_russian() {
    let Languages { english, russian } = Languages::read();
    let mut said = BTreeSet::new();
    let steps = ["+0", "+1", "+3", "+7", "+30", "+64", "-2", "-9", "b+1", "take", "give", "keep", "eat"];
    let actions: Vec<Action> = steps.iter().filter_map(|text| text.parse().ok()).collect();
    for (game, mut rng) in games() {
        let visit = |state: &hare::State, _: Seat, _: &mut Rng| {
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
        play_at_random(&game, &mut rng, visit, |_| {});
    }
    assert!(said.len() >= 18 && said.contains("illegal-toll"), "{said:?}");
}
