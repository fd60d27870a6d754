//! Runs a script for everything it may depend on.

use tabletop::message;

use super::ScriptFault;
use super::engine::Workshop;
use super::stops::stopped;
use super::tape::{Speaker, keep};
use crate::card::Catalogue;
use crate::effect::ListId;
use crate::program::{MOST_SMALL, Program, Small};
use crate::slot::Slot;

/// Most runs of one script, so that loading stays quick.
const MOST_RUNS: usize = 4_000;

/// What ended a round of runs.
enum Stop {
    /// A fact was read that the table has no column for yet.
    Reads(Small),
    /// The script is at fault.
    Fault(Box<ScriptFault>),
}

impl Workshop {
    /// Works a script out for a slot: for every tuple of dice it takes, and every small fact it reads. What that costs counts
    /// towards what all scripts of this workshop may cost together; see [`spent`](Self::spent).
    ///
    /// # Errors
    /// Every unknown word, or what stopped a run.
    pub fn tabulate(
        &self,
        script: &str,
        speaker: Speaker,
        slot: Slot,
        catalogue: &mut Catalogue,
    ) -> Result<Program, Vec<ScriptFault>> {
        self.meter.begin_script(script.len());
        let ast = self.compile(script, slot)?;
        let mut reads = Vec::new();
        loop {
            let runs = 6usize.pow(slot.arity() as u32) * (usize::from(MOST_SMALL) + 1).pow(reads.len() as u32);
            if runs > MOST_RUNS {
                let reason = message!("fault-script-counts", "the script depends on too many counts at once");
                let remedy = message!(
                    "remedy-script-counts",
                    "ask for fewer statuses and uses; own_hp() and the like cost nothing"
                );
                return Err(vec![ScriptFault::new(rhai::Position::NONE, reason, remedy)]);
            }
            let program = Program::tabulate(slot.arity(), &reads, |dice, small| {
                if !slot.accepts(dice) {
                    return Ok(ListId::NOTHING);
                }
                self.tape.begin(speaker, &reads, small);
                let run = self.run(&ast, &mut self.scope(slot, dice));
                let (missing, drafts) = self.tape.end();
                if let Some(fault) = self.meter.over() {
                    return Err(Stop::Fault(Box::new(fault)));
                }
                match (missing, run) {
                    (Some(missing), _) => Err(Stop::Reads(missing)),
                    (None, Err(error)) => Err(Stop::Fault(Box::new(stopped(&error)))),
                    (None, Ok(())) => Ok(keep(&drafts, catalogue)),
                }
            });
            match program {
                Ok(program) => return Ok(program),
                Err(Stop::Reads(small)) => reads.push(small),
                Err(Stop::Fault(fault)) => return Err(vec![*fault]),
            }
        }
    }

    /// Whether the scripts run here have cost as much as a mod's may: then no further one is worked out.
    pub fn spent(&self) -> bool {
        self.meter.spent()
    }
}
