//! Positions and games, as people write them.

use boards::fox_hunt::{FoxHunt, FoxHuntNotation, Setup};
use lab::Opening;
use registry::games::{BanqiModule, FlipJungleModule, FogModule, GeneralsModule, JungleModule};
use tabletop::Seed;
use tabletop::notation::Transcript;

use super::{Case, refused};

const BANQI: &[Case<'_>] = &[
    ("", "line 1, column 1: nothing is written; copy a position or a game first"),
    (
        "game bankqi\nmoves b3 (C)",
        "line 1, column 6: this is of the game 'bankqi', not 'banqi'; open that game first, or copy from 'banqi'",
    ),
    ("game banqi (quiet_limit: 0)\nmoves b3 (C)", "quiet_limit: 0 is not between 1 and 180"),
    (
        "game banqi (quite_limit: 9)\nmoves b3 (C)",
        "line 1, column 13: there is no field 'quite_limit'; did you mean 'quiet_limit'?",
    ),
    ("position 8/8/8", "line 1, column 10: this board has 4 rows; write them from above with / between them"),
    (
        "position 8/8/8/9",
        "line 1, column 16: the row '9' does not have 8 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        "position ????????/????????/????????/???????? -1 - 0\nposition 8/8/8/8",
        "line 2, column 10: this stands in the text already; leave one of the two out",
    ),
    (
        "GG??????/????????/????????/???????? r1 - 0",
        "line 1, column 40: the pieces that lie open, lie face down and were taken are not together those of the game; write all pieces that were taken, such as GAAss",
    ),
    (
        "????????/????????/????????/???????? r3",
        "line 1, column 37: 'r3' does not say whose turn it is; write the colour r or b, or - before there is one, and the seat: r1",
    ),
    (
        "????????/????????/????????/???????? -1 x 0",
        "line 1, column 40: 'x' is no piece; red pieces are GAERHCS, black ones gaerhcs, and ? lies face down",
    ),
    (
        "????????/????????/????????/???????? -1 - -1",
        "line 1, column 42: '-1' is no number from 0 to 180; write such a number",
    ),
    (
        "????????/????????/????????/???????? -1 - 0 ply 99999999999",
        "line 1, column 48: '99999999999' is no number from 0 to 1000000; write such a number",
    ),
    (
        "????????/????????/????????/???????? -1 - 0 ply 3 ply 3",
        "line 1, column 50: this stands in the text already; leave one of the two out",
    ),
    (
        "8/8/8/6Gg r1 AAEERRHHCCSSSSSaaeerrhhccsssss 4 after a7-a6",
        "line 1, column 1: this cannot be played on: a quiet move is told that nobody could make; write a position that can come in this game",
    ),
    (
        "????????/????????/????????/???????? -1 - 0 flip e1",
        "line 1, column 1: this cannot be played on: a piece is turned over that does not lie face down; write a position that can come in this game",
    ),
    ("moves b9", "line 1, column 7: 'b9' is no square; write its row and column, such as b3"),
    ("moves b3(C)", "line 1, column 7: 'b3(C)' is no square; write its row and column, such as b3"),
    (
        "moves b3 b4",
        "line 1, column 10: 'b4' is nothing that chance can bring; write the piece that was turned over, such as (C)",
    ),
    (
        "moves b3 (X)",
        "line 1, column 10: '(X)' is nothing that chance can bring; write the piece that was turned over, such as (C)",
    ),
    (
        "moves b3 (C) b3 (G)",
        "line 1, column 14: the move b3 cannot be made here: this piece lies open already; correct it, or leave it out with all that follow",
    ),
    (
        "moves b3 (C) a1-a2",
        "line 1, column 14: the move a1-a2 cannot be made here: a piece that lies face down cannot move: turn it over; correct it, or leave it out with all that follow",
    ),
    (
        "moves b3 (G) c3 (G)",
        "line 1, column 17: the move (G) cannot be made here: that cannot come here; correct it, or leave it out with all that follow",
    ),
    (
        "moves b3 (C) a1-a1",
        "line 1, column 14: a piece does not move to where it stands; write b3 to turn over what lies there",
    ),
    ("moves start:2", "line 1, column 7: 'start:2' is no square; write its row and column, such as b3"),
    ("moves b3 (C) (G)", "line 1, column 14: '(G)' is no square; write its row and column, such as b3"),
];

