//! Translation of one `llvm.func` body to CLIF, and of CLIF to machine code.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cranelift_codegen::ir::{FuncRef, Function, InstBuilder, SourceLoc, UserFuncName};
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::{CompiledCode, Final, MachSrcLoc, verify_function};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::ModuleReloc;
use rustc_hash::FxHashSet;

use crate::diag::{Diagnostic, Location};
use crate::dialect::llvm::function::{self, SizeLevel};
use crate::dialect::llvm::intrinsic::{STACKRESTORE, STACKSAVE};
use crate::dialect::llvm::memory::ALLOCA;
use crate::ir::dominance::reverse_post_order;
use crate::ir::{Block, Body, Op, Region, name};
use crate::time::Parts;

use super::abi::Convention;
use super::abi::entry::Entry;
use super::cold_blocks::cold_blocks;
use super::context::debug_options::DebugLevel;
use super::context::env::{Env, Framing};
use super::context::references::References;
use super::context::signature::OwnSignature;
use super::context::symbols::Request;
use super::context::{FunctionCx, Lower, Requirements, Stop, needs};
use super::debug::{Recorded, Tracked, Tracker};
use super::lower::call::boundary::Boundary;
use super::lower::call::signature;
use super::lower::hint;
use super::lower::memory::extending_load;
use super::lower::select_pair;
use super::lower::trap::UNREACHABLE_TRAP;
use super::machine_code::{Changes, Code, compile};
use super::object::compiled::{Compiled, Definition};
use super::object::section::asked_align;
use super::ordered::{keep_sums_in_order, ordered_blocks};
use super::sibling_calls::SiblingCalls;
use super::types::Shapes;
use super::unwind::{Frame, has_frame_pointer};
use super::wide_vectors;
use super::workarounds::alias_region::use_one_region;
use super::workarounds::fs1_save;
use super::workarounds::loop_alignment;
use super::workarounds::loop_loads;
use super::workarounds::opcode_patch;
use super::workarounds::register_pressure;

/// The result of building the CLIF of a function.
struct Built {
    requests: Vec<Request>,
    requirements: Requirements,
    /// The functions it calls that may return twice.
    returning_twice: FxHashSet<FuncRef>,
    entry: Option<Entry>,
    /// Bytes of arguments on the stack.
    stack: u32,
    /// The variables of the source, if requested.
    tracked: Vec<Tracked>,
}

/// The reason why a function was not compiled.
pub(crate) enum Failure {
    /// It needs a feature that is not supported.
    Unsupported(Vec<Diagnostic>),
    /// A bug in this compiler or in Cranelift, at the function.
    Internal(Location, String),
}

/// The buffers of a worker, which are reused for every function.
pub(crate) struct Worker {
    context: cranelift_codegen::Context,
    builder: FunctionBuilderContext,
}

impl Worker {
    /// Creates a worker.
    pub(crate) fn new() -> Worker {
        Worker { context: cranelift_codegen::Context::new(), builder: FunctionBuilderContext::new() }
    }

    /// Compiles a function. A panic becomes an error that names the function.
    pub(crate) fn compile(&mut self, env: &Env, definition: Definition) -> Result<Compiled, Failure> {
        CURRENT.replace(symbol_of(env, definition).to_string());
        let result = catch_unwind(AssertUnwindSafe(|| self.try_compile(env, definition)));
        result.unwrap_or_else(|panic| {
            *self = Worker::new();
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("unknown panic");
            Err(internal_error(env, definition, text))
        })
    }

