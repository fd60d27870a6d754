//! Scripts nobody should write: each is refused with the way to write it, and costs no more than it may.

use crate::refusal::{action, load_card, many, refused};

#[test]
fn scripts_that_do_not_end() {
    for (name, script) in [
        ("while", "while true { }"),
        ("loop", "loop { let x = 1; }"),
        ("do", "do { } while true"),
        ("counting up", "let x = 0; while x >= 0 { x += 1; }"),
        ("late", "if d == 6 { loop { } } attack(d)"),
    ] {
        refused(name, &action(script), "does not end");
    }
}

#[test]
fn scripts_that_dig_or_swell() {
    let deep_call = "fn f(n) { f(n + 1) } f(0)";
    refused("recursion", &action(deep_call), "too deep");
    refused("mutual recursion", &action("fn f(n) { g(n) } fn g(n) { f(n) } f(0)"), "too deep");
    let brackets = format!("attack({}d{})", "(".repeat(500), ")".repeat(500));
    refused("brackets", &action(&brackets), "nested too deep");
    refused("giant string", &action(&format!("let s = \"{}\"; attack(d)", "x".repeat(300))), "longer than 256");
    refused("giant script", &action(&"attack(d);".repeat(1_000)), "bytes long");
    refused("string that doubles", &action("let s = \"xxxxxxxx\"; loop { s += s; }"), "");
    refused("list that grows", &action("let a = [1]; loop { a += a; }"), "");
    refused("effects without end", &action("for_each(d)"), "unknown function");
    refused("too many effects", &action("let i = 0; while i < 200 { attack(1); i += 1; }"), "at most 64 effects");
    let sum =
        format!("attack({})", ["own_hp()"; 30].join(" + ").replace("own_hp() + own_hp()", "(own_hp() + own_hp())"));
    refused(
        "sum that grows",
        &action("let s = own_hp(); let i = 0; while i < 40 { s = s + s; i += 1; } attack(s)"),
        "too long",
    );
    assert!(load_card(&action(&sum)).1.len() <= 1);
}

#[test]
fn words_nobody_knows() {
    refused("function", &action("atack(d)"), "did you mean 'attack'?");
    refused("in a branch no die reaches", &action("if d > 100 { explode(d) } attack(d)"), "unknown function 'explode'");
    refused("variable", &action("attack(dd)"), "unknown variable 'dd'");
    refused("status", &action("inflict(BRUN, 1)"), "did you mean 'BURN'?");
    refused("two dice on one", &action("attack(d1 + d2)"), "are called d");
    refused("eval", &action("eval(\"attack(d)\")"), "eval");
    refused("import", &action("import \"fs\" as fs; attack(d)"), "");
    refused("print", &action("print(d)"), "print");
    refused("method", &action("d.attack_hard()"), "unknown function 'attack_hard'");
    refused("function pointer", &action("let f = Fn(\"attack\"); attack(d)"), "Fn");
    refused("clock", &action("attack(timestamp())"), "timestamp");
}

#[test]
fn values_that_cannot_be() {
    refused("text for a number", &action("attack(\"five\")"), "needs a number, not a text");
    refused("list for a number", &action("attack([1, 2])"), "needs a number, not a list");
    refused("number for a status", &action("inflict(5, 1)"), "needs a status such as BURN");
    refused("negative", &action("attack(d - 7)"), "it needs at least 0");
    refused("huge", &action("attack(1000000)"), "beyond 9999");
    refused("overflow", &action("attack(9223372036854775807 + d)"), "overflow");
    refused("division by zero", &action("attack(d / 0)"), "zero");
    refused("too few", &action("attack()"), "'attack' cannot be used like this");
    refused("too many", &action("inflict(BURN, 1, 2, 3)"), "it is written inflict(STATUS, amount)");
    refused("large in if", &action("if own_hp() < 5 { attack(d) }"), "write when(condition, a, b)");
    refused("large in while", &action("while foe_hp() > 0 { attack(1) }"), "write when(condition, a, b)");
    refused("large shield", &action("attack(own(SHIELD))"), "write own_shield()");
    refused("float", &action("attack(1.5)"), "needs a number");
    refused("one_of numbers", &action("one_of([1, 2])"), "one_of needs effects");
    refused("one_of one", &action("one_of([attack(1)])"), "2 to 16 choices");
    refused("an effect twice", &action("let a = attack(1); one_of([a, a])"), "used elsewhere");
    refused("throw", &action("throw \"no\""), "no");
    refused("too many facts", &action("attack(own(BURN) + foe(BURN) + own(POISON) + uses())"), "too many counts");
    refused("syntax", &action("attack(d"), "");
}

