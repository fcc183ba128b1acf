//! The contents of an output.

use std::borrow::Cow;
use std::io::{Result, Write};

use crate::codegen::ObjectFile;

/// The contents of an output of a compilation.
#[derive(Clone, Debug)]
pub enum Contents {
    /// Bytes, or text.
    Bytes(Vec<u8>),
    /// An object file.
    Object(ObjectFile),
}

impl Contents {
    /// Writes the contents.
    ///
    /// # Errors
    /// Those of `to`.
    pub fn write(&self, to: &mut dyn Write) -> Result<()> {
        match self {
            Contents::Bytes(bytes) => to.write_all(bytes),
            Contents::Object(object) => object.write(to),
        }
    }

    /// Returns the contents as bytes.
    pub fn into_bytes(self) -> Vec<u8> {
        match self {
            Contents::Bytes(bytes) => bytes,
            Contents::Object(object) => object.into_bytes(),
        }
    }

    /// Returns the contents as bytes, which are copied only for an object with large constants.
    pub fn bytes(&self) -> Cow<'_, [u8]> {
        match self {
            Contents::Bytes(bytes) | Contents::Object(ObjectFile::Bytes(bytes)) => Cow::Borrowed(bytes),
            Contents::Object(object) => Cow::Owned(object.clone().into_bytes()),
        }
    }
}

impl Default for Contents {
    fn default() -> Contents {
        Contents::Bytes(Vec::new())
    }
}

impl From<Vec<u8>> for Contents {
    fn from(bytes: Vec<u8>) -> Contents {
        Contents::Bytes(bytes)
    }
}

impl From<String> for Contents {
    fn from(text: String) -> Contents {
        Contents::Bytes(text.into_bytes())
    }
}

impl From<ObjectFile> for Contents {
    fn from(object: ObjectFile) -> Contents {
        Contents::Object(object)
    }
}
