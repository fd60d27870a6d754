//! What a result says besides its figures: `assets/sentences/dominion-result.ron` tells when.

use std::sync::LazyLock;

use sentences::Phrases;
use tabletop::Facts;

use crate::text::Words;

static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/dominion-result.ron")));

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
        says_all(&PHRASES, |words| {
            for why in ["victory_pile", "three_piles", "turn_limit", "turns"] {
                for colonies in [false, true] {
                    let facts = Facts::new().list("names", vec![name()]).list("rivals", vec![name()]);
                    said(words, why, &facts.holds("colonies", colonies));
                }
            }
            for coins in [4.5, 0.0] {
                said(words, "luck", &Facts::new().with("name", name()).decimal("coins", coins, 1));
            }
        });
    }
}
