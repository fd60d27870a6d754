//! The dock: what the person to act can do, or what the others are at.

use risk::{
    Action, Phase,
    card::{SetKind, set_value},
    map::TerritoryId,
    odds::RollOdds,
};
use tabletop::Game;

use super::{
    AttackModel, CardModel, CardsModel, DockModel, HereModel, PhaseModel, PlacingModel, RestCache,
    battle::{self, OddsCache},
    side::mission_text,
};
use crate::{
    games::conquest::place_names,
    games::conquest::{
        draft::{Draft, Due, Primary},
        pace::Scene,
        state::Match,
    },
    table::{Sight, replay::ReplayModel},
    text::{Words, capitalised},
};

/// The dock of a game.
pub fn dock(table: &Match, words: &Words, odds: &mut OddsCache, rest: &mut RestCache) -> DockModel {
    let due = table.due();
    let draft = &table.draft;
    DockModel {
        phase: due.map_or_else(|| waiting(table, words), |due| phase(table, words, due)),
        attack: due.and_then(|due| attack(table, due, odds)),
        battle: battle::battle(table, words, odds),
        player: battle::player(table, words),
        folded: !table.unfolded(),
        suggestions: due.filter(|_| draft.to.is_none()).map_or_else(Vec::new, |due| suggestions(table, words, due)),
        spare: due.filter(|_| draft.from.is_none()).map_or_else(Vec::new, |due| spare(words, due)),
        amount: due.and_then(|due| draft.amounts(due)).map(|(least, most)| (least, most, draft.amount)),
        placing: due.and_then(|due| {
            let placing = matches!(due.phase(), Phase::Muster | Phase::Reinforce { .. }) && !due.must_trade();
            placing.then(|| PlacingModel {
                left: draft.left(due),
                later: later(due),
                neutrals: draft.neutrals_left(due),
                here: draft.cursor.and_then(|territory| here(words, draft, due, territory)),
                rest: rest.sentence(words, draft, due),
            })
        }),
        cards: cards(table, words, due),
        mission: table.shown.mission.map(|mission| mission_text(table, words, mission)),
        replay: ReplayModel::new(table, words),
    }
}

fn waiting(table: &Match, words: &Words) -> PhaseModel {
    let seat = table.shown.board.active;
    if let Some(past) = table.past_words(words) {
        return PhaseModel {
            livery: Some(table.livery(seat)),
            title: past.title,
            advice: past.advice,
            primary: past.primary,
            ready: true,
            ..PhaseModel::default()
        };
    }
    let (title, advice) = match battle::player(table, words) {
        Some(player) => (words.with("conquest-waiting", &[("name", &player.face.name)]), player.line),
        None => resolving(table, words),
    };
    PhaseModel {
        livery: Some(table.livery(seat)),
        title,
        advice,
        primary: words.get("table-hurry").to_owned(),
        ready: !table.caught_up() || table.host.away(),
        ..PhaseModel::default()
    }
}

/// What is told of a person's own deed while it is shown: of dice only where there are any.
fn resolving(table: &Match, words: &Words) -> (String, String) {
    let (key, advice) = match table.own.scene {
        Scene::Dice => ("conquest-resolving", words.get("conquest-resolving_advice")),
        Scene::Owners => ("conquest-resolving_owners", ""),
        Scene::Arrival => ("conquest-resolving_arrival", ""),
        Scene::March => ("conquest-resolving_march", ""),
        Scene::Cards => ("conquest-resolving_cards", ""),
        Scene::Nothing => ("conquest-resolving_other", ""),
    };
    (words.get(key).to_owned(), advice.to_owned())
}

/// First armies of whoever is to act that are due after those to be placed now.
fn later(due: Due<'_>) -> u32 {
    let board = &due.view.board;
    let reserve = board.reserves.get(due.seat().index()).copied().unwrap_or(0);
    if *due.phase() == Phase::Muster { reserve.saturating_sub(board.to_place) } else { 0 }
}

