//! Conquest: sentences held against the board.

use risk::map::{ContinentId, Map, TerritoryId};
use risk::odds::{Defence, OddsTable};
use risk::{Action, Board, Owner, Phase, Risk};
use tabletop::{Game, Message, Seat};

use super::{Claim, Verdict, hoped, so};

/// The board as it is, with the questions that sentences are answers to.
struct Truth<'a> {
    claim: &'a Claim<'a, Risk>,
    map: &'a Map,
    board: &'a Board,
    me: Seat,
}

impl Truth<'_> {
    fn own(&self, place: TerritoryId) -> bool {
        self.board.lands[place.index()].owner == Owner::of(self.me)
    }

    fn armies(&self, place: TerritoryId) -> u32 {
        self.board.lands[place.index()].armies
    }

    fn name(&self, place: TerritoryId) -> Message {
        self.map.territory_message(place)
    }

    fn continent(&self, place: TerritoryId) -> ContinentId {
        self.map.continent_of(place)
    }

    fn held(&self, place: TerritoryId) -> usize {
        let members = self.map.continent_members(self.continent(place));
        members.iter().filter(|&&member| self.own(member)).count()
    }

    fn size(&self, place: TerritoryId) -> usize {
        self.map.continent_members(self.continent(place)).len()
    }

    /// Foreign armies that can attack a place.
    fn threat(&self, place: TerritoryId) -> u32 {
        let attackers = self.map.territories().filter(|&from| self.map.neighbours(from).contains(&place));
        attackers.filter(|&from| !self.own(from)).map(|from| self.armies(from)).sum()
    }

    fn own_beside(&self, place: TerritoryId) -> usize {
        self.map.neighbours(place).iter().filter(|&&near| self.own(near)).count()
    }

    fn chance(&self, from: TerritoryId, to: TerritoryId) -> f64 {
        let capital = self.claim.game.setup().capital_dice && self.board.capitals.contains(&to);
        let defence = if capital { Defence::Capital } else { Defence::Standard };
        OddsTable::new().p_conquer(self.armies(from) - 1, self.armies(to), defence)
    }

    fn attacks(&self) -> Vec<(TerritoryId, TerritoryId)> {
        let sources = self.map.territories().filter(|&from| self.own(from) && self.armies(from) > 1);
        let around = |from: TerritoryId| self.map.neighbours(from).iter().map(move |&to| (from, to));
        sources.flat_map(around).filter(|&(_, to)| !self.own(to)).collect()
    }

    /// The territory that the sentence calls so.
    fn called(&self, name: &str) -> Result<TerritoryId, String> {
        let all = self.map.territories();
        let mut so_called = all.into_iter().filter(|&at| self.claim.calls(name, &self.name(at)).is_ok());
        so_called.next().ok_or(format!("{name} is no territory"))
    }

    /// Territories that all armies to be placed should take from a border: each the likeliest of those beside, up to twelve, as long as the chance is even.
    fn reach(&self, border: TerritoryId) -> f64 {
        let odds = OddsTable::new();
        let mut taken: Vec<TerritoryId> = Vec::new();
        let (mut at, mut armies) = (border, self.armies(border) + self.board.to_place);
        let (mut chance, mut reach) = (1.0, 0.0);
        while taken.len() < 12 {
            let open = |from: TerritoryId, taken: &[TerritoryId]| -> Vec<TerritoryId> {
                let hidden = |at: TerritoryId| self.board.lands[at.index()].owner == Owner::UNSEEN;
                let near = self.map.neighbours(from).iter().copied();
                near.filter(|&to| !self.own(to) && !taken.contains(&to) && !hidden(to)).collect()
            };
            let forecast = |to: TerritoryId| {
                let capital = self.claim.game.setup().capital_dice && self.board.capitals.contains(&to);
                let defence = if capital { Defence::Capital } else { Defence::Standard };
                odds.forecast(armies.saturating_sub(1), self.armies(to), defence)
            };
            let mut best: Option<TerritoryId> = None;
            for to in open(at, &taken) {
                if best.is_none_or(|best| forecast(to).p_conquer > forecast(best).p_conquer) {
                    best = Some(to);
                }
            }
            let Some(to) = best.filter(|&to| forecast(to).p_conquer >= 0.5) else { break };
            chance *= forecast(to).p_conquer;
            reach += chance;
            let left = (forecast(to).attackers_left / forecast(to).p_conquer).round().max(1.0) as u32;
            taken.push(to);
            if open(to, &taken).is_empty() {
                armies = 1 + left.saturating_sub(3);
            } else {
                (at, armies) = (to, left);
            }
        }
        reach
    }

    fn lands(&self, owner: Owner) -> usize {
        self.board.lands.iter().filter(|land| land.owner == owner).count()
    }

    /// Where an action happens, and where its armies come from.
    fn place_of(&self, action: &Action) -> Option<(TerritoryId, Option<TerritoryId>)> {
        Some(match *action {
            Action::Claim(place) | Action::Capital(place) => (place, None),
            Action::Place(ref armies) => {
                let own = armies.iter().filter(|(at, _)| self.own(*at));
                let most = own.clone().map(|(_, count)| *count).max();
                let first = own.clone().find(|(_, count)| Some(*count) == most).or(armies.first())?;
                (first.0, None)
            }
            Action::Attack { from, to, .. } | Action::Blitz { from, to, .. } | Action::Fortify { from, to, .. } => {
                (to, Some(from))
            }
            Action::Occupy(_) => match self.board.phase {
                Phase::Occupy { from, to, .. } => (to, Some(from)),
                _ => return None,
            },
            Action::Trade { bonus, .. } => (bonus?, None),
            Action::EndAttack | Action::EndTurn => return None,
        })
    }

    /// The place it is about, which must be called by its name.
    fn place(&self) -> Result<(TerritoryId, Option<TerritoryId>), String> {
        let place = self.place_of(&self.claim.action()).ok_or("it happens nowhere")?;
        self.claim.calls("place", &self.name(place.0))?;
        Ok(place)
    }

    /// The place of what it is told against.
    fn other(&self) -> Result<(TerritoryId, Option<TerritoryId>), String> {
        let other = self.claim.other().ok_or("it is told against nothing")?;
        let place = self.place_of(&other).ok_or("the other happens nowhere")?;
        self.claim.calls("other_place", &self.name(place.0))?;
        Ok(place)
    }

    fn in_continent(&self, place: TerritoryId) -> Result<(), String> {
        self.claim.calls("continent", &self.map.continent_message(self.continent(place)))?;
        self.claim.names("size", self.size(place) as f64)
    }

    fn foe(&self, place: TerritoryId) -> Result<Seat, String> {
        let foe = self.board.lands[place.index()].owner.seat().ok_or("nobody holds it")?;
        self.claim.calls("foe", &Message::seat(foe))?;
        Ok(foe)
    }

    fn greatest(&self, own: bool) -> u32 {
        let lands = self.map.territories().filter(|&at| self.own(at) == own);
        lands.map(|at| self.armies(at)).max().unwrap_or(0)
    }
}

