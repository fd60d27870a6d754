//! How statuses look and what they are called, those that ship and those of mods alike.

use std::{
    cmp::Ordering,
    sync::{Arc, LazyLock},
};

use bevy_egui::egui::Color32;
use dice::{Catalogue, Content, Sources, Status, StatusKind};

use crate::text::Words;

/// A kind of status, shared by all that shows it. Two are the same that have one id.
#[derive(Clone, Debug)]
pub struct StatusLook(Arc<StatusKind>);

impl StatusLook {
    /// Of a status of the catalogue; `None` where it knows no such status.
    pub fn new(status: Status, catalogue: &Catalogue) -> Option<Self> {
        catalogue.statuses().shared(status).map(Self)
    }

    /// Of a status that ships, such as the one of dice that burn.
    pub fn built_in(status: Status) -> Self {
        static BUILT_IN: LazyLock<Arc<Catalogue>> = LazyLock::new(|| Content::load(Sources::default()).0.catalogue);
        Self::new(status, &BUILT_IN).expect("it ships")
    }

    /// The kind itself.
    pub fn kind(&self) -> &StatusKind {
        &self.0
    }

    /// What it is called.
    pub fn name(&self, words: &Words) -> String {
        words.message(&self.0.name_message())
    }

    /// What n of it mean.
    pub fn meaning(&self, words: &Words) -> String {
        words.message(&self.0.text_message())
    }

    /// The colour its author gave it.
    pub fn colour(&self) -> Option<Color32> {
        self.0.colour.map(|[red, green, blue]| Color32::from_rgb(red, green, blue))
    }
}

impl PartialEq for StatusLook {
    fn eq(&self, other: &Self) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for StatusLook {}

impl PartialOrd for StatusLook {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for StatusLook {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.id.cmp(&other.0.id)
    }
}
