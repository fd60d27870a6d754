//! One roll: how many of the equally likely throws cost each side how many armies.

use super::Moments;

/// Most dice either side ever rolls.
pub(super) const MAX_DICE: usize = 3;

/// How many dice a territory defends with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Defence {
    /// Up to two dice.
    #[default]
    Standard,
    /// Up to three dice: a capital under the rule that strengthens capitals.
    Capital,
}

impl Defence {
    /// Both kinds, in the order of their [`index`](Self::index).
    pub(crate) const ALL: [Self; 2] = [Self::Standard, Self::Capital];

    /// Most dice the defender rolls: 2 or 3.
    pub const fn max_dice(self) -> u32 {
        match self {
            Self::Standard => 2,
            Self::Capital => 3,
        }
    }

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Standard => 0,
            Self::Capital => 1,
        }
    }
}

/// Losses of one roll of some attacker dice against some defender dice.
///
/// The highest dice are compared with each other, then the second highest, then the third; of each pair the lower die
/// loses one army, and a tie loses the attacker's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollOdds {
    /// Pairs compared, which is the number of armies lost by both sides together.
    stake: u32,
    /// Throws that cost the attacker 0, 1, 2, 3 armies.
    ways: [u32; MAX_DICE + 1],
    /// `ways` over all throws.
    chances: [f64; MAX_DICE + 1],
}

/// `ROLLS[a - 1][d - 1]` is the roll of `a` attacker dice against `d` defender dice.
static ROLLS: [[RollOdds; MAX_DICE]; MAX_DICE] = enumerate_all();

impl RollOdds {
    /// The roll with exactly these dice; `None` unless both are 1 to 3.
    pub fn of_dice(attacker_dice: u32, defender_dice: u32) -> Option<&'static Self> {
        let row = (attacker_dice as usize).checked_sub(1)?;
        let column = (defender_dice as usize).checked_sub(1)?;
        ROLLS.get(row)?.get(column)
    }

    /// The roll these armies make when each side takes all the dice it may: `min(3, attackers)` against
    /// `min(2 or 3, defenders)`. `None` when either side has no army.
    pub fn of_armies(attackers: u32, defenders: u32, defence: Defence) -> Option<&'static Self> {
        Self::of_dice(attackers.min(3), defenders.min(defence.max_dice()))
    }

    /// Armies lost by both sides together, 1 to 3.
    pub const fn stake(&self) -> u32 {
        self.stake
    }

    /// Number of equally likely throws: six to the number of dice.
    pub fn throws(&self) -> u32 {
        self.ways.iter().sum()
    }

    /// Throws in which the attacker loses exactly `lost` armies; zero above [`stake`](Self::stake).
    pub fn ways(&self, lost: u32) -> u32 {
        self.ways.get(lost as usize).copied().unwrap_or(0)
    }

    /// Probability that the attacker loses exactly `lost` armies, and the defender the rest of the stake.
    pub fn probability(&self, lost: u32) -> f64 {
        self.chances.get(lost as usize).copied().unwrap_or(0.0)
    }

    /// Mean and variance of the attacker's losses.
    pub fn attacker_loss(&self) -> Moments {
        let mean = self.mean(|lost| lost);
        Moments { mean, variance: self.mean(|lost| (lost - mean).powi(2)) }
    }

    /// Mean and variance of the defender's losses: the stake less the attacker's, so the variance is the same.
    pub fn defender_loss(&self) -> Moments {
        let attacker = self.attacker_loss();
        Moments { mean: f64::from(self.stake) - attacker.mean, variance: attacker.variance }
    }

    /// Chances by armies the attacker loses; zero beyond the stake.
    pub(super) const fn chances(&self) -> &[f64; MAX_DICE + 1] {
        &self.chances
    }

    /// Mean of a function of the attacker's losses.
    pub(super) fn mean(&self, of: impl Fn(f64) -> f64) -> f64 {
        (0u32..).zip(&self.chances).map(|(lost, chance)| chance * of(f64::from(lost))).sum()
    }
}

/// One side's dice in falling order, unused ones 0, and how many ordered throws show them.
#[derive(Clone, Copy)]
struct Hand {
    faces: [u8; MAX_DICE],
    ways: u32,
}

const fn enumerate_all() -> [[RollOdds; MAX_DICE]; MAX_DICE] {
    let blank = RollOdds { stake: 0, ways: [0; MAX_DICE + 1], chances: [0.0; MAX_DICE + 1] };
    let mut rolls = [[blank; MAX_DICE]; MAX_DICE];
    let mut attacker = 0;
    while attacker < MAX_DICE {
        let mut defender = 0;
        while defender < MAX_DICE {
            rolls[attacker][defender] = enumerate(attacker + 1, defender + 1);
            defender += 1;
        }
        attacker += 1;
    }
    rolls
}

