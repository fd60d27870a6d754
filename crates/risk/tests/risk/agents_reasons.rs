//! What opponents tell is true: over a thousand positions from games of every variant, for every opponent.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::RngExt;
use risk::agents::{self, AgentInfo};
use risk::map::TerritoryId;
use risk::{Action, Phase, Risk, View};
use tabletop::{
    Agent, Budget, Candidate, Decision, Explanation, Eye, Game, Mark, Monitor, Rng, Seed, Session, Think, Turn,
};

use crate::support::{player, variant, world};

const POSITIONS: u32 = 1_000;

/// Positions taken from one game.
const PER_GAME: u32 = 8;

/// Opponents in another manner than their usual one.
const STYLED: [(&str, &str); 10] = [
    ("sentinel", "sentinel:odds=0.8,trade=forced"),
    ("sentinel", "sentinel:odds=0.6,leader=0.3,continent=0.2,patience=0.5"),
    ("raider", "raider:margin=-3,trade=forced"),
    ("raider", "raider:margin=4,patience=0.5"),
    ("gardener", "gardener:odds=0.3,trade=at-once"),
    ("marshal", "marshal@easy:trade=forced,patience=0.5"),
    ("beginner", "beginner:daring=3"),
    ("beginner", "beginner:leader=5,daring=-3,stack=6"),
    ("sentinel", "sentinel:placing=improved"),
    ("sentinel", "sentinel:borders=0.7,threat=0.3,reach=2,bonuses=0.5,chokepoints=1"),
];

/// Relative rounding allowed between a score and the sum of its terms.
const ROUNDING: f64 = 1e-9;

/// One decision in one position.
struct DecisionCase<'a> {
    session: &'a Session<Risk>,
    view: &'a View,
    info: &'a AgentInfo,
    decision: Decision<Action>,
}

