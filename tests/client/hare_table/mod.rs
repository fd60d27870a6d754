//! Hare and Hedgehog at the table: whole races by keyboard and by mouse, what the board and the panels show meanwhile, saves, replays,
//! guidance; its `pages`, and the training ground, `tuning`.

mod pages;
mod tuning;

use std::collections::BTreeSet;

use bevy::{input::keyboard::Key, prelude::*};
use hare::{GOAL, Hare, Setup};
use rubicon::{
    board::{Arrows, Board, Highlight, Highlights, PlaceId},
    games::hare::{Content, Lesson, RaceLook, RaceTable},
    settings::Settings,
    shell::{GameSetup, NewGame, Screen},
    storage::Storage,
    table::{
        GameFiles, SAVES,
        lessons::{Lessons, lesson},
        logbook::LogFeed,
        report::Report,
    },
    text::Words,
};
use tabletop::{Eye, Seat, Seed, notation::Transcript};

use crate::hands::{
    chord, letter,
    mouse::{self, click, flick},
    players, press, screen, shell, steps, until,
};

fn begin(app: &mut App, setup: Setup, seats: &[&str], seed: u64) {
    let setup = GameSetup::new::<Hare>(Setup { seats: seats.len() as u8, ..setup });
    app.world_mut().write_message(NewGame { setup, players: players(seats), seed: Seed(seed), resume: None });
    steps(app, 3);
}

fn table(app: &App) -> &RaceTable {
    app.world().resource::<RaceTable>()
}

/// Waits for a decision, or for the result. Returns whether there is a decision.
fn decision(app: &mut App) -> bool {
    until(app, "a decision or the result", |app| {
        screen(app) == Screen::Result
            || app.world().get_resource::<RaceTable>().is_some_and(|race| race.due().is_some())
    });
    screen(app) != Screen::Result
}

/// Chooses by key the offer that leads farthest, and does it.
fn run_on(app: &mut App) {
    let offers = table(app).own.offers.len();
    if table(app).draft.chosen.is_none() {
        // The last one leads farthest, and the list goes round.
        press(app, Key::ArrowLeft);
    }
    assert!(offers > 0 && table(app).draft.chosen.is_some());
    press(app, Key::Space);
}

#[test]
fn a_race_is_run_by_keyboard_to_its_result() {
    for (setup, seats) in [
        (Setup::default(), vec!["human", "sprinter", "tortoise"]),
        (Setup { runners: 2, ..Setup::default() }, vec!["human", "sprinter"]),
        (Setup { luck: false, board: "1978".to_owned(), ..Setup::default() }, vec!["human", "leslie@easy"]),
    ] {
        let mut app = shell(None);
        begin(&mut app, Setup { round_limit: 30, ..setup }, &seats, 7);
        let mut decisions = 0;
        while decision(&mut app) {
            run_on(&mut app);
            decisions += 1;
            assert!(decisions < 400, "the race does not end");
        }
        let report = app.world().resource::<Report>();
        assert_eq!(report.standings.len(), seats.len());
        let mut found: Vec<u8> = report.standings.iter().map(|placing| placing.seat.0).collect();
        found.sort_unstable();
        assert!(found.iter().copied().eq(0..seats.len() as u8), "{found:?}");
        assert!(report.standings.is_sorted_by_key(|placing| placing.place));
        let [squares, carrots, ..] = report.course.graphs.as_slice() else { panic!("two graphs at least") };
        assert!(squares.lines.iter().all(|line| line.len() == report.course.times.len() && line[0] == 0.0));
        assert!(carrots.lines.iter().all(|line| line[0] >= 68.0), "everybody begins with carrots");
        assert!(report.course.times.is_sorted(), "{:?}", report.course.times);
    }
}

/// Where a square is drawn in the window.
fn on_screen(app: &App, square: u8) -> Vec2 {
    let board = app.world().resource::<Board>();
    let place = board.places.get(PlaceId(square.into())).expect("a square");
    board.viewport.screen(place.centre())
}

