//! What shapes are painted with: a colour of the album, or the enamel of whoever the picture is of.

use crate::theme::{
    board::ENAMEL_LIGHT,
    color::{INK_DEEP, IVORY, Shade},
};

/// What a shape is painted with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Always the same colour.
    Plain(Shade),
    /// The enamel the picture is painted in, such as a seat's.
    Enamel,
    /// Its side away from the light.
    EnamelDim,
    /// Its side in the light.
    EnamelLit,
}

impl Ink {
    /// The ink that is written so: `#rrggbb`, or one of the three words for enamel.
    ///
    /// # Errors
    /// It is none of them.
    pub fn read(text: &str) -> Result<Self, String> {
        match text {
            "enamel" => return Ok(Self::Enamel),
            "enamel dim" => return Ok(Self::EnamelDim),
            "enamel lit" => return Ok(Self::EnamelLit),
            _ => {}
        }
        let six = |digits: &&str| digits.len() == 6 && digits.chars().all(|digit| digit.is_ascii_hexdigit());
        let colour = text.strip_prefix('#').filter(six).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let wrong = || format!("{text:?} is no ink such as \"#rrggbb\"");
        colour.map(|colour| Self::Plain(Shade::hex(colour))).ok_or_else(wrong)
    }

    /// Its colour in a picture that is painted in this enamel.
    pub fn shade(self, enamel: Shade) -> Shade {
        let [lit, dim] = ENAMEL_LIGHT;
        match self {
            Self::Plain(shade) => shade,
            Self::Enamel => enamel,
            Self::EnamelDim => enamel.mix(INK_DEEP, dim),
            Self::EnamelLit => enamel.mix(IVORY, lit),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ink_is_a_colour_or_the_enamel() {
        assert_eq!(Ink::read("#b08d57"), Ok(Ink::Plain(Shade::hex(0xb0_8d57))));
        assert_eq!(Ink::read("enamel dim"), Ok(Ink::EnamelDim));
        for wrong in ["", "#12", "#1234567", "#gggggg", "b08d57", "#+12345", "gold"] {
            assert!(Ink::read(wrong).is_err(), "{wrong}");
        }
        let enamel = Shade::hex(0x80_8080);
        assert!(Ink::EnamelDim.shade(enamel).luminance() < enamel.luminance());
        assert!(Ink::EnamelLit.shade(enamel).luminance() > enamel.luminance());
        assert_eq!(Ink::Enamel.shade(enamel), enamel);
    }
}
