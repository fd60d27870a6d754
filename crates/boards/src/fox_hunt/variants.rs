//! The variants of Fox Hunt as data.

use tabletop::field_options;
use tabletop::variants::{Number, Variant, VariantOption};

use super::ground::BoardSize;
use super::setup::{MOST_FOXES, Setup};

/// All of them, in the order in which they are chosen.
pub(super) const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("size", "fox_hunt-setup_size", SIZES),
    Variant::number(
        "foxes",
        "fox_hunt-setup_foxes",
        Number::<Setup> {
            words: ["fox_hunt-foxes", "fox_hunt-foxes_note"],
            range: |_| [1, MOST_FOXES as u32],
            step: 1,
            get: |setup| setup.foxes.into(),
            set: |setup, foxes| setup.foxes = foxes as u8,
            usual: |setup| match setup.size {
                BoardSize::Tiny => 3,
                BoardSize::Small => 5,
                BoardSize::Usual | BoardSize::Large => 8,
            },
        },
    ),
];

const SIZES: &[VariantOption<Setup>] = field_options! { Setup, size,
    "tiny" ["fox_hunt-size-tiny", "fox_hunt-size-tiny_note"] BoardSize::Tiny;
    "small" ["fox_hunt-size-small", "fox_hunt-size-small_note"] BoardSize::Small;
    "usual" ["fox_hunt-size-usual", "fox_hunt-size-usual_note"] BoardSize::Usual;
    "large" ["fox_hunt-size-large", "fox_hunt-size-large_note"] BoardSize::Large;
};
