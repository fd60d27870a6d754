//! How hard every enemy is, and how far heroes come: the reference player's share of wins, held against bands.
//!
//! Enemies of the tiers are met with a hero's first cards, in full health: what they are can be told without knowing a run. A boss is
//! met as runs meet it, by the hero that came to its door.

use std::sync::Arc;

use dice::{Alea, Content, Enemy};
use serde::{Deserialize, Serialize};
use tabletop::{Budget, Game, Seed};

use super::DiceModule;
use super::agents::REFERENCE;
use super::fights::{ENEMY, HERO, everybody};
use super::gauntlet::{Run, Runs};
use crate::arena::{Bout, Field, Situation};
use crate::source::Source;
use crate::stats::{Interval, clustered, wilson};
use crate::{LabError, Library, Opening, Problem, Watch};

/// The reference player's share of wins that is meant, both ends included.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The least.
    pub low: f64,
    /// The most.
    pub high: f64,
}

/// The bands, as `assets/dice/balance.ron` states them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Balance")]
struct Bands {
    /// Of tiers 1 to 5.
    tiers: [Band; 5],
    /// Of the bosses, as runs meet them.
    bosses: Band,
    /// Of whole runs, by hero.
    runs: Band,
}

/// How the reference player fares.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceReport {
    /// The seed all fights' seeds derive from.
    pub seed: Seed,
    /// Fights of every hero against every enemy of the tiers, and runs of the gauntlet with each.
    pub fights_each: u64,
    /// Whether it was stopped early.
    pub stopped: bool,
    /// Every tier with all its enemies, by tier, the bosses last.
    pub tiers: Vec<BalanceRow>,
    /// Every enemy, in the order of the content.
    pub enemies: Vec<BalanceRow>,
    /// Runs of the gauntlet, every hero's.
    pub runs: Vec<RunRow>,
}

/// A tier or an enemy, against all heroes and against each.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceRow {
    /// The tier, 1 to 5.
    pub tier: u8,
    /// Whether it is about bosses.
    pub boss: bool,
    /// The enemy's id; `None` for a whole tier.
    pub enemy: Option<String>,
    /// Fights.
    pub fights: u64,
    /// Those the hero won.
    pub wins: u64,
    /// `wins` / `fights`.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
    /// Share of wins of each hero, by id; `None` for one that never met them.
    pub heroes: Vec<(String, Option<f64>)>,
    /// Rounds begun, a fight's mean.
    pub mean_rounds: f64,
    /// What is meant.
    pub band: Band,
    /// Whether the share lies in the band, or nobody met them.
    pub ok: bool,
}

/// How far a hero comes in the gauntlet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RunRow {
    /// The hero's id.
    pub hero: String,
    /// Runs.
    pub runs: u64,
    /// Those it won.
    pub wins: u64,
    /// `wins` / `runs`.
    pub win_rate: f64,
    /// Lower bound of its 95 % interval.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
    /// Share of runs that came to the boss.
    pub reached_boss: f64,
    /// Fights won, a run's mean, the boss's among them.
    pub mean_fights: f64,
    /// What is meant.
    pub band: Band,
    /// Whether the share lies in the band.
    pub ok: bool,
}

