//! The messages of one language, over those of English.

use std::{
    borrow::Cow,
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    fmt,
    sync::Arc,
};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};
use icu_decimal::input::SignDisplay;
use unic_langid::{LanguageIdentifier, langid};

use crate::{
    Decimal, FileError, Value,
    check::{self, Uses},
    file,
    number::{self, Numbers},
    order::Order,
};

/// Most bytes of all files of a language together.
const MOST_BYTES: usize = 8 * file::MOST_BYTES;

/// A language file: its name, for errors, and its bytes.
pub type SourceFile<'a> = (&'a str, &'a [u8]);

/// The words of one language.
#[derive(Clone)]
pub struct Catalog {
    read: Arc<Read>,
    /// Texts that do not come from files, by their names.
    added: BTreeMap<String, String>,
    /// Names and texts of content that are translated elsewhere, such as in mods, by who brings them.
    lent: BTreeMap<&'static str, Lent>,
}

/// Translations of content, by their messages: the original, and what it is here.
pub type Lent = BTreeMap<String, (String, String)>;

/// What was read from files.
struct Read {
    language: LanguageIdentifier,
    english: Bundle,
    /// The language's own messages, and which of them cannot be used; none for English.
    own: Option<(Bundle, HashSet<String>)>,
    /// What each message of English uses.
    uses: HashMap<String, Uses>,
    /// All messages in which nothing is filled in, ready to be shown.
    plain: HashMap<String, String>,
    /// The same in English.
    originals: HashMap<String, String>,
    numbers: Option<Numbers>,
    order: Option<Order>,
}

type Bundle = FluentBundle<FluentResource>;

