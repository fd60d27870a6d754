//! Reading positions.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use super::pieces::{no_part, read_counts, read_letter};
use super::writing::{has_plainly_moved, plain_counts};
use crate::board::{MOST_PLIES, QuietMove, Square, letter_in, read_rows};
use crate::generals::game::Generals;
use crate::generals::point::Point;
use crate::generals::rank::Ranks;
use crate::generals::setup::MOST_QUIET;
use crate::generals::side::Side;
use crate::generals::state::{Fight, Phase, Piece, State, View};

/// Words that begin what follows the position itself, those with something after them first.
const PARTS: [&str; 12] =
    ["seen", "from", "fallen", "moved", "may", "fights", "army", "placing", "ply", "past", "screen", "undecided"];
/// Those with nothing after them.
const ALONE: [&str; 2] = ["screen", "undecided"];
/// Most entries of a list.
const MOST_LISTED: usize = 250;

/// The view of a text.
///
/// # Errors
/// Where and why it is none.
pub fn read_position(game: &Generals, text: Span<'_>) -> Result<View, Misread> {
    let words: Vec<Span<'_>> = text.words().collect();
    let rows = words.first().copied().unwrap_or(text);
    let mut known = State { phase: Phase::Moving, ..empty() };
    read_board(game, rows, &mut known)?;
    let mut rest = words.iter().copied().skip(1).peekable();
    if let Some(word) = rest.next_if(|word| !PARTS.contains(&word.text)) {
        known.mover = read_side(word)?;
    }
    if let Some(word) = rest.next_if(|word| !PARTS.contains(&word.text)) {
        known.quiet = word.number(0, MOST_QUIET.into())?;
    }
    let said = read_parts(rest)?;
    let part = |word: &str| said.iter().find(|(said, _)| said.text == word).map(|(_, what)| *what);
    let list = |word: &str| part(word).into_iter().flat_map(|what| what.split(',')).take(MOST_LISTED);
    read_phase(&mut known, part)?;
    for entry in list("from") {
        let (home, at) = entry.split_once('-').ok_or_else(|| no_part(entry))?;
        let (home, at) = (square(game, home)?, square(game, at)?);
        let piece = known.armies.iter_mut().flatten().find(|piece| piece.at == Some(at) && piece.home == at);
        piece.ok_or_else(|| no_part(entry))?.home = home;
    }
    for entry in list("fallen") {
        let letter = entry.text.chars().next().ok_or_else(|| no_part(entry))?;
        let (side, rank) = read_letter(game.rules(), letter, entry)?;
        let after = Span { at: entry.at + 1, text: entry.text.get(letter.len_utf8()..).unwrap_or_default() };
        let piece = Piece { at: None, ..game.fresh(square(game, after)?, rank) };
        known.armies[side.index()].push(piece);
    }
    known.armies.iter_mut().for_each(|army| army.sort_by_key(|piece| piece.home));
    read_pieces(game, &mut known, [list("moved").collect(), list("may").collect(), list("fights").collect()])?;
    if let Some(word) = part("ply") {
        known.plies = word.number(0, MOST_PLIES)?;
    }
    for entry in list("past") {
        let (from, to) = entry.split_once('-').ok_or_else(|| no_part(entry))?;
        known.past.push(QuietMove { from: square(game, from)?, to: square(game, to)? });
    }
    let mut counts = Side::ALL.map(|side| plain_counts(game, &known, side));
    if let Some(word) = part("army") {
        let (white, black) = word.split_once('/').ok_or_else(|| no_part(word))?;
        counts = [read_counts(game.rules(), Side::White, white)?, read_counts(game.rules(), Side::Black, black)?];
    }
    if known.is_whole() {
        known.end = game.end_of(&known);
    }
    let side = part("seen").map(read_side).transpose()?;
    let view = View { side, known, counts };
    game.check_view(&view).map_err(|illegal| {
        let reason = message!("fault-generals-unsound", "this cannot be played on: {why}", why = illegal.message());
        rows.fault(reason, message!("remedy-generals-unsound", "write a position that can come in this game"))
    })?;
    Ok(view)
}

fn empty() -> State {
    State {
        phase: Phase::Moving,
        armies: [Vec::new(), Vec::new()],
        mover: Side::White,
        fights: Vec::new(),
        quiet: 0,
        plies: 0,
        past: Vec::new(),
        end: None,
    }
}

