//! What an action of Conquest does at once and what it meets, as facts that sentences may use.
//!
//! `place` is where the action happens and `continent` the continent that place lies in; `held` and `size` are the own and all territories of
//! that continent before the action. Foreign armies are those of every other force, neutral ones included; where fog hides some of
//! those a fact counts, the fact is left out.

use tabletop::{Facts, Game, Message, Seat, percent};

use crate::action::Action;
use crate::board::{Board, Owner, Phase};
use crate::map::{ContinentId, Map, TerritoryId};
use crate::odds::{Defence, OddsTable};
use crate::rules::Risk;
use crate::setup::TWO_PHASE_BATTLES;
use crate::state::View;

impl Risk {
    /// See [`Game::facts`](tabletop::Game::facts). In fog opponents keep their reasons to themselves, so nothing here asks who may read them.
    pub(crate) fn facts_of(&self, view: &View, action: &Action) -> Facts {
        if self.check(view, action).is_err() {
            return Facts::new();
        }
        let scene = Scene { game: self, board: &view.board, me: view.board.active };
        match *action {
            Action::Claim(place) => scene.claim(place),
            Action::Place(ref armies) => scene.place(armies),
            Action::Capital(place) => scene.around(place, scene.at(place)),
            Action::Trade { cards, bonus } => {
                let armies = self.set_worth(view.board.trades, cards).unwrap_or(0);
                let facts = Facts::new().count("worth", armies);
                match bonus {
                    Some(place) => facts.with("place", scene.name(place)).holds("pictured", true),
                    None => facts,
                }
            }
            Action::Attack { from, to, .. } | Action::Blitz { from, to, .. } => scene.attack(from, to),
            Action::Occupy(armies) => scene.occupy(armies),
            Action::EndAttack => scene.stop(),
            Action::Fortify { from, to, armies } => scene.march(from, to, armies),
            Action::EndTurn => scene.rest(),
        }
    }
}

/// A board as the seat to act sees it.
#[derive(Clone, Copy)]
struct Scene<'a> {
    game: &'a Risk,
    board: &'a Board,
    me: Seat,
}

