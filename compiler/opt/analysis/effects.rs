//! Side effects of calls.
//!
//! They derive from the attributes `memory(…)`, `nounwind` and `willreturn` of functions and calls, as LLVM defines
//! them. The effects of library functions of C derive from the standard. Calls with operand bundles may have any
//! effect.

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::function::{passes_through, signature};
use crate::ir::{AttrData, AttrId, Context, DictId, FloatKind, Op, TypeData, TypeId, name};
use crate::opt::function::Function;

/// The memory that may be accessed; a later variant includes the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Reach {
    /// No memory that is visible to the caller.
    None,
    /// Memory that pointer arguments point to.
    Arguments,
    /// Any memory.
    Anything,
}

/// Side effects of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effects {
    pub(crate) reads: Reach,
    pub(crate) writes: Reach,
    pub(crate) may_unwind: bool,
    pub(crate) may_not_return: bool,
}

impl Effects {
    pub(crate) const NONE: Effects =
        Effects { reads: Reach::None, writes: Reach::None, may_unwind: false, may_not_return: false };
    pub(crate) const ANY: Effects =
        Effects { reads: Reach::Anything, writes: Reach::Anything, may_unwind: true, may_not_return: true };

    /// The union of both effects.
    pub(crate) fn or(self, other: Effects) -> Effects {
        Effects {
            reads: self.reads.max(other.reads),
            writes: self.writes.max(other.writes),
            may_unwind: self.may_unwind || other.may_unwind,
            may_not_return: self.may_not_return || other.may_not_return,
        }
    }

    /// The intersection of two upper bounds on the effects of a call.
    pub(crate) fn and(self, other: Effects) -> Effects {
        Effects {
            reads: self.reads.min(other.reads),
            writes: self.writes.min(other.writes),
            may_unwind: self.may_unwind && other.may_unwind,
            may_not_return: self.may_not_return && other.may_not_return,
        }
    }

    /// Returns true if a call is trivially dead once its results are unused.
    pub(crate) fn may_drop(self) -> bool {
        self.writes == Reach::None && !self.may_unwind && !self.may_not_return
    }

    /// The effects that the attributes of a function or call permit.
    pub(crate) fn declared(cx: &Context, attrs: DictId) -> Effects {
        let has = |flag: &str| cx.find_name(flag).is_some_and(|name| cx.dict_get(attrs, name).is_some());
        let mut effects = Effects::ANY;
        effects.may_unwind = !has("no_unwind");
        effects.may_not_return = !has("will_return");
        let memory = cx.find_name("memory_effects").and_then(|name| cx.dict_get(attrs, name));
        if let Some(declared) = memory.and_then(|attr| cx.dialect_attr_body(attr, MEMORY_EFFECTS)) {
            effects = effects.and(memory_effects(declared));
        }
        let passed = cx.find_name("passthrough").and_then(|name| cx.dict_get(attrs, name));
        for &attr in passed.and_then(|attr| cx.array_value(attr)).unwrap_or_default() {
            effects = effects.and(passed_through(cx, attr));
        }
        effects
    }

    /// The effects that the attributes of a declaration permit, or the C standard if it is a library function.
    pub(crate) fn of_declaration(cx: &Context, symbol: &str, attrs: DictId) -> Effects {
        Effects::declared(cx, attrs).and(library(cx, symbol, attrs).unwrap_or(Effects::ANY))
    }

