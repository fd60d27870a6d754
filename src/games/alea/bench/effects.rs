//! What a card does, in words, for every die it takes: told from the table that was worked out when it was read.

use std::collections::BTreeMap;

use dice::{
    Amount, Catalogue, Effect, ExprId, Face, Hook, Large, ListId, MOST_SMALL, Mark, Node, Op, Program, Side, Slot,
    Small, Status, StatusKind,
};

use crate::text::Words;

/// What a card does with some dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectRow {
    /// With which dice, or when.
    pub head: String,
    /// What it does, and what it does instead under a condition.
    pub lines: Vec<String>,
}

/// Everything a face does: a row for dice that do the same, then what it does by itself.
pub fn effects(words: &Words, catalogue: &Catalogue, face: &Face) -> Vec<EffectRow> {
    let teller = Teller { words, catalogue };
    let mut rows = match face.slot.arity() {
        _ if face.slot == Slot::Passive => Vec::new(),
        0 => {
            let key = if face.slot == Slot::Free { "bench-used" } else { "bench-counted" };
            vec![teller.row(words.get(key).to_owned(), &face.action, [0, 0])]
        }
        1 => teller.by_die(&face.action, |die| face.slot.accepts([die, 0])),
        _ => teller.pairs(face),
    };
    for (program, key) in [(&face.at_start, "bench-at_start"), (&face.at_end, "bench-at_end")] {
        rows.extend(program.iter().map(|program| teller.row(words.get(key).to_owned(), program, [0, 0])));
    }
    rows
}

/// Everything a status does: a row for each moment, and of moments that are about a die one for each that does something else.
pub fn moments(words: &Words, catalogue: &Catalogue, kind: &StatusKind) -> Vec<EffectRow> {
    let teller = Teller { words, catalogue };
    let of_hook = |(hook, program): &(Hook, Program)| {
        let key = format!("bench-moment-{}", hook.name());
        let head = words.get(&key);
        if !hook.sees_die() {
            return vec![teller.row(head.to_owned(), program, [0, 0])];
        }
        let rows = teller.by_die(program, |_| true);
        let alone = rows.len() == 1;
        let told = |row: EffectRow| match alone {
            true => EffectRow { head: head.to_owned(), ..row },
            false => EffectRow { head: format!("{head}, {}", row.head), ..row },
        };
        rows.into_iter().map(told).collect()
    };
    kind.hooks.iter().flat_map(of_hook).collect()
}

struct Teller<'a> {
    words: &'a Words,
    catalogue: &'a Catalogue,
}