impl Catalog {
    /// The words of English.
    ///
    /// # Errors
    /// What is wrong with the first file that is not faultless: English has nothing to fall back on.
    pub fn english<'a>(files: impl IntoIterator<Item = SourceFile<'a>>) -> Result<Self, FileError> {
        Self::of_english(files, langid!("en"), None)
    }

    /// The words of English made strange and a third longer, so that one sees at a glance which words are no messages, and whether longer ones
    /// have room. Its tag is `en-XA`.
    ///
    /// # Errors
    /// See [`Self::english`].
    pub fn pseudo<'a>(files: impl IntoIterator<Item = SourceFile<'a>>) -> Result<Self, FileError> {
        Self::of_english(files, langid!("en-XA"), Some(|text| fluent_pseudo::transform(text, false, true)))
    }

    fn of_english<'a>(
        files: impl IntoIterator<Item = SourceFile<'a>>,
        language: LanguageIdentifier,
        transform: Option<fn(&str) -> Cow<'_, str>>,
    ) -> Result<Self, FileError> {
        let mut english = bundle(language.clone());
        let mut uses = HashMap::new();
        for (name, bytes) in files {
            let (resource, error) = file::read(name, bytes)?;
            error.map_or(Ok(()), Err)?;
            uses.extend(check::uses([&resource]));
            english.add_resource(resource).map_err(|errors| overriding(name, &errors))?;
        }
        check::inherit_places(&mut uses);
        let (numbers, order) = (Numbers::for_language(&language, true), Order::for_language(&language));
        let nothing = HashMap::new();
        let mut read =
            Read { language, english, own: None, uses, plain: nothing.clone(), originals: nothing, numbers, order };
        read.originals = read.written_plainly();
        read.english.set_transform(transform);
        Ok(Self::from_read(read))
    }

    /// The words of another language over those of English, which answer for all it does not have, or has in vain; and what is wrong with its files.
    ///
    /// # Errors
    /// See [`Self::english`].
    pub fn translated<'a, 'b>(
        english: impl IntoIterator<Item = SourceFile<'a>>,
        language: &LanguageIdentifier,
        files: impl IntoIterator<Item = SourceFile<'b>>,
    ) -> Result<(Self, Vec<FileError>), FileError> {
        let Self { read, .. } = Self::english(english)?;
        let read = Arc::into_inner(read).expect("nobody else has it yet");
        let mut problems = Vec::new();
        let mut resources = Vec::new();
        let mut bytes_read = 0;
        for (name, bytes) in files {
            bytes_read += bytes.len();
            if bytes_read > MOST_BYTES {
                let reason = format!(
                    "all files of a language may have {MOST_BYTES} bytes; this one and what follows is not read"
                );
                problems.push(FileError::at(name, "", 0, reason));
                break;
            }
            match file::read(name, bytes) {
                Ok((resource, error)) => resources.push((name, resource, error)),
                Err(error) => problems.push(error),
            }
        }
        let known: BTreeSet<String> = resources.iter().flat_map(|(_, resource, _)| known(resource)).collect();
        let mut uses = check::uses(resources.iter().map(|(_, resource, _)| resource));
        check::inherit_places(&mut uses);
        let mut own = bundle(language.clone());
        let mut faulty = HashSet::new();
        for (name, resource, error) in resources {
            let faults = check::faults(name, &resource, &read.uses, &known, &uses);
            let twice = own.add_resource(resource).err().map(|errors| overriding(name, &errors));
            let in_file = error.into_iter().chain(faults.iter().map(|(_, error)| error.clone())).chain(twice);
            problems.extend(first_of(in_file.collect()));
            faulty.extend(faults.into_iter().map(|(message, _)| message));
        }
        let read = Read {
            language: language.clone(),
            own: Some((own, faulty)),
            numbers: Numbers::for_language(language, true),
            order: Order::for_language(language),
            ..read
        };
        Ok((Self::from_read(read), problems))
    }

    fn from_read(read: Read) -> Self {
        Self { read: Arc::new(read.ready()), added: BTreeMap::new(), lent: BTreeMap::new() }
    }

    /// The language.
    pub fn language(&self) -> &LanguageIdentifier {
        &self.read.language
    }

    /// The text of a message in which nothing is filled in; the name of one nobody wrote, so that nothing is ever blank.
    pub fn get<'a>(&'a self, message: &'a str) -> &'a str {
        let filled = self.read.uses.get(message).is_some_and(|uses| !uses.places.is_empty());
        debug_assert!(!filled, "{message} has places to be filled in");
        self.read.plain.get(message).or_else(|| self.added.get(message)).map_or(message, String::as_str)
    }

    /// The text of a message with its places filled in.
    pub fn with(&self, message: &str, values: &[(&str, &dyn Value)]) -> String {
        if let Some(plain) = self.read.plain.get(message).or_else(|| self.added.get(message)) {
            return plain.clone();
        }
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (place, value) in values {
            arguments.set(*place, value.value());
        }
        self.read.write(message, &arguments).unwrap_or_else(|| message.to_owned())
    }

    /// The text of a message for a count of things, which it calls `$n`.
    pub fn count(&self, message: &str, n: usize) -> String {
        self.with(message, &[("n", &n)])
    }

    /// A number that stands alone, by the rules of the language.
    pub fn number(&self, number: Decimal) -> String {
        self.written(number, SignDisplay::Auto)
    }

    /// A number that stands alone, with a sign in any case but zero.
    pub fn signed(&self, number: Decimal) -> String {
        self.written(number, SignDisplay::ExceptZero)
    }

    fn written(&self, number: Decimal, sign: SignDisplay) -> String {
        let digits = number.to_string();
        self.read.numbers.as_ref().and_then(|numbers| numbers.write(&digits, sign)).unwrap_or(digits)
    }

    /// Gives a message a text, where it has none.
    pub fn add(&mut self, message: String, text: String) {
        if !self.read.uses.contains_key(&message) {
            self.added.entry(message).or_insert(text);
        }
    }

    /// A name or a text that content gives one of its things, in this language: what stands under `message` where English has `text` there.
    /// Where it has another, the content is not the one that was translated, and `text` stays as it is.
    pub fn named<'a>(&'a self, message: &str, text: &'a str) -> &'a str {
        self.translation(message, text).unwrap_or(text)
    }

    /// What stands under a message in English, whatever the language: how a name is kept that [`Self::named`] shows.
    pub fn original<'a>(&'a self, message: &'a str) -> &'a str {
        self.read.originals.get(message).map_or(message, String::as_str)
    }

    /// The same, or nothing where it is not translated.
    pub fn translation(&self, message: &str, text: &str) -> Option<&str> {
        let lent = self.lent.values().filter_map(|lent| lent.get(message));
        if let Some((_, translated)) = lent.into_iter().find(|(original, _)| original == text) {
            return Some(translated);
        }
        self.read.originals.get(message).filter(|original| *original == text)?;
        self.read.plain.get(message).map(String::as_str)
    }

    /// Takes translations of content that comes from elsewhere, such as from mods, and brings them along. They stand in the place of those that
    /// `by` lent before.
    pub fn lend(&mut self, by: &'static str, lent: Lent) {
        self.lent.insert(by, lent);
    }

    /// What `by` has lent.
    pub fn lent(&self, by: &str) -> Option<&Lent> {
        self.lent.get(by)
    }

    /// Whether a message has a text.
    pub fn has(&self, message: &str) -> bool {
        self.read.uses.contains_key(message) || self.added.contains_key(message)
    }

    /// Whether a place of this name is filled in by a message.
    pub fn fills(&self, message: &str, place: &str) -> bool {
        self.read.uses.get(message).is_some_and(|uses| uses.places.contains(place))
    }

    /// The names of all messages of English, in order.
    pub fn messages(&self) -> Vec<&str> {
        let mut messages: Vec<&str> = self.read.uses.keys().map(String::as_str).collect();
        messages.sort_unstable();
        messages
    }

    /// The messages that English has and this language lacks, or has in vain, in order.
    pub fn missing(&self) -> Vec<&str> {
        let mut messages = self.messages();
        messages.retain(|message| self.read.own.is_some() && self.read.own_bundle(message).is_none());
        messages
    }

    /// How two names follow each other in a list of this language.
    pub fn compare(&self, a: &str, b: &str) -> Ordering {
        self.read.order.as_ref().map_or_else(|| a.cmp(b), |order| order.compare(a, b))
    }

    /// A text as one looks for something in it: `text` has `wanted` for whoever reads this language where `folded(text)` contains `folded(wanted)`.
    /// Capitals do not matter, nor what its alphabet holds for the same letter.
    pub fn folded(&self, text: &str) -> String {
        self.read.order.as_ref().map_or_else(|| text.to_lowercase(), |order| order.folded(text))
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Catalog").field("language", &self.read.language).finish_non_exhaustive()
    }
}