impl DecisionCase<'_> {
    fn reasons(&self) -> &Explanation {
        self.decision.explanation.as_deref().expect("reasons were asked for")
    }

    fn holds(&self, truth: bool, what: &str) {
        let weighed = || {
            let told = self.reasons().candidates.iter();
            told.map(|candidate| (candidate.chosen, candidate.score, &candidate.label, &candidate.terms))
                .collect::<Vec<_>>()
        };
        assert!(
            truth,
            "{}, seed {}, step {}: not so: {what}: {:?}: {:?}",
            self.info.id,
            self.session.seed(),
            self.session.len(),
            self.decision.action,
            weighed()
        );
    }

    fn action(&self, candidate: &Candidate) -> Action {
        serde_json::from_value(candidate.action.clone()).expect("a candidate's action is an action of the game")
    }

    fn check(&self) {
        let reasons = self.reasons();
        self.holds(!reasons.agent.is_empty() && !reasons.headline.is_empty(), "agent and headline are named");
        let chosen: Vec<&Candidate> = reasons.candidates.iter().filter(|candidate| candidate.chosen).collect();
        self.holds(chosen.len() == 1, "one candidate is chosen");
        self.holds(self.action(chosen[0]) == self.decision.action, "the chosen one is what is done");
        let falling = reasons.candidates.windows(2).all(|pair| pair[0].score >= pair[1].score);
        self.holds(falling, "candidates come best first");
        // Minimax compares the others after it has decided; with its budget spent it may find one that is better.
        let spent = self.decision.effort.budget.is_some_and(|budget| self.decision.effort.nodes >= budget);
        if self.info.id != "drifter" && !(self.info.id.starts_with("minimax") && spent) {
            // Two that are alike may differ in the last digit.
            let best = reasons.candidates[0].score - chosen[0].score <= ROUNDING;
            self.holds(best, "who ranks takes the best");
        }
        let mut seen = BTreeSet::new();
        for candidate in &reasons.candidates {
            self.check_candidate(candidate);
            self.holds(seen.insert(candidate.action.to_string()), "no action is weighed twice");
        }
        self.check_numbers();
        let plies = reasons.line.iter();
        self.holds(plies.clone().all(|ply| !ply.label.is_empty()), "plies are told in words");
        self.holds(plies.flat_map(|ply| &ply.marks).all(|mark| self.on_map(*mark)), "plies lie on the map");
    }

    fn check_candidate(&self, candidate: &Candidate) {
        let words = !candidate.label.is_empty() && candidate.terms.iter().all(|term| !term.name.is_empty());
        self.holds(words, "candidates and terms are named");
        let values = candidate.terms.iter().flat_map(|term| [term.value, term.weight.unwrap_or(0.0)]);
        self.holds(values.chain([candidate.score]).all(f64::is_finite), "scores and terms are finite");
        let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
        let scale = candidate.terms.iter().fold(1.0, |most: f64, term| most.max(term.value.abs()));
        self.holds((sum - candidate.score).abs() <= ROUNDING * scale, "the terms sum to the score");
        self.holds(!candidate.terms.is_empty(), "every score has terms");
        let legal = self.session.game().validate(self.session.state(), &self.action(candidate));
        self.holds(legal.is_ok(), "what is weighed is legal");
        self.holds(candidate.marks.iter().all(|mark| self.on_map(*mark)), "candidates lie on the map");
    }

    fn on_map(&self, mark: Mark) -> bool {
        let lands = self.view.board.lands.len() as u16;
        match mark {
            Mark::At(at) => at < lands,
            Mark::Way(from, to) => from < lands && to < lands && from != to,
        }
    }

    fn check_numbers(&self) {
        let reasons = self.reasons();
        let whole = reasons.rows.iter().all(|row| row.values.len() == reasons.columns.len() && !row.label.is_empty());
        self.holds(whole, "rows are as long as there are columns");
        let finite = reasons.rows.iter().flat_map(|row| &row.values).flatten().all(|value| value.is_finite());
        self.holds(finite, "numbers are finite");
        self.holds(reasons.rows.iter().all(|row| self.on_map(row.place)), "rows lie on the map");
    }

    /// The table of border security, worked out anew from the board, and the draft, where it goes by that; where it does not, there is no
    /// table that could be taken for the reason.
    fn check_draft(&self, by_security: bool) {
        let reasons = self.reasons();
        // A turn that can win, or end a rival, places for that.
        let finishing = |name: &str| name == "term-chance_to_win_now" || name == "term-standing_once_a_rival_is_gone";
        let terms = || reasons.candidates.iter().flat_map(|candidate| &candidate.terms);
        if terms().any(|term| finishing(&term.name.id))
            || !by_security && !terms().any(|term| term.name.id == "term-need_of")
        {
            self.holds(reasons.rows.is_empty(), "border security did not decide");
            return;
        }
        let titles: Vec<&str> = reasons.columns.iter().map(|column| column.title.id.as_ref()).collect();
        let steps = ["column-bst", "column-bsr", "column-halved", "column-nbsr", "column-placed"];
        self.holds(titles == steps, "the steps of the draft are told");
        let borders = borders(self.session.game(), self.view);
        self.holds(reasons.rows.len() == borders.len(), "there is a row for every border");
        let Action::Place(placed) = &self.decision.action else { panic!("a draft places") };
        for (row, border) in reasons.rows.iter().zip(&borders) {
            self.holds(row.place == Mark::At(border.at.0.into()), "borders come by falling BSR");
            let armies: u32 = placed.iter().filter(|(at, _)| *at == border.at).map(|(_, count)| count).sum();
            let wanted = [border.bst, border.bsr, border.halved, border.nbsr, f64::from(armies)];
            for (value, wanted) in row.values.iter().zip(wanted) {
                let value = value.expect("every number of a draft is there");
                self.holds((value - wanted).abs() <= ROUNDING * wanted.max(1.0), "the steps of the draft are right");
            }
        }
        let available = self.view.board.to_place;
        let told = reasons.rows.iter().filter_map(|row| row.values[4]);
        let told: Vec<u32> = told.map(|armies| armies as u32).collect();
        self.holds(told == handed_out(&borders, available), "armies go by NBSR, in rounds");
    }
}

/// Where more than border security counts: the table of what speaks for each border, its own arithmetic, and what the board says of it.
impl DecisionCase<'_> {
    fn check_need(&self) {
        let reasons = self.reasons();
        if reasons.headline.id != "headline-by_need" {
            // A turn that can win, or end a rival, places for that.
            return self.holds(reasons.rows.is_empty(), "what speaks for borders did not decide");
        }
        let weight = |name: &str| {
            let term = reasons.candidates[0].terms.iter().find(|term| term.name.id == name);
            term.map_or(0.0, |term| term.weight.expect("each has a weight"))
        };
        let names = [
            "term-threat_for_each_army_there",
            "term-territories_it_should_take",
            "term-bonuses_at_stake",
            "term-ways_it_closes",
        ];
        let weights = names.map(weight);
        let borders = borders(self.session.game(), self.view);
        self.holds(reasons.rows.len() == borders.len().max(1), "there is a row for every border");
        let mut shares = 0.0;
        for row in &reasons.rows {
            let value = |column: usize| row.values[column].unwrap_or(0.0);
            if let Some(border) = borders.iter().find(|border| row.place == Mark::At(border.at.0.into())) {
                self.holds(
                    value(0) == border.bst && (value(1) - border.bsr).abs() <= ROUNDING,
                    "BST and BSR are right",
                );
            }
            let need: f64 = (0..4).map(|at| weights[at] * value(at + 1)).sum();
            self.holds((need - value(5)).abs() <= ROUNDING * need.max(1.0), "the need is the weighted sum");
            self.holds(row.values[2..5].iter().flatten().all(|measure| *measure >= 0.0), "no measure is below zero");
            shares += value(6);
        }
        let falling = reasons.rows.windows(2).all(|pair| pair[0].values[5] >= pair[1].values[5]);
        self.holds(falling, "borders come by falling need");
        self.holds((shares - 1.0).abs() <= ROUNDING, "the shares sum to one");
        let Action::Place(placed) = &self.decision.action else { panic!("a draft places") };
        for row in &reasons.rows {
            let armies = placed.iter().filter(|(at, _)| row.place == Mark::At(at.0.into()));
            let armies: u32 = armies.map(|(_, count)| count).sum();
            self.holds(row.values[7] == Some(f64::from(armies)), "the armies are those that are placed");
        }
    }
}

