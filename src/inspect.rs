//! What is on the screen, for tests that work the program as a player does: the page, what it says, everything that can be
//! clicked, with its place, and the places of the board that one can act on. Tests of the real window read it from a file.
//!
//! Of panels it is what egui tells assistive technology, so what has no name there has none here either.

use std::{collections::HashMap, path::PathBuf};

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContext, EguiOutput, PrimaryEguiContext,
    egui::{
        self,
        accesskit::{Live, Node, NodeId, Role, Toggled},
    },
};
use serde::Serialize;

use crate::{
    board::{Board, Highlight, Highlights, Place, PlaceId},
    input::Actions,
    shell::{Notices, Overlay, Screen, TableStatus},
    storage,
    text::Words,
};

/// Keeps [`Seen`] up to date.
pub struct InspectPlugin {
    /// Where to write it as JSON whenever it has changed.
    pub file: Option<PathBuf>,
}

impl Plugin for InspectPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Seen>().add_systems(PreUpdate, speak).add_systems(Last, look);
        if let Some(file) = self.file.clone() {
            app.insert_resource(SeenFile(file)).add_systems(Last, write.after(look).run_if(resource_changed::<Seen>));
        }
    }
}

/// What is on the screen.
#[derive(Resource, Serialize, Clone, PartialEq, Debug, Default)]
pub struct Seen {
    /// The page.
    pub screen: Screen,
    /// What lies over it.
    pub overlay: Overlay,
    /// Whether opponents think or something is still being told.
    pub busy: bool,
    /// Whether keys are without effect for a moment.
    pub resting: bool,
    /// The notices.
    pub notices: Vec<String>,
    /// What is said beside notices and tips, what lies lowest first.
    pub says: Vec<String>,
    /// What a screen reader says without being asked.
    pub spoken: Vec<String>,
    /// What can be clicked or dragged.
    pub touch: Vec<Touch>,
    /// The places of the board that one can act on now.
    pub places: Vec<Spot>,
    /// The name of what has the keyboard's focus.
    pub focus: Option<String>,
}

/// A place of the board that one can act on.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Spot {
    /// Its number on the board.
    pub place: u16,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// Where its middle is, in logical pixels of the window.
    pub at: [i32; 2],
}

/// The board, where one is open.
#[derive(SystemParam)]
struct OnBoard<'w> {
    board: Option<Res<'w, Board>>,
    highlights: Option<Res<'w, Highlights>>,
}

impl OnBoard<'_> {
    /// The places one can act on.
    fn spots(&self) -> Vec<Spot> {
        let (Some(board), Some(highlights)) = (&self.board, &self.highlights) else { return Vec::new() };
        let spot = |(place, of): (PlaceId, &Place)| {
            let lit = highlights.of(place);
            let middle = board.viewport.screen(of.centre());
            let at = [middle.x, middle.y].map(|way| way.round() as i32);
            lit.is_open().then_some(Spot { place: place.0, chosen: lit == Highlight::Chosen, at })
        };
        board.places.iter().filter_map(spot).collect()
    }
}

/// Something that can be clicked or dragged now.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Touch {
    /// What it is called; empty where it has no name.
    pub name: String,
    /// What it is, as AccessKit has it.
    pub role: String,
    /// What stands in it, or how it is set.
    pub value: Option<String>,
    /// Whether it is the chosen one, or on.
    pub chosen: Option<bool>,
    /// Whether it takes clicks; what does not is only dragged.
    pub clicks: bool,
    /// Left, top, width and height of what is to be seen of it, in logical pixels of the window.
    pub area: [i32; 4],
}

/// Makes egui tell assistive technology what there is.
fn speak(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    contexts.iter_mut().for_each(|mut context| context.get_mut().enable_accesskit());
}

fn look(
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    (status, actions, words): (Res<TableStatus>, Res<Actions>, Res<Words>),
    notices: Res<Notices>,
    on_board: OnBoard,
    mut seen: ResMut<Seen>,
) {
    let Ok((mut context, output)) = contexts.single_mut() else { return };
    let Some(told) = &output.platform_output.accesskit_update else { return };
    let nodes: HashMap<NodeId, &Node> = told.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut now = Seen {
        screen: *screen.get(),
        overlay: *overlay.get(),
        busy: status.busy,
        resting: actions.resting(),
        notices: notices.shown().iter().map(|notice| words.message(&notice.message)).collect(),
        places: on_board.spots(),
        focus: nodes.get(&told.focus).and_then(|node| node.label()).map(str::to_owned),
        ..Seen::default()
    };
    let spoken = told.nodes.iter().filter(|(_, node)| node.live() == Some(Live::Polite));
    now.spoken = spoken.filter_map(|(_, node)| node.value().map(str::to_owned)).collect();
    // egui tells the parts of a page in no order.
    now.spoken.sort();
    let ctx = context.get_mut();
    let widgets = ctx.viewport(|viewport| viewport.prev_pass.widgets.clone());
    let mut layers: Vec<_> = widgets.layers().collect();
    layers.sort_by_key(|(layer, _)| (layer.order, layer.id.value()));
    for widgets in layers.into_iter().map(|(_, widgets)| widgets) {
        for (at, widget) in widgets.iter().enumerate() {
            let node = nodes.get(&widget.id.accesskit_id()).copied();
            if widget.layer_id.order != egui::Order::Tooltip {
                let said = node.and_then(|node| match node.role() {
                    Role::Label => node.value(),
                    Role::Heading => node.label(),
                    _ => None,
                });
                now.says.extend(said.map(str::to_owned));
            }
            let center = widget.interact_rect.center();
            let top = ctx.layer_id_at(center).is_none_or(|layer| layer == widget.layer_id);
            if widget.enabled && widget.sense.interactive() && top && !is_covered(widget, &widgets[at + 1..]) {
                now.touch.push(touch(widget, node, ctx.zoom_factor()));
            }
        }
    }
    seen.set_if_neq(now);
}

/// Whether nothing of a widget can be reached, for it has no area or one of those `above` it takes every click on it.
fn is_covered(widget: &egui::WidgetRect, above: &[egui::WidgetRect]) -> bool {
    let area = widget.interact_rect;
    !area.is_positive()
        || above.iter().any(|above| above.sense.senses_click() && above.interact_rect.contains_rect(area))
}

fn touch(widget: &egui::WidgetRect, node: Option<&Node>, zoom: f32) -> Touch {
    let area = zoom * widget.interact_rect;
    let number = |node: &Node| node.numeric_value().map(|number| number.to_string());
    Touch {
        name: node.and_then(Node::label).unwrap_or_default().to_owned(),
        role: node.map_or_else(String::new, |node| format!("{:?}", node.role())),
        value: node.and_then(|node| node.value().map(str::to_owned).or_else(|| number(node))),
        chosen: node.and_then(Node::toggled).map(|toggled| toggled == Toggled::True),
        clicks: widget.sense.senses_click(),
        area: [area.left(), area.top(), area.width(), area.height()].map(|side| side.round() as i32),
    }
}

#[derive(Resource)]
struct SeenFile(PathBuf);

fn write(seen: Res<Seen>, file: Res<SeenFile>) {
    let Ok(text) = serde_json::to_string(&*seen) else { return };
    if let Err(problem) = storage::write_named(&file.0, &text) {
        warn_once!("{problem}");
    }
}
