//! The side panel, and the tip over a territory.

use risk::{
    Mission, Owner, Region,
    map::{Map, TerritoryId},
};
use tabletop::{Game, Message, Seat};

use super::super::overlay::Tip;
use super::{PlayerRow, SideModel};
use crate::{
    games::conquest::Content,
    games::conquest::people,
    games::conquest::place_names,
    games::conquest::state::Match,
    settings::Speed,
    table::Sight,
    table::{
        logbook::LogFeed,
        setup::{difficulty_word, opponent_of, title_of},
    },
    text::Words,
};

/// The side panel of a game.
pub fn side(table: &Match, content: &Content, words: &Words, speed: Speed, log: &mut LogFeed) -> SideModel {
    let board = &table.shown.board;
    let game = table.game();
    let players = Seat::all(board.seats())
        .map(|seat| {
            let (territories, armies) = board.strength(Owner::of(seat));
            let income = if territories > 0 { game.income(board, seat).total() } else { 0 };
            let hidden = game.setup().fog && !matches!(table.sight, Sight::All) && table.sight != Sight::Seat(seat);
            PlayerRow {
                livery: table.livery(seat),
                name: table.name(words, seat).into_owned(),
                kind: table.who_decides(words, seat, |spec| opponent(table, content, words, seat, spec)),
                portrait: table.player(seat).and_then(|player| people::of_controller(&player.controller)),
                strength: (!hidden).then_some((territories, armies, income)),
                cards: board.hand_sizes.get(seat.index()).copied().unwrap_or(0),
                active: board.active == seat && table.shown.standing.is_none(),
                fallen: !board.alive(seat),
            }
        })
        .collect();
    SideModel { round: board.round, speed, players, cards: game.setup().has_cards(), log: table.log_model(words, log) }
}

/// A persona is known by its name already; how hard it is says more.
fn opponent(table: &Match, content: &Content, words: &Words, seat: Seat, spec: &str) -> String {
    let known = opponent_of(&content.cast, spec).filter(|known| known.title == table.own_name(seat));
    match known.and_then(|known| known.persona.as_ref()) {
        Some(persona) => words.get(difficulty_word(persona.difficulty)).to_owned(),
        None => title_of(&content.cast, words, spec),
    }
}

/// The mission of whoever looks, in words.
pub fn mission_text(table: &Match, words: &Words, mission: Mission) -> String {
    let shown = &table.shown;
    let mission = shown.looker.map_or(mission, |looker| mission.asked_of(looker, |seat| shown.board.alive(seat)));
    match mission {
        Mission::Continents { first, second, third } => {
            let key = if third { "conquest-mission-three" } else { "conquest-mission-two" };
            let map = table.map();
            let name =
                |region: Region| region.on(map).map_or(region.name(), |at| place_names::continent(words, map, at));
            words.with(key, &[("first", &name(first)), ("second", &name(second))])
        }
        Mission::Eighteen => words.get("conquest-mission-eighteen").to_owned(),
        Mission::TwentyFour => words.get("conquest-mission-twenty_four").to_owned(),
        Mission::Destroy(seat) => words.with("conquest-mission-destroy", &[("name", &table.name(words, seat))]),
    }
}

/// What stands under the pointer.
pub fn tip(table: &Match, words: &Words, territory: TerritoryId) -> Tip {
    let game = table.game();
    let map = game.map();
    let board = &table.shown.board;
    let land = board.land(territory);
    let continent = map.continent_of(territory);
    let members = map.continent_members(continent);
    let most = Seat::all(board.seats())
        .map(|seat| (members.iter().filter(|member| board.holds(seat, **member)).count(), seat))
        .max_by_key(|(count, seat)| (*count, std::cmp::Reverse(*seat)))
        .filter(|(count, _)| *count > 0);
    let owner = match land.owner {
        Owner::NEUTRAL => words.get("conquest-neutral").to_owned(),
        Owner::NOBODY => words.get("conquest-free").to_owned(),
        Owner::UNSEEN => words.get("conquest-unseen").to_owned(),
        owner => owner.seat().map_or_else(String::new, |seat| table.name(words, seat).into_owned()),
    };
    let pending = if table.due().is_some() { table.draft.pending(territory) } else { 0 };
    let armies = land.armies.saturating_add(pending);
    Tip {
        name: place_names::territory(words, map, territory).to_owned(),
        livery: land.owner.seat().map(|seat| table.livery(seat)),
        owner,
        armies: (armies > 0).then_some(armies),
        pending,
        continent: words.with(
            "conquest-tip-continent",
            &[("name", &place_names::continent(words, map, continent)), ("bonus", &map.continent_bonus(continent))],
        ),
        lead: most.map(|(count, seat)| {
            words.with(
                "conquest-tip-lead",
                &[("name", &table.name(words, seat)), ("n", &count), ("all", &members.len())],
            )
        }),
        capital: board.capitals.contains(&territory) || table.shown.capital == Some(territory),
        portal: portal(words, map, territory),
    }
}

/// Where the portal of a territory leads; `None` where it has none.
fn portal(words: &Words, map: &Map, territory: TerritoryId) -> Option<String> {
    let portals = map.portals();
    portals.contains(&territory).then(|| {
        let others = portals.iter().filter(|other| **other != territory).map(|&other| map.territory_message(other));
        words.message(&Message::new("conquest-portal").list("places", others.collect()))
    })
}
