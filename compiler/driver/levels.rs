//! Conversion to the LLVM dialect for one processor, or for several levels of processors.

use crate::convert;
use crate::diag::Diagnostics;
use crate::ir::Module;
use crate::multiversion;
use crate::source::Source;
use crate::target::Target;

use super::Compiler;

impl Compiler {
    /// Converts a module to the LLVM dialect. Schedules depend on the processor, so this is done for each level.
    pub(super) fn converted(
        &self,
        module: Module,
        target: &Target,
        options: &convert::Options,
        source: &Source,
        diagnostics: &mut Diagnostics,
    ) -> Option<Module> {
        let Some(targets) = target.targets_of_levels() else {
            return convert::convert(module, target, options, source, diagnostics);
        };
        let (mut cx, bodies) = module.into_parts();
        let mut levels = Vec::new();
        for target in &targets {
            let module = Module::from_parts(cx, bodies.clone());
            // All levels have the same warnings.
            let mut repeated = Diagnostics::new(self.options.policy.clone());
            let is_first = levels.is_empty();
            let reported = if is_first { &mut *diagnostics } else { &mut repeated };
            let converted = convert::convert(module, target, options, source, reported);
            let Some(converted) = converted else {
                repeated.iter().for_each(|error| diagnostics.push(error.clone()));
                return None;
            };
            if is_first && multiversion::has_levels(&converted) {
                return Some(converted);
            }
            let converted = converted.into_parts();
            cx = converted.0;
            levels.push(converted.1);
        }
        Some(multiversion::merge(cx, levels, &target.levels))
    }
}
