//! What the line below a recorded fight or gauntlet shows.

use dice::{Event as Fought, gauntlet::Event};
use tabletop::Seat;

use super::{road::Road, state::Duel};
use crate::{
    table::{
        LoggedEvent,
        replay::{Mark, Section, Sign, Timeline},
    },
    text::Words,
};

/// The line of a record whose session stands at its end: the turns of a duel by rounds, those of a gauntlet by fights.
pub fn timeline(table: &Duel, past: &[LoggedEvent<Event>], words: &Words) -> Timeline {
    let length = table.host.steps().unwrap_or(0);
    let rules = table.journey().map(|(rules, _)| rules);
    let start = table.position_at(0).filter(|_| rules.is_none()).and_then(|position| position.fight);
    let first = start.map_or((1, Some(Road::HERO)), |fight| (fight.round.into(), Some(fight.active)));
    let mut begun = Section { from: 0, to: 0, round: first.0, seat: first.1 };
    let (mut sections, mut marks) = (Vec::new(), Vec::new());
    let (mut fights, mut enemy) = (0, table.name(words, Seat(1)).into_owned());
    for told in past {
        let step = told.step + 1;
        let mut next = |round: u32, seat: Seat| {
            let ended = std::mem::replace(&mut begun, Section { from: step, to: step, round, seat: Some(seat) });
            sections.push(Section { to: step, ..ended });
        };
        let mut mark = |sign: Sign, seat: Seat, text: String| marks.push(Mark { step, seat, sign, text });
        match told.event {
            Event::Fight(Fought::Turn { seat, round }) => {
                next(if rules.is_some() { fights } else { round.into() }, seat);
            }
            Event::Fight(Fought::Over(end)) if rules.is_none() => {
                let winner = end.winner.unwrap_or(Seat(0));
                let text = match end.winner {
                    Some(winner) => words.with("alea-replay-won", &[("name", &table.name(words, winner))]),
                    None => words.get("alea-banner-nobody").to_owned(),
                };
                mark(Sign::Over, winner, text);
            }
            Event::Begins(number) => {
                fights += 1;
                if let Some(known) = rules.and_then(|rules| rules.enemy(number)) {
                    enemy = words.person(&known.fighter.name).into_owned();
                }
                next(fights, Road::HERO);
            }
            Event::Won { .. } => {
                let text = words.with("alea-replay-beaten", &[("enemy", &enemy), ("n", &fights)]);
                mark(Sign::Gain, Road::HERO, text);
                next(fights, Road::HERO);
            }
            Event::Over { won } => {
                let key = if won { "alea-replay-through" } else { "alea-replay-fallen" };
                mark(Sign::Over, if won { Road::HERO } else { Seat(1) }, words.with(key, &[("enemy", &enemy)]));
            }
            _ => {}
        }
    }
    sections.push(Section { to: length, ..begun });
    sections.retain(|section| section.to > section.from);
    let place = if rules.is_some() { "watch-at_fight" } else { "watch-at" };
    Timeline { sections, marks, length, place, ..Timeline::default() }
}
