//! What is written is read, and nothing is lost.

use std::fs;

use super::{
    files::{MOST_BYTES, read_at_most},
    *,
};

fn storage() -> (tempfile::TempDir, Storage) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(&folder.path().join("new/place"))).expect("made");
    (folder, storage)
}

#[test]
fn what_is_written_is_read_and_the_previous_kept() {
    let (_folder, storage) = storage();
    assert_eq!(storage.read("saves/a.ron").expect("readable"), None);
    storage.write("saves/a.ron", "one").expect("written");
    storage.write("saves/a.ron", "two").expect("written");
    assert_eq!(storage.read("saves/a.ron").expect("readable").as_deref(), Some("two"));
    assert_eq!(storage.read_previous("saves/a.ron").expect("readable").as_deref(), Some("one"));
    let left: Vec<_> = fs::read_dir(storage.path("saves").expect("plain")).expect("there").collect();
    assert_eq!(left.len(), 2, "no temporary file stays behind");
}

#[test]
fn what_a_killed_run_left_is_in_nobody_s_way() {
    let (_folder, storage) = storage();
    storage.write("saves/a.ron", "one").expect("written");
    for left in ["saves/a.ron.new", "saves/a.ron.keep"] {
        fs::write(storage.path(left).expect("plain"), "ha").expect("written");
    }
    storage.write("saves/a.ron", "two").expect("written");
    assert_eq!(storage.read("saves/a.ron").expect("readable").as_deref(), Some("two"));
    assert_eq!(storage.read_previous("saves/a.ron").expect("readable").as_deref(), Some("one"));
    assert_eq!(storage.newest_first("saves", "ron"), ["saves/a.ron"]);
}

/// A disk that takes no byte more: the old text stays, and so does its previous one.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_costs_nothing_that_was_written() {
    let (_folder, storage) = storage();
    storage.write("a.ron", "one").expect("written");
    storage.write("a.ron", "two").expect("written");
    let fresh = storage.path("a.ron.new").expect("plain");
    std::os::unix::fs::symlink("/dev/full", &fresh).expect("linked");
    let error = storage.write("a.ron", "three").expect_err("the disk is full");
    assert!(error.to_string().contains("untouched"), "{error}");
    assert_eq!(storage.read("a.ron").expect("readable").as_deref(), Some("two"));
    assert_eq!(storage.read_previous("a.ron").expect("readable").as_deref(), Some("one"));
    storage.write("a.ron", "three").expect("there is room again");
}

#[test]
fn files_are_renamed_restored_and_deleted() {
    let (_folder, storage) = storage();
    storage.write("a.ron", "one").expect("written");
    storage.write("a.ron", "two").expect("written");
    storage.write("b.ron", "other").expect("written");
    assert!(matches!(storage.rename("a.ron", "b.ron"), Err(StorageError::Taken(_))));
    storage.set_aside("a.ron").expect("moved");
    storage.restore_previous("a.ron").expect("kept");
    assert_eq!(storage.read("a.ron").expect("readable").as_deref(), Some("one"));
    storage.rename("a.ron", "c.ron").expect("free");
    assert!(storage.has("c.ron") && !storage.has("a.ron"));
    storage.delete("c.ron").expect("deleted");
    storage.delete("c.ron").expect("nothing to do");
    assert!(!storage.has("c.ron"));
}

#[test]
fn of_a_file_that_is_too_large_no_more_is_read_than_may_be() {
    let (_folder, storage) = storage();
    storage.write("run.ron", "12345678").expect("writable");
    let path = storage.path("run.ron").expect("a name within the folder");
    assert_eq!(read_at_most(&path, 8).expect("small enough"), "12345678");
    let fault = read_at_most(&path, 7).expect_err("a byte too many");
    assert!(matches!(fault, StorageError::TooLarge { most: 7, .. }) && fault.to_string().contains("run.ron"));
    fs::write(&path, [0xff, 0xfe]).expect("writable");
    assert!(matches!(storage.read("run.ron"), Err(StorageError::Read { .. })), "not UTF-8");
    let file = fs::OpenOptions::new().write(true).open(&path).expect("writable");
    file.set_len(MOST_BYTES + 1).expect("a file of holes");
    assert!(matches!(storage.read("run.ron"), Err(StorageError::TooLarge { .. })));
}

#[test]
fn damaged_files_are_set_aside_under_fresh_names() {
    let (_folder, storage) = storage();
    for expected in ["settings.ron.damaged-1", "settings.ron.damaged-2"] {
        storage.write("settings.ron", "?").expect("written");
        let aside = storage.set_aside("settings.ron").expect("moved");
        assert!(aside.ends_with(expected), "{}", aside.display());
    }
    assert_eq!(storage.read("settings.ron").expect("readable"), None);
}

#[test]
fn names_cannot_leave_the_folder() {
    let (_folder, storage) = storage();
    for name in ["", "../x", "/etc/passwd", "saves/../../x", "."] {
        assert!(matches!(storage.path(name), Err(StorageError::BadName(_))), "{name}");
    }
}

#[test]
fn a_file_in_the_way_is_reported_with_a_remedy() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    let error = Storage::open(Some(&file.join("inside"))).expect_err("a file is no folder");
    assert!(error.to_string().contains("--userdata-dir"), "{error}");
}

#[test]
fn the_assets_are_found() {
    assert!(program_folder().expect("found").join("assets/fonts").is_dir());
}
