//! Types. Those of the builtin and the LLVM dialect are a closed set; a type of any other dialect is kept as its text.

use super::entity::{AttrId, NameId, TypeId};

/// Marks a dynamic size, stride or offset (`?` in the text).
pub const DYNAMIC: i64 = i64::MIN;

/// Signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signedness {
    /// `iN`: the operation determines the signedness.
    Signless,
    /// `siN`.
    Signed,
    /// `uiN`.
    Unsigned,
}

/// Floating-point formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatKind {
    F16,
    BF16,
    F32,
    F64,
    F80,
    F128,
    TF32,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F8E8M0FNU,
    F6E2M3FN,
    F6E3M2FN,
    F4E2M1FN,
}

impl FloatKind {
    /// All formats.
    pub const ALL: [FloatKind; 18] = [
        FloatKind::F16,
        FloatKind::BF16,
        FloatKind::F32,
        FloatKind::F64,
        FloatKind::F80,
        FloatKind::F128,
        FloatKind::TF32,
        FloatKind::F8E5M2,
        FloatKind::F8E4M3,
        FloatKind::F8E4M3FN,
        FloatKind::F8E5M2FNUZ,
        FloatKind::F8E4M3FNUZ,
        FloatKind::F8E4M3B11FNUZ,
        FloatKind::F8E3M4,
        FloatKind::F8E8M0FNU,
        FloatKind::F6E2M3FN,
        FloatKind::F6E3M2FN,
        FloatKind::F4E2M1FN,
    ];

    /// Returns the width of the format in bits.
    pub const fn bits(self) -> u32 {
        match self {
            FloatKind::F16 | FloatKind::BF16 => 16,
            FloatKind::F32 => 32,
            FloatKind::F64 => 64,
            FloatKind::F80 => 80,
            FloatKind::F128 => 128,
            FloatKind::TF32 => 19,
            FloatKind::F6E2M3FN | FloatKind::F6E3M2FN => 6,
            FloatKind::F4E2M1FN => 4,
            FloatKind::F8E5M2
            | FloatKind::F8E4M3
            | FloatKind::F8E4M3FN
            | FloatKind::F8E5M2FNUZ
            | FloatKind::F8E4M3FNUZ
            | FloatKind::F8E4M3B11FNUZ
            | FloatKind::F8E3M4
            | FloatKind::F8E8M0FNU => 8,
        }
    }

    /// Returns true if the format distinguishes minus zero from zero.
    pub const fn has_negative_zero(self) -> bool {
        !matches!(self, FloatKind::F8E5M2FNUZ | FloatKind::F8E4M3FNUZ | FloatKind::F8E4M3B11FNUZ)
    }

    /// Returns the keyword in MLIR text.
    pub const fn keyword(self) -> &'static str {
        match self {
            FloatKind::F16 => "f16",
            FloatKind::BF16 => "bf16",
            FloatKind::F32 => "f32",
            FloatKind::F64 => "f64",
            FloatKind::F80 => "f80",
            FloatKind::F128 => "f128",
            FloatKind::TF32 => "tf32",
            FloatKind::F8E5M2 => "f8E5M2",
            FloatKind::F8E4M3 => "f8E4M3",
            FloatKind::F8E4M3FN => "f8E4M3FN",
            FloatKind::F8E5M2FNUZ => "f8E5M2FNUZ",
            FloatKind::F8E4M3FNUZ => "f8E4M3FNUZ",
            FloatKind::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            FloatKind::F8E3M4 => "f8E3M4",
            FloatKind::F8E8M0FNU => "f8E8M0FNU",
            FloatKind::F6E2M3FN => "f6E2M3FN",
            FloatKind::F6E3M2FN => "f6E3M2FN",
            FloatKind::F4E2M1FN => "f4E2M1FN",
        }
    }
}

