//! From the end of a gauntlet to the result screen.

use std::sync::Arc;

use dice::gauntlet::{Gauntlet, Stage};
use tabletop::{Seat, Session};

use super::Road;
use crate::{
    games::alea::{luck, state::Duel},
    table::report::{Course, Figure, Graph, Placing, Report, Tale, round_at},
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

/// HP of both sides as turns began and as fights ended, and the steps made before.
#[derive(Default)]
struct Followed {
    /// In rounds of all fights together: each fight begins one.
    times: Vec<f64>,
    lines: [Vec<f64>; 2],
    /// The least HP of the hero since the time before.
    lows: Vec<f64>,
    steps: Vec<usize>,
}

impl Followed {
    fn of(session: &Session<Gauntlet>) -> Self {
        let mut past = session.clone();
        past.seek(0);
        let mut followed = Self::default();
        // Rounds of the fights before.
        let mut before = 0.0;
        let mut low = f64::INFINITY;
        let mut known = None;
        loop {
            let state = past.state();
            let turn = state.fight.as_ref().map(|fight| (fight.round, fight.active));
            let hp = state.fight.as_ref().map_or(state.hero.hp, |fight| fight.fighters[Road::HERO.index()].hp);
            low = low.min(f64::from(hp));
            match (&state.fight, known) {
                _ if turn == known => {}
                (Some(fight), _) => {
                    // Two turns make a round.
                    let half = if known.is_some_and(|(round, _)| round == fight.round) { 0.5 } else { 0.0 };
                    let hp = fight.fighters.each_ref().map(|fighter| fighter.hp);
                    followed.take(before + f64::from(fight.round) + half, hp.map(f64::from), past.len());
                }
                (None, Some((round, _))) => {
                    let ended = followed.times.last().map_or(1.0, |time| time + 0.5);
                    let lost = state.stage == Stage::Over { won: false };
                    let left = followed.lines[1].last().copied().filter(|_| lost).unwrap_or(0.0);
                    followed.take(ended, [f64::from(state.hero.hp), left], past.len());
                    before += f64::from(round);
                }
                (None, None) => {}
            }
            if followed.lows.len() < followed.times.len() {
                followed.lows.push(low);
                low = f64::from(hp);
            }
            known = turn;
            if past.len() >= session.len() || past.redo().is_err() {
                return followed;
            }
        }
    }

    fn take(&mut self, time: f64, hp: [f64; 2], step: usize) {
        self.times.push(time);
        self.lines.iter_mut().zip(hp).for_each(|(line, hp)| line.push(hp));
        self.steps.push(step);
    }
}

/// HP in the fights, over the rounds of all of them together.
fn course(table: &Duel, words: &Words) -> Course {
    let Some(session) = table.host.session() else { return Course::default() };
    let Followed { times, lines, lows, mut steps } = Followed::of(session);
    let graph = Graph {
        title: words.get("alea-figure-hp").to_owned(),
        note: words.get("gauntlet-figure-hp_note").to_owned(),
        signed: false,
        lines: lines.into(),
    };
    // What the last fight brought is counted, too.
    if let Some(last) = steps.last_mut() {
        *last = session.len();
    }
    let luck = luck::luck(table, &steps, words);
    let tale = Tale::Survival { graph: 0, seat: Road::HERO, unit: words.get("alea-figure-hp").to_owned(), lows };
    Course { times, graphs: vec![graph], luck: Some(luck), tale: Some(tale), ..Course::default() }
}
