//! What can stand in the places of a message.

use std::{borrow::Cow, fmt};

use fluent_bundle::{
    FluentValue,
    types::{FluentNumber, FluentNumberOptions},
};

/// What can stand in a place of a message: a text, or a number, which the language writes and counts by its own rules.
pub trait Value {
    /// It, as Fluent takes it.
    fn value(&self) -> FluentValue<'_>;
}

/// What stands in a place, in no language: whoever listens to what is said compares it with what is so.
#[derive(Clone, PartialEq, Debug)]
pub enum Filled {
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
}

impl Filled {
    /// What a value puts there.
    pub fn of(value: &dyn Value) -> Self {
        match value.value() {
            FluentValue::Number(number) => Self::Number(number.value),
            FluentValue::String(text) => Self::Text(text.into_owned()),
            _ => Self::Text(String::new()),
        }
    }
}

impl Value for str {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(Cow::Borrowed(self))
    }
}

impl Value for String {
    fn value(&self) -> FluentValue<'_> {
        self.as_str().value()
    }
}

impl Value for Cow<'_, str> {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(Cow::Borrowed(self))
    }
}

impl Value for char {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(Cow::Owned(self.to_string()))
    }
}

impl Value for std::path::Display<'_> {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::String(Cow::Owned(self.to_string()))
    }
}

/// With as many decimals as it has.
impl Value for f64 {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::Number(FluentNumber::new(*self, FluentNumberOptions::default()))
    }
}

impl<T: Value + ?Sized> Value for &T {
    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }
}

/// Whole numbers are written exactly up to 2⁵³, beyond any count a game has.
macro_rules! whole {
    ($($number:ty)*) => {$(
        impl Value for $number {
            fn value(&self) -> FluentValue<'_> {
                Decimal::new(*self as f64, 0).number()
            }
        }
    )*};
}

whole!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

/// A number with a fixed count of decimals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decimal {
    value: f64,
    decimals: usize,
}

impl fmt::Display for Decimal {
    /// In plain digits; what rounds to nothing has no sign.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = format!("{:.*}", self.decimals, self.value);
        let nothing = !digits.contains(|digit: char| ('1'..='9').contains(&digit)) && self.value.is_finite();
        formatter.write_str(if nothing { digits.trim_start_matches('-') } else { &digits })
    }
}

impl Decimal {
    /// Most decimals that are written.
    const MOST: usize = 15;

    /// A number that is written with so many decimals, 15 at most.
    #[must_use]
    pub fn new(value: f64, decimals: usize) -> Self {
        Self { value, decimals: decimals.min(Self::MOST) }
    }

    fn number<'a>(self) -> FluentValue<'a> {
        if !self.value.is_finite() {
            return FluentValue::String(Cow::Owned(self.value.to_string()));
        }
        // A whole number is one that a file may name, as in `[0]`: there it asks for no decimals, and only the same is equal.
        if self.decimals == 0 && self.value.fract() == 0.0 {
            return FluentValue::Number(FluentNumber::new(self.value, FluentNumberOptions::default()));
        }
        let digits = Some(self.decimals);
        let options = FluentNumberOptions {
            minimum_fraction_digits: digits,
            maximum_fraction_digits: digits,
            ..FluentNumberOptions::default()
        };
        FluentValue::Number(FluentNumber::new(self.value, options))
    }
}

impl Value for Decimal {
    fn value(&self) -> FluentValue<'_> {
        self.number()
    }
}
