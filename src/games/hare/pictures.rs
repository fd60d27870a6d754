//! Pictures drawn by us, for panels and board alike: what squares are, what cards do, the runner.

use std::sync::LazyLock;

use bevy::math::Vec2;
use bevy_egui::egui::{Painter, Rect};
use hare::{Card, Square};
use serde::Deserialize;

use crate::{
    board,
    pictures::{Album, Picture},
    theme::color::Shade,
};

/// All pictures.
static PICTURES: LazyLock<Album<Subject>> = LazyLock::new(|| {
    Album::read(include_str!("../../../assets/hare/pictures.ron")).expect("a test reads the pictures that are built in")
});

/// What there is a picture of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Subject {
    /// A carrot.
    Carrot,
    /// A salad.
    Salad,
    /// A hedgehog.
    Hedgehog,
    /// A hare.
    Hare,
    /// A flag.
    Flag,
    /// The roundel a rank stands on.
    Laurel,
    /// The start.
    Start,
    /// The goal.
    Goal,
    /// A runner in its seat's enamel.
    Runner,
    /// [`Card::LastMoveFree`].
    LastMoveFree,
    /// [`Card::TakeOrGive`].
    TakeOrGive,
    /// [`Card::BackOneRank`].
    BackOneRank,
    /// [`Card::UpOneRank`].
    UpOneRank,
    /// [`Card::EatSalad`].
    EatSalad,
    /// [`Card::MissTurn`].
    MissTurn,
    /// [`Card::MoveAgain`].
    MoveAgain,
    /// [`Card::NextCarrots`].
    NextCarrots,
    /// [`Card::LastCarrots`].
    LastCarrots,
}

impl Subject {
    /// The sign of a square; of one that pays a rank the roundel.
    pub fn of_square(square: Square) -> Self {
        match square {
            Square::Start => Self::Start,
            Square::Hare => Self::Hare,
            Square::Carrot => Self::Carrot,
            Square::Salad => Self::Salad,
            Square::Hedgehog => Self::Hedgehog,
            Square::Position(_) => Self::Laurel,
            Square::Flag => Self::Flag,
            Square::Goal => Self::Goal,
        }
    }

    /// The picture of a card.
    pub fn of_card(card: Card) -> Self {
        match card {
            Card::LastMoveFree => Self::LastMoveFree,
            Card::TakeOrGive => Self::TakeOrGive,
            Card::BackOneRank => Self::BackOneRank,
            Card::UpOneRank => Self::UpOneRank,
            Card::EatSalad => Self::EatSalad,
            Card::MissTurn => Self::MissTurn,
            Card::MoveAgain => Self::MoveAgain,
            Card::NextCarrots => Self::NextCarrots,
            Card::LastCarrots => Self::LastCarrots,
        }
    }

    fn picture(self) -> Option<&'static Picture> {
        PICTURES.get(&self)
    }

    /// Draws it on a board about `middle`, so far to every side; a runner in this enamel.
    pub fn draw(self, pen: &mut board::Ink, middle: Vec2, half: f32, enamel: Shade) {
        if let Some(picture) = self.picture() {
            picture.draw(pen, middle, half, enamel);
        }
    }

    /// Paints it in the largest square in the middle of an area; a runner in this enamel.
    pub fn paint(self, painter: &Painter, area: Rect, enamel: Shade) {
        if let Some(picture) = self.picture() {
            picture.paint(painter, area, enamel);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_and_card_has_a_picture_within_its_square() {
        let squares = [
            Square::Start,
            Square::Hare,
            Square::Carrot,
            Square::Salad,
            Square::Hedgehog,
            Square::Position(3),
            Square::Flag,
            Square::Goal,
        ];
        let cards = Card::ALL.map(Subject::of_card);
        let subjects: Vec<Subject> = squares.map(Subject::of_square).into_iter().chain(cards).collect();
        for subject in subjects.iter().copied().chain([Subject::Runner]) {
            let picture = subject.picture().expect("each has one");
            assert!(!picture.shapes().is_empty() && picture.overhang() <= 0.02, "{subject:?}");
        }
        assert_eq!(PICTURES.subjects().count(), subjects.len() + 1, "each picture is of something");
    }
}
