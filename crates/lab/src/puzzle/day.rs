//! A day of the calendar.

use std::fmt;
use std::str::FromStr;

use tabletop::written::shortened;
use tabletop::{Message, message};

/// A day of the Gregorian calendar, from the year 1 to 9999. Written `2026-11-28`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// The day of a date; `None` where there is no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let there = (1..=9_999).contains(&year) && (1..=length(year, month)).contains(&day);
        there.then_some(Self { year, month, day })
    }

    /// The day on which so many seconds have gone by since the beginning of 1970, by the time of Greenwich; the last day there is where they are too many.
    pub fn of_seconds(seconds: u64) -> Self {
        let mut left = seconds / 86_400;
        for year in 1970..=9_999 {
            for month in 1..=12 {
                let length = length(year, month);
                match left.checked_sub(length.into()) {
                    Some(after) => left = after,
                    None => return Self { year, month, day: left as u8 + 1 },
                }
            }
        }
        Self { year: 9_999, month: 12, day: 31 }
    }
}

/// How many days a month has; none where there is no such month.
const fn length(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let parts: Vec<&str> = text.split('-').collect();
        let digits = |text: &str, many: usize| text.len() == many && text.bytes().all(|byte| byte.is_ascii_digit());
        let read = match parts[..] {
            [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2) => {
                year.parse().ok().zip(month.parse().ok()).zip(day.parse().ok())
            }
            _ => None,
        };
        let day = read.and_then(|((year, month), day)| Self::new(year, month, day));
        day.ok_or_else(|| {
            let found = shortened(text);
            message!("fault-puzzle-day", "'{found}' is no day; write one such as 2026-11-28", found)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        for text in ["2026-11-28", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
            assert_eq!(text.parse::<Day>().map(|day| day.to_string()).as_deref(), Ok(text));
        }
        for text in ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "28.11.2026", "", "+026-01-01"]
        {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }

    #[test]
    fn seconds_fall_into_days() {
        let day = |seconds| Day::of_seconds(seconds).to_string();
        assert_eq!((day(0), day(86_399), day(86_400)), ("1970-01-01".into(), "1970-01-01".into(), "1970-01-02".into()));
        assert_eq!((day(951_782_400), day(1_795_824_000)), ("2000-02-29".into(), "2026-11-28".into()));
        assert_eq!(day(u64::MAX), "9999-12-31");
    }
}
