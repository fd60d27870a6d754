//! Mods: found, read, merged over what is shipped, and played with.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use dice::Content;
use lab::mods::Wanted;
use lab::{AnyGame, ExplainReport, ExplainRequest, Library, Opening, PlayRequest, TextFile};
use registry::games::DiceModule;
use registry::games::dice::Origin;
use registry::games::dice::modding::{FIELD_SLIPS, SCRIPT_SLIPS, Template, scripting_reference, write_skeleton};
use tabletop::{Budget, Seed};

use crate::modded::{Shelf, card, enemy, library, manifest};

fn shipped_mods() -> Library {
    library().with_mods(None, Wanted::All)
}

#[test]
fn the_examples_are_without_fault_and_do_what_they_say() {
    let stock = DiceModule.stock(&shipped_mods()).unwrap();
    assert_eq!(stock.all_problems(), []);
    let ids: Vec<&str> = stock.mods.iter().map(|stocked| stocked.found.id.as_str()).collect();
    let names = ["balance", "curses", "enemy", "maps", "rules", "weapon"].map(|name| format!("example-{name}"));
    assert_eq!(ids, names);
    let [balance, curses, enemy, maps, rules, weapon] = &stock.mods[..] else { panic!("six examples") };
    assert!(balance.changes.iter().all(|change| change.replaces == Some(Origin::Shipped)));
    assert!(
        [enemy, maps, rules, weapon, curses]
            .iter()
            .flat_map(|stocked| &stocked.changes)
            .all(|change| change.replaces.is_none())
    );
    assert_eq!(weapon.found.files.words["de"]["hoard-lash"].name, "Hortpeitsche");
    assert_eq!(stock.conflicts().count(), 0);
    let mudling = stock.content.enemy("mudling").unwrap();
    assert_eq!((mudling.fighter.max_hp, mudling.fighter.dice), (26, 3));
    let plain = DiceModule.stock(&library()).unwrap();
    assert!(plain.mods.is_empty() && plain.content.enemy("hoarder").is_none());
    // A card that is replaced keeps its number, so that those who carry it need not change.
    let number = |content: &dice::Content| content.catalogue.find("cleaver");
    assert_eq!(number(&plain.content), number(&stock.content));
    assert_ne!(plain.content.catalogue.hash(), stock.content.catalogue.hash());
}

