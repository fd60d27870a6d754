//! What statuses are worth to the planner, on both sides, by the shipped points and by the published ones.

use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::{Alea, Catalogue, Combatant, Content, Outcome, Setup, Source, Sources, State, Status};
use tabletop::{Agent, Budget, Explanation, Game, Monitor, NoEvents, Seed, Think};

use crate::label::label;

/// The card `id` with this action and a slot for any die.
fn card(id: &str, action: &str) -> String {
    format!(r#"(id: "{id}", name: "{id}", slot: Any, action: "{action}")"#)
}

fn catalogue(cards: &[(&str, &str)]) -> Arc<Catalogue> {
    let cards: Vec<String> = cards.iter().map(|(id, action)| card(id, action)).collect();
    let text = format!("[{}]", cards.join(", "));
    let (content, faults) =
        Content::load(Sources { cards: &[Source { name: "statuses.ron", text: &text }], ..Sources::default() });
    assert_eq!(faults, []);
    content.catalogue
}

/// How scripts write a status.
fn constant(status: Status) -> String {
    status.id().expect("it is built in").to_uppercase().replace('-', "_")
}

/// A turn of the first fighter, who has 3 dice of 6 each and 40 HP, against one with two punches and two dice.
struct Board {
    game: Alea,
    state: State,
    points: Points,
}

impl Board {
    fn new(cards: &[(&str, &str)]) -> Self {
        Self::rounds(cards, 50)
    }

    fn rounds(cards: &[(&str, &str)], rounds: u16) -> Self {
        let catalogue = catalogue(&[cards, &[("punch", "attack(d)")]].concat());
        let fighter = |cards: Vec<&str>, dice| Combatant {
            name: "Fighter".to_owned(),
            max_hp: 40,
            dice,
            cards: cards.into_iter().map(Into::into).collect(),
            ..Combatant::default()
        };
        let own = cards.iter().map(|(id, _)| *id).collect();
        let fighters = [fighter(own, 3), fighter(vec!["punch", "punch"], 2)];
        let game = Alea::new(Setup::new(fighters, rounds), catalogue).expect("it is sound");
        let mut state = game.start();
        for _ in 0..3 {
            game.resolve(&mut state, &Outcome::Die(6), &mut NoEvents).expect("dice are rolled");
        }
        Self { game, state, points: Points::shipped() }
    }

    fn published(self) -> Self {
        Self { points: Points::published(), ..self }
    }

    /// The same after a change.
    fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self.game.check_state(&self.state).expect("the board can be");
        self
    }

    fn reasons(&self) -> Explanation {
        let monitor = Monitor::new();
        let rng = Seed(1).stream("plan", 0);
        let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
        let mut planner = Planner::new(Arc::new(self.points), Level::default());
        let decision = planner.decide(&self.game, &self.state, &mut think);
        let told = *decision.explanation.expect("reasons were asked for");
        for candidate in &told.candidates {
            let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
            assert!((sum - candidate.score).abs() < 1e-6, "{}: {:?}", candidate.label, candidate.terms);
        }
        told
    }

    /// The plan in words, one step after the other.
    fn line(&self) -> Vec<String> {
        self.reasons().line.into_iter().map(|ply| label(&ply.label)).collect()
    }

    /// What using a card first is worth more than ending the turn.
    fn gain(&self, card: &str) -> f64 {
        let told = self.reasons();
        let score = |wanted: &str| {
            let found = told.candidates.iter().find(|candidate| label(&candidate.label) == wanted);
            found.unwrap_or_else(|| panic!("{wanted} is not weighed: {:?}", told.candidates)).score
        };
        score(&format!("6 to {card}")) - score("end the turn")
    }
}

/// A fresh die is hardly worth keeping, and using one leaves 6 pips less.
const USE: f64 = 10.0 - 1.0 - 6.0 / 8.0;

#[test]
fn nobody_poisons_itself_to_death_for_a_scratch() {
    let board = Board::new(&[("folly", "attack(1); gain(POISON, 99)")]).with(|state| state.fighters[0].hp = 3);
    assert_eq!(label(&board.reasons().candidates[0].label), "end the turn");
    assert_eq!(board.published().line(), ["6 to folly"], "the published points do not see it");
}

#[test]
fn nobody_gives_the_foe_a_shield_to_scratch_it() {
    let board = Board::new(&[("gift", "inflict(SHIELD, 20); attack(1)")]);
    assert_eq!(label(&board.reasons().candidates[0].label), "end the turn");
}

#[test]
fn a_cure_is_worth_what_it_cures() {
    let cure = |poison| {
        let board = Board::new(&[("cure", "cure(POISON, 6)")]);
        board.with(|state| state.fighters[0].statuses.set(Status::POISON, poison)).gain("cure")
    };
    assert_eq!(cure(6), 6.0 * 90.0 + USE);
    assert_eq!(cure(2), 2.0 * 90.0 + USE);
}

