//! MLIR types of parameters and results in C, and their values.

use Kind::{Complex, MemRef, Native, Scalar, Unranked, Vector};

/// An MLIR type with its representation in C.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    Scalar {
        mlir: &'static str,
        c: &'static str,
    },
    /// A complex number that is passed in two parts; a struct in memory.
    Complex {
        mlir: &'static str,
        part: &'static str,
        name: &'static str,
    },
    /// A complex number that is passed as `_Complex`.
    Native {
        mlir: &'static str,
        part: &'static str,
        name: &'static str,
    },
    MemRef {
        mlir: &'static str,
        name: &'static str,
        rank: usize,
    },
    /// An array of `count` elements.
    Vector {
        mlir: &'static str,
        element: &'static str,
        count: usize,
    },
    Unranked,
}

/// Types of all compilers.
pub(crate) const KINDS: &[Kind] = &[
    Scalar { mlir: "i1", c: "bool" },
    Scalar { mlir: "i8", c: "int8_t" },
    Scalar { mlir: "ui8", c: "uint8_t" },
    Scalar { mlir: "si16", c: "int16_t" },
    Scalar { mlir: "ui16", c: "uint16_t" },
    Scalar { mlir: "i32", c: "int32_t" },
    Scalar { mlir: "ui32", c: "uint32_t" },
    Scalar { mlir: "i64", c: "int64_t" },
    Scalar { mlir: "i128", c: "mlir_i128" },
    Scalar { mlir: "ui128", c: "mlir_u128" },
    Scalar { mlir: "index", c: "int64_t" },
    Scalar { mlir: "f32", c: "float" },
    Scalar { mlir: "f64", c: "double" },
    Scalar { mlir: "f128", c: "mlir_f128" },
    Complex { mlir: "complex<i8>", part: "int8_t", name: "Complex_i8" },
    Complex { mlir: "complex<i32>", part: "int32_t", name: "Complex_i32" },
    MemRef { mlir: "memref<f32, strided<[], offset: ?>>", name: "MemRefDescriptor_f32_0", rank: 0 },
    MemRef { mlir: "memref<?xf32, strided<[?], offset: ?>>", name: "MemRefDescriptor_f32_1", rank: 1 },
    MemRef { mlir: "memref<?x?xf32, strided<[?, ?], offset: ?>>", name: "MemRefDescriptor_f32_2", rank: 2 },
    Unranked,
];

/// Complex numbers by the ABI of MLIR's wrappers.
pub(crate) const PARTS: &[Kind] = &[
    Complex { mlir: "complex<f32>", part: "float", name: "Complex_f32" },
    Complex { mlir: "complex<f64>", part: "double", name: "Complex_f64" },
];

/// Complex numbers by the ABI of C.
pub(crate) const NATIVE: &[Kind] = &[
    Native { mlir: "complex<f32>", part: "float", name: "mlir_c32" },
    Native { mlir: "complex<f64>", part: "double", name: "mlir_c64" },
];

/// Vectors of register size, of other sizes, and of several dimensions.
pub(crate) const VECTORS: &[Kind] = &[
    Vector { mlir: "vector<4xf32>", element: "float", count: 4 },
    Vector { mlir: "vector<16xi8>", element: "int8_t", count: 16 },
    Vector { mlir: "vector<2x2xf64>", element: "double", count: 4 },
    Vector { mlir: "vector<3xf32>", element: "float", count: 3 },
    Vector { mlir: "vector<5xi1>", element: "bool", count: 5 },
];

/// The x87 float, of x86-64 only.
pub(crate) const F80: Kind = Scalar { mlir: "f80", c: "mlir_f80" };

/// Half-precision floats, of some compilers only.
pub(crate) const F16: Kind = Scalar { mlir: "f16", c: "mlir_f16_value" };
pub(crate) const BF16: Kind = Scalar { mlir: "bf16", c: "mlir_bf16_value" };

/// The types of arguments and results of callbacks.
pub(crate) const CALLBACK_ARGUMENTS: [&str; 10] =
    ["i1", "i8", "si16", "i32", "ui32", "i64", "i128", "index", "f32", "f64"];
pub(crate) const CALLBACK_RESULTS: [Kind; 6] = [
    Scalar { mlir: "i32", c: "int32_t" },
    Scalar { mlir: "ui32", c: "uint32_t" },
    Scalar { mlir: "i64", c: "int64_t" },
    Scalar { mlir: "i128", c: "mlir_i128" },
    Scalar { mlir: "f32", c: "float" },
    Scalar { mlir: "f64", c: "double" },
];

