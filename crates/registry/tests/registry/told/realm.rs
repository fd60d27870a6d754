//! Realm: what the lines of a step say of cards leads from what everybody owns before to what they own after, and from the supply and the
//! trash before to those after.

use dominion::{Card, Cards, Dominion, State, Task, Type};
use tabletop::{Game, Message, Seat};

use super::{Step, Verdict, called, listed, number, same, so};

/// Where cards are, as far as lines tell it.
#[derive(Clone, PartialEq, Debug)]
struct Books {
    supply: Cards,
    trash: Cards,
    owned: Vec<Cards>,
    tokens: Vec<u16>,
}

impl Books {
    fn of(state: &State) -> Self {
        Self {
            supply: state.supply,
            trash: state.trash,
            owned: state.players.iter().map(|player| player.owned()).collect(),
            tokens: state.players.iter().map(|player| player.tokens).collect(),
        }
    }
}

/// The card that a message names.
fn card(game: &Dominion, named: &Message) -> Result<Card, String> {
    let found = Card::all().find(|card| game.kind(*card).is_some() && game.name(*card) == *named);
    found.ok_or_else(|| format!("there is no card {named:?}"))
}

/// The cards that a line lists.
fn cards(game: &Dominion, line: &Message) -> Result<Cards, String> {
    let mut heap = Cards::NONE;
    for some in listed(line, "cards")? {
        heap.add(card(game, called(some, "card")?)?, u8::try_from(number(some, "count")?).unwrap_or(0));
    }
    so(!heap.is_empty(), "no cards are named")?;
    Ok(heap)
}

pub fn check(step: &Step<'_, Dominion>) -> Verdict {
    let mut books = Books::of(step.before);
    for (at, line) in step.lines.iter().enumerate() {
        follow(step, &mut books, at, line).map_err(|why| format!("{}: {why}", line.id))?;
    }
    same(books, Books::of(step.after), "the cards")?;
    hands(step)
}

/// Does what a line says.
fn follow(step: &Step<'_, Dominion>, books: &mut Books, at: usize, line: &Message) -> Verdict {
    let game = step.game;
    let id = line.id.trim_start_matches("realm-log-");
    if id.starts_with("over") {
        return over(step, id);
    }
    let seat = step.seat(line, "name")?;
    let (own, after) = (seat.index(), &step.after.players[seat.index()]);
    let one = || card(game, called(line, "card")?);
    // What lay somewhere may have gone on from there since.
    let rests = step.lines[at + 1..].iter().all(|later| step.seat(later, "name") != Ok(seat));
    match id {
        "turn" => {
            so(step.after.active == seat, "it is somebody else's turn")?;
            same(number(line, "turn")?, i64::from(after.turns) + 1, "the turn")?;
        }
        "played" | "played_again" => {
            let card = one()?;
            so(step.before.active == seat, "it is somebody else's turn")?;
            so(books.owned[own].has(card) || id == "played_again", "they have no such card")?;
            so(game.is(card, Type::Action) || game.is(card, Type::Treasure), "it cannot be played")?;
        }
        "chose" => so(!called(line, "choice")?.is_empty(), "no choice is named")?,
        "bought" => {
            let card = one()?;
            let turn = &step.before.turn;
            so(step.before.active == seat && turn.buys > 0, "nothing may be bought")?;
            so(u16::from(game.cost(card, turn)) <= turn.coins, "it is too dear")?;
            so(books.supply.take(card, 1) == 1, "there was none left")?;
            books.owned[own].add(card, 1);
        }
        "gained" | "gained_to_hand" | "gained_on_deck" => {
            let card = one()?;
            so(books.supply.take(card, 1) == 1, "there was none left")?;
            books.owned[own].add(card, 1);
            let there = match id {
                "gained" => after.discard.has(card),
                "gained_to_hand" => after.hand.has(card),
                _ => after.top.last().is_some_and(|top| top.card == card),
            };
            so(there || !rests, "it is not there")?;
        }
        "drew" | "looked" | "revealed" => {
            let drawn = cards(game, line)?;
            so(books.owned[own].includes(&drawn), "they have no such cards")?;
            so(id != "drew" || after.hand.includes(&drawn) || !rests, "they are not in the hand")?;
        }
        "shuffled" => so(!step.before.players[own].owned().is_empty(), "there is nothing to shuffle")?,
        "discarded" => {
            let gone = cards(game, line)?;
            so(books.owned[own].includes(&gone), "they have no such cards")?;
            so(after.discard.includes(&gone) || !rests, "they are not on the discard pile")?;
        }
        "trashed" => {
            let gone = cards(game, line)?;
            so(books.owned[own].includes(&gone), "they had no such cards")?;
            books.owned[own].take_all(&gone);
            books.trash.add_all(&gone);
        }
        "put_on_deck" => {
            let card = one()?;
            so(after.top.iter().any(|top| top.card == card) || !rests, "it does not lie there")?;
        }
        "set_aside" => so(books.owned[own].includes(&cards(game, line)?), "they have no such cards")?,
        "showed_hand" => {
            let shown = cards(game, line)?;
            so(shown == after.hand || shown == after.showed || !rests, "the hand is another")?;
        }
        "showed_nothing" => so(after.hand.is_empty() || !rests, "the hand is not empty")?,
        "safe" => {
            let card = one()?;
            so(after.hand.has(card) || after.play.has(card), "it is neither in hand nor in play")?;
        }
        "tokens" => books.tokens[own] += number(line, "count")? as u16,
        _ => return Err("nobody checks it".to_owned()),
    }
    Ok(())
}

/// How a game ended.
fn over(step: &Step<'_, Dominion>, id: &str) -> Verdict {
    let (game, supply) = (step.game, &step.after.supply);
    let gone = |card| game.start_supply().count(card) > 0 && supply.count(card) == 0;
    let victory = gone(Card::PROVINCE) || gone(Card::COLONY);
    let piles = game.start_supply().kinds().filter(|card| supply.count(*card) == 0).count() >= 3;
    match id {
        "over" => so(gone(Card::PROVINCE) && !game.setup().colonies, "there are Provinces left"),
        "over_colonies" => so(victory && game.setup().colonies, "there are Provinces and Colonies left"),
        "over_piles" => so(piles && !victory, "fewer piles are empty"),
        "over_turns" => {
            let last = step.after.players.iter().all(|player| player.turns >= game.setup().turn_limit);
            so(last && !victory && !piles, "there are turns left")
        }
        _ => Err("nobody checks it".to_owned()),
    }
}

/// Where a seat only played, drew and bought, its hand has so many cards as the lines say.
fn hands(step: &Step<'_, Dominion>) -> Verdict {
    for seat in Seat::all(step.game.seats()) {
        let (before, after) = (&step.before.players[seat.index()], &step.after.players[seat.index()]);
        let mut size = i64::from(before.hand.total());
        let mut plain = before.looked.is_empty() && before.shown.is_empty();
        let own = step.lines.iter().filter(|line| step.seat(line, "name") == Ok(seat));
        for line in own {
            match line.id.trim_start_matches("realm-log-") {
                "played" => size -= 1,
                "drew" => size += i64::from(cards(step.game, line)?.total()),
                "gained_to_hand" => size += 1,
                "played_again" | "bought" | "gained" | "gained_on_deck" | "shuffled" | "tokens" | "turn" => {}
                _ => plain = false,
            }
        }
        // Where a question was answered, cards go where the question said.
        plain &= !step.before.stack.iter().any(|task| matches!(task, Task::Ask(..)));
        so(!plain || size == i64::from(after.hand.total()), format!("the hand would have {size} cards"))?;
    }
    Ok(())
}