const JUNGLE: &[Case<'_>] = &[
    ("7/7/7/7/7/7/7/7/7/7", "line 1, column 1: this board has 9 rows; write them from above with / between them"),
    (
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T4L w 0",
        "line 1, column 39: the row 'T4L' does not have 7 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L x 0",
        "line 1, column 43: 'x' does not say whose turn it is; write w for white or b for black",
    ),
    (
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 201",
        "line 1, column 45: '201' is no number from 0 to 200; write such a number",
    ),
    (
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 before",
        "line 1, column 47: 'before' says nothing of a position; write 'ply' and a number, 'after' and the last quiet moves, each once, or nothing",
    ),
    (
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5E w 0",
        "line 1, column 1: this cannot be played on: an animal stands there twice; write a position that can come in this game",
    ),
    (
        "l6/7/7/1E5/7/7/7/7/6L w",
        "line 1, column 1: this cannot be played on: an animal that does not swim is in the water; write a position that can come in this game",
    ),
    (
        "l6/7/7/7/7/7/7/7/3L3 w",
        "line 1, column 1: this cannot be played on: an animal is in its own den; write a position that can come in this game",
    ),
    (
        "moves a3-a5",
        "line 1, column 7: the move a3-a5 cannot be made here: an animal goes one step along a row or column; correct it, or leave it out with all that follow",
    ),
    ("moves a3", "line 1, column 7: 'a3' is no move; write from where to where, such as a3-a4"),
    ("moves h1-h2", "line 1, column 7: 'h1' is no square; write its column and row, such as d1"),
    (
        "moves a3-a4 a3-a4",
        "line 1, column 13: the move a3-a4 cannot be made here: no animal stands there; correct it, or leave it out with all that follow",
    ),
];

const FLIP_JUNGLE: &[Case<'_>] = &[
    ("????/????/????", "line 1, column 1: this board has 4 rows; write them from above with / between them"),
    (
        "????/????/????/???5 -1",
        "line 1, column 16: the row '???5' does not have 4 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        "????/????/????/???x w1",
        "line 1, column 19: 'x' is no piece; white animals are ELTPWDCR, black ones eltpwdcr, and ? lies face down",
    ),
    (
        "????/????/????/???E w1 E",
        "line 1, column 24: the pieces that lie open, lie face down and were taken are not together those of the game; write all pieces that were taken, such as ELc",
    ),
    (
        "????/????/????/???? r1",
        "line 1, column 21: 'r1' does not say whose turn it is; write the colour w or b, or - before there is one, and the seat: w1",
    ),
    ("moves a5", "line 1, column 7: 'a5' is no square; write its column and row, such as b3"),
    (
        "moves b3 (E) b3-b4",
        "line 1, column 14: the move b3-b4 cannot be made here: this animal is not yours; correct it, or leave it out with all that follow",
    ),
];

