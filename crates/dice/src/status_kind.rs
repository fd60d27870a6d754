//! What kinds of statuses there are, as data: their words and looks, when they end, and what they do at which moments.

use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::Message;

use crate::program::Program;
use crate::sign::Stroke;
use crate::status::{Element, MOST_STATUSES, Status};

/// When a status ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ends {
    /// Only when it is used up.
    Used,
    /// At the bearer's next turn start.
    TurnStart,
    /// At the bearer's turn end. What the bearer put on itself this turn survives one end more.
    TurnEnd,
}

impl Ends {
    /// How many ways there are.
    const COUNT: usize = 3;
}

/// A moment at which a status may do something, as its bearer sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Hook {
    /// The fight begins.
    AtFightStart,
    /// The fight is over, and the bearer has won it.
    AtFightEnd,
    /// The bearer's turn begins, before its cards act by themselves.
    AtStart,
    /// The bearer's turn ends, before its cards act by themselves.
    AtEnd,
    /// The bearer's dice are rolled, and it is to act.
    AtRoll,
    /// More of it was put on the bearer.
    OnInflict,
    /// Something of it was taken off the bearer.
    OnRemove,
    /// The bearer used a card, which has done what it does.
    OnUse,
    /// A die fell before the bearer.
    OnRoll,
    /// The bearer put a die on a card.
    OnPlace,
    /// Frost changed a die of the bearer.
    OnChange,
    /// A hit of the bearer is about to land.
    BeforeDeal,
    /// A hit is about to land on the bearer.
    BeforeHurt,
    /// A hit of the bearer took HP.
    OnDeal,
    /// The bearer lost HP.
    OnHurt,
    /// The bearer was healed.
    OnHeal,
    /// A countdown of the bearer took pips.
    OnCountdown,
    /// The bearer dodged what a card of the foe aimed at it, and the card has done the rest.
    OnDodge,
}

impl Hook {
    /// All of them, in the order they are told.
    pub const ALL: [Self; 18] = [
        Self::AtFightStart,
        Self::AtFightEnd,
        Self::AtStart,
        Self::AtRoll,
        Self::AtEnd,
        Self::OnInflict,
        Self::OnRemove,
        Self::OnUse,
        Self::OnRoll,
        Self::OnPlace,
        Self::OnChange,
        Self::BeforeDeal,
        Self::BeforeHurt,
        Self::OnDeal,
        Self::OnHurt,
        Self::OnHeal,
        Self::OnCountdown,
        Self::OnDodge,
    ];

    /// How many there are.
    const COUNT: usize = Self::ALL.len();

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AtFightStart => "at_fight_start",
            Self::AtFightEnd => "at_fight_end",
            Self::AtStart => "at_start",
            Self::AtRoll => "at_roll",
            Self::AtEnd => "at_end",
            Self::OnInflict => "on_inflict",
            Self::OnRemove => "on_remove",
            Self::OnUse => "on_use",
            Self::OnRoll => "on_roll",
            Self::OnPlace => "on_place",
            Self::OnChange => "on_change",
            Self::BeforeDeal => "before_deal",
            Self::BeforeHurt => "before_hurt",
            Self::OnDeal => "on_deal",
            Self::OnHurt => "on_hurt",
            Self::OnHeal => "on_heal",
            Self::OnCountdown => "on_countdown",
            Self::OnDodge => "on_dodge",
        }
    }

    /// What `amount()` is in its script; `None` where there is none.
    pub const fn amount(self) -> Option<&'static str> {
        match self {
            Self::OnInflict => Some("how many were put on"),
            Self::OnRemove => Some("how many were taken off"),
            Self::BeforeDeal | Self::BeforeHurt => Some("the damage, before armour and shield"),
            Self::OnDeal => Some("HP the foe lost"),
            Self::OnHurt => Some("HP lost"),
            Self::OnHeal => Some("HP gained"),
            Self::OnCountdown => Some("pips it took"),
            _ => None,
        }
    }

    /// Whether its script sees a die, `d`.
    pub const fn sees_die(self) -> bool {
        matches!(self, Self::OnRoll | Self::OnPlace | Self::OnChange)
    }

    /// What its script may declare.
    pub const fn vocabulary(self) -> Vocabulary {
        match self {
            Self::AtStart | Self::AtRoll | Self::AtEnd | Self::OnUse | Self::OnPlace | Self::OnChange => {
                Vocabulary::Everything
            }
            Self::OnRoll => Vocabulary::Die,
            Self::BeforeDeal | Self::BeforeHurt => Vocabulary::Damage,
            Self::AtFightEnd => Vocabulary::Healing,
            _ => Vocabulary::Certain,
        }
    }
}

/// What a script of a status may declare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vocabulary {
    /// Every effect: it is the bearer's turn.
    Everything,
    /// The same, and what may be done to the die that fell.
    Die,
    /// What needs neither chance nor dice nor the own turn: it may be the foe's.
    Certain,
    /// A change of the damage, and statuses: the hit has yet to land.
    Damage,
    /// Healing: the fight is over.
    Healing,
}

/// What one more of a status is worth, in HP of its bearer: above 0 where the bearer is worse off by it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Worth {
    /// HP.
    pub hp: f64,
    /// The standard error of that, where it was estimated; 0 where the author said it.
    pub error: f64,
}

/// Readers refuse what is not finite.
impl Eq for Worth {}