impl Scene<'_> {
    fn map(&self) -> &Map {
        self.game.map()
    }

    fn name(&self, place: TerritoryId) -> Message {
        self.map().territory_message(place)
    }

    fn own(&self, place: TerritoryId) -> bool {
        self.board.holds(self.me, place)
    }

    fn seen(&self, place: TerritoryId) -> bool {
        self.board.land(place).owner != Owner::UNSEEN
    }

    fn armies(&self, place: TerritoryId) -> u32 {
        self.board.land(place).armies
    }

    /// The place and its continent.
    fn at(&self, place: TerritoryId) -> Facts {
        let map = self.map();
        let continent = map.continent_of(place);
        let members = map.continent_members(continent);
        let facts = Facts::new()
            .with("place", self.name(place))
            .with("continent", map.continent_message(continent))
            .count("held", self.held(continent))
            .count("lacking", members.len() - self.held(continent))
            .count("size", members.len());
        facts
            .holds("most", 2 * self.held(continent) > members.len())
            .count("bonus", map.continent_bonus(continent))
            .decimal("bonus_each", f64::from(map.continent_bonus(continent)) / members.len() as f64, 2)
    }

    fn held(&self, continent: ContinentId) -> usize {
        self.map().continent_members(continent).iter().filter(|&&member| self.own(member)).count()
    }

    /// Own and foreign neighbours of a territory.
    fn around(&self, place: TerritoryId, facts: Facts) -> Facts {
        let near = self.map().neighbours(place);
        let facts = facts
            .count("armies_there", self.armies(place))
            .count("ways_in", self.map().attackers_of(place).len())
            .count("own_beside", near.iter().filter(|&&near| self.own(near)).count())
            .count(
                "own_armies_beside",
                near.iter().filter(|&&near| self.own(near)).map(|&near| self.armies(near)).sum::<u32>(),
            );
        let facts = match self.threat(place) {
            Some(threat) => facts.count("threat", threat),
            None => facts,
        };
        let targets = || near.iter().copied().filter(|&near| !self.own(near));
        let weakest = targets().min_by_key(|&near| self.armies(near));
        match weakest.filter(|_| targets().all(|near| self.seen(near))) {
            Some(weakest) => facts.with("weakest", self.name(weakest)).count("weakest_armies", self.armies(weakest)),
            None => facts,
        }
    }

    /// Foreign armies that may attack a territory; `None` where fog hides some.
    fn threat(&self, place: TerritoryId) -> Option<u64> {
        let foes = || self.map().attackers_of(place).iter().copied().filter(|&near| !self.own(near));
        foes().all(|foe| self.seen(foe)).then(|| foes().map(|foe| u64::from(self.armies(foe))).sum())
    }

    fn claim(&self, place: TerritoryId) -> Facts {
        let members = self.map().continent_members(self.map().continent_of(place));
        let others =
            members.iter().filter(|&&member| !self.own(member) && self.board.land(member).owner != Owner::NOBODY);
        self.around(place, self.at(place)).count("others", others.count())
    }

    /// Of armies on several territories, the one that gets most of one's own; of neutral ones alone, that of the neutrals.
    fn place(&self, armies: &[(TerritoryId, u32)]) -> Facts {
        let own = armies.iter().filter(|&&(at, _)| self.own(at)).rev().max_by_key(|&&(_, count)| count);
        let Some(&(place, count)) = own.or(armies.first()) else { return Facts::new() };
        let map = self.map();
        let continent = map.continent_of(place);
        let beside =
            map.neighbours(place).iter().filter(|&&near| !self.own(near) && map.continent_of(near) == continent);
        self.around(place, self.at(place))
            .count("armies", count)
            .count("lacking_beside", beside.count())
            .holds("neutral", !self.own(place))
    }

    fn attack(&self, from: TerritoryId, to: TerritoryId) -> Facts {
        let (mine, owner) = (self.armies(from), self.board.land(to).owner);
        let near = self.map().neighbours(to);
        let mainland = self.game.reachable(self.board, self.me, from);
        let facts = self
            .at(to)
            .with("from", self.name(from))
            .count("mine", mine)
            .count("own_beside", near.iter().filter(|&&near| self.own(near)).count())
            .holds("joins", near.iter().any(|&near| self.own(near) && !mainland[near.index()]))
            .count("held_then", self.held(self.map().continent_of(to)) + 1)
            .holds("earns_card", self.game.setup().has_cards() && !self.board.captured);
        if owner == Owner::UNSEEN {
            return facts;
        }
        let facts = facts.count("theirs", self.armies(to)).decimal("percent", self.chance(from, to), 1);
        let Some(foe) = owner.seat() else { return facts };
        let (lands, _) = self.board.strength(owner);
        let members = self.map().continent_members(self.map().continent_of(to));
        let whole = members.iter().all(|&member| self.board.holds(foe, member));
        let facts = facts.with("foe", Message::seat(foe)).holds("foe_whole", whole);
        let facts = facts.count("foe_cards", self.board.hand_sizes.get(foe.index()).copied().unwrap_or(0));
        // What fog hides may be anybody's.
        if self.board.lands.iter().any(|land| land.owner == Owner::UNSEEN) {
            return facts;
        }
        let rivals = || Seat::all(self.board.seats()).filter(|&seat| seat != self.me && self.board.alive(seat));
        let leads = rivals().all(|rival| self.board.strength(Owner::of(rival)).0 <= lands);
        let facts = facts.holds("foe_leads", leads).holds("last_land", lands == 1);
        facts.holds("wins", lands == 1 && rivals().count() == 1)
    }

    /// The exact chance, in per cent, that everything that may go takes a territory.
    fn chance(&self, from: TerritoryId, to: TerritoryId) -> f64 {
        let capital = self.game.setup().capital_dice && self.board.capitals.contains(&to);
        let defence = if capital { Defence::Capital } else { Defence::Standard };
        let attackers = self.armies(from).saturating_sub(1);
        percent(OddsTable::shared().p_conquer(attackers, self.armies(to), defence))
    }

    /// What is left to attack.
    fn stop(&self) -> Facts {
        let map = self.map();
        let allowed = !self.game.setup().two_phase || self.board.battles < TWO_PHASE_BATTLES;
        let sources = map.territories().filter(|&from| allowed && self.own(from) && self.armies(from) > 1);
        let attacks: Vec<(TerritoryId, TerritoryId)> = sources
            .flat_map(|from| map.neighbours(from).iter().map(move |&to| (from, to)))
            .filter(|&(_, to)| !self.own(to))
            .collect();
        let facts = Facts::new().count("attacks", attacks.len()).holds("captured", self.board.captured);
        let facts = facts.holds("greatest", self.has_the_greatest());
        if attacks.is_empty() || attacks.iter().any(|&(_, to)| !self.seen(to)) {
            return facts;
        }
        let over = |&(from, to): &(TerritoryId, TerritoryId)| i64::from(self.armies(from)) - i64::from(self.armies(to));
        let chances = attacks.iter().map(|&(from, to)| (self.chance(from, to), to));
        let best = chances.max_by(|one, other| one.0.total_cmp(&other.0));
        let facts = facts.count("most_over", attacks.iter().map(over).max().unwrap_or(0));
        match best {
            Some((chance, place)) => facts.with("likeliest", self.name(place)).decimal("likeliest_percent", chance, 1),
            None => facts,
        }
    }

    /// Whether the greatest army on one territory is one's own, as far as is seen, and no other is as great.
    fn has_the_greatest(&self) -> bool {
        let greatest = |own: bool| {
            let lands = self.board.lands.iter().filter(|land| land.owner.is(self.me) == own);
            lands.map(|land| land.armies).max().unwrap_or(0)
        };
        self.board.lands.iter().all(|land| land.owner != Owner::UNSEEN) && greatest(true) > greatest(false)
    }

    fn occupy(&self, armies: u32) -> Facts {
        let Phase::Occupy { from, to, .. } = self.board.phase else { return Facts::new() };
        let left = self.armies(from).saturating_sub(armies);
        let facts = Facts::new()
            .with("place", self.name(to))
            .with("from", self.name(from))
            .count("armies", armies)
            .count("left", left)
            .holds("halved", armies.abs_diff(left) <= (self.armies(from) / 4).max(1));
        match (self.threat(to), self.threat(from)) {
            (Some(ahead), Some(behind)) => facts.count("threat_ahead", ahead).count("threat_behind", behind),
            _ => facts,
        }
    }

    fn march(&self, from: TerritoryId, to: TerritoryId, armies: u32) -> Facts {
        let facts = Facts::new()
            .with("place", self.name(to))
            .with("from", self.name(from))
            .count("armies", armies)
            .count("armies_there", self.armies(to));
        match (self.threat(to), self.threat(from)) {
            (Some(there), Some(here)) => facts.count("threat", there).count("threat_here", here),
            _ => facts,
        }
    }

    /// Armies behind the front that are more than the one each territory needs.
    fn rest(&self) -> Facts {
        let idle = self.map().territories().filter(|&at| self.own(at) && self.armies(at) > 1);
        let idle = idle.filter(|&at| self.map().attackers_of(at).iter().all(|&near| self.own(near)));
        Facts::new().count("idle", idle.map(|at| self.armies(at) - 1).sum::<u32>())
    }
}
