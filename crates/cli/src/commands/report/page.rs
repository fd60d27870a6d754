//! A report as one HTML page that needs nothing else: style and pictures are in it.

use lab::report::{Cell, Document, Section};
use lab::stats::Interval;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::text::told;

/// Width and height of a share's picture, in pixels.
const BAR: (f64, f64) = (150.0, 14.0);

/// The page, with these pictures of learning as SVG.
pub fn render(document: &Document, pictures: &[String]) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (document.title) }
                style { (PreEscaped(include_str!("page.css"))) }
            }
            body {
                main {
                    h1 { (document.title) }
                    p { (document.preface) }
                    p.key { "A bar runs from 0 to 100 %: the dot is the share of games, the line its 95 % interval, the tick what an equal would have." }
                    @if document.missing > 0 {
                        p.key { (document.missing) " matches of the plan have not been played yet and are left out." }
                    }
                    nav { @for (index, section) in document.sections.iter().enumerate() { a href={ "#s" (index) } { (section.title) } } @if !pictures.is_empty() { a href="#learning" { "Learning curves" } } }
                    @for (index, section) in document.sections.iter().enumerate() { (part(index, section)) }
                    @if !pictures.is_empty() {
                        section id="learning" {
                            h2 { "Learning curves" }
                            p { "How often the best and the median of each generation won; the bars are 95 % intervals." }
                            @for picture in pictures { figure { (PreEscaped(picture)) } }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn part(index: usize, section: &Section) -> Markup {
    html! {
        section id={ "s" (index) } {
            h2 { (section.title) }
            p { (section.note) }
            div.wide { table {
                thead { tr { @for head in &section.head { th { (head) } } } }
                tbody { @for row in &section.rows { tr { @for of in row { (cell(of)) } } } }
            } }
        }
    }
}

fn cell(cell: &Cell) -> Markup {
    html! {
        @match cell {
            Cell::Text(text) => td { (text) },
            Cell::Number(text) => td.number { (text) },
            Cell::Share { share, even } => td.share { (bar(share, *even)) span { (told(share)) } },
            Cell::Empty => td.empty {},
        }
    }
}

/// A share as a dot on a line, with a tick for an equal's.
fn bar(share: &Interval, even: f64) -> Markup {
    let (width, height) = BAR;
    let middle = height / 2.0;
    let at = |share: f64| format!("{:.1}", 4.0 + share.clamp(0.0, 1.0) * (width - 8.0));
    let side = if share.low > even {
        "above"
    } else if share.high < even {
        "below"
    } else {
        "level"
    };
    html! {
        svg class=(side) width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(told(share)) {
            line.axis x1=(at(0.0)) x2=(at(1.0)) y1=(middle) y2=(middle) {}
            line.even x1=(at(even)) x2=(at(even)) y1="1" y2=(height - 1.0) {}
            line.range x1=(at(share.low)) x2=(at(share.high)) y1=(middle) y2=(middle) {}
            circle cx=(at(share.rate)) cy=(middle) r="4" {}
        }
    }
}