/// What a card with this action is worth by its statuses alone.
fn worth(action: &str, change: impl FnOnce(&mut State)) -> f64 {
    Board::new(&[("card", action)]).with(change).gain("card") - USE
}

#[test]
fn each_status_counts_on_both_sides() {
    // What one, two and 20 of it are worth on oneself and on the foe. Both roll 3 and 2 dice and have 1 and 2 cards. Guards are
    // held against the foe's next turn: two punches, each as hard as a die is high.
    let hp = Points::shipped().guard;
    let (blows, blow) = (2.0, 3.5);
    let wanted = [
        (Status::POISON, [-90.0, -180.0, -1800.0], [90.0, 180.0, 1800.0]),
        (Status::BURN, [-50.0, -100.0, -150.0], [50.0, 100.0, 100.0]),
        (Status::FREEZE, [-50.0, -100.0, -150.0], [50.0, 100.0, 100.0]),
        (Status::SHOCK, [-50.0, -50.0, -50.0], [50.0, 100.0, 100.0]),
        (Status::WEAKEN, [-50.0, -50.0, -50.0], [50.0, 100.0, 100.0]),
        (Status::BLIND, [-50.0, -100.0, -150.0], [50.0, 100.0, 100.0]),
        (Status::LOCK, [-50.0, -100.0, -150.0], [50.0, 100.0, 100.0]),
        (Status::CURSE, [-50.0, -50.0, -50.0], [50.0, 100.0, 100.0]),
        // Nobody has a skill.
        (Status::SILENCE, [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]),
        // The two other sixes vanish at once, and with them 12 pips.
        (Status::VANISH, [-51.5, -51.5, -51.5], [50.0, 50.0, 50.0]),
        (Status::SHIELD, [hp, 2.0 * hp, 20.0 * hp], [-50.0, -100.0, -1000.0]),
        // These end before the foe acts, and so does what they do. No more counts than there are blows, or than a blow is hard.
        (Status::REDUCE, [blows * hp, 2.0 * blows * hp, 4.0 * blows * hp], [0.0, 0.0, 0.0]),
        (Status::DODGE, [blow * hp, 2.0 * blow * hp, 2.0 * blow * hp], [0.0, 0.0, 0.0]),
        (Status::THORNS, [50.0 * blows, 100.0 * blows, 1000.0 * blows], [0.0, 0.0, 0.0]),
        (Status::FURY, [40.0, 80.0, 800.0], [-50.0, -100.0, -1000.0]),
        (Status::RE_EQUIP, [40.0, 80.0, 800.0], [-50.0, -100.0, -100.0]),
        (Status::SURVIVE, [1.0, 2.0, 20.0].map(|count| count * (40.0 + blow * hp)), [-50.0, -100.0, -1000.0]),
    ];
    assert_eq!(wanted.map(|(status, ..)| status), Status::BUILT_IN);
    for (status, own, foe) in wanted {
        let name = constant(status);
        let values = |verb: &str| [1, 2, 20].map(|count| worth(&format!("{verb}({name}, {count})"), |_| {}));
        assert_eq!(values("gain"), own, "{name} on oneself");
        assert_eq!(values("inflict"), foe, "{name} on the foe");
    }
}

#[test]
fn what_is_put_on_and_taken_off_again_is_worth_nothing() {
    for status in Status::BUILT_IN {
        let name = constant(status);
        let pairs = [("gain", "cure"), ("inflict", "strip")];
        for (on, off) in pairs {
            let value = worth(&format!("{on}({name}, 7); {off}({name}, 7)"), |_| {});
            assert_eq!(value, 0.0, "{on} and {off} {name}");
        }
    }
}

#[test]
fn a_cure_counts_what_would_still_be_suffered() {
    let put = |own: bool, status, count| {
        move |state: &mut State| state.fighters[usize::from(!own)].statuses.set(status, count)
    };
    assert_eq!(worth("cure(POISON, 4)", put(true, Status::POISON, 9)), 4.0 * 90.0);
    assert_eq!(worth("strip(SHIELD, 4)", put(false, Status::SHIELD, 3)), 3.0 * 50.0);
    assert_eq!(worth("strip(FURY, 1)", put(false, Status::FURY, 2)), 50.0);
    assert_eq!(worth("strip(POISON, 2)", put(false, Status::POISON, 9)), -2.0 * 90.0, "that cures the foe");
    assert_eq!(worth("strip(BURN, 2)", put(false, Status::BURN, 3)), -50.0, "two dice would burn, now one does");
    // What the foe has put on ends with this turn, and has fallen on dice and cards already.
    assert_eq!(worth("cure(FREEZE, 2)", put(true, Status::FREEZE, 2)), 0.0);
    let fresh = |state: &mut State| {
        state.fighters[0].statuses.set(Status::FREEZE, 2);
        state.fighters[0].fresh.set(Status::FREEZE, 2);
    };
    assert_eq!(worth("cure(FREEZE, 2)", fresh), 100.0);
}

