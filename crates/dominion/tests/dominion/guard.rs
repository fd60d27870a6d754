//! The guard holds for every way a pile empties: nobody ends the game for another seat where there is a choice, and whoever can end it ahead does.

use dominion::agents::Strategist;
use dominion::{Dominion, Menu, Phase};
use tabletop::{Agent, Budget, Eye, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use crate::support::{Scene, card};

const MONEY: &str = "e2-d4-p8-gold@99|silver@99";

/// One way in which piles run out.
struct Way {
    name: &'static str,
    kingdom: &'static [&'static str],
    hand: &'static str,
    deck: &'static str,
    /// Piles of which no card is left.
    gone: &'static [&'static str],
    /// Piles of which so many cards are left.
    left: &'static [(&'static str, u8)],
    menu: &'static str,
}

const fn way(
    name: &'static str,
    kingdom: &'static [&'static str],
    hand: &'static str,
    gone: &'static [&'static str],
    left: &'static [(&'static str, u8)],
    menu: &'static str,
) -> Way {
    Way { name, kingdom, hand, deck: "6 copper", gone, left, menu }
}

/// Each ends the game where nobody looks: by a buy, a gain of one's own, or a card handed to another.
const WAYS: [Way; 19] = [
    way("a buy", &["village", "moat", "smithy"], "silver, copper", &["moat", "smithy"], &[("village", 1)], "village@9"),
    way("Workshop", &["workshop", "moat", "smithy"], "workshop", &["moat", "curse"], &[("smithy", 1)], "smithy@9"),
    way("Ironworks", &["ironworks", "moat", "smithy"], "ironworks", &["moat", "curse"], &[("smithy", 1)], "smithy@9"),
    way(
        "Artisan",
        &["artisan", "moat", "smithy", "market"],
        "artisan, copper",
        &["moat", "smithy"],
        &[("market", 1)],
        "market@9",
    ),
    way(
        "Remodel",
        &["remodel", "moat", "smithy"],
        "remodel, estate, silver",
        &["moat", "curse"],
        &[("smithy", 1)],
        "smithy@9",
    ),
    way("Remodel to a Province", &["remodel"], "remodel, gold, estate", &[], &[("province", 1)], "silver@9"),
    way(
        "Upgrade",
        &["upgrade", "moat", "smithy"],
        "upgrade, 2 silver",
        &["moat", "curse"],
        &[("smithy", 1)],
        "smithy@9",
    ),
    way(
        "Mine",
        &["mine", "moat", "smithy"],
        "mine, copper, silver",
        &["moat", "smithy"],
        &[("silver", 1)],
        "silver@40",
    ),
    way("Bureaucrat", &["bureaucrat", "moat", "smithy"], "bureaucrat", &["moat", "smithy"], &[("silver", 1)], "gold@9"),
    way("Bandit", &["bandit", "moat", "smithy"], "bandit", &["moat", "smithy"], &[("gold", 1)], "silver@9"),
    way("Witch", &["witch", "moat", "smithy"], "witch", &["moat", "smithy"], &[("curse", 1)], "gold@9"),
    way(
        "Mountebank's Curse",
        &["mountebank", "moat", "smithy"],
        "mountebank",
        &["moat", "smithy"],
        &[("curse", 1)],
        "gold@9",
    ),
    way(
        "Mountebank's Copper",
        &["mountebank", "moat", "smithy"],
        "mountebank",
        &["moat", "smithy"],
        &[("copper", 1)],
        "gold@9",
    ),
    way("Torturer", &["torturer", "moat", "smithy"], "torturer", &["moat", "smithy"], &[("curse", 1)], "gold@9"),
    way(
        "Throne Room on Witch",
        &["throne_room", "witch", "moat", "smithy"],
        "throne_room, witch",
        &["moat", "smithy"],
        &[("curse", 2)],
        "gold@9",
    ),
    way(
        "King's Court on Workshop",
        &["kings_court", "workshop", "moat", "smithy"],
        "kings_court, workshop",
        &["moat", "curse"],
        &[("smithy", 2)],
        "smithy@9",
    ),
    way(
        "King's Court on Witch",
        &["kings_court", "witch", "moat", "smithy"],
        "kings_court, witch",
        &["moat", "smithy"],
        &[("curse", 3)],
        "gold@9",
    ),
    way(
        "Salvager to a Province",
        &["salvager", "moat", "smithy"],
        "salvager, gold, silver",
        &[],
        &[("province", 1)],
        "gold@9",
    ),
    way(
        "two buys",
        &["festival", "moat", "smithy", "village"],
        "festival, gold, silver",
        &["moat"],
        &[("smithy", 1), ("village", 1)],
        "smithy@9|village@9",
    ),
];

/// The position of a way: the first seat has so many points, the second so many.
fn scene(way: &Way, own: &str, other: &str) -> Scene {
    let mut scene = Scene::new(way.kingdom).hand(0, way.hand).deck(0, way.deck).discard(0, own);
    scene = scene.hand(1, "3 copper").deck(1, "4 copper").discard(1, other);
    for id in way.gone {
        scene = scene.emptied(id);
    }
    for &(id, left) in way.left {
        let pile = card(&scene.game, id);
        let gone = scene.state.supply.count(pile) - left;
        scene.state.supply.take(pile, gone);
        scene.state.trash.add(pile, gone);
    }
    scene.sound()
}

fn agent(game: &Dominion, menu: &str, guard: bool) -> Strategist {
    let menu: Menu = menu.parse().expect("a menu");
    Strategist::new(game, "guard", &menu, guard).expect("its cards are there")
}

/// Plays the turn out: the first seat by its menu, the other by money. Returns whether the game is over after it.
fn ends(scene: &Scene, menu: &str, guard: bool, seed: u64) -> (bool, Vec<usize>) {
    let game = &scene.game;
    let (mut state, mut seats) = (scene.state.clone(), [agent(game, menu, guard), agent(game, MONEY, guard)]);
    let monitor = Monitor::new();
    for step in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut Seed(seed).stream("cards", step)).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(_) if state.active != Seat(0) => break,
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                let rng = Seed(1).stream("none", 0);
                let mut think = Think { budget: Budget::nodes(0), explain: true, rng, monitor: &monitor };
                let action = seats[seat.index()].decide(game, &view, &mut think).action;
                game.apply(&mut state, &action, &mut NoEvents)
                    .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
            }
        }
    }
    let winners = game.standing(&state).map_or(Vec::new(), |standing| standing.winners().map(Seat::index).collect());
    (matches!(state.turn.phase, Phase::Over(_)), winners)
}

#[test]
fn nobody_ends_the_game_for_another_seat_whichever_way_a_pile_empties() {
    let mut faults = Vec::new();
    for way in &WAYS {
        let menu = format!("e2-d4-p8-{}|gold@99|silver@99", way.menu);
        let scene = scene(way, "", "5 duchy");
        faults.extend(ends(&scene, &menu, true, 1).0.then(|| format!("{} ends the game behind", way.name)));
        // Without the guard it does, so that the position is one in which there is something to guard.
        faults.extend((!ends(&scene, &menu, false, 1).0).then(|| format!("{}: nothing ends it", way.name)));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn whoever_can_end_the_game_ahead_does_whichever_way_a_pile_empties() {
    let mut faults = Vec::new();
    for way in &WAYS {
        // A menu that wants nothing of what ends it.
        let (over, winners) = ends(&scene(way, "6 duchy", ""), "e0-d0-p0-gold@1", true, 1);
        faults.extend((!over || winners != [0]).then(|| format!("{}: over {over}, won by {winners:?}", way.name)));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
