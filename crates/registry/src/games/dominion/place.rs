//! A position as people write it in a scene: whose turn it is, and the cards of every seat by their ids. What nobody has lies in the
//! supply.

use dominion::{Card, Cards, Dominion, Player, State, TurnState};
use lab::source::present;
use lab::{FilePart, Problem, no_seat};
use ron::value::RawValue;
use serde::Deserialize;
use tabletop::written::Distinct;
use tabletop::{Game, Seat, message};

/// A position, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Position")]
struct RawPosition<'a> {
    #[serde(borrow, deserialize_with = "present")]
    to_move: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    players: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    trash: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    actions: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    buys: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    coins: Option<&'a RawValue>,
}

/// What one seat has, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Player")]
struct RawPlayer<'a> {
    #[serde(borrow, deserialize_with = "present")]
    hand: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    deck: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    discard: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    aside: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    tokens: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    turns: Option<&'a RawValue>,
}

/// Reads a position; what is wrong with it is kept, and there is a state only where nothing is.
pub(super) fn read<'a>(game: &Dominion, part: &mut FilePart<'_, 'a>) -> Option<State> {
    let raw: RawPosition<'a> = part.read()?;
    let to_move = part.field::<Seat>(raw.to_move, "to_move", "0");
    let list: Option<Vec<&'a RawValue>> =
        part.field(raw.players, "players", "[(hand: {\"copper\": 5}, deck: {\"estate\": 3, \"copper\": 2}), …]");
    let mut sound = true;
    if let (Some(seat), Some(raw)) = (to_move, raw.to_move)
        && seat.index() >= game.seats()
    {
        part.within(raw).fault(no_seat(seat, game.seats()));
        sound = false;
    }
    let list = list?;
    if list.len() != game.seats() {
        let reason = message!(
            "fault-realm-players",
            "{found} players stand in the position, and there are {seats} seats",
            found = list.len(),
            seats = game.seats()
        );
        part.fault(Problem::new(reason).remedy(message!("remedy-realm-players", "write one for each seat")));
        return None;
    }
    let mut players = Vec::new();
    for raw in list {
        match player(game, &mut part.within(raw)) {
            Some(player) => players.push(player),
            None => sound = false,
        }
    }
    let trash = heap(game, part, raw.trash);
    let actions = number::<u8>(part, raw.actions, 1);
    let buys = number::<u8>(part, raw.buys, 1);
    let coins = number::<u16>(part, raw.coins, 0);
    let turn = TurnState { actions: actions?, buys: buys?, coins: coins?, ..TurnState::default() };
    let (trash, active) = (trash?, to_move?);
    if !sound {
        return None;
    }
    let supply = rest(game, part, &players, &trash)?;
    let state = State { supply, trash, players, active, turn, stack: Vec::new() };
    whole(game, part, state)
}

/// A number that is something else only where it is written.
fn number<'a, T: Deserialize<'a>>(part: &mut FilePart<'_, 'a>, raw: Option<&'a RawValue>, otherwise: T) -> Option<T> {
    match raw {
        Some(raw) => part.within_read(raw),
        None => Some(otherwise),
    }
}

fn player<'a>(game: &Dominion, part: &mut FilePart<'_, 'a>) -> Option<Player> {
    let raw: RawPlayer<'a> = part.read()?;
    let [hand, deck, discard, aside] = [raw.hand, raw.deck, raw.discard, raw.aside].map(|raw| heap(game, part, raw));
    let (tokens, turns) = (number(part, raw.tokens, 0), number(part, raw.turns, 0));
    Some(Player {
        hand: hand?,
        deck: deck?,
        discard: discard?,
        aside: aside?,
        tokens: tokens?,
        turns: turns?,
        ..Player::default()
    })
}

/// Cards by their ids with counts, such as `{"copper": 3}`; none where nothing is written.
fn heap<'a>(game: &Dominion, part: &mut FilePart<'_, 'a>, raw: Option<&'a RawValue>) -> Option<Cards> {
    let Some(raw) = raw else { return Some(Cards::NONE) };
    let Distinct(counts) = part.within_read::<Distinct<String, u8>>(raw)?;
    let mut cards = Cards::NONE;
    let mut sound = true;
    for (id, count) in counts {
        match game.card(&id) {
            Some(card) => cards = cards.with(card, count),
            None => {
                let known = game.kinds().iter().map(|kind| kind.id.as_str());
                part.within(raw).fault(Problem::unknown("card", &id, known));
                sound = false;
            }
        }
    }
    sound.then_some(cards)
}

/// What is left in the supply.
fn rest(game: &Dominion, part: &mut FilePart<'_, '_>, players: &[Player], trash: &Cards) -> Option<Cards> {
    let mut supply = game.start_supply();
    let mut sound = true;
    for (at, kind) in game.kinds().iter().enumerate() {
        let card = Card(at as u8);
        let own: u16 = match card {
            Card::COPPER => 7,
            Card::ESTATE => 3,
            _ => 0,
        };
        let all = u16::from(supply.count(card)) + own * game.seats() as u16;
        let found: u16 = players.iter().map(|player| u16::from(player.owned().count(card))).sum();
        let found = found + u16::from(trash.count(card));
        match all.checked_sub(found) {
            Some(left) => supply = supply.with(card, u8::try_from(left).unwrap_or(u8::MAX)),
            None => {
                let id = kind.id.as_str();
                let reason = message!(
                    "fault-realm-too_many",
                    "the seats and the trash have {found} of '{id}', and the game has {all}",
                    found = found,
                    id,
                    all = all
                );
                part.fault(Problem::new(reason).remedy(message!("remedy-realm-too_many", "write fewer")));
                sound = false;
            }
        }
    }
    sound.then_some(supply)
}

/// The state of a position whose parts are sound each by itself.
fn whole(game: &Dominion, part: &mut FilePart<'_, '_>, state: State) -> Option<State> {
    let limit = game.setup().turn_limit;
    if state.players.iter().any(|player| player.turns >= limit) {
        let reason = message!("fault-realm-turns", "a seat has had all its {limit} turns", limit = limit);
        part.fault(Problem::new(reason).remedy(message!("remedy-realm-turns", "write fewer turns")));
        return None;
    }
    if let Err(illegal) = game.check_state(&state) {
        let reason =
            message!("fault-realm-position", "that cannot be a position: {reason}", reason = illegal.message());
        part.fault(Problem::new(reason).remedy(message!("remedy-realm-position", "mend that")));
        return None;
    }
    Some(state)
}
