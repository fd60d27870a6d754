//! How hard every enemy is: the reference player's share of wins against each, held against the band of its tier.

use dice::Enemy;
use serde::{Deserialize, Serialize};
use tabletop::{Budget, Seed};

use super::DiceModule;
use super::agents::REFERENCE;
use super::fights::{ENEMY, HERO, everybody};
use crate::arena::{Bout, Field};
use crate::source::Source;
use crate::stats::{Interval, clustered};
use crate::{LabError, Library, Problem, Watch};

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
    /// Of the bosses.
    bosses: Band,
}

/// How the reference player fares.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceReport {
    /// The seed all fights' seeds derive from.
    pub seed: Seed,
    /// Fights of every hero against every enemy.
    pub fights_each: u64,
    /// Whether it was stopped early.
    pub stopped: bool,
    /// Every tier with all its enemies, by tier, the bosses last.
    pub tiers: Vec<BalanceRow>,
    /// Every enemy, in the order of the content.
    pub enemies: Vec<BalanceRow>,
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
    /// Share of wins of each hero, by id.
    pub heroes: Vec<(String, f64)>,
    /// Rounds begun, a fight's mean.
    pub mean_rounds: f64,
    /// What is meant.
    pub band: Band,
    /// Whether the share lies in the band.
    pub ok: bool,
}

/// Plays every hero against every enemy `fights_each` times.
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
    let content = module.stock(library)?.content;
    let field = Field {
        situations: &everybody(&content)?,
        entrants: &[REFERENCE.to_owned()],
        seat: ENEMY,
        opponent: REFERENCE,
        groups: fights_each,
        seed,
        budget: Budget::default(),
        threads,
    };
    let groups = field.play(&module, watch)?;
    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.id.as_str()).collect();
    let band = |tier: u8, boss: bool| if boss { bands.bosses } else { bands.tiers[usize::from(tier.clamp(1, 5)) - 1] };
    let count = Count { enemies: content.enemies.len(), groups: &groups, heroes: &heroes };
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
        fights_each: groups.len() as u64,
        stopped: groups.len() as u64 != fights_each,
        tiers: tiers.collect(),
        enemies: enemies.collect(),
    })
}

fn bands(library: &Library) -> Result<Bands, LabError> {
    let file = library.asset("dice/balance.ron")?;
    Ok(Source { name: &file.name, text: &file.text }.whole()?)
}

/// Fights to be counted.
struct Count<'a> {
    enemies: usize,
    groups: &'a [Vec<Vec<Bout>>],
    heroes: &'a [&'a str],
}

impl Count<'_> {
    /// Bouts of a group against some enemies, and perhaps of one hero only.
    fn bouts<'b>(
        &'b self,
        group: &'b [Vec<Bout>],
        hero: Option<usize>,
        enemy: &'b impl Fn(usize) -> bool,
    ) -> impl Iterator<Item = &'b Bout> {
        // Hero by hero, and enemy by enemy.
        let enemies = self.enemies.max(1);
        let wanted = move |at: usize| enemy(at % enemies) && hero.is_none_or(|hero| hero == at / enemies);
        group.iter().enumerate().filter(move |(at, _)| wanted(*at)).flat_map(|(_, bouts)| bouts)
    }

    fn row(
        &self,
        (tier, boss): (u8, bool),
        name: Option<String>,
        band: Band,
        enemy: impl Fn(usize) -> bool,
    ) -> BalanceRow {
        let won = |bout: &&Bout| bout.winner == Some(HERO);
        let wins = |hero| -> Vec<f64> {
            self.groups.iter().map(|group| self.bouts(group, hero, &enemy).filter(won).count() as f64).collect()
        };
        let size = self.groups.first().map_or(0, |group| self.bouts(group, None, &enemy).count());
        let all = wins(None);
        let Interval { rate, low, high } = clustered(&all, size);
        let each = |hero: usize| clustered(&wins(Some(hero)), size / self.heroes.len().max(1)).rate;
        let rounds: u64 =
            self.groups.iter().flat_map(|group| self.bouts(group, None, &enemy)).map(|bout| bout.length.rounds).sum();
        let fights = self.groups.len() * size;
        BalanceRow {
            tier,
            boss,
            enemy: name,
            fights: fights as u64,
            wins: all.iter().sum::<f64>() as u64,
            win_rate: rate,
            low,
            high,
            heroes: self.heroes.iter().enumerate().map(|(at, hero)| ((*hero).to_owned(), each(at))).collect(),
            mean_rounds: rounds as f64 / fights.max(1) as f64,
            band,
            ok: (band.low..=band.high).contains(&rate),
        }
    }
}
