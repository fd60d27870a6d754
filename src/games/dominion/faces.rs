//! What stands on cards, in the words of the language: made once, and shared by all that shows a card.

use std::{cmp::Reverse, sync::Arc};

use dominion::{Card, Dominion, Kind, Type, agents::Parameter};

use super::wording;
use crate::text::Words;

/// What a card looks like apart from its picture: the colour and sign of what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coat {
    /// An action.
    Action,
    /// An action that harms others.
    Attack,
    /// An action that can be shown.
    Reaction,
    /// An action that stays in play.
    Duration,
    /// A treasure.
    Treasure,
    /// Points.
    Victory,
    /// Points and something else.
    Mixed,
    /// Points less.
    Curse,
}

impl Coat {
    /// What a kind is first of all.
    pub fn for_kind(kind: &Kind) -> Self {
        if kind.is(Type::Victory) && kind.types.len() > 1 {
            return Self::Mixed;
        }
        let first = [
            (Type::Curse, Self::Curse),
            (Type::Victory, Self::Victory),
            (Type::Treasure, Self::Treasure),
            (Type::Attack, Self::Attack),
            (Type::Reaction, Self::Reaction),
            (Type::Duration, Self::Duration),
        ];
        first.into_iter().find(|(wanted, _)| kind.is(*wanted)).map_or(Self::Action, |(_, coat)| coat)
    }
}

/// The order in which kinds lie side by side: actions first, then treasures and points, the dearest first.
pub fn order(game: &Dominion, card: Card) -> (u8, Reverse<u8>, Card) {
    let place = |kind: &Kind| (Coat::for_kind(kind) as u8, Reverse(kind.cost));
    let (coat, cost) = game.kind(card).map_or((u8::MAX, Reverse(0)), place);
    (coat, cost, card)
}

/// What stands on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// Which card of the game.
    pub card: Card,
    /// Its id, by which its picture is found.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its types.
    pub types: String,
    /// What it does, line by line.
    pub lines: Vec<String>,
    /// Whether the first line says what it brings at once.
    pub brings: bool,
    /// Coins it costs where nothing makes it cheaper.
    pub cost: u8,
    /// Its colours.
    pub coat: Coat,
    /// The numbers that playing it depends on.
    pub parameters: Vec<Parameter>,
}

impl CardFace {
    /// Of a kind of a game, or of the catalog, where the number means nothing.
    pub fn new(words: &Words, kind: &Kind, card: Card) -> Self {
        Self {
            card,
            id: kind.id.clone(),
            name: wording::kind(words, kind),
            types: wording::types(words, kind),
            lines: wording::lines(words, kind),
            brings: !kind.plus.is_none() && !kind.is(Type::Treasure),
            cost: kind.cost,
            coat: Coat::for_kind(kind),
            parameters: Parameter::of(kind),
        }
    }

    /// All of it in one sentence, for those who do not see it.
    pub fn sentence(&self, words: &Words, cost: u8) -> String {
        let text = self.lines.join(". ");
        words.with(
            "realm-card_told",
            &[("name", &self.name), ("types", &self.types), ("cost", &u32::from(cost)), ("text", &text)],
        )
    }
}

/// The faces of all cards of a game, by number.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Faces(Vec<Arc<CardFace>>);

impl Faces {
    /// The faces of a game.
    pub fn new(words: &Words, game: &Dominion) -> Self {
        let face = |(at, kind): (usize, &Kind)| Arc::new(CardFace::new(words, kind, Card(at as u8)));
        Self(game.kinds().iter().enumerate().map(face).collect())
    }

    /// The face of a card.
    pub fn get(&self, card: Card) -> Option<&Arc<CardFace>> {
        self.0.get(card.index())
    }
}

#[cfg(test)]
mod tests {
    use dominion::Catalog;

    use super::*;

    #[test]
    fn every_card_says_what_it_does_in_both_languages() {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let (russian, _) = crate::text::Languages::default().words("ru");
        for words in [Words::english(), russian] {
            for kind in catalog.kinds() {
                let face = CardFace::new(&words, kind, Card(0));
                assert!(!face.name.is_empty() && !face.types.is_empty(), "{}", kind.id);
                assert!(face.lines.iter().all(|line| !line.is_empty()) && !face.lines.is_empty(), "{}", kind.id);
                assert!(face.sentence(&words, face.cost).contains(&face.name));
            }
        }
    }

    #[test]
    fn a_card_wears_what_it_is() {
        let cards = include_str!("../../../assets/dominion/cards.ron");
        let catalog = Catalog::from_ron("cards.ron", cards).expect("sound cards");
        let coat = |id| Coat::for_kind(catalog.get(id).expect("it is there"));
        assert_eq!(coat("gold"), Coat::Treasure);
        assert_eq!(coat("gardens"), Coat::Victory);
        assert_eq!(coat("nobles"), Coat::Mixed);
        assert_eq!(coat("curse"), Coat::Curse);
        assert_eq!(coat("witch"), Coat::Attack);
        assert_eq!(coat("moat"), Coat::Reaction);
        assert_eq!(coat("wharf"), Coat::Duration);
        assert_eq!(coat("village"), Coat::Action);
    }
}
