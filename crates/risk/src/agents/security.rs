//! The border security of a seat as a player may ask for it.

use tabletop::Seat;

use super::draft::Draft;
use super::sight::Ground;
use crate::board::{Board, Land, Owner};
use crate::map::{Map, TerritoryId, TerritorySet};

/// How threatened one border territory of a seat is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BorderSecurity {
    /// Which territory.
    pub territory: TerritoryId,
    /// BST: foreign armies that may attack it, as far as they are seen.
    pub bst: u64,
    /// BSR: BST for each own army there.
    pub bsr: f64,
    /// NBSR: the share of new armies a draft by border security gives it, in [0, 1]; 0 for the smaller half of the BSRs.
    pub nbsr: f64,
}

/// The border territories of a seat, the most threatened first: the figures of the published method's draft, from the
/// very functions the opponents draft with. `board` is what whoever asks may see; what fog hides threatens nobody.
pub fn border_security(map: &Map, board: &Board, seat: Seat) -> Vec<BorderSecurity> {
    let ground = Laid { map, board };
    let owner = Owner::of(seat);
    let mut draft = Draft::default();
    let borders = draft.make(&ground, owner, 0).iter();
    borders
        .filter(|border| ground.is_border(border.territory, owner))
        .map(|border| BorderSecurity {
            territory: border.territory,
            bst: border.bst,
            bsr: border.bsr,
            nbsr: border.nbsr,
        })
        .collect()
}

/// A board on its map.
struct Laid<'a> {
    map: &'a Map,
    board: &'a Board,
}

impl Ground for Laid<'_> {
    type Set = TerritorySet;

    fn map(&self) -> &Map {
        self.map
    }

    fn land(&self, territory: TerritoryId) -> Land {
        self.board.land(territory)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::rules::Risk;
    use crate::setup::Setup;
    use crate::testing::world;

    #[test]
    fn the_figures_are_those_of_the_published_method() {
        let map = world();
        let game = Risk::new(Setup { seats: 3, ..Setup::default() }, world()).expect("a sound setup");
        let at = |name: &str| map.find(name).expect("a territory");
        let mut board = game.start().board;
        board.lands.fill(Land { owner: Owner::of(Seat(1)), armies: 1 });
        for (name, armies) in [("Brazil", 4), ("Peru", 2), ("Venezuela", 6), ("Argentina", 1)] {
            board.lands[at(name).index()] = Land { owner: Owner::of(Seat(0)), armies };
        }
        board.lands[at("North Africa").index()].armies = 8;
        board.lands[at("Central America").index()].armies = 3;
        let security = border_security(&map, &board, Seat(0));
        let figures: Vec<_> = security.iter().map(|border| (border.territory, border.bst, border.bsr)).collect();
        assert_eq!(figures, [(at("Brazil"), 8, 2.0), (at("Venezuela"), 3, 0.5)]);
        // The smaller half is dropped, so that the draft goes to Brazil alone.
        assert_eq!((security[0].nbsr, security[1].nbsr), (1.0, 0.0));
        assert!(border_security(&map, &board, Seat(2)).is_empty());
    }
}
