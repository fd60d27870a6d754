//! A fighter in need helps itself, and no die that could still do something is left lying.

use std::sync::{Arc, LazyLock};

use dice::agents::oracle::{Board, boards};
use dice::agents::{Level, Planner, Points};
use dice::{Action, Alea, Combatant, Content, Outcome, Setup, State, Status, Uses};
use tabletop::{Agent, Budget, Decision, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

use crate::label::label;

static CONTENT: LazyLock<Content> = LazyLock::new(Content::shipped);

fn decide(game: &Alea, state: &State, points: Points) -> Decision<Action> {
    let monitor = Monitor::new();
    let rng = Seed(1).stream("plan", 0);
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    Planner::new(Arc::new(points), Level::default()).decide(game, state, &mut think)
}

/// What the planner does first, by the cards that are shipped: one of 40 HP, with so many left, these cards and these dice.
fn first(hp: u16, cards: &[&str], dice: &[u8], foe: (&[&str], u8), points: Points) -> String {
    let fighter = |hp, dice, cards: &[&str]| Combatant {
        name: "Fighter".to_owned(),
        max_hp: 40,
        hp: Some(hp),
        dice,
        cards: cards.iter().map(|card| (*card).into()).collect(),
        ..Combatant::default()
    };
    let fighters = [fighter(hp, dice.len() as u8, cards), fighter(40, foe.1, foe.0)];
    let game = Alea::new(Setup::new(fighters, 50), Arc::clone(&CONTENT.catalogue)).expect("they can meet");
    let mut state = game.start();
    for die in dice {
        game.resolve(&mut state, &Outcome::Die(*die), &mut NoEvents).expect("dice are rolled");
    }
    let told = decide(&game, &state, points).explanation.expect("reasons were asked for");
    label(&told.candidates[0].label)
}

const STRONG: (&[&str], u8) = (&["cleaver", "old-sabre", "twin-daggers"], 4);
const PLAIN: (&[&str], u8) = (&["old-sabre"], 2);

#[test]
fn at_one_hp_the_lifeline_is_used() {
    assert_eq!(first(1, &["lifeline"], &[6, 6, 1], STRONG, Points::shipped()), "6 to Frayed Lifeline");
    assert_eq!(first(1, &["lifeline"], &[6, 6, 1], STRONG, Points::flat()), "end the turn", "what was wrong");
}

#[test]
fn at_one_hp_the_bandage_is_used() {
    assert_eq!(first(1, &["bandage"], &[3], STRONG, Points::shipped()), "3 to Clean Bandage");
    assert_eq!(first(3, &["bandage"], &[4], PLAIN, Points::shipped()), "4 to Clean Bandage");
    assert_eq!(first(3, &["bandage"], &[4], PLAIN, Points::flat()), "end the turn", "what was wrong");
    assert_eq!(first(40, &["bandage"], &[4], PLAIN, Points::shipped()), "end the turn", "nothing is missing");
}

#[test]
fn who_would_die_wards_before_it_strikes_and_who_would_not_strikes() {
    // One die for a sword that does not kill, or for a shield that saves: the foe does at most 6.
    let choice = |hp| first(hp, &["old-sabre", "tower-shield"], &[5], PLAIN, Points::shipped());
    assert_eq!(choice(2), "5 to Door Off Its Hinges");
    assert_eq!(choice(40), "5 to Old Sabre");
}

#[test]
fn what_works_once_a_fight_waits_until_it_decides() {
    let wind = |hp| first(hp, &["second-wind"], &[2], PLAIN, Points::shipped());
    assert_eq!(wind(37), "end the turn", "it would heal 1");
    assert_eq!(wind(8), "Second Wind");
}

#[test]
fn nothing_that_helps_is_left_undone() {
    let (mut ends, mut idle) = (0, 0);
    for board in boards(&CONTENT, 3, Seed(6)) {
        let Board { game, mut state, enemy, status } = board;
        // Whoever is cursed may well keep its dice, and thorns make every blow a question.
        if matches!(status, Some(Status::CURSE | Status::FURY)) || game.turn(&state) != Turn::Seat(Seat(0)) {
            continue;
        }
        for step in 0.. {
            let action = match game.turn(&state) {
                Turn::Seat(Seat(0)) => decide(&game, &state, Points::shipped()).action,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut Seed(2).stream("chance", step)).expect("chance is due");
                    game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
                    continue;
                }
                _ => break,
            };
            if action == Action::EndTurn {
                ends += 1;
                idle += state.fighters[0].dice.len();
                let undone = undone(&game, &state);
                assert_eq!(undone, None, "{enemy} under {status:?}: {:?}", state.fighters[0]);
                break;
            }
            game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
        }
    }
    assert!(ends > 300 && idle > 100, "{ends} turns ended with {idle} dice left");
}

/// A die that lies there and a card it could go on, to hurt, hinder, heal, ward or count down at no price.
fn undone(game: &Alea, state: &State) -> Option<(u8, u8)> {
    let own = &state.fighters[0];
    game.actions(state)?.into_iter().find_map(|action| {
        let Action::Place { die, card } = action else { return None };
        let (lies, there) = (own.dice[usize::from(die)], &own.cards[usize::from(card)]);
        let face = game.face(there)?;
        // What poison kills for certain need not be struck, and a sure victory takes the fewest actions.
        let foe = &state.fighters[1];
        if u16::from(foe.of(Status::POISON)) >= foe.hp {
            return None;
        }
        if lies.burning
            || lies.hidden()
            || there.shocked
            || there.held > 0
            || face.uses == Uses::Fight
            || face.slot.arity() == 2
        {
            return None;
        }
        let mut after = state.clone();
        game.apply(&mut after, &action, &mut NoEvents).ok()?;
        if after.active != state.active || game.turn(&after) != Turn::Seat(Seat(0)) {
            return None;
        }
        let [(own, foe), (mine, theirs)] = [state, &after].map(|state| (&state.fighters[0], &state.fighters[1]));
        let warded = |fighter: &dice::Fighter| fighter.of(Status::SHIELD);
        let progress = |fighter: &dice::Fighter| fighter.cards.iter().map(|card| u32::from(card.progress)).sum::<u32>();
        let better =
            theirs.hp < foe.hp || mine.hp > own.hp || warded(mine) > warded(own) || progress(mine) > progress(own);
        let worse =
            theirs.hp > foe.hp || mine.hp < own.hp || progress(mine) < progress(own) || warded(mine) < warded(own);
        (better && !worse).then_some((lies.value, card))
    })
}
