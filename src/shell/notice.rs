//! What the player must be told beside the game: errors above all. A notice never ends the program.

use bevy::prelude::*;
use tabletop::Message;

/// How much a notice matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Good to know.
    Info,
    /// Something failed and the program went on without it.
    Error,
}

/// One message to the player.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// How much it matters.
    pub weight: Weight,
    /// What happened, and what to do.
    pub message: Message,
    /// Seconds it has been shown.
    pub age: f32,
}

/// The messages that are shown now, oldest first.
#[derive(Resource, Default, Debug)]
pub struct Notices {
    shown: Vec<Notice>,
}

impl Notices {
    /// Tells the player something good to know; it leaves by itself.
    pub fn info(&mut self, text: impl Into<String>) {
        self.add(Weight::Info, Message::text(text));
    }

    /// Tells the player what failed, and logs it; it stays until dismissed.
    pub fn error(&mut self, text: impl Into<String>) {
        self.failed(Message::text(text));
    }

    /// As [`error`](Self::error), for what is said in the language in which it is shown.
    pub fn failed(&mut self, message: Message) {
        error!("{message}");
        self.add(Weight::Error, message);
    }

    /// What is shown, oldest first.
    pub fn shown(&self) -> &[Notice] {
        &self.shown
    }

    /// Takes one away that says this, as where it is shown elsewhere.
    pub fn withdraw(&mut self, text: &str) {
        self.shown.retain(|notice| notice.message.text != text);
    }

    /// Takes one away, by its place in [`Notices::shown`].
    pub fn dismiss(&mut self, index: usize) {
        if index < self.shown.len() {
            self.shown.remove(index);
        }
    }

    /// Lets `seconds` pass; notices that are only good to know leave after `stay` seconds.
    pub fn pass_time(&mut self, seconds: f32, stay: f32) {
        for notice in &mut self.shown {
            notice.age += seconds;
        }
        self.shown.retain(|notice| notice.weight == Weight::Error || notice.age < stay);
    }

    fn add(&mut self, weight: Weight, message: Message) {
        // The same thing said again is no news; many things said at once are no help.
        const MOST: usize = 4;
        self.shown.retain(|notice| notice.message != message);
        if self.shown.len() == MOST {
            self.shown.remove(0);
        }
        self.shown.push(Notice { weight, message, age: 0.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_stay_and_news_leave() {
        let mut notices = Notices::default();
        notices.info("saved");
        notices.error("disk full");
        notices.error("disk full");
        notices.pass_time(10.0, 6.0);
        assert_eq!(notices.shown().len(), 1);
        assert_eq!(notices.shown()[0].message.text, "disk full");
        notices.dismiss(7);
        notices.dismiss(0);
        assert!(notices.shown().is_empty());
    }

    #[test]
    fn only_the_latest_are_shown() {
        let mut notices = Notices::default();
        for n in 0..9 {
            notices.info(n.to_string());
        }
        let texts: Vec<&str> = notices.shown().iter().map(|notice| notice.message.text.as_str()).collect();
        assert_eq!(texts, ["5", "6", "7", "8"]);
    }
}
