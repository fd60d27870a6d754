//! From the run to what the road's panels show.

use dice::{
    Form, Role,
    gauntlet::{Action, Carried, Gauntlet, Site, Stage},
};
use tabletop::Game;

use super::{
    super::{
        card_model::CardModel,
        model::{DockModel, FighterModel},
    },
    details,
    model::{ForgeModel, HeroModel, MapModel, OfferModel, RoadModel, SceneModel, Standing, StopModel, TileModel},
    plain_card::plain_card,
    sentences,
    sign::Sign,
};
use crate::{
    games::alea::{Content, Duel, Icon, Pick, Road, facts, letters, portrait::Portraits, road as way},
    settings::Settings,
    text::{Words, capitalised},
};

/// The road, and the hero on it.
pub fn road(
    rules: &Gauntlet,
    road: &Road,
    hero: FighterModel,
    content: &Content,
    words: &Words,
    settings: &Settings,
) -> (FighterModel, RoadModel) {
    let (state, keys) = (&road.shown, letters(&settings.keys));
    let catalogue = &rules.content().catalogue;
    let mut picks = Vec::new();
    let mut cards = Vec::new();
    for (at, carried) in state.hero.cards.iter().enumerate() {
        let pick = Pick::Own(at as u8);
        let open = road.due && pick.is_open(rules, state);
        let able = pick.action(state.stage).is_some_and(|action| rules.validate(state, &action).is_ok());
        if let Some(card) = plain_card(words, catalogue, *carried, Role::Gear) {
            let key = keys.get(at).copied().filter(|_| open);
            cards.push(CardModel { key, lit: open && able, chosen: road.pick == Some(pick), ..card });
            picks.push(open.then_some(pick));
        }
    }
    let born = &rules.hero().fighter;
    let inborn = |card: &dice::CardRef| Some(Carried { card: catalogue.find(&card.id)?, form: card.form });
    let skill = state.hero.gadget.or_else(|| inborn(born.skill.as_ref()?));
    let limit = born.limit.as_ref().and_then(|limit| inborn(&limit.card));
    for (carried, role) in [(skill, Role::Skill), (limit, Role::Limit)] {
        if let Some(card) = carried.and_then(|carried| plain_card(words, catalogue, carried, role)) {
            cards.push(card);
            picks.push(None);
        }
    }
    let fighter = FighterModel {
        active: road.due,
        hp: [state.hero.hp, state.hero.max_hp],
        threatened: 0,
        limit: None,
        statuses: Vec::new(),
        dice: Vec::new(),
        cards,
        struck: f32::MAX,
        ..hero
    };
    let cells = dice::BOARD_CELLS;
    let title = words.get(sentences::title(state.stage)).to_owned();
    let model = RoadModel {
        title,
        line: sentences::line(rules, road, words),
        sign: Sign::of_stage(state.stage),
        hero: HeroModel {
            gold: state.hero.gold,
            dice: state.hero.dice,
            room: [cells - rules.room(state).min(cells), cells],
            picks,
        },
        scene: scene(rules, road, &content.portraits, words),
    };
    (fighter, model)
}

/// Marks what advice speaks of.
pub fn mark(fighter: &mut FighterModel, model: &mut RoadModel, advised: Action, stage: Stage) {
    let is = |pick: Pick| pick.action(stage) == Some(advised);
    for (card, pick) in fighter.cards.iter_mut().zip(&model.hero.picks) {
        card.marked = pick.is_some_and(is);
    }
    match &mut model.scene {
        SceneModel::Map(map) => {
            for (at, stop) in map.layers.get_mut(map.here).into_iter().flatten().enumerate() {
                stop.marked = is(Pick::Way(at as u8));
            }
        }
        SceneModel::Offers { offers, meal, .. } => {
            for (at, offer) in offers.iter_mut().enumerate() {
                offer.card.marked = is(Pick::Offer(at as u8));
            }
            meal.iter_mut().for_each(|tile| tile.marked = is(tile.pick));
        }
        SceneModel::Tiles(tiles) => tiles.iter_mut().for_each(|tile| tile.marked = is(tile.pick)),
        SceneModel::Forge(_) => {}
    }
}

fn scene(rules: &Gauntlet, road: &Road, portraits: &Portraits, words: &Words) -> SceneModel {
    match road.shown.stage {
        Stage::Scrapping | Stage::Visiting(Site::Anvil) => SceneModel::Forge(forge(rules, road, words)),
        Stage::Levelling | Stage::Visiting(Site::Chest | Site::Shop) => offers(rules, road, words),
        Stage::Visiting(Site::Rest) => SceneModel::Tiles(
            [(Pick::Sleep, Sign::Moon), (Pick::Exercise, Sign::Weight)]
                .map(|(pick, sign)| tile(rules, road, words, pick, sign))
                .to_vec(),
        ),
        Stage::Mapping | Stage::Choosing | Stage::Fighting | Stage::Over { .. } => {
            SceneModel::Map(map(rules, road, portraits, words))
        }
    }
}

