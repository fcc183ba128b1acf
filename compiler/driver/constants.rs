//! The file of constants: the name of its function, and the prototype of that for C.

use cabi::{Access, CType, Direction, Export, ExportDoc, Param, Signedness};

use crate::constants_file::{self, ConstantsFile};
use crate::diag::{Diagnostics, Location};
use crate::ir::Module;
use crate::target::Target;

use super::{Compiler, Emit};

impl Compiler {
    /// Moves large constants to a file, if that is an output.
    pub(super) fn with_constants_file(
        &self,
        module: Module,
        target: &Target,
        stem: &str,
        emit: &[Emit],
        diagnostics: &mut Diagnostics,
    ) -> Option<(Module, Option<ConstantsFile>)> {
        if !emit.contains(&Emit::Constants) {
            return Some((module, None));
        }
        let function = format!("{}_set_constants", cabi::c_identifier(stem));
        match constants_file::extract(module, target, &function) {
            Ok((module, file)) => {
                self.check(&module, "the file of constants", diagnostics)?;
                Some((module, Some(file)))
            }
            Err(message) => {
                diagnostics.error(Location::Unknown, format!("constants cannot be in a file: {message}"));
                None
            }
        }
    }
}

/// Replaces the prototype of the function, which code generation derives from its LLVM type, by that for C.
pub(super) fn describe_function(exports: &mut Vec<Export>, file: &ConstantsFile, target: &Target) {
    exports.retain(|export| export.symbol != file.function);
    let size = file.contents.len();
    let bits = target.layout.pointer_bits() as u8;
    let data = Param {
        access: Access::Read,
        ..Param::argument("data", CType::const_pointer(CType::Void), "the contents of the file")
    };
    let size_type = CType::Int { bits, signedness: Signedness::Unsigned };
    let text = [
        format!(
            "Sets the address of the constants: the file of {size} bytes that was written with this object."
        ),
        format!(
            "It must be a multiple of {}, and must remain valid while other functions run.",
            constants_file::ALIGN
        ),
        "Returns 0; 1 for a file of another size; 2 for another address; 3 for another file.".to_string(),
    ];
    exports.push(Export {
        symbol: file.function.clone(),
        direction: Direction::Provided,
        params: vec![data, Param::argument("size", size_type, "its size in bytes")],
        result: CType::Int { bits: 32, signedness: Signedness::Signed },
        doc: ExportDoc {
            mlir_name: file.function.clone(),
            mlir_signature: format!("(!llvm.ptr, i{bits}) -> i32"),
            result: "i32".to_string(),
            constants: Some(size as u64),
            notes: text.to_vec(),
            ..ExportDoc::default()
        },
    });
}
