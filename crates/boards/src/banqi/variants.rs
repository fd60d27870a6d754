//! The variants of Banqi as data.

use tabletop::variants::{Number, Variant, VariantOption};
use tabletop::{field_options, field_switch};

use super::ranks::Ranks;
use super::setup::{BoardSize, Setup};

/// All of them, in the order in which they are chosen.
pub(super) const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("ranks", "banqi-setup_ranks", RANKS),
    Variant::options("size", "banqi-setup_size", SIZES),
    field_switch!(
        Setup,
        sliding_cannon,
        "sliding_cannon",
        "banqi-setup_cannon",
        ["banqi-sliding_cannon", "banqi-sliding_cannon_note"]
    ),
    Variant::options("quiet_limit", "banqi-setup_quiet_limit", QUIET_LIMITS),
    Variant::number(
        "chase_limit",
        "banqi-setup_chase_limit",
        Number::<Setup> {
            words: ["banqi-chase_limit", "banqi-chase_limit_note"],
            range: |_| [0, super::setup::MOST_CHASES as u32],
            step: 1,
            get: |setup| setup.chase_limit.into(),
            set: |setup, limit| setup.chase_limit = limit as u8,
            usual: |_| 0,
        },
    ),
];

const RANKS: &[VariantOption<Setup>] = field_options! { Setup, ranks,
    "taiwanese" ["banqi-ranks-taiwanese", "banqi-ranks-taiwanese_note"] Ranks::Taiwanese;
    "chinese" ["banqi-ranks-chinese", "banqi-ranks-chinese_note"] Ranks::Chinese;
    "hong_kong" ["banqi-ranks-hong_kong", "banqi-ranks-hong_kong_note"] Ranks::HongKong;
};

const SIZES: &[VariantOption<Setup>] = field_options! { Setup, size,
    "small" ["banqi-size-small", "banqi-size-small_note"] BoardSize::Small;
    "large" ["banqi-size-large", "banqi-size-large_note"] BoardSize::Large;
};

const QUIET_LIMITS: &[VariantOption<Setup>] = &[
    VariantOption::new("40", QUIET_40, |setup: &Setup| setup.quiet_limit == 40, |setup| setup.quiet_limit = 40),
    VariantOption::new("50", QUIET_50, |setup: &Setup| setup.quiet_limit == 50, |setup| setup.quiet_limit = 50),
    VariantOption::new("60", QUIET_60, |setup: &Setup| setup.quiet_limit == 60, |setup| setup.quiet_limit = 60),
    VariantOption::new("180", QUIET_180, |setup: &Setup| setup.quiet_limit == 180, |setup| setup.quiet_limit = 180),
    VariantOption {
        id: "own",
        words: ["banqi-quiet_limit-own", "banqi-quiet_limit-own_note"],
        is: |_| true,
        set: None,
    },
];

const QUIET_40: [&str; 2] = ["banqi-quiet_limit-40", "banqi-quiet_limit-note"];
const QUIET_50: [&str; 2] = ["banqi-quiet_limit-50", "banqi-quiet_limit-note"];
const QUIET_60: [&str; 2] = ["banqi-quiet_limit-60", "banqi-quiet_limit-note"];
const QUIET_180: [&str; 2] = ["banqi-quiet_limit-180", "banqi-quiet_limit-180_note"];
