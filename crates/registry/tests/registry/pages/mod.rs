//! The pages of docs/bots: what they describe is what random games say, every field and variant of it, and nothing else.

mod held;

use std::path::Path;

use held::{Held, Parts, compare, meanings, variant, wander};
use lab::{GameModule, Library};
use registry::game;
use registry::games::{
    BanqiModule, DiceModule, DominionModule, FlipJungleModule, FogModule, FoxHuntModule, GauntletModule,
    GeneralsModule, HareModule, JungleModule, RiskModule,
};
use serde_json::Value;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn library() -> Library {
    Library::open(root()).expect("the repository is a library")
}

#[test]
fn conquest_says_what_its_page_says() {
    let mut held = Held::new("risk");
    let setups = [
        "(seats: 3, round_limit: 25)",
        "(seats: 2, round_limit: 25)",
        "(seats: 4, start: Claim, victory: Missions, cards: Fixed, fortify: Path, round_limit: 25)",
        "(seats: 6, start: Scatter, victory: Missions, fortify: Unlimited, round_limit: 40)",
        "(seats: 3, victory: Capitals(0), fog: true, round_limit: 25)",
        "(seats: 2, neutrals: false, victory: Share(60), fortify: Off, cards: Off, round_limit: 40)",
        "(seats: 5, victory: Rounds(9), fog: true)",
        "(seats: 2, start: Scatter, two_phase: true, round_limit: 60)",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(40).map(|setup| (*setup).to_owned()).collect();
    let phases = std::cell::RefCell::new(Parts::new());
    wander(&RiskModule, &mut held, &setups, |view| {
        phases.borrow_mut().insert(variant(&view["board"]["phase"]));
    });
    // The view of those who only look on, which no program is sent.
    compare(&held, &["Eye::Public"]);
    let due: Parts = meanings(&held, "Phase")
        .into_iter()
        .filter(|(_, meaning)| !meaning.starts_with("Chance") && !meaning.starts_with("The end"))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(phases.into_inner(), due, "all are asked about but chance and the end");
    let (page, _) = game("risk").expect("Conquest").bot_page().expect("a page");
    for told in ["**253**", "**254**", "**255**", "**42 and 43**"] {
        assert!(page.contains(told), "{told}");
    }
}

#[test]
fn the_numbers_that_stand_for_no_seat_and_no_territory_are_what_the_page_says() {
    use risk::Owner;
    use risk::card::Card;
    let written = |owner: Owner| serde_json::to_value(owner).expect("a number");
    assert_eq!([Owner::NEUTRAL, Owner::NOBODY, Owner::UNSEEN].map(written), [253, 254, 255].map(Value::from));
    let game = RiskModule.rules(risk::Setup::default(), &library()).expect("the classic game");
    let wild: Vec<u16> =
        Card::deck(game.map()).filter(|card| card.symbol(game.map()).is_none()).map(|card| card.0).collect();
    assert_eq!(wild, [42, 43]);
}

/// What only cards of mods can bring.
const OF_MODS: [&str; 26] = [
    "Cause::Status",
    "Event::Bonus",
    "Event::Bonus.points",
    "Event::Bonus.seat",
    "Event::Marked",
    "Event::Marked.die",
    "Event::Marked.mark",
    "Event::Marked.seat",
    "Event::Offered",
    "Event::Offered.form",
    "Event::Offered.id",
    "Event::Offered.seat",
    "Event::Passed",
    "Event::Passed.seat",
    "Event::Passed.value",
    "Mark::Fire",
    "Mark::Lock",
    "Stage::Ending",
    "Stage::Starting",
    "Task::Hook",
    "Task::Hook.amount",
    "Task::Hook.list",
    "Task::Hook.next",
    "Task::Hook.side",
    "Task::Hook.status",
    "Task::Passive",
];

#[test]
fn fights_say_what_their_page_says() {
    let mut held = Held::new("dice");
    let content = DiceModule.stock(&library()).expect("the content").content;
    let heroes = content.heroes.iter().cycle();
    let named = content.enemies.iter().zip(heroes);
    let named = named.map(|(enemy, hero)| format!("(hero: \"{}\", enemy: \"{}\")", hero.id, enemy.id));
    // Every card there is, on both sides, in fights that often end with their last round.
    let boards = content.catalogue.cards().chunks(3).map(|cards| {
        let ids: Vec<String> = cards.iter().map(|card| format!("\"{}\"", card.id)).collect();
        let side =
            format!("(name: \"X\", max_hp: 20, dice: 4, cards: [{}], statuses: [(\"survive\", 1)])", ids.join(", "));
        format!("(fighters: [{side}, {side}], rounds: 12)")
    });
    let setups: Vec<String> = named.chain(boards).collect();
    wander(&DiceModule, &mut held, &setups, |view| {
        assert_eq!((&view["stage"], &view["due"]), (&Value::from("Acting"), &Value::Null));
        assert_eq!(view["tasks"], Value::Array(Vec::new()));
    });
    // No shipped card acts by itself at turn start or end, or values what it did for computer players; those of mods may.
    compare(&held, &OF_MODS);
}

#[test]
fn runs_say_what_their_page_says() {
    let mut held = Held::new("gauntlet");
    let content = DiceModule.stock(&library()).expect("the content").content;
    let setups: Vec<String> =
        content.heroes.iter().cycle().take(60).map(|hero| format!("(hero: \"{}\")", hero.id)).collect();
    wander(&GauntletModule, &mut held, &setups, |view| {
        assert!(variant(&view["stage"]) != "Mapping" && view["dealing"] == false, "{view}");
    });
    // A fight that is over is no longer there, and heroes that play at random fall before its last round and before a card of their own is
    // to be copied.
    let mut unmet = [&OF_MODS[..], &["Reason::Rounds", "Side::Own", "Stage::Over"]].concat();
    unmet.sort_unstable();
    compare(&held, &unmet);
}

#[test]
fn races_say_what_their_page_says() {
    let mut held = Held::new("hare");
    let setups = [
        "(seats: 2)",
        "(seats: 2, runners: 2)",
        "(seats: 3, board: \"1978\", carrots: 70)",
        "(seats: 4, luck: false)",
        "(seats: 6, round_limit: 6)",
        "(seats: 4, edition: \"parlett\")",
        "(seats: 3, salad_card: NextTurn, hungry_misses: true, hidden_carrots: true)",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(28).map(|setup| (*setup).to_owned()).collect();
    let phases = std::cell::RefCell::new(Parts::new());
    wander(&HareModule, &mut held, &setups, |view| {
        phases.borrow_mut().insert(variant(&view["phase"]));
    });
    compare(&held, &[]);
    let due: Parts = meanings(&held, "Phase")
        .into_iter()
        .map(|(name, _)| name)
        .filter(|name| !["Draw", "Over"].contains(&&**name))
        .collect();
    assert_eq!(phases.into_inner(), due, "all are asked about but chance and the end");
}

#[test]
fn banqi_says_what_its_page_says() {
    let mut held = Held::new("banqi");
    let setups = [
        "()",
        "(ranks: chinese, quiet_limit: 12)",
        "(ranks: hong_kong, size: large, chase_limit: 3)",
        "(sliding_cannon: true)",
        "(starts: [\"g......./......../......../.......S r1 GAAEERRHHCCSSSSaaeerrhhccsssss\", \"gS....../......../......../........ r1 GAAEERRHHCCSSSSaaeerrhhccsssss\"])",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(60).map(|setup| (*setup).to_owned()).collect();
    wander(&BanqiModule, &mut held, &setups, |view| {
        assert_eq!(
            (&view["flipping"], &view["undecided"], &view["end"]),
            (&Value::Null, &Value::from(false), &Value::Null)
        );
    });
    compare(&held, &["Ending::stuck"]);
}

#[test]
fn jungle_says_what_its_page_says() {
    let mut held = Held::new("jungle");
    let setups = [
        "()",
        "(dog_above_wolf: true, equal_lion_and_tiger: true, tiger_leap: lengthwise, quiet_limit: 20)",
        "(tiger_leap: none, leopard_leap: sideways)",
        "(starts: [\"7/7/7/7/7/3e3/3R3/7/7 w\", \"7/7/7/7/7/3E3/3e3/7/7 w\"])",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(60).map(|setup| (*setup).to_owned()).collect();
    wander(&JungleModule, &mut held, &setups, |view| {
        assert_eq!((&view["undecided"], &view["end"]), (&Value::from(false), &Value::Null));
    });
    compare(&held, &["Ending::stuck"]);
}

#[test]
fn flip_jungle_says_what_its_page_says() {
    let mut held = Held::new("flip_jungle");
    let setups = [
        "()",
        "(equals: both_fall, quiet_limit: 12)",
        "(starts: [\"E2e/4/4/4 w1 LTPWDCRltpwdcr 0\", \"Ee2/4/4/4 w1 LTPWDCRltpwdcr 0\"], equals: both_fall)",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(60).map(|setup| (*setup).to_owned()).collect();
    wander(&FlipJungleModule, &mut held, &setups, |view| {
        assert_eq!(
            (&view["flipping"], &view["undecided"], &view["end"]),
            (&Value::Null, &Value::from(false), &Value::Null)
        );
    });
    compare(&held, &["Ending::stuck"]);
}

#[test]
fn fox_hunt_says_what_its_page_says() {
    let mut held = Held::new("fox_hunt");
    let setups =
        ["()", "(size: tiny, foxes: 3)", "(size: small, foxes: 1)", "(size: large, starts: [\"c4=2\", \"-\"])"];
    let setups: Vec<String> = setups.iter().cycle().take(16).map(|setup| (*setup).to_owned()).collect();
    wander(&FoxHuntModule, &mut held, &setups, |view| {
        assert_eq!(view["undecided"], Value::from(false));
        assert!(view["foxes"].is_null(), "where the foxes are is not told");
    });
    compare(&held, &[]);
}

#[test]
fn fog_says_what_its_page_says() {
    let mut held = Held::new("fog");
    let setups = [
        "()",
        "(fog: false, quiet_limit: 20)",
        "(relative: xiangqi, quiet_limit: 20)",
        "(relative: janggi, fog: false)",
        "(relative: shatranj)",
        "(relative: sittuyin, quiet_limit: 40)",
        "(relative: makruk, fog: false, starts: [\"4k3/8/8/8/8/8/8/R3K3 w - - 0\", \"4k3/8/8/8/8/8/8/3RK3 w - - 0\"])",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(42).map(|setup| (*setup).to_owned()).collect();
    wander(&FogModule, &mut held, &setups, |view| {
        assert_eq!(view["known"]["end"], Value::Null);
    });
    let unmet =
        ["bare", "mate", "perpetual_check", "repetition", "stalemate"].map(|ending| format!("Ending::{ending}"));
    let unmet: Vec<&str> = unmet.iter().map(String::as_str).chain(["Relative::cambodian"]).collect();
    compare(&held, &unmet);
}

#[test]
fn generals_says_what_its_page_says() {
    let mut held = Held::new("generals");
    let setups = [
        "()",
        "(disclosure: fight, quiet_limit: 30)",
        "(relative: attaque, quiet_limit: 40)",
        "(relative: attaque, disclosure: survivor)",
        "(disclosure: open)",
        "(starts: [\"f8/9/9/4c4/4P4/9/9/8F w\", \"f8/9/9/9/4Y4/9/9/8F w\"])",
        "(starts: [\"f8/4F4/9/4c4/9/9/9/9 w\"])",
        // One side cannot move, and each has nothing but to go to and fro.
        "(relative: attaque, starts: [\"9f/91/91/91/91/91/91/91/R9/F9 w\"])",
        "(relative: attaque, starts: [\"fnc1n5/2nn6/91/91/91/91/91/91/2NN6/FNC1N5 w\"])",
    ];
    let setups: Vec<String> = setups.iter().cycle().take(45).map(|setup| (*setup).to_owned()).collect();
    wander(&GeneralsModule, &mut held, &setups, |view| {
        assert_eq!(view["known"]["end"], Value::Null);
    });
    // Nobody is asked while the screen is there, and in neither game equals are an exception.
    compare(&held, &["Phase::screen", "Survives::nobody"]);
}

/// What random players of Realm do not come to: they seldom have several kinds of victory card or treasure, nor do they buy all Provinces.
const UNMET_OF_REALM: [&str; 19] = [
    "Attack::GainBasic",
    "Attack::NewHand",
    "Attack::NewHand.draw",
    "Attack::NewHand.least",
    "Attack::VictoryOnDeck",
    "Basic::Colony",
    "Basic::Curse",
    "Basic::Duchy",
    "Basic::Estate",
    "Basic::Gold",
    "Basic::Platinum",
    "Basic::Province",
    "Basic::Silver",
    "End::Victory",
    "Query::InspectPut",
    "Query::TrashTreasure",
    "Query::VictoryOnDeck",
    "Task::DrawUpTo",
    "Task::Treasures",
];

#[test]
fn realm_says_what_its_page_says() {
    let mut held = Held::new("dominion");
    let setups = (0..60).map(|seed| {
        let (seats, colonies, limit) = (2 + seed % 3, seed % 4 == 0, 8 + seed % 40);
        let deal = ["Random", "FourThree", "FiveTwo"][seed % 3];
        format!("(random: {seed}, seats: {seats}, colonies: {colonies}, deal: {deal}, turn_limit: {limit})")
    });
    let named = ["seaside", "prosperity", "chapel-and-witch", "quick-hands"];
    let named = named.into_iter().cycle().take(24).map(|name| format!("(named: \"{name}\", turn_limit: 90)"));
    // Few cards, so that random players come to have them.
    let few = [
        "\"moat\", \"witch\"",
        "\"moat\", \"torturer\", \"mountebank\", \"village\"",
        "\"moat\", \"minion\"",
        "\"moat\", \"saboteur\", \"bureaucrat\", \"village\"",
        "\"bandit\"",
        "\"sentry\", \"vassal\", \"treasury\", \"library\"",
        "\"throne_room\", \"workshop\", \"chapel\", \"smithy\"",
        "\"kings_court\", \"mine\", \"venture\", \"artisan\"",
        "\"bureaucrat\"",
        "\"moat\", \"ghost_ship\", \"spy\"",
    ];
    let few = few.into_iter().cycle().take(120).enumerate().map(|(at, cards)| {
        format!("(kingdom: [{cards}], seats: {}, colonies: {}, turn_limit: 200)", 2 + at % 3, at % 2 == 0)
    });
    let setups: Vec<String> = setups.chain(named).chain(few).collect();
    let asked = std::cell::RefCell::new(Parts::new());
    wander(&DominionModule, &mut held, &setups, |view| {
        let last = view["stack"].as_array().and_then(|stack| stack.last());
        asked.borrow_mut().extend(last.map(|task| variant(&task["Ask"][1])));
    });
    compare(&held, &UNMET_OF_REALM);
    let rare = |name: &String| UNMET_OF_REALM.contains(&format!("Query::{name}").as_str());
    let questions: Parts =
        meanings(&held, "Query").into_iter().map(|(name, _)| name).filter(|name| !rare(name)).collect();
    assert_eq!(asked.into_inner(), questions, "every other question is asked");
}

#[test]
fn the_pages_are_those_the_code_makes() {
    for any_game in registry::GAMES {
        let id = any_game.info().id;
        let (page, _) = any_game.bot_page().expect("it is described");
        let path = root().join(format!("docs/bots/{id}.md"));
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept.trim_end() == page.trim_end(),
            "docs/bots/{id}.md is out of step; write it anew: rubicon-lab bot doc {id} > docs/bots/{id}.md"
        );
    }
}
