//! Whether a picture can be shown: the window and `mod check` ask the same.

use std::io::Cursor;

use tabletop::{Message, message};

/// Pixels a side may have: as many as a portrait can show, and no file is unpacked into gigabytes.
pub const MOST_SIDE: u32 = 1024;

/// Most memory the reading of one may take, in bytes.
const MOST_MEMORY: usize = 32 << 20;

/// How many pixels a PNG has, which is known before it is unpacked.
///
/// # Errors
/// What keeps it from being shown: a sentence without a subject.
pub(super) fn pixels(png: &[u8]) -> Result<u64, Message> {
    let reader = reader(png)?;
    let (width, height) = (reader.info().width, reader.info().height);
    if width.max(height) <= MOST_SIDE {
        return Ok(u64::from(width) * u64::from(height));
    }
    Err(message!(
        "fault-mod-large_picture",
        "has {width}\u{d7}{height} pixels, and at most {most} a side are shown",
        width,
        height,
        most = MOST_SIDE
    ))
}

/// What keeps a PNG from being shown, if anything: a sentence without a subject.
pub fn picture_fault(png: &[u8]) -> Option<Message> {
    if let Err(fault) = pixels(png) {
        return Some(fault);
    }
    let mut reader = reader(png).ok()?;
    let mut unpacked = vec![0; reader.output_buffer_size()?];
    let broken = reader.next_frame(&mut unpacked).is_err();
    broken.then(|| message!("fault-mod-damaged_picture", "is a PNG picture that is damaged"))
}

fn reader(png: &[u8]) -> Result<png::Reader<Cursor<&[u8]>>, Message> {
    let limits = png::Limits { bytes: MOST_MEMORY };
    let reader = png::Decoder::new_with_limits(Cursor::new(png), limits).read_info();
    reader.map_err(|_| message!("fault-mod-no_picture", "is not a PNG picture"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(png::ColorType::Grayscale);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&vec![0; (width * height) as usize]).unwrap();
        writer.finish().unwrap();
        file
    }

    #[test]
    fn only_whole_pictures_of_a_fit_size_are_shown() {
        assert_eq!(picture_fault(&png(MOST_SIDE, 2)), None);
        assert!(picture_fault(&png(MOST_SIDE + 1, 2)).unwrap().text.contains("1025\u{d7}2 pixels"));
        assert!(picture_fault(b"").unwrap().text.contains("not a PNG"));
        let mut cut = png(64, 64);
        cut.truncate(60);
        assert!(picture_fault(&cut).is_some());
    }
}
