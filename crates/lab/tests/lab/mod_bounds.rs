//! However much a mod brings, no more of it is read, kept and told than its bounds allow.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use lab::mods::{
    MOST_FRAMES, MOST_MEDIA, MOST_MEDIUM, MOST_MODS, MOST_PIXELS, MOST_SIDE, MOST_TEXT, MOST_TEXTS, MOST_TEXTS_IN_USE,
    MOST_TOLD, MOST_TRANSLATIONS, ModFolder, Wanted, sound,
};
use lab::{FileStore, Library, Problem, Stored};

/// Files that are as large as they say, made while they are read; what was read is counted.
#[derive(Debug, Default)]
struct Made {
    files: BTreeMap<PathBuf, (Vec<u8>, u64)>,
    read: AtomicU64,
}

impl Made {
    /// A file that begins like that and goes on with spaces.
    fn put(&mut self, path: impl Into<PathBuf>, beginning: impl Into<Vec<u8>>, size: u64) {
        let beginning = beginning.into();
        let size = size.max(beginning.len() as u64);
        self.files.insert(path.into(), (beginning, size));
    }

    fn text(&mut self, path: impl Into<PathBuf>, text: impl Into<Vec<u8>>) {
        self.put(path, text, 0);
    }

    /// The `mod.ron` of a mod.
    fn manifest(&mut self, id: &str) {
        let text = format!(
            "(id: \"{id}\", name: \"T\", version: \"1.0.0\", game_version: \"0.1\", authors: [\"T\"], licence: \"MIT\")"
        );
        self.text(format!("mods/{id}/mod.ron"), text);
    }
}

impl FileStore for Made {
    fn stored(&self, path: &Path) -> Option<Stored> {
        let file = self.files.get(path).map(|(_, size)| Stored::File(*size));
        file.or_else(|| self.files.keys().any(|file| file.starts_with(path)).then_some(Stored::Folder))
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        let mut found: Vec<PathBuf> = Vec::new();
        let below = self.files.keys().filter_map(|path| path.strip_prefix(folder).ok()?.components().next());
        for name in below {
            let path = folder.join(name);
            if found.last() != Some(&path) {
                found.push(path);
            }
        }
        found
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let (beginning, size) = self.files.get(path).ok_or(io::ErrorKind::NotFound)?;
        let bytes = most.min(*size);
        self.read.fetch_add(bytes, Relaxed);
        let mut text = beginning.clone();
        text.resize(usize::try_from(bytes).expect("small"), b' ');
        Ok(text)
    }
}

/// Mods in use, what keeps others from it, and how many bytes were read.
fn used(mut files: Made, wanted: Wanted) -> (Vec<ModFolder>, Vec<Problem>, u64) {
    files.text("assets/none", "");
    let files = Arc::new(files);
    let library = Library::open_in(Arc::clone(&files) as Arc<dyn FileStore>, Path::new("")).expect("it has assets");
    let (mods, problems) = library.with_mods(None, wanted).shelf().in_use();
    (mods, problems, files.read.load(Relaxed))
}

/// A mod of those files, and how many bytes of it were read.
fn alone(mut files: Made) -> (ModFolder, u64) {
    files.manifest("big");
    let (mut mods, problems, read) = used(files, Wanted::All);
    assert_eq!(problems, []);
    (mods.remove(0), read)
}

/// The only thing that is told of a mod.
fn told(found: &ModFolder) -> String {
    let [problem] = &found.problems[..] else { panic!("{:#?}", found.problems) };
    problem.to_string()
}

/// Bytes of texts that are kept.
fn kept(found: &ModFolder) -> u64 {
    let files = [&found.files.equipment, &found.files.enemies, &found.files.scripts].into_iter().flatten();
    files.chain(&found.files.points).map(|file| file.text.len() as u64).sum()
}

