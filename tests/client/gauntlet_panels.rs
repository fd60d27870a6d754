//! The road between the fights of a gauntlet, by what a player sees and does, without an application.

use std::sync::Arc;

use bevy_egui::egui;
use dice::{Form, Role, Slot, Uses};
use egui_kittest::{Harness, kittest::Queryable};
use rubicon::{
    games::alea::{
        Icon, Pick, Preview,
        panels::{
            CardModel, DockModel, FighterModel, ForgeModel, Half, HeroModel, MapModel, OfferModel, PanelAsk, Readiness,
            RoadModel, SceneModel, Sign, Standing, StopModel, TableModel, TileModel, around,
        },
        portrait::Portraits,
        setup::{DuelContext, DuelSetup, duel_page},
    },
    keys::Action as Key,
    settings::Speed,
    table::{Why, WhyFocus, logbook::LogModel, panels::TableAsk, setup::Opponent, why::DrawerModel},
    text::Words,
    theme::{self, Palette},
};

/// Window sizes and text sizes the panels must hold at.
const WINDOWS: [([f32; 2], f32); 4] =
    [([1280.0, 720.0], 1.0), ([1280.0, 720.0], 1.5), ([1920.0, 1080.0], 1.0), ([1280.0, 720.0], 2.0)];

struct Walk {
    words: Words,
    model: TableModel,
    text_size: f32,
    why: Option<Why>,
    halves: Option<[Half; 2]>,
    asks: Vec<PanelAsk>,
}

fn card(name: &str, key: Option<char>, role: Role) -> CardModel {
    CardModel {
        key,
        name: name.to_owned(),
        text: "Deals damage equal to the die plus 3. On a 6 it shocks a card.".to_owned(),
        icon: Icon::Sword,
        slot: Slot::AtLeast(4),
        held: 0,
        progress: 0,
        uses: (Uses::Turn(1), 0),
        size: 1,
        role,
        form: Form::Base,
        weakened: false,
        borrowed: false,
        readiness: Readiness::Ready,
        lit: key.is_some(),
        chosen: false,
        marked: false,
        statuses: Vec::new(),
    }
}

fn fighter(seat: u8) -> FighterModel {
    let mut cards: Vec<CardModel> =
        ["Cleaver", "Buckler", "Practice Foil"].map(|name| card(name, Some('A'), Role::Gear)).to_vec();
    cards.extend([card("Second Throw", None, Role::Skill), card("Red Mist", None, Role::Limit)]);
    FighterModel {
        name: "Marta Quickhand".to_owned(),
        brain: "Human".to_owned(),
        livery: Palette::default().livery(seat),
        portrait: Portraits::default().of("brawler"),
        active: seat == 0,
        hp: [23, 40],
        threatened: 0,
        limit: None,
        statuses: Vec::new(),
        dice: Vec::new(),
        cards,
        struck: f32::MAX,
    }
}

fn stop(name: &str, standing: Standing, key: Option<char>, sign: Sign) -> StopModel {
    StopModel {
        name: name.to_owned(),
        facts: "26 HP, 3 dice".to_owned(),
        told: format!("{name}: 26 HP, 3 dice, then Chest"),
        portrait: Portraits::default().of("frost-hen").filter(|_| name != "Hedge Knight"),
        icon: Icon::Heart,
        sign,
        standing,
        key,
        chosen: false,
        marked: false,
        tier: if sign == Sign::Crown { 0 } else { 2 },
    }
}

fn map() -> SceneModel {
    let pair = |standings: [Standing; 2], keys: [Option<char>; 2]| {
        vec![
            stop("Crooked Apothecary", standings[0], keys[0], Sign::Chest),
            stop("Hedge Knight", standings[1], keys[1], Sign::Fire),
        ]
    };
    let mut layers =
        vec![pair([Standing::Passed, Standing::Gone], [None, None]), pair([Standing::Open; 2], [Some('1'), Some('2')])];
    layers.extend((0..3).map(|_| pair([Standing::Ahead; 2], [None, None])));
    layers.push(vec![stop("The House", Standing::Ahead, None, Sign::Crown)]);
    SceneModel::Map(MapModel { layers, here: 1 })
}

fn offers(count: usize, gained: bool, meal: bool) -> SceneModel {
    let offer = |at: usize| OfferModel {
        card: card(&format!("Offer {at}"), char::from_digit(at as u32 + 1, 10), Role::Gear),
        label: (at == 1).then(|| "no room".to_owned()),
        forbidden: at == 1,
    };
    let gains =
        [(Sign::Coin, "+4 gold"), (Sign::Die, "+1 die"), (Sign::Heart, "+4 max HP"), (Sign::Bandage, "12 HP back")];
    SceneModel::Offers {
        gained: if gained { gains.map(|(sign, text)| (sign, text.to_owned())).to_vec() } else { Vec::new() },
        offers: (0..count).map(offer).collect(),
        meal: meal.then(|| tile(Pick::Meal, Sign::Loaf, "A meal", '4')),
    }
}

