//! Drawing without a window.

use std::time::Duration;

use bevy::{
    app::ScheduleRunnerPlugin,
    camera::RenderTarget,
    prelude::*,
    render::render_resource::{TextureFormat, TextureUsages},
};

/// How often it draws. Only single pictures are kept, so that more would be work for nothing; a play that is shown at once tells as much in a second
/// at any rate.
const FRAMES_A_SECOND: f64 = 10.0;

/// Runs the program without an event loop of a window, and gives the camera an image to draw on.
pub struct OffscreenPlugin {
    /// Width and height of the image, in pixels.
    pub size: [u32; 2],
}

/// The image that stands for the window.
#[derive(Resource, Clone)]
pub struct OffscreenTarget(pub Handle<Image>);

impl OffscreenTarget {
    /// What a camera draws on.
    pub fn render_target(&self) -> RenderTarget {
        RenderTarget::Image(self.0.clone().into())
    }
}

impl Plugin for OffscreenPlugin {
    fn build(&self, app: &mut App) {
        let [width, height] = self.size;
        let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        app.insert_resource(OffscreenTarget(target))
            .add_plugins(ScheduleRunnerPlugin::run_loop(Duration::from_secs_f64(1.0 / FRAMES_A_SECOND)));
    }
}
