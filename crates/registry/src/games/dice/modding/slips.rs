//! The most common slips, with what is told of each: the reference shows them, and a test holds every word of it to be so.

/// Something that people write by mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommonSlip {
    /// What is written: a script on a slot for any die, or a card's fields.
    pub written: &'static str,
    /// What is told of it.
    pub told: &'static str,
    /// What is meant.
    pub meant: &'static str,
}

const fn slip(written: &'static str, told: &'static str, meant: &'static str) -> CommonSlip {
    CommonSlip { written, told, meant }
}

/// Slips in scripts.
pub const SCRIPT_SLIPS: [CommonSlip; 10] = [
    slip("attack d", "unknown variable 'attack'; 'attack' needs brackets after it: write attack(1)", "attack(d)"),
    slip("atack(d)", "unknown function 'atack'; did you mean 'attack'?", "attack(d)"),
    slip(
        "attack(d) heal(1)",
        "';' is missing before 'heal'; put ';' between two effects: attack(d); heal(1)",
        "attack(d); heal(1)",
    ),
    slip(
        "if d = 6 { attack(9) }",
        "'=' cannot be used here; write == to compare, and <= or >= with the = behind",
        "if d == 6 { attack(9) }",
    ),
    slip(
        "if d > 3 attack(d)",
        "'{' is missing before 'attack'; write if d > 3 { attack(d) } else { heal(1) }",
        "if d > 3 { attack(d) }",
    ),
    slip(
        "if d == \"6\" { attack(9) }",
        "'==' cannot compare a number with a text; write 6 without quotation marks",
        "if d == 6 { attack(9) }",
    ),
    slip(
        "if 1 < d < 4 { attack(d) }",
        "'<' cannot compare true or false with a number; compare two at a time, as in 1 < d && d < 6; both(…, …) joins what the fight knows",
        "if 1 < d && d < 4 { attack(d) }",
    ),
    slip(
        "if foe_hp() < 9 { attack(9) }",
        "this is known only in the fight, so 'if', 'while', '&&' and '||' cannot ask for it; write when(condition, a, b), with both(…, …) for two conditions",
        "attack(when(foe_hp() < 9, 9, 0))",
    ),
    slip(
        "if roll_die() == 6 { attack(9) }",
        "'==' cannot compare an effect (roll_die) with a number; no script can ask how chance falls; one_of([attack(6), heal(6)]) lets chance choose between effects",
        "one_of([attack(9), attack(1)])",
    ),
    slip(
        "attack(d * 1.5)",
        "attack needs a number, not a fraction; numbers are whole; write d * 3 / 2 for one and a half times d",
        "attack(d * 3 / 2)",
    ),
];

/// Slips in the fields of a card.
pub const FIELD_SLIPS: [CommonSlip; 6] = [
    slip(
        "name: \"A\" slot: Any, action: \"attack(d)\"",
        "a comma is missing before 'slot'; put ',' between two fields and behind each closing bracket",
        "name: \"A\", slot: Any, action: \"attack(d)\"",
    ),
    slip(
        "name = \"A\", slot: Any, action: \"attack(d)\"",
        "'=' stands where ':' is wanted; write a field as name: value",
        "name: \"A\", slot: Any, action: \"attack(d)\"",
    ),
    slip(
        "name: A, slot: Any, action: \"attack(d)\"",
        "a text in quotation marks is missing before 'A'; write it as \"…\"",
        "name: \"A\", slot: Any, action: \"attack(d)\"",
    ),
    slip(
        "name: \"A\", slot: \"Any\", action: \"attack(d)\"",
        "a name stands in quotation marks; write it without them",
        "name: \"A\", slot: Any, action: \"attack(d)\"",
    ),
    slip(
        "name: \"A\", text: \"Says \"hi\".\", slot: Any, action: \"attack(d)\"",
        "the text ends before 'hi'; a quotation mark inside a text is written \\\"; and a comma stands between two fields",
        "name: \"A\", text: \"Says \\\"hi\\\".\", slot: Any, action: \"attack(d)\"",
    ),
    slip(
        "name: \"A\", slot: AtMost, action: \"attack(d)\"",
        "'(' is missing before ','; write ( and ) around what belongs together, as in AtMost(3) or (size: 2)",
        "name: \"A\", slot: AtMost(3), action: \"attack(d)\"",
    ),
];
