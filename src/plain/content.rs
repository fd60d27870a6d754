//! What a plain game needs to be played.

use std::marker::PhantomData;

use bevy::prelude::*;
use derive_where::derive_where;
use lab::{GameModule, Library};
use tabletop::Game;

use super::{GameOf, PlainGame};
use crate::table::{LabContent, setup::Opponent};

/// What a plain game needs to be played.
#[derive(Resource)]
#[derive_where(Clone, Default)]
pub struct Content<P: PlainGame> {
    /// The program's files.
    pub library: Option<Library>,
    /// Who can take a seat and give advice, weakest first.
    pub opponents: Vec<Opponent>,
    game: PhantomData<fn() -> P>,
}

impl<P: PlainGame> Content<P> {
    /// What there is, with the program's files.
    pub fn load(library: &Library) -> Self {
        let opponents = P::MODULE.agents().into_iter().map(|agent| Opponent::of(Self::ID, agent)).collect();
        Self { library: Some(library.clone()), opponents, game: PhantomData }
    }
}

impl<P: PlainGame> LabContent for Content<P> {
    type Module = P::Module;

    const MODULE: &'static P::Module = P::MODULE;
    const ID: &'static str = <GameOf<P> as Game>::ID;

    fn library(&self) -> Option<&Library> {
        self.library.as_ref()
    }

    fn cast(&self) -> &[Opponent] {
        &self.opponents
    }
}
