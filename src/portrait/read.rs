//! Reads a file of portraits.

use std::{collections::BTreeMap, sync::Arc};

use tabletop::written::Distinct;

use super::{
    Portrait,
    file::{Drawn, Part},
    likeness::Kind,
};

/// Reads a file of portraits.
///
/// # Errors
/// It is no such file, or a path is none; with the portrait and the place.
pub fn read(text: &str) -> Result<BTreeMap<String, Arc<Portrait>>, String> {
    let Distinct(file) = ron::from_str::<Distinct<String, Drawn>>(text).map_err(|error| error.to_string())?;
    let mut portraits = BTreeMap::new();
    for (id, drawn) in file {
        let mut shapes = Vec::new();
        for part in &drawn.parts {
            let (part, mirrored) = match part {
                Part::Only(part) => (&**part, false),
                part => (part, true),
            };
            let shape = part.shape(drawn.accent).map_err(|problem| format!("{id}: {problem}"))?;
            let twin = mirrored.then(|| shape.mirrored());
            shapes.push(shape);
            shapes.extend(twin);
        }
        portraits.insert(id, Arc::new(Portrait(Kind::Drawn(shapes))));
    }
    Ok(portraits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_portrait_is_refused_with_its_name() {
        let refused = |parts: &str| read(&format!("{{\"x\": (accent: Moss, parts: [{parts}])}}")).unwrap_err();
        assert!(refused("Fill(Dark, \"M 1 oops\")").starts_with("x: "));
        assert!(refused("Fill(Accent, \"\")").contains("nothing"));
        assert!(refused("Only(Only(Disc(Dark, (1, 2), 3)))").contains("Only"));
        assert!(read("{").is_err());
    }
}
