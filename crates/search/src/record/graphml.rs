//! GraphML (Brandes et al. 2002) with yEd's node and edge graphics, so that yEd shows labels and a layout at once; Gephi
//! and networkx read the same file and skip them.

use std::fmt::Write;

use tabletop::Message;

use super::{Graph, GraphEdge, GraphNode, Kind};
use crate::Bound;

const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://www.yworks.com/xml/schema/graphml/1.1/ygraphml.xsd">
  <key id="kind" for="node" attr.name="kind" attr.type="string"/>
  <key id="seat" for="node" attr.name="seat" attr.type="int"/>
  <key id="ply" for="node" attr.name="ply" attr.type="int"/>
  <key id="depth" for="node" attr.name="depth" attr.type="int"/>
  <key id="value" for="node" attr.name="value" attr.type="double"/>
  <key id="values" for="node" attr.name="values" attr.type="string"/>
  <key id="bound" for="node" attr.name="bound" attr.type="string"/>
  <key id="alpha" for="node" attr.name="alpha" attr.type="double"/>
  <key id="beta" for="node" attr.name="beta" attr.type="double"/>
  <key id="visits" for="node" attr.name="visits" attr.type="long"/>
  <key id="mean" for="node" attr.name="mean" attr.type="double"/>
  <key id="end" for="node" attr.name="end" attr.type="double"/>
  <key id="caption" for="node" attr.name="caption" attr.type="string"/>
  <key id="move" for="edge" attr.name="move" attr.type="string"/>
  <key id="probability" for="edge" attr.name="probability" attr.type="double"/>
  <key id="earned" for="edge" attr.name="earned" attr.type="double"/>
  <key id="chosen" for="edge" attr.name="chosen" attr.type="boolean"/>
  <key id="omitted" for="graph" attr.name="omitted" attr.type="long"/>
  <key id="look" for="node" yfiles.type="nodegraphics"/>
  <key id="line" for="edge" yfiles.type="edgegraphics"/>
"#;

/// Distance of siblings and of plies in the layout, in yEd's pixels.
const STEP: (f64, f64) = (110.0, 120.0);

impl Graph {
    /// The graph as GraphML, in the words it was [rendered](Self::render) in.
    ///
    /// Nodes carry `kind`, `seat` (counted from 0), `ply`, `depth`, `value` or `values`, `bound`, `alpha`, `beta` (where
    /// finite), `visits` and `caption`; edges `move`, `probability` and `chosen`. In a planned turn `value` is the best that
    /// can be earned from a state on, `mean` what iterations of sampling earned, `end` the score of ending there; edges carry
    /// what they earn at once (`earned`).
    pub fn to_graphml(&self) -> String {
        let columns = self.columns();
        let mut xml = String::from(HEAD);
        xml.push_str("  <graph id=\"search\" edgedefault=\"directed\">\n");
        data(&mut xml, "omitted", self.omitted);
        for (id, node) in self.nodes.iter().enumerate() {
            write_node(&mut xml, id, node, columns[id]);
        }
        for (id, edge) in self.edges.iter().enumerate() {
            write_edge(&mut xml, id, edge);
        }
        xml.push_str("  </graph>\n</graphml>\n");
        xml
    }

    /// Gives what its nodes and edges are called a text; `words` is asked for that of a message whose arguments have theirs.
    pub fn render(&mut self, words: &impl Fn(&Message) -> String) {
        self.nodes.iter_mut().for_each(|node| node.caption.render(words));
        self.edges.iter_mut().for_each(|edge| edge.label.render(words));
    }

    /// A column for every node: leaves side by side, the others above the middle of what they lead to.
    fn columns(&self) -> Vec<f64> {
        let mut span: Vec<Option<(f64, f64)>> = vec![None; self.nodes.len()];
        let mut parent: Vec<Option<usize>> = vec![None; self.nodes.len()];
        let mut is_leaf = vec![true; self.nodes.len()];
        for edge in &self.edges {
            if edge.from < edge.to && edge.to < parent.len() {
                is_leaf[edge.from] = false;
                parent[edge.to].get_or_insert(edge.from);
            }
        }
        let mut next = 0.0;
        for (id, _) in is_leaf.iter().enumerate().filter(|(_, leaf)| **leaf) {
            span[id] = Some((next, next));
            next += 1.0;
        }
        for id in (0..span.len()).rev() {
            if let (Some((left, right)), Some(above)) = (span[id], parent[id]) {
                let (low, high) = span[above].unwrap_or((left, right));
                span[above] = Some((low.min(left), high.max(right)));
            }
        }
        span.into_iter().map(|span| span.map_or(0.0, |(left, right)| (left + right) / 2.0)).collect()
    }
}

