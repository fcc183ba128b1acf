//! The memref dialect: buffers and views of them.

pub mod access;
pub mod alloc;
pub mod atomic;
pub mod cast;
pub mod dma;
pub mod global;
pub mod reassociation;
pub mod reshape;
pub mod subview;
pub mod view;

use crate::dialect::arith::RMW_KIND_CASES;
use crate::ir::{AttrData, Context, EnumInfo, EnumStorage, Traits, TypeData, TypeId};
use crate::{accessors, ops};

use access::{
    parse_prefetch, parse_store, print_prefetch, print_store, verify_load, verify_prefetch, verify_store,
};
use alloc::{parse_alloca_scope, print_alloca_scope, verify_alignment, verify_alloc, verify_realloc};
use atomic::{parse_generic_rmw, print_generic_rmw, verify_generic_rmw, verify_rmw};
use cast::{parse_distinct, print_distinct, verify_cast, verify_copy, verify_memory_space_cast};
use dma::{parse_dma_start, print_dma_start, verify_dma_start, verify_dma_wait};
use global::{parse_global, print_global, verify_get_global, verify_global};
use reshape::{verify_collapse_shape, verify_expand_shape, verify_reshape};
use subview::verify_subview;
use view::{
    parse_metadata, parse_reinterpret_cast, parse_transpose, print_metadata, print_reinterpret_cast,
    print_transpose, verify_reinterpret_cast, verify_transpose, verify_view,
};

const ALLOC_SIG: &str = "dynamicSizes: variadic index, symbolOperands: variadic index -> memref: memref";
const ALLOC_ATTRS: &str = "alignment?: i64, operandSegmentSizes?: i32-array";
const ALLOC_ASM: &str = "($dynamicSizes) {? [ $symbolOperands ] } attr-dict : type($memref)";
const ACCESS_ATTRS: &str = "nontemporal?: i1 = false, alignment?: i64";
/// Offsets, sizes and strides, each a constant or a value.
const SLICE_ATTRS: &str = "static_offsets: i64-array, static_sizes: i64-array, static_strides: i64-array, operandSegmentSizes?: i32-array";

