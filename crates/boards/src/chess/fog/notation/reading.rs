//! Reading positions.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use super::{guess, letters};
use crate::board::{MOST_PLIES, Square, read_rows};
use crate::chess::fen;
use crate::chess::fog::action::{Action, read_action};
use crate::chess::fog::game::Fog;
use crate::chess::fog::setup::MOST_QUIET;
use crate::chess::fog::state::{Past, State};
use crate::chess::fog::unsound::unsound;
use crate::chess::fog::view::View;
use crate::chess::piece::Side;

/// Words that begin what follows the position itself.
const PARTS: [&str; 10] = ["seen", "taken", "army", "held", "not", "may", "passes", "ply", "past", "undecided"];
/// Most pieces that a side may have in hand.
const MOST_HELD: u32 = 120;

/// What a text says beside the position itself.
#[derive(Default)]
struct Parts {
    eyes: Option<Option<Side>>,
    army: Option<letters::Counts>,
    held: Option<[u8; 2]>,
    not: Vec<Action>,
    may: Vec<Action>,
}

/// The view of a text.
///
/// # Errors
/// Where and why it is none.
pub(super) fn read_position(game: &Fog, text: Span<'_>) -> Result<View, Misread> {
    let rules = game.rules();
    let words: Vec<Span<'_>> = text.words().collect();
    let first = words.iter().position(|word| PARTS.contains(&word.text)).unwrap_or(words.len());
    let rows = words.first().copied().unwrap_or(text);
    let head = until(text, words.get(first).map(|word| word.at));
    let dark = if game.setup.fog { dark_squares(game, rows)? } else { Vec::new() };
    // A dark square is read as an empty one; letters keep their places.
    let masked = if dark.is_empty() { head.text.to_owned() } else { head.text.replace('?', ".") };
    let position = fen::read(rules, Span { at: head.at, text: &masked })?;
    let mut known = State::of(rules, &position);
    known.army = letters::none(rules);
    let parts = read_parts(game, &words[first..], &mut known)?;
    known.end = None;
    if dark.is_empty() {
        known.army = parts.army.clone().unwrap_or_default();
        let whole = View { side: None, known, dark: Vec::new(), held: [0; 2], moves: Vec::new() };
        known = whole.known.clone();
        known.army = parts.army.clone().unwrap_or_else(|| guess::army(game, &whole));
        known.end = game.end_of(&known);
    }
    let mut view = View { side: None, known, dark, held: [0; 2], moves: Vec::new() };
    view.side = parts.eyes.unwrap_or_else(|| guess::side(game, &view.known));
    view.known.army = parts.army.unwrap_or_else(|| guess::army(game, &view));
    view.held = parts.held.unwrap_or_else(|| guess::held(&view.known));
    view.moves = guess::moves(game, &view);
    view.moves.retain(|action| !parts.not.contains(action));
    view.moves.extend(parts.may);
    view.moves.sort_unstable();
    view.moves.dedup();
    if view.dark.is_empty() {
        game.check_validity(&view.known).map_err(|illegal| unsound(rows, &illegal))?;
    }
    Ok(view)
}

/// The text before a place in it.
fn until(text: Span<'_>, at: Option<usize>) -> Span<'_> {
    let Some(at) = at else { return text };
    let letters = at.saturating_sub(text.at);
    let bytes = text.text.char_indices().nth(letters).map_or(text.text.len(), |(bytes, _)| bytes);
    Span { at: text.at, text: text.text.get(..bytes).unwrap_or_default() }
}

fn dark_squares(game: &Fog, rows: Span<'_>) -> Result<Vec<Square>, Misread> {
    let size = game.rules().size;
    let rows = rows.split_once('[').map_or(rows, |(rows, _)| rows);
    let letters = read_rows(size, rows)?;
    Ok(size.squares().zip(letters).filter(|(_, letter)| *letter == Some('?')).map(|(square, _)| square).collect())
}

fn read_parts(game: &Fog, words: &[Span<'_>], known: &mut State) -> Result<Parts, Misread> {
    let (rules, mut parts) = (game.rules(), Parts::default());
    let mut said: Vec<&str> = Vec::new();
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        if said.contains(&word.text) {
            let reason = message!("fault-notation-twice", "this stands in the text already");
            return Err(word.fault(reason, message!("remedy-notation-twice", "leave one of the two out")));
        }
        said.push(word.text);
        if word.text == "undecided" {
            known.undecided = true;
            continue;
        }
        let what = words.next().filter(|_| PARTS.contains(&word.text)).ok_or_else(|| no_part(word))?;
        match word.text {
            "seen" => parts.eyes = Some(read_eyes(what)?),
            "taken" => known.lost = letters::read(rules, what)?,
            "army" => parts.army = Some(letters::read(rules, what)?),
            "held" => {
                let (white, black) = what.split_once(',').ok_or_else(|| no_part(what))?;
                parts.held = Some([white.number(0, MOST_HELD)?, black.number(0, MOST_HELD)?]);
            }
            "not" => parts.not = read_actions(what)?,
            "may" => parts.may = read_actions(what)?,
            "passes" => known.passes = what.number(0, 2)?,
            "ply" => known.plies = what.number(0, MOST_PLIES)?,
            _ => known.past = read_past(what)?,
        }
    }
    Ok(parts)
}

fn read_eyes(word: Span<'_>) -> Result<Option<Side>, Misread> {
    match word.text {
        "w" => Ok(Some(Side::White)),
        "b" => Ok(Some(Side::Black)),
        "nobody" => Ok(None),
        _ => Err(no_part(word)),
    }
}

fn read_actions(list: Span<'_>) -> Result<Vec<Action>, Misread> {
    list.split(',').map(|word| read_action(word.text).map_err(|misread| misread.after(word.at))).collect()
}

fn read_past(list: Span<'_>) -> Result<Vec<Past>, Misread> {
    let most = usize::from(MOST_QUIET) + 1;
    let one = |word: Span<'_>| {
        let (number, check) = word.text.strip_suffix('+').map_or((word.text, false), |number| (number, true));
        let small = number.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit));
        let plain = small && !(number.len() > 1 && number.starts_with('0'));
        let key = u64::from_str_radix(number, 16).ok().filter(|_| plain).ok_or_else(|| no_part(word))?;
        Ok(Past { key, check })
    };
    list.split(',').take(most).map(one).collect()
}

fn no_part(word: Span<'_>) -> Misread {
    let found = shortened(word.text);
    let reason = message!("fault-fog-part", "'{found}' says nothing of a position", found);
    word.fault(reason, message!("remedy-fog-part", "write rows, whose turn it is, and what docs/boards.md lists"))
}