const FOG: &[Case<'_>] = &[
    ("", "line 1, column 1: nothing is written; copy a position or a game first"),
    ("8/8/8/8/8/8/8 w", "line 1, column 1: this board has 8 rows; write them from above with / between them"),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0",
        "line 1, column 36: the row 'RNBQKBN' does not have 8 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0",
        "line 1, column 43: no piece has the letter 'X'; write one of PNBRQK, small for Black",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0",
        "line 1, column 45: 'x' is not understood here; write w or b: whose turn it is",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0",
        "line 1, column 47: 'KQxq' is not understood here; write which pieces have not moved, such as KQkq, or -",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0",
        "line 1, column 52: 'e9' is not understood here; write the square that a pawn has passed, such as e3, or -",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 101",
        "line 1, column 1: this cannot be played on: more quiet plies are counted than end the game; write a position that can come in this game",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 2",
        "line 1, column 58: '2' is not understood here; write nothing more",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w K - 0",
        "line 1, column 23: 'K' is not understood here; write which pieces have not moved, such as KQkq, or -",
    ),
    (
        "4k3/8/8/8/8/8/8/4K2K w - - 0",
        "line 1, column 1: this cannot be played on: a side has more than one king; write a position that can come in this game",
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R[q] w - - 0",
        "line 1, column 1: this cannot be played on: nobody has pieces in hand in this game; write a position that can come in this game",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ w KQkq - 0",
        "line 1, column 45: '' is not understood here; write a bracket ] behind what is in hand",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 seen red",
        "line 1, column 61: 'red' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 taken x",
        "line 1, column 62: 'x' are no letters of pieces; write letters of PNBRQK, small ones for Black",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ply",
        "line 1, column 56: 'ply' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ply 3 ply 3",
        "line 1, column 62: this stands in the text already; leave one of the two out",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 after e4",
        "line 1, column 62: 'e4' is not understood here; write nothing more",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 passes 3",
        "line 1, column 63: '3' is no number from 0 to 2; write such a number",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 held 1",
        "line 1, column 61: '1' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 held 1,999",
        "line 1, column 63: '999' is no number from 0 to 120; write such a number",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 may e2",
        "line 1, column 60: 'e2' is no move; write from where to where, such as e2-e4 or e7-e8=Q; R@d1; or pass",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 past xyz",
        "line 1, column 61: 'xyz' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "????????/8/8/8/8/8/8/????????? w",
        "line 1, column 22: the row '?????????' does not have 8 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        "moves e2",
        "line 1, column 7: 'e2' is no move; write from where to where, such as e2-e4 or e7-e8=Q; R@d1; or pass",
    ),
    (
        "moves e2-e9",
        "line 1, column 7: the move e2-e9 cannot be made here: there is no such square on this board; correct it, or leave it out with all that follow",
    ),
    (
        "moves e2-e5",
        "line 1, column 7: the move e2-e5 cannot be made here: the piece does not go there; correct it, or leave it out with all that follow",
    ),
    (
        "moves e2-e4 e2-e4",
        "line 1, column 13: the move e2-e4 cannot be made here: no piece of yours stands there; correct it, or leave it out with all that follow",
    ),
    ("moves e2-e4=q", "line 1, column 13: 'q' is no letter of a piece; write a capital letter, such as Q"),
    (
        "moves e2-e4=Q",
        "line 1, column 7: the move e2-e4=Q cannot be made here: the piece does not become that; correct it, or leave it out with all that follow",
    ),
    (
        "moves pass",
        "line 1, column 7: the move pass cannot be made here: nobody leaves the turn here; correct it, or leave it out with all that follow",
    ),
    (
        "moves Q@d4",
        "line 1, column 7: the move Q@d4 cannot be made here: this piece cannot be put there; correct it, or leave it out with all that follow",
    ),
    (
        "moves e7-e5",
        "line 1, column 7: the move e7-e5 cannot be made here: no piece of yours stands there; correct it, or leave it out with all that follow",
    ),
    (
        "game chess\nmoves e2-e4",
        "line 1, column 6: this is of the game 'chess', not 'fog'; open that game first, or copy from 'fog'",
    ),
    (
        "game fog (relative: shogi)\nmoves e2-e4",
        "line 1, column 21: there is no 'shogi'; it is one of chess, xiangqi, janggi, shatranj, makruk, cambodian, sittuyin",
    ),
    (
        "game fog (fog: false)\nmoves f2-f3 e7-e5 g2-g4 d8-h4 a2-a3",
        "line 2, column 31: the game is over before this move; leave out what comes after the end",
    ),
];

