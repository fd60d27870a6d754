//! What a run of a script declares and reads.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tabletop::message;

use super::value::{Done, Outcome, Sum, refuse};
use crate::card::Catalogue;
use crate::effect::{Effect, ListId, Side};
use crate::program::Small;
use crate::status::Status;
use crate::status_kind::{Hook, Vocabulary};

/// Effects one run may declare.
pub const MOST_EFFECTS: usize = 64;

/// Branches of one choice, and how deep choices may nest.
const MOST_BRANCHES: usize = 16;
const MOST_DEPTH: usize = 3;

/// An effect before its amounts are kept in a catalogue.
#[derive(Clone, Debug)]
pub(super) enum Draft {
    Attack(Sum),
    Pierce(Sum),
    Drain(Sum),
    Heal(Sum),
    Lose(Sum),
    Give(Sum),
    Split(Sum),
    Hasten(Sum),
    Bonus(Sum),
    ChangeDamage(Sum),
    Inflict(Side, Status, Sum),
    Remove(Side, Status, Sum),
    Plain(Effect),
    OneOf(Vec<Vec<Draft>>),
}

impl Draft {
    /// Whether it may be said where only this may be.
    fn is_within(&self, vocabulary: Vocabulary) -> bool {
        match vocabulary {
            Vocabulary::Everything => !matches!(self, Self::ChangeDamage(_) | Self::Plain(Effect::MarkDie(_))),
            Vocabulary::Die => !matches!(self, Self::ChangeDamage(_)),
            Vocabulary::Certain => !matches!(
                self,
                Self::ChangeDamage(_) | Self::Give(_) | Self::Split(_) | Self::Plain(_) | Self::OneOf(_)
            ),
            Vocabulary::Damage => matches!(self, Self::ChangeDamage(_) | Self::Inflict(..) | Self::Remove(..)),
            Vocabulary::Healing => matches!(self, Self::Heal(_)),
        }
    }
}

/// For what a script is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Speaker {
    /// A card.
    #[default]
    Card,
    /// What this status does at a moment.
    Status(Status, Hook),
}

impl Speaker {
    const fn vocabulary(self) -> Vocabulary {
        match self {
            Self::Card => Vocabulary::Everything,
            Self::Status(_, hook) => hook.vocabulary(),
        }
    }
}

/// One run's effects and reads.
#[derive(Debug, Default)]
struct Run {
    drafts: Vec<(Done, Draft)>,
    count: u64,
    reads: Vec<Small>,
    values: Vec<u8>,
    missing: Option<Small>,
    speaker: Speaker,
}

/// Shared by the functions of the engine and whoever runs a script.
#[derive(Clone, Debug, Default)]
pub(super) struct Tape(Arc<Mutex<Run>>);

/// Words for what is done to a die that fell.
const MARKS: [&str; 2] = ["burn_die", "lock_die"];

impl Tape {
    fn run(&self) -> MutexGuard<'_, Run> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a run with these small facts.
    pub fn begin(&self, speaker: Speaker, reads: &[Small], values: &[u8]) {
        *self.run() = Run { speaker, reads: reads.to_vec(), values: values.to_vec(), ..Run::default() };
    }

    /// For what the run is.
    pub fn speaker(&self) -> Speaker {
        self.run().speaker
    }

    /// Ends it: a fact it read that it was not given, and its effects.
    pub fn end(&self) -> (Option<Small>, Vec<Draft>) {
        let run = std::mem::take(&mut *self.run());
        (run.missing, run.drafts.into_iter().map(|(_, draft)| draft).collect())
    }

    /// Declares an effect, by the word that a script wrote.
    pub fn push(&self, word: &'static str, draft: Draft) -> Outcome<Done> {
        let mut run = self.run();
        if !draft.is_within(run.speaker.vocabulary()) {
            return Self::beyond(word, run.speaker);
        }
        if run.drafts.len() >= MOST_EFFECTS {
            let reason = message!("fault-script-effects", "an action has at most {most} effects", most = MOST_EFFECTS);
            return refuse(reason, message!("remedy-script-loops", "does every loop end?"));
        }
        let done = Done { number: run.count, word };
        run.count += 1;
        run.drafts.push((done, draft));
        Ok(done)
    }