    /// Adds the attributes that declare these effects.
    pub(crate) fn declare(self, cx: &mut Context, mut attrs: DictId) -> DictId {
        let declared = Effects::declared(cx, attrs);
        let unit = cx.unit_attr();
        for (flag, is_new) in [
            ("no_unwind", declared.may_unwind && !self.may_unwind),
            ("will_return", declared.may_not_return && !self.may_not_return),
        ] {
            if is_new {
                let name = cx.name(flag);
                attrs = cx.dict_with(attrs, name, unit);
            }
        }
        let (reads, writes) = (self.reads.min(declared.reads), self.writes.min(declared.writes));
        if (reads, writes) != (declared.reads, declared.writes) {
            let name = cx.name("memory_effects");
            let (argument, other) = [Reach::Arguments, Reach::Anything]
                .map(|least| mod_ref(reads >= least, writes >= least))
                .into();
            let attr = cx.dialect_attr(format!(
                "{MEMORY_EFFECTS}<other = {other}, argMem = {argument}, inaccessibleMem = {other}, \
                 errnoMem = {other}, targetMem0 = {other}, targetMem1 = {other}>"
            ));
            attrs = cx.dict_with(attrs, name, attr);
        }
        attrs
    }
}

const MEMORY_EFFECTS: &str = "llvm.memory_effects";

/// The keyword of an access in `#llvm.memory_effects`.
fn mod_ref(reads: bool, writes: bool) -> &'static str {
    match (reads, writes) {
        (false, false) => "none",
        (true, false) => "read",
        (false, true) => "write",
        (true, true) => "readwrite",
    }
}

/// Parses the body of `#llvm.memory_effects`: `other = none, argMem = read, …`.
fn memory_effects(text: &str) -> Effects {
    let mut effects = Effects { reads: Reach::None, writes: Reach::None, ..Effects::ANY };
    for location in text.split(',') {
        let (location, access) = location.split_once('=').unwrap_or((location, "readwrite"));
        let reach = if location.trim() == "argMem" { Reach::Arguments } else { Reach::Anything };
        let access = access.trim();
        if access != "none" && access != "write" {
            effects.reads = effects.reads.max(reach);
        }
        if access != "none" && access != "read" {
            effects.writes = effects.writes.max(reach);
        }
    }
    effects
}

/// The effects that an entry of `passthrough` permits: a name, or a name and a value.
fn passed_through(cx: &Context, attr: AttrId) -> Effects {
    let (text, value) = match cx.attr_data(attr) {
        AttrData::String(text) => (cx.str(*text), None),
        AttrData::Array(pair) => match pair.as_ref() {
            &[key, value] => match (cx.string_value(key), cx.string_value(value)) {
                (Some(key), Some(value)) => (cx.str(key), cx.str(value).parse().ok()),
                _ => return Effects::ANY,
            },
            _ => return Effects::ANY,
        },
        _ => return Effects::ANY,
    };
    match (text, value) {
        ("nounwind", None) => Effects { may_unwind: false, ..Effects::ANY },
        ("willreturn", None) => Effects { may_not_return: false, ..Effects::ANY },
        ("readnone", None) => Effects { reads: Reach::None, writes: Reach::None, ..Effects::ANY },
        ("readonly", None) => Effects { writes: Reach::None, ..Effects::ANY },
        ("memory", Some(bits)) => encoded(bits),
        _ => Effects::ANY,
    }
}

/// Decodes LLVM's integer encoding of `memory(…)`. Each location has the bits 1 (read) and 2 (write), `argMem` the
/// lowest ones.
fn encoded(bits: u64) -> Effects {
    let reach = |bit: u64| {
        // This bit of all locations.
        let mask = 0x5555_5555_5555_5555 * bit;
        match bits & mask {
            0 => Reach::None,
            some if some <= 2 => Reach::Arguments,
            _ => Reach::Anything,
        }
    };
    Effects { reads: reach(1), writes: reach(2), ..Effects::ANY }
}

/// Returns true if a function must not be recognized as a library function by its name.
pub(crate) fn is_no_builtin(cx: &Context, attrs: DictId) -> bool {
    ["nobuiltin", "no-builtins"].iter().any(|text| passes_through(cx, attrs, text))
}

/// Returns true for a declaration of the library function `sqrt` or `sqrtf`.
pub(crate) fn is_square_root(cx: &Context, symbol: &str, attrs: DictId) -> bool {
    let kind = match symbol {
        "sqrt" => FloatKind::F64,
        "sqrtf" => FloatKind::F32,
        _ => return false,
    };
    let signature = signature(cx, attrs).filter(|signature| !signature.variadic);
    signature.is_some_and(|signature| {
        cx.float_kind(signature.result) == Some(kind) && signature.params == [signature.result]
    }) && !is_no_builtin(cx, attrs)
}

