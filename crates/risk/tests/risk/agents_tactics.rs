//! Positions whose right move anybody sees.

use risk::card::Card;
use risk::map::{Symbol, TerritoryId};
use risk::{Action, Fallen, Land, Owner, Phase, Risk, Setup, State, agents};
use tabletop::{Budget, Eye, Game, Monitor, NoEvents, Seed, Think, Turn};

use crate::position::{BLUE, GREEN, RED, at, decide, game, position};
use crate::support::world;

fn choice(game: &Risk, spec: &str, state: &State) -> Action {
    decide(game, spec, &game.view(state, Eye::Seat(RED))).action
}

fn attack(from: &str, to: &str) -> Action {
    Action::Blitz { from: at(from), to: at(to), stop: 1 }
}

const THINKERS: [&str; 4] = ["gardener", "sentinel", "minimax", "marshal"];

#[test]
fn nobody_who_thinks_attacks_at_bad_odds() {
    let game = game();
    let lands = [("Brazil", RED, 4), ("Argentina", RED, 2), ("Peru", RED, 3), ("Venezuela", BLUE, 6)];
    let state = position(&game, 8, &lands);
    for agent in THINKERS {
        assert_eq!(choice(&game, agent, &state), Action::EndAttack, "{agent}");
    }
}

#[test]
fn a_sure_continent_is_taken() {
    let game = game();
    let lands = [("Brazil", RED, 12), ("Argentina", RED, 2), ("Peru", RED, 1), ("Venezuela", BLUE, 1)];
    let state = position(&game, 9, &lands);
    for agent in ["raider", "gardener", "sentinel", "minimax", "marshal"] {
        assert_eq!(choice(&game, agent, &state), attack("Brazil", "Venezuela"), "{agent}");
    }
}

#[test]
fn a_turn_does_not_end_without_a_capture_that_is_nearly_sure() {
    let game = game();
    // Eighty-seven beside one and two.
    let lands = [("Brazil", RED, 87), ("Peru", BLUE, 1), ("Venezuela", BLUE, 2)];
    let state = position(&game, 9, &lands);
    let chosen = |spec: &str, state: &State| choice(&game, spec, state);
    // Such an attack is never worth its while to this one's method.
    let idle = "gardener:odds=1.35,restless=0";
    assert_eq!(chosen(&format!("{idle},sure=0"), &state), Action::EndAttack);
    assert_eq!(chosen(idle, &state), attack("Brazil", "Peru"));
    let mut after = state.clone();
    after.board.captured = true;
    assert_eq!(chosen(idle, &after), Action::EndAttack, "one is enough");
    // What is left must stay twice as strong as every foe beside it.
    let beside = |armies: u32| position(&game, 9, &[&lands[..], &[("North Africa", GREEN, armies)]].concat());
    assert_eq!(chosen(idle, &beside(42)), attack("Brazil", "Peru"));
    assert_eq!(chosen(idle, &beside(80)), Action::EndAttack);
    // Of what stands behind Venezuela and hides in fog nobody knows how strong it is.
    let fog = Risk::new(Setup { seats: 3, fog: true, ..Setup::default() }, world()).expect("playable");
    let open = [("Brazil", RED, 87), ("Peru", RED, 1), ("Argentina", RED, 1), ("Venezuela", BLUE, 2)];
    let open = position(&game, 9, &open);
    assert_eq!(choice(&game, idle, &open), attack("Brazil", "Venezuela"));
    assert_eq!(choice(&fog, idle, &open), Action::EndAttack);
    // The chance is the setting.
    let five =
        position(&game, 1, &[("Brazil", RED, 6), ("Peru", RED, 1), ("Argentina", RED, 1), ("Venezuela", BLUE, 1)]);
    assert_eq!(chosen(&format!("{idle},sure=1"), &five), Action::EndAttack);
    assert_eq!(chosen(&format!("{idle},sure=0.9"), &five), attack("Brazil", "Venezuela"));
    // It tells that, and nothing of its method.
    let reasons = decide(&game, idle, &game.view(&state, Eye::Seat(RED))).explanation.expect("asked for");
    let terms = reasons.candidates.iter().flat_map(|candidate| &candidate.terms).map(|term| &*term.name.id);
    assert_eq!(
        terms.collect::<Vec<_>>(),
        ["term-chance_to_take_it_at_little_loss", "term-the_chance_that_is_enough_at_little_loss"]
    );
}

