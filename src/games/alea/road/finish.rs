//! From the end of a gauntlet to the result screen.

use std::sync::Arc;

use dice::gauntlet::{Gauntlet, Stage};
use tabletop::Seat;

use super::Road;
use crate::{
    games::alea::{luck, state::Duel},
    table::{
        GameHost, Host,
        report::{Course, Figure, Graph, Placing, Report, Tale},
    },
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
    let mean = f64::from(tally.pips) / f64::from(tally.dice.max(1));
    let counted = vec![
        figure("gauntlet-figure-turns", tally.turns.to_string()),
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
    Report {
        reason,
        rounds: tally.turns,
        standings,
        course: course(table, words),
        counted,
        record: table.host.record(),
    }
}

/// HP in the fights, over the rounds of all of them together.
fn course(table: &Duel, words: &Words) -> Course {
    let Some(session) = table.host.gauntlet().and_then(Host::session) else { return Course::default() };
    let mut past = session.clone();
    past.seek(0);
    let (mut times, mut lines): (Vec<f64>, Vec<Vec<f64>>) = (Vec::new(), vec![Vec::new(); 2]);
    let mut steps = Vec::new();
    let mut known = None;
    let mut time = 0.5;
    loop {
        let fight = past.state().fight.as_ref();
        let turn = fight.map(|fight| (past.state().layer, fight.round, fight.active));
        if let Some(fight) = fight.filter(|_| turn != known) {
            // Two turns make a round.
            time += 0.5;
            known = turn;
            times.push(time);
            steps.push(past.len());
            for (line, fighter) in lines.iter_mut().zip(&fight.fighters) {
                line.push(f64::from(fighter.hp));
            }
        }
        if past.len() >= session.len() || past.redo().is_err() {
            break;
        }
    }
    let graph = Graph {
        title: words.get("alea-figure-hp").to_owned(),
        note: words.get("gauntlet-figure-hp_note").to_owned(),
        signed: false,
        lines,
    };
    // What the last fight brought is counted, too.
    if let Some(last) = steps.last_mut() {
        *last = session.len();
    }
    let luck = luck::luck(table, &steps, words);
    let tale = Tale::Survival { graph: 0, seat: Road::HERO, unit: words.get("alea-figure-hp").to_owned() };
    Course { times, graphs: vec![graph], luck: Some(luck), tale: Some(tale), ..Course::default() }
}
