//! From the end of a fight to the result screen.

use dice::{Event, gauntlet::Event as Happened};
use tabletop::Seat;

use super::{course::course, road, state::Duel};
use crate::{
    table::report::{Figure, Placing, Report},
    text::Words,
};

/// How the fight or the gauntlet ended, for the result screen.
pub fn report(table: &Duel, words: &Words) -> Report {
    if let Some((rules, road)) = table.journey() {
        return road::report(table, rules, road, words);
    }
    let state = &table.shown.state;
    let winner = table.shown.over.and_then(|end| end.winner);
    let past = table.host.past(0);
    let fought = |event: &Happened| match event {
        Happened::Fight(event) => Some(*event),
        _ => None,
    };
    let events: Vec<Event> = past.iter().filter_map(|told| fought(&told.event)).collect();
    let count = |wanted: &dyn Fn(&Event) -> u32| events.iter().map(wanted).sum::<u32>();
    let mut standings: Vec<Placing> = [Seat(0), Seat(1)]
        .into_iter()
        .map(|seat| {
            let foe = Seat(1 - seat.0);
            let dealt = count(&|event| match event {
                Event::Hurt { seat, hp, .. } if *seat == foe => u32::from(*hp),
                _ => 0,
            });
            let used = count(&|event| u32::from(matches!(event, Event::Activated { seat: by, .. } if *by == seat)));
            let figure = |head: &str, value: String| Figure { head: words.get(head).to_owned(), value };
            let most = table.game().max_hp(seat);
            Placing {
                seat,
                place: if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 },
                figures: vec![
                    figure("alea-figure-hp", format!("{} / {most}", state.fighter(seat).hp)),
                    figure("alea-figure-dealt", dealt.to_string()),
                    figure("alea-figure-used", used.to_string()),
                ],
                remark: None,
            }
        })
        .collect();
    standings.sort_by_key(|placing| placing.place);
    let reason = table.log.entries().last().map_or(String::new(), |entry| entry.text.clone());
    Report {
        reason,
        rounds: state.round.into(),
        standings,
        counted: Vec::new(),
        course: course(table, words),
        record: table.host.game_record(),
    }
}
