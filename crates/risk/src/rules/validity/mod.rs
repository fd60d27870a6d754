//! Whether a state read from a file can stand under these rules, so that no other method ever meets one that cannot.
//!
//! This file checks what holds at any time; `opening` what holds while the board is set up, `turn` what holds afterwards, and a
//! `verdict` is what each says.

mod opening;
mod turn;
mod verdict;

use tabletop::Seat;

use super::Risk;
use crate::board::{Board, Land, MOST_ARMIES, Owner, Phase};
use crate::card::{Card, WILDS};
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::setup::Victory;
use crate::state::State;
use opening::is_settled;
pub(super) use opening::reserve;
use verdict::{Verdict, ensure};

impl Risk {
    pub(super) fn check_validity(&self, state: &State) -> Verdict {
        self.check_lists(state)?;
        self.check_counts(&state.board)?;
        self.check_fallen(&state.board)?;
        self.check_lands(&state.board)?;
        self.check_cards(state)?;
        self.check_missions(state)?;
        if state.board.round == 0 { self.check_opening(state) } else { self.check_turn(state) }
    }

    /// Lists are as long as they must be, and name territories and seats that are there.
    fn check_lists(&self, state: &State) -> Verdict {
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
            ensure(self.map.contains(place), || format!("territory {} is not on this map", place.0))?;
        }
        let named = board.fallen.iter().flat_map(|fallen| [fallen.seat, fallen.by]);
        for seat in [board.active, board.first].into_iter().chain(named) {
            ensure(seat.index() < seats, || format!("{seat} is not at this table of {seats}"))?;
        }
        Ok(())
    }

    fn check_counts(&self, board: &Board) -> Verdict {
        let armies = board.reserves.iter().chain([&board.neutral_reserve, &board.to_place, &board.neutrals_to_place]);
        ensure(armies.into_iter().all(|&count| count <= MOST_ARMIES), || format!("more than {MOST_ARMIES} armies"))?;
        ensure(board.round <= self.setup.last_round(), || {
            format!("round {} is after the last, {}", board.round, self.setup.last_round())
        })
    }

    fn check_fallen(&self, board: &Board) -> Verdict {
        let fits = |holds: bool, what: &str| ensure(holds, || format!("fallen: {what}"));
        let mut earlier = 1;
        for (at, fallen) in board.fallen.iter().enumerate() {
            let gone = |seat: Seat| board.fallen[..at].iter().any(|before| before.seat == seat);
            fits(!gone(fallen.seat), "a seat is eliminated twice")?;
            fits(
                fallen.by != fallen.seat && !gone(fallen.by),
                "a seat is eliminated by itself or by one that is gone",
            )?;
            fits((earlier..=board.round).contains(&fallen.round), "a seat is eliminated out of its round")?;
            earlier = fallen.round;
        }
        fits(board.fallen.len() < board.seats(), "every seat is eliminated")
    }

    fn check_lands(&self, board: &Board) -> Verdict {
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
        if is_settled(board) {
            for seat in Seat::all(board.seats()).filter(|&seat| board.alive(seat)) {
                let holds = board.lands.iter().any(|land| land.owner.is(seat));
                ensure(holds, || format!("{seat} is not eliminated and holds no territory"))?;
            }
        }
        Ok(())
    }

    fn check_cards(&self, state: &State) -> Verdict {
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
        ensure(sizes && usize::from(board.deck_size) == state.deck.len(), || "cards are miscounted".to_owned())?;
        let gone = |seat: usize| !board.alive(Seat(seat as u8));
        let kept = state.hands.iter().enumerate().any(|(seat, hand)| gone(seat) && !hand.is_empty());
        ensure(!kept, || "an eliminated seat holds cards".to_owned())?;
        self.check_trades(state)
    }

    /// A turn brings one card at most, at its end, and a trade takes three.
    fn check_trades(&self, state: &State) -> Verdict {
        let board = &state.board;
        let held: usize = state.hands.iter().map(Vec::len).sum();
        let drawn = 3 * u64::from(board.trades) + held as u64;
        let rounds = u64::from(board.round.saturating_sub(1)) * u64::from(self.setup.seats);
        let over = matches!(board.phase, Phase::Over(_));
        let turns = rounds + u64::from(self.place_in_round(board, board.active)) + u64::from(over);
        ensure(drawn <= turns, || {
            format!(
                "{} traded sets and {held} cards in hand are more than {turns} turns can have brought",
                board.trades
            )
        })?;
        let discarded = board.discard.len();
        let whole = discarded.is_multiple_of(3) && discarded as u64 <= 3 * u64::from(board.trades);
        ensure(whole, || format!("{discarded} discarded cards are not those of {} traded sets", board.trades))?;
        ensure(board.trades == 0 || self.setup.has_cards(), || "sets were traded in a game without cards".to_owned())
    }

    fn check_missions(&self, state: &State) -> Verdict {
        let dealt: Vec<Mission> = state.missions.iter().copied().flatten().collect();
        for (at, mission) in dealt.iter().enumerate() {
            let known = Mission::all(self.setup.seats.into()).any(|known| known == *mission);
            ensure(known && !dealt[..at].contains(mission), || {
                "a mission is not of this game, or dealt twice".to_owned()
            })?;
        }
        Ok(())
    }

    /// Whether just the seats that come before `next` in turn order have something that is given out one by one.
    fn given_before<T>(&self, board: &Board, given: &[Option<T>], next: Seat) -> bool {
        let before = |seat| self.place_in_round(board, Seat(seat)) < self.place_in_round(board, next);
        given.iter().zip(0..).all(|(given, seat)| given.is_some() == before(seat))
    }

    /// How many seats come before this one in a round.
    pub(in crate::rules) fn place_in_round(&self, board: &Board, seat: Seat) -> u8 {
        (seat.0 + self.setup.seats - board.first.0) % self.setup.seats
    }
}
