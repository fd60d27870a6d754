//! Every enemy is asked what it would do, off the main thread.

use std::sync::Arc;

use bevy::{
    prelude::Resource,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use dice::{CardRef, Content, Enemy};
use lab::GameModule;
use registry::games::DiceModule;
use tabletop::{Argument, Budget, Monitor, Ply, Seat, Seed, Think};

use super::board::{Question, board};
use crate::{
    table::why::WhyModel,
    text::{Language, Words},
    theme::Palette,
};

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
    question: Option<(Question, Arc<Content>, Language)>,
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

    /// Asks this, unless it is what is being asked already, to be answered in these words.
    pub fn ask(&mut self, question: &Question, content: &Arc<Content>, words: &Words) {
        let same = |(asked, of, language): &(Question, Arc<Content>, Language)| {
            asked == question && Arc::ptr_eq(of, content) && language == words.language()
        };
        if self.question.as_ref().is_some_and(same) {
            return;
        }
        self.stop();
        self.question = Some((question.clone(), Arc::clone(content), words.language().clone()));
        let mut enemies: Vec<&Enemy> = content.enemies.iter().collect();
        enemies.sort_by_key(|enemy| (enemy.boss, enemy.tier));
        for enemy in enemies {
            let (enemy, question, content) = (enemy.clone(), question.clone(), Arc::clone(content));
            let (monitor, words) = (Arc::clone(&self.monitor), words.clone());
            let asking = async move { answer(&content, enemy, &question, &monitor, &words) };
            self.asking.push(AsyncComputeTaskPool::get().spawn(asking));
        }
    }

    /// Takes the answers that have come. Returns whether others are waited for.
    pub fn poll(&mut self) -> bool {
        // In the order of the enemies, however they come.
        while let Some(answer) = self.asking.first_mut().and_then(check_ready) {
            drop(self.asking.remove(0));
            self.answers.push(answer);
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

fn answer(content: &Content, enemy: Enemy, question: &Question, monitor: &Monitor, words: &Words) -> Answer {
    let never = || words.get("bench-never_acts").to_owned();
    let laid = board(content, &enemy.fighter, question).and_then(|laid| laid.ok_or_else(never));
    let mut found = Answer {
        enemy: enemy.id,
        name: words.person(&enemy.fighter.name).into_owned(),
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
        let card = content.catalogue.find(&question.card.id).and_then(|id| content.catalogue.card(id));
        let card = card.map(|card| Argument::Message(card.message(question.card.form)));
        let uses = |step: &Ply| step.seat.is_some() && step.label.arguments.get("card") == card.as_ref();
        found.uses = card.is_some() && reasons.line.iter().any(uses);
        let livery = |seat: Seat| Palette::default().livery(seat.0);
        Arc::new(WhyModel::new(words, &*reasons, Seat(0), &found.name, livery))
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Languages;

    #[test]
    fn enemies_are_called_as_the_language_has_it() {
        let content = Content::shipped();
        let (russian, _) = Languages::default().words("ru");
        let foe = content.heroes[0].fighter.clone();
        let question = Question { card: "old-sabre".into(), dice: vec![5, 3, 1], foe };
        for enemy in &content.enemies {
            let name = answer(&content, enemy.clone(), &question, &Monitor::new(), &russian).name;
            assert!(name.chars().all(|letter| !letter.is_ascii_alphabetic()), "{name}");
        }
    }
}