ops! { "memref" = super::table::memref;
    /// Allocates memory on the heap.
    ALLOC = "alloc".sig(ALLOC_SIG).attrs(ALLOC_ATTRS).asm(ALLOC_ASM).verify(verify_alloc);
    /// Allocates memory on the stack until the end of the function or the closest `memref.alloca_scope`.
    ALLOCA = "alloca".sig(ALLOC_SIG).attrs(ALLOC_ATTRS).asm(ALLOC_ASM).verify(verify_alloc);
    /// Resizes a buffer on the heap: returns a new buffer that begins with its elements, and frees the old one.
    REALLOC = "realloc".sig("source: memref-1d, dynamicResultSize: optional index -> result: memref-1d").attrs("alignment?: i64")
        .asm("$source {? ( $dynamicResultSize ) } attr-dict : type($source) to type($result)").verify(verify_realloc);
    /// Frees memory of `memref.alloc`.
    DEALLOC = "dealloc".sig("memref: any-memref ->").asm("$memref attr-dict : type($memref)");
    /// Runs its region, then frees the stack memory that was allocated in it.
    ALLOCA_SCOPE = "alloca_scope".sig("-> results: variadic any").custom(parse_alloca_scope, print_alloca_scope).with(Traits::SINGLE_BLOCK);
    /// Ends `memref.alloca_scope` with its results.
    ALLOCA_SCOPE_RETURN = "alloca_scope.return".sig("results: variadic any ->").asm("attr-dict {? $results : type($results) }").with(Traits::TERMINATOR);
    /// The same buffer, assumed to be aligned.
    ASSUME_ALIGNMENT = "assume_alignment".sig("memref: T -> result: T; T: memref").attrs("alignment: i32")
        .asm("$memref, $alignment attr-dict : type($memref)").verify(verify_alignment).with(Traits::PURE);
    /// The same buffers, assumed not to overlap.
    DISTINCT_OBJECTS = "distinct_objects".sig("operands: variadic memref -> results: variadic memref").custom(parse_distinct, print_distinct).with(Traits::PURE);
    /// Loads an element.
    LOAD = "load".sig("memref: M, indices: variadic index -> result: elem(M); M: memref").attrs(ACCESS_ATTRS)
        .asm("$memref [ $indices ] attr-dict : type($memref)").verify(verify_load);
    /// Stores an element.
    STORE = "store".sig("value: any, memref: memref, indices: variadic index ->").attrs(ACCESS_ATTRS)
        .custom(parse_store, print_store).verify(verify_store);
    /// Fetches an element into a cache.
    PREFETCH = "prefetch".sig("memref: memref, indices: variadic index ->").attrs("isWrite: i1, localityHint: i32, isDataCache: i1")
        .custom(parse_prefetch, print_prefetch).verify(verify_prefetch);
    /// Combines an element with a value atomically, and returns the old element.
    ATOMIC_RMW = "atomic_rmw".sig("value: number, memref: number-memref, indices: variadic index -> result: number").attrs("kind: memref.atomic_rmw_kind")
        .asm("$kind $value, $memref [ $indices ] attr-dict : (type($value), type($memref)) -> type($result)").verify(verify_rmw);
    /// Replaces an element by the result of its region, atomically. Returns the old element, as MLIR's conversion does
    /// and contrary to MLIR's documentation.
    GENERIC_ATOMIC_RMW = "generic_atomic_rmw".sig("memref: number-memref, indices: variadic index -> result: number")
        .custom(parse_generic_rmw, print_generic_rmw).verify(verify_generic_rmw).with(Traits::SINGLE_BLOCK);
    /// Ends the region of `memref.generic_atomic_rmw` with the new element.
    ATOMIC_YIELD = "atomic_yield".sig("result: any ->").asm("$result attr-dict : type($result)").with(Traits::TERMINATOR);
    /// A cast to a type with more or fewer static properties.
    CAST = "cast".sig("source: any-memref -> dest: any-memref").asm("$source attr-dict : type($source) to type($dest)")
        .verify(verify_cast).with(Traits::PURE);
    /// The same buffer in another memory space.
    MEMORY_SPACE_CAST = "memory_space_cast".sig("source: any-memref -> dest: any-memref").asm("$source attr-dict : type($source) to type($dest)")
        .verify(verify_memory_space_cast).with(Traits::PURE);
    /// Copies all elements.
    COPY = "copy".sig("source: any-memref, target: any-memref ->").asm("$source, $target attr-dict : type($source) to type($target)")
        .verify(verify_copy);
    /// Starts a DMA transfer between memories.
    DMA_START = "dma_start".sig("operands: variadic any ->").custom(parse_dma_start, print_dma_start).verify(verify_dma_start);
    /// Waits for the end of a DMA transfer.
    DMA_WAIT = "dma_wait".sig("tagMemRef: memref, tagIndices: variadic index, numElements: index ->")
        .asm("$tagMemRef [ $tagIndices ], $numElements attr-dict : type($tagMemRef)").verify(verify_dma_wait);
    /// Size of a dimension.
    DIM = "dim".sig("source: any-memref, index: index -> result: index").asm("attr-dict $source, $index : type($source)").with(Traits::PURE);
    /// Number of dimensions.
    RANK = "rank".sig("memref: any-memref -> result: index").asm("$memref attr-dict : type($memref)").with(Traits::PURE);
    /// A global buffer.
    GLOBAL = "global".attrs("sym_name: string, sym_visibility?: string, type: type, initial_value?: any, constant: unit, alignment?: i64")
        .custom(parse_global, print_global).verify(verify_global).with(Traits::SYMBOL);
    /// A global buffer as a value.
    GET_GLOBAL = "get_global".sig("-> result: memref").attrs("name: symbol").asm("$name : type($result) attr-dict").verify(verify_get_global).with(Traits::PURE);
    /// Base buffer, offset, sizes and strides of a buffer.
    EXTRACT_STRIDED_METADATA = "extract_strided_metadata"
        .sig("source: memref -> base_buffer: any, offset: index, sizes: variadic index, strides: variadic index").custom(parse_metadata, print_metadata).with(Traits::PURE);
    /// The aligned pointer of a buffer as an integer.
    EXTRACT_ALIGNED_POINTER_AS_INDEX = "extract_aligned_pointer_as_index".sig("source: any-memref -> aligned_pointer: index")
        .asm("$source : type($source) -> type($aligned_pointer) attr-dict").with(Traits::PURE);
    /// A buffer with given offset, sizes and strides over the memory of another.
    REINTERPRET_CAST = "reinterpret_cast".sig("source: any-memref, offsets: variadic index, sizes: variadic index, strides: variadic index -> result: memref")
        .attrs(SLICE_ATTRS).custom(parse_reinterpret_cast, print_reinterpret_cast).with(Traits::PURE).verify(verify_reinterpret_cast);
    /// A slice of a buffer with given offsets, sizes and strides.
    SUBVIEW = "subview".sig("source: memref, offsets: variadic index, sizes: variadic index, strides: variadic index -> result: memref").attrs(SLICE_ATTRS)
        .asm("$source list($offsets, $static_offsets) list($sizes, $static_sizes) list($strides, $static_strides) attr-dict : type($source) to type($result)")
        .verify(verify_subview).with(Traits::PURE);
    /// The same buffer with its dimensions in another order.
    TRANSPOSE = "transpose".sig("in: strided-memref -> result: strided-memref").attrs("permutation: any").custom(parse_transpose, print_transpose).verify(verify_transpose).with(Traits::PURE);
    /// A buffer over some of the bytes of another.
    VIEW = "view".sig("source: bytes, byte_shift: index, sizes: variadic index -> result: memref")
        .asm("$source [$byte_shift][$sizes] attr-dict : type($source) to type($result)").verify(verify_view).with(Traits::PURE);
    /// The elements of a contiguous buffer in a shape that is itself in a buffer.
    RESHAPE = "reshape".sig("source: any-memref, shape: shape-memref -> result: any-memref").asm("$source($shape) attr-dict : functional-type(operands, results)")
        .verify(verify_reshape).with(Traits::PURE);
    /// The same buffer with dimensions split.
    EXPAND_SHAPE = "expand_shape".sig("src: strided-memref, output_shape: variadic index -> result: strided-memref").attrs("reassociation: array, static_output_shape: i64-array")
        .asm("$src $reassociation output_shape list($output_shape, $static_output_shape) attr-dict : type($src) into type($result)").verify(verify_expand_shape).with(Traits::PURE);
    /// The same buffer with neighbouring dimensions merged.
    COLLAPSE_SHAPE = "collapse_shape".sig("src: strided-memref -> result: strided-memref").attrs("reassociation: array")
        .asm("$src $reassociation attr-dict : type($src) into type($result)").verify(verify_collapse_shape).with(Traits::PURE);
}

