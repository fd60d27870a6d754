//! How hard every enemy is, and how far heroes come: the reference player's share of wins, held against bands.
//!
//! Enemies of the tiers are met with a hero's first cards, in full health: what they are can be told without knowing a run. A boss is
//! met as runs meet it, by the hero that came to its door. `report` is what is told, `count` makes it of fights and runs.

mod count;
mod report;

use std::sync::Arc;

use dice::{Alea, Content, Enemy};
use serde::Deserialize;
use tabletop::{Budget, Game, Seed};

pub use report::{BalanceReport, BalanceRow, Band, RunRow};

use super::DiceModule;
use super::agents::REFERENCE;
use super::duel::ENEMY;
use super::fights::everybody;
use super::gauntlet::Runs;
use count::{Count, Meeting, Sample, run_row};
use door::ProcessPool;
use lab::{LabError, Library, Opening, Problem};
use matches::Played;
use matches::RunControl;
use matches::arena::{Field, Situation};

/// The bands, as `assets/dice/balance.ron` states them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Balance")]
struct Bands {
    /// Of tiers 1 to 5.
    tiers: [Band; 5],
    /// What an enemy of tiers 1 to 5 costs a hero, as a share of its HP.
    tolls: [Band; 5],
    /// Of the bosses, as runs meet them.
    bosses: Band,
    /// Of whole runs, by hero.
    runs: Band,
}

impl Bands {
    /// The share of wins that is meant, and the share of HP it should cost.
    fn of(&self, enemy: &Enemy) -> (Band, Band) {
        let tier = usize::from(enemy.tier.clamp(1, 5)) - 1;
        if enemy.boss { (self.bosses, Band::ANY) } else { (self.tiers[tier], self.tolls[tier]) }
    }
}

impl DiceModule {
    /// How hard every enemy is: the reference player as every hero against each, `fights_each` times, and on as many runs of the
    /// gauntlet, whose ends are told too; over `threads` or one per core.
    ///
    /// # Errors
    /// [`LabError::Input`] for content or bands that cannot be read; [`LabError::Fault`] where an agent breaks the rules.
    pub fn balance(
        self,
        library: &Library,
        fights_each: u64,
        seed: Seed,
        threads: Option<usize>,
        control: &RunControl<'_>,
    ) -> Result<BalanceReport, LabError> {
        balance(self, library, fights_each, seed, threads, control)
    }
}

/// Plays every hero against every enemy of the tiers `fights_each` times, as many runs of the gauntlet with each, and every boss
/// from the door to which those runs came.
fn balance(
    module: DiceModule,
    library: &Library,
    fights_each: u64,
    seed: Seed,
    threads: Option<usize>,
    control: &RunControl<'_>,
) -> Result<BalanceReport, LabError> {
    if !(1..=100_000).contains(&fights_each) {
        return Err(Problem::new(format!("{fights_each} fights cannot be played"))
            .remedy("ask for 1 to 100000")
            .into());
    }
    let bands = bands(library)?;
    let content = Arc::new(module.stock(library)?.content);
    let play = |situations: &[Situation<Alea>], groups: u64, control: &RunControl<'_>| {
        let field = Field {
            situations,
            entrants: &[REFERENCE.to_owned()],
            seat: ENEMY,
            opponent: REFERENCE,
            groups: 0..groups,
            seed,
            budget: Budget::default(),
            threads,
        };
        field.play(&module, &ProcessPool::default(), control)
    };
    let (duels, meetings) = duels(&content)?;
    let runs_planned = fights_each * content.heroes.len() as u64;
    let duels_planned = fights_each * duels.len() as u64;
    // How many come to the door is not known before; what is fought there takes little beside the rest.
    let all = duels_planned + runs_planned;
    let fought =
        play(&duels, fights_each, &RunControl { progress: &|done, _| (control.progress)(done, all), ..*control })?;
    let walking = |done, _| (control.progress)(duels_planned + done, all);
    let runs = Runs::play(&content, fights_each, seed, threads, &RunControl { progress: &walking, ..*control })?;
    let (last, at_the_door) = bosses(&content, &runs);
    let last_fought = play(&last, 1, &RunControl { progress: &|_, _| {}, ..*control })?;

    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.id.as_str()).collect();
    let stopped =
        (fought.len().min(runs.groups.len()) as u64) < fights_each || (last_fought.is_empty() && !last.is_empty());
    let samples = |group: &Vec<Vec<Played>>, meetings: &[Meeting]| -> Vec<Sample> {
        meetings.iter().zip(group).map(Sample::of).collect()
    };
    let mut groups: Vec<Vec<Sample>> = fought.iter().map(|group| samples(group, &meetings)).collect();
    // What is fought from one door is one group.
    let last: Vec<Sample> = last_fought.iter().flat_map(|group| samples(group, &at_the_door)).collect();
    groups.extend(last.chunk_by(|one, other| one.meeting.door == other.meeting.door).map(<[Sample]>::to_vec));
    let count = Count { groups: &groups, heroes: &heroes };
    let row = |name: Option<&Enemy>, of: &Enemy, alike: &dyn Fn(&Enemy) -> bool| {
        let name = name.map(|enemy| enemy.id.clone());
        count.row((of.tier, of.boss), name, bands.of(of), |at| alike(&content.enemies[at]))
    };
    let kind = |enemy: &Enemy| (enemy.boss, if enemy.boss { 0 } else { enemy.tier });
    let mut first: Vec<&Enemy> = content.enemies.iter().collect();
    // Bosses are one kind, whatever tier their files say.
    first.sort_by_key(|enemy| kind(enemy));
    first.dedup_by_key(|enemy| kind(enemy));
    Ok(BalanceReport {
        seed,
        fights_each: fought.len() as u64,
        stopped,
        tiers: first.iter().map(|of| row(None, of, &|enemy| kind(enemy) == kind(of))).collect(),
        enemies: content.enemies.iter().map(|of| row(Some(of), of, &|enemy| enemy.id == of.id)).collect(),
        runs: heroes.iter().enumerate().map(|(hero, id)| run_row(hero, id, &runs, bands.runs)).collect(),
    })
}

/// Every hero with its first cards against every enemy but the bosses, who wait for heroes that have grown.
fn duels(content: &Content) -> Result<(Vec<Situation<Alea>>, Vec<Meeting>), LabError> {
    let enemies = content.enemies.len().max(1);
    let meeting = |at: usize| Meeting { hero: at / enemies, enemy: at % enemies, door: None };
    let all = everybody(content)?.into_iter().enumerate().map(|(at, fight)| (fight, meeting(at)));
    Ok(all.filter(|(_, meeting)| !content.enemies[meeting.enemy].boss).unzip())
}

/// Every hero that came to the door, as it stands there, against every boss.
fn bosses(content: &Content, runs: &Runs) -> (Vec<Situation<Alea>>, Vec<Meeting>) {
    let bosses = || content.enemies.iter().enumerate().filter(|(_, enemy)| enemy.boss);
    let came = runs.groups.iter().flatten().enumerate();
    came.flat_map(|(door, run)| {
        bosses().filter_map(move |(enemy, _)| {
            let game = runs.duel(run, enemy)?;
            let opening = Opening::Setup { options: ron::to_string(game.setup()).ok(), seats: None };
            let situation = Situation { game: Arc::new(game), origin: None, opening };
            Some((situation, Meeting { hero: run.hero, enemy, door: Some(door) }))
        })
    })
    .unzip()
}

fn bands(library: &Library) -> Result<Bands, LabError> {
    let file = library.asset("dice/balance.ron")?;
    Ok(file.ron()?)
}
