//! The state of the parser: the current token, and the enclosing scopes of names.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{Diagnostic, Diagnostics, Location};
use crate::ir::{
    AttrId, Block, Body, Extent, Loc, Module, NameId, OpState, ParseResult, Region, Reported, Traits, TypeId,
    Value,
};

use crate::ir::spelling::unescape;
use crate::source::{Blob, Source};

use super::format::Formats;
use super::format_parse::Partial;
use super::lexer::{Token, TokenKind, next_token};
use super::value_names::{Definition, ValueNames};

/// The parser.
pub(super) struct Parser<'s> {
    source: &'s Source,
    /// The text of the source.
    pub(super) text: &'s [u8],
    pub(super) token: Token,
    /// The end of the previous token.
    pub(super) previous_end: usize,
    pub(super) module: Module,
    pub(super) diagnostics: &'s mut Diagnostics,
    pub(super) formats: Formats,
    pub(super) attr_aliases: FxHashMap<&'s [u8], AttrId>,
    pub(super) type_aliases: FxHashMap<&'s [u8], TypeId>,
    /// Aliases whose definitions have errors that have been reported.
    pub(super) wrong_aliases: FxHashSet<&'s [u8]>,
    /// Offsets of the bodies of identified structures.
    pub(super) struct_places: FxHashMap<NameId, usize>,
    /// Locations such as `#loc1` that are used before their definition at the end of a file, and the offsets of the
    /// uses.
    pub(super) later_locs: FxHashMap<&'s [u8], (Loc, usize)>,
    /// Pointer types in old syntax: offset and pointee.
    pub(super) pointees: Vec<(usize, TypeId)>,
    /// Subjects of warnings about syntax of earlier releases.
    pub(super) deprecated: FxHashSet<&'static str>,
    /// The end of the line with the last warning about the precision of a literal.
    pub(super) checked_precision: usize,
    /// The scopes of the enclosing isolated operations, innermost last.
    pub(super) scopes: Vec<Scope<'s>>,
    pub(super) default_dialects: Vec<&'static str>,
    /// Traits of the operation being parsed.
    pub(super) current_traits: Traits,
    pub(super) nesting: usize,
    /// True if bodies keep the names of values.
    pub(super) keeps_names: bool,
    /// Finished scopes, for reuse.
    spare_scopes: Vec<Scope<'s>>,
    /// States of finished operations, for reuse.
    #[allow(clippy::vec_box)] // A state is moved in and out for each operation.
    pub(super) spare_states: Vec<Box<OpState>>,
    /// As `spare_states`, for operations parsed by a format.
    #[allow(clippy::vec_box)] // As above.
    pub(super) spare_partials: Vec<Box<Partial>>,
}

/// Names inside one isolated operation.
#[derive(Default)]
pub(super) struct Scope<'s> {
    pub(super) body: Body,
    values: ValueNames<'s>,
    /// Names in the order of definition, so that those of a region can be removed at its end.
    defined: Vec<&'s [u8]>,
    /// Forward references: the placeholder and the offset of the first use.
    forward: FxHashMap<(&'s [u8], u32), (Value, usize)>,
    /// Placeholders and the values that replace them.
    resolved: Vec<(Value, Value)>,
    regions: Vec<RegionScope<'s>>,
}

impl Scope<'_> {
    /// Resets all fields but keeps their memory.
    fn clear(&mut self) {
        self.body.clear();
        self.values.clear();
        self.defined.clear();
        self.forward.clear();
        self.resolved.clear();
        self.regions.clear();
    }
}

/// The note at the first of two definitions.
pub(super) const PREVIOUSLY_DEFINED: &str = "previously defined here";
/// The note at a use, or the definition, that determined the type of a value.
const PRIOR_USE: &str = "prior use here";

/// The number of operations above which a finished body is not copied.
const LARGE_BODY: usize = 1 << 14;

struct RegionScope<'s> {
    region: Region,
    blocks: FxHashMap<&'s [u8], BlockLabel>,
    /// Length of `Scope::defined` at the start of the region.
    defined: usize,
}

#[derive(Clone, Copy)]
struct BlockLabel {
    block: Block,
    /// Offset of the first use, until the label is parsed.
    used_at: Option<usize>,
    /// Offset of the label, once it is parsed.
    defined_at: usize,
}

