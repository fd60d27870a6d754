//! What is at stake: the chance to win the game at last, before, after a quarry has fallen, and after it has not.
//!
//! A seat's chance is its share of a contest, S^1.5 / Σ S^1.5, over strengths counted in armies: its armies, two turns of its income,
//! its cards. It is rough, but the same for all sides of a comparison, and a win now stands beside it as exactly 1.

use tabletop::Seat;

use super::chase::Plan;
use super::quarry::{Prize, Quarry};
use crate::agents::marshal::card_worth;
use crate::agents::sight::{Ground, Sight};
use crate::board::{MAX_SEATS, Owner};

/// How much more a strong seat counts than a weak one.
const CONTEST: f64 = 1.5;

/// Turns of income that count.
const TURNS: f64 = 2.0;

/// What a chance is worth a turn later: whoever can win now and waits may never win.
const LATER: f64 = 0.97;

/// What of a quarry's strength is left where a plan fails.
const LEFT: f64 = 0.5;

/// The strengths of all seats.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    me: Seat,
    strengths: [f64; MAX_SEATS],
    cards: [f64; MAX_SEATS],
    /// The own share of the contest.
    share: f64,
}

/// A plan beside doing no such thing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Weighed {
    /// The chance that the plan succeeds.
    pub chance: f64,
    /// The chance to win at last if it does, and if it does not.
    pub done: f64,
    pub failed: f64,
    /// The chance to win at last without it.
    pub waiting: f64,
}

impl Weighed {
    /// By how much the plan is better than waiting.
    pub fn gain(&self) -> f64 {
        self.chance * self.done + (1.0 - self.chance) * self.failed - self.waiting
    }
}

impl Stakes {
    /// What is seen of them.
    pub fn new(sight: &Sight<'_>) -> Self {
        let board = sight.board();
        let card = card_worth(sight);
        let (mut strengths, mut cards) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for seat in Seat::all(board.seats()).filter(|&seat| board.alive(seat)) {
            let (_, armies) = sight.strength(Owner::of(seat));
            let income = f64::from(sight.game.income(board, seat).total());
            cards[seat.index()] = f64::from(board.hand_sizes[seat.index()]) * card;
            strengths[seat.index()] = armies as f64 + TURNS * income + cards[seat.index()];
        }
        strengths[sight.me.index()] += f64::from(board.to_place);
        Self { me: sight.me, strengths, cards, share: share(&strengths, sight.me) }
    }

    /// A plan for a quarry beside waiting.
    pub fn weigh(&self, sight: &Sight<'_>, quarry: &Quarry, plan: &Plan) -> Weighed {
        let me = self.me.index();
        let before = sight.strength(sight.mine()).1 as f64 + f64::from(sight.board().to_place);
        let lost = before - plan.armies as f64;
        let done = match quarry.prize {
            Prize::Game => 1.0,
            Prize::Rival(seat) => {
                let mut after = self.strengths;
                after[me] += self.cards[seat.index()] - lost;
                after[seat.index()] = 0.0;
                share(&after, self.me)
            }
        };
        let mut after = self.strengths;
        // The armies that set out are lost, and half of those they met.
        let mut sources: Vec<_> = plan.line.iter().map(|step| step.attack.0).filter(|&from| sight.own(from)).collect();
        sources.sort_unstable();
        sources.dedup();
        let out: f64 = sources.iter().map(|&from| f64::from(sight.armies(from).saturating_sub(1))).sum();
        after[me] -= out + f64::from(sight.board().to_place);
        for seat in Seat::all(sight.board().seats()).filter(|&seat| seat != self.me) {
            let hunted = match quarry.prize {
                Prize::Game => true,
                Prize::Rival(rival) => rival == seat,
            };
            if hunted {
                after[seat.index()] *= LEFT;
            }
        }
        let waiting = match quarry.prize {
            Prize::Game => LATER * self.share,
            Prize::Rival(_) => self.share,
        };
        Weighed { chance: plan.chance, done, failed: share(&after, self.me), waiting }
    }
}

/// A seat's share of the contest.
fn share(strengths: &[f64; MAX_SEATS], seat: Seat) -> f64 {
    let power = |strength: f64| if strength > 0.0 { libm::pow(strength, CONTEST) } else { 0.0 };
    let powers = strengths.map(power);
    let all: f64 = powers.iter().sum();
    if all > 0.0 { powers[seat.index()] / all } else { 0.0 }
}
