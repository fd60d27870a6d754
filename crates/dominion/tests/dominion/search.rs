//! A strategist that searches keeps the contract, and finds what its fixed rules miss.

use dominion::agents::Strategist;
use dominion::{Action, Card, Dominion, Menu, Searcher, Setup, State};
use rand::seq::IndexedRandom;
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Argument, Budget, Decision, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use crate::support::{self, Scene, card, rules, variant};

const MONEY: &str = "e2-d4-p8-gold@99|silver@99";

fn follower(game: &Dominion, menu: &str, guard: bool) -> Strategist {
    let menu: Menu = menu.parse().expect("a menu");
    Strategist::new(game, "menu", &menu, guard).expect("its cards are there")
}

fn strategist(game: &Dominion, menu: &str) -> Strategist {
    follower(game, menu, true)
}

/// A game that ends after a turn of each seat, so that points decide.
fn one_turn(cards: &[&str]) -> Scene {
    let kingdom = cards.iter().map(|&card| card.to_owned()).collect();
    Scene::of(rules(Setup { kingdom, first_seat_begins: true, turn_limit: 1, ..Setup::default() }))
}

fn decide(scene: &Scene, agent: &mut dyn Agent<Dominion>, seed: u64) -> Decision<Action> {
    let Turn::Seat(seat) = scene.turn() else { panic!("nobody acts: {}", scene.asked()) };
    let view = scene.game.view(&scene.state, Eye::Seat(seat));
    let rng = Seed(seed).stream("think", 0);
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &Monitor::new() };
    agent.decide(&scene.game, &view, &mut think)
}

/// What one that searches does, and what its fixed rules would.
fn both(scene: &Scene, guard: bool) -> (Decision<Action>, Action) {
    let mut usual = follower(&scene.game, MONEY, guard);
    let searched = decide(scene, &mut Searcher::new(usual.clone(), 2_000), 1);
    (searched, decide(scene, &mut usual, 1).action)
}

/// A candidate as it was told: the action, games won in per cent, games played out.
fn told(decision: Decision<Action>) -> Vec<(Action, f64, f64)> {
    let candidates = decision.explanation.expect("reasons").candidates;
    let one = |candidate: &tabletop::Candidate| {
        let Argument::Whole(playouts) = candidate.label.arguments["playouts"] else { panic!("a number of games") };
        let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
        assert!((sum - candidate.score).abs() < 1e-9, "{candidate:?}");
        (
            serde_json::from_value(candidate.action.clone()).expect("an action"),
            candidate.terms[0].value,
            playouts as f64,
        )
    };
    candidates.iter().map(one).collect()
}

/// Games won in per cent of what was done.
fn wins(decision: Decision<Action>) -> f64 {
    let action = decision.action;
    told(decision).into_iter().find(|told| told.0 == action).expect("it is among them").1
}

/// Leaves so many of a pile; the others are trashed.
fn left(mut scene: Scene, card: Card, left: u8) -> Scene {
    let gone = scene.state.supply.count(card) - left;
    scene.state.supply.take(card, gone);
    scene.state.trash.add(card, gone);
    scene
}

#[test]
fn those_that_search_keep_the_contract_on_any_kingdom() {
    let mut probes = 0;
    for index in 0..6 {
        let seed = Seed(5).derive("kingdom", index);
        let mut setup = variant(seed);
        setup.turn_limit = setup.turn_limit.min(12);
        let game = rules(setup);
        let mut menu: Vec<String> = game.kinds()[9..].iter().map(|kind| format!("{}@2", kind.id)).collect();
        menu.extend(["gold@99".to_owned(), "silver@99".to_owned()]);
        let menu = format!("e2-d4-p8-{}", menu.join("|"));
        let options = AgentOptions { games: 1, seed, probe_every: 8, ..AgentOptions::default() };
        let make = |_| -> Box<dyn Agent<Dominion>> { Box::new(Searcher::new(strategist(&game, &menu), 64)) };
        let report = check_agent(&game, make, &options, |_| {})
            .unwrap_or_else(|violation| panic!("{:?}: {violation}", game.setup()));
        probes += report.probes;
    }
    assert!(probes > 30, "{probes}");
}

#[test]
fn what_a_hand_brings_for_sure_comes_before_what_a_deck_hardly_holds() {
    // Three Estates come by the Smithy, and three coins stay three; a Moneylender makes five of them, for the Duchy that wins.
    let scene = one_turn(&["smithy", "moneylender"]).hand(0, "smithy, moneylender, 3 copper").deck(0, "4 estate");
    let scene = left(scene.hand(1, "2 copper").discard(1, "2 duchy"), Card::PROVINCE, 4).sound();
    let (searched, usual) = both(&scene, true);
    let play = |id| Action::Play(card(&scene.game, id));
    assert_eq!((searched.action, usual), (play("moneylender"), play("smithy")));
    assert_eq!(wins(searched), 100.0);
}

