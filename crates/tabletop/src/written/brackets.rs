//! Brackets of a RON text: which is not closed.

/// A bracket that is opened and never closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OpenBracket {
    /// The bracket: `(`, `[` or `{`.
    pub bracket: char,
    /// Its line, from 1.
    pub line: usize,
    /// Its column, in characters from 1.
    pub column: usize,
}

impl OpenBracket {
    /// The bracket that closes it.
    pub fn closing(self) -> char {
        match self.bracket {
            '(' => ')',
            '[' => ']',
            _ => '}',
        }
    }
}

/// The innermost bracket that is still open where a text ends. `None` where all are closed, and where something else is wrong first: a
/// text or a comment without an end, or a bracket closed by another kind.
pub(super) fn unclosed(text: &str) -> Option<OpenBracket> {
    let mut open: Vec<OpenBracket> = Vec::new();
    let (mut line, mut column) = (1, 0);
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        column += 1;
        match sign {
            '(' | '[' | '{' => open.push(OpenBracket { bracket: sign, line, column }),
            ')' | ']' | '}' if open.pop()?.closing() != sign => return None,
            _ => {}
        }
        let length = skipped(rest)?;
        let (passed, behind) = rest.split_at(length);
        let lines = passed.matches('\n').count();
        if lines > 0 {
            line += lines;
            column = passed.rsplit('\n').next().unwrap_or_default().chars().count();
        } else {
            column += passed.chars().count() - 1;
        }
        rest = behind;
    }
    open.pop()
}

/// How long what stands at the beginning of `rest` is, in bytes: a whole text, comment or letter, else one sign. `None` where it has no end.
pub(super) fn skipped(rest: &str) -> Option<usize> {
    let until = |end: &str, from: usize| rest.get(from..)?.find(end).map(|at| from + at + end.len());
    let raw = rest.strip_prefix('r').map(|rest| rest.len() - rest.trim_start_matches('#').len());
    if let Some(hashes) = raw.filter(|hashes| rest[1 + hashes..].starts_with('"')) {
        return until(&format!("\"{}", "#".repeat(hashes)), 2 + hashes);
    }
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return until("*/", 2);
    }
    if let Some(text) = rest.strip_prefix('"') {
        let mut escaped = false;
        let end = text.char_indices().find(|&(_, sign)| {
            let ends = sign == '"' && !escaped;
            escaped = sign == '\\' && !escaped;
            ends
        });
        return end.map(|(at, _)| at + 2);
    }
    // A letter such as '(' or '\''.
    let letter = rest.strip_prefix('\'').and_then(|letter| {
        let escaped = letter.starts_with('\\');
        let (at, _) = letter.char_indices().nth(1 + usize::from(escaped)).filter(|(_, sign)| *sign == '\'')?;
        Some(at + 2)
    });
    letter.or_else(|| rest.chars().next().map(char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_open_bracket_is_found() {
        for (text, wanted) in [
            ("(game: \"hare\"", Some(('(', 1, 1))),
            ("(\n  a: [1, (2)],\n  b: [3", Some(('[', 3, 6))),
            ("(a: \"é)\", b: {", Some(('{', 1, 14))),
            ("(a: (b: 1)", Some(('(', 1, 1))),
            ("(a: ')', b: '\\'', c: [", Some(('[', 1, 22))),
            ("(a: r#\"x\")\"#, // )\n /* ) */ b: 1", Some(('(', 1, 1))),
            ("(a: \"one\ntwo\", [", Some(('[', 2, 7))),
            ("(a: 1)", None),
            ("", None),
            ("(a: \"x)", None),
            ("(a: /* )", None),
            ("(a: [1)", None),
            (")(", None),
        ] {
            let found = unclosed(text).map(|open| (open.bracket, open.line, open.column));
            assert_eq!(found, wanted, "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_text_panics(text in "[\\[({})\\]:,;\"'#r/*\\\\ a1\né]{0,60}") {
            if let Some(open) = unclosed(&text) {
                let line = text.split('\n').nth(open.line - 1).unwrap_or_default();
                proptest::prop_assert_eq!(line.chars().nth(open.column - 1), Some(open.bracket));
            }
        }
    }
}
