//! Alea as the table asks for it.

use bevy::prelude::*;
use dice::{
    Event as Fought, State,
    gauntlet::{Action, Event, Gauntlet},
};
use tabletop::{Game, Message, Seat, message};

use super::{
    Content, chronicle,
    cues::{self, Cue},
    finish,
    hand::Hand,
    panels::GraphView,
    recap,
    road::Road,
    shown::Shown,
    state::{Duel, Fights, Offers, fight_at},
    tell::{self, Stage},
    timeline,
};
use crate::{
    settings::Settings,
    shell::ActiveGame,
    table::{self, Host, LoggedEvent, Sight, TableGame, recap::RecapLine, replay::Timeline, report::Report},
    text::Words,
};

/// What a hit point lost or won changes of the game (see [`TableGame::impact`]), a point of a status, and the end of a fight.
const HIT_POINT: f64 = 0.1;
const STATUS: f64 = 0.1;
const DECIDED: f64 = 2.0;

impl TableGame for Fights {
    type Shown = Shown;
    type Cue = Cue;
    type Draft = Hand;
    type View = State;
    type Content = Content;
    type Stage = Stage<'static>;

    /// Dice are numbered.
    const DIGITS: bool = true;

    fn lay(host: &Host<Gauntlet>, _: Sight) -> Result<(Self, Shown), Message> {
        let session = host.session().ok_or_else(table::nobody)?;
        let (game, position) = (session.game(), session.state());
        let rules =
            fight_at(game, position).ok_or_else(|| message!("fault-table-no_fight", "there is nobody to fight"))?;
        let shown = Shown::new(position.fight.as_ref().unwrap_or(&rules.start()));
        let road = (!game.is_duel()).then(|| Road::new(position.clone()));
        let graph_view = GraphView::default();
        Ok((Self { rules, road, searched: None, graph_view, graph_wanted: false, offers: Offers::default() }, shown))
    }

    /// Lets the players go by their fighters' names, as on the table: ready-made games seat a mere name. The enemies of a
    /// gauntlet share one.
    fn prepare(world: &mut World, table: &Duel) {
        let enemies = world.resource::<Words>().original("name-the_enemy").to_owned();
        let game = &mut world.resource_mut::<ActiveGame>().0;
        for (seat, player) in Seat::all(game.players.len()).zip(&mut game.players) {
            player.name = match table.own.road.is_some() && seat != Road::HERO {
                true => enemies.clone(),
                false => table.own_name(seat).to_owned(),
            };
        }
    }

    /// The name of a seat's fighter.
    fn name(table: &Duel, seat: Seat) -> Option<&str> {
        let name = &table.own.rules.setup().fighters[seat.index() & 1].name;
        (!name.is_empty()).then_some(name)
    }

    /// The enemies of a gauntlet take the same seat one after the other.
    fn former(table: &Duel, seat: Seat, step: usize) -> Option<&str> {
        let (rules, road) = table.journey().filter(|_| seat != Road::HERO)?;
        Some(&rules.enemy(road.met_before(step)?)?.fighter.name)
    }

    fn voice(table: &Duel, seat: Seat) -> Option<String> {
        Self::name(table, seat).map(Message::slug)
    }

    fn queue(table: &mut Duel, events: Vec<LoggedEvent<Event>>) {
        if let Some(past) = table.host.session() {
            cues::queue(&mut table.cues, events, past.clone());
        }
    }

    fn begin(table: &mut Duel, cue: Cue, lasts: f32, settings: &Settings, words: &Words, stage: &mut Stage<'_>) {
        tell::begin(table, cue, lasts, settings, words, stage);
    }

    fn pass(table: &mut Duel, elapsed: f32) -> bool {
        table.shown.pass(elapsed)
    }

    fn write_log(table: &mut Duel, past: &[LoggedEvent<Event>], words: &Words) {
        chronicle::write(table, past, words);
        if table.tape.is_none()
            && let Some(road) = &mut table.own.road
        {
            road.retrace(past);
        }
    }

    fn settle(table: &mut Duel) {
        if let Some(session) = table.host.session() {
            table.settle(session.state().clone());
        }
    }

    fn jump(table: &mut Duel) {
        let Some(position) = table.host.session().map(|session| session.state().clone()) else { return };
        table.enter(&position);
        let past = table.host.past(0);
        if let Some(road) = &mut table.own.road {
            *road = Road::new(position);
            road.retrace(&past);
        }
    }

    fn shown_at(table: &Duel, step: usize) -> Option<Shown> {
        let position = table.position_at(step)?;
        // Another fight has another enemy at the table.
        let same = fight_at(table.host.game(), &position)?.setup() == table.own.rules.setup();
        position.fight.as_ref().filter(|_| same).map(Shown::new)
    }

    fn arrive(table: &mut Duel, _: Seat) -> bool {
        let fight = table.host.session().and_then(|session| session.state().fight.clone());
        match (fight, &mut table.own.road) {
            (Some(state), _) => {
                table.draft.settle(&state);
                table.view = Some(state);
                false
            }
            (None, Some(road)) => {
                // The panel would lie over the hero's cards, which may be what there is to choose from.
                table.why.close();
                // A key that was meant for the fight passes no reward by.
                road.arrive()
            }
            (None, None) => false,
        }
    }

    /// In a fight or between two.
    fn actor(table: &Duel) -> Option<Seat> {
        match &table.view {
            Some(state) => Some(state.active),
            None => table.crossroads().map(|_| Road::HERO),
        }
    }

    fn pass_on(table: &mut Duel) {
        table.lay_back();
        table.view = None;
        if let Some(road) = &mut table.own.road {
            road.due = false;
        }
    }

    fn takes_back(table: &Duel, action: &Action) -> bool {
        table.stays(action)
    }

    /// At the end of every turn, and at every step between fights.
    fn ends_turn(event: &Event) -> bool {
        !matches!(event, Event::Fight(event) if !matches!(event, Fought::Turn { .. } | Fought::Over(_)))
    }

    fn is_kept(action: &Action) -> bool {
        !matches!(action, Action::Fight(_))
    }

    fn impact(_: &Duel, event: &Event) -> f64 {
        match event {
            Event::Fight(Fought::Hurt { hp, .. } | Fought::Healed { hp, .. }) => HIT_POINT * f64::from(*hp),
            Event::Fight(Fought::Status { change, .. }) => STATUS * f64::from(change.unsigned_abs()),
            Event::Fight(Fought::Over(_)) => DECIDED,
            _ => 0.0,
        }
    }

    fn over(table: &Duel) -> bool {
        match &table.own.road {
            Some(road) => road.shown.over(),
            None => table.shown.over.is_some(),
        }
    }

    /// Rounds of a duel, fights of a gauntlet.
    fn round(table: &Duel) -> u32 {
        match &table.own.road {
            Some(road) => road.fights(),
            None => table.shown.state.round.into(),
        }
    }

    fn report(table: &Duel, words: &Words) -> Report {
        finish::report(table, words)
    }

    fn is_seen(event: &Event) -> bool {
        cues::length(event, None) > 0.0
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Fight(Fought::Turn { .. }) | Event::Begins(_))
    }

    fn timeline(table: &Duel, past: &[LoggedEvent<Event>], words: &Words) -> Timeline {
        timeline::timeline(table, past, words)
    }

    fn recap(table: &Duel, _: &Shown, events: &[LoggedEvent<Event>], reader: Seat, words: &Words) -> Vec<RecapLine> {
        recap::recap(table, events, reader, words)
    }
}
