//! Checks of attributes whose support depends on their value.

use target_lexicon::{Architecture, BinaryFormat};

use crate::codegen::types::support::has_sibling_calls;
use crate::dialect::llvm::atomic::{ATOMICRMW, Atomicrmw, CMPXCHG, Cmpxchg, ORDERING};
use crate::dialect::llvm::call::TAIL_CALL_KIND;
use crate::dialect::llvm::constrained::{FP_EXCEPTIONS, ROUNDING};
use crate::dialect::llvm::function::CCONV;
use crate::dialect::llvm::hint::ASSUME;
use crate::dialect::llvm::layout;
use crate::dialect::llvm::matrix::{COLUMN_MAJOR_LOAD, COLUMN_MAJOR_STORE};
use crate::dialect::llvm::memory::{LOAD, STORE, Store};
use crate::ir::spec::{enum_text, enum_value};
use crate::ir::{AttrData, AttrId, FloatKind, name};

use super::treatment::Subject;

type Checked = Result<(), String>;

fn needs(what: &str) -> Checked {
    Err(format!("it needs {what}"))
}

/// Accepts conversions that are one instruction, which raises its exceptions. Others are expanded to several.
pub(super) fn exceptions(subject: &Subject, attr: AttrId) -> Checked {
    const STRICT: i64 = 2;
    let Subject { cx, body, op, .. } = *subject;
    let is_native = |value| {
        let ty = cx.element_type(body.value_type(value));
        matches!(cx.float_kind(ty), Some(FloatKind::F32 | FloatKind::F64))
            || cx.int_width(ty).is_some_and(|width| width <= 64)
    };
    let is_instruction =
        body.operands(op).iter().all(|&value| is_native(value)) && body.results(op).all(is_native);
    match enum_value(cx, &FP_EXCEPTIONS, attr) {
        Some(STRICT) if !is_instruction => needs("exact floating-point exceptions"),
        _ => Ok(()),
    }
}

/// Accepts rounding to nearest, or the current mode, which nothing changes here.
pub(super) fn rounding(subject: &Subject, attr: AttrId) -> Checked {
    match enum_text(subject.cx, &ROUNDING, attr).as_deref() {
        Some("tonearest" | "dynamic") | None => Ok(()),
        Some(other) => Err(format!("it needs the rounding mode '{other}'")),
    }
}

/// Refuses calling conventions for which LLVM uses other registers.
pub(super) fn convention(subject: &Subject, attr: AttrId) -> Checked {
    match subject.cx.dialect_attr_body(attr, CCONV.name) {
        None | Some("ccc" | "fastcc" | "coldcc") => Ok(()),
        Some(other) => Err(format!("it needs the calling convention '{other}'")),
    }
}

/// Refuses an argument that LLVM passes in a register of its own which Cranelift cannot name. On s390x it is passed
/// like any other.
pub(super) fn nest(subject: &Subject, _: AttrId) -> Checked {
    let register = match subject.target.triple.architecture {
        Architecture::X86_64 | Architecture::S390x => return Ok(()),
        Architecture::Aarch64(_) => "x15",
        Architecture::Riscv64(_) => "t2",
        _ => "another register",
    };
    Err(format!("it needs thunks that pass an argument in {register}"))
}

/// Refuses `musttail` where the back end has no calls that reuse the frame. Other tail calls are permitted but not
/// required.
pub(super) fn tail_call(subject: &Subject, attr: AttrId) -> Checked {
    match subject.cx.dialect_attr_body(attr, TAIL_CALL_KIND.name) {
        Some("musttail") if !has_sibling_calls(subject.target) => needs("guaranteed tail calls"),
        _ => Ok(()),
    }
}

/// Refuses under-aligned atomic accesses: they are instructions that need aligned operands.
pub(super) fn alignment(subject: &Subject, attr: AttrId) -> Checked {
    let Subject { cx, body, op, target } = *subject;
    let value = match body.name(op) {
        LOAD => body.result(op, 0),
        STORE => Store(op).value(body),
        ATOMICRMW => Atomicrmw(op).val(body),
        CMPXCHG => Cmpxchg(op).val(body),
        _ => return Ok(()),
    };
    let ordering = cx.dict_get(body.attrs(op), name::ORDERING);
    let is_atomic = ordering.and_then(|attr| enum_value(cx, &ORDERING, attr)) != Some(0);
    let is_access = matches!(body.name(op), LOAD | STORE);
    if is_access && (ordering.is_none() || !is_atomic) {
        return Ok(());
    }
    let size = layout::store_size(cx, &target.layout, body.value_type(value)).unwrap_or(0);
    match cx.int_value(attr) {
        Some(align) if align < i128::from(size) => needs("atomic accesses that are not aligned"),
        _ => Ok(()),
    }
}