#[test]
fn first_armies_of_a_gardener_stand_in_its_garden() {
    // Australia is nearer to a continent, but the cluster in Asia is larger, and only from there does Gardener attack.
    let game = game();
    let garden = ["Ural", "Siberia", "China", "Afghanistan"];
    let apart = ["Indonesia", "New Guinea", "Western Australia"];
    let lands: Vec<_> = garden.iter().chain(&apart).map(|&name| (name, RED, 1)).collect();
    let mut state = position(&game, 3, &lands);
    (state.board.phase, state.board.to_place) = (Phase::Muster, 5);
    let placed = |spec: &str, state: &State| match choice(&game, spec, state) {
        Action::Place(armies) => armies[0].0,
        other => panic!("{other:?}"),
    };
    assert!(apart.map(at).contains(&placed("sentinel", &state)));
    assert!(garden.map(at).contains(&placed("gardener", &state)));
}

#[test]
fn idle_armies_of_marshal_set_out_on_a_way_of_several_turns() {
    // Peru is two steps from the front on every way, so one step changes nothing in what the position is worth. No other army is idle.
    let game = game();
    let own = ["Brazil", "Argentina", "Peru", "Venezuela", "North Africa", "Central America"];
    let lands: Vec<_> = own.iter().map(|&name| (name, RED, if name == "Peru" { 11 } else { 1 })).collect();
    let mut state = position(&game, 2, &lands);
    state.board.phase = Phase::Fortify;
    let action = choice(&game, "marshal@normal", &state);
    assert!(matches!(action, Action::Fortify { from, armies: 10, .. } if from == at("Peru")), "{action:?}");
}

#[test]
fn patience_rests_with_a_capture_while_few_armies_are_its_own() {
    let game = game();
    let lands = [("Brazil", RED, 12), ("Argentina", RED, 2), ("Peru", RED, 1), ("Venezuela", BLUE, 1)];
    let before = position(&game, 9, &lands);
    let mut after = before.clone();
    after.board.captured = true;
    // Against Green alone there is nothing to wait for.
    let mut alone = after.clone();
    let venezuela = at("Venezuela").index();
    alone.board.lands[venezuela].owner = Owner::of(GREEN);
    alone.board.fallen.push(Fallen { seat: BLUE, by: GREEN, round: 1 });
    // Red has 15 of 358 armies, 4.2 %.
    for agent in ["raider", "gardener", "sentinel", "minimax", "marshal"] {
        let chosen = |patience: &str, state: &State| choice(&game, &format!("{agent}:patience={patience}"), state);
        assert_eq!(chosen("0.05", &after), Action::EndAttack, "{agent}");
        for (patience, state) in [("0.05", &before), ("0.04", &after), ("0", &after), ("0.05", &alone)] {
            assert_eq!(chosen(patience, state), attack("Brazil", "Venezuela"), "{agent}, {patience}");
        }
    }
}

#[test]
fn a_beginner_counts_heads_and_how_is_its_own() {
    let game = game();
    // Fourteen against six look good, twelve against nine do not; Venezuela's owner leads by far.
    let lands = [("Brazil", RED, 14), ("Peru", BLUE, 6), ("Venezuela", GREEN, 9), ("Argentina", RED, 1)];
    let lands = [&lands[..], &[("North Africa", RED, 1)]].concat();
    let state = position(&game, 30, &lands);
    let plain = "beginner:whim=0";
    assert_eq!(choice(&game, plain, &state), attack("Brazil", "Peru"));
    assert_eq!(choice(&game, "beginner:whim=0,leader=4", &state), attack("Brazil", "Venezuela"));
    assert_eq!(choice(&game, "beginner:whim=0,daring=-3", &state), Action::EndAttack, "14 - 2.2 x 6 are less than 2");
    assert_eq!(choice(&game, "beginner:whim=0,daring=3", &state), attack("Brazil", "Venezuela"), "more to beat");
    // But not even a daring one runs into a wall.
    let mut wall = state.clone();
    wall.board.lands[at("Venezuela").index()].armies = 90;
    assert_eq!(choice(&game, "beginner:whim=0,daring=3", &wall), attack("Brazil", "Peru"));
    let mut after = state;
    after.board.captured = true;
    after.board.lands[at("Brazil").index()].armies = 10;
    assert_eq!(choice(&game, plain, &after), Action::EndAttack, "four more are not enough after a capture");
    // With a whim it is sometimes wrong, and says so.
    let erring = (0..40).filter(|&seed| {
        let monitor = Monitor::new();
        let rng = Seed(seed).stream("think", 0);
        let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
        let mut agent = agents::make("beginner").expect("listed");
        let decision = agent.decide(&game, &game.view(&after, Eye::Seat(RED)), &mut think);
        let reasons = decision.explanation.expect("asked for");
        let whim =
            reasons.candidates.iter().flat_map(|candidate| &candidate.terms).any(|term| term.name.id == "term-whim");
        assert!(whim, "{reasons:?}");
        decision.action != Action::EndAttack
    });
    let erring = erring.count();
    assert!((5..40).contains(&erring), "{erring} of 40");
}

