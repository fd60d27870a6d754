//! Moments in time as files carry them and as players read them.

use std::time::Duration;

use cpu_clock::ProcessTime;
use jiff::{Timestamp, Zoned};

/// Now, for a file to carry: such as `2026-11-21T11:24:05Z`, to the second, everywhere the same.
pub fn now() -> String {
    Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Now, as part of a file's name: such as `20261121-112405-318`, to the millisecond.
pub fn for_file() -> String {
    Timestamp::now().strftime("%Y%m%d-%H%M%S-%3f").to_string()
}

/// Nanoseconds since 1970: a number that nobody chose and that is not met again, for seeds.
pub fn nanoseconds() -> u64 {
    // It fits for five centuries more; beyond them its low digits are as good.
    Timestamp::now().as_nanosecond() as u64
}

/// Processor time the program has used so far, in all its threads; nothing where the system does not tell.
pub fn processor() -> Duration {
    ProcessTime::now().as_duration()
}

/// Today at this machine, such as `2026-11-21`.
pub fn today() -> String {
    Zoned::now().strftime("%Y-%m-%d").to_string()
}

/// A carried moment as a player at this machine reads it, such as `2026-11-21 12:24`; what is no moment stays as it is.
pub fn local(carried: &str) -> String {
    match carried.parse::<Timestamp>() {
        Ok(moment) => Zoned::new(moment, jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string(),
        Err(_) => carried.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_carries_can_be_read() {
        let now = now();
        assert!(now.parse::<Timestamp>().is_ok(), "{now}");
        assert_eq!(local(&now).len(), "2026-11-21 12:24".len());
        assert_eq!(local("yesterday"), "yesterday");
        assert!(for_file().bytes().all(|byte| byte.is_ascii_digit() || byte == b'-'));
    }
}