/// Refuses volatile matrices: they are loaded and stored in parts, which are not volatile.
pub(super) fn volatile(subject: &Subject, attr: AttrId) -> Checked {
    let is_matrix = [COLUMN_MAJOR_LOAD, COLUMN_MAJOR_STORE].contains(&subject.body.name(subject.op));
    match subject.cx.int_value(attr) {
        Some(set) if set != 0 && is_matrix => needs("volatile accesses to matrices"),
        _ => Ok(()),
    }
}

/// Accepts the bundles of an assumption, which are assumptions, too.
pub(super) fn bundles(subject: &Subject, attr: AttrId) -> Checked {
    let sizes = subject.cx.dense_array_value(attr).unwrap_or_default();
    if sizes.is_empty() || subject.body.name(subject.op) == ASSUME {
        return Ok(());
    }
    needs("operand bundles")
}

/// Checks features that code requires or must not use. Others permit instructions that need not be used.
pub(super) fn features(subject: &Subject, attr: AttrId) -> Checked {
    const REFUSED: [&str; 10] = [
        "+soft-float",
        "-sse",
        "-sse2",
        "-fp-armv8",
        "-neon",
        "-f",
        "-d",
        "-m",
        "+strict-align",
        "+no-implicit-float",
    ];
    let text = match subject.cx.attr_data(attr) {
        AttrData::String(text) => subject.cx.str(*text).to_string(),
        _ => subject.cx.attr_text(attr),
    };
    let is_separator = |c: char| matches!(c, ',' | '"' | '[' | ']' | '<' | '>' | ' ');
    let mut features = text.split(is_separator);
    let is_refused = |feature: &&str| REFUSED.contains(feature) || feature.starts_with("+reserve-");
    match features.find(is_refused) {
        Some(feature) => Err(format!("it needs code for '{feature}'")),
        None => Ok(()),
    }
}

pub(super) fn address_space(subject: &Subject, attr: AttrId) -> Checked {
    match subject.cx.int_value(attr) {
        None | Some(0) => Ok(()),
        Some(space) => Err(format!("it needs address space {space}")),
    }
}

/// Linkers for ELF receive libraries on their command line.
pub(super) fn linker_options(subject: &Subject, attr: AttrId) -> Checked {
    let is_empty = subject.cx.array_value(attr).is_none_or(<[AttrId]>::is_empty);
    match subject.target.triple.binary_format {
        _ if is_empty => Ok(()),
        BinaryFormat::Elf => Ok(()),
        _ => needs("options for the linker in the object"),
    }
}

/// Checks flags about the linking of objects or the compilation of other modules. Flags for the protection of return
/// addresses claim this protection for the whole program; linkers read it in each object.
pub(super) fn module_flags(subject: &Subject, attr: AttrId) -> Checked {
    const REFUSED: [&str; 5] =
        ["cfguard", "kcfi", "CFI Canonical Jump Tables", "Cross-DSO CFI", "ms-kernel-allocate"];
    for &flag in subject.cx.array_value(attr).unwrap_or_default() {
        let text = subject.cx.attr_text(flag);
        if let Some(name) = REFUSED.iter().find(|name| text.contains(&format!("\"{name}\""))) {
            return Err(format!("it needs code for '{name}'"));
        }
    }
    Ok(())
}

/// Checks the stack alignment, which is 16 bytes everywhere but on s390x, where it is 8.
pub(super) fn stack_alignment(subject: &Subject, attr: AttrId) -> Checked {
    let most = if subject.target.triple.architecture == Architecture::S390x { 8 } else { 16 };
    match number(subject, attr) {
        Some(align) if align <= most => Ok(()),
        _ => needs("a stack of another alignment"),
    }
}

pub(super) fn soft_float(subject: &Subject, attr: AttrId) -> Checked {
    if is_text(subject, attr, "true") {
        needs("arithmetic of floats without registers for them")
    } else {
        Ok(())
    }
}

pub(super) fn cleared_registers(subject: &Subject, attr: AttrId) -> Checked {
    if is_text(subject, attr, "skip") { Ok(()) } else { needs("registers to be cleared") }
}

fn is_text(subject: &Subject, attr: AttrId, text: &str) -> bool {
    subject.cx.string_value(attr).is_some_and(|value| subject.cx.str(value) == text)
}

fn number(subject: &Subject, attr: AttrId) -> Option<u64> {
    subject.cx.string_value(attr).and_then(|value| subject.cx.str(value).parse().ok())
}
