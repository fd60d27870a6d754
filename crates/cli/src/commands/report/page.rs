//! A report as one HTML page that needs nothing else: style and pictures are in it.

use matches::stats::Interval;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use reports::{Cell, Chart, Document, Section};
use training::breed::Lead;

use super::Pictures;
use super::text::{bounds, signed, told};

/// Width and height of a share's picture, in pixels.
const BAR: (f64, f64) = (150.0, 14.0);

/// The page, with the pictures of its document.
pub fn render(document: &Document, pictures: &Pictures) -> String {
    let learning = &pictures.learning;
    let page = html! {
        (DOCTYPE)
        html lang=(document.language) {
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
                    p.key { (document.key) }
                    @if document.missing > 0 {
                        p.key { (document.missing) " matches of the plan have not been played yet and are left out." }
                    }
                    nav { @for (index, section) in document.sections.iter().enumerate() { a href={ "#s" (index) } { (section.title) } } @if !learning.is_empty() { a href="#learning" { "Learning curves" } } }
                    @for (index, section) in document.sections.iter().enumerate() {
                        (part(index, section, pictures.sections.get(index).map_or(&[], Vec::as_slice), document.decimal))
                    }
                    @if !learning.is_empty() {
                        section id="learning" {
                            h2 { "Learning curves" }
                            p { "How often the best and the median of each generation won; the bars are 95 % intervals." }
                            @for picture in learning { figure { (PreEscaped(picture)) } }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn part(index: usize, section: &Section, pictures: &[String], decimal: char) -> Markup {
    // What is ahead of what is coloured in the table itself.
    let curves = section.charts.iter().zip(pictures).filter(|(chart, _)| matches!(chart, Chart::Curve(_)));
    let heat = section.rows.iter().flatten().any(|cell| matches!(cell, Cell::Lead(_)));
    html! {
        section id={ "s" (index) } {
            h2 { (section.title) }
            p { (section.note) }
            @for (_, picture) in curves { figure { (PreEscaped(picture)) } }
            div.wide { table.heat[heat] {
                thead { tr { @for (column, head) in section.head.iter().enumerate() { (title(section, column, head)) } } }
                tbody { @for row in &section.rows { tr { @for of in row { (cell(of, decimal)) } } } }
            } }
        }
    }
}

/// The head of a column, which stands where its figures do.
fn title(section: &Section, column: usize, head: &str) -> Markup {
    let mut cells =
        section.rows.iter().filter_map(|row| row.get(column)).filter(|cell| **cell != Cell::Empty).peekable();
    let leads = cells.peek().is_some_and(|cell| matches!(cell, Cell::Lead(_)));
    html! {
        @if leads { th.lead { (head) } } @else if cells.all(|cell| matches!(cell, Cell::Number(_))) { th.number { (head) } } @else { th { (head) } }
    }
}

fn cell(cell: &Cell, decimal: char) -> Markup {
    html! {
        @match cell {
            Cell::Text(text) => td { (text) },
            Cell::Number(text) => td.number { (text) },
            Cell::Code(text) => td.code { code { @for part in text.split_inclusive(['|', ';']) { (part) wbr; } } },
            Cell::Share { share, even } => td.share { (bar(share, *even, decimal)) span { (told(share, decimal)) } },
            Cell::Lead(of) => (lead(of, decimal)),
            Cell::Parts(parts) => td.parts { @for part in parts { span { (part) } " " } },
            Cell::Empty => td.empty {},
        }
    }
}

/// A lead, the stronger coloured the greater it is; where it is within chance it is grey.
fn lead(lead: &Lead, decimal: char) -> Markup {
    let side = match lead {
        lead if !lead.is_clear() => "level",
        lead if lead.value > 0.0 => "ahead",
        _ => "behind",
    };
    let strength = 20.0 + 60.0 * lead.value.abs().clamp(0.0, 1.0).sqrt();
    html! {
        td.lead.(side) style=(format!("--strength: {strength:.0}%")) title=(bounds(lead, decimal)) { (signed(lead.value, decimal)) }
    }
}

/// A share as a dot on a line, with a tick for an equal's where there is such a thing.
fn bar(share: &Interval, even: Option<f64>, decimal: char) -> Markup {
    let (width, height) = BAR;
    let middle = height / 2.0;
    let at = |share: f64| format!("{:.1}", 4.0 + share.clamp(0.0, 1.0) * (width - 8.0));
    let side = match even {
        Some(even) if share.low > even => "above",
        Some(even) if share.high < even => "below",
        _ => "level",
    };
    html! {
        svg class=(side) width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(told(share, decimal)) {
            line.axis x1=(at(0.0)) x2=(at(1.0)) y1=(middle) y2=(middle) {}
            @if let Some(even) = even { line.even x1=(at(even)) x2=(at(even)) y1="1" y2=(height - 1.0) {} }
            line.range x1=(at(share.low)) x2=(at(share.high)) y1=(middle) y2=(middle) {}
            circle cx=(at(share.rate)) cy=(middle) r="4" {}
        }
    }
}