#[test]
fn first_stacks_keep_their_bound_and_stand_together_without_one() {
    let setup = Setup { seats: 4, muster: 5, ..Setup::default() };
    let largest = |spec: &str| {
        let game = Risk::new(setup.clone(), world()).expect("playable");
        let mut state = game.start();
        let mut agent = agents::make(spec).expect("a listed agent");
        let monitor = Monitor::new();
        let seed = Seed(5);
        for step in 0.. {
            match game.turn(&state) {
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut seed.stream("deal", step)).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
                }
                Turn::Seat(seat) if state.board.phase == Phase::Muster => {
                    let view = game.view(&state, Eye::Seat(seat));
                    let rng = seed.stream("think", step);
                    let mut think = Think { budget: Budget::nodes(50), explain: false, rng, monitor: &monitor };
                    let action = agent.decide(&game, &view, &mut think).action;
                    game.apply(&mut state, &action, &mut NoEvents).expect("legal");
                }
                _ => break,
            }
        }
        state.board.lands.iter().map(|land| land.armies).max().expect("a board has territories")
    };
    for spec in ["marshal:stack=8", "gardener:stack=8,trade=at-once", "minimax:stack=8"] {
        assert_eq!(largest(spec), 6, "{spec}: 1 and 5, since 11 were too many");
    }
    assert!(largest("marshal") > 14 && largest("gardener") > 14, "what the bound is for");
    assert!((3..=8).contains(&largest("beginner")), "a beginner spreads them");
}

#[test]
fn marshal_goes_for_the_continent_not_for_the_weakest() {
    let game = game();
    // North Africa is the surer prey, but Venezuela brings a bonus that nobody beside it can break at once.
    let lands = [
        ("Brazil", RED, 14),
        ("Argentina", RED, 1),
        ("Peru", RED, 1),
        ("Venezuela", BLUE, 2),
        ("North Africa", BLUE, 1),
        ("Central America", BLUE, 2),
    ];
    let state = position(&game, 8, &lands);
    assert_eq!(choice(&game, "marshal", &state), attack("Brazil", "Venezuela"));
}

#[test]
fn marshal_breaks_the_continent_of_the_leader() {
    let game = game();
    // India and Indonesia are equally weak, but Indonesia opens Green's Australia, and Green leads.
    let lands = [("Siam", RED, 8), ("China", BLUE, 9), ("India", BLUE, 2), ("Indonesia", GREEN, 2), ("Japan", RED, 5)];
    let state = position(&game, 12, &lands);
    // Its worth alone: whatever Red does here, Green's answer decides.
    assert_eq!(choice(&game, "marshal:answered=0", &state), attack("Siam", "Indonesia"));
}

#[test]
fn minimax_sees_a_line_of_two_attacks() {
    let game = game();
    // Indonesia with New Guinea behind it closes Australia.
    let lands = [
        ("Western Australia", RED, 12),
        ("Eastern Australia", RED, 1),
        ("New Guinea", BLUE, 1),
        ("Indonesia", BLUE, 3),
    ];
    let state = position(&game, 4, &lands);
    let view = game.view(&state, Eye::Seat(RED));
    let decision = decide(&game, "minimax:depth=2", &view);
    let reasons = decision.explanation.expect("asked for");
    assert!(matches!(decision.action, Action::Blitz { .. }), "{:?}", decision.action);
    assert!(reasons.line.len() >= 2 && reasons.line[..2].iter().all(|ply| ply.seat == Some(RED)), "{:?}", reasons.line);
    let targets: Vec<_> = reasons.line[..2].iter().flat_map(|ply| ply.marks.clone()).collect();
    let aims = |name: &str| {
        targets.iter().any(|mark| matches!(mark, tabletop::Mark::Way(_, to) if *to == u16::from(at(name).0)))
    };
    assert!(aims("Indonesia") && aims("New Guinea"), "{:?}", reasons.line);
}

