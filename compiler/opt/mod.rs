//! The optimizer. It transforms modules in the LLVM dialect, whether the compiler's own conversion or another tool
//! lowered them. It implements optimizations that Cranelift does not have.
//!
//! A pass is a file and a row of `PIPELINE`. It transforms a function or the module. Its output passes the verifier,
//! and it preserves the observable behavior of programs without undefined behavior.

mod analysis;
mod canon;
mod constant_table;
mod cost;
mod fast_math;
mod function;
mod ipo;
mod loops;
mod math;
mod remark;
mod requested;
mod scalar;
mod variables;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::function::{FUNC, SizeLevel, is_optnone, level as level_of};
use crate::dialect::llvm::loop_annotation::LOOP_ANNOTATION;
use crate::ir::{BodyId, Context, DictId, Module, Op, Region};
use crate::target::Target;
use crate::time::Parts;

use analysis::call_graph::CallGraph;
use analysis::control_flow::ControlFlow;
use analysis::symbols::Symbols;
pub use fast_math::FastMath;
use function::{Function, Progress};
pub use math::VectorLibrary;
use remark::Remarks;
pub use remark::{Remark, RemarkFilter};
use requested::Requested;

/// Options of the optimizer.
#[derive(Clone, Debug)]
pub struct Options {
    /// Optimisation level, 0 to 3.
    pub level: u8,
    /// The size level of functions whose attributes have no higher one.
    pub size: SizeLevel,
    /// Names of passes that are not run.
    pub disabled: Vec<String>,
    /// Upper bound on the number of rewrites, for bisection of a miscompilation.
    pub limit: Option<u64>,
    /// Fast-math flags that are added to all float operations.
    pub fast_math: FastMath,
    /// The library of vector functions.
    pub vector_library: VectorLibrary,
    /// The passes that emit remarks.
    pub remarks: RemarkFilter,
    /// True if there is debug information, for which inlined operations have the locations of their calls.
    pub debug: bool,
    /// True if passes are timed.
    pub time: bool,
}

/// The remarks and times of the optimizer.
#[derive(Clone, Debug)]
pub struct Report {
    /// The remarks of passes.
    pub remarks: Vec<Remark>,
    /// Loops whose vectorization the source requests, with the reasons why they were not vectorized.
    pub failed: Vec<Remark>,
    /// The time spent in each pass, summed over all functions.
    pub times: Parts,
}

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Its name, as in the option `-fno-NAME`.
    pub name: &'static str,
    /// Description of the option `-fno-NAME`, for `--help`.
    pub about: &'static str,
    /// The lowest level at which it runs.
    level: u8,
    run: Run,
}

/// The unit that a pass works on.
#[derive(Clone, Copy, Debug)]
enum Run {
    /// The whole module.
    Module(fn(&mut Module, &mut Progress)),
    /// Each function.
    Function(fn(&mut Function)),
}

const SROA: Pass = Pass {
    name: "sroa",
    about: "do not replace aggregates on the stack by scalars",
    level: 1,
    run: Run::Function(scalar::sroa::sroa),
};

const MEM2REG: Pass = Pass {
    name: "mem2reg",
    about: "do not promote variables on the stack to values",
    level: 1,
    run: Run::Function(scalar::mem2reg::mem2reg),
};

const LOAD_ELIMINATION: Pass = Pass {
    name: "load-elimination",
    about: "do not forward stored and loaded values to later loads",
    level: 1,
    run: Run::Function(scalar::load_elimination::load_elimination),
};

const LICM: Pass = Pass {
    name: "licm",
    about: "do not move loop-invariant loads out of loops",
    level: 1,
    run: Run::Function(scalar::licm::licm),
};

const SIMPLIFY_CFG: Pass = Pass {
    name: "simplify-cfg",
    about: "do not simplify the control-flow graph, nor remove dead code",
    level: 1,
    run: Run::Function(canon::simplify_cfg::simplify_cfg),
};

const SCCP: Pass = Pass {
    name: "sccp",
    about: "do not propagate constants (sparse conditional constant propagation)",
    level: 1,
    run: Run::Function(scalar::sccp::sccp),
};

const COMBINE: Pass = Pass {
    name: "combine",
    about: "do not rewrite operations to canonical form",
    level: 1,
    run: Run::Function(canon::combine::combine),
};

