//! What the foe did in its turn, in few words.

use std::collections::BTreeMap;

use dice::{Cause, Event as Fought, gauntlet::Event};
use tabletop::Seat;

use super::{preview::status_word, state::Duel};
use crate::{
    games::alea::card_words,
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// One line for the foe of the reader; none where it did nothing.
pub fn recap(table: &Duel, events: &[LoggedEvent<Event>], reader: Seat, words: &Words) -> Vec<RecapLine> {
    let foe = Seat(1 - (reader.0 & 1));
    let (mut dealt, mut healed) = (0, 0);
    let mut used: Vec<String> = Vec::new();
    // What came onto each fighter, and went from it again.
    let mut statuses: BTreeMap<(Seat, &'static str), i32> = BTreeMap::new();
    for told in events {
        let Event::Fight(event) = told.event else { continue };
        match event {
            // What follows is what the reader's own turn begins with.
            Fought::Turn { seat, .. } if seat == reader => break,
            Fought::Activated { seat, id, form, .. } if seat == foe => {
                let card = table.game().catalogue().card(id);
                used.extend(card.map(|card| card_words::name(words, card, form)));
            }
            Fought::Hurt { seat, cause: Cause::Attack | Cause::Thorns, hp, .. } if seat == reader => {
                dealt += u32::from(hp);
            }
            Fought::Healed { seat, hp } if seat == foe => healed += u32::from(hp),
            Fought::Status { seat, status, change } => {
                *statuses.entry((seat, status_word(status))).or_default() += i32::from(change);
            }
            _ => {}
        }
    }
    let gained = |of: Seat, key: &str| -> Vec<String> {
        let of_seat = statuses.iter().filter(|((seat, _), n)| *seat == of && **n > 0);
        of_seat.map(|((_, word), n)| words.with(key, &[("n", n), ("status", &words.get(word))])).collect()
    };
    let mut harm = Vec::new();
    if dealt > 0 {
        harm.push(words.with("alea-recap-dealt", &[("n", &dealt)]));
    }
    harm.extend(gained(reader, "alea-recap-inflicted"));
    let mut text = Vec::new();
    if !used.is_empty() {
        text.push(words.with("alea-recap-used", &[("list", &used.join(", "))]));
    }
    if healed > 0 {
        text.push(words.with("alea-recap-healed", &[("n", &healed)]));
    }
    text.extend(gained(foe, "alea-recap-gained"));
    if harm.is_empty() && text.is_empty() { Vec::new() } else { vec![RecapLine::new(foe, &harm, &text)] }
}
