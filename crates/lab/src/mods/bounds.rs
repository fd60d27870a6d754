//! How much of mods is read: every file counts, and none is read before it is known to fit.

use std::path::Path;

use tabletop::{Message, message};

use super::layout::{FOLDERS, shown};
use crate::Problem;

/// Most files of a mod, whatever they are.
pub const MOST_FILES: usize = 500;
/// Largest `mod.ron`, in bytes.
pub const MOST_MANIFEST: u64 = 64 << 10;
/// Largest text, in bytes.
pub const MOST_TEXT: u64 = 1 << 20;
/// Most bytes of all texts of a mod together: `mod.ron`, `points.ron`, cards, enemies, scripts and translations.
pub const MOST_TEXTS: u64 = 16 << 20;
/// Largest picture or sound, in bytes.
pub const MOST_MEDIUM: u64 = 8 << 20;
/// Most bytes of all pictures and sounds of a mod together.
pub const MOST_MEDIA: u64 = 64 << 20;
/// Most names and texts in other languages of a mod, over all languages.
pub const MOST_TRANSLATIONS: usize = 20_000;
/// Longest name in another language, in characters.
pub const MOST_TRANSLATED_NAME: usize = 80;
/// Longest text in another language, in characters.
pub const MOST_TRANSLATED_TEXT: usize = 400;
/// Most mods in use at once.
pub const MOST_MODS: usize = 32;
/// Most mods that are looked at in a folder of mods.
pub const MOST_FOUND: usize = 500;
/// Most bytes of all texts of the mods in use together.
pub const MOST_TEXTS_IN_USE: u64 = 64 << 20;
/// Most pixels of all pictures of a mod together: 32 of the largest, 128 MB as they are shown.
pub const MOST_PIXELS: u64 = 32 << 20;
/// Most pixels of all pictures of the mods in use together.
pub const MOST_PIXELS_IN_USE: u64 = 64 << 20;
/// Frames of the sharpest sound in a second.
const FRAMES: u64 = 48_000;
/// Most frames of all sounds of a mod together: a minute of the sharpest, 23 MB as they are played.
pub const MOST_FRAMES: u64 = 60 * FRAMES;
/// Most frames of all sounds of the mods in use together.
pub const MOST_FRAMES_IN_USE: u64 = 4 * MOST_FRAMES;
/// Largest package that is read, in bytes: one of all that a mod may have, not compressed at all.
pub const MOST_PACKAGE: u64 = MOST_TEXTS + MOST_MEDIA + (1 << 20);
/// Most entries of a package: the files of a mod and its folders, with the one it lies in.
pub const MOST_ENTRIES: usize = MOST_FILES + FOLDERS.len() + 1;

/// What of a mod may still be read.
#[derive(Debug)]
pub(super) struct Room<'a> {
    files: usize,
    texts: u64,
    media: u64,
    pixels: u64,
    frames: u64,
    translations: usize,
    shared: &'a mut SharedRoom,
}

/// What of all mods in use together may still be read.
#[derive(Debug)]
pub(super) struct SharedRoom {
    texts: u64,
    pixels: u64,
    frames: u64,
}

impl Default for SharedRoom {
    fn default() -> Self {
        Self { texts: MOST_TEXTS_IN_USE, pixels: MOST_PIXELS_IN_USE, frames: MOST_FRAMES_IN_USE }
    }
}

impl<'a> Room<'a> {
    /// All that a mod may have, as long as the mods together have room for it.
    pub const fn whole(shared: &'a mut SharedRoom) -> Self {
        let (files, texts, media, pixels) = (MOST_FILES, MOST_TEXTS, MOST_MEDIA, MOST_PIXELS);
        Self { files, texts, media, pixels, frames: MOST_FRAMES, translations: MOST_TRANSLATIONS, shared }
    }

    /// How many files there may still be.
    pub const fn files(&self) -> usize {
        self.files
    }

    /// Takes room for one more file.
    pub fn take_file(&mut self) -> Result<(), Full> {
        self.files = self.files.checked_sub(1).ok_or(Full::Files)?;
        Ok(())
    }