    fn try_compile(&mut self, env: &Env, definition: Definition) -> Result<Compiled, Failure> {
        self.context.clear();
        let mut times = Parts::new(env.options.time);
        let built = times.timed("lowering to CLIF, sum of threads", || self.build(env, definition));
        let Built { requests, requirements, returning_twice, entry, stack, tracked } =
            built.map_err(Failure::Unsupported)?;
        let Requirements { frame_pointer, opcode_patches } = requirements;
        let attrs = env.table_body().attrs(definition.op);
        let is_extreme = register_pressure::is_extreme(&self.context.func);
        let is_optnone = function::is_optnone(env.cx, attrs) || is_extreme;
        let is_large = is_extreme || has_large_frame(&self.context.func);
        let is_kept = env.keeps_frame_pointer(attrs) || env.is_x86_64() && is_large;
        let framing = match frame_pointer {
            true => Framing::Used,
            false if is_kept => Framing::Kept,
            false => Framing::Omitted,
        };
        let isa = env.isa(is_optnone, framing);
        let internal = |text: String| internal_error(env, definition, &text);
        if env.options.verify_clif {
            verify_function(&self.context.func, &**isa).map_err(|errors| internal(errors.to_string()))?;
        }
        let mut clif = String::new();
        if env.options.emit_clif {
            clif = if opcode_patches { opcode_patch::note() } else { clif };
            clif.push_str(&self.context.func.display().to_string());
        }
        let changes = Changes { returning_twice: &returning_twice, opcode_patches };
        let (context, wants_text) = (&mut self.context, env.options.emit_asm);
        let compiled =
            times.timed("Cranelift, sum of threads", || compile(context, &**isa, &changes, wants_text));
        let Code { compiled, bytes: mut code, locations } = compiled.map_err(internal)?;
        let is_small = SizeLevel::of(env.cx, attrs) > SizeLevel::Any;
        let unwind = unwinding(env, &compiled, &**isa).map_err(internal)?;
        let changes_saved_float = fs1_save::is_changed(env.convention, &code).then_some(stack);
        let asked_align = asked_align(env, definition.op);
        let align = u64::from(compiled.buffer.alignment).max(asked_align);
        let aligns_loops = env.aligns_loops() && !is_small;
        let padding = aligns_loops.then(|| loop_alignment::padding(&compiled, asked_align)).flatten();
        let align = align.max(padding.map_or(1, |_| loop_alignment::LINE.into()));
        let align = if is_small && env.is_x86_64() { align } else { align.max(FUNCTION_ALIGN) };
        let padding = padding.unwrap_or(0);
        loop_alignment::pad(&mut code, padding);
        let func = &self.context.func;
        let reloc = |reloc| ModuleReloc::from_mach_reloc(reloc, func, definition.id);
        let mut relocs: Vec<ModuleReloc> = compiled.buffer.relocs().iter().map(reloc).collect();
        relocs.iter_mut().for_each(|reloc| reloc.offset += padding);
        let body = env.module.body(definition.body);
        let debug = env.options.debug.is_some().then(|| {
            Recorded::new(
                body,
                &locations,
                (&compiled, &**isa),
                tracked,
                env.frame_address(has_frame_pointer(&compiled.buffer.unwind_info)),
            )
        });
        let locations = match env.options.emit_asm {
            true => source_locations(env, body, &locations),
            false => Vec::new(),
        };
        Ok(Compiled {
            code,
            align,
            relocs,
            requests,
            entry,
            changes_saved_float,
            unwind,
            debug,
            padding,
            clif,
            asm: compiled.vcode.unwrap_or_default(),
            locations,
            times,
        })
    }

    /// Builds the CLIF of a function in the worker's context, with the widest vectors on which the back end lowers all its
    /// instructions.
    fn build(&mut self, env: &Env, definition: Definition) -> Result<Built, Vec<Diagnostic>> {
        let optimizes = env.optimizes(env.table_body().attrs(definition.op));
        let mut bits = if optimizes { env.support.vector_bits } else { 128 };
        loop {
            let built = self.build_with(env, definition, bits)?;
            if bits == 128 || !wide_vectors::is_refused(&self.context.func) {
                return Ok(built);
            }
            self.context.clear();
            bits /= 2;
        }
    }