#[test]
fn texts_count_together_whatever_they_are() {
    for folder in ["equipment", "enemies", "scripts", "locales"] {
        let mut files = Made::default();
        let (ending, text) = if folder == "scripts" { ("rhai", "") } else { ("ron", "{}") };
        (0..40).for_each(|at| files.put(format!("mods/big/{folder}/{at:02}.{ending}"), text, MOST_TEXT));
        let (found, read) = alone(files);
        assert!(told(&found).contains("the texts of a mod have at most 16777216 bytes"), "{folder}: {}", told(&found));
        assert!(kept(&found) <= MOST_TEXTS && read <= MOST_TEXTS + 2 * MOST_TEXT, "{folder}: {read} bytes were read");
    }
    // The last file is one byte too much, with those beside the folders.
    for (points, fits) in [(MOST_TEXT - 1_000, true), (MOST_TEXT, false)] {
        let mut files = Made::default();
        (0..15).for_each(|at| files.put(format!("mods/big/scripts/{at:02}.rhai"), "", MOST_TEXT));
        files.put("mods/big/points.ron", "()", points);
        let (found, _) = alone(files);
        assert_eq!(found.problems.is_empty(), fits, "{:?}", found.problems);
    }
}

#[test]
fn pictures_and_sounds_count_together_and_are_not_read_in_vain() {
    let mut files = Made::default();
    (0..20).for_each(|at| files.put(format!("mods/big/images/{at:02}.png"), picture(1), MOST_MEDIUM));
    files.put("mods/big/sounds/huge.ogg", "OggS", u64::MAX / 2);
    let (found, read) = alone(files);
    assert!(told(&found).contains("the pictures and sounds of a mod have at most 67108864 bytes"), "{}", told(&found));
    assert_eq!(found.files.images.len() as u64, MOST_MEDIA / MOST_MEDIUM);
    assert!(read < MOST_MEDIA + 1_000, "{read} bytes were read");
    let mut files = Made::default();
    files.put("mods/big/images/huge.png", "", 1 << 40);
    let (found, read) = alone(files);
    assert!(told(&found).contains("at most 8388608 are read") && read < 1_000, "{read}: {}", told(&found));
}

/// A few sounds more than a mod may have.
#[test]
fn sounds_last_no_longer_together_than_they_may() {
    let fanfare = include_bytes!("../../../../assets/audio/win.ogg");
    let frames = sound(fanfare).expect("it ships").frames.len() as u64;
    let room = MOST_FRAMES / frames;
    let mut files = Made::default();
    (0..room + 3).for_each(|at| files.text(format!("mods/big/sounds/{at:03}.ogg"), fanfare));
    let (found, _) = alone(files);
    assert!(told(&found).contains("the sounds of a mod last at most 60 seconds"), "{}", told(&found));
    assert_eq!(found.files.sounds.len() as u64, room);
}

/// A black picture of that many pixels a side, in a few thousand bytes.
fn picture(side: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a small picture");
    writer.write_image_data(&vec![0; (side * side) as usize]).expect("as many pixels as it says");
    writer.finish().expect("written into memory");
    file
}

#[test]
fn few_bytes_do_not_become_any_number_of_pixels() {
    let png = picture(MOST_SIDE);
    assert!(png.len() < 20_000, "{} bytes", png.len());
    let mut files = Made::default();
    (0..60).for_each(|at| files.text(format!("mods/big/images/{at:02}.png"), png.clone()));
    let (found, _) = alone(files);
    assert!(told(&found).contains("the pictures of a mod have at most 33554432 pixels"), "{}", told(&found));
    assert_eq!(found.files.images.len() as u64 * u64::from(MOST_SIDE).pow(2), MOST_PIXELS);

    let mut files = Made::default();
    for id in ["a", "b", "c"] {
        files.manifest(id);
        (0..25).for_each(|at| files.text(format!("mods/{id}/images/{at:02}.png"), png.clone()));
    }
    let (mods, ..) = used(files, Wanted::All);
    let shown: Vec<usize> = mods.iter().map(|found| found.files.images.len()).collect();
    assert_eq!(shown, [25, 25, 14]);
    assert!(told(&mods[2]).contains("at most 67108864 pixels together; use fewer"), "{}", told(&mods[2]));
}

