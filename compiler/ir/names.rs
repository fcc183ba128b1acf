//! Interned byte strings, and the well-known names of the compiler, which have fixed handles.

use super::entity::NameId;
use super::intern::SliceInterner;

/// The table of interned strings. Strings are bytes: MLIR string attributes may hold any.
#[derive(Clone, Debug)]
pub struct Names {
    table: SliceInterner<u8>,
}

impl Names {
    /// Returns the bytes of a name.
    pub fn bytes(&self, name: NameId) -> &[u8] {
        self.table.get(name.index())
    }

    /// Interns a string.
    pub fn intern(&mut self, bytes: &[u8]) -> NameId {
        NameId::new(self.table.intern(bytes))
    }

    /// Returns the handle of a string that is already interned.
    pub fn find(&self, bytes: &[u8]) -> Option<NameId> {
        self.table.find(bytes).map(NameId::new)
    }
}

/// Declares the well-known names: a constant each, and the table that holds them in that order.
macro_rules! well_known {
    ($($id:ident = $text:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($id),* }

        /// Handles of the attribute names that the compiler reads or writes itself.
        #[allow(missing_docs)]
        pub mod name {
            use super::{Index, NameId};
            $(pub const $id: NameId = NameId::new(Index::$id as usize);)*
        }

        impl Default for Names {
            fn default() -> Self {
                let mut names = Names { table: SliceInterner::default() };
                $(
                    let id = names.intern($text.as_bytes());
                    debug_assert_eq!(id, name::$id, concat!("duplicate well-known name ", $text));
                )*
                names
            }
        }
    };
}

