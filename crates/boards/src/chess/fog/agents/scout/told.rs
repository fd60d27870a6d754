//! Why Scout moved in fog.

use tabletop::{Candidate, Column, Explanation, Mark, Message, Ply, Row, Seat, Term};

use super::compare::Weighed;
use crate::board::Square;
use crate::chess::fog::action::Action;
use crate::chess::fog::agents::reasons;
use crate::chess::fog::belief::Belief;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Outlook, Weights};
use crate::chess::fog::view::View;
use crate::chess::fog::wording;
use crate::chess::moves::Move;
use crate::chess::piece::{Kind, Piece};

/// Candidates told of, at most.
const SHOWN: usize = 6;
/// Dark squares told of, at most.
const DARK: usize = 24;
/// Hundredths.
const PER_CENT: f64 = 100.0;

/// What a decision was made by.
pub(super) struct Account<'a> {
    pub game: &'a Fog,
    pub view: &'a View,
    pub belief: &'a Belief,
    /// Positions over which moves were compared.
    pub samples: usize,
    /// The numbers it goes by.
    pub weights: Weights,
}

/// Why the first of these moves, which come best first, was chosen.
pub(super) fn explain(
    account: &Account<'_>,
    outlook: &Outlook<'_>,
    weighed: &[Weighed],
    chosen: Action,
) -> Explanation {
    let (game, view) = (account.game, account.view);
    // Values from another depth, or without a plan, do not compare.
    let alike = |one: &&Weighed| {
        weighed.first().is_some_and(|first| {
            one.depth == first.depth && one.planned.is_some() == first.planned.is_some() && !one.values.is_empty()
        })
    };
    let candidate = |one: &Weighed| {
        let action = game.action_of(one.mv);
        reasons::candidate(game, view, action, terms(account, one), action == chosen)
    };
    let mut candidates: Vec<Candidate> = weighed.iter().filter(alike).take(SHOWN).map(candidate).collect();
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(reasons::candidate(game, view, chosen, Vec::new(), true));
    }
    let headline = headline(account, weighed, chosen);
    let mut told = reasons::explanation(game, "method-chess_scout", headline, candidates);
    told.line = line(account, outlook, weighed);
    (told.columns, told.rows) = hidden(account);
    told
}

fn terms(account: &Account<'_>, one: &Weighed) -> Vec<Term> {
    let mut terms = match one.planned {
        Some(planned) => {
            vec![
                Term::weighted("term-chess_each", one.mean(), 1.0 - account.weights.plan),
                Term::weighted("term-chess_planned", planned, account.weights.plan),
            ]
        }
        None => vec![Term::plain("term-chess_mean", one.mean())],
    };
    if one.lost > 0.0 {
        terms.push(Term::weighted("term-chess_risk", one.lost, -account.weights.risk));
    }
    if one.whim > 0.0 {
        terms.push(Term::plain("term-whim", one.whim));
    }
    terms
}

fn headline(account: &Account<'_>, weighed: &[Weighed], chosen: Action) -> Message {
    let (belief, first) = (account.belief, weighed.first());
    let id = match () {
        () if weighed.len() < 2 => "headline-chess_only",
        () if first.is_none_or(|one| one.values.is_empty()) => "headline-chess_unseen",
        () if belief.was_drawn() => "headline-chess_drawn_worlds",
        () if belief.is_complete() => "headline-chess_all_worlds",
        () => "headline-chess_some_worlds",
    };
    let score = first.map_or(0.0, |one| one.score(&account.weights));
    Message::new(id)
        .with("action", wording::of_action(account.game, account.view, chosen))
        .decimal("score", score, 1)
        .decimal("risk", PER_CENT * first.map_or(0.0, |one| one.lost), 1)
        .count("positions", belief.positions().len())
        .count("samples", account.samples.min(first.map_or(0, |one| one.values.len())))
}

/// The move, and what the other side answers most often in the positions it was compared over.
fn line(account: &Account<'_>, outlook: &Outlook<'_>, weighed: &[Weighed]) -> Vec<Ply> {
    let (Some(one), Some(side)) = (weighed.first(), account.view.side) else { return Vec::new() };
    let game = account.game;
    let seat = side.index() as u8;
    let own = game.action_of(one.mv);
    let label = wording::of_action(game, account.view, own);
    let mut line = vec![Ply { seat: Some(Seat(seat)), label, marks: wording::marks(game, own) }];
    let often = |mv: &Move| one.answers.iter().filter(|answer| **answer == Some(*mv)).count();
    let answers = one.answers.iter().zip(account.belief.positions()).filter_map(|(answer, of)| Some(((*answer)?, of)));
    // Of answers that are as frequent the first one.
    if let Some((answer, of)) = answers.reduce(|best, next| if often(&next.0) > often(&best.0) { next } else { best }) {
        let mut node = outlook.node(*of);
        node.play(one.mv);
        line.push(Ply {
            seat: Some(Seat(1 - seat)),
            label: wording::of_move(game, &node.position, answer),
            marks: wording::marks(game, game.action_of(answer)),
        });
    }
    line
}

/// What is likely to stand on dark squares: how likely anything does, and how likely what is likeliest.
fn hidden(account: &Account<'_>) -> (Vec<Column>, Vec<Row>) {
    let positions = account.belief.positions();
    let share = |count: usize| PER_CENT * count as f64 / positions.len().max(1) as f64;
    let mut rows: Vec<(usize, Row)> = Vec::new();
    for square in &account.view.dark {
        let mut counts = [0_usize; Piece::COUNT];
        positions.iter().filter_map(|position| position.piece(*square)).for_each(|piece| counts[piece.index()] += 1);
        let any: usize = counts.iter().sum();
        let likeliest = (0..Piece::COUNT).max_by_key(|at| (counts[*at], Piece::COUNT - at)).unwrap_or(0);
        if any > 0 {
            let values = vec![Some(share(any)), Some(share(counts[likeliest]))];
            let label = row_label(account.game, *square, likeliest);
            rows.push((any, Row { place: Mark::At(u16::from(square.0)), label, values }));
        }
    }
    rows.sort_by_key(|(any, _)| std::cmp::Reverse(*any));
    let column = |title, meaning| Column { title: Message::new(title), meaning: Message::new(meaning) };
    let columns = vec![
        column("column-chess_any", "column-chess_any_meaning"),
        column("column-chess_likeliest", "column-chess_likeliest_meaning"),
    ];
    (columns, rows.into_iter().take(DARK).map(|(_, row)| row).collect())
}

fn row_label(game: &Fog, square: Square, piece: usize) -> Message {
    let kind = Kind((piece % crate::chess::piece::MOST_KINDS) as u8);
    Message::new("row-chess_hidden")
        .with("square", Message::text(game.square_name(square)))
        .with("piece", game.kind_name(kind))
}
