//! What is picked on the bench.

use bevy::prelude::Resource;
use dice::{Card, CardRef, Combatant, Content, Form};
use tabletop::Seed;

use crate::{
    games::alea::bench::{Answer, MOST_DICE, Question},
    games::alea::card_words,
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
    /// The id of the picked card; the first one's where there is none.
    pub card: String,
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
            card: String::new(),
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
        if content.catalogue.find(&self.card).is_none() {
            self.card = self.cards(words, content).first().map_or_else(String::new, |card| card.id.clone());
        }
        if self.foe.fighter(content).is_none()
            && let Some((first, _)) = BenchFoe::all(content).next()
        {
            self.foe = first;
        }
    }

    /// What the enemies are asked; `None` where there is nothing to ask about.
    pub fn question(&self, content: &Content) -> Option<Question> {
        content.catalogue.find(&self.card)?;
        let card = CardRef { id: self.card.clone(), form: self.form };
        Some(Question { card, dice: self.dice.clone(), foe: self.foe.fighter(content)?.clone() })
    }

    /// The picked card.
    pub fn picked<'a>(&self, content: &'a Content) -> Option<&'a Card> {
        content.catalogue.card(content.catalogue.find(&self.card)?)
    }

    /// The cards whose name, id or text holds what is looked for, by name.
    pub fn cards<'a>(&self, words: &Words, content: &'a Content) -> Vec<&'a Card> {
        let wanted = words.folded(self.search.trim());
        let holds = |card: &&Card| {
            let texts =
                [card_words::plain_name(words, card), card.id.clone(), card_words::text(words, card, Form::Base)];
            wanted.is_empty() || texts.iter().any(|text| words.folded(text).contains(&wanted))
        };
        let mut cards: Vec<&Card> = content.catalogue.cards().iter().filter(holds).collect();
        let name = |card: &&'a Card| card_words::plain_name(words, card);
        cards.sort_by(|a, b| words.compare(&name(a), &name(b)).then_with(|| a.id.cmp(&b.id)));
        cards
    }

    /// Picks the next or the previous card of those looked for.
    pub fn step_card(&mut self, words: &Words, content: &Content, forward: bool) {
        let cards = self.cards(words, content);
        let at = cards.iter().position(|card| card.id == self.card);
        let wanted = match (at, forward) {
            (None, _) => 0,
            (Some(at), true) => at + 1,
            (Some(at), false) => at.saturating_sub(1),
        };
        if let Some(card) = cards.get(wanted.min(cards.len().saturating_sub(1))) {
            self.card.clone_from(&card.id);
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
    fn cards_are_found_by_name_id_and_text() {
        let content = Content::shipped();
        let mut page = BenchPage::default();
        page.settle(&Words::english(), &content);
        let all = page.cards(&Words::english(), &content).len();
        assert_eq!(all, content.catalogue.cards().len());
        assert!(page.question(&content).is_some());
        page.search = " POISON ".to_owned();
        let found = page.cards(&Words::english(), &content);
        assert!(!found.is_empty() && found.len() < all);
        let first = page.card.clone();
        page.step_card(&Words::english(), &content, true);
        assert!(page.cards(&Words::english(), &content).iter().any(|card| card.id == page.card) && page.card != first);
        page.search = "no card says this".to_owned();
        page.step_card(&Words::english(), &content, true);
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