well_known! {
    EMPTY = "";
    SYM_NAME = "sym_name";
    SYM_VISIBILITY = "sym_visibility";
    FUNCTION_TYPE = "function_type";
    ARG_ATTRS = "arg_attrs";
    RES_ATTRS = "res_attrs";
    VALUE = "value";
    PREDICATE = "predicate";
    CALLEE = "callee";
    OPERAND_SEGMENT_SIZES = "operandSegmentSizes";
    CASE_VALUES = "case_values";
    CASE_OPERAND_SEGMENTS = "case_operand_segments";
    INDBR_OPERAND_SEGMENTS = "indbr_operand_segments";
    TOKEN = "token";
    VSCALE_RANGE = "vscale_range";
    PERSONALITY = "personality";
    CLEANUP = "cleanup";
    OP_BUNDLE_SIZES = "op_bundle_sizes";
    OP_BUNDLE_TAGS = "op_bundle_tags";
    BRANCH_WEIGHTS = "branch_weights";
    PROB = "prob";
    HINT = "hint";
    CACHE = "cache";
    IS_EXACT = "isExact";
    OVERFLOW_FLAGS = "overflowFlags";
    FASTMATH = "fastmath";
    FASTMATH_FLAGS = "fastmathFlags";
    POSITION = "position";
    ELEM_TYPE = "elem_type";
    RAW_CONSTANT_INDICES = "rawConstantIndices";
    NO_WRAP_FLAGS = "noWrapFlags";
    GLOBAL_NAME = "global_name";
    GLOBAL_TYPE = "global_type";
    LINKAGE = "linkage";
    VISIBILITY = "visibility_";
    CONSTANT = "constant";
    ALIGNMENT = "alignment";
    ADDR_SPACE = "addr_space";
    UNNAMED_ADDR = "unnamed_addr";
    SECTION = "section";
    COMDAT = "comdat";
    DSO_LOCAL = "dso_local";
    THREAD_LOCAL = "thread_local_";
    CCONV = "CConv";
    VAR_CALLEE_TYPE = "var_callee_type";
    VOLATILE = "volatile_";
    IS_VOLATILE = "isVolatile";
    ORDERING = "ordering";
    SYNCSCOPE = "syncscope";
    NONTEMPORAL = "nontemporal";
    INVARIANT = "invariant";
    EMIT_C_INTERFACE = "llvm.emit_c_interface";
    MLIRC_SIGNATURE = "mlirc.signature";
    MLIRC_ARG_NAMES = "mlirc.arg_names";
    MLIRC_MEMREF_ABI = "mlirc.memref_abi";
    MLIRC_C_PARAMS = "mlirc.c_params";
    MLIRC_INDEX_BITS = "mlirc.index_bits";
    MLIRC_RESULT_MEMORY = "mlirc.result_memory";
    MLIRC_LEVEL = "mlirc.level";
    MLIRC_LEVELS = "mlirc.levels";
    DATA_LAYOUT = "llvm.data_layout";
    TARGET_TRIPLE = "llvm.target_triple";
    LLVM_ZEROEXT = "llvm.zeroext";
    LLVM_SIGNEXT = "llvm.signext";
    LLVM_SRET = "llvm.sret";
    LLVM_NEST = "llvm.nest";
    LLVM_BYVAL = "llvm.byval";
    STATIC_OFFSETS = "static_offsets";
    STATIC_SIZES = "static_sizes";
    STATIC_STRIDES = "static_strides";
    CASES = "cases";
    TYPE = "type";
    INITIAL_VALUE = "initial_value";
    NAME = "name";
    UNSIGNED_CMP = "unsignedCmp";
    KIND = "kind";
    MSG = "msg";
    ROUNDINGMODE = "roundingmode";
    MAP = "map";
    CONDITION = "condition";
    LOWER_BOUND_MAP = "lowerBoundMap";
    UPPER_BOUND_MAP = "upperBoundMap";
    STEP = "step";
    REDUCTIONS = "reductions";
    LOWER_BOUNDS_MAP = "lowerBoundsMap";
    LOWER_BOUNDS_GROUPS = "lowerBoundsGroups";
    UPPER_BOUNDS_MAP = "upperBoundsMap";
    UPPER_BOUNDS_GROUPS = "upperBoundsGroups";
    STEPS = "steps";
    IS_WRITE = "isWrite";
    LOCALITY_HINT = "localityHint";
    IS_DATA_CACHE = "isDataCache";
    SRC_MAP = "src_map";
    DST_MAP = "dst_map";
    TAG_MAP = "tag_map";
    STATIC_BASIS = "static_basis";
    DISJOINT = "disjoint";
    NO_INLINE = "no_inline";
    MAPPING = "mapping";
    STATIC_LOWER_BOUND = "staticLowerBound";
    STATIC_UPPER_BOUND = "staticUpperBound";
    STATIC_STEP = "staticStep";
    PERMUTATION_MAP = "permutation_map";
    IN_BOUNDS = "in_bounds";
    INDEXING_MAPS = "indexing_maps";
    ITERATOR_TYPES = "iterator_types";
    REDUCTION_DIMS = "reduction_dims";
    REDUCTION_DIM = "reduction_dim";
    INCLUSIVE = "inclusive";
    MASK = "mask";
    MASK_DIM_SIZES = "mask_dim_sizes";
    PERMUTATION = "permutation";
    STATIC_POSITION = "static_position";
    OFFSETS = "offsets";
    SIZES = "sizes";
    STRIDES = "strides";
    FIXED_VECTOR_SIZES = "fixed_vector_sizes";
    POS = "pos";
    PUNCTUATION = "punctuation";
    STRING_LITERAL = "stringLiteral";
    WARP_SIZE = "warp_size";
    LHS_ROWS = "lhs_rows";
    LHS_COLUMNS = "lhs_columns";
    RHS_COLUMNS = "rhs_columns";
    ROWS = "rows";
    COLUMNS = "columns";
    STATIC_OUTPUT_SHAPE = "static_output_shape";
    REASSOCIATION = "reassociation";
    STATIC_LOW = "static_low";
    STATIC_HIGH = "static_high";
    NOFOLD = "nofold";
    DIMENSIONS = "dimensions";
    CAST = "cast";
    RESTRICT = "restrict";
    WRITABLE = "writable";
    READ_ONLY = "read_only";
    MEMORY_SPACE = "memory_space";
    DILATIONS = "dilations";
    DIM = "dim";
    DOC = "doc";
    LIBRARY_CALL = "library_call";
    MEMOIZED_INDEXING_MAPS = "linalg.memoized_indexing_maps";
    PROPERTIES = "<properties>";
    IS_MUTABLE = "is_mutable";
    GLOBAL = "global";
}
