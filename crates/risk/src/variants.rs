//! The variants of Conquest as data. The map is content and chosen by itself.

use tabletop::{
    field_options, field_switch,
    variants::{Number, Variant, VariantOption},
};

use crate::setup::{Cards, Fortify, Setup, Start, Victory};

/// Share of the map offered at first, in percent.
const SHARE: u8 = 70;
/// Rounds offered at first where rounds decide.
const ROUNDS: u32 = 15;

/// Most territories under blizzards that are offered.
const OFFERED_BLIZZARDS: u32 = 10;

/// The greatest number that is offered to draw portals and blizzards from.
pub const MOST_LAYOUTS: u32 = 9_999;

/// The headings of the groups they stand in.
const VICTORY: &str = "setup-victory";
const START: &str = "setup-start";
const OTHERS: &str = "setup-others";
const PORTALS: &str = "setup-portals";
const BLIZZARDS: &str = "setup-blizzards";
const LAYOUT: &str = "setup-layout";

/// All of them, in the order in which they are chosen.
pub const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("victory", VICTORY, AIMS),
    Variant::number(
        "share",
        VICTORY,
        Number::<Setup> {
            words: ["victory-share_number", ""],
            range: |_| [51, 100],
            step: 5,
            get: share,
            set: |setup, percent| setup.victory = Victory::Share(percent as u8),
            usual: |_| SHARE as u32,
        },
    )
    .only(|setup| matches!(setup.victory, Victory::Share(_))),
    Variant::number(
        "capitals",
        VICTORY,
        Number::<Setup> {
            words: ["victory-capitals_number", ""],
            range: |setup| [2, setup.seats as u32],
            step: 1,
            get: capitals,
            // All of them is written 0 in the rules, so that it holds for any number of seats.
            set: |setup, wanted| {
                let all = wanted >= u32::from(setup.seats);
                setup.victory = Victory::Capitals(if all { 0 } else { wanted as u8 });
            },
            usual: |setup| setup.seats as u32,
        },
    )
    .only(by_capitals),
    field_switch!(Setup, capital_dice, "capital_dice", VICTORY, ["setup-capital_dice", ""]).only(by_capitals),
    Variant::number(
        "rounds",
        VICTORY,
        Number::<Setup> {
            words: ["victory-rounds_number", ""],
            range: |_| [1, 300],
            step: 5,
            get: rounds,
            set: |setup, rounds| setup.victory = Victory::Rounds(rounds),
            usual: |_| ROUNDS,
        },
    )
    .only(by_rounds),
    Variant::options("start", START, STARTS),
    Variant::number(
        "muster",
        START,
        Number::<Setup> {
            words: ["setup-muster", ""],
            range: |_| [1, 20],
            step: 1,
            get: |setup| setup.muster.into(),
            set: |setup, armies| setup.muster = armies as u8,
            usual: |_| 1,
        },
    )
    .only(|setup| setup.start != Start::Scatter),
    Variant::options("cards", "setup-cards", CARDS).only(|setup| !setup.two_phase),
    Variant::options("fortify", "setup-fortify", FORTIFY).only(|setup| !setup.two_phase),
    Variant::options("portals", PORTALS, PORTAL_COUNTS),
    Variant::number(
        "blizzards",
        BLIZZARDS,
        Number::<Setup> {
            words: ["setup-blizzards_number", "setup-blizzards_note"],
            range: |_| [0, OFFERED_BLIZZARDS],
            step: 1,
            get: |setup| setup.blizzards.into(),
            set: |setup, closed| setup.blizzards = closed as u8,
            usual: |_| 0,
        },
    ),
    Variant::number(
        "layout",
        LAYOUT,
        Number::<Setup> {
            words: ["setup-layout_number", "setup-layout_note"],
            range: |_| [0, MOST_LAYOUTS],
            step: 1,
            get: |setup| setup.layout,
            set: |setup, number| setup.layout = number,
            usual: |_| 0,
        },
    )
    .only(|setup| setup.map_layout().is_some()),
    field_switch!(Setup, fog, "fog", OTHERS, ["setup-fog", "setup-fog_note"]),
    field_switch!(Setup, first_seat_begins, "first_seat", OTHERS, ["setup-first_seat", "setup-first_seat_note"]),
    field_switch!(Setup, two_phase, "two_phase", OTHERS, ["setup-two_phase", "setup-two_phase_note"]),
    field_switch!(Setup, neutrals, "neutrals", OTHERS, ["setup-neutrals", "setup-neutrals_note"])
        .only(|setup| setup.seats == 2),
    Variant::number(
        "round_limit",
        OTHERS,
        Number::<Setup> {
            words: ["setup-round_limit", "setup-round_limit_note"],
            range: |_| [1, 1_000],
            step: 25,
            get: |setup| setup.round_limit,
            set: |setup, rounds| setup.round_limit = rounds,
            usual: |_| 300,
        },
    )
    .only(|setup| !by_rounds(setup)),
];