impl Kind {
    pub(crate) fn mlir(self) -> &'static str {
        match self {
            Scalar { mlir, .. }
            | Complex { mlir, .. }
            | Native { mlir, .. }
            | MemRef { mlir, .. }
            | Vector { mlir, .. } => mlir,
            Unranked => "memref<*xf32>",
        }
    }

    /// Returns the C type of a value in memory.
    pub(crate) fn stored(self) -> &'static str {
        match self {
            Scalar { c: "mlir_f16_value", .. } => "mlir_f16",
            Scalar { c: "mlir_bf16_value", .. } => "mlir_bf16",
            Scalar { c, .. } => c,
            Complex { name, .. } | Native { name, .. } | MemRef { name, .. } => name,
            Vector { element, .. } => element,
            Unranked => "UnrankedMemRefDescriptor_f32",
        }
    }

    /// Returns true if it is passed in float registers.
    pub(crate) fn is_float(self) -> bool {
        ["f", "bf", "complex<f"].iter().any(|start| self.mlir().starts_with(start))
    }

    /// Returns true if a result is stored through a pointer.
    pub(crate) fn is_aggregate(self) -> bool {
        !matches!(self, Scalar { .. } | Native { .. })
    }

    /// Returns true if it has a float type by value, and is an integer in memory.
    fn is_half(self) -> bool {
        self == F16 || self == BF16
    }
}

/// A value of a kind, selected by a number. Extreme values detect missing extensions.
#[derive(Clone, Copy)]
pub(crate) struct Value {
    pub(crate) kind: Kind,
    pub(crate) number: u64,
}

impl Value {
    /// Returns the value whose number is larger by `steps`.
    fn plus(self, steps: usize) -> Value {
        Value { number: self.number + steps as u64, ..self }
    }

    /// Returns the expression for a scalar, a part of a complex number or an element.
    pub(crate) fn scalar(self, c: &str) -> String {
        let n = self.number;
        let pick = |values: [&str; 4]| values[(n % 4) as usize].to_owned();
        match c {
            "bool" => pick(["true", "false", "true", "true"]),
            "int8_t" => pick(["INT8_MIN", "-1", "INT8_MAX", "5"]),
            "uint8_t" => pick(["UINT8_MAX", "128", "0", "7"]),
            "int16_t" => pick(["INT16_MIN", "-1", "INT16_MAX", "300"]),
            "uint16_t" => pick(["UINT16_MAX", "32768", "0", "300"]),
            "int32_t" => pick(["INT32_MIN", "-1", "INT32_MAX", "70000"]),
            "uint32_t" => pick(["UINT32_MAX", "2147483648u", "0", "70000"]),
            "int64_t" => pick(["INT64_MIN", "-1", "INT64_MAX", "5000000000"]),
            "mlir_i128" => format!("((mlir_i128){} * ((mlir_i128)1 << 70)) - {n}", n as i64 - 40),
            "mlir_u128" => format!("((mlir_u128){} << 90) + {n}u", n + 1),
            // Libraries of some compilers lack conversions.
            "mlir_f16_value" | "mlir_bf16_value" => format!("{c}_of({})", self.half_bits()),
            "float" => format!("{:?}f", n as f64 + 0.25),
            // A number with more digits than a `double`.
            "mlir_f80" | "mlir_f128" => format!("(({c}){n} + ({c})1 / ((uint64_t)1 << 60))"),
            _ => format!("{:?}", n as f64 + 0.125),
        }
    }

    /// Returns the parts of a complex number.
    fn parts(self, part: &str) -> [String; 2] {
        [self.scalar(part), self.plus(1).scalar(part)]
    }

    /// Returns the elements of a vector.
    fn elements(self, element: &str, count: usize) -> String {
        (0..count).map(|i| self.plus(i).scalar(element)).collect::<Vec<_>>().join(", ")
    }

    /// Returns the expression for a descriptor of this rank.
    fn descriptor(self, rank: usize) -> String {
        let n = self.number;
        let list =
            |first: u64| (0..rank).map(|d| (first + d as u64).to_string()).collect::<Vec<_>>().join(", ");
        let lists =
            if rank == 0 { String::new() } else { format!(", {{{}}}, {{{}}}", list(n + 3), list(n + 9)) };
        format!("{{data + {}, data + {}, {}{lists}}}", n % 7, n % 11, n + 1)
    }

    /// Returns the expression for a value that C passes and returns by value.
    pub(crate) fn by_value(self) -> String {
        match self.kind {
            Native { part, name, .. } => {
                let [re, im] = self.parts(part);
                format!("{name}_of({re}, {im})")
            }
            kind => self.scalar(kind.stored_by_value()),
        }
    }

    /// Returns statements that define `name` as the passed value, and the expressions of the arguments: two for a complex
    /// number in two parts, one for other kinds.
    pub(crate) fn pass(self, name: &str) -> (String, Vec<String>) {
        match self.kind {
            Scalar { .. } | Native { .. } => (String::new(), vec![self.by_value()]),
            Complex { part, .. } => (String::new(), self.parts(part).to_vec()),
            MemRef { name: ty, rank, .. } => {
                (format!("  {ty} {name} = {};\n", self.descriptor(rank)), vec![format!("&{name}")])
            }
            Vector { element, count, .. } => (
                format!("  const {element} {name}[] = {{{}}};\n", self.elements(element, count)),
                vec![name.to_owned()],
            ),
            Unranked => (
                format!(
                    "  MemRefDescriptor_f32_2 {name}_2 = {};\n  UnrankedMemRefDescriptor_f32 {name} = {{2, &{name}_2}};\n",
                    self.descriptor(2)
                ),
                vec![format!("&{name}")],
            ),
        }
    }

