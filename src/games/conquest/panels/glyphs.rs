//! The pictures on cards, drawn by us: a grenadier, a horse, a gun, a laurel.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Shape, Vec2};
use lyon_tessellation::{
    BuffersBuilder, FillOptions, FillTessellator, FillVertex, VertexBuffers, math::point, path::Path,
};
use risk::map::Symbol;

/// Paints a symbol (or the laurel of a wild card) about `middle`, within `radius`.
pub fn paint_symbol(painter: &Painter, middle: Pos2, radius: f32, symbol: Option<Symbol>, ink: Color32) {
    let outlines = match symbol {
        Some(Symbol::Infantry) => grenadier(),
        Some(Symbol::Cavalry) => horse(),
        Some(Symbol::Artillery) => gun(),
        None => laurel(),
    };
    fill(painter, &outlines, |[x, y]| middle + Vec2::new(x, y) * radius, ink);
}

type Outline = Vec<[f32; 2]>;

/// Fills outlines by the even-odd rule.
fn fill(painter: &Painter, outlines: &[Outline], place: impl Fn([f32; 2]) -> Pos2, ink: Color32) {
    for group in outlines {
        let mut path = Path::builder();
        let mut points = group.iter().map(|at| place(*at)).map(|at| point(at.x, at.y));
        let Some(first) = points.next() else { continue };
        path.begin(first);
        points.for_each(|at| {
            path.line_to(at);
        });
        path.end(true);
        let mut buffers: VertexBuffers<Pos2, u32> = VertexBuffers::new();
        let mut output =
            BuffersBuilder::new(&mut buffers, |vertex: FillVertex| Pos2::new(vertex.position().x, vertex.position().y));
        let options = FillOptions::non_zero().with_tolerance(0.1);
        if FillTessellator::new().tessellate_path(&path.build(), &options, &mut output).is_err() {
            continue;
        }
        let mut mesh = Mesh::default();
        buffers.vertices.iter().for_each(|at| mesh.colored_vertex(*at, ink));
        buffers.indices.chunks_exact(3).for_each(|t| mesh.add_triangle(t[0], t[1], t[2]));
        painter.add(Shape::mesh(mesh));
        // A hairline smooths the mesh's hard edge.
        let line = group.iter().map(|at| place(*at)).collect();
        painter.add(Shape::closed_line(line, bevy_egui::egui::Stroke::new(0.7, ink)));
    }
}

fn circle(x: f32, y: f32, radius: f32) -> Outline {
    const STEPS: usize = 20;
    (0..STEPS)
        .map(|step| {
            let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
            [x + radius * angle.cos(), y + radius * angle.sin()]
        })
        .collect()
}

/// A bar from one point to another.
fn bar(from: [f32; 2], to: [f32; 2], width: f32) -> Outline {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(f32::MIN_POSITIVE);
    let (nx, ny) = (-dy / length * width / 2.0, dx / length * width / 2.0);
    vec![[from[0] + nx, from[1] + ny], [to[0] + nx, to[1] + ny], [to[0] - nx, to[1] - ny], [from[0] - nx, from[1] - ny]]
}

fn grenadier() -> Vec<Outline> {
    vec![
        // Bearskin and head.
        vec![[-0.24, -0.62], [-0.22, -0.9], [-0.1, -1.0], [0.1, -1.0], [0.22, -0.9], [0.24, -0.62]],
        circle(0.0, -0.5, 0.17),
        // Coat with crossed tails.
        vec![
            [-0.34, -0.3],
            [0.34, -0.3],
            [0.42, 0.16],
            [0.3, 0.2],
            [0.24, -0.04],
            [0.24, 0.34],
            [-0.24, 0.34],
            [-0.24, -0.04],
            [-0.3, 0.2],
            [-0.42, 0.16],
        ],
        // Legs in stride.
        vec![[-0.22, 0.36], [0.0, 0.36], [-0.16, 0.98], [-0.44, 0.98], [-0.42, 0.88], [-0.32, 0.86]],
        vec![[0.02, 0.36], [0.22, 0.36], [0.34, 0.86], [0.46, 0.88], [0.46, 0.98], [0.2, 0.98]],
        // Musket with bayonet, shouldered.
        bar([0.5, 0.36], [0.36, -0.78], 0.1),
        bar([0.36, -0.7], [0.33, -1.0], 0.045),
    ]
}

