//! What portraits are painted with.

use serde::Deserialize;

/// What a part is painted with, in the order of [`INKS`](crate::theme::portrait::INKS).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(super) enum Ink {
    /// Lines and eyes.
    Dark,
    /// Wood, leather, hair.
    Mid,
    /// Skin, bone, linen.
    Light,
    /// Fire.
    Ember,
    /// Frost.
    Ice,
    /// Plants and poison.
    Moss,
    /// Lightning.
    Spark,
    /// Red.
    Blood,
    /// Metal.
    Brass,
    /// Night.
    Violet,
    /// Skin in the light, and away from it.
    Fair,
    /// See [`Ink::Fair`].
    FairDim,
    /// See [`Ink::Fair`].
    Tan,
    /// See [`Ink::Fair`].
    TanDim,
    /// See [`Ink::Fair`].
    Olive,
    /// See [`Ink::Fair`].
    OliveDim,
    /// See [`Ink::Fair`].
    Umber,
    /// See [`Ink::Fair`].
    UmberDim,
    /// A cheek.
    Rose,
    /// Linen away from the light.
    Linen,
    /// Hair, from grey to fair.
    Ash,
    /// See [`Ink::Ash`].
    Raven,
    /// See [`Ink::Ash`].
    Chestnut,
    /// See [`Ink::Ash`].
    Copper,
    /// See [`Ink::Ash`].
    Straw,
    /// Cloth and iron in the light, and away from it.
    Ochre,
    /// See [`Ink::Ochre`].
    OchreDim,
    /// See [`Ink::Ochre`].
    Navy,
    /// See [`Ink::Ochre`].
    NavyDim,
    /// See [`Ink::Ochre`].
    Wine,
    /// See [`Ink::Ochre`].
    WineDim,
    /// See [`Ink::Ochre`].
    Pine,
    /// See [`Ink::Ochre`].
    PineDim,
    /// See [`Ink::Ochre`].
    Steel,
    /// See [`Ink::Ochre`].
    SteelDim,
    /// See [`Ink::Ochre`].
    Plum,
    /// See [`Ink::Ochre`].
    PlumDim,
    /// The portrait's own.
    Accent,
}
