//! The scripting reference, made from the code: what it says cannot fall out of step with what scripts may do.

use std::fmt::Write;

use dice::{
    BOARD_CELLS, Content, Ends, Hook, MOST_AMOUNT, MOST_DICE, MOST_EFFECTS, MOST_FAULTS, MOST_FOR_MOD, MOST_FOR_SCRIPT,
    MOST_HP, MOST_ID, MOST_NAME, MOST_NEW_CARDS, MOST_NEW_FIGHTERS, MOST_NEW_MODIFIERS, MOST_NODES, MOST_OPERATIONS,
    MOST_PLACEMENTS, MOST_ROLLED, MOST_SCRIPT, MOST_STACKS, MOST_STATUSES, MOST_WORDS, Slot, Vocabulary, words,
};
use lab::mods::{
    MOST_ENTRIES, MOST_FILES, MOST_FRAMES, MOST_FRAMES_IN_USE, MOST_MANIFEST, MOST_MEDIA, MOST_MEDIUM, MOST_MODS,
    MOST_PACKAGE, MOST_PIXELS, MOST_PIXELS_IN_USE, MOST_SECONDS, MOST_SIDE, MOST_TEXT, MOST_TEXTS, MOST_TEXTS_IN_USE,
    MOST_TOLD, MOST_TRANSLATED_NAME, MOST_TRANSLATED_TEXT, MOST_TRANSLATIONS,
};

use super::slips::{CommonSlip, FIELD_SLIPS, SCRIPT_SLIPS};

