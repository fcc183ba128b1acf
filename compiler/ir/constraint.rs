//! Named sets of types that signatures refer to.

use super::context::Context;
use super::entity::TypeId;
use super::op_info::notation::equal;
use super::types::{DYNAMIC, FloatKind, Signedness, TypeData};

/// Declares the constraints: notation in signatures, words in error messages, and the test.
macro_rules! constraints {
    ($($id:ident = $notation:literal, $words:literal, $test:expr;)*) => {
        /// A set of types.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum Constraint { $($id),* }

        impl Constraint {
            /// The constraint with this notation.
            pub const fn from_notation(text: &str) -> Option<Constraint> {
                $(if equal(text, $notation) {
                    return Some(Constraint::$id);
                })*
                None
            }

            /// Returns the name of the set in error messages: `operand #0 must be …`.
            pub fn words(self) -> &'static str {
                match self { $(Constraint::$id => $words),* }
            }

            /// Returns true if a type is in the set.
            pub fn accepts(self, cx: &Context, ty: TypeId) -> bool {
                match self { $(Constraint::$id => { let test: fn(&Context, TypeId) -> bool = $test; test(cx, ty) })* }
            }
        }
    };
}

constraints! {
    Any = "any", "any type", |_, _| true;
    SignlessIntegerLike = "signless-integer-like", "signless-integer-like",
        |cx, ty| is_signless(cx, lanes(cx, ty)) || is_index(cx, lanes(cx, ty));
    SignlessFixedIntegerLike = "signless-fixed-integer-like", "signless-fixed-width-integer-like",
        |cx, ty| is_signless(cx, lanes(cx, ty));
    BoolLike = "bool-like", "bool-like", |cx, ty| lanes(cx, ty) == TypeId::I1;
    FloatLike = "float-like", "floating-point-like", |cx, ty| is_float(cx, lanes(cx, ty));
    IndexCastable = "index-castable", "signless-integer-like or memref of signless-integer", |cx, ty| {
        let element = cx.element_type(ty);
        is_signless(cx, element) || is_index(cx, element)
    };
    SignlessIntegerOrIndex = "signless-integer-or-index", "signless integer or index",
        |cx, ty| is_signless(cx, ty) || is_index(cx, ty);
    Integer = "integer", "integer", |cx, ty| cx.int_width(ty).is_some();
    MemRef = "memref", "memref of any type values", |cx, ty| matches!(cx.type_data(ty), TypeData::MemRef { .. });
    AnyMemRef = "any-memref", "ranked or unranked memref of any type values",
        |cx, ty| matches!(cx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. });
    Complex = "complex", "complex-type", |cx, ty| matches!(cx.type_data(ty), TypeData::Complex(_));
    ComplexFloat = "complex-float", "complex type with floating-point elements", |cx, ty| match cx.type_data(ty) {
        TypeData::Complex(element) => is_float(cx, *element),
        _ => false,
    };
    Vector = "vector", "vector of any type values", |cx, ty| vector_rank(cx, ty).is_some();
    RankedVector = "ranked-vector", "vector of any type values", |cx, ty| vector_rank(cx, ty) > Some(0);
    FixedVector = "fixed-vector", "fixed-length vector of any type values",
        |cx, ty| vector_rank(cx, ty).is_some() && !is_scalable(cx, ty);
    Vector1d = "vector-1d", "vector of any type values of ranks 1", |cx, ty| vector_rank(cx, ty) == Some(1);
    ScalableVector1d = "scalable-vector-1d", "scalable vector of any type values of ranks 1",
        |cx, ty| vector_rank(cx, ty) == Some(1) && is_scalable(cx, ty);
    BoolVector = "bool-vector", "vector of 1-bit signless integer values",
        |cx, ty| vector_rank(cx, ty).is_some() && lanes(cx, ty) == TypeId::I1;
    FloatVector = "float-vector", "vector of floating-point values",
        |cx, ty| vector_rank(cx, ty).is_some() && is_float(cx, lanes(cx, ty));
    IndexVector1d = "index-vector-1d", "vector of index values of ranks 1",
        |cx, ty| vector_rank(cx, ty) == Some(1) && is_index(cx, lanes(cx, ty));
    IntegerVector = "integer-vector", "vector of integer or index values", |cx, ty| {
        let element = lanes(cx, ty);
        vector_rank(cx, ty) > Some(0) && (cx.int_width(element).is_some() || is_index(cx, element))
    };
    NumberVector1d = "number-vector-1d",
        "vector of signless integer or signed integer or index or floating-point values of ranks 1",
        |cx, ty| vector_rank(cx, ty) == Some(1) && is_number(cx, lanes(cx, ty));
    SplatElement = "splat-element", "integer/index/float type",
        |cx, ty| is_signless(cx, ty) || is_index(cx, ty) || is_float(cx, ty);
    StridedMemRef = "strided-memref", "strided memref of any type values",
        |cx, ty| matches!(cx.type_data(ty), TypeData::MemRef { .. }) && cx.strides_and_offset(ty).is_some();
    MemRef1D = "memref-1d", "1D memref of any type values",
        |cx, ty| matches!(cx.type_data(ty), TypeData::MemRef { shape, .. } if shape.len() == 1);
    Bytes = "bytes", "1D memref of 8-bit signless integer values",
        |cx, ty| Constraint::MemRef1D.accepts(cx, ty) && cx.element_type(ty) == TypeId::I8;
    ShapeMemRef = "shape-memref", "1D memref of signless integer or index values", |cx, ty| {
        Constraint::MemRef1D.accepts(cx, ty) && Constraint::SignlessIntegerOrIndex.accepts(cx, cx.element_type(ty))
    };
    NumberMemRef = "number-memref", "memref of signless integer or floating-point values", |cx, ty| {
        Constraint::MemRef.accepts(cx, ty) && Constraint::Number.accepts(cx, cx.element_type(ty))
    };
    Number = "number", "signless integer or floating-point", |cx, ty| is_signless(cx, ty) || is_float(cx, ty);
    Tensor = "tensor", "tensor of any type values", |cx, ty| matches!(cx.type_data(ty), TypeData::Tensor { .. });
    RankedTensor = "ranked-tensor", "ranked tensor of any type values",
        |cx, ty| matches!(cx.type_data(ty), TypeData::Tensor { shape: Some(_), .. });
    StaticTensor = "static-tensor", "statically shaped tensor of any type values", |cx, ty| {
        matches!(cx.type_data(ty), TypeData::Tensor { shape: Some(shape), .. } if !shape.contains(&DYNAMIC))
    };
    IndexTensor = "index-tensor", "ranked tensor of signless integer or index values", |cx, ty| {
        Constraint::RankedTensor.accepts(cx, ty)
            && Constraint::SignlessIntegerOrIndex.accepts(cx, cx.element_type(ty))
    };
    ShapeTensor = "shape-tensor", "1D tensor of signless integer or index values", |cx, ty| {
        matches!(cx.type_data(ty), TypeData::Tensor { shape: Some(shape), .. } if shape.len() == 1)
            && Constraint::SignlessIntegerOrIndex.accepts(cx, cx.element_type(ty))
    };
    Shaped = "shaped", "shaped of any type values", |cx, ty| {
        let data = cx.type_data(ty);
        matches!(
            data,
            TypeData::MemRef { .. }
                | TypeData::UnrankedMemRef { .. }
                | TypeData::Tensor { .. }
                | TypeData::Vector { .. }
        )
    };
    TensorOrMemRef = "tensor-or-memref", "tensor or memref of any type values", |cx, ty| {
        Constraint::AnyMemRef.accepts(cx, ty) || Constraint::Tensor.accepts(cx, ty)
    };
    Function = "function", "function type", |cx, ty| matches!(cx.type_data(ty), TypeData::Function { .. });
    LlvmInteger = "llvm-integer", "signless integer", is_signless;
    LlvmIntegerLike = "llvm-integer-like", "signless integer or LLVM dialect-compatible vector of signless integer",
        |cx, ty| is_signless(cx, lanes(cx, ty));
    LlvmFloatLike = "llvm-float-like",
        "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type",
        |cx, ty| is_float(cx, lanes(cx, ty));
    LlvmPointer = "llvm-pointer", "LLVM pointer type", is_pointer;
    LlvmPointerLike = "llvm-pointer-like",
        "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
        |cx, ty| is_pointer(cx, lanes(cx, ty));
    LlvmIntegerOrPointerLike = "llvm-integer-or-pointer-like",
        "signless integer or LLVM pointer type or vector of those",
        |cx, ty| is_signless(cx, lanes(cx, ty)) || is_pointer(cx, lanes(cx, ty));
    LlvmAggregate = "llvm-aggregate", "LLVM dialect-compatible aggregate type",
        |cx, ty| is_llvm_compatible(cx, ty)
            && (cx.struct_fields(ty).is_some() || matches!(cx.type_data(ty), TypeData::Array { .. }));
    LlvmVector = "llvm-vector", "LLVM dialect-compatible vector type", is_vector;
    LlvmMask = "llvm-mask", "LLVM dialect-compatible vector of 1-bit signless integer",
        |cx, ty| is_vector(cx, ty) && lanes(cx, ty) == TypeId::I1;
    LlvmIntegerVector = "llvm-integer-vector", "LLVM dialect-compatible vector of signless integer",
        |cx, ty| is_vector(cx, ty) && is_signless(cx, lanes(cx, ty));
    LlvmFloatVector = "llvm-float-vector", "LLVM dialect-compatible vector of floating-point",
        |cx, ty| is_vector(cx, ty) && is_float(cx, lanes(cx, ty));
    LlvmPointerVector = "llvm-pointer-vector", "LLVM dialect-compatible vector of LLVM pointer type",
        |cx, ty| is_vector(cx, ty) && is_pointer(cx, lanes(cx, ty));
    LlvmType = "llvm-type", "LLVM dialect-compatible type", is_llvm_compatible;
}

