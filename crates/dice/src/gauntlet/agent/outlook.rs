//! What a choice is worth: how the fights that come next go after it, fought in mind.

use std::sync::Arc;

use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seat, Seed, Term, Think, Turn};

use crate::Alea;
use crate::agents::{Greedy, Points};
use crate::gauntlet::action::Action;
use crate::gauntlet::map::Site;
use crate::gauntlet::rules::Gauntlet;
use crate::gauntlet::state::{Stage, State};

/// What all HP kept in the next fight are worth, and in the boss's, fought in full health.
const NEXT: f64 = 100.0;
const BOSS: f64 = 60.0;
/// What a piece of gold is worth while a shop lies ahead.
const GOLD: f64 = 0.5;
/// What sites are worth before anything is known of them: rules of thumb, told as such.
const CHEST: f64 = 6.0;
const ANVIL: f64 = 6.0;
const SHOP: f64 = 1.0;
const REST: f64 = 20.0;
/// Steps after which a fight in mind counts as lost.
const MOST_STEPS: u64 = 4_000;

/// Whether a shop lies ahead, beyond this layer. The one the hero stands in does not: what is bought there is weighed by what it
/// does, and gold is kept for the next only.
fn shop_ahead(state: &State) -> bool {
    let next = usize::from(state.layer) + usize::from(state.stage != Stage::Choosing);
    state.map.iter().skip(next).flatten().any(|way| way.site == Some(Site::Shop))
}

/// A mind that fights.
pub(super) struct Outlook<'a> {
    game: &'a Gauntlet,
    fighter: Greedy,
    /// Every choice is tried with the same dice.
    seed: Seed,
    left: u64,
    monitor: &'a Monitor,
    /// Fights fought so far.
    pub fought: u64,
}

impl<'a> Outlook<'a> {
    pub fn new(game: &'a Gauntlet, points: &Arc<Points>, seed: Seed, fights: u64, monitor: &'a Monitor) -> Self {
        Self { game, fighter: Greedy::new(Arc::clone(points)), seed, left: fights, monitor, fought: 0 }
    }

    /// Who stands in the layer that is fought in next.
    fn ahead(&self, state: &State) -> Vec<u16> {
        let layer = usize::from(state.layer) + usize::from(state.stage != Stage::Choosing);
        state.map.get(layer).map_or_else(Vec::new, |ways| ways.iter().map(|way| way.enemy).collect())
    }

    /// The terms of every choice, each weighed by as many fights. What leads to nothing is no choice, and left out.
    pub fn weigh(&mut self, view: &State, choices: &[Action]) -> Vec<(Action, Vec<Term>)> {
        let runs: Vec<(Action, Vec<State>)> = choices
            .iter()
            .map(|action| (*action, self.runs(view, *action)))
            .filter(|(action, runs)| matches!(action, Action::Go(_)) || !runs.is_empty())
            .collect();
        let trials: usize = match view.stage {
            Stage::Choosing => runs.len(),
            _ => runs.iter().flat_map(|(_, runs)| runs).map(|run| self.ahead(run).len() + 1).sum(),
        };
        let fights = self.left / trials.max(1) as u64;
        let score = |terms: &Vec<Term>| terms.iter().map(|term| term.value).sum::<f64>();
        let mut weighed = Vec::with_capacity(runs.len());
        for (action, runs) in runs {
            let terms = match action {
                Action::Go(way) => self.weigh_way(view, way, fights),
                _ => {
                    let terms = runs.iter().map(|run| self.weigh_run(run, fights));
                    terms.max_by(|one, two| score(one).total_cmp(&score(two))).unwrap_or_default()
                }
            };
            weighed.push((action, terms));
        }
        weighed
    }

