//! The entries of `fuzz/` for board games as property tests: any text is read or refused, and nothing panics. `PROPTEST_CASES=100000` runs them longer.

use std::sync::LazyLock;

use boards::banqi::{self, Banqi, BanqiNotation};
use boards::chess::fog::{self, Fog, FogNotation};
use boards::flip_jungle::{self, FlipJungle, FlipJungleNotation};
use boards::fox_hunt::{self, FoxHunt, FoxHuntNotation};
use boards::generals::{self, Generals, GeneralsNotation};
use boards::jungle::{self, Jungle, JungleNotation};
use proptest::prelude::*;
use tabletop::Game;
use test_kit::{any_game, any_position, any_setup, any_state};

use crate::any_files::broken;

const SOUND: &str = "the classic rules are sound";

/// The rules of each, by which everything is read.
struct Games(Banqi, Jungle, FlipJungle, FoxHunt, Fog, Generals);

static GAMES: LazyLock<Games> = LazyLock::new(|| {
    Games(
        Banqi::new(banqi::Setup::default()).expect(SOUND),
        Jungle::new(jungle::Setup::default()).expect(SOUND),
        FlipJungle::new(flip_jungle::Setup::default()).expect(SOUND),
        FoxHunt::new(fox_hunt::Setup::default()).expect(SOUND),
        Fog::new(fog::Setup::default()).expect(SOUND),
        Generals::new(generals::Setup::default()).expect(SOUND),
    )
});

/// How many of the games read a text.
fn positions(text: &str) -> usize {
    let Games(banqi, jungle, flip_jungle, fox_hunt, fog, generals) = &*GAMES;
    let read = [
        any_position(banqi, &BanqiNotation, text),
        any_position(jungle, &JungleNotation, text),
        any_position(flip_jungle, &FlipJungleNotation, text),
        any_position(fox_hunt, &FoxHuntNotation, text),
        any_position(fog, &FogNotation, text),
        any_position(generals, &GeneralsNotation, text),
    ];
    read.into_iter().filter(|read| *read).count()
}

fn games(text: &str) -> usize {
    let Games(banqi, jungle, flip_jungle, fox_hunt, fog, generals) = &*GAMES;
    let read = [
        any_game(banqi, &BanqiNotation, text),
        any_game(jungle, &JungleNotation, text),
        any_game(flip_jungle, &FlipJungleNotation, text),
        any_game(fox_hunt, &FoxHuntNotation, text),
        any_game(fog, &FogNotation, text),
        any_game(generals, &GeneralsNotation, text),
    ];
    read.into_iter().filter(|read| *read).count()
}

fn setups(text: &str) -> usize {
    let read = [
        any_setup(text, Banqi::new),
        any_setup(text, Jungle::new),
        any_setup(text, FlipJungle::new),
        any_setup(text, FoxHunt::new),
        any_setup(text, Fog::new),
        any_setup(text, Generals::new),
    ];
    read.into_iter().filter(|read| *read).count()
}

fn states(text: &str) -> usize {
    let Games(banqi, jungle, flip_jungle, fox_hunt, fog, generals) = &*GAMES;
    let read = [
        any_state(banqi, text),
        any_state(jungle, text),
        any_state(flip_jungle, text),
        any_state(fox_hunt, text),
        any_state(fog, text),
        any_state(generals, text),
    ];
    read.into_iter().filter(|read| *read).count()
}

const POSITIONS: [&str; 6] = [
    "G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E r1 - 12 ply 40",
    "l5t/1d3c1/r1p1we1/7/7/7/1EW1P1R/1C3D1/T5L w 2 ply 9 after a3-b3,g7-f7",
    "?E?c/??r?/????/?l?? w1 - 3 ply 9",
    "c4=2 d5=* e1=0",
    "????????/????????/1???????/?1?p1??1/4P3/4?3/PPPP1PPP/RNBQKBNR w KQ - 0 seen w ply 2",
    "9/9/9/4?4/9/9/1C7/F8 w 2 seen w from c1-b2,i8-e5 fallen Pb3,?c6 moved b3 fights b3xc6= army CFP/fp ply 9",
];

const TEXTS: [&str; 6] = [
    "game banqi (quiet_limit: 60)\nposition ????????/????????/??GA????/???????? r1 - 0 ply 2\nmoves c3 (h) c4 (R)",
    "game jungle\nmoves a3-b3 g7-f7 b3-a3 f7-g7",
    "game flip_jungle\nmoves b3 (E) b4 (r)",
    "game fox_hunt\nposition c4=2 d5=* e1=0\nmoves a1 b7",
    "game fog (quiet_limit: 60)\nmoves 1. e4 d5 2. exd5 Qxd5",
    "game generals (quiet_limit: 60)\nposition f8/9/9/4c4/4P4/9/9/8F w\nmoves e4xe5 a8-b8",
];

const SETUPS: [&str; 6] = [
    "(ranks: chinese, size: large, sliding_cannon: true, quiet_limit: 40, chase_limit: 7)",
    r#"(tiger_leap: lengthwise, starts: ["7/7/2L4/7/7/7/c6/7/7 w"])"#,
    "equals=both_fall,quiet_limit=20",
    "(size: tiny, foxes: 3, starts: [\"a1=* c3=2 f2=0\"])",
    r#"(relative: xiangqi, fog: false, quiet_limit: 60, starts: ["3k5/9/9/9/9/9/9/4C4/9/4K4 w"])"#,
    r#"(disclosure: fight, quiet_limit: 60, starts: ["f8/9/9/4c4/4P4/9/9/8F w"])"#,
];

static STATES: LazyLock<[&str; 6]> = LazyLock::new(|| {
    [
        r#"{"board":"8/8/8/G6g","unopened":"","to_act":0,"first_colour":"red","flipping":null,"quiet":0,"plies":9,"past":[],"end":null}"#,
        r#"(board:"l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L",mover:white,quiet:0,plies:0,past:[],end:None)"#,
        r#"{"board":"E3/4/4/3e","unopened":"","to_act":0,"first_colour":"white","flipping":null,"quiet":0,"plies":9,"past":[],"end":null}"#,
        r#"{"foxes":[11,44,45,46,47,48,49,61],"shots":[{"square":0,"answer":{"missed":2}}]}"#,
        // Too long to be written here.
        serde_json::to_string(&GAMES.4.start()).expect("states are written").leak(),
        serde_json::to_string(&GAMES.5.start()).expect("states are written").leak(),
    ]
});

/// One of these texts, broken.
fn any_of(texts: [&'static str; 6]) -> impl Strategy<Value = String> {
    prop::sample::select(texts.to_vec()).prop_flat_map(broken)
}

#[test]
fn what_is_broken_here_was_sound() {
    type Read = fn(&str) -> usize;
    let all: [([&str; 6], Read); 4] = [(POSITIONS, positions), (TEXTS, games), (SETUPS, setups), (*STATES, states)];
    for (texts, read) in all {
        for text in texts {
            assert!(read(text) >= 1, "{text}");
        }
    }
}

proptest! {
    #[test]
    fn any_position_of_a_board_game(text in any_of(POSITIONS)) {
        positions(&text);
    }

    #[test]
    fn any_game_of_a_board_game(text in any_of(TEXTS)) {
        games(&text);
    }

    #[test]
    fn any_setup_of_a_board_game(text in any_of(SETUPS)) {
        setups(&text);
    }

    #[test]
    fn any_state_of_a_board_game(text in any_of(*STATES)) {
        states(&text);
    }
}