#[test]
fn translations_are_counted_and_their_words_are_bounded() {
    let entry = |at: usize| format!("\"id-{at}\": (name: \"N\"),");
    let file = |from: usize, most: usize| {
        let entries: String = (from..from + most).map(entry).collect();
        format!("{{{entries}}}")
    };
    let mut files = Made::default();
    (0..40).for_each(|at| files.text(format!("mods/big/locales/l{at:02}.ron"), file(0, 1_000)));
    let (found, _) = alone(files);
    assert!(told(&found).contains("for at most 20000 ids"), "{}", told(&found));
    assert_eq!(found.files.words.values().map(BTreeMap::len).sum::<usize>(), MOST_TRANSLATIONS);

    let (long, unseen) = ("x".repeat(401), "\u{202e}\u{200b}N\u{1b}");
    let mut files = Made::default();
    let entries: String = (0..900).map(|at| format!("\"a{at}\": (name: \"N\", text: \"{long}\"),")).collect();
    files.text("mods/big/locales/de.ron", format!("{{{entries}}}"));
    let entries: String = (0..900).map(|at| format!("\"a{at}\": (name: \"{unseen}\"),")).collect();
    files.text("mods/big/locales/fr.ron", format!("{{{entries}}}"));
    let (found, _) = alone(files);
    assert_eq!(found.problems.len(), MOST_TOLD + 1);
    assert!(
        found.problems[0].to_string().contains("'a0': a name in another language has at most 80 letters, a text 400")
    );
    assert!(
        found.problems[MOST_TOLD].to_string().contains("801 more faults and warnings"),
        "{:?}",
        found.problems.last()
    );
    assert!(found.files.words["de"].is_empty());
    assert!(found.files.words["fr"].values().all(|words| words.name == "N"));
}

#[test]
fn files_are_counted_wherever_they_lie_and_no_more_is_told_than_anybody_reads() {
    for (path, most) in [("equipment/", "ron"), ("images/", "txt"), ("", "txt"), ("", "ron")] {
        let mut files = Made::default();
        (0..9_000).for_each(|at| files.text(format!("mods/big/{path}f{at}.{most}"), "x"));
        let (found, read) = alone(files);
        assert!(found.problems.len() <= MOST_TOLD + 1 && read < 1_000, "{path}: {}, {read}", found.problems.len());
        let last = found.problems.last().expect("it is told").to_string();
        assert!(last.contains("a mod has at most 500 files"), "{path}: {last}");
    }
    // Just as many as there may be are read, and few of them told of.
    let mut files = Made::default();
    (0..499).for_each(|at| files.text(format!("mods/big/scripts/{at}.txt"), "x"));
    let (found, _) = alone(files);
    let last = found.problems.last().expect("it is told").to_string();
    assert!(found.problems.len() == MOST_TOLD + 1 && last.contains("399 more faults and warnings"), "{last}");
}

#[test]
fn mods_in_use_are_bounded_together() {
    let mut files = Made::default();
    let ids: Vec<String> = (0..40).map(|at| format!("m{at:02}")).collect();
    ids.iter().for_each(|id| files.manifest(id));
    let (mods, problems, _) = used(files, Wanted::These(ids.iter().rev().cloned().collect()));
    assert_eq!((mods.len(), mods[0].id.as_str(), problems.len()), (MOST_MODS, "m39", 8));
    let first = problems[0].to_string();
    assert!(first.contains("mods/m07/mod.ron: at most 32 mods are in use at once; use fewer"), "{first}");

    let mut files = Made::default();
    for id in &ids[..8] {
        files.manifest(id);
        (0..15).for_each(|at| files.put(format!("mods/{id}/scripts/{at:02}.rhai"), "", MOST_TEXT));
    }
    let (mods, problems, read) = used(files, Wanted::All);
    assert_eq!((mods.len(), problems.len()), (8, 0));
    assert!(mods.iter().map(kept).sum::<u64>() <= MOST_TEXTS_IN_USE && read <= MOST_TEXTS_IN_USE + 8 * MOST_TEXT);
    for (at, found) in mods.iter().enumerate() {
        let together = found.problems.iter().any(|problem| problem.to_string().contains("67108864 bytes together"));
        assert_eq!(together, at >= 4, "{at}: {:?}", found.problems);
    }
}

#[test]
fn what_is_hidden_is_no_mod() {
    let mut files = Made::default();
    files.manifest("seen");
    files.manifest(".seen.new");
    let (mods, problems, _) = used(files, Wanted::All);
    assert_eq!((mods.len(), problems.len()), (1, 0));
}
