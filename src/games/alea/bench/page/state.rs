//! What is picked on the bench.

use bevy::prelude::Resource;
use dice::{Card, CardRef, Combatant, Content, Form};
use tabletop::Seed;

use super::BenchKind;
use crate::{
    games::alea::bench::{Answer, MOST_DICE, Question},
    table::Why,
    text::Words,
};

/// Who stands on the other side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BenchFoe {
    /// The hero of this id.
    Hero(String),
    /// The enemy of this id.
    Enemy(String),
}

impl BenchFoe {
    /// The fighter; `None` where there is none of that id.
    pub fn fighter<'a>(&self, content: &'a Content) -> Option<&'a Combatant> {
        match self {
            Self::Hero(id) => content.hero(id).map(|hero| &hero.fighter),
            Self::Enemy(id) => content.enemy(id).map(|enemy| &enemy.fighter),
        }
    }

    /// Everybody there is: heroes, then enemies.
    pub fn all(content: &Content) -> impl Iterator<Item = (Self, &Combatant)> {
        let heroes = content.heroes.iter().map(|hero| (Self::Hero(hero.id.clone()), &hero.fighter));
        heroes.chain(content.enemies.iter().map(|enemy| (Self::Enemy(enemy.id.clone()), &enemy.fighter)))
    }
}

/// What is picked, as long as the program runs.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct BenchPage {
    /// What cards are looked for by.
    pub search: String,
    /// What is looked at.
    pub kind: BenchKind,
    /// The id of the picked card; the first one's where there is none.
    pub card: String,
    /// The id of what is picked of the other kinds.
    pub other: String,
    /// Its form.
    pub form: Form,
    /// The dice, 1 to 6 each; 1 to [`MOST_DICE`] of them.
    pub dice: Vec<u8>,
    /// Who stands on the other side.
    pub foe: BenchFoe,
    /// The id of the enemy whose reasons are shown.
    pub opened: Option<String>,
    /// What is looked at in them.
    pub why: Why,
    /// Times the dice were rolled.
    rolls: u64,
}

impl Default for BenchPage {
    fn default() -> Self {
        Self {
            search: String::new(),
            kind: BenchKind::Cards,
            card: String::new(),
            other: String::new(),
            form: Form::Base,
            dice: vec![5, 3, 2],
            foe: BenchFoe::Hero(String::new()),
            opened: None,
            why: Why::default(),
            rolls: 0,
        }
    }
}

impl BenchPage {
    /// What is no longer there gives way to what is.
    pub fn settle(&mut self, words: &Words, content: &Content) {
        let entries = self.entries(words, content);
        // What is picked stays, also where it is not among what is looked for.
        let gone = match self.kind {
            BenchKind::Cards => content.catalogue.find(&self.card).is_none(),
            _ => entries.iter().all(|entry| entry.id != self.other) && !entries.is_empty(),
        };
        if gone {
            self.pick(entries.first().map_or("", |entry| entry.id.as_str()));
        }
        if self.foe.fighter(content).is_none()
            && let Some((first, _)) = BenchFoe::all(content).next()
        {
            self.foe = first;
        }
    }

    /// What the enemies are asked; `None` where there is nothing to ask about.
    pub fn question(&self, content: &Content) -> Option<Question> {
        content.catalogue.find(&self.card).filter(|_| self.kind == BenchKind::Cards)?;
        let card = CardRef { id: self.card.clone(), form: self.form };
        Some(Question { card, dice: self.dice.clone(), foe: self.foe.fighter(content)?.clone() })
    }

