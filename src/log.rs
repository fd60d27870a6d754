//! Where messages for developers go: the console, and a file in the player's folder for bug reports.

use std::sync::Mutex;

use bevy::{
    log::{
        BoxedLayer, LogPlugin,
        tracing_subscriber::{Layer, fmt},
    },
    prelude::*,
};

use crate::storage::Storage;

const FILE: &str = "logs/rubicon.log";

/// Only what a developer would act on; the graphics libraries are talkative even where all is well.
const FILTER: &str = "warn,rubicon=info,wgpu_hal=error,naga=error,symphonia=error";

/// The log to console and file.
pub fn plugin() -> LogPlugin {
    LogPlugin { filter: FILTER.to_owned(), custom_layer: file_layer, ..default() }
}

fn file_layer(app: &mut App) -> Option<BoxedLayer> {
    let storage = app.world().get_resource::<Storage>()?;
    match storage.open_log(FILE) {
        Ok(file) => Some(fmt::layer().with_ansi(false).with_writer(Mutex::new(file)).boxed()),
        Err(problem) => {
            // The log is not there yet to take it.
            eprintln!("rubicon: {problem}");
            None
        }
    }
}
