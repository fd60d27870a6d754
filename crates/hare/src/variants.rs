//! The variants of the race as data.

use tabletop::{
    field_options, field_switch,
    variants::{Number, Variant, VariantOption},
};

use crate::card::Deck;
use crate::setup::{Edition, HareSquares, MOST_SALADS, SaladCard, Setup};
use crate::track::Track;

/// Most carrots that are offered: a race of plenty.
const MOST: u32 = 200;

/// The headings of groups that hold several.
const CARD: &str = "hare-setup_salad_card";
const CARROTS: &str = "hare-setup_carrots";

/// All of them, in the order in which they are chosen.
pub const VARIANTS: &[Variant<Setup>] = &[
    Variant::options("edition", "hare-setup_edition", EDITIONS),
    Variant::options("board", "hare-setup_board", BOARDS),
    Variant::options("luck", "hare-setup_luck", HARES),
    Variant::options("deck", "hare-setup_deck", DECKS).only(Setup::draws_cards),
    Variant::options("salad_card", CARD, SALAD_CARDS).only(Setup::draws_cards),
    field_switch!(Setup, hungry_misses, "hungry_misses", CARD, ["hare-hungry_misses", "hare-hungry_misses_note"])
        .only(Setup::draws_cards),
    Variant::options("runners", "hare-setup_runners", RUNNERS).only(|setup| setup.seats == 2),
    Variant::number(
        "carrots",
        CARROTS,
        Number::<Setup> {
            words: ["hare-carrots_each", "hare-carrots_note"],
            range: |setup| [fewest_carrots(setup), MOST],
            step: 5,
            get: |setup| setup.starting_carrots().into(),
            set: |setup, carrots| setup.carrots = (carrots != usual_carrots(setup)).then_some(carrots as u16),
            usual: usual_carrots,
        },
    ),
    field_switch!(
        Setup,
        hidden_carrots,
        "hidden_carrots",
        CARROTS,
        ["hare-carrots_hidden", "hare-carrots_hidden_note"]
    ),
    Variant::number(
        "salads",
        "hare-setup_salads",
        Number::<Setup> {
            words: ["hare-salads_each", "hare-salads_note"],
            range: |_| [1, MOST_SALADS as u32],
            step: 1,
            get: |setup| setup.starting_salads().into(),
            set: |setup, salads| setup.salads = (salads != usual_salads(setup)).then_some(salads as u8),
            usual: usual_salads,
        },
    ),
    Variant::number(
        "round_limit",
        "hare-setup_rounds",
        Number::<Setup> {
            words: ["hare-rounds_limit", "hare-rounds_note"],
            range: |_| [10, 200],
            step: 10,
            get: |setup| setup.round_limit.into(),
            set: |setup, rounds| setup.round_limit = rounds as u16,
            usual: |_| Setup::default().round_limit.into(),
        },
    ),
];

/// The values that are the rules of an edition, and what rules are that are none of any.
macro_rules! editions {
    ($($edition:expr, $id:literal $words:tt;)+) => {
        &[
            $(VariantOption::new(
                $id,
                $words,
                |setup| Edition::matching(setup) == Some($edition),
                |setup| *setup = Setup { round_limit: setup.round_limit, ..$edition.setup(setup.seats, setup.runners) },
            ),)+
            VariantOption { id: "own", words: ["hare-edition-own", "hare-edition-own_note"], is: |_| true, set: None },
        ]
    };
}

const EDITIONS: &[VariantOption<Setup>] = editions! {
    Edition::Y1978, "1978" ["hare-edition-1978", "hare-edition-1978_note"];
    Edition::Y1995, "1995" ["hare-edition-1995", "hare-edition-1995_note"];
    Edition::Y2000, "2000" ["hare-edition-2000", "hare-edition-2000_note"];
    Edition::Y2008, "2008" ["hare-edition-2008", "hare-edition-2008_note"];
    Edition::Parlett, "parlett" ["hare-edition-parlett", "hare-edition-parlett_note"];
};

const BOARDS: &[VariantOption<Setup>] = &[
    VariantOption::new(
        "2008",
        ["hare-board-2008", "hare-board-2008_note"],
        |setup| setup.board == "2008",
        |setup| "2008".clone_into(&mut setup.board),
    ),
    VariantOption::new(
        "1978",
        ["hare-board-1978", "hare-board-1978_note"],
        |setup| setup.board == "1978",
        |setup| "1978".clone_into(&mut setup.board),
    ),
];

const HARES: &[VariantOption<Setup>] = &[
    VariantOption::new(
        "cards",
        ["hare-luck_on", "hare-luck_on_note"],
        |setup| setup.luck && setup.hare_squares == HareSquares::Cards,
        |setup| (setup.luck, setup.hare_squares) = (true, HareSquares::Cards),
    ),
    VariantOption::new(
        "toll",
        ["hare-luck_toll", "hare-luck_toll_note"],
        |setup| setup.luck && setup.hare_squares == HareSquares::Toll,
        |setup| (setup.luck, setup.hare_squares) = (true, HareSquares::Toll),
    ),
    VariantOption::new(
        "off",
        ["hare-luck_off", "hare-luck_off_note"],
        |setup| !setup.luck,
        |setup| (setup.luck, setup.hare_squares) = (false, HareSquares::default()),
    ),
];

const DECKS: &[VariantOption<Setup>] = field_options! { Setup, deck,
    "twelve" ["hare-deck_twelve", "hare-deck_note"] Deck::default();
    "fifteen" ["hare-deck_fifteen", "hare-deck_note"] Deck::FIFTEEN;
};

const SALAD_CARDS: &[VariantOption<Setup>] = field_options! { Setup, salad_card,
    "at_once" ["hare-salad_card_at_once", "hare-salad_card_at_once_note"] SaladCard::AtOnce;
    "next_turn" ["hare-salad_card_next_turn", "hare-salad_card_next_turn_note"] SaladCard::NextTurn;
};

const RUNNERS: &[VariantOption<Setup>] = &[
    VariantOption::new(
        "one",
        ["hare-runners_one", "hare-runners_one_note"],
        |setup| setup.runners == 1,
        |setup| *setup = setup.clone().seated(setup.seats, 1),
    ),
    VariantOption::new(
        "two",
        ["hare-runners_two", "hare-runners_two_note"],
        |setup| setup.runners == 2,
        |setup| *setup = setup.clone().seated(setup.seats, 2),
    ),
];

fn fewest_carrots(setup: &Setup) -> u32 {
    Track::shipped(&setup.board).map_or(1, |track| setup.fewest_carrots(&track).into())
}

fn usual_carrots(setup: &Setup) -> u32 {
    Setup { carrots: None, ..setup.clone() }.starting_carrots().into()
}

fn usual_salads(setup: &Setup) -> u32 {
    Setup { salads: None, ..setup.clone() }.starting_salads().into()
}
