//! Twins of a state: others that look the same to some eyes, with all that those do not see drawn anew.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use tabletop::{Eye, Rng, Seat};

use super::Risk;
use crate::board::{Battle, Board, Land, MOST_ARMIES, Owner, Phase};
use crate::card::Card;
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::setup::TWO_PHASE_BATTLES;
use crate::state::State;

impl Risk {
    pub(super) fn concealed(&self, state: &State, eye: Eye, rng: &mut Rng) -> State {
        let mut twin = state.clone();
        if matches!(state.board.phase, Phase::Over(_)) {
            return twin;
        }
        if self.setup.fog {
            self.redraw_lands(&mut twin.board, eye, rng);
            self.redraw_fight(&mut twin.board, eye, rng);
            if !eye.is(twin.board.active) {
                self.redraw_turn(&mut twin.board, rng);
            }
        }
        redeal_cards(&mut twin, eye, rng);
        self.redeal_missions(&mut twin, eye, rng);
        if state.board.capitals.is_empty() {
            rename_capitals(&mut twin, eye, rng);
        }
        twin
    }

    /// Exchanges what lies on unseen territories. While the board is set up, how many territories and armies a force has is no
    /// secret; afterwards owners and armies are drawn anew too. The territories of a fight stay, so that it can go on.
    fn redraw_lands(&self, board: &mut Board, eye: Eye, rng: &mut Rng) {
        let fight = fight(&board.phase);
        let unseen = self.unseen(board, eye);
        let free: Vec<TerritoryId> = unseen
            .iter()
            .copied()
            .filter(|territory| fight.is_none_or(|(from, to)| *territory != from && *territory != to))
            .collect();
        let mut lands: Vec<Land> = free.iter().map(|&territory| board.land(territory)).collect();
        if board.round > 0 {
            redraw_owners(&mut lands, rng);
        }
        lands.shuffle(rng);
        for (&territory, land) in free.iter().zip(lands) {
            board.lands[territory.index()] = land;
        }
        if board.round > 0 {
            for territory in unseen {
                // An attacker needs two, and a captured territory stands empty until it is occupied.
                let attacks = fight.is_some_and(|(from, _)| from == territory);
                let armies = &mut board.lands[territory.index()].armies;
                if *armies > 0 {
                    *armies = rng.random_range(1 + u32::from(attacks)..=1 + *armies * 2).min(MOST_ARMIES);
                }
            }
        }
    }

    fn unseen(&self, board: &Board, eye: Eye) -> Vec<TerritoryId> {
        self.map.territories().filter(|&territory| !self.sees(board, eye, territory)).collect()
    }

    /// Lets the fight under way come from elsewhere, be somewhere else or have another size, as far as `eye` does not see it.
    fn redraw_fight(&self, board: &mut Board, eye: Eye, rng: &mut Rng) {
        let Some((mut from, mut to)) = fight(&board.phase) else { return };
        let seen = [from, to].map(|end| self.sees(board, eye, end));
        if seen == [true, true] {
            return;
        }
        let unseen = self.unseen(board, eye);
        let mut moved = |end: TerritoryId, fits: &dyn Fn(TerritoryId) -> bool, rng: &mut Rng| {
            let places: Vec<TerritoryId> = unseen.iter().copied().filter(|&place| fits(place)).collect();
            let place = places.choose(rng).copied().unwrap_or(end);
            board.lands.swap(end.index(), place.index());
            place
        };
        if !seen[0] {
            from = moved(from, &|place| place != to && self.map.adjacent(place, to), rng);
        }
        if !seen[1] {
            to = moved(to, &|place| place != from && self.map.adjacent(from, place), rng);
        }
        let spare = board.land(from).armies.saturating_sub(1).max(1);
        let most = spare.min(3) as u8;
        board.phase = match board.phase {
            Phase::Roll(_) => {
                board.border = Some((from, to));
                let stop = rng.random_bool(0.5).then(|| rng.random_range(1..=spare));
                let dice = if stop.is_some() { most } else { rng.random_range(1..=most) };
                Phase::Roll(Battle { from, to, dice, stop })
            }
            _ => Phase::Occupy { from, to, least: rng.random_range(1..=most).into() },
        };
    }