impl Read {
    /// With all messages written once in which nothing is filled in, and those of the language found out that lead nowhere.
    fn ready(mut self) -> Self {
        let vain: Vec<String> =
            self.own.iter().flat_map(|_| self.uses.keys()).filter(|name| self.leads_nowhere(name)).cloned().collect();
        if let Some((_, faulty)) = &mut self.own {
            faulty.extend(vain);
        }
        self.plain = self.written_plainly();
        self
    }

    /// All messages in which nothing is filled in.
    fn written_plainly(&self) -> HashMap<String, String> {
        let nothing = FluentArgs::new();
        let plain = self.uses.iter().filter(|(_, uses)| uses.places.is_empty());
        plain.filter_map(|(name, _)| Some((name.clone(), self.write(name, &nothing)?))).collect()
    }

    /// Whether the language's own message cannot be written, whatever is filled in, such as one that contains itself.
    fn leads_nowhere(&self, message: &str) -> bool {
        let mut arguments = FluentArgs::new();
        self.uses[message].places.iter().for_each(|place| arguments.set(place.as_str(), 1));
        self.own_bundle(message).is_some_and(|own| written(own, message, &arguments).is_err())
    }

    /// The bundle of the language itself, where it has a message that can be used.
    fn own_bundle(&self, message: &str) -> Option<&Bundle> {
        let (own, faulty) = self.own.as_ref()?;
        (has_text(own, message) && !faulty.contains(message)).then_some(own)
    }

    fn write(&self, message: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        if let Some(own) = self.own_bundle(message)
            && let Ok(text) = written(own, message, arguments)
        {
            return Some(text);
        }
        match written(&self.english, message, arguments) {
            Ok(text) => Some(text),
            Err(errors) => {
                debug_assert!(errors.is_empty(), "{message} with {arguments:?}: {errors:?}");
                None
            }
        }
    }
}

/// The text of a bundle's message, or why it has none: no errors where there is no such message.
fn written(bundle: &Bundle, message: &str, arguments: &FluentArgs<'_>) -> Result<String, Vec<FluentError>> {
    let pattern = bundle.get_message(message).and_then(|message| message.value()).ok_or_else(Vec::new)?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
    if errors.is_empty() { Ok(text) } else { Err(errors) }
}

fn has_text(bundle: &Bundle, message: &str) -> bool {
    bundle.get_message(message).is_some_and(|message| message.value().is_some())
}

fn bundle(language: LanguageIdentifier) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Our fonts draw the marks that would isolate what is filled in, and no language of ours is written from the right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number::write));
    bundle.add_builtins().expect("a new bundle has no functions");
    bundle
}

/// What a file brings for its messages to use.
fn known(resource: &FluentResource) -> Vec<String> {
    use fluent_syntax::ast::Entry;
    let entries = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    });
    entries.chain(["NUMBER()".to_owned()]).collect()
}

/// A file that has a message another one had.
fn overriding(file: &str, errors: &[FluentError]) -> FileError {
    let name = errors.iter().find_map(|error| match error {
        FluentError::Overriding { id, .. } => Some(id.as_str()),
        _ => None,
    });
    let reason = format!("{} stands in these files twice; keep one", name.unwrap_or("a message"));
    FileError { others: errors.len().saturating_sub(1), ..FileError::at(file, "", 0, reason) }
}

/// The problems of one file as one: the first, and how many more there are.
fn first_of(problems: Vec<FileError>) -> Option<FileError> {
    let all: usize = problems.iter().map(|problem| 1 + problem.others).sum();
    let first = problems.into_iter().min_by_key(|problem| (problem.line, problem.column))?;
    Some(FileError { others: all - 1, ..first })
}
