//! The variants of Realm as data. The kingdom is chosen card by card, and by itself.

use tabletop::{
    field_options,
    variants::{Number, Variant, VariantOption},
};

use crate::setup::{Deal, Setup};

/// All of them, in the order in which they are chosen.
pub const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("colonies", "realm-setup_colonies", COLONIES),
    Variant::options("deal", "realm-setup_deal", DEALS),
    Variant::options("first", "realm-setup_first", FIRST),
    Variant::number(
        "turn_limit",
        "realm-setup_turns",
        Number::<Setup> {
            words: ["realm-turns_limit", "realm-turns_note"],
            range: |_| [20, 400],
            step: 10,
            get: |setup| setup.turn_limit.into(),
            set: |setup, turns| setup.turn_limit = turns as u16,
            usual: |_| Setup::default().turn_limit.into(),
        },
    ),
];

const COLONIES: &[VariantOption<Setup>] = field_options! { Setup, colonies,
    "off" ["realm-colonies_off", "realm-colonies_off_note"] false;
    "on" ["realm-colonies_on", "realm-colonies_on_note"] true;
};

const DEALS: &[VariantOption<Setup>] = field_options! { Setup, deal,
    "random" ["realm-deal_random", "realm-deal_random_note"] Deal::Random;
    "four_three" ["realm-deal_four_three", "realm-deal_four_three_note"] Deal::FourThree;
    "five_two" ["realm-deal_five_two", "realm-deal_five_two_note"] Deal::FiveTwo;
};

const FIRST: &[VariantOption<Setup>] = field_options! { Setup, first_seat_begins,
    "chance" ["realm-first_chance", "realm-first_chance_note"] false;
    "first_seat" ["realm-first_seat", "realm-first_seat_note"] true;
};