/// The contents of an interned type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// `i32`, `si8`, `ui64`: width 0 to 2^24 - 1 bits.
    Integer {
        /// Width in bits.
        width: u32,
        /// Signedness.
        sign: Signedness,
    },
    /// `f32` and friends.
    Float(FloatKind),
    /// `index`: an integer with the width of a pointer unless the module specifies another.
    Index,
    /// `none`.
    None,
    /// `complex<f32>`.
    Complex(TypeId),
    /// `vector<4x[8]xf32>`.
    Vector {
        /// Lanes per dimension.
        shape: Box<[i64]>,
        /// True for each scalable dimension.
        scalable: Box<[bool]>,
        /// Element type.
        element: TypeId,
    },
    /// `tensor<4x?xf32>`; `None` shape is `tensor<*xf32>`.
    Tensor {
        /// Sizes, [`DYNAMIC`] for `?`.
        shape: Option<Box<[i64]>>,
        /// Element type.
        element: TypeId,
        /// Encoding attribute.
        encoding: Option<AttrId>,
    },
    /// `memref<4x?xf32, strided<[?, 1]>, 1>`.
    MemRef {
        /// Sizes, [`DYNAMIC`] for `?`.
        shape: Box<[i64]>,
        /// Element type.
        element: TypeId,
        /// Layout attribute; `None` is the identity (row-major) layout.
        layout: Option<AttrId>,
        /// Memory space; `None` is the default space.
        space: Option<AttrId>,
    },
    /// `memref<*xf32>`.
    UnrankedMemRef {
        /// Element type.
        element: TypeId,
        /// Memory space; `None` is the default space.
        space: Option<AttrId>,
    },
    /// `tuple<i32, f32>`.
    Tuple(Box<[TypeId]>),
    /// `(i32) -> f32`.
    Function {
        /// Types of the arguments.
        inputs: Box<[TypeId]>,
        /// Types of the results.
        results: Box<[TypeId]>,
    },
    /// `!llvm.ptr<3>`.
    Pointer {
        /// Address space.
        space: u32,
    },
    /// `!llvm.void`.
    Void,
    /// `!llvm.array<4 x f32>`.
    Array {
        /// Number of elements.
        len: u64,
        /// Element type.
        element: TypeId,
    },
    /// `!llvm.struct<(i32, ptr)>`.
    Struct {
        /// Field types.
        fields: Box<[TypeId]>,
        /// True if fields have no padding between them.
        packed: bool,
    },
    /// `!llvm.struct<"name", (...)>`: the body is stored separately, so that it may refer to the structure itself
    /// ([`Context::struct_body`](super::Context::struct_body)).
    NamedStruct {
        /// Unique name.
        name: NameId,
    },
    /// `!llvm.func<i32 (ptr, ...)>`.
    LlvmFunction {
        /// Result type; [`TypeData::Void`] for none.
        result: TypeId,
        /// Parameter types.
        params: Box<[TypeId]>,
        /// True if the function takes variable arguments.
        variadic: bool,
    },
    /// `!llvm.token`, `!llvm.label`, `!llvm.metadata`, `!llvm.x86_amx`: types without a representation in memory.
    LlvmOpaque(NameId),
    /// A type of an unknown dialect, as its text after `!`.
    Foreign(NameId),
}

/// Body of an identified LLVM structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StructBody {
    /// Declared without a body.
    Opaque,
    /// Declared with fields.
    Fields {
        /// Field types.
        fields: Box<[TypeId]>,
        /// True if fields have no padding between them.
        packed: bool,
    },
}

/// Declares the types at fixed handles.
macro_rules! common_types {
    ($($(#[$doc:meta])* $id:ident = $data:expr;)*) => {
        #[allow(clippy::upper_case_acronyms)]
        enum Index { $($id),* }
        impl TypeId {
            $($(#[$doc])* pub const $id: TypeId = TypeId::new(Index::$id as usize);)*
        }
        pub(super) const COMMON: &[TypeData] = &[$($data),*];
    };
}

const fn signless(width: u32) -> TypeData {
    TypeData::Integer { width, sign: Signedness::Signless }
}

common_types! {
    /// `i1`.
    I1 = signless(1);
    /// `i8`.
    I8 = signless(8);
    /// `i16`.
    I16 = signless(16);
    /// `i32`.
    I32 = signless(32);
    /// `i64`.
    I64 = signless(64);
    /// `index`.
    INDEX = TypeData::Index;
    /// `none`.
    NONE = TypeData::None;
    /// `f16`.
    F16 = TypeData::Float(FloatKind::F16);
    /// `bf16`.
    BF16 = TypeData::Float(FloatKind::BF16);
    /// `f32`.
    F32 = TypeData::Float(FloatKind::F32);
    /// `f64`.
    F64 = TypeData::Float(FloatKind::F64);
    /// `!llvm.ptr`.
    PTR = TypeData::Pointer { space: 0 };
    /// `!llvm.void`.
    VOID = TypeData::Void;
    /// `!llvm.token`.
    TOKEN = TypeData::LlvmOpaque(super::names::name::TOKEN);
}
