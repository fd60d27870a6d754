use std::sync::Arc;

use super::*;
use crate::action::Roll;
use crate::board::Land;
use crate::map::TerritoryId;
use crate::odds::OddsTable;
use crate::testing::world;
use crate::{Cards, Setup, odds::Defence};
use tabletop::Game;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn risk() -> Risk {
    Risk::new(Setup { seats: 3, cards: Cards::Off, ..Setup::default() }, world()).expect("a sound setup")
}

fn at(name: &str) -> TerritoryId {
    world().find(name).expect("a territory")
}

/// Brazil is red with so many armies, North Africa blue with so many; all else is held by the third seat.
fn board(game: &Risk, attackers: u32, defenders: u32) -> Board {
    let mut board = game.start().board;
    board.lands.fill(Land { owner: Owner::of(Seat(2)), armies: 1 });
    board.lands[at("Brazil").index()] = Land { owner: Owner::of(RED), armies: attackers };
    board.lands[at("North Africa").index()] = Land { owner: Owner::of(BLUE), armies: defenders };
    board.round = 1;
    board.active = RED;
    board
}

fn rolled(roll: Roll) -> EventKind {
    let (attacker_lost, defender_lost) = roll.losses();
    let (from, to, defender) = (at("Brazil"), at("North Africa"), Owner::of(BLUE));
    EventKind::Rolled { seat: RED, from, to, defender, roll, attacker_lost, defender_lost }
}

fn roll(attacker: [u8; 3], defender: [u8; 3]) -> EventKind {
    rolled(Roll { attacker, defender })
}

#[test]
fn a_roll_is_measured_by_its_own_dice() {
    let game = risk();
    let mut tally = luck::Tally::new(3);
    tally.take(&game, &board(&game, 5, 3), &roll([6, 3, 1], [5, 3, 0]));
    tally.take(&game, &board(&game, 4, 2), &roll([6, 0, 0], [2, 0, 0]));
    let luck = tally.luck();
    // 3 v 2 costs the attacker (2611 + 2·2275) / 7776 armies, 1 v 1 costs 21/36; one army was lost in all.
    let expected = 7161.0 / 7776.0 + 21.0 / 36.0;
    assert_eq!((luck[0].attack.rolls, luck[0].attack.lost, luck[1].defence.lost), (2, 1, 2));
    assert!((luck[0].armies() - (expected - 1.0)).abs() < 1e-12);
    // What one side saves the other loses.
    assert!((luck[0].armies() + luck[1].armies()).abs() < 1e-12);
    let second = (2611.0 + 4.0 * 2275.0) / 7776.0;
    let variance = second - (7161.0_f64 / 7776.0).powi(2) + 21.0 / 36.0 * 15.0 / 36.0;
    assert!((luck[0].attack.variance - variance).abs() < 1e-12);
    assert!((luck[0].score().expect("rolled") - (expected - 1.0) / variance.sqrt()).abs() < 1e-12);
    assert_eq!((luck[2].score(), luck[2].percentile()), (None, None));
}

/// Over all throws there are, luck is nothing, and its mean square is the variance that is stated.
#[test]
fn over_every_throw_luck_sums_to_nothing() {
    let game = risk();
    for (attack, defence) in [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (3, 3)] {
        let board = board(&game, attack + 1, defence);
        let (mut sum, mut squares, mut throws) = (0.0, 0.0, 0.0);
        let mut stated = 0.0;
        for throw in 0..6_u32.pow(attack + defence) {
            let mut rest = throw;
            let mut hand = |dice: u32| {
                let mut faces = [0; 3];
                for face in &mut faces[..dice as usize] {
                    *face = (rest % 6 + 1) as u8;
                    rest /= 6;
                }
                faces.sort_unstable_by(|a, b| b.cmp(a));
                faces
            };
            let event = roll(hand(attack), hand(defence));
            let mut tally = luck::Tally::new(3);
            tally.take(&game, &board, &event);
            let luck = tally.luck()[0];
            sum += luck.armies();
            squares += luck.armies().powi(2);
            stated = luck.attack.variance;
            throws += 1.0;
        }
        assert!((sum / throws).abs() < 1e-9, "{attack} v {defence}: {sum}");
        assert!((squares / throws - stated).abs() < 1e-9, "{attack} v {defence}");
    }
}

