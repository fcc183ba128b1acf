//! Types that are extensions of compilers: their definitions, with preprocessor errors for compilers that lack them or
//! have another format.
//!
//! | type | C |
//! |---|---|
//! | integers of 128 bits | `__int128` |
//! | complex numbers | `float _Complex`, `double _Complex`; in C++ an extension of GCC and Clang |
//! | `f80` | `long double` on x86 |
//! | `f128` | `long double` on aarch64, riscv64 and s390x; `__float128` on x86 |

use crate::layout::LongDouble;
use crate::{CType, DataLayout, Signedness};

/// The definition of a type that is an extension; `None` for other types.
pub(crate) fn definition(name: &str, ty: &CType, data_layout: &DataLayout) -> Option<String> {
    match ty {
        CType::Int { signedness, .. } => Some(wide_integer(name, *signedness)),
        CType::NativeComplex(part) => Some(native_complex(name, part)),
        CType::F80 => Some(long_double(name, 64)),
        CType::F128 if data_layout.long_double == LongDouble::F128 => Some(long_double(name, 113)),
        CType::F128 => Some(quad(name)),
        _ => None,
    }
}

fn wide_integer(name: &str, signedness: Signedness) -> String {
    let sign = if signedness == Signedness::Unsigned { "unsigned " } else { "" };
    format!(
        "#ifndef __SIZEOF_INT128__\n#error \"this header needs a compiler with integers of 128 bits\"\n#endif\n\
         __extension__ typedef {sign}__int128 {name};\n"
    )
}

/// The definition of a native complex type. It uses `__real__` and `__imag__`, which C and C++ share, instead of
/// `<complex.h>`, which cannot construct a number from its parts before C11.
fn native_complex(name: &str, part: &CType) -> String {
    let part = if *part == CType::F64 { "double" } else { "float" };
    format!(
        "/*\n * C's own complex number, in C++ too: it is passed in other ways than any struct or class.\n */\n\
         __extension__ typedef {part} _Complex {name};\n\n\
         static inline {name} {name}_of({part} re, {part} im) {{\n\
         \x20 {name} z;\n  __real__ z = re;\n  __imag__ z = im;\n  return z;\n}}\n\
         static inline {part} {name}_re({name} z) {{ return __real__ z; }}\n\
         static inline {part} {name}_im({name} z) {{ return __imag__ z; }}\n"
    )
}

/// The definition as `long double`, with a check of the number of binary digits.
fn long_double(name: &str, digits: u32) -> String {
    format!(
        "#if __LDBL_MANT_DIG__ != {digits}\n\
         #error \"this header needs a long double of {digits} binary digits\"\n#endif\n\
         typedef long double {name};\n"
    )
}

fn quad(name: &str) -> String {
    format!(
        "#ifndef __SIZEOF_FLOAT128__\n#error \"this header needs a compiler with __float128\"\n#endif\n\
         __extension__ typedef __float128 {name};\n"
    )
}