const GENERALS: &[Case<'_>] = &[
    ("", "line 1, column 1: nothing is written; copy a position or a game first"),
    ("9/9/9/9 w", "line 1, column 1: this board has 8 rows; write them from above with / between them"),
    (
        "9/9/9/9/9/9/9/8 w",
        "line 1, column 15: the row '8' does not have 9 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        "9/9/9/4x4/9/9/9/9 w",
        "line 1, column 8: 'x' is no piece; pieces are YAGTDBCLMKIJSPF, small ones Black's; ! and ? are pieces of unknown rank",
    ),
    ("f8/9/9/9/4P4/9/9/8F x", "line 1, column 21: 'x' is no side; write w for White or b for Black"),
    (
        "f8/9/9/9/4P4/9/9/8F w 101",
        "line 1, column 1: this cannot be played on: more quiet plies are counted than end the game; write a position that can come in this game",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w 12 13",
        "line 1, column 26: '13' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "f8/9/9/9/4P4/9/9/9 w",
        "line 1, column 1: this cannot be played on: each side has one flag; write a position that can come in this game",
    ),
    (
        "f7f/9/9/9/4P4/9/9/8F w",
        "line 1, column 1: this cannot be played on: there are more pieces than the game has; write a position that can come in this game",
    ),
    (
        "f8/9/9/9/4AA3/9/9/8F w",
        "line 1, column 1: this cannot be played on: there are more pieces than the game has; write a position that can come in this game",
    ),
    ("f8/9/9/9/4P4/9/9/8F w seen red", "line 1, column 28: 'red' is no side; write w for White or b for Black"),
    (
        "f8/9/9/9/4P4/9/9/8F w seen w seen b",
        "line 1, column 30: this stands in the text already; leave one of the two out",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w from e3",
        "line 1, column 28: 'e3' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w from e3-e9",
        "line 1, column 31: 'e9' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w fallen X",
        "line 1, column 30: 'X' is no piece; pieces are YAGTDBCLMKIJSPF, small ones Black's; ! and ? are pieces of unknown rank",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w fallen Pe4",
        "line 1, column 1: this cannot be played on: pieces are not in the order of their first squares, each once; write a position that can come in this game",
    ),
    (
        "f8/9/9/4c4/4P4/9/9/8F w fights e4xe5",
        "line 1, column 32: 'e4xe5' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w fights e4xa1=",
        "line 1, column 30: 'e4xa1=' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "f8/9/9/4c4/4P4/9/9/8F w fights e4xe5+",
        "line 1, column 1: this cannot be played on: a fight came out otherwise than its ranks do; write a position that can come in this game",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w may e4",
        "line 1, column 1: this cannot be played on: a piece has another rank than it can have by what was seen of it; write a position that can come in this game",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w may e4K",
        "line 1, column 1: this cannot be played on: a piece has another rank than it can have by what was seen of it; write a position that can come in this game",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w army FP",
        "line 1, column 28: 'FP' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w past a3-a4",
        "line 1, column 1: this cannot be played on: more quiet moves are told than are counted; write a position that can come in this game",
    ),
    (
        "f8/9/9/9/4P4/9/9/8F w ply 9999999",
        "line 1, column 27: '9999999' is no number from 0 to 1000000; write such a number",
    ),
    (
        "?8/9/9/9/4P4/9/9/8F w seen w army FP/ff",
        "line 1, column 38: 'ff' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    (
        "?8/9/9/9/4P4/9/9/8F w seen w army FP/f fights e4xa8+",
        "line 1, column 1: the position cannot be played: a piece stands that fell in a fight; correct the position, or copy it anew",
    ),
    ("9/9/9/9/9/9/9/9 w placing x", "line 1, column 27: 'x' is no side; write w for White or b for Black"),
    (
        "9/9/9/9/9/9/9/9 w placing w screen",
        "line 1, column 29: 'screen' says nothing of a position; write rows, whose turn it is, and what docs/boards.md lists",
    ),
    ("moves e3", "line 1, column 7: 'e3' is no move; write from where to where, such as e3-e4"),
    (
        "moves P/PP",
        "line 1, column 9: the row 'PP' does not have 1 squares; write a letter for each piece and a number for empty squares",
    ),
    ("moves p1p", "line 1, column 7: 'p1p' is no move; write from where to where, such as e3-e4"),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ2",
        "line 1, column 27: the row 'FYPMIJ2' does not have 9 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3/9",
        "line 1, column 7: the move PGP1SPAP1/YTDB1CLKP/FYPMIJ3/9 cannot be made here: a side places its pieces on 3 rows of 9 squares; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAPP/YTDB1CLKP/FYPMIJ3",
        "line 1, column 7: the move PGP1SPAPP/YTDB1CLKP/FYPMIJ3 cannot be made here: there are too many pieces of the rank private; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMI4",
        "line 1, column 7: the move PGP1SPAP1/YTDB1CLKP/FYPMI4 cannot be made here: not every piece is placed: the second lieutenant is missing; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIX3",
        "line 1, column 7: the move PGP1SPAP1/YTDB1CLKP/FYPMIX3 cannot be made here: no piece has the letter X; correct it, or leave it out with all that follow",
    ),
    (
        "moves a3-a4",
        "line 1, column 7: the move a3-a4 cannot be made here: place your pieces first; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PGP1SPAP1/YTDB1CLKP/FYPMIJ3 screen a4-a5",
        "line 1, column 70: the move a4-a5 cannot be made here: no piece stands there; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PGP1SPAP1/YTDB1CLKP/FYPMIJ3 screen a6-a5",
        "line 1, column 70: the move a6-a5 cannot be made here: no piece stands there; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PGP1SPAP1/YTDB1CLKP/FYPMIJ3 screen a3-a5",
        "line 1, column 70: the move a3-a5 cannot be made here: a piece goes one step along a row or column; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PGP1SPAP1/YTDB1CLKP/FYPMIJ3 screen a3-b3",
        "line 1, column 70: the move a3-b3 cannot be made here: your own piece stands there; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PGP1SPAP1/YTDB1CLKP/FYPMIJ3 screen a3-a9",
        "line 1, column 70: the move a3-a9 cannot be made here: there is no such square on this board; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PGP1SPAP1/YTDB1CLKP/FYPMIJ3 screen PGP1SPAP1/YTDB1CLKP/FYPMIJ3",
        "line 1, column 70: the move PGP1SPAP1/YTDB1CLKP/FYPMIJ3 cannot be made here: the pieces stand already; correct it, or leave it out with all that follow",
    ),
    (
        "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PGP1SPAP1/YTDB1CLKP/FYPMIJ3 screen a3-k4",
        "line 1, column 73: 'k4' is no square; write its column and row, such as e3",
    ),
    (
        "game stratego\nmoves e2-e4",
        "line 1, column 6: this is of the game 'stratego', not 'generals'; open that game first, or copy from 'generals'",
    ),
    (
        "game generals (relative: barrage)\nmoves e2-e4",
        "line 1, column 26: there is no 'barrage'; it is one of salpakan, attaque",
    ),
    (
        "game generals\nposition f8/8F/9/9/9/9/9/9 w\nmoves i7-i8 a8-b8",
        "line 3, column 13: the game is over before this move; leave out what comes after the end",
    ),
];