const IF_CONVERT: Pass = Pass {
    name: "if-convert",
    about: "do not replace short branches in inner loops by selects",
    level: 2,
    run: Run::Function(loops::if_convert::if_convert),
};

const GLOBAL_DCE: Pass = Pass {
    name: "global-dce",
    about: "do not remove unreferenced local functions and global variables",
    level: 1,
    run: Run::Module(ipo::global_dce::global_dce),
};

const CSE: Pass = Pass {
    name: "cse",
    about: "do not eliminate common subexpressions",
    level: 1,
    run: Run::Function(scalar::cse::cse),
};

/// The passes in the order in which they run. A pass may run more than once.
const PIPELINE: &[Pass] = &[
    Pass {
        name: "lower-expect",
        about: "do not weigh the edges of branches by the values that the source expects",
        level: 1,
        run: Run::Function(scalar::lower_expect::lower_expect),
    },
    // Before a pass changes some of the lanes.
    Pass {
        name: "lane-calls",
        about: "do not combine calls of mathematical functions for each lane of a vector",
        level: LOOPS,
        run: Run::Function(scalar::math_lanes::lane_calls),
    },
    // Promotion shrinks functions to the size that the inliner should see.
    SROA,
    MEM2REG,
    Pass {
        name: "inline",
        about: "do not inline functions",
        level: 2,
        run: Run::Module(ipo::inline::inline),
    },
    GLOBAL_DCE,
    Pass {
        name: "dead-args",
        about: "do not remove dead arguments and results of functions",
        level: 1,
        run: Run::Module(ipo::dead_args::dead_args),
    },
    SIMPLIFY_CFG,
    // A caller's memory is private only after its callees are inlined.
    SROA,
    MEM2REG,
    SCCP,
    // SROA splits copies of variables; it does not split integers that cover several of their scalars.
    Pass {
        name: "memory-intrinsics",
        about: "do not replace copies and fills of a few bytes by loads and stores",
        level: 1,
        run: Run::Function(scalar::memory_intrinsics::memory_intrinsics),
    },
    COMBINE,
    Pass {
        name: "computed-goto",
        about: "do not replace indirect branches through constant tables by switches",
        level: 1,
        run: Run::Function(scalar::computed_goto::computed_goto),
    },
    Pass {
        name: "simplify-libcalls",
        about: "do not replace calls of sqrt with non-negative arguments by instructions",
        level: 1,
        run: Run::Function(scalar::libcalls::simplify_libcalls),
    },
    Pass {
        name: "function-attrs",
        about: "do not infer attributes of functions",
        level: 1,
        run: Run::Function(ipo::function_attrs::function_attrs),
    },
    Pass {
        name: "tail-recursion",
        about: "do not turn tail recursion into loops",
        level: 1,
        run: Run::Function(ipo::tail_recursion::tail_recursion),
    },
    Pass {
        name: "loop-simplify",
        about: "do not add preheaders to loops and merge their latches",
        level: 2,
        run: Run::Function(loops::simplify::loop_simplify),
    },
    Pass {
        name: "loop-unrotate",
        about: "do not move exit tests of loops to their headers",
        level: 2,
        run: Run::Function(loops::unrotate::loop_unrotate),
    },
    // The bound of a loop may be a load.
    LICM,
    Pass {
        name: "guarded-licm",
        about: "do not hoist loads that addresses in inner loops depend on, under a guard",
        level: 2,
        run: Run::Function(loops::guarded_licm::guarded_licm),
    },
    Pass {
        name: "correlated-propagation",
        about: "do not propagate values that branch conditions imply",
        level: 2,
        run: Run::Function(scalar::correlated_propagation::correlated_propagation),
    },
    CSE,
    Pass {
        name: "congruent-args",
        about: "do not replace block arguments by the expression that all predecessors pass",
        level: 1,
        run: Run::Function(scalar::congruent_args::congruent_args),
    },
    Pass {
        name: "common-code",
        about: "do not hoist and sink operations that all successors of a branch have in common",
        level: 2,
        run: Run::Function(scalar::common_code::common_code),
    },
    Pass {
        name: "peel",
        about: "do not peel first iterations of loops",
        level: 2,
        run: Run::Function(loops::peel::peel),
    },
    Pass {
        name: "indvars",
        about: "do not canonicalize induction variables",
        level: 2,
        run: Run::Function(loops::indvars::indvars),
    },
    CSE,
    LOAD_ELIMINATION,
    Pass {
        name: "dse",
        about: "do not eliminate dead stores (dead store elimination)",
        level: 1,
        run: Run::Function(scalar::dse::dead_stores),
    },
    // Counters have final values in canonical form, and dead stores are no effects.
    Pass {
        name: "loop-delete",
        about: "do not delete loops without effects",
        level: 2,
        run: Run::Function(loops::deletion::loop_delete),
    },
    Pass {
        name: "full-unroll",
        about: "do not unroll short loops with branches on their counters",
        level: 2,
        run: Run::Function(loops::full_unroll::full_unroll),
    },
    Pass {
        name: "unswitch",
        about: "do not move loop-invariant conditions out of inner loops",
        level: 2,
        run: Run::Function(loops::unswitch::unswitch),
    },
    Pass {
        name: "loop-bound-split",
        about: "do not split loops where a condition on the counter changes",
        level: 2,
        run: Run::Function(loops::bound_split::loop_bound_split),
    },
    IF_CONVERT,
    // Matches minima and maxima among the new selects.
    COMBINE,
    Pass {
        name: "reroll",
        about: "do not undo unrolling in the source (loop rerolling)",
        level: 2,
        run: Run::Function(loops::reroll::reroll),
    },
    Pass {
        name: "interchange",
        about: "do not interchange loops of nests",
        level: 2,
        run: Run::Function(loops::reorder::interchange),
    },
    Pass {
        name: "tile",
        about: "do not tile loop nests for caches",
        level: 2,
        run: Run::Function(loops::reorder::tile),
    },
    Pass {
        name: "unroll-and-jam",
        about: "do not unroll outer loops and jam the loops in them",
        level: 2,
        run: Run::Function(loops::unroll_and_jam::unroll_and_jam),
    },
    Pass {
        name: "vectorize-outer",
        about: "do not vectorize outer loops",
        level: 2,
        run: Run::Function(loops::vectorize::vectorize_outer),
    },
    Pass {
        name: "unroll",
        about: "do not completely unroll short loops of constant trip counts",
        level: 2,
        run: Run::Function(loops::unroll::unroll),
    },
    // Array elements with constant indices are promotable after unrolling.
    MEM2REG,
    CSE,
    LOAD_ELIMINATION,
    SCCP,
    // Loops whose inner loops were unrolled are innermost now.
    IF_CONVERT,
    COMBINE,
    // Unrolled loops assemble integers from bytes; vectors load them whole.
    Pass {
        name: "load-combine",
        about: "do not combine loads of adjacent bytes, nor byte swaps",
        level: 2,
        run: Run::Function(scalar::load_combine::load_combine),
    },
    Pass {
        name: "promote",
        about: "do not promote memory locations to registers in loops",
        level: 2,
        run: Run::Function(loops::promote::promote),
    },
    Pass {
        name: "index-set-splitting",
        about: "do not split loops where the address of a store meets that of a load",
        level: 2,
        run: Run::Function(loops::index_set_splitting::index_set_splitting),
    },
    Pass {
        name: "loop-load-elimination",
        about: "do not forward stored values to loads of the next iteration",
        level: 2,
        run: Run::Function(loops::load_elimination::loop_load_elimination),
    },
    Pass {
        name: "distribute",
        about: "do not distribute inner loops that are vectorizable in part",
        level: 2,
        run: Run::Function(loops::distribute::distribute),
    },
    Pass {
        name: "loop-idiom",
        about: "do not replace loops over large memory by memcpy and memset",
        level: 2,
        run: Run::Function(loops::idiom::loop_idiom),
    },
    Pass {
        name: "vectorize",
        about: "do not vectorize inner loops",
        level: 2,
        run: Run::Function(loops::vectorize::vectorize),
    },
    Pass {
        name: "vectorize-search",
        about: "do not vectorize loops with early exits",
        level: 2,
        run: Run::Function(loops::vectorize::vectorize_search),
    },
    // Vectorizes the scalar code that the loop vectorizers left.
    Pass {
        name: "slp",
        about: "do not vectorize straight-line code",
        level: 2,
        run: Run::Function(loops::slp::slp),
    },
    // The scalars of remainders are recognized by the vectors of the same functions.
    Pass {
        name: MATH_LANES,
        about: "do not compute mathematical functions in vectors",
        level: LOOPS,
        run: Run::Function(scalar::math_lanes::math_lanes),
    },
    Pass {
        name: "narrow",
        about: "do not narrow the lanes of vectors of integers",
        level: 2,
        run: Run::Function(loops::narrow::narrow),
    },
    // Vectors take precedence: after the loop and the straight-line vectorizer.
    Pass {
        name: "store-merge",
        about: "do not merge stores to adjacent bytes",
        level: 2,
        run: Run::Function(scalar::store_merge::store_merge),
    },
    Pass {
        name: "contract",
        about: "do not contract multiplications and additions to fused multiply-adds",
        level: 1,
        run: Run::Function(scalar::contract::contract),
    },
    Pass {
        name: "range-checks",
        about: "do not combine comparisons of an integer with constants",
        level: 2,
        run: Run::Function(canon::range_checks::range_checks),
    },
    Pass {
        name: "common-code",
        about: "do not hoist and sink operations that all successors of a branch have in common",
        level: 2,
        run: Run::Function(scalar::common_code::common_code_and_loads),
    },
    // Chains of branches are single branches now.
    IF_CONVERT,
    Pass {
        name: "bool-selects",
        about: "do not replace selects of booleans by logical operations",
        level: 2,
        run: Run::Function(canon::bool_selects::bool_selects),
    },
    Pass {
        name: "unroll-runtime",
        about: "do not unroll loops of trip counts that are not constant",
        level: 2,
        run: Run::Function(loops::unroll_runtime::unroll_runtime),
    },
    // Forwards stores to loads between unrolled iterations. The passes that match loads in loops are over.
    Pass { run: Run::Function(scalar::load_elimination::load_elimination_on_paths), ..LOAD_ELIMINATION },
    // After the passes that match branches in loops.
    Pass {
        name: "jump-threading",
        about: "do not thread jumps, nor fold branches that earlier conditions imply",
        level: 2,
        run: Run::Function(scalar::jump_threading::jump_threading),
    },
    // After the passes that match switches: jump threading follows the constants that they select.
    Pass {
        name: "lookup-tables",
        about: "do not replace switches that select constants by loads from tables",
        level: 2,
        run: Run::Function(scalar::lookup_tables::lookup_tables),
    },
    // Conditions that jump threading leaves dominate more blocks.
    Pass {
        name: "range-strength-reduce",
        about: "do not reduce the strength of operations by the ranges of their operands",
        level: 2,
        run: Run::Function(scalar::range_strength_reduce::range_strength_reduce),
    },
    // Folds guards of constant trip counts and removes empty remainder loops.
    SCCP,
    Pass {
        name: "loop-rotate",
        about: "do not move exit tests of loops to their latches",
        level: 1,
        run: Run::Function(loops::rotate::loop_rotate),
    },
    // The body of a rotated loop is guaranteed to execute, so that its loads are hoisted without speculation.
    LICM,
    Pass {
        name: "predictive-commoning",
        about: "do not keep values in registers that the next iteration loads",
        level: 2,
        run: Run::Function(loops::predictive_commoning::predictive_commoning),
    },
    Pass {
        name: "loop-strength-reduce",
        about: "do not reduce the strength of address computations in loops",
        level: 2,
        run: Run::Function(loops::strength_reduce::loop_strength_reduce),
    },
    // The cost model counts the lowered address computations.
    Pass {
        name: "reassociate",
        about: "do not reassociate recurrences of inner loops",
        level: 2,
        run: Run::Function(loops::reassociate::reassociate),
    },
    Pass {
        name: "tie-operands",
        about: "do not order operands so that recurrences stay in their registers",
        level: 2,
        run: Run::Function(loops::tied_operands::tie_operands),
    },
    Pass {
        name: "partially-inline-libcalls",
        about: "do not inline the fast path of calls of sqrt",
        level: 2,
        run: Run::Function(scalar::libcalls::partially_inline_libcalls),
    },
    Pass {
        name: "inline",
        about: "do not inline functions",
        level: 2,
        run: Run::Module(ipo::inline::inline_into_thunks),
    },
    // Tails that use other variables become alike.
    Pass {
        name: "stack-coloring",
        about: "do not let variables on the stack share memory",
        level: 1,
        run: Run::Function(scalar::stack_coloring::stack_coloring),
    },
    Pass {
        name: "tail-merge",
        about: "do not merge common tails of blocks: before dispatches, and in functions that are optimized for size",
        level: 1,
        run: Run::Function(scalar::tail_merge::tail_merge),
    },
    SIMPLIFY_CFG,
    // After all passes that match latches.
    Pass {
        name: "tail-duplication",
        about: "do not copy the ends of loops to the blocks that jump to them",
        level: 2,
        run: Run::Function(scalar::tail_duplication::tail_duplication),
    },
    // The references of code that was removed are gone.
    GLOBAL_DCE,
];

