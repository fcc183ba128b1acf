//! What C sees of a compiled MLIR module.
//!
//! Everything here is plain data: an [`Export`] says exactly which C prototype a symbol has, a [`CType`] is a
//! C type, [`layout_of`] gives its size and alignment, and [`render_header`] writes the header. The crate
//! knows no MLIR and no code generator, so the code generator and the header can both be derived from the
//! same `Export` and cannot disagree.
//!
//! ```
//! use cabi::{CType, DataLayout, Direction, Export, ExportDoc, HeaderOptions, Param};
//!
//! let export = Export {
//!     symbol: "_mlir_ciface_scale".into(),
//!     direction: Direction::Provided,
//!     params: vec![
//!         Param {
//!             shape: vec![None, Some(4)],
//!             ..Param::argument("data", CType::const_pointer(CType::memref(CType::F32, 2)), "memref<?x4xf32>")
//!         },
//!         Param::argument("by", CType::F32, "f32"),
//!     ],
//!     result: CType::Void,
//!     doc: ExportDoc {
//!         mlir_name: "scale".into(),
//!         mlir_signature: "(memref<?x4xf32>, f32) -> ()".into(),
//!         location: Some("scale.mlir:1:1".into()),
//!         ..ExportDoc::default()
//!     },
//! };
//! let options = HeaderOptions::new("scale", DataLayout::with_pointer_bits(64));
//! let header = cabi::render_header(&[export], &options)?;
//! assert!(header.contains("void _mlir_ciface_scale(const MemRefDescriptor_f32_2 *data, float by);"));
//! # Ok::<(), cabi::HeaderError>(())
//! ```

mod check;
mod comment;
mod compare;
mod declarator;
mod error;
mod extension;
mod header;
mod helpers;
mod label;
mod layout;
mod manifest;
mod memory;
mod named;
mod names;
mod python;
mod rust;
mod stub;
mod template;

pub use compare::first_difference;
pub use error::{HeaderError, TypeError};
pub use header::{HeaderLanguage, HeaderOptions, render_header};
pub use layout::{DataLayout, Layout, LongDouble, field_offsets, fields_of, layout_of};
pub use manifest::render_manifest;
pub use names::{c_identifier, header_guard, results_struct_name, struct_name_of};
pub use python::render_python;
pub use rust::render_rust;

/// One function on the boundary between the object and C.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Export {
    /// The symbol the linker sees, without any platform prefix, e.g. `_mlir_ciface_gemm`.
    pub symbol: String,
    /// Which side defines it.
    pub direction: Direction,
    /// The C parameters, in order, a pointer for the result included.
    pub params: Vec<Param>,
    /// What the C function returns; [`CType::Void`] when the result goes through a pointer.
    pub result: CType,
    /// What the comment above the prototype says.
    pub doc: ExportDoc,
}

/// Which side defines a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The object defines it, C calls it.
    Provided,
    /// The object calls it, the user's C code must define it.
    Required,
}

/// Where an export comes from, for the reader of the header.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ExportDoc {
    /// The function's name in MLIR, without `@`.
    pub mlir_name: String,
    /// The function's type as MLIR prints it, e.g. `(memref<?x?xf32>, f32) -> memref<?xf32>`.
    pub mlir_signature: String,
    /// `file:line:column` of the function, when known.
    pub location: Option<String>,
    /// What a result returned by value is, e.g. `i32`.
    pub result: String,
    /// The C function that frees memory which the function allocates for its result; empty stands for `free`.
    pub deallocator: String,
    /// For each result in MLIR, all that its memory may be; see [`Export::origins`].
    pub memory: Vec<Vec<Origin>>,
    /// More lines for the comment.
    pub notes: Vec<String>,
}

/// Where memory comes from that a function returns, which decides who frees it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The function allocates it for the caller, who frees it. Results that may be the same allocation have the same
    /// number.
    New(u32),
    /// It is that of the argument at this position in [`Export::params`], and stays whose it was.
    Argument(usize),
    /// It is a global of the compiled code: nobody frees it.
    Global,
    /// It is in the frame of the function and gone when that returns.
    Frame,
    /// A function that is defined elsewhere returned it.
    External(String),
    /// Nothing is known about it.
    Unknown,
}

