//! The optimiser: what Cranelift does not do for itself, on the LLVM dialect, so that lowered input and our own conversion
//! profit alike.
//!
//! A pass is a file and a row of the pipeline: it makes a function of the module, or the module, better. It leaves what the
//! verifier accepts, and it changes nothing that a defined program can see.

mod access;
mod addresses;
mod alias;
mod arguments;
mod attributes;
mod call_graph;
mod carry;
mod cfg;
mod combine;
mod common_code;
mod constants;
mod contract;
mod cse;
mod dead_stores;
mod demote;
mod dereference;
mod effects;
mod escape;
mod fast_math;
mod forward;
mod frame;
mod function;
mod guard;
mod hoist;
mod identities;
mod if_convert;
mod indvars;
mod inline;
mod known;
mod latency;
mod linear;
mod loop_load_elimination;
mod loops;
mod mem2reg;
mod narrow;
mod nest;
mod overlaps;
mod peel;
mod promote;
mod ranges;
mod recurrence;
mod references;
mod remark;
mod reorder;
mod rotate;
mod simplify;
mod slp;
mod split;
mod sroa;
mod ssa;
mod strength_reduce;
mod symbols;
mod tail_recursion;
mod termination;
mod unroll;
mod unroll_and_jam;
mod unroll_runtime;
mod unrotate;
mod unswitch;
mod unused;
mod uses;
mod vectorize;
mod versioning;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::function::{FUNC, is_optnone};
use crate::ir::{BodyId, Module, Op, Region};
use crate::target::Target;
use crate::time::Parts;

use call_graph::CallGraph;
pub use fast_math::FastMath;
use function::{Function, Progress};
use remark::Remarks;
pub use remark::{Remark, Tell};
use symbols::Symbols;

/// How to optimise.
#[derive(Clone, Debug)]
pub struct Options {
    /// Optimisation level, 0 to 3.
    pub level: u8,
    /// Names of passes that are not run.
    pub disabled: Vec<String>,
    /// The number of rewrites after which no more are made; for finding one that is wrong.
    pub limit: Option<u64>,
    /// What is allowed of all float operations.
    pub fast_math: FastMath,
    /// Which passes tell what they did and did not.
    pub tell: Tell,
    /// Whether passes are timed.
    pub time: bool,
}

/// What there is to say of an optimisation.
#[derive(Clone, Debug)]
pub struct Report {
    /// What passes told.
    pub remarks: Vec<Remark>,
    /// How long each pass took, for all functions.
    pub times: Parts,
}

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Its name, as the option `-fno-NAME` has it.
    pub name: &'static str,
    /// What it does, for `--help`.
    pub about: &'static str,
    /// The lowest level at which it runs.
    level: u8,
    run: Run,
}

/// What a pass works on.
#[derive(Clone, Copy, Debug)]
enum Run {
    /// The whole module.
    Module(fn(&mut Module, &mut Progress)),
    /// Each function.
    Function(fn(&mut Function)),
}

const SROA: Pass = Pass {
    name: "sroa",
    about: "copies, loads and stores structures on the stack number by number",
    level: 1,
    run: Run::Function(sroa::sroa),
};

const MEM2REG: Pass = Pass {
    name: "mem2reg",
    about: "keeps in registers what is on the stack",
    level: 1,
    run: Run::Function(mem2reg::mem2reg),
};

const FORWARD: Pass = Pass {
    name: "forward",
    about: "takes what was just stored or loaded from where it came",
    level: 1,
    run: Run::Function(forward::forward),
};

const HOIST: Pass = Pass {
    name: "hoist",
    about: "loads before a loop what is the same in all its iterations",
    level: 1,
    run: Run::Function(hoist::hoist),
};

const CONSTANTS: Pass = Pass {
    name: "constants",
    about: "computes what is known, and goes only where that leads",
    level: 1,
    run: Run::Function(constants::constants),
};

const IF_CONVERT: Pass = Pass {
    name: "if-convert",
    about: "chooses between results instead of branching, in inner loops",
    level: 2,
    run: Run::Function(if_convert::if_convert),
};

const CSE: Pass = Pass {
    name: "cse",
    about: "computes once what is computed several times in the same way",
    level: 1,
    run: Run::Function(cse::cse),
};

