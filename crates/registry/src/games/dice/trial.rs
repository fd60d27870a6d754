//! What a card changes: the first hero against every enemy, without it and with it, over the same seeds.

use std::sync::Arc;

use dice::{Alea, BOARD_CELLS, CardRef, Combatant, Content, Form, Setup};
use door::ProcessPool;
use lab::{LabError, Library, Opening, Problem};
use matches::arena::{Field, Situation};
use matches::stats::{Interval, clustered};
use matches::{Played, RunControl};
use serde::Serialize;
use tabletop::{Budget, Seed};

use super::DiceModule;
use super::agents::REFERENCE;
use super::duel::{ENEMY, HERO, ROUNDS};

/// What a card changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrialReport {
    /// The card, as it is written.
    pub card: String,
    /// Who carries it.
    pub hero: String,
    /// What it leaves at home for it, where its board would be too full.
    pub left_out: Vec<String>,
    /// The seed all fights' seeds derive from.
    pub seed: Seed,
    /// Fights against every enemy, as many without it as with it.
    pub fights_each: u64,
    /// Every enemy, in the order of the content; the last is all of them.
    pub rows: Vec<TrialRow>,
}

/// How the hero fares against an enemy.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrialRow {
    /// The enemy's id; `None` for all together.
    pub enemy: Option<String>,
    /// Share of wins without the card.
    pub without: f64,
    /// Share of wins with it.
    pub with: f64,
    /// Lower bound of the 95 % interval of `with`.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

impl DiceModule {
    /// What a card changes: the first hero against every enemy without it and with it, `fights_each` times each.
    ///
    /// # Errors
    /// [`LabError::Input`] for content that cannot be read or a card there is not.
    pub fn try_card(
        self,
        library: &Library,
        card: &str,
        fights_each: u64,
        seed: Seed,
        control: &RunControl<'_>,
    ) -> Result<TrialReport, LabError> {
        try_card(self, library, card, fights_each, seed, control)
    }
}

/// Plays the first hero against every enemy, `fights_each` times without the card and as often with it.
fn try_card(
    module: DiceModule,
    library: &Library,
    card: &str,
    fights_each: u64,
    seed: Seed,
    control: &RunControl<'_>,
) -> Result<TrialReport, LabError> {
    if !(1..=100_000).contains(&fights_each) {
        return Err(Problem::new(format!("{fights_each} fights cannot be played"))
            .remedy("ask for 1 to 100000")
            .into());
    }
    let content = module.stock(library)?.content;
    let card = CardRef::from(card);
    if content.catalogue.find(&card.id).is_none() {
        let known = content.catalogue.cards().iter().map(|card| card.id.as_str());
        return Err(Problem::unknown("card", &card.id, known).into());
    }
    let hero = content.heroes.first().ok_or_else(|| Problem::new("there are no heroes"))?;
    let (bearer, left_out) = armed(&hero.fighter, &card, &content);
    let entrants = [REFERENCE.to_owned()];
    let play = |fighter: &Combatant| {
        let fights = against_all(fighter, &content)?;
        let field = Field {
            situations: &fights,
            entrants: &entrants,
            seat: ENEMY,
            opponent: REFERENCE,
            groups: 0..fights_each,
            seed,
            budget: Budget::default(),
            threads: None,
        };
        field.play(&module, &ProcessPool::default(), control)
    };
    let (without, with) = (play(&hero.fighter)?, play(&bearer)?);
    let fights_each = without.len().min(with.len());
    let share = |groups: &[Vec<Vec<Played>>], enemy: Option<usize>| -> Interval {
        let won = |(at, bouts): &(usize, &Vec<Played>)| {
            enemy.is_none_or(|enemy| enemy == *at) && bouts.iter().all(|bout| bout.winner() == Some(HERO))
        };
        let wins = groups[..fights_each].iter().map(|group| group.iter().enumerate().filter(won).count() as f64);
        clustered(&wins.collect::<Vec<_>>(), enemy.map_or(content.enemies.len(), |_| 1))
    };
    let row = |enemy: Option<usize>| {
        let Interval { rate, low, high } = share(&with, enemy);
        let id = enemy.map(|enemy| content.enemies[enemy].id.clone());
        TrialRow { enemy: id, without: share(&without, enemy).rate, with: rate, low, high }
    };
    Ok(TrialReport {
        card: card.clone().into(),
        hero: hero.id.clone(),
        left_out: left_out.into_iter().map(String::from).collect(),
        seed,
        fights_each: fights_each as u64,
        rows: (0..content.enemies.len()).map(Some).chain([None]).map(row).collect(),
    })
}

/// The fighter with one card more; what no longer fits is left at home, last first.
fn armed(fighter: &Combatant, card: &CardRef, content: &Content) -> (Combatant, Vec<CardRef>) {
    let size = |card: &CardRef| {
        let known = content.catalogue.find(&card.id).and_then(|id| content.catalogue.card(id));
        let at = Form::ALL.iter().position(|form| *form == card.form);
        known.zip(at).map_or(0, |(known, at)| u32::from(known.faces[at].size))
    };
    let mut bearer = fighter.clone();
    let mut left_out = Vec::new();
    while bearer.cards.iter().map(size).sum::<u32>() + size(card) > BOARD_CELLS
        && let Some(last) = bearer.cards.pop()
    {
        left_out.push(last);
    }
    bearer.cards.push(card.clone());
    (bearer, left_out)
}

fn against_all(fighter: &Combatant, content: &Content) -> Result<Vec<Situation<Alea>>, LabError> {
    let fight = |other: &dice::Enemy| {
        let setup = Setup::new([fighter.clone(), other.fighter.clone()], ROUNDS);
        let opening = Opening::Setup { options: ron::to_string(&setup).ok(), seats: None };
        let game = Alea::new(setup, Arc::clone(&content.catalogue))
            .map_err(|errors| LabError::Input(errors.iter().map(|error| Problem::new(error.message())).collect()))?;
        Ok(Situation { game: Arc::new(game), origin: None, opening })
    };
    content.enemies.iter().map(fight).collect()
}
