//! Who sees what: views, redacted events, and twins of a state that some eyes cannot tell from it.

use rand::RngExt;
use rand::seq::SliceRandom;
use tabletop::{Eye, Rng, Seat};

use super::Risk;
use crate::board::{Board, Land, Owner, Phase};
use crate::card::Card;
use crate::event::{Event, EventKind, Seats};
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::state::{State, View};

impl Risk {
    /// Fills a view whose board is a copy of the state's.
    pub(super) fn look(&self, state: &State, eye: Eye, view: &mut View) {
        view.eye = eye;
        view.hand.clear();
        view.missions.clear();
        view.mission = None;
        view.capital = None;
        if let Eye::Seat(seat) = eye {
            view.hand.extend(state.hands.get(seat.index()).into_iter().flatten());
            view.mission = state.missions.get(seat.index()).copied().flatten();
            view.capital = state.named.get(seat.index()).copied().flatten();
        }
        if matches!(state.board.phase, Phase::Over(_)) {
            view.missions.extend_from_slice(&state.missions);
        } else if self.setup.fog {
            self.fog(state, eye, &mut view.board);
        }
    }

    /// Blanks what `eye` does not see.
    fn fog(&self, state: &State, eye: Eye, board: &mut Board) {
        let truth = &state.board;
        for (at, land) in board.lands.iter_mut().enumerate() {
            if !self.sees(truth, eye, TerritoryId(at as u8)) {
                *land = Land { owner: Owner::UNSEEN, armies: 0 };
            }
        }
        if eye.is(truth.active) {
            return;
        }
        board.to_place = 0;
        board.neutrals_to_place = 0;
        board.captured = false;
        board.pictured = false;
        board.battles = 0;
        board.border = None;
        if let Phase::Roll(crate::Battle { to, .. }) | Phase::Occupy { to, .. } = truth.phase
            && !self.sees(truth, eye, to)
        {
            board.phase = Phase::Attack;
        }
    }

    /// Whether `eye` sees a territory. Free ones are seen by all: who claims must know them.
    fn sees(&self, board: &Board, eye: Eye, territory: TerritoryId) -> bool {
        if !self.setup.fog || board.land(territory).owner == Owner::NOBODY {
            return true;
        }
        let Eye::Seat(seat) = eye else { return false };
        board.holds(seat, territory) || self.beside(territory).any(|near| board.holds(seat, near))
    }

    /// Every territory from or to which armies can go from here.
    fn beside(&self, territory: TerritoryId) -> impl Iterator<Item = TerritoryId> + '_ {
        let inward = if self.map.directed() { self.map.attackers_of(territory) } else { &[] };
        self.map.neighbours(territory).iter().chain(inward).copied()
    }

    /// The seats that see a territory.
    pub(super) fn watchers(&self, board: &Board, territory: TerritoryId) -> Seats {
        if !self.setup.fog || board.land(territory).owner == Owner::NOBODY {
            return Seats::ALL;
        }
        self.beside(territory)
            .chain([territory])
            .filter_map(|place| board.land(place).owner.seat())
            .fold(Seats::NONE, Seats::with)
    }

    pub(super) fn redacted(&self, event: &Event, eye: Eye) -> Option<Event> {
        if !event.seen.sees(eye) {
            return None;
        }
        // Who else saw it tells where they stand: in fog that is not to be known.
        let mut event = Event { seen: Seats::ALL, ..event.clone() };
        match &mut event.kind {
            EventKind::Mission { seat, mission } if !eye.is(*seat) => *mission = None,
            EventKind::Named { seat, territory } if !eye.is(*seat) => *territory = None,
            EventKind::Drew { seat, card } if !eye.is(*seat) => *card = None,
            EventKind::Eliminated { seat, by, cards } if !eye.is(*by) && !eye.is(*seat) => *cards = None,
            EventKind::Turn { seat, income, .. } if self.setup.fog && !eye.is(*seat) => *income = None,
            _ => {}
        }
        Some(event)
    }

    pub(super) fn concealed(&self, state: &State, eye: Eye, rng: &mut Rng) -> State {
        let mut twin = state.clone();
        if matches!(state.board.phase, Phase::Over(_)) {
            return twin;
        }
        if self.setup.fog {
            self.shuffle_unseen(&mut twin, eye, rng);
        }
        redeal_cards(&mut twin, eye, rng);
        self.redeal_missions(&mut twin, eye, rng);
        if state.board.capitals.is_empty() {
            rename_capitals(&mut twin, eye, rng);
        }
        twin
    }

    /// Exchanges what lies on unseen territories. Those of a battle under way stay, so that it can go on.
    fn shuffle_unseen(&self, twin: &mut State, eye: Eye, rng: &mut Rng) {
        let fixed = match twin.board.phase {
            Phase::Roll(crate::Battle { from, to, .. }) | Phase::Occupy { from, to, .. } => vec![from, to],
            _ => Vec::new(),
        };
        let unseen: Vec<TerritoryId> = self
            .map
            .territories()
            .filter(|territory| !self.sees(&twin.board, eye, *territory) && !fixed.contains(territory))
            .collect();
        let mut lands: Vec<Land> = unseen.iter().map(|&territory| twin.board.land(territory)).collect();
        lands.shuffle(rng);
        for (territory, land) in unseen.into_iter().zip(lands) {
            twin.board.lands[territory.index()] = land;
        }
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
        if !own.is_empty() {
            *capital = Some(own[rng.random_range(0..own.len())]);
        }
    }
}