/// The passes in the order in which they run, some more than once.
const PIPELINE: &[Pass] = &[
    // What is inlined shows its size then.
    SROA,
    MEM2REG,
    Pass {
        name: "inline",
        about: "puts small functions where they are called",
        level: 2,
        run: Run::Module(inline::inline),
    },
    Pass {
        name: "arguments",
        about: "passes only what functions of the module need, and removes those that nothing needs",
        level: 1,
        run: Run::Module(arguments::arguments),
    },
    Pass {
        name: "simplify",
        about: "joins blocks, and removes what is not needed",
        level: 1,
        run: Run::Function(simplify::simplify),
    },
    // Memory of a caller is only its own once the callee is part of it.
    SROA,
    MEM2REG,
    CONSTANTS,
    Pass {
        name: "combine",
        about: "do not bring operations into the form with the fewest bits",
        level: 1,
        run: Run::Function(combine::combine),
    },
    Pass {
        name: "attributes",
        about: "finds out what functions do besides giving a result",
        level: 1,
        run: Run::Function(attributes::attributes),
    },
    Pass {
        name: "tail-recursion",
        about: "starts a function again that would end with a call of itself",
        level: 1,
        run: Run::Function(tail_recursion::tail_recursion),
    },
    Pass {
        name: "unrotate",
        about: "asks at the beginning of short loops whether to go on if they do at their end",
        level: 2,
        run: Run::Function(unrotate::unrotate),
    },
    // What a loop counts to may be loaded.
    HOIST,
    Pass {
        name: "common-code",
        about: "do not move what all sides of a branch do before or behind it",
        level: 2,
        run: Run::Function(common_code::common_code),
    },
    Pass {
        name: "peel",
        about: "do not peel off first iterations by which later ones differ",
        level: 2,
        run: Run::Function(peel::peel),
    },
    Pass {
        name: "indvars",
        about: "do not bring induction variables of loops into canonical form",
        level: 2,
        run: Run::Function(indvars::indvars),
    },
    CSE,
    FORWARD,
    Pass {
        name: "dse",
        about: "do not remove stores that later ones overwrite",
        level: 1,
        run: Run::Function(dead_stores::dead_stores),
    },
    Pass {
        name: "unswitch",
        about: "asks before an inner loop what is the same in all its iterations",
        level: 2,
        run: Run::Function(unswitch::unswitch),
    },
    IF_CONVERT,
    Pass {
        name: "interchange",
        about: "puts loops around one another in the order in which they go through memory best",
        level: 2,
        run: Run::Function(reorder::interchange),
    },
    Pass {
        name: "tile",
        about: "lets loops around one another go through parts that fit into a cache",
        level: 2,
        run: Run::Function(reorder::tile),
    },
    Pass {
        name: "unroll-and-jam",
        about: "runs iterations of a loop around others together where they load the same or wait for sums",
        level: 2,
        run: Run::Function(unroll_and_jam::unroll_and_jam),
    },
    Pass {
        name: "vectorize-outer",
        about: "runs several iterations of a loop around others at once, in vectors",
        level: 2,
        run: Run::Function(vectorize::vectorize_outer),
    },
    Pass {
        name: "unroll",
        about: "makes straight-line code of short loops whose iterations are known",
        level: 2,
        run: Run::Function(unroll::unroll),
    },
    // Where each iteration used its own element, it is a number now.
    MEM2REG,
    CSE,
    FORWARD,
    CONSTANTS,
    // Loops around those that are gone are inner ones now.
    IF_CONVERT,
    Pass {
        name: "promote",
        about: "keeps in registers what a loop loads and stores at one place",
        level: 2,
        run: Run::Function(promote::promote),
    },
    Pass {
        name: "split",
        about: "does alone the iteration of a loop that stores what the others load",
        level: 2,
        run: Run::Function(split::split),
    },
    Pass {
        name: "loop-load-elimination",
        about: "do not carry to the next iteration what it loads and this one stores",
        level: 2,
        run: Run::Function(loop_load_elimination::loop_load_elimination),
    },
    Pass {
        name: "vectorize",
        about: "runs several iterations of a loop at once, in vectors",
        level: 2,
        run: Run::Function(vectorize::vectorize),
    },
    Pass {
        name: "vectorize-search",
        about: "runs several iterations at once of a loop that leaves where it finds something, in vectors",
        level: 2,
        run: Run::Function(vectorize::vectorize_search),
    },
    // What loops left one by one.
    Pass {
        name: "slp",
        about: "does operations of straight-line code at once, in vectors, whose results are stored side by side or added up",
        level: 2,
        run: Run::Function(slp::slp),
    },
    Pass {
        name: "narrow",
        about: "computes in vectors of small integers what was extended to larger ones before",
        level: 2,
        run: Run::Function(narrow::narrow),
    },
    Pass {
        name: "contract",
        about: "rounds once where products are added, if flags and target allow it",
        level: 1,
        run: Run::Function(contract::contract),
    },
    Pass {
        name: "unroll-runtime",
        about: "makes straight-line code of some iterations of a short loop that nothing else was done to",
        level: 2,
        run: Run::Function(unroll_runtime::unroll_runtime),
    },
    // What one iteration stores the next one loads.
    FORWARD,
    Pass {
        name: "rotate",
        about: "asks at the end of loops instead of at their beginning whether to go on",
        level: 1,
        run: Run::Function(rotate::rotate),
    },
    // A loop that asks at its end loads all that it loads once it is entered.
    HOIST,
    Pass {
        name: "carry",
        about: "keeps in registers what a loop stores and loads again in its next iteration",
        level: 2,
        run: Run::Function(carry::carry),
    },
    Pass {
        name: "strength-reduce",
        about: "adds to a pointer in each iteration of inner loops instead of multiplying",
        level: 2,
        run: Run::Function(strength_reduce::strength_reduce),
    },
    Pass {
        name: "addresses",
        about: "computes before inner loops what stays the same of addresses",
        level: 2,
        run: Run::Function(addresses::addresses),
    },
    // What an iteration has to do is known when its addresses are.
    Pass {
        name: "recurrence",
        about: "combines last what inner loops carry from one iteration to the next",
        level: 2,
        run: Run::Function(recurrence::recurrence),
    },
];

