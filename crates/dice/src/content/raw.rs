//! What files say, before anybody checked it.

use ron::value::RawValue;
use serde::Deserialize;

use super::growth::Gain;
use crate::card::{CardRef, Immunity};
use crate::combatant::Limit;
use crate::modifier::{Change, Who};
use crate::sign::Stroke;
use crate::slot::{Slot, Uses};
use crate::status::{Element, Innate};
use crate::status_kind::{Ends, Hook};

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
    #[serde(default)]
    pub immune: Vec<Immunity>,
    #[serde(default)]
    pub offers: Vec<String>,
    #[serde(default)]
    pub sign: Vec<Stroke>,
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

/// A status, with a script for each moment at which it does something.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStatus<'a> {
    pub id: String,
    pub name: String,
    pub text: String,
    pub good: bool,
    pub ends: Ends,
    #[serde(default)]
    pub most: Option<u8>,
    #[serde(default)]
    pub element: Option<Element>,
    #[serde(default)]
    pub colour: Option<String>,
    #[serde(default)]
    pub sign: Vec<Stroke>,
    #[serde(default)]
    pub worth: Option<f64>,
    #[serde(borrow, default)]
    at_fight_start: Option<&'a RawValue>,
    #[serde(borrow, default)]
    at_fight_end: Option<&'a RawValue>,
    #[serde(borrow, default)]
    at_start: Option<&'a RawValue>,
    #[serde(borrow, default)]
    at_roll: Option<&'a RawValue>,
    #[serde(borrow, default)]
    at_end: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_inflict: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_remove: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_use: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_roll: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_place: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_change: Option<&'a RawValue>,
    #[serde(borrow, default)]
    before_deal: Option<&'a RawValue>,
    #[serde(borrow, default)]
    before_hurt: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_deal: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_hurt: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_heal: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_countdown: Option<&'a RawValue>,
    #[serde(borrow, default)]
    on_dodge: Option<&'a RawValue>,
}

impl<'a> RawStatus<'a> {
    /// The scripts it has, by moment.
    pub fn hooks(&self) -> Vec<(Hook, &'a RawValue)> {
        let written = |hook: &Hook| match hook {
            Hook::AtFightStart => self.at_fight_start,
            Hook::AtFightEnd => self.at_fight_end,
            Hook::AtStart => self.at_start,
            Hook::AtRoll => self.at_roll,
            Hook::AtEnd => self.at_end,
            Hook::OnInflict => self.on_inflict,
            Hook::OnRemove => self.on_remove,
            Hook::OnUse => self.on_use,
            Hook::OnRoll => self.on_roll,
            Hook::OnPlace => self.on_place,
            Hook::OnChange => self.on_change,
            Hook::BeforeDeal => self.before_deal,
            Hook::BeforeHurt => self.before_hurt,
            Hook::OnDeal => self.on_deal,
            Hook::OnHurt => self.on_hurt,
            Hook::OnHeal => self.on_heal,
            Hook::OnCountdown => self.on_countdown,
            Hook::OnDodge => self.on_dodge,
        };
        Hook::ALL.iter().filter_map(|hook| Some((*hook, written(hook)?))).collect()
    }
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
    #[serde(default)]
    pub statuses: Vec<(String, u8)>,
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
    pub statuses: Vec<(String, u8)>,
    #[serde(default)]
    pub scraps: bool,
    #[serde(default)]
    pub growth: Vec<Gain>,
    #[serde(borrow, default)]
    pub points: Option<&'a RawValue>,
}

/// A rule modifier.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawModifier {
    pub id: String,
    pub name: String,
    pub text: String,
    #[serde(default)]
    pub first: Option<Who>,
    #[serde(default)]
    pub uses: Option<Uses>,
    #[serde(default)]
    pub both: Change,
    #[serde(default)]
    pub hero: Change,
    #[serde(default)]
    pub enemy: Change,
}