/// A border territory by section 4 of the rules page.
struct Border {
    at: TerritoryId,
    bst: f64,
    bsr: f64,
    halved: f64,
    nbsr: f64,
}

fn borders(game: &Risk, view: &View) -> Vec<Border> {
    let (board, map) = (&view.board, game.map());
    let own = |at: TerritoryId| board.holds(board.active, at);
    let mut borders: Vec<Border> = map
        .territories()
        .filter(|&at| own(at))
        .filter_map(|at| {
            let foes: Vec<TerritoryId> = map.neighbours(at).iter().copied().filter(|&near| !own(near)).collect();
            let bst: f64 = foes.iter().map(|&foe| f64::from(board.land(foe).armies)).sum();
            let bsr = bst / f64::from(board.land(at).armies);
            (!foes.is_empty()).then_some(Border { at, bst, bsr, halved: 0.0, nbsr: 0.0 })
        })
        .collect();
    borders.sort_by(|a, b| b.bsr.total_cmp(&a.bsr).then(a.at.cmp(&b.at)));
    let kept = borders.len() - borders.len() / 2;
    let sum: f64 = borders[..kept].iter().map(|border| border.bsr).sum();
    for border in &mut borders[..kept] {
        border.halved = border.bsr;
        border.nbsr = border.bsr / sum;
    }
    borders
}

fn handed_out(borders: &[Border], available: u32) -> Vec<u32> {
    let (mut armies, mut left) = (vec![0; borders.len()], available);
    while left > 0 {
        let round = f64::from(left);
        for (border, armies) in borders.iter().zip(&mut armies).filter(|(border, _)| border.nbsr > 0.0) {
            let more = ((border.nbsr * round).floor() as u32).max(1).min(left);
            *armies += more;
            left -= more;
        }
    }
    armies
}

/// What was met, so that the test cannot pass by seeing nothing.
#[derive(Default, Debug)]
struct Met {
    positions: u32,
    decisions: u32,
    drafts: u32,
    needs: u32,
    trades: u32,
    attacks: u32,
    stops: u32,
    lines: u32,
    choices: u64,
}

fn ask(session: &Session<Risk>, view: &View, info: &AgentInfo, spec: &str, nodes: u64, met: &mut Met) {
    let mut agent = agents::make(spec).expect("a listed agent");
    let monitor = Monitor::new();
    let rng = session.thinking(view.board.active);
    let mut think = Think { budget: Budget::nodes(nodes), explain: true, rng, monitor: &monitor };
    let decision = agent.decide(session.game(), view, &mut think);
    let told = DecisionCase { session, view, info, decision };
    told.check();
    met.decisions += 1;
    met.choices += told.reasons().candidates.len() as u64;
    met.trades += u32::from(matches!(told.decision.action, Action::Trade { .. }));
    let searches = matches!(info.id, "minimax" | "minimax-ga" | "marshal" | "strategos");
    match (&view.board.phase, &told.decision.action) {
        (Phase::Reinforce { .. }, Action::Place(placed)) => {
            let drafts = searches || info.id == "sentinel";
            if drafts && !view.board.lands.iter().any(|land| land.owner == risk::Owner::UNSEEN) && !placed.is_empty() {
                let by_plan = matches!(info.id, "marshal" | "strategos")
                    || spec == "minimax-ga"
                    || spec.contains("draft=searched");
                if spec.contains("placing=improved") || spec.contains("reach=") {
                    told.check_need();
                    met.needs += 1;
                } else {
                    told.check_draft(!by_plan);
                }
                met.drafts += 1;
            }
        }
        (Phase::Attack, _) => {
            met.attacks += 1;
            let can_attack = told.reasons().candidates.len() > 1;
            let stops = told.reasons().candidates.iter().any(|candidate| candidate.action == "EndAttack");
            // Chance may not draw it, and a budget that is spent may not reach it.
            let spent = told.decision.effort.nodes >= nodes;
            told.holds(stops || info.id == "drifter" || spent, "stopping is weighed");
            met.stops += u32::from(stops);
            if searches && can_attack {
                told.holds(!told.reasons().line.is_empty(), "who looks ahead tells the line it expects");
                met.lines += 1;
            }
        }
        _ => {}
    }
}

