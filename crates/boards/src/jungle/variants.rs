//! The variants of Jungle as data.

use tabletop::variants::{Number, Variant, VariantOption};
use tabletop::{field_options, field_switch};

use super::setup::{LeopardLeap, MOST_QUIET, Setup, TigerLeap};

/// The heading of the variants of ranks, and of leaps.
const RANKS: &str = "jungle-setup_ranks";
const LEAPS: &str = "jungle-setup_leaps";

/// All of them, in the order in which they are chosen.
pub(super) const VARIANTS: &[Variant<Setup>] = &[
    field_switch!(Setup, dog_above_wolf, "dog_above_wolf", RANKS, ["jungle-dog_above_wolf", ""]),
    field_switch!(
        Setup,
        equal_lion_and_tiger,
        "equal_lion_and_tiger",
        RANKS,
        ["jungle-equal_lion_and_tiger", "jungle-equal_lion_and_tiger_note"]
    ),
    Variant::options("tiger_leap", LEAPS, TIGER),
    Variant::options("leopard_leap", LEAPS, LEOPARD),
    Variant::number(
        "quiet_limit",
        "jungle-setup_quiet_limit",
        Number::<Setup> {
            words: ["jungle-quiet_limit", "jungle-quiet_limit_note"],
            range: |_| [20, MOST_QUIET as u32],
            step: 20,
            get: |setup| setup.quiet_limit.into(),
            set: |setup, limit| setup.quiet_limit = limit as u16,
            usual: |_| MOST_QUIET.into(),
        },
    ),
];

const TIGER: &[VariantOption<Setup>] = field_options! { Setup, tiger_leap,
    "both" ["jungle-tiger-both", "jungle-tiger_note"] TigerLeap::Both;
    "lengthwise" ["jungle-tiger-lengthwise", "jungle-tiger_note"] TigerLeap::Lengthwise;
    "none" ["jungle-tiger-none", "jungle-tiger_note"] TigerLeap::None;
};

const LEOPARD: &[VariantOption<Setup>] = field_options! { Setup, leopard_leap,
    "none" ["jungle-leopard-none", "jungle-leopard_note"] LeopardLeap::None;
    "sideways" ["jungle-leopard-sideways", "jungle-leopard_note"] LeopardLeap::Sideways;
};