/// Tokens.
impl<'s> Parser<'s> {
    pub(super) fn new(source: &'s Source, module: Module, diagnostics: &'s mut Diagnostics) -> Parser<'s> {
        let text = &source.text[..];
        let formats = Formats::new(module.cx.registry());
        Parser {
            source,
            text,
            token: next_token(text, 0),
            previous_end: 0,
            module,
            diagnostics,
            formats,
            attr_aliases: FxHashMap::default(),
            type_aliases: FxHashMap::default(),
            wrong_aliases: FxHashSet::default(),
            struct_places: FxHashMap::default(),
            later_locs: FxHashMap::default(),
            pointees: Vec::new(),
            deprecated: FxHashSet::default(),
            checked_precision: 0,
            keeps_names: false,
            scopes: Vec::new(),
            default_dialects: vec!["builtin"],
            current_traits: Traits::default(),
            nesting: 0,
            spare_scopes: Vec::new(),
            spare_states: Vec::new(),
            spare_partials: Vec::new(),
        }
    }

    #[inline]
    pub(super) fn advance(&mut self) {
        self.previous_end = self.token.end;
        self.token = next_token(self.text, self.token.end);
    }

    /// Continues at a byte offset inside the text: for lists of dimensions, which are not tokens.
    pub(super) fn reset(&mut self, offset: usize) {
        self.previous_end = offset;
        self.token = next_token(self.text, offset);
    }

    #[inline]
    pub(super) fn token_text(&self) -> &'s [u8] {
        &self.text[self.token.start..self.token.end]
    }

    #[inline]
    pub(super) fn is_kind(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    #[inline]
    pub(super) fn is(&self, token: &str) -> bool {
        let (len, wanted) = (token.len(), token.as_bytes());
        // Most expected tokens are one byte, and most of the others differ in the first.
        self.token.end - self.token.start == len
            && self.text[self.token.start] == wanted[0]
            && matches!(self.token.kind, TokenKind::Punctuation | TokenKind::Bare)
            && (len == 1 || self.token_text() == wanted)
    }

    #[inline]
    pub(super) fn take(&mut self, token: &str) -> bool {
        let found = self.is(token);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn require(&mut self, token: &str) -> ParseResult {
        if self.take(token) { Ok(()) } else { Err(self.unexpected(&format!("'{token}'"))) }
    }

    /// Consumes the current token, which must be of a kind, and returns its text.
    pub(super) fn require_kind(&mut self, kind: TokenKind, what: &str) -> ParseResult<&'s [u8]> {
        if self.token.kind != kind {
            return Err(self.unexpected(what));
        }
        let text = self.token_text();
        self.advance();
        Ok(text)
    }

    /// Parses a string literal and returns the bytes it denotes.
    pub(super) fn require_string(&mut self) -> ParseResult<Vec<u8>> {
        if let Some(blob) = self.take_blob() {
            return Ok(blob.text());
        }
        self.require_kind(TokenKind::String, "string literal").map(unescape)
    }

    /// Consumes the current token if it is a blob.
    pub(super) fn take_blob(&mut self) -> Option<&'s Blob> {
        let blob = self.source.blob(self.token.start)?;
        self.advance();
        Some(blob)
    }

    /// Appends the part of the text between two offsets, as it was in the file.
    pub(super) fn append_text(&self, start: usize, end: usize, out: &mut Vec<u8>) {
        self.source.write(start, end, out).expect("writing to memory succeeds");
    }

    pub(super) fn require_symbol(&mut self) -> ParseResult<NameId> {
        let text = self.require_kind(TokenKind::At, "symbol name")?;
        let name = &text[1..];
        Ok(if name.starts_with(b"\"") {
            self.module.cx.name(unescape(name))
        } else {
            self.module.cx.name(name)
        })
    }

    /// Reports that the current token is not the expected one.
    pub(super) fn unexpected(&mut self, expected: &str) -> Reported {
        let found = match self.token.kind {
            TokenKind::End => "the end of the file".to_string(),
            TokenKind::Invalid if self.token_text().starts_with(b"\"") => {
                "a string that does not end on its line".to_string()
            }
            _ => {
                let text = String::from_utf8_lossy(self.token_text());
                let short: String = text.chars().take(40).collect();
                format!("'{short}'{}", if short.len() < text.len() { "…" } else { "" })
            }
        };
        self.report(self.token.start, format!("expected {expected}, but found {found}"))
    }

    pub(super) fn report(&mut self, offset: usize, message: impl Into<String>) -> Reported {
        self.diagnostics.error(Location::Offset(offset), message);
        Reported
    }

    /// Reports an error with a note at another position of the source, if that is known.
    pub(super) fn report_with_note(
        &mut self,
        offset: usize,
        message: impl Into<String>,
        (other, note): (Option<usize>, &str),
    ) -> Reported {
        let error = Diagnostic::error(Location::Offset(offset), message);
        self.diagnostics.push(match other {
            Some(other) => error.note(Location::Offset(other), note),
            None => error,
        });
        Reported
    }

    /// Returns the offset of a part of the source.
    pub(super) fn offset_of(&self, part: &'s [u8]) -> usize {
        part.as_ptr().addr() - self.text.as_ptr().addr()
    }

    /// Runs `parse` one nesting level deeper, within the limit.
    pub(super) fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        if self.nesting >= super::MAX_NESTING {
            let message = format!("nesting is deeper than {} levels", super::MAX_NESTING);
            return Err(self.report(self.token.start, message));
        }
        self.nesting += 1;
        let result = parse(self);
        self.nesting -= 1;
        result
    }

    /// Reports an undefined alias, unless an error in its definition has been reported.
    pub(super) fn undefined_alias(&mut self, offset: usize, alias: &[u8]) -> Reported {
        if self.wrong_aliases.contains(alias) {
            return Reported;
        }
        let message = format!("undefined symbol alias id '{}'", String::from_utf8_lossy(alias));
        self.report(offset, message)
    }

    /// Reports an entity that is too large or too deep, because of aliases, to be visited part by part.
    pub(super) fn check_extent(&mut self, offset: usize, what: &str, extent: Extent) -> ParseResult {
        let most = self.most_parts();
        if extent.parts > most {
            let message = format!("{what} is too large: written out, it has more than {most} parts");
            return Err(self.report(offset, message));
        }
        // An entity nested as deeply as the text may be has one more level, its innermost part.
        if extent.depth as usize > super::MAX_NESTING + 1 {
            let message = format!("nesting is deeper than {} levels", super::MAX_NESTING);
            return Err(self.report(offset, message));
        }
        Ok(())
    }

    /// Returns the maximum number of parts: an entity that is written out in the text is never too large.
    pub(super) fn most_parts(&self) -> u64 {
        Extent::MAX_PARTS.max(self.text.len() as u64)
    }

    /// Reports an identified structure whose body, declared after its first use, makes a type too large.
    pub(super) fn check_structures(&mut self) {
        let oversized = self.module.cx.oversized_structure(self.most_parts(), super::MAX_NESTING + 1);
        let Some(name) = oversized else { return };
        let offset = self.struct_places.get(&name).copied().unwrap_or_default();
        let text = self.module.cx.str(name);
        let message = format!("structure \"{text}\" makes a type that is too large or nested too deep");
        self.report(offset, message);
    }

    /// Parses items separated by commas up to and including `close`; `open` was consumed before.
    pub(super) fn list_until<T>(
        &mut self,
        close: &str,
        mut each: impl FnMut(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<Vec<T>> {
        let mut items = Vec::new();
        if self.take(close) {
            return Ok(items);
        }
        loop {
            items.push(each(self)?);
            if !self.take(",") {
                self.require(close)?;
                return Ok(items);
            }
        }
    }
}

/// Names of values.
impl<'s> Parser<'s> {
    pub(super) fn scope(&mut self) -> &mut Scope<'s> {
        self.scopes.last_mut().expect("the top level is a scope")
    }

    pub(super) fn body(&mut self) -> &mut Body {
        &mut self.scope().body
    }

    /// Binds a name to `count` values from `first` on; `None` after an error in their definition.
    pub(super) fn define(
        &mut self,
        name: &'s [u8],
        offset: usize,
        first: Option<Value>,
        count: u32,
    ) -> ParseResult {
        let scope = self.scope();
        if !scope.values.insert(name, Definition { first, count }) {
            let message = format!("redefinition of SSA value '{}'", String::from_utf8_lossy(name));
            let earlier = self.definition_of(name);
            return Err(self.report_with_note(offset, message, (earlier, PREVIOUSLY_DEFINED)));
        }
        scope.defined.push(name);
        if self.keeps_names {
            self.keep_name(name, first, count);
        }
        let scope = self.scope();
        if scope.forward.is_empty() {
            return Ok(());
        }
        // The text determines `count`, which may be huge; the number of forward references is bounded by the text
        // parsed.
        let waiting: Vec<u32> = if count as usize > scope.forward.len() {
            scope.forward.keys().filter(|key| key.0 == name && key.1 < count).map(|key| key.1).collect()
        } else {
            (0..count).collect()
        };
        for index in waiting {
            let Some((placeholder, used_at)) = scope.forward.remove(&(name, index)) else { continue };
            let Some(first) = first else { continue };
            let value = Value::new(first.index() + index as usize);
            let (used, defined) = (scope.body.value_type(placeholder), scope.body.value_type(value));
            scope.resolved.push((placeholder, value));
            if used != defined {
                let definition = (Some(offset), "the definition is here");
                return Err(self.type_conflict(name, used_at, (used, defined), definition));
            }
        }
        Ok(())
    }

    /// Records the name of values for debuggers, unless a printer made it up.
    fn keep_name(&mut self, name: &[u8], first: Option<Value>, count: u32) {
        let (Some(first), Some(name)) = (first, name.strip_prefix(b"%")) else { return };
        if name.first().is_none_or(u8::is_ascii_digit) {
            return;
        }
        for index in 0..count {
            let whole = match count {
                1 => name.to_vec(),
                _ => [name, format!("_{index}").as_bytes()].concat(),
            };
            let whole = self.module.cx.name(whole);
            self.body().value_names.push((Value::new(first.index() + index as usize), whole));
        }
    }

    /// Returns the offset of the definition of a value's name.
    fn definition_of(&mut self, name: &[u8]) -> Option<usize> {
        let defined = self.scope().defined.iter().rev().find(|&&defined| defined == name).copied();
        defined.map(|defined| self.offset_of(defined))
    }

    fn type_conflict(
        &mut self,
        name: &[u8],
        offset: usize,
        (wanted, found): (TypeId, TypeId),
        note: (Option<usize>, &str),
    ) -> Reported {
        let cx = &self.module.cx;
        let message = format!(
            "use of value '{}' expects different type than prior uses: '{}' vs '{}'",
            String::from_utf8_lossy(name),
            cx.type_text(wanted),
            cx.type_text(found)
        );
        self.report_with_note(offset, message, note)
    }

    /// Returns the value of a name; a placeholder if it is not defined yet.
    pub(super) fn use_value(
        &mut self,
        name: &'s [u8],
        index: u32,
        offset: usize,
        ty: TypeId,
    ) -> ParseResult<Value> {
        let scope = self.scope();
        match scope.values.get(name) {
            Some(Definition { first: None, .. }) => Err(Reported),
            Some(Definition { first: Some(first), count }) => {
                if index >= count {
                    let message = format!(
                        "reference to invalid result number: '{}' has {count} values",
                        String::from_utf8_lossy(name)
                    );
                    return Err(self.report(offset, message));
                }
                let value = Value::new(first.index() + index as usize);
                let found = scope.body.value_type(value);
                if found == ty {
                    return Ok(value);
                }
                let definition = self.definition_of(name);
                Err(self.type_conflict(name, offset, (ty, found), (definition, PRIOR_USE)))
            }
            None => {
                let body = &mut scope.body;
                let (value, used_at) = *scope
                    .forward
                    .entry((name, index))
                    .or_insert_with(|| (body.new_forward_value(ty), offset));
                let found = scope.body.value_type(value);
                if found == ty {
                    return Ok(value);
                }
                Err(self.type_conflict(name, offset, (ty, found), (Some(used_at), PRIOR_USE)))
            }
        }
    }

    /// Begins the scope of an isolated operation.
    pub(super) fn push_scope(&mut self) {
        let scope = self.spare_scopes.pop().unwrap_or_default();
        self.scopes.push(scope);
    }

    /// Ends the scope of an isolated operation: reports undefined names and returns the body.
    pub(super) fn pop_scope(&mut self, complete: bool) -> Body {
        let mut scope = self.scopes.pop().expect("push_scope came before");
        if complete {
            let mut undefined: Vec<(usize, &[u8])> =
                scope.forward.iter().map(|(key, use_)| (use_.1, key.0)).collect();
            undefined.sort_unstable();
            for (offset, name) in undefined {
                let text = String::from_utf8_lossy(name);
                let known = scope.values.words().filter_map(|name| std::str::from_utf8(name).ok());
                let hint =
                    crate::diag::did_you_mean(&text, known).map(|known| format!("; did you mean '{known}'?"));
                let message =
                    format!("use of undeclared SSA value name '{text}'{}", hint.unwrap_or_default());
                self.report(offset, message);
            }
        }
        if !scope.resolved.is_empty() {
            let forwarded: FxHashMap<Value, Value> = scope.resolved.iter().copied().collect();
            scope.body.replace_values(|value| forwarded.get(&value).copied().unwrap_or(value));
        }
        self.finished_body(scope)
    }

    /// Returns the body of a scope, shrunk to fit; the scope is kept for reuse unless it is large.
    fn finished_body(&mut self, mut scope: Scope<'s>) -> Body {
        if scope.body.op_count() > LARGE_BODY {
            return scope.body;
        }
        let body = scope.body.clone();
        scope.clear();
        self.spare_scopes.push(scope);
        body
    }
}

