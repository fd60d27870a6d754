//! Names of what the games are made of, in the language: people, places, cards. Content has them in English; a translation counts only
//! where the content still has the name that was translated, since mods change names.

use std::borrow::Cow;

use lab::render;
use tabletop::Message;

use super::Words;

/// What follows the name of everybody but the first where several have the same.
pub const NUMERALS: [&str; 8] = ["", " II", " III", " IV", " V", " VI", " VII", " VIII"];

impl Words {
    /// A message from the rules, in words.
    pub fn message(&self, message: &Message) -> String {
        let text = render(self, message);
        #[cfg(test)]
        super::heard::note_message(self, message, &text);
        text
    }

    /// The name of a persona, an enemy or a person at this machine: translated where it is shipped content, unchanged otherwise.
    pub fn person<'a>(&'a self, name: &'a str) -> Cow<'a, str> {
        let known = |name: &str| self.translation(&Message::person(name).id, name);
        if let Some(translated) = known(name) {
            return Cow::Borrowed(translated);
        }
        let numbered = name.rsplit_once(' ').and_then(|(first, number)| {
            let counts = number.parse::<u8>().is_ok() || NUMERALS[1..].iter().any(|known| known.trim_start() == number);
            let first = known(first).filter(|_| counts)?;
            Some(format!("{first} {number}"))
        });
        numbered.map_or(Cow::Borrowed(name), Cow::Owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Languages;

    #[test]
    fn people_of_the_games_are_called_as_the_language_has_it_and_others_as_they_are() {
        let (russian, _) = Languages::default().words("ru");
        let duke = russian.person("Duke Ashgrave").into_owned();
        assert!(duke.chars().all(|letter| !letter.is_ascii_alphabetic()), "{duke}");
        assert_eq!(russian.person("Duke Ashgrave II"), format!("{duke} II"));
        assert_eq!(russian.person("Duke Ashgrave 2"), format!("{duke} 2"), "as the lab numbers them");
        for own in ["Anna", "Anna 2", "Duke Ashgrave the Second", "", "II", " II"] {
            assert_eq!(russian.person(own), own);
        }
        assert_eq!(Words::english().person("Duke Ashgrave II"), "Duke Ashgrave II");
    }
}
