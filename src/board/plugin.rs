//! What a board does in a frame.

use bevy::{prelude::*, window::WindowEvent};

use super::{
    Arrows, Board, BoardSystems, Click, Drag, Effect, Flash, Grips, HeatMap, Highlights, PlaceList, Pointer, Sketch,
    Unseen, Weighed, annotation, effects, flash, fog, heat, highlight, open, pointer, sketch, view,
};
use crate::{
    shell::{Screen, ShellSystems},
    table::TableSystems,
};

/// Reads the pointer on the board that is open, moves the view, and draws what lies over the places.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .init_resource::<Highlights>()
        .init_resource::<Unseen>()
        .init_resource::<Arrows>()
        .init_resource::<Weighed>()
        .init_resource::<HeatMap>()
        .init_resource::<PlaceList>()
        .init_resource::<Grips>()
        .init_resource::<Sketch>()
        .add_message::<WindowEvent>()
        .add_message::<Click>()
        .add_message::<Drag>()
        .add_message::<Flash>()
        .add_message::<Effect>()
        .add_systems(OnExit(Screen::Play), open::close)
        .add_systems(
            Update,
            (
                (pointer::point, highlight::hover, sketch::follow)
                    .chain()
                    .in_set(BoardSystems::Point)
                    .before(TableSystems::Click)
                    .in_set(ShellSystems::Act),
                (view::measure, pointer::keys, view::look_through)
                    .chain()
                    .in_set(BoardSystems::View)
                    .in_set(ShellSystems::Animate),
                (
                    highlight::draw,
                    (fog::hide, fog::drift),
                    (flash::begin, flash::fade).chain(),
                    (effects::spawn, effects::pass).chain(),
                    (annotation::arrows, annotation::weighed, sketch::sketch, heat::draw),
                )
                    .after(BoardSystems::View)
                    .in_set(ShellSystems::Animate),
            )
                .run_if(resource_exists::<Board>),
        );
}