impl Teller<'_> {
    fn row(&self, head: String, program: &Program, dice: [u8; 2]) -> EffectRow {
        EffectRow { head, lines: self.lines(program, dice) }
    }

    /// Values that do the same share a row.
    fn by_die(&self, program: &Program, takes: impl Fn(u8) -> bool) -> Vec<EffectRow> {
        let mut rows: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for die in (1..=6).filter(|die| takes(*die)) {
            let lines = self.lines(program, [die, 0]);
            match rows.iter_mut().find(|(_, known)| *known == lines) {
                Some((dice, _)) => dice.push(die.to_string()),
                None => rows.push((vec![die.to_string()], lines)),
            }
        }
        rows.into_iter().map(|(dice, lines)| EffectRow { head: dice.join(", "), lines }).collect()
    }

    /// Pairs by their sum where only that matters, else those that do the same share a row.
    fn pairs(&self, face: &Face) -> Vec<EffectRow> {
        let all = (1..=6).flat_map(|one| (1..=6).map(move |two| [one, two]));
        let pairs: Vec<([u8; 2], Vec<String>)> =
            all.filter(|dice| face.slot.accepts(*dice)).map(|dice| (dice, self.lines(&face.action, dice))).collect();
        let mut sums: BTreeMap<u8, Vec<&Vec<String>>> = BTreeMap::new();
        for (dice, lines) in &pairs {
            sums.entry(dice[0] + dice[1]).or_default().push(lines);
        }
        let by_sum = sums.values().all(|lines| lines.windows(2).all(|two| two[0] == two[1]));
        let mut rows: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for (dice, lines) in &pairs {
            let head = match by_sum && face.slot != Slot::Doubles {
                true => self.words.with("bench-sum", &[("n", &(dice[0] + dice[1]))]),
                false => format!("{}+{}", dice[0], dice[1]),
            };
            match rows.iter_mut().find(|(_, known)| known == lines) {
                Some((heads, _)) if heads.contains(&head) => {}
                Some((heads, _)) => heads.push(head),
                None => rows.push((vec![head], lines.clone())),
            }
        }
        rows.into_iter().map(|(dice, lines)| EffectRow { head: dice.join(", "), lines }).collect()
    }

    /// What an action does with these dice; where it asks for a small count, also what it does instead at other counts, the
    /// others being 0.
    fn lines(&self, program: &Program, dice: [u8; 2]) -> Vec<String> {
        let usual = program.list(dice, |_| 0);
        let mut lines = vec![self.list(usual)];
        for read in program.reads() {
            let at = |count: u8| program.list(dice, |small| if small == *read { count } else { 0 });
            let mut from = 1;
            while from <= MOST_SMALL {
                let list = at(from);
                let to = (from..=MOST_SMALL).take_while(|count| at(*count) == list).last().unwrap_or(from);
                if list != usual {
                    let range = match (from, to) {
                        (from, MOST_SMALL) => self.words.with("bench-or_more", &[("n", &from)]),
                        (from, to) if from == to => from.to_string(),
                        (from, to) => format!("{from}\u{2013}{to}"),
                    };
                    lines.push(format!("{}: {}", self.condition(*read, &range), self.list(list)));
                }
                from = to + 1;
            }
        }
        lines
    }

    fn condition(&self, small: Small, range: &str) -> String {
        let (key, status) = match small {
            Small::Uses if range == "1" => ("bench-when_used_once", None),
            Small::Uses => ("bench-when_used", None),
            Small::UsesInFight if range == "1" => ("bench-when_used_fight_once", None),
            Small::UsesInFight => ("bench-when_used_fight", None),
            Small::Own(status) => ("bench-when_own", Some(status)),
            Small::Foe(status) => ("bench-when_foe", Some(status)),
        };
        let status = status.map_or_else(String::new, |status| self.status(status));
        self.words.with(key, &[("n", &range), ("status", &status)])
    }

    fn status(&self, status: Status) -> String {
        let kind = self.catalogue.statuses().get(status);
        kind.map_or_else(String::new, |kind| self.words.message(&kind.name_message()))
    }

    fn list(&self, list: ListId) -> String {
        self.several(self.catalogue.effects(list))
    }

    fn several(&self, effects: &[Effect]) -> String {
        let told: Vec<String> = effects.iter().map(|effect| self.effect(*effect)).collect();
        if told.is_empty() { self.words.get("bench-nothing").to_owned() } else { told.join("; ") }
    }

    fn effect(&self, effect: Effect) -> String {
        let with = |key: &str, amount: Amount| self.words.with(key, &[("n", &self.amount(amount))]);
        let of_status = |key: &str, status: Status, amount: Amount| {
            let status = self.status(status);
            self.words.with(key, &[("n", &self.amount(amount)), ("status", &status)])
        };
        let plain = |key: &str| self.words.get(key).to_owned();
        match effect {
            Effect::Attack { amount, pierce: false } => with("bench-attack", amount),
            Effect::Attack { amount, pierce: true } => with("bench-pierce", amount),
            Effect::Drain(amount) => with("bench-drain", amount),
            Effect::Heal(amount @ Amount::Sum(_)) => with("bench-heal_sum", amount),
            Effect::Heal(amount) => with("bench-heal", amount),
            Effect::Lose(amount @ Amount::Sum(_)) => with("bench-lose_sum", amount),
            Effect::Lose(amount) => with("bench-lose", amount),
            Effect::Give(amount) => with("bench-give", amount),
            Effect::Roll => plain("bench-roll"),
            Effect::Split(amount) => with("bench-split", amount),
            Effect::Inflict { side: Side::Own, status, amount } => of_status("bench-gain", status, amount),
            Effect::Inflict { side: Side::Foe, status, amount } => of_status("bench-inflict", status, amount),
            Effect::Remove { side: Side::Own, status, amount } => of_status("bench-cure", status, amount),
            Effect::Remove { side: Side::Foe, status, amount } => of_status("bench-strip", status, amount),
            Effect::Hasten(amount) => with("bench-hasten", amount),
            Effect::Copy(Side::Own) => plain("bench-copy_own"),
            Effect::Copy(Side::Foe) => plain("bench-copy_foe"),
            Effect::Steal => plain("bench-steal"),
            Effect::Echo(Side::Own) => plain("bench-again_own"),
            Effect::Echo(Side::Foe) => plain("bench-again_foe"),
            Effect::PassDie => plain("bench-pass_die"),
            Effect::MarkDie(Mark::Fire) => plain("bench-burn_die"),
            Effect::MarkDie(Mark::Lock) => plain("bench-lock_die"),
            Effect::ChangeDamage(amount) => with("bench-change_damage", amount),
            Effect::EndTurn => plain("bench-end_turn"),
            Effect::Flee => plain("bench-flee"),
            Effect::Bonus(amount) => with("bench-bonus", amount),
            Effect::OneOf { first, count } => {
                let branch = |at| self.several(self.catalogue.branch(first, at));
                let branches: Vec<String> = (0..count).map(branch).collect();
                self.words.with("bench-one_of", &[("list", &branches.join(self.words.get("bench-or")))])
            }
        }
    }

    fn amount(&self, amount: Amount) -> String {
        match amount {
            Amount::Fixed(number) => number.to_string(),
            Amount::Sum(id) => self.expression(id, false),
        }
    }

    /// An expression; `inner` ones stand in brackets where they would be misread.
    fn expression(&self, id: ExprId, inner: bool) -> String {
        let Some(node) = self.catalogue.expression(id) else { return 0.to_string() };
        let infix = |sign: &str, a, b| {
            let text = format!("{} {sign} {}", self.expression(a, true), self.expression(b, true));
            if inner { format!("({text})") } else { text }
        };
        let told = |key: &str, a, b| {
            self.words.with(key, &[("a", &self.expression(a, true)), ("b", &self.expression(b, true))])
        };
        match node {
            Node::Fixed(number) => number.to_string(),
            Node::Large(large @ (Large::OwnCount(status) | Large::FoeCount(status))) => {
                let key = format!("bench-large-{}", large.name());
                self.words.with(&key, &[("status", &self.status(status))])
            }
            Node::Large(large) => self.words.get(&format!("bench-large-{}", large.name())).to_owned(),
            Node::Op(Op::Add, a, b) => infix("+", a, b),
            Node::Op(Op::Sub, a, b) => infix("\u{2212}", a, b),
            Node::Op(Op::Mul, a, b) => infix("\u{d7}", a, b),
            Node::Op(Op::Div, a, b) => infix("/", a, b),
            Node::Op(Op::Rem, a, b) => told("bench-rest", a, b),
            Node::Op(Op::Min, a, b) => told("bench-smaller", a, b),
            Node::Op(Op::Max, a, b) => told("bench-larger", a, b),
            Node::Op(Op::Eq, a, b) => infix("=", a, b),
            Node::Op(Op::Ne, a, b) => infix("\u{2260}", a, b),
            Node::Op(Op::Lt, a, b) => infix("<", a, b),
            Node::Op(Op::Le, a, b) => infix("\u{2264}", a, b),
            Node::Op(Op::And, a, b) => told("bench-and", a, b),
            Node::Op(Op::Or, a, b) => told("bench-either", a, b),
            Node::When(condition, a, b) => {
                let condition = self.expression(condition, false);
                let [a, b] = [a, b].map(|part| self.expression(part, true));
                let text = self.words.with("bench-when", &[("condition", &condition), ("a", &a), ("b", &b)]);
                if inner { format!("({text})") } else { text }
            }
        }
    }
}

