//! What can be learned, in the language: the lab names it in English, as on its command line.

use tabletop::Message;

use crate::text::Words;

/// The name of a subject, of rules, of a learned number or of a reference.
pub fn name<'a>(words: &'a Words, name: &'a str) -> &'a str {
    words.named(&format!("training-named-{}", Message::slug(name)), name)
}

/// What a subject or rules are about.
pub fn about<'a>(words: &'a Words, of: &str, idea: &'a str) -> &'a str {
    words.named(&format!("training-about-{}", Message::slug(of)), idea)
}

#[cfg(test)]
mod tests {
    use lab::Library;
    use registry::games::RiskModule;
    use training::AnyGameTraining;

    use super::{about, name};
    use crate::{games::conquest::training::champions::learnings, text::Languages};

    #[test]
    fn all_that_can_be_learned_has_russian_names() {
        let (words, _) = Languages::default().words("ru");
        let library = Library::open(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
        let (variants, learnings) = (AnyGameTraining::variants(&RiskModule), learnings(&library));
        let mut said: Vec<&str> =
            variants.iter().flat_map(|of| [name(&words, of.id), about(&words, of.id, of.idea)]).collect();
        for subject in learnings.iter().flat_map(|learning| &learning.subjects) {
            said.extend([name(&words, subject.id), about(&words, subject.id, subject.idea)]);
            said.extend(subject.genes.iter().map(|gene| name(&words, &gene.name)));
            said.extend(subject.references.iter().map(|known| name(&words, known.name)));
        }
        assert!(said.len() > 20, "{said:?}");
        said.retain(|said| said.chars().any(|letter| letter.is_ascii_alphabetic()));
        assert_eq!(said, Vec::<&str>::new());
    }
}
