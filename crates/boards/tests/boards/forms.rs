//! How actions, events, states and setups are written in JSON, and in postcard, of which hashes of states are made: files and programs rely on both.

use boards::board::Square;
use boards::{banqi, flip_jungle};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Game, Seat, canonical_hash};

/// Postcard writes numbers below 128 and the places of variants as one byte each, so that tuples of them stand for what has such bytes.
fn written<T: Serialize>(value: &T, text: &Value, bytes: &impl Serialize) {
    assert_eq!(serde_json::to_value(value).expect("it can be written"), *text);
    assert_eq!(canonical_hash(value), canonical_hash(bytes), "{text} in postcard");
}

const SEAT: Seat = Seat(1);
const FROM: Square = Square(2);
const TO: Square = Square(3);

#[test]
fn banqi_is_written_as_ever() {
    use banqi::{Action, Banqi, Colour, End, Ending, Event, Kind, Outcome, Piece, Setup};
    let [piece, taken] =
        [(Colour::Red, Kind::Chariot), (Colour::Black, Kind::Soldier)].map(|(colour, kind)| Piece { colour, kind });
    let end = |ending| End { winner: Some(SEAT), ending };
    written(&Action::Flip(FROM), &json!("a3"), &"a3");
    written(&Action::Move { from: FROM, to: Square(10) }, &json!("a3-b3"), &"a3-b3");
    written(&Outcome::Start(4), &json!({"start": 4}), &(0_u8, 4_u8));
    written(&Outcome::Piece(taken), &json!({"piece": "s"}), &(1_u8, 's'));
    let moved = json!({"moved": {"seat": 1, "piece": "R", "from": 2, "to": 3}});
    let took = json!({"took": {"seat": 1, "piece": "R", "from": 2, "to": 3, "taken": "s"}});
    let flipped = json!({"flipped": {"seat": 1, "square": 2, "piece": "s"}});
    written(&Event::Began { start: 4 }, &json!({"began": {"start": 4}}), &(0_u8, 4_u8));
    written(&Event::Flipped { seat: SEAT, square: FROM, piece: taken }, &flipped, &(1_u8, 1_u8, 2_u8, 's'));
    let chose = json!({"chose": {"seat": 1, "colour": "black"}});
    written(&Event::Chose { seat: SEAT, colour: Colour::Black }, &chose, &(2_u8, 1_u8, 1_u8));
    written(&Event::Moved { seat: SEAT, piece, from: FROM, to: TO }, &moved, &(3_u8, 1_u8, 'R', 2_u8, 3_u8));
    let event = Event::Took { seat: SEAT, piece, from: FROM, to: TO, taken };
    written(&event, &took, &(4_u8, 1_u8, 'R', 2_u8, 3_u8, 's'));
    for (place, ending, word) in [
        (0_u8, Ending::Taken, "taken"),
        (1, Ending::Stuck, "stuck"),
        (2, Ending::Repetition, "repetition"),
        (3, Ending::Quiet, "quiet"),
    ] {
        let over = json!({"over": {"winner": 1, "ending": word}});
        written(&Event::Over(end(ending)), &over, &(5_u8, Some(1_u8), place));
    }
    let setup = json!({
        "ranks": "taiwanese", "size": "small", "sliding_cannon": false, "quiet_limit": 60, "chase_limit": 0, "starts": []
    });
    written(&Setup::default(), &setup, &(0_u8, 0_u8, false, 60_u16, 0_u8, [(); 0].as_slice()));
    let game = Banqi::new(Setup::default()).expect("it can be played");
    let (board, unopened) = ("????????/????????/????????/????????", "GAAEERRHHCCSSSSSgaaeerrhhccsssss");
    state(&game.start(), board, unopened);
}

#[test]
fn flip_jungle_is_written_as_ever() {
    use flip_jungle::{Action, Animal, Colour, End, Ending, Event, FlipJungle, Outcome, Piece, Setup};
    let [piece, taken] =
        [(Colour::White, Animal::Lion), (Colour::Black, Animal::Lion)].map(|(colour, kind)| Piece { colour, kind });
    let end = |ending| End { winner: None, ending };
    written(&Action::Flip(FROM), &json!("c1"), &"c1");
    written(&Action::Move { from: FROM, to: Square(6) }, &json!("c1-c2"), &"c1-c2");
    written(&Outcome::Start(4), &json!({"start": 4}), &(0_u8, 4_u8));
    written(&Outcome::Piece(taken), &json!({"piece": "l"}), &(1_u8, 'l'));
    let way = json!({"seat": 1, "piece": "L", "from": 2, "to": 3, "taken": "l"});
    written(&Event::Began { start: 4 }, &json!({"began": {"start": 4}}), &(0_u8, 4_u8));
    let flipped = json!({"flipped": {"seat": 1, "square": 2, "piece": "l"}});
    written(&Event::Flipped { seat: SEAT, square: FROM, piece: taken }, &flipped, &(1_u8, 1_u8, 2_u8, 'l'));
    let chose = json!({"chose": {"seat": 1, "colour": "white"}});
    written(&Event::Chose { seat: SEAT, colour: Colour::White }, &chose, &(2_u8, 1_u8, 0_u8));
    let moved = json!({"moved": {"seat": 1, "piece": "L", "from": 2, "to": 3}});
    written(&Event::Moved { seat: SEAT, piece, from: FROM, to: TO }, &moved, &(3_u8, 1_u8, 'L', 2_u8, 3_u8));
    let event = Event::Took { seat: SEAT, piece, from: FROM, to: TO, taken };
    written(&event, &json!({"took": way}), &(4_u8, 1_u8, 'L', 2_u8, 3_u8, 'l'));
    let event = Event::Fell { seat: SEAT, piece, from: FROM, to: TO, taken };
    written(&event, &json!({"fell": way}), &(5_u8, 1_u8, 'L', 2_u8, 3_u8, 'l'));
    for (place, ending, word) in [
        (0_u8, Ending::Taken, "taken"),
        (1, Ending::Bare, "bare"),
        (2, Ending::Stuck, "stuck"),
        (3, Ending::Repetition, "repetition"),
        (4, Ending::Quiet, "quiet"),
    ] {
        let over = json!({"over": {"winner": null, "ending": word}});
        written(&Event::Over(end(ending)), &over, &(6_u8, None::<u8>, place));
    }
    let setup = json!({"equals": "taken", "quiet_limit": 40, "starts": []});
    written(&Setup::default(), &setup, &(0_u8, 40_u16, [(); 0].as_slice()));
    let game = FlipJungle::new(Setup::default()).expect("it can be played");
    state(&game.start(), "????/????/????/????", "ELTPWDCReltpwdcr");
}

/// The beginning of a game is written so.
fn state(start: &impl Serialize, board: &str, unopened: &str) {
    let text = json!({
        "board": board, "unopened": unopened, "to_act": 0, "first_colour": null, "flipping": null, "undecided": false,
        "quiet": 0, "plies": 0, "past": [], "end": null
    });
    let none = None::<u8>;
    written(start, &text, &(board, unopened, 0_u8, none, none, false, 0_u16, 0_u32, [(); 0].as_slice(), none));
}