#[cfg(test)]
mod tests {

    use dice::{Content, Source, Sources};

    use super::*;

    fn told(slot: &str, action: &str) -> Vec<(String, Vec<String>)> {
        let card =
            format!("[(id: \"x\", name: \"X\", slot: {slot}, text: \"\", action: \"{action}\", plus: (), minus: ())]");
        let source = [Source { name: "x.ron", text: &card }];
        let (content, faults) = Content::load(Sources { cards: &source, ..Sources::default() });
        assert_eq!(faults, []);
        let rows = effects(&Words::english(), &content.catalogue, &content.catalogue.cards()[0].faces[1]);
        rows.into_iter().map(|row| (row.head, row.lines)).collect()
    }

    fn row(head: &str, lines: &[&str]) -> (String, Vec<String>) {
        (head.to_owned(), lines.iter().map(|line| (*line).to_owned()).collect())
    }

    #[test]
    fn dice_that_do_the_same_share_a_row() {
        let rows = told("AtMost(4)", "if d % 2 == 1 { attack(4) } else { attack(d); inflict(BURN, 1) }");
        assert_eq!(
            rows,
            [
                row("1, 3", &["attack for 4"]),
                row("2", &["attack for 2; burn +1 on the foe"]),
                row("4", &["attack for 4; burn +1 on the foe"]),
            ]
        );
        let rows = told("Doubles", "pierce(d1 + d2)");
        assert_eq!(rows[2], row("3+3", &["attack for 6, past the shield"]));
        let rows = told("Pair", "heal(min(d1 + d2, 11))");
        assert_eq!(rows.len(), 10);
        assert_eq!(rows[9], row("sum 11, sum 12", &["heal 11 HP"]));
    }

    #[test]
    fn what_only_the_fight_knows_is_told_in_words() {
        let rows = told("Free", "attack(dice_sum() / 2 + 1); lose(odd_dice())");
        let does = "attack for (the sum of one’s unused dice / 2) + 1; lose HP: the number of one’s unused odd dice";
        assert_eq!(rows, [row("used", &[does])]);
    }

    #[test]
    fn counts_change_what_it_does() {
        let rows = told("Any", "attack(min(uses(), 2) + 1)");
        let lines = [
            "attack for 1",
            "already used once this turn: attack for 2",
            "already used 2 or more times this turn: attack for 3",
        ];
        assert_eq!(rows, [row("1, 2, 3, 4, 5, 6", &lines)]);
    }

    #[test]
    fn every_fact_of_a_fight_has_a_name() {
        for large in dice::Large::ALL {
            let key = format!("bench-large-{}", large.name());
            assert!(Words::english().has(&key), "{key}");
        }
    }

    #[test]
    fn every_card_can_be_told() {
        let words = Words::english();
        let content = dice::Content::shipped();
        for card in content.catalogue.cards() {
            for face in &card.faces {
                let rows = effects(&words, &content.catalogue, face);
                assert!(!rows.is_empty(), "{}", card.id);
                for text in rows.iter().flat_map(|row| row.lines.iter().chain([&row.head])) {
                    assert!(!text.is_empty() && !text.contains(['{', '}']) && !text.contains("bench-"), "{text}");
                }
            }
        }
    }
}
