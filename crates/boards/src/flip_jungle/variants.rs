//! The variants of Flip Jungle as data.

use tabletop::field_options;
use tabletop::variants::{Number, Variant, VariantOption};

use super::ranks::Equals;
use super::setup::{MOST_QUIET, Setup, USUAL_QUIET};

/// All of them, in the order in which they are chosen.
pub(super) const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("equals", "flip_jungle-setup_equals", EQUALS),
    Variant::number(
        "quiet_limit",
        "flip_jungle-setup_quiet_limit",
        Number::<Setup> {
            words: ["flip_jungle-quiet_limit", "flip_jungle-quiet_limit_note"],
            range: |_| [10, MOST_QUIET as u32],
            step: 10,
            get: |setup| setup.quiet_limit.into(),
            set: |setup, limit| setup.quiet_limit = limit as u16,
            usual: |_| USUAL_QUIET.into(),
        },
    ),
];

const EQUALS: &[VariantOption<Setup>] = field_options! { Setup, equals,
    "taken" ["flip_jungle-equals-taken", "flip_jungle-equals-taken_note"] Equals::Taken;
    "both_fall" ["flip_jungle-equals-both_fall", "flip_jungle-equals-both_fall_note"] Equals::BothFall;
};
