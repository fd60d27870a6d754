//! What can be hunted in one turn: everything a rival has, or what the game is won by.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use tabletop::Seat;

use crate::agents::goal::Goal;
use crate::agents::sight::{Ground, Sight};
use crate::board::{MAX_SEATS, Owner, Phase};
use crate::map::{TerritoryId, TerritorySet};
use crate::setup::TWO_PHASE_BATTLES;

/// Most territories a turn is planned to take.
pub(super) const MOST: usize = 14;

/// Most attacks of a turn: ways through others make it longer than what is wanted.
pub(super) const LONGEST: usize = MOST + 6;

/// Most of a single rival's, while others are left.
const MOST_OF_A_RIVAL: usize = 6;

/// Cards for which [`Finish::Hands`] ends a rival on its last territory: with as many a set is near.
const A_HAND: u8 = 3;

/// Armies an attacker loses at least, for each defender and for each territory where it leaves one: where fewer can come, no
/// plan is looked for.
const FOR_A_DEFENDER: f64 = 0.75;
const FOR_A_TERRITORY: f64 = 0.7;

/// What an opponent finishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::agents) enum Finish {
    /// Nothing of its own accord: its method alone decides.
    Off,
    /// The game.
    Game,
    /// The game, and a rival on its last territory that holds a hand of cards and can hardly escape.
    Hands,
    /// The game, and single rivals where their end is worth it.
    Rivals,
}

/// What its end brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Prize {
    /// The game.
    Game,
    /// One rival less, whose cards are inherited.
    Rival(Seat),
}

/// All that may be hunted: the game, what else wins it, and each rival.
pub(super) type Quarries = ArrayVec<Quarry, { MAX_SEATS + 1 }>;

/// Territories to be taken.
#[derive(Clone, Debug)]
pub(super) struct Quarry {
    pub prize: Prize,
    /// Which are wanted.
    pub wanted: TerritorySet,
    /// How many of them.
    pub need: usize,
}

impl Quarry {
    /// So many of these territories, where a turn of so many battles may take them.
    fn new(sight: &Sight<'_>, prize: Prize, battles: usize, need: usize, wanted: TerritorySet) -> Option<Self> {
        if need == 0 || need > battles.min(MOST) {
            return None;
        }
        let wanted = wanted.without(sight.holdings(sight.mine()));
        let armies = wanted.iter().map(|at| sight.armies(TerritoryId(at)).max(1));
        let against: u64 = match need.cmp(&(wanted.len() as usize)) {
            Ordering::Greater => return None,
            Ordering::Equal => armies.map(u64::from).sum(),
            Ordering::Less => {
                let mut armies: ArrayVec<u32, 256> = armies.collect();
                armies.sort_unstable();
                armies[..need].iter().map(|&armies| u64::from(armies)).sum()
            }
        };
        let least = FOR_A_DEFENDER * against as f64 + FOR_A_TERRITORY * need as f64;
        // Armies on the march stand where the battle was won, which need be no front any more.
        let marching = match sight.board().phase {
            Phase::Occupy { from, .. } => u64::from(sight.armies(from).saturating_sub(1)),
            _ => 0,
        };
        let mut able = marching + u64::from(sight.board().to_place);
        let mut fronts = sight.fronts();
        while (able as f64) < least {
            able += u64::from(sight.armies(fronts.next()?).saturating_sub(1));
        }
        Some(Self { prize, wanted, need })
    }

    /// Whether every wanted territory is needed.
    pub fn takes_all(&self) -> bool {
        self.wanted.len() as usize == self.need
    }

    /// What may be hunted now, by who finishes that.
    pub fn all(sight: &Sight<'_>, finish: Finish) -> Quarries {
        let board = sight.board();
        let battles = battles(sight);
        let mut quarries = Quarries::new();
        let living = Seat::all(board.seats()).filter(|&seat| seat != sight.me && board.alive(seat));
        // What fog hides may belong to any of them.
        let held = sight.held_by(|owner| owner.seat().is_some() || owner == Owner::UNSEEN);
        let rivals_own = held.without(sight.holdings(sight.mine()));
        quarries.extend(Self::new(sight, Prize::Game, battles, rivals_own.len() as usize, rivals_own));
        quarries.extend(Self::of_goal(sight, battles));
        let rivals = matches!(finish, Finish::Hands | Finish::Rivals);
        if rivals && living.clone().count() > 1 && !board.lands.iter().any(|land| land.owner == Owner::UNSEEN) {
            for seat in living {
                let theirs = sight.holdings(Owner::of(seat));
                let lands = theirs.len() as usize;
                if finish == Finish::Hands && (lands > 1 || board.hand_sizes[seat.index()] < A_HAND) {
                    continue;
                }
                let battles = battles.min(MOST_OF_A_RIVAL);
                quarries.extend(Self::new(sight, Prize::Rival(seat), battles, lands, theirs));
            }
        }
        quarries
    }

    /// What is left of a goal that wins besides the end of all rivals, as far as it lies open: a secret mission is the method's own
    /// affair, or the reasons of all else would tell of it.
    fn of_goal(sight: &Sight<'_>, battles: usize) -> Option<Self> {
        let quarry = |need, wanted| Self::new(sight, Prize::Game, battles, need, wanted);
        match Goal::of_rival(sight) {
            Goal::Lands(wanted) => {
                let (own, _) = sight.strength(sight.mine());
                // Far more than a turn takes is not looked at: everything on the board would be wanted.
                let need = wanted.saturating_sub(own) as usize;
                (need <= MOST / 2).then(|| quarry(need, sight.held_by(|_| true))).flatten()
            }
            Goal::Capitals { all, wanted } => {
                let held = all.iter().filter(|&&capital| sight.own(capital)).count();
                quarry(wanted.saturating_sub(held), all.iter().map(|at| at.0).collect())
            }
            _ => None,
        }
    }
}

/// Battles the turn has left.
pub(in crate::agents) fn battles(sight: &Sight<'_>) -> usize {
    match sight.setup().two_phase {
        true => TWO_PHASE_BATTLES.saturating_sub(sight.board().battles).into(),
        false => LONGEST,
    }
}
