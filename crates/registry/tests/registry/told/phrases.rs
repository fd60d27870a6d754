//! What files of logs may say is said: every message of them of some event, in English and in Russian, with every place of it filled. So nothing
//! waits there for an occasion that never comes, or for a fact that nobody knows.

use std::collections::BTreeSet;
use std::path::Path;

use dominion::{Card, Cards, Catalog, Dominion, Drawn, Event, Place};
use hare::{Hare, Runner};
use lab::{GameModule, Library, LogLine, render};
use registry::games::{
    BanqiModule, DominionModule, FlipJungleModule, FogModule, FoxHuntModule, GeneralsModule, HareModule, JungleModule,
};
use sentences::Phrases;
use tabletop::Seat;

/// Fails for a message of the file that no line says, for a line that is none of the file's, and for words that lack or have places left over.
fn says_all(file: &str, lines: impl IntoIterator<Item = LogLine>) {
    let library = Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the program's files");
    let phrases = Phrases::read(file).expect("a sound file");
    let known: BTreeSet<&str> = phrases.iter().map(|(_, id, _)| id).collect();
    let lines: Vec<LogLine> = lines.into_iter().collect();
    let said: BTreeSet<&str> = lines.iter().map(|line| &*line.message.id).collect();
    assert_eq!(said, known);
    for tag in ["en", "ru"] {
        let (words, faults) = library.words(Some(tag)).expect("a language");
        assert!(faults.is_empty(), "{faults:?}");
        let missing = words.missing();
        for LogLine { message, .. } in &lines {
            assert!(words.has(&message.id) && !missing.contains(&&*message.id), "{} in {tag}", message.id);
            let text = render(&words, message);
            assert!(!text.is_empty() && !text.contains(['{', '}', '?']), "{}: {text}", message.id);
        }
    }
}

fn names() -> [String; 2] {
    ["Anna", "Boris"].map(str::to_owned)
}

#[test]
fn all_that_the_log_of_a_race_may_say_is_said() {
    let game = Hare::new(ron::from_str("(seats: 2)").expect("a setup")).expect("rules");
    let (seat, to, runner) = (Seat(0), Seat(1), Runner::A);
    let events = [
        hare::Event::Moved { seat, runner, from: 3, to: 8, carrots: -15 },
        hare::Event::Moved { seat, runner, from: 10, to: 8, carrots: 20 },
        hare::Event::Toll { seat, to, carrots: 10 },
        hare::Event::Took(seat),
        hare::Event::Gave(seat),
        hare::Event::Kept(seat),
        hare::Event::Ate { seat, runner, rank: 2, carrots: 20 },
        hare::Event::Paid { seat, runner, rank: 2, carrots: 20 },
        hare::Event::Restarted { seat, carrots: 68 },
        hare::Event::Drew { seat, card: hare::Card::EatSalad },
        hare::Event::Refunded { seat, carrots: 15 },
        hare::Event::Sent { seat, runner, from: 3, to: 8 },
        hare::Event::Idle { seat, card: hare::Card::UpOneRank },
        hare::Event::WillEat { seat, runner },
        hare::Event::WillMiss(seat),
        hare::Event::Missed(seat),
        hare::Event::Home { seat, runner, place: 1 },
        hare::Event::Over(hare::End::Home),
        hare::Event::Over(hare::End::Rounds),
    ];
    let lines = events.iter().filter_map(|event| HareModule.narrate(&game, &names(), event));
    says_all(include_str!("../../../../../assets/sentences/hare-log.ron"), lines);
    // A card that gave nothing back is not told of.
    let nothing = hare::Event::Refunded { seat, carrots: 0 };
    assert_eq!(HareModule.narrate(&game, &names(), &nothing), None);
}

fn realm(setup: &str) -> Dominion {
    let catalog = Catalog::from_ron("cards.ron", include_str!("../../../../../assets/dominion/cards.ron"));
    Dominion::new(ron::from_str(setup).expect("a setup"), &catalog.expect("sound cards")).expect("rules")
}

