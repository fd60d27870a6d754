//! Whole games of guarded strategists: none is ended by a seat that does not win it.

use dominion::agents::Strategist;
use dominion::{Dominion, End, Kernel, Menu, Phase};
use rand::seq::SliceRandom;
use tabletop::{Game, Seed};

use crate::support::{rules, variant};

/// A menu that empties piles: every card of the kingdom in some order, as many as there are.
fn hoarder(game: &Dominion, seed: Seed) -> Menu {
    let mut ids: Vec<&str> = game.kinds()[9..].iter().map(|kind| kind.id.as_str()).collect();
    ids.shuffle(&mut seed.stream("menu", 0));
    let entries: Vec<String> = ids.iter().map(|id| format!("{id}@10")).collect();
    let entries = [entries, vec!["gold@99".to_owned(), "silver@99".to_owned(), "estate@99".to_owned()]].concat();
    format!("e2-d4-p8-k8-{}", entries.join("|")).parse().expect("a menu")
}

/// What many games came to.
#[derive(Default)]
struct Tally {
    by_piles: u32,
    by_points: u32,
    lost: Vec<String>,
}

/// Games of copies over drawn kingdoms, and those that were ended by a seat that did not win.
fn games(kingdoms: u64, each: u64, guard: bool) -> Tally {
    let mut tally = Tally::default();
    for index in 0..kingdoms {
        let seed = Seed(33).derive("kingdom", index);
        let game = rules(variant(seed));
        let menu = hoarder(&game, seed);
        let seat = || Strategist::new(&game, "menu", &menu, guard).expect("its cards are there");
        let seats: Vec<Strategist> = (0..game.seats()).map(|_| seat()).collect();
        let mut kernel = Kernel::new(&game);
        for number in 0..each {
            let standing = kernel.play(&seats, &mut seed.stream("play", number), |_| {}).expect("seats for all");
            let Phase::Over(end) = kernel.state().turn.phase else { panic!("a game is over") };
            match end {
                End::Turns => continue,
                End::Piles => tally.by_piles += 1,
                End::Victory => tally.by_points += 1,
            }
            if !standing.winners().any(|seat| seat == kernel.state().active) {
                tally.lost.push(format!("{seed}, game {number}, {end:?}: {menu}"));
            }
        }
    }
    tally
}

#[test]
fn no_game_is_ended_by_a_seat_that_does_not_win_it() {
    let guarded = games(60, 10, true);
    assert!(guarded.by_piles > 150 && guarded.by_points > 10, "{} {}", guarded.by_piles, guarded.by_points);
    assert!(guarded.lost.is_empty(), "{} games:\n{}", guarded.lost.len(), guarded.lost.join("\n"));
    // So that the test can fail: without the guard many are.
    assert!(games(20, 10, false).lost.len() > 20);
}

/// `cargo test -p dominion --test dominion guard_games -- --ignored`
#[test]
#[ignore = "takes a minute"]
fn no_game_of_many_is_ended_by_a_seat_that_does_not_win_it() {
    let guarded = games(3_000, 20, true);
    println!(
        "{} by piles, {} by points, {} ended for another",
        guarded.by_piles,
        guarded.by_points,
        guarded.lost.len()
    );
    assert!(guarded.lost.is_empty(), "{}", guarded.lost[..guarded.lost.len().min(20)].join("\n"));
}
