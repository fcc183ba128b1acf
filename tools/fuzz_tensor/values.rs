//! The values that are visible at a point of a program.

/// The type of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Element {
    I32,
    F32,
}

impl Element {
    pub(crate) fn ty(self) -> &'static str {
        match self {
            Element::I32 => "i32",
            Element::F32 => "f32",
        }
    }
}

/// A tensor. The sizes at run time are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tensor {
    pub(crate) name: String,
    pub(crate) element: Element,
    /// The sizes in the type; `None` for dynamic ones.
    pub(crate) dims: Vec<Option<usize>>,
    /// The sizes at run time.
    pub(crate) sizes: Vec<usize>,
}

impl Tensor {
    /// A tensor of integers of static shape.
    pub(crate) fn fixed(name: String, sizes: &[usize]) -> Tensor {
        Tensor {
            name,
            element: Element::I32,
            dims: sizes.iter().copied().map(Some).collect(),
            sizes: sizes.to_vec(),
        }
    }

    /// Returns the type of a tensor with the same shape and elements of this type.
    pub(crate) fn of(&self, element: Element) -> Tensor {
        Tensor { element, ..self.clone() }
    }

    /// Returns its type.
    pub(crate) fn ty(&self) -> String {
        let dims = self.dims.iter().map(|dim| dim.map_or("?x".to_string(), |size| format!("{size}x")));
        format!("tensor<{}{}>", dims.collect::<String>(), self.element.ty())
    }

    /// Returns the type of its buffer.
    pub(crate) fn buffer_ty(&self) -> String {
        self.ty().replacen("tensor", "memref", 1)
    }

    pub(crate) fn rank(&self) -> usize {
        self.sizes.len()
    }

    /// Returns true if the types are equal and the sizes at run time, too.
    pub(crate) fn is_like(&self, other: &Tensor) -> bool {
        self.element == other.element && self.has_shape_of(other)
    }

    /// Returns true if the shapes in the types and at run time are equal.
    pub(crate) fn has_shape_of(&self, other: &Tensor) -> bool {
        self.dims == other.dims && self.sizes == other.sizes
    }

    /// Returns the same type with another name.
    pub(crate) fn named(&self, name: String) -> Tensor {
        Tensor { name, ..self.clone() }
    }

    /// Returns a list of the dynamic sizes, constants that the program has.
    pub(crate) fn dynamic_sizes(&self) -> String {
        let dynamic = self.dims.iter().zip(&self.sizes).filter(|(dim, _)| dim.is_none());
        dynamic.map(|(_, size)| format!("%c{size}")).collect::<Vec<_>>().join(", ")
    }
}

/// The position of a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    /// The sizes of the whole tensor at run time.
    pub(crate) of: Vec<usize>,
    /// The offsets, sizes and strides, in brackets.
    pub(crate) text: String,
    /// The slice, without a name.
    pub(crate) slice: Tensor,
}

/// An index with a range.
#[derive(Clone, Debug)]
pub(crate) struct Counter {
    pub(crate) name: String,
    /// The value is below.
    pub(crate) end: usize,
}

/// The values of the enclosing regions.
#[derive(Clone, Default, Debug)]
pub(crate) struct Scope {
    /// Tensors with contents.
    pub(crate) tensors: Vec<Tensor>,
    /// Tensors with unspecified contents.
    pub(crate) empty: Vec<Tensor>,
    pub(crate) scalars: Vec<String>,
    pub(crate) counters: Vec<Counter>,
    /// Positions at which slices were extracted or inserted.
    pub(crate) positions: Vec<Position>,
}
