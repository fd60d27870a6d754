//! What a newcomer is told at the table of Realm.

use rubicon::{
    games::dominion::Lesson,
    settings::Settings,
    table::lessons::{Lessons, lesson},
};

use super::*;

#[test]
fn a_newcomer_is_told_what_is_due_and_each_thing_once() {
    let mut app = shell(None);
    let (words, content) = (Words::english(), app.world().resource::<Content>().clone());
    let first = rubicon::games::dominion::setup::first(&words, &content);
    app.world_mut().write_message(first.new_game().expect("it can be played"));
    steps(&mut app, 3);
    let due = |app: &App| lesson(table(app), app.world().resource::<Settings>()).map(|(lesson, _)| lesson);
    assert!(decision(&mut app));
    assert_eq!(due(&app), Some(Lesson::Treasures));
    app.world_mut().resource_mut::<Settings>().guidance = false;
    assert_eq!(due(&app), None);
    app.world_mut().resource_mut::<Settings>().guidance = true;
    let mut told = Vec::new();
    for _ in 0..120 {
        if !decision(&mut app) {
            break;
        }
        steps(&mut app, 2);
        while let Some(lesson) = due(&app) {
            told.push(lesson);
            app.world_mut().resource_mut::<Settings>().guided.insert(lesson.name().to_owned());
        }
        decide(&mut app);
    }
    for lesson in [Lesson::Treasures, Lesson::Buy, Lesson::End, Lesson::Actions] {
        assert!(told.contains(&lesson), "{lesson:?} was never told: {told:?}");
    }
    let mut once = told.clone();
    once.dedup();
    assert_eq!(once, told);
}