/// Regions and blocks.
impl<'s> Parser<'s> {
    pub(super) fn push_region(&mut self, region: Region) {
        let scope = self.scope();
        let defined = scope.defined.len();
        scope.regions.push(RegionScope { region, blocks: FxHashMap::default(), defined });
    }

    /// Ends a region: removes its names and reports undefined labels.
    pub(super) fn pop_region(&mut self) {
        let scope = self.scope();
        let Some(region) = scope.regions.pop() else { return };
        if region.defined == 0 {
            scope.values.clear();
            scope.defined.clear();
        }
        for name in scope.defined.drain(region.defined..) {
            scope.values.remove(name);
        }
        let unseen =
            region.blocks.iter().filter_map(|(name, label)| label.used_at.map(|offset| (offset, *name)));
        let mut unseen: Vec<(usize, &[u8])> = unseen.collect();
        unseen.sort_unstable();
        for (offset, name) in unseen {
            self.report(
                offset,
                format!("reference to an undefined block '{}'", String::from_utf8_lossy(name)),
            );
        }
    }

    fn region_scope(&mut self) -> (&mut Body, &mut RegionScope<'s>) {
        let scope = self.scope();
        (&mut scope.body, scope.regions.last_mut().expect("operations are inside a region"))
    }

    /// Returns the block that a branch refers to.
    pub(super) fn use_block(&mut self, name: &'s [u8], offset: usize) -> Block {
        let (body, scope) = self.region_scope();
        let region = scope.region;
        let new = || BlockLabel { block: body.new_block(region), used_at: Some(offset), defined_at: offset };
        scope.blocks.entry(name).or_insert_with(new).block
    }

    /// Returns the block of a label, and appends it to the region.
    pub(super) fn define_block(&mut self, name: &'s [u8], offset: usize) -> ParseResult<Block> {
        let (body, scope) = self.region_scope();
        let region = scope.region;
        let new = || BlockLabel { block: body.new_block(region), used_at: Some(offset), defined_at: offset };
        let label = scope.blocks.entry(name).or_insert_with(new);
        if label.used_at.take().is_none() {
            let earlier = label.defined_at;
            let message = format!("redefinition of block '{}'", String::from_utf8_lossy(name));
            return Err(self.report_with_note(offset, message, (Some(earlier), PREVIOUSLY_DEFINED)));
        }
        label.defined_at = offset;
        let block = label.block;
        body.place_block(block);
        Ok(block)
    }
}