    /// Returns the parameters called `name` that receive it.
    pub(crate) fn params(self, name: &str) -> Vec<String> {
        match self.kind {
            Scalar { c, .. } => vec![format!("{c} {name}")],
            Native { name: ty, .. } => vec![format!("{ty} {name}")],
            Complex { part, .. } => vec![format!("{part} {name}_re"), format!("{part} {name}_im")],
            MemRef { name: ty, .. } => vec![format!("const {ty} *{name}")],
            Vector { element, .. } => vec![format!("const {element} *{name}")],
            Unranked => vec![format!("const UnrankedMemRefDescriptor_f32 *{name}")],
        }
    }

    /// Returns statements that check the received parameters.
    pub(crate) fn check_params(self, name: &str) -> String {
        match self.kind {
            Complex { .. } => self.check_parts(&format!("{name}_re"), &format!("{name}_im")),
            MemRef { .. } | Unranked => self.check(&format!("(*{name})")),
            Scalar { .. } => self.check_number(name),
            Native { .. } | Vector { .. } => self.check(name),
        }
    }

    /// Returns the bits of a half-precision float that is not NaN.
    fn half_bits(self) -> u64 {
        0x3800 + 17 * self.number
    }

    fn check_number(self, lvalue: &str) -> String {
        if self.kind.is_half() {
            let c = self.kind.stored_by_value();
            return format!("  CHECK({c}_bits({lvalue}) == {});\n", self.half_bits());
        }
        format!("  CHECK({lvalue} == {});\n", self.scalar(self.kind.stored_by_value()))
    }

    fn check_parts(self, re: &str, im: &str) -> String {
        let (Complex { part, .. } | Native { part, .. }) = self.kind else { return String::new() };
        let [real, imaginary] = self.parts(part);
        format!("  CHECK({re} == {real} && {im} == {imaginary});\n")
    }

    /// Returns statements that check the `result` of a call.
    pub(crate) fn check_returned(self, result: &str) -> String {
        match self.kind {
            Native { .. } => self.check(result),
            _ => self.check_number(result),
        }
    }

    /// Returns statements that check a value in memory.
    pub(crate) fn check(self, lvalue: &str) -> String {
        match self.kind {
            Scalar { .. } if self.kind.is_half() => format!("  CHECK({lvalue} == {});\n", self.half_bits()),
            Scalar { .. } => self.check_number(lvalue),
            Complex { .. } => self.check_parts(&format!("{lvalue}.re"), &format!("{lvalue}.im")),
            Native { name, .. } => {
                self.check_parts(&format!("{name}_re({lvalue})"), &format!("{name}_im({lvalue})"))
            }
            MemRef { name, rank, .. } => {
                format!(
                    "  {{ {name} expected = {}; CHECK(same(&{lvalue}, &expected, sizeof expected)); }}\n",
                    self.descriptor(rank)
                )
            }
            Vector { element, count, .. } => format!(
                "  {{ const {element} expected[] = {{{}}}; CHECK(same({lvalue}, expected, sizeof expected)); }}\n",
                self.elements(element, count)
            ),
            Unranked => format!(
                "  {{ MemRefDescriptor_f32_2 expected = {};\n    CHECK({lvalue}.rank == 2 && same({lvalue}.descriptor, &expected, sizeof expected)); }}\n",
                self.descriptor(2)
            ),
        }
    }

    /// Returns statements that store it.
    pub(crate) fn store(self, lvalue: &str) -> String {
        match self.kind {
            Scalar { .. } if self.kind.is_half() => format!("  {lvalue} = {};\n", self.half_bits()),
            Scalar { .. } | Native { .. } => format!("  {lvalue} = {};\n", self.by_value()),
            Complex { part, .. } => {
                let [re, im] = self.parts(part);
                format!("  {lvalue}.re = {re};\n  {lvalue}.im = {im};\n")
            }
            MemRef { name, rank, .. } => {
                format!("  {{ const {name} value = {}; {lvalue} = value; }}\n", self.descriptor(rank))
            }
            Vector { element, count, .. } => format!(
                "  {{ const {element} value[] = {{{}}}; memcpy({lvalue}, value, sizeof value); }}\n",
                self.elements(element, count)
            ),
            // The caller copies the descriptor and frees it.
            Unranked => format!(
                "  {{ const MemRefDescriptor_f32_2 value = {};\n    {lvalue}.rank = 2;\n    {lvalue}.descriptor = malloc(sizeof value);\n    memcpy({lvalue}.descriptor, &value, sizeof value); }}\n",
                self.descriptor(2)
            ),
        }
    }
}

impl Kind {
    /// Returns the type of a number that is passed by value.
    pub(crate) fn stored_by_value(self) -> &'static str {
        match self {
            Scalar { c, .. } => c,
            other => other.stored(),
        }
    }
}
