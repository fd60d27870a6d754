//! Tables in text, as a screen reader has them: everything is found and pressed by its name in the accessibility tree, wherever it
//! is scrolled to.

use bevy::{a11y::ActionRequest, input::keyboard::Key, prelude::*};
use bevy_egui::{EguiOutput, egui::accesskit};
use risk::{Phase, Setup, Start};
use rubicon::{
    board::Highlights,
    games::alea::{Content, Duel, setup::DuelSetup},
    settings::Settings,
    shell::{Launch, Screen},
    text::Words,
};
use tabletop::{Seat, Seed};

use crate::hands::{
    begin, due, letter,
    mouse::{flick, key, seen, shell},
    press, screen, steps, table, until, wait_for_decision,
};

/// What assistive technology is told: each name with whether it is chosen, in no order.
fn tree(app: &mut App) -> Vec<(accesskit::NodeId, accesskit::Node)> {
    let mut outputs = app.world_mut().query::<&EguiOutput>();
    let output = outputs.single(app.world()).expect("a window");
    output.platform_output.accesskit_update.as_ref().expect("a tree").nodes.clone()
}

/// The names of all buttons.
fn buttons(app: &mut App) -> Vec<String> {
    let nodes = tree(app).into_iter().filter(|(_, node)| node.role() == accesskit::Role::Button);
    nodes.filter_map(|(_, node)| node.label().map(str::to_owned)).collect()
}

/// All that is said in lines that are no buttons.
fn lines(app: &mut App) -> Vec<String> {
    let nodes = tree(app).into_iter().filter(|(_, node)| node.role() == accesskit::Role::Label);
    nodes.filter_map(|(_, node)| node.value().map(str::to_owned)).collect()
}

/// Presses the button whose name begins so, as assistive technology does.
fn activate(app: &mut App, name: &str) {
    let found = tree(app).into_iter().find(|(_, node)| {
        !node.is_disabled()
            && node.role() != accesskit::Role::Label
            && node.label().is_some_and(|label| label.starts_with(name))
    });
    let (target_node, _) = found.unwrap_or_else(|| panic!("there is no {name:?} among {:?}", buttons(app)));
    let action = accesskit::Action::Click;
    let request = accesskit::ActionRequest { action, target_tree: accesskit::TreeId::ROOT, target_node, data: None };
    app.world_mut().write_message(ActionRequest(request));
    steps(app, 3);
}

/// A client whose tables are told in text.
fn client() -> App {
    let mut app = shell(None);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    (settings.text_view, settings.guidance) = (true, false);
    app
}

/// The place that can be chosen now and comes first by its name: the tree is in no order.
fn legal(app: &mut App) -> String {
    let found = buttons(app).into_iter();
    let found = found.filter(|name| name.ends_with(", can be chosen") && !name.contains(", next to ")).min();
    found.unwrap_or_else(|| panic!("nothing can be chosen among {:?}", buttons(app)))
}

