//! A network's numbers, fitted to who won: by Adam, on four games of five; the fifth says how good they are.
//!
//! Of the features, less their means and over their spread, the utility of a seat is w·f + Σ vⱼ·s(uⱼ·f + cⱼ) with s(x) = x / (1 + |x|). Every
//! number is one of two, for the seat whose turn begins and for the other, told here as a common part and one that is added to the first and
//! taken from the second. The chances are a softmax over the seats, the loss is the mean of −ln of the winner's.

use std::fmt::Write as _;
use std::io::Read as _;

use rand::{RngExt, SeedableRng};
use tabletop::Rng;

use crate::Fault;

const HIDDEN: usize = 32;
const EPOCHS: usize = 30;
const BATCH: usize = 128;
const STEP: f64 = 0.003;
const LAST_STEP: f64 = 0.0001;
/// What keeps the numbers small.
const DECAY: f64 = 2e-4;

struct Row {
    game: u64,
    winner: usize,
    /// By seat: features, the same with the sign of its role, the sign; nothing for a seat that has fallen.
    inputs: Vec<Vec<f64>>,
}

/// Reads positions and writes the numbers.
pub fn run(origin: &str) -> Result<(), Fault> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let rows = text.lines().map(read).collect::<Result<Vec<_>, Fault>>()?;
    let features = rows.iter().flat_map(|(.., seats)| seats).map(Vec::len).max().ok_or("there are no positions")?;
    let uneven = |seat: &&Vec<f64>| !seat.is_empty() && seat.len() != features;
    if let Some((place, _)) = rows.iter().enumerate().find(|(_, (.., seats))| seats.iter().any(|seat| uneven(&seat))) {
        return Err(format!("line {}: not {features} numbers for each seat, or none", place + 1).into());
    }
    let (mean, spread) = spread(&rows, features);
    let rows: Vec<Row> = rows
        .into_iter()
        .map(|(game, winner, mover, seats)| {
            let input = |(seat, raw): (usize, Vec<f64>)| match raw.is_empty() {
                true => raw,
                false => input(&raw, &mean, &spread, seat == mover),
            };
            Row { game, winner, inputs: seats.into_iter().enumerate().map(input).collect() }
        })
        .collect();
    let (mut learn, check): (Vec<&Row>, Vec<&Row>) = rows.iter().partition(|row| row.game % 5 != 0);
    let mut fit = Fit::new(2 * features + 1);
    let mut best = (f64::INFINITY, fit.numbers.clone());
    for epoch in 0..EPOCHS {
        let step = STEP * (1.0 - epoch as f64 / EPOCHS as f64) + LAST_STEP;
        fit.epoch(&mut learn, step);
        let loss = fit.loss(&check);
        eprintln!("epoch {epoch}: {loss:.5}");
        if loss < best.0 {
            best = (loss, fit.numbers.clone());
        }
    }
    fit.numbers = best.1;
    let learned = format!(
        "{origin}; {} positions; loss {:.4} on games it did not learn from, {:.4} on those it did",
        rows.len(),
        best.0,
        fit.loss(&learn)
    );
    print!("{}", fit.written(&learned, &mean, &spread)?);
    Ok(())
}

type Told = (u64, usize, usize, Vec<Vec<f64>>);

fn read(line: &str) -> Result<Told, Fault> {
    let mut parts = line.split('|');
    let head: Vec<u64> =
        parts.next().unwrap_or_default().split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    let [game, winner, mover] = head[..] else { return Err(format!("not a position: {line}").into()) };
    let seats = parts.map(|part| part.split_whitespace().map(str::parse).collect::<Result<Vec<f64>, _>>());
    Ok((game, winner as usize, mover as usize, seats.collect::<Result<_, _>>()?))
}

/// Mean and standard deviation of each feature.
fn spread(rows: &[Told], features: usize) -> (Vec<f64>, Vec<f64>) {
    let all = || rows.iter().flat_map(|(.., seats)| seats).filter(|seat| !seat.is_empty());
    let count = all().count().max(1) as f64;
    let mean: Vec<f64> = (0..features).map(|at| all().map(|seat| seat[at]).sum::<f64>() / count).collect();
    let variance = |at: usize| all().map(|seat| (seat[at] - mean[at]).powi(2)).sum::<f64>() / count;
    let spread = (0..features).map(|at| variance(at).sqrt().max(1e-6)).collect();
    (mean, spread)
}

fn input(raw: &[f64], mean: &[f64], spread: &[f64], moves: bool) -> Vec<f64> {
    let sign = if moves { 1.0 } else { -1.0 };
    let even: Vec<f64> =
        raw.iter().zip(mean.iter().zip(spread)).map(|(raw, (mean, spread))| (raw - mean) / spread).collect();
    let signed = even.iter().map(|feature| sign * feature);
    even.iter().copied().chain(signed).chain([sign]).collect()
}

/// The numbers while they are fitted: of each unit its weights, its constant and what it counts for, then the direct weights.
struct Fit {
    inputs: usize,
    numbers: Vec<f64>,
    /// Running means of the gradient and of its square, and how many there were.
    first: Vec<f64>,
    second: Vec<f64>,
    steps: i32,
    rng: Rng,
}

impl Fit {
    fn new(inputs: usize) -> Self {
        let mut rng = Rng::seed_from_u64(1);
        let count = HIDDEN * (inputs + 2) + inputs;
        let numbers = (0..count).map(|_| 0.3 * (rng.random::<f64>() - 0.5)).collect();
        Self { inputs, numbers, first: vec![0.0; count], second: vec![0.0; count], steps: 0, rng }
    }

