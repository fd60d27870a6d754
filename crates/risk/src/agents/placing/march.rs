//! An army on its way: what it is expected to take from a border by exact odds.

use crate::agents::sight::{Ground, Sight};
use crate::board::Owner;
use crate::map::{TerritoryId, TerritorySet};

/// Most territories an army is followed through.
const LENGTH: usize = 12;

/// The chance from which an army is taken to attack.
const LIKELY: f64 = 0.5;

/// Armies that have to move into a captured territory: as many as dice were rolled.
const MOVED_IN: u32 = 3;

/// What an army is expected to take.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct March {
    /// Territories: the sum of the exact chances to get so far.
    pub captures: f64,
    /// Armies a turn that continents pay more to oneself, or less to a rival, each as likely as it gets so far.
    pub bonuses: f64,
}

/// Follows so many armies from an own border. They attack the likeliest of what lies beside them, the first of equal ones, as long as the chance is even, and
/// move on with all that are left; where nothing more lies beyond they stay, but for those who have to move in. What fog hides they do not enter.
pub(super) fn march(sight: &Sight<'_>, border: TerritoryId, armies: u32) -> March {
    let mut held: TerritorySet = sight.lands().map(|at| at.0).collect();
    let (mut at, mut armies, mut chance) = (border, armies, 1.0);
    let mut march = March::default();
    for _ in 0..LENGTH {
        let forecasts = open(sight, at, held).map(|to| (to, sight.forecast(armies.saturating_sub(1), to)));
        let likeliest = forecasts.reduce(|best, next| if next.1.p_conquer > best.1.p_conquer { next } else { best });
        let Some((to, forecast)) = likeliest.filter(|(_, forecast)| forecast.p_conquer >= LIKELY) else { break };
        chance *= forecast.p_conquer;
        march.captures += chance;
        march.bonuses += chance * brings(sight, to, held);
        held.insert(to.0);
        let left = forecast.attackers_left_if_conquered().unwrap_or(1.0).round().max(1.0) as u32;
        if open(sight, to, held).next().is_some() {
            (at, armies) = (to, left);
        } else {
            armies = 1 + left.saturating_sub(MOVED_IN);
        }
    }
    march
}

/// What is seen beside a territory and not among these.
fn open<'a>(sight: &Sight<'a>, at: TerritoryId, held: TerritorySet) -> impl Iterator<Item = TerritoryId> + use<'a> {
    let (board, map) = (sight.board(), sight.game.map());
    let around = map.neighbours(at).iter().copied();
    around.filter(move |&to| !held.contains(to.0) && board.land(to).owner != Owner::UNSEEN)
}

/// What a capture brings of its continent's bonus: the bonus times what the square of the share held grows by, so that the whole continent brings all of it
/// and its last territory most; and all of it once more where a rival held the whole.
fn brings(sight: &Sight<'_>, to: TerritoryId, held: TerritorySet) -> f64 {
    let map = sight.map();
    let continent = map.continent_of(to);
    let members = map.continent_members(continent);
    let before = members.iter().filter(|member| held.contains(member.0)).count();
    let rival = sight.owner(to).seat();
    let denied = before == 0 && rival.is_some_and(|rival| sight.held(rival, continent) == members.len());
    let (size, before) = (members.len() as f64, before as f64);
    let growth = (2.0 * before + 1.0) / (size * size);
    f64::from(map.continent_bonus(continent)) * (growth + f64::from(u8::from(denied)))
}