fn tile(pick: Pick, sign: Sign, title: &str, key: char) -> TileModel {
    TileModel {
        pick,
        sign,
        title: title.to_owned(),
        text: "8 HP back for 2 gold".to_owned(),
        key: Some(key),
        chosen: false,
        marked: false,
        lit: true,
    }
}

fn forge() -> SceneModel {
    let cards = [card("Cleaver", None, Role::Gear), card("Cleaver+", None, Role::Gear)];
    SceneModel::Forge(ForgeModel {
        cards: Some(cards),
        labels: ["Now".to_owned(), "Upgraded".to_owned()],
        empty: String::new(),
    })
}

fn rest() -> SceneModel {
    SceneModel::Tiles(vec![
        tile(Pick::Sleep, Sign::Moon, "Sleep", '1'),
        tile(Pick::Exercise, Sign::Weight, "Exercise", '2'),
    ])
}

fn scenes() -> Vec<SceneModel> {
    vec![
        map(),
        offers(3, true, false),
        offers(2, false, false),
        offers(3, false, true),
        offers(6, true, false),
        forge(),
        rest(),
    ]
}

fn table(scene: SceneModel) -> TableModel {
    let preview = Preview { certain: vec!["Hits with the better die.".to_owned()], ..Preview::default() };
    let picks = vec![Some(Pick::Own(0)), Some(Pick::Own(1)), Some(Pick::Own(2)), None, None];
    TableModel {
        rules: Vec::new(),
        replay: None,
        title: "Fight 2 of 6".to_owned(),
        speed: Speed::Normal,
        fighters: [fighter(0), fighter(1)],
        flight: None,
        glow: None,
        floats: Vec::new(),
        dock: DockModel {
            livery: Some(Palette::default().livery(0)),
            title: "Marta Quickhand: The road".to_owned(),
            advice: "Choose a way.".to_owned(),
            primary: ("Fight".to_owned(), true),
            undo: true,
            preview: Some(("Mudling, Tier 1".to_owned(), preview)),
            ..DockModel::default()
        },
        log: LogModel { generation: 1, lines: Arc::default() },
        due: true,
        hint: true,
        graph: false,
        text: None,
        road: Some(Box::new(RoadModel {
            title: "Victory".to_owned(),
            line: "You have grown stronger. Take one of 3 cards, if you like.".to_owned(),
            sign: Sign::Star,
            hero: HeroModel { gold: 7, dice: 3, room: [5, 8], picks },
            scene,
        })),
    }
}

fn harness(size: [f32; 2], text_size: f32, scene: SceneModel, why: Option<Why>) -> Harness<'static, Walk> {
    let walk = Walk { words: Words::english(), model: table(scene), text_size, why, halves: None, asks: Vec::new() };
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, walk: &mut Walk| {
            theme::apply(ui.ctx(), walk.text_size, true);
            if !std::mem::replace(&mut dressed, true) {
                // The typefaces arrive with the frame after the first, as they do in the program.
                ui.ctx().request_repaint();
                return;
            }
            let drawer = DrawerModel::default();
            let reasons = walk.why.as_ref().map(|why| (&drawer, why));
            let mut asks = Vec::new();
            walk.halves = Some(around(ui, &walk.words, &walk.model, walk.text_size, reasons, &mut asks));
            walk.asks.extend(
                asks.into_iter().filter(|ask| !matches!(ask, PanelAsk::Look(_) | PanelAsk::Table(TableAsk::Reason(_)))),
            );
        },
        walk,
    );
    harness.run_steps(4);
    harness
}

#[test]
fn everything_lies_within_the_window_and_nothing_overlaps() {
    for (size, text_size) in WINDOWS {
        for (at, scene) in scenes().into_iter().enumerate() {
            let harness = harness(size, text_size, scene, None);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
            let halves = harness.state().halves.clone().expect("painted");
            let [hero, road] = &halves;
            let parts: Vec<egui::Rect> = [hero.head, hero.tray]
                .into_iter()
                .chain(hero.cards.iter().copied())
                .chain(road.cards.iter().copied())
                .collect();
            assert!(!road.cards.is_empty(), "scene {at}");
            for (one, part) in parts.iter().enumerate() {
                assert!(window.contains_rect(*part), "{part:?} of scene {at} at {size:?}, {text_size}");
                assert!(part.width() > 60.0 && part.height() > 28.0, "{part:?} of scene {at} at {size:?}, {text_size}");
                for other in &parts[..one] {
                    let shared = part.shrink(0.5).intersect(*other);
                    assert!(!shared.is_positive(), "{part:?} over {other:?} of scene {at} at {size:?}, {text_size}");
                }
            }
        }
    }
}

