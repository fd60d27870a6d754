//! The variants as data.

use tabletop::variants::{Number, Variant, VariantOption};
use tabletop::{field_options, field_switch};

use super::setup::{MOST_QUIET, Relative, Setup};

/// The heading of the games.
const GAMES: &str = "fog-setup_relative";

/// All of them, in the order in which they are chosen.
pub(super) const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("relative", GAMES, RELATIVES),
    field_switch!(Setup, fog, "fog", "fog-setup_fog", ["fog-fog", "fog-fog_note"]),
    Variant::number(
        "quiet_limit",
        "fog-setup_quiet_limit",
        Number::<Setup> {
            words: ["fog-quiet_limit", "fog-quiet_limit_note"],
            range: |_| [20, MOST_QUIET as u32],
            step: 20,
            get: |setup| setup.quiet_limit.into(),
            set: |setup, limit| setup.quiet_limit = limit as u16,
            usual: |_| Setup::default().quiet_limit.into(),
        },
    ),
];

const RELATIVES: &[VariantOption<Setup>] = field_options! { Setup, relative,
    "chess" ["fog-relative-chess", "fog-relative-chess_note"] Relative::Chess;
    "xiangqi" ["fog-relative-xiangqi", "fog-relative-xiangqi_note"] Relative::Xiangqi;
    "janggi" ["fog-relative-janggi", "fog-relative-janggi_note"] Relative::Janggi;
    "shatranj" ["fog-relative-shatranj", "fog-relative-shatranj_note"] Relative::Shatranj;
    "makruk" ["fog-relative-makruk", "fog-relative-makruk_note"] Relative::Makruk;
    "cambodian" ["fog-relative-cambodian", "fog-relative-cambodian_note"] Relative::Cambodian;
    "sittuyin" ["fog-relative-sittuyin", "fog-relative-sittuyin_note"] Relative::Sittuyin;
};