fn horse() -> Vec<Outline> {
    vec![
        vec![
            [-0.5, 0.98],
            [-0.46, 0.6],
            [-0.22, 0.28],
            [-0.1, 0.02],
            [-0.34, 0.1],
            [-0.56, 0.26],
            [-0.72, 0.3],
            [-0.8, 0.14],
            [-0.7, -0.04],
            [-0.5, -0.26],
            [-0.36, -0.52],
            [-0.22, -0.68],
            [-0.2, -0.96],
            [-0.02, -0.76],
            [0.2, -0.68],
            [0.46, -0.42],
            [0.62, -0.04],
            [0.66, 0.4],
            [0.6, 0.98],
        ],
        // The mane, combed back in three locks.
        vec![[0.3, -0.72], [0.62, -0.62], [0.56, -0.36]],
        vec![[0.58, -0.42], [0.84, -0.2], [0.7, 0.0]],
        vec![[0.7, -0.02], [0.9, 0.28], [0.74, 0.42]],
    ]
}

fn gun() -> Vec<Outline> {
    let mut outlines = vec![
        // Barrel, rising to the right, with knob and muzzle ring.
        vec![[-0.62, 0.02], [-0.66, -0.14], [-0.2, -0.36], [0.82, -0.74], [0.9, -0.56], [-0.1, -0.02], [-0.56, 0.14]],
        circle(-0.7, 0.0, 0.11),
        bar([0.76, -0.82], [0.9, -0.5], 0.12),
        // Trail.
        vec![[-0.2, 0.02], [0.06, 0.2], [-0.76, 0.92], [-0.96, 0.92], [-0.96, 0.82]],
    ];
    // Wheel: rim in pieces so that it is hollow, hub and spokes.
    const STEPS: usize = 24;
    let (x, y) = (0.22, 0.38);
    let rim = |step: usize, radius: f32| {
        let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
        [x + radius * angle.cos(), y + radius * angle.sin()]
    };
    for step in 0..STEPS {
        outlines.push(vec![rim(step, 0.56), rim(step + 1, 0.56), rim(step + 1, 0.44), rim(step, 0.44)]);
    }
    outlines.push(circle(x, y, 0.13));
    for spoke in 0..6 {
        outlines.push(bar([x, y], rim(spoke * STEPS / 6 + 2, 0.46), 0.07));
    }
    outlines
}

fn laurel() -> Vec<Outline> {
    let mut outlines = Vec::new();
    for side in [-1.0f32, 1.0] {
        for step in 0..7 {
            let angle = 0.35 + step as f32 * 0.36;
            let (x, y) = (side * 0.72 * angle.sin(), 0.72 * angle.cos());
            // Leaves point along the wreath, outwards a little.
            let (dx, dy) = (side * angle.cos(), -angle.sin());
            for lean in [-0.55f32, 0.55] {
                let (lx, ly) = (dx * lean.cos() - dy * lean.sin(), dx * lean.sin() + dy * lean.cos());
                let (tx, ty) = (x + 0.34 * lx, y + 0.34 * ly);
                let (mx, my) = (x + 0.17 * lx, y + 0.17 * ly);
                outlines.push(vec![
                    [x, y],
                    [mx - 0.075 * ly, my + 0.075 * lx],
                    [tx, ty],
                    [mx + 0.075 * ly, my - 0.075 * lx],
                ]);
            }
        }
    }
    let star = crate::theme::Emblem::Star.outline();
    outlines.push(star.into_iter().map(|[x, y]| [0.4 * x, 0.4 * y]).collect());
    outlines
}
