//! The target of a module: the one of the options, unless the module names its own, and checks that both agree.

use crate::codegen;
use crate::diag::{Diagnostics, Location};
use crate::ir::{Module, NameId, Op, name, verify};
use crate::target::Target;

use super::Compiler;

impl Compiler {
    /// Returns the target to generate code for, given the options and the triple of the module, if it has one.
    pub(super) fn target(&self, module: &Module, diagnostics: &mut Diagnostics) -> Option<Target> {
        let (cx, body) = (&module.cx, module.body(Module::ROOT));
        let triple = module_attribute(module, name::TARGET_TRIPLE);
        let location = triple.map_or(Location::Unknown, |(op, _)| cx.location(body.loc(op)));
        let target = match triple {
            None => Ok(self.options.target.clone()),
            Some((_, triple)) => Target::parse(triple).and_then(|target| self.agreed(triple, target)),
        };
        let native = codegen::native_settings;
        let (cpu, attributes) = (self.options.cpu.as_deref(), &self.options.cpu_attributes);
        let target = target.and_then(|target| target.with_processor(cpu, attributes, native));
        let bits = codegen::back_end_vector_bits();
        let target = target.map(|target| target.with_vector_bits(bits, self.options.preferred_vector_bits));
        let (code, tls) = (self.options.code_model, self.options.tls_model);
        let target = target.and_then(|target| target.check_models(code, tls).map(|()| target));
        let library = self.options.vector_library;
        let target = target.and_then(|target| library.check(&target).map(|()| target));
        target.map_err(|message| diagnostics.error(location, message)).ok()
    }

    /// Returns the target that a module with this triple is compiled for, or an error if the options contradict it.
    fn agreed(&self, triple: &str, target: Target) -> Result<Target, String> {
        let requested = &self.options.target;
        if self.options.target_of_module {
            return Ok(target);
        }
        match requested.difference(&target) {
            None => Ok(requested.clone()),
            Some(what) => Err(format!(
                "the module is for '{triple}' by its 'llvm.target_triple', and is compiled for '{}', which has another {what}",
                requested.triple
            )),
        }
    }

    /// Reports an error if the module's data layout contradicts that of the target.
    pub(super) fn check_layout(
        &self,
        module: &Module,
        target: &Target,
        diagnostics: &mut Diagnostics,
    ) -> Option<()> {
        let Some((op, text)) = module_attribute(module, name::DATA_LAYOUT) else { return Some(()) };
        let Some(contradiction) = target.layout.contradiction(text) else { return Some(()) };
        let body = module.body(Module::ROOT);
        let message = format!(
            "the module's 'llvm.data_layout' says '{contradiction}', and '{}' has '{}'",
            target.triple,
            target.layout_text()
        );
        diagnostics.error(module.cx.location(body.loc(op)), message);
        None
    }
}

/// Returns the text of a string attribute of the module, and the module operation; `None` if missing or empty.
fn module_attribute(module: &Module, attribute: NameId) -> Option<(Op, &str)> {
    let (cx, body) = (&module.cx, module.body(Module::ROOT));
    let value = |op| cx.dict_get(body.attrs(op), attribute).and_then(|attr| cx.string_value(attr));
    let found = verify::top_level_ops(body).find_map(|op| Some((op, cx.str(value(op)?))));
    found.filter(|(_, text)| !text.is_empty())
}