/// One parameter of a C prototype.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Param {
    /// Its name; legalised and made unique when the header is written.
    pub name: String,
    /// Its C type, exactly as passed.
    pub ty: CType,
    /// Whether the callee reads it or stores the result to it.
    pub role: ParamRole,
    /// One line about it, e.g. the MLIR type it stands for.
    pub doc: String,
    /// The extents of the memref whose descriptor it points to, `None` where they are known at run time only, or of
    /// the vector whose elements it points to; empty for everything else.
    pub shape: Vec<Option<u64>>,
    /// The strides of that memref, `None` where they are known at run time only; empty if it must be dense.
    pub strides: Vec<Option<i64>>,
    /// The offset of its first element, where it is known.
    pub offset: Option<i64>,
    /// What the callee does with the memory it points to.
    pub access: Access,
    /// Which part of a complex number it is, if that is passed in two parts, one after the other.
    pub part: Option<ComplexPart>,
}

/// A part of a complex number. The names of their parameters end in `_re` and `_im`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ComplexPart {
    /// The real part, which comes first.
    Real,
    /// The imaginary part.
    Imaginary,
}

impl Param {
    /// An argument about which no more is known than this.
    pub fn argument(name: impl Into<String>, ty: CType, doc: impl Into<String>) -> Param {
        Param {
            name: name.into(),
            ty,
            role: ParamRole::Argument,
            doc: doc.into(),
            shape: Vec::new(),
            strides: Vec::new(),
            offset: None,
            access: Access::Unknown,
            part: None,
        }
    }

    /// The name of what it is, or of the complex number that it is a part of.
    pub(crate) fn whole_name(&self) -> &str {
        let suffix = match self.part {
            None => return &self.name,
            Some(ComplexPart::Real) => "_re",
            Some(ComplexPart::Imaginary) => "_im",
        };
        self.name.strip_suffix(suffix).unwrap_or(&self.name)
    }
}

impl Export {
    /// Whether it was asked for as something that C calls or defines, and is not just visible.
    pub fn is_wrapper(&self) -> bool {
        self.symbol.starts_with("_mlir_ciface_")
    }
}

impl Export {
    /// All that the memory of a result may be; none if it is null or the function never returns.
    pub fn origins(&self, result: usize) -> &[Origin] {
        self.doc.memory.get(result).map_or(&[Origin::Unknown], Vec::as_slice)
    }

    /// Whether the caller can tell whether the memory of a result is its own, which it is in some cases.
    pub(crate) fn may_own(&self, result: usize) -> bool {
        let origins = self.origins(result);
        let is_new = |origin: &Origin| matches!(origin, Origin::New(_));
        let is_told =
            |origin: &Origin| is_new(origin) || matches!(origin, Origin::Argument(_) | Origin::Global);
        origins.iter().any(is_new) && origins.iter().all(is_told)
    }

    /// Whether the memory of a result may be gone when the function has returned.
    pub(crate) fn may_dangle(&self, result: usize) -> bool {
        self.origins(result).contains(&Origin::Frame)
    }
}

impl Param {
    /// What it points to when that is as many elements as its shape says, one after another: those of a vector, or of a
    /// memref without a descriptor. `None` for other parameters.
    pub fn elements(&self) -> Option<CType> {
        let (CType::Pointer(element) | CType::ConstPointer(element)) = &self.ty else { return None };
        let is_descriptor = matches!(**element, CType::MemRef { .. });
        if self.shape.is_empty() || is_descriptor {
            return None;
        }
        let count = self.shape.iter().try_fold(1_u64, |all, extent| all.checked_mul((*extent)?))?;
        Some(CType::array((**element).clone(), count))
    }
}

/// How a function uses memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Access {
    /// It may read and write.
    #[default]
    Unknown,
    /// It only reads.
    Read,
    /// It only writes.
    Write,
    /// It reads and writes.
    ReadWrite,
}

/// What a parameter is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParamRole {
    /// A value the callee reads, or a pointer to one.
    Argument,
    /// A pointer the callee stores its result to. The header says who frees memory returned this way.
    Result,
}

/// One field of a [`CType::Struct`] or of a descriptor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// Its name; legalised when the header is written.
    pub name: String,
    /// Its type.
    pub ty: CType,
}

