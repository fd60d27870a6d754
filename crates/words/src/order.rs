//! How names follow each other in a list of a language, and which letters are the same to whoever looks for a word.

use std::{cmp::Ordering, str::FromStr};

use icu_collator::{
    Collator, CollatorBorrowed,
    options::{CollatorOptions, Strength},
};
use icu_locale_core::Locale;
use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use unic_langid::LanguageIdentifier;

/// The order of a language (Unicode collation, CLDR).
pub struct Order {
    names: CollatorBorrowed<'static>,
    /// Tells letters of the alphabet apart and nothing else: no capitals, no accents.
    letters: CollatorBorrowed<'static>,
}

impl Order {
    /// That of a language; `None` where ICU has none for it.
    pub fn for_language(language: &LanguageIdentifier) -> Option<Self> {
        let locale = Locale::from_str(&language.to_string()).unwrap_or(Locale::UNKNOWN);
        let mut letters = CollatorOptions::default();
        letters.strength = Some(Strength::Primary);
        Some(Self {
            names: Collator::try_new((&locale).into(), CollatorOptions::default()).ok()?,
            letters: Collator::try_new((&locale).into(), letters).ok()?,
        })
    }

    /// How two names follow each other.
    pub fn compare(&self, a: &str, b: &str) -> Ordering {
        self.names.compare(a, b)
    }

    /// A text in small letters of the language's alphabet: `ё` is `е` in Russian, `é` is `e` everywhere, while `й` stays, and `å` does in Swedish.
    pub fn folded(&self, text: &str) -> String {
        // An accent may be written as a sign of its own.
        let composed = ComposingNormalizerBorrowed::new_nfc().normalize(text);
        let mut folded = String::with_capacity(text.len());
        let normalizer = DecomposingNormalizerBorrowed::new_nfd();
        let mut letter = [0; 4];
        for sign in composed.chars().flat_map(char::to_lowercase) {
            if sign.is_ascii() {
                folded.push(sign);
                continue;
            }
            let whole: &str = sign.encode_utf8(&mut letter);
            let base = normalizer.normalize(whole).chars().next().unwrap_or(sign);
            let same = base != sign && self.letters.compare(whole, base.encode_utf8(&mut [0; 4])) == Ordering::Equal;
            folded.push(if same { base } else { sign });
        }
        folded
    }
}
