//! Treatments of attributes by code generation.
//!
//! The module is checked before the optimizer, which removes attributes together with their operations. The set of
//! accepted modules is therefore the same at every level. Imports none of the other modules of code generation.

mod checks;
mod landing_pad;
mod table;
mod treatment;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{Diagnostic, Diagnostics, IGNORED_ATTRIBUTES, UNKNOWN_ATTRIBUTES};
use crate::ir::{AttrData, AttrId, Body, DictId, Module, NameId, Op, OpName, Region, name};
use crate::target::Target;

use table::{DISCARDABLE, INHERENT, PARAMETERS, PASSTHROUGH, Row};
use treatment::{Subject, Treatment};

/// Returns a description of the treatment of an inherent attribute of the LLVM dialect; `None` if no list has it.
pub fn treatment(attribute: &str) -> Option<String> {
    Some(match *treatments(&[INHERENT]).get(attribute)? {
        Treatment::Heard => "heard".to_string(),
        Treatment::Checked(_) => "heard, and refused with some values".to_string(),
        Treatment::Harmless(why) => format!("ignored: {why}"),
        Treatment::Warned(lacks) => format!("ignored with a warning: {lacks}"),
        Treatment::Refused(needs) => format!("refused: it needs {needs}"),
    })
}

fn treatments(tables: &[&[Row]]) -> FxHashMap<&'static str, Treatment> {
    let rows = tables.iter().flat_map(|table| table.iter());
    rows.flat_map(|&(names, treatment)| names.iter().map(move |&name| (name, treatment))).collect()
}

/// Refuses unsupported attributes of supported operations, and warns about ignored ones.
///
/// Returns `None` after an error.
pub fn check(module: &Module, target: &Target, diagnostics: &mut Diagnostics) -> Option<()> {
    let mut checker = Checker {
        module,
        target,
        operations: treatments(&[INHERENT, DISCARDABLE]),
        parameters: treatments(&[PARAMETERS]),
        passthrough: treatments(&[PASSTHROUGH]),
        seen: FxHashSet::default(),
        warned: FxHashSet::default(),
        has_errors: false,
        diagnostics,
    };
    for body in module.bodies() {
        for &block in body.region_blocks(Region::ROOT) {
            body.block_ops(block).iter().for_each(|&op| checker.check_op(body, op));
        }
    }
    (!checker.has_errors).then_some(())
}

struct Checker<'a> {
    module: &'a Module,
    target: &'a Target,
    operations: FxHashMap<&'static str, Treatment>,
    parameters: FxHashMap<&'static str, Treatment>,
    passthrough: FxHashMap<&'static str, Treatment>,
    /// Dictionaries whose entries are accepted on this operation.
    seen: FxHashSet<(OpName, DictId)>,
    /// The subjects of the warnings so far.
    warned: FxHashSet<String>,
    has_errors: bool,
    diagnostics: &'a mut Diagnostics,
}

impl Checker<'_> {
    fn check_op(&mut self, body: &Body, op: Op) {
        if let Err(needs) = landing_pad::check(self.module, body, op) {
            self.refuse(body, op, &needs);
        }
        let (operation, attrs) = (body.name(op), body.attrs(op));
        let depends_on_types = self.entries(attrs).any(|(name, _)| name == name::ALIGNMENT);
        if attrs == DictId::EMPTY || !depends_on_types && !self.seen.insert((operation, attrs)) {
            return;
        }
        let cx = &self.module.cx;
        for &(name, attr) in cx.dict_entries(attrs) {
            let text = cx.str(name);
            if text.contains('.') && !text.starts_with("llvm.") {
                // Discardable attributes of other dialects have no meaning in this one.
                continue;
            }
            if !text.contains('.') && !cx.op_text(operation).starts_with("llvm.") {
                continue;
            }
            self.treat(body, op, text, attr, self.operations.get(text).copied());
            match name {
                name::ARG_ATTRS | name::RES_ATTRS => self.check_parameters(body, op, attr),
                _ if text == "passthrough" => self.check_passthrough(body, op, attr),
                _ => {}
            }
        }
    }

    fn entries(&self, attrs: DictId) -> impl Iterator<Item = (NameId, AttrId)> {
        self.module.cx.dict_entries(attrs).iter().copied()
    }

    fn check_parameters(&mut self, body: &Body, op: Op, list: AttrId) {
        let cx = &self.module.cx;
        for &dict in cx.array_value(list).unwrap_or_default() {
            let AttrData::Dict(dict) = cx.attr_data(dict) else { continue };
            for &(name, attr) in cx.dict_entries(*dict) {
                let text = cx.str(name);
                if text.starts_with("llvm.") {
                    self.treat(body, op, text, attr, self.parameters.get(text).copied());
                }
            }
        }
    }

    fn check_passthrough(&mut self, body: &Body, op: Op, list: AttrId) {
        let cx = &self.module.cx;
        for &entry in cx.array_value(list).unwrap_or_default() {
            let (key, value) = match cx.attr_data(entry) {
                AttrData::Array(pair) if pair.len() == 2 => (pair[0], pair[1]),
                _ => (entry, entry),
            };
            let Some(text) = cx.string_value(key).map(|text| cx.str(text)) else { continue };
            self.treat(body, op, text, value, self.passthrough.get(text).copied());
        }
    }

    fn treat(&mut self, body: &Body, op: Op, text: &str, attr: AttrId, treatment: Option<Treatment>) {
        let subject = Subject { cx: &self.module.cx, target: self.target, body, op };
        match treatment {
            Some(Treatment::Heard | Treatment::Harmless(_)) => {}
            Some(Treatment::Checked(check)) => {
                if let Err(needs) = check(&subject, attr) {
                    self.refuse(body, op, &format!("{needs}, because of '{text}'"));
                }
            }
            Some(Treatment::Refused(needs)) => {
                self.refuse(body, op, &format!("it needs {needs}, because of '{text}'"));
            }
            Some(Treatment::Warned(lacks)) => self.warn(IGNORED_ATTRIBUTES, body, op, (text, lacks)),
            None => self.warn(UNKNOWN_ATTRIBUTES, body, op, (text, "it is not known")),
        }
    }

    fn refuse(&mut self, body: &Body, op: Op, needs: &str) {
        self.has_errors = true;
        let cx = &self.module.cx;
        let message = format!("'{}' op is not supported yet: {needs}", cx.op_text(body.name(op)));
        self.diagnostics.error(cx.location(body.loc(op)), message);
    }

    /// Emits the warning for an attribute, once.
    fn warn(&mut self, name: &'static str, body: &Body, op: Op, (text, why): (&str, &str)) {
        if self.warned.insert(text.to_string()) {
            let cx = &self.module.cx;
            let message = format!("'{}' op: '{text}' is ignored: {why}", cx.op_text(body.name(op)));
            self.diagnostics.push(Diagnostic::warning(name, cx.location(body.loc(op)), message));
        }
    }
}
