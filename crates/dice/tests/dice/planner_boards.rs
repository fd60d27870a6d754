//! Boards with known best play. The cards named here are the published example the planner is checked on; they are not
//! shipped.

use std::sync::Arc;

use dice::agents::{Greedy, Level, Planner, Points};
use dice::{Action, Alea, Catalogue, Combatant, Content, Die, Outcome, Setup, Source, Sources, State, Status};
use tabletop::{Agent, Budget, Decision, Explanation, Game, Monitor, NoEvents, Seat, Seed, Think};

use crate::label::label;

const CARDS: &str = r#"[
    (id: "broadsword", name: "Broadsword", slot: Any, size: 2, action: "attack(d + 2)"),
    (id: "small-shield", name: "Small Shield", slot: AtMost(3), action: "shield(d)"),
    (id: "spanner", name: "Spanner", slot: Pair, action: "give_die(d1 + d2)"),
    (id: "hammer", name: "Hammer", slot: Any, action: "attack(d); if d == 6 { inflict(SHOCK, 1) }"),
    (id: "pea-shooter", name: "Pea Shooter", slot: Countdown(5), uses: Unlimited, action: "attack(2)"),
    (id: "lockpick", name: "Lockpick", slot: Any, action: "split_die(d)"),
    (id: "clock", name: "Clock", slot: Countdown(5), action: "attack(4)"),
    (id: "drum", name: "Drum", slot: Even, action: "attack(3)"),
    (id: "spear", name: "Spear", slot: Exactly(6), action: "attack(6)"),
    (id: "stick", name: "Stick", slot: Any, action: "attack(3)"),
    (id: "bomb", name: "Bomb", slot: Any, uses: Fight, action: "attack(3)"),
    (id: "lens", name: "Lens", slot: Any, action: "give_die(7 - d)"),
    (id: "storm", name: "Storm", slot: Any, action: "inflict(SHOCK, 5)"),
    (id: "bandage", name: "Bandage", slot: Any, action: "heal(d)"),
    (id: "punch", name: "Punch", slot: Any, action: "attack(d)"),
    (id: "echo", name: "Echo", slot: Any, uses: Unlimited, action: "attack(1); give_die(d)"),
]"#;

fn catalogue() -> Arc<Catalogue> {
    let (content, faults) =
        Content::load(Sources { cards: &[Source { name: "boards.ron", text: CARDS }], ..Sources::default() });
    assert_eq!(faults, []);
    content.catalogue
}

fn published() -> Arc<Points> {
    Arc::new(Points::published())
}

fn shipped() -> Arc<Points> {
    Arc::new(Points::shipped())
}

/// A turn to plan: the first fighter's, with these cards and dice, against one with a punch.
struct Board {
    game: Alea,
    state: State,
    points: Arc<Points>,
}

impl Board {
    fn new(cards: &[&str], dice: &[u8]) -> Self {
        let fighter = |cards: &[&str], dice| Combatant {
            name: "Fighter".to_owned(),
            max_hp: 40,
            dice,
            cards: cards.iter().map(|card| (*card).into()).collect(),
            ..Combatant::default()
        };
        let fighters = [fighter(cards, dice.len() as u8), fighter(&["punch"], 2)];
        let game = Alea::new(Setup::new(fighters, 50), catalogue()).expect("it is sound");
        let mut state = game.start();
        for die in dice {
            game.resolve(&mut state, &Outcome::Die(*die), &mut NoEvents).expect("dice are rolled");
        }
        Self { game, state, points: shipped() }
    }

    /// The same by the published points.
    fn published(mut self) -> Self {
        self.points = published();
        self
    }

    /// The same after a change.
    fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self.game.check_state(&self.state).expect("the board can be");
        self
    }

    fn decide(&self) -> Decision<Action> {
        let monitor = Monitor::new();
        let mut think = Think {
            budget: tabletop::Budget::default(),
            explain: true,
            rng: Seed(1).stream("plan", 0),
            monitor: &monitor,
        };
        Planner::new(Arc::clone(&self.points), Level::default()).decide(&self.game, &self.state, &mut think)
    }

    fn reasons(&self) -> Explanation {
        *self.decide().explanation.expect("reasons were asked for")
    }

    /// The steps of the plan until chance, in words.
    fn line(&self) -> Vec<String> {
        self.reasons().line.into_iter().map(|ply| label(&ply.label)).collect()
    }

    /// What the best plan earns.
    fn value(&self) -> f64 {
        self.reasons().candidates[0].score
    }
}

