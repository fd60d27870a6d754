//! What a gauntlet is like, before one sets out.

use bevy_egui::egui::{self, Ui, Vec2};
use dice::gauntlet::{Site, Terms};

use crate::{
    games::alea::{panels::Sign, site_word},
    text::Words,
    theme::{
        Type,
        color::{IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// The layers from the first to the boss, and what may lie behind each.
pub fn road(ui: &mut Ui, words: &Words, terms: &Terms) {
    let fights = words.count("gauntlet-setup-fights", terms.layers.len());
    widgets::note(ui, &words.with("gauntlet-setup-line", &[("fights", &fights), ("ways", &terms.ways)]));
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("gauntlet-setup-road"));
    for layer in &terms.layers {
        let tier = words.with("alea-setup-tier", &[("n", &layer.tier)]);
        let mut gains = words.with("gauntlet-setup-gains", &[("gold", &layer.gold), ("hp", &layer.hp)]);
        if layer.dice > 0 {
            let dice = words.count("alea-count-dice", layer.dice.into());
            gains = words.with("gauntlet-setup-gains_dice", &[("gains", &gains), ("dice", &dice)]);
        }
        line(ui, Sign::Sword, &tier, &gains);
    }
    line(ui, Sign::Crown, words.get("gauntlet-boss"), words.get("gauntlet-setup-boss"));
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("gauntlet-setup-behind"));
    for site in Site::ALL {
        let text = match site {
            Site::Chest => words.with("gauntlet-line-chest", &[("n", &terms.chest)]),
            Site::Anvil => words.get("gauntlet-line-anvil").to_owned(),
            Site::Shop => words.with("gauntlet-line-shop", &[("card", &terms.card_price), ("meal", &terms.meal_price)]),
            Site::Rest => words.get("gauntlet-line-rest").to_owned(),
        };
        line(ui, Sign::of_site(site), words.get(site_word(site)), &text);
    }
}

/// A sign, what it stands for, and more about it.
fn line(ui: &mut Ui, sign: Sign, name: &str, text: &str) {
    ui.horizontal_top(|ui| {
        let height = ui.text_style_height(&Type::Strong.style());
        let (mark, _) = ui.allocate_exact_size(Vec2::new(1.5 * height, height), egui::Sense::hover());
        sign.paint(ui.painter(), mark.center(), 0.4 * height, LAMP_GOLD.egui());
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(Type::Strong.text(name).color(IVORY.egui()));
            ui.add(egui::Label::new(Type::Small.text(text)).wrap());
        });
    });
}