    /// Takes room for a text of that many bytes.
    pub fn take_text(&mut self, bytes: u64) -> Result<(), Full> {
        let own = self.texts.checked_sub(bytes).ok_or(Full::Texts)?;
        self.shared.texts = self.shared.texts.checked_sub(bytes).ok_or(Full::TextsInUse)?;
        self.texts = own;
        Ok(())
    }

    /// Takes room for a picture of that many pixels.
    pub fn take_pixels(&mut self, pixels: u64) -> Result<(), Full> {
        let own = self.pixels.checked_sub(pixels).ok_or(Full::Pixels)?;
        self.shared.pixels = self.shared.pixels.checked_sub(pixels).ok_or(Full::PixelsInUse)?;
        self.pixels = own;
        Ok(())
    }

    /// Takes room for a sound of that many frames.
    pub fn take_frames(&mut self, frames: u64) -> Result<(), Full> {
        let own = self.frames.checked_sub(frames).ok_or(Full::Frames)?;
        self.shared.frames = self.shared.frames.checked_sub(frames).ok_or(Full::FramesInUse)?;
        self.frames = own;
        Ok(())
    }

    /// Takes room for a picture or a sound of that many bytes.
    pub fn take_medium(&mut self, bytes: u64) -> Result<(), Full> {
        self.media = self.media.checked_sub(bytes).ok_or(Full::Media)?;
        Ok(())
    }

    /// Takes room for so many names and texts in another language.
    pub fn take_translations(&mut self, number: usize) -> Result<(), Full> {
        self.translations = self.translations.checked_sub(number).ok_or(Full::Translations)?;
        Ok(())
    }
}

/// What a mod has too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Full {
    Files,
    Texts,
    TextsInUse,
    Media,
    Pixels,
    PixelsInUse,
    Frames,
    FramesInUse,
    Translations,
}

impl Full {
    /// What is told of the mod in that folder, of which nothing more is read.
    pub fn problem(self, folder: &Path) -> Problem {
        let problem = Problem::new(self.reason()).in_file(shown(folder));
        problem.remedy(match self {
            Self::TextsInUse | Self::PixelsInUse | Self::FramesInUse => {
                message!("remedy-mod-fewer", "use fewer mods at once")
            }
            _ => message!("remedy-mod-too_much", "remove what is not needed; what follows is not read"),
        })
    }

    /// What is told of a mod as one file, of which nothing is kept.
    pub fn of_package(self) -> Problem {
        Problem::new(self.reason()).remedy(message!("remedy-mod-not_needed", "remove what is not needed"))
    }

    fn reason(self) -> Message {
        match self {
            Self::Files => message!("fault-mod-many_files", "a mod has at most {most} files", most = MOST_FILES),
            Self::Texts => {
                message!("fault-mod-long_texts", "the texts of a mod have at most {most} bytes", most = MOST_TEXTS)
            }
            Self::TextsInUse => message!(
                "fault-mod-texts_in_use",
                "the texts of the mods in use have at most {most} bytes together",
                most = MOST_TEXTS_IN_USE
            ),
            Self::Media => message!(
                "fault-mod-large_media",
                "the pictures and sounds of a mod have at most {most} bytes",
                most = MOST_MEDIA
            ),
            Self::Pixels => {
                message!("fault-mod-pixels", "the pictures of a mod have at most {most} pixels", most = MOST_PIXELS)
            }
            Self::PixelsInUse => message!(
                "fault-mod-pixels_in_use",
                "the pictures of the mods in use have at most {most} pixels together",
                most = MOST_PIXELS_IN_USE
            ),
            Self::Frames => message!(
                "fault-mod-frames",
                "the sounds of a mod last at most {seconds} seconds",
                seconds = MOST_FRAMES / FRAMES
            ),
            Self::FramesInUse => message!(
                "fault-mod-frames_in_use",
                "the sounds of the mods in use last at most {seconds} seconds together",
                seconds = MOST_FRAMES_IN_USE / FRAMES
            ),
            Self::Translations => message!(
                "fault-mod-many_words",
                "a mod has names and texts in other languages for at most {most} ids, all languages together",
                most = MOST_TRANSLATIONS
            ),
        }
    }
}