    /// The picked card.
    pub fn picked<'a>(&self, content: &'a Content) -> Option<&'a Card> {
        content.catalogue.card(content.catalogue.find(&self.card)?)
    }

    /// Picks the next or the previous of those looked for.
    pub fn step(&mut self, words: &Words, content: &Content, forward: bool) {
        let entries = self.entries(words, content);
        let at = entries.iter().position(|entry| entry.id == self.picked_id());
        let wanted = match (at, forward) {
            (None, _) => 0,
            (Some(at), true) => at + 1,
            (Some(at), false) => at.saturating_sub(1),
        };
        if let Some(entry) = entries.get(wanted.min(entries.len().saturating_sub(1))) {
            self.pick(&entry.id);
        }
    }

    /// Shows the reasons of the next or the previous enemy.
    pub fn step_enemy(&mut self, answers: &[Answer], forward: bool) {
        let at = answers.iter().position(|answer| Some(&answer.enemy) == self.opened.as_ref());
        let wanted = match (at, forward) {
            (None, true) => 0,
            (None, false) => answers.len().saturating_sub(1),
            (Some(at), true) => at + 1,
            (Some(at), false) => at.saturating_sub(1),
        };
        if let Some(answer) = answers.get(wanted.min(answers.len().saturating_sub(1))) {
            self.open(Some(answer.enemy.clone()));
        }
    }

    /// Shows an enemy's reasons, or nobody's.
    pub fn open(&mut self, enemy: Option<String>) {
        self.opened = enemy;
        self.why.forget();
    }

    /// Lets as many dice fall anew.
    pub fn roll(&mut self) {
        self.rolls += 1;
        for (at, die) in self.dice.iter_mut().enumerate() {
            *die = (Seed(self.rolls).derive("bench", at as u64).0 % 6) as u8 + 1;
        }
    }

    /// One die more, or one less.
    pub fn count_dice(&mut self, more: bool) {
        if more && self.dice.len() < MOST_DICE {
            self.dice.push(1);
        } else if !more && self.dice.len() > 1 {
            self.dice.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_there_is_can_be_looked_at_and_found() {
        let (content, words) = (Content::shipped(), Words::english());
        let counts = [
            content.catalogue.cards().len(),
            content.catalogue.statuses().iter().count(),
            content.heroes.len() + content.enemies.len(),
            content.catalogue.modifiers().len(),
        ];
        for ((kind, _), count) in BenchKind::ALL.into_iter().zip(counts) {
            let mut page = BenchPage { kind, ..BenchPage::default() };
            page.settle(&words, &content);
            let entries = page.entries(&words, &content);
            assert_eq!(entries.len(), count, "{kind:?}");
            assert_eq!(page.picked_id(), entries[0].id);
            page.step(&words, &content, true);
            assert_eq!(page.picked_id(), entries[1].id);
            assert_eq!(page.question(&content).is_some(), kind == BenchKind::Cards);
            page.search.clone_from(&entries[2].name);
            assert!(page.entries(&words, &content).iter().any(|entry| entry.id == entries[2].id));
            page.settle(&words, &content);
            assert_eq!(page.picked_id() == entries[1].id, kind == BenchKind::Cards);
        }
    }

    #[test]
    fn cards_are_found_by_name_id_and_text() {
        let content = Content::shipped();
        let mut page = BenchPage::default();
        page.settle(&Words::english(), &content);
        let all = page.entries(&Words::english(), &content).len();
        assert_eq!(all, content.catalogue.cards().len());
        assert!(page.question(&content).is_some());
        page.search = " POISON ".to_owned();
        let found = page.entries(&Words::english(), &content);
        assert!(!found.is_empty() && found.len() < all);
        let first = page.card.clone();
        page.step(&Words::english(), &content, true);
        assert!(
            page.entries(&Words::english(), &content).iter().any(|entry| entry.id == page.card) && page.card != first
        );
        page.search = "no card says this".to_owned();
        page.step(&Words::english(), &content, true);
        assert!(page.picked(&content).is_some(), "what was picked stays");
        page.card = "gone".to_owned();
        page.foe = BenchFoe::Enemy("gone".to_owned());
        page.search.clear();
        page.settle(&Words::english(), &content);
        assert!(page.question(&content).is_some());
    }

    #[test]
    fn dice_are_dice() {
        let mut page = BenchPage::default();
        for _ in 0..20 {
            page.count_dice(true);
            page.roll();
        }
        assert_eq!(page.dice.len(), MOST_DICE);
        assert!(page.dice.iter().all(|die| (1..=6).contains(die)));
        let before = page.dice.clone();
        page.roll();
        assert_ne!(page.dice, before);
        (0..20).for_each(|_| page.count_dice(false));
        assert_eq!(page.dice.len(), 1);
    }
}
