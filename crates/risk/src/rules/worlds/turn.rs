//! What another seat's turn has brought, as far as it is not seen: the fight that may be under way in the fog, and all that went before.

use rand::RngExt;
use rand::seq::IndexedRandom;
use tabletop::{Eye, Rng};

use crate::board::{Battle, Board, Land, MOST_ARMIES, Owner, Phase};
use crate::card::FORCED_SPOILS;
use crate::map::TerritoryId;
use crate::rules::Risk;
use crate::setup::TWO_PHASE_BATTLES;

/// What may go on where a view says that the seat to act attacks: both is hidden where not both ends are seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unseen {
    /// Dice are due.
    Roll,
    /// A march into what was taken is due.
    Occupy,
}

/// Where an unseen fight is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Front {
    /// Wherever it is not seen whole.
    Any,
    /// Against a territory that is not seen.
    Hidden,
    /// Against this one, which is seen, from one that is not.
    At(TerritoryId),
}

impl Risk {
    /// What the fight may be in a world of such a board, on which somebody attacks. A taken territory that is seen stands empty, so that there must be
    /// one then.
    pub(super) fn some_fight(&self, board: &Board, rng: &mut Rng) -> Option<(Unseen, Front)> {
        let taken = |land: &Land| land.armies == 0 && ![Owner::NOBODY, Owner::UNSEEN].contains(&land.owner);
        match (board.lands.iter().position(taken), rng.random_range(0..3)) {
            (Some(to), _) => Some((Unseen::Occupy, Front::At(TerritoryId(to as u8)))),
            (None, 0) => None,
            (None, 1) => Some((Unseen::Roll, Front::Any)),
            (None, _) => Some((Unseen::Occupy, Front::Hidden)),
        }
    }

    /// The fight of a board as `eye` has been told of it, if one is under way that it does not see whole: who sees the attacked territory is told of every
    /// roll, which a view does not hold.
    pub(super) fn told_fight(&self, board: &Board, eye: Eye) -> Option<(Unseen, Front)> {
        let (unseen, to) = match board.phase {
            Phase::Roll(Battle { to, .. }) => (Unseen::Roll, to),
            Phase::Occupy { to, .. } => (Unseen::Occupy, to),
            _ => return None,
        };
        Some((unseen, if self.sees(board, eye, to) { Front::At(to) } else { Front::Hidden }))
    }

    /// Puts a fight on a board in the fog, where there is room for it.
    pub(super) fn draw_fight(&self, board: &mut Board, (unseen, front): (Unseen, Front), eye: Eye, rng: &mut Rng) {
        let others: Vec<Owner> = self.rivals(board, eye).into_iter().filter(|owner| !owner.is(board.active)).collect();
        let fronts = self.unseen_fronts(board, unseen, front, !others.is_empty());
        let Some(&(from, to)) = fronts.choose(rng) else { return };
        let usual = self.usual_armies(board);
        let attacker = Owner::of(board.active);
        if is_hidden(&board.land(from)) {
            board.lands[from.index()] = Land { owner: attacker, armies: rng.random_range(2..=1 + 2 * usual) };
        }
        let spare = board.land(from).armies - 1;
        let most = spare.min(3) as u8;
        match unseen {
            Unseen::Roll => {
                if is_hidden(&board.land(to)) {
                    let owner = others.choose(rng).copied().unwrap_or(Owner::NEUTRAL);
                    board.lands[to.index()] = Land { owner, armies: rng.random_range(1..=2 * usual) };
                }
                let stop = rng.random_bool(0.5).then(|| rng.random_range(1..=spare));
                let dice = if stop.is_some() { most } else { rng.random_range(1..=most) };
                board.phase = Phase::Roll(Battle { from, to, dice, stop });
            }
            Unseen::Occupy => {
                board.lands[to.index()] = Land { owner: attacker, armies: 0 };
                board.phase = Phase::Occupy { from, to, least: rng.random_range(1..=most).into() };
            }
        }
    }

    /// From where and against where the active seat may be fighting so; `defended` is whether anybody but itself may stand in the fog.
    fn unseen_fronts(
        &self,
        board: &Board,
        unseen: Unseen,
        front: Front,
        defended: bool,
    ) -> Vec<(TerritoryId, TerritoryId)> {
        let hides = |place: TerritoryId| is_hidden(&board.land(place));
        let from =
            |place: TerritoryId| hides(place) || (board.holds(board.active, place) && board.land(place).armies > 1);
        let lies = |from: TerritoryId, to: TerritoryId| match front {
            Front::Any => hides(from) || hides(to),
            Front::Hidden => hides(to),
            Front::At(place) => to == place && hides(from),
        };
        let fits = |to: TerritoryId| match unseen {
            Unseen::Occupy => true,
            Unseen::Roll if hides(to) => defended,
            Unseen::Roll => !board.holds(board.active, to) && board.land(to).armies > 0,
        };
        let starts = self.map.territories().filter(|&place| from(place));
        let fronts = starts.flat_map(|from| self.map.neighbours(from).iter().map(move |&to| (from, to)));
        fronts.filter(|&(from, to)| lies(from, to) && fits(to)).collect()
    }

    /// Draws what the turn of another seat has brought so far.
    pub(super) fn draw_turn(&self, board: &mut Board, rng: &mut Rng) {
        let some_battles = |rng: &mut Rng| rng.random_range(1..=TWO_PHASE_BATTLES);
        board.pictured = board.trades > 0 && rng.random_bool(0.5);
        match board.phase {
            Phase::Reinforce { spoils } => {
                let forced = spoils
                    && board
                        .hand_sizes
                        .get(board.active.index())
                        .is_some_and(|&size| usize::from(size) >= FORCED_SPOILS);
                let most = self.income(board, board.active).total().saturating_mul(2).clamp(1, MOST_ARMIES);
                board.to_place = rng.random_range(u32::from(!forced)..=most);
                if spoils {
                    (board.battles, board.captured) = (some_battles(rng), true);
                }
            }
            Phase::Attack | Phase::Fortify => {
                board.battles = rng.random_range(0..=TWO_PHASE_BATTLES);
                board.captured = board.battles > 0 && rng.random_bool(0.5);
                board.border = if board.battles > 0 { self.some_border(board, rng) } else { None };
                // A battle that took nothing was fought over some border.
                board.captured |= board.battles > 0 && board.border.is_none();
            }
            Phase::Roll(Battle { from, to, .. }) => {
                board.battles = some_battles(rng);
                board.captured = board.battles > 1 && rng.random_bool(0.5);
                board.border = Some((from, to));
            }
            Phase::Occupy { .. } => (board.battles, board.captured) = (some_battles(rng), true),
            Phase::Draw => {
                (board.battles, board.captured) = (some_battles(rng), true);
                board.border = self.some_border(board, rng).filter(|_| rng.random_bool(0.5));
            }
            _ => {}
        }
    }

    /// A border over which the active seat may have fought.
    fn some_border(&self, board: &Board, rng: &mut Rng) -> Option<(TerritoryId, TerritoryId)> {
        let own = self.map.territories().filter(|&from| board.holds(board.active, from));
        let borders = own.flat_map(|from| self.map.neighbours(from).iter().map(move |&to| (from, to)));
        let borders: Vec<_> = borders.filter(|&(_, to)| !board.holds(board.active, to)).collect();
        borders.choose(rng).copied()
    }
}

/// Whether nothing is seen of a territory.
pub(super) fn is_hidden(land: &Land) -> bool {
    land.owner == Owner::UNSEEN && land.armies == 0
}