#[test]
fn mods_bring_names_and_texts_in_other_languages() {
    let stock = DiceModule.stock(&shipped_mods()).unwrap();
    let russian = stock.translations("ru");
    let of = |id: &str| russian.iter().find(|one| one.id == id).map(|one| (one.text.as_str(), one.translated.as_str()));
    assert_eq!(of("card-hoard-lash"), Some(("Hoard Lash", "Плеть скряги")));
    assert_eq!(of("name-the_hoarder"), Some(("The Hoarder", "Скряга")));
    assert!(of("card-hoard-lash-minus").is_some_and(|(text, here)| text.contains("half") && here.contains("половина")));
    assert_eq!((of("card-cleaver"), stock.translations("tlh").len()), (None, 0));

    // What was written for a card is not said of what a later mod made of it.
    let shelf = Shelf::new();
    for (id, amount) in [("one", 1), ("two", 2)] {
        shelf.write(id, "mod.ron", manifest(id, ""));
        shelf.write(id, "equipment/c.ron", format!("[{}]", card("both", &format!("attack({amount})"))));
    }
    shelf.write("one", "locales/de.ron", r#"{"both": (name: "Beide", text: "Eins."), "bith": (name: "Niemand")}"#);
    let told = |order: [&str; 2]| shelf.stock(&order).translations("de").len();
    assert!(told(["two", "one"]) >= 2);
    assert_eq!(told(["one", "two"]), 0);
    let problems: Vec<String> = shelf.stock(&["one"]).all_problems().iter().map(ToString::to_string).collect();
    assert!(problems.len() == 1 && problems[0].contains("locales/de.ron"), "{problems:?}");
    assert!(problems[0].contains("'bith'") && problems[0].contains("did you mean 'both'?"), "{problems:?}");
}

#[test]
fn later_mods_win_and_the_conflict_is_told() {
    let shelf = Shelf::new();
    for (id, amount) in [("one", 1), ("two", 2)] {
        shelf.write(id, "mod.ron", manifest(id, ""));
        shelf.write(id, "equipment/c.ron", format!("[{}]", card("both", &format!("attack({amount})"))));
        shelf.write(id, "enemies/e.ron", format!("[{}]", enemy(&format!("bearer-{id}"), "both")));
    }
    for (order, winner, loser) in [(["one", "two"], "two", "one"), (["two", "one"], "one", "two")] {
        let stock = shelf.stock(&order);
        assert_eq!(stock.all_problems(), []);
        let conflicts: Vec<_> = stock.conflicts().collect();
        assert_eq!(conflicts.len(), 1);
        assert_eq!((conflicts[0].0.found.id.as_str(), conflicts[0].1.id.as_str()), (winner, "both"));
        assert_eq!(conflicts[0].1.replaces, Some(Origin::Mod(loser.to_owned())));
        assert!(stock.content.enemy("bearer-one").is_some() && stock.content.enemy("bearer-two").is_some());
    }
}

#[test]
fn what_a_mod_depends_on_comes_before_it() {
    let shelf = Shelf::new();
    shelf.write("base", "mod.ron", manifest("base", ""));
    shelf.write("base", "equipment/c.ron", format!("[{}]", card("thing", "attack(1)")));
    shelf.write("above", "mod.ron", manifest("above", "\"base\""));
    shelf.write("above", "equipment/c.ron", format!("[{}]", card("thing", "attack(9)")));
    let order =
        |ids: &[&str]| -> Vec<String> { shelf.stock(ids).mods.into_iter().map(|stocked| stocked.found.id).collect() };
    assert_eq!(order(&["above"]), ["base", "above"]);
    assert_eq!(order(&["above", "base"]), ["base", "above"]);
}

#[test]
fn the_users_folder_comes_before_the_one_beside_the_program() {
    let shelf = Shelf::new();
    shelf.write("example-balance", "mod.ron", manifest("example-balance", ""));
    let stock = shelf.stock(&["example-balance"]);
    assert_eq!(stock.all_problems(), []);
    assert!(stock.mods[0].found.folder.starts_with(shelf.root()));
    assert!(stock.mods[0].changes.is_empty());
}

#[test]
fn a_new_mod_is_without_fault_and_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let longest = format!("nine9{}", "-lives".repeat(4)) + "999";
    for (id, template) in
        Template::ALL.into_iter().flat_map(|template| [("red-hammer", template), (&longest, template)])
    {
        let folder = tempfile::tempdir().unwrap();
        let made = write_skeleton(id, &"N".repeat(32), template, folder.path()).unwrap();
        assert!(made.ends_with(id) && made.join(template.first_file()).is_file());
        let stock = Shelf::at(folder.path()).stock(&[id]);
        assert_eq!(stock.all_problems(), [], "{id} {}", template.id());
        let Content { catalogue, .. } = &stock.content;
        assert!(catalogue.find(&template.card(id)).is_some());
        let brought = (
            catalogue.statuses().iter().filter(|(_, kind)| kind.id.starts_with(id)).count(),
            stock.content.enemy(&format!("{id}-keeper")).is_some(),
            stock.content.hero(&format!("{id}-hero")).is_some(),
        );
        let (weapon, status, hero) = ((0, true, false), (2, true, false), (0, false, true));
        assert_eq!(brought, [weapon, status, hero][template as usize], "{id}");
    }
    let write = |id: &str| write_skeleton(id, "Name", Template::Weapon, folder.path());
    write("red-hammer").unwrap();
    assert!(write("red-hammer").unwrap_err().to_string().contains("already"));
    for id in ["", "../x", "Red", "a b", "x-"] {
        assert!(write(id).is_err(), "{id}");
    }
}

#[test]
fn the_scripting_reference_is_in_step_with_the_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scripting.md");
    let written = std::fs::read_to_string(path).unwrap();
    assert!(written == scripting_reference(), "run: rubicon-lab mod doc > docs/scripting.md");
    for word in dice::words() {
        assert!(written.contains(&format!("`{}({})`", word.name, word.takes)), "{}", word.name);
    }
}

