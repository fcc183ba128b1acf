//! Types by value that standard C or C++ does not have and compilers do: what the header says to get them, and to stop a
//! compiler that has none or another one.
//!
//! | type | C |
//! |---|---|
//! | integers of 128 bits | `__int128` |
//! | complex numbers | `float _Complex`, `double _Complex`, also in C++, where they are an extension of gcc and clang |
//! | `f80` | `long double` on x86, whose `long double` it is |
//! | `f128` | `long double` where it is that format (aarch64, riscv64, s390x); elsewhere (x86) `__float128` |

use crate::layout::LongDouble;
use crate::{CType, DataLayout, Signedness};

/// The definition of a type that is neither a struct nor a pair of bits; `None` for others.
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

/// `__real__` and `__imag__` say the same in C and C++; `<complex.h>` does not, and cannot make a number from its parts
/// before C11.
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

/// `long double`, if its numbers have so many binary digits.
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
