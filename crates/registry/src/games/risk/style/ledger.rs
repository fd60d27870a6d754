//! Keeps the books of one game: who did what, read off events and boards.

use risk::map::{Map, TerritoryId};
use risk::odds::{Defence, OddsTable};
use risk::{Board, Event, EventKind, Owner, Risk};
use tabletop::{Game, Seat};

use super::Statistic;

/// What one seat did.
#[derive(Clone, Default)]
struct Account {
    turns: u32,
    /// Turns seen to their end.
    ends: u32,
    attacks: u32,
    /// Sum of the attacks' chances.
    chances: f64,
    captures: u32,
    /// Attacks on rivals while there were two or more, and those of them on the leader.
    choices: u32,
    on_leader: u32,
    /// Sums over the ends of turns.
    continents: u32,
    realms: u32,
    stack: f64,
    cards: u32,
    sets: u32,
    cards_at_trade: u32,
    marched: u64,
    eliminations: u32,
}

/// The books of a game under way.
pub(super) struct Ledger<'a> {
    game: &'a Risk,
    accounts: Vec<Account>,
    /// Whose turn it is.
    active: Option<Seat>,
    /// The attack under way.
    attack: Option<(TerritoryId, TerritoryId)>,
}

impl<'a> Ledger<'a> {
    pub fn new(game: &'a Risk, seats: usize) -> Self {
        Self { game, accounts: vec![Account::default(); seats], active: None, attack: None }
    }

    /// Books a step: what happened, and the boards before and after it.
    pub fn book(&mut self, before: &Board, events: &[Event], after: &Board) {
        for event in events {
            match &event.kind {
                EventKind::Turn { seat, .. } => {
                    self.close(after);
                    self.active = Some(*seat);
                    self.account(*seat).turns += 1;
                }
                EventKind::Over(_) => self.close(after),
                EventKind::Rolled { seat, from, to, defender, .. } if self.attack != Some((*from, *to)) => {
                    self.attack = Some((*from, *to));
                    self.begin(before, *seat, *from, *to, *defender);
                }
                EventKind::Captured { seat, .. } => {
                    self.attack = None;
                    self.account(*seat).captures += 1;
                }
                EventKind::Eliminated { by, .. } => self.account(*by).eliminations += 1,
                EventKind::Traded { seat, .. } => {
                    let held = before.hand_sizes.get(seat.index()).copied().unwrap_or(0);
                    let account = self.account(*seat);
                    account.sets += 1;
                    account.cards_at_trade += u32::from(held);
                }
                EventKind::Fortified { seat, from, to, armies } => {
                    let steps = steps(self.game.map(), before, *seat, *from, *to);
                    self.account(*seat).marched += u64::from(steps) * u64::from(*armies);
                }
                _ => {}
            }
        }
    }

    fn account(&mut self, seat: Seat) -> &mut Account {
        &mut self.accounts[seat.index()]
    }

    fn begin(&mut self, board: &Board, seat: Seat, from: TerritoryId, to: TerritoryId, defender: Owner) {
        let capital = self.game.setup().capital_dice && board.capitals.contains(&to);
        let defence = if capital { Defence::Capital } else { Defence::Standard };
        let attackers = board.land(from).armies.saturating_sub(1);
        let chance = OddsTable::shared().p_conquer(attackers, board.land(to).armies, defence);
        let leader = leader(board, seat);
        let account = self.account(seat);
        account.attacks += 1;
        account.chances += chance;
        if let (Some(leader), Some(rival)) = (leader, defender.seat()) {
            account.choices += 1;
            account.on_leader += u32::from(rival == leader);
        }
    }

    /// Books how the seat stands whose turn ends.
    fn close(&mut self, board: &Board) {
        self.attack = None;
        let Some(seat) = self.active.take() else { return };
        let map = self.game.map();
        let own = |territory: TerritoryId| board.holds(seat, territory);
        let armies = |territory: TerritoryId| f64::from(board.land(territory).armies);
        let (total, most) = map
            .territories()
            .filter(|&at| own(at))
            .fold((0.0, 0.0_f64), |(total, most), at| (total + armies(at), most.max(armies(at))));
        let held = map.continents().filter(|&continent| map.continent_members(continent).iter().all(|&at| own(at)));
        let (continents, realms) = (held.count() as u32, realms(map, board, seat));
        let cards = board.hand_sizes.get(seat.index()).copied().unwrap_or(0);
        let account = self.account(seat);
        account.ends += 1;
        account.continents += continents;
        account.realms += realms;
        account.stack += if total > 0.0 { most / total } else { 0.0 };
        account.cards += u32::from(cards);
    }

    /// What the books say of a seat; `None` where it never had the occasion.
    pub fn figure(&self, seat: usize, statistic: Statistic) -> Option<f64> {
        let account = &self.accounts[seat];
        let ratio = |sum: f64, of: u32| (of > 0).then(|| sum / f64::from(of));
        match statistic {
            Statistic::AttacksPerTurn => ratio(account.attacks.into(), account.turns),
            Statistic::OddsTaken => ratio(account.chances, account.attacks),
            Statistic::CapturesPerTurn => ratio(account.captures.into(), account.turns),
            Statistic::LeaderAttacks => ratio(account.on_leader.into(), account.choices),
            Statistic::Continents => ratio(account.continents.into(), account.ends),
            Statistic::Realms => ratio(account.realms.into(), account.ends),
            Statistic::LargestStack => ratio(account.stack, account.ends),
            Statistic::CardsHeld => ratio(account.cards.into(), account.ends),
            Statistic::CardsAtTrade => ratio(account.cards_at_trade.into(), account.sets),
            Statistic::SetsTraded => ratio(10.0 * f64::from(account.sets), account.turns),
            Statistic::Marching => ratio(account.marched as f64, account.turns),
            Statistic::Eliminations => Some(account.eliminations.into()),
        }
    }
}

/// The rival with most territories, the one with more armies of equal ones, else the first; `None` of fewer than two rivals.
fn leader(board: &Board, seat: Seat) -> Option<Seat> {
    let rivals = Seat::all(board.seats()).filter(|&rival| rival != seat && board.alive(rival));
    let strength = |rival: Seat| board.strength(Owner::of(rival));
    if rivals.clone().count() < 2 {
        return None;
    }
    rivals.max_by(|&a, &b| strength(a).cmp(&strength(b)).then(b.cmp(&a)))
}

/// Connected groups of a seat's territories.
fn realms(map: &Map, board: &Board, seat: Seat) -> u32 {
    let mut seen = [false; 256];
    let mut groups = 0;
    for start in map.territories().filter(|&at| board.holds(seat, at)) {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        groups += 1;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            for &near in map.neighbours(at) {
                if board.holds(seat, near) && !std::mem::replace(&mut seen[near.index()], true) {
                    open.push(near);
                }
            }
        }
    }
    groups
}

/// Steps from one own territory to another over own ones; 0 where there is no way.
fn steps(map: &Map, board: &Board, seat: Seat, from: TerritoryId, to: TerritoryId) -> u32 {
    let mut seen = [false; 256];
    seen[from.index()] = true;
    let (mut ring, mut steps) = (vec![from], 0);
    while !ring.is_empty() {
        if ring.contains(&to) {
            return steps;
        }
        steps += 1;
        let near = ring.iter().flat_map(|&at| map.neighbours(at)).copied().filter(|&near| board.holds(seat, near));
        ring = near.collect();
        ring.retain(|&at| !std::mem::replace(&mut seen[at.index()], true));
    }
    0
}