/// What is told of a file with one card of these fields.
fn told_of_card(fields: &str) -> Vec<String> {
    let text = format!("[(id: \"slip\", {fields})]");
    let sources = [dice::Source { name: "cards.ron", text: &text }];
    let (_, faults) = dice::Content::load(dice::Sources { cards: &sources, ..dice::Sources::default() });
    faults.iter().map(|fault| format!("{}; {}", fault.reason, fault.advice())).collect()
}

#[test]
fn the_slips_of_the_reference_are_told_as_it_says() {
    for slip in SCRIPT_SLIPS {
        let card = |script: &str| told_of_card(&format!("name: \"A\", slot: Any, action: r#\"{script}\"#"));
        assert_eq!(card(slip.written), [slip.told], "{}", slip.written);
        assert_eq!(card(slip.meant), [""; 0], "{}", slip.meant);
    }
    for slip in FIELD_SLIPS {
        assert_eq!(told_of_card(slip.written), [slip.told], "{}", slip.written);
        assert_eq!(told_of_card(slip.meant), [""; 0], "{}", slip.meant);
    }
    // The reference's own example of syntax.
    let reference = scripting_reference();
    let script = reference.split("```rhai\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(told_of_card(&format!("name: \"A\", slot: Any, action: r#\"{script}\"#")), [""; 0]);
}

#[test]
fn a_mod_changes_what_everybody_plays_for_and_an_enemy_what_it_does() {
    let shelf = Shelf::new();
    shelf.write("calm", "mod.ron", manifest("calm", ""));
    shelf.write("calm", "points.ron", "(damage: 0, healing: 500)");
    let text = "(id: \"healer\", name: \"H\", text: \"T\", tier: 1, hp: 20, dice: 1, cards: [\"old-sabre\"], points: (damage: 7))";
    shelf.write("calm", "enemies/e.ron", format!("[{text}]"));
    let stock = shelf.stock(&["calm"]);
    assert_eq!(stock.all_problems(), []);
    let of = |id: &str| stock.content.enemy(id).and_then(|enemy| enemy.fighter.points).expect("it brings points");
    assert_eq!((of("mudling").damage, of("mudling").healing), (0.0, 500.0));
    assert_eq!((of("healer").damage, of("healer").healing), (7.0, 500.0));
    assert_eq!(of("mudling").poison, dice::agents::Points::shipped().poison);
    assert_eq!(stock.content.heroes[0].fighter.points, Some(of("mudling")));
    assert!(
        stock.mods[0].changes.iter().any(|change| change.kind == "table" && change.replaces == Some(Origin::Shipped))
    );
    let plain = DiceModule.stock(&library()).unwrap().content;
    let own: Vec<&str> =
        plain.enemies.iter().filter(|of| of.fighter.points.is_some()).map(|of| of.id.as_str()).collect();
    assert_eq!(own, ["pond-thief"], "everybody else plays for what the player at hand plays for");
    // Who gains nothing by a sword leaves it alone.
    let text = "(game: \"dice\", title: \"t\", description: \"d\", setup: (fighters: [
            (name: \"A\", max_hp: 40, dice: 1, cards: [\"old-sabre\"], points: POINTS),
            (name: \"B\", max_hp: 60, dice: 2, cards: [\"old-sabre\"]),
        ]), players: [Human, Human], start: Steps([Outcome(Die(5))]))";
    let idle = dice::agents::Points { damage: -50.0, ..dice::agents::Points::shipped() };
    for (points, wanted) in [(None, "5 on Old Sabre"), (Some(idle), "End the turn")] {
        let written = points.map_or("None".to_owned(), |points| format!("Some({})", ron::to_string(&points).unwrap()));
        let file = TextFile { name: "s.ron".to_owned(), text: text.replace("POINTS", &written) };
        let request = ExplainRequest {
            opening: Opening::Scene(file),
            agent: None,
            seed: None,
            budget: Budget::default(),
            after: 0,
            graph: None,
            language: None,
        };
        let report = AnyGame::explain(&DiceModule, &library(), &request).expect("it can be explained");
        let chosen = report.explanation.candidates.iter().find(|candidate| candidate.chosen).unwrap();
        assert_eq!(chosen.label.text, wanted);
    }
}

