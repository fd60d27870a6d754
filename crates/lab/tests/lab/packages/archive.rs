//! Zip files made by hand, so that anything about them may be wrong.

/// A zip file.
#[derive(Clone)]
pub struct Archive {
    pub entries: Vec<Entry>,
    pub comment: Vec<u8>,
    /// How many entries the end tells of, where that is not so.
    pub told: Option<u16>,
}

/// An entry, with what the list at the end says of it.
#[derive(Clone)]
pub struct Entry {
    pub name: Vec<u8>,
    /// What stands before the bytes, where that is something else.
    pub local_name: Option<Vec<u8>>,
    /// The bytes as they lie in the file.
    pub packed: Vec<u8>,
    pub method: u16,
    pub flags: u16,
    pub size: u32,
    pub sum: u32,
    /// The mode of a Unix file.
    pub mode: u32,
    /// Where it is said to begin, where that is elsewhere.
    pub offset: Option<u32>,
}

/// An entry of those bytes, not compressed.
pub fn entry(name: impl Into<Vec<u8>>, bytes: impl Into<Vec<u8>>) -> Entry {
    let (name, packed) = (name.into(), bytes.into());
    let (size, sum) = (packed.len() as u32, checksum(&packed));
    let mode = if name.ends_with(b"/") { 0o040_755 } else { 0o100_644 };
    Entry { name, local_name: None, packed, method: 0, flags: 0x800, size, sum, mode, offset: None }
}

/// An entry of that many zeros, compressed to a 1 200th.
pub fn zeros(name: &str, size: usize) -> Entry {
    let mut bits = Bits::default();
    // One last block with the codes that every unpacker knows: a zero, then as often as it takes the last byte 258 times more.
    bits.put(0b011, 3);
    bits.put_code(0b0011_0000, 8);
    for _ in 0..(size - 1) / 258 {
        bits.put_code(0b1100_0101, 8);
        bits.put_code(0, 5);
    }
    for _ in 0..(size - 1) % 258 {
        bits.put_code(0b0011_0000, 8);
    }
    bits.put_code(0, 7);
    let sum = if size <= 16 << 20 { checksum(&vec![0; size]) } else { 0 };
    Entry { packed: bits.bytes, method: 8, size: size as u32, sum, ..entry(name, "") }
}

/// Bits as a compressed stream has them.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    used: u32,
}

impl Bits {
    fn put(&mut self, bits: u32, number: u32) {
        for at in 0..number {
            if self.used == 0 {
                self.bytes.push(0);
            }
            let last = self.bytes.len() - 1;
            self.bytes[last] |= u8::from(bits >> at & 1 == 1) << (self.used % 8);
            self.used = (self.used + 1) % 8;
        }
    }

    /// A code of letters or distances, which begins with its highest bit.
    fn put_code(&mut self, code: u32, number: u32) {
        self.put(code.reverse_bits() >> (32 - number), number);
    }
}

fn checksum(bytes: &[u8]) -> u32 {
    let table: Vec<u32> = (0..256_u32)
        .map(|at| (0..8).fold(at, |sum, _| if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 }))
        .collect();
    !bytes.iter().fold(!0, |sum: u32, byte| table[usize::from(sum as u8 ^ byte)] ^ (sum >> 8))
}

impl Archive {
    pub fn of(entries: impl IntoIterator<Item = Entry>) -> Self {
        Self { entries: entries.into_iter().collect(), comment: Vec::new(), told: None }
    }

    /// The same with one more entry.
    pub fn with(mut self, entry: Entry) -> Self {
        self.entries.push(entry);
        self
    }

    /// The bytes of the file.
    pub fn bytes(&self) -> Vec<u8> {
        let (mut bytes, mut list) = (Vec::new(), Vec::new());
        for entry in &self.entries {
            let offset = entry.offset.unwrap_or(bytes.len() as u32);
            let name = entry.local_name.as_ref().unwrap_or(&entry.name);
            bytes.extend(b"PK\x03\x04\x14\x00");
            bytes.extend(entry.head(name.len()));
            bytes.extend([0; 2]);
            bytes.extend(name);
            bytes.extend(&entry.packed);
            list.extend(b"PK\x01\x02\x14\x03\x14\x00");
            list.extend(entry.head(entry.name.len()));
            // No more fields, no remark, the first disk, no text.
            list.extend([0; 8]);
            list.extend((entry.mode << 16).to_le_bytes());
            list.extend(offset.to_le_bytes());
            list.extend(&entry.name);
        }
        let number = self.told.unwrap_or(self.entries.len() as u16).to_le_bytes();
        let (start, length) = (bytes.len() as u32, list.len() as u32);
        bytes.extend(list);
        bytes.extend(b"PK\x05\x06\0\0\0\0");
        bytes.extend(number);
        bytes.extend(number);
        bytes.extend(length.to_le_bytes());
        bytes.extend(start.to_le_bytes());
        bytes.extend((self.comment.len() as u16).to_le_bytes());
        bytes.extend(&self.comment);
        bytes
    }
}

impl Entry {
    /// What stands before the bytes and in the list alike, up to the length of the name.
    fn head(&self, name: usize) -> Vec<u8> {
        let mut head = Vec::new();
        head.extend(self.flags.to_le_bytes());
        head.extend(self.method.to_le_bytes());
        // Midnight on the first day there is.
        head.extend([0, 0, 0x21, 0]);
        head.extend(self.sum.to_le_bytes());
        head.extend((self.packed.len() as u32).to_le_bytes());
        head.extend(self.size.to_le_bytes());
        head.extend((name as u16).to_le_bytes());
        head
    }
}