#[test]
fn a_shield_given_and_broken_earns_nothing() {
    let value = |action| worth(action, |_| {});
    assert!(value("inflict(SHIELD, 3); attack(3)") < 0.0);
    assert_eq!(value("inflict(SHIELD, 3); attack(4)"), 100.0 + 3.0 * 40.0 - 3.0 * 50.0);
}

#[test]
fn more_of_a_bad_thing_is_never_better() {
    let counts = [1, 2, 3, 5, 8, 20, 39, 40, 99];
    for status in Status::BUILT_IN {
        for (verb, sign) in [("gain", 1.0), ("inflict", -1.0), ("cure", -1.0), ("strip", 1.0)] {
            let sign = if catalogue(&[]).statuses().good(status) { sign } else { -sign };
            let there = |state: &mut State| {
                for fighter in &mut state.fighters {
                    fighter.statuses.set(status, 9);
                }
            };
            let action = |count| format!("attack(1); {verb}({}, {count})", constant(status));
            let values = counts.map(|count| sign * worth(&action(count), there));
            assert!(values.is_sorted(), "{verb} {}: {values:?}", constant(status));
        }
    }
}

#[test]
fn the_shortest_kill_is_played() {
    let board = || {
        let board = Board::new(&[("guard", "shield(d)"), ("blow", "attack(d)"), ("venom", "inflict(POISON, d)")]);
        board.with(|state| state.fighters[1].hp = 6)
    };
    assert_eq!(board().line(), ["6 to blow"]);
    assert_eq!(board().published().line().len(), 3, "the published points take all there is first");
    let two = board().with(|state| state.fighters[1].hp = 12);
    assert_eq!(two.line().len(), 2, "poison does the rest: {:?}", two.line());
}

#[test]
fn a_sure_kill_is_played_before_a_likely_one_with_more_points() {
    let text =
        "one_of([attack(40), attack(40), attack(40), attack(40), attack(40), attack(40), attack(40), shield(99)])";
    let board = Board::new(&[("gamble", &format!("shield(99); {text}")), ("blow", "attack(6)")]);
    let board = Board { points: Points { victory: 1_000.0, ..board.points }, ..board };
    let board = board.with(|state| {
        state.fighters[0].dice.truncate(1);
        state.fighters[1].hp = 6;
    });
    assert_eq!(board.line(), ["6 to blow"]);
}

#[test]
fn poison_that_kills_the_foe_before_it_acts_is_a_kill() {
    let board = |foe| {
        let board = Board::new(&[("guard", "shield(d)"), ("venom", "inflict(POISON, d)")]);
        board.with(|state| {
            state.fighters[1].hp = foe;
            state.fighters[0].dice.truncate(1);
            // It will be dead itself, but later.
            state.fighters[0].hp = 1;
            state.fighters[0].statuses.set(Status::POISON, 1);
        })
    };
    assert_eq!(board(6).line(), ["6 to venom"]);
    assert!(board(6).reasons().candidates[0].score > 900_000.0);
    assert!(board(7).reasons().candidates[0].score < -900_000.0, "neither is saved");
    assert!(board(6).published().reasons().candidates[0].score < 1_000.0);
}

#[test]
fn own_poison_that_will_kill_is_a_death_to_be_averted() {
    let board = |cards: &[(&str, &str)], hp, poison| {
        Board::new(cards).with(|state| {
            state.fighters[0].hp = hp;
            state.fighters[0].dice.truncate(1);
            state.fighters[0].statuses.set(Status::POISON, poison);
        })
    };
    let salve = ("salve", "cure(POISON, 1)");
    assert_eq!(board(&[salve, ("blow", "attack(30)")], 4, 4).line(), ["6 to salve"]);
    assert_eq!(board(&[salve, ("blow", "attack(30)")], 5, 4).line(), ["6 to blow"]);
    assert_eq!(board(&[salve, ("blow", "attack(40)")], 4, 4).line(), ["6 to blow"], "the foe dies first");
    assert_eq!(board(&[("bread", "heal(1)"), ("blow", "attack(30)")], 4, 4).line(), ["6 to bread"]);
    assert_eq!(label(&board(&[("pact", "lose(2); attack(30)")], 6, 4).reasons().candidates[0].label), "end the turn");
    // Death is certain, so the points decide; but not by dying at once.
    assert_eq!(board(&[("blow", "attack(1)")], 4, 4).line(), ["6 to blow"]);
    assert_eq!(label(&board(&[("pact", "lose(4); attack(30)")], 4, 4).reasons().candidates[0].label), "end the turn");
    let ending = ("folly", "attack(1); gain(POISON, 99); end_turn()");
    assert_eq!(label(&board(&[ending], 3, 0).reasons().candidates[0].label), "end the turn");
}

#[test]
fn poison_that_never_ticks_kills_nobody() {
    let last = |action| Board::rounds(&[("card", action)], 1).with(|state| state.fighters[0].hp = 3);
    let scores = last("gain(POISON, 99)").reasons().candidates;
    assert!(scores.iter().all(|candidate| candidate.score > -10_000.0), "the fight ends first: {scores:?}");
}
