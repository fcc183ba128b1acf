//! Object files.

use std::io::{Result, Write};
use std::sync::Arc;

use object::write::{Error, Object};

/// An object file.
#[derive(Clone, Debug)]
pub enum ObjectFile {
    /// The bytes of the file.
    Bytes(Vec<u8>),
    /// An object with large constants. The bytes of the file are made when it is written, so that the constants are not
    /// in memory twice.
    Large(Arc<Object<'static>>),
}

impl ObjectFile {
    /// Creates the file of a finished object.
    ///
    /// # Errors
    /// If the object format has no room for it.
    pub(super) fn new(object: Object<'static>, is_large: bool) -> std::result::Result<ObjectFile, String> {
        let failed = |error: Error| error.to_string();
        if !is_large {
            return object.write().map(ObjectFile::Bytes).map_err(failed);
        }
        // Errors of the object are found here. Later ones are those of the file.
        object.write_stream(std::io::sink()).map_err(|error| error.to_string())?;
        Ok(ObjectFile::Large(Arc::new(object)))
    }

    /// Writes the file.
    ///
    /// # Errors
    /// Those of `to`.
    pub fn write(&self, to: &mut dyn Write) -> Result<()> {
        match self {
            ObjectFile::Bytes(bytes) => to.write_all(bytes),
            ObjectFile::Large(object) => {
                let to = std::io::BufWriter::new(to);
                object.write_stream(to).map_err(|error| std::io::Error::other(error.to_string()))
            }
        }
    }

    /// Returns the bytes of the file.
    pub fn into_bytes(self) -> Vec<u8> {
        match self {
            ObjectFile::Bytes(bytes) => bytes,
            // Its errors were found when it was made.
            ObjectFile::Large(object) => object.write().unwrap_or_default(),
        }
    }
}
