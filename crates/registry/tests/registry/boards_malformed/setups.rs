//! Setups in RON and variants by their names.

use lab::Opening;
use registry::games::{BanqiModule, FlipJungleModule, FogModule, GeneralsModule, JungleModule};

use super::{Case, refused};

const BANQI: &[Case<'_>] = &[
    ("(quiet_limit: 0)", "quiet_limit: 0 is not between 1 and 180"),
    ("(quiet_limit: 181)", "quiet_limit: 181 is not between 1 and 180"),
    ("(quiet_limit: 70000)", "--setup:1:15: this number is too large or below the least; use a number in range"),
    ("(quiet_limit: \"sixty\")", "--setup:1:15: a whole number is missing before '\"'; write digits alone"),
    (
        "(quiet_limit: 60",
        "--setup:1:17: the closing bracket ')' is missing: '(' in line 1, column 1 is not closed; write ')' where it ends",
    ),
    ("(chase_limit: 21)", "chase_limit: 21 is not between 0 and 20; 0 is a game without such a rule"),
    ("(ranks: korean)", "--setup:1:9: there is no 'korean'; it is one of taiwanese, chinese, hong_kong"),
    ("(size: large, size: small)", "--setup:1:15: the field 'size' is there twice; remove one of the two"),
    ("(quiet: 60)", "--setup:1:2: there is no field 'quiet'; did you mean 'quiet_limit'?"),
    ("(sliding_cannon: 1)", "--setup:1:18: true or false is missing before '1'; write one of them"),
    (
        "(starts: [\"8/8/8\"])",
        "starts: of number 1, line 1, column 1: this board has 4 rows; write them from above with / between them",
    ),
    (
        "(size: large, starts: [\"????????/????????/????????/????????\"])",
        "starts: of number 1, line 1, column 1: this board has 8 rows; write them from above with / between them",
    ),
    (
        "(starts: [\"8/8/8/6Gg r1 AAEERRHHCCSSSSSaaeerrhhccsssss 60\"])",
        "starts: in number 1 the game is over; write a position in which somebody can act",
    ),
    ("ranks=korean", "ranks: there is no 'korean'; write one of: taiwanese, chinese, hong_kong"),
    ("sliding_cannon=maybe", "sliding_cannon: there is no 'maybe'; write one of: off, on"),
    ("quiet_limit=0", "quiet_limit: there is no '0'; write one of: 40, 50, 60, 180"),
    ("size=large,size=usual", "size: it is chosen twice; write it once"),
    ("quiet=60", "there is no variant 'quiet'; there are: ranks, size, sliding_cannon, quiet_limit, chase_limit"),
];

const JUNGLE: &[Case<'_>] = &[
    ("(tiger_leap: sideways)", "--setup:1:14: there is no 'sideways'; it is one of both, lengthwise, none"),
    ("(leopard_leap: true)", "--setup:1:16: there is no 'true'; it is one of none, sideways"),
    ("(quiet_limit: 201)", "quiet_limit: 201 is not between 1 and 200"),
    ("(dog_above_wolf: 1)", "--setup:1:18: true or false is missing before '1'; write one of them"),
    (
        "(starts: [\"3L3/7/7/7/7/7/7/7/3l3 w\"])",
        "starts: in number 1 the game is over; write a position in which somebody can act",
    ),
    (
        "(starts: [\"6l/7/7/7/7/7/7/7/3L3 w\"])",
        "starts: of number 1, line 1, column 1: this cannot be played on: an animal is in its own den; write a position that can come in this game",
    ),
    ("tiger_leap=high", "tiger_leap: there is no 'high'; write one of: both, lengthwise, none"),
];

const FLIP_JUNGLE: &[Case<'_>] = &[
    ("(equals: nobody)", "--setup:1:10: there is no 'nobody'; it is one of taken, both_fall"),
    ("(quiet_limit: 201)", "quiet_limit: 201 is not between 1 and 200"),
    (
        "(starts: [\"4/4/4/3x\"])",
        "starts: of number 1, line 1, column 8: 'x' is no piece; white animals are ELTPWDCR, black ones eltpwdcr, and ? lies face down",
    ),
    (
        "(starts: [\"????/????/????/????\", \"E3/4/4/4 w1 LTPWDCReltpwdcr 0\"])",
        "starts: in number 2 the game is over; write a position in which somebody can act",
    ),
    ("equals=none", "equals: there is no 'none'; write one of: taken, both_fall"),
];

