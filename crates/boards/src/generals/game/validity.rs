//! Whether a state can be one of a game.

use super::generals::Generals;
use crate::board::{MOST_PLIES, Soundness, Square, sound};
use crate::generals::rules::Survivor;
use crate::generals::side::Side;
use crate::generals::state::{Phase, Piece, State, View};

impl Generals {
    /// Whether a view that was told from outside can be one.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn check_view(&self, view: &View) -> Soundness {
        let lists = view.counts.iter().all(|counts| counts.len() == self.rules().ranks.len());
        sound(lists, "generals_lists", "a list has too many entries or too few")?;
        self.check_pieces(&view.known)?;
        let whole = view.known.phase == Phase::Moving && view.known.is_whole();
        if whole { self.check_validity(&view.known) } else { Ok(()) }
    }

    /// Whether a state that was read from a file can stand under these rules.
    pub(in crate::generals) fn check_validity(&self, state: &State) -> Soundness {
        if state.phase == Phase::Undecided {
            let text = "with which start the game begins is drawn before anything else";
            return sound(self.starts.len() > 1 && *state == self.start_state(), "undecided", text);
        }
        self.check_pieces(state)?;
        self.check_ranks(state)?;
        self.check_fights(state)?;
        let text = "more quiet moves are told than are counted";
        sound(state.plies <= MOST_PLIES && state.past.len() <= usize::from(state.quiet), "quiet_told", text)?;
        let text = "more quiet plies are counted than end the game";
        sound(state.quiet <= self.setup.quiet_limit, "quiet_limit", text)?;
        self.check_past(state)?;
        let ended = self.end_of(&State { end: None, ..state.clone() });
        sound(state.end == ended, "ending", "the game is over, or is not, against its rules")
    }

    /// Whether pieces lie where they may, each once, and there are no more than the game has.
    fn check_pieces(&self, state: &State) -> Soundness {
        let rules = self.rules();
        let mut taken: Vec<Square> = Vec::new();
        for piece in state.armies.iter().flatten() {
            let ground = |square: Square| rules.is_ground(square);
            sound(
                ground(piece.home) && piece.at.is_none_or(ground),
                "generals_beside",
                "a piece stands beside the board or in the water",
            )?;
            taken.extend(piece.at);
            let known = piece.rank.is_none_or(|rank| rank.index() < rules.ranks.len());
            sound(known && piece.may.and(rules.all()) == piece.may, "generals_rank", "there is no such rank")?;
            let away = piece.at != Some(piece.home) && piece.at.is_some();
            sound(piece.moved || !away, "generals_moved", "a piece is said not to have moved that stands elsewhere")?;
        }
        taken.sort_unstable();
        let apart = taken.is_sorted_by(|one, next| one < next);
        sound(apart, "generals_twice", "two pieces stand on one square")?;
        let homes = |side: Side| state.army(side).iter().map(|piece| piece.home);
        let shared = homes(Side::White).any(|home| state.place_of(Side::Black, home).is_some());
        sound(!shared, "generals_homes", "two pieces are said to have begun on one square")?;
        for army in &state.armies {
            let ordered = army.is_sorted_by(|one, next| one.home < next.home);
            sound(ordered, "generals_order", "pieces are not in the order of their first squares, each once")?;
            sound(army.len() <= rules.army(), "pieces", "there are more pieces than the game has")?;
        }
        Ok(())
    }

    /// Whether both sides have the ranks they may have.
    fn check_ranks(&self, state: &State) -> Soundness {
        let rules = self.rules();
        for side in Side::ALL {
            let army = state.army(side);
            let stands = match state.phase {
                Phase::Placing(placing) => side.index() < placing.index(),
                _ => true,
            };
            if !stands {
                sound(army.is_empty(), "generals_early", "pieces stand that are yet to be placed")?;
                continue;
            }
            let mut left = rules.counts();
            let mut flags = 0;
            for piece in army {
                let Some(rank) = piece.rank else { return sound(false, "generals_unknown", "a rank is not known") };
                let more = left[rank.index()].checked_sub(1);
                sound(more.is_some(), "pieces", "there are more pieces than the game has")?;
                left[rank.index()] = more.unwrap_or(0);
                let may = piece.may.contains(rank) || (state.end.is_some() && piece.at.is_none());
                sound(may, "generals_may", "a piece has another rank than it can have by what was seen of it")?;
                flags += u32::from(rank == rules.flag);
            }
            sound(flags == 1, "generals_flag", "each side has one flag")?;
            if state.phase != Phase::Moving {
                let fresh = army.iter().all(|piece| *piece == self.fresh(piece.home, piece.rank));
                let camp = army.iter().all(|piece| rules.ahead(side, piece.home) < rules.rows);
                let whole = left.iter().all(|left| *left == 0);
                let text = "the pieces behind the screen do not stand as they were placed";
                sound(fresh && camp && whole, "generals_placed", text)?;
            }
        }
        let begun = state.phase == Phase::Moving
            || (state.fights.is_empty() && state.quiet == 0 && state.plies == 0 && state.mover == Side::White);
        sound(begun, "generals_begun", "something was done before the sides moved")
    }

    /// Whether the fights came out as ranks have it, and who fell has fallen.
    fn check_fights(&self, state: &State) -> Soundness {
        let rules = self.rules();
        let mut standing = state.armies.clone();
        for army in &mut standing {
            army.iter_mut().for_each(|piece| piece.at = Some(piece.home));
        }
        let piece = |side: Side, home: Square| state.place_of(side, home).map(|place| (side.index(), place));
        for fight in &state.fights {
            let met = (piece(fight.side, fight.attacker), piece(fight.side.other(), fight.defender));
            let (Some(one), Some(other)) = met else {
                return sound(false, "generals_fight_piece", "a fight is told of a piece that is not there");
            };
            let both = [one, other].map(|(side, place)| standing[side][place]);
            let text = "a fight is told of a piece that had fallen";
            sound(both.iter().all(|piece| piece.at.is_some()), "generals_fight_fallen", text)?;
            let [Some(attacker), Some(defender)] = both.map(|piece| piece.rank) else {
                return sound(false, "generals_unknown", "a rank is not known");
            };
            let survivor = match rules.survivor(attacker, defender) {
                Survivor::Attacker => Some(fight.side),
                Survivor::Defender => Some(fight.side.other()),
                Survivor::Nobody => None,
            };
            sound(survivor == fight.survivor, "generals_fight", "a fight came out otherwise than its ranks do")?;
            for (side, place) in [one, other] {
                if survivor.map(Side::index) != Some(side) {
                    standing[side][place].at = None;
                }
            }
        }
        let fell = |(after, piece): (&Piece, &Piece)| after.at.is_some() || piece.at.is_none();
        let gone = standing.iter().flatten().zip(state.armies.iter().flatten()).all(fell);
        sound(gone, "generals_fallen", "a piece stands that fell in a fight")
    }

    /// Whether the moves since the last fight can have been made.
    fn check_past(&self, state: &State) -> Soundness {
        let rules = self.rules();
        let mut board = state.clone();
        let mut side = state.mover;
        for mv in state.past.iter().rev() {
            side = side.other();
            let inside = rules.is_ground(mv.from) && rules.is_ground(mv.to) && rules.size.in_line(mv.from, mv.to);
            let place = board.piece_on(mv.to).filter(|(whose, _)| *whose == side && inside && mv.from != mv.to);
            let Some((_, place)) = place.filter(|_| board.piece_on(mv.from).is_none()) else {
                return sound(false, "quiet_move", "a quiet move is told that nobody could make");
            };
            board.armies[side.index()][place].at = Some(mv.from);
        }
        Ok(())
    }
}