#[test]
fn all_that_the_log_of_realm_may_say_is_said() {
    let (game, dear) = (realm("(kingdom: [\"steward\"])"), realm("(colonies: true)"));
    let steward = game.card("steward").expect("in the kingdom");
    let (seat, card, cards) = (Seat(0), Card::COPPER, Cards::NONE.with(Card::COPPER, 2));
    let drew = |to, cards| Event::Drew { seat, count: 2, to, cards };
    let events = [
        Event::TurnBegan { seat, turn: 3 },
        Event::Played { seat, card, repeat: false },
        Event::Played { seat, card, repeat: true },
        Event::Chose { seat, card: steward, at: 0 },
        drew(Drawn::Hand, Some(cards)),
        drew(Drawn::Hand, None),
        drew(Drawn::Looked, Some(cards)),
        drew(Drawn::Looked, None),
        drew(Drawn::Shown, Some(cards)),
        drew(Drawn::Shown, None),
        Event::Shuffled(seat),
        Event::Bought { seat, card },
        Event::Gained { seat, card, to: Place::Discard },
        Event::Gained { seat, card, to: Place::Hand },
        Event::Gained { seat, card, to: Place::Deck },
        Event::Discarded { seat, cards },
        Event::Trashed { seat, cards },
        Event::PutOnDeck { seat, card: Some(card), open: true },
        Event::PutOnDeck { seat, card: None, open: false },
        Event::SetAside { seat, cards },
        Event::ShowedHand { seat, cards },
        Event::ShowedHand { seat, cards: Cards::NONE },
        Event::Safe { seat, card },
        Event::Tokens { seat, count: 2 },
        Event::Over(dominion::End::Victory),
        Event::Over(dominion::End::Piles),
        Event::Over(dominion::End::Turns),
    ];
    let names = names();
    let told = |game: &Dominion, event: &Event| DominionModule.narrate(game, &names, event);
    let lines = events.iter().filter_map(|event| told(&game, event));
    let others = [
        DominionModule.narrate_together(&game, &names, seat, &cards),
        told(&dear, &Event::Over(dominion::End::Victory)),
    ];
    says_all(
        include_str!("../../../../../assets/sentences/dominion-log.ron"),
        lines.chain(others.into_iter().flatten()),
    );
    // Nobody is told that nothing was discarded.
    assert_eq!(told(&game, &Event::Discarded { seat, cards: Cards::NONE }), None);
}

#[test]
fn all_that_the_log_of_banqi_may_say_is_said() {
    use boards::banqi::{Banqi, Colour, End, Ending, Event, Kind, Piece, Setup};
    use boards::board::Square;
    let game = Banqi::new(Setup::default()).expect("rules");
    let (seat, square) = (Seat(0), Square(3));
    let [red, black] = Colour::ALL.map(|colour| Piece { colour, kind: Kind::Cannon });
    let over = |winner, ending| Event::Over(End { winner, ending });
    let events = [
        Event::Began { start: 1 },
        Event::Flipped { seat, square, piece: red },
        Event::Flipped { seat, square, piece: black },
        Event::Chose { seat, colour: Colour::Red },
        Event::Chose { seat, colour: Colour::Black },
        Event::Moved { seat, piece: red, from: square, to: Square(4) },
        Event::Took { seat, piece: red, from: square, to: Square(5), taken: black },
        over(Some(seat), Ending::Taken),
        over(Some(seat), Ending::Stuck),
        over(None, Ending::Repetition),
        over(None, Ending::Quiet),
    ];
    let lines = events.iter().filter_map(|event| BanqiModule.narrate(&game, &names(), event));
    says_all(include_str!("../../../../../assets/sentences/banqi-log.ron"), lines);
}

#[test]
fn all_that_the_log_of_jungle_may_say_is_said() {
    use boards::board::Square;
    use boards::jungle::{Animal, End, Ending, Event, Jungle, Piece, Setup, Side};
    let game = Jungle::new(Setup::default()).expect("rules");
    let (seat, from, to) = (Seat(0), Square(3), Square(10));
    let [piece, taken] = Side::ALL.map(|side| Piece { side, animal: Animal::Cat });
    let over = |winner, ending| Event::Over(End { winner, ending });
    let events = [
        Event::Began { start: 1 },
        Event::Moved { seat, piece, from, to },
        Event::Took { seat, piece, from, to, taken },
        over(Some(Side::White), Ending::Den),
        over(Some(Side::White), Ending::Taken),
        over(Some(Side::Black), Ending::Stuck),
        over(None, Ending::Repetition),
        over(None, Ending::Quiet),
    ];
    let lines = events.iter().filter_map(|event| JungleModule.narrate(&game, &names(), event));
    says_all(include_str!("../../../../../assets/sentences/jungle-log.ron"), lines);
}

#[test]
fn all_that_the_log_of_flip_jungle_may_say_is_said() {
    use boards::board::Square;
    use boards::flip_jungle::{Animal, Colour, End, Ending, Event, FlipJungle, Piece, Setup};
    let game = FlipJungle::new(Setup::default()).expect("rules");
    let (seat, square) = (Seat(0), Square(3));
    let [white, black] = Colour::ALL.map(|colour| Piece { colour, kind: Animal::Cat });
    let over = |winner, ending| Event::Over(End { winner, ending });
    let events = [
        Event::Began { start: 1 },
        Event::Flipped { seat, square, piece: white },
        Event::Flipped { seat, square, piece: black },
        Event::Chose { seat, colour: Colour::White },
        Event::Chose { seat, colour: Colour::Black },
        Event::Moved { seat, piece: white, from: square, to: Square(4) },
        Event::Took { seat, piece: white, from: square, to: Square(5), taken: black },
        Event::Fell { seat, piece: white, from: square, to: Square(5), taken: black },
        over(Some(seat), Ending::Taken),
        over(None, Ending::Bare),
        over(Some(seat), Ending::Stuck),
        over(None, Ending::Repetition),
        over(None, Ending::Quiet),
    ];
    let lines = events.iter().filter_map(|event| FlipJungleModule.narrate(&game, &names(), event));
    says_all(include_str!("../../../../../assets/sentences/flip_jungle-log.ron"), lines);
}

