//! The stage in the dock: the battle with both sides, and whoever plays with a line of their own.

use risk::{
    Owner,
    map::TerritoryId,
    odds::{Battle, Defence, OddsTable},
};
use tabletop::{Game, Seat};

use super::{BattleModel, FaceModel, PlayerModel, SideOfBattle};
use crate::{
    games::conquest::place_names,
    games::conquest::{battle::Deed, people, state::Conquest, state::Match},
    table::TableGame,
    text::Words,
};

/// Odds of the chosen attack, computed once.
#[derive(Default)]
pub struct OddsCache(Option<((u32, u32, Defence, u32), (f64, [f64; 2]))>);

impl OddsCache {
    /// The chance to conquer by fighting on until at most `stop` armies are left beside the one that stays, and the armies each
    /// side is expected to lose by then.
    pub fn fight(&mut self, attackers: u32, defenders: u32, defence: Defence, stop: u32) -> (f64, [f64; 2]) {
        if stop <= 1 && attackers < OddsTable::SIZE && defenders <= OddsTable::SIZE {
            let forecast = OddsTable::shared().forecast(attackers, defenders, defence);
            let left = [forecast.attackers_left, forecast.defenders_left];
            return (forecast.p_conquer, [f64::from(attackers) - left[0], f64::from(defenders) - left[1]]);
        }
        let key = (attackers, defenders, defence, stop);
        if let Some((known, odds)) = &self.0
            && *known == key
        {
            return *odds;
        }
        let outcome = Battle::new(attackers, defenders).against(defence).stop_at(stop).outcome();
        let odds = (outcome.p_conquer(), [outcome.attackers_lost().mean, outcome.defenders_lost().mean]);
        self.0 = Some((key, odds));
        odds
    }
}

/// The battle on the table, or the one that the person to act has chosen.
pub fn battle(table: &Match, words: &Words, odds: &mut OddsCache) -> Option<BattleModel> {
    // The battle on the table is none of a board that is past.
    let shown = table.own.battle.as_ref().filter(|_| !table.looks_back());
    let board = &table.shown.board;
    let (lands, shown) = match table.due() {
        Some(_) => {
            let chosen = table.draft.from.zip(table.draft.to).filter(|(_, to)| !board.holds(board.active, *to))?;
            (chosen, shown.filter(|battle| battle.lands == chosen))
        }
        None => (shown?.lands, shown),
    };
    let (from, to) = lands;
    let armies = [from, to].map(|territory| board.land(territory).armies);
    let taken = shown.is_some_and(|battle| battle.taken);
    let defence = match board.capitals.contains(&to) && table.game().setup().capital_dice {
        true => Defence::Capital,
        false => Defence::Standard,
    };
    let stop = if table.due().is_some() { table.draft.stop } else { 1 };
    let win = match taken {
        true => 1.0,
        false => odds.fight(armies[0].saturating_sub(1), armies[1], defence, stop.max(1)).0,
    };
    let attacker = shown.map_or(Owner::of(board.active), |battle| Owner::of(battle.attacker));
    let defender = shown.map_or(board.land(to).owner, |battle| battle.defender);
    let lost = |side: usize| shown.map_or([0; 2], |battle| [battle.lost[side], battle.in_all[side]]);
    let side = |side: usize, owner: Owner, place: TerritoryId| SideOfBattle {
        face: face(table, words, owner),
        place: place_names::territory(words, table.map(), place).to_owned(),
        // Whoever marches in afterwards is no longer the defender.
        armies: if taken && side == 1 { 0 } else { armies[side] },
        lost: lost(side),
    };
    Some(BattleModel {
        sides: [side(0, attacker, from), side(1, defender, to)],
        roll: shown.and_then(|battle| battle.roll),
        win,
        taken,
        tumbling: shown.map_or(0.0, |battle| battle.tumbling),
        age: shown.map_or(0.0, |battle| battle.age),
    })
}

fn face(table: &Match, words: &Words, owner: Owner) -> FaceModel {
    let seat = owner.seat();
    FaceModel {
        name: seat.map_or_else(|| words.get("conquest-neutral").into(), |seat| table.name(words, seat)).into_owned(),
        livery: seat.map(|seat| table.livery(seat)),
        portrait: seat.and_then(|seat| Conquest::portrait(table, seat)),
    }
}

/// Whoever plays while no person has anything to do; whoever decided, where that is looked back at.
pub fn player(table: &Match, words: &Words) -> Option<PlayerModel> {
    let seat = table.shown.board.active;
    if table.due().is_some() || table.shown.standing.is_some() || table.is_person(seat) {
        return None;
    }
    let line = match table.looks_back() {
        true => table.reasoning.open().map_or_else(String::new, |reasons| reasons.told.quoted(words)),
        false => line(table, words, seat),
    };
    Some(PlayerModel { face: face(table, words, Owner::of(seat)), line })
}

/// What somebody is up to, in the words of the persona where it is one: what others did last is theirs to speak of.
fn line(table: &Match, words: &Words, seat: Seat) -> String {
    let whose = |owner: Owner| match owner.seat() {
        Some(seat) => table.name(words, seat),
        None => words.get("conquest-neutral").into(),
    };
    let yours = |owner: Owner| owner.seat().is_some_and(|seat| table.is_person(seat));
    let deed = table.own.deed.filter(|(by, _)| *by == seat).map(|(_, deed)| deed);
    let (key, place, n, name) = match deed.unwrap_or_default() {
        Deed::Ponder => ("ponder", None, 0, "".into()),
        Deed::Trade(n) => ("trade", None, n, "".into()),
        Deed::Place(place, n) => ("place", Some(place), n, "".into()),
        Deed::Attack(place, owner) if yours(owner) => ("attack_you", Some(place), 0, "".into()),
        Deed::Attack(place, owner) => ("attack", Some(place), 0, whose(owner)),
        Deed::Take(place, owner) if yours(owner) => ("take_you", Some(place), 0, "".into()),
        Deed::Take(place, owner) => ("take", Some(place), 0, whose(owner)),
        Deed::March(place, n) => ("march", Some(place), n, "".into()),
    };
    let place = place.map_or("", |place| place_names::territory(words, table.map(), place));
    let person = table.player(seat).and_then(|player| people::id_of(&player.controller)).unwrap_or("anyone");
    words.with(&format!("conquest-say-{person}_{key}"), &[("place", &place), ("n", &n), ("name", &name)])
}