/// Puts cards into hands, out of the deck.
fn deal(state: &State, hands: [&[Card]; 3]) -> State {
    let mut value = serde_json::to_value(state).expect("a state has a JSON form");
    let dealt: Vec<Card> = hands.concat();
    let deck: Vec<Card> = Card::deck(&world()).filter(|card| !dealt.contains(card)).collect();
    let sizes: Vec<usize> = hands.iter().map(|hand| hand.len()).collect();
    value["hands"] = serde_json::json!(hands);
    value["board"]["hand_sizes"] = serde_json::json!(sizes);
    value["board"]["deck_size"] = serde_json::json!(deck.len());
    value["deck"] = serde_json::json!(deck);
    serde_json::from_value(value).expect("the same state with other cards")
}

/// The first cards of a symbol that show none of these territories.
fn cards(symbol: Symbol, count: usize, without: &[&str]) -> Vec<Card> {
    let shown: Vec<TerritoryId> = without.iter().map(|name| at(name)).collect();
    let fits = |card: &Card| {
        card.symbol(&world()) == Some(symbol) && card.territory(&world()).is_none_or(|place| !shown.contains(&place))
    };
    Card::deck(&world()).filter(fits).take(count).collect()
}

/// Plays Red's turn to its end with the dice of `seed`; counts the sets it trades.
fn play_turn(game: &Risk, state: &mut State, spec: &str, seed: Seed) -> u32 {
    let mut agent = agents::make(spec).expect("a listed agent");
    let monitor = Monitor::new();
    let before = state.board.trades;
    for step in 0.. {
        match game.turn(state) {
            Turn::Seat(RED) => {
                let view = game.view(state, Eye::Seat(RED));
                let rng = seed.stream("think", step);
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let action = agent.decide(game, &view, &mut think).action;
                game.apply(state, &action, &mut NoEvents).expect("legal");
            }
            Turn::Chance => {
                let outcome = game.draw(state, &mut seed.stream("dice", step)).expect("chance is due");
                game.resolve(state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(_) | Turn::Over => break,
        }
    }
    state.board.trades - before
}

#[test]
fn marshal_cashes_kills_inherits_and_cashes_again() {
    let game = game();
    let lands =
        [("Brazil", RED, 4), ("Argentina", RED, 3), ("Peru", BLUE, 3), ("Venezuela", BLUE, 3), ("Madagascar", RED, 1)];
    let mut start = position(&game, 5, &lands);
    start.board.phase = Phase::Reinforce { spoils: false };
    start.board.to_place = 3;
    start.board.trades = 4;
    let own = ["Brazil", "Argentina", "Madagascar"];
    let mut red = cards(Symbol::Infantry, 3, &own);
    red.extend(cards(Symbol::Cavalry, 1, &own));
    let blue = [cards(Symbol::Artillery, 5, &own)].concat();
    red.sort_unstable();
    let start = deal(&start, [&red, &blue, &[]]);
    let (mut killed, mut cashed_twice) = (0, 0);
    for seed in 0..20 {
        let mut state = start.clone();
        let trades = play_turn(&game, &mut state, "marshal", Seed(seed));
        let dead = !state.board.alive(BLUE);
        killed += u32::from(dead);
        cashed_twice += u32::from(dead && trades >= 2);
    }
    // Four cards and nobody forces a trade: without cashing, 4 + 3 armies against 3 + 3 mostly fail.
    assert!(killed >= 17, "Blue fell in {killed} of 20 turns");
    assert!(cashed_twice >= 17, "two sets were cashed in {cashed_twice} of 20 turns");
}

#[test]
fn a_last_rival_is_finished_off() {
    let game = Risk::new(Setup { seats: 2, neutrals: true, ..Setup::default() }, world()).expect("playable");
    let mut state = position(&game, 1, &[]);
    state.board.lands.fill(Land { owner: Owner::NEUTRAL, armies: 3 });
    for (name, owner, armies) in [("Siam", RED, 9), ("China", RED, 1), ("Indonesia", BLUE, 2), ("India", BLUE, 0)] {
        let owner = if armies == 0 { Owner::NEUTRAL } else { Owner::of(owner) };
        state.board.lands[at(name).index()] = Land { owner, armies: armies.max(1) };
    }
    for agent in ["minimax", "marshal"] {
        assert_eq!(choice(&game, agent, &state), attack("Siam", "Indonesia"), "{agent}");
    }
}