accessors! {
    Load for LOAD: memref, [indices];
    Store for STORE: value, memref, [indices];
    Prefetch for PREFETCH: memref, [indices];
    AtomicRmw for ATOMIC_RMW: value, memref, [indices];
    GenericAtomicRmw for GENERIC_ATOMIC_RMW: memref, [indices];
    AtomicYield for ATOMIC_YIELD: result;
    MemRefCast for CAST: source;
    Dim for DIM: source, index;
    Rank for RANK: memref;
    ExtractStridedMetadata for EXTRACT_STRIDED_METADATA: source;
    ExtractAlignedPointerAsIndex for EXTRACT_ALIGNED_POINTER_AS_INDEX: source;
    ReinterpretCast for REINTERPRET_CAST: source;
    AssumeAlignment for ASSUME_ALIGNMENT: memref;
    CollapseShape for COLLAPSE_SHAPE: src;
    MemRefCopy for COPY: source, target;
    Dealloc for DEALLOC: memref;
    MemorySpaceCast for MEMORY_SPACE_CAST: source;
    Realloc for REALLOC: source, (dynamic_result_size);
    View for VIEW: source, byte_shift, [sizes];
}

/// The enums of the dialect.
pub static ENUMS: &[EnumInfo] = &[EnumInfo {
    name: "memref.atomic_rmw_kind",
    storage: EnumStorage::I64,
    is_flags: false,
    cases: RMW_KIND_CASES,
}];

/// Returns the shape and element type of a ranked memref type.
pub fn shape(cx: &Context, ty: TypeId) -> Option<(&[i64], TypeId)> {
    match cx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } => Some((shape, *element)),
        _ => None,
    }
}

/// Returns the memory space of a memref type; `None` for the default space.
pub fn memory_space(cx: &Context, ty: TypeId) -> Option<crate::ir::AttrId> {
    match cx.type_data(ty) {
        TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } => *space,
        _ => None,
    }
}

/// Returns true if the layout of a ranked memref type is the identity: no layout, or one dimension of stride 1 at
/// offset 0.
fn is_identity(cx: &Context, ty: TypeId) -> bool {
    let TypeData::MemRef { layout, .. } = cx.type_data(ty) else { return false };
    match layout.map(|layout| cx.attr_data(layout)) {
        None => true,
        Some(AttrData::Strided { offset: 0, strides }) => **strides == [1],
        Some(_) => false,
    }
}

fn rank(cx: &Context, ty: TypeId) -> usize {
    shape(cx, ty).map_or(0, |(shape, _)| shape.len())
}
