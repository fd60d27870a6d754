//! Luck with the dice of a fight or of a whole gauntlet, for the result.

use std::sync::LazyLock;

use dice::{Event as Fought, Luck as Dice, gauntlet::Event};
use sentences::Phrases;
use tabletop::{Facts, Message, Seat};

use super::{road::Road, state::Duel};
use crate::{
    table::report::{Graph, Luck, LuckHead, LuckLine, percent},
    text::{Decimal, Words},
};

/// What a result may say besides its figures.
static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::shipped(include_str!("../../../assets/sentences/dice-result.ron")));

/// What both sides rolled against what fair dice show; its course is taken before these steps.
pub fn luck(table: &Duel, steps: &[usize], words: &Words) -> Luck {
    let mut rolled = [Dice::default(); 2];
    let mut lines: Vec<Vec<f64>> = vec![Vec::new(); 2];
    let mut past = table.host.past(0).into_iter().peekable();
    for step in steps {
        while let Some(told) = past.next_if(|told| told.step < *step) {
            if let Event::Fight(Fought::Die { seat, die, rolled: true }) = told.event {
                rolled[seat.index() & 1].roll(die.value);
            }
        }
        for (line, luck) in lines.iter_mut().zip(&rolled) {
            line.push(luck.pips_above());
        }
    }
    let head = |(key, telling): (&str, bool)| LuckHead {
        title: words.get(&format!("alea-luck-{key}")).to_owned(),
        note: words.get(&format!("alea-luck-{key}_note")).to_owned(),
        telling,
    };
    let line = |(seat, luck): (Seat, &Dice)| LuckLine {
        seat,
        cells: vec![
            luck.dice.to_string(),
            words.with("alea-luck-shown", &[("pips", &luck.pips), ("expected", &Decimal::new(luck.expected(), 1))]),
            words.signed(Decimal::new(luck.pips_above(), 1)),
            luck.percentile().map_or_else(
                || "\u{2013}".to_owned(),
                |share| words.with("alea-luck-percent", &[("share", &percent(share))]),
            ),
        ],
        score: luck.score(),
    };
    let heads = [("dice", false), ("pips", false), ("above", true), ("share", true)];
    let graph = Graph {
        title: words.get("alea-luck-title").to_owned(),
        note: words.get("alea-luck-title_note").to_owned(),
        signed: true,
        lines,
    };
    let lines = Seat::all(2).zip(&rolled).map(line).collect();
    Luck { heads: heads.map(head).into(), lines, verdict: verdict(table, &rolled, words), graph }
}

/// Whom the dice favoured; nothing where none was rolled.
fn verdict(table: &Duel, rolled: &[Dice; 2], words: &Words) -> Option<String> {
    let scored =
        Seat::all(2).zip(rolled).filter_map(|(seat, luck)| Some((seat, luck.percentile()?, luck.pips_above())));
    let (seat, share, above) = scored.max_by(|a, b| a.1.total_cmp(&b.1))?;
    // The enemies of a gauntlet share one seat.
    let enemies = table.own.road.is_some() && seat != Road::HERO;
    let name = if enemies { words.get("name-the_enemy").into() } else { table.name(words, seat) };
    let facts = Facts::new().with("name", Message::text(name)).count("share", percent(share)).decimal("pips", above, 1);
    PHRASES.first("luck", &facts).map(|message| words.message(&message))
}
