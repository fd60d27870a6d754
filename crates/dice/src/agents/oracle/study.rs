//! How sampling fares on large turns, against their exact values. Those are costly, so they are worked out once and kept in a
//! file, a line of JSON for each turn.

use std::ops::RangeInclusive;

use search::{Claim, Expansion, Method, Planner, Reward};
use serde::{Deserialize, Serialize};
use tabletop::{Monitor, Seed};

use super::regret::{KILL, MOST, SURE};
use super::{Board, large};
use crate::agents::turn::{Step, TurnState};
use crate::agents::{Level, Points};
use crate::{Action, Content};

/// Share of the best value that a choice may fall short of and still count as right.
const NEAR: f64 = 0.01;

/// What a turn is worth, at the least, in which the foe surely falls.
const WON: f64 = 1_000_000.0;

/// Points that a longer way to a sure win may earn besides, at the most.
const ON_THE_WAY: f64 = 1_000.0;

/// Points less than this apart are equal; what the file keeps is rounded.
const SAME: f64 = 1e-2;

/// A turn of this many points may hold a certain kill, as a share of a victory's points.
const LIKELY: f64 = 0.9;

/// A large turn by what it is drawn from, and what its first moves are worth exactly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LargeTurn {
    /// What it is drawn from.
    pub seed: u64,
    /// Dice rolled.
    pub dice: u8,
    /// Cards on the board.
    pub cards: usize,
    /// Distinct boards of the whole turn.
    pub states: u64,
    /// Every first move, best first, with its points and its risk of dying when followed by the best play.
    pub moves: Vec<(String, f64, f64)>,
    /// Those after which the foe's defeat is certain.
    pub kills: Vec<String>,
}

impl LargeTurn {
    /// Works out the turn of a seed, with these dice and cards; `None` where there is none, or the number of its distinct
    /// boards is not one of `states`.
    pub fn work_out(
        content: &Content,
        points: &Points,
        (dice, cards): (u8, usize),
        seed: u64,
        states: RangeInclusive<usize>,
    ) -> Option<Self> {
        let board = large(content, dice, cards, Seed(seed))?;
        let root = TurnState::new(&board.game, points, &board.state);
        let plan = Expansion::new().plan(&root, *states.end(), false, &Monitor::new()).ok()?;
        if plan.states < *states.start() as u64 {
            return None;
        }
        let moves = plan.ranking.iter().map(|prospect| {
            let points = (prospect.value.points * 1e3).round() / 1e3;
            (name(&root, &board, prospect.mv), points, prospect.value.risk)
        });
        let likely = plan.value.points > LIKELY * points.victory;
        let kills = if likely { sure_kills(&board, *states.end()) } else { Vec::new() };
        Some(Self { seed, dice, cards, states: plan.states, moves: moves.collect(), kills })
    }

    /// Plans the turn as the planner of a level does, and judges the first move; `None` where the turn is not the one that was
    /// worked out, since cards or fighters have changed.
    pub fn judge(&self, content: &Content, points: &Points, level: Level, seed: Seed) -> Option<Verdict> {
        let board = large(content, self.dice, self.cards, Seed(self.seed))?;
        let root = TurnState::new(&board.game, points, &board.state);
        let limits = level.limits();
        let mut rng = seed.stream("study", self.seed);
        let plan = Planner::new().plan(&root, &limits, &mut rng, &Monitor::new());
        let choice = name(&root, &board, plan.best());
        let (_, best, least_risk) = self.moves.first()?;
        let (_, worth, risk) = self.moves.iter().find(|(name, ..)| *name == choice)?;
        let safe = *risk <= least_risk + 1e-9;
        let short = best - worth;
        Some(Verdict {
            sampled: plan.method == Method::Sampling,
            best: safe && short <= SAME,
            right: safe && short <= NEAR * best.abs(),
            claim: plan.ranking.first()?.claim,
            regret: (best - worth).clamp(0.0, MOST),
            expected: plan.value.score(),
            worth: *worth,
            kill: !self.kills.is_empty(),
            lost_kill: !self.kills.is_empty() && !self.kills.contains(&choice),
        })
    }
}

/// How a decision on a large turn was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// Whether it was sampled.
    pub sampled: bool,
    /// Whether the choice is worth the best.
    pub best: bool,
    /// Whether the choice is worth the best, or at most a hundredth less at no more risk.
    pub right: bool,
    /// Points the choice falls short of the best, at most 10 000.
    pub regret: f64,
    /// The points that were expected of it.
    pub expected: f64,
    /// How sure that was said to be.
    pub claim: Claim,
    /// The points it is worth.
    pub worth: f64,
    /// Whether the turn holds a certain kill, which is worth so much more than anything else that next to nothing is wrong.
    pub kill: bool,
    /// Whether a certain kill was made uncertain.
    pub lost_kill: bool,
}

impl Verdict {
    /// How far the expectation lies above what the choice is worth, as a share of that; below 0 where it lies below.
    pub fn excess(&self) -> f64 {
        (self.expected - self.worth) / self.worth.abs().max(1.0)
    }

