//! The statuses that the picked card deals with: what each does at which moment, and what one of it is worth.

use bevy_egui::egui::{Sense, Ui, Vec2};

use super::row::line;
use crate::{
    games::alea::{Icon, StatusLook, bench::moments},
    text::{Decimal, Words, capitalised},
    theme::{
        Type,
        color::{IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// One status: its sign and name, what n of it mean, and what its scripts do.
pub(super) fn status(ui: &mut Ui, words: &Words, catalogue: &dice::Catalogue, look: &StatusLook) {
    let kind = look.kind();
    ui.horizontal(|ui| {
        let (area, _) = ui.allocate_exact_size(Vec2::splat(2.5 * metrics::GAP), Sense::hover());
        let ink = look.colour().unwrap_or(LAMP_GOLD.egui());
        Icon::Status(look.clone()).paint(ui.painter(), area.center(), 0.42 * area.height(), ink);
        ui.label(Type::Strong.text(capitalised(&look.name(words))).color(LAMP_GOLD.egui()));
    });
    ui.label(Type::Body.text(capitalised(&look.meaning(words))).color(IVORY.egui()));
    for row in moments(words, catalogue, kind) {
        line(ui, &row.head, &row.lines);
    }
    if let Some([by_itself, by_foe]) = kind.worth {
        let hp = |worth: dice::Worth| Decimal::new(worth.hp, 1);
        let error = by_itself.error.max(by_foe.error);
        let [own, foe] = [hp(by_itself), hp(by_foe)];
        let told = match error > 0.0 {
            true => words.with("bench-worth", &[("own", &own), ("foe", &foe), ("error", &Decimal::new(error, 1))]),
            false => words.with("bench-worth_said", &[("hp", &foe)]),
        };
        widgets::note(ui, &told);
    }
    ui.add_space(metrics::GAP);
}