/// The first fighter of a board.
fn own(state: &mut State) -> &mut dice::Fighter {
    &mut state.fighters[0]
}

#[test]
fn frog_438_and_558() {
    let board = Board::new(&["broadsword", "small-shield"], &[1, 3]).published();
    let reasons = board.reasons();
    let score = |wanted: &str| {
        reasons.candidates.iter().find(|candidate| label(&candidate.label) == wanted).map(|found| found.score)
    };
    assert_eq!(score("1 to Broadsword"), Some(438.0));
    assert_eq!(score("3 to Broadsword"), Some(558.0));
    assert_eq!(reasons.candidates[0].score, 558.0);
    let mut line = board.line();
    line.sort();
    assert_eq!(line, ["1 to Small Shield", "3 to Broadsword"]);
    for candidate in &reasons.candidates {
        let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
        assert!((sum - candidate.score).abs() < 1e-6, "{}: {:?}", candidate.label, candidate.terms);
    }
}

#[test]
fn handyman_shocked_and_burning_is_exact() {
    let board = Board::new(&["spanner", "hammer", "pea-shooter"], &[4, 5, 6]).published().with(|state| {
        own(state).cards.iter_mut().for_each(|card| card.shocked = true);
        own(state).dice.iter_mut().for_each(|die| die.burning = true);
    });
    let reasons = board.reasons();
    assert!(reasons.headline.id == "headline-plan_exact", "{}", reasons.headline);
    // One die frees the hammer, the 6 strikes and shocks: 600 + 50 + 10 - 2, and 25 or 20 pips are left.
    assert_eq!(reasons.candidates[0].score, 600.0 + 50.0 + 10.0 - 2.0 + 25.0);
    assert_eq!(board.line(), ["4 to Hammer", "6 to Hammer"]);
}

#[test]
fn lockpick_prices_what_it_does_not_know() {
    let board = Board::new(&["lockpick", "punch", "drum"], &[6]).published();
    let reasons = board.reasons();
    assert!(reasons.headline.id == "headline-plan_exact", "{}", reasons.headline);
    let lockpick =
        reasons.candidates.iter().find(|candidate| label(&candidate.label) == "6 to Lockpick").expect("it is weighed");
    // Parts 1+5, 2+4, 3+3, 4+2, 5+1. With an even part: punch the 4, drum the 2; else the larger is punched, one is left.
    let odd_five = 500.0 + 5.0 + 10.0 - 1.0;
    let even = 400.0 + 300.0 + 20.0 - 2.0;
    let threes = 300.0 + 15.0 + 10.0 - 1.0;
    let wanted = 10.0 - 1.0 + (2.0 * odd_five + 2.0 * even + threes) / 5.0;
    assert!((lockpick.score - wanted).abs() < 1e-6, "{} instead of {wanted}", lockpick.score);
}

#[test]
fn the_six_goes_to_the_hammer() {
    let line = Board::new(&["hammer", "clock"], &[5, 6, 2]).line();
    assert!(line.contains(&"6 to Hammer".to_owned()), "{line:?}");
}

#[test]
fn a_countdown_is_finished_with_the_die_that_does_and_the_six_is_kept() {
    let board = Board::new(&["clock"], &[6, 3, 2]).with(|state| own(state).cards[0].progress = 2);
    assert_eq!(board.line(), ["3 to Clock"]);
}

#[test]
fn the_countdown_that_ends_is_finished_first() {
    let board = Board::new(&["clock", "clock"], &[3]).with(|state| own(state).cards[1].progress = 3);
    let decision = board.decide();
    assert_eq!(decision.action, Action::Place { die: 0, card: 1 });
}

#[test]
fn the_smallest_die_that_does_is_used() {
    assert_eq!(Board::new(&["drum"], &[4, 2, 6]).line(), ["2 to Drum"]);
}

#[test]
fn no_die_wakes_a_card_that_none_will_fit() {
    let board = Board::new(&["spear"], &[6, 3]).with(|state| own(state).cards[0].shocked = true);
    assert_eq!(board.line(), ["3 to Spear", "6 to Spear"]);
    let board = Board::new(&["spear"], &[5, 3]).with(|state| own(state).cards[0].shocked = true);
    assert_eq!(board.decide().action, Action::EndTurn);
}

#[test]
fn a_six_is_not_fed_to_a_combiner_for_nothing() {
    assert_eq!(Board::new(&["spanner"], &[6, 3]).decide().action, Action::EndTurn);
}

