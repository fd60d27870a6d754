//! The pieces screens are made of, dressed by the theme: buttons, panels, choices, shields.
//!
//! Every widget is reachable by mouse and keyboard, shows its focus, and tells its name to assistive technology. What a
//! screen says or does belongs to the screen.

mod button;
mod choice;
mod die;
mod double_click;
mod elided;
mod hint;
mod key;
mod line;
mod ornament;
mod pages;
mod panel;
mod plot;
mod shield;
mod undo;

pub use button::{
    LINES_BESIDE_PICTURE, chip, die_button, icon_button, menu_entry, primary, primary_height, primary_wide,
    primary_with_picture, secondary, turn_button,
};
pub use choice::{Choice, choice_row, row_ground, segmented, stepper, switch, tick};
pub use die::{Lie, die_point, paint_die};
pub use elided::{elided, elided_rows};
pub use hint::{hinted, key_of, know_keys};
pub use key::{key_button, key_cap};
pub use line::{Line, line, spoken};
pub use ornament::{focus_ring, rule};
pub use pages::{by_pages, by_pages_under_pointer};
pub use panel::{action_bar, group, note, panel, panel_frame, scrolling_panel, subheading, warning};
pub use plot::still_plot;
pub use shield::{paint_emblem, paint_shield, seat_shield};
pub use undo::undo_buttons;