const fn enumerate(attacker_dice: usize, defender_dice: usize) -> RollOdds {
    let stake = if attacker_dice < defender_dice { attacker_dice } else { defender_dice };
    let (attacks, attack_count) = hands(attacker_dice);
    let (defences, defence_count) = hands(defender_dice);
    let mut ways = [0; MAX_DICE + 1];
    let mut throws = 0;
    let mut i = 0;
    while i < attack_count {
        let mut j = 0;
        while j < defence_count {
            let both = attacks[i].ways * defences[j].ways;
            ways[losses(attacks[i].faces, defences[j].faces, stake)] += both;
            throws += both;
            j += 1;
        }
        i += 1;
    }
    let mut chances = [0.0; MAX_DICE + 1];
    let mut lost = 0;
    while lost <= stake {
        chances[lost] = ways[lost] as f64 / throws as f64;
        lost += 1;
    }
    RollOdds { stake: stake as u32, ways, chances }
}

/// Armies the attacker loses when `stake` pairs of sorted dice are compared.
const fn losses(attack: [u8; MAX_DICE], defence: [u8; MAX_DICE], stake: usize) -> usize {
    let mut lost = 0;
    let mut pair = 0;
    while pair < stake {
        if attack[pair] <= defence[pair] {
            lost += 1;
        }
        pair += 1;
    }
    lost
}

/// Every sorted hand of 1 to 3 dice, and how many there are (6, 21 or 56). Working on sorted hands keeps the
/// enumeration small enough to run in the compiler.
const fn hands(dice: usize) -> ([Hand; 56], usize) {
    let mut all = [Hand { faces: [0; MAX_DICE], ways: 0 }; 56];
    let mut count = 0;
    let mut high = 1;
    while high <= 6 {
        let mut middle = if dice >= 2 { 1 } else { 0 };
        while middle <= if dice >= 2 { high } else { 0 } {
            let mut low = if dice >= 3 { 1 } else { 0 };
            while low <= if dice >= 3 { middle } else { 0 } {
                let faces = [high, middle, low];
                all[count] = Hand { faces, ways: orderings(faces, dice) };
                count += 1;
                low += 1;
            }
            middle += 1;
        }
        high += 1;
    }
    (all, count)
}

/// Ways to order the dice of a sorted hand: `dice!` over the factorials of the lengths of equal runs.
const fn orderings(faces: [u8; MAX_DICE], dice: usize) -> u32 {
    let mut ways = 1;
    let mut run = 1;
    let mut die = 1;
    while die < dice {
        run = if faces[die] == faces[die - 1] { run + 1 } else { 1 };
        ways = ways * (die as u32 + 1) / run;
        die += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_stand_for_every_ordered_throw() {
        for (dice, distinct) in [(1, 6), (2, 21), (3, 56)] {
            let (all, count) = hands(dice);
            assert_eq!(count, distinct);
            let throws: u32 = all[..count].iter().map(|hand| hand.ways).sum();
            assert_eq!(throws, 6u32.pow(dice as u32));
        }
    }

    #[test]
    fn dice_outside_one_to_three_make_no_roll() {
        for (attacker, defender) in [(0, 1), (1, 0), (4, 1), (1, 4), (u32::MAX, u32::MAX)] {
            assert!(RollOdds::of_dice(attacker, defender).is_none());
        }
        assert!(RollOdds::of_armies(0, 5, Defence::Standard).is_none());
        assert!(RollOdds::of_armies(5, 0, Defence::Capital).is_none());
    }

    #[test]
    fn armies_take_all_the_dice_they_may() {
        let same = |armies, dice| std::ptr::eq::<RollOdds>(armies, dice);
        let many = u32::MAX;
        let field = RollOdds::of_armies(many, many, Defence::Standard).expect("armies on both sides");
        let capital = RollOdds::of_armies(many, many, Defence::Capital).expect("armies on both sides");
        let small = RollOdds::of_armies(2, 1, Defence::Capital).expect("armies on both sides");
        assert!(same(field, RollOdds::of_dice(3, 2).expect("legal dice")));
        assert!(same(capital, RollOdds::of_dice(3, 3).expect("legal dice")));
        assert!(same(small, RollOdds::of_dice(2, 1).expect("legal dice")));
    }
}
