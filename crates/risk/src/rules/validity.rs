//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.

use tabletop::{Illegal, Seat};

use super::Risk;
use crate::board::{Battle, Board, Land, Owner, Phase};
use crate::card::{Card, WILDS};
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::setup::{Start, Victory};
use crate::state::State;

/// More armies than any game reaches, and few enough that sums over a whole map stay within 32 bits.
const MOST_ARMIES: u32 = 10_000_000;

fn ensure(holds: bool, text: impl FnOnce() -> String) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::new("invalid-state", text())) }
}

impl Risk {
    pub(super) fn check_validity(&self, state: &State) -> Result<(), Illegal> {
        self.check_lists(state)?;
        self.check_lands(&state.board)?;
        self.check_cards(state)?;
        self.check_phase(state)
    }

    fn check_lists(&self, state: &State) -> Result<(), Illegal> {
        let seats = usize::from(self.setup.seats);
        let board = &state.board;
        let list = |name: &str, found: usize, wanted: usize| {
            ensure(found == wanted, || format!("{name}: {found} entries where {wanted} are needed"))
        };
        list("lands", board.lands.len(), self.map.len())?;
        list("reserves", board.reserves.len(), seats)?;
        list("hand_sizes", board.hand_sizes.len(), seats)?;
        list("hands", state.hands.len(), seats)?;
        list("missions", state.missions.len(), if self.setup.victory == Victory::Missions { seats } else { 0 })?;
        let capitals = matches!(self.setup.victory, Victory::Capitals(_));
        list("named", state.named.len(), if capitals { seats } else { 0 })?;
        if !board.capitals.is_empty() {
            list("capitals", board.capitals.len(), state.named.len())?;
        }
        let places =
            state.named.iter().flatten().chain(&board.capitals).chain(board.border.iter().flat_map(|b| [&b.0, &b.1]));
        for &place in places {
            self.check_place(place)?;
        }
        let sought = state.missions.iter().flatten().filter_map(|mission| match mission {
            Mission::Destroy(seat) => Some(*seat),
            _ => None,
        });
        let named = board.fallen.iter().flat_map(|fallen| [fallen.seat, fallen.by]);
        for seat in [board.active, board.first].into_iter().chain(named).chain(sought) {
            ensure(seat.index() < seats, || format!("{seat} is not at this table of {seats}"))?;
        }
        ensure(board.fallen.len() < seats, || "every seat is eliminated".to_owned())?;
        let armies = board.reserves.iter().chain([&board.neutral_reserve, &board.to_place, &board.neutrals_to_place]);
        ensure(armies.into_iter().all(|&count| count <= MOST_ARMIES), || format!("more than {MOST_ARMIES} armies"))?;
        ensure(board.round <= self.setup.last_round(), || {
            format!("round {} is after the last, {}", board.round, self.setup.last_round())
        })
    }

    fn check_place(&self, place: TerritoryId) -> Result<(), Illegal> {
        ensure(self.map.contains(place), || format!("territory {} is not on this map", place.0))
    }

    fn check_lands(&self, board: &Board) -> Result<(), Illegal> {
        for (at, &Land { owner, armies }) in board.lands.iter().enumerate() {
            let name = || self.map.territory_name(TerritoryId(at as u8)).to_owned();
            let known = match owner.seat() {
                Some(seat) => seat.0 < self.setup.seats && board.alive(seat),
                None => owner == Owner::NOBODY || (owner == Owner::NEUTRAL && self.setup.has_neutrals()),
            };
            ensure(known, || format!("{}: held by nobody who is in this game", name()))?;
            ensure(armies <= MOST_ARMIES, || format!("{}: more than {MOST_ARMIES} armies", name()))?;
            let empty_may_be =
                owner == Owner::NOBODY || matches!(board.phase, Phase::Occupy { to, .. } if to.index() == at);
            ensure((armies == 0) == empty_may_be, || format!("{}: {armies} armies cannot be", name()))?;
        }
        Ok(())
    }

    fn check_cards(&self, state: &State) -> Result<(), Illegal> {
        let board = &state.board;
        let mut seen = vec![false; self.map.len() + usize::from(WILDS)];
        for pile in state.hands.iter().chain([&state.deck, &board.discard]) {
            ensure(pile.is_sorted(), || "cards are not in order".to_owned())?;
            for &Card(card) in pile {
                let twice = seen.get_mut(usize::from(card)).map(|seen| std::mem::replace(seen, true));
                ensure(twice == Some(false), || format!("card {card} is not of this deck, or there twice"))?;
            }
        }
        let wanted = if self.setup.has_cards() { seen.len() } else { 0 };
        let found = seen.iter().filter(|&&seen| seen).count();
        ensure(found == wanted, || format!("{found} cards where {wanted} are needed"))?;
        let sizes = state.hands.iter().map(Vec::len).eq(board.hand_sizes.iter().map(|&size| usize::from(size)));
        ensure(sizes && usize::from(board.deck_size) == state.deck.len(), || "cards are miscounted".to_owned())
    }

