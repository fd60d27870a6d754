//! The palettes players can choose from. Each has eight colours that stay apart with any colour vision (a test computes
//! it), and every colour comes with a shape, so that nothing is told by colour alone.

#[cfg(test)]
mod vision;

use serde::{Deserialize, Serialize};

use super::{Emblem, Livery, SeatColor};

/// Eight colours for the players. The last two are for tables of seven and eight: the six before them are the scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
pub enum Palette {
    /// Strong hues, after Okabe & Ito, "Color Universal Design" (2008). Washed over land and dimmed, their two blues are one: here
    /// white takes the place of the lighter one, and the others lie as far apart as their names allow.
    #[default]
    OkabeIto,
    /// Light and dark pairs of three muted hues, which also stay apart in greyscale, then violet and the scheme's own white.
    /// Source: Tol, "Colour Schemes", SRON/EPS/TN/09-002 3.2 (2021), scheme *medium-contrast*.
    MediumContrast,
    /// Steps of even lightness, from plum to yellow, which stay apart in print without any colour.
    /// Source: van der Walt & Smith, *viridis* (2015), six even steps, then pink between the lightest two and white above them.
    Lightness,
}

impl Palette {
    /// All palettes, the default first.
    pub const ALL: [Self; 3] = [Self::OkabeIto, Self::MediumContrast, Self::Lightness];

    /// Its colours, by a player's `look`; neighbours in the order seats are given them differ most.
    pub const fn colors(self) -> [SeatColor; Livery::COUNT as usize] {
        match self {
            Self::OkabeIto => [
                SeatColor::new(0x2450a8, "color-blue"),
                SeatColor::new(0xe4571e, "color-vermilion"),
                SeatColor::new(0x009e84, "color-green"),
                SeatColor::new(0xf0dc46, "color-yellow"),
                SeatColor::new(0xcf82d6, "color-purple"),
                SeatColor::new(0xf3f6f8, "color-white"),
                SeatColor::new(0xa00afa, "color-violet"),
                SeatColor::new(0x5ae1c3, "color-mint"),
            ],
            Self::MediumContrast => [
                SeatColor::new(0x004488, "color-dark_blue"),
                SeatColor::new(0xeecc66, "color-light_yellow"),
                SeatColor::new(0x994455, "color-dark_red"),
                SeatColor::new(0x6699cc, "color-light_blue"),
                SeatColor::new(0x997700, "color-dark_yellow"),
                SeatColor::new(0xee99aa, "color-light_red"),
                SeatColor::new(0x7744cc, "color-violet"),
                SeatColor::new(0xffffff, "color-white"),
            ],
            Self::Lightness => [
                SeatColor::new(0x414487, "color-indigo"),
                SeatColor::new(0xfde725, "color-yellow"),
                SeatColor::new(0x22a884, "color-jade"),
                SeatColor::new(0x440154, "color-plum"),
                SeatColor::new(0x7ad151, "color-lime"),
                SeatColor::new(0x2a788e, "color-teal"),
                SeatColor::new(0xffb4d2, "color-pink"),
                SeatColor::new(0xffffff, "color-white"),
            ],
        }
    }

    /// The livery of a player's `look`; looks from [`Livery::COUNT`] on repeat.
    pub const fn livery(self, look: u8) -> Livery {
        let index = (look % Livery::COUNT) as usize;
        Livery { color: self.colors()[index], emblem: Emblem::ALL[index] }
    }

    /// All liveries, by `look`.
    pub fn liveries(self) -> impl Iterator<Item = Livery> {
        (0..Livery::COUNT).map(move |look| self.livery(look))
    }

    /// The key of its name among the client's words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::OkabeIto => "palette-okabe_ito",
            Self::MediumContrast => "palette-medium_contrast",
            Self::Lightness => "palette-lightness",
        }
    }

    /// The key of what it is good for, among the client's words.
    pub const fn note(self) -> &'static str {
        match self {
            Self::OkabeIto => "palette-okabe_ito_note",
            Self::MediumContrast => "palette-medium_contrast_note",
            Self::Lightness => "palette-lightness_note",
        }
    }
}