/// The reference as Markdown, the text of `docs/scripting.md`.
pub fn scripting_reference() -> String {
    let mut text = String::from(HEAD);
    let mut line = |cells: &[&str]| {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    line(&["word", "what it does or is"]);
    line(&["---", "---"]);
    for word in words() {
        line(&[&format!("`{}({})`", word.name, word.takes), word.meaning]);
    }
    text.push_str(STATUSES);
    let mut line = |cells: &[&str]| {
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    line(&["status", "what n of it mean", "ends"]);
    line(&["---", "---", "---"]);
    let catalogue = Content::shipped().catalogue;
    for (_, kind) in catalogue.statuses().iter() {
        let ends = match kind.ends {
            Ends::Used => "when used up",
            Ends::TurnStart => "at the bearer's next turn start",
            Ends::TurnEnd => "at the bearer's turn end",
        };
        line(&[&format!("`{}`", kind.constant()), &kind.text, ends]);
    }
    text.push_str(MOMENTS);
    let mut line = |cells: &[&str]| {
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    line(&["moment", "when", "what may be said", "`amount()`"]);
    line(&["---", "---", "---", "---"]);
    for hook in Hook::ALL {
        let said = match hook.vocabulary() {
            Vocabulary::Die => "every effect, and `burn_die`, `lock_die`; `d` is the die",
            Vocabulary::Everything if hook.sees_die() => "every effect; `d` is the die",
            Vocabulary::Everything => "every effect",
            Vocabulary::Certain => "nothing of dice, cards and chance",
            Vocabulary::Damage => "`change_damage`, `inflict`, `gain`, `cure`, `strip`",
            Vocabulary::Healing => "`heal`",
        };
        line(&[&format!("`{}`", hook.name()), when(hook), said, hook.amount().unwrap_or("")]);
    }
    text.push_str(SLOTS);
    let mut line = |cells: &[&str]| {
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    line(&["slot", "dice it takes", "the action sees"]);
    line(&["---", "---", "---"]);
    for slot in SAMPLES {
        let sees = match slot.arity() {
            0 => "no dice",
            1 => "`d`",
            _ => "`d1`, `d2`",
        };
        line(&[&format!("`{slot:?}`"), takes(slot), sees]);
    }
    text.push_str(TAIL);
    text.push_str(SIGNS);
    let mut line = |cells: &[&str]| {
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    line(&["stroke", "what it draws"]);
    line(&["---", "---"]);
    for (stroke, draws) in STROKES {
        line(&[&format!("`{stroke}`"), draws]);
    }
    text.push_str(SYNTAX);
    slips(&mut text, &SCRIPT_SLIPS);
    text.push_str("\nAnd in the fields of a card:\n\n");
    slips(&mut text, &FIELD_SLIPS);
    text.push_str(&limits());
    text
}

/// A table of slips.
fn slips(text: &mut String, slips: &[CommonSlip]) {
    text.push_str("| written | told | meant |\n| --- | --- | --- |\n");
    let plain = |cell: &str| cell.replace('|', "\\|");
    for slip in slips {
        let _ = writeln!(text, "| `{}` | {} | `{}` |", plain(slip.written), plain(slip.told), plain(slip.meant));
    }
}

/// How much there may be of what.
fn limits() -> String {
    let rows = [
        ("dice a fighter has at once; what a card gives beyond that is lost", MOST_DICE as u64),
        ("dice a fighter rolls in a turn", MOST_ROLLED.into()),
        ("dice placed and cards used in a turn, which then can only be ended", MOST_PLACEMENTS.into()),
        ("HP of a fighter", MOST_HP.into()),
        ("count of a status", MOST_STACKS.into()),
        ("statuses, those that ship and those of all mods in use", MOST_STATUSES as u64),
        ("cells of a board", BOARD_CELLS.into()),
        ("effects of one action", MOST_EFFECTS as u64),
        ("an amount, either way", MOST_AMOUNT.unsigned_abs().into()),
        ("numbers and signs of an amount that is known in the fight only", MOST_NODES as u64),
        ("bytes of a script (4 KB)", MOST_SCRIPT as u64),
        ("operations of a script for one roll of its dice and one value of each count", MOST_OPERATIONS),
        ("operations of a script over all dice and counts", MOST_FOR_SCRIPT),
        ("operations of all scripts of a mod together", MOST_FOR_MOD),
        ("cards of a mod", MOST_NEW_CARDS as u64),
        ("enemies of a mod, and heroes", MOST_NEW_FIGHTERS as u64),
        ("rule modifiers of a mod", MOST_NEW_MODIFIERS as u64),
        ("letters of an id", MOST_ID as u64),
        ("letters of a name", MOST_NAME as u64),
        ("letters of a text", MOST_WORDS as u64),
        ("pixels a side of a picture", MOST_SIDE.into()),
        ("files of a mod", MOST_FILES as u64),
        ("bytes of `mod.ron` (64 KB)", MOST_MANIFEST),
        ("bytes of any other text (1 MB)", MOST_TEXT),
        ("bytes of all texts of a mod together, translations among them (16 MB)", MOST_TEXTS),
        ("bytes of a picture or a sound (8 MB)", MOST_MEDIUM),
        ("bytes of all pictures and sounds of a mod together (64 MB)", MOST_MEDIA),
        ("pixels of all pictures of a mod together", MOST_PIXELS),
        ("seconds of a sound", MOST_SECONDS.into()),
        ("frames of all sounds of a mod together (a minute of the sharpest)", MOST_FRAMES),
        ("ids with a name and texts in another language, all languages of a mod together", MOST_TRANSLATIONS as u64),
        ("letters of a name in another language", MOST_TRANSLATED_NAME as u64),
        ("letters of a text in another language", MOST_TRANSLATED_TEXT as u64),
        ("mods in use at once", MOST_MODS as u64),
        ("bytes of all texts of the mods in use together (64 MB)", MOST_TEXTS_IN_USE),
        ("pixels of all pictures of the mods in use together", MOST_PIXELS_IN_USE),
        ("frames of all sounds of the mods in use together", MOST_FRAMES_IN_USE),
        ("bytes of a mod as one file (81 MB)", MOST_PACKAGE),
        ("entries of a mod as one file, folders among them", MOST_ENTRIES as u64),
        ("faults of cards and fighters of a mod; what follows then is not read", MOST_FAULTS as u64),
        ("faults and warnings of a mod that are told; of the others, how many there are", MOST_TOLD as u64),
    ];
    let mut text = String::from(LIMITS);
    for (of, most) in rows {
        let _ = writeln!(text, "| {of} | {most} |");
    }
    text
}

const HEAD: &str = "# What scripts may say

This page is made by `rubicon-lab mod doc` from the code; a test keeps the two in step. How to write a mod is told in
[modding.md](modding.md).

A card's action is a short script in [Rhai](https://rhai.rs): numbers, `let`, `if`, loops and functions of its own, and the words
below. It runs once when the game loads, for every die the slot accepts and every small count it asks for, and declares what happens.
No script runs during a fight.

* `d` is the die on a slot for one, `d1` and `d2` the dice on a slot for two. A slot with a bonus adds it to `d`.
* Numbers are whole; `/` rounds towards 0. Amounts below 1 do nothing.
* What is *known in the fight only* can be computed with (`+ - * / %`, `min`, `max`, `when`) and given to any word that takes an
  amount, but `if` and `while` cannot ask for it: write `when(foe_hp() < 13, 12, 8)`.
* A script may be written into the card, `action: \"attack(d)\"`, or lie in the mod's folder `scripts`, `action: File(\"lash.rhai\")`.

## Words

";

const STATUSES: &str = "
## Statuses

Words that take a status are given one of these names: `inflict(BURN, 1)`. What ends at the bearer's turn end and was put by the
bearer on itself this turn, by `gain`, outlasts that end and drops at the end of its next turn.

";

const MOMENTS: &str = "
A mod brings statuses of its own in `statuses/*.ron`: `id` (`small-burn` is `SMALL_BURN` in scripts), `name`, `text` (what n of it mean), `good` (whether its bearer is glad
of it), `ends` (`Used`, `TurnStart` or `TurnEnd`), and where wanted `most` (the most a bearer may have of it; 99 where nothing is said, 1 for one that does not stack),
`element`, `colour` (`\"#7fb4d8\"`), `sign` (strokes, see [Signs](#signs)), and `worth`: the HP that one more of it costs its bearer, below 0 where it helps. Where the
author says no `worth`, it is found when the game loads: fights are played twice over the same dice, with it and without.

What it does are scripts by moment. Each is written as that of a card, in the file or as `File(\"name.rhai\")`. Own and foe are seen from its bearer, whose turn it may be or not. `count()` is how many of it its bearer has; `own(STATUS)` counts up to
9 and may be asked by `if`. Scripts name a status in capitals, `SMALL_BURN`; lists of statuses in files name it by its id, `(\"small-burn\", 2)`. Between two decisions statuses do something 64 times at most; what would come beyond is lost.

";

const fn when(hook: Hook) -> &'static str {
    match hook {
        Hook::AtFightStart => "the fight begins",
        Hook::AtFightEnd => "the bearer has won the fight",
        Hook::AtStart => "the bearer's turn begins, before its cards act by themselves",
        Hook::AtRoll => "the bearer's dice are rolled, and it is to act",
        Hook::AtEnd => "the bearer's turn ends, before its cards act by themselves",
        Hook::OnInflict => "more of it was put on the bearer",
        Hook::OnRemove => "some of it was taken off the bearer by an effect, by its own `cure` or by the foe's `strip`",
        Hook::OnUse => "the bearer used a card, which has done what it does",
        Hook::OnRoll => "a die fell before the bearer",
        Hook::OnPlace => "the bearer put a die on a card",
        Hook::OnChange => "frost changed a die of the bearer",
        Hook::BeforeDeal => "an attack of the bearer is about to land, one of a status of its too",
        Hook::BeforeHurt => {
            "a hit is about to land on the bearer: an attack, a burning die or thorns, not poison or HP that are paid"
        }
        Hook::OnDeal => "an attack of the bearer took HP",
        Hook::OnHurt => "the bearer lost HP, whatever took them",
        Hook::OnHeal => "the bearer was healed",
        Hook::OnCountdown => "a countdown of the bearer took pips",
        Hook::OnDodge => "the bearer dodged a card of the foe, which has done the rest",
    }
}

const SLOTS: &str = "
## Slots

";

const TAIL: &str = "
A card may be used `Turn(1)` times a turn where nothing else is said, `Turn(k)` times, `Unlimited`, or once a `Fight`. It covers a
`size` of 1 or 2 of the 8 cells of a board. `at_start` and `at_end` are scripts that run by themselves at the bearer's turn start and
end. `offers` names two to four cards before it, copies of which come when it has been used: one of them may be used, and the others are passed over. `sign` is strokes of a pen, as of a
status. `plus` and `minus` say what the upgraded and the weakened form do otherwise; what they leave out is taken from the card, and a form
nobody writes is derived from slot, size and uses.
";

const SIGNS: &str = "
## Signs

The `sign` of a card or a status is a list of strokes of one pen, at most 64 of them, of at most 64 points each. They lie about a middle of (0, 0): `x` goes to the right and `y` downwards, 1 is the
rim, and nothing reaches farther than 1.2. Parts of a circle are told in turns, clockwise from the right: 0 is right, 0.25 below, 0.5 left, 0.75 above. The bench shows it at once.

";

/// Every stroke as an example, with what it draws.
const STROKES: [(&str, &str); 7] = [
    ("Line([(-0.8, 0.8), (0.8, -0.8)])", "a line through two or more points"),
    ("Closed([(0, -0.8), (0.7, 0.5), (-0.7, 0.5)])", "the same, and back to the first"),
    ("Fill([(0, -0.8), (0.7, 0.5), (-0.7, 0.5)])", "a shape without dents, filled"),
    (
        "Fan([(0, -0.9), (0.3, -0.2), (0.9, 0), (0, 0.9), (-0.9, 0), (-0.3, -0.2)])",
        "a shape that is seen whole from the middle of its points, filled",
    ),
    (
        "Arc((0, 0), 0.8, 0.5, 1)",
        "part of a circle: its middle, its radius, from where to where; this one is the upper half",
    ),
    ("Ring((0, 0), 0.8)", "a circle: its middle and its radius"),
    ("Disc((0, 0), 0.3)", "the same, filled"),
];

const SYNTAX: &str = "
## How it is written

```rhai
// A comment goes to the end of its line.
let bonus = d / 2;                    // a variable; / rounds towards 0
if d == 6 && uses() == 0 {            // == equal, != unequal, < <= > >=; && and, || or, ! not
    attack(d + bonus);
} else if d % 2 == 0 {                // % is what is left by dividing: 0 for even dice
    shield(bonus);
} else {
    attack(when(foe_hp() < 10, d, 1));
}
for i in 0..2 { give_die(1); }        // twice: i is 0, then 1
while bonus > 1 { heal(1); bonus -= 2; }
fn half(n) { n / 2 }                  // a function sees only what it is given, not d
lose(half(d));
```

An effect ends with `;`. What chance brings is never asked for: `one_of([…])` lets chance choose between effects. There are no
fractions, no texts, no `switch` and no `try`, no powers (`**`) and no signs for the bits of numbers (`<<`, `>>`, `&`, `^`). A script
that does nothing whatever the dice, counts and fight are is at fault: `attack(0)`, `attack(d / 7)`, `bonus(5)` alone. So is whatever
Rhai would let pass in silence, such as comparing a die with a text.

## Ten common slips

";

const LIMITS: &str = "
## Limits

| most | |
| --- | ---: |
";

/// One slot of every kind.
const SAMPLES: [Slot; 13] = [
    Slot::Any,
    Slot::Even,
    Slot::Odd,
    Slot::Exactly(6),
    Slot::AtMost(3),
    Slot::AtLeast(4),
    Slot::Bonus(2),
    Slot::Doubles,
    Slot::Total(7),
    Slot::Pair,
    Slot::Countdown(8),
    Slot::Free,
    Slot::Passive,
];

const fn takes(slot: Slot) -> &'static str {
    match slot {
        Slot::Any => "any die",
        Slot::Even => "2, 4 or 6",
        Slot::Odd => "1, 3 or 5",
        Slot::Exactly(_) => "this value, 1 to 6",
        Slot::AtMost(_) => "at most this value, 1 to 6",
        Slot::AtLeast(_) => "at least this value, 1 to 6",
        Slot::Bonus(_) => "any die, which counts this much more, 1 to 6",
        Slot::Doubles => "two equal dice",
        Slot::Total(_) => "two dice of this sum, 2 to 12",
        Slot::Pair => "any two dice",
        Slot::Countdown(_) => "any dice until they sum to this, 1 to 99; progress is kept from turn to turn",
        Slot::Free => "none: it is used by itself",
        Slot::Passive => "none: it acts by `at_start` or `at_end`",
    }
}