    fn build_with(
        &mut self,
        env: &Env,
        definition: Definition,
        vector_bits: u32,
    ) -> Result<Built, Vec<Diagnostic>> {
        let table = env.table_body();
        let attrs = table.attrs(definition.op);
        let at_function = |needs: String| vec![env.unsupported(table, definition.op, &needs)];
        let signature = function::signature(env.cx, attrs)
            .ok_or_else(|| at_function("it needs a function type".to_string()))?;
        let boundary = Boundary {
            params: &signature.params,
            fixed: signature.params.len(),
            variadic: signature.variadic,
            open: signature.variadic,
            trailing: false,
            result: signature.result,
            arg_attrs: env.cx.dict_get(attrs, name::ARG_ATTRS),
            call_attrs: None,
            res_attrs: env.cx.dict_get(attrs, name::RES_ATTRS),
        };
        let mut shapes = Shapes::new(env.cx, &env.target.layout, &env.support);
        if signature.variadic && env.is_coff() && env.convention == Convention::Aapcs64 {
            return Err(at_function("it needs variadic functions defined for this target".to_string()));
        }
        let plan = signature::plan(env, &mut shapes, &boundary).map_err(at_function)?;
        let stack = plan.trailing_offset;
        let entry = Entry::of(env.convention, &plan).map_err(at_function)?;
        let func_name = UserFuncName::user(0, definition.id.as_u32());
        self.context.func = Function::with_name_signature(func_name, plan.signature(env.call_conv));
        // Locations are relative to the first one.
        self.context.func.params.ensure_base_srcloc(SourceLoc::new(0));
        let builder = FunctionBuilder::new(&mut self.context.func, &mut self.builder);
        let body = env.module.body(definition.body);
        let order = reverse_post_order(body, Region::ROOT);
        let own = OwnSignature::new(signature.result, plan);
        let mut fx = FunctionCx::new(env, body, &order, builder, own);
        fx.size_level = SizeLevel::of(env.cx, attrs);
        if env.optimizes(attrs) {
            fx.cold_blocks = cold_blocks(env.cx, body, &order);
        }
        fx.enable_views(vector_bits);
        let mut tracker = match &env.options.debug {
            Some(options) if options.level == DebugLevel::Full => {
                Tracker::new(&mut fx, !env.optimizes(attrs))
            }
            _ => None,
        };
        let errors = lower_body(&mut fx, &order, &mut tracker);
        if !errors.is_empty() {
            drop(fx);
            // A half-built function leaves the builder's own tables in an inconsistent state.
            self.builder = FunctionBuilderContext::new();
            return Err(errors);
        }
        fx.builder.seal_all_blocks();
        let (references, requirements) = (fx.references, fx.requirements);
        let References { requests, returning_twice, returning_calls, tail_calls, .. } = references;
        fx.builder.finalize(env.isa.frontend_config());
        if returning_twice.is_empty() && env.optimizes(attrs) {
            loop_loads::mark_movable(&mut self.context.func);
        }
        let reuses_frames = env.reuses_frames(attrs) && returning_twice.is_empty();
        let may_reuse = |call| reuses_frames && !returning_calls.contains(&call);
        let sibling_calls = SiblingCalls { may_reuse: &may_reuse, tail_calls: &tail_calls };
        let refused = sibling_calls.replace(&mut self.context.func);
        if !refused.is_empty() {
            let needs = "it needs guaranteed tail calls with arguments or results on the stack";
            return Err(refused.into_iter().map(|op| env.unsupported(body, op, needs)).collect());
        }
        use_one_region(&mut self.context.func);
        let tracked = tracker.map(Tracker::finish).unwrap_or_default();
        Ok(Built { requests, requirements, returning_twice, entry, stack, tracked })
    }
}

