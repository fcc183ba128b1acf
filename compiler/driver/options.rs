//! The options of a compilation, and those of each stage that follow from them.

use crate::bufferize::{self, Arenas};
use crate::codegen;
use crate::convert;
use crate::diag::Policy;
use crate::dialect::llvm::function::SizeLevel;
use crate::opt;
use crate::target::{CodeModel, Target, TlsModel};

use super::{
    Allocator, CInterfaceAbi, CWrappers, Compiler, DebugLevel, DebugOptions, Emit, FastMath, HeaderLanguage,
    MemRefAbi, PrintOptions, RemarkFilter, VectorLibrary,
};

/// The options of a compilation.
#[derive(Clone, Debug)]
pub struct Options {
    /// The target to generate code for.
    pub target: Target,
    /// True if a module that names its target (`llvm.target_triple`) is compiled for that target instead. Otherwise the
    /// module's target must agree with `target`.
    pub target_of_module: bool,
    /// The processor: its LLVM name, or `native`; by default the baseline of the architecture.
    pub cpu: Option<String>,
    /// Features added to or removed from the processor's, such as `+avx2,-fma`.
    pub cpu_attributes: String,
    /// The maximum width in bits of the vectors that the vectorizers choose.
    pub preferred_vector_bits: Option<u32>,
    /// The code model: the maximum distance between code and data.
    pub code_model: CodeModel,
    /// The TLS model: the assumptions about the address of thread-local variables.
    pub tls_model: TlsModel,
    /// The debug information, if any.
    pub debug: Option<DebugOptions>,
    /// True if each function is placed in a section of its own.
    pub function_sections: bool,
    /// True if all functions keep their frame pointers, for profilers that follow them.
    pub keeps_frame_pointers: bool,
    /// True if calls in tail position return to the function, for backtraces with all its callers.
    pub forbids_sibling_calls: bool,
    /// Optimisation level, 0 to 3.
    pub opt_level: u8,
    /// The size of code relative to its speed, at level 1 and above.
    pub size: SizeLevel,
    /// Names of passes of the optimiser that are not run: see [`opt::passes`].
    pub disabled_passes: Vec<String>,
    /// The number of rewrites after which the optimiser stops, for bisecting a miscompilation.
    pub opt_limit: Option<u64>,
    /// The fast-math flags of all float operations, in addition to those in the module.
    pub fast_math: FastMath,
    /// True if a multiplication and an addition may be fused, with one rounding, where the module allows it.
    pub contract: bool,
    /// The filter of the optimisation remarks: the passes that report what they did and did not do.
    pub remarks: RemarkFilter,
    /// The treatment of warnings, and the number of errors that are reported.
    pub policy: Policy,
    /// The functions that get a C wrapper.
    pub c_wrappers: CWrappers,
    /// The calling convention of C wrappers for types that C can pass in more than one form.
    pub ciface_abi: CInterfaceAbi,
    /// The convention by which functions pass memrefs to each other.
    pub memref_abi: MemRefAbi,
    /// True if the vectors of matrix operations are in row-major order, as with LLVM's
    /// `-matrix-default-layout=row-major`; false for column-major order.
    pub row_major_matrices: bool,
    /// True if operations on tensors may compute their results in the buffers of their operands.
    pub in_place: bool,
    /// True if operations on tensors are merged, at level 1 and above.
    pub fuse_tensors: bool,
    /// True if public functions write results that are tensors to memrefs of the caller.
    pub out_params: bool,
    /// The layouts of the memrefs that functions get and return for tensors.
    pub boundary_layout: bufferize::BoundaryLayout,
    /// True if the temporaries of a block share one allocation, from level 1.
    pub arenas: bool,
    /// True if the callers of public functions pass this allocation, at all levels.
    pub arena_of_caller: bool,
    /// True if contractions become blocked loops over vectors, from level 2.
    pub schedules: bool,
    /// The functions that vectors of mathematical functions call or are expanded to, from level 2.
    pub vector_library: VectorLibrary,
    /// True if accesses, views and divisions are checked at run time.
    pub bounds_check: bool,
    /// True if the code counts its floating-point operations: see [`crate::instrument`].
    pub count_float_operations: bool,
    /// True if a check that fails returns to C with a message instead of aborting the program.
    pub returns_errors: bool,
    /// True if conversion to the LLVM dialect keeps operations of unknown dialects, so that the conversion of the
    /// operations around them can be inspected. No code can be generated for them.
    pub keep_unregistered: bool,
    /// Width of `index` in bits; by default that of the module's data layout, or else the width of a pointer.
    pub index_bits: Option<u32>,
    /// The allocator that `memref.alloc` calls.
    pub allocator: Allocator,
    /// True if the parts of stages are timed and operations are counted.
    pub time_report: bool,
    /// True if the verifier runs on the output of each stage, as it always does on the input. Slower; for finding bugs.
    pub verify_each: bool,
    /// The options of the printer of modules.
    pub print: PrintOptions,
    /// The options of the header.
    pub header: HeaderOptions,
}

