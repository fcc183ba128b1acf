//! Conversion of the func, arith, cf, scf, affine, memref, index, complex and builtin dialects to the LLVM dialect.
//!
//! Every body is rebuilt: its blocks are visited in reverse post-order, each operation's handler gets what its
//! operands became, appends LLVM dialect operations to the new body, and records what stands for its results
//! ([`context::Converter`]). Nothing is patched in place, so there are no intermediate casts to reconcile.
//!
//! - A memref is not one value but its descriptor's parts, and a part that the type fixes is a constant
//!   ([`descriptor`]). A structure is made only where one is needed: results, stored descriptors, casts.
//! - Structured control flow (`scf`) is flattened on the way: its handlers make blocks and go on appending there.
//! - After success only `llvm.*` operations are left inside `builtin.module`s. Everything that cannot be
//!   converted is reported, not just the first.

mod affine;
mod arith;
mod builtin;
mod c_passing;
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
mod math_power;
mod memref;
mod memref_abi;
mod memref_alloc;
mod memref_atomic;
mod memref_buffer;
mod memref_copy;
mod memref_view;
mod ownership;
mod refused;
mod scf;
mod signature;
mod small_float;
mod types;
mod ub;
mod vector;
mod wrapper;

use crate::diag::Diagnostics;
use crate::ir::{Body, Context, Module, Op, OpName};
use crate::source::Source;
use crate::target::Target;

use context::{Converter, Problem, Surroundings};

/// Which functions get a wrapper that C can call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CWrappers {
    /// Those with the attribute `llvm.emit_c_interface`.
    #[default]
    Attribute,
    /// Those, and all that are public or declared without a body; C defines the wrappers of the latter.
    All,
    /// None.
    None,
}

/// How wrappers for C pass what C has more than one way for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CInterfaceAbi {
    /// As those that MLIR makes: complex numbers as arguments in two parts, as results through a pointer.
    #[default]
    Mlir,
    /// As C does: `complex<f32>` and `complex<f64>` by value, as `float _Complex` and `double _Complex`.
    C,
}

/// How functions pass memrefs to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MemRefAbi {
    /// An argument is all parts of its descriptor, one after the other; a result is the descriptor as a structure.
    #[default]
    Expanded,
    /// A pointer to the first element, of memrefs whose type says everything else.
    BarePointer,
    /// An argument is a pointer to its descriptor on the caller's stack; a result is as in [`MemRefAbi::Expanded`].
    DescriptorPointer,
}

/// What can be chosen about the conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Which functions get a wrapper that C can call.
    pub c_wrappers: CWrappers,
    /// How they pass what C has more than one way for.
    pub ciface_abi: CInterfaceAbi,
    /// How functions pass memrefs to each other.
    pub memref_abi: MemRefAbi,
    /// Whether accesses, views and divisions are checked at run time.
    pub bounds_check: bool,
    /// Whether operations of unknown dialects that have no regions are kept, with converted operands and results.
    pub keep_unregistered: bool,
    /// Width of `index`; by default what the module says, or the width of a pointer.
    pub index_bits: Option<u32>,
    /// Where `memref.alloc` gets memory.
    pub allocator: Allocator,
    /// Whether the vectors of `vector.matrix_multiply` and `vector.flat_transpose` hold rows, not columns.
    pub row_major_matrices: bool,
}

/// Where `memref.alloc` gets memory and `memref.dealloc` returns it.
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
    /// The C function that returns memory.
    pub fn deallocator(self) -> &'static str {
        match self {
            Allocator::Malloc | Allocator::Aligned => "free",
            Allocator::Hook => "_mlir_memref_to_llvm_free",
        }
    }
}

/// Converts a verified module, which was read from `source`, to the LLVM dialect. Returns `None` when errors were reported.
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

/// The ends of regions that the operation around them converts.
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

/// Whether an operation of a standard dialect can be converted, on some types at least.
pub fn has_conversion(cx: &Context, name: OpName) -> bool {
    ENDS.contains(&name) || !matches!(Table::new(cx).get(cx, name), Conversion::Missing)
}

/// What becomes of an operation of a known dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is an operation of the LLVM dialect already.
    Kept,
    /// It gets this name of the LLVM dialect.
    Renamed(OpName),
    /// It is converted by the code of this module here.
    Converted(&'static str),
    /// It is converted with the operation around it.
    PartOfParent,
    /// It is refused, because it would need this.
    Refused(&'static str),
}

/// What becomes of an operation of a known dialect.
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

/// Converts one operation: appends to the new body and records what became of the results.
type ConvertFn = fn(&mut Converter, Op) -> Result<(), Problem>;

/// How an operation is converted.
#[derive(Clone, Copy)]
enum Conversion {
    /// Not at all.
    Missing,
    /// Taken over as it is, with converted operands and types.
    Copy,
    /// The same operation under a name of the LLVM dialect, on each vector of an array of vectors.
    Rename(OpName),
    /// By a function.
    With(ConvertFn),
}

const fn rename(to: OpName) -> Conversion {
    Conversion::Rename(to)
}

const fn with(function: ConvertFn) -> Conversion {
    Conversion::With(function)
}

/// The rows of a dialect's file.
type Rows = &'static [(OpName, Conversion)];

/// The modules with rows, and their rows.
const DIALECTS: [(&str, Rows); 17] = [
    ("builtin", builtin::CONVERSIONS),
    ("func", func::CONVERSIONS),
    ("arith", arith::CONVERSIONS),
    ("index", index::CONVERSIONS),
    ("cf", cf::CONVERSIONS),
    ("scf", scf::CONVERSIONS),
    ("math", math::CONVERSIONS),
    ("memref", memref::CONVERSIONS),
    ("memref_alloc", memref_alloc::CONVERSIONS),
    ("memref_atomic", memref_atomic::CONVERSIONS),
    ("memref_view", memref_view::CONVERSIONS),
    ("linalg", linalg::CONVERSIONS),
    ("affine", affine::CONVERSIONS),
    ("complex", complex::CONVERSIONS),
    ("ub", ub::CONVERSIONS),
    ("vector", vector::CONVERSIONS),
    ("llvm", llvm::CONVERSIONS),
];

/// The conversion of every operation, by dialect number and row.
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

    /// The conversion of an operation. Unknown operations of the LLVM dialect are taken over; what cannot be
    /// compiled among them is the code generator's to say.
    fn get(&self, cx: &Context, name: OpName) -> Conversion {
        if name.dialect() == 0 {
            let is_llvm = cx.op_text(name).starts_with("llvm.");
            return if is_llvm { Conversion::Copy } else { Conversion::Missing };
        }
        self.rows[name.dialect()][name.index()]
    }
}
