//! HP of a duel or a gauntlet over its rounds, for the graph and the story on the result page.

use dice::gauntlet::{Gauntlet, Stage};
use tabletop::Session;

use super::{luck, road::Road, state::Duel};
use crate::{
    table::report::{Course, Graph, Tale},
    text::Words,
};

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
        let duel = session.game().is_duel();
        let mut past = session.clone();
        past.seek(0);
        let mut followed = Self::default();
        // Rounds of the fights before.
        let mut before = 0.0;
        let mut low = f64::INFINITY;
        let (mut known, mut half) = (None, 0.0);
        loop {
            let state = past.state();
            let turn = state.fight.as_ref().map(|fight| (fight.round, fight.active));
            let hp = state.fight.as_ref().map_or(state.hero.hp, |fight| fight.fighters[Road::HERO.index()].hp);
            low = low.min(f64::from(hp));
            let last = past.len() >= session.len();
            match (&state.fight, known) {
                // A duel ends in its fight.
                (Some(fight), _) if turn != known || (last && duel) => {
                    if turn != known {
                        // Two turns make a round.
                        half = if known.is_some_and(|(round, _)| round == fight.round) { 0.5 } else { 0.0 };
                    }
                    let end = if last && duel { 0.5 } else { 0.0 };
                    let hp = fight.fighters.each_ref().map(|fighter| fighter.hp);
                    followed.take(before + f64::from(fight.round) + half + end, hp.map(f64::from), past.len());
                }
                (None, Some((round, _))) => {
                    let ended = followed.times.last().map_or(1.0, |time| time + 0.5);
                    let lost = state.stage == Stage::Over { won: false };
                    let left = followed.lines[1].last().copied().filter(|_| lost).unwrap_or(0.0);
                    followed.take(ended, [f64::from(state.hero.hp), left], past.len());
                    before += f64::from(round);
                }
                _ => {}
            }
            if followed.lows.len() < followed.times.len() {
                followed.lows.push(low);
                low = f64::from(hp);
            }
            known = turn;
            if last || past.redo().is_err() {
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
pub fn course(table: &Duel, words: &Words) -> Course {
    let Some(session) = table.host.session() else { return Course::default() };
    let Followed { times, lines, lows, mut steps } = Followed::of(session);
    let (title, duel) = (words.get("alea-figure-hp"), session.game().is_duel());
    let note = if duel { "alea-figure-hp_note" } else { "gauntlet-figure-hp_note" };
    let graph = Graph { title: title.to_owned(), note: words.get(note).to_owned(), signed: false, lines: lines.into() };
    // What the last fight brought is counted, too.
    if let Some(last) = steps.last_mut() {
        *last = session.len();
    }
    let luck = luck::luck(table, &steps, words);
    let unit = title.to_owned();
    let tale = match duel {
        true => Tale::Race { graph: 0, unit, shares: true },
        false => Tale::Survival { graph: 0, seat: Road::HERO, unit, lows },
    };
    Course { times, graphs: vec![graph], luck: Some(luck), tale: Some(tale), ..Course::default() }
}
