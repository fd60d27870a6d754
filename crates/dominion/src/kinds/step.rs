//! What cards do beyond plain amounts: steps that many cards share, done one after the other.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// A card that every game has, or could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Basic {
    /// Treasure of 1.
    Copper,
    /// Treasure of 2.
    Silver,
    /// Treasure of 3.
    Gold,
    /// Treasure of 5.
    Platinum,
    /// 1 point.
    Estate,
    /// 3 points.
    Duchy,
    /// 6 points.
    Province,
    /// 10 points.
    Colony,
    /// 1 point less.
    Curse,
}

impl Basic {
    /// Its number, the same in every game.
    pub const fn card(self) -> Card {
        Card(self as u8)
    }
}

/// Where a card that is gained goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum Place {
    /// On the discard pile.
    #[default]
    Discard,
    /// Into the hand.
    Hand,
    /// On top of the deck.
    Deck,
}

/// Plain amounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Amounts {
    /// Cards to draw.
    pub cards: u8,
    /// Further actions.
    pub actions: u8,
    /// Further buys.
    pub buys: u8,
    /// Coins.
    pub coins: u8,
    /// Victory tokens.
    pub tokens: u8,
}

impl Amounts {
    /// Nothing at all.
    pub const NONE: Amounts = Amounts { cards: 0, actions: 0, buys: 0, coins: 0, tokens: 0 };

    /// Whether it is nothing.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// One step of what a card does to whoever plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    /// These amounts, after the steps before.
    Plus(Amounts),
    /// One of the card's choices.
    ChooseOne,
    /// Discard any number of cards, draw as many.
    Sift,
    /// Trash cards from the hand, at least and at most so many.
    Trash {
        /// At least, or the whole hand.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Discard so many cards.
    Discard(u8),
    /// Discard a card for each empty pile of the supply.
    DiscardPerEmptyPile,
    /// Put so many cards from the hand on the deck, face down.
    PutOnDeck(u8),
    /// You may put a card from the discard pile on the deck.
    Recall,
    /// The first Silver played this turn gives so many coins more.
    SilverBonus(u8),
    /// Discard the top card of the deck; you may play it if it is an action.
    PlayTop,
    /// Gain a card that costs no more than this.
    Gain {
        /// Its highest cost.
        most: u8,
        /// Where it goes.
        #[serde(default)]
        to: Place,
        /// Whether its types bring something: +1 action for an action, +1 coin for a treasure, +1 card for a victory card.
        #[serde(default)]
        reward: bool,
    },
    /// Gain this card.
    GainBasic(Basic, Place),
    /// You may trash this card from the hand for coins.
    TrashFor(Basic, u8),
    /// Trash a card from the hand, gain one that costs up to so much more.
    Remodel {
        /// How much more it may cost.
        more: u8,
        /// Whether it must cost exactly so much more.
        #[serde(default)]
        exactly: bool,
        /// Whether both must be treasures; then nothing need be trashed.
        #[serde(default)]
        treasures: bool,
        /// Where it goes.
        #[serde(default)]
        to: Place,
    },
    /// Trash a card from the hand, take its cost in coins.
    Salvage,
    /// You may play an action from the hand so many times.
    PlayTimes(u8),
    /// Every other player draws so many cards.
    OthersDraw(u8),
    /// Draw up to so many cards in hand; actions may be set aside, and are discarded afterwards.
    DrawUpTo(u8),
    /// Look at so many cards of the deck: trash any, discard any, put the rest back in any order.
    Inspect(u8),
    /// Reveal the top card of your own deck: discard it or put it back.
    Spy,
    /// Show the hand; draw so many cards if no action is in it.
    DrawIfNoAction(u8),
    /// All cards cost so much less this turn.
    Cheaper(u8),
    /// These amounts, if so many actions were played this turn.
    IfPlayed {
        /// Actions, with this one and with every repeat.
        least: u8,
        /// What it brings.
        plus: Amounts,
    },
    /// These amounts, if so many piles of the supply are empty.
    IfEmptyPiles {
        /// Empty piles.
        least: u8,
        /// What it brings.
        plus: Amounts,
    },
    /// Discard the hand, draw so many cards.
    NewHand(u8),
    /// Set this card and one from the hand aside until the game ends.
    SetAside,
    /// Reveal cards until a treasure comes, play it, discard the others.
    NextTreasure,
    /// So many coins for every treasure in play, this one among them.
    CoinsPerTreasure(u8),
    /// What happens to every other player who is not safe from it.
    Attack(Attack),
}

/// What an attack does to another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Attack {
    /// Discard down to so many cards.
    DiscardDownTo(u8),
    /// Put cards from the hand on the deck, down to so many.
    PutBackDownTo(u8),
    /// Gain this card.
    GainBasic(Basic),
    /// Put a victory card from the hand on the deck, or show a hand without one.
    VictoryOnDeck,
    /// Reveal so many cards of the deck, trash one treasure of them other than this, discard the others.
    TrashTreasure {
        /// Cards revealed.
        look: u8,
        /// The treasure that is spared.
        spare: Basic,
    },
    /// Reveal the top card of the deck; whoever attacks has it discarded or put back.
    Spy,
    /// Reveal cards until one comes that costs at least so much; trash it, perhaps gain one that costs less by so much.
    Sabotage {
        /// The cost that is hit.
        least: u8,
        /// How much less the new card costs, at least.
        less: u8,
    },
    /// Discard so many cards, or gain a Curse to the hand.
    DiscardOrCurse(u8),
    /// Discard a Curse, or gain a Curse and a Copper.
    CurseAndCopper,
    /// With at least so many cards in hand: discard them and draw so many.
    NewHand {
        /// Cards in hand.
        least: u8,
        /// Cards to draw.
        draw: u8,
    },
}
