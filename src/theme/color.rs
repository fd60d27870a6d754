//! The colours, once, for both painters: egui's panels and Bevy's boards.

use bevy::color::Color;
use bevy_egui::egui::Color32;

/// An opaque colour in sRGB, 0–255 a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shade {
    red: u8,
    green: u8,
    blue: u8,
}

impl Shade {
    /// The colour written `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        Self { red: (rgb >> 16) as u8, green: (rgb >> 8) as u8, blue: rgb as u8 }
    }

    /// For egui.
    pub const fn egui(self) -> Color32 {
        Color32::from_rgb(self.red, self.green, self.blue)
    }

    /// For egui, with an opacity of 0 (clear) to 1 (solid).
    pub fn egui_alpha(self, opacity: f32) -> Color32 {
        self.egui().gamma_multiply(opacity.clamp(0.0, 1.0))
    }

    /// For Bevy.
    pub const fn bevy(self) -> Color {
        Color::srgb_u8(self.red, self.green, self.blue)
    }

    /// For Bevy, with an opacity of 0 (clear) to 1 (solid).
    pub const fn bevy_alpha(self, opacity: f32) -> Color {
        Color::srgba(self.red as f32 / 255.0, self.green as f32 / 255.0, self.blue as f32 / 255.0, opacity)
    }

    /// This colour on its way to `other`: 0 is this one, 1 the other. Mixed channel by channel in sRGB.
    pub fn mix(self, other: Self, amount: f32) -> Self {
        let amount = amount.clamp(0.0, 1.0);
        let between = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * amount).round() as u8;
        Self {
            red: between(self.red, other.red),
            green: between(self.green, other.green),
            blue: between(self.blue, other.blue),
        }
    }

    /// Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white).
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let c = f32::from(channel) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// Contrast ratio to `other` as WCAG 2 defines it, 1 (none) to 21 (black on white).
    pub fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// The ground everything lies on, and the sea.
pub const INK_NAVY: Shade = Shade::hex(0x10151f);
/// Deeper than the ground: wells that hold text fields, the far edge of the vignette.
pub const INK_DEEP: Shade = Shade::hex(0x0a0e16);
/// Felt under the lamp, and where the lamp's light ends.
pub const FELT: [Shade; 2] = [Shade::hex(0x2c3d3f), Shade::hex(0x0d1219)];
/// Panels.
pub const PANEL: Shade = Shade::hex(0x1a2130);
/// A raised part of a panel: rows, unselected choices.
pub const PANEL_RAISED: Shade = Shade::hex(0x232c3e);
/// A raised part of a panel under the pointer.
pub const PANEL_HOVER: Shade = Shade::hex(0x2d3850);
/// Hairlines, frames, coastlines.
pub const BRASS: Shade = Shade::hex(0xb08d57);
/// Hairlines that must not draw the eye: dividers within a panel, the graticule.
pub const BRASS_DIM: Shade = Shade::hex(0x54482f);
/// Text.
pub const IVORY: Shade = Shade::hex(0xece3d0);
/// Text of lesser weight.
pub const IVORY_DIM: Shade = Shade::hex(0xa9a496);
/// Accent: what is chosen, what is lit, the primary action.
pub const LAMP_GOLD: Shade = Shade::hex(0xd9b26f);
/// The one in the middle of a generation, beside the best in gold.
pub const MEDIAN: Shade = Shade::hex(0x7fb3c8);
/// The accent under the pointer.
pub const LAMP_BRIGHT: Shade = Shade::hex(0xecca8d);
/// Losses, threats, what cannot be undone.
pub const DANGER: Shade = Shade::hex(0xc8553d);
/// Danger as text on a panel, where the full shade is too dark to read.
pub const DANGER_TEXT: Shade = Shade::hex(0xe88a75);
/// Gains, what is in order.
pub const GOOD: Shade = Shade::hex(0x6fa287);
/// Unowned land and cards: warm parchment.
pub const PARCHMENT: Shade = Shade::hex(0xd8c8a4);
/// Parchment beyond the lamp's light.
pub const UMBER: Shade = Shade::hex(0x94794c);
/// Ink on parchment, ivory and gold.
pub const INK_TEXT: Shade = Shade::hex(0x1c1a16);
/// Shadows.
pub const SHADOW: Shade = Shade::hex(0x05070b);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_readable_on_every_ground_it_is_used_on() {
        for ground in [INK_NAVY, INK_DEEP, PANEL, PANEL_RAISED, PANEL_HOVER] {
            assert!(IVORY.contrast(ground) >= 7.0, "ivory on {ground:?}");
            assert!(IVORY_DIM.contrast(ground) >= 4.5, "dim ivory on {ground:?}");
            assert!(LAMP_GOLD.contrast(ground) >= 4.5, "gold on {ground:?}");
        }
        assert!(DANGER_TEXT.contrast(PANEL) >= 4.5);
        for ground in [LAMP_GOLD, LAMP_BRIGHT, PARCHMENT, IVORY] {
            assert!(INK_TEXT.contrast(ground) >= 7.0, "ink on {ground:?}");
        }
    }

    #[test]
    fn mixing_ends_at_both_colours() {
        assert_eq!(IVORY.mix(DANGER, 0.0), IVORY);
        assert_eq!(IVORY.mix(DANGER, 1.0), DANGER);
        assert_eq!(IVORY.mix(DANGER, 7.0), DANGER);
    }
}