#[test]
fn what_nobody_reads_is_told_with_its_place() {
    let shelf = Shelf::new();
    shelf.write("stray", "mod.ron", manifest("stray", ""));
    for (name, told) in [
        ("point.ron", "did you mean 'points.ron'?"),
        ("cards.ron", "put cards into the folder 'equipment'"),
        ("lash.rhai", "put it into the folder 'scripts'"),
        ("mudling.png", "put it into the folder 'images'"),
        ("notes.txt", "a mod has mod.ron, points.ron and the folders"),
        ("scripts/idle.rhai", "no card names this script; write action: File(\"idle.rhai\")"),
        ("equipment/old.txt", "nobody reads this: the folder 'equipment' holds files that end in .ron"),
        ("weapons/c.ron", "nobody reads what lies in it"),
        ("isles.map", "put it into the folder 'maps'"),
        ("maps/isles.txt", "the folder 'maps' holds files that end in .ron, .map, .cards"),
        ("maps/old.cards", "no map has these cards"),
    ] {
        shelf.write("stray", name, "attack(d)");
        let problems = shelf.stock(&["stray"]).all_problems();
        let [problem] = &problems[..] else { panic!("{name}: {problems:?}") };
        assert!(problem.to_string().contains(told) && problem.to_string().contains("mods/stray/"), "{problem}");
        assert_eq!(problem.severity, tabletop::written::Severity::Warning, "{problem}");
        let top = name.split('/').next().unwrap();
        let path = shelf.root().join("stray").join(top);
        if path.is_dir() { std::fs::remove_dir_all(path).unwrap() } else { std::fs::remove_file(path).unwrap() }
    }
    for name in ["README.md", "LICENSE", "changelog.txt", ".gitignore", ".git/config"] {
        shelf.write("stray", name, "for people");
    }
    assert_eq!(shelf.stock(&["stray"]).all_problems(), []);
}

#[test]
fn what_the_window_refuses_is_told() {
    let png = |side: u32| {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, side, 1);
        encoder.set_color(png::ColorType::Grayscale);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&vec![0; side as usize]).unwrap();
        writer.finish().unwrap();
        file
    };
    let shelf = Shelf::new();
    let told = |shelf: &Shelf| -> Vec<String> {
        shelf.stock(&["looks"]).all_problems().iter().map(ToString::to_string).collect()
    };
    shelf.write("looks", "mod.ron", manifest("looks", ""));
    shelf.write("looks", "images/mudling.png", png(1024));
    assert_eq!(told(&shelf), [""; 0]);
    shelf.write("looks", "images/mudling.png", png(1025));
    assert!(told(&shelf)[0].contains("1025\u{d7}1 pixels, and at most 1024"), "{:?}", told(&shelf));
    shelf.write("looks", "images/mudling.png", &png(1000)[..60]);
    assert_eq!(told(&shelf).len(), 1);
    std::fs::remove_file(shelf.path("looks", "images/mudling.png")).unwrap();
    shelf.write("looks", "images/mudlin.png", png(8));
    assert!(told(&shelf)[0].contains("did you mean 'mudling'?"), "{:?}", told(&shelf));
    std::fs::remove_dir_all(shelf.root().join("looks/images")).unwrap();
    // All bosses become ordinary; then all of the first tier leave it.
    let content = dice::Content::shipped();
    let moved = |chosen: &dyn Fn(&dice::Enemy) -> bool| -> String {
        let of = |enemy: &dice::Enemy| enemy_of_tier(&enemy.id, 5);
        format!("[{}]", content.enemies.iter().filter(|enemy| chosen(enemy)).map(of).collect::<Vec<_>>().join(","))
    };
    shelf.write("looks", "enemies/e.ron", moved(&|enemy| enemy.boss));
    assert!(told(&shelf)[0].contains("the gauntlet cannot be played: there is no boss"), "{:?}", told(&shelf));
    shelf.write("looks", "enemies/e.ron", moved(&|enemy| enemy.tier == 1 && !enemy.boss));
    assert!(told(&shelf)[0].contains("a layer of tier 1 has 2 ways"), "{:?}", told(&shelf));
}

/// An enemy of that tier with a shipped card.
fn enemy_of_tier(id: &str, tier: u8) -> String {
    enemy(id, "old-sabre").replace("tier: 1", &format!("tier: {tier}"))
}