#[test]
fn the_percentile_follows_the_normal_law() {
    let lucky = |armies: f64| Luck {
        attack: Dice { rolls: 1, lost: 0, expected: 2.0 * armies, variance: 4.0 },
        ..Luck::default()
    };
    for (score, share) in [(0.0, 0.5), (1.0, 0.841_344_746), (-1.0, 0.158_655_254), (1.959_963_985, 0.975)] {
        let found = lucky(score).percentile().expect("rolled");
        assert!((found - share).abs() < 1e-9, "{score}: {found}");
    }
}

#[test]
fn battles_are_told_apart_and_weighed_by_their_odds() {
    let game = risk();
    let odds = |attackers, defenders| OddsTable::shared().p_conquer(attackers, defenders, Defence::Standard);
    let mut tally = luck::Tally::new(3);
    // Two rolls over one border are one battle, which is broken off at 3 against 2.
    tally.take(&game, &board(&game, 5, 3), &roll([6, 3, 1], [5, 3, 0]));
    tally.take(&game, &board(&game, 4, 2), &roll([1, 1, 0], [6, 1, 0]));
    tally.close();
    let battles = tally.luck()[0].battles;
    assert_eq!((battles.fought, battles.won, battles.broken_off), (1, 0, 1));
    assert!((battles.expected - odds(4, 3)).abs() < 1e-12);
    assert!((battles.forgone - odds(1, 2)).abs() < 1e-12);
    // A second one is won.
    tally.take(&game, &board(&game, 4, 1), &roll([6, 3, 1], [5, 0, 0]));
    let (from, to) = (at("Brazil"), at("North Africa"));
    tally.take(
        &game,
        &board(&game, 4, 0),
        &EventKind::Captured { seat: RED, from: Some(from), to, loser: Owner::of(BLUE) },
    );
    // A third costs the last army that could roll: it is lost, not broken off.
    tally.take(&game, &board(&game, 2, 1), &roll([1, 0, 0], [5, 0, 0]));
    tally.close();
    let battles = tally.luck()[0].battles;
    assert_eq!((battles.fought, battles.won, battles.broken_off), (3, 1, 1));
    let chances = odds(4, 3) + odds(3, 1) + odds(1, 1);
    assert!((battles.expected - chances).abs() < 1e-12);
    assert!((battles.by_luck() - (1.0 + odds(1, 2) - chances)).abs() < 1e-12);
}

#[test]
fn marks_and_samples_tell_what_happened_when() {
    let game = Arc::new(risk());
    let before = board(&game, 3, 1);
    let mut after = before.clone();
    // Red takes the last territory of Australia from blue, who thereby falls.
    let australia = game.map().find_continent("Australia").expect("a continent");
    for member in game.map().continent_members(australia) {
        after.lands[member.index()].owner = Owner::of(RED);
    }
    let to = game.map().continent_members(australia)[0];
    let event = |kind| Event { kind, seen: crate::Seats::ALL, whole: crate::Seats::ALL };
    let mut reviewer = Reviewer::new(&game, &before);
    let events = [
        event(EventKind::Captured { seat: RED, from: Some(at("Siam")), to, loser: Owner::of(BLUE) }),
        event(EventKind::Eliminated { seat: BLUE, by: RED, cards: None }),
    ];
    reviewer.step(&game, 0, &before, &events, &after);
    reviewer.step(&game, 1, &after, &[event(EventKind::Turn { seat: Seat(2), round: 1, income: None })], &after);
    let review = reviewer.finish(&game, &after);
    let kinds: Vec<(Seat, MarkKind)> = review.marks.iter().map(|mark| (mark.seat, mark.kind)).collect();
    let turn = (Seat(2), MarkKind::Turn);
    assert_eq!(kinds, [(RED, MarkKind::Continent(australia)), (RED, MarkKind::Eliminated(BLUE)), turn]);
    assert_eq!(review.samples.iter().map(|sample| sample.step).collect::<Vec<_>>(), [0, 2]);
    let stand = review.samples[1].stands[0];
    assert_eq!((stand.territories, stand.income), (5, 3 + game.map().continent_bonus(australia)));
}
