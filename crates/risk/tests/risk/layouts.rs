//! Portals and blizzards: what is drawn of a map is a map that can be played, everybody plays on it, and what it has no room for is refused.

use std::collections::BTreeSet;
use std::sync::Arc;

use risk::map::{Layout, LayoutFault, Map, TerritoryId};
use risk::{MOST_BLIZZARDS, MOST_PORTALS, Risk, Setup, SetupError, Victory, agents};
use tabletop::{Budget, Eye, Game, Limits, NoEvents, Seat, Seed, Session, Table, Turn};

use crate::maps::MAPS;
use crate::support::{player, world};

fn drawn(map: &Map, layout: Layout) -> Map {
    let drawn = map.draw_layout(layout).unwrap_or_else(|fault| panic!("{}, {layout:?}: {fault:?}", map.id()));
    map.with_layout(&drawn)
}

fn names(map: &Map) -> BTreeSet<&str> {
    map.territories().map(|at| map.territory_name(at)).collect()
}

/// Territories that can be walked to from the first one.
fn reached(map: &Map) -> usize {
    let mut seen = vec![false; map.len()];
    let mut waiting = vec![TerritoryId(0)];
    while let Some(at) = waiting.pop() {
        if !std::mem::replace(&mut seen[at.index()], true) {
            waiting.extend(map.neighbours(at));
        }
    }
    seen.into_iter().filter(|seen| *seen).count()
}

#[test]
fn what_is_drawn_of_a_map_is_a_map() {
    for shipped in MAPS.iter() {
        let map = &*shipped.map;
        let mut layouts = BTreeSet::new();
        for number in 0..40 {
            let blizzards = (number % 6) as u8;
            let portals = [0, 2, 3, 6][number as usize % 4];
            let played = drawn(map, Layout { portals, blizzards, number });
            assert_eq!(played.len(), map.len() - usize::from(blizzards));
            assert_eq!(played.portals().len(), usize::from(portals));
            assert_eq!(reached(&played), played.len(), "{}, layout {number}: it falls apart", map.id());
            let (all, open) = (names(map), names(&played));
            assert!(open.is_subset(&all));
            // The signs are those of the territories that are not there any more.
            let closed: BTreeSet<String> = played.blizzards().map(|name| name.to_string()).collect();
            assert_eq!(closed, all.difference(&open).map(|name| (*name).to_owned()).collect());
            for continent in map.continents() {
                assert_eq!(played.continent_name(continent), map.continent_name(continent));
                assert_eq!(played.continent_bonus(continent), map.continent_bonus(continent));
                let [left, whole] = [&played, map].map(|map| map.continent_members(continent).len());
                assert!(2 * left >= whole, "{}, layout {number}: {left} of {whole} are left", map.id());
            }
            // Borders are those of the map, and those that portals make, which join no neighbours.
            for from in played.territories() {
                for to in played.territories().filter(|&to| to != from) {
                    let [old_from, old_to] = [from, to].map(|at| map.find(played.territory_name(at)).expect("known"));
                    let through = [from, to].iter().all(|at| played.portals().contains(at));
                    let before = map.adjacent(old_from, old_to);
                    assert_eq!(played.adjacent(from, to), before || through);
                    assert!(!(before && through), "{}, layout {number}: portals on neighbours", map.id());
                }
            }
            assert_eq!(played, drawn(map, Layout { portals, blizzards, number }), "the same number draws the same");
            let plain = portals == 0 && blizzards == 0;
            assert_eq!(played.hash() == map.hash(), plain, "a map that plays alike, and no other, has the same hash");
            layouts.insert(played.hash());
        }
        // Of forty numbers three ask for nothing; what is drawn from others differs but by chance.
        assert!(layouts.len() > 30, "{}: only {} layouts", map.id(), layouts.len());
    }
}