#[test]
fn the_tutorial_shows_the_examples_as_they_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let tutorial = std::fs::read_to_string(root.join("docs/modding.md")).unwrap();
    for file in ["example-weapon/scripts/hoard-lash.rhai", "example-balance/equipment/cleaver.ron"] {
        let text = std::fs::read_to_string(root.join("mods").join(file)).unwrap();
        assert!(tutorial.contains(text.trim()), "docs/modding.md does not show mods/{file} as it is");
    }
}

#[test]
fn a_scene_may_name_what_a_mod_adds() {
    let text =
        "(game: \"dice\", title: \"t\", description: \"d\", setup: (enemy: \"hoarder\"), players: [Human, Human])";
    let file = TextFile { name: "s.ron".to_owned(), text: text.to_owned() };
    assert!(lab::Scene::load(&DiceModule, &shipped_mods(), &file).is_ok());
    let told = lab::Scene::load(&DiceModule, &library(), &file).unwrap_err().to_string();
    assert!(told.contains("unknown enemy 'hoarder'"), "{told}");
}

/// What the planner would do with these cards, HP and dice. Nothing in it knows the lash.
fn planned(cards: &str, hp: u16, dice: &[u8]) -> ExplainReport {
    let rolled: Vec<String> = dice.iter().map(|die| format!("Outcome(Die({die}))")).collect();
    let text = format!(
        "(game: \"dice\", title: \"t\", description: \"d\", setup: (fighters: [
            (name: \"A\", max_hp: 40, hp: {hp}, dice: {}, cards: [{cards}]),
            (name: \"B\", max_hp: 60, dice: 2, cards: [\"old-sabre\"]),
        ]), players: [Human, Human], start: Steps([{}]))",
        dice.len(),
        rolled.join(", ")
    );
    let opening = Opening::Scene(TextFile { name: "s.ron".to_owned(), text });
    let request = ExplainRequest {
        opening,
        agent: None,
        seed: None,
        budget: Budget::default(),
        after: 0,
        graph: None,
        language: None,
    };
    AnyGame::explain(&DiceModule, &shipped_mods(), &request).expect("it can be explained")
}

fn line(report: &ExplainReport) -> Vec<&str> {
    report.explanation.line.iter().map(|ply| ply.label.text.as_str()).collect()
}

#[test]
fn a_weapon_nobody_planned_for_is_used_sensibly() {
    // The lash deals what lies unused: it comes before the sabre takes a die from it.
    let report = planned("\"hoard-lash\", \"old-sabre\"", 40, &[6, 4, 2]);
    assert_eq!(line(&report), ["Hoard Lash", "6 on Old Sabre"]);
    // An odd die costs 1 HP and deals less: it is filed even first.
    let report = planned("\"hoard-lash\", \"brass-file\"", 40, &[6, 5]);
    assert_eq!(line(&report), ["5 on Brass File", "Hoard Lash"]);
    // Three odd dice would kill at 3 HP, so they are not paid with; at 4 HP they are.
    let report = planned("\"hoard-lash\"", 3, &[5, 5, 3]);
    assert!(report.explanation.candidates[0].label.text == "End the turn", "{:?}", line(&report));
    let report = planned("\"hoard-lash\"", 4, &[5, 5, 3]);
    assert_eq!(line(&report), ["Hoard Lash"]);
}

#[test]
fn an_enemy_of_a_mod_fights_with_what_the_mod_brought() {
    let options = Some("(hero: \"thief\", enemy: \"hoarder\")".to_owned());
    let request = PlayRequest {
        opening: Opening::Setup { options, seats: None },
        agents: Some(vec!["left-to-right".to_owned(), "planner".to_owned()]),
        seed: Some(Seed(5)),
        budget: Budget::default(),
        language: None,
    };
    let mut lashes = 0;
    let mut log = |line: &str| lashes += usize::from(line.trim_start().starts_with("Hoard Lash"));
    let report = AnyGame::play(&DiceModule, &shipped_mods(), &request, &AtomicBool::new(false), &mut log).unwrap();
    assert!(report.fault.is_none() && report.reason.is_some(), "{report:?}");
    assert!(lashes as u64 + 1 >= report.rounds, "{lashes} lashes in {} rounds", report.rounds);
}
