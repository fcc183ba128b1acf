//! The message of a check that failed, for `-fbounds-check=return`: a buffer of each thread, and a function for C.

use target_lexicon::BinaryFormat;

use crate::constants_file;
use crate::convert::{MESSAGE_BUFFER, MESSAGE_SIZE};
use crate::diag::{Diagnostics, Location};
use crate::ir::Module;
use crate::target::Target;

use super::Compiler;

/// The function that returns the message of the last call, or null.
pub(super) const MESSAGE_FUNCTION: &str = "mlirc_error_message";

/// Objects of a program share the buffer. COFF has no weak definitions, so that only one object can have it there.
const TEXT: &str = r#"
llvm.mlir.global $SHARED hidden thread_local @mlirc_error() : !llvm.array<$SIZE x i8> {
  %none = llvm.mlir.zero : !llvm.array<$SIZE x i8>
  llvm.return %none : !llvm.array<$SIZE x i8>
}
llvm.func $SHARED hidden @$BUFFER() -> !llvm.ptr {
  %buffer = llvm.mlir.addressof @mlirc_error : !llvm.ptr
  llvm.return %buffer : !llvm.ptr
}
llvm.func $SHARED @$FUNCTION() -> !llvm.ptr {
  %buffer = llvm.mlir.addressof @mlirc_error : !llvm.ptr
  %first = llvm.load %buffer : !llvm.ptr -> i8
  %zero = llvm.mlir.constant(0 : i8) : i8
  %none = llvm.mlir.zero : !llvm.ptr
  %is_empty = llvm.icmp "eq" %first, %zero : i8
  %message = llvm.select %is_empty, %none, %buffer : i1, !llvm.ptr
  llvm.return %message : !llvm.ptr
}
"#;

impl Compiler {
    /// Returns true if checks that fail store a message, and return.
    pub(super) fn returns_errors(&self) -> bool {
        self.options.bounds_check && self.options.returns_errors
    }

    /// Adds the functions around the message, if functions return after a failure.
    pub(super) fn with_error_message(
        &self,
        module: Module,
        target: &Target,
        diagnostics: &mut Diagnostics,
    ) -> Option<Module> {
        if !self.returns_errors() {
            return Some(module);
        }
        let is_coff = target.triple.binary_format == BinaryFormat::Coff;
        let replacements = [
            ("$SHARED", if is_coff { "external" } else { "weak" }.to_string()),
            ("$SIZE", MESSAGE_SIZE.to_string()),
            ("$BUFFER", MESSAGE_BUFFER.to_string()),
            ("$FUNCTION", MESSAGE_FUNCTION.to_string()),
        ];
        let text = replacements.iter().fold(TEXT.to_string(), |text, (word, by)| text.replace(word, by));
        match constants_file::add_definitions(module, "error message", text, &[MESSAGE_BUFFER]) {
            Ok(module) => Some(module),
            Err(message) => {
                diagnostics.error(Location::Unknown, format!("checks cannot return: {message}"));
                None
            }
        }
    }
}
