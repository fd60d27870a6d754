//! From the review of a game to the graphs and the table of luck of the result screen.

use risk::review::{self, Dice, MarkKind, Review, Sample, Stand};
use tabletop::{Facts, Message, Player, Seat};

use super::remarks::said;
use crate::{
    table::report::{Course, CourseMark, Graph, Luck, LuckHead, LuckLine, Tale, percent},
    text::{Decimal, Words},
};

/// The course of a reviewed game, in words and numbers.
pub fn course(review: &Review, players: &[Player], cards: bool, words: &Words) -> Course {
    let times = times(&review.samples);
    let graph = |key: &str, signed: bool, value: &dyn Fn(&Stand) -> f64| Graph {
        title: words.get(&format!("conquest-graph-{key}")).to_owned(),
        note: words.get(&format!("conquest-graph-{key}_note")).to_owned(),
        signed,
        lines: Seat::all(players.len())
            .map(|seat| {
                review.samples.iter().map(|sample| sample.stands.get(seat.index()).map_or(0.0, value)).collect()
            })
            .collect(),
    };
    let mut graphs = vec![
        graph("territories", false, &|stand| stand.territories.into()),
        graph("armies", false, &|stand| stand.armies as f64),
        graph("income", false, &|stand| stand.income.into()),
    ];
    if cards {
        graphs.push(graph("cards", false, &|stand| stand.cards.into()));
    }
    let name = |seat: Seat| words.person(players.get(seat.index()).map_or("?", |player| player.name.as_str()));
    let marks = review
        .marks
        .iter()
        .filter_map(|mark| match mark.kind {
            MarkKind::Eliminated(seat) => Some(CourseMark {
                time: time_of(&review.samples, &times, mark.step),
                seat,
                text: words.with(
                    "conquest-graph-eliminated",
                    &[("loser", &name(seat)), ("by", &name(mark.seat)), ("round", &mark.round)],
                ),
            }),
            _ => None,
        })
        .collect();
    let luck = luck(review, players, words, graph("luck", true, &|stand| stand.luck));
    let tale = Tale::Race { graph: 0, unit: words.get("conquest-graph-unit").to_owned(), shares: false };
    Course { times, graphs, marks, luck: Some(luck), tale: Some(tale), holdings: None }
}

/// Luck with the dice, against what the dice thrown cost on average.
fn luck(review: &Review, players: &[Player], words: &Words, graph: Graph) -> Luck {
    let head = |(key, telling): (&str, bool)| LuckHead {
        title: words.get(&format!("conquest-luck-{key}")).to_owned(),
        note: words.get(&format!("conquest-luck-{key}_note")).to_owned(),
        telling,
    };
    let heads = [("attack", false), ("defence", false), ("armies", true), ("share", true), ("battles", false)];
    let lost = |dice: Dice| {
        let expected = Decimal::new(dice.expected, 1);
        words.with("conquest-luck-lost", &[("lost", &dice.lost), ("expected", &expected)])
    };
    let line = |(seat, luck): (Seat, &review::Luck)| {
        let share = luck.percentile().map_or_else(
            || "\u{2013}".to_owned(),
            |share| words.with("conquest-luck-percent", &[("share", &percent(share))]),
        );
        let battles = luck.battles;
        let expected = Decimal::new(battles.expected, 1);
        let battles = words.with(
            "conquest-luck-won_of",
            &[("won", &battles.won), ("fought", &battles.fought), ("expected", &expected)],
        );
        let armies = words.signed(Decimal::new(luck.armies(), 1));
        LuckLine {
            seat,
            cells: vec![lost(luck.attack), lost(luck.defence), armies, share, battles],
            score: luck.score(),
        }
    };
    let seats = || Seat::all(players.len()).zip(&review.luck);
    // The luckiest, unless no die was thrown.
    let scored = seats().filter_map(|(seat, luck)| Some((seat, luck.percentile()?, luck.armies())));
    let verdict = scored.max_by(|a, b| a.1.total_cmp(&b.1)).and_then(|(seat, share, armies)| {
        let name = Message::text(words.person(&players.get(seat.index())?.name));
        let facts = Facts::new().with("name", name).count("share", percent(share)).decimal("armies", armies, 1);
        said(words, "luck", &facts)
    });
    Luck { heads: heads.map(head).into(), lines: seats().map(line).collect(), verdict, graph }
}

/// When each sample was taken, in rounds: the turns of a round share it evenly, and 1.0 begins the first.
fn times(samples: &[Sample]) -> Vec<f64> {
    let mut times = Vec::with_capacity(samples.len());
    let mut first = 0;
    while first < samples.len() {
        let round = samples[first].round;
        let turns = samples[first..].iter().take_while(|sample| sample.round == round).count();
        times.extend((0..turns).map(|turn| f64::from(round) + turn as f64 / turns as f64));
        first += turns;
    }
    times
}

/// When a step was made, in rounds: on the way between the samples around it.
fn time_of(samples: &[Sample], times: &[f64], step: usize) -> f64 {
    let after = samples.partition_point(|sample| sample.step <= step);
    let Some(before) = after.checked_sub(1) else { return times.first().copied().unwrap_or(0.0) };
    match (samples.get(after), times.get(after)) {
        (Some(next), Some(end)) => {
            let share = (step - samples[before].step) as f64 / (next.step - samples[before].step).max(1) as f64;
            times[before] + share * (end - times[before])
        }
        _ => times[before],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(step: usize, round: u32) -> Sample {
        Sample { step, round, seat: Seat(0), stands: Vec::new() }
    }

    #[test]
    fn turns_share_their_round() {
        let samples = [sample(10, 1), sample(20, 1), sample(30, 2), sample(40, 2), sample(50, 2), sample(60, 2)];
        let times = times(&samples);
        assert_eq!(times, [1.0, 1.5, 2.0, 2.25, 2.5, 2.75]);
        assert_eq!(
            [0, 10, 15, 25, 60, 99].map(|step| time_of(&samples, &times, step)),
            [1.0, 1.0, 1.25, 1.75, 2.75, 2.75]
        );
        assert_eq!(time_of(&[], &[], 4), 0.0);
    }
}
