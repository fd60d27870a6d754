//! Luck of the draw: the coins that came to hand by chance, against what the deck would bring on average.

use dominion::{Cards, Dominion, Drawn, Outcome, State, Task, Type};
use tabletop::{Facts, Message, Seat, Step};

use super::remarks::said;
use crate::{
    table::report::{Graph, Luck, LuckHead, LuckLine},
    text::{Decimal, Words},
};

/// What came to one hand by chance.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Draws {
    /// Cards.
    cards: u32,
    /// Coins on treasures among them.
    coins: u32,
    /// Coins there would be on average.
    expected: f64,
    /// Their variance.
    variance: f64,
}

impl Draws {
    /// So many cards of a deck came, by the hypergeometric law.
    fn add(&mut self, game: &Dominion, deck: &Cards, heap: &Cards) {
        let (all, drawn) = (f64::from(deck.total()), f64::from(heap.total()));
        if all < 2.0 {
            return;
        }
        let mean = f64::from(coins(game, deck)) / all;
        let square = |(card, count)| f64::from(count) * (f64::from(worth(game, card)) - mean).powi(2);
        let spread: f64 = deck.counts().map(square).sum::<f64>() / all;
        self.cards += u32::from(heap.total());
        self.coins += coins(game, heap);
        self.expected += drawn * mean;
        self.variance += drawn * spread * (all - drawn) / (all - 1.0);
    }

    /// Coins more than on average.
    pub fn above(&self) -> f64 {
        f64::from(self.coins) - self.expected
    }

    /// The same in standard deviations; `None` where nothing was left to chance.
    fn score(&self) -> Option<f64> {
        (self.variance > 0.0).then(|| self.above() / self.variance.sqrt())
    }
}

/// Coins on a treasure.
fn worth(game: &Dominion, card: dominion::Card) -> u32 {
    game.kind(card).filter(|kind| kind.is(Type::Treasure)).map_or(0, |kind| kind.plus.coins.into())
}

fn coins(game: &Dominion, cards: &Cards) -> u32 {
    cards.counts().map(|(card, count)| worth(game, card) * u32::from(count)).sum()
}

/// Adds to `draws` what `step`, the next one from `state`, draws to a hand by chance; other steps change nothing.
pub fn count_draw(draws: &mut [Draws], game: &Dominion, state: &State, step: Option<&Step<Dominion>>) {
    let Some(Step::Outcome(Outcome::Drawn(heap))) = step else { return };
    let Some(Task::Draw { seat, to: Drawn::Hand, .. }) = state.stack.last() else { return };
    if let (Some(own), Some(player)) = (draws.get_mut(seat.index()), state.players.get(seat.index())) {
        own.add(game, &player.deck, heap);
    }
}

/// The luck of everybody; `lines` are the coins above the average over time.
pub fn summary(draws: &[Draws], names: &[String], lines: Vec<Vec<f64>>, words: &Words) -> Luck {
    let head = |(key, telling): (&str, bool)| LuckHead {
        title: words.get(&format!("realm-luck-{key}")).to_owned(),
        note: words.get(&format!("realm-luck-{key}_note")).to_owned(),
        telling,
    };
    let line = |(seat, own): (Seat, &Draws)| LuckLine {
        seat,
        cells: vec![
            own.cards.to_string(),
            words.with("realm-luck-shown", &[("coins", &own.coins), ("expected", &Decimal::new(own.expected, 1))]),
            words.signed(Decimal::new(own.above(), 1)),
        ],
        score: own.score(),
    };
    let graph = Graph {
        title: words.get("realm-luck-title").to_owned(),
        note: words.get("realm-luck-title_note").to_owned(),
        signed: true,
        lines,
    };
    let heads = [("cards", false), ("coins", false), ("above", true)];
    let lines = Seat::all(draws.len()).zip(draws).map(line).collect();
    Luck { heads: heads.map(head).into(), lines, verdict: verdict(draws, names, words), graph }
}

/// Whom the draw favoured; nobody where nothing was left to chance.
fn verdict(draws: &[Draws], names: &[String], words: &Words) -> Option<String> {
    let scored = draws.iter().zip(names).filter_map(|(own, name)| Some((own.score()?, own.above(), name)));
    let (_, above, name) = scored.max_by(|one, other| one.0.total_cmp(&other.0))?;
    said(words, "luck", &Facts::new().with("name", Message::text(name)).decimal("coins", above, 1))
}

#[cfg(test)]
mod tests {
    use dominion::{Card, Catalog, Setup};

    use super::*;

    #[test]
    fn a_draw_is_measured_against_the_deck_it_comes_from() {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let game = Dominion::new(Setup::default(), &catalog).expect("sound");
        let deck = Cards::NONE.with(Card::COPPER, 7).with(Card::ESTATE, 3);
        let mut draws = Draws::default();
        draws.add(&game, &deck, &Cards::NONE.with(Card::COPPER, 5));
        assert!((draws.expected - 3.5).abs() < 1e-12 && (draws.above() - 1.5).abs() < 1e-12);
        // Five of ten with seven Coppers: 5 · 0.7 · 0.3 · 5 / 9.
        assert!((draws.variance - 5.0 * 0.21 * 5.0 / 9.0).abs() < 1e-12);
        assert!(draws.score().expect("it was chance") > 1.0);
        draws.add(&game, &Cards::NONE.with(Card::GOLD, 3), &Cards::NONE.with(Card::GOLD, 2));
        assert!((draws.above() - 1.5).abs() < 1e-12, "of equal cards none is luck");
    }
}