fn key(road: &Road, pick: Pick) -> Option<char> {
    let at = way::numbered(&road.shown).iter().position(|known| *known == pick)?;
    char::from_digit(at as u32 + 1, 10).filter(|_| road.due)
}

fn map(rules: &Gauntlet, road: &Road, portraits: &Portraits, words: &Words) -> MapModel {
    let state = &road.shown;
    let here = usize::from(state.layer);
    let stop = |layer: usize, at: usize, way: &dice::gauntlet::Way| {
        let enemy = rules.enemy(way.enemy)?;
        let standing = match layer.cmp(&here) {
            std::cmp::Ordering::Less if road.gone.get(layer) == Some(&way.enemy) => Standing::Gone,
            std::cmp::Ordering::Less => Standing::Passed,
            std::cmp::Ordering::Equal => Standing::Open,
            std::cmp::Ordering::Greater => Standing::Ahead,
        };
        let pick = (standing == Standing::Open).then_some(Pick::Way(at as u8));
        Some(StopModel {
            name: words.person(&enemy.fighter.name).into_owned(),
            told: sentences::stop(enemy, way.site, words),
            facts: facts(words, &enemy.fighter),
            portrait: portraits.of(&enemy.id),
            icon: Icon::of_fighter(&enemy.fighter, &rules.content().catalogue),
            sign: way.site.map_or(Sign::Crown, Sign::of_site),
            standing,
            key: pick.and_then(|pick| key(road, pick)),
            chosen: pick.is_some() && road.pick == pick,
            marked: false,
            tier: if enemy.boss { 0 } else { enemy.tier },
        })
    };
    let layers = state.map.iter().enumerate();
    let layers =
        layers.map(|(layer, ways)| ways.iter().enumerate().filter_map(|(at, way)| stop(layer, at, way)).collect());
    MapModel { layers: layers.collect(), here }
}

fn offers(rules: &Gauntlet, road: &Road, words: &Words) -> SceneModel {
    let state = &road.shown;
    let price = rules.price(state);
    let mut offers = Vec::new();
    for (at, card) in state.offers.iter().enumerate() {
        let pick = Pick::Offer(at as u8);
        let carried = Carried { card: *card, form: Form::Base };
        let Some(card) = plain_card(words, &rules.content().catalogue, carried, Role::Gear) else { continue };
        let fault = pick.action(state.stage).and_then(|action| rules.validate(state, &action).err());
        let fault = fault.filter(|_| !state.dealing);
        let label = match &fault {
            Some(fault) if fault.rule == "no-room" => Some(words.get("gauntlet-no_room").to_owned()),
            _ => (price > 0).then(|| words.with("gauntlet-price", &[("n", &price)])),
        };
        let lit = road.due && fault.is_none();
        let card = CardModel { key: key(road, pick), lit, chosen: road.pick == Some(pick), ..card };
        offers.push(OfferModel { card, label, forbidden: fault.is_some() });
    }
    let shop = state.stage == Stage::Visiting(Site::Shop);
    SceneModel::Offers {
        gained: if state.stage == Stage::Levelling { sentences::gained(road, words) } else { Vec::new() },
        offers,
        meal: shop.then(|| tile(rules, road, words, Pick::Meal, Sign::Loaf)),
    }
}

fn tile(rules: &Gauntlet, road: &Road, words: &Words, pick: Pick, sign: Sign) -> TileModel {
    let [title, text] = sentences::tile(rules, road, words, pick);
    let action = pick.action(road.shown.stage);
    let lit = road.due && action.is_some_and(|action| rules.validate(&road.shown, &action).is_ok());
    let key = key(road, pick);
    TileModel { pick, sign, title, text, key, chosen: road.pick == Some(pick), marked: false, lit }
}