#[test]
fn the_drawing_sets_closed_land_apart() {
    let map = world();
    let played = drawn(&map, Layout { portals: 4, blizzards: 6, number: 7 });
    let (whole, drawing) = (map.geometry().expect("drawn"), played.geometry().expect("drawn"));
    assert_eq!((drawing.closed().len(), drawing.arcs().len()), (6, whole.arcs().len()));
    let mut closed = drawing.closed().iter();
    for territory in map.territories() {
        let outline = whole.outline(territory);
        match played.find(map.territory_name(territory)) {
            Some(open) => assert_eq!(drawing.outline(open), outline),
            None => assert_eq!(closed.next(), Some(outline)),
        }
    }
    for (arc, before) in drawing.arcs().iter().zip(whole.arcs()) {
        let name = |side: Option<TerritoryId>| side.map(|at| played.territory_name(at));
        let open = |side: Option<TerritoryId>| {
            side.map(|at| map.territory_name(at)).filter(|name| played.find(name).is_some())
        };
        assert_eq!(arc.sides().map(name), before.sides().map(open));
    }
    for lane in drawing.lanes() {
        let [one, other] = lane.ends();
        assert!(played.adjacent(one, other));
    }
    let touching =
        whole.lanes().iter().filter(|lane| lane.ends().iter().any(|&at| played.find(map.territory_name(at)).is_none()));
    assert_eq!(drawing.lanes().len(), whole.lanes().len() - touching.count());
}

#[test]
fn what_a_map_has_no_room_for_is_refused_with_what_it_has() {
    let map = world();
    let faults = |setup: Setup| setup.check(&map).expect_err("no room");
    let told = |setup: Setup| faults(setup).iter().map(ToString::to_string).collect::<Vec<_>>();
    let with = |portals, blizzards| Setup { portals, blizzards, ..Setup::default() };
    assert_eq!(told(with(1, 0)), ["portals: 1 is not between 2 and 8, nor 0 for none"]);
    assert_eq!(told(with(9, 0)), ["portals: 9 is not between 2 and 8, nor 0 for none"]);
    assert_eq!(told(with(0, 65)), ["blizzards: 65 is not between 0 and 64"]);
    assert_eq!(
        faults(with(0, 30))[0],
        SetupError::RoomForBlizzards { map: "world".to_owned(), wanted: 30, most: 19 },
        "half of each continent, rounded down, is 4 + 2 + 3 + 3 + 6 + 2; one of them holds the rest together"
    );
    assert!(Risk::new(with(0, 30), Arc::clone(&map)).is_err());
    // Four territories in a row have room for two portals that are no neighbours.
    let text = "(format: 1, id: \"row\", name: \"Row\", continents: [(name: \"C\", bonus: 1)], territories: [
        (name: \"A\", continent: \"C\", card: Infantry, neighbours: [\"B\"]),
        (name: \"B\", continent: \"C\", card: Cavalry, neighbours: [\"A\", \"C\"]),
        (name: \"C\", continent: \"C\", card: Artillery, neighbours: [\"B\", \"D\"]),
        (name: \"D\", continent: \"C\", card: Infantry, neighbours: [\"C\"]),
    ])";
    let row = Map::from_ron("row.ron", text).expect("sound");
    for number in 0..20 {
        let layout = Layout { portals: 3, blizzards: 0, number };
        assert_eq!(row.draw_layout(layout), Err(LayoutFault::Portals(2)));
        // A row is closed from its ends.
        let closed = drawn(&row, Layout { portals: 0, blizzards: 2, number });
        assert_eq!(reached(&closed), 2);
        assert_eq!(row.draw_layout(Layout { portals: 0, blizzards: 3, number }), Err(LayoutFault::Blizzards(2)));
    }
    assert!((2..=MOST_PORTALS).contains(&8) && MOST_BLIZZARDS == 64);
}

/// A share of the map is one of the open territories, and so are the forces that find room.
#[test]
fn only_open_territories_count() {
    let small = MAPS.iter().find(|shipped| shipped.map.id() == "mediterranean").expect("it is shipped");
    let setup = Setup { map: "mediterranean".to_owned(), seats: 8, blizzards: 5, layout: 3, ..Setup::default() };
    let game = Risk::new(setup.clone(), Arc::clone(&small.map)).expect("sixteen territories for eight seats");
    assert_eq!(game.start().board.lands.len(), 16);
    // With neutrals three forces share sixteen territories: six of them are 38 %.
    let duel = |percent| Setup { seats: 2, victory: Victory::Share(percent), ..setup.clone() };
    assert!(duel(51).check(&small.map).is_ok());
}

/// Every opponent plays legally on every shipped map with portals and blizzards, to the end.
#[test]
fn every_opponent_plays_with_portals_and_blizzards() {
    let all: Vec<&str> = agents::list().iter().map(|info| info.id).collect();
    let mut finished = 0;
    for (index, shipped) in MAPS.iter().enumerate() {
        for number in 0..3u32 {
            let seats = all.len().min(8);
            let setup = Setup {
                map: shipped.map.id().to_owned(),
                seats: seats as u8,
                portals: 4,
                blizzards: 5,
                layout: number,
                muster: 20,
                round_limit: 12,
                fog: number == 1,
                ..Setup::default()
            };
            let game = Risk::new(setup, Arc::clone(&shipped.map)).unwrap_or_else(|faults| panic!("{faults:?}"));
            let names: Vec<&str> = all.iter().cycle().skip(5 * index + number as usize).take(seats).copied().collect();
            let mut seated: Vec<_> = names.iter().map(|name| agents::make(name).expect("listed")).collect();
            let limits = Limits { budget: Budget::nodes(60), ..Limits::default() };
            let seed = Seed(71).derive(shipped.map.id(), number.into());
            let table = Table::new(&game, seed, &mut seated).expect("one agent per seat");
            let finish = table.play(limits).unwrap_or_else(|fault| panic!("{}: {fault}", shipped.map.id()));
            finished += usize::from(finish.standing.is_some());
        }
    }
    assert_eq!(finished, 3 * MAPS.len());
}

/// What Strategos has learned holds for the classic board: with portals or blizzards it plays as Marshal does.
#[test]
fn strategos_falls_back_to_marshal() {
    let duel =
        |portals, blizzards| Setup { seats: 2, portals, blizzards, layout: 5, round_limit: 30, ..Setup::default() };
    let mut apart = 0;
    for setup in [duel(0, 0), duel(3, 0), duel(0, 3)] {
        let plain = setup.map_layout().is_none();
        let game = Risk::new(setup, world()).expect("sound");
        let mut pair = ["strategos", "marshal"].map(|name| agents::make(name).expect("listed"));
        let mut state = game.start();
        let mut decided = 0;
        for step in 0..3_000 {
            let mut rng = Seed(9).stream("play", step);
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("possible");
                }
                Turn::Seat(seat) => {
                    let view = game.view(&state, Eye::Seat(seat));
                    let monitor = tabletop::Monitor::new();
                    let [one, other] = pair.each_mut().map(|agent| {
                        let rng = Seed(9).stream("think", step);
                        let mut think =
                            tabletop::Think { budget: Budget::nodes(200), explain: false, rng, monitor: &monitor };
                        agent.decide(&game, &view, &mut think).action
                    });
                    decided += 1;
                    apart += u32::from(plain && one != other);
                    assert!(plain || one == other, "decision {decided}: {one:?}, {other:?}");
                    game.apply(&mut state, &other, &mut NoEvents).expect("legal");
                }
            }
        }
        assert!(decided > 50, "{decided}");
    }
    assert!(apart > 0, "on the classic board they differ");
}

