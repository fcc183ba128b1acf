//! Machine code of one function.

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::FuncRef;
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::{CodegenError, CompiledCode, Context, Final, MachSrcLoc};
use rustc_hash::FxHashSet;

use super::workarounds::opcode_patch;
use super::workarounds::returns_twice::keep_values_in_memory;

/// The machine code of a function.
pub(super) struct Code {
    /// The properties of the code.
    pub(super) compiled: CompiledCode,
    /// Its bytes.
    pub(super) bytes: Vec<u8>,
    /// The source locations of its parts.
    pub(super) locations: Vec<MachSrcLoc<Final>>,
}

/// The changes to CLIF after Cranelift's optimizer.
pub(super) struct Changes<'a> {
    /// The functions that may return twice. Values are kept in memory across their calls.
    pub(super) returning_twice: &'a FxHashSet<FuncRef>,
    /// True if opcodes of the machine code are replaced.
    pub(super) opcode_patches: bool,
}

/// Compiles the CLIF of a function.
pub(super) fn compile(
    context: &mut Context,
    isa: &dyn TargetIsa,
    changes: &Changes,
    wants_text: bool,
) -> Result<Code, String> {
    if !changes.returning_twice.is_empty() || changes.opcode_patches {
        return compile_changed(context, isa, changes, wants_text);
    }
    context.set_disasm(wants_text);
    context.compile(isa, &mut ControlPlane::default()).map_err(|error| format!("{:?}", error.inner))?;
    context.take_compiled_code().map(code_of).ok_or("no code".to_string())
}

fn code_of(compiled: CompiledCode) -> Code {
    let bytes = compiled.code_buffer().to_vec();
    let locations = compiled.buffer.get_srclocs_sorted().to_vec();
    Code { compiled, bytes, locations }
}

fn compile_changed(
    context: &mut Context,
    isa: &dyn TargetIsa,
    changes: &Changes,
    wants_text: bool,
) -> Result<Code, String> {
    let text = |error: CodegenError| format!("{error:?}");
    let plane = &mut ControlPlane::default();
    context.optimize(isa, plane).map_err(text)?;
    if !changes.returning_twice.is_empty() {
        keep_values_in_memory(&mut context.func, changes.returning_twice);
        context.compute_cfg();
        context.compute_domtree();
        context.verify_if(isa).map_err(text)?;
    }
    let marked = changes.opcode_patches.then(|| opcode_patch::mark(&mut context.func));
    let (func, registers) = (&context.func, &mut Default::default());
    let stencil = isa.compile_function(func, &context.domtree, registers, wants_text, plane);
    let mut code = code_of(stencil.map_err(text)?.apply_params(&func.params));
    if let Some(marked) = marked {
        opcode_patch::replace(marked, &mut code.compiled, &mut code.bytes, &mut code.locations)?;
    }
    Ok(code)
}