    /// Draws anew what the turn of another seat has brought so far.
    fn redraw_turn(&self, board: &mut Board, rng: &mut Rng) {
        match board.phase {
            Phase::Reinforce { .. } if board.to_place > 0 => {
                board.to_place = rng.random_range(1..=board.to_place.saturating_mul(2).min(MOST_ARMIES));
            }
            Phase::Attack | Phase::Fortify => {
                board.battles = rng.random_range(0..=TWO_PHASE_BATTLES);
                board.captured = board.battles > 0 && rng.random_bool(0.5);
                board.border = if board.battles > 0 { self.some_border(board, rng) } else { None };
                // A battle that took nothing was fought over some border.
                board.captured |= board.battles > 0 && board.border.is_none();
            }
            Phase::Roll(_) | Phase::Occupy { .. } => board.battles = rng.random_range(1..=TWO_PHASE_BATTLES),
            Phase::Draw => {
                board.battles = rng.random_range(1..=TWO_PHASE_BATTLES);
                board.border = self.some_border(board, rng).filter(|_| rng.random_bool(0.5));
            }
            _ => {}
        }
        if board.trades > 0 && board.round > 0 && !matches!(board.phase, Phase::Reinforce { .. }) {
            board.pictured = rng.random_bool(0.5);
        }
    }

    /// A border over which the active seat may have fought.
    fn some_border(&self, board: &Board, rng: &mut Rng) -> Option<(TerritoryId, TerritoryId)> {
        let own = self.map.territories().filter(|&from| board.holds(board.active, from));
        let borders = own.flat_map(|from| self.map.neighbours(from).iter().map(move |&to| (from, to)));
        let borders: Vec<_> = borders.filter(|&(_, to)| !board.holds(board.active, to)).collect();
        borders.choose(rng).copied()
    }

    fn redeal_missions(&self, twin: &mut State, eye: Eye, rng: &mut Rng) {
        let own = |seat: usize| eye.is(Seat(seat as u8));
        let kept = (0..twin.missions.len()).find(|&seat| own(seat)).and_then(|seat| twin.missions[seat]);
        let mut pool: Vec<Mission> =
            Mission::all(self.setup.seats.into()).filter(|mission| kept != Some(*mission)).collect();
        pool.shuffle(rng);
        for (seat, mission) in twin.missions.iter_mut().enumerate() {
            if mission.is_some() && !own(seat) {
                *mission = pool.pop();
            }
        }
    }
}

/// The territories of a fight under way: from where, and against where.
fn fight(phase: &Phase) -> Option<(TerritoryId, TerritoryId)> {
    match *phase {
        Phase::Roll(Battle { from, to, .. }) | Phase::Occupy { from, to, .. } => Some((from, to)),
        _ => None,
    }
}

/// Gives lands to other forces that have some of them; every one keeps its first, so that nobody is driven off the board.
fn redraw_owners(lands: &mut [Land], rng: &mut Rng) {
    let mut owners: Vec<Owner> = Vec::new();
    for at in 0..lands.len() {
        if owners.contains(&lands[at].owner) {
            continue;
        }
        owners.push(lands[at].owner);
        lands.swap(at, owners.len() - 1);
    }
    for land in lands.iter_mut().skip(owners.len()) {
        land.owner = owners.choose(rng).copied().unwrap_or(land.owner);
    }
}

/// Deals the deck and the other hands anew. The looker's own cards are not among them.
fn redeal_cards(twin: &mut State, eye: Eye, rng: &mut Rng) {
    let own = |seat: usize| eye.is(Seat(seat as u8));
    let hidden = twin.hands.iter().enumerate().filter(|(seat, _)| !own(*seat)).flat_map(|(_, hand)| hand);
    let mut pool: Vec<Card> = twin.deck.iter().chain(hidden).copied().collect();
    pool.shuffle(rng);
    for (_, hand) in twin.hands.iter_mut().enumerate().filter(|(seat, _)| !own(*seat)) {
        *hand = pool.split_off(pool.len() - hand.len());
        hand.sort_unstable();
    }
    pool.sort_unstable();
    twin.deck = pool;
}

/// Draws the others' capitals anew among their territories, as long as they are secret.
fn rename_capitals(twin: &mut State, eye: Eye, rng: &mut Rng) {
    for (seat, capital) in twin.named.iter_mut().enumerate() {
        let seat = Seat(seat as u8);
        if capital.is_none() || eye.is(seat) {
            continue;
        }
        let own: Vec<TerritoryId> = (0..twin.board.lands.len() as u8)
            .map(TerritoryId)
            .filter(|&territory| twin.board.holds(seat, territory))
            .collect();
        *capital = own.choose(rng).copied().or(*capital);
    }
}