const FOG: &[Case<'_>] = &[
    (
        r#"(relative: shogi)"#,
        "--setup:1:12: there is no 'shogi'; it is one of chess, xiangqi, janggi, shatranj, makruk, cambodian, sittuyin",
    ),
    (r#"(fog: 1)"#, "--setup:1:7: true or false is missing before '1'; write one of them"),
    (r#"(quiet_limit: 0)"#, "quiet_limit: 0 is not between 1 and 200"),
    (r#"(quiet_limit: 201)"#, "quiet_limit: 201 is not between 1 and 200"),
    (r#"(relatives: chess)"#, "--setup:1:2: there is no field 'relatives'; did you mean 'relative'?"),
    (
        r#"(starts: ["8/8/8"])"#,
        "starts: of number 1, line 1, column 1: this board has 8 rows; write them from above with / between them",
    ),
    (
        r#"(starts: ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w"])"#,
        "starts: of number 1, line 1, column 43: no piece has the letter 'X'; write one of PNBRQK, small for Black",
    ),
    (
        r#"(starts: ["8/8/8/8/8/8/8/K7 w"])"#,
        "starts: in number 1 the game is over; write a position in which somebody can act",
    ),
    (
        r#"(starts: ["4k3/8/8/8/8/8/8/K6K w"])"#,
        "starts: of number 1, line 1, column 1: this cannot be played on: a side has more than one king; write a position that can come in this game",
    ),
    (
        r#"(relative: xiangqi, starts: ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0"])"#,
        "starts: of number 1, line 1, column 1: this board has 10 rows; write them from above with / between them",
    ),
    (
        r#"relative=shogi"#,
        "relative: there is no 'shogi'; write one of: chess, xiangqi, janggi, shatranj, makruk, cambodian, sittuyin",
    ),
    (r#"fog=thick"#, "fog: there is no 'thick'; write one of: off, on"),
];

const GENERALS: &[Case<'_>] = &[
    ("(relative: stratego)", "--setup:1:12: there is no 'stratego'; it is one of salpakan, attaque"),
    ("(disclosure: all)", "--setup:1:14: there is no 'all'; it is one of usual, survivor, fight, open"),
    ("(quiet_limit: 0)", "quiet_limit: 0 is not between 1 and 200"),
    ("(quiet_limit: 201)", "quiet_limit: 201 is not between 1 and 200"),
    ("(relatives: salpakan)", "--setup:1:2: there is no field 'relatives'; did you mean 'relative'?"),
    (
        r#"(starts: ["8/8/8"])"#,
        "starts: of number 1, line 1, column 1: this board has 8 rows; write them from above with / between them",
    ),
    (
        r#"(starts: ["f8/9/9/9/4X4/9/9/8F w"])"#,
        "starts: of number 1, line 1, column 11: 'X' is no piece; pieces are YAGTDBCLMKIJSPF, small ones Black's; ! and ? are pieces of unknown rank",
    ),
    (
        r#"(starts: ["?8/9/9/9/4P4/9/9/8F w army FP/f"])"#,
        "starts: of number 1, line 1, column 1: not all ranks are told, or the sides do not move yet; write a letter for each piece, and no ! or ?",
    ),
    (
        r#"(starts: ["f8/9/9/9/9/9/9/9 w"])"#,
        "starts: of number 1, line 1, column 1: this cannot be played on: each side has one flag; write a position that can come in this game",
    ),
    (
        r#"(starts: ["f8/9/9/9/4P4/9/9/8F w", "9/9/9/9/9/9/9/9 w placing w"])"#,
        "starts: of number 2, line 1, column 1: not all ranks are told, or the sides do not move yet; write a letter for each piece, and no ! or ?",
    ),
    (
        r#"(relative: attaque, starts: ["f8/9/9/9/4P4/9/9/8F w"])"#,
        "starts: of number 1, line 1, column 1: this board has 10 rows; write them from above with / between them",
    ),
    (
        r#"(relative: attaque, starts: ["f9/91/91/91/2C7/91/91/91/91/9F w"])"#,
        "starts: of number 1, line 1, column 1: this cannot be played on: a piece stands beside the board or in the water; write a position that can come in this game",
    ),
    (
        r#"(starts: ["8F/9/9/9/9/9/9/f8 w"])"#,
        "starts: in number 1 the game is over; write a position in which somebody can act",
    ),
    ("disclosure=all", "disclosure: there is no 'all'; write one of: usual, survivor, fight, open"),
    ("relative=stratego", "relative: there is no 'stratego'; write one of: salpakan, attaque"),
];

/// How many there are.
pub(super) const COUNT: usize = BANQI.len() + JUNGLE.len() + FLIP_JUNGLE.len() + FOG.len() + GENERALS.len();

#[test]
fn setups_with_one_thing_wrong() {
    let opening = |written: String| Opening::Setup { options: Some(written), seats: None };
    refused(&BanqiModule, opening, "(ranks: chinese)", BANQI);
    refused(&JungleModule, opening, "(tiger_leap: none)", JUNGLE);
    refused(&FlipJungleModule, opening, "(equals: both_fall)", FLIP_JUNGLE);
    refused(&FogModule, opening, "(relative: makruk)", FOG);
    refused(&GeneralsModule, opening, "(relative: attaque)", GENERALS);
}