/// The passes that do not run on functions that are optimized for size. They add code: copies of loops or iterations,
/// versions for cases that are tested at run time, vector loops with scalar remainders, or the forms of loops that such
/// passes match.
const ENLARGING: [&str; 24] = [
    "loop-unrotate",
    "guarded-licm",
    "peel",
    "indvars",
    "full-unroll",
    "unswitch",
    "loop-bound-split",
    "reroll",
    "interchange",
    "tile",
    "unroll-and-jam",
    "vectorize-outer",
    "unroll",
    "index-set-splitting",
    "loop-load-elimination",
    "distribute",
    "vectorize",
    "vectorize-search",
    "unroll-runtime",
    "jump-threading",
    "loop-rotate",
    "predictive-commoning",
    "partially-inline-libcalls",
    "tail-duplication",
];
/// The pass that expands vectors of mathematical functions. Without it, no pass may emit some.
const MATH_LANES: &str = "math-lanes";

/// The level from which passes transform loops.
const LOOPS: u8 = 2;

/// The passes in the order of their first run, without duplicates.
pub fn passes() -> impl Iterator<Item = &'static Pass> {
    let is_first = |at: usize| PIPELINE[..at].iter().all(|pass| pass.name != PIPELINE[at].name);
    PIPELINE.iter().enumerate().filter(move |(at, _)| is_first(*at)).map(|(_, pass)| pass)
}