/// Returns the source locations of code, each where its code begins.
fn source_locations(env: &Env, body: &Body, locations: &[MachSrcLoc<Final>]) -> Vec<(u64, Location)> {
    let known = locations.iter().filter(|at| (at.loc.bits() as usize) < body.op_count() && at.start < at.end);
    let location = |at: &MachSrcLoc<Final>| {
        let op = Op::new(at.loc.bits() as usize);
        (u64::from(at.start), env.cx.location(body.loc(op)))
    };
    known.map(location).collect()
}

/// Returns true if spilled values may be so far from the stack pointer that a frame pointer pays. The pages of a frame
/// that are probed in order change the stack pointer, which is described for frames with a pointer only.
fn has_large_frame(func: &Function) -> bool {
    const LARGE: u32 = 1024;
    let sizes = func.sized_stack_slots.values().map(|slot| slot.size);
    sizes.fold(0, u32::saturating_add) > LARGE
}

/// Returns the frame of code.
fn unwinding(env: &Env, compiled: &CompiledCode, isa: &dyn TargetIsa) -> Result<Frame, String> {
    if env.is_coff() {
        let steps = compiled.buffer.unwind_info.to_vec();
        return Ok(Frame::Prologue { steps, length: compiled.code_info().total_size });
    }
    Frame::of_code(compiled, isa)
}

/// The alignment in bytes of functions that are not optimized for size, so that calls fetch whole lines of code.
const FUNCTION_ALIGN: u64 = 16;

thread_local! {
    static CURRENT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Returns the symbol of the last function for which this thread generated code, for panic reports; empty if there is
/// none.
pub fn current_function() -> String {
    CURRENT.take()
}

fn symbol_of<'a>(env: &'a Env, definition: Definition) -> &'a str {
    let symbol = env.cx.dict_get(env.table_body().attrs(definition.op), name::SYM_NAME);
    symbol.and_then(|attr| env.cx.string_value(attr)).map_or("", |name| env.cx.str(name))
}

fn internal_error(env: &Env, definition: Definition, text: &str) -> Failure {
    let symbol = symbol_of(env, definition);
    let text = text.lines().next().unwrap_or_default();
    let message = format!("code generation of '{symbol}' failed: {text}");
    Failure::Internal(env.cx.location(env.table_body().loc(definition.op)), message)
}

/// Lowers the blocks reachable from the entry, each after its dominators. Returns the errors.
fn lower_body(fx: &mut FunctionCx, order: &[Block], tracker: &mut Option<Tracker>) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    let has_heap_allocas = has_dynamic_allocas(fx, order);
    let unasked = hint::unasked(fx, order);
    let ordered = ordered_blocks(fx.cx(), fx.body, order);
    for (i, &block) in order.iter().enumerate() {
        let entered = match i {
            0 if has_heap_allocas => enter_function(fx, block).and_then(|()| fx.begin_blocks()),
            0 => enter_function(fx, block),
            _ => enter_block(fx, block),
        };
        if let Err(stop) = entered {
            report(fx, &mut errors, fx.body.block_ops(block).first().copied(), stop);
            return errors;
        }
        if let Some(tracker) = tracker {
            // The code that stores variables belongs to no operation, where a debugger could stop before it.
            fx.builder.set_srcloc(SourceLoc::default());
            tracker.enter_block(fx, block);
        }
        fx.fusions.clear();
        extending_load::fuse(fx, block);
        select_pair::fuse(fx, block);
        let is_ordered = ordered.get(block.index()).copied().unwrap_or_default();
        for &op in fx.body.block_ops(block).iter().filter(|op| !unasked.contains(op)) {
            let block = fx.builder.current_block().filter(|_| is_ordered);
            let before = block.and_then(|block| fx.builder.func.layout.last_inst(block));
            let lowered = if fx.is_lowered(op) { Ok(()) } else { lower_op(fx, op) };
            if let Err(stop) = lowered.and_then(|()| fx.complete_views(op)) {
                report(fx, &mut errors, Some(op), stop);
            }
            if is_ordered {
                keep_sums_in_order(fx, op, before);
            }
            if let Some(tracker) = tracker.as_mut().filter(|_| !is_filled(fx)) {
                tracker.finish_op(fx, op);
            }
        }
    }
    errors
}