    /// Whether what was said of the choice is false: not what it is worth where that was said to be known, more than that where
    /// so much was said to be sure.
    pub fn contradicted(&self) -> bool {
        let off = self.expected - self.worth;
        // Where chance falls so that the fight is surely won, the exact plan wins it the shortest way, for fewer points than
        // may be had.
        let same = SAME + ON_THE_WAY * (self.worth / WON).clamp(0.0, 1.0);
        match self.claim {
            Claim::Exact => off.abs() > same,
            Claim::AtLeast => off > same,
            Claim::About(error) => error == 0.0 && off.abs() > same,
            Claim::Guess => true,
        }
    }

    /// How many of the errors it was said to have the expectation is off; `None` where none was said.
    pub fn errors_off(&self) -> Option<f64> {
        match self.claim {
            Claim::About(error) => Some((self.expected - self.worth).abs() / error.max(SAME)),
            _ => None,
        }
    }
}

/// First moves after which the foe dies in the turn, whatever chance does.
fn sure_kills(board: &Board, states: usize) -> Vec<String> {
    let root = TurnState::aiming(&board.game, &KILL, &board.state);
    let Ok(plan) = Expansion::new().plan(&root, states, false, &Monitor::new()) else { return Vec::new() };
    let sure = plan.ranking.iter().filter(|prospect| prospect.value.points >= SURE);
    sure.map(|prospect| name(&root, board, prospect.mv)).collect()
}

/// A first move as the file writes it: card, or die and card, by their places.
fn name(root: &TurnState, board: &Board, step: Option<Step>) -> String {
    let action = match step {
        Some(Step::Act(action)) => root.real(action, &board.state),
        _ => Action::EndTurn,
    };
    match action {
        Action::Place { die, card } => format!("{die}>{card}"),
        Action::Use { card } => format!(">{card}"),
        Action::EndTurn => "end".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kept turns, worked out by `cargo run --release -p dice --example sampling -- find`.
    const KEPT: &str = include_str!("../../../../../docs/results/large-turns.jsonl");

    fn kept() -> impl Iterator<Item = LargeTurn> {
        KEPT.lines().map(|line| serde_json::from_str(line).expect("a line holds a turn"))
    }

    #[test]
    fn kept_turns_are_those_that_are_drawn_and_worked_out() {
        let (content, points) = (Content::shipped(), Points::shipped());
        assert!(kept().count() >= 500, "{}", kept().count());
        let mut small: Vec<LargeTurn> = kept().collect();
        small.sort_by_key(|turn| turn.states);
        for turn in &small[..3] {
            let again = LargeTurn::work_out(&content, &points, (turn.dice, turn.cards), turn.seed, 0..=4_000_000);
            // How many boards there are hangs on what is left out of them, which has become more since.
            let again = again.map(|again| LargeTurn { states: turn.states, ..again });
            assert_eq!(again.as_ref(), Some(turn), "work the turns out anew: they follow from cards and points");
        }
    }

    #[test]
    fn excess_is_a_share_of_the_worth() {
        let verdict = |expected, worth| judged(Claim::Guess, expected, worth);
        assert_eq!(verdict(90.0, 120.0).excess(), -0.25);
        assert_eq!(verdict(-90.0, -120.0).excess(), 0.25);
        // Shares of less than a point would say nothing.
        assert_eq!(verdict(1.0, 0.5).excess(), 0.5);
    }

    fn judged(claim: Claim, expected: f64, worth: f64) -> Verdict {
        let (sampled, best, right, regret) = (true, true, true, 0.0);
        Verdict { sampled, best, right, claim, regret, expected, worth, kill: false, lost_kill: false }
    }

    #[test]
    fn what_is_said_for_sure_can_be_contradicted() {
        assert!(judged(Claim::Exact, 90.0, 91.0).contradicted() && judged(Claim::Exact, 91.0, 90.0).contradicted());
        assert!(
            !judged(Claim::AtLeast, 90.0, 91.0).contradicted() && judged(Claim::AtLeast, 91.0, 90.0).contradicted()
        );
        assert!(
            judged(Claim::About(0.0), 90.0, 91.0).contradicted()
                && !judged(Claim::About(0.5), 90.0, 91.0).contradicted()
        );
        assert_eq!(judged(Claim::About(0.5), 90.0, 91.0).errors_off(), Some(2.0));
    }

    /// Every twelfth of the kept turns, at the shipped level; the example judges all of them.
    #[test]
    fn sampling_chooses_right_on_large_turns_and_promises_nothing_false() {
        let (content, points) = (Content::shipped(), Points::shipped());
        let judged =
            |turn: LargeTurn| turn.judge(&content, &points, Level::FULL, Seed(1)).expect("it is the kept turn");
        let verdicts: Vec<Verdict> = kept().step_by(12).map(judged).filter(|verdict| verdict.sampled).collect();
        let count = verdicts.len();
        println!("{count} of them are sampled");
        assert!(count >= 15, "{count} of them are sampled");
        let right = verdicts.iter().filter(|verdict| verdict.right).count();
        assert!(right * 20 >= count * 18, "{right} of {count}");
        let contradicted = verdicts.iter().filter(|verdict| verdict.contradicted()).count();
        assert_eq!(contradicted, 0, "{verdicts:?}");
        assert!(verdicts.iter().all(|verdict| !verdict.lost_kill));
    }
}
