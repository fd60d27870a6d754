//! Carrots hidden in hand: what a view holds, and what it does not.

use hare::{Edition, Hare, Phase, Setup, State, View};
use serde_json::Value;
use tabletop::{Eye, Game, Seat};

use crate::support::{at, done, rules};

fn hidden(seats: u8) -> Hare {
    rules(Setup { board: "1978".to_owned(), seats, luck: false, hidden_carrots: true, ..Setup::default() })
}

fn own(state: &State) -> Eye {
    Eye::Seat(state.mover())
}

#[test]
fn a_view_has_own_carrots_and_everybodys_rank_by_them() {
    let game = hidden(4);
    let state = at(&game, &[(10, 40, 3), (12, 77, 3), (20, 40, 2), (30, 3, 1)]);
    let view = game.view(&state, own(&state));
    let all = |of: &dyn Fn(Seat) -> Option<u16>| Seat::all(4).map(of).collect::<Vec<_>>();
    assert_eq!(all(&|seat| view.carrots(seat)), [Some(40), None, None, None]);
    assert_eq!(all(&|seat| view.wealth(seat).map(u16::from)), [Some(2), Some(1), Some(2), Some(4)]);
    assert_eq!(view.state(), None);
    let public = game.view(&state, Eye::Public);
    assert_eq!(all(&|seat| public.carrots(seat)), [None; 4]);
    assert_eq!(public.wealth(Seat(1)), Some(1));
    // Nowhere in it, however it is written.
    for (view, known) in [(&view, true), (&public, false)] {
        let json = serde_json::to_string(view).unwrap();
        assert_eq!((json.contains("40"), json.contains("77")), (known, false), "{json}");
        assert!(!format!("{view:?}").contains("77"), "{view:?}");
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), *view);
        let ron = ron::to_string(view).unwrap();
        assert_eq!(ron::from_str::<View>(&ron).unwrap(), *view);
    }
}

#[test]
fn where_carrots_lie_open_a_view_is_written_as_a_state() {
    let game = rules(Setup { hidden_carrots: false, ..Edition::Y1978.setup(3, 1) });
    let state = at(&game, &[(10, 40, 3), (12, 77, 3), (20, 41, 2)]);
    for eye in [own(&state), Eye::Public] {
        let view = game.view(&state, eye);
        assert_eq!(view.state(), Some(&state));
        assert_eq!(view.wealth(Seat(0)), None);
        // As programs of others know it from before there were views of another kind.
        assert_eq!(serde_json::to_value(view).unwrap(), serde_json::to_value(state).unwrap());
    }
}

#[test]
fn at_the_end_all_lies_open() {
    let game = hidden(2);
    let mut state = at(&game, &[(60, 16, 0), (50, 30, 1)]);
    assert!(game.view(&state, own(&state)).state().is_none());
    done(&game, &mut state, "+4");
    assert!(matches!(state.phase(), Phase::Over(_)));
    assert_eq!(game.view(&state, Eye::Public).state(), Some(&state));
}

#[test]
fn twins_keep_the_order_of_wealth_and_redraw_all_that_is_hidden() {
    let game = hidden(4);
    let state = at(&game, &[(10, 40, 3), (12, 77, 3), (20, 40, 2), (30, 3, 1)]);
    let mut found = [(); 4].map(|()| std::collections::BTreeSet::new());
    for index in 0..300 {
        let mut rng = tabletop::Seed(3).stream("twins", index);
        let twin = game.conceal(&state, own(&state), &mut rng);
        assert_eq!(game.view(&twin, own(&state)), game.view(&state, own(&state)));
        assert!(game.check_state(&twin).is_ok());
        for (seat, found) in Seat::all(4).zip(&mut found) {
            found.insert(twin.carrots(seat));
        }
    }
    assert_eq!((found[0].len(), found[2].len()), (1, 1), "who is as rich as oneself is known");
    assert!(found[1].len() > 50 && found[3].len() > 20, "{found:?}");
}

#[test]
fn a_view_that_nobody_can_see_is_refused() {
    let game = hidden(3);
    let state = at(&game, &[(10, 40, 3), (12, 77, 3), (20, 41, 2)]);
    let sound = serde_json::to_value(game.view(&state, own(&state))).unwrap();
    let check = |value: Value| serde_json::from_value::<View>(value).map(|view| game.check_view(&view).is_ok());
    assert_eq!(check(sound.clone()).ok(), Some(true));
    let spoilt = |pointer: &str, new: Value| {
        let mut value = sound.clone();
        *value.pointer_mut(pointer).unwrap() = new;
        check(value).unwrap_or(false)
    };
    assert!(!spoilt("/carrots/0", Value::Null), "one's own are seen");
    assert!(!spoilt("/carrots/4", Value::Null), "nobody sits there");
    assert!(!spoilt("/wealth", Value::Null));
    assert!(!spoilt("/squares/1", 20.into()), "two runners on a square");
    // The same where nothing is hidden.
    let open = rules(Setup { hidden_carrots: false, ..game.setup().clone() });
    let view: View = serde_json::from_value(sound).unwrap();
    assert!(open.check_view(&view).is_err());
    assert!(open.check_view(&open.view(&state, own(&state))).is_ok());
}
