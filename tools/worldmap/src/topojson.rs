//! Reads features out of a TopoJSON world: arcs decoded, the date line unwound, rings turned with the land on their
//! left.

use crate::lattice::{Edge, Site, ring_edges};
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Topology {
    objects: BTreeMap<String, Layer>,
    arcs: Vec<Vec<[i64; 2]>>,
    transform: Transform,
}

#[derive(Deserialize)]
struct Transform {
    scale: [f64; 2],
    translate: [f64; 2],
}

#[derive(Deserialize)]
struct Layer {
    geometries: Vec<Feature>,
}

#[derive(Deserialize)]
struct Feature {
    #[serde(rename = "type")]
    kind: String,
    id: Option<String>,
    properties: Option<Properties>,
    #[serde(default)]
    arcs: Value,
}

#[derive(Deserialize)]
struct Properties {
    gu: Option<String>,
}

/// A world file: its layers, with all coordinates on the lattice.
pub struct World {
    layers: BTreeMap<String, Vec<Feature>>,
    arcs: Vec<Vec<Site>>,
}

impl World {
    pub fn parse(text: &str) -> Result<Self> {
        let topology: Topology = serde_json::from_str(text).context("not a quantised TopoJSON file")?;
        let Transform { scale, translate } = topology.transform;
        let arcs = topology
            .arcs
            .iter()
            .map(|steps| {
                let (mut x, mut y) = (0, 0);
                steps
                    .iter()
                    .map(|[dx, dy]| {
                        x += dx;
                        y += dy;
                        Site::from_degrees(x as f64 * scale[0] + translate[0], y as f64 * scale[1] + translate[1])
                    })
                    .collect()
            })
            .collect();
        let layers = topology.objects.into_iter().map(|(name, layer)| (name, layer.geometries)).collect();
        Ok(Self { layers, arcs })
    }

    /// The boundary of a feature: `id` is `@n` for the n-th of its layer, `GU-ID` in layer `subunits`, an ISO code
    /// else.
    pub fn boundary(&self, layer: &str, id: &str) -> Result<Vec<Edge>> {
        let features = self.layers.get(layer).with_context(|| format!("the world file has no layer `{layer}`"))?;
        let feature = if let Some(place) = id.strip_prefix('@') {
            features.get(place.parse::<usize>().with_context(|| format!("bad place in `{id}`"))?)
        } else {
            features.iter().find(|feature| feature.is_called(layer, id))
        };
        let feature = feature.with_context(|| format!("layer `{layer}` of the world file has no feature `{id}`"))?;
        self.feature_boundary(feature).with_context(|| format!("feature `{id}` of layer `{layer}`"))
    }

    /// The ids of all features of a layer, as [`boundary`](Self::boundary) takes them.
    pub fn ids(&self, layer: &str) -> Vec<String> {
        let features = self.layers.get(layer).into_iter().flatten().enumerate();
        features.map(|(place, feature)| feature.id.clone().unwrap_or_else(|| format!("@{place}"))).collect()
    }

    fn feature_boundary(&self, feature: &Feature) -> Result<Vec<Edge>> {
        type Rings = Vec<Vec<i64>>;
        let polygons: Vec<Rings> = match feature.kind.as_str() {
            "Polygon" => vec![serde_json::from_value(feature.arcs.clone())?],
            "MultiPolygon" => serde_json::from_value(feature.arcs.clone())?,
            other => bail!("expected a polygon, found `{other}`"),
        };
        let mut edges = Vec::new();
        for rings in polygons {
            for (nth, ring) in rings.iter().enumerate() {
                edges.extend(ring_edges(&self.ring(ring)?, nth == 0));
            }
        }
        Ok(edges)
    }

    /// The vertices of a ring, the first not repeated.
    fn ring(&self, arcs: &[i64]) -> Result<Vec<Site>> {
        let mut ring: Vec<Site> = Vec::new();
        for &reference in arcs {
            let (number, reversed) = if reference < 0 { (!reference, true) } else { (reference, false) };
            let arc = self.arcs.get(number as usize).with_context(|| format!("no arc {number}"))?;
            let mut line = arc.clone();
            if reversed {
                line.reverse();
            }
            ring.extend(line.iter().skip(usize::from(!ring.is_empty())));
        }
        ensure!(ring.first() == ring.last(), "a ring does not close");
        ring.pop();
        unwind_date_line(&mut ring);
        Ok(ring)
    }
}

impl Feature {
    fn is_called(&self, layer: &str, id: &str) -> bool {
        let own = self.id.as_deref();
        match (layer, id.split_once('-')) {
            ("subunits", Some((unit, code))) => {
                own == Some(code) && self.properties.as_ref().and_then(|p| p.gu.as_deref()) == Some(unit)
            }
            _ => own == Some(id),
        }
    }
}

/// A step of more than half the globe is the date line: the western side of it is moved east of 180 degrees.
fn unwind_date_line(ring: &mut [Site]) {
    const HALF: i32 = 1_800_000;
    let crosses = ring.iter().zip(ring.iter().cycle().skip(1)).any(|(a, b)| (a.x - b.x).abs() > HALF);
    if crosses {
        for site in ring.iter_mut().filter(|site| site.x < 0) {
            site.x += 2 * HALF;
        }
    }
}
