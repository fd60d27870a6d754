//! Why Oracle moved in fog.

use tabletop::{Candidate, Explanation, Mark, Message, Row, Term};

use super::subgame::Subgame;
use crate::board::Square;
use crate::chess::fog::action::Action;
use crate::chess::fog::agents::{dark, reasons};
use crate::chess::fog::belief::{Alike, Belief};
use crate::chess::fog::game::Fog;
use crate::chess::fog::view::View;
use crate::chess::fog::wording;
use crate::chess::moves::Move;
use crate::chess::piece::{Piece, Side};

/// Candidates told of, at most.
const SHOWN: usize = 6;
/// Hundredths.
const PER_CENT: f64 = 100.0;

/// What a decision was made by.
pub(super) struct Account<'a> {
    pub game: &'a Fog,
    pub view: &'a View,
    pub belief: &'a Belief,
    pub samples: &'a [Alike],
}

/// How the move was come to.
pub(super) fn explain(account: &Account<'_>, solved: Option<&Subgame<'_>>, chosen: Action) -> Explanation {
    let (game, view) = (account.game, account.view);
    let Some(subgame) = solved else {
        let candidate = reasons::candidate(game, view, chosen, Vec::new(), true);
        let id = if view.moves.len() < 2 { "headline-chess_only" } else { "headline-chess_unseen" };
        let headline = Message::new(id).with("action", wording::of_action(game, view, chosen));
        return reasons::explanation(game, "method-chess_oracle", headline, vec![candidate]);
    };
    let weighed = weighed(subgame);
    let sure = subgame.kept.choices.len() < 2;
    let candidate = |one: &Weighed| {
        let action = game.action_of(one.mv);
        let terms = vec![Term::plain(if sure { "term-chess_sure" } else { "term-chess_drawn" }, PER_CENT * one.chance)];
        let told = reasons::candidate(game, view, action, terms, action == chosen);
        let label = Message::new("chess-worth").with("action", told.label).decimal("worth", percent(one.worth), 0);
        Candidate { label, ..told }
    };
    let shown = |(place, one): &(usize, &Weighed)| *place < SHOWN || game.action_of(one.mv) == chosen;
    let candidates = weighed.iter().enumerate().filter(shown).map(|(_, one)| candidate(one)).collect();
    let best = weighed.iter().find(|one| game.action_of(one.mv) == chosen);
    let mut told =
        reasons::explanation(game, "method-chess_oracle", headline(account, subgame, best, chosen), candidates);
    if let Some(one) = best {
        told.line = reasons::expected(game, view, one.mv, &subgame.answers(one.mv));
    }
    (told.columns, told.rows) = dark::table(game, view, account.belief.positions());
    suppose(account, &mut told);
    told
}

/// A move of the mixture.
struct Weighed {
    mv: Move,
    /// How likely it was drawn, 0 to 1.
    chance: f64,
    /// What it is worth to the own side, −1 to 1.
    worth: f64,
}

/// All moves, those that are likeliest drawn first, and of others what is worth most.
fn weighed(subgame: &Subgame<'_>) -> Vec<Weighed> {
    let worths = subgame.worth();
    let chance =
        |mv: Move| subgame.kept.choices.iter().find(|choice| choice.mv == mv).map_or(0.0, |choice| choice.probability);
    let choices = subgame.mixture.choices.iter().zip(&worths);
    let mut weighed: Vec<Weighed> =
        choices.map(|(choice, worth)| Weighed { mv: choice.mv, chance: chance(choice.mv), worth: *worth }).collect();
    weighed.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(b.worth.total_cmp(&a.worth)));
    weighed
}

/// What is worth −1 to 1, as what can be expected of a whole win, in per cent.
fn percent(worth: f64) -> f64 {
    PER_CENT * (worth + 1.0) / 2.0
}

fn headline(account: &Account<'_>, subgame: &Subgame<'_>, best: Option<&Weighed>, chosen: Action) -> Message {
    let kept = subgame.kept.choices.len();
    let id = if kept < 2 { "headline-chess_settled" } else { "headline-chess_mixed" };
    Message::new(id)
        .with("action", wording::of_action(account.game, account.view, chosen))
        .decimal("chance", PER_CENT * best.map_or(1.0, |one| one.chance), 0)
        .decimal("worth", percent(best.map_or(0.0, |one| one.worth)), 0)
        .count("choices", kept)
        .count("positions", account.belief.positions().len())
        .count("samples", account.samples.len())
        .count("depth", subgame.depth)
}

/// Adds what the other side may think of the squares where own pieces stand: how likely it does not see them, and how likely it then takes what stands there for what it is.
fn suppose(account: &Account<'_>, told: &mut Explanation) {
    let Some(side) = account.view.side else { return };
    let own = account.view.known.pieces().filter(|(_, piece)| piece.side == side);
    let rows: Vec<Row> = own.filter_map(|(square, piece)| supposed(account, side, square, piece)).collect();
    if rows.is_empty() {
        return;
    }
    let known = told.columns.len();
    // Before the others, since the last column is the main one.
    let columns = [
        dark::column("column-chess_unseen", "column-chess_unseen_meaning"),
        dark::column("column-chess_supposed", "column-chess_supposed_meaning"),
    ];
    for row in &mut told.rows {
        row.values.splice(..0, columns.iter().map(|_| None));
    }
    told.columns.splice(..0, columns);
    let filled = |row: Row| Row { values: [row.values, vec![None; known]].concat(), ..row };
    told.rows.extend(rows.into_iter().map(filled));
}

/// The row of an own piece; nothing where the other side sees it whatever is so.
fn supposed(account: &Account<'_>, side: Side, square: Square, piece: Piece) -> Option<Row> {
    let (mut unseen, mut shares) = (0_usize, 0.0);
    for sample in account.samples {
        if account.game.chess().sight(&sample.position, side.other()).contains(square) {
            continue;
        }
        unseen += 1;
        let thought = sample.others.iter().filter(|other| other.piece(square) == Some(piece)).count() + 1;
        shares += thought as f64 / (sample.others.len() + 1) as f64;
    }
    (unseen > 0).then(|| Row {
        place: Mark::At(u16::from(square.0)),
        label: dark::row_label(account.game, "row-chess_own", square, piece.kind),
        values: vec![
            Some(PER_CENT * unseen as f64 / account.samples.len() as f64),
            Some(PER_CENT * shares / unseen as f64),
        ],
    })
}
