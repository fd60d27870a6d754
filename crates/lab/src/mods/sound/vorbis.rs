//! What the headers of a Vorbis stream say, and how much memory its tables take.

use symphonia::core::io::{BitReaderRtl, ReadBitsRtl};
use tabletop::{Message, message};

use super::ogg::Stream;

/// Frames a second that are played.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=48_000;

/// Most numbers in all tables of a stream together. Those that encoders write have some hundred thousand.
const MOST_NUMBERS: u64 = 1 << 20;

/// How every table begins.
const TABLE: u32 = 0x56_43_42;

/// What the headers say.
pub(super) struct Headers {
    /// Frames a second.
    pub rate: u32,
    channels: u8,
    numbers: u64,
}

impl Headers {
    /// Reads them; `None` where they are no headers of a Vorbis stream.
    pub fn read(stream: &Stream) -> Option<Self> {
        let [first, _, tables] = stream.headers.as_slice() else { return None };
        let first = first.strip_prefix(b"\x01vorbis\0\0\0\0")?;
        let rate = u32::from_le_bytes(first.get(1..5)?.try_into().ok()?);
        let numbers = numbers(tables.strip_prefix(b"\x05vorbis")?)?;
        Some(Self { rate, channels: *first.first()?, numbers })
    }

    /// What keeps it from being played, if anything: a sentence without a subject.
    pub fn fault(&self) -> Option<Message> {
        if !RATES.contains(&self.rate) {
            return Some(message!(
                "fault-mod-sound_rate",
                "has {rate} frames a second, and {low} to {high} are played",
                rate = self.rate,
                low = *RATES.start(),
                high = *RATES.end()
            ));
        }
        if !(1..=2).contains(&self.channels) {
            return Some(message!(
                "fault-mod-sound_channels",
                "has {channels} channels, and 1 or 2 are played",
                channels = self.channels
            ));
        }
        (self.numbers > MOST_NUMBERS).then(|| message!("fault-mod-damaged_sound", "is an Ogg sound that is damaged"))
    }
}

/// How many numbers the tables have; counting stops above the most there may be.
fn numbers(packet: &[u8]) -> Option<u64> {
    let mut bits = BitReaderRtl::new(packet);
    let tables = bits.read_bits_leq32(8).ok()? + 1;
    let mut numbers = 0;
    for _ in 0..tables {
        numbers += table(&mut bits)?;
        if numbers > MOST_NUMBERS {
            break;
        }
    }
    Some(numbers)
}

/// How many numbers the next table has, behind which the bits then stand.
fn table(bits: &mut BitReaderRtl<'_>) -> Option<u64> {
    let mut read = |count: u32| bits.read_bits_leq32(count).ok();
    if read(24)? != TABLE {
        return None;
    }
    let (width, rows) = (u64::from(read(16)?), u64::from(read(24)?));
    let numbers = width.max(1) * rows.max(1);
    if numbers > MOST_NUMBERS {
        return Some(numbers);
    }
    if read(1)? == 1 {
        // Rows by the length of their code: how many of each.
        read(5)?;
        let mut told = 0;
        while told < rows {
            told += u64::from(read((rows - told).ilog2() + 1)?);
        }
        if told > rows {
            return None;
        }
    } else {
        let sparse = read(1)? == 1;
        for _ in 0..rows {
            if !sparse || read(1)? == 1 {
                read(5)?;
            }
        }
    }
    let kind = read(4)?;
    if kind == 0 {
        return Some(numbers);
    }
    // The smallest number and the step between two.
    read(32)?;
    read(32)?;
    let size = read(4)? + 1;
    read(1)?;
    let values = match kind {
        1 => values_of_a_lattice(rows, width)?,
        2 => numbers,
        _ => return None,
    };
    for _ in 0..values {
        read(size)?;
    }
    Some(numbers)
}

/// Values of which the rows of a table are all combinations: the largest number whose `width`th power is at most `rows`.
fn values_of_a_lattice(rows: u64, width: u64) -> Option<u64> {
    let width = u32::try_from(width).ok().filter(|width| *width > 0)?;
    (1..=rows + 1).find(|values| values.checked_pow(width).is_none_or(|power| power > rows)).map(|above| above - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits as Vorbis packs them, the lowest first.
    #[derive(Default)]
    struct Bits(Vec<bool>);

    impl Bits {
        fn put(mut self, value: u32, count: u32) -> Self {
            self.0.extend((0..count).map(|bit| value >> bit & 1 == 1));
            self
        }

        /// A table of so many rows and columns, all of one code length, whose numbers are those of a lattice.
        fn table(self, rows: u32, width: u32) -> Self {
            let ordered = self.put(TABLE, 24).put(width, 16).put(rows, 24).put(1, 1).put(3, 5);
            let counted = ordered.put(rows, rows.ilog2() + 1);
            let lattice = counted.put(1, 4).put(0, 32).put(0, 32).put(0, 4).put(0, 1);
            lattice.put(0, values_of_a_lattice(rows.into(), width.into()).expect("it has one") as u32)
        }

        fn bytes(self) -> Vec<u8> {
            let byte = |bits: &[bool]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
            self.0.chunks(8).map(byte).collect()
        }
    }

    #[test]
    fn the_tables_of_what_ships_are_small() {
        let file = include_bytes!("../../../../../assets/audio/piece-move.ogg");
        let headers = Headers::read(&Stream::read(file).expect("an Ogg file")).expect("Vorbis");
        assert!(headers.fault().is_none());
        assert!((1_000..MOST_NUMBERS / 2).contains(&headers.numbers), "{}", headers.numbers);
    }

    #[test]
    fn a_few_bytes_that_would_become_gigabytes_are_found() {
        let small = Bits::default().put(0, 8).table(81, 4).bytes();
        assert_eq!(numbers(&small), Some(324));
        let bomb = (0..256).fold(Bits::default().put(255, 8), |bits, _| bits.table(128 * 1024, 32)).bytes();
        assert!(bomb.len() < 10_000);
        assert!(numbers(&bomb) > Some(MOST_NUMBERS));
        let many = (0..256).fold(Bits::default().put(255, 8), |bits, _| bits.table(1024, 8)).bytes();
        assert!(numbers(&many) > Some(MOST_NUMBERS));
    }

    #[test]
    fn the_values_of_a_lattice_are_the_root_of_its_rows() {
        for (rows, width, values) in [(81, 4, 3), (80, 4, 2), (1, 1, 1), (5, 1, 5), (128 * 1024, 32, 1), (0, 2, 0)] {
            assert_eq!(values_of_a_lattice(rows, width), Some(values), "{rows} {width}");
        }
        assert_eq!(values_of_a_lattice(4, 0), None);
    }
}