/// A C type.
///
/// Passed by value, a type goes where the C compiler puts a value of that type. A signature that splits an
/// MLIR value (a `complex` in two registers, say) therefore has one [`Param`] for each part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CType {
    /// `void`: only as a result or behind a pointer.
    Void,
    /// `bool`.
    Bool,
    /// `int8_t` … `uint64_t`; `mlir_i128` and `mlir_u128`, which are `__int128`.
    Int {
        /// 8, 16, 32, 64 or 128.
        bits: u8,
        /// Whether it is `intN_t` or `uintN_t`.
        signedness: Signedness,
    },
    /// MLIR's `index`: the signed integer of the data layout's index width.
    Index,
    /// IEEE half. In memory `mlir_f16`, which is `uint16_t`; by value `_Float16`, and the prototype is hidden
    /// from compilers without that type, because they cannot pass it.
    F16,
    /// bfloat16. In memory `mlir_bf16`, which is `uint16_t`; by value `__bf16`, under the same condition.
    BF16,
    /// `float`.
    F32,
    /// `double`.
    F64,
    /// The x87 float of 80 bits, `mlir_f80`: `long double` on x86. No other target has it.
    F80,
    /// The IEEE float of 128 bits, `mlir_f128`: `long double` or `__float128`.
    F128,
    /// `struct { T re, im; }` of a number type. In memory that is also C's `T _Complex`.
    Complex(Box<CType>),
    /// C's `T _Complex` itself, of `float` or `double`: `mlir_c32` and `mlir_c64`.
    NativeComplex(Box<CType>),
    /// `T *`.
    Pointer(Box<CType>),
    /// `const T *`.
    ConstPointer(Box<CType>),
    /// `T[length]`: only in memory, not as a parameter or result.
    Array {
        /// The type of an element.
        element: Box<CType>,
        /// How many, at least one.
        length: u64,
    },
    /// The descriptor of a ranked memref.
    MemRef {
        /// The type of an element; [`CType::Void`] when C has none for it.
        element: Box<CType>,
        /// The number of dimensions.
        rank: u32,
    },
    /// The descriptor of an unranked memref: rank and pointer to the ranked descriptor.
    UnrankedMemRef {
        /// The type of an element; [`CType::Void`] when C has none for it.
        element: Box<CType>,
    },
    /// A struct with a name, e.g. the results of a function that has several.
    Struct {
        /// Its tag. Two structs of one header with the same name must have the same fields.
        name: String,
        /// Its fields, at least one.
        fields: Vec<Field>,
    },
    /// A pointer to a function.
    Function {
        /// The types of its parameters.
        params: Vec<CType>,
        /// The type of its result.
        result: Box<CType>,
    },
}

/// Whether an integer has a sign in C. MLIR's signless integers are [`Signedness::Signed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// `intN_t`.
    Signed,
    /// `uintN_t`.
    Unsigned,
}

impl ExportDoc {
    /// The C function that frees memory which the function allocates.
    pub fn deallocator(&self) -> &str {
        if self.deallocator.is_empty() { "free" } else { &self.deallocator }
    }
}

impl CType {
    /// The signed integer of this width.
    pub fn int(bits: u8) -> CType {
        CType::Int { bits, signedness: Signedness::Signed }
    }

    /// The unsigned integer of this width.
    pub fn uint(bits: u8) -> CType {
        CType::Int { bits, signedness: Signedness::Unsigned }
    }

    /// `target *`.
    pub fn pointer(target: CType) -> CType {
        CType::Pointer(Box::new(target))
    }

    /// `const target *`.
    pub fn const_pointer(target: CType) -> CType {
        CType::ConstPointer(Box::new(target))
    }

    /// A complex number of this part type.
    pub fn complex(part: CType) -> CType {
        CType::Complex(Box::new(part))
    }

    /// C's own complex number of this part type.
    pub fn native_complex(part: CType) -> CType {
        CType::NativeComplex(Box::new(part))
    }

    /// An array.
    pub fn array(element: CType, length: u64) -> CType {
        CType::Array { element: Box::new(element), length }
    }

    /// The descriptor of a ranked memref.
    pub fn memref(element: CType, rank: u32) -> CType {
        CType::MemRef { element: Box::new(element), rank }
    }

    /// The descriptor of an unranked memref.
    pub fn unranked_memref(element: CType) -> CType {
        CType::UnrankedMemRef { element: Box::new(element) }
    }

    /// The struct that holds the results of an MLIR function with several: fields `r0`, `r1`, …
    pub fn results_struct(mlir_name: &str, results: Vec<CType>) -> CType {
        let field = |(i, ty)| Field { name: format!("r{i}"), ty };
        CType::Struct {
            name: results_struct_name(mlir_name),
            fields: results.into_iter().enumerate().map(field).collect(),
        }
    }
}
