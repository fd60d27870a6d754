//! The talk with programs from outside: where it is kept, and what is told of them.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use door::Recorder;
use lab::ProgramReport;
use registry::command::Output;

use crate::args::Talk;

/// Opens the files that are asked for.
pub fn recorder(talk: &Talk) -> anyhow::Result<Recorder> {
    let mut recorder = Recorder::default();
    if let Some(path) = &talk.transcript {
        recorder = recorder.with_transcript(create(path)?);
    }
    if let Some(path) = &talk.stderr {
        recorder = recorder.with_complaints(create(path)?);
    }
    Ok(recorder)
}

/// Says what could not be kept.
pub fn tell_faults(recorder: &Recorder) {
    recorder.faults().iter().for_each(|fault| crate::exit::warn(fault));
}

/// A line for every program: what it calls itself and what it used.
pub fn programs(reports: &[ProgramReport], output: &mut Output) -> std::io::Result<()> {
    for report in reports {
        let name = report.name.as_ref().map_or(String::new(), |name| format!("{name} is "));
        let processes =
            if report.processes == 1 { "1 process".to_owned() } else { format!("{} processes", report.processes) };
        let replaced = match (report.replaced, &report.why_replaced) {
            (0, _) => String::new(),
            (times, why) => {
                let why = why.as_ref().map_or(String::new(), |why| format!(" ({why})"));
                format!(", {times} of them in place of one kept from an earlier game{why}")
            }
        };
        let (program, seconds) = (&report.program, report.cpu_seconds);
        output.line(format!("{name}{program}: {processes}{replaced}, {seconds:.2} s of processor time of its own"))?;
    }
    Ok(())
}

/// A file that keeps what it holds until something is written to it: a request may yet be refused.
struct Replacing {
    file: File,
    begun: bool,
}

impl Write for Replacing {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if !self.begun {
            self.file.set_len(0)?;
            self.begun = true;
        }
        self.file.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.file.flush()
    }
}

fn create(path: &Path) -> anyhow::Result<Replacing> {
    registry::command::writable(path)?;
    let file = File::options().create(true).truncate(false).write(true).open(path);
    Ok(Replacing { file: file.with_context(|| format!("{} cannot be written", path.display()))?, begun: false })
}
