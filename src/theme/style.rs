//! egui dressed for the house.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Vec2,
    style::{ScrollStyle, WidgetVisuals},
};

use super::{
    color::{
        BRASS, BRASS_DIM, DANGER_TEXT, INK_DEEP, IVORY, IVORY_DIM, LAMP_BRIGHT, LAMP_GOLD, PANEL, PANEL_HOVER,
        PANEL_RAISED, SHADOW, Shade,
    },
    fonts::{self, Type},
    metrics,
};

/// Dresses `ctx`: typefaces once, then colours, type and spacing for a text size of `scale` (0.8 to 2), with or without
/// fading. Cheap when nothing changed.
pub fn apply(ctx: &egui::Context, scale: f32, reduced_motion: bool) {
    let applied = egui::Id::new("rubicon theme");
    let previous: Option<(f32, bool)> = ctx.data(|data| data.get_temp(applied));
    if previous == Some((scale, reduced_motion)) {
        return;
    }
    if previous.is_none() {
        ctx.set_fonts(fonts::definitions());
        ctx.set_theme(egui::Theme::Dark);
        // Zoom follows the window, and Ctrl with + or - belongs to the board.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
    }
    ctx.data_mut(|data| data.insert_temp(applied, (scale, reduced_motion)));
    ctx.all_styles_mut(|style| {
        *style = house_style(scale);
        if reduced_motion {
            style.animation_time = 0.0;
            style.scroll_animation = egui::style::ScrollAnimation::none();
        }
    });
}

/// How much larger than designed everything is drawn in a window of `width` × `height` logical pixels: 1 at the
/// reference window, growing half as fast as the window, so that larger windows also show more. In windows below the
/// smallest allowed, which some window managers make all the same, it shrinks, so that panels never have less room than there.
pub fn layout_zoom(width: f32, height: f32) -> f32 {
    let fit = |window: [f32; 2]| (width / window[0]).min(height / window[1]);
    let (reference, smallest) = (fit(metrics::REFERENCE_WINDOW), fit(metrics::SMALLEST_WINDOW));
    match (reference > 1.0, smallest < 1.0) {
        (true, _) => reference.sqrt().min(2.0),
        (_, true) if smallest > 0.0 => smallest.max(0.1),
        _ => 1.0,
    }
}

fn house_style(scale: f32) -> egui::Style {
    let mut style = egui::Style::default();
    style.text_styles = Type::ALL.into_iter().map(|level| (level.style(), level.font(scale))).collect();
    style.text_styles.insert(TextStyle::Monospace, FontId::new(14.0 * scale, FontFamily::Monospace));
    style.animation_time = metrics::FADE;

    let control = metrics::CONTROL_HEIGHT.max(28.0 * scale);
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::splat(metrics::GAP);
    spacing.button_padding = Vec2::new(1.5 * metrics::GRID, 0.75 * metrics::GRID);
    spacing.interact_size = Vec2::new(5.0 * metrics::GRID, control);
    spacing.window_margin = Margin::same(metrics::PANEL_MARGIN as i8);
    spacing.menu_margin = Margin::same(metrics::GRID as i8);
    spacing.slider_width = 24.0 * metrics::GRID;
    spacing.slider_rail_height = 4.0;
    spacing.combo_width = 16.0 * metrics::GRID;
    spacing.combo_height = 40.0 * metrics::GRID;
    spacing.icon_width = 18.0 * scale.sqrt();
    spacing.icon_width_inner = 10.0 * scale.sqrt();
    spacing.icon_spacing = metrics::GAP;
    spacing.tooltip_width = 45.0 * metrics::GRID;
    spacing.scroll = ScrollStyle {
        bar_width: 8.0,
        floating_allocated_width: 10.0,
        foreground_color: false,
        ..ScrollStyle::floating()
    };

    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.35;
    style.visuals = house_visuals();
    style
}

fn house_visuals() -> egui::Visuals {
    let mut visuals = egui::Visuals::dark();
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(IVORY_DIM.egui());
    visuals.hyperlink_color = LAMP_GOLD.egui();
    visuals.faint_bg_color = PANEL_RAISED.egui();
    visuals.extreme_bg_color = INK_DEEP.egui();
    visuals.code_bg_color = INK_DEEP.egui();
    visuals.warn_fg_color = LAMP_BRIGHT.egui();
    visuals.error_fg_color = DANGER_TEXT.egui();
    visuals.selection.bg_fill = LAMP_GOLD.egui_alpha(0.4);
    visuals.selection.stroke = Stroke::new(metrics::HAIRLINE, IVORY.egui());
    visuals.window_fill = PANEL.egui();
    visuals.window_stroke = Stroke::new(metrics::HAIRLINE, BRASS.egui());
    visuals.window_corner_radius = CornerRadius::same(metrics::PANEL_RADIUS);
    visuals.menu_corner_radius = CornerRadius::same(metrics::BUTTON_RADIUS);
    visuals.panel_fill = Color32::TRANSPARENT;
    visuals.window_shadow = shadow(32, 160);
    visuals.popup_shadow = shadow(16, 160);
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = egui::style::HandleShape::Circle;
    // A blinking cursor would keep the whole window drawing.
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, LAMP_GOLD.egui());
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals.disabled_alpha = 0.4;

    let radius = CornerRadius::same(metrics::BUTTON_RADIUS);
    let widget = |fill: Shade, line: Shade, width: f32, text: Shade| WidgetVisuals {
        bg_fill: fill.egui(),
        weak_bg_fill: fill.egui(),
        bg_stroke: Stroke::new(width, line.egui()),
        corner_radius: radius,
        fg_stroke: Stroke::new(1.5, text.egui()),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(PANEL, BRASS_DIM, metrics::HAIRLINE, IVORY);
    visuals.widgets.inactive = widget(PANEL_RAISED, BRASS_DIM, metrics::HAIRLINE, IVORY);
    visuals.widgets.hovered = widget(PANEL_HOVER, BRASS, metrics::HAIRLINE, IVORY);
    visuals.widgets.active = widget(PANEL_HOVER, LAMP_GOLD, metrics::FOCUS_RING, IVORY);
    visuals.widgets.open = widget(PANEL_HOVER, BRASS, metrics::HAIRLINE, IVORY);
    visuals
}

fn shadow(blur: u8, alpha: u8) -> Shadow {
    let offset = (blur / 4) as i8;
    Shadow { offset: [0, offset], blur, spread: 0, color: SHADOW.egui_alpha(f32::from(alpha) / 255.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zoom_grows_gently_and_shrinks_below_the_smallest_window() {
        assert_eq!(layout_zoom(1280.0, 720.0), 1.0);
        assert_eq!(layout_zoom(960.0, 600.0), 1.0);
        assert_eq!(layout_zoom(0.0, 0.0), 1.0);
        assert_eq!(layout_zoom(480.0, 600.0), 0.5);
        let full_hd = layout_zoom(1920.0, 1080.0);
        assert!((1.2..1.25).contains(&full_hd), "{full_hd}");
    }

    #[test]
    fn text_grows_with_the_setting() {
        let sizes: Vec<f32> = [0.8, 1.0, 1.5, 2.0].map(|scale| Type::Body.font(scale).size).to_vec();
        assert!(sizes.is_sorted(), "{sizes:?}");
        assert_eq!(sizes[3], 2.0 * sizes[1]);
    }
}
