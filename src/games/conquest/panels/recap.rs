//! The card that sums up what happened since a person's last turn, in the board's upper left corner.

use bevy_egui::egui::{self, Rect, ScrollArea, Ui, Vec2};
use risk::Owner;
use tabletop::Seat;

use super::Ask;
use crate::{
    games::conquest::{recap::Deeds, state::Match},
    keys::Action as Key,
    text::Words,
    theme::{
        Livery, Type,
        color::{DANGER_TEXT, IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Territories named in one sentence.
const NAMED: usize = 4;

/// The card.
#[derive(Clone, PartialEq, Debug)]
pub struct RecapModel {
    /// What each opponent did, in the order of their turns.
    pub lines: Vec<RecapLine>,
}

/// What one opponent did.
#[derive(Clone, PartialEq, Debug)]
pub struct RecapLine {
    /// Colour and shape.
    pub livery: Livery,
    /// The name.
    pub name: String,
    /// What was done to the reader.
    pub harm: String,
    /// What else was done.
    pub text: String,
}

impl RecapModel {
    /// The card of a game, if there is one to show.
    pub(super) fn of(table: &Match, words: &Words) -> Option<Self> {
        let due = table.due()?;
        let recap = table.recap.as_ref().filter(|_| table.recap_open)?;
        let lines = recap.deeds.iter().map(|deeds| line(table, words, deeds, due.seat())).collect();
        Some(Self { lines })
    }
}

fn line(table: &Match, words: &Words, deeds: &Deeds, reader: Seat) -> RecapLine {
    let map = table.map();
    let (mut harm, mut text) = (Vec::new(), Vec::new());
    let mut losers: Vec<Owner> = deeds.taken.iter().map(|(_, loser)| *loser).collect();
    losers.sort();
    losers.dedup();
    for loser in losers {
        let taken: Vec<&str> = deeds
            .taken
            .iter()
            .filter(|(_, from)| *from == loser)
            .map(|(place, _)| map.territory_name(*place))
            .collect();
        let mut list = taken.iter().take(NAMED).copied().collect::<Vec<_>>().join(", ");
        if taken.len() > NAMED {
            list = words.with("conquest.log.and_more", &[("list", &list), ("n", &(taken.len() - NAMED))]);
        }
        if loser == Owner::of(reader) {
            harm.push(words.with("recap.took_yours", &[("list", &list)]));
        } else {
            let name = loser.seat().map_or_else(|| words.get("conquest.neutral"), |seat| table.name(seat));
            text.push(words.with("recap.took", &[("list", &list), ("name", &name)]));
        }
    }
    for &(continent, holder) in &deeds.broken {
        let place = map.continent_name(continent);
        match holder == reader {
            true => harm.push(words.with("recap.broke_yours", &[("place", &place)])),
            false => text.push(words.with("recap.broke", &[("place", &place), ("name", &table.name(holder))])),
        }
    }
    for &continent in &deeds.gained {
        let bonus = map.continent_bonus(continent);
        text.push(words.with("recap.gained", &[("place", &map.continent_name(continent)), ("n", &bonus)]));
    }
    text.extend(deeds.eliminated.iter().map(|seat| words.with("recap.eliminated", &[("name", &table.name(*seat))])));
    if deeds.traded > 0 {
        text.push(words.with("recap.traded", &[("n", &deeds.traded)]));
    }
    let (harm, text) = sentence(&harm, &text);
    RecapLine { livery: table.livery(deeds.seat), name: table.name(deeds.seat).to_owned(), harm, text }
}

/// One sentence, without its subject, in two parts of different colours. Lists stand between commas, so deeds are parted by
/// semicolons.
fn sentence(harm: &[String], text: &[String]) -> (String, String) {
    let close = |part: &[String], end: &str| if part.is_empty() { String::new() } else { part.join("; ") + end };
    (close(harm, if text.is_empty() { "." } else { ";" }), close(text, "."))
}

/// The card, in a corner of `free`.
pub fn recap_card(ui: &mut Ui, free: Rect, words: &Words, model: &RecapModel, asks: &mut Vec<Ask>) {
    let width = (12.0 * ui.text_style_height(&Type::Title.style())).min(0.5 * free.width());
    let inset = Vec2::splat(1.5 * metrics::GRID);
    egui::Area::new(egui::Id::new("recap"))
        .order(egui::Order::Middle)
        .fixed_pos(free.min + inset)
        .constrain_to(free)
        .show(ui.ctx(), |ui| {
            widgets::panel_frame().inner_margin(egui::Margin::same(metrics::GRID as i8)).show(ui, |ui| {
                ui.set_width(width - 2.0 * metrics::GRID);
                ui.label(Type::Subheading.text(words.get("recap.title")).color(LAMP_GOLD.egui()));
                let room = 0.5 * free.height();
                ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
                    for line in &model.lines {
                        show(ui, line);
                    }
                });
                ui.horizontal(|ui| {
                    if widgets::secondary(ui, words.get("recap.replay")).clicked() {
                        asks.push(Ask::Key(Key::Replay));
                    }
                    if widgets::secondary(ui, words.get("recap.dismiss")).clicked() {
                        asks.push(Ask::DismissRecap);
                    }
                });
            });
        });
}

fn show(ui: &mut Ui, line: &RecapLine) {
    ui.horizontal_top(|ui| {
        let height = 1.2 * ui.text_style_height(&Type::Small.style());
        let (mark, _) = ui.allocate_exact_size(Vec2::new(height, height), egui::Sense::hover());
        let rim = crate::theme::board::TOKEN_RIM;
        let (shade, emblem) = (line.livery.color.shade(), line.livery.emblem);
        paint_shield(ui.painter(), mark.center(), height, shade, Some(emblem), rim);
        let mut job = egui::text::LayoutJob::default();
        let font = Type::Small.style().resolve(ui.style());
        let mut add = |text: &str, ink: egui::Color32| {
            if !text.is_empty() {
                let lead = if job.text.is_empty() { "" } else { " " };
                job.append(&format!("{lead}{text}"), 0.0, egui::TextFormat::simple(font.clone(), ink));
            }
        };
        add(&line.name, LAMP_GOLD.egui());
        add(&line.harm, DANGER_TEXT.egui());
        add(&line.text, IVORY.egui());
        ui.add(egui::Label::new(job).wrap());
    });
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn what_an_opponent_did_is_one_sentence() {
        let told = |harm: &[&str], text: &[&str]| {
            let owned = |part: &[&str]| part.iter().map(ToString::to_string).collect::<Vec<_>>();
            let (harm, text) = sentence(&owned(harm), &owned(text));
            format!("{harm}|{text}")
        };
        assert_eq!(told(&["a"], &["b", "c"]), "a;|b; c.");
        assert_eq!(told(&["a", "b"], &[]), "a; b.|");
        assert_eq!(told(&[], &["a"]), "|a.");
    }
}