#[test]
fn what_a_militia_leaves_is_what_buys_a_province_together() {
    // By cost the Moneylender stays and the Silver goes; two Gold and a Silver buy the Province that wins.
    let scene = one_turn(&["militia", "moneylender"]).hand(0, "militia").discard(0, "duchy, estate");
    let mut scene = left(scene.hand(1, "moneylender, 2 gold, silver, copper"), Card::PROVINCE, 4).sound();
    scene.play("militia");
    let (searched, usual) = both(&scene, true);
    let dropped = |ids| Action::Choose(support::cards(&scene.game, ids));
    assert_eq!((searched.action, usual), (dropped("moneylender, copper"), dropped("silver, copper")));
    assert_eq!(wins(searched), 100.0);
}

#[test]
fn the_last_card_of_a_third_pile_ends_the_game_ahead() {
    // The other seat will buy Provinces; the menu wants no Estates yet, and without the guard it does not look for the end.
    let scene = Scene::new(&["cellar", "moat"]).emptied("cellar").emptied("moat").hand(0, "2 copper");
    let scene = scene.discard(0, "duchy").hand(1, "5 gold").discard(1, "estate");
    let mut scene = left(left(scene, Card::ESTATE, 1), Card::PROVINCE, 3).sound();
    scene.act(Action::PlayTreasures);
    let (searched, usual) = both(&scene, false);
    assert_eq!((searched.action, usual), (Action::Buy(Card::ESTATE), Action::EndTurn));
    assert_eq!(wins(searched), 100.0);
}

#[test]
fn the_last_province_is_left_where_it_would_lose_also_without_the_guard() {
    let scene = Scene::new(&[]).hand(0, "2 gold, 2 copper").hand(1, "5 copper").discard(1, "2 duchy, estate");
    let mut scene = left(scene, Card::PROVINCE, 1).sound();
    scene.act(Action::PlayTreasures);
    let (searched, usual) = both(&scene, false);
    assert_eq!(usual, Action::Buy(Card::PROVINCE));
    assert_ne!(searched.action, usual);
    let others = told(searched);
    let lost = others.iter().find(|told| told.0 == usual).expect("it was compared");
    assert_eq!(lost.1, 0.0);
    assert!(others[0].1 > 5.0, "{others:?}");
}

/// What a position is worth to the first seat where all play on by their menus, by enumerating all that may come: games won, and points ahead, up
/// to 12 of them.
fn exact(game: &Dominion, state: &State, menu: &mut Strategist) -> (f64, f64) {
    match game.turn(state) {
        Turn::Over => {
            let standing = game.standing(state).expect("it is over");
            let won = if standing.places[0] == 1 { 1.0 / standing.winners().count() as f64 } else { 0.0 };
            let points = |seat| f64::from(game.score(state, Seat(seat)).points);
            (won, (points(0) - points(1)).clamp(-12.0, 12.0))
        }
        Turn::Chance => game.outcomes(state).iter().fold((0.0, 0.0), |(won, ahead), (probability, outcome)| {
            let mut next = state.clone();
            game.resolve(&mut next, outcome, &mut NoEvents).expect("it can come");
            let (more_won, more_ahead) = exact(game, &next, menu);
            (won + probability * more_won, ahead + probability * more_ahead)
        }),
        Turn::Seat(seat) => {
            let view = game.view(state, Eye::Seat(seat));
            let rng = Seed(0).stream("none", 0);
            let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &Monitor::new() };
            let action = menu.decide(game, &view, &mut think).action;
            after(game, state, action, menu)
        }
    }
}

/// The same after an action.
fn after(game: &Dominion, state: &State, action: Action, menu: &mut Strategist) -> (f64, f64) {
    let mut next = state.clone();
    game.apply(&mut next, &action, &mut NoEvents).expect("it is legal");
    exact(game, &next, menu)
}

/// A hand of treasures and actions, a small deck, a Province to defend, and another seat whose cards are all known.
fn small(seed: Seed) -> Scene {
    let kingdom =
        ["cellar", "chapel", "moneylender", "smithy", "village", "laboratory", "warehouse", "salvager", "throne_room"];
    let rng = &mut seed.stream("small", 0);
    let treasures = ["copper", "copper", "copper", "silver", "gold", "estate"];
    let mut some = |from: &[&str], count: usize| {
        (0..count).map(|_| (*from.choose(rng).expect("some")).to_owned()).collect::<Vec<_>>().join(", ")
    };
    let (actions, coins, deck) = (some(&kingdom, 2), some(&treasures, 3), some(&treasures, 4));
    let scene = one_turn(&kingdom).hand(0, &actions).hand(0, &coins).deck(0, &deck).discard(0, "province");
    left(scene.hand(1, "gold, 2 silver, 2 copper").discard(1, "duchy"), Card::PROVINCE, 4).sound()
}

