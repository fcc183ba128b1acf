//! The C interface of a compiled MLIR module: prototypes, C types, headers and bindings for other languages.
//!
//! Everything here is plain data. An [`Export`] is the C prototype of a symbol, a [`CType`] a C type, [`layout_of`]
//! computes its size and alignment, and [`render_header`] writes the header. The crate does not depend on MLIR or the
//! code generator. Code and header derive from the same `Export`, so that they cannot disagree.
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
//! let options = HeaderOptions::new(DataLayout::with_pointer_bits(64));
//! let header = cabi::render_header(&[export], &options)?;
//! assert!(header.contains("void _mlir_ciface_scale(const MemRefDescriptor_f32_2 *data, float by);"));
//! # Ok::<(), cabi::HeaderError>(())
//! ```

mod alias;
mod check;
mod comment;
mod compare;
mod cxx;
mod declarator;
mod error;
mod extension;
mod fortran;
mod go;
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
mod variable;

pub use compare::first_difference;
pub use error::{HeaderError, TypeError};
pub use fortran::render_fortran;
pub use go::render_go;
pub use header::{HeaderLanguage, HeaderOptions, render_header, render_interface};
pub use layout::{DataLayout, Layout, LongDouble, field_offsets, fields_of, layout_of};
pub use manifest::render_manifest;
pub use names::{c_identifier, results_struct_name, struct_name_of};
pub use python::render_python;
pub use rust::render_rust;

/// A function on the boundary between the object and C.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Export {
    /// The linker symbol without the platform's prefix, e.g. `_mlir_ciface_gemm`.
    pub symbol: String,
    /// The side that defines the function.
    pub direction: Direction,
    /// The C parameters in order, including a pointer for the result.
    pub params: Vec<Param>,
    /// The return type; [`CType::Void`] if the result is stored through a pointer.
    pub result: CType,
    /// The contents of the comment above the prototype.
    pub doc: ExportDoc,
}

/// A global variable that the object defines and C can access.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Variable {
    /// The linker symbol without the platform's prefix.
    pub symbol: String,
    /// The C type.
    pub ty: CType,
    /// True if it must not be written.
    pub is_constant: bool,
    /// `file:line:column` of the variable, if there is a location.
    pub location: Option<String>,
}

/// The side that defines a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The object defines the function, and C calls it.
    Provided,
    /// The object calls the function, and the user's C code must define it.
    Required,
}

/// The documentation of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ExportDoc {
    /// The name of the function in MLIR, without `@`.
    pub mlir_name: String,
    /// The type of the function in MLIR syntax, e.g. `(memref<?x?xf32>, f32) -> memref<?xf32>`.
    pub mlir_signature: String,
    /// `file:line:column` of the function, if there is a location.
    pub location: Option<String>,
    /// The MLIR type of a result that is returned by value, e.g. `i32`.
    pub result: String,
    /// The C function that frees memory that the function allocates for its result; empty for `free`.
    pub deallocator: String,
    /// The possible origins of the memory of each MLIR result; see [`Export::origins`].
    pub memory: Vec<Vec<Origin>>,
    /// The size in bytes of the file of constants whose address the function sets; `None` for all other functions.
    pub constants: Option<u64>,
    /// Further lines of the comment.
    pub notes: Vec<String>,
}

/// The origin of memory that a function returns, which determines its owner.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// An allocation of the function, which the caller owns. Results that may be the same allocation have the same
    /// number.
    New(u32),
    /// The memory of the argument at this index in [`Export::params`]. Its owner does not change.
    Argument(usize),
    /// A global of the compiled code, which must not be freed.
    Global,
    /// The frame of the function, which is deallocated on return.
    Frame,
    /// The result of a function that is defined elsewhere.
    External(String),
    /// Not known.
    Unknown,
}

/// A parameter of a C prototype.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Param {
    /// The name. Writers make it a unique identifier.
    pub name: String,
    /// The C type, as passed.
    pub ty: CType,
    /// The role: argument or result.
    pub role: ParamRole,
    /// A line of documentation, e.g. the MLIR type.
    pub doc: String,
    /// The extents of the memref whose descriptor it points to, or of the vector whose elements it points to. `None`
    /// for dynamic extents; empty for other types.
    pub shape: Vec<Option<u64>>,
    /// The strides of the memref. `None` for dynamic strides; empty if the memref must be dense.
    pub strides: Vec<Option<i64>>,
    /// The offset of the first element; `None` if it is dynamic.
    pub offset: Option<i64>,
    /// The accesses of the callee to the memory it points to.
    pub access: Access,
    /// The part of a complex number, if that is passed as two consecutive parameters.
    pub part: Option<ComplexPart>,
}

/// A part of a complex number. The names of their parameters end in `_re` and `_im`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ComplexPart {
    /// The real part, which precedes the imaginary part.
    Real,
    /// The imaginary part.
    Imaginary,
}

impl Param {
    /// Creates an argument without a shape and of unknown access.
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

    /// The name of the parameter, or of the complex number that it is a part of.
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
    /// Returns true for C entry points, as opposed to other functions that are visible to C.
    pub fn is_wrapper(&self) -> bool {
        self.symbol.starts_with("_mlir_ciface_")
    }
}

impl Export {
    /// The possible origins of the memory of a result; empty if it is null, or if the function never returns.
    pub fn origins(&self, result: usize) -> &[Origin] {
        self.doc.memory.get(result).map_or(&[Origin::Unknown], Vec::as_slice)
    }