#[test]
fn squares_are_chosen_with_one_click_and_gone_to_with_another() {
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    begin(&mut app, Setup { luck: false, ..Setup::default() }, &["human", "sprinter"], 3);
    assert!(decision(&mut app));
    let lit = |app: &App| -> Vec<u8> {
        let lights = app.world().resource::<Highlights>();
        (0..=GOAL).filter(|square| lights.of(PlaceId((*square).into())).is_open()).collect()
    };
    let offered: Vec<u8> = table(&app).own.offers.iter().map(|offer| offer.square).collect();
    assert_eq!(lit(&app), offered, "what may be done is lit, and nothing else");
    let lights = app.world().resource::<Highlights>();
    let dim = lights.places.iter().filter(|light| **light == Highlight::Dim).count();
    assert_eq!(dim, usize::from(GOAL) - offered.len(), "all else is dimmed, but for where one stands");
    let at = on_screen(&app, 5);
    click(&mut app, at);
    let chosen = table(&app).draft.offer(&table(&app).own.offers).expect("chosen");
    assert_eq!((chosen.square, chosen.carrots, chosen.left), (5, -15, 53));
    assert_eq!(app.world().resource::<Arrows>().0.len(), 1);
    assert_eq!(table(&app).shown.seat(Seat(0)).runners[0].square, 0, "nothing is done yet");
    click(&mut app, at);
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.seat(Seat(0)).runners[0].square, 5);
    assert_eq!(table(&app).shown.seat(Seat(0)).carrots, 53);
    let look = app.world().resource::<RaceLook>();
    assert_eq!(look.runners[0].square, 5);
    assert!(look.runners[0].active && !look.runners[1].active);
    // Beside the track the choice is taken back.
    let at = on_screen(&app, 8);
    flick(&mut app, at);
    assert!(table(&app).draft.chosen.is_some());
    let board = app.world().resource::<Board>();
    let bare = board.viewport.screen(Vec2::new(700.0, -230.0));
    assert_eq!(board.places.hit(board.viewport.world(bare)), None, "there is grass between the rows");
    flick(&mut app, bare);
    assert_eq!(table(&app).draft.chosen, None);
    // On a square that no move leads to the rules say what is in the way.
    assert_eq!(table(&app).hint, None);
    let at = on_screen(&app, 60);
    flick(&mut app, at);
    let hint = table(&app).hint.as_ref().expect("a refusal");
    assert!(hint.id.starts_with("illegal-"), "{hint:?}");
    assert_eq!(table(&app).shown.seat(Seat(0)).runners[0].square, 5, "nothing was done");
}

