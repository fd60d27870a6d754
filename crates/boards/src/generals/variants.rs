//! The variants as data.

use tabletop::field_options;
use tabletop::variants::{Number, Variant, VariantOption};

use super::setup::{Disclosure, MOST_QUIET, Relative, Setup};

/// All of them, in the order in which they are chosen.
pub(super) const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("relative", "generals-setup_relative", RELATIVES),
    Variant::options("disclosure", "generals-setup_disclosure", DISCLOSURES),
    Variant::number(
        "quiet_limit",
        "generals-setup_quiet_limit",
        Number::<Setup> {
            words: ["generals-quiet_limit", "generals-quiet_limit_note"],
            range: |_| [20, MOST_QUIET as u32],
            step: 20,
            get: |setup| setup.quiet_limit.into(),
            set: |setup, limit| setup.quiet_limit = limit as u16,
            usual: |_| Setup::default().quiet_limit.into(),
        },
    ),
];

const RELATIVES: &[VariantOption<Setup>] = field_options! { Setup, relative,
    "salpakan" ["generals-relative-salpakan", "generals-relative-salpakan_note"] Relative::Salpakan;
    "attaque" ["generals-relative-attaque", "generals-relative-attaque_note"] Relative::Attaque;
};

const DISCLOSURES: &[VariantOption<Setup>] = field_options! { Setup, disclosure,
    "usual" ["generals-disclosure-usual", "generals-disclosure-usual_note"] Disclosure::Usual;
    "survivor" ["generals-disclosure-survivor", "generals-disclosure-survivor_note"] Disclosure::Survivor;
    "fight" ["generals-disclosure-fight", "generals-disclosure-fight_note"] Disclosure::Fight;
    "open" ["generals-disclosure-open", "generals-disclosure-open_note"] Disclosure::Open;
};
