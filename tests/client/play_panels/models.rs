//! A table in the middle of a game, as the panels are given it.

use std::sync::Arc;

use risk::{Roll, card::Card, map::Symbol, map::TerritoryId};
use rubicon::{
    games::conquest::{
        panels::{
            AttackModel, BattleModel, CardModel, CardsModel, DockModel, FaceModel, PhaseModel, PlayerModel, PlayerRow,
            SideModel, SideOfBattle,
        },
        people,
    },
    settings::Speed,
    table::{
        Tone,
        logbook::{LogLine, LogModel},
    },
    theme::Palette,
};
use tabletop::Seat;

pub fn side() -> SideModel {
    let players = (0..8)
        .map(|seat| PlayerRow {
            livery: Palette::default().livery(seat),
            name: format!("Commander {seat}"),
            kind: "Sentinel".to_owned(),
            portrait: (seat % 2 == 1).then(|| people::person("duke").expect("a persona's portrait")),
            strength: (seat != 4).then_some((7, 123, 12)),
            cards: seat,
            active: seat == 2,
            fallen: seat == 5,
        })
        .collect();
    let log = (0..40)
        .map(|n| LogLine {
            seat: Some(Seat(n % 6)),
            livery: Some(Palette::default().livery(n % 6)),
            text: format!("captures territory number {n} from somebody"),
            tone: if n % 7 == 0 { Tone::Turn } else { Tone::Plain },
            place: Some(n.into()),
            step: n.into(),
            reasons: false,
            notation: None,
            why: None,
        })
        .collect();
    let log = LogModel { generation: 1, lines: Arc::new(log) };
    SideModel { round: 12, speed: Speed::Normal, players, cards: true, log }
}

pub fn attack() -> DockModel {
    DockModel {
        phase: PhaseModel {
            livery: Some(Palette::default().livery(2)),
            title: "Attack".to_owned(),
            advice: "Choose a territory of yours, then the one to attack.".to_owned(),
            hint: None,
            primary: "Roll 3 dice".to_owned(),
            ready: true,
            end: Some("End attacks".to_owned()),
            undo: Some("Take back the armies".to_owned()),
            redo: Some("Repeat the march".to_owned()),
            trade: false,
        },
        attack: Some(AttackModel { losses: [11.4, 13.9], roll_losses: [0.92, 1.08], dice: (3, 3), stop: (1, 30) }),
        battle: Some(battle()),
        player: None,
        folded: false,
        suggestions: Vec::new(),
        spare: Vec::new(),
        replay: None,
        amount: None,
        placing: None,
        cards: Some(hand(false, false)),
        mission: None,
    }
}

pub fn face(seat: u8, portrait: Option<&str>) -> FaceModel {
    FaceModel {
        name: format!("Commander {seat}"),
        livery: Some(Palette::default().livery(seat)),
        portrait: portrait.map(|id| people::person(id).expect("a persona's portrait")),
    }
}

pub fn battle() -> BattleModel {
    let side = |seat, portrait, place: &str, armies, lost| SideOfBattle {
        face: face(seat, portrait),
        place: place.to_owned(),
        armies,
        lost,
    };
    BattleModel {
        sides: [
            side(2, None, "Northwest Territory", 31, [1, 4]),
            side(3, Some("duke"), "Eastern United States", 14, [1, 2]),
        ],
        roll: Some(Roll { attacker: [6, 4, 1], defender: [5, 4, 0] }),
        win: 0.972,
        taken: false,
        tumbling: 0.0,
        age: 1.0,
    }
}

/// The dock while an opponent plays.
pub fn waiting(folded: bool) -> DockModel {
    let mut dock = attack();
    (dock.attack, dock.battle) = (None, None);
    (dock.phase.primary, dock.phase.end, dock.phase.undo, dock.phase.redo) =
        ("Skip ahead".to_owned(), None, None, None);
    let line = "At them, lads! Eastern United States is yours no longer!".to_owned();
    dock.player = Some(PlayerModel { face: face(3, Some("captain")), line });
    dock.folded = folded;
    dock
}

pub fn hand(open: bool, forced: bool) -> CardsModel {
    let card = |n: u16, symbol, name: &str| CardModel {
        card: Card(n),
        symbol,
        name: name.to_owned(),
        own: n == 1,
        chosen: n < 3,
    };
    CardsModel {
        hand: vec![
            card(0, Some(Symbol::Infantry), "Northwest Territory"),
            card(1, Some(Symbol::Cavalry), "Siam"),
            card(2, Some(Symbol::Artillery), "Eastern Australia"),
            card(3, Some(Symbol::Artillery), "Peru"),
            card(42, None, "Wild card"),
        ],
        open,
        forced,
        values: Some([8, 10]),
        worth: Some(8),
        best: false,
        pictured: vec![(TerritoryId(1), "Siam".to_owned(), true)],
    }
}
