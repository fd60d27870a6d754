//! The two typefaces and the sizes they are set in.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui;

const INTER: &[u8] = include_bytes!("../../assets/fonts/Inter-Regular.otf");
const INTER_MEDIUM: &[u8] = include_bytes!("../../assets/fonts/Inter-Medium.otf");
const INTER_SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/Inter-SemiBold.otf");
const GARAMOND: &[u8] = include_bytes!("../../assets/fonts/EBGaramond12Lining-Regular.otf");
const GARAMOND_ITALIC: &[u8] = include_bytes!("../../assets/fonts/EBGaramond12Lining-Italic.otf");

/// What is shown where neither they nor egui's own typefaces have a sign: subsets of typefaces for other alphabets, made by `tools/fonts`.
const FALLBACK: [(&str, &[u8]); 3] = [
    ("letters", include_bytes!("../../assets/fonts/Fallback-Letters.ttf")),
    ("han", include_bytes!("../../assets/fonts/Fallback-Han.ttf")),
    ("hangul", include_bytes!("../../assets/fonts/Fallback-Hangul.ttf")),
];

const MEDIUM: &str = "medium";
const STRONG: &str = "strong";
const SERIF: &str = "serif";
const SERIF_ITALIC: &str = "serif italic";

/// The typefaces as Bevy assets, for text on boards.
#[derive(Resource, Clone)]
pub struct GameFonts {
    /// EB Garamond, for continents and numbers worth a look.
    pub serif: Handle<Font>,
    /// EB Garamond italic, for waters and asides.
    pub serif_italic: Handle<Font>,
    /// Inter medium, for the names on maps.
    pub sans: Handle<Font>,
    /// Inter semi-bold, for counts on tokens.
    pub sans_strong: Handle<Font>,
}

impl FromWorld for GameFonts {
    fn from_world(world: &mut World) -> Self {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        let mut add = |bytes: &[u8]| fonts.add(Font::from_bytes(bytes.to_vec()));
        Self {
            serif: add(GARAMOND),
            serif_italic: add(GARAMOND_ITALIC),
            sans: add(INTER_MEDIUM),
            sans_strong: add(INTER_SEMIBOLD),
        }
    }
}

/// The typefaces as egui knows them; egui's own and those of [`FALLBACK`] follow each, for rarer signs and other alphabets.
pub(super) fn definitions() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::default();
    let mut fallback = fonts.families.get(&egui::FontFamily::Proportional).cloned().unwrap_or_default();
    for (name, bytes) in FALLBACK {
        fonts.font_data.insert(name.to_owned(), Arc::new(egui::FontData::from_static(bytes)));
        fallback.push(name.to_owned());
    }
    for (family, bytes) in [
        (egui::FontFamily::Proportional, INTER),
        (egui::FontFamily::Name(MEDIUM.into()), INTER_MEDIUM),
        (egui::FontFamily::Name(STRONG.into()), INTER_SEMIBOLD),
        (egui::FontFamily::Name(SERIF.into()), GARAMOND),
        (egui::FontFamily::Name(SERIF_ITALIC.into()), GARAMOND_ITALIC),
    ] {
        let name = format!("rubicon {family}");
        fonts.font_data.insert(name.clone(), Arc::new(egui::FontData::from_static(bytes)));
        let mut chain = vec![name];
        chain.extend(fallback.iter().cloned());
        fonts.families.insert(family, chain);
    }
    fonts
}

/// No letters are smaller at the plain text size, points.
pub const LEAST: f32 = 13.0;

/// The levels of type, from the name of the house down to a footnote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// The name of the house on the title.
    Display,
    /// The name of a screen.
    Title,
    /// The name of a panel.
    Heading,
    /// The name of a group within a panel.
    Subheading,
    /// An aside in italics: tag lines, personas.
    Aside,
    /// Plain text.
    Body,
    /// Plain text that matters: names, numbers.
    Strong,
    /// Buttons and choices.
    Button,
    /// The primary action.
    Primary,
    /// Notes under a control.
    Small,
}

