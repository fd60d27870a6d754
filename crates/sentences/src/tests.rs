//! Which sentences are said, and which are not.

use serde_json::{Value, json};
use tabletop::{Argument, Candidate, Explanation, Facts, Message, Scoring, Term};

use crate::{Because, Condition, Sentences, Telling};

const FILE: &str = r#"{
    "armies": [
        (say: "few", when: ["counts_against", "theirs < other_theirs"]),
        (say: "many", when: ["theirs"]),
        (say: "armies"),
    ],
    "odds": [(say: "sure", when: ["percent_of_one > other_percent_of_one"]), (say: "odds")],
    "land": [(say: "whole", when: ["held = size"]), (say: "land")],
    "rival": [(say: "same_rival", when: ["seat = other_seat"]), (say: "rival")],
    "whim": [(say: "whim", idle: true)],
    "chance": [(say: "lot", lot: true)],
    "headline-oops": [(say: "slip", slip: true)],
    "rare": [(say: "rare", when: ["never"])],
    "alone": [(say: "last_one", when: ["left = 0"])],
}"#;

fn sentences() -> Sentences {
    Sentences::read(FILE).expect("a file that can be read")
}

fn term(id: &'static str, value: f64) -> Term {
    Term::plain(id, value)
}

fn candidate(label: &str, terms: Vec<Term>, facts: Facts) -> Candidate {
    let score = terms.iter().map(|term| term.value).sum();
    Candidate { label: Message::text(label), action: json!(label), score, terms, facts, ..Candidate::default() }
}

/// The first one is played.
fn explanation(mut candidates: Vec<Candidate>) -> Explanation {
    candidates[0].chosen = true;
    Explanation { candidates, ..Explanation::default() }
}

fn reason_ids(explanation: &Explanation) -> Vec<String> {
    let sentences = sentences();
    let Telling { because, .. } = sentences.tell(explanation).expect("something was played");
    match because {
        Because::Reasons(reasons) => reasons.iter().map(|reason| reason.message.id.to_string()).collect(),
        without => vec![without.id().expect("said without reasons").to_owned()],
    }
}

/// One that was played with these terms and facts, and another.
fn two(played: Vec<Term>, facts: Facts, other: Vec<Term>, other_facts: Facts) -> Explanation {
    explanation(vec![candidate("a", played, facts), candidate("b", other, other_facts)])
}

#[test]
fn the_first_sentence_that_holds_is_said() {
    let theirs = |count: u32| Facts::new().count("theirs", count);
    let armies = |mine, other| vec![term("term-armies", -f64::from(mine)), term("term-odds", f64::from(other))];
    let fewer = two(armies(2, 0), theirs(2), armies(5, 0), theirs(5));
    assert_eq!(reason_ids(&fewer), ["say-few"]);
    let unseen = two(armies(2, 0), Facts::new(), armies(5, 0), theirs(5));
    assert_eq!(reason_ids(&unseen), ["say-armies"], "what is not known holds in no comparison");
    let seen = two(vec![term("term-armies", 4.0)], theirs(2), vec![], theirs(5));
    assert_eq!(reason_ids(&seen), ["say-many"]);
}

#[test]
fn a_sentence_brings_the_facts_of_both_and_what_its_term_measured() {
    let land = Term::weighted("term-land", 0.75, 4.0).with_facts(Facts::new().count("held", 3).count("size", 4));
    let other = Term::weighted("term-land", 0.5, 4.0);
    let explained = two(vec![land], Facts::new().count("held", 4), vec![other], Facts::new().count("mine", 7));
    let sentences = sentences();
    let Some(Telling { because: Because::Reasons(reasons), .. }) = sentences.tell(&explained) else {
        panic!("no reason")
    };
    assert_eq!(reasons[0].message.id, "say-land", "what the term brings stands before what the action does");
    let said = &reasons[0].message.arguments;
    let number = |name: &str| match &said[name] {
        Argument::Whole(count) => *count as f64,
        Argument::Decimal { value, .. } => *value,
        other => panic!("{other:?}"),
    };
    let named = ["held", "other_mine", "measure", "other_measure", "percent_of_one", "counts_against"];
    assert_eq!(named.map(number), [3.0, 7.0, 0.75, 0.5, 75.0, 0.0]);
}

#[test]
fn a_second_reason_is_said_if_it_gave_half_as_much() {
    let both = |second| {
        let played = vec![term("term-odds", 4.0), term("term-land", second)];
        two(played, Facts::new(), vec![term("term-odds", 0.0)], Facts::new())
    };
    assert_eq!(reason_ids(&both(1.0)), ["say-sure"]);
    assert_eq!(reason_ids(&both(3.0)), ["say-sure", "say-land"]);
}

#[test]
fn a_whim_comes_second_and_alone_where_nothing_else_spoke() {
    let whim = two(
        vec![term("term-odds", 1.0), term("term-whim", 5.0)],
        Facts::new(),
        vec![term("term-odds", 0.5)],
        Facts::new(),
    );
    assert_eq!(reason_ids(&whim), ["say-sure", "say-whim"]);
    let alone = two(vec![term("term-whim", 5.0)], Facts::new(), vec![], Facts::new());
    assert_eq!(reason_ids(&alone), ["say-whim"]);
}

