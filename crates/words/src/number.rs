//! Numbers as a language writes them.

use std::str::FromStr;

use fluent_bundle::{FluentValue, types::FluentNumber};
use icu_decimal::{
    DecimalFormatter,
    input::{Decimal as Digits, SignDisplay},
    options::{DecimalFormatterOptions, GroupingStrategy},
};
use icu_locale_core::Locale;
use intl_memoizer::{Memoizable, concurrent::IntlLangMemoizer};
use unic_langid::LanguageIdentifier;

use crate::Decimal;

/// ICU's formatter of a language.
pub struct Numbers(DecimalFormatter);

impl Numbers {
    /// That of a language, with or without marks between thousands; `None` where ICU does not know it.
    pub fn for_language(language: &LanguageIdentifier, grouped: bool) -> Option<Self> {
        let locale = Locale::from_str(&language.to_string()).ok()?;
        let mut options = DecimalFormatterOptions::default();
        // Four digits are read at a glance without a mark between them.
        options.grouping_strategy = Some(if grouped { GroupingStrategy::Min2 } else { GroupingStrategy::Never });
        DecimalFormatter::try_new((&locale).into(), options).ok().map(Self)
    }

    /// Writes plain digits; `None` where they are none, such as infinity.
    pub fn write(&self, digits: &str, sign: SignDisplay) -> Option<String> {
        let digits = Digits::from_str(digits).ok()?.with_sign_display(sign);
        // A hyphen is too short for a minus sign.
        Some(self.0.format(&digits).to_string().replace('-', "\u{2212}"))
    }
}

impl Memoizable for Numbers {
    type Args = (bool,);
    type Error = ();

    fn construct(language: LanguageIdentifier, (grouped,): Self::Args) -> Result<Self, ()> {
        Self::for_language(&language, grouped).ok_or(())
    }
}

/// Writes a number of a message by the rules of its language; `None` leaves everything else to Fluent.
pub fn write(value: &FluentValue<'_>, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = Decimal::new(number.value, decimals(number)).to_string();
    let grouped = (number.options.use_grouping,);
    languages.with_try_get::<Numbers, _, _>(grouped, |numbers| numbers.write(&digits, SignDisplay::Auto)).ok()?
}

/// As many decimals as a number has, within what it asks for.
fn decimals(number: &FluentNumber) -> usize {
    let options = &number.options;
    let least = options.minimum_fraction_digits.unwrap_or(0);
    let most = options.maximum_fraction_digits.map_or(usize::MAX, |most| most.max(least));
    let shortest = number.value.to_string();
    shortest.split_once('.').map_or(0, |(_, after)| after.len()).clamp(least, most)
}
