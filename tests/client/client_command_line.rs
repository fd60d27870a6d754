//! The program's command line, as a shell sees it: no window, one clear line, an exit code.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

fn rubicon(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rubicon"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program runs")
}

fn refused(arguments: &[&str], remedy: &str) {
    let output = rubicon(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(said.contains(remedy), "{arguments:?}: {said}");
    assert!(!said.contains("panicked"), "{arguments:?}: {said}");
}

#[test]
fn help_and_version_need_no_display() {
    for argument in ["--help", "--version"] {
        let output = rubicon(&[argument]);
        assert!(output.status.success());
        assert!(!output.stdout.is_empty());
    }
}

#[test]
fn bad_values_are_refused_with_a_remedy() {
    refused(&["--window", "small"], "1280x720");
    refused(&["--text-size", "20"], "80 to 200");
    refused(&["--speed", "warp"], "instant");
    refused(&["--instant", "--speed", "slow"], "--speed");
    refused(&["--bogus"], "--help");
}

/// Nothing can be kept there, which is no reason not to play: the program goes on until it looks for a display.
#[test]
fn a_folder_that_cannot_be_made_keeps_nobody_from_playing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    refused(&["--userdata-dir", &file.join("inside").to_string_lossy()], "no display was found");
}

#[test]
fn a_damaged_scene_is_refused_with_its_place() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("data");
    let data = data.to_string_lossy();
    let scene = folder.path().join("broken.ron");
    fs::write(&scene, "(\n  game: \"risk\",\n  setup: (seats: 9),\n  players: [Human],\n)").expect("written");
    let scene = scene.to_string_lossy();
    refused(&["--userdata-dir", &data, "--scene", &scene], "broken.ron:");
    refused(&["--userdata-dir", &data, "--scene", "no-such-scene"], "no-such-scene");
}

#[test]
fn without_a_display_the_ways_out_are_named() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    refused(&["--userdata-dir", &Path::new(folder.path()).to_string_lossy()], "--demo");
}
