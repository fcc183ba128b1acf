//! Helpers in the header: layout assertions, inline functions that create and access descriptors, and constants of
//! static extents.

use std::fmt::Write;

use crate::declarator::{declare, int_name};
use crate::error::TypeError;
use crate::named::NamedType;
use crate::names::{c_identifier, unique_identifiers};
use crate::{CType, DataLayout, Export, field_offsets, fields_of, layout_of};

/// A static assertion for all standards; C99 has none.
pub(crate) const STATIC_ASSERT: &str = "\
#ifndef MLIRC_STATIC_ASSERT
#if defined(__cplusplus)
#define MLIRC_STATIC_ASSERT(condition, name) static_assert(condition, #name)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define MLIRC_STATIC_ASSERT(condition, name) _Static_assert(condition, #name)
#else
#define MLIRC_STATIC_ASSERT(condition, name) typedef char name[(condition) ? 1 : -1]
#endif
#endif
";

/// The attribute of functions whose result must be freed, so that compilers warn of calls that lose it.
pub(crate) const NODISCARD: &str = "\
#ifndef MLIRC_NODISCARD
#if (defined(__cplusplus) && __cplusplus >= 201703L) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define MLIRC_NODISCARD [[nodiscard]]
#elif defined(__GNUC__)
#define MLIRC_NODISCARD __attribute__((warn_unused_result))
#else
#define MLIRC_NODISCARD
#endif
#endif
";

/// The functions of `--alloc=hook`.
pub(crate) const ALLOCATION_HOOKS: [&str; 2] = ["_mlir_memref_to_llvm_alloc", "_mlir_memref_to_llvm_free"];

/// The prototypes of the functions that allocate for the module.
pub(crate) const ALLOCATION_PROTOTYPES: &str = "\
/*
 * Memory with the alignment of malloc; without memory, it must not return.
 */
void *_mlir_memref_to_llvm_alloc(size_t size);

/*
 * Frees such memory, also that of results.
 */
void _mlir_memref_to_llvm_free(void *memory);
";

/// The prototype of the function that returns the message of a check that failed.
pub(crate) const ERROR_MESSAGE: &str = "\
/*
 * The message of the last call in this thread of a function of compiled MLIR, or null if its checks did not fail.
 * After a failure, results are zero. The message is valid until the next call.
 */
const char *mlirc_error_message(void);
";

/// The assertion that the C compiler lays out a struct as the compiled code does.
pub(crate) fn layout_assertion(named: &NamedType<'_>, data_layout: &DataLayout) -> Result<String, TypeError> {
    let fields = fields_of(named.ty).unwrap_or_default();
    if fields.is_empty() {
        return Ok(String::new());
    }
    let name = &named.name;
    let mut conditions = vec![format!("sizeof({name}) == {}", layout_of(named.ty, data_layout)?.size)];
    let names = unique_identifiers(fields.iter().map(|field| field.name.as_str()));
    // The first field is always at offset 0.
    for (field, offset) in names.iter().zip(field_offsets(named.ty, data_layout)?).skip(1) {
        conditions.push(format!("offsetof({name}, {field}) == {offset}"));
    }
    let conditions = conditions.join("\n                    && ");
    Ok(format!("MLIRC_STATIC_ASSERT({conditions},\n                    {name}_layout);\n"))
}

/// The functions that create a descriptor and access its elements.
pub(crate) fn descriptor_functions(named: &NamedType<'_>, data_layout: &DataLayout) -> String {
    let CType::MemRef { element, rank } = named.ty else { return String::new() };
    let maker = Maker { name: &named.name, element, rank: *rank, data_layout };
    let makers = match rank {
        0 => maker.function("contiguous", "the element at `data`", false),
        _ => {
            maker.function("contiguous", "a dense array: the last index changes fastest", false)
                + &maker.function("strided", "an array with these distances between elements", true)
        }
    };
    makers + &maker.accessor()
}

/// The writer of the functions of one descriptor.
struct Maker<'a> {
    name: &'a str,
    element: &'a CType,
    rank: u32,
    data_layout: &'a DataLayout,
}

impl Maker<'_> {
    /// A function that creates a descriptor.
    fn function(&self, suffix: &str, what: &str, takes_strides: bool) -> String {
        let (name, index) = (self.name, int_name(self.data_layout.index_bits));
        let pointer = CType::pointer(self.element.clone());
        let mut params = vec![declare(&pointer, "data", self.data_layout)];
        params.extend((0..self.rank).map(|d| format!("{index} size{d}")));
        if takes_strides {
            params.extend((0..self.rank).map(|d| format!("{index} stride{d}")));
        }
        let mut text = format!("\n/*\n * The descriptor of {what}.\n */\n");
        text += &format!("static inline {name} {name}_{suffix}({}) {{\n", params.join(", "));
        text += &format!("  {name} memref;\n  memref.allocated = data;\n  memref.aligned = data;\n");
        text += "  memref.offset = 0;\n";
        for d in (0..self.rank).rev() {
            let stride = if takes_strides { format!("stride{d}") } else { self.dense_stride(d, &index) };
            text += &format!("  memref.sizes[{d}] = size{d};\n  memref.strides[{d}] = {stride};\n");
        }
        text + "  return memref;\n}\n"
    }

    /// The function that computes the address of an element; empty if C has no element type.
    fn accessor(&self) -> String {
        if *self.element == CType::Void {
            return String::new();
        }
        let (name, index) = (self.name, int_name(self.data_layout.index_bits));
        let indices: String = (0..self.rank).map(|d| format!(", {index} i{d}")).collect();
        let terms: String = (0..self.rank).map(|d| format!(" + i{d} * memref->strides[{d}]")).collect();
        let function = format!("{name}_at(const {name} *memref{indices})");
        let declaration = declare(&CType::pointer(self.element.clone()), &function, self.data_layout);
        format!(
            "\n/*\n * The address of an element.\n */\nstatic inline {declaration} {{\n  \
             return memref->aligned + (memref->offset{terms});\n}}\n"
        )
    }

    fn dense_stride(&self, dimension: u32, index: &str) -> String {
        let inner = dimension + 1;
        if inner == self.rank {
            return "1".into();
        }
        let product = format!("memref.strides[{inner}] * size{inner}");
        // C promotes narrower operands to `int`.
        if self.data_layout.index_bits < 32 { format!("({index})({product})") } else { product }
    }
}

/// The constants of the static extents of memref parameters: `gemm_a_size0`.
pub(crate) fn shape_constants(export: &Export, prefix: &str, data_layout: &DataLayout) -> String {
    let names = unique_identifiers(export.params.iter().map(|param| param.name.as_str()));
    let mut constants = Vec::new();
    for (param, name) in export.params.iter().zip(names) {
        for (dimension, extent) in param.shape.iter().enumerate() {
            if let Some(extent) = extent {
                let name = format!("{prefix}{}_{name}_size{dimension}", export.doc.mlir_name);
                constants.push((c_identifier(&name), *extent));
            }
        }
    }
    let mut text = String::new();
    for (name, extent) in constants {
        // An enumerator is a constant expression in C99, of type `int`.
        let definition = match i32::try_from(extent) {
            Ok(extent) => format!("enum {{ {name} = {extent} }};"),
            Err(_) => format!("static const {} {name} = {extent};", int_name(data_layout.index_bits)),
        };
        // Writing to a String cannot fail.
        let _ = write!(
            text,
            "#ifndef MLIRC_CONSTANT_{name}\n#define MLIRC_CONSTANT_{name}\n{definition}\n#endif\n"
        );
    }
    text
}