/// All passes, each once.
pub fn passes() -> impl Iterator<Item = &'static Pass> {
    let is_first = |at: usize| PIPELINE[..at].iter().all(|pass| pass.name != PIPELINE[at].name);
    PIPELINE.iter().enumerate().filter(move |(at, _)| is_first(*at)).map(|(_, pass)| pass)
}

/// Optimises all functions of a module in the LLVM dialect, and says what there is to say of that.
pub fn optimize(module: &mut Module, target: &Target, options: &Options) -> Report {
    let is_run =
        |pass: &&Pass| pass.level <= options.level && !options.disabled.iter().any(|name| name == pass.name);
    let passes: Vec<&Pass> = PIPELINE.iter().filter(is_run).collect();
    options.fast_math.allow(module);
    let mut symbols = Symbols::of(module, target);
    let types = alias::Types::of(module);
    let rewrites_left = options.limit.unwrap_or(u64::MAX);
    let mut times = Parts::new(options.time);
    let mut progress = Progress { rewrites_left, remarks: Remarks::default() };
    // What works on single functions is done to one after another, which is nearer to the processor then.
    let is_together = |a: &&Pass, b: &&Pass| matches!((a.run, b.run), (Run::Function(_), Run::Function(_)));
    for together in passes.chunk_by(is_together) {
        if let [pass @ Pass { run: Run::Module(run), .. }] = together {
            progress.remarks.begin(pass.name, &options.tell);
            times.timed(pass.name, || run(module, &mut progress));
            continue;
        }
        for Definition { table, op, id } in definitions(module) {
            let attrs = module.body(table).attrs(op);
            let (cx, body) = module.split(id);
            let first = progress.remarks.len();
            let (symbols, types, progress) = (&mut symbols, &types, &mut progress);
            let mut function = Function { cx, body, attrs, target, symbols, types, table, progress };
            for pass in together {
                if let Run::Function(run) = pass.run {
                    function.progress.remarks.begin(pass.name, &options.tell);
                    times.timed(pass.name, || run(&mut function));
                }
            }
            function.progress.remarks.settle(first);
            let attrs = function.attrs;
            module.body_mut(table).set_attrs(op, attrs);
        }
    }
    Report { remarks: progress.remarks.finish(), times }
}

/// A function that may be optimised.
struct Definition {
    /// The body of the module that it is in.
    table: BodyId,
    op: Op,
    id: BodyId,
}

/// All functions that may be optimised, those that are called before those that call them.
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
