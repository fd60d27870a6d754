//! Worlds of a view: states that look like it, with all that it does not hold drawn by chance.
//!
//! Cards, missions and capitals are dealt here; `fog` settles the territories that are not seen, and `turn` says what a turn has brought that is not
//! seen. Nothing here knows the state a view was made of.

mod fog;
mod turn;

use rand::seq::{IndexedRandom, SliceRandom};
use tabletop::{Eye, Game, Illegal, Rng, Seat, Seed, Turn};

use super::Risk;
use crate::board::{Board, Phase};
use crate::card::Card;
use crate::map::TerritoryId;
use crate::mission::Mission;
use crate::setup::Victory;
use crate::state::{State, View};
use turn::{Front, Unseen};

/// How often a world is drawn until it looks like the view: what happens in the fog does not always fit at the first try.
const TRIES: u32 = 100;

impl Risk {
    pub(super) fn world_of(&self, view: &View, rng: &mut Rng) -> Option<State> {
        let mut drawn = (0..TRIES).map(|_| self.drawn_from(view, None, rng));
        drawn.find(|world| self.check_validity(world).is_ok() && self.view(world, view.eye) == *view)
    }

    /// A world that also keeps what events have told of a fight under way, which a view forgets.
    pub(super) fn twin_of(&self, state: &State, eye: Eye, rng: &mut Rng) -> Option<State> {
        let view = self.view(state, eye);
        let told = self.told_fight(&state.board, eye);
        let fits = |twin: &State| {
            self.told_fight(&twin.board, eye) == told
                && self.check_validity(twin).is_ok()
                && self.view(twin, eye) == view
        };
        (0..TRIES).map(|_| self.drawn_from(&view, Some(told), rng)).find(fits)
    }

    /// Whether a view that somebody wrote can stand under these rules, its seat being the one to act. Views of the house need no
    /// check; opponents need not cope with one that fails it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_view(&self, view: &View) -> Result<(), Illegal> {
        let invalid = |text: &str| Err(Illegal::new("invalid-view", text.to_owned()));
        // Nothing of its own turn is hidden from a seat, so any world will do.
        let state = self.drawn_from(view, None, &mut Seed(0).stream("view", 0));
        let Turn::Seat(acting) = self.turn(&state) else { return invalid("phase: nobody is to act now") };
        if view.seat() != Some(acting) || acting.0 >= self.setup.seats {
            return invalid("eye: it is not the seat to act");
        }
        if !view.missions.is_empty() {
            return invalid("missions: they are shown when the game is over");
        }
        let own = |given: &[Option<TerritoryId>]| given.get(acting.index()).copied().flatten();
        if view.capital != own(&state.named) || view.mission.is_some() == state.missions.is_empty() {
            return invalid("mission, capital: they are not those of this game");
        }
        self.check_validity(&state)
    }

    /// A state that looks like the view, if there is one and what goes on in the fog fits together.
    fn drawn_from(&self, view: &View, told: Option<Option<(Unseen, Front)>>, rng: &mut Rng) -> State {
        let mut board = view.board.clone();
        if self.setup.fog && !matches!(board.phase, Phase::Over(_)) && self.is_of_this_table(&board) {
            self.lift_fog(&mut board, view.eye, told, rng);
        }
        let (hands, deck) = self.dealt_cards(view, rng);
        State {
            hands,
            deck,
            missions: self.dealt_missions(view, rng),
            named: self.named_capitals(view, &board, rng),
            board,
        }
    }

    /// Whether lists are as long as they must be and name seats that are there, as they do in every view of the house.
    fn is_of_this_table(&self, board: &Board) -> bool {
        let seats = usize::from(self.setup.seats);
        let lists = [board.reserves.len(), board.hand_sizes.len()];
        board.lands.len() == self.map.len()
            && lists == [seats; 2]
            && board.active.index() < seats
            && board.first.index() < seats
    }

    /// The hands of all seats, and what is left of the deck.
    fn dealt_cards(&self, view: &View, rng: &mut Rng) -> (Vec<Vec<Card>>, Vec<Card>) {
        let unseen = |card: &Card| !view.hand.contains(card) && !view.board.discard.contains(card);
        let mut pool: Vec<Card> = Card::deck(&self.map).filter(|card| self.setup.has_cards() && unseen(card)).collect();
        pool.shuffle(rng);
        let hands = Seat::all(self.setup.seats.into()).map(|seat| {
            if view.eye.is(seat) {
                return view.hand.clone();
            }
            let size = view.board.hand_sizes.get(seat.index()).copied().unwrap_or(0);
            let mut hand = pool.split_off(pool.len().saturating_sub(size.into()));
            hand.sort_unstable();
            hand
        });
        let hands = hands.collect();
        pool.sort_unstable();
        (hands, pool)
    }

    /// The missions of those who have got theirs.
    fn dealt_missions(&self, view: &View, rng: &mut Rng) -> Vec<Option<Mission>> {
        let seats = usize::from(self.setup.seats);
        let dealt = |seat: Seat| match view.board.phase {
            Phase::First => false,
            Phase::Mission(next) => self.comes_before(&view.board, seat, next),
            _ => true,
        };
        match self.setup.victory {
            Victory::Missions if matches!(view.board.phase, Phase::Over(_)) => view.missions.clone(),
            Victory::Missions => {
                let mut pool: Vec<Mission> =
                    Mission::all(seats).filter(|mission| view.mission != Some(*mission)).collect();
                pool.shuffle(rng);
                let mission = |seat| match view.eye.is(seat) {
                    true => view.mission,
                    false => dealt(seat).then(|| pool.pop()).flatten(),
                };
                Seat::all(seats).map(mission).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The capitals of those who have named theirs: as long as they are secret, any territory of theirs.
    fn named_capitals(&self, view: &View, board: &Board, rng: &mut Rng) -> Vec<Option<TerritoryId>> {
        match self.setup.victory {
            Victory::Capitals(_) if board.capitals.is_empty() => {
                let mut named = |seat: Seat| {
                    if view.eye.is(seat) {
                        return view.capital;
                    }
                    let due = board.phase == Phase::Capital && self.comes_before(board, seat, board.active);
                    let held =
                        |place: &TerritoryId| board.lands.get(place.index()).is_some_and(|land| land.owner.is(seat));
                    let own: Vec<TerritoryId> = self.map.territories().filter(held).collect();
                    own.choose(rng).copied().filter(|_| due)
                };
                Seat::all(self.setup.seats.into()).map(&mut named).collect()
            }
            Victory::Capitals(_) => board.capitals.iter().copied().map(Some).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether a seat comes before another in a round.
    fn comes_before(&self, board: &Board, seat: Seat, other: Seat) -> bool {
        let seats = self.setup.seats;
        board.first.0 < seats && self.place_in_round(board, seat) < self.place_in_round(board, Seat(other.0 % seats))
    }
}