#[test]
fn nothing_is_silently_something_else() {
    refused("chance compared", &action("if roll_die() == 6 { attack(9) }"), "one_of([");
    refused("die with chance", &action("if d != roll_die() { attack(9) }"), "one_of([");
    refused("switch on what the fight knows", &action("switch own_hp() { 1 => attack(9) }"), "write if d == 6");
    refused("switch", &action("switch d { \"6\" => attack(9), _ => attack(1) }"), "write if d == 6");
    refused("text", &action("if d == \"6\" { attack(9) }"), "write 6 without quotation marks");
    refused("text of the fight", &action("attack(when(own_hp() < \"6\", 1, 2))"), "without quotation marks");
    refused("status", &action("if BURN > 1 { attack(9) }"), "write own(BURN) or foe(BURN)");
    refused("two effects", &action("if attack(1) == attack(1) { heal(9) }"), "effects stand by themselves");
    refused("chain", &action("if 1 < d < 4 { attack(9) }"), "1 < d && d < 6");
    refused("lists", &action("if [1] == [1] { attack(9) }"), "compare numbers");
    refused("number for a condition", &action("if own(BURN) { attack(9) }"), "compare it, as in d > 0");
    refused("effect for a condition", &action("while steal() { attack(9) }"), "effects stand by themselves");
    refused("effects of when", &action("when(d > 3, attack(9), heal(9))"), "if d > 3 { attack(d) }");
    refused("fault passed over", &action("try { attack(true) } catch { } attack(d)"), "mend what is reported");
    refused("word made anew", &action("fn attack(n) { heal(n) } attack(d)"), "give the function another name");
    refused("comment without end", &action("attack(d); /* heal(d)"), "close it with */");
    for empty in ["", "  ", "// attack(d)", ";", "d + 2", "let x = attack;", "if d > 6 { attack(d) }"] {
        let wanted = if empty.contains('=') { "needs brackets" } else { "such as attack(d)" };
        refused("nothing", &action(empty), wanted);
    }
    refused("start", "(id: \"bad\", name: \"Bad\", slot: Any, action: \"attack(d)\", at_start: \"\")", "is empty");
    refused("file", "(id: \"bad\", name: \"Bad\", slot: Any, action: File(\"no.rhai\"))", "there is no script");
}

#[test]
fn signs_of_other_languages_are_told_as_scripts_write_them() {
    for (script, remedy) in [
        ("match d { 6 => attack(9) }", "write if d == 6"),
        ("if d === 6 { attack(9) }", "write == to compare"),
        ("if d !== 6 { attack(9) }", "write != for unequal"),
        ("if d =< 3 { attack(9) }", "<= or >= with the = behind"),
        ("if d ~= 6 { attack(9) }", "write != for unequal"),
        ("let x = 1; x++; attack(x)", "write x += 1"),
        ("if d = 6 { attack(9) }", "write == to compare"),
        ("else { attack(1) }", "an else stands behind the } of an if"),
        ("attack(d) )", "remove it"),
        ("let x = 1; x := 2; attack(x)", "write let x = 1"),
        ("if d > 1 and d < 4 { attack(d) }", "write && for and"),
        ("if d > 1 or d < 4 { attack(d) }", "write || for or"),
        ("# a comment\nattack(d)", "begin a comment with //"),
        ("attack(“d”)", "remove them"),
        ("attack(d × 2)", "write * for times"),
        ("attack(d ÷ 2)", "write / for divided by"),
        ("attack(7 – d)", "write - with the key for minus"),
        ("if d ≤ 3 { attack(d) }", "write <= for at most"),
        ("if d ≥ 3 { attack(d) }", "write >= for at least"),
        ("if d ≠ 3 { attack(d) }", "write != for unequal"),
        ("if d <> 3 { attack(d) }", "write != for unequal"),
        ("if not d == 3 { attack(d) }", "write ! for not"),
        ("if d > 2 && not (d == 3) { attack(d) }", "write ! for not"),
        ("x := 2; attack(x)", "write let x = 1"),
        ("x = 2; attack(x)", "write let x = 1"),
    ] {
        refused(script, &action(script), remedy);
    }
}

