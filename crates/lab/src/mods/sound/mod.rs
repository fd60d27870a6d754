//! Sounds of mods: whether one can be played, and what is heard. The window and `mod check` ask the same.
//!
//! A short file can claim hours and tables of gigabytes. So `ogg` takes it apart, `vorbis` sees from its headers what unpacking it would take, and only
//! then `decode` unpacks it, as far as a sound may last.

mod decode;
mod ogg;
mod vorbis;

use tabletop::{Message, message};

/// Longest sound, in seconds.
pub const MOST_SECONDS: u32 = 10;

/// A sound, unpacked.
#[derive(Clone, PartialEq, Debug)]
pub struct Sound {
    /// Frames a second.
    pub rate: u32,
    /// What the left and the right ear hear, from -1 to 1.
    pub frames: Vec<[f32; 2]>,
}

/// How many frames an Ogg Vorbis file says it has, which is known before it is unpacked.
///
/// # Errors
/// What keeps it from being played: a sentence without a subject.
pub(super) fn frames(file: &[u8]) -> Result<u64, Message> {
    told(file).map(|(frames, _)| frames)
}

/// Unpacks an Ogg Vorbis file, as far as it says it lasts.
///
/// # Errors
/// What keeps it from being played: a sentence without a subject.
pub fn sound(file: &[u8]) -> Result<Sound, Message> {
    let (frames, rate) = told(file)?;
    let frames = decode::frames(file, frames as usize).ok_or_else(damaged)?;
    Ok(Sound { rate, frames })
}

/// What a file says of itself: its frames, and how many there are in a second.
fn told(file: &[u8]) -> Result<(u64, u32), Message> {
    let stream = ogg::Stream::read(file).ok_or_else(no_sound)?;
    let headers = vorbis::Headers::read(&stream).ok_or_else(no_sound)?;
    if let Some(fault) = headers.fault() {
        return Err(fault);
    }
    if stream.frames > u64::from(headers.rate * MOST_SECONDS) {
        return Err(message!("fault-mod-long_sound", "lasts longer than {most} seconds", most = MOST_SECONDS));
    }
    Ok((stream.frames, headers.rate))
}

fn no_sound() -> Message {
    message!("fault-mod-sound", "is not an Ogg sound")
}

fn damaged() -> Message {
    message!("fault-mod-damaged_sound", "is an Ogg sound that is damaged")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A knock of the house: mono, 48 000 frames a second, less than one second.
    const KNOCK: &[u8] = include_bytes!("../../../../../assets/audio/piece-move.ogg");

    #[test]
    fn what_ships_is_unpacked_whole() {
        let knock = sound(KNOCK).expect("it is a sound");
        let seconds = knock.frames.len() as f64 / f64::from(knock.rate);
        assert!((0.05..2.0).contains(&seconds), "{seconds}");
        assert!(knock.frames.iter().flatten().any(|sample| sample.abs() > 0.1));
        assert!(knock.frames.iter().flatten().all(|sample| sample.abs() < 2.0));
    }

    #[test]
    fn what_is_no_sound_is_told() {
        for (file, reason) in [
            (&b""[..], "is not an Ogg sound"),
            (b"OggS", "is not an Ogg sound"),
            (&KNOCK[..40], "is not an Ogg sound"),
            (&KNOCK[1..], "is not an Ogg sound"),
        ] {
            assert_eq!(sound(file).map_err(|fault| fault.to_string()), Err(reason.to_owned()));
        }
    }

    /// The ambience of the house lasts much longer than a mod's sound may.
    #[test]
    fn a_long_sound_is_refused_unpacked_or_not() {
        let ambience = include_bytes!("../../../../../assets/audio/ambience.ogg");
        let told = sound(ambience).map(|_| ()).map_err(|fault| fault.to_string());
        assert_eq!(told, Err("lasts longer than 10 seconds".to_owned()));
        // One that says it is short is not unpacked any further; pages whose sum is wrong are skipped, so the sum is made anew.
        let mut liar = ambience.to_vec();
        for page in ogg::tests::pages(ambience) {
            let end = ogg::tests::end(&liar, page);
            let granule = u64::from_le_bytes(liar[page + 6..page + 14].try_into().expect("8 bytes"));
            if granule > 100 {
                liar[page + 6..page + 14].copy_from_slice(&100u64.to_le_bytes());
            }
            ogg::tests::seal(&mut liar[page..end]);
        }
        let heard = sound(&liar).map_or(0, |sound| sound.frames.len());
        assert!(heard <= 100, "{heard}");
    }

    /// Whatever is done to a file, it is read or refused, in little time.
    #[test]
    fn no_file_makes_it_stumble() {
        let mut state = 1u64;
        let mut next = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let mut heard = 0;
        for case in 0..400 {
            let mut file = KNOCK.to_vec();
            for _ in 0..=next(8) {
                // The headers matter most.
                let at = if case % 2 == 0 { next(file.len().min(4_000)) } else { next(file.len()) };
                file[at] = next(256) as u8;
            }
            // Else the pages that were changed would be skipped.
            for page in ogg::tests::pages(&file) {
                let end = ogg::tests::end(&file, page);
                ogg::tests::seal(&mut file[page..end]);
            }
            heard += usize::from(sound(&file).is_ok());
        }
        assert!(heard > 20, "{heard}");
    }
}
