//! From the end of a gauntlet to the result screen.

use std::sync::Arc;

use dice::gauntlet::{Gauntlet, Stage};
use tabletop::Seat;

use super::shown::Road;
use crate::{
    games::alea::{course::course, state::Duel},
    table::report::{Course, Figure, Placing, Report, round_at},
    text::Words,
};

/// How a gauntlet ended, for the result screen.
pub fn report(table: &Duel, rules: &Arc<Gauntlet>, road: &Road, words: &Words) -> Report {
    let (hero, tally) = (&road.shown.hero, &road.shown.tally);
    let won = road.shown.stage == Stage::Over { won: true };
    let figure = |head: &str, value: String| Figure { head: words.get(head).to_owned(), value };
    let length = rules.length();
    let placing = |seat: Seat, first: bool, figures: [String; 3]| {
        let [hp, fights, dealt] = figures;
        Placing {
            seat,
            place: if first { 1 } else { 2 },
            figures: vec![
                figure("alea-figure-hp", hp),
                figure("gauntlet-figure-fights", fights),
                figure("alea-figure-dealt", dealt),
            ],
            remark: None,
        }
    };
    let of_hero =
        [format!("{} / {}", hero.hp, hero.max_hp), format!("{} / {length}", tally.fights), tally.dealt.to_string()];
    let of_enemies = [String::new(), u32::from(!won).to_string(), tally.taken.to_string()];
    let mut standings = vec![placing(Road::HERO, won, of_hero), placing(Seat(1), !won, of_enemies)];
    standings.sort_by_key(|placing| placing.place);
    let course = course(table, words);
    let rounds = rounds(&course);
    let mean = f64::from(tally.pips) / f64::from(tally.dice.max(1));
    let counted = vec![
        figure("gauntlet-figure-turns", rounds.to_string()),
        figure("gauntlet-figure-hardest", tally.hardest_hit.to_string()),
        figure("gauntlet-figure-taken", tally.taken.to_string()),
        figure("gauntlet-figure-blocked", tally.blocked.to_string()),
        figure("gauntlet-figure-healed", tally.healed.to_string()),
        figure("gauntlet-figure-inflicted", tally.inflicted.to_string()),
        figure("gauntlet-figure-cards_used", tally.cards_used.to_string()),
        figure("gauntlet-figure-dice", format!("{} ({mean:.2})", tally.dice)),
        figure("gauntlet-figure-gold", format!("{} / {}", tally.gold_earned, tally.gold_spent)),
        figure("gauntlet-figure-cards_taken", tally.cards_taken.to_string()),
        figure("gauntlet-figure-cards_upgraded", tally.cards_upgraded.to_string()),
        figure("gauntlet-figure-cards_scrapped", tally.cards_scrapped.to_string()),
    ];
    let reason = table.log.entries().last().map_or(String::new(), |entry| entry.text.clone());
    Report { reason, rounds, standings, course, counted, record: table.host.game_record() }
}

/// The rounds of all fights of a course together.
fn rounds(course: &Course) -> u32 {
    course.times.len().checked_sub(1).map_or(0, |last| round_at(&course.times, last))
}