#[test]
fn a_card_for_once_a_fight_is_kept_where_another_does() {
    assert_eq!(Board::new(&["bomb", "stick"], &[4]).line(), ["4 to Stick"]);
    let line = Board::new(&["bomb", "stick"], &[4, 4]).line();
    assert_eq!(line.len(), 2, "with dice for both, both are used: {line:?}");
}

#[test]
fn a_burning_die_is_used_where_it_does_not_kill() {
    let board = |hp, shield| {
        Board::new(&["punch"], &[6]).with(|state| {
            own(state).hp = hp;
            own(state).dice[0].burning = true;
            own(state).statuses.set(Status::SHIELD, shield);
        })
    };
    assert_eq!(board(4, 0).line(), ["6 to Punch"]);
    assert_eq!(board(2, 0).decide().action, Action::EndTurn);
    assert_eq!(board(2, 2).line(), ["6 to Punch"]);
}

#[test]
fn a_certain_kill_is_taken() {
    let board = Board::new(&["small-shield", "punch"], &[3, 1]).with(|state| state.fighters[1].hp = 3);
    assert!(board.line().contains(&"3 to Punch".to_owned()), "{:?}", board.line());
    assert!(board.value() > 900_000.0);
}

#[test]
fn it_does_not_kill_itself_for_points() {
    let thorns = |hp| {
        Board::new(&["broadsword"], &[6]).with(|state| {
            own(state).hp = hp;
            state.fighters[1].statuses.set(Status::THORNS, 3);
        })
    };
    assert_eq!(thorns(3).decide().action, Action::EndTurn);
    assert_eq!(thorns(4).line(), ["6 to Broadsword"]);
}

#[test]
fn a_plain_die_goes_before_a_burning_one() {
    let board = Board::new(&["stick"], &[4, 4]).with(|state| own(state).dice[0].burning = true);
    assert_eq!(board.decide().action, Action::Place { die: 1, card: 0 });
}

#[test]
fn shock_beyond_the_foes_cards_counts_nothing() {
    let board = Board::new(&["storm"], &[1]);
    // One card to shock: 50 + 10 - 1.
    assert_eq!(board.value(), 59.0);
    assert_eq!(Board::new(&["storm"], &[1]).published().value(), 250.0 + 10.0 - 1.0);
}

#[test]
fn the_cursed_still_act() {
    let board = Board::new(&["punch"], &[5]).with(|state| own(state).statuses.set(Status::CURSE, 2));
    assert_eq!(board.decide().action, Action::Place { die: 0, card: 0 });
}

#[test]
fn dice_that_come_back_are_used_in_the_same_turn() {
    assert_eq!(Board::new(&["lens", "punch"], &[1]).line(), ["1 to Lens", "6 to Punch"]);
}

#[test]
fn healing_counts_only_what_is_missing() {
    let heal = |hp| Board::new(&["bandage"], &[6]).published().with(|state| own(state).hp = hp).reasons();
    let score = |reasons: &Explanation| {
        reasons
            .candidates
            .iter()
            .find(|candidate| label(&candidate.label) == "6 to Bandage")
            .map(|candidate| candidate.score)
    };
    assert_eq!(score(&heal(40)), Some(9.0));
    assert_eq!(score(&heal(38)), Some(11.0));
    assert_eq!(score(&heal(20)), Some(15.0));
}

#[test]
fn healing_counts_only_what_is_missing_by_the_shipped_points_too() {
    let board = Board::new(&["bandage"], &[6]);
    assert_eq!(board.decide().action, Action::EndTurn, "nothing is missing");
    let score = |hp| {
        let reasons = Board::new(&["bandage"], &[6]).with(|state| own(state).hp = hp).reasons();
        let found = reasons.candidates.into_iter().find(|candidate| label(&candidate.label) == "6 to Bandage");
        found.map(|candidate| candidate.score)
    };
    assert_eq!(score(40), Some(-1.0));
    let hp = shipped().healing;
    assert_eq!(score(38), Some(2.0 * hp + 10.0 - 1.0));
    assert_eq!(score(20), Some(6.0 * hp + 10.0 - 1.0));
}