/// The options of a header.
#[derive(Clone, Debug, Default)]
pub struct HeaderOptions {
    /// The language the header is written for.
    pub language: HeaderLanguage,
    /// The include guard; by default one made of the contents.
    pub guard: Option<String>,
    /// The C++ namespaces around its functions, the outermost first.
    pub namespaces: Vec<String>,
    /// The prefix of the names of functions in C, which are then independent of their symbols; may be empty.
    pub prefix: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            target: Target::host(),
            target_of_module: true,
            cpu: None,
            cpu_attributes: String::new(),
            preferred_vector_bits: None,
            code_model: CodeModel::default(),
            tls_model: TlsModel::default(),
            debug: None,
            function_sections: false,
            keeps_frame_pointers: false,
            forbids_sibling_calls: false,
            opt_level: 2,
            size: SizeLevel::Any,
            disabled_passes: Vec::new(),
            opt_limit: None,
            fast_math: FastMath::NONE,
            contract: true,
            remarks: RemarkFilter::None,
            policy: Policy::default(),
            c_wrappers: CWrappers::Attribute,
            ciface_abi: CInterfaceAbi::Mlir,
            memref_abi: MemRefAbi::Expanded,
            row_major_matrices: false,
            in_place: true,
            fuse_tensors: true,
            out_params: false,
            boundary_layout: bufferize::BoundaryLayout::Identity,
            arenas: true,
            arena_of_caller: false,
            schedules: true,
            vector_library: VectorLibrary::default(),
            bounds_check: false,
            count_float_operations: false,
            returns_errors: false,
            keep_unregistered: false,
            index_bits: None,
            allocator: Allocator::default(),
            time_report: false,
            verify_each: cfg!(debug_assertions),
            print: PrintOptions::default(),
            header: HeaderOptions::default(),
        }
    }
}

impl Compiler {
    /// Returns true if debug information has variables.
    pub(super) fn has_variables(&self) -> bool {
        self.options.debug.as_ref().is_some_and(|debug| debug.level == DebugLevel::Full)
    }

    /// Returns true if code may be added for speed.
    fn adds_code(&self) -> bool {
        self.options.opt_level >= 2 && self.options.size == SizeLevel::Any
    }

    pub(super) fn bufferize_options(&self) -> bufferize::Options {
        bufferize::Options {
            in_place: self.options.in_place,
            outer_loops: self.options.opt_level > 0 && self.options.fuse_tensors,
            arenas: match self.options.arena_of_caller {
                true => Arenas::Caller,
                false if self.options.arenas && self.options.opt_level > 0 => Arenas::Call,
                false => Arenas::None,
            },
            out_params: self.options.out_params,
            layout: self.options.boundary_layout,
        }
    }

    pub(super) fn convert_options(&self) -> convert::Options {
        convert::Options {
            c_wrappers: self.options.c_wrappers,
            ciface_abi: self.options.ciface_abi,
            memref_abi: self.options.memref_abi,
            bounds_check: self.options.bounds_check,
            returns_errors: self.options.returns_errors,
            keep_unregistered: self.options.keep_unregistered,
            index_bits: self.options.index_bits,
            keep_variables: self.has_variables() && self.options.opt_level == 0,
            allocator: self.options.allocator,
            schedules: self.options.schedules && self.adds_code(),
            contracts: self.options.fast_math.has(FastMath::CONTRACT),
            vector_math: self.options.vector_library != VectorLibrary::None,
            row_major_matrices: self.options.row_major_matrices,
        }
    }

    pub(super) fn opt_options(&self) -> opt::Options {
        let mut disabled = self.options.disabled_passes.clone();
        if !self.options.contract {
            disabled.push("contract".into());
        }
        opt::Options {
            level: self.options.opt_level,
            size: self.options.size,
            disabled,
            limit: self.options.opt_limit,
            fast_math: self.options.fast_math,
            vector_library: self.options.vector_library,
            remarks: self.options.remarks.clone(),
            debug: self.options.debug.is_some(),
            time: self.options.time_report,
        }
    }

    pub(super) fn codegen_options(&self, emit: &[Emit]) -> codegen::Options {
        codegen::Options {
            opt_level: self.options.opt_level,
            emit_clif: emit.contains(&Emit::Clif),
            emit_asm: emit.contains(&Emit::Asm),
            contract: self.options.contract,
            debug: self.options.debug.clone(),
            time: self.options.time_report,
            row_major_matrices: self.options.row_major_matrices,
            verify_clif: self.options.verify_each,
            deallocator: self.options.allocator.deallocator(),
            function_sections: self.options.function_sections,
            keeps_frame_pointers: self.options.keeps_frame_pointers,
            forbids_sibling_calls: self.options.forbids_sibling_calls,
        }
    }
}