    /// The numbers of a unit: weights, constant, what it counts for.
    fn unit(&self, unit: usize) -> &[f64] {
        &self.numbers[unit * (self.inputs + 2)..][..self.inputs + 2]
    }

    fn direct(&self) -> &[f64] {
        &self.numbers[HIDDEN * (self.inputs + 2)..]
    }

    fn sums(&self, input: &[f64]) -> [f64; HIDDEN] {
        std::array::from_fn(|unit| {
            let numbers = self.unit(unit);
            numbers[self.inputs] + dot(&numbers[..self.inputs], input)
        })
    }

    fn chances(&self, row: &Row) -> Vec<f64> {
        let utility = |input: &Vec<f64>| {
            let sums = self.sums(input);
            let bent = (0..HIDDEN).map(|unit| self.unit(unit)[self.inputs + 1] * bend(sums[unit])).sum::<f64>();
            dot(self.direct(), input) + bent
        };
        let power = |input: &Vec<f64>| if input.is_empty() { 0.0 } else { utility(input).clamp(-300.0, 300.0).exp() };
        let powers: Vec<f64> = row.inputs.iter().map(power).collect();
        let all: f64 = powers.iter().sum();
        powers.into_iter().map(|power| power / all).collect()
    }

    fn loss(&self, rows: &[&Row]) -> f64 {
        let losses = rows.iter().map(|row| -self.chances(row)[row.winner].max(1e-12).ln());
        losses.sum::<f64>() / rows.len().max(1) as f64
    }

    fn epoch(&mut self, rows: &mut [&Row], step: f64) {
        for at in (1..rows.len()).rev() {
            rows.swap(at, self.rng.random_range(0..=at));
        }
        for batch in rows.chunks(BATCH) {
            let gradient = self.gradient(batch);
            self.descend(&gradient, step);
        }
    }

    fn gradient(&self, batch: &[&Row]) -> Vec<f64> {
        let mut gradient = vec![0.0; self.numbers.len()];
        let (units, direct) = gradient.split_at_mut(HIDDEN * (self.inputs + 2));
        for row in batch {
            let taking_part =
                row.inputs.iter().zip(self.chances(row)).enumerate().filter(|(_, (input, _))| !input.is_empty());
            for (seat, (input, chance)) in taking_part {
                let wrong = (chance - f64::from(u8::from(seat == row.winner))) / batch.len() as f64;
                let sums = self.sums(input);
                for (unit, into) in units.chunks_mut(self.inputs + 2).enumerate() {
                    let slope = 1.0 / (1.0 + sums[unit].abs()).powi(2);
                    let below = wrong * self.unit(unit)[self.inputs + 1] * slope;
                    into[..self.inputs].iter_mut().zip(input).for_each(|(into, input)| *into += below * input);
                    into[self.inputs] += below;
                    into[self.inputs + 1] += wrong * bend(sums[unit]);
                }
                direct.iter_mut().zip(input).for_each(|(into, input)| *into += wrong * input);
            }
        }
        gradient
    }

    /// A step of Adam (Kingma and Ba 2015).
    fn descend(&mut self, gradient: &[f64], step: f64) {
        self.steps += 1;
        let (grown, squared) = (1.0 - 0.9f64.powi(self.steps), 1.0 - 0.999f64.powi(self.steps));
        for (at, number) in self.numbers.iter_mut().enumerate() {
            let slope = gradient[at] + DECAY * *number;
            self.first[at] += 0.1 * (slope - self.first[at]);
            self.second[at] += 0.001 * (slope * slope - self.second[at]);
            *number -= step * (self.first[at] / grown) / ((self.second[at] / squared).sqrt() + 1e-8);
        }
    }

    fn written(&self, origin: &str, mean: &[f64], spread: &[f64]) -> Result<String, Fault> {
        let mut out = format!(
            "// {origin}.\n// Written by `cargo run --release -p risk --example worth`, which says what it means.\n(\n"
        );
        let scale: Vec<f64> = spread.iter().map(|spread| 1.0 / spread).collect();
        writeln!(out, "    mean: {},\n    scale: {},", list(mean), list(&scale))?;
        for (role, sign) in [("mover", 1.0), ("other", -1.0)] {
            let (direct, constant) = self.of_role(self.direct(), sign);
            writeln!(
                out,
                "    {role}: (\n        constant: {constant:.4},\n        direct: {},\n        hidden: [",
                list(&direct)
            )?;
            for unit in (0..HIDDEN).map(|unit| self.unit(unit)) {
                let (weights, constant) = self.of_role(&unit[..self.inputs], sign);
                let constant = constant + unit[self.inputs];
                writeln!(
                    out,
                    "            (weights: {}, constant: {constant:.4}, counts: {:.4}),",
                    list(&weights),
                    unit[self.inputs + 1]
                )?;
            }
            out.push_str("        ],\n    ),\n");
        }
        out.push_str(")\n");
        Ok(out)
    }

    /// The weights of the features, and what is added, for a seat of this role.
    fn of_role(&self, weights: &[f64], sign: f64) -> (Vec<f64>, f64) {
        let features = self.inputs / 2;
        let weight = |at: usize| weights[at] + sign * weights[features + at];
        ((0..features).map(weight).collect(), sign * weights[2 * features])
    }
}

fn bend(sum: f64) -> f64 {
    sum / (1.0 + sum.abs())
}

fn dot(weights: &[f64], input: &[f64]) -> f64 {
    weights.iter().zip(input).map(|(weight, input)| weight * input).sum()
}

/// Numbers as a tuple, as RON has arrays.
fn list(numbers: &[f64]) -> String {
    let told: Vec<String> = numbers.iter().map(|number| format!("{number:.4}")).collect();
    format!("({})", told.join(", "))
}