#[test]
fn freeze_lands_before_planning() {
    let fighter = |cards: &[&str], statuses: &[(&str, u8)]| Combatant {
        name: "Fighter".to_owned(),
        max_hp: 40,
        dice: 2,
        cards: cards.iter().map(|card| (*card).into()).collect(),
        statuses: statuses.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect(),
        ..Combatant::default()
    };
    let fighters = [fighter(&["hammer"], &[("freeze", 1)]), fighter(&["punch"], &[])];
    let game = Alea::new(Setup::new(fighters, 50), catalogue()).expect("it is sound");
    let mut state = game.start();
    for die in [6, 4] {
        game.resolve(&mut state, &Outcome::Die(die), &mut NoEvents).expect("dice are rolled");
    }
    // The 6 is a 1 by now: the plan is for what lies there, 400 + 10 - 1 and one pip left, an eighth.
    let board = Board { game, state, points: shipped() };
    assert_eq!(board.line(), ["4 to Hammer"]);
    assert_eq!(board.value(), 409.125);
}

#[test]
fn a_weakened_copy_is_not_preferred() {
    let board = Board::new(&["punch", "punch"], &[3]).with(|state| own(state).cards[0].weakened = true);
    let value = board.value();
    assert_eq!(value, Board::new(&["punch", "punch"], &[3]).value());
    let high = Board::new(&["punch", "punch"], &[6, 3]).with(|state| own(state).cards[0].weakened = true);
    let line = high.line();
    assert!(line.contains(&"6 to Punch".to_owned()) && line.contains(&"3 to Punch-".to_owned()), "{line:?}");
}

#[test]
fn relabelling_dice_and_swapping_cards_changes_nothing() {
    let values = |cards: &[&str], dice: &[u8]| Board::new(cards, dice).value();
    let one = values(&["hammer", "clock", "spanner"], &[5, 6, 2]);
    for dice in [[6, 5, 2], [2, 5, 6], [2, 6, 5]] {
        assert_eq!(values(&["hammer", "clock", "spanner"], &dice), one);
    }
    assert_eq!(values(&["spanner", "clock", "hammer"], &[5, 6, 2]), one);
}

#[test]
fn a_face_down_die_is_counted_as_any() {
    let board = Board::new(&["punch"], &[4]).published().with(|state| own(state).dice[0] = Die::new(0));
    assert_eq!(board.value(), 350.0 + 10.0 - 1.0);
}

#[test]
fn the_other_seat_plans_as_well() {
    let mut board = Board::new(&["punch"], &[1]);
    board.game.apply(&mut board.state, &Action::EndTurn, &mut NoEvents).expect("a turn ends");
    for value in [2, 5] {
        board.game.resolve(&mut board.state, &Outcome::Die(value), &mut NoEvents).expect("dice are rolled");
    }
    assert_eq!(board.state.active, Seat(1));
    assert_eq!(board.line(), ["5 to Punch"]);
}

#[test]
fn a_faulty_table_is_refused_with_its_place() {
    let fault = Points::from_ron("points.ron", "(\n  damge: 100,\n)").expect_err("it is faulty");
    assert_eq!(fault.line, 2);
    assert!(fault.to_string().contains("did you mean 'damage'?"), "{fault}");
}

#[test]
fn a_turn_without_end_is_ended_by_everybody() {
    let fighter = |name: &str, max_hp, cards: &[&str]| Combatant {
        name: name.to_owned(),
        max_hp,
        dice: 1,
        cards: cards.iter().map(|card| (*card).into()).collect(),
        ..Combatant::default()
    };
    let fighters = [fighter("One", 10, &["echo"]), fighter("Two", 500, &["punch"])];
    let game = Alea::new(Setup::new(fighters, 9), catalogue()).expect("they can meet");
    let agents: [Box<dyn Agent<Alea>>; 3] = [
        Box::new(Planner::new(shipped(), Level::default())),
        Box::new(Planner::new(shipped(), Level { states: 1, iterations: 50, slips: 0.0 })),
        Box::new(Greedy::new(shipped())),
    ];
    for mut agent in agents {
        let mut state = game.start();
        game.resolve(&mut state, &Outcome::Die(3), &mut NoEvents).expect("a die is due");
        let mut done = 0;
        while state.active == Seat(0) {
            let (monitor, rng) = (Monitor::new(), Seed(1).stream("thinking", done));
            let mut think = Think { budget: Budget::nodes(60), explain: false, rng, monitor: &monitor };
            let action = agent.decide(&game, &state, &mut think).action;
            game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
            done += 1;
        }
        assert_eq!((done, state.fighters[1].hp), (101, 400), "{}", agent.name());
    }
}