/// Optimizes all functions of a module in the LLVM dialect.
pub fn optimize(module: &mut Module, target: &Target, options: &Options) -> Report {
    let is_run =
        |pass: &&Pass| pass.level <= options.level && !options.disabled.iter().any(|name| name == pass.name);
    let passes: Vec<&Pass> = PIPELINE.iter().filter(is_run).collect();
    set_size_level(module, options.size);
    options.fast_math.allow(module);
    if passes.is_empty() {
        return Report { remarks: Vec::new(), failed: Vec::new(), times: Parts::new(options.time) };
    }
    let mut symbols = Symbols::of(module, target);
    let types = analysis::alias::Types::of(module);
    let rewrites_left = options.limit.unwrap_or(u64::MAX);
    let mut times = Parts::new(options.time);
    let is_expanded = passes.iter().any(|pass| pass.name == MATH_LANES);
    let vector_library = if is_expanded { options.vector_library } else { VectorLibrary::None };
    let mut progress = Progress {
        rewrites_left,
        remarks: Remarks::default(),
        debug: options.debug,
        vector_library,
        tables: Vec::new(),
    };
    let levels = target.targets_of_levels().unwrap_or_default();
    let target_of = |cx: &Context, attrs: DictId| {
        let level = level_of(cx, attrs).and_then(|name| target.level_of_name(name));
        level.map_or(target, |level| &levels[level])
    };
    let requested = requested(module, target, (&mut symbols, &types), &mut progress);
    let is_enabled = |pass: &str| options.remarks.accepts(pass) || requested.needs_remarks(pass);
    // All adjacent function passes run on a function before the next function, for cache locality.
    let is_together = |a: &&Pass, b: &&Pass| matches!((a.run, b.run), (Run::Function(_), Run::Function(_)));
    for together in passes.chunk_by(is_together) {
        if let [pass @ Pass { run: Run::Module(run), .. }] = together {
            progress.remarks.begin(pass.name, is_enabled(pass.name));
            times.timed(pass.name, || run(module, &mut progress));
            continue;
        }
        for Definition { table, op, id } in definitions(module) {
            let attrs = module.body(table).attrs(op);
            let (cx, body) = module.split(id);
            let is_small = SizeLevel::of(cx, attrs) > SizeLevel::Any;
            let target = target_of(cx, attrs);
            let first = progress.remarks.len();
            let (symbols, types, progress) = (&mut symbols, &types, &mut progress);
            let control_flow = ControlFlow::default();
            let mut function =
                Function { cx, body, attrs, target, symbols, types, table, progress, control_flow };
            for (number, pass) in together.iter().enumerate() {
                if is_small && ENLARGING.contains(&pass.name) {
                    continue;
                }
                if options.debug && begins_on_loops(together, number) {
                    variables::forget_in_loops(function.body);
                }
                if let Run::Function(run) = pass.run {
                    function.progress.remarks.begin(pass.name, is_enabled(pass.name));
                    times.timed(pass.name, || run(&mut function));
                }
            }
            function.progress.remarks.settle(first);
            let attrs = function.attrs;
            let tables = std::mem::take(&mut function.progress.tables);
            module.body_mut(table).set_attrs(op, attrs);
            tables.into_iter().for_each(|table| table.append(module));
        }
    }
    if vector_library == VectorLibrary::Libmvec {
        let functions: Vec<(BodyId, BodyId)> =
            definitions(module).iter().map(|definition| (definition.table, definition.id)).collect();
        math::libmvec::declare(module, &functions);
    }
    let mut remarks = progress.remarks.finish();
    let failed = requested.failed(&remarks);
    remarks.retain(|remark| options.remarks.accepts(remark.pass));
    Report { remarks, failed, times }
}

