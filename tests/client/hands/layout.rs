//! What is wrong with a page as it was laid out, by its own rectangles: words that lie on each other or are cut off, letters that are too
//! small, buttons that lie on each other or leave the window.

use bevy_egui::egui::{self, Pos2, Rect, Shape, WidgetRect, epaint::ClippedShape};

/// What lies on something else by no more than this is not seen to, points.
const SLACK: f32 = 2.0;
/// Least size of letters at the plain text size, pixels.
const LEAST: f32 = 13.0;
/// What is at least so opaque hides what lies below it (0–255).
const OPAQUE: u8 = 225;
/// How far the edge of what scrolls may be from where its words are cut, points.
const SCROLL_EDGE: f32 = 12.0;

/// Words as they are seen.
struct Words {
    text: String,
    /// Where their letters are.
    ink: Rect,
    /// What is seen of them.
    seen: Rect,
    /// What they may be seen in.
    clip: Rect,
    least: f32,
    /// Whether a text of several lines ends before all of it is said.
    elided: bool,
}

/// Whether these shapes say something with `text` in it.
pub fn says(shapes: &[ClippedShape], text: &str) -> bool {
    let mut words = Vec::new();
    shapes.iter().for_each(|shape| read(&shape.shape, shape.clip_rect, &mut words));
    words.iter().any(|words| words.text.contains(text))
}

/// All that is wrong with a page of these shapes and widgets, in a window so large in points and with so many pixels to one, at this text
/// size.
pub fn faults(
    shapes: &[ClippedShape],
    widgets: &[Vec<WidgetRect>],
    (window, zoom): (Rect, f32),
    text_size: f32,
) -> Vec<String> {
    let mut words = Vec::new();
    for shape in shapes {
        read(&shape.shape, shape.clip_rect.intersect(window), &mut words);
    }
    words.retain(|words| words.seen.width() > SLACK && words.seen.height() > SLACK);
    let mut faults = Vec::new();
    // What scrolls, or its bar.
    let scrolls: Vec<Rect> =
        widgets.iter().flatten().filter(|widget| widget.sense.senses_drag()).map(|widget| widget.rect).collect();
    for (at, one) in words.iter().enumerate() {
        for other in &words[..at] {
            let common = one.seen.intersect(other.seen);
            if common.width() > SLACK && common.height() > SLACK && one.text != other.text {
                faults.push(format!("{:?} lies on {:?} at {common:?}", one.text, other.text));
            }
        }
        if text_size == 1.0 && zoom * one.least < LEAST - 0.15 {
            faults.push(format!("{:?} at {:?} is set in {:.1} pixels", one.text, one.ink, zoom * one.least));
        }
        let scrolled =
            |cut: f32, edge: fn(Rect) -> f32| scrolls.iter().any(|area| (edge(*area) - cut).abs() < SCROLL_EDGE);
        // Larger text than that has no room for everything; tips say it.
        if text_size <= 1.5 && one.elided {
            faults.push(format!("{:?} is not said to its end", one.text));
        }
        // In a field one writes in, what is longer moves along.
        let written = scrolls.iter().any(|area| {
            area.expand(SCROLL_EDGE).contains_rect(one.clip) && area.height() < 3.0 * one.ink.height() + SCROLL_EDGE
        });
        let cuts = [
            (one.clip.left() - one.ink.left(), written),
            (one.ink.right() - one.clip.right(), written),
            (one.clip.top() - one.ink.top(), scrolled(one.clip.top(), |area| area.top())),
            (one.ink.bottom() - one.clip.bottom(), scrolled(one.clip.bottom(), |area| area.bottom())),
        ];
        if cuts.iter().any(|(cut, allowed)| *cut > SLACK && !allowed) {
            faults.push(format!("{:?} at {:?} is cut off by {:?}", one.text, one.ink, one.clip));
        }
    }
    for layer in widgets {
        let buttons: Vec<&WidgetRect> =
            layer.iter().filter(|widget| widget.enabled && widget.sense.senses_click()).collect();
        for (at, one) in buttons.iter().enumerate() {
            let seen = one.interact_rect;
            for other in &buttons[..at] {
                let common = seen.intersect(other.interact_rect);
                let nested = seen.expand(1.0).contains_rect(other.interact_rect)
                    || other.interact_rect.expand(1.0).contains_rect(seen);
                if common.width() > SLACK && common.height() > SLACK && !nested {
                    faults.push(format!("a button at {seen:?} lies on one at {:?}", other.interact_rect));
                }
            }
            if seen.is_positive() && !window.expand(SLACK).contains_rect(seen) {
                faults.push(format!("a button at {seen:?} leaves the window"));
            }
        }
    }
    faults
}

/// Adds the words of a shape to those seen so far, and takes away what it hides of them.
fn read(shape: &Shape, clip: Rect, words: &mut Vec<Words>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, clip, words)),
        Shape::Rect(rect) if rect.fill.a() >= OPAQUE => {
            let ground = rect.rect.intersect(clip);
            words.iter_mut().for_each(|words| words.seen = rest(words.seen, ground));
        }
        Shape::Text(text) if !text.galley.job.text.trim().is_empty() && text.opacity_factor > 0.05 => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
            words.push(Words {
                text: text.galley.job.text.chars().take(60).collect(),
                ink,
                seen: ink.intersect(clip),
                clip,
                least: sizes.fold(f32::INFINITY, f32::min),
                elided: text.galley.elided && text.galley.rows.len() > 1,
            });
        }
        _ => {}
    }
}

/// The largest part of an area that is left where something lies over it.
fn rest(area: Rect, over: Rect) -> Rect {
    let common = area.intersect(over);
    if !common.is_positive() {
        return area;
    }
    let parts = [
        area.with_max_y(common.top()),
        area.with_min_y(common.bottom()),
        area.with_max_x(common.left()),
        area.with_min_x(common.right()),
    ];
    let size = |part: &Rect| if part.is_positive() { part.area() } else { 0.0 };
    let best = parts.into_iter().max_by(|a, b| size(a).total_cmp(&size(b)));
    best.filter(Rect::is_positive).unwrap_or(Rect::from_min_max(Pos2::ZERO, Pos2::ZERO))
}

/// All widgets of the pass before, layer by layer.
pub fn widgets(ctx: &egui::Context) -> Vec<Vec<WidgetRect>> {
    ctx.viewport(|viewport| viewport.prev_pass.widgets.layers().map(|(_, widgets)| widgets.to_vec()).collect())
}