/// Compared with a plain expectimax: estimates lie where they should, what is done is as good as the best but for chance, and fixed rules
/// are not.
#[test]
fn sampled_games_agree_with_all_games() {
    let (mut compared, mut found, mut missed, mut usual_missed) = (0, 0, 0.0, 0.0);
    for index in 0..100 {
        let scene = small(Seed(9).derive("position", index));
        let menu = &mut strategist(&scene.game, MONEY);
        let usual = decide(&scene, &mut menu.clone(), 1).action;
        let searched = decide(&scene, &mut Searcher::new(menu.clone(), 3_000), index);
        if searched.effort.nodes == 0 {
            continue;
        }
        let chosen = searched.action;
        let told: Vec<_> = told(searched)
            .into_iter()
            .map(|(action, wins, playouts)| {
                let (exact, ahead) = after(&scene.game, &scene.state, action, menu);
                let error = (exact * (1.0 - exact).max(0.0) / playouts).sqrt();
                let off = (wins / 100.0 - exact).abs();
                assert!(off <= 5.0 * error + 1e-9, "{index}, {action:?}: {wins} %, not {exact}, of {playouts}");
                compared += 1;
                (action, exact + 0.005 * ahead)
            })
            .collect();
        let worth = |of: Action| told.iter().find(|told| told.0 == of).expect("it was compared").1;
        let best = told.iter().map(|told| told.1).fold(f64::MIN, f64::max);
        assert!(best - worth(chosen) < 0.05, "{index}: {chosen:?} in {told:?}");
        missed += best - worth(chosen);
        usual_missed += best - worth(usual);
        found += u32::from(worth(chosen) > worth(usual) + 1e-9);
    }
    assert!(compared > 100 && found >= 6, "{compared} candidates, {found} times better");
    assert!(missed < 0.2 && usual_missed > 5.0 * missed, "{missed} and {usual_missed} games won in all");
}

/// A Cellar was played with a hand of a dozen kinds.
fn cellar() -> Scene {
    let kingdom = ["cellar", "village", "smithy", "moat", "market", "militia", "festival"];
    let hand = "cellar, 3 copper, 2 silver, 2 estate, village, smithy, 2 moat, gold, duchy, market, militia, festival";
    let mut scene = Scene::new(&kingdom).hand(0, hand).deck(0, "5 copper, 5 gold").hand(1, "5 copper").sound();
    scene.play("cellar");
    scene
}

#[test]
fn of_many_ways_to_discard_few_are_compared() {
    let scene = cellar();
    let all = told(decide(&scene, &mut Searcher::new(strategist(&scene.game, MONEY), 2_000), 3));
    // More than the usual one, and not the thousands there are.
    assert!((8..=16).contains(&all.len()), "{all:?}");
}

#[test]
fn budgets_bound_the_search_and_stops_end_it() {
    let scene = cellar();
    let view = scene.game.view(&scene.state, Eye::Seat(Seat(0)));
    let usual = strategist(&scene.game, MONEY);
    let plain = Decision { explanation: None, ..decide(&scene, &mut usual.clone(), 1) };
    let asked = |budget: Option<u64>, monitor: &Monitor| {
        let rng = Seed(4).stream("x", 0);
        let think = &mut Think { budget: Budget { nodes: budget }, explain: false, rng, monitor };
        Searcher::new(usual.clone(), 1_000).decide(&scene.game, &view, think)
    };
    let monitor = Monitor::new();
    let whole = asked(None, &monitor);
    assert_eq!(whole, asked(None, &monitor), "the same seed finds the same");
    // Sixteen candidates in 32 worlds, after which the best is clear.
    assert_eq!(whole.effort.nodes, 512, "{:?}", whole.effort);
    let enough = asked(Some(512), &monitor).effort;
    assert_eq!((enough.nodes, enough.budget), (512, Some(512)));
    // Too little to tell anything by: the fixed rules answer.
    assert_eq!(asked(Some(511), &monitor), plain);
    monitor.stop();
    let stopped = asked(None, &monitor);
    assert!(stopped.effort.cut && stopped.effort.nodes == 0, "{:?}", stopped.effort);
    assert_eq!(stopped.action, plain.action);
}
