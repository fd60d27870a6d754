//! What is told of a square where the pointer rests: what a piece takes and what takes it, and of one whose rank is not known what it did and what it can be by that.

use boards::{
    board::Square,
    generals::{Fight, Generals, Piece, Rank, Ranks, Side, Steps, Survivor, View},
};

use super::faces::{self, face};
use crate::{
    games::board_games::game::CellTip,
    text::{Words, capitalised},
};

/// So many ranks in a row are told by the first and the last of them.
const RUN: usize = 3;

/// What is told of a square; nothing of an empty one, but of water.
pub fn tip(words: &Words, game: &Generals, view: &View, square: Square) -> Option<CellTip> {
    if !game.rules().is_ground(square) {
        let line = words.get("generals-tip_water_note").to_owned();
        return Some(CellTip { title: words.get("generals-tip_water").to_owned(), lines: vec![line] });
    }
    let (side, place) = view.known.piece_on(square)?;
    let piece = view.known.army(side)[place];
    let title = capitalised(&faces::name(words, &face(game, side, piece.rank)));
    let lines = match piece.rank {
        Some(rank) => known(words, game, rank),
        None => unknown(words, game, view, side, piece),
    };
    Some(CellTip { title, lines })
}

/// What a rank takes where it comes, what it falls to there, and what else is worth knowing of it.
fn known(words: &Words, game: &Generals, rank: Rank) -> Vec<String> {
    let rules = game.rules();
    let of =
        |survivor: Survivor| rules.all().iter().filter(move |other| rules.survivor(rank, *other) == survivor).collect();
    let mut lines = Vec::new();
    if rules.info(rank).steps == Steps::None {
        lines.push(words.get("generals-tip_stays").to_owned());
    } else {
        for (message, survivor) in [
            ("generals-tip_takes", Survivor::Attacker),
            ("generals-tip_falls", Survivor::Defender),
            ("generals-tip_both", Survivor::Nobody),
        ] {
            lines.extend(listed(words, game, message, of(survivor)));
        }
    }
    if rules.info(rank).steps == Steps::Far {
        lines.push(words.get("generals-tip_far").to_owned());
    }
    if rank == rules.flag && rules.flag_runs {
        lines.push(words.get("generals-tip_flag").to_owned());
    }
    lines
}

/// What a piece of unknown rank did, and what it can be by that.
fn unknown(words: &Words, game: &Generals, view: &View, side: Side, piece: Piece) -> Vec<String> {
    let moved = if piece.moved { "generals-tip_moved" } else { "generals-tip_unmoved" };
    let mut lines = vec![words.get(moved).to_owned()];
    let mut may = piece.may;
    let mut took = Vec::new();
    for fight in view.known.fights.iter().filter(|fight| home_of(fight, side) == piece.home) {
        let other = view.known.place_of(side.other(), home_of(fight, side.other()));
        let Some(other) = other.and_then(|place| view.known.army(side.other())[place].rank) else { continue };
        took.push(words.message(&game.rank_name(other)));
        may = may.iter().filter(|rank| came_out(game, fight, side, *rank, other)).collect();
    }
    if !took.is_empty() {
        lines.push(words.with("generals-tip_took", &[("pieces", &took.join(", "))]));
    }
    if may != game.rules().all() {
        lines.extend(listed(words, game, "generals-tip_may", may));
    }
    lines
}

/// Where the piece of a side began that was in a fight.
fn home_of(fight: &Fight, side: Side) -> Square {
    if fight.side == side { fight.attacker } else { fight.defender }
}

/// Whether a fight comes out as it did if the piece of `side` has this rank and the other one that.
fn came_out(game: &Generals, fight: &Fight, side: Side, rank: Rank, other: Rank) -> bool {
    let (attacker, defender) = if fight.side == side { (rank, other) } else { (other, rank) };
    let survivor = match game.rules().survivor(attacker, defender) {
        Survivor::Attacker => Some(fight.side),
        Survivor::Defender => Some(fight.side.other()),
        Survivor::Nobody => None,
    };
    survivor == fight.survivor
}

/// A line with these ranks; none where there are none.
fn listed(words: &Words, game: &Generals, message: &str, ranks: Ranks) -> Option<String> {
    let name = |rank: Rank| words.message(&game.rank_name(rank));
    let mut told: Vec<String> = Vec::new();
    let mut run: Vec<Rank> = Vec::new();
    let mut tell = |run: &mut Vec<Rank>| {
        match run.as_slice() {
            [first, .., last] if run.len() >= RUN => {
                told.push(words.with("generals-tip_run", &[("first", &name(*first)), ("last", &name(*last))]));
            }
            run => told.extend(run.iter().map(|rank| name(*rank))),
        }
        run.clear();
    };
    for rank in ranks.iter() {
        if run.last().is_some_and(|last| last.0 + 1 != rank.0) {
            tell(&mut run);
        }
        run.push(rank);
    }
    tell(&mut run);
    (!told.is_empty()).then(|| words.with(message, &[("pieces", &told.join(", "))]))
}