/// A saved game holds the number and not the map: what is read again is on the same board.
#[test]
fn a_record_is_played_again_on_the_same_board() {
    let setup =
        Setup { seats: 3, portals: 3, blizzards: 4, layout: 1_234, round_limit: 8, muster: 20, ..Setup::default() };
    let game = Arc::new(Risk::new(setup, world()).expect("sound"));
    let players = (0..3).map(|_| player("drifter")).collect();
    let mut session = Session::new(Arc::clone(&game), Seed(3), players).expect("seated");
    while session.turn() != Turn::Over {
        match session.turn() {
            Turn::Seat(seat) => {
                let action = game.sample(&session.view(Eye::Seat(seat)), &mut session.thinking(seat)).expect("due");
                session.act(seat, action).expect("legal");
            }
            _ => drop(session.advance().expect("chance is due")),
        }
    }
    let record = session.record(true);
    let read = tabletop::Record::<Risk>::from_ron(&record.to_ron().expect("written")).expect("read");
    let again = Arc::new(Risk::new(read.setup.clone(), world()).expect("sound"));
    assert_eq!(again.map(), game.map());
    let replayed = Session::resume(Arc::clone(&again), &read).expect("it is followed");
    assert_eq!(replayed.state(), session.state());
    let other = Setup { layout: 1_235, ..game.setup().clone() };
    let elsewhere = Risk::new(other, world()).expect("sound");
    assert_ne!(elsewhere.content_hash(), game.content_hash(), "a record of one layout is not one of another");
    assert!(!session.view(Eye::Seat(Seat(0))).board.lands.is_empty());
}
