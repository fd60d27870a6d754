//! What the foe did in its turn, in few words. Which of them, and on which condition, stands in `assets/sentences/dice-recap.ron`.

use std::{collections::BTreeMap, sync::LazyLock};

use dice::{Cause, Event as Fought, Status, gauntlet::Event};
use sentences::Phrases;
use tabletop::{Facts, Seat};

use super::state::Duel;
use crate::{
    table::{LoggedEvent, recap::RecapLine},
    text::Words,
};

/// What may be said.
pub(super) static RECAP: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/dice-recap.ron")));

/// One line for the foe of the reader; none where it did nothing.
pub fn recap(table: &Duel, events: &[LoggedEvent<Event>], reader: Seat, words: &Words) -> Vec<RecapLine> {
    let foe = Seat(1 - (reader.0 & 1));
    let (mut dealt, mut healed) = (0, 0);
    let mut cards = Vec::new();
    // What came onto each fighter, and went from it again.
    let mut statuses: BTreeMap<(Seat, Status), i32> = BTreeMap::new();
    for told in events {
        let Event::Fight(event) = told.event else { continue };
        match event {
            // What follows is what the reader's own turn begins with.
            Fought::Turn { seat, .. } if seat == reader => break,
            Fought::Activated { seat, id, form, .. } if seat == foe => {
                cards.extend(table.game().catalogue().card(id).map(|card| card.message(form)));
            }
            Fought::Hurt { seat, cause: Cause::Attack | Cause::Thorns, hp, .. } if seat == reader => {
                dealt += u32::from(hp);
            }
            Fought::Healed { seat, hp } if seat == foe => healed += u32::from(hp),
            Fought::Status { seat, status, change } => {
                *statuses.entry((seat, status)).or_default() += i32::from(change);
            }
            _ => {}
        }
    }
    let turn = Facts::new().count("dealt", dealt).count("healed", healed).list("cards", cards);
    let say = |sums: &str, of_status: &str, whose: Seat| -> Vec<String> {
        let mut said = RECAP.every(sums, &turn);
        for (&(_, status), &n) in statuses.iter().filter(|((seat, _), _)| *seat == whose) {
            let Some(kind) = table.game().catalogue().statuses().get(status) else { continue };
            let facts = Facts::new().with("status", kind.name_message()).count("n", n);
            said.extend(RECAP.first(of_status, &facts));
        }
        said.iter().map(|message| words.message(message)).collect()
    };
    let (harm, deeds) = (say("harm", "harm_status", reader), say("deeds", "deeds_status", foe));
    if harm.is_empty() && deeds.is_empty() { Vec::new() } else { vec![RecapLine::new(foe, &harm, &deeds)] }
}
