//! The view in step with the window, and the camera with the view.

use bevy::prelude::*;

use super::Board;
use crate::{
    settings::Settings,
    shell::{MainCamera, Motion},
    theme::layout_zoom,
};

/// Follows the size of the window and of the text.
pub(super) fn measure(mut board: ResMut<Board>, cameras: Query<&Camera, With<MainCamera>>, settings: Res<Settings>) {
    let Some(window) = cameras.iter().find_map(Camera::logical_viewport_size) else { return };
    let size = board.sized(layout_zoom(window.x, window.y), settings.text_size);
    if board.size != size {
        board.size = size;
    }
}

/// Moves the camera to where the view is.
pub(super) fn look_through(
    mut board: ResMut<Board>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    if board.bypass_change_detection().viewport.pass(time.delta_secs()) {
        board.set_changed();
        motion.smooth();
    }
    for (mut transform, mut projection) in &mut cameras {
        let at = board.viewport.camera().extend(transform.translation.z);
        if transform.translation != at {
            transform.translation = at;
        }
        if let Projection::Orthographic(orthographic) = projection.bypass_change_detection()
            && orthographic.scale != board.viewport.scale()
        {
            orthographic.scale = board.viewport.scale();
            projection.set_changed();
        }
    }
}
