//! The processor time of a program that still runs, with that of everything it started.
//!
//! Read from `/proc`, where the system has it; elsewhere nobody can tell before the program has ended.

use std::time::Duration;

/// Ticks of `/proc` in a second: Linux reports in hundredths whatever its own clock is.
const TICKS: u64 = 100;

/// Processes that are looked through at most: a program that starts more is not followed further.
const MOST: usize = 4_096;

/// The processor time of a process, of its children and theirs, and of all of those that have ended and were waited for. `None` where the
/// system does not tell.
pub(crate) fn processor_time(process: u32) -> Option<Duration> {
    let mut ticks = of_one(process)?;
    let mut known = vec![process];
    let mut next = 0;
    while let Some(&parent) = known.get(next) {
        next += 1;
        for child in children(parent) {
            if known.len() < MOST && !known.contains(&child) {
                // One that has ended meanwhile is counted by its parent.
                ticks += of_one(child).unwrap_or(0);
                known.push(child);
            }
        }
    }
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}

/// Ticks of one process and of the children it has waited for: in user and system mode, and the same of those.
fn of_one(process: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in brackets, may hold blanks and brackets itself. The state follows it as the third of all fields.
    let (_, fields) = stat.rsplit_once(')')?;
    let times = fields.split_whitespace().skip(11).take(4).map(str::parse::<u64>);
    let times: Vec<u64> = times.collect::<Result<_, _>>().ok()?;
    (times.len() == 4).then(|| times.iter().sum())
}

/// The children that any thread of a process has started and that still run.
fn children(process: u32) -> Vec<u32> {
    let Ok(threads) = std::fs::read_dir(format!("/proc/{process}/task")) else { return Vec::new() };
    let lists = threads.flatten().filter_map(|thread| std::fs::read_to_string(thread.path().join("children")).ok());
    lists
        .flat_map(|list| list.split_whitespace().filter_map(|child| child.parse().ok()).collect::<Vec<u32>>())
        .collect()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::time::Duration;

    use crate::usage::processor_time;

    #[test]
    fn time_of_children_counts_while_they_run_and_after() {
        let own = std::process::id();
        let before = processor_time(own).expect("Linux tells");
        let mut child = std::process::Command::new("sh")
            .args(["-c", "sh -c 'i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done'; read line"])
            .stdin(std::process::Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let busy = || processor_time(child.id()).is_some_and(|time| time >= Duration::from_millis(50));
        let patience = std::time::Instant::now() + Duration::from_secs(60);
        while !busy() && std::time::Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(busy(), "the child of the child is counted");
        assert!(processor_time(own).expect("Linux tells") >= before + Duration::from_millis(50));
        child.kill().expect("it is still there");
        child.wait().expect("it can be waited for");
        assert!(processor_time(u32::MAX).is_none());
    }
}
