//! The Game of the Generals and L'Attaque: what ready-made tables say of their pieces is so.

use boards::generals::belief::{Belief, Habits};
use boards::generals::{Action, Generals, Side};
use lab::Scene;
use registry::games::GeneralsModule;
use tabletop::{Eye, Game, NoEvents, Seat, Seed, Session, Turn};
use test_kit::library;

/// A ready-made table as it begins.
fn table(name: &str) -> Session<Generals> {
    let library = library();
    let scene =
        library.scene(&format!("generals/{name}")).and_then(|file| Scene::load(&GeneralsModule, &library, &file));
    let scene = scene.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    Session::new(scene.game, Seed(1), scene.players).expect("a session")
}

/// The letters of the ranks that the piece on a square can have by all that White saw, the likeliest first.
fn can_be(session: &Session<Generals>, square: &str) -> String {
    let (game, rules) = (session.game(), session.game().rules());
    let view = session.view(Eye::Seat(Seat(0)));
    let belief = Belief::new(game, &view, Side::Black, &Habits::NONE, &mut Seed(1).stream("belief", 0));
    let belief = belief.expect("something fits");
    let army = view.known.army(Side::Black).iter();
    let place = army.clone().position(|piece| piece.at.is_some_and(|at| game.square_name(at) == square));
    let place = place.unwrap_or_else(|| panic!("nothing of Black's stands on {square}"));
    let mut ranks: Vec<(f64, char)> =
        rules.all().iter().map(|rank| (belief.chance(place, rank), rules.info(rank).letter)).collect();
    ranks.retain(|(chance, _)| *chance > 0.0);
    ranks.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranks.into_iter().map(|(_, letter)| letter).collect()
}

/// Whether White's piece survives a fight that it comes to.
fn survives(session: &Session<Generals>, action: &str) -> bool {
    let mut state = session.state().clone();
    let action: Action = action.parse().expect("an action");
    session.game().apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
    state.fights.last().expect("a fight").survivor == Some(Side::White)
}

#[test]
fn studies_have_one_piece_that_does_it() {
    let spy = table("spy-and-private");
    assert_eq!(can_be(&spy, "e5"), "Y");
    assert!(survives(&spy, "e4-e5") && !survives(&spy, "f5-e5"), "the private takes it, and the colonel falls");
    let survivor = table("the-survivor");
    assert_eq!(can_be(&survivor, "e5"), "B");
    assert!(survives(&survivor, "e4-e5") && !survives(&survivor, "d5-e5"), "one of the two takes it");
    let sappers = table("sappers");
    let sorted = |square| {
        let mut letters: Vec<char> = can_be(&sappers, square).chars().collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    assert_eq!([sorted("i9"), sorted("i10"), sorted("j10")], ["N", "FN", "FN"]);
    assert!(survives(&sappers, "i8-i9"));
}

#[test]
fn the_flag_has_one_way_to_the_last_row() {
    let mut session = table("the-last-row");
    let action: Action = "d7-d8".parse().expect("an action");
    session.act(Seat(0), action).expect("it is allowed");
    let standing = session.game().standing(session.state()).expect("it is over");
    assert_eq!((&*standing.reason, standing.winner()), ("reached", Some(Seat(0))));
    let beside: Vec<Action> = vec!["d7-e7".parse().expect("an action"), "e7-e8".parse().expect("an action")];
    let mut session = table("the-last-row");
    session.act(Seat(0), beside[0].clone()).expect("it is allowed");
    session.act(Seat(1), "a5-b5".parse().expect("an action")).expect("it is allowed");
    session.act(Seat(0), beside[1].clone()).expect("it is allowed");
    assert_eq!(session.turn(), Turn::Seat(Seat(1)), "the private may still take it");
}

#[test]
fn an_army_that_stands_behind_the_screen_is_not_seen() {
    let session = table("behind-the-screen");
    assert!(session.game().shows_fights());
    assert!(matches!(session.players()[1].controller, tabletop::Controller::Human));
    assert_eq!(session.turn(), Turn::Seat(Seat(0)), "the opponent places its army first");
}
