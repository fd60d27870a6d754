//! Inks of the terms of a score: a colour and a pattern each, so that neighbours in a bar are told apart without colour.

use super::color::Shade;

/// How a term's part of a bar is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Pattern {
    /// All of it.
    Solid,
    /// Lines that rise to the right.
    Rising,
    /// Dots.
    Dotted,
    /// Lines that fall to the right.
    Falling,
    /// Upright lines.
    Upright,
    /// Rising and falling lines.
    Crossed,
}

/// The ink of one term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TermInk {
    /// Its colour.
    pub shade: Shade,
    /// Its pattern.
    pub pattern: Pattern,
}

/// Colours of terms, to be told apart on a panel and from the colours of the seats.
const SHADES: [Shade; 7] = [
    Shade::hex(0xd9b26f),
    Shade::hex(0x8fb8c4),
    Shade::hex(0xc98a6b),
    Shade::hex(0x93ad7c),
    Shade::hex(0xb39ac6),
    Shade::hex(0xd8cfae),
    Shade::hex(0xc0808f),
];

/// Patterns, in the order terms are given them.
const PATTERNS: [Pattern; 6] =
    [Pattern::Solid, Pattern::Rising, Pattern::Dotted, Pattern::Falling, Pattern::Upright, Pattern::Crossed];

impl TermInk {
    /// The ink of the term at this place in the list of all terms. The first 42 differ, neighbours in both colour and pattern.
    pub const fn nth(index: usize) -> Self {
        Self { shade: SHADES[index % SHADES.len()], pattern: PATTERNS[index % PATTERNS.len()] }
    }
}

/// Colours of a heat map, from the least to the most: one hue that grows deeper, so that lightness alone tells the order.
pub const HEAT: [Shade; 3] = [Shade::hex(0xf0e3bd), Shade::hex(0xd98a45), Shade::hex(0x7d1f1a)];

/// The colour of a share of the most, 0 to 1.
pub fn heat(share: f32) -> Shade {
    let share = share.clamp(0.0, 1.0);
    if share < 0.5 { HEAT[0].mix(HEAT[1], 2.0 * share) } else { HEAT[1].mix(HEAT[2], 2.0 * share - 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::color::PANEL;

    #[test]
    fn terms_differ_and_stand_out_from_the_panel() {
        for index in 0..42 {
            let ink = TermInk::nth(index);
            assert!(ink.shade.contrast(PANEL) > 3.0, "{ink:?}");
            let next = TermInk::nth(index + 1);
            assert!(ink.shade != next.shade && ink.pattern != next.pattern);
            assert!((0..index).all(|other| TermInk::nth(other) != ink));
        }
    }

    #[test]
    fn more_heat_is_darker() {
        let steps: Vec<f32> = (0..=20).map(|step| heat(step as f32 / 20.0).luminance()).collect();
        assert!(steps.windows(2).all(|pair| pair[0] > pair[1]), "{steps:?}");
    }
}