/// A kind of status.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StatusKind {
    /// Its name in files; in scripts it stands in capitals, as [`constant`](Self::constant) tells.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What n of it mean.
    pub text: String,
    /// Whether its bearer is glad of it.
    pub good: bool,
    /// When it ends by itself.
    pub ends: Ends,
    /// The most a bearer may have of it, 1 to [`MOST_STACKS`](crate::MOST_STACKS).
    pub most: u8,
    /// The element fighters may have an [`Affinity`](crate::Affinity) to.
    pub element: Option<Element>,
    /// Red, green and blue of its sign; by [`good`](Self::good) where there is none.
    pub colour: Option<[u8; 3]>,
    /// Its sign; what its id begins with where there is none.
    pub sign: Vec<Stroke>,
    /// What it does, by moment. The statuses that the rules do in code have none.
    pub hooks: Vec<(Hook, Program)>,
    /// What one more of it is worth that its bearer put on itself, and one that the foe did; `None` where tables of points tell that, as of those that the rules do in code.
    pub worth: Option<[Worth; 2]>,
}

impl StatusKind {
    /// Its name in scripts: small-burn is SMALL_BURN there.
    pub fn constant(&self) -> String {
        constant(&self.id)
    }

    /// Its name as a message, which languages may translate under `status-` and its id.
    pub fn name_message(&self) -> Message {
        Message::name(format!("status-{}", self.id), self.name.clone())
    }

    /// What n of it mean as a message, which languages may translate.
    pub fn text_message(&self) -> Message {
        Message::name(format!("status-{}-text", self.id), self.text.clone())
    }

    /// What it does at a moment.
    pub fn program(&self, hook: Hook) -> Option<&Program> {
        self.hooks.iter().find(|(at, _)| *at == hook).map(|(_, program)| program)
    }
}

/// How an id is written in scripts.
pub(crate) fn constant(id: &str) -> String {
    id.to_uppercase().replace('-', "_")
}

/// Writes kinds as if nobody shared them.
fn themselves<S: Serializer>(kinds: &[Arc<StatusKind>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(kinds.iter().map(Arc::as_ref))
}

/// Every kind of status there is, by number, with what the rules ask of all of them at once.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct StatusKinds {
    #[serde(serialize_with = "themselves")]
    kinds: Vec<Arc<StatusKind>>,
    /// Statuses that do something at a moment, as bits.
    #[serde(skip)]
    listening: [u32; Hook::COUNT],
    /// Statuses with a script, as bits.
    #[serde(skip)]
    scripted: u32,
    /// Statuses by when they end, as bits.
    #[serde(skip)]
    ending: [u32; Ends::COUNT],
    /// Statuses that their bearer is glad of, as bits.
    #[serde(skip)]
    good: u32,
    /// Bad ones of which nobody has said what one of them is worth, as bits.
    #[serde(skip)]
    suffered: u32,
}

impl StatusKinds {
    /// All of these, the first with the number 0. What is beyond [`MOST_STATUSES`] is left out.
    pub fn new(kinds: Vec<StatusKind>) -> Self {
        let kinds = kinds.into_iter().take(MOST_STATUSES).map(Arc::new).collect();
        let mut all = Self { kinds, ..Self::default() };
        for (place, kind) in all.kinds.iter().enumerate() {
            all.ending[kind.ends as usize] |= 1 << place;
            all.good |= u32::from(kind.good) << place;
            all.suffered |= u32::from(!kind.good && kind.worth.is_none()) << place;
            for (hook, _) in &kind.hooks {
                all.listening[*hook as usize] |= 1 << place;
                all.scripted |= 1 << place;
            }
        }
        all
    }

    /// The kind of a status; `None` where no such kind is known.
    #[inline]
    pub fn get(&self, status: Status) -> Option<&StatusKind> {
        self.kinds.get(status.place()).map(Arc::as_ref)
    }

    /// The same, to be kept by whoever shows it.
    pub fn shared(&self, status: Status) -> Option<Arc<StatusKind>> {
        self.kinds.get(status.place()).cloned()
    }

    /// The status of that id.
    pub fn find(&self, id: &str) -> Option<Status> {
        self.kinds.iter().position(|kind| kind.id == id).map(Status::at)
    }

    /// All of them with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Status, &StatusKind)> {
        self.kinds.iter().enumerate().map(|(place, kind)| (Status::at(place), kind.as_ref()))
    }

    /// Whether its bearer is glad of a status.
    #[inline]
    pub fn good(&self, status: Status) -> bool {
        self.good >> status.place() & 1 == 1
    }

    /// Whether a status ends so.
    #[inline]
    pub fn ends(&self, status: Status, ends: Ends) -> bool {
        self.ending[ends as usize] >> status.place() & 1 == 1
    }

    /// All statuses that end so, in order.
    #[inline]
    pub(crate) fn that_end(&self, ends: Ends) -> impl Iterator<Item = Status> + use<> {
        Status::of_bits(self.ending[ends as usize])
    }

    /// The element of a status.
    #[inline]
    pub fn element(&self, status: Status) -> Option<Element> {
        self.get(status).and_then(|kind| kind.element)
    }

    /// The statuses that do something at a moment, as bits, the first as the lowest.
    #[inline]
    pub(crate) fn listening(&self, hook: Hook) -> u32 {
        self.listening[hook as usize]
    }

    /// The bad statuses of which nobody has said what one of them is worth, as bits.
    #[inline]
    pub(crate) fn suffered(&self) -> u32 {
        self.suffered
    }

    /// The statuses with a script, as bits.
    #[inline]
    pub(crate) fn scripted(&self) -> u32 {
        self.scripted
    }
}
