//! What a result says besides its figures: `assets/sentences/risk-result.ron` tells when.

use std::sync::LazyLock;

use sentences::Phrases;
use tabletop::Facts;

use crate::text::Words;

pub(super) static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/risk-result.ron")));

/// What is said on an occasion, if anything is.
pub fn said(words: &Words, occasion: &str, facts: &Facts) -> Option<String> {
    PHRASES.first(occasion, facts).map(|message| words.message(&message))
}

#[cfg(test)]
mod tests {
    use tabletop::Message;

    use super::*;
    use crate::text::heard::says_all;

    /// In both languages, with every place filled.
    #[test]
    fn all_of_it_is_said() {
        let name = || Message::text("Anna");
        let end = |winners: u8, lands: u8| {
            let names = vec![name(), Message::text("Bo")];
            let facts = Facts::new().count("winners", winners).with("name", name()).list("names", names);
            facts.count("lands", lands).count("armies", 9).count("most_lands", 14)
        };
        says_all(&PHRASES, |words| {
            for why in ["elimination", "share", "capitals", "mission", "rounds", "round_limit"] {
                for facts in [end(1, 20), end(1, 14), end(2, 14)] {
                    said(words, why, &facts);
                }
            }
            said(words, "remark", &Facts::new().holds("fallen", true).count("round", 3).with("by", name()));
            for armies in [4.5, 0.0] {
                let facts = Facts::new().with("name", name()).count("share", 80).decimal("armies", armies, 1);
                said(words, "luck", &facts);
            }
        });
    }
}
