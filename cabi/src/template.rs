//! Memref descriptors in C++: a class template, and aliases of its specializations.

use crate::declarator::{declare, declare_variable, int_name};
use crate::{CType, DataLayout};

/// The class template, within its own include guard. It is the same in all headers.
pub(crate) const MEMREF_TEMPLATE: &str = r#"#ifndef MLIRC_TYPE_MemRefDescriptor
#define MLIRC_TYPE_MemRefDescriptor
#include <string.h>
#if defined(__has_include)
#if __has_include(<version>)
#include <version>
#endif
#endif
#ifdef __cpp_lib_span
#include <span>
#endif
#ifdef __cpp_lib_mdspan
#include <mdspan>
#endif

#if UINTPTR_MAX == UINT64_MAX
template <typename T, size_t N, typename Index = int64_t> struct MemRefDescriptor;
#elif UINTPTR_MAX == UINT32_MAX
template <typename T, size_t N, typename Index = int32_t> struct MemRefDescriptor;
#else
template <typename T, size_t N, typename Index = int16_t> struct MemRefDescriptor;
#endif

/* U can be the element type of memory that a memref with elements T accesses. */
template <typename U, typename T> struct MemRefAccess {};
template <typename T> struct MemRefAccess<T, T> { typedef T Element; };
template <typename T> struct MemRefAccess<T, const T> { typedef T Element; };

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

  /* The same memory, for reading. */
  template <typename U, typename = typename MemRefAccess<U, T>::Element>
  MemRefDescriptor(const MemRefDescriptor<U, N, Index> &other)
      : MemRefDescriptor(other.allocated, other.aligned, other.offset, other.sizes, other.strides) {}

#ifdef __cpp_lib_span
  /* The elements of a span, for rank 1. */
  template <typename U, size_t Extent, typename = typename MemRefAccess<U, T>::Element>
  MemRefDescriptor(const std::span<U, Extent> &data) : allocated(data.data()), aligned(data.data()), offset(0) {
    static_assert(N == 1, "a span has one dimension");
    sizes[0] = static_cast<Index>(data.size());
    strides[0] = 1;
  }
#endif

#ifdef __cpp_lib_mdspan
  /* The elements of an mdspan with any strides. */
  template <typename U, typename Extents, typename Layout, typename = typename MemRefAccess<U, T>::Element>
  MemRefDescriptor(const std::mdspan<U, Extents, Layout> &data)
      : allocated(data.data_handle()), aligned(data.data_handle()), offset(0) {
    static_assert(Extents::rank() == N, "a memref has the rank of its mdspan");
    for (size_t i = 0; i < N; i++) {
      sizes[i] = static_cast<Index>(data.extent(i));
      strides[i] = static_cast<Index>(data.stride(i));
    }
  }

  /* The elements as an mdspan. */
  std::mdspan<T, std::dextents<Index, N>, std::layout_stride> mdspan() const {
    std::array<Index, N> extents, steps;
    for (size_t i = 0; i < N; i++) {
      extents[i] = sizes[i];
      steps[i] = strides[i];
    }
    return {aligned + offset, {std::dextents<Index, N>(extents), steps}};
  }
#endif

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

  template <typename U, typename = typename MemRefAccess<U, T>::Element>
  MemRefDescriptor(const MemRefDescriptor<U, 0, Index> &other)
      : MemRefDescriptor(other.allocated, other.aligned, other.offset) {}

  template <typename E = T> E &operator()() const { return aligned[offset]; }
};

/* The argument of a function that only reads: C has no descriptors of constant elements. */
template <typename D> class MemRefArgument {
public:
  template <typename C> explicit MemRefArgument(const C &constant) {
    static_assert(sizeof(C) == sizeof(D), "they differ in const");
    memcpy(&memref, &constant, sizeof(D));
  }
  operator const D *() const { return &memref; }

private:
  D memref;
};
#endif
"#;

/// The class of owners, within its own include guard.
pub(crate) const OWNER_TEMPLATE: &str = r#"#ifndef MLIRC_TYPE_MemRefOwner
#define MLIRC_TYPE_MemRefOwner
#include <stdlib.h>

/*
 * A memref with the memory that a function returned. It frees that memory, unless another owner does.
 */
template <typename D> class MemRefOwner : public D {
public:
  typedef void (*Deallocator)(void *);

  MemRefOwner() : D(), deallocator(nullptr) {}

  /* A null deallocator is for memory of another owner. */
  MemRefOwner(const D &memref, Deallocator function) : D(memref), deallocator(function) {}

  MemRefOwner(MemRefOwner &&other) noexcept : D(other), deallocator(other.deallocator) { other.deallocator = nullptr; }

  MemRefOwner &operator=(MemRefOwner &&other) noexcept {
    if (this != &other) {
      reset();
      static_cast<D &>(*this) = other;
      deallocator = other.release();
    }
    return *this;
  }

  MemRefOwner(const MemRefOwner &) = delete;
  MemRefOwner &operator=(const MemRefOwner &) = delete;
  ~MemRefOwner() { reset(); }

  /* True if the memory will be freed. */
  bool owns() const { return deallocator != nullptr; }

  /* Leaves the memory to the caller, who frees it with the returned function, if that is not null. */
  Deallocator release() {
    Deallocator function = deallocator;
    deallocator = nullptr;
    return function;
  }

private:
  void reset() {
    if (deallocator != nullptr) {
      deallocator(this->allocated);
    }
    deallocator = nullptr;
  }

  Deallocator deallocator;
};

static inline bool memref_differs(const void *a, const void *b) { return a != b; }
#endif
"#;

/// The definition of the C name of a descriptor in C++.
pub(crate) fn alias(name: &str, element: &CType, rank: u32, data_layout: &DataLayout) -> String {
    let memref = CType::memref(element.clone(), rank);
    format!("using {name} = {};\n", specialization(&memref, false, data_layout))
}

/// The specialization for a descriptor, with constant elements or not.
pub(crate) fn specialization(memref: &CType, is_constant: bool, data_layout: &DataLayout) -> String {
    let CType::MemRef { element, rank } = memref else { return declare(memref, "", data_layout) };
    let element = declare_variable(element, "", is_constant, data_layout);
    let index = match data_layout.index_bits == data_layout.pointer_bits {
        true => String::new(),
        false => format!(", {}", int_name(data_layout.index_bits)),
    };
    format!("MemRefDescriptor<{element}, {rank}{index}>")
}