#[test]
fn all_that_the_log_of_fox_hunt_may_say_is_said() {
    use boards::board::Square;
    use boards::fox_hunt::{Answer, Event, FoxHunt, Setup, Shot};
    let game = FoxHunt::new(Setup::default()).expect("rules");
    let shot = |answer, left| Event::Shot { shot: Shot { square: Square(3), answer }, left };
    let events = [
        Event::Began { start: 1 },
        Event::Hid,
        shot(Answer::Hit, 3),
        shot(Answer::Hit, 0),
        shot(Answer::Missed(0), 3),
        shot(Answer::Missed(2), 3),
        Event::Over { shots: 21 },
    ];
    let names = ["Anna".to_owned()];
    assert!(FoxHuntModule.narrate(&game, &names, &Event::Hid).is_none(), "where a fox hides is no news");
    let lines = events.iter().filter_map(|event| FoxHuntModule.narrate(&game, &names, event));
    says_all(include_str!("../../../../../assets/sentences/fox_hunt-log.ron"), lines);
}

#[test]
fn all_that_the_log_of_fog_may_say_is_said() {
    use boards::board::Square;
    use boards::chess::fog::{Done, End, Ending, Event, Fog, Setup};
    use boards::chess::{Kind, Piece, Side};
    let game = Fog::new(Setup::default()).expect("rules");
    let (seat, square) = (Seat(0), Square(12));
    let piece = |side| Piece { side, kind: Kind(1) };
    let done = |from| Some(Done { piece: piece(Side::White), from, to: square });
    let taken = Some((piece(Side::Black), square));
    let moved = |done, taken| Event::Moved { seat, done, taken };
    let over = |ending, winner| Event::Over(End { winner, ending });
    let mut events = vec![
        Event::Began { start: 1 },
        moved(done(Some(Square(3))), None),
        moved(done(Some(Square(3))), taken),
        moved(done(None), None),
        moved(None, None),
        moved(None, taken),
        Event::Passed { seat },
    ];
    // Some end in a draw, some are won, and of some both is so.
    let drawn = [Ending::Stalemate, Ending::Bare, Ending::Material, Ending::Repetition, Ending::Passed, Ending::Quiet];
    let won = [Ending::Taken, Ending::Mate, Ending::Stalemate, Ending::Bare, Ending::PerpetualCheck, Ending::Passed];
    events.extend(drawn.map(|ending| over(ending, None)));
    events.extend(won.map(|ending| over(ending, Some(Side::White))));
    let lines = events.iter().filter_map(|event| FogModule.narrate(&game, &names(), event));
    says_all(include_str!("../../../../../assets/sentences/fog-log.ron"), lines);
}

#[test]
fn all_that_the_log_of_the_generals_may_say_is_said() {
    use boards::board::Square;
    use boards::generals::{End, Ending, Event, Generals, Rank, Setup, Side};
    let game = Generals::new(Setup::default()).expect("rules");
    let (seat, from, to) = (Seat(1), Square(3), Square(12));
    let moved = |rank| Event::Moved { seat, from, to, rank };
    let over = |ending, winner| Event::Over(End { winner, ending });
    let mut events = vec![
        Event::Began { start: 1 },
        Event::Placed { seat, pieces: None },
        Event::Unscreened { squares: [Vec::new(), Vec::new()] },
        moved(Some(Rank(2))),
        moved(None),
    ];
    for survivor in [Some(Side::White), Some(Side::Black), None] {
        for known in 0..4 {
            let ranks = [0, 1].map(|side| (known & (1 << side) != 0).then_some(Rank(3 + side)));
            events.push(Event::Fought { seat, from, to, ranks, survivor });
        }
    }
    events.extend([Ending::Taken, Ending::Reached, Ending::Stuck].map(|ending| over(ending, Some(Side::Black))));
    events.extend([Ending::Repetition, Ending::Quiet].map(|ending| over(ending, None)));
    let lines: Vec<LogLine> =
        events.iter().filter_map(|event| GeneralsModule.narrate(&game, &names(), event)).collect();
    assert_eq!(lines.len(), events.len(), "of everything something is said");
    // Black came with its own piece, and it is Black's rank that is named first.
    let library = Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the program's files");
    let english = library.words(Some("en")).expect("a language").0;
    let both = Event::Fought { seat, from, to, ranks: [Some(Rank(0)), Some(Rank(13))], survivor: Some(Side::Black) };
    let line = GeneralsModule.narrate(&game, &names(), &both).expect("a line");
    assert_eq!(render(&english, &line.message), "Boris challenges on d2 with the private: the spy falls");
    says_all(include_str!("../../../../../assets/sentences/generals-log.ron"), lines);
}
