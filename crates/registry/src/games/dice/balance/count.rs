//! Counts fights and runs into rows.

use matches::Played;
use matches::stats::{Interval, clustered, wilson};

use super::super::duel::HERO;
use super::super::gauntlet::{Run, Runs};
use super::report::{BalanceRow, Band, RunRow};

/// Which hero meets which enemy, by their places in the content.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    pub hero: usize,
    pub enemy: usize,
    /// The run from whose door the hero fights; `None` for one with its first cards.
    pub door: Option<usize>,
}

/// How a fight went.
#[derive(Clone, Copy)]
pub(super) struct Sample {
    pub meeting: Meeting,
    pub won: bool,
    pub rounds: u64,
    /// Share of its HP the hero lost, 0 to 1; healed ones do not count.
    pub lost: f64,
}

impl Sample {
    /// One fight of a meeting.
    pub fn of((meeting, bouts): (&Meeting, &Vec<Played>)) -> Self {
        Self {
            meeting: *meeting,
            won: bouts.iter().all(|bout| bout.winner() == Some(HERO)),
            rounds: bouts.iter().map(|bout| bout.rounds).sum(),
            lost: bouts
                .iter()
                .filter_map(|bout| bout.remains.get(HERO.index()))
                .map(|left| (1.0 - left).max(0.0))
                .sum(),
        }
    }
}

/// Fights to be counted, in groups that share a seed or a run. Groups without a fight that is asked for do not count.
pub(super) struct Count<'a> {
    pub groups: &'a [Vec<Sample>],
    pub heroes: &'a [&'a str],
}

impl Count<'_> {
    /// The row of a tier or an enemy, over all groups.
    pub fn row(
        &self,
        (tier, boss): (u8, bool),
        name: Option<String>,
        (band, toll): (Band, Band),
        enemy: impl Fn(usize) -> bool,
    ) -> BalanceRow {
        let of = |group: &[Sample]| -> Vec<Sample> {
            group.iter().filter(|sample| enemy(sample.meeting.enemy)).copied().collect()
        };
        let groups: Vec<Vec<Sample>> =
            self.groups.iter().map(|group| of(group)).filter(|group| !group.is_empty()).collect();
        let size = groups.first().map_or(0, Vec::len);
        let wins: Vec<f64> =
            groups.iter().map(|group| group.iter().filter(|sample| sample.won).count() as f64).collect();
        let Interval { rate, low, high } = clustered(&wins, size);
        let all = || groups.iter().flatten();
        let share = |hero: usize| {
            let own = all().filter(|sample| sample.meeting.hero == hero);
            let (fights, won) = own.fold((0, 0), |(fights, won), sample| (fights + 1, won + u32::from(sample.won)));
            (fights > 0).then(|| f64::from(won) / f64::from(fights))
        };
        let fights = all().count();
        let mean_toll = all().map(|sample| sample.lost).sum::<f64>() / fights.max(1) as f64;
        BalanceRow {
            tier,
            boss,
            enemy: name,
            fights: fights as u64,
            wins: wins.iter().sum::<f64>() as u64,
            win_rate: rate,
            low,
            high,
            heroes: self.heroes.iter().enumerate().map(|(at, hero)| ((*hero).to_owned(), share(at))).collect(),
            mean_rounds: all().map(|sample| sample.rounds).sum::<u64>() as f64 / fights.max(1) as f64,
            band,
            mean_toll,
            toll,
            ok: fights == 0 || (band.holds(rate) && toll.holds(mean_toll)),
        }
    }
}

/// How far a hero comes.
pub(super) fn run_row(hero: usize, id: &str, runs: &Runs, band: Band) -> RunRow {
    let of_hero = || runs.groups.iter().flatten().filter(|run| run.hero == hero);
    let count = |wanted: fn(&&Run) -> bool| of_hero().filter(wanted).count();
    let (played, wins) = (of_hero().count(), count(|run| run.won));
    let Interval { rate, low, high } = wilson(wins as f64 / played.max(1) as f64, played as f64);
    RunRow {
        hero: id.to_owned(),
        runs: played as u64,
        wins: wins as u64,
        win_rate: rate,
        low,
        high,
        reached_boss: count(|run| run.door.is_some()) as f64 / played.max(1) as f64,
        mean_fights: of_hero().map(|run| f64::from(run.fights)).sum::<f64>() / played.max(1) as f64,
        band,
        ok: band.holds(rate),
    }
}
