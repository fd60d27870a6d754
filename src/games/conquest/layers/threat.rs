//! Threat: the border-security ratios of one seat's border territories.

use risk::agents::border_security;

use super::{Layer, Legend, viewer::viewer};
use crate::{
    games::conquest::{board::Tint, state::Match},
    settings::MapTheme,
    text::{Decimal, Words},
    theme::board::HEAT,
};

/// Upper ends of the classes but the last, as enemy armies for each own one.
const CLASSES: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// The class of a ratio, 0 for the safest.
fn class(bsr: f64) -> usize {
    CLASSES.iter().take_while(|end| bsr > **end).count()
}

/// The map of threats to whoever looks.
pub(super) fn layer(table: &Match, words: &Words) -> Layer {
    let seat = viewer(table);
    let board = &table.shown.board;
    let borders = border_security(table.map(), board, seat);
    let mut tints = vec![Tint::Bare; board.lands.len()];
    let mut badges = Vec::new();
    for border in &borders {
        let class = class(border.bsr);
        if let Some(tint) = tints.get_mut(border.territory.index()) {
            *tint = Tint::Shade(HEAT[class]);
        }
        let ratio = ratio(border.bsr);
        let text = match border.nbsr {
            share if share > 0.0 => words
                .with("conquest-layer-threat_badge", &[("ratio", &ratio), ("share", &Decimal::new(share * 100.0, 0))]),
            _ => words.number(ratio),
        };
        badges.push((border.territory, text));
    }
    // Own land behind the borders is safe, which is worth telling from land that is not one's own.
    for (tint, land) in tints.iter_mut().zip(&board.lands) {
        if *tint == Tint::Bare && land.owner.is(seat) {
            *tint = Tint::Shade(HEAT[0]);
        }
    }
    let ends = CLASSES.map(ratio);
    let swatches = HEAT
        .into_iter()
        .enumerate()
        .map(|(class, shade)| {
            let text = match ends.get(class) {
                Some(most) => words.with("conquest-layer-up_to", &[("most", most)]),
                None => words.with("conquest-layer-above", &[("least", &ends[class - 1])]),
            };
            (shade, text)
        })
        .collect();
    let legend = Legend {
        livery: Some(table.livery(seat)),
        title: words.with("conquest-layer-threat_title", &[("name", &table.name(words, seat))]),
        note: words.get("conquest-layer-threat_note").to_owned(),
        swatches,
        ..Legend::default()
    };
    Layer { theme: MapTheme::Threat, tints, badges, plates: Vec::new(), legend }
}

fn ratio(value: f64) -> Decimal {
    Decimal::new(value, if value >= 10.0 { 0 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_end_where_they_say() {
        assert_eq!([0.0, 0.5, 0.51, 1.0, 2.0, 3.9, 4.0, 4.1, 900.0].map(class), [0, 0, 1, 1, 2, 3, 3, 4, 4]);
        assert_eq!(HEAT.len(), CLASSES.len() + 1);
    }
}