/// A territory on which armies can be put, or taken up again.
fn here(words: &Words, draft: &Draft, due: Due<'_>, territory: TerritoryId) -> Option<HereModel> {
    let (put, room) = (draft.pending(territory), draft.room(due, territory));
    (due.view.board.holds(due.seat(), territory) || put + room > 0).then(|| HereModel {
        name: place_names::territory(words, due.game.map(), territory).to_owned(),
        put,
        room,
    })
}

fn phase(table: &Match, words: &Words, due: Due<'_>) -> PhaseModel {
    let map = due.game.map();
    let name = |territory: TerritoryId| place_names::territory(words, map, territory).to_owned();
    let primary = table.draft.primary(due);
    let label = match primary {
        Primary::Choose => words.get("conquest-do-choose").to_owned(),
        Primary::ChooseSet => words.get("conquest-do-choose_set").to_owned(),
        Primary::ChooseAttack => words.get("conquest-do-choose_attack").to_owned(),
        Primary::Claim(t) => words.with("conquest-do-claim", &[("place", &name(t))]),
        Primary::PutAll(t, n) => words.with("conquest-do-put_all", &[("place", &name(t)), ("n", &n)]),
        Primary::Place(n) => words.with("conquest-do-place", &[("n", &n)]),
        Primary::Capital(t) => words.with("conquest-do-capital", &[("place", &name(t))]),
        Primary::Trade(n) => words.with("conquest-do-trade", &[("n", &n)]),
        Primary::Roll(n) => words.count("conquest-do-roll", n.into()),
        Primary::Occupy(n) | Primary::March(n) => words.count("conquest-do-march", n as usize),
        Primary::EndAttack => words.get("conquest-do-end_attack").to_owned(),
        Primary::EndTurn => words.get("conquest-do-end_turn").to_owned(),
    };
    let (key, end) = match due.phase() {
        _ if due.must_trade() => ("must_trade", None),
        Phase::Claim => ("claim", None),
        Phase::Muster => ("muster", None),
        Phase::Capital => ("capital", None),
        Phase::Reinforce { .. } => ("reinforce", None),
        Phase::Attack => ("attack", (primary != Primary::EndAttack).then_some("conquest-do-end_attack")),
        Phase::Occupy { .. } => ("occupy", None),
        Phase::Fortify => ("fortify", (primary != Primary::EndTurn).then_some("conquest-do-end_turn")),
        _ => ("other", None),
    };
    let advice = match due.phase() {
        // One of two players also places for the third force.
        Phase::Muster if table.draft.neutrals_left(due) > 0 => match table.draft.left(due) {
            0 => "muster_neutral",
            _ => "muster_both",
        },
        Phase::Attack if matches!(primary, Primary::Roll(_)) => "roll",
        Phase::Attack if due.likeliest(None, 1).is_empty() => "no_attack",
        _ => key,
    };
    PhaseModel {
        livery: Some(table.livery(due.seat())),
        title: words.get(&format!("conquest-phase-{key}")).to_owned(),
        advice: words.get(&format!("conquest-advice-{advice}")).to_owned(),
        hint: table.hint.as_ref().map(|hint| capitalised(&words.message(hint))),
        primary: label,
        ready: !matches!(primary, Primary::Choose | Primary::ChooseSet | Primary::ChooseAttack),
        end: end.map(|end| words.get(end).to_owned()),
        undo: undo(table, words),
        redo: table.redoable().map(|action| deed(words, "redo-it", &action)),
        trade: due.may_trade() && !due.must_trade(),
    }
}

/// What the undo button says.
fn undo(table: &Match, words: &Words) -> Option<String> {
    if table.draft.has_pending() {
        return Some(words.get("undo-pending").to_owned());
    }
    table.undoable().map(|action| deed(words, "undo-it", action))
}