#[test]
fn without_a_reason_it_says_so() {
    let plain =
        |mine, other| two(vec![term("term-odds", mine)], Facts::new(), vec![term("term-odds", other)], Facts::new());
    assert_eq!(reason_ids(&plain(1.0, 1.0)), ["alike"]);
    assert_eq!(reason_ids(&plain(1.0, 2.0)), ["second_best"]);
    let rank = Explanation { scoring: Scoring::Rank, ..plain(1.0, 2.0) };
    assert_eq!(reason_ids(&rank), ["alike"], "places in an order are not compared");
    assert_eq!(reason_ids(&Explanation { forced: true, ..plain(1.0, 2.0) }), ["forced"]);
    let headed = |id| reason_ids(&Explanation { headline: Message::new(id), ..plain(1.0, 2.0) });
    assert_eq!((headed("headline-oops"), headed("headline-else")), (vec!["slip".into()], vec!["second_best".into()]));
    let several = [1.0, 0.5, 3.0, 2.0].map(|score| candidate("a", vec![term("term-odds", score)], Facts::new()));
    let slip = Explanation { headline: Message::new("headline-oops"), ..explanation(several.to_vec()) };
    let named = sentences().tell(&slip).and_then(|told| Some(told.other?.score));
    assert_eq!(named, Some(3.0), "what was better is named, not what was worse");
    let lot = |id| two(vec![term(id, 0.2)], Facts::new(), vec![term(id, 0.2)], Facts::new());
    assert_eq!(
        (reason_ids(&lot("term-chance")), reason_ids(&lot("term-odds"))),
        (vec!["lot".into()], vec!["alike".into()])
    );
    let unsaid = explanation(vec![candidate("a", vec![term("term-rare", 2.0)], Facts::new())]);
    assert_eq!(reason_ids(&unsaid), ["alone"]);
    let last = explanation(vec![candidate("a", vec![], Facts::new().count("left", 0))]);
    assert_eq!(reason_ids(&last), ["say-last_one"]);
    assert_eq!(sentences().tell(&Explanation::default()), None);
}

#[test]
fn what_could_not_be_done_is_no_other() {
    let mut three = explanation(vec![
        candidate("a", vec![term("term-odds", 5.0)], Facts::new()),
        candidate("b", vec![term("term-odds", 4.0)], Facts::new()),
        candidate("c", vec![term("term-odds", 3.0)], Facts::new()),
    ]);
    let other = |explained: &Explanation| {
        let sentences = sentences();
        sentences.tell(explained).and_then(|told| Some(told.other?.label.text.clone()))
    };
    assert_eq!(other(&three).as_deref(), Some("b"));
    three.candidates[1].action = Value::Null;
    assert_eq!(other(&three).as_deref(), Some("c"));
    three.candidates.pop();
    assert_eq!(other(&three), None);
}

#[test]
fn the_best_rival_is_compared_although_it_is_another_one() {
    let rival = |seat: u8, value| {
        let name = Message::new("term-rival").with("seat", Message::seat(tabletop::Seat(seat)));
        Term::weighted(name, value, -1.0)
    };
    let against = |other| two(vec![rival(1, 3.0)], Facts::new(), vec![rival(other, 5.0)], Facts::new());
    assert_eq!(reason_ids(&against(1)), ["say-same_rival"]);
    assert_eq!(reason_ids(&against(2)), ["say-rival"]);
    let better = two(vec![rival(1, 6.0), term("term-odds", 9.0)], Facts::new(), vec![rival(2, 5.0)], Facts::new());
    assert_eq!(reason_ids(&better), ["say-odds"], "another rival that is better off speaks for nothing");
}

#[test]
fn conditions_compare_facts_and_numbers() {
    let facts =
        Facts::new().count("three", 3).decimal("half", 0.5, 1).count("none", 0).with("who", Message::text("Ann"));
    let facts = facts.with("also", Message::text("Ann")).with("else", Message::text("Bob"));
    let holds = |text: &str| {
        let condition: Condition = text.parse().unwrap_or_else(|fault| panic!("{text}: {fault}"));
        condition.holds(&|name| facts.get(name))
    };
    for so in
        ["three", "three > 2", "half < three", "three >= 3", "three <= 3", "three = 3", "three != 4", "who = also"]
    {
        assert!(holds(so), "{so}");
    }
    for not in ["none", "unknown", "three < 3", "who = else", "unknown < 3", "unknown != 3", "who < also"] {
        assert!(!holds(not), "{not}");
    }
    assert!(holds("!none") && holds("!unknown") && !holds("!three") && holds("who != else"));
}

#[test]
fn a_file_that_cannot_be_read_is_told_with_its_place() {
    for (file, told) in [
        ("{\n \"a\": [(say: \"a\", when: [\"mine ~ theirs\"])],\n}", "2:"),
        ("{\n \"a\": [(say: \"a\", when: [\"mine > theirs now\"])],\n}", "2:"),
        ("{\n \"a\": [(say: \"a\", when: [\"Mine\"])],\n}", "2:"),
        ("{\n \"a\": [(says: \"a\")],\n}", "2:"),
        ("{", "1:"),
    ] {
        let fault = Sentences::read(file).expect_err(file).to_string();
        assert!(fault.starts_with(told), "{file}: {fault}");
    }
}