fn read_board(game: &Generals, rows: Span<'_>, known: &mut State) -> Result<(), Misread> {
    let size = game.rules().size;
    for (square, letter) in size.squares().zip(read_rows(size, rows)?) {
        if let Some(letter) = letter {
            let (side, rank) = read_letter(game.rules(), letter, letter_in(rows, letter))?;
            known.armies[side.index()].push(game.fresh(square, rank));
        }
    }
    Ok(())
}

/// The parts of a text, each word with what stands after it.
fn read_parts<'a>(mut words: impl Iterator<Item = Span<'a>>) -> Result<Vec<(Span<'a>, Span<'a>)>, Misread> {
    let mut said: Vec<(Span<'a>, Span<'a>)> = Vec::new();
    while let Some(word) = words.next() {
        if !PARTS.contains(&word.text) {
            return Err(no_part(word));
        }
        if said.iter().any(|(other, _)| other.text == word.text) {
            let reason = message!("fault-notation-twice", "this stands in the text already");
            return Err(word.fault(reason, message!("remedy-notation-twice", "leave one of the two out")));
        }
        let what = if ALONE.contains(&word.text) { word } else { words.next().ok_or_else(|| no_part(word))? };
        said.push((word, what));
    }
    Ok(said)
}

fn read_phase<'a>(known: &mut State, part: impl Fn(&str) -> Option<Span<'a>>) -> Result<(), Misread> {
    let placing = part("placing").map(read_side).transpose()?;
    let phases = [
        placing.map(Phase::Placing),
        part("screen").map(|_| Phase::Screen),
        part("undecided").map(|_| Phase::Undecided),
    ];
    let mut phases = phases.into_iter().flatten();
    known.phase = phases.next().unwrap_or(Phase::Moving);
    match (phases.next(), part("undecided").or(part("screen"))) {
        (Some(_), Some(word)) => Err(no_part(word)),
        _ => Ok(()),
    }
}

/// What is told of single pieces and of fights.
fn read_pieces(game: &Generals, known: &mut State, [moved, may, fights]: [Vec<Span<'_>>; 3]) -> Result<(), Misread> {
    for entry in moved {
        named(game, known, entry, entry)?.moved = true;
    }
    for piece in known.armies.iter_mut().flatten() {
        piece.moved |= has_plainly_moved(piece);
        piece.may = game.plain_may(piece.moved, piece.at.is_none());
    }
    for entry in may {
        let letters = entry.text.find(|letter: char| letter.is_ascii_uppercase()).unwrap_or(entry.text.len());
        let (name, letters) = entry.text.split_at(letters);
        let ranks = letters.chars().map(|letter| game.rules().rank(letter)).collect::<Option<Ranks>>();
        let ranks = ranks.filter(|ranks| ranks.len() as usize == letters.len()).ok_or_else(|| no_part(entry))?;
        named(game, known, Span { at: entry.at, text: name }, entry)?.may = ranks;
    }
    for entry in fights {
        let sign = entry.text.chars().last().unwrap_or_default();
        let name = Span { at: entry.at, text: entry.text.strip_suffix(['+', '-', '=']).unwrap_or_default() };
        let (attacker, defender) = name.split_once('x').ok_or_else(|| no_part(entry))?;
        let (attacker, defender) = (square(game, attacker)?, square(game, defender)?);
        let side = Side::ALL.into_iter().find(|side| known.place_of(*side, attacker).is_some());
        let side = side.ok_or_else(|| no_part(entry))?;
        known.place_of(side.other(), defender).ok_or_else(|| no_part(entry))?;
        let survivor = match sign {
            '+' => Some(side),
            '-' => Some(side.other()),
            _ => None,
        };
        known.fights.push(Fight { side, attacker, defender, survivor });
    }
    Ok(())
}

/// The piece that began on the square of a name.
fn named<'a>(game: &Generals, known: &'a mut State, name: Span<'_>, entry: Span<'_>) -> Result<&'a mut Piece, Misread> {
    let home = square(game, name)?;
    let piece = known.armies.iter_mut().flatten().find(|piece| piece.home == home);
    piece.ok_or_else(|| no_part(entry))
}

fn square(game: &Generals, text: Span<'_>) -> Result<Square, Misread> {
    Point::read(text)?.on(game.rules().size).ok_or_else(|| no_part(text))
}

fn read_side(word: Span<'_>) -> Result<Side, Misread> {
    match word.text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => {
            let found = shortened(word.text);
            let reason = message!("fault-generals-side", "'{found}' is no side", found);
            Err(word.fault(reason, message!("remedy-generals-side", "write w for White or b for Black")))
        }
    }
}