/// The card that is picked, else the one pointed at.
fn forge(rules: &Gauntlet, road: &Road, words: &Words) -> ForgeModel {
    let (state, catalogue) = (&road.shown, &rules.content().catalogue);
    let scraps = state.stage == Stage::Scrapping;
    let empty = words.get(if scraps { "gauntlet-scrap-empty" } else { "gauntlet-anvil-empty" }).to_owned();
    let shown = match (road.pick, road.over) {
        (Some(Pick::Own(at)), _) | (None, Some(Pick::Own(at))) => state.hero.cards.get(usize::from(at)).copied(),
        _ => None,
    };
    let Some(carried) = shown else { return ForgeModel { empty, ..ForgeModel::default() } };
    let [before, after] = match scraps {
        true => [(carried, Role::Gear), (carried, Role::Skill)],
        false => [(carried, Role::Gear), (way::better(carried).unwrap_or(carried), Role::Gear)],
    };
    let cards = [before, after].map(|(carried, role)| plain_card(words, catalogue, carried, role));
    let keys = if scraps {
        ["gauntlet-scrap-before", "gauntlet-scrap-after"]
    } else {
        ["gauntlet-anvil-before", "gauntlet-anvil-after"]
    };
    let [Some(before), Some(after)] = cards else { return ForgeModel { empty, ..ForgeModel::default() } };
    ForgeModel { cards: Some([before, after]), labels: keys.map(|key| words.get(key).to_owned()), empty }
}

/// The dock between two fights.
pub fn dock(table: &Duel, rules: &Gauntlet, road: &Road, words: &Words) -> DockModel {
    let seat = Road::HERO;
    let name = table.name(words, seat).into_owned();
    let livery = Some(table.livery(seat));
    if !road.due {
        return DockModel {
            livery,
            title: words.with("gauntlet-dock-waiting", &[("name", &name)]),
            advice: words.get("gauntlet-dock-waiting_note").to_owned(),
            primary: (words.get("table-hurry").to_owned(), !table.hurried),
            why: table.latest_reasons(words, seat).filter(|_| !table.is_person(seat)),
            ..DockModel::default()
        };
    }
    let state = &road.shown;
    let meant = way::meant(rules, road);
    let refused = meant.and_then(|action| rules.validate(state, &action).err());
    let asked = road.pick == Some(Pick::Without);
    let label = match meant {
        Some(Action::Scrap(None)) if asked => "gauntlet-sure-keep",
        Some(_) if asked => "gauntlet-sure-without",
        None => "gauntlet-do-nothing",
        Some(action @ (Action::Leave | Action::Scrap(None))) => going_on(state.stage, action),
        Some(Action::Go(_)) => "gauntlet-do-go",
        Some(Action::Take(_)) if rules.price(state) > 0 => "gauntlet-do-buy",
        Some(Action::Take(_)) => "gauntlet-do-take",
        Some(Action::Drop(_)) => "gauntlet-do-drop",
        Some(Action::Upgrade(_)) => "gauntlet-do-upgrade",
        Some(Action::Scrap(Some(_))) => "gauntlet-do-scrap",
        Some(Action::Eat) => "gauntlet-do-eat",
        Some(Action::Rest) => "gauntlet-do-sleep",
        Some(Action::Drill) => "gauntlet-do-exercise",
        Some(Action::Fight(_)) => "alea-end_turn",
    };
    let question = asked.then(|| words.get("gauntlet-sure-note").to_owned());
    let hint = match (&refused, question) {
        (Some(refused), _) => Some(words.message(&refused.message())),
        (None, Some(question)) => Some(question),
        (None, None) => table.hint.as_ref().map(|hint| capitalised(&words.message(hint))),
    };
    let looked_at = road.over.or(road.pick).filter(|_| !asked);
    DockModel {
        recap: None,
        reading: None,
        livery,
        title: words.get(sentences::title(state.stage)).to_owned(),
        advice: words.get(sentences::advice(state.stage)).to_owned(),
        preview: looked_at.map(|pick| details::details(rules, road, words, pick, refused.as_ref())),
        hint,
        primary: (words.get(label).to_owned(), meant.is_some() && refused.is_none()),
        skip: way::skipped(rules, road).map(|action| words.get(going_on(state.stage, action)).to_owned()),
        undo: table.undoable().is_some(),
        redo: table.redoable().is_some(),
        why: None,
    }
}

/// The key of what a button says that goes on without any choice.
const fn going_on(stage: Stage, action: Action) -> &'static str {
    match (stage, action) {
        (_, Action::Scrap(None)) => "gauntlet-do-keep",
        (Stage::Levelling | Stage::Visiting(Site::Chest | Site::Anvil), _) => "gauntlet-do-without",
        _ => "gauntlet-do-leave",
    }
}

/// What is counted above the table: how far the run is.
pub fn progress(rules: &Gauntlet, road: &Road, words: &Words) -> String {
    let layer = usize::from(road.shown.layer) + 1;
    match layer >= rules.length() {
        true => words.get("gauntlet-progress_boss").to_owned(),
        false => words.with("gauntlet-progress", &[("n", &layer), ("of", &rules.length())]),
    }
}
