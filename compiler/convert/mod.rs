//! Conversion of the func, arith, cf, scf, affine, memref, index, complex and builtin dialects to the LLVM dialect.
//!
//! Every body is rebuilt. Its blocks are visited in reverse post-order. The handler of an operation reads the converted
//! operands, appends LLVM dialect operations to the new body and records the values that replace the results
//! ([`context::Converter`]). Nothing is patched in place, so there are no intermediate casts to reconcile.
//!
//! - A memref is represented by the parts of its descriptor, not by one value. A part that the type fixes is a constant
//!   ([`descriptor`]). A structure is built only for results, stored descriptors and casts.
//! - Structured control flow (`scf`) is flattened: its handlers create blocks and continue to append to them.
//! - A successful conversion leaves only `llvm.*` operations inside `builtin.module`s. Every operation that cannot be
//!   converted is reported, not just the first.

mod affine;
mod arith;
mod boundary;
mod builtin;
mod casts;
mod cf;
mod check;
mod complex;
mod context;
mod copy;
mod descriptor;
mod float_value;
mod func;
mod index;
mod index_value;
mod linalg;
mod llvm;
mod llvm_types;
mod loops;
mod math;
mod memref;
mod ownership;
mod refused;
mod scf;
mod small_float;
mod types;
mod ub;
mod variables;
mod vector;

pub(crate) use check::failure::{MESSAGE_BUFFER, MESSAGE_SIZE};

use crate::diag::Diagnostics;
use crate::ir::{Body, Context, Module, Op, OpName};
use crate::source::Source;
use crate::target::Target;

use context::{Converter, Problem, Surroundings};

/// The functions that get a wrapper for callers in C.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CWrappers {
    /// Functions with the attribute `llvm.emit_c_interface`.
    #[default]
    Attribute,
    /// Additionally, all public functions with a body.
    Public,
    /// Additionally, all functions that are public or declared without a body. C defines the wrappers of the latter.
    All,
    /// No function.
    None,
}

/// The convention by which wrappers for C pass values for which there are several conventions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CInterfaceAbi {
    /// MLIR's convention: complex numbers as arguments in two parts, as results through a pointer.
    #[default]
    Mlir,
    /// C's convention: `complex<f32>` and `complex<f64>` by value, as `float _Complex` and `double _Complex`.
    C,
}

/// The calling convention of memrefs between functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MemRefAbi {
    /// An argument is all parts of its descriptor, one after the other; a result is the descriptor as a structure.
    #[default]
    Expanded,
    /// A pointer to the first element. The type of the memref must fix everything else.
    BarePointer,
    /// An argument is a pointer to its descriptor on the caller's stack; a result is as in [`MemRefAbi::Expanded`].
    DescriptorPointer,
}

/// Options of the conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The functions that get a wrapper for callers in C.
    pub c_wrappers: CWrappers,
    /// The convention by which wrappers pass values for which there are several conventions.
    pub ciface_abi: CInterfaceAbi,
    /// The calling convention of memrefs between functions.
    pub memref_abi: MemRefAbi,
    /// True if accesses, views and divisions are checked at run time.
    pub bounds_check: bool,
    /// True if a check that fails returns to C with a message instead of aborting the program.
    pub returns_errors: bool,
    /// True if region-free operations of unknown dialects are kept, with converted operands and results.
    pub keep_unregistered: bool,
    /// Width of `index`; by default the width given by the module, or the width of a pointer.
    pub index_bits: Option<u32>,
    /// True if values with names are kept although nothing uses them.
    pub keep_variables: bool,
    /// The allocator that `memref.alloc` calls.
    pub allocator: Allocator,
    /// True if contractions and reductions over windows are converted to blocked loops over vectors.
    pub schedules: bool,
    /// True if products and sums may be fused, also where their flags do not say so.
    pub contracts: bool,
    /// True if functions of the math dialect may be approximated.
    pub vector_math: bool,
    /// True if the vectors of `vector.matrix_multiply` and `vector.flat_transpose` are row-major, not column-major.
    pub row_major_matrices: bool,
}

/// The allocator that `memref.alloc` and `memref.dealloc` call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Allocator {
    /// `malloc` and `free`.
    #[default]
    Malloc,
    /// `aligned_alloc` and `free`.
    Aligned,
    /// `_mlir_memref_to_llvm_alloc` and `_mlir_memref_to_llvm_free`, which the program defines.
    Hook,
}

impl Allocator {
    /// Returns the name of the C function that frees memory.
    pub fn deallocator(self) -> &'static str {
        match self {
            Allocator::Malloc | Allocator::Aligned => "free",
            Allocator::Hook => "_mlir_memref_to_llvm_free",
        }
    }
}

/// Converts a verified module, which was read from `source`, to the LLVM dialect. Returns `None` if errors were
/// reported.
pub fn convert(
    module: Module,
    target: &Target,
    options: &Options,
    source: &Source,
    diagnostics: &mut Diagnostics,
) -> Option<Module> {
    let (cx, bodies) = module.into_parts();
    let table = Table::new(&cx);
    let no_source = Body::default();
    let errors_before = diagnostics.error_count();
    let surroundings = Surroundings { target, options, file: source, table: &table };
    let mut converter = Converter::new(cx, &bodies, &no_source, surroundings, diagnostics);
    builtin::convert_file(&mut converter);
    let (mut module, errors) = converter.finish();
    if errors != errors_before {
        return None;
    }
    ownership::annotate(&mut module, options);
    Some(module)
}

