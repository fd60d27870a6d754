//! Menus as text, and what they want.

use dominion::{Card, Cards, Menu, Plan, Setup, Why, read_bots};
use proptest::prelude::*;

use crate::support::{self, cards, kingdom, rules};

fn plan(game: &dominion::Dominion, text: &str) -> Plan {
    let menu: Menu = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    menu.plan(game).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Points of the basic cards.
fn points(card: Card) -> i32 {
    match card {
        Card::ESTATE => 1,
        Card::DUCHY => 3,
        _ => 0,
    }
}

#[test]
fn a_menu_is_read_and_written() {
    for text in [
        "e2-d4-p8-gold@99|market@10|smithy@1|silver@99",
        "e2-d4-p8-k5-kings_court@2|gold@99",
        "e0-d0-p0-",
        "e0-d0-p0-k9-",
        "e99-d99-p99-estate@0",
        "province@8|gold@99|estate@3",
        "estate@3",
    ] {
        assert_eq!(text.parse::<Menu>().map(|menu| menu.to_string()), Ok(text.to_owned()));
    }
    let menu: Menu = ron::from_str("\"e2-d4-p8-gold@99\"").unwrap();
    assert_eq!(ron::to_string(&menu).unwrap(), "\"e2-d4-p8-gold@99\"");
}

#[test]
fn a_malformed_menu_is_told_with_its_place() {
    let texts = [
        "",
        "gold",
        "gold@",
        "gold@x",
        "gold@100",
        "gold@-1",
        "gold@99|",
        "gold@99||silver@99",
        "Gold@99",
        "@99",
        "gold@9@9",
        "e2-d4-gold@99",
        "e2-p8-d4-gold@99",
        "e2-d4-p8",
        "e2-d4-p8-gold",
        "e-d4-p8-gold@1",
        "e2-d4-p8-k-gold@1",
        "e2-d4-p8-k100-gold@1",
        "e2-d4-p8-z5-gold@1",
        "e200-d4-p8-gold@1",
        "e2-d4-p8-gold@1 |silver@1",
        "złoto@3",
    ];
    let told = |text: &str| match text.parse::<Menu>() {
        Ok(menu) => panic!("'{text}' is read as {menu:?}"),
        Err(error) => format!("{text}\n    {error}"),
    };
    insta::assert_snapshot!(texts.map(told).join("\n"));
}

#[test]
fn a_card_that_is_not_in_the_game_is_told_with_its_place() {
    let game = kingdom(&["smithy"]);
    let menu: Menu = "e2-d4-p8-gold@99|market@1|silver@99".parse().unwrap();
    assert_eq!(menu.plan(&game).unwrap_err().to_string(), "column 18: the game has no card 'market'");
    let first: Menu = "market@1".parse().unwrap();
    assert_eq!(first.plan(&game).unwrap_err().column, 1);
}

#[test]
fn the_left_most_entry_that_can_be_had_is_bought() {
    let game = kingdom(&["smithy", "market"]);
    let plan = plan(&game, "e2-d4-p8-gold@99|market@2|smithy@1|silver@99|smithy@1");
    let supply = game.start_supply();
    let buys = |coins: u8, owned: &str, supply: &Cards| {
        let offered = |card: Card| supply.has(card) && game.kinds()[card.index()].cost <= coins;
        plan.want(&cards(&game, owned), supply, offered, |_| false, points).map(|card| game.id(card).to_owned())
    };
    let full = |coins, owned| buys(coins, owned, &supply);
    assert_eq!(full(8, ""), Some("province".into()));
    assert_eq!(full(7, ""), Some("gold".into()));
    assert_eq!(full(5, ""), Some("market".into()));
    assert_eq!(full(5, "2 market"), Some("smithy".into()));
    assert_eq!(full(4, "smithy"), Some("silver".into()));
    assert_eq!(full(2, ""), None);
    // Two entries of one card add up, and what is empty is passed over.
    assert_eq!(buys(4, "smithy", &supply.with(Card::SILVER, 0)), Some("smithy".into()));
    assert_eq!(buys(4, "2 smithy", &supply.with(Card::SILVER, 0)), None);
    // Thresholds come before the menu.
    let few = |left| supply.with(Card::PROVINCE, left);
    assert_eq!(buys(6, "", &few(5)), Some("gold".into()));
    assert_eq!(buys(6, "", &few(4)), Some("duchy".into()));
    assert_eq!(buys(4, "", &few(3)), Some("smithy".into()));
    assert_eq!(buys(4, "", &few(2)), Some("estate".into()));
}

#[test]
fn at_the_thresholds_the_card_with_most_points_comes_first() {
    let game = kingdom(&["gardens", "great_hall", "island", "duke"]);
    let own = plan(&game, "e3-d5-p8-k5-gold@99|silver@99");
    let supply = game.start_supply();
    let bought = |plan: &Plan, coins: u8, left: u8, owned: &str| {
        let (supply, owned) = (supply.with(Card::PROVINCE, left), cards(&game, owned));
        let offered = |card: Card| supply.has(card) && game.kinds()[card.index()].cost <= coins;
        let points = |card: Card| {
            let mut more = owned;
            more.add(card, 1);
            game.points(&more, 0) - game.points(&owned, 0)
        };
        let wanted = plan.want(&owned, &supply, offered, |_| false, points).map(|card| game.id(card).to_owned());
        let fires: Vec<String> = plan
            .wishes(&owned, &supply, offered, |_| false, points)
            .into_iter()
            .filter(|wish| wish.why == Why::Fires)
            .map(|wish| game.id(wish.card).to_owned())
            .collect();
        assert_eq!(fires, wanted.clone().into_iter().collect::<Vec<_>>());
        wanted.unwrap_or_default()
    };
    let buys = |coins, left, owned| bought(&own, coins, left, owned);
    // Before the thresholds none of them is wanted.
    assert_eq!(
        (buys(8, 6, ""), buys(6, 6, "50 copper"), buys(4, 6, "")),
        ("province".into(), "gold".into(), "silver".into())
    );
    // A Gardens is worth a point for every ten cards, a Duke one for every Duchy.
    assert_eq!((buys(5, 5, "28 copper"), buys(5, 5, "39 copper")), ("duchy".into(), "gardens".into()));
    assert_eq!((buys(5, 5, "2 duchy"), buys(5, 5, "4 duchy")), ("duchy".into(), "duke".into()));
    // The most points that can be had: an Island two, a Great Hall one as an Estate, and does something.
    assert_eq!(
        (buys(4, 5, ""), buys(3, 5, ""), buys(3, 3, "")),
        ("island".into(), "great_hall".into(), "great_hall".into())
    );
    assert_eq!((buys(2, 3, ""), buys(2, 4, "")), ("estate".into(), String::new()));
    // Without a threshold of their own they are entries like any other card.
    let none = plan(&game, "e3-d5-p8-gold@99|silver@99");
    assert_eq!((bought(&none, 4, 3, ""), bought(&none, 5, 5, "50 copper")), ("estate".into(), "duchy".into()));
}

#[test]
fn with_colonies_provinces_wait_for_their_threshold() {
    let game = rules(Setup { kingdom: Vec::new(), colonies: true, ..Setup::default() });
    let plan = plan(&game, "e2-d3-p4-platinum@99|gold@99");
    let supply = game.start_supply();
    let buys = |coins: u8, left: u8| {
        let supply = supply.with(Card::COLONY, left);
        let offered = |card: Card| supply.has(card) && game.kinds()[card.index()].cost <= coins;
        plan.want(&Cards::NONE, &supply, offered, |_| false, points).map(|card| game.id(card).to_owned())
    };
    assert_eq!(
        (buys(11, 8), buys(9, 8), buys(8, 8)),
        (Some("colony".into()), Some("platinum".into()), Some("gold".into()))
    );
    assert_eq!((buys(9, 4), buys(5, 3)), (Some("province".into()), Some("duchy".into())));
}

#[test]
fn every_wish_says_why_it_does_not_fire() {
    let game = kingdom(&["smithy"]);
    let plan = plan(&game, "e2-d4-p8-gold@99|smithy@1|silver@99|copper@1");
    let supply = game.start_supply();
    let offered = |card: Card| game.kinds()[card.index()].cost <= 4;
    let wishes = plan.wishes(&cards(&game, "smithy"), &supply, offered, |_| false, points);
    let why: Vec<Why> = wishes.iter().map(|wish| wish.why).collect();
    let expected = [Why::NotOffered, Why::Early, Why::Early, Why::NotOffered, Why::UsedUp, Why::Fires, Why::Later];
    assert_eq!(why, expected);
    let refused = plan.wishes(&Cards::NONE, &supply, |_| true, |card| card == Card::PROVINCE, points);
    assert_eq!((refused[0].why, refused[3].why), (Why::Refused, Why::Fires));
}

#[test]
fn the_menus_shipped_are_read_and_a_broken_file_is_told() {
    let bots = support::play::bots();
    let game = rules(support::play::table_setup());
    assert_eq!(bots.len(), 14);
    bots.iter().for_each(|bot| drop(bot.menu.plan(&game).unwrap_or_else(|error| panic!("{}: {error}", bot.id))));
    let text = "[(id: \"a\", name: \"A\", menu: \"gold@99\"),\n (id: \"a\", name: \"B\", menu: \"gold\"),\n (id: \"c\", nam: 1)]";
    let told: Vec<String> = read_bots("mine.ron", text).unwrap_err().iter().map(ToString::to_string).collect();
    insta::assert_snapshot!(told.join("\n"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_as_it_is_written_or_refused_within_it(text in "[edp0-9a-c_@|-]{0,24}") {
        match text.parse::<Menu>() {
            Ok(menu) => prop_assert_eq!(menu.to_string().parse::<Menu>().unwrap(), menu),
            Err(error) => prop_assert!(error.column >= 1 && error.column <= text.chars().count() + 1, "{}", error),
        }
    }
}
