//! Memref descriptors in C++: a class template, and aliases of its specializations.

use crate::declarator::{declare, int_name};
use crate::{CType, DataLayout};

/// The class template, within its own include guard. It is the same in all headers.
pub(crate) const MEMREF_TEMPLATE: &str = r#"#ifndef MLIRC_TYPE_MemRefDescriptor
#define MLIRC_TYPE_MemRefDescriptor
#if UINTPTR_MAX == UINT64_MAX
template <typename T, size_t N, typename Index = int64_t> struct MemRefDescriptor;
#elif UINTPTR_MAX == UINT32_MAX
template <typename T, size_t N, typename Index = int32_t> struct MemRefDescriptor;
#else
template <typename T, size_t N, typename Index = int16_t> struct MemRefDescriptor;
#endif

/*
 * A memref of rank N. It does not own its elements and is copied like the C struct that it is.
 */
template <typename T, size_t N, typename Index> struct MemRefDescriptor {
  T *allocated;
  T *aligned;
  Index offset;
  Index sizes[N];
  Index strides[N];

  MemRefDescriptor() = default;

  /* A dense array: the last index is the one that changes fastest. */
  MemRefDescriptor(T *data, const Index (&shape)[N]) : allocated(data), aligned(data), offset(0) {
    Index stride = 1;
    for (size_t i = N; i-- > 0;) {
      sizes[i] = shape[i];
      strides[i] = stride;
      stride = static_cast<Index>(stride * shape[i]);
    }
  }

  /* An array with these distances between elements. */
  MemRefDescriptor(T *data, const Index (&shape)[N], const Index (&steps)[N])
      : MemRefDescriptor(data, data, 0, shape, steps) {}

  /* All fields. */
  MemRefDescriptor(T *memory, T *data, Index first, const Index (&shape)[N], const Index (&steps)[N])
      : allocated(memory), aligned(data), offset(first) {
    for (size_t i = 0; i < N; i++) {
      sizes[i] = shape[i];
      strides[i] = steps[i];
    }
  }

  /* The element at these indices. */
  template <typename E = T, typename... Indices> E &operator()(Indices... indices) const {
    static_assert(sizeof...(Indices) == N, "a memref takes as many indices as its rank");
    const Index at[N] = {static_cast<Index>(indices)...};
    Index position = offset;
    for (size_t i = 0; i < N; i++) {
      position = static_cast<Index>(position + at[i] * strides[i]);
    }
    return aligned[position];
  }
};

template <typename T, typename Index> struct MemRefDescriptor<T, 0, Index> {
  T *allocated;
  T *aligned;
  Index offset;

  MemRefDescriptor() = default;
  explicit MemRefDescriptor(T *data) : allocated(data), aligned(data), offset(0) {}
  MemRefDescriptor(T *memory, T *data, Index first) : allocated(memory), aligned(data), offset(first) {}

  template <typename E = T> E &operator()() const { return aligned[offset]; }
};
#endif
"#;

/// The definition of the C name of a descriptor in C++.
pub(crate) fn alias(name: &str, element: &CType, rank: u32, data_layout: &DataLayout) -> String {
    let element = declare(element, "", data_layout);
    let index = match data_layout.index_bits == data_layout.pointer_bits {
        true => String::new(),
        false => format!(", {}", int_name(data_layout.index_bits)),
    };
    format!("using {name} = MemRefDescriptor<{element}, {rank}{index}>;\n")
}