/// Terminators that are converted together with the parent operation.
const ENDS: [OpName; 8] = [
    crate::dialect::scf::CONDITION,
    crate::dialect::scf::REDUCE,
    crate::dialect::scf::REDUCE_RETURN,
    crate::dialect::scf::IN_PARALLEL,
    crate::dialect::affine::YIELD,
    crate::dialect::memref::ALLOCA_SCOPE_RETURN,
    crate::dialect::memref::ATOMIC_YIELD,
    crate::dialect::linalg::YIELD,
];

/// Returns true if an operation of a standard dialect can be converted, at least on some types.
pub fn has_conversion(cx: &Context, name: OpName) -> bool {
    ENDS.contains(&name) || !matches!(Table::new(cx).get(cx, name), Conversion::Missing)
}

/// The treatment of an operation of a known dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Kept: it is an operation of the LLVM dialect already.
    Kept,
    /// Replaced by the operation of the LLVM dialect with this name.
    Renamed(OpName),
    /// Converted by this module of [`crate::convert`].
    Converted(&'static str),
    /// Converted together with the parent operation.
    PartOfParent,
    /// Refused, because the conversion would need this.
    Refused(&'static str),
}

/// Returns the treatment of an operation of a known dialect.
pub fn fate(cx: &Context, name: OpName) -> Fate {
    let module = DIALECTS.iter().find(|module| module.1.iter().any(|row| row.0 == name));
    match Table::new(cx).get(cx, name) {
        _ if ENDS.contains(&name) => Fate::PartOfParent,
        Conversion::Missing => Fate::Refused(refused::refusal(cx, name)),
        Conversion::Copy => Fate::Kept,
        Conversion::Rename(to) => Fate::Renamed(to),
        Conversion::With(_) => Fate::Converted(module.map_or("", |module| module.0)),
    }
}

/// Converts one operation: appends to the new body and records the values that replace the results.
type ConvertFn = fn(&mut Converter, Op) -> Result<(), Problem>;

/// The conversion of an operation.
#[derive(Clone, Copy)]
enum Conversion {
    /// There is none.
    Missing,
    /// A copy with converted operands and types.
    Copy,
    /// The operation of the LLVM dialect with this name, applied to each vector of an array of vectors.
    Rename(OpName),
    /// A function.
    With(ConvertFn),
}

const fn rename(to: OpName) -> Conversion {
    Conversion::Rename(to)
}

const fn with(function: ConvertFn) -> Conversion {
    Conversion::With(function)
}

/// The conversions of a dialect.
type Rows = &'static [(OpName, Conversion)];

/// The names of the modules with conversions, and their conversions.
const DIALECTS: [(&str, Rows); 17] = [
    ("builtin", builtin::CONVERSIONS),
    ("func", func::CONVERSIONS),
    ("arith", arith::CONVERSIONS),
    ("index", index::CONVERSIONS),
    ("cf", cf::CONVERSIONS),
    ("scf", scf::CONVERSIONS),
    ("math", math::CONVERSIONS),
    ("memref", memref::CONVERSIONS),
    ("memref/alloc", memref::alloc::CONVERSIONS),
    ("memref/atomic", memref::atomic::CONVERSIONS),
    ("memref/view", memref::view::CONVERSIONS),
    ("linalg", linalg::CONVERSIONS),
    ("affine", affine::CONVERSIONS),
    ("complex", complex::CONVERSIONS),
    ("ub", ub::CONVERSIONS),
    ("vector", vector::CONVERSIONS),
    ("llvm", llvm::CONVERSIONS),
];

/// The conversion of every operation, by the index of its dialect and its index in the dialect.
struct Table {
    rows: Vec<Vec<Conversion>>,
}

impl Table {
    fn new(cx: &Context) -> Table {
        let mut rows: Vec<Vec<Conversion>> = Vec::new();
        for (name, info) in cx.registry().ops() {
            if rows.len() <= name.dialect() {
                rows.resize_with(name.dialect() + 1, Vec::new);
            }
            let is_llvm = info.name.starts_with("llvm.");
            rows[name.dialect()].push(if is_llvm { Conversion::Copy } else { Conversion::Missing });
        }
        for &(name, conversion) in DIALECTS.into_iter().flat_map(|module| module.1) {
            rows[name.dialect()][name.index()] = conversion;
        }
        Table { rows }
    }

    /// Returns the conversion of an operation. Unknown operations of the LLVM dialect are copied; the code generator
    /// reports those that it cannot compile.
    fn get(&self, cx: &Context, name: OpName) -> Conversion {
        if name.dialect() == 0 {
            let is_llvm = cx.op_text(name).starts_with("llvm.");
            return if is_llvm { Conversion::Copy } else { Conversion::Missing };
        }
        self.rows[name.dialect()][name.index()]
    }
}
