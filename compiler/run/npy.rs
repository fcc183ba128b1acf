//! Files of NumPy, [version 1 to 3](https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html).
//!
//! The header is a literal of Python, of which NumPy writes one form only.

use super::array::Array;
use super::element::Element;

const MAGIC: &[u8] = b"\x93NUMPY";
/// The alignment in bytes of the data in a file.
const ALIGNMENT: usize = 64;

/// The byte order of this machine, in the notation of NumPy.
const NATIVE: char = if cfg!(target_endian = "little") { '<' } else { '>' };

/// The header of a file.
struct Header {
    /// The type of the elements: `<f4`.
    descr: String,
    /// True if the first index changes fastest.
    is_fortran: bool,
    shape: Vec<u64>,
}

/// Reads an array with elements of a type.
///
/// # Errors
/// If the file is not one of NumPy, or has elements of another type, as a message.
pub(super) fn read(file: &[u8], element: Element) -> Result<Array, String> {
    let (header, data) = parts(file).ok_or("it is not a NumPy file (.npy)")?;
    let header = parse_header(header).ok_or("it is a NumPy file with a header that cannot be read")?;
    let mut code = header.descr.chars();
    let order = code.next().unwrap_or_default();
    if !element.is_numpy(code.as_str()) {
        return Err(format!(
            "it has elements of type '{}', expected {} ('{NATIVE}{}')",
            header.descr,
            element.name(),
            element.numpy()
        ));
    }
    let size = element.size() as u64;
    let bytes = header.shape.iter().try_fold(size, |all, extent| all.checked_mul(*extent));
    let data = bytes.and_then(|bytes| data.get(..usize::try_from(bytes).ok()?)).ok_or_else(|| {
        format!("it has {} bytes of data, too few for its shape {:?}", data.len(), header.shape)
    })?;
    let mut array = Array { element, shape: header.shape, data: data.to_vec() };
    if !matches!(order, '|' | '=') && order != NATIVE {
        reverse_bytes(&mut array);
    }
    if header.is_fortran {
        transpose(&mut array)
    }
    Ok(array)
}

/// Returns the file of an array.
pub(super) fn write(array: &Array) -> Vec<u8> {
    let order = if array.element.size() == 1 { '|' } else { NATIVE };
    let extents: Vec<String> = array.shape.iter().map(u64::to_string).collect();
    let comma = if extents.len() == 1 { "," } else { "" };
    let mut header = format!(
        "{{'descr': '{order}{}', 'fortran_order': False, 'shape': ({}{comma}), }}",
        array.element.numpy(),
        extents.join(", ")
    );
    let before = MAGIC.len() + 4;
    let padded = (before + header.len() + 1).next_multiple_of(ALIGNMENT) - before - 1;
    header = format!("{header:padded$}\n");
    // An array of 32 dimensions, NumPy's limit, has less than 64 KiB of header.
    let length = (header.len() as u16).to_le_bytes();
    [MAGIC, &[1, 0], &length, header.as_bytes(), &array.data].concat()
}

/// Splits a file into its header and its data.
fn parts(file: &[u8]) -> Option<(&str, &[u8])> {
    let rest = file.strip_prefix(MAGIC)?;
    let (version, rest) = rest.split_first_chunk::<2>()?;
    let (length, rest) = match version[0] {
        1 => {
            let (length, rest) = rest.split_first_chunk::<2>()?;
            (usize::from(u16::from_le_bytes(*length)), rest)
        }
        2 | 3 => {
            let (length, rest) = rest.split_first_chunk::<4>()?;
            (usize::try_from(u32::from_le_bytes(*length)).ok()?, rest)
        }
        _ => return None,
    };
    let (header, data) = rest.split_at_checked(length)?;
    Some((str::from_utf8(header).ok()?, data))
}

fn parse_header(text: &str) -> Option<Header> {
    let value = |key: &str| Some(text.split_once(&format!("'{key}':"))?.1.trim_start());
    let descr = value("descr")?.strip_prefix('\'')?.split_once('\'')?.0;
    let shape = value("shape")?.strip_prefix('(')?.split_once(')')?.0;
    let extents = shape.split(',').map(str::trim).filter(|extent| !extent.is_empty());
    Some(Header {
        descr: descr.to_owned(),
        is_fortran: value("fortran_order")?.starts_with("True"),
        shape: extents.map(|extent| extent.parse().ok()).collect::<Option<_>>()?,
    })
}

/// Converts elements between the byte orders.
fn reverse_bytes(array: &mut Array) {
    let is_complex = matches!(array.element, Element::Complex(_));
    let size = array.element.size() / if is_complex { 2 } else { 1 };
    array.data.chunks_exact_mut(size).for_each(<[u8]>::reverse);
}

/// Brings elements of Fortran's order into that of C.
fn transpose(array: &mut Array) {
    let mut strides = Vec::with_capacity(array.shape.len());
    let mut stride = 1;
    for &extent in &array.shape {
        strides.push(stride);
        stride *= extent as i64;
    }
    let size = array.element.size();
    let at = |position: i64| array.data[position as usize * size..][..size].iter().copied();
    array.data = array.positions(&strides).into_iter().flat_map(at).collect();
}

#[cfg(test)]
mod tests {
    use super::super::array::Fill;
    use super::*;
    use mlirc::ir::FloatKind;

    const F32: Element = Element::Float(FloatKind::F32);

    fn file(descr: &str, order: &str, shape: &str, data: &[u8]) -> Vec<u8> {
        let header = format!("{{'descr': '{descr}', 'fortran_order': {order}, 'shape': {shape}, }}\n");
        [MAGIC, &[1, 0], &(header.len() as u16).to_le_bytes(), header.as_bytes(), data].concat()
    }

    #[test]
    fn files_read_back() {
        for shape in [vec![], vec![3], vec![2, 3], vec![0, 4]] {
            let array = Array::filled(F32, shape, Fill::Random, 0);
            let file = write(&array);
            assert_eq!((file.len() - array.data.len()) % ALIGNMENT, 0);
            assert_eq!(read(&file, F32), Ok(array));
        }
    }

    #[test]
    fn other_orders_are_converted() {
        let i16 = Element::Int { bits: 16, is_unsigned: false };
        let values = [1_i16, 2, 3, 4, 5, 6];
        let big: Vec<u8> = values.iter().flat_map(|value| value.to_be_bytes()).collect();
        let expected = Array::filled(i16, vec![6], Fill::Iota, 0);
        let read_back = read(&file(">i2", "False", "(6,)", &big), i16).expect("a file");
        assert_eq!(read_back.print(), "[1, 2, 3, 4, 5, 6]");
        assert_eq!(read_back.shape, expected.shape);
        let fortran = read(&file(">i2", "True", "(2, 3)", &big), i16).expect("a file");
        assert_eq!(fortran.print(), "[[1, 3, 5],\n [2, 4, 6]]");
    }

    #[test]
    fn wrong_files_are_refused() {
        assert!(read(b"P5", F32).is_err());
        let other = read(&file("<f8", "False", "(1,)", &[0; 8]), F32).expect_err("another type");
        assert!(other.contains("'<f8'") && other.contains("f32"), "{other}");
        let short = read(&file("<f4", "False", "(3,)", &[0; 8]), F32).expect_err("too short");
        assert!(short.contains("8 bytes"), "{short}");
        assert!(read(&file("<f4", "False", "(4294967296, 4294967296)", &[]), F32).is_err());
    }
}
