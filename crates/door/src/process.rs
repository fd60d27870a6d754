//! A program that is running: what is written to it, what it prints, and that nothing of it is left when it is dropped.

use std::io::Write;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use lab::io_reason;
use lab::seats::Program;
use tabletop::Monitor;

use crate::ended::{Ended, look, wait};
use crate::lines::{Line, Tail, read_ahead};
use crate::meter::Meter;
use crate::recorder::Transcript;
use crate::usage::processor_time;

/// Longest line a program may print, in bytes.
const LONGEST: usize = 1 << 20;

/// How often somebody who waits looks whether he is to stop.
const GLANCE: Duration = Duration::from_millis(50);

/// How long a program may take to end by itself once nobody speaks to it any more.
const GRACE: Duration = Duration::from_millis(250);

/// What came while waiting for a line.
pub(crate) enum Heard {
    /// A line.
    Line(Line),
    /// The program prints no more.
    Closed,
    /// The time is up.
    Late,
    /// Its processor time is used up.
    Spent,
    /// The host was asked to stop.
    Stopped,
}

/// Until when a program is waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    /// By the clock on the wall.
    pub wall: Instant,
    /// By its own processor time, counted from its start, where that counts and the system tells it.
    pub processor: Option<Duration>,
}

/// A running program. Dropping it ends it and everything it started.
#[derive(Debug)]
pub(crate) struct Process {
    /// `None` once it has ended.
    child: Option<Child>,
    /// The system's number of it, and of the group of everything it starts.
    number: u32,
    status: Option<ExitStatus>,
    input: Option<Sender<String>>,
    lines: Option<Receiver<Line>>,
    complaints: Tail,
    threads: Vec<JoinHandle<()>>,
    transcript: Transcript,
    meter: Meter,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    /// Why it could not be started, in words.
    pub fn start(program: &Program, transcript: Transcript, meter: Meter) -> Result<Self, String> {
        let mut command = Command::new(&program.words[0]);
        command.args(&program.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Python would hold its answers back when it writes to a pipe.
        command.env("PYTHONUNBUFFERED", "1");
        apart(&mut command);
        let failed =
            |error: std::io::Error| format!("'{}' cannot be started ({})", program.words[0], io_reason(&error));
        let mut child = command.spawn().map_err(failed)?;
        transcript.noted(&format!("started: {}", program.words.join(" ")));
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let mut process = Self {
            number: child.id(),
            child: Some(child),
            status: None,
            input: None,
            lines: None,
            complaints: Tail::default(),
            threads: Vec::with_capacity(3),
            transcript,
            meter,
        };
        // From here on dropping `process` cleans up.
        let (Some(mut stdin), Some(stdout), Some(stderr)) = pipes else {
            return Err("the program's pipes are missing".to_owned());
        };
        let (lines, reader) = read_ahead(stdout, LONGEST, process.transcript.clone()).map_err(failed)?;
        process.lines = Some(lines);
        process.threads.push(reader);
        let (complaints, follower) = Tail::follow(stderr, process.transcript.clone()).map_err(failed)?;
        process.complaints = complaints;
        process.threads.push(follower);
        // Writing may block where the program does not read, so it has a thread of its own too.
        let (input, written) = channel::<String>();
        let writer = std::thread::Builder::new().name("door-writer".to_owned()).spawn(move || {
            while let Ok(line) = written.recv() {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        process.threads.push(writer.map_err(failed)?);
        process.input = Some(input);
        Ok(process)
    }

    /// Tells the records which seat it plays from now on.
    pub fn seated(&self, place: &str) {
        self.transcript.noted(&format!("plays {place}"));
    }

    /// Writes a line; `line` ends with the sign for it. A program that is gone is noticed when its answer is awaited.
    pub fn say(&self, line: String) {
        if let Some(input) = &self.input {
            self.transcript.said(line.trim_end_matches('\n'));
            // The writer has ended only where the program no longer reads.
            let _ = input.send(line);
        }
    }

    /// The deadline of a program that may take so long from now on, of either time.
    pub fn deadline(&self, (wall, processor): (Duration, Option<Duration>)) -> Deadline {
        let used = processor.and_then(|_| processor_time(self.number));
        // Where nobody tells the processor time, that much on the wall has to do.
        let wall = if processor.is_some() && used.is_none() { processor.unwrap_or(wall) } else { wall };
        let processor = used.and_then(|used| Some(used + processor?));
        Deadline { wall: Instant::now() + wall, processor }
    }

    /// Waits for a line until `deadline`.
    pub fn hear(&self, deadline: Deadline, monitor: &Monitor) -> Heard {
        let Some(lines) = &self.lines else { return Heard::Closed };
        loop {
            if monitor.stopped() {
                return Heard::Stopped;
            }
            let left = deadline.wall.saturating_duration_since(Instant::now());
            match lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Heard::Line(line),
                Err(RecvTimeoutError::Disconnected) => return Heard::Closed,
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Heard::Late,
                Err(RecvTimeoutError::Timeout) => {
                    let used = deadline.processor.and_then(|most| Some((processor_time(self.number)?, most)));
                    if used.is_some_and(|(used, most)| used > most) {
                        return Heard::Spent;
                    }
                }
            }
        }
    }

    /// Says no more to it, so that it can end by itself.
    pub fn dismiss(&mut self) {
        self.input = None;
    }

    /// Whether it has ended. What it used is counted then.
    pub fn ended(&mut self) -> bool {
        let Some(child) = &mut self.child else { return true };
        match look(child) {
            Ok(Some(ended)) => self.record_exit(ended),
            // Where nobody can tell, it is asked no more.
            Err(_) => true,
            Ok(None) => false,
        }
    }

    fn record_exit(&mut self, Ended { status, time }: Ended) -> bool {
        self.child = None;
        self.status = Some(status);
        self.meter.count(time);
        self.transcript.noted(&format!("ended: {}, {:.3} s of processor time", status, time.as_secs_f64()));
        true
    }

    /// How a program that prints no more has ended, and what it said last, in words.
    pub fn exit_summary(&mut self) -> String {
        wait_until(Instant::now() + GRACE, || self.ended());
        let how = match self.status {
            Some(status) => match status.code() {
                Some(code) => format!("it ended with exit code {code}"),
                None => format!("it was ended ({status})"),
            },
            None => "it closed its standard output".to_owned(),
        };
        // Its last words arrive on another thread.
        wait_until(Instant::now() + GRACE, || self.threads.get(1).is_none_or(JoinHandle::is_finished));
        match self.complaints.last_words() {
            Some(words) => format!("{how}, and said last: {words}"),
            None => how,
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Without these the threads end as soon as the pipes do, and a program that reads to the end sees it.
        self.input = None;
        self.lines = None;
        let deadline = Instant::now() + GRACE;
        let quiet = wait_until(deadline, || self.threads.iter().all(JoinHandle::is_finished));
        let gone = quiet && wait_until(deadline, || self.ended());
        if !gone {
            end_group(self.number);
        }
        if let Some(mut child) = self.child.take() {
            if !gone {
                // Fails only where it has ended by now.
                let _ = child.kill();
            }
            if let Ok(ended) = wait(child) {
                self.record_exit(ended);
            }
        }
        for thread in self.threads.drain(..) {
            // A pipe that outlives the program is held by something it started that left its group: not waited for.
            if wait_until(Instant::now() + GRACE, || thread.is_finished()) {
                let _ = thread.join();
            }
        }
    }
}

/// Looks every millisecond whether something is so, until it is or the deadline has passed.
fn wait_until(deadline: Instant, mut so: impl FnMut() -> bool) -> bool {
    loop {
        if so() {
            return true;
        }
        if Instant::now() >= deadline {
            return false;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Puts a program into a group of its own, which a Ctrl-C meant for the host does not reach and which can be ended as a whole.
#[cfg(unix)]
fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Keeps a program from opening a console of its own beside the game's window.
#[cfg(windows)]
fn apart(command: &mut Command) {
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    std::os::windows::process::CommandExt::creation_flags(command, CREATE_NO_WINDOW);
}

#[cfg(not(any(unix, windows)))]
fn apart(_: &mut Command) {}

/// Ends a program and whatever it started. The number stands for them as long as one of them is there.
fn end_group(number: u32) {
    if cfg!(unix) {
        let group = format!("-{number}");
        let kill = Command::new("kill")
            .args(["-KILL", "--", &group])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        // Without that command the program itself is still ended by the caller.
        drop(kill);
    }
}
