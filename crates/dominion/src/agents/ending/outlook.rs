//! What comes of a choice, as far as the end of the game goes.

use std::cell::Cell;
use std::cmp::Ordering;

use super::buys::{most_points, winning};
use super::effects::{self, Done};
use super::job::{Job, Others};
use super::prospect::Prospect;
use crate::action::Action;
use crate::cards::Card;
use crate::rules::Dominion;
use crate::sight::Sight;
use crate::task::{Query, Task};

/// Positions of one turn that are looked at for a choice at most; beyond them a turn counts as it stands.
const MOST: u32 = 600;

/// How the game may stand after this turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::agents) enum Outlook {
    /// It is over, and another seat has won it.
    Lost,
    /// It goes on, or the win is shared.
    Open,
    /// It is over and won.
    Won,
}

/// Looks ahead in one turn.
pub(super) struct Lookout<'a> {
    game: &'a Dominion,
    others: Others,
    left: Cell<u32>,
}

impl Lookout<'_> {
    /// With treasures and buys alone.
    fn closes(&self, turn: &Prospect) -> Outlook {
        let turn = turn.with_treasures(self.game);
        if self.game.end_by(&turn.supply).is_none() {
            let wins = turn.own_turn && winning(self.game, &turn).is_some();
            return if wins { Outlook::Won } else { Outlook::Open };
        }
        match turn.standing(self.game, most_points(self.game, &turn).0) {
            Ordering::Greater => Outlook::Won,
            Ordering::Equal => Outlook::Open,
            Ordering::Less => Outlook::Lost,
        }
    }

    /// After all that is to be done and what actions, treasures and buys may follow.
    fn look(&self, mut turn: Prospect) -> Outlook {
        self.left.set(self.left.get().saturating_sub(1));
        if self.left.get() == 0 {
            return self.closes(&turn);
        }
        while let Some(job) = turn.pop() {
            match effects::done(self.game, turn, job, self.others) {
                Done::One(after) => turn = after,
                Done::Own(ways) => {
                    let mut best = Outlook::Lost;
                    for way in ways {
                        best = best.max(self.look(way));
                        if best == Outlook::Won {
                            break;
                        }
                    }
                    return best;
                }
                Done::Other([one, other]) => {
                    let looked = (self.look(one), self.look(other));
                    return if self.others == Others::AtWorst { looked.0.min(looked.1) } else { looked.0 };
                }
            }
        }
        let mut best = self.closes(&turn);
        if !turn.own_turn || turn.actions == 0 {
            return best;
        }
        for card in self.game.actions_among(&turn.hand) {
            if best == Outlook::Won {
                break;
            }
            best = best.max(self.look(effects::played(&turn, card)));
        }
        best
    }
}

/// What comes of a turn as it would go on from here.
pub(in crate::agents) fn of(game: &Dominion, turn: Prospect, others: Others) -> Outlook {
    Lookout { game, others, left: Cell::new(MOST) }.look(turn)
}

/// What comes of it with treasures and buys alone.
pub(in crate::agents) fn of_buys(game: &Dominion, turn: &Prospect) -> Outlook {
    Lookout { game, others: Others::AsIs, left: Cell::new(MOST) }.closes(turn)
}

/// The next buy of those that end the game with this turn and win it, all treasures being played.
pub(in crate::agents) fn winning_buy(game: &Dominion, turn: &Prospect) -> Option<Card> {
    winning(game, turn).flatten()
}

/// The next of the buys that bring most points, where the game ends with this turn anyway.
pub(in crate::agents) fn last_buy(game: &Dominion, turn: &Prospect) -> Option<Card> {
    game.end_by(&turn.supply).and_then(|_| most_points(game, turn).1)
}

/// The turn after an action or answer, as far as it decides how the game may end; `None` where it does not.
pub(in crate::agents) fn after(
    game: &Dominion,
    sight: &Sight<'_>,
    turn: &Prospect,
    action: &Action,
) -> Option<Prospect> {
    let immune = sight.stack.iter().rev().find_map(|task| match task {
        Task::Effect { immune, .. } => Some(*immune),
        _ => None,
    });
    match (sight.query, action) {
        (None, &Action::Play(card)) => Some(effects::played(turn, card)),
        (None, &Action::Buy(card)) => {
            let mut after = *turn;
            after.buy(game, card);
            Some(after)
        }
        (Some(Query::Gain { to, reward, .. }), &Action::Gain(card)) => {
            Some(effects::taken(game, turn, card, to, reward))
        }
        (Some(Query::Choose(card)), &Action::Option(at)) => {
            Some(effects::chosen(game, turn, card, at, immune.unwrap_or(0)))
        }
        (Some(Query::DiscardOrCurse(_)), Action::Option(1)) => {
            let mut after = *turn;
            after.gain(Card::CURSE, crate::kinds::Place::Hand);
            Some(after)
        }
        (Some(Query::PlayRevealed(card)), Action::Accept) => {
            // It lies on the discard pile.
            let mut after = *turn;
            after.push(Job::Play { card, times: 1 });
            Some(after)
        }
        (Some(query), Action::Choose(cards)) => {
            let card = cards.kinds().next()?;
            match query {
                Query::Remodel { more, exactly, treasures, to } => {
                    Some(effects::remodelled(game, turn, card, more, exactly, treasures, to))
                }
                Query::Salvage => Some(effects::salvaged(game, turn, card)),
                Query::PlayTimes { times, .. } => Some(effects::repeated(turn, card, times)),
                _ => None,
            }
        }
        (Some(_), _) => Some(*turn),
        _ => None,
    }
}
