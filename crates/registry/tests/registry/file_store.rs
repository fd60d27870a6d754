//! Content needs no disk: everything shipped is the same from memory, where a program carries it in itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lab::mods::Wanted;
use lab::{GameModule, Library, MemoryFiles, Scene, scene_game};
use registry::games::{
    BanqiModule, DiceModule, DominionModule, FlipJungleModule, FogModule, FoxHuntModule, GauntletModule,
    GeneralsModule, HareModule, JungleModule, RiskModule,
};
use tabletop::Game;

/// The folder of everything shipped, as a relative path: names of files are told from it.
fn root() -> PathBuf {
    Path::new("..").join("..")
}

/// All files below a folder that hold content, by the paths they have on the disk.
fn remember(folder: &Path, memory: &mut MemoryFiles) {
    for entry in fs::read_dir(folder).expect("a folder of content") {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            remember(&path, memory);
        } else {
            let bytes = fs::read(&path).expect("readable");
            memory.insert(path, bytes);
        }
    }
}

/// The same library twice: from the disk and from memory.
fn both() -> [Library; 2] {
    let mut memory = MemoryFiles::default();
    for folder in ["assets/risk", "assets/dice", "assets/dominion", "scenes", "mods"] {
        remember(&root().join(folder), &mut memory);
    }
    let memory = Library::open_in(Arc::new(memory), &root()).expect("it holds assets");
    [Library::open(&root()).expect("the repository is a library"), memory]
}

/// What a scene of a game comes to.
fn scene<M: GameModule>(module: &M, library: &Library, name: &str) -> (String, u64, Vec<tabletop::Player>, String) {
    let file = library.scene(name).expect("shipped");
    let scene = Scene::load(module, library, &file).expect("sound");
    let origin = format!("{:?}", scene.origin.as_ref().map(tabletop::canonical_hash));
    (file.text, scene.game.content_hash(), scene.players, origin)
}

#[test]
fn everything_shipped_is_the_same_from_memory() {
    let [disk, memory] = both();
    let names = disk.scenes(None);
    assert!(names.len() > 10, "{names:?}");
    assert_eq!(memory.scenes(None), names);
    let studies = disk.studies("hare");
    assert_eq!((memory.studies("hare"), studies.len() >= 20), (studies.clone(), true));
    for name in names.iter().chain(&studies) {
        let game = scene_game(&disk.scene(name).expect("shipped")).expect("a scene");
        let [from_disk, from_memory] = [&disk, &memory].map(|library| match game.as_str() {
            "risk" => scene(&RiskModule, library, name),
            "dice" => scene(&DiceModule, library, name),
            "hare" => scene(&HareModule, library, name),
            "banqi" => scene(&BanqiModule, library, name),
            "jungle" => scene(&JungleModule, library, name),
            "flip_jungle" => scene(&FlipJungleModule, library, name),
            "fog" => scene(&FogModule, library, name),
            "generals" => scene(&GeneralsModule, library, name),
            "fox_hunt" => scene(&FoxHuntModule, library, name),
            "dominion" => scene(&DominionModule, library, name),
            _ => scene(&GauntletModule, library, name),
        });
        assert_eq!(from_disk, from_memory, "{name}");
    }
    let maps = |library: &Library| library.assets("risk", "ron").expect("maps");
    assert_eq!(maps(&disk), maps(&memory));
    let stocks =
        [disk, memory].map(|library| DiceModule.stock(&library.with_mods(None, Wanted::All)).expect("readable"));
    assert!(stocks[0].mods.len() > 1 && !stocks[0].content.enemies.is_empty(), "mods are shipped");
    assert_eq!(stocks[0], stocks[1]);
}

#[test]
fn memory_without_assets_is_no_library() {
    let mut memory = MemoryFiles::default();
    memory.insert("elsewhere/assets.txt", b"".as_slice());
    let error = Library::open_in(Arc::new(memory), Path::new("elsewhere")).expect_err("no library");
    assert!(error.to_string().contains("no folder 'assets'"), "{error}");
}
