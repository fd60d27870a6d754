//! What the planner says of large turns with cards that may go either way: held against the same turn worked out to its end.

use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::{Alea, Combatant, Content, Outcome, Setup};
use tabletop::{Agent, Argument, Budget, Explanation, Game, Monitor, NoEvents, Seed, Think};

/// Boards on which the bad branch of such a card was not followed: own cards, own and foe's HP, and the dice.
const BOARDS: [([&str; 5], [u16; 2], &[u8]); 3] = [
    // At 2 HP the bad branch of the knot kills. 415.76 was said of a choice that is worth 98.1.
    (["gamblers-knot", "cold-chisel", "turning-lens", "dice-cup", "hourglass"], [2, 30], &[2, 1, 3, 1, 6, 5]),
    // The coin was thrown, 5 % below the best.
    (["coin-of-fate", "copyists-quill", "dice-cup", "drumming-sticks", "old-sabre"], [20, 12], &[2, 5, 4, 3, 4]),
    // At 3 HP the second throw of the coin kills.
    (["grand-scissors", "coin-of-fate", "dice-cup", "old-sabre", "coin-press"], [3, 24], &[2, 4, 2, 5, 4, 4]),
];

fn explained(cards: &[&str], hp: [u16; 2], dice: &[u8], level: Level) -> Explanation {
    let fighter = |name: &str, max_hp, hp, dice, cards: &[&str]| Combatant {
        name: name.to_owned(),
        max_hp,
        hp: Some(hp),
        dice,
        cards: cards.iter().copied().map(Into::into).collect(),
        ..Combatant::default()
    };
    let fighters = [fighter("You", 20, hp[0], dice.len() as u8, cards), fighter("Foe", 100, hp[1], 3, &["old-sabre"])];
    let game = Alea::new(Setup::new(fighters, 20), Content::shipped().catalogue).expect("it is sound");
    let mut state = game.start();
    for die in dice {
        game.resolve(&mut state, &Outcome::Die(*die), &mut NoEvents).expect("dice are rolled");
    }
    let monitor = Monitor::new();
    let rng = Seed(7).stream("plan", 0);
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    let decision = Planner::new(Arc::new(Points::shipped()), level).decide(&game, &state, &mut think);
    *decision.explanation.expect("reasons were asked for")
}

#[test]
fn what_is_promised_is_what_the_exact_plan_says() {
    for (cards, hp, dice) in BOARDS {
        let exact = explained(&cards, hp, dice, Level { states: 4_000_000, ..Level::FULL });
        assert_eq!(exact.headline.id, "headline-plan_exact");
        let told = explained(&cards, hp, dice, Level::FULL);
        let chosen = &told.candidates[0];
        let truth = exact.candidates.iter().find(|candidate| candidate.action == chosen.action);
        let truth = truth.expect("the same can be done").score;
        let best = exact.candidates[0].score;
        println!("{} says {}, is {truth}, best {best}: {}", told.headline.id, chosen.score, told.headline);
        assert!(best - truth <= 0.01 * best.abs(), "{}: {truth} instead of {best}", told.headline);
        let off = chosen.score - truth;
        match told.headline.id.as_ref() {
            "headline-plan_exact" | "headline-plan_settled" => assert!(off.abs() < 0.01, "{}", told.headline),
            "headline-plan_known" | "headline-plan_certain" => assert!(off < 0.01, "{}: {truth}", told.headline),
            _ => {
                let error = match told.headline.arguments.get("error") {
                    Some(Argument::Decimal { value, .. }) => *value,
                    other => panic!("{other:?}: {}", told.headline),
                };
                assert!(off.abs() <= 3.0 * error, "{}: {truth}", told.headline);
            }
        }
    }
}