fn write_node(xml: &mut String, id: usize, node: &GraphNode, column: f64) {
    let _ = writeln!(xml, "    <node id=\"n{id}\">");
    let kind = node.kind.map_or("cut", Kind::name);
    data(xml, "kind", kind);
    if let Some(seat) = node.seat {
        data(xml, "seat", seat);
    }
    data(xml, "ply", node.ply);
    data(xml, "depth", node.depth);
    let list: Vec<String> = node.values.iter().map(|value| format!("{value}")).collect();
    let bound = match node.bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    };
    match node.values.as_slice() {
        [] => {}
        [value] => data(xml, "value", value),
        _ => data(xml, "values", list.join(" ")),
    }
    if !node.values.is_empty() {
        data(xml, "bound", bound);
    }
    // Infinite ends are left out: readers disagree on how to spell them.
    if let Some((alpha, beta)) = node.window {
        for (key, end) in [("alpha", alpha), ("beta", beta)] {
            if end.is_finite() {
                data(xml, key, end);
            }
        }
    }
    data(xml, "visits", node.visits);
    for (key, number) in [("mean", node.mean), ("end", node.end)] {
        if let Some(number) = number {
            data(xml, key, number);
        }
    }
    if !node.caption.is_empty() {
        data(xml, "caption", escape(&node.caption.to_string()));
    }
    let sign = match node.bound {
        Bound::Exact => "",
        Bound::Lower => "≥ ",
        Bound::Upper => "≤ ",
    };
    let short: Vec<String> = node.values.iter().map(|value| format!("{value:.3}")).collect();
    let shape = match node.kind {
        Some(Kind::Chance) => "ellipse",
        Some(Kind::Min) => "trapezoid2",
        Some(Kind::Max | Kind::Own) => "trapezoid",
        _ => "roundrectangle",
    };
    let (x, y) = (column * STEP.0, node.ply as f64 * STEP.1);
    let _ = writeln!(
        xml,
        "      <data key=\"look\"><y:ShapeNode><y:Geometry height=\"40.0\" width=\"90.0\" x=\"{x:.1}\" y=\"{y:.1}\"/>\
         <y:NodeLabel>{kind} {sign}{}</y:NodeLabel><y:Shape type=\"{shape}\"/></y:ShapeNode></data>",
        short.join(" / ")
    );
    xml.push_str("    </node>\n");
}

fn write_edge(xml: &mut String, id: usize, edge: &GraphEdge) {
    let label = escape(&edge.label.to_string());
    let _ = writeln!(xml, "    <edge id=\"e{id}\" source=\"n{}\" target=\"n{}\">", edge.from, edge.to);
    data(xml, "move", &label);
    let chance = edge.probability.map_or(String::new(), |probability| format!(" ({:.1} %)", probability * 100.0));
    if let Some(probability) = edge.probability {
        data(xml, "probability", probability);
    }
    if let Some(earned) = edge.earned {
        data(xml, "earned", earned);
    }
    data(xml, "chosen", edge.chosen);
    let width = if edge.chosen { "3.0" } else { "1.0" };
    let _ = writeln!(
        xml,
        "      <data key=\"line\"><y:PolyLineEdge><y:LineStyle type=\"line\" width=\"{width}\"/>\
         <y:Arrows source=\"none\" target=\"standard\"/><y:EdgeLabel>{label}{chance}</y:EdgeLabel></y:PolyLineEdge></data>"
    );
    xml.push_str("    </edge>\n");
}

/// One datum; `value` is escaped already where it is text.
fn data(xml: &mut String, key: &str, value: impl std::fmt::Display) {
    let _ = writeln!(xml, "      <data key=\"{key}\">{value}</data>");
}

/// Text as XML 1.0 allows it: markup escaped, characters XML has no place for replaced.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            '\t' | '\n' => escaped.push(c),
            // A bare carriage return would be read back as a line feed.
            '\r' => escaped.push_str("&#13;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push(char::REPLACEMENT_CHARACTER),
            c if c.is_ascii_control() && c != '\u{7f}' => escaped.push(char::REPLACEMENT_CHARACTER),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_and_forbidden_characters_are_escaped() {
        assert_eq!(escape("a<b> & \"c\" 'd'"), "a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;");
        assert_eq!(escape("\0\u{1b}x\u{ffff}\r"), "\u{fffd}\u{fffd}x\u{fffd}&#13;");
        assert_eq!(escape("Kamtschatka → Alaska"), "Kamtschatka → Alaska");
    }

    #[test]
    fn parents_stand_above_the_middle_of_their_children() {
        let node = |ply| GraphNode::open(ply, 0);
        let edge = |from, to| GraphEdge {
            from,
            to,
            label: Message::default(),
            probability: None,
            earned: None,
            chosen: false,
        };
        let graph = Graph {
            nodes: vec![node(0), node(1), node(2), node(2), node(1)],
            edges: vec![edge(0, 1), edge(1, 2), edge(1, 3), edge(0, 4)],
            omitted: 0,
        };
        assert_eq!(graph.columns(), [1.0, 0.5, 0.0, 1.0, 2.0]);
    }

    #[test]
    fn an_empty_record_is_still_a_document() {
        let xml = Graph::default().to_graphml();
        assert!(xml.starts_with("<?xml") && xml.ends_with("</graphml>\n") && !xml.contains("<node"));
    }
}