    fn check_phase(&self, state: &State) -> Result<(), Illegal> {
        let board = &state.board;
        let setting_up = board.round == 0;
        let free = board.lands.iter().any(|land| land.owner == Owner::NOBODY);
        let fits = |holds: bool, what: &str| ensure(holds, || format!("phase: {what}"));
        match board.phase {
            Phase::First => fits(setting_up, "the first seat is drawn before the first round"),
            Phase::Mission(seat) => fits(
                setting_up && state.missions.get(seat.index()).is_some_and(Option::is_none),
                "no mission is due for that seat",
            ),
            Phase::Deal(owner) => fits(setting_up && free && self.has_force(owner), "no territory is to be dealt"),
            Phase::Claim => {
                fits(setting_up && free && self.setup.start == Start::Claim, "no territory is to be claimed")
            }
            Phase::Scatter(owner) => {
                let left =
                    owner.seat().map_or(board.neutral_reserve, |seat| *board.reserves.get(seat.index()).unwrap_or(&0));
                let holds = board.lands.iter().any(|land| land.owner == owner);
                fits(setting_up && !free && left > 0 && holds, "no army is to be scattered")
            }
            Phase::Muster => {
                let reserve = board.reserves[board.active.index()];
                fits(
                    setting_up
                        && !free
                        && board.to_place <= reserve
                        && board.neutrals_to_place <= board.neutral_reserve
                        && board.to_place + board.neutrals_to_place > 0
                        && (board.to_place == 0 || board.lands.iter().any(|land| land.owner.is(board.active)))
                        && (board.neutrals_to_place == 0
                            || board.lands.iter().any(|land| land.owner == Owner::NEUTRAL)),
                    "no first armies are to be placed",
                )
            }
            Phase::Capital => fits(
                setting_up
                    && !free
                    && board.capitals.is_empty()
                    && state.named.get(board.active.index()).is_some_and(Option::is_none),
                "no capital is to be named",
            ),
            Phase::Over(ref standing) => {
                fits(standing.places.len() == board.seats(), "the standing has another number of seats")
            }
            _ => {
                fits(!setting_up && !free, "a turn before the board is set up")?;
                let alive = board.alive(board.active) && board.lands.iter().any(|land| land.owner.is(board.active));
                fits(alive, "the active seat holds nothing")?;
                let complete = state.missions.iter().all(Option::is_some) && board.capitals.len() == state.named.len();
                fits(complete, "missions or capitals are missing")?;
                self.check_turn_phase(state)
            }
        }
    }

    fn check_turn_phase(&self, state: &State) -> Result<(), Illegal> {
        let board = &state.board;
        let fits = |holds: bool, what: &str| ensure(holds, || format!("phase: {what}"));
        let enemies = |from: TerritoryId, to: TerritoryId| {
            self.map.contains(from)
                && self.map.contains(to)
                && board.holds(board.active, from)
                && !board.holds(board.active, to)
                && self.map.adjacent(from, to)
        };
        match board.phase {
            Phase::Reinforce { .. } => {
                let forced = state.hands[board.active.index()].len() >= crate::card::FORCED_TRADE;
                fits(board.to_place > 0 || forced, "there is nothing to place")
            }
            Phase::Roll(Battle { from, to, dice, .. }) => fits(
                enemies(from, to) && (1..=3).contains(&dice) && u32::from(dice) < board.land(from).armies,
                "no such battle can be",
            ),
            Phase::Occupy { from, to, least } => fits(
                self.map.contains(from)
                    && self.map.contains(to)
                    && from != to
                    && board.holds(board.active, from)
                    && board.holds(board.active, to)
                    && (1..board.land(from).armies).contains(&least),
                "no such territory can be occupied",
            ),
            Phase::Draw => fits(!state.deck.is_empty(), "there is no card to draw"),
            _ => Ok(()),
        }
    }

    fn has_force(&self, owner: Owner) -> bool {
        match owner.seat() {
            Some(Seat(seat)) => seat < self.setup.seats,
            None => owner == Owner::NEUTRAL && self.setup.has_neutrals(),
        }
    }
}