    /// What a choice leads to. A card is thrown away for an offer that has no room beside it and can be taken then, so that
    /// leads to each of those; without one it leads to nothing.
    pub(super) fn runs(&self, view: &State, action: Action) -> Vec<State> {
        let after = |state: &State, action: Action| {
            let mut after = state.clone();
            self.game.apply(&mut after, &action, &mut NoEvents).ok().map(|()| after)
        };
        match (action, after(view, action)) {
            (Action::Go(_), _) | (_, None) => Vec::new(),
            (Action::Drop(_), Some(dropped)) => {
                // The price is the same before and after: what could not be taken before had no room.
                let barred = |offer: &u8| self.game.validate(view, &Action::Take(*offer)).is_err();
                let offers = (0..dropped.offers.len().min(u8::MAX.into()) as u8).filter(barred);
                offers.filter_map(|offer| after(&dropped, Action::Take(offer))).collect()
            }
            (_, Some(run)) => vec![run],
        }
    }

    fn weigh_way(&mut self, view: &State, way: u8, fights: u64) -> Vec<Term> {
        let Some(way) = view.ways().get(usize::from(way)).copied() else { return Vec::new() };
        let mut terms = vec![Term::weighted("term-hp_kept_in_the_fight", self.kept(view, way.enemy, fights), NEXT)];
        let hero = &view.hero;
        let missing = 1.0 - f64::from(hero.hp) / f64::from(hero.max_hp.max(1));
        terms.extend(way.site.map(|site| match site {
            Site::Chest => Term::plain("term-a_chest", CHEST),
            Site::Anvil => Term::plain("term-an_anvil", ANVIL),
            Site::Shop => Term::weighted("term-gold_to_spend", hero.gold.into(), SHOP),
            Site::Rest => Term::weighted("term-hp_missing", missing, REST),
        }));
        terms
    }

    fn weigh_run(&mut self, after: &State, fights: u64) -> Vec<Term> {
        let ahead = self.ahead(after);
        let kept: f64 = ahead.iter().map(|enemy| self.kept(after, *enemy, fights)).sum();
        let mut rested = after.clone();
        rested.hero.hp = rested.hero.max_hp;
        let boss = after.map.last().and_then(|layer| layer.first()).map(|way| way.enemy);
        let boss = boss.map_or(0.0, |boss| self.kept(&rested, boss, fights));
        let mut terms = vec![
            Term::weighted("term-hp_kept_in_the_next_fight", kept / ahead.len().max(1) as f64, NEXT),
            Term::weighted("term-hp_kept_against_the_boss", boss, BOSS),
        ];
        if shop_ahead(after) {
            terms.push(Term::weighted("term-gold", after.hero.gold.into(), GOLD));
        }
        terms
    }

    /// The share of its most HP that the hero keeps in fights against an enemy on average, 0 for a defeat; without a fight,
    /// what it has.
    fn kept(&mut self, state: &State, enemy: u16, fights: u64) -> f64 {
        let hero = &state.hero;
        let most = f64::from(hero.max_hp.max(1));
        let Some(duel) = self.game.against(state, enemy).filter(|_| fights > 0) else {
            return f64::from(hero.hp) / most;
        };
        let mut kept = 0.0;
        for index in 0..fights {
            if self.left == 0 || self.monitor.stopped() {
                return if index == 0 { f64::from(hero.hp) / most } else { kept / index as f64 };
            }
            self.left -= 1;
            self.fought += 1;
            self.monitor.report(self.fought, 0);
            kept += self.fight(&duel, self.seed.derive("fight", index)) / most;
        }
        kept / fights as f64
    }

    /// HP the hero has left after a fight, 0 unless it won.
    fn fight(&mut self, duel: &Alea, seed: Seed) -> f64 {
        let monitor = Monitor::new();
        let mut fight = duel.start();
        for step in 0..MOST_STEPS {
            match duel.turn(&fight) {
                Turn::Over => break,
                Turn::Chance => {
                    let Some(outcome) = duel.draw(&fight, &mut seed.stream("chance", step)) else { return 0.0 };
                    let _ = duel.resolve(&mut fight, &outcome, &mut NoEvents);
                }
                Turn::Seat(_) => {
                    let rng = seed.stream("think", step);
                    let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                    let action = self.fighter.decide(duel, &fight, &mut think).action;
                    let _ = duel.apply(&mut fight, &action, &mut NoEvents);
                }
            }
        }
        let won = duel.standing(&fight).is_some_and(|standing| standing.winner() == Some(Seat(0)));
        if won { f64::from(fight.fighters[0].hp) } else { 0.0 }
    }
}