/// Adds a size level to the attributes of all functions.
fn set_size_level(module: &mut Module, size: SizeLevel) {
    if size == SizeLevel::Any {
        return;
    }
    for Definition { table, op, .. } in definitions(module) {
        let attrs = module.body(table).attrs(op);
        let attrs = size.added_to(&mut module.cx, attrs);
        module.body_mut(table).set_attrs(op, attrs);
    }
}

/// Returns the loops whose annotation requests vectorization.
fn requested(
    module: &mut Module,
    target: &Target,
    (symbols, types): (&mut Symbols, &analysis::alias::Types),
    progress: &mut Progress,
) -> Requested {
    let mut requested = Requested::default();
    if module.cx.find_name(LOOP_ANNOTATION).is_none() {
        return requested;
    }
    for Definition { table, op, id } in definitions(module) {
        let attrs = module.body(table).attrs(op);
        let (cx, body) = module.split(id);
        let control_flow = ControlFlow::default();
        requested.collect(&Function {
            cx,
            body,
            attrs,
            target,
            symbols,
            types,
            table,
            progress,
            control_flow,
        });
    }
    requested
}

/// Returns true if a pass is the first one that may change loops, or follows a promotion of memory after it.
fn begins_on_loops(passes: &[&Pass], number: usize) -> bool {
    let (before, at) = passes.split_at(number);
    let is_promoted = before.last().is_none_or(|pass| pass.name == MEM2REG.name);
    at[0].level >= LOOPS && (is_promoted || before.iter().all(|pass| pass.level < LOOPS))
}

/// A function definition without `optnone`.
struct Definition {
    /// The body of the module that contains it.
    table: BodyId,
    op: Op,
    id: BodyId,
}

/// The function definitions without `optnone`, callees before callers.
fn definitions(module: &Module) -> Vec<Definition> {
    let mut of: FxHashMap<BodyId, Definition> = FxHashMap::default();
    for (number, body) in module.bodies().enumerate() {
        for (op, id) in body.isolated_bodies() {
            let is_defined = module.body(id).entry_block(Region::ROOT).is_some();
            if is_defined && body.name(op) == FUNC && !is_optnone(&module.cx, body.attrs(op)) {
                of.insert(id, Definition { table: BodyId::new(number), op, id });
            }
        }
    }
    let order = CallGraph::of(module).bottom_up(module);
    order.into_iter().filter_map(|id| of.remove(&id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_that_add_code_exist() {
        for name in ENLARGING {
            assert!(PIPELINE.iter().any(|pass| pass.name == name), "{name}");
        }
    }
}
