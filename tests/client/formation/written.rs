//! Positions and games as they are written: copied and pasted in the menu over the table, as far as whoever looks knows them.

use bevy::prelude::*;
use rubicon::shell::{Copied, Notices};

use super::{
    hands::{begin, choose, kinds, ready, row, send, swap, table, wait_for},
    state::FieldTable,
};
use crate::hands::until;

fn copied(app: &App) -> String {
    app.world().resource::<Copied>().text.clone().expect("something was copied")
}

#[test]
fn what_a_person_copies_holds_what_the_person_knows_and_is_played_on() {
    let mut app = begin(&["human", "patient"]);
    swap(&mut app, 0, 0, 1);
    ready(&mut app, 0);
    send(&mut app, 0, 0);
    wait_for(&mut app, 0);
    choose(&mut app, "Copy the position");
    let position = copied(&app);
    assert!(
        position.starts_with("game formation ") && position.contains("\nposition 2*13r:0 ?2*3*r:1 2 1!"),
        "{position}"
    );
    choose(&mut app, "Copy the game");
    let game = copied(&app);
    assert!(game.contains("\nmoves swap0 ready ready send0 send2 send1"), "{game}");

    app.world_mut().resource_mut::<Copied>().text = Some(position);
    choose(&mut app, "Paste a position or a game");
    let begun = |app: &mut App| {
        let table = app.world().get_resource::<FieldTable>();
        table.is_some_and(|table| table.host.session().is_some_and(|session| session.is_empty()))
    };
    until(&mut app, "the pasted game", begun);
    wait_for(&mut app, 0);
    assert_eq!([row(&app, 0), row(&app, 1)], [kinds([2, 1, 3]), kinds([0, 2, 3])]);
    send(&mut app, 0, 1);
    until(&mut app, "the move", |app| table(app).host.session().is_some_and(|session| !session.is_empty()));
}

#[test]
fn a_text_that_cannot_be_pasted_gets_one_notice_with_its_place() {
    let mut app = begin(&["human", "patient"]);
    wait_for(&mut app, 0);
    app.world_mut().resource_mut::<Copied>().text = Some("game formation\nposition 123:0 12:0 - 1!".to_owned());
    choose(&mut app, "Paste a position or a game");
    let notices: Vec<&str> =
        app.world().resource::<Notices>().shown().iter().map(|notice| notice.message.text.as_str()).collect();
    assert_eq!(notices, ["line 2, column 16: this is no row; write it as the game does"]);
    assert_eq!(row(&app, 0), kinds([1, 2, 3]), "the game stays as it was");
}