/// Plays every hero against every enemy of the tiers `fights_each` times, as many runs of the gauntlet with each, and every boss
/// from the door to which those runs came.
pub(super) fn balance(
    module: DiceModule,
    library: &Library,
    fights_each: u64,
    seed: Seed,
    threads: Option<usize>,
    watch: &Watch<'_>,
) -> Result<BalanceReport, LabError> {
    if !(1..=100_000).contains(&fights_each) {
        return Err(Problem::new(format!("{fights_each} fights cannot be played"))
            .remedy("ask for 1 to 100000")
            .into());
    }
    let bands = bands(library)?;
    let content = Arc::new(module.stock(library)?.content);
    let play = |situations: &[Situation<Alea>], groups: u64, watch: &Watch<'_>| {
        let field = Field {
            situations,
            entrants: &[REFERENCE.to_owned()],
            seat: ENEMY,
            opponent: REFERENCE,
            groups,
            seed,
            budget: Budget::default(),
            threads,
        };
        field.play(&module, watch)
    };
    let (duels, meetings) = duels(&content)?;
    let runs_planned = fights_each * content.heroes.len() as u64;
    let duels_planned = fights_each * duels.len() as u64;
    // How many come to the door is not known before; what is fought there takes little beside the rest.
    let all = duels_planned + runs_planned;
    let fought = play(&duels, fights_each, &Watch { progress: &|done, _| (watch.progress)(done, all), ..*watch })?;
    let walking = |done, _| (watch.progress)(duels_planned + done, all);
    let runs = Runs::play(&content, fights_each, seed, threads, &Watch { progress: &walking, ..*watch })?;
    let (last, at_the_door) = bosses(&content, &runs);
    let last_fought = play(&last, 1, &Watch { progress: &|_, _| {}, ..*watch })?;

    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.id.as_str()).collect();
    let sample = |(meeting, bouts): (&Meeting, &Vec<Bout>)| Sample {
        meeting: *meeting,
        won: bouts.iter().all(|bout| bout.winner == Some(HERO)),
        rounds: bouts.iter().map(|bout| bout.length.rounds).sum(),
    };
    let mut groups: Vec<Vec<Sample>> =
        fought.iter().map(|group| meetings.iter().zip(group).map(sample).collect()).collect();
    let last: Vec<Sample> = last_fought.iter().flat_map(|group| at_the_door.iter().zip(group)).map(sample).collect();
    let each_door = content.enemies.iter().filter(|enemy| enemy.boss).count().max(1);
    let doors: Vec<Vec<Sample>> = last.chunks(each_door).map(<[Sample]>::to_vec).collect();
    let band = |tier: u8, boss: bool| if boss { bands.bosses } else { bands.tiers[usize::from(tier.clamp(1, 5)) - 1] };
    let stopped = (groups.len().min(runs.groups.len()) as u64) < fights_each || last.len() < at_the_door.len();
    groups.extend(doors);
    let count = Count { groups: &groups, heroes: &heroes };
    let mut kinds: Vec<(bool, u8)> = content.enemies.iter().map(|enemy| (enemy.boss, enemy.tier)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    // Bosses are one band, whatever tier their files say.
    kinds.dedup_by_key(|(boss, tier)| if *boss { (true, 0) } else { (false, *tier) });
    let tiers = kinds.into_iter().map(|(boss, tier)| {
        let of = |enemy: &Enemy| enemy.boss == boss && (boss || enemy.tier == tier);
        count.row((tier, boss), None, band(tier, boss), |at| of(&content.enemies[at]))
    });
    let enemies = content.enemies.iter().enumerate().map(|(at, enemy)| {
        let Enemy { tier, boss, .. } = *enemy;
        count.row((tier, boss), Some(enemy.id.clone()), band(tier, boss), |other| other == at)
    });
    Ok(BalanceReport {
        seed,
        fights_each: fought.len() as u64,
        stopped,
        tiers: tiers.collect(),
        enemies: enemies.collect(),
        runs: heroes.iter().enumerate().map(|(hero, id)| run_row(hero, id, &runs, bands.runs)).collect(),
    })
}

/// Which hero meets which enemy, by their places in the content.
#[derive(Clone, Copy)]
struct Meeting {
    hero: usize,
    enemy: usize,
}

/// How a fight went.
#[derive(Clone, Copy)]
struct Sample {
    meeting: Meeting,
    won: bool,
    rounds: u64,
}

/// Every hero with its first cards against every enemy but the bosses, who wait for heroes that have grown.
fn duels(content: &Content) -> Result<(Vec<Situation<Alea>>, Vec<Meeting>), LabError> {
    let enemies = content.enemies.len().max(1);
    let meeting = |at: usize| Meeting { hero: at / enemies, enemy: at % enemies };
    let all = everybody(content)?.into_iter().enumerate().map(|(at, fight)| (fight, meeting(at)));
    Ok(all.filter(|(_, meeting)| !content.enemies[meeting.enemy].boss).unzip())
}

/// Every hero that came to the door, as it stands there, against every boss.
fn bosses(content: &Content, runs: &Runs) -> (Vec<Situation<Alea>>, Vec<Meeting>) {
    let bosses = || content.enemies.iter().enumerate().filter(|(_, enemy)| enemy.boss);
    let came = runs.groups.iter().flatten();
    came.flat_map(|run| {
        bosses().filter_map(|(enemy, _)| {
            let game = runs.duel(run, enemy)?;
            let opening = Opening::Setup { options: ron::to_string(game.setup()).ok(), seats: None };
            let situation = Situation { game: Arc::new(game), origin: None, opening };
            Some((situation, Meeting { hero: run.hero, enemy }))
        })
    })
    .unzip()
}

/// How far a hero comes.
fn run_row(hero: usize, id: &str, runs: &Runs, band: Band) -> RunRow {
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
        ok: (band.low..=band.high).contains(&rate),
    }
}

fn bands(library: &Library) -> Result<Bands, LabError> {
    let file = library.asset("dice/balance.ron")?;
    Ok(Source { name: &file.name, text: &file.text }.whole()?)
}

/// Fights to be counted, in groups that share a seed or a run. Groups without a fight that is asked for do not count.
struct Count<'a> {
    groups: &'a [Vec<Sample>],
    heroes: &'a [&'a str],
}

impl Count<'_> {
    fn row(
        &self,
        (tier, boss): (u8, bool),
        name: Option<String>,
        band: Band,
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
            ok: fights == 0 || (band.low..=band.high).contains(&rate),
        }
    }
}
