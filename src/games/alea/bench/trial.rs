//! Every enemy is asked what it would do, off the main thread.

use std::sync::Arc;

use bevy::{
    prelude::Resource,
    tasks::{AsyncComputeTaskPool, Task, block_on},
};
use dice::{CardRef, Content, Enemy};
use lab::{GameModule, games::DiceModule};
use tabletop::{Budget, Monitor, Seat, Seed, Think};

use super::board::{Question, board};
use crate::{table::why::WhyModel, theme::Palette};

/// What an enemy would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The enemy's id.
    pub enemy: String,
    /// Its name.
    pub name: String,
    /// Its tier.
    pub tier: u8,
    /// Whether it is a boss.
    pub boss: bool,
    /// Its plan with all reasons; what kept it from making one where there is none.
    pub plan: Result<Arc<WhyModel>, String>,
    /// Whether the card is used in its best line.
    pub uses: bool,
    /// Cards it left at home for this one.
    pub left: Vec<CardRef>,
}

/// All enemies being asked one question. Dropping it stops them.
#[derive(Resource, Default)]
pub struct Trial {
    question: Option<(Question, Arc<Content>)>,
    asking: Vec<Task<Answer>>,
    answers: Vec<Answer>,
    monitor: Arc<Monitor>,
}

impl Drop for Trial {
    fn drop(&mut self) {
        self.monitor.stop();
    }
}

impl Trial {
    /// Asks nobody any more, and forgets what was answered.
    pub fn stop(&mut self) {
        self.monitor.stop();
        self.monitor = Arc::default();
        self.question = None;
        self.asking.clear();
        self.answers.clear();
    }

    /// Asks this, unless it is what is being asked already. `none` is what to say where an enemy never comes to act.
    pub fn ask(&mut self, question: &Question, content: &Arc<Content>, none: &str) {
        let same = |(asked, of): &(Question, Arc<Content>)| asked == question && Arc::ptr_eq(of, content);
        if self.question.as_ref().is_some_and(same) {
            return;
        }
        self.stop();
        self.question = Some((question.clone(), Arc::clone(content)));
        let mut enemies: Vec<&Enemy> = content.enemies.iter().collect();
        enemies.sort_by_key(|enemy| (enemy.boss, enemy.tier));
        for enemy in enemies {
            let (enemy, question, content) = (enemy.clone(), question.clone(), Arc::clone(content));
            let (monitor, none) = (Arc::clone(&self.monitor), none.to_owned());
            let asking = async move { answer(&content, enemy, &question, &monitor, none) };
            self.asking.push(AsyncComputeTaskPool::get().spawn(asking));
        }
    }

    /// Takes the answers that have come. Returns whether others are waited for.
    pub fn poll(&mut self) -> bool {
        // In the order of the enemies, however they come.
        while self.asking.first().is_some_and(Task::is_finished) {
            self.answers.push(block_on(self.asking.remove(0)));
        }
        !self.asking.is_empty()
    }

    /// The answers so far, enemies of low tiers first.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// How many have answered, and how many were asked.
    pub fn progress(&self) -> (usize, usize) {
        (self.answers.len(), self.answers.len() + self.asking.len())
    }
}

fn answer(content: &Content, enemy: Enemy, question: &Question, monitor: &Monitor, none: String) -> Answer {
    let laid = board(content, &enemy.fighter, question).and_then(|laid| laid.ok_or(none));
    let mut found = Answer {
        enemy: enemy.id,
        name: enemy.fighter.name.clone(),
        tier: enemy.tier,
        boss: enemy.boss,
        plan: Err(String::new()),
        uses: false,
        left: Vec::new(),
    };
    let (game, state, left) = match laid {
        Ok(laid) => laid,
        Err(problem) => return Answer { plan: Err(problem), ..found },
    };
    found.left = left;
    found.plan = DiceModule.agent(DiceModule.stand_in()).map_err(|problem| problem.to_string()).map(|mut planner| {
        let rng = Seed::default().stream("bench", 0);
        let mut think = Think { budget: Budget::default(), explain: true, rng, monitor };
        let decision = planner.decide(&game, &state, &mut think);
        let reasons = decision.explanation.unwrap_or_default();
        Arc::new(WhyModel::new(&reasons, Seat(0), &enemy.fighter.name, |seat| Palette::default().livery(seat.0)))
    });
    let card = content.catalogue.find(&question.card.id).and_then(|id| content.catalogue.card(id));
    if let (Ok(plan), Some(card)) = (&found.plan, card) {
        let name = format!("{}{}", card.name, question.card.form.sign());
        let to = format!(" to {name}");
        let uses = |label: &str| label == name || label.ends_with(&to);
        found.uses = plan.line.iter().any(|step| step.livery.is_some() && uses(&step.label));
    }
    found
}
