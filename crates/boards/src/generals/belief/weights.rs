//! What is known of single pieces, and what it weighs.

use crate::generals::game::Generals;
use crate::generals::rank::{Rank, Ranks};
use crate::generals::rules::Survivor;
use crate::generals::side::Side;
use crate::generals::state::{Fight, View};

/// Most ranks of a game.
pub(super) const MOST_RANKS: usize = 16;

/// A number for each rank.
pub type Chances = [f64; MOST_RANKS];

/// By piece of a side: the ranks that fit all that was seen of it, its fights with pieces of known rank among them.
pub fn fitting_ranks(game: &Generals, view: &View, side: Side) -> Vec<Ranks> {
    let known = &view.known;
    let mut fitting: Vec<Ranks> =
        known.army(side).iter().map(|piece| piece.rank.map_or(piece.may.and(game.rules().all()), Ranks::of)).collect();
    for fight in &known.fights {
        let came = fight.side == side;
        let (own, other) = if came { (fight.attacker, fight.defender) } else { (fight.defender, fight.attacker) };
        let met = known.place_of(side.other(), other).and_then(|place| known.army(side.other())[place].rank);
        if let (Some(place), Some(met)) = (known.place_of(side, own), met) {
            let fits = |rank: &Rank| {
                let survivor = if came { game.rules().survivor(*rank, met) } else { game.rules().survivor(met, *rank) };
                came_out(fight, survivor)
            };
            fitting[place] = fitting[place].iter().filter(fits).collect();
        }
    }
    fitting
}

fn came_out(fight: &Fight, survivor: Survivor) -> bool {
    match survivor {
        Survivor::Attacker => fight.survivor == Some(fight.side),
        Survivor::Defender => fight.survivor == Some(fight.side.other()),
        Survivor::Nobody => fight.survivor.is_none(),
    }
}
