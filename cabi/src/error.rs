//! Errors of types and exports. The crate does not panic on any input.

use std::fmt;

/// The reason why a [`crate::CType`] is not valid at its position, has no layout, or cannot be bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeError {
    /// A value of type `void`.
    VoidValue,
    /// An integer whose width is not 8, 16, 32, 64 or 128.
    IntWidth(u8),
    /// A `complex` whose parts are not numbers.
    ComplexPart,
    /// A `_Complex` whose parts are neither `float` nor `double`.
    NativeComplexPart,
    /// A float of 80 bits on a target without that type.
    NoF80,
    /// An array without elements.
    EmptyArray,
    /// A struct without fields.
    EmptyStruct(String),
    /// An array as parameter or result.
    ArrayByValue,
    /// A half-precision float in a struct that is passed by value, or in the signature of a function pointer.
    HalfByValue,
    /// A type that exceeds the size limit of objects.
    TooLarge,
    /// A type that exceeds the nesting limit.
    TooDeep,
    /// A type that Python cannot pass, or a memref with a nonzero offset.
    NotInPython,
    /// A result in the frame of the function.
    Dangling,
    /// A type that stable Rust cannot pass.
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

/// The reason why a header cannot be written.
#[derive(Debug)]
pub enum HeaderError {
    /// A type of an export is not valid.
    Type {
        /// The symbol of the export.
        symbol: String,
        /// The reason.
        error: TypeError,
    },
    /// The data layout is not valid.
    DataLayout(TypeError),
    /// A symbol that is empty or has a NUL byte.
    BadSymbol(String),
    /// Two different prototypes of a symbol.
    ConflictingPrototypes(String),
    /// Two different definitions of a C type.
    ConflictingTypes(String),
    /// The temporary file for cbindgen cannot be written.
    Io(std::io::Error),
    /// cbindgen rejected the stub, or dropped a declaration.
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
