//! A state that looks like a view: ranks that are not known are drawn.

use tabletop::{Eye, Rng};

use super::generals::Generals;
use crate::generals::fitting::Fitting;
use crate::generals::rank::Rank;
use crate::generals::rules::Survivor;
use crate::generals::side::Side;
use crate::generals::state::{Fight, Phase, State, View};

/// How often ranks are drawn anew.
const TRIES: usize = 40;

impl Generals {
    /// A state that looks so.
    pub(super) fn world_of(&self, view: &View, rng: &mut Rng) -> Option<State> {
        let known = &view.known;
        match known.phase {
            Phase::Undecided => return Some(self.start_state()),
            Phase::Placing(_) | Phase::Screen => return Some(self.behind_the_screen(view, rng)),
            Phase::Moving => {}
        }
        if known.is_whole() {
            return Some(known.clone());
        }
        let eye = view.side.map_or(Eye::Public, |side| Eye::Seat(side.seat()));
        (0..TRIES).find_map(|_| {
            let world = self.try_world(view, rng)?;
            let looks = self.end_of(&world).is_none() && self.view_of(&world, eye) == *view;
            looks.then_some(world)
        })
    }

    /// Pieces that stand behind the screen are placed anywhere.
    fn behind_the_screen(&self, view: &View, rng: &mut Rng) -> State {
        let mut world = view.known.clone();
        for side in Side::ALL {
            let stands = match world.phase {
                Phase::Placing(placing) => side.index() < placing.index(),
                _ => true,
            };
            if stands && world.army(side).is_empty() {
                world.armies[side.index()] = self.army_of(side, &self.any_arrangement(rng));
            }
        }
        world
    }

    fn try_world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        let mut world = view.known.clone();
        let own = world.army(Side::White).len();
        let place = |side: Side, place: usize| if side == Side::White { place } else { own + place };
        let (mut ranks, mut open) = (Vec::new(), Vec::new());
        for side in Side::ALL {
            let mut left = self.unknown_ranks(view, side)?;
            let army = world.army(side).iter();
            ranks.extend(army.map(|piece| piece.rank.or_else(|| left.pop())).collect::<Option<Vec<Rank>>>()?);
            if !left.is_empty() {
                return None;
            }
            let unknown = world.army(side).iter().enumerate().filter(|(_, piece)| piece.rank.is_none());
            open.push(unknown.map(|(at, _)| place(side, at)).collect());
        }
        let number = |side: Side, home| Some(place(side, world.place_of(side, home)?));
        let fight = |fight: &Fight| {
            let survivor = match fight.survivor {
                Some(side) if side == fight.side => Survivor::Attacker,
                Some(_) => Survivor::Defender,
                None => Survivor::Nobody,
            };
            Some((number(fight.side, fight.attacker)?, number(fight.side.other(), fight.defender)?, survivor))
        };
        let fights = world.fights.iter().map(fight).collect::<Option<Vec<_>>>()?;
        let may = world.armies.iter().flatten().map(|piece| piece.may).collect();
        let mut fitting = Fitting::new(self.rules(), ranks, may, open, fights);
        if !fitting.fit(rng) {
            return None;
        }
        let found = std::mem::take(&mut fitting.ranks);
        world.armies.iter_mut().flatten().zip(found).for_each(|(piece, rank)| piece.rank = Some(rank));
        Some(world)
    }

    /// The ranks of a side that nobody was told which pieces have; `None` where more are told than there are.
    pub(in crate::generals) fn unknown_ranks(&self, view: &View, side: Side) -> Option<Vec<Rank>> {
        let mut counts = view.counts[side.index()].clone();
        for rank in view.known.army(side).iter().filter_map(|piece| piece.rank) {
            let left = counts.get_mut(rank.index())?;
            *left = left.checked_sub(1)?;
        }
        Some((0..).map(Rank).zip(counts).flat_map(|(rank, count)| (0..count).map(move |_| rank)).collect())
    }
}