impl Type {
    /// All levels.
    pub const ALL: [Self; 10] = [
        Self::Display,
        Self::Title,
        Self::Heading,
        Self::Subheading,
        Self::Aside,
        Self::Body,
        Self::Strong,
        Self::Button,
        Self::Primary,
        Self::Small,
    ];

    /// The egui text style of this level.
    pub fn style(self) -> egui::TextStyle {
        let name = |name: &'static str| egui::TextStyle::Name(name.into());
        match self {
            Self::Display => name("display"),
            Self::Title => name("title"),
            Self::Heading => egui::TextStyle::Heading,
            Self::Subheading => name("subheading"),
            Self::Aside => name("aside"),
            Self::Body => egui::TextStyle::Body,
            Self::Strong => name("strong"),
            Self::Button => egui::TextStyle::Button,
            Self::Primary => name("primary"),
            Self::Small => egui::TextStyle::Small,
        }
    }

    /// Text set in this level.
    pub fn text(self, text: impl Into<String>) -> egui::RichText {
        egui::RichText::new(text).text_style(self.style())
    }

    /// Typeface and size in points at `scale` times the plain text size (0.8 to 2).
    pub fn font(self, scale: f32) -> egui::FontId {
        let family = |name: &'static str| egui::FontFamily::Name(name.into());
        let (size, family) = match self {
            Self::Display => (92.0, family(SERIF)),
            Self::Title => (40.0, family(SERIF)),
            Self::Heading => (25.0, family(SERIF)),
            Self::Subheading => (19.0, family(SERIF)),
            Self::Aside => (18.0, family(SERIF_ITALIC)),
            Self::Body => (15.0, egui::FontFamily::Proportional),
            Self::Strong => (15.0, family(STRONG)),
            Self::Button => (15.0, family(MEDIUM)),
            Self::Primary => (18.0, family(STRONG)),
            Self::Small => (LEAST, egui::FontFamily::Proportional),
        };
        // What is large already gains little from being larger and would push the rest off the page.
        let scale = match self {
            Self::Display => scale.powf(0.25),
            Self::Title => scale.powf(0.5),
            Self::Heading | Self::Subheading | Self::Aside | Self::Primary => scale.powf(0.8),
            Self::Body | Self::Strong | Self::Button | Self::Small => scale,
        };
        egui::FontId::new(size * scale, family)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An old-style 1 of EB Garamond is a small I.
    #[test]
    fn figures_are_as_high_as_capitals() {
        let context = egui::Context::default();
        context.set_fonts(definitions());
        context.begin_pass(egui::RawInput::default());
        for level in Type::ALL {
            let high = |sign: char| {
                let color = egui::Color32::WHITE;
                let text = context.fonts_mut(|fonts| fonts.layout_no_wrap(sign.to_string(), level.font(2.0), color));
                text.mesh_bounds.height()
            };
            for figure in '0'..='9' {
                let share = high(figure) / high('H');
                assert!((0.9..1.15).contains(&share), "{level:?}: {figure} is {share} of an H");
            }
            assert!(high('1') > 1.2 * high('x'), "{level:?}");
        }
        context.end_pass().textures_delta.clear();
    }

    #[test]
    fn every_typeface_has_the_letters_of_many_alphabets() {
        let context = egui::Context::default();
        context.set_fonts(definitions());
        context.begin_pass(egui::RawInput::default());
        for level in Type::ALL {
            let font = level.font(1.0);
            for text in [
                "Ёж čeština",
                "Ελληνικά",
                "Հայերեն",
                "ქართული",
                "漢字汉字臺灣",
                "ひらがなカタカナ",
                "한국어",
                "Tiếng Việt",
            ] {
                let missing: String = context.fonts_mut(|fonts| {
                    text.chars().filter(|sign| !sign.is_whitespace() && !fonts.has_glyph(&font, *sign)).collect()
                });
                assert_eq!(missing, "", "{level:?}");
            }
            assert!(
                !context.fonts_mut(|fonts| fonts.has_glyph(&font, '\u{13000}')),
                "no typeface here has hieroglyphs"
            );
        }
        context.end_pass().textures_delta.clear();
    }
}
