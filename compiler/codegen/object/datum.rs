//! The definition of a global.

use cranelift_module::DataId;

use crate::codegen::constants::image::Image;

/// A global to be defined.
pub(crate) struct Datum {
    /// Its index in the object.
    pub(crate) id: DataId,
    /// Alignment in bytes.
    pub(crate) align: u64,
    /// Its contents.
    pub(crate) image: Image,
    /// Its section, if specified.
    pub(crate) section: Option<String>,
    /// True if another definition may replace it.
    pub(crate) weak: bool,
    /// True if each thread has a copy.
    pub(crate) is_thread_local: bool,
}