/// Two numbers named, the first smaller.
fn fewer(truth: &Truth<'_>, name: &str, of: impl Fn(TerritoryId) -> u32) -> Result<(), String> {
    let (here, there) = (of(truth.place()?.0), of(truth.other()?.0));
    truth.claim.names(name, here)?;
    truth.claim.names(&format!("other_{name}"), there)?;
    so(here < there, "there are not fewer")
}

pub fn check(claim: &Claim<'_, Risk>) -> Verdict {
    let truth = Truth { claim, map: claim.game.map(), board: &claim.state.board, me: claim.seat };
    for part in [attacks, continents, numbers, borders, moves, hopes] {
        if part(&truth)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn attacks(t: &Truth<'_>) -> Verdict {
    let (claim, board) = (t.claim, t.board);
    match claim.says() {
        "surer" => {
            let ((to, from), (other_to, other_from)) = (t.place()?, t.other()?);
            let chance = |from: Option<TerritoryId>, to| from.map(|from| 100.0 * t.chance(from, to)).ok_or("no attack");
            let (here, there) = (chance(from, to)?, chance(other_from, other_to)?);
            claim.names("percent", here)?;
            claim.names("other_percent", there)?;
            so(here > there, "it is not surer")?;
        }
        "chance" | "nearly_sure" => {
            let (to, from) = t.place()?;
            claim.names("percent", 100.0 * t.chance(from.ok_or("no attack")?, to))?;
        }
        "tired_of_waiting" => {
            let (to, from) = t.place()?;
            so(board.round > 20, "the war is young")?;
            so(t.chance(from.ok_or("no attack")?, to) > 0.5, "it will hardly fall")?;
        }
        "nothing_likely" => {
            let chances = t.attacks().into_iter().map(|(from, to)| (100.0 * t.chance(from, to), to));
            let best = chances.max_by(|a, b| a.0.total_cmp(&b.0)).ok_or("there is nothing to attack")?;
            claim.names("likeliest_percent", best.0)?;
            so(claim.action() == Action::EndAttack, "it attacks")?;
        }
        "nothing_to_attack" => {
            let over = claim.game.setup().two_phase && board.battles >= risk::TWO_PHASE_BATTLES;
            so(
                claim.action() == Action::EndAttack && (over || t.attacks().is_empty()),
                "there is something to attack",
            )?;
        }
        "nothing_sure"
        | "not_worth_it"
        | "nothing_worth_it"
        | "nothing_easy"
        | "nothing_sure_even_now"
        | "nothing_nearly_sure" => {
            so(claim.action() == Action::EndAttack, "it attacks")?;
        }
        "against_the_leader" => {
            let foe = t.foe(t.place()?.0)?;
            let more = |rival: &Seat| t.lands(Owner::of(*rival)) > t.lands(Owner::of(foe));
            so(
                !Seat::all(board.seats()).filter(|rival| *rival != t.me).any(|rival| more(&rival)),
                "somebody holds more",
            )?;
        }
        "against_the_seen_leader" => so(claim.game.setup().fog, "nothing is hidden")?,
        "continent_mine" | "continent_pays" => {
            let (place, _) = t.place()?;
            t.in_continent(place)?;
            so(!t.own(place) && t.held(place) + 1 == t.size(place), "something of it is missing")?;
            claim.names("bonus", t.map.continent_bonus(t.continent(place)))?;
        }
        "continent_with_it" => {
            let (place, _) = t.place()?;
            t.in_continent(place)?;
            claim.names("held_then", (t.held(place) + 1) as f64)?;
        }
        "rounds_off" => claim.names("own_beside", t.own_beside(t.place()?.0) as f64)?,
        "beside_mine" | "among_mine" => so(t.own_beside(t.place()?.0) > 0, "it lies apart")?,
        "joins" => {
            let (to, from) = t.place()?;
            let reached = claim.game.reachable(board, t.me, from.ok_or("no attack")?);
            let apart = |near: &&TerritoryId| t.own(**near) && !reached[near.index()];
            so(t.map.neighbours(to).iter().any(|near| apart(&near)), "they do not lie apart")?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn continents(t: &Truth<'_>) -> Verdict {
    let (claim, board) = (t.claim, t.board);
    match claim.says() {
        says @ ("most_of_continent" | "part_of_continent" | "whole_continent") => {
            let (place, _) = t.place()?;
            t.in_continent(place)?;
            let (held, size) = (t.held(place), t.size(place));
            claim.names("held", held as f64)?;
            so(held > 0, "nothing of it is held")?;
            so(says != "most_of_continent" || 2 * held > size, "it is not most")?;
            so(says != "whole_continent" || held == size, "it is not all")?;
        }
        "stronger_there" => {
            let (from, other) = (t.place()?.1.ok_or("no attack")?, t.other()?.1.ok_or("no attack")?);
            claim.names("mine", t.armies(from))?;
            claim.names("other_mine", t.armies(other))?;
            claim.calls("from", &t.name(from))?;
            claim.calls("other_from", &t.name(other))?;
            so(t.armies(from) > t.armies(other), "it is not stronger")?;
        }
        "against_theirs" => {
            let (to, from) = t.place()?;
            claim.names("mine", t.armies(from.ok_or("no attack")?))?;
            claim.names("theirs", t.armies(to))?;
        }
        "attack_from_there" => claim.names("mine", t.armies(t.place()?.1.ok_or("no attack")?))?,
        "more_there" => {
            let (here, there) = (t.armies(t.place()?.0), t.armies(t.other()?.0));
            claim.names("armies_there", here)?;
            claim.names("other_armies_there", there)?;
            so(here > there, "there are not more")?;
        }
        "held_there" => {
            claim.names("other_theirs", t.armies(t.other()?.0))?;
            so(claim.action() == Action::EndAttack, "it attacks")?;
        }
        "some_there" => {
            let (place, _) = t.place()?;
            claim.names("armies_there", t.armies(place))?;
            so(t.own(place), "it is not one's own")?;
        }
        "few_there" => {
            fewer(t, "theirs", |at| t.armies(at))?;
            so(!t.own(t.place()?.0), "it is one's own")?;
        }
        "fewer_of_mine" => {
            fewer(t, "armies_there", |at| t.armies(at))?;
            so(t.own(t.place()?.0), "it is not one's own")?;
        }
        "fewer_neutral" => {
            fewer(t, "armies_there", |at| t.armies(at))?;
            so(board.lands[t.place()?.0.index()].owner == Owner::NEUTRAL, "it is not neutral")?;
        }
        "weaker_beside" | "weakest_beside" => {
            let (place, _) = t.place()?;
            let weakest =
                |at| t.map.neighbours(at).iter().filter(|&&near| !t.own(near)).map(|&near| t.armies(near)).min();
            claim.names("weakest_armies", weakest(place).ok_or("nobody stands beside it")?)?;
            if claim.says() == "weaker_beside" {
                let other = weakest(t.other()?.0).ok_or("nobody stands beside the other")?;
                claim.names("other_weakest_armies", other)?;
                so(weakest(place) < Some(other), "it is not weaker")?;
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn numbers(t: &Truth<'_>) -> Verdict {
    let (claim, board) = (t.claim, t.board);
    match claim.says() {
        says @ ("outnumbers_nobody" | "outnumbers_too_little") => {
            let over = |(from, to): (TerritoryId, TerritoryId)| i64::from(t.armies(from)) - i64::from(t.armies(to));
            let most = t.attacks().into_iter().map(over).max().ok_or("there is nothing to attack")?;
            so((most <= 0) == (says == "outnumbers_nobody"), "somebody is outnumbered")?;
            if says == "outnumbers_too_little" {
                claim.names("most_over", most as f64)?;
            }
        }
        "enough_for_one_turn" | "until_stronger" => so(board.captured, "nothing was captured")?,
        "whim" => {}
        "forgotten" => so(claim.action() == Action::EndTurn, "it moves armies")?,
        "gathers" => so(claim.action() == Action::EndAttack, "it attacks")?,
        "greatest_waits" => so(t.greatest(true) > t.greatest(false), "it is not the greatest")?,
        "pays_better" => {
            let (here, there) = (t.place()?.0, t.other()?.0);
            let bonus = |at| f64::from(t.map.continent_bonus(t.continent(at)));
            t.in_continent(here)?;
            claim.names("bonus", bonus(here))?;
            claim.names("other_bonus", bonus(there))?;
            claim.names("other_size", t.size(there) as f64)?;
            so(bonus(here) / t.size(here) as f64 > bonus(there) / t.size(there) as f64, "it pays no better")?;
        }
        "pays" => claim.names("bonus", t.map.continent_bonus(t.continent(t.place()?.0)))?,
        says @ ("rest_beside" | "lacking_beside") => {
            let (place, _) = t.place()?;
            let lacking = t.map.continent_members(t.continent(place)).iter().filter(|&&at| !t.own(at));
            let beside = lacking.clone().filter(|&&at| t.map.neighbours(place).contains(&at)).count();
            claim.names("lacking", lacking.clone().count() as f64)?;
            claim.names("lacking_beside", beside as f64)?;
            so(beside > 0 && (says != "rest_beside" || beside == lacking.count()), "they lie elsewhere")?;
        }
        "in_their_way" => {
            let rival = |near: &&TerritoryId| board.lands[near.index()].owner.seat().is_some_and(|seat| seat != t.me);
            so(t.map.neighbours(t.place()?.0).iter().any(|near| rival(&near)), "no rival is near")?;
        }
        "out_of_my_way" => so(t.own_beside(t.place()?.0) == 0, "it borders on one's own")?,
        "less_in_my_way" => fewer(t, "own_beside", |at| t.own_beside(at) as u32)?,
        says @ ("nobody_settled" | "few_settled" | "less_settled") => {
            let others = |place| {
                let members = t.map.continent_members(t.continent(place)).iter();
                members.filter(|&&at| !t.own(at) && board.lands[at.index()].owner != Owner::NOBODY).count() as u32
            };
            let (place, _) = t.place()?;
            claim.names("others", others(place))?;
            match says {
                "nobody_settled" => so(others(place) == 0, "somebody has settled there")?,
                "few_settled" => fewer(t, "others", others)?,
                _ => {}
            }
        }
        "neutrals_in_the_way" => so(matches!(claim.action(), Action::Place(_)), "nothing is placed")?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// What is said of borders where armies are placed by their needs.
fn borders(t: &Truth<'_>) -> Verdict {
    let claim = t.claim;
    match claim.says() {
        "in_danger" => {
            let places = t.map.territories().filter(|&at| t.own(at));
            let fits = |at: TerritoryId| {
                claim.calls("place", &t.name(at))?;
                claim.names("threat", t.threat(at))?;
                claim.names("armies_there", t.armies(at))
            };
            so(places.into_iter().any(|at| fits(at).is_ok()), "no such territory is in such danger")?;
        }
        says @ ("reaches_more" | "reaches") => {
            let reach = |place: &str, captures: &str| {
                let (really, named) = (t.reach(t.called(place)?), claim.number(captures)?);
                so((really - named).abs() < 0.051, "it should take another number")?;
                Ok::<f64, String>(named)
            };
            let here = reach("place", "captures")?;
            so(here > 0.0, "nothing is in reach")?;
            so(says == "reaches" || here > reach("other_place", "other_captures")?, "it reaches no farther")?;
        }
        says @ ("closes_more" | "closes_ways") => {
            let foes = |place: &str| {
                let near = t.map.neighbours(t.called(place)?).iter().filter(|&&near| !t.own(near));
                Ok::<f64, String>(near.count() as f64)
            };
            let here = foes("place")?;
            so(here > 0.0, "it closes no way")?;
            if says == "closes_more" {
                claim.names("foes_beside", here)?;
                claim.names("other_foes_beside", foes("other_place")?)?;
                so(here > foes("other_place")?, "it closes no more ways")?;
            }
        }
        "bonuses_at_stake" => so(matches!(claim.action(), Action::Place(_)), "nothing is placed").and(hoped(claim))?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn moves(t: &Truth<'_>) -> Verdict {
    let (claim, board) = (t.claim, t.board);
    match claim.says() {
        "friends_beside" => {
            let near = t.map.neighbours(t.place()?.0).iter().filter(|&&near| t.own(near));
            claim.names("own_armies_beside", near.map(|&near| t.armies(near)).sum::<u32>())?;
        }
        "no_foes_beside" | "nobody_ahead" => so(t.threat(t.place()?.0) == 0, "there are foes")?,
        "fewer_foes_beside" => fewer(t, "threat", |at| t.threat(at))?,
        "fewer_ways_in" => fewer(t, "ways_in", |at| {
            t.map.territories().filter(|&from| t.map.neighbours(from).contains(&at)).count() as u32
        })?,
        says @ ("best_set" | "set" | "pictured") => {
            let Action::Trade { cards, bonus } = claim.action() else { return Err("nothing is traded".to_owned()) };
            let worth = |cards| claim.game.set_worth(board.trades, cards).ok_or("it is no set");
            claim.names("worth", worth(cards)?)?;
            if let ("best_set", Some(Action::Trade { cards: other, .. })) = (says, claim.other()) {
                claim.names("other_worth", worth(other)?)?;
                so(worth(cards)? > worth(other)?, "it is not the best")?;
            }
            so(says != "pictured" || bonus.is_some_and(|at| t.own(at)), "it shows no land of one's own")?;
        }
        "keeps_wild" => {
            let wild = |action| match action {
                Action::Trade { cards, .. } => cards.iter().filter(|card| card.territory(t.map).is_none()).count(),
                _ => 0,
            };
            so(claim.other().is_some_and(|other| wild(claim.action()) < wild(other)), "it spends as many")?;
        }
        says @ ("half" | "divided" | "nobody_threatens" | "by_danger" | "danger_behind" | "front_ahead"
        | "garrison") => {
            let Action::Occupy(moved) = claim.action() else { return Err("nobody moves in".to_owned()) };
            let (to, from) = t.place()?;
            let from = from.ok_or("from nowhere")?;
            let left = t.armies(from) - moved;
            let (ahead, behind) = (t.threat(to), t.threat(from));
            match says {
                "half" => so(4 * moved.abs_diff(left) <= (moved + left).max(4), "it is not half")?,
                "divided" => {
                    claim.names("armies", moved)?;
                    claim.names("left", left)?;
                }
                "nobody_threatens" => so(ahead + behind == 0, "somebody threatens")?,
                "by_danger" => {
                    claim.names("threat_ahead", ahead)?;
                    claim.names("threat_behind", behind)?;
                }
                "danger_behind" => so(ahead == 0 && behind > 0, "the danger lies elsewhere")?,
                "front_ahead" => so(ahead > 0, "no foe stands there")?,
                _ => claim.names("left", left)?,
            }
        }
        "nobody_idle" => {
            let idle = t.map.territories().filter(|&at| t.own(at) && t.armies(at) > 1);
            let front =
                |at: TerritoryId| t.map.territories().any(|from| t.map.neighbours(from).contains(&at) && !t.own(from));
            so(idle.into_iter().all(front), "somebody stands idle")?;
        }
        "everything_stays" => so(claim.action() == Action::EndTurn, "it moves")?,
        says @ ("idle" | "spare" | "threatened" | "to_the_front" | "at_the_front" | "nearer_front") => {
            let (to, from) = t.place()?;
            let from = from.ok_or("from nowhere")?;
            claim.calls("from", &t.name(from))?;
            match says {
                "idle" => so(t.threat(from) == 0, "they stood at the front")?,
                "threatened" => claim.names("threat", t.threat(to))?,
                "at_the_front" => so(t.threat(to) > 0, "no foe can come there")?,
                _ => {}
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn hopes(t: &Truth<'_>) -> Verdict {
    let (claim, board) = (t.claim, t.board);
    match claim.says() {
        "takes_cards" => {
            let (place, _) = t.place()?;
            let foe = t.foe(place)?;
            so(t.lands(Owner::of(foe)) == 1, "it has other lands")?;
            claim.names("foe_cards", board.hand_sizes[foe.index()])?;
        }
        "card" => so(claim.game.setup().has_cards() && !board.captured, "no card is to be earned")?,
        "breaks_continent" => {
            let (place, _) = t.place()?;
            let foe = t.foe(place)?;
            t.in_continent(place)?;
            let members = t.map.continent_members(t.continent(place)).iter();
            so(members.into_iter().all(|at| board.lands[at.index()].owner.is(foe)), "it is not whole")?;
        }
        says @ ("wins" | "ends_rival") => {
            let owner = board.lands[t.place()?.0.index()].owner;
            so(t.lands(owner) == 1, "it has other lands")?;
            let rivals = Seat::all(board.seats()).filter(|&seat| seat != t.me && t.lands(Owner::of(seat)) > 0);
            so(says != "wins" || rivals.count() == 1, "others remain")?;
        }
        // What a method expects is its own; that it expects it is checked.
        "leaves_armies" | "leaves_so_many" | "strength_left" | "hope_land_share" | "hope_land"
        | "hope_armies_share" | "hope_armies" | "hope_strength" | "hope_closed" | "hope_income_share"
        | "hope_income" | "hope_cards" | "hope_continents" | "hope_denied" | "hope_safety" | "hope_prey"
        | "more_land" | "fewer_idle" | "costs_them" | "their_land" | "hope_their_cards" | "last_count" | "goal"
        | "victory" | "win_now" | "rival_gone" | "if_it_fails" | "if_it_waits" | "cheap_capture" | "great_army"
        | "less_luck" | "little_answer" | "holds_up" | "hope_win" | "hope_win_percent" | "after_first_turn"
        | "beyond" | "in_reach" => hoped(claim)?,
        // Where fog hides what the sentence is about.
        "chance_unseen" | "strength_there" | "weak_there" | "weak_beside" | "few_foes_beside" | "by_danger_unseen"
        | "front_moved" | "front_behind" => so(claim.game.setup().fog, "nothing is hidden")?,
        _ => return Ok(false),
    }
    Ok(true)
}
