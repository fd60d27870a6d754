//! Where pages are painted: over the whole window, or as a sheet over what is there.

use bevy_egui::egui::{self, Align2, Frame, Id, LayerId, Margin, Mesh, Modal, Rect, Shape, Ui, UiBuilder, Vec2};

use super::widgets;
use crate::theme::{
    Type,
    color::{FELT, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD, Shade},
    metrics,
};

/// Paints a page over the whole window, below every sheet, which keep it from being touched. Pages of one frame need
/// different names.
pub fn full<R>(ctx: &egui::Context, name: &'static str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let mut ui = Ui::new(
        ctx.clone(),
        Id::new(name),
        UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.viewport_rect()),
    );
    content(&mut ui)
}

/// Whether a press at this place of the window, in its logical pixels, is meant for something that egui shows: what lies
/// there as it was drawn last, or so near that egui takes it for touched.
pub fn takes_pointer(ctx: &egui::Context, at: bevy::math::Vec2) -> bool {
    let at = egui::pos2(at.x, at.y) / ctx.zoom_factor();
    let near = ctx.global_style().interaction.interact_radius;
    ctx.layer_id_at(at).is_some_and(|layer| layer.order != egui::Order::Background)
        || ctx.viewport(|viewport| {
            let mut widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
            widgets.any(|widget| {
                let touched = widget.enabled && widget.sense.interactive();
                touched && widget.interact_rect.is_positive() && widget.interact_rect.distance_to_pos(at) <= near
            })
        })
}

/// A column of a page, so many points wide and high.
pub fn column(ui: &mut Ui, width: f32, height: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(Vec2::new(width, height), egui::Layout::top_down(egui::Align::Min), |ui| {
        ui.set_width(width);
        content(ui);
    });
}

/// Width of a page below which its columns stand below each other, in heights of the letters.
const STACKED: f32 = 45.0;

/// A page above its action bar: its title with a line about it, and columns with these shares of the width, of which `content` fills
/// the one of this number. With large text there is no room side by side, and they stand below each other.
pub fn titled(ui: &mut Ui, title: &str, line: &str, shares: &[f32], mut content: impl FnMut(&mut Ui, usize)) {
    let margin = Margin::symmetric(metrics::PAGE_MARGIN as i8, metrics::PANEL_MARGIN as i8);
    egui::CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(Type::Title.text(title).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
            ui.add(egui::Label::new(Type::Aside.text(line).color(IVORY_DIM.egui())).truncate());
        });
        ui.add_space(metrics::GAP);
        let gaps = shares.len().saturating_sub(1) as f32 * metrics::GAP_WIDE;
        let (width, height) = (ui.available_width() - gaps, ui.available_height());
        if width < STACKED * Type::Body.style().resolve(ui.style()).size {
            egui::ScrollArea::vertical().id_salt(title).show(ui, |ui| {
                widgets::by_pages(ui);
                ui.set_max_width(width);
                (0..shares.len()).for_each(|at| column(ui, width, height, |ui| content(ui, at)));
            });
            return;
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            for (at, share) in shares.iter().enumerate() {
                column(ui, share * width, height, |ui| content(ui, at));
            }
        });
    });
}

/// Darkens everything painted so far on a page, as the ground for a page that is mostly text.
pub fn cover(ui: &Ui, darkness: f32) {
    ui.painter().rect_filled(ui.max_rect(), 0.0, INK_DEEP.egui_alpha(darkness));
}

/// Paints felt that is lit in the middle: the ground of a table without a picture of its own.
pub fn felt(painter: &egui::Painter, area: Rect) {
    lit_ground(painter, area, FELT);
}

/// Paints a ground that has the first colour in its middle and the second at its edges.
pub fn lit_ground(painter: &egui::Painter, area: Rect, [lit, dark]: [Shade; 2]) {
    const STEPS: usize = 48;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(area.center(), lit.egui());
    let reach = 0.72 * area.size();
    for step in 0..STEPS {
        let angle = std::f32::consts::TAU * step as f32 / STEPS as f32;
        mesh.colored_vertex(area.center() + reach * Vec2::angled(angle), dark.egui());
    }
    for step in 0..STEPS as u32 {
        mesh.add_triangle(0, 1 + step, 1 + (step + 1) % STEPS as u32);
    }
    let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
    painter.rect_filled(area, 0.0, dark.egui());
    painter.add(Shape::mesh(mesh));
}

/// Shows a sheet in the middle of the window over everything else, `width` points wide where there is room: a heading, a
/// body that scrolls where it is too long, and a foot that stays. Only the sheet can be touched. Returns what body and
/// foot return, and whether the player clicked beside the sheet. A `tall` one is as high as the window allows, so that it does not
/// jump when another part of it is opened.
pub fn sheet<B, F>(
    ctx: &egui::Context,
    name: &'static str,
    heading: &str,
    width: f32,
    tall: bool,
    body: impl FnOnce(&mut Ui) -> B,
    foot: impl FnOnce(&mut Ui) -> F,
) -> (B, F, bool) {
    let window = ctx.viewport_rect().size();
    let width = width.min(window.x - 2.0 * metrics::PAGE_MARGIN);
    let margin = 3.0 * metrics::GRID;
    let area = egui::Area::new(Id::new(name))
        .kind(egui::UiKind::Modal)
        .sense(egui::Sense::hover())
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .order(egui::Order::Foreground)
        .interactable(true);
    let shown = Modal::new(Id::new(name))
        .area(area)
        .backdrop_color(INK_DEEP.egui_alpha(0.72))
        .frame(sheet_frame(margin))
        .show(ctx, |ui| {
            ui.set_width(width - 2.0 * margin);
            ui.label(Type::Title.text(heading).color(LAMP_GOLD.egui()));
            widgets::rule(ui);
            let foot_height = ui.text_style_height(&Type::Primary.style()) + 3.0 * metrics::GRID;
            let head_height = ui.min_rect().height();
            let room =
                window.y - 2.0 * metrics::PAGE_MARGIN - 2.0 * margin - head_height - foot_height - 4.0 * metrics::GRID;
            let room = room.max(8.0 * metrics::GRID);
            let body = egui::ScrollArea::vertical()
                .max_height(room)
                .min_scrolled_height(room)
                .auto_shrink([false, !tall])
                .show(ui, |ui| {
                    widgets::by_pages(ui);
                    // The scroll bar floats; text keeps clear of it.
                    ui.set_max_width(ui.available_width() - metrics::GAP_WIDE);
                    body(ui)
                })
                .inner;
            widgets::rule(ui);
            // Of fixed height, or it would grow into whatever room a longer body once had.
            let size = Vec2::new(ui.available_width(), foot_height);
            let right = egui::Layout::right_to_left(egui::Align::Center);
            let foot = ui.allocate_ui_with_layout(size, right, foot).inner;
            (body, foot)
        });
    let beside = shown.backdrop_response.clicked();
    let (body, foot) = shown.inner;
    (body, foot, beside)
}

fn sheet_frame(margin: f32) -> Frame {
    widgets::panel_frame().inner_margin(Margin::same(margin as i8))
}