#[test]
fn what_can_be_compared_still_is() {
    for script in ["if d == 6 && true == (d > 2) { attack(9) } attack(1)", "if d > 2.5 { attack(9) } attack(1)"] {
        assert_eq!(load_card(&action(script)).1, [], "{script}");
    }
}

#[test]
fn scripts_cost_no_more_than_they_may() {
    let dear = "let i = 0; while i < 400 { i += 1; } attack(own(BURN) + foe(BURN))";
    let before = dice::script_runs();
    let (content, faults) = many(1, dear);
    assert!(faults.len() == 1 && faults[0].reason.text.contains("more than 200000 operations over all"), "{faults:?}");
    assert!(content.catalogue.cards().is_empty());
    // Each pass of the loop takes several operations, so it is stopped long before its 600 runs.
    assert!(dice::script_runs() - before < 200, "{}", dice::script_runs() - before);
    // None is too dear by itself, and all together are.
    let (content, faults) = many(400, "let i = 0; while i < 300 { i += 1; } attack(d)");
    assert!(faults.len() == 1 && faults[0].reason.text.contains("4000000 operations together"), "{faults:?}");
    assert!((50..399).contains(&content.catalogue.cards().len()), "{}", content.catalogue.cards().len());
}

#[test]
fn scripts_that_do_nothing_whatever_comes() {
    for script in [
        "attack(0)",
        "attack(d / 7)",
        "heal(own_hp() * 0)",
        "shield(min(0, foe_hp()))",
        "bonus(5)",
        "inflict(BURN, 0); give_die(0); strip(SHIELD, d / 7)",
        "one_of([attack(0), [shield(0), bonus(1)]])",
        "attack(when(own_hp() < 5, 0, own_hp() - 9999))",
    ] {
        refused(script, &action(script), "does nothing");
    }
    // Something for one die, in one branch, or against somebody is something.
    for script in ["attack(d / 6)", "one_of([attack(0), attack(1)])", "attack(own_hp() - 500)", "end_turn()"] {
        assert_eq!(load_card(&action(script)).1, [], "{script}");
    }
    let minus = "(id: \"bad\", name: \"Bad\", slot: Any, action: \"attack(d)\", minus: (action: \"attack(0)\"))";
    refused("in a form", minus, "does nothing");
    let passive = "(id: \"bad\", name: \"Bad\", slot: Passive, at_end: \"heal(0)\", plus: (), minus: ())";
    refused("by itself", passive, "does nothing");
}

#[test]
fn signs_that_the_reference_does_not_tell() {
    for (script, told) in [
        ("attack(d >> 3)", "'>>' cannot be used here; write d / 2"),
        ("attack(d << 1)", "'<<' cannot be used here; write d * 2"),
        ("let x = d; x <<= 1; attack(x)", "'<<=' cannot be used here"),
        ("let x = d; x >>= 1; attack(x)", "'>>=' cannot be used here"),
        ("attack(d ** 2)", "'**' cannot be used here; write d * d"),
        ("attack(d ^ 2)", "'^' cannot be used here; write d * d"),
        ("if d > 2 & d < 5 { attack(d) }", "write && for and"),
    ] {
        refused(script, &action(script), told);
    }
}

#[test]
fn numbers_without_end_are_no_fractions() {
    for number in ["9223372036854775808", "1e308", "d * 1e300"] {
        refused(
            number,
            &action(&format!("attack({number})")),
            "attack needs a number, not a number of so many digits; use smaller",
        );
    }
    refused("a fraction", &action("attack(d * 1.5)"), "not a fraction");
}
