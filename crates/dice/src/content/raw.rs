//! What files say, before anybody checked it.

use ron::value::RawValue;
use serde::Deserialize;

use crate::card::CardRef;
use crate::setup::Limit;
use crate::slot::{Slot, Uses};
use crate::status::Innate;

/// A card. Scripts stay raw, so that their faults find their place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard<'a> {
    pub id: String,
    pub name: String,
    pub slot: Slot,
    #[serde(default)]
    pub text: Option<String>,
    #[serde(default)]
    pub uses: Option<Uses>,
    #[serde(default)]
    pub size: Option<u8>,
    #[serde(borrow, default)]
    pub action: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub at_start: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub at_end: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub plus: Option<RawFace<'a>>,
    #[serde(borrow, default)]
    pub minus: Option<RawFace<'a>>,
}

/// What another form of a card says otherwise.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawFace<'a> {
    pub slot: Option<Slot>,
    pub text: Option<String>,
    pub uses: Option<Uses>,
    pub size: Option<u8>,
    #[serde(borrow)]
    pub action: Option<&'a RawValue>,
    #[serde(borrow)]
    pub at_start: Option<&'a RawValue>,
    #[serde(borrow)]
    pub at_end: Option<&'a RawValue>,
}

/// An enemy.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEnemy<'a> {
    pub id: String,
    pub name: String,
    pub text: String,
    pub tier: u8,
    #[serde(default)]
    pub boss: bool,
    pub hp: u16,
    pub dice: u8,
    pub cards: Vec<CardRef>,
    #[serde(default)]
    pub innate: Vec<Innate>,
    #[serde(borrow, default)]
    pub points: Option<&'a RawValue>,
}

/// A hero.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHero<'a> {
    pub id: String,
    pub name: String,
    pub text: String,
    pub hp: u16,
    pub dice: u8,
    pub cards: Vec<CardRef>,
    pub skill: CardRef,
    pub limit: Limit,
    #[serde(default)]
    pub innate: Vec<Innate>,
    #[serde(default)]
    pub scraps: bool,
    #[serde(borrow, default)]
    pub points: Option<&'a RawValue>,
}