/// Returns true if the function has memory that its frame cannot hold, or uses the stack pointer.
fn has_dynamic_allocas(fx: &FunctionCx, order: &[Block]) -> bool {
    let body = fx.body;
    order.iter().any(|&block| {
        body.block_ops(block).iter().any(|&op| match body.name(op) {
            ALLOCA => fx.is_dynamic(op),
            STACKSAVE | STACKRESTORE => true,
            _ => false,
        })
    })
}

fn enter_function(fx: &mut FunctionCx, entry: Block) -> Lower {
    let block = fx.builder.create_block();
    fx.builder.append_block_params_for_function_params(block);
    fx.builder.switch_to_block(block);
    fx.set_entry(entry, block);
    let values = fx.builder.block_params(block).to_vec();
    let plan = fx.signature.plan.clone();
    let hidden = usize::from(plan.sret || plan.explicit_sret);
    let mut leaves = Vec::new();
    for &arg in fx.body.block_args(entry) {
        leaves.extend(fx.shape_of(arg)?.passed_leaves());
    }
    if let (Some(_), [.., buffer, caller_stack]) = (&plan.buffered, values.as_slice()) {
        (fx.signature.result_buffer, fx.signature.caller_stack) = (Some(*buffer), Some(*caller_stack));
    }
    let mut received = fx.receive(&plan.params, &values[hidden..], &leaves);
    if let Some(named) = plan.named {
        fx.save_registers(named, &values)?;
    }
    if plan.sret {
        fx.signature.result_pointer = Some(values[0]);
    }
    if plan.explicit_sret {
        received[0] = values[0];
    }

    let mut rest = received.as_slice();
    for &arg in fx.body.block_args(entry) {
        let shape = fx.shape_of(arg)?;
        let (these, after) = rest.split_at(shape.passed_leaves().len());
        let leaves = fx.unpack_registers(&shape, these);
        fx.set_value(arg, &leaves);
        rest = after;
    }
    fx.complete_block(entry)
}

fn enter_block(fx: &mut FunctionCx, block: Block) -> Lower {
    let clif = fx.block(block)?;
    fx.builder.switch_to_block(clif);
    fx.complete_block(block)
}

fn lower_op(fx: &mut FunctionCx, op: Op) -> Lower {
    if fx.env.options.debug.is_some() || fx.env.options.emit_asm {
        fx.builder.set_srcloc(SourceLoc::new(op.index() as u32));
    }
    let name = fx.body.name(op);
    let Some(lower) = fx.lowering(op, name)? else { return needs("it needs a lowering") };
    for &view in fx.views(op, name) {
        fx.in_view(view, |fx| lower(fx, op))?;
    }
    Ok(())
}

/// Records the error, and starts a block that may be terminated, so that later operations are checked as well.
fn report(fx: &mut FunctionCx, errors: &mut Vec<Diagnostic>, op: Option<Op>, stop: Stop) {
    if let (Stop::Unsupported(needs), Some(op)) = (stop, op) {
        errors.push(fx.env.unsupported(fx.body, op, &needs));
    }
    let is_last = op.is_some_and(|op| fx.body.parent_block(op).and_then(|b| fx.body.last_op(b)) == Some(op));
    if is_last && !is_filled(fx) {
        fx.ins().trap(UNREACHABLE_TRAP);
    }
}

fn is_filled(fx: &FunctionCx) -> bool {
    let Some(block) = fx.builder.current_block() else { return true };
    let last = fx.builder.func.layout.last_inst(block);
    last.is_some_and(|inst| fx.builder.func.dfg.insts[inst].opcode().is_terminator())
}
