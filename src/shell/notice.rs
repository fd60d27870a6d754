//! What the player must be told beside the game: errors above all. A notice never ends the program.

use bevy::prelude::*;
use tabletop::Message;

use super::{Overlay, Screen};

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
    /// The page on which it came up, once it was shown.
    page: Option<(Screen, Overlay)>,
    /// Whether that page has gone: then it leaves by itself, whatever its weight.
    gone: bool,
}

/// Seconds after which a notice has been seen on its page: what came up just before the page went belongs to the next one.
const SEEN: f32 = 0.5;

/// The messages that are shown now, oldest first.
#[derive(Resource, Default, Debug)]
pub struct Notices {
    shown: Vec<Notice>,
}

impl Notice {
    fn leaves(&self) -> bool {
        self.weight == Weight::Info || self.gone
    }
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

    /// Lets `seconds` pass; notices that are only good to know leave after `stay` seconds, and so do those whose page has gone.
    pub fn pass_time(&mut self, seconds: f32, stay: f32) {
        for notice in &mut self.shown {
            notice.age += seconds;
        }
        self.shown.retain(|notice| !notice.leaves() || notice.age < stay);
    }

    /// Whether any leaves by itself.
    pub fn any_leaves(&self) -> bool {
        self.shown.iter().any(Notice::leaves)
    }

    /// Which page is shown now. News go with the page on which they were seen; errors do so once they have been there long enough to be
    /// read. What is told before the first page belongs to that.
    pub fn on_page(&mut self, screen: Screen, overlay: Overlay) {
        let now = (screen, overlay);
        for notice in &mut self.shown {
            let page = notice.page.get_or_insert(now);
            let there = page.0 == screen && (page.1 == Overlay::None || page.1 == overlay);
            if !there && (notice.age < SEEN || page.0 == Screen::Loading) {
                *page = now;
            } else if !there {
                notice.gone = true;
            }
        }
        self.shown.retain(|notice| !notice.gone || notice.weight == Weight::Error);
    }

    fn add(&mut self, weight: Weight, message: Message) {
        // The same thing said again is no news; many things said at once are no help.
        const MOST: usize = 4;
        self.shown.retain(|notice| notice.message != message);
        if self.shown.len() == MOST {
            self.shown.remove(0);
        }
        self.shown.push(Notice { weight, message, age: 0.0, page: None, gone: false });
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
    fn a_notice_goes_when_its_page_does() {
        let mut notices = Notices::default();
        notices.error("a file is damaged");
        notices.on_page(Screen::Loading, Overlay::None);
        notices.pass_time(1.0, 6.0);
        // What was told before the first page stays on that.
        notices.on_page(Screen::Title, Overlay::None);
        notices.info("saved");
        notices.on_page(Screen::Title, Overlay::Saves);
        notices.pass_time(1.0, 6.0);
        // A page laid over it takes nothing away, and brings its own.
        notices.on_page(Screen::Title, Overlay::Settings);
        assert_eq!(notices.shown().len(), 1, "saved went with the page of saves: {notices:?}");
        notices.info("just now");
        notices.on_page(Screen::Title, Overlay::None);
        notices.pass_time(0.1, 6.0);
        notices.on_page(Screen::Lobby, Overlay::None);
        let texts: Vec<&str> = notices.shown().iter().map(|notice| &*notice.message.text).collect();
        assert_eq!(texts, ["a file is damaged", "just now"], "the one may not have been read, nor the other seen");
        notices.pass_time(5.0, 6.0);
        let texts: Vec<&str> = notices.shown().iter().map(|notice| &*notice.message.text).collect();
        assert_eq!(texts, ["just now"]);
    }

    #[test]
    fn an_error_stays_on_its_page() {
        let mut notices = Notices::default();
        notices.error("disk full");
        for _ in 0..100 {
            notices.on_page(Screen::Play, Overlay::None);
            notices.pass_time(1.0, 6.0);
        }
        assert_eq!(notices.shown().len(), 1);
        notices.on_page(Screen::Title, Overlay::None);
        notices.pass_time(0.1, 6.0);
        assert_eq!(notices.shown(), []);
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