const AIMS: &[VariantOption<Setup>] = &[
    VariantOption::new(
        "elimination",
        ["victory-elimination", "victory-elimination_note"],
        |setup| setup.victory == Victory::Elimination,
        |setup| setup.victory = Victory::Elimination,
    ),
    VariantOption::new(
        "share",
        ["victory-share", "victory-share_note"],
        |setup| matches!(setup.victory, Victory::Share(_)),
        |setup| setup.victory = Victory::Share(SHARE),
    ),
    VariantOption::new("capitals", ["victory-capitals", "victory-capitals_note"], by_capitals, |setup| {
        setup.victory = Victory::Capitals(0);
    }),
    VariantOption::new(
        "missions",
        ["victory-missions", "victory-missions_note"],
        |setup| setup.victory == Victory::Missions,
        |setup| setup.victory = Victory::Missions,
    ),
    VariantOption::new("rounds", ["victory-rounds", "victory-rounds_note"], by_rounds, |setup| {
        setup.victory = Victory::Rounds(ROUNDS);
    }),
];

const STARTS: &[VariantOption<Setup>] = field_options! { Setup, start,
    "deal" ["start-deal", "start-deal_note"] Start::Deal;
    "claim" ["start-claim", "start-claim_note"] Start::Claim;
    "scatter" ["start-scatter", "start-scatter_note"] Start::Scatter;
};

const CARDS: &[VariantOption<Setup>] = field_options! { Setup, cards,
    "progressive" ["cards-progressive", "cards-progressive_note"] Cards::Progressive;
    "fixed" ["cards-fixed", "cards-fixed_note"] Cards::Fixed;
    "off" ["cards-off", "cards-off_note"] Cards::Off;
};

const FORTIFY: &[VariantOption<Setup>] = field_options! { Setup, fortify,
    "adjacent" ["fortify-adjacent", "fortify-adjacent_note"] Fortify::Adjacent;
    "path" ["fortify-path", "fortify-path_note"] Fortify::Path;
    "unlimited" ["fortify-unlimited", "fortify-unlimited_note"] Fortify::Unlimited;
    "off" ["fortify-off", "fortify-off_note"] Fortify::Off;
};

const PORTAL_COUNTS: &[VariantOption<Setup>] = field_options! { Setup, portals,
    "off" ["portals-off", "portals-off_note"] 0;
    "2" ["portals-two", "portals-note"] 2;
    "3" ["portals-three", "portals-note"] 3;
    "4" ["portals-four", "portals-note"] 4;
    "6" ["portals-six", "portals-note"] 6;
};

fn by_capitals(setup: &Setup) -> bool {
    matches!(setup.victory, Victory::Capitals(_))
}

fn by_rounds(setup: &Setup) -> bool {
    matches!(setup.victory, Victory::Rounds(_))
}

fn share(setup: &Setup) -> u32 {
    if let Victory::Share(percent) = setup.victory { percent.into() } else { SHARE.into() }
}

fn capitals(setup: &Setup) -> u32 {
    match setup.victory {
        Victory::Capitals(wanted) if wanted > 0 => wanted.into(),
        _ => setup.seats.into(),
    }
}

fn rounds(setup: &Setup) -> u32 {
    if let Victory::Rounds(rounds) = setup.victory { rounds } else { ROUNDS }
}