/// Returns the element type of a vector or tensor, the type itself otherwise.
fn lanes(cx: &Context, ty: TypeId) -> TypeId {
    match cx.type_data(ty) {
        TypeData::Vector { element, .. } | TypeData::Tensor { element, .. } => *element,
        _ => ty,
    }
}

fn is_signless(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::Integer { sign: Signedness::Signless, .. })
}

fn is_index(_: &Context, ty: TypeId) -> bool {
    ty == TypeId::INDEX
}

fn is_float(cx: &Context, ty: TypeId) -> bool {
    cx.float_kind(ty).is_some()
}

/// Returns the rank of a vector type.
fn vector_rank(cx: &Context, ty: TypeId) -> Option<usize> {
    match cx.type_data(ty) {
        TypeData::Vector { shape, .. } => Some(shape.len()),
        _ => None,
    }
}

fn is_scalable(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true))
}

/// Returns true if the type has arithmetic: signless and signed integers, `index` and floats.
fn is_number(cx: &Context, ty: TypeId) -> bool {
    let unsigned = matches!(cx.type_data(ty), TypeData::Integer { sign: Signedness::Unsigned, .. });
    (cx.int_width(ty).is_some() && !unsigned) || is_index(cx, ty) || is_float(cx, ty)
}

fn is_pointer(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::Pointer { .. })
}