#[test]
fn conquest_is_played_from_its_setup_to_the_first_attack_by_names_alone() {
    let mut app = client();
    // Where somebody can be attacked from the places that are offered first.
    app.insert_resource(Launch { seed: Some(Seed(3)), ..Launch::default() });
    for name in ["Play", "Conquest", "Begin"] {
        until(&mut app, name, |app| buttons(app).iter().any(|known| known.starts_with(name)));
        steps(&mut app, 20);
        activate(&mut app, name);
    }
    until(&mut app, "a decision", |app| due(app).is_some());
    until(&mut app, "the first attack", |app| {
        assert!(wait_for_decision(app));
        steps(app, 2);
        if matches!(due(app), Some(Phase::Attack)) {
            return true;
        }
        let before = table(app).host.session().map(|session| session.len());
        let place = legal(app);
        activate(app, &place);
        let territory = place.split(':').next().expect("a name").to_owned();
        // What is put down is told until it is confirmed, where it is not done at once.
        if due(app).is_some() && table(app).draft.has_pending() {
            let name = format!("{territory}: ");
            let told = buttons(app).into_iter().find(|told| told.starts_with(&name)).expect("it is still there");
            assert!(told.contains("1 more to be confirmed") && told.ends_with(", chosen"), "{told}");
            press(app, Key::End);
            // First armies are placed with the last of them.
            if table(app).draft.has_pending() {
                press(app, Key::Space);
            }
        }
        let session = table(app).host.session();
        assert!(session.is_none_or(|session| Some(session.len()) != before), "{place} did nothing");
        false
    });
    // Where there is somebody to attack.
    let name = |app: &App, territory| table(app).map().territory_name(territory).to_owned();
    let place = legal(&mut app);
    activate(&mut app, &place);
    let from = table(&app).draft.from.expect("it is chosen");
    let (from_name, armies) = (name(&app, from), table(&app).shown.board.land(from).armies);
    assert!(place.starts_with(&format!("{from_name}: ")));
    assert!(seen(&app).spoken.iter().any(|said| said.starts_with(&from_name) && said.ends_with(", chosen")));
    // Next to it stand its neighbours, those it can attack marked.
    let place = format!(", next to {from_name}: ");
    let next: Vec<String> = buttons(&mut app).into_iter().filter(|name| name.contains(&place)).collect();
    assert_eq!(next.len(), table(&app).map().neighbours(from).len(), "{next:?}");
    let target = next.iter().find(|name| name.ends_with(", can be chosen")).expect("one can be attacked").clone();
    activate(&mut app, &target);
    let to = table(&app).draft.to.expect("a target");
    assert_eq!(target.split(',').next(), Some(name(&app, to).as_str()));
    let aimed = format!("{}: ", name(&app, to));
    assert!(buttons(&mut app).iter().any(|name| name.starts_with(&aimed) && name.ends_with(", the target")));
    activate(&mut app, "Roll");
    until(&mut app, "the dice", |app| table(app).caught_up() && table(app).host.session().is_some());
    let board = &table(&app).shown.board;
    let fought = table(&app).own.battle.is_some() || board.land(from).armies < armies;
    assert!(fought, "nothing was rolled");
}

/// Every place tells what is drawn there, to whoever looks, and nothing else.
#[test]
fn fog_tells_of_what_is_hidden_only_that_it_is() {
    let mut app = client();
    let setup = Setup { start: Start::Scatter, fog: true, ..Setup::default() };
    begin(&mut app, setup, &["human", "raider", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    steps(&mut app, 3);
    let told = buttons(&mut app);
    let view = table(&app).view.clone().expect("a decision");
    let truth = table(&app).host.session().expect("here").state().board.clone();
    let (mut hidden, mut open) = (0, 0);
    for territory in table(&app).map().territories() {
        let name = format!("{}: ", table(&app).map().territory_name(territory));
        let line = told.iter().find(|told| told.starts_with(&name)).expect("every place is told").clone();
        let land = view.board.land(territory);
        let text = line.strip_prefix(&name).expect("it begins so").trim_end_matches(", can be chosen");
        if land.owner == risk::Owner::UNSEEN {
            hidden += 1;
            assert_eq!(text, "Not in sight");
            assert_ne!(truth.land(territory).owner, risk::Owner::NOBODY, "there is something to hide");
        } else {
            open += 1;
            let owner = land.owner.seat().map_or("Neutral", |seat| table(&app).own_name(seat));
            let armies = if land.armies == 1 { "1 army".to_owned() } else { format!("{} armies", land.armies) };
            assert_eq!(text, format!("{owner}, {armies}"));
        }
    }
    assert!(hidden > 5 && open > 5, "{hidden} hidden, {open} open");
    // Nor does anybody count what is not seen.
    let told = lines(&mut app);
    for continent in table(&app).map().continents() {
        let members = table(&app).map().continent_members(continent);
        let held = |seat| members.iter().filter(|territory| view.board.holds(seat, **territory)).count();
        let (most, all) = ((0..3).map(|seat| held(Seat(seat))).max(), members.len());
        let note = format!(": {} of {all}", most.unwrap_or(0));
        assert!(most == Some(0) || told.iter().any(|told| told.ends_with(&note)), "{note} in {told:?}");
    }
}

/// Every line has a place of its own, however large the text is, and what stands on it fits there.
#[test]
fn lines_lie_side_by_side_and_below_each_other() {
    for text in [0.8, 1.0, 1.5, 2.0] {
        let mut app = client();
        app.world_mut().resource_mut::<Settings>().text_size = text;
        begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "drifter"], 3);
        assert!(wait_for_decision(&mut app));
        press(&mut app, letter("e"));
        steps(&mut app, 3);
        let nodes = tree(&mut app).into_iter().filter(|(_, node)| node.role() == accesskit::Role::Button);
        let lines: Vec<(String, accesskit::Rect)> = nodes
            .filter_map(|(_, node)| Some((node.label()?.to_owned(), node.bounds()?)))
            .filter(|(name, _)| name.contains(": ") && name.contains(" arm"))
            .collect();
        assert!(lines.len() > table(&app).map().len(), "all places, and some again next to what is chosen");
        for (at, (name, area)) in lines.iter().enumerate() {
            assert!(area.x0 >= 0.0 && area.x1 <= 1280.0 && area.width() > 200.0, "{name} at {area:?}, text {text}");
            for (other, below) in &lines[..at] {
                let shared = area.intersect(*below);
                assert!(shared.width() < 1.0 || shared.height() < 1.0, "{name} over {other}, text {text}");
            }
        }
    }
}

