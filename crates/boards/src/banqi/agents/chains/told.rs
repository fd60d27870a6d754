//! The wishes as an explanation: a term for each kind, the chain on the board, its length and price in words.

use std::collections::BTreeMap;

use tabletop::{Candidate, Column, Explanation, Facts, Mark, Message, Row, Term};

use super::chain::Chain;
use super::moves::Scene;
use super::wish::{Kind, Wish, Wished};
use crate::banqi::agents::reasons;
use crate::banqi::position::{Move, Position};
use crate::banqi::wording;
use crate::board::Square;

/// Candidates told of, at most.
const SHOWN: usize = 8;
/// Chains told of, at most.
const CHAINS: usize = 12;

/// Why a move is the one of which most is wished.
pub(super) fn explain(
    position: &Position,
    scene: Option<&Scene<'_>>,
    mut weighed: Vec<Wished>,
    best: Move,
) -> Explanation {
    weighed.sort_by(|a, b| b.score().total_cmp(&a.score()));
    let choices = weighed.len();
    let headline = match weighed.first().and_then(strongest) {
        Some(wish) => Message::new("headline-banqi_wishes").with("reason", Message::new(wish.kind.term())),
        None => Message::new("headline-banqi_by_chance"),
    };
    let headline = headline.with("action", wording::action(position, best)).count("choices", choices);
    let shown = weighed.iter().take(SHOWN);
    let candidates = shown.map(|wished| candidate(position, scene, wished, wished.mv == best)).collect();
    let chosen = weighed.first();
    let [length, price] =
        [["column-banqi_length", "meaning-banqi_length"], ["column-banqi_price", "meaning-banqi_price"]]
            .map(|[title, meaning]| Column { title: Message::new(title), meaning: Message::new(meaning) });
    Explanation {
        columns: vec![length, price],
        rows: scene.map_or_else(Vec::new, |scene| rows(scene, chosen)),
        ..reasons::explanation("method-banqi_chains", headline, candidates)
    }
}

/// What adds most to a move, whims aside.
fn strongest(wished: &Wished) -> Option<&Wish> {
    let real = wished.wishes.iter().filter(|wish| wish.kind != Kind::Whim && wish.value > 0.0);
    real.max_by(|a, b| a.value.total_cmp(&b.value))
}

/// The chain from one square to another.
fn chain_of<'a>(scene: &'a Scene<'_>, (from, to): (Square, Square)) -> Option<&'a Chain> {
    scene.own.iter().chain(&scene.theirs).find(|chain| chain.from == from && chain.to == to)
}

fn way(from: Square, to: Square) -> Mark {
    Mark::Way(from.0.into(), to.0.into())
}

/// A move with a term for each kind of wish, and with the chain its strongest wish is about.
fn candidate(position: &Position, scene: Option<&Scene<'_>>, wished: &Wished, chosen: bool) -> Candidate {
    let mut kinds: BTreeMap<Kind, (f64, Vec<&Wish>)> = BTreeMap::new();
    for wish in &wished.wishes {
        let (sum, wishes) = kinds.entry(wish.kind).or_default();
        *sum += wish.value;
        wishes.push(wish);
    }
    let term = |(kind, (value, wishes)): (Kind, (f64, Vec<&Wish>))| {
        let most = wishes.iter().max_by(|a, b| a.value.abs().total_cmp(&b.value.abs()));
        let about = most.and_then(|wish| wish.about);
        Term::plain(kind.term(), value).with_facts(facts(position, scene, about, wishes.len()))
    };
    let mut candidate = reasons::candidate(position, wished.mv, kinds.into_iter().map(term).collect(), chosen);
    let about = strongest(wished).and_then(|wish| wish.about);
    if let (Some(scene), Some(about)) = (scene, about) {
        candidate.marks.extend(marks(position, scene, wished.mv, about));
    }
    candidate
}

/// What a wish is about.
fn facts(position: &Position, scene: Option<&Scene<'_>>, about: Option<(Square, Square)>, wishes: usize) -> Facts {
    let facts = Facts::new().count("wishes", wishes);
    let Some((from, to)) = about else { return facts };
    let named = |square| position.board.piece(square).map(|piece| piece.kind.name());
    let mut facts = facts.with("from", wording::square(from)).with("to", wording::square(to));
    if let Some(piece) = named(from) {
        facts = facts.with("piece", piece);
    }
    if let Some(target) = named(to) {
        facts = facts.with("target", target);
    }
    match scene.and_then(|scene| chain_of(scene, (from, to))) {
        Some(chain) => facts.count("length", chain.length).decimal("price", chain.price, 0),
        None => facts,
    }
}

/// The chain a wish is about, step by step.
fn marks(position: &Position, scene: &Scene<'_>, mv: Move, about: (Square, Square)) -> Vec<Mark> {
    let Some(chain) = chain_of(scene, about) else {
        return if about.0 == about.1 { Vec::new() } else { vec![way(about.0, about.1)] };
    };
    let first = if chain.from == mv.from && chain.first.contains(mv.to) { Some(mv.to) } else { None };
    let Some(first) = first.or_else(|| chain.first.clone().next()) else { return Vec::new() };
    let squares = chain.squares(position, scene.ground.rules, first);
    let steps = squares.windows(2).map(|pair| way(pair[0], pair[1]));
    // The move itself is marked already.
    steps.filter(|step| *step != way(mv.from, mv.to)).collect()
}

/// The chains the chosen move is about, and the shortest others.
fn rows(scene: &Scene<'_>, chosen: Option<&Wished>) -> Vec<Row> {
    let about: Vec<(Square, Square)> =
        chosen.iter().flat_map(|wished| &wished.wishes).filter_map(|wish| wish.about).collect();
    let mut chains: Vec<&Chain> = scene.own.iter().chain(&scene.theirs).collect();
    chains.sort_by(|a, b| {
        let meant = |chain: &Chain| about.contains(&(chain.from, chain.to));
        let order = meant(b).cmp(&meant(a)).then(a.length.cmp(&b.length));
        order.then(b.price.abs().total_cmp(&a.price.abs()))
    });
    let row = |chain: &&Chain| {
        let label = Message::new("banqi-chain")
            .with("piece", chain.piece.kind.name())
            .with("from", wording::square(chain.from))
            .with("target", chain.target.kind.name())
            .with("to", wording::square(chain.to))
            .count("length", chain.length)
            .decimal("price", chain.price, 0);
        let values = vec![Some(f64::from(chain.length)), Some(chain.price)];
        Row { place: way(chain.from, chain.to), label, values }
    };
    chains.iter().take(CHAINS).map(row).collect()
}