fn is_vector(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::Vector { shape, .. } if shape.len() == 1)
}

/// Returns true if the type is compatible with the LLVM dialect.
pub fn is_llvm_compatible(cx: &Context, ty: TypeId) -> bool {
    match cx.type_data(ty) {
        TypeData::Integer { width, sign } => *sign == Signedness::Signless && *width > 0,
        TypeData::Float(kind) => is_llvm_float(*kind),
        TypeData::Pointer { .. }
        | TypeData::Void
        | TypeData::LlvmOpaque(_)
        | TypeData::LlvmFunction { .. }
        | TypeData::NamedStruct { .. } => true,
        TypeData::Array { element, .. } => is_llvm_compatible(cx, *element),
        TypeData::Struct { fields, .. } => fields.iter().all(|&field| is_llvm_compatible(cx, field)),
        TypeData::Vector { shape, element, .. } => {
            let is_float = cx.float_kind(*element).is_some_and(is_llvm_float);
            shape.len() == 1 && (is_signless(cx, *element) || is_float || is_pointer(cx, *element))
        }
        _ => false,
    }
}

/// Returns true if LLVM has the float format.
fn is_llvm_float(kind: FloatKind) -> bool {
    use FloatKind::{BF16, F16, F32, F64, F80, F128};
    matches!(kind, F16 | BF16 | F32 | F64 | F80 | F128)
}