#[test]
fn ways_answer_to_clicks_and_the_rest_of_the_map_does_not() {
    let mut harness = harness([1280.0, 720.0], 1.0, map(), None);
    harness.get_all_by_label("Hedge Knight: 26 HP, 3 dice, then Chest").next().expect("a stop further on").hover();
    assert_eq!(harness.query_all_by_label("Hedge Knight: 26 HP, 3 dice, then Chest (beaten)").count(), 1);
    let at = harness.state().halves.as_ref().expect("painted")[1].cards[3].center();
    harness.hover_at(at);
    harness.run_steps(2);
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(3);
    let ahead = harness.state().halves.as_ref().expect("painted")[1].cards[5].center();
    harness.drag_at(ahead);
    harness.drop_at(ahead);
    harness.run_steps(3);
    harness.get_by_label("Fight").click();
    harness.run_steps(3);
    assert_eq!(harness.state().asks, [PanelAsk::Pick(Pick::Way(1)), PanelAsk::Key(Key::Main)]);
}

#[test]
fn offers_tiles_and_own_cards_answer_to_clicks() {
    let mut harness = harness([1280.0, 720.0], 1.5, offers(3, false, true), None);
    for label in ["Offer 2: ", "A meal: ", "Buckler: "] {
        harness.get_by_label_contains(label).click();
        harness.run_steps(3);
    }
    harness.get_by_label("Take back").click();
    harness.run_steps(3);
    let expected = [
        PanelAsk::Pick(Pick::Offer(2)),
        PanelAsk::Pick(Pick::Meal),
        PanelAsk::Pick(Pick::Own(1)),
        PanelAsk::Key(Key::Undo),
    ];
    assert_eq!(harness.state().asks, expected);
}

#[test]
fn what_the_hero_has_is_always_told() {
    for scene in scenes() {
        let harness = harness([1280.0, 720.0], 1.5, scene, None);
        for told in ["3 dice", "7 gold", "5 of 8 cells", "Marta Quickhand: 23 of 40 HP"] {
            assert!(harness.query_by_label(told).is_some(), "{told}");
        }
        assert!(harness.query_by_label_contains("Second Throw: skill").is_some());
    }
}

#[test]
fn advice_leaves_the_choices_and_what_the_hero_carries() {
    for (size, text_size) in WINDOWS {
        let mut why = Why::default();
        why.look(WhyFocus::Hint);
        let mut harness = harness(size, text_size, rest(), Some(why));
        for told in ["Second Throw: ", "Sleep: ", "Marta Quickhand: 23 of 40 HP"] {
            assert!(harness.query_by_label_contains(told).is_some(), "{told} at {size:?}, {text_size}");
        }
        // What may be chosen of it can still be chosen.
        harness.get_by_label_contains("Buckler: ").click();
        harness.run_steps(3);
        assert_eq!(harness.state().asks, [PanelAsk::Pick(Pick::Own(1))], "at {size:?}, {text_size}");
    }
}

#[test]
fn a_gauntlet_is_chosen_in_place_of_a_duel() {
    for (size, text_size) in WINDOWS {
        let content = dice::Content::shipped();
        let opponents = [Opponent {
            game: "alea",
            name: "planner".to_owned(),
            title: "Planner".to_owned(),
            idea: "The whole turn.".to_owned(),
            levels: Vec::new(),
            persona: None,
        }];
        let setup = DuelSetup::first(&content, &opponents);
        let mut dressed = false;
        let mut harness = Harness::builder().with_size(size).build_ui_state(
            move |ui, setup: &mut DuelSetup| {
                theme::apply(ui.ctx(), text_size, true);
                if !std::mem::replace(&mut dressed, true) {
                    ui.ctx().request_repaint();
                    return;
                }
                let context = DuelContext {
                    content: &content,
                    portraits: &Portraits::default(),
                    opponents: &opponents,
                    faults: Vec::new(),
                };
                duel_page(ui, &Words::english(), setup, &context);
            },
            setup,
        );
        harness.run_steps(4);
        assert!(!harness.state().gauntlet);
        harness.get_by_label("Gauntlet").click();
        harness.run_steps(4);
        assert!(harness.state().gauntlet, "at {size:?}, {text_size}");
        assert!(harness.query_by_label_contains("5 fights of rising difficulty").is_some());
        assert!(harness.query_all_by_label("Mudling").next().is_none(), "the road says who");
        harness.get_by_label("One duel").click();
        harness.run_steps(4);
        assert!(!harness.state().gauntlet);
        harness.get_by_label("Other rules").click();
        harness.run_steps(4);
        assert!(harness.query_all_by_label("Mudling").next().is_none(), "the rules take the place of the enemies");
        // Other rules add up, are told once they are chosen, and are taken back.
        let [first, second] = [("The foe moves first", "foe-first"), ("All cards once", "once")];
        let clicks = [(first, vec![first.1]), (second, vec![first.1, second.1]), (first, vec![second.1])];
        // Where text is large, the first rule alone is in sight.
        let few = [(first, vec![first.1]), (first, vec![]), (first, vec![first.1])];
        for ((rule, _), chosen) in if text_size > 1.0 { few } else { clicks } {
            harness.query_all_by_label(rule).next().expect("it is there").click();
            harness.run_steps(4);
            assert_eq!(harness.state().modifiers, chosen, "at {size:?}, {text_size}");
        }
        harness.get_by_label("Other rules: 1").click();
        harness.run_steps(4);
        assert!(harness.query_all_by_label("Mudling").next().is_some());
    }
}
