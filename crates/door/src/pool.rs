//! What is remembered of programs over the games of one match: which never answer, which wait for their next game, what they used.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lab::ProgramReport;
use lab::seats::Program;

use crate::meter::ProcessorTime;
use crate::process::Process;
use crate::recorder::Recorder;

/// Games in a row a program may let pass without an answer before it is started no more, and processes of it that may fail
/// between two games before none is kept any more.
const PATIENCE: u32 = 3;

/// A program as the pool knows it.
#[derive(Debug, Default)]
struct Guest {
    /// Games in a row it did not answer in.
    silent: u32,
    /// Processes that wait for their next game; as many as there were at once.
    waiting: Vec<Process>,
    report: ProgramReport,
}

/// The programs of one game or of one match, and what is known of them. Dropping its last clone ends those that wait.
#[derive(Clone, Debug, Default)]
pub struct ProcessPool {
    recorder: Recorder,
    guests: Arc<Mutex<BTreeMap<String, Guest>>>,
    spent: ProcessorTime,
    /// Which game of the match it seats, in words; empty for the only one.
    game: String,
}

impl ProcessPool {
    /// A pool whose talk with programs is kept by the recorder.
    pub fn new(recorder: &Recorder) -> Self {
        Self { recorder: recorder.clone(), ..Self::default() }
    }

    /// The same pool, for the game that is called so.
    pub fn at(&self, game: String) -> Self {
        Self { game, ..self.clone() }
    }

    /// Which game it is, after `seat`, as the records tell it.
    pub(crate) fn place(&self, seat: tabletop::Seat) -> String {
        if self.game.is_empty() { seat.to_string() } else { format!("{seat}, {}", self.game) }
    }

    /// Whether a program is still let in.
    pub(crate) fn admits(&self, spec: &str) -> bool {
        self.lock().get(spec).is_none_or(|guest| guest.silent < PATIENCE)
    }

    /// Notes how a game went: whether the program answered at all.
    pub(crate) fn note(&self, spec: &str, answered: bool) {
        self.with(spec, |guest| guest.silent = if answered { 0 } else { guest.silent.saturating_add(1) });
    }

    /// Notes what a program calls itself.
    pub(crate) fn named(&self, spec: &str, name: &str) {
        self.with(spec, |guest| {
            guest.report.name.get_or_insert_with(|| name.to_owned());
        });
    }

    /// Starts a program.
    ///
    /// # Errors
    /// Why it could not be started, in words.
    pub(crate) fn start(&self, spec: &str, program: &Program) -> Result<Process, String> {
        let number: u64 = {
            let mut guests = self.lock();
            guests.entry(spec.to_owned()).or_default().report.processes += 1;
            guests.values().map(|guest| guest.report.processes).sum()
        };
        Process::start(program, self.recorder.transcript(number), self.spent.meter(spec))
    }

    /// A process of the program that waits for its next game.
    pub(crate) fn waiting(&self, spec: &str) -> Option<Process> {
        self.lock().get_mut(spec)?.waiting.pop()
    }

    /// Keeps a process for the program's next game, unless too many have failed there.
    pub(crate) fn keep(&self, spec: &str, process: Process) {
        let refused = self.with(spec, |guest| {
            if guest.report.replaced >= u64::from(PATIENCE) {
                return Some(process);
            }
            guest.waiting.push(process);
            None
        });
        // Ending it may take a moment, for which nobody else need wait.
        drop(refused);
    }

    /// Notes that a process that was kept was of no use, and why.
    pub(crate) fn replaced(&self, spec: &str, why: String) {
        self.with(spec, |guest| {
            guest.report.replaced += 1;
            guest.report.why_replaced.get_or_insert(why);
        });
    }

    /// Ends the processes that still wait, and tells what every program used, in the order of their names. Those of agents that
    /// are still at a table are not counted.
    pub fn close(&self) -> Vec<ProgramReport> {
        let waiting: Vec<Process> = self.lock().values_mut().flat_map(|guest| guest.waiting.drain(..)).collect();
        drop(waiting);
        let guests = self.lock();
        let report = |(spec, guest): (&String, &Guest)| ProgramReport {
            program: spec.clone(),
            cpu_seconds: self.spent.of(spec).as_secs_f64(),
            ..guest.report.clone()
        };
        guests.iter().filter(|(_, guest)| guest.report.processes > 0).map(report).collect()
    }

    fn with<T>(&self, spec: &str, change: impl FnOnce(&mut Guest) -> T) -> T {
        change(self.lock().entry(spec.to_owned()).or_default())
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Guest>> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