/// The places that can be chosen are those that are lit, however they are reached.
#[test]
fn keys_choose_in_the_list_what_they_choose_on_the_map() {
    let mut app = client();
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "drifter"], 3);
    assert!(wait_for_decision(&mut app));
    press(&mut app, letter("e"));
    steps(&mut app, 3);
    let chosen = table(&app).draft.cursor.expect("something is chosen");
    let name = table(&app).map().territory_name(chosen).to_owned();
    assert!(seen(&app).touch.iter().any(|touch| touch.name.starts_with(&name) && touch.chosen == Some(true)));
    assert!(seen(&app).spoken.iter().any(|said| said.starts_with(&name)), "{:?}", seen(&app).spoken);
    // With the focus on a place, Space presses it and letters act as ever.
    until(&mut app, "the focus on the place", |app| {
        key(app, Key::Tab);
        seen(app).focus.as_ref().is_some_and(|focus| focus.starts_with(&format!("{name}: ")))
    });
    key(&mut app, Key::Space);
    let due = table(&app).due().expect("a decision");
    assert_eq!(table(&app).draft.pending(chosen), 1, "of {}", table(&app).draft.left(due) + 1);
    key(&mut app, letter("e"));
    assert_ne!(table(&app).draft.cursor, Some(chosen), "the key went unheard");
    // The map takes no click where it is not seen.
    let before = (table(&app).draft.clone(), app.world().resource::<Highlights>().pointed);
    for at in [Vec2::new(500.0, 20.0), Vec2::new(958.0, 300.0)] {
        flick(&mut app, at);
    }
    assert_eq!((table(&app).draft.clone(), app.world().resource::<Highlights>().pointed), before);
    // And the key of the text view brings it back.
    press(&mut app, Key::F3);
    steps(&mut app, 3);
    assert!(!buttons(&mut app).iter().any(|told| told.starts_with(&format!("{name}: "))));
    assert!(!app.world().resource::<Settings>().text_view);
}

/// A duel, begun.
fn duel(app: &mut App) {
    let content = app.world().resource::<Content>();
    let first = DuelSetup::first(&content.duel, &content.duelists);
    let setup = DuelSetup { watch: false, seed: "5".to_owned(), ..first };
    let game = setup.new_game(&Words::english(), &content.duel).expect("it can be fought");
    app.world_mut().write_message(game);
}

fn waits(app: &App) -> bool {
    app.world().get_resource::<Duel>().is_some_and(Duel::waits)
}

