//! What the window would show, without a window: the client's own systems paint with egui at any size.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext,
    egui::{self, FullOutput, RawInput, Rect, Shape, epaint::ClippedShape},
};
use rubicon::{settings::Settings, text::PSEUDO};

use super::layout;

/// Windows, in pixels: smaller than any that is allowed, for window managers keep no promises, up to the largest screens.
const WINDOWS: [[f32; 2]; 6] =
    [[200.0, 150.0], [320.0, 480.0], [640.0, 480.0], [1280.0, 720.0], [1920.0, 1080.0], [3840.0, 2160.0]];
/// Sizes of text.
const TEXTS: [f32; 4] = [0.8, 1.0, 1.5, 2.0];

/// Windows that players have, and text sizes, at which nothing may be cut off or lie on anything else.
const PLAYED: [[f32; 2]; 4] = [[1280.0, 720.0], [1366.0, 768.0], [1920.0, 1080.0], [2560.0, 1440.0]];
/// See [`PLAYED`].
const PLAYED_TEXTS: [f32; 4] = [1.0, 1.25, 1.5, 2.0];

/// Other languages, and at which windows and text sizes they are looked over: the strange one is a third longer than English.
const TRANSLATED: [(&str, [f32; 2], f32); 4] = [
    ("ru", [1280.0, 720.0], 1.0),
    ("ru", [1280.0, 720.0], 1.5),
    ("ru", [1920.0, 1080.0], 1.0),
    (PSEUDO, [1280.0, 720.0], 1.0),
];

/// Gives a client without graphics something to paint on.
pub fn spread(app: &mut App) {
    app.init_resource::<EguiUserTextures>();
    app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
}

/// Paints what is shown now in every window, with text of every size; `what` names it where it fails.
pub fn draw_everywhere(app: &mut App, what: &str) {
    let before = app.world().resource::<Settings>().text_size;
    for window in WINDOWS {
        for text in TEXTS {
            app.world_mut().resource_mut::<Settings>().text_size = text;
            // A new size of the window is followed in the next frame, and sizes of panels in the one after.
            draw(app, window);
            draw(app, window);
            let shapes = draw(app, window);
            assert!(!shapes.is_empty(), "{what} shows nothing at {window:?}, text {text}");
            // An empty text has no bounds.
            for shape in shapes.iter().filter(|shape| !matches!(shape.shape, Shape::Text(_))) {
                let bounds = shape.shape.visual_bounding_rect();
                assert!(!bounds.any_nan(), "{what} at {window:?}, text {text}: {:?}", shape.shape);
            }
        }
    }
    app.world_mut().resource_mut::<Settings>().text_size = before;
    look_over(app, what);
}

/// Paints what is shown now in all windows that players have, in every language that is complete, and looks for what is laid out wrongly.
pub fn look_over(app: &mut App, what: &str) {
    let before = app.world().resource::<Settings>().clone();
    // Sheets that fade in are not there yet.
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    let mut faults = Vec::new();
    for window in PLAYED {
        for text in PLAYED_TEXTS {
            faults.extend(faults_at(app, window, text));
        }
    }
    for (language, window, text) in TRANSLATED {
        app.world_mut().resource_mut::<Settings>().language = Some(language.to_owned());
        app.update();
        // Cards are as high as the highest, which is known once words of another length and a window of another size were painted.
        paint(app, window);
        let found = faults_at(app, window, text);
        faults.extend(found.into_iter().map(|fault| format!("{language}, {fault}")));
    }
    *app.world_mut().resource_mut::<Settings>() = before;
    app.update();
    assert!(faults.is_empty(), "{what}: {} faults\n{}", faults.len(), faults.join("\n"));
}

/// The same in a language that is not English and is spoken already, in the windows it is looked over in.
pub fn look_over_as_spoken(app: &mut App, what: &str) {
    let before = app.world().resource::<Settings>().clone();
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    let mut faults = Vec::new();
    for (_, window, text) in TRANSLATED.iter().filter(|(tag, ..)| before.language.as_deref() == Some(*tag)) {
        paint(app, *window);
        faults.extend(faults_at(app, *window, *text));
    }
    *app.world_mut().resource_mut::<Settings>() = before;
    assert!(faults.is_empty(), "{what}: {} faults\n{}", faults.len(), faults.join("\n"));
}

fn faults_at(app: &mut App, window: [f32; 2], text: f32) -> Vec<String> {
    app.world_mut().resource_mut::<Settings>().text_size = text;
    let shapes = paint(app, window);
    let context = context(app);
    let area = (context.viewport_rect(), context.zoom_factor());
    let found = layout::faults(&shapes, &layout::widgets(&context), area, text);
    found.into_iter().map(|fault| format!("{window:?}, text {text}: {fault}")).collect()
}

fn context(app: &mut App) -> egui::Context {
    let world = app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    contexts.single_mut(world).expect("it was spread").get_mut().clone()
}

/// What is shown now in a window, once all is in its place: a new size of text counts from the second picture on, letters have their place by
/// the third, and what is as high as the highest of its kind by the fourth.
pub fn paint(app: &mut App, window: [f32; 2]) -> Vec<ClippedShape> {
    draw(app, window);
    draw(app, window);
    draw(app, window);
    draw(app, window)
}

/// Paints one picture as the window does: what is not laid out as it should be yet is laid out once more before it is seen.
pub fn seen(app: &mut App, window: [f32; 2]) -> Vec<ClippedShape> {
    let context = context(app);
    let world = app.world_mut();
    let input = input(&context, world, window);
    let mut output = context.run_ui(input, |_| world.run_schedule(EguiPrimaryContextPass));
    output.textures_delta.clear();
    output.shapes
}

fn input(context: &egui::Context, world: &World, window: [f32; 2]) -> RawInput {
    let size = egui::Vec2::from(window) / context.zoom_factor();
    RawInput {
        screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
        time: Some(world.resource::<Time<Real>>().elapsed_secs_f64()),
        ..RawInput::default()
    }
}

/// What those are told who do not see the page: names, values and places of all that stands on it, in no order.
pub fn told(app: &mut App, window: [f32; 2]) -> String {
    context(app).enable_accesskit();
    let update = pass(app, window).platform_output.accesskit_update.expect("a tree");
    let mut nodes: Vec<String> = update.nodes.iter().map(|(_, node)| format!("{node:?}")).collect();
    nodes.sort_unstable();
    nodes.join("\n")
}

/// Paints one picture.
fn draw(app: &mut App, window: [f32; 2]) -> Vec<ClippedShape> {
    pass(app, window).shapes
}

fn pass(app: &mut App, window: [f32; 2]) -> FullOutput {
    let context = context(app);
    let world = app.world_mut();
    context.begin_pass(input(&context, world, window));
    world.run_schedule(EguiPrimaryContextPass);
    let mut output = context.end_pass();
    // There are no graphics to take the textures.
    output.textures_delta.clear();
    output
}
