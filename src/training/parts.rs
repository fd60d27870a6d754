//! The smaller parts of a training ground.

use std::time::Duration;

use bevy_egui::egui::{Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use crate::{
    text::{Decimal, Words},
    theme::{
        Type,
        color::{INK_DEEP, IVORY, LAMP_GOLD},
        metrics,
    },
};

/// How far a run is, as a bar and in words; `share` is in [0, 1].
pub fn progress_bar(ui: &mut Ui, share: f32, line: &str) {
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.5 * metrics::GRID), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, line));
    ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, INK_DEEP.egui());
    let done = Rect::from_min_size(area.min, Vec2::new(share.clamp(0.0, 1.0) * area.width(), area.height()));
    ui.painter().rect_filled(done, metrics::BUTTON_RADIUS, LAMP_GOLD.egui());
    ui.label(Type::Body.text(line).color(IVORY.egui()));
}

/// How long it will still take, in the unit that fits.
pub fn time_left(words: &Words, left: Duration) -> String {
    let seconds = left.as_secs();
    let (key, n) = match seconds {
        0..90 => ("training-left_seconds", seconds.max(1)),
        90..5400 => ("training-left_minutes", (seconds + 30) / 60),
        _ => ("training-left_hours", (seconds + 1800) / 3600),
    };
    words.with(key, &[("n", &n)])
}

/// A share in [0, 1] in per cent, with a decimal.
pub fn percent(share: f64) -> Decimal {
    Decimal::new(100.0 * share, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_in_the_unit_that_fits() {
        let words = Words::english();
        let told = |seconds| time_left(&words, Duration::from_secs(seconds));
        assert_eq!(told(0), "about 1 s left");
        assert_eq!(told(89), "about 89 s left");
        assert_eq!(told(200), "about 3 min left");
        assert_eq!(told(7200), "about 2 h left");
    }
}
