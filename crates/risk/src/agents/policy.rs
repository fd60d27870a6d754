//! One opponent as a policy: a method for every decision of a game, with the common ones as defaults.

use tabletop::{Agent, Decision, Effort, Explanation, Game, Message, Term, Think};

use super::finish::{self, Finish};
use super::manner::Manner;
use super::mind::{Mind, audience};
use super::occupy::Capture;
use super::restless;
use super::sight::Sight;
use super::trade::{self, Eagerness};
use super::{campaign, capital, claim, fortify, muster, nearly_sure, occupy, weighing, wording};
use crate::Action;
use crate::board::Phase;
use crate::rules::Risk;
use crate::state::View;

/// How one opponent plays each part of a turn. Every answer must be legal where it is asked for.
pub(super) trait Policy: Send {
    /// Its name in the registry.
    const NAME: &'static str;
    /// Its method, as the id of the message by which explanations call it.
    const METHOD: &'static str;
    /// When it trades sets it need not trade, unless it is told otherwise.
    const EAGERNESS: Eagerness = Eagerness::AtOnce;
    /// What it finishes before its own method is asked, unless it is told otherwise.
    const FINISH: Finish = Finish::Hands;

    /// Takes a free territory.
    fn claim(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        claim::choose(sight, mind)
    }

    /// Places first armies, together up to `stack` of them where that is named.
    fn muster(&mut self, sight: &Sight<'_>, stack: Option<u32>, mind: &mut Mind<'_, '_>) -> Action {
        let own = match sight.board().to_place {
            0 => None,
            _ => Some(muster::together(sight, stack, mind)),
        };
        muster::with_neutrals(sight, own, mind)
    }

    /// Names the capital.
    fn capital(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        capital::choose(sight, mind)
    }

    /// Places all [`to_place`](crate::Board::to_place) armies, which are at least one.
    fn draft(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action;

    /// Attacks, or stops attacking.
    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action;

    /// Moves into a captured territory.
    fn occupy(&mut self, sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
        occupy::by_threat(sight, capture, mind)
    }

    /// Moves armies at the end of the turn, or ends it.
    fn fortify(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        fortify::to_the_front(sight, mind)
    }
}

/// A policy in a seat, with a manner of its own.
pub(super) struct Strategist<P> {
    policy: P,
    manner: Manner,
}

impl<P> Strategist<P> {
    pub fn new(policy: P, manner: Manner) -> Self {
        Self { policy, manner }
    }
}

impl<P: Policy> Strategist<P> {
    /// Attacks as the method does, unless a capture was enough, one is nearly sure, or a long war asks for something else.
    fn attack(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Action {
        if let Some(action) = campaign::attack(sight, self.manner.restless, mind) {
            return action;
        }
        if let Some(reason) = self.manner.rests(sight) {
            mind.list(|| {
                let enough = vec![Term::plain(reason, 0.0)];
                vec![weighing::candidate(sight, &Action::EndAttack, enough, true)]
            });
            return Action::EndAttack;
        }
        match self.policy.attack(sight, mind) {
            Action::EndAttack => nearly_sure::attack(sight, self.manner.sure, mind)
                .or_else(|| restless::attack(sight, self.manner.restless, mind))
                .unwrap_or(Action::EndAttack),
            action => action,
        }
    }

    fn act(&mut self, sight: &Sight<'_>, mind: &mut Mind<'_, '_>) -> Option<Action> {
        let board = sight.board();
        match board.phase {
            Phase::Claim => Some(self.policy.claim(sight, mind)),
            Phase::Muster => Some(self.policy.muster(sight, self.manner.stack, mind)),
            Phase::Capital => Some(self.policy.capital(sight, mind)),
            Phase::Reinforce { spoils } => {
                let eagerness = self.manner.trade;
                let trade = trade::allowed(sight, spoils).then(|| trade::choose(sight, eagerness, mind)).flatten();
                let finish = self.manner.finish;
                let action = trade
                    .or_else(|| finish::draft(sight, finish, mind))
                    .or_else(|| campaign::draft(sight, self.manner.restless, mind));
                Some(action.unwrap_or_else(|| self.policy.draft(sight, mind)))
            }
            Phase::Attack => {
                let finishing = finish::attack(sight, self.manner.finish, mind);
                Some(finishing.unwrap_or_else(|| self.attack(sight, mind)))
            }
            Phase::Occupy { from, to, least } => {
                let most = board.land(from).armies.saturating_sub(1).max(least);
                let capture = Capture { from, to, least, most };
                let marching = finish::occupy(sight, capture, self.manner.finish, mind)
                    .or_else(|| campaign::occupy(sight, capture, self.manner.restless, mind));
                Some(marching.unwrap_or_else(|| self.policy.occupy(sight, capture, mind)))
            }
            Phase::Fortify => Some(self.policy.fortify(sight, mind)),
            _ => None,
        }
    }
}

impl<P: Policy> Agent<Risk> for Strategist<P> {
    fn name(&self) -> &str {
        P::NAME
    }

    fn decide(&mut self, game: &Risk, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let sight = Sight::new(game, view);
        let reasons = Explanation { audience: audience(&sight), ..Explanation::default() };
        let mut mind = Mind { think, effort: Effort::default(), cut: false, reasons };
        let action = self.act(&sight, &mut mind);
        // Nothing is due for this seat, or no armies can be placed: whatever the rules still offer.
        let action = action.or_else(|| game.sample(view, &mut mind.think.rng)).unwrap_or(Action::EndTurn);
        let Mind { think, mut effort, cut, reasons } = mind;
        effort.cut |= cut;
        Decision::explained(action.clone(), effort, think, || complete::<P>(&sight, &action, reasons))
    }
}

/// Names the method and the decision, and makes sure that what was played is among the candidates.
fn complete<P: Policy>(sight: &Sight<'_>, action: &Action, mut reasons: Explanation) -> Explanation {
    reasons.agent = Message::new(P::METHOD);
    if reasons.headline.is_empty() {
        reasons.headline = wording::action(sight, action);
    }
    if !reasons.candidates.iter().any(|candidate| candidate.chosen) {
        let terms = vec![Term::plain("term-nothing_to_weigh", 0.0)];
        reasons.candidates.insert(0, weighing::candidate(sight, action, terms, true));
    }
    reasons
}
