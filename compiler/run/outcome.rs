//! The outcome of a call: results and changed arguments, printed or written to files.

use std::path::Path;

use super::array::Array;
use super::binding::{Buffer, Form, Invocation, Passed, Returned};
use super::npy;

/// The text and the files of an outcome.
#[derive(Debug, Default)]
pub(super) struct Outcome<'a> {
    /// The text to print.
    pub text: String,
    /// The files to write.
    pub files: Vec<(&'a Path, Vec<u8>)>,
}

/// The output of a program, as far as it is read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u64> {
        let bytes = self.take(8)?;
        Some(u64::from_ne_bytes(bytes.try_into().ok()?))
    }

    fn array(&mut self, result: &Returned) -> Option<Array> {
        let shape = match &result.form {
            Form::Elements(extents) => extents.clone(),
            Form::MemRef(_) | Form::Unranked => {
                let rank = self.number()?;
                (0..rank).map(|_| self.number()).collect::<Option<_>>()?
            }
        };
        let count = usize::try_from(shape.iter().product::<u64>()).ok()?;
        let data = self.take(count.checked_mul(result.element.size())?)?.to_vec();
        Some(Array { element: result.element, shape, data })
    }
}

/// Reads the output of a program. `None` if it is incomplete.
pub(super) fn outcome<'a>(invocation: &'a Invocation, output: &[u8]) -> Option<Outcome<'a>> {
    let mut reader = Reader(output);
    let mut outcome = Outcome::default();
    let is_single = invocation.results.len() == 1;
    for (number, result) in invocation.results.iter().enumerate() {
        let array = reader.array(result)?;
        match invocation.result_files.get(number).and_then(Option::as_deref) {
            Some(path) => outcome.files.push((path, npy::write(&array))),
            None if is_single => outcome.text += &format!("{}\n", array.print()),
            None => outcome.print(&format!("result {number}"), &array),
        }
    }
    for argument in &invocation.arguments {
        let Passed::Memory(buffer) = argument else { continue };
        if buffer.is_saved() {
            outcome.argument(buffer, buffer.elements(reader.take(buffer.size())?));
        }
    }
    Some(outcome)
}

impl<'a> Outcome<'a> {
    fn print(&mut self, name: &str, array: &Array) {
        let separator = if array.shape.len() > 1 { '\n' } else { ' ' };
        self.text += &format!("{name} ={separator}{}\n", array.print());
    }

    /// Writes the elements of an argument to the file given for it, or to the one that they are from if they changed.
    fn argument(&mut self, buffer: &'a Buffer, after: Array) {
        let is_changed = after.data != buffer.array.data;
        match (&buffer.output, &buffer.input) {
            (Some(path), _) => self.files.push((path, npy::write(&after))),
            (None, Some(path)) if is_changed => self.files.push((path, npy::write(&after))),
            (None, None) if is_changed => self.print(&buffer.name, &after),
            _ => {}
        }
    }
}