    /// Returns true if the caller may own the memory of a result, and can determine at run time whether it does.
    pub(crate) fn may_own(&self, result: usize) -> bool {
        let origins = self.origins(result);
        let is_new = |origin: &Origin| matches!(origin, Origin::New(_));
        let is_distinguishable =
            |origin: &Origin| is_new(origin) || matches!(origin, Origin::Argument(_) | Origin::Global);
        origins.iter().any(is_new) && origins.iter().all(is_distinguishable)
    }

    /// Returns true if the function returns a pointer by value that the caller may have to free.
    pub(crate) fn must_use(&self) -> bool {
        let is_pointer = matches!(self.result, CType::Pointer(_));
        self.direction == Direction::Provided && is_pointer && !self.doc.memory.is_empty() && self.may_own(0)
    }

    /// Returns true if the memory of a result may be in the frame of the function.
    pub(crate) fn may_dangle(&self, result: usize) -> bool {
        self.origins(result).contains(&Origin::Frame)
    }
}

impl Param {
    /// The array type that it points to: the elements of a vector, or of a memref of static shape without a descriptor.
    /// `None` for other parameters.
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

/// The accesses of a function to memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Access {
    /// The function may read and write.
    #[default]
    Unknown,
    /// The function only reads.
    Read,
    /// The function only writes.
    Write,
    /// The function reads and writes.
    ReadWrite,
}

/// The role of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParamRole {
    /// An argument: a value, or a pointer to one.
    Argument,
    /// A pointer that the callee stores its result to.
    Result,
}

/// A field of a [`CType::Struct`] or of a descriptor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// The name. Writers make it a unique identifier.
    pub name: String,
    /// The type.
    pub ty: CType,
}

/// A C type.
///
/// A type is passed by value as the C ABI passes it. A signature that splits an MLIR value, such as a `complex` in two
/// registers, has a [`Param`] for each part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CType {
    /// `void`: only as a result or as the target of a pointer.
    Void,
    /// `bool`.
    Bool,
    /// `int8_t` … `uint64_t`; `mlir_i128` and `mlir_u128`, which are `__int128`.
    Int {
        /// 8, 16, 32, 64 or 128.
        bits: u8,
        /// `intN_t` or `uintN_t`.
        signedness: Signedness,
    },
    /// MLIR's `index`: the signed integer of the index width of the data layout.
    Index,
    /// IEEE half precision. In memory `mlir_f16`, which is `uint16_t`; by value `_Float16`. Compilers without that type
    /// cannot pass it, so the prototype is conditional.
    F16,
    /// bfloat16. In memory `mlir_bf16`, which is `uint16_t`; by value `__bf16`, with a conditional prototype.
    BF16,
    /// `float`.
    F32,
    /// `double`.
    F64,
    /// The x87 float of 80 bits, `mlir_f80`: `long double` on x86. No other target has it.
    F80,
    /// The IEEE float of 128 bits, `mlir_f128`: `long double` or `__float128`.
    F128,
    /// `struct { T re, im; }` of a number type. It has the memory layout of C's `T _Complex`.
    Complex(Box<CType>),
    /// C's `T _Complex` of `float` or `double`: `mlir_c32` and `mlir_c64`.
    NativeComplex(Box<CType>),
    /// `T *`.
    Pointer(Box<CType>),
    /// `const T *`.
    ConstPointer(Box<CType>),
    /// `T[length]`: only in memory, not as a parameter or result.
    Array {
        /// The element type.
        element: Box<CType>,
        /// The number of elements, at least one.
        length: u64,
    },
    /// The descriptor of a ranked memref.
    MemRef {
        /// The element type; [`CType::Void`] if C has no such type.
        element: Box<CType>,
        /// The number of dimensions.
        rank: u32,
    },
    /// The descriptor of an unranked memref: rank and pointer to the ranked descriptor.
    UnrankedMemRef {
        /// The element type; [`CType::Void`] if C has no such type.
        element: Box<CType>,
    },
    /// A named struct, e.g. of the results of a function with several results.
    Struct {
        /// The tag. Two structs of one header with the same name must have the same fields.
        name: String,
        /// The fields, at least one.
        fields: Vec<Field>,
    },
    /// A function pointer.
    Function {
        /// The parameter types.
        params: Vec<CType>,
        /// The result type.
        result: Box<CType>,
    },
}

/// The signedness of an integer in C. MLIR's signless integers are [`Signedness::Signed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// `intN_t`.
    Signed,
    /// `uintN_t`.
    Unsigned,
}

impl ExportDoc {
    /// The C function that frees memory that the function allocates.
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

    /// A struct of two parts of this type.
    pub fn complex(part: CType) -> CType {
        CType::Complex(Box::new(part))
    }

    /// C's `_Complex` of this part type.
    pub fn native_complex(part: CType) -> CType {
        CType::NativeComplex(Box::new(part))
    }

    /// An array type.
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

    /// The struct of the results of an MLIR function with several results: fields `r0`, `r1`, …
    pub fn results_struct(mlir_name: &str, results: Vec<CType>) -> CType {
        let field = |(i, ty)| Field { name: format!("r{i}"), ty };
        CType::Struct {
            name: results_struct_name(mlir_name),
            fields: results.into_iter().enumerate().map(field).collect(),
        }
    }
}