/// Fox Hunt's are read without a table.
const FOX_HUNT: &[Case<'_>] = &[
    ("", "line 1, column 1: nothing is written; copy a position or a game first"),
    (
        "c4",
        "line 1, column 1: 'c4' says nothing of a position; write shots and what they told, such as c4=2 d5=*, or - for none",
    ),
    ("c4=9", "line 1, column 4: '9' is no number from 0 to 8; write such a number"),
    ("k4=1", "line 1, column 1: 'k4' is no square; write its column and row, such as c4"),
    ("c11=1", "line 1, column 1: c11 is not on this board; this board has 10 columns and 10 rows"),
    ("c4=1 c4=2", "line 1, column 6: this stands in the text already; leave one of the two out"),
    (
        "a1=* b1=* c1=* d1=* e1=* f1=* g1=* h1=* i1=*",
        "line 1, column 44: no more than 8 foxes hide; write how many foxes the shot sees",
    ),
    ("- hides 9", "line 1, column 9: '9' is no number from 0 to 8; write such a number"),
    (
        "c4=1 undecided",
        "line 1, column 6: 'undecided' says nothing of a position; write shots and what they told, such as c4=2 d5=*, or - for none",
    ),
    (
        "a1=8 a10=8 b1=0 j1=0",
        "line 1, column 1: the position cannot be played: nothing that is hidden could lie so; correct the position, or copy it anew",
    ),
];

/// How many there are.
pub(super) const COUNT: usize =
    BANQI.len() + JUNGLE.len() + FLIP_JUNGLE.len() + FOG.len() + GENERALS.len() + FOX_HUNT.len();

#[test]
fn positions_and_games_with_one_thing_wrong() {
    let opening = |text: String| Opening::Position { text, options: None, seats: None };
    refused(&BanqiModule, opening, "moves b3 (C) b4 (h)", BANQI);
    refused(&JungleModule, opening, "moves a3-a4", JUNGLE);
    refused(&FlipJungleModule, opening, "moves b3 (E) b4 (r)", FLIP_JUNGLE);
    refused(&FogModule, opening, "moves e2-e4", FOG);
    refused(&GeneralsModule, opening, "moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3", GENERALS);
    let game = FoxHunt::new(Setup::default()).expect("the classic rules are sound");
    for (text, told) in FOX_HUNT {
        let read = Transcript::of(text)
            .and_then(|read| read.open(&FoxHuntNotation, &game, &mut Seed(1).stream("paste", 0)))
            .map(|opened| format!("{:?}", opened.state));
        assert_eq!(read.map_err(|fault| fault.message(text).to_string()), Err((*told).to_owned()), "{text}");
    }
}