/// A step by chance, at random, or by an opponent.
fn step(session: &mut Session<Risk>, rng: &mut Rng, wild: bool, seated: &mut [Box<dyn Agent<Risk>>]) {
    match session.turn() {
        Turn::Over => {}
        Turn::Chance => drop(session.advance().expect("chance is due")),
        Turn::Seat(seat) => {
            let view = session.view(Eye::Seat(seat));
            let action = if wild && rng.random_bool(0.5) {
                session.game().sample(&view, rng).expect("a seat to act has an action")
            } else {
                let monitor = Monitor::new();
                let mut think =
                    Think { budget: Budget::nodes(60), explain: false, rng: session.thinking(seat), monitor: &monitor };
                seated[seat.index()].decide(session.game(), &view, &mut think).action
            };
            session.act(seat, action).expect("legal");
        }
    }
}

#[test]
fn a_thousand_positions_are_explained_truly_by_every_opponent() {
    let (map, mut met, mut index) = (world(), Met::default(), 0u64);
    while met.positions < POSITIONS {
        let seed = Seed(43).derive("reasons", index);
        let setup = risk::Setup { seats: 2 + (index % 7) as u8, ..variant(seed, 40) };
        let game = Arc::new(Risk::new(setup, Arc::clone(&map)).expect("playable"));
        let mut rng = seed.stream("positions", 0);
        let names: Vec<&str> =
            (0..game.seats()).map(|_| agents::list()[rng.random_range(0..agents::list().len())].id).collect();
        let mut seated: Vec<_> = names.iter().map(|name| agents::make(name).expect("listed")).collect();
        let players = names.iter().map(|name| player(name)).collect();
        let mut session = Session::new(game, seed, players).expect("one player per seat");
        let mut taken = 0;
        while taken < PER_GAME && session.turn() != Turn::Over {
            if let Turn::Seat(seat) = session.turn()
                && rng.random_range(0..12) == 0
            {
                let view = session.view(Eye::Seat(seat));
                for info in agents::list() {
                    ask(&session, &view, info, info.id, 400, &mut met);
                }
                let [minimax, marshal] =
                    ["minimax", "marshal"].map(|id| agents::list().iter().find(|info| info.id == id).expect("listed"));
                let (id, spec) = STYLED[met.positions as usize % STYLED.len()];
                let styled = agents::list().iter().find(|info| info.id == id).expect("listed");
                ask(&session, &view, styled, spec, 400, &mut met);
                match met.positions % 7 {
                    0 => ask(&session, &view, minimax, "minimax@easy", 5, &mut met),
                    1 => ask(&session, &view, minimax, "minimax:outlook=chance,rivals=all", 150, &mut met),
                    2 => ask(&session, &view, minimax, "minimax:rivals=each,depth=3,draft=searched", 150, &mut met),
                    3 => {
                        let spec = "minimax:income=4,cards=3,hold=2.5,deny=1,safety=6,prey=0.5,depth=4";
                        ask(&session, &view, minimax, spec, 150, &mut met);
                    }
                    4 => ask(&session, &view, marshal, "marshal@easy", 25, &mut met),
                    5 => ask(&session, &view, minimax, "minimax:placing=improved,depth=2", 150, &mut met),
                    _ => ask(&session, &view, marshal, "marshal@hard", 6_000, &mut met),
                }
                (met.positions, taken) = (met.positions + 1, taken + 1);
            }
            step(&mut session, &mut rng, index % 2 == 0, &mut seated);
        }
        index += 1;
    }
    eprintln!("{met:?}");
    assert!(
        met.decisions == (agents::list().len() as u32 + 2) * met.positions
            && met.drafts > 300
            && met.needs > 20
            && met.trades > 5,
        "{met:?}"
    );
    assert!(
        met.attacks > 1_000
            && 5 * met.stops > 4 * met.attacks
            && met.lines > 100
            && met.choices > 3 * u64::from(met.decisions),
        "{met:?}"
    );
}