#[test]
fn a_duel_is_fought_to_its_result_in_text() {
    let mut app = client();
    duel(&mut app);
    let (mut placed, mut turns) = (0, 0);
    loop {
        until(&mut app, "a decision or the result", |app| waits(app) || screen(app) == Screen::Result);
        if screen(&app) == Screen::Result {
            break;
        }
        steps(&mut app, 2);
        let duel = app.world().resource::<Duel>();
        let state = duel.due().expect("a decision").clone();
        let hp = |seat: u8| {
            let [left, most] = [duel.shown.state.fighter(Seat(seat)).hp, duel.game().max_hp(Seat(seat))];
            format!("{}: {left} of {most} HP", duel.own_name(Seat(seat)))
        };
        let wanted = [hp(0), hp(1)];
        let told = lines(&mut app);
        assert!(wanted.iter().all(|line| told.contains(line)), "{wanted:?} in {told:?}");
        // The list is all that is legal, each once, the first by its number and the others by their names.
        let offers: Vec<String> = buttons(&mut app).into_iter().filter(|name| name.contains("  ")).collect();
        let end = offers.iter().find(|name| name.ends_with("  End turn")).expect("a turn can be ended").clone();
        match offers.len() {
            1 => {
                turns += 1;
                activate(&mut app, &end);
            }
            _ if placed % 2 == 0 => press(&mut app, letter("1")),
            _ => {
                let name = offers.iter().find(|name| !name.ends_with("End turn")).expect("there are others").clone();
                activate(&mut app, &name);
            }
        }
        placed += 1;
        let now = app.world().get_resource::<Duel>().and_then(Duel::due);
        assert!(now != Some(&state), "{offers:?} did nothing");
        assert!(placed < 400, "it has no end");
    }
    assert!(placed > turns && turns > 1, "{placed} deeds in {turns} turns");
}

#[test]
fn what_happens_is_said_as_the_log_tells_it() {
    let mut app = client();
    app.world_mut().resource_mut::<Settings>().speed = rubicon::settings::Speed::Fast;
    duel(&mut app);
    until(&mut app, "a decision", |app| waits(app));
    press(&mut app, letter("1"));
    let (mut heard, mut last) = (String::new(), 0);
    until(&mut app, "the next decision", |app| {
        let entries = app.world().resource::<Duel>().log.entries().len();
        let newest = app.world().resource::<Duel>().log.entries().last().map(|entry| entry.text.clone());
        steps(app, 1);
        let said = seen(app).spoken.join(" ");
        if entries > last
            && app.world().resource::<Duel>().log.entries().last().map(|entry| entry.text.clone()) == newest
        {
            let newest = newest.expect("there is a line");
            assert!(said.ends_with(&newest), "{newest:?} in {said:?}");
            heard += &newest;
            last = entries;
        }
        waits(app)
    });
    assert!(!heard.is_empty());
}

/// On the road every choice is a line, and doing it is the primary action as ever.
#[test]
fn the_road_of_a_gauntlet_is_gone_in_text() {
    use dice::gauntlet::{Gauntlet, Setup, Terms};
    let mut app = client();
    let player = |name: &str, controller| tabletop::Player { name: name.to_owned(), controller, livery: 0 };
    let foes = tabletop::Controller::Agent("left-to-right".to_owned());
    let players = vec![player("Hero", tabletop::Controller::Human), player("Enemies", foes)];
    let who = app.world().resource::<Content>().duel.heroes[0].id.clone();
    let setup = rubicon::shell::GameSetup::new::<Gauntlet>(Setup::of_run(who, Terms::default()));
    app.world_mut().write_message(rubicon::shell::NewGame { setup, players, seed: tabletop::Seed(3), resume: None });
    until(&mut app, "a way to choose", |app| waits(app));
    steps(&mut app, 30);
    let ways = app.world().resource::<Duel>().crossroads().expect("the road").shown.ways().len();
    let told: Vec<String> = buttons(&mut app).into_iter().filter(|name| name.contains("  ")).collect();
    assert_eq!(told.len(), ways, "{told:?}");
    activate(&mut app, "2  ");
    assert_eq!(
        app.world().resource::<Duel>().crossroads().expect("the road").pick,
        Some(rubicon::games::alea::Pick::Way(1))
    );
    assert!(lines(&mut app).iter().any(|line| line.starts_with("Further on: ")));
    activate(&mut app, "Fight");
    until(&mut app, "the fight", |app| app.world().resource::<Duel>().due().is_some());
    steps(&mut app, 3);
    assert!(buttons(&mut app).iter().any(|name| name.ends_with("  End turn")));
    assert!(app.world().resource::<Duel>().crossroads().is_none());
}