    /// What is told of an effect that cannot be said here.
    fn beyond(word: &'static str, speaker: Speaker) -> Outcome<Done> {
        let Speaker::Status(_, hook) = speaker else {
            return refuse(
                message!("fault-script-of_status", "'{word}' is said by a status alone", word),
                message!("remedy-script-of_status", "see the moments of statuses in docs/scripting.md"),
            );
        };
        let remedy = match hook.vocabulary() {
            // Words that belong to one moment lead there.
            _ if word == "change_damage" => message!(
                "remedy-script-change_damage",
                "say it in {before_deal} or {before_hurt}",
                before_deal = Hook::BeforeDeal.name(),
                before_hurt = Hook::BeforeHurt.name()
            ),
            _ if MARKS.contains(&word) => {
                message!("remedy-script-mark_die", "say it in {on_roll}", on_roll = Hook::OnRoll.name())
            }
            Vocabulary::Damage => message!(
                "remedy-script-damage_words",
                "the hit has yet to land: say change_damage, inflict, gain, cure or strip"
            ),
            Vocabulary::Healing => message!("remedy-script-healing_words", "the fight is over: say heal"),
            Vocabulary::Certain | Vocabulary::Everything | Vocabulary::Die => message!(
                "remedy-script-certain_words",
                "it may be the foe's turn: say nothing of dice, cards and chance"
            ),
        };
        let hook = hook.name();
        refuse(message!("fault-script-not_at_hook", "'{word}' cannot be said in {hook}", word, hook), remedy)
    }

    /// Reads a small fact; one it was not given counts as 0 and is remembered.
    pub fn read(&self, small: Small) -> i64 {
        let mut run = self.run();
        match run.reads.iter().position(|read| *read == small) {
            Some(at) => run.values.get(at).copied().unwrap_or(0).into(),
            None => {
                run.missing.get_or_insert(small);
                0
            }
        }
    }

    /// Takes declared effects back and declares the choice among them.
    pub fn one_of(&self, branches: &[Vec<Done>]) -> Outcome<Done> {
        if !(2..=MOST_BRANCHES).contains(&branches.len()) {
            let (most, found) = (MOST_BRANCHES, branches.len());
            let reason = message!("fault-script-choices", "one_of needs 2 to {most} choices, not {found}", most, found);
            return refuse(reason, message!("remedy-script-one_of", "write one_of([attack(1), heal(1)])"));
        }
        let mut taken = Vec::with_capacity(branches.len());
        for branch in branches {
            let mut drafts = Vec::with_capacity(branch.len());
            for done in branch {
                let mut run = self.run();
                match run.drafts.iter().position(|(known, _)| known == done) {
                    Some(at) => drafts.push(run.drafts.remove(at).1),
                    None => {
                        let reason = message!(
                            "fault-script-used_elsewhere",
                            "one_of was given an effect that is used elsewhere"
                        );
                        return refuse(
                            reason,
                            message!("remedy-script-write_again", "write the effect again inside the brackets"),
                        );
                    }
                }
            }
            taken.push(drafts);
        }
        let draft = Draft::OneOf(taken);
        if depth(&draft) > MOST_DEPTH {
            return refuse(
                message!("fault-script-nested", "choices nest at most {most} deep", most = MOST_DEPTH),
                message!("remedy-script-nested", "use fewer one_of inside one another"),
            );
        }
        self.push("one_of", draft)
    }
}

fn depth(draft: &Draft) -> usize {
    match draft {
        Draft::OneOf(branches) => 1 + branches.iter().flatten().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

/// Keeps drafts in a catalogue.
pub(super) fn keep(drafts: &[Draft], catalogue: &mut Catalogue) -> ListId {
    let effects = effects(drafts, catalogue);
    catalogue.list(effects)
}

fn effects(drafts: &[Draft], catalogue: &mut Catalogue) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(drafts.len());
    for draft in drafts {
        let mut amount = |sum: &Sum| sum.amount(catalogue);
        effects.push(match draft {
            Draft::Attack(sum) => Effect::Attack { amount: amount(sum), pierce: false },
            Draft::Pierce(sum) => Effect::Attack { amount: amount(sum), pierce: true },
            Draft::Drain(sum) => Effect::Drain(amount(sum)),
            Draft::Heal(sum) => Effect::Heal(amount(sum)),
            Draft::Lose(sum) => Effect::Lose(amount(sum)),
            Draft::Give(sum) => Effect::Give(amount(sum)),
            Draft::Split(sum) => Effect::Split(amount(sum)),
            Draft::Hasten(sum) => Effect::Hasten(amount(sum)),
            Draft::Bonus(sum) => Effect::Bonus(amount(sum)),
            Draft::ChangeDamage(sum) => Effect::ChangeDamage(amount(sum)),
            Draft::Inflict(side, status, sum) => Effect::Inflict { side: *side, status: *status, amount: amount(sum) },
            Draft::Remove(side, status, sum) => Effect::Remove { side: *side, status: *status, amount: amount(sum) },
            Draft::Plain(effect) => *effect,
            Draft::OneOf(branches) => {
                // Inner lists first, so that a list only ever names earlier ones.
                let kept: Vec<Vec<Effect>> = branches.iter().map(|branch| self::effects(branch, catalogue)).collect();
                let count = kept.len() as u8;
                Effect::OneOf { first: catalogue.branches(kept), count }
            }
        });
    }
    effects
}
