//! Carrots hidden in hand: what others see of them, and which positions look alike to them.
//!
//! What carrots are paid and earned everybody sees, so that whoever counts knows more than a view holds; counting is for those who watch.

use std::collections::BTreeSet;

use rand::RngExt;
use tabletop::{Eye, Game, Illegal, Rng, Seat};

use super::Hare;
use crate::cost::cost;
use crate::state::{Phase, RUNNERS, State};
use crate::track::GOAL;
use crate::view::View;

/// Up to how much richer than the eyes that look, or than nothing, others are taken to be in a position that looks alike.
const SPREAD: u32 = 200;
/// How often carrots are drawn before they are sought one by one.
const TRIES: u32 = 40;

impl Hare {
    /// Whether carrots are hidden in hand in a position. When the race is over they lie open.
    pub fn hides(&self, state: &State) -> bool {
        self.setup.hidden_carrots && !matches!(state.phase, Phase::Over(_))
    }

    /// The rank of every seat by its carrots: 1, and one more for each that has more.
    fn wealth(&self, state: &State) -> [u8; RUNNERS] {
        let all = &state.carrots[..usize::from(self.setup.seats)];
        let rank = |own: &u16| 1 + all.iter().filter(|other| *other > own).count() as u8;
        let mut wealth = [0; RUNNERS];
        wealth.iter_mut().zip(all).for_each(|(wealth, own)| *wealth = rank(own));
        wealth
    }

    pub(super) fn seen_by(&self, state: &State, eye: Eye) -> View {
        if !self.hides(state) {
            return View::whole(state);
        }
        let hidden = Seat::all(self.setup.seats.into()).filter(|seat| !eye.is(*seat));
        View::without(state, hidden.fold(0, |bits, seat| bits | 1 << seat.0), self.wealth(state))
    }

    /// A position that looks so: with carrots drawn for whom they are hidden, in the same order of wealth.
    pub(super) fn world_of(&self, view: &View, rng: &mut Rng) -> Option<State> {
        let fits = |state: &State| self.check_state(state).is_ok() && self.looks_like(state, view);
        if let Some(state) = view.state() {
            return Some(*state);
        }
        let some = self.guess(view, |_| self.carrots);
        let own = Seat::all(self.setup.seats.into()).find_map(|seat| view.carrots(seat));
        // Whoever is to act could hardly have other carrots than a few; the fewest that will do are then taken.
        (0..TRIES).map(|_| self.drawn_anew(&some, own, rng)).find(fits).or_else(|| {
            let mover = view.seen().mover();
            let with = |carrots| self.guess(view, |seat| if seat == mover { carrots } else { 0 });
            (0..=cost(GOAL)).map(with).find(fits)
        })
    }

    /// Whether the eyes of `view` see that, were this the position.
    fn looks_like(&self, state: &State, view: &View) -> bool {
        self.hides(state) && View::without(state, view.hidden(), self.wealth(state)) == *view
    }

    /// A position with other carrots for whom they are hidden: for all but those who have as many as `own`.
    fn drawn_anew(&self, state: &State, own: Option<u16>, rng: &mut Rng) -> State {
        let seats = usize::from(self.setup.seats);
        let amounts: Vec<u16> = state.carrots[..seats].iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let poorer = own.map_or(0, |own| amounts.partition_point(|amount| *amount < own));
        let richer = amounts.len() - poorer - usize::from(own.is_some());
        let floor = own.map_or(0, |own| u32::from(own) + 1);
        let most = amounts.last().copied().map_or(0, u32::from).max(floor + SPREAD).min(u16::MAX.into());
        let mut drawn: Vec<u16> = distinct(poorer, 0, own.map_or(0, u32::from), rng);
        drawn.extend(own);
        drawn.extend(distinct(richer, floor, most + 1, rng));
        let mut twin = *state;
        for carrots in &mut twin.carrots[..seats] {
            *carrots = amounts.binary_search(carrots).map_or(*carrots, |at| drawn[at]);
        }
        twin
    }

    /// A position that looks like this view: with the carrots that are `believed` of seats where that is in their order of wealth, else with the
    /// nearest that is.
    pub fn guess(&self, view: &View, believed: impl Fn(Seat) -> u16) -> State {
        if let Some(state) = view.state() {
            return *state;
        }
        let mut ranks: Vec<u8> = self.ranks(view).map(|(rank, _)| rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        // From the poorest on, each with what its seats are believed to have at most.
        ranks.reverse();
        let held = |rank: u8| {
            let seats = || self.ranks(view).filter(move |(own, _)| *own == rank).map(|(_, seat)| seat);
            let seen = seats().find_map(|seat| view.carrots(seat));
            (seen, u32::from(seats().map(&believed).max().unwrap_or(0)))
        };
        let groups: Vec<(Option<u16>, u32)> = ranks.iter().map(|rank| held(*rank)).collect();
        let anchor = groups.iter().position(|(seen, _)| seen.is_some());
        let mut amounts = vec![0; groups.len()];
        let mut least = 0;
        for (at, (seen, believed)) in groups.iter().enumerate() {
            // Below the one that is seen there must be room for those in between.
            let room = anchor
                .filter(|anchor| at < *anchor)
                .and_then(|anchor| groups[anchor].0.map(|own| u32::from(own).saturating_sub((anchor - at) as u32)));
            let amount = seen.map_or(*believed, u32::from);
            amounts[at] = match seen {
                Some(_) => amount,
                None => amount.max(least).min(room.unwrap_or(u16::MAX.into())),
            };
            least = amounts[at] + 1;
        }
        view.with_carrots(|seat| {
            let rank = view.wealth(seat).unwrap_or(0);
            let amount = ranks.iter().position(|own| *own == rank).map_or(0, |at| amounts[at]);
            u16::try_from(amount).unwrap_or(u16::MAX)
        })
    }

    /// Every seat with its rank by carrots, where these are hidden.
    fn ranks<'a>(&self, view: &'a View) -> impl Iterator<Item = (u8, Seat)> + 'a {
        Seat::all(self.setup.seats.into()).map(|seat| (view.wealth(seat).unwrap_or(0), seat))
    }

    /// Whether somebody may see such a view who is to act in it.
    ///
    /// # Errors
    /// What cannot be so under these rules.
    pub fn check_view(&self, view: &View) -> Result<(), Illegal> {
        let hides = self.hides(view.seen());
        let told = |seat: Seat| view.wealth(seat).is_some();
        let seats = || Seat::all(self.setup.seats.into());
        let beyond = (usize::from(self.setup.seats)..RUNNERS).any(|seat| !view.sees(Seat(seat as u8)));
        let own = view.seen().mover();
        let sound = if hides { seats().all(told) && view.sees(own) && !beyond } else { view.state().is_some() };
        if !sound {
            return Err(Illegal::new("invalid-state", "carrots are hidden that should be seen, or have no rank"));
        }
        self.check_state(&self.guess(view, |_| self.carrots))
    }
}

/// So many different numbers of a range that has as many, in order.
fn distinct(count: usize, from: u32, to: u32, rng: &mut Rng) -> Vec<u16> {
    let mut drawn = BTreeSet::new();
    while drawn.len() < count.min(to.saturating_sub(from) as usize) {
        drawn.insert(rng.random_range(from..to));
    }
    drawn.into_iter().map(|amount| u16::try_from(amount).unwrap_or(u16::MAX)).collect()
}