#[test]
fn digits_do_what_the_buttons_say_and_it_can_be_taken_back() {
    let mut app = shell(None);
    begin(&mut app, Setup { luck: false, ..Setup::default() }, &["human", "tortoise"], 5);
    assert!(decision(&mut app));
    // Square 5 has carrots: on the next turn one may stay.
    while table(&app).draft.offer(&table(&app).own.offers).is_none_or(|offer| offer.square != 5) {
        press(&mut app, letter("e"));
    }
    press(&mut app, Key::Enter);
    assert!(decision(&mut app));
    let before = table(&app).shown.seat(Seat(0)).carrots;
    let kinds: Vec<String> =
        table(&app).draft.buttons(&table(&app).own.offers).map(|offer| offer.action.to_string()).collect();
    assert_eq!(kinds, ["take", "give"]);
    press(&mut app, letter("1"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.seat(Seat(0)).carrots, before + 10);
    chord(&mut app, true, letter("z"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.seat(Seat(0)).carrots, before);
    assert!(table(&app).redoable().is_some());
    chord(&mut app, true, letter("y"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.seat(Seat(0)).carrots, before + 10);
    press(&mut app, letter("2"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).shown.seat(Seat(0)).carrots, before);
}

#[test]
fn a_race_is_kept_and_told_in_the_list_of_saves() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = shell(Some(&storage));
    begin(&mut app, Setup::default(), &["human", "sprinter", "tortoise"], 11);
    for _ in 0..4 {
        assert!(decision(&mut app));
        run_on(&mut app);
    }
    assert!(decision(&mut app));
    let squares: Vec<u8> = Seat::all(3).map(|seat| table(&app).shown.seat(seat).runners[0].square).collect();
    let content = app.world().resource::<Content>().clone();
    let record = table(&app).host.record(true).expect("a record");
    let text = record.to_ron().expect("it can be written");
    let words = Words::english();
    let saved = content.saved_game(&text).expect("it can be taken up");
    assert_eq!((saved.over, saved.round), (false, table(&app).shown.round));
    let line = content.save_line(&format!("{SAVES}/x.ron"), &text, &words).expect("a line");
    assert!(!line.finished && line.detail.contains("Hare and Hedgehog"), "{}", line.detail);
    assert!(line.sketch.is_some_and(|sketch| sketch(rubicon::theme::Palette::default()).is_some()));
    assert!(content.picture(&saved.game, rubicon::theme::Palette::default()).is_some());
    app.world_mut().write_message(saved.game);
    steps(&mut app, 5);
    assert!(decision(&mut app));
    let again: Vec<u8> = Seat::all(3).map(|seat| table(&app).shown.seat(seat).runners[0].square).collect();
    assert_eq!(again, squares);
}

#[test]
fn a_race_that_is_over_is_watched_from_its_first_turn() {
    let mut app = shell(None);
    // A race in which a card lets somebody move again.
    begin(&mut app, Setup { round_limit: 12, ..Setup::default() }, &["human", "sprinter"], 5);
    while decision(&mut app) {
        run_on(&mut app);
    }
    let record = app.world().resource::<Report>().record.clone().expect("it can be watched");
    app.world_mut().write_message(rubicon::shell::WatchReplay { record, back: Screen::Title });
    until(&mut app, "the replay", |app| {
        app.world().get_resource::<RaceTable>().is_some_and(|race| race.tape.is_some())
    });
    let tape = table(&app).tape.as_ref().expect("a tape");
    let sections = &tape.timeline.sections;
    assert_eq!(
        sections.first().map(|section| (section.from, section.round, section.seat)),
        Some((0, 1, Some(Seat(0))))
    );
    assert_eq!(sections.last().map(|section| section.to), Some(tape.timeline.length));
    assert!(sections.windows(2).all(|pair| pair[0].to == pair[1].from), "without gaps: {sections:?}");
    let begins: Vec<usize> = sections.iter().map(|section| section.from).collect();
    assert!(begins.len() >= 12, "{begins:?}");
    press(&mut app, Key::End);
    until(&mut app, "its end", |app| table(app).shown.standing.is_some());
    let moves: Vec<usize> = table(&app)
        .host
        .past(0)
        .iter()
        .filter(|told| matches!(told.event, hare::Event::Moved { .. }))
        .map(|told| told.step)
        .collect();
    let in_turn = |begin: usize, end: usize| moves.iter().filter(|step| (begin..end).contains(*step)).count();
    let again = begins.windows(2).filter(|turn| in_turn(turn[0], turn[1]) > 1).count();
    press(&mut app, Key::Home);
    steps(&mut app, 3);
    assert!(Seat::all(2).all(|seat| table(&app).shown.seat(seat).runners[0].square == 0));
    // Whoever may move again by a card does so in the same turn.
    for begin in &begins[1..] {
        press(&mut app, Key::Enter);
        steps(&mut app, 2);
        assert_eq!(table(&app).host.steps(), Some(*begin));
    }
    assert!(again > 0, "nobody moved again: moves at {moves:?}, turns at {begins:?}");
}

#[test]
fn a_newcomer_is_told_what_is_due_and_each_thing_once() {
    let mut app = mouse::shell(None);
    let (words, content) = (Words::english(), app.world().resource::<Content>().clone());
    let first = rubicon::games::hare::setup::first(&words, &content);
    app.world_mut().write_message(first.new_game().expect("it can be played"));
    steps(&mut app, 3);
    let due = |app: &App| lesson(table(app), app.world().resource::<Settings>()).map(|(lesson, _)| lesson);
    assert!(decision(&mut app));
    app.world_mut().resource_mut::<Settings>().guidance = false;
    assert_eq!(due(&app), None);
    app.world_mut().resource_mut::<Settings>().guidance = true;
    assert_eq!(due(&app), Some(Lesson::Run));
    press(&mut app, letter("e"));
    steps(&mut app, 2);
    assert_eq!(due(&app), Some(Lesson::Go));
    let mut told = vec![Lesson::Run, Lesson::Go];
    for _ in 0..60 {
        if !decision(&mut app) {
            break;
        }
        steps(&mut app, 2);
        while let Some(lesson) = due(&app) {
            if !told.contains(&lesson) {
                told.push(lesson);
            }
            app.world_mut().resource_mut::<Settings>().guided.insert(lesson.name().to_owned());
        }
        // By small steps, so that every kind of square is met.
        let forward = |app: &App| {
            let race = table(app);
            race.draft.offer(&race.own.offers).is_some_and(|offer| offer.moves() && offer.carrots < 0)
        };
        let offers = table(&app).own.offers.len();
        for _ in 0..offers {
            if !forward(&app) {
                press(&mut app, letter("e"));
            }
        }
        press(&mut app, Key::Space);
    }
    for lesson in [Lesson::Carrots, Lesson::Ranks, Lesson::Stay] {
        assert!(told.contains(&lesson), "{lesson:?} was never told: {told:?}");
    }
    assert!(!told.contains(&Lesson::Cards), "no card is drawn in a first race");
}

#[test]
fn what_an_opponent_expects_lies_on_the_track_in_numbered_steps() {
    let mut app = shell(None);
    begin(&mut app, Setup { luck: false, ..Setup::default() }, &["human", "parlett@easy"], 9);
    assert!(decision(&mut app));
    run_on(&mut app);
    assert!(decision(&mut app));
    let trail = |app: &App| app.world().resource::<rubicon::games::hare::Trail>().0.clone();
    assert_eq!(trail(&app), []);
    press(&mut app, letter("w"));
    until(&mut app, "reasons", |app| table(app).reasoning.open().is_some());
    steps(&mut app, 3);
    let steps_shown = trail(&app);
    let model = table(&app).reasoning.open().expect("open");
    assert!(steps_shown.len() > 1 && steps_shown.len() <= model.line.len(), "{steps_shown:?}");
    assert!(steps_shown.is_sorted_by_key(|step| step.number) && steps_shown[0].number == 1);
    assert!(steps_shown.iter().all(|step| step.from <= GOAL && step.to <= GOAL));
    press(&mut app, letter("w"));
    steps(&mut app, 3);
    assert_eq!(trail(&app), []);
}

#[test]
fn the_log_says_every_step_as_it_is_written_too() {
    let mut app = shell(None);
    begin(&mut app, Setup::default(), &["human", "parlett@easy"], 6);
    let words = Words::english();
    let mut feed = LogFeed::default();
    for _ in 0..6 {
        if !decision(&mut app) {
            break;
        }
        press(&mut app, letter("e"));
        press(&mut app, Key::Space);
        // Lines are made while opponents play, too.
        table(&app).log_model(&words, &mut feed);
    }
    decision(&mut app);
    let race = table(&app);
    let session = race.host.session().expect("a person is to act");
    let written = Transcript::write_game(&hare::HareNotation, session, Eye::Seat(Seat(0)));
    let moves: Vec<&str> = written.split_once("moves").expect("moves").1.split_whitespace().collect();
    let model = race.log_model(&words, &mut feed);
    let told: BTreeSet<usize> = model.lines.iter().filter(|line| !line.is_heading()).map(|line| line.step).collect();
    let annotated: Vec<(usize, &str)> =
        model.lines.iter().filter_map(|line| Some((line.step, line.notation.as_deref()?))).collect();
    assert!(annotated.len() > 8, "{annotated:?}");
    assert_eq!(annotated.iter().map(|(step, _)| *step).collect::<Vec<_>>(), Vec::from_iter(told), "once for a step");
    for (step, word) in annotated {
        assert_eq!(word, moves[step], "step {step}");
    }
}

#[test]
fn a_line_about_somebody_else_has_no_share_in_a_decisions_reason() {
    let mut app = shell(None);
    begin(&mut app, Setup { luck: false, ..Setup::default() }, &["human", "parlett@easy", "leslie@easy"], 6);
    let words = Words::english();
    let mut paid = 0;
    for _ in 0..14 {
        if !decision(&mut app) {
            break;
        }
        // By small steps, over squares that pay.
        press(&mut app, letter("e"));
        press(&mut app, Key::Space);
    }
    assert!(decision(&mut app));
    let race = table(&app);
    let model = race.log_model(&words, &mut LogFeed::default());
    for line in model.lines.iter().filter(|line| line.why.is_some()) {
        assert_eq!(line.seat, race.decision(line.step).map(|made| made.seat), "{}", line.text);
    }
    for line in model.lines.iter().filter(|line| line.text.contains("on a square for it")) {
        paid += usize::from(line.seat != race.decision(line.step).map(|made| made.seat));
    }
    assert!(paid > 0, "nobody was paid by what another one's turn ended");
}