/// The effects of library functions of C. Functions that may set `errno` write memory and are not listed.
fn library(cx: &Context, symbol: &str, attrs: DictId) -> Option<Effects> {
    if is_no_builtin(cx, attrs) {
        return None;
    }
    let signature = signature(cx, attrs).filter(|signature| !signature.variadic)?;
    let all = |ty: TypeId| signature.result == ty && signature.params.iter().all(|&param| param == ty);
    let is_pointer = |ty: &TypeId| matches!(cx.type_data(*ty), TypeData::Pointer { .. });
    let is_float = |kind| cx.float_kind(signature.result) == Some(kind) && all(signature.result);
    let kind = if symbol.ends_with('f') { FloatKind::F32 } else { FloatKind::F64 };
    let reads_arguments = Effects { reads: Reach::Arguments, ..Effects::NONE };
    match (symbol, signature.params.len()) {
        ("abs", 1) if all(TypeId::I32) => Some(Effects::NONE),
        ("labs" | "llabs", 1) if all(TypeId::I64) => Some(Effects::NONE),
        ("fabs" | "floor" | "ceil" | "trunc" | "round", 1) if is_float(kind) => Some(Effects::NONE),
        ("fabsf" | "floorf" | "ceilf" | "truncf" | "roundf", 1) if is_float(kind) => Some(Effects::NONE),
        ("copysign" | "fmin" | "fmax" | "copysignf" | "fminf" | "fmaxf", 2) if is_float(kind) => {
            Some(Effects::NONE)
        }
        ("strlen", 1) if signature.params.iter().all(is_pointer) => Some(reads_arguments),
        ("strcmp", 2) if signature.params.iter().all(is_pointer) => Some(reads_arguments),
        ("strncmp" | "memcmp", 3) if signature.params[..2].iter().all(is_pointer) => Some(reads_arguments),
        _ => None,
    }
}

impl Function<'_> {
    /// The effects of a call without operand bundles; `None` for other operations.
    pub(crate) fn call_effects(&self, op: Op) -> Option<Effects> {
        let attrs = self.body.attrs(op);
        let bundles =
            self.cx.dict_get(attrs, name::OP_BUNDLE_TAGS).and_then(|attr| self.cx.array_value(attr));
        if self.body.name(op) != CALL || bundles.is_some_and(|tags| !tags.is_empty()) {
            return None;
        }
        let callee = self.cx.dict_get(attrs, name::CALLEE).and_then(|attr| self.cx.symbol_value(attr));
        let of_callee = callee.and_then(|callee| self.symbols.effects(self.table, callee));
        Some(Effects::declared(self.cx, attrs).and(of_callee.unwrap_or(Effects::ANY)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_effects_are_parsed() {
        let effects = memory_effects("other = none, argMem = read, inaccessibleMem = none");
        assert_eq!((effects.reads, effects.writes), (Reach::Arguments, Reach::None));
        let effects = memory_effects("other = none, argMem = none, inaccessibleMem = write");
        assert_eq!((effects.reads, effects.writes), (Reach::None, Reach::Anything));
        let effects = memory_effects("other = readwrite");
        assert_eq!((effects.reads, effects.writes), (Reach::Anything, Reach::Anything));
    }

    #[test]
    fn memory_effects_are_decoded() {
        let of = |bits| (encoded(bits).reads, encoded(bits).writes);
        assert_eq!(of(0), (Reach::None, Reach::None));
        assert_eq!(of(1), (Reach::Arguments, Reach::None));
        assert_eq!(of(2), (Reach::None, Reach::Arguments));
        assert_eq!(of(4), (Reach::Anything, Reach::None));
        assert_eq!(of(0b1001), (Reach::Arguments, Reach::Anything));
    }
}