/// An action as what is taken back or done again.
fn deed(words: &Words, way: &str, action: &Action) -> String {
    let what = match action {
        Action::Claim(_) => "claim",
        Action::Place(_) => "place",
        Action::Trade { .. } => "trade",
        Action::Occupy(_) | Action::Fortify { .. } => "march",
        Action::EndAttack => "end_attack",
        _ => "other",
    };
    words.with(way, &[("what", &words.get(&format!("undo-{what}")))])
}

/// Attacks offered while none is chosen.
const SUGGESTIONS: usize = 4;
/// The least chance at which an attack is offered beside the likeliest.
const WORTH_OFFERING: f64 = 0.1;

fn suggestions(table: &Match, words: &Words, due: Due<'_>) -> Vec<(TerritoryId, TerritoryId, String, f64)> {
    let map = due.game.map();
    let likeliest = due.likeliest(table.draft.from, SUGGESTIONS).into_iter().enumerate();
    likeliest
        .filter(|(at, (chance, _))| *at == 0 || *chance >= WORTH_OFFERING)
        .map(|(_, offer)| offer)
        .map(|(chance, (from, to))| {
            let label = format!(
                "{} \u{2192} {}",
                place_names::territory(words, map, from),
                place_names::territory(words, map, to)
            );
            (from, to, label, chance)
        })
        .collect()
}

fn spare(words: &Words, due: Due<'_>) -> Vec<(TerritoryId, String, u32)> {
    let name = |territory: TerritoryId| place_names::territory(words, due.game.map(), territory).to_owned();
    due.spare(SUGGESTIONS).into_iter().map(|(from, armies)| (from, name(from), armies)).collect()
}

fn attack(table: &Match, due: Due<'_>, odds: &mut OddsCache) -> Option<AttackModel> {
    let most_dice = table.draft.most_dice(due)?;
    let (from, to) = table.draft.from.zip(table.draft.to)?;
    let board = &due.view.board;
    let attackers = board.land(from).armies.saturating_sub(1);
    let stop = table.draft.stop.clamp(1, attackers.max(1));
    let (_, losses) = odds.fight(attackers, board.land(to).armies, due.defence(to), stop);
    let dice = table.draft.dice.unwrap_or(most_dice).min(most_dice);
    let once = RollOdds::of_dice(dice.into(), due.game.defender_dice(board, to));
    Some(AttackModel {
        losses,
        roll_losses: once.map_or([0.0; 2], |once| [once.attacker_loss().mean, once.defender_loss().mean]),
        dice: (dice, most_dice),
        stop: (stop, attackers.max(1)),
    })
}

fn cards(table: &Match, words: &Words, due: Option<Due<'_>>) -> Option<CardsModel> {
    let game = table.game();
    if !game.setup().has_cards() {
        return None;
    }
    let map = game.map();
    let hand = table
        .shown
        .hand
        .iter()
        .map(|card| {
            let territory = card.territory(map);
            CardModel {
                card: *card,
                symbol: card.symbol(map),
                name: territory
                    .map_or(words.get("conquest-wild"), |t| place_names::territory(words, map, t))
                    .to_owned(),
                own: matches!((territory, table.sight), (Some(t), Sight::Seat(seat))
                    if table.shown.board.holds(seat, t)),
                chosen: due.is_some() && table.draft.cards.contains(card),
            }
        })
        .collect();
    let trades = table.shown.board.trades;
    let values = (game.setup().cards == risk::Cards::Progressive)
        .then(|| [0, 1].map(|next| set_value(game.setup().cards, SetKind::Mixed, trades + next)));
    let open = due.is_some() && table.draft.cards_open;
    let offer = due.and_then(|due| table.draft.offer(due));
    let pictured = offer.iter().flat_map(|offer| &offer.pictured);
    Some(CardsModel {
        hand,
        open,
        forced: due.is_some_and(|due| due.must_trade()),
        values,
        worth: offer.as_ref().map(|offer| offer.armies),
        best: open && due.is_none_or(|due| table.draft.has_best_set(due)),
        pictured: pictured
            .map(|t| (*t, place_names::territory(words, map, *t).to_owned(), table.draft.bonus == Some(*t)))
            .collect(),
    })
}
