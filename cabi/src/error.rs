//! What can be wrong with a type or an export. Nothing in this crate panics on odd input.

use std::fmt;

/// Why a [`crate::CType`] has no C form where it stands, or no layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeError {
    /// `void` where a value is needed.
    VoidValue,
    /// An integer whose width is not 8, 16, 32 or 64.
    IntWidth(u8),
    /// `complex` of something that is not a number.
    ComplexPart,
    /// `_Complex` of something else than `float` and `double`.
    NativeComplexPart,
    /// A float of 80 bits, for a target that has none.
    NoF80,
    /// An array without elements.
    EmptyArray,
    /// A struct without fields.
    EmptyStruct(String),
    /// An array as parameter or result.
    ArrayByValue,
    /// A half-width float inside a struct passed by value, or in a function pointer's signature.
    HalfByValue,
    /// Larger than an object can be on the target.
    TooLarge,
    /// Nested deeper than the limit.
    TooDeep,
    /// A type, or a memref whose first element is not where its memory begins, that Python has no way to pass.
    NotInPython,
    /// A result in memory that is gone when the function has returned.
    Dangling,
    /// A type that stable Rust has no way to pass.
    NotInRust,
    /// A width or alignment in the data layout that no C target has.
    DataLayout(u8),
}

impl fmt::Display for TypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypeError::VoidValue => write!(f, "`void` is not the type of a value"),
            TypeError::IntWidth(bits) => {
                write!(f, "C has no {bits}-bit integer type; expected 8, 16, 32, 64 or 128")
            }
            TypeError::NotInPython => write!(
                f,
                "Python cannot pass this: what can be are scalars of up to 64 bits other than C's complex numbers, and memrefs without a fixed offset of numbers that NumPy has"
            ),
            TypeError::Dangling => {
                write!(f, "its result may be in memory of its frame, which is gone when it returns")
            }
            TypeError::NotInRust => {
                write!(
                    f,
                    "stable Rust cannot pass this: it has no floats of 80 and 128 bits, and no complex numbers of C by value"
                )
            }
            TypeError::ComplexPart => write!(f, "`complex` needs an integer or floating-point part type"),
            TypeError::NativeComplexPart => write!(f, "`_Complex` needs `float` or `double`"),
            TypeError::NoF80 => write!(f, "the target has no floats of 80 bits"),
            TypeError::EmptyArray => write!(f, "C has no array without elements"),
            TypeError::EmptyStruct(name) => {
                write!(f, "struct `{name}` has no fields, which C does not allow")
            }
            TypeError::ArrayByValue => write!(f, "C cannot pass or return an array by value"),
            TypeError::HalfByValue => {
                write!(
                    f,
                    "f16 and bf16 can be passed only directly, not in a struct or to a function pointer"
                )
            }
            TypeError::TooLarge => write!(f, "the type is larger than an object can be on the target"),
            TypeError::TooDeep => {
                write!(f, "the type is nested deeper than {} levels", crate::check::MAX_DEPTH)
            }
            TypeError::DataLayout(bits) => {
                write!(f, "no C target has {bits} as pointer width, index width or alignment")
            }
        }
    }
}

impl std::error::Error for TypeError {}

/// Why no header could be written.
#[derive(Debug)]
pub enum HeaderError {
    /// A type in this export has no C form.
    Type {
        /// The export's symbol.
        symbol: String,
        /// What is wrong.
        error: TypeError,
    },
    /// The data layout is one that C has no types for.
    DataLayout(TypeError),
    /// A symbol that no linker accepts: empty or with a NUL byte.
    BadSymbol(String),
    /// The same symbol with two different prototypes.
    ConflictingPrototypes(String),
    /// The same C type name for two different types.
    ConflictingTypes(String),
    /// The temporary file for cbindgen could not be written.
    Io(std::io::Error),
    /// cbindgen refused the stub, or left something out.
    Cbindgen(String),
}

impl fmt::Display for HeaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeaderError::Type { symbol, error } => write!(f, "`{symbol}` cannot be declared: {error}"),
            HeaderError::DataLayout(error) => write!(f, "no header for this data layout: {error}"),
            HeaderError::BadSymbol(symbol) => write!(f, "{symbol:?} cannot be the name of a symbol"),
            HeaderError::ConflictingPrototypes(symbol) => {
                write!(f, "`{symbol}` has two different prototypes")
            }
            HeaderError::ConflictingTypes(name) => {
                write!(f, "the C type `{name}` has two different definitions")
            }
            HeaderError::Io(error) => write!(f, "cannot write the temporary stub for cbindgen: {error}"),
            HeaderError::Cbindgen(message) => write!(f, "cbindgen: {message}"),
        }
    }
}

impl std::error::Error for HeaderError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            HeaderError::Type { error, .. } | HeaderError::DataLayout(error) => Some(error),
            HeaderError::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<std::io::Error> for HeaderError {
    fn from(error: std::io::Error) -> Self {
        HeaderError::Io(error)
    }
}
