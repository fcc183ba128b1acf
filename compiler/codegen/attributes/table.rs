//! The lists of attributes: those that are implemented, those that may be ignored and why, and those that are refused.
//! An attribute in none of them causes a warning.

use super::checks;
use super::treatment::Treatment::{self, Checked, Harmless, Heard, Refused, Warned};

/// The treatment of attributes of these names.
pub(super) type Row = (&'static [&'static str], Treatment);

const PERMISSION: Treatment = Harmless("it permits the compiler something, which the compiler need not do");
const PROMISE: Treatment =
    Harmless("it promises something of the program, which holds whether or not it is used");
const HINT: Treatment = Harmless("it says how code runs fast, not what it does");
const DEBUG: Treatment = Harmless("it is for debuggers");
const GPU: Treatment = Harmless("it describes kernels for a GPU's driver");
const STRONGER: Treatment = Harmless("what is generated is always the stronger form");
const MATRIX_UNIT: Treatment = Refused("the streaming mode of Arm's SME");

/// Inherent attributes of operations of the LLVM dialect.
#[rustfmt::skip]
pub(super) const INHERENT: &[Row] = &[
    // Semantics of operations.
    (&["predicate", "position", "value", "mask", "bit", "is_int_min_poison", "case_values", "pos", "len", "failureKind"], Heard),
    (&["elem_type", "rawConstantIndices", "asm_string", "constraints", "intrin", "bin_op"], Heard),
    (&["roundingmode"], Checked(checks::rounding)),
    (&["rows", "columns", "lhs_rows", "lhs_columns", "rhs_columns", "operandSegmentSizes"], Heard),
    (&["isExact"], Heard),
    (&["overflowFlags", "isDisjoint", "nonNeg", "noWrapFlags", "is_zero_poison", "invariant", "invariantGroup"], PROMISE),
    (&["dereferenceable", "size"], PROMISE),
    (&["fastmathFlags", "fp_contract", "reciprocal_estimates"], PERMISSION),
    (&["no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math"], PERMISSION),
    (&["denormal_fp_math", "denormal_fp_math_f32"], Harmless("the mode of the processor decides what becomes of denormals")),
    (&["fpExceptionBehavior"], Checked(checks::exceptions)),
    (&["has_side_effects", "is_align_stack", "asm_dialect", "operand_attrs", "tail_call_kind"],
        Harmless("the templates that are accepted mean the same with any of them")),
    // Memory.
    (&["ordering", "success_ordering", "failure_ordering", "volatile_"], Heard),
    (&["inalloca"], Refused("arguments that the caller allocates")),
    (&["syncscope", "weak"], STRONGER),
    (&["alignment"], Checked(checks::alignment)),
    (&["isVolatile"], Checked(checks::volatile)),
    (&["nontemporal", "rw"], HINT),
    (&["hint", "cache"], Heard),
    (&["tbaa", "alias_scopes", "noalias_scopes", "scope"], Heard),
    (&["access_groups"], PROMISE),
    // Control flow and calls.
    (&["callee", "var_callee_type", "arg_attrs", "res_attrs", "op_bundle_tags", "block_addr", "tag"], Heard),
    (&["op_bundle_sizes"], Checked(checks::bundles)),
    (&["CConv"], Checked(checks::convention)),
    (&["TailCallKind"], Checked(checks::tail_call)),
    (&["branch_weights", "prob"], Heard),
    (&["function_entry_count"], HINT),
    (&["loop_annotation"], Heard),
    (&["cleanup", "personality"], Heard),
    (&["convergent"], Harmless("a processor runs each thread by itself")),
    // Functions.
    (&["sym_name", "function_type", "linkage", "visibility_", "section", "comdat", "optimize_none", "memory_effects"], Heard),
    (&["no_unwind", "will_return", "no_inline", "returns_twice"], Heard),
    (&["always_inline", "inline_hint", "optsize", "minsize", "hot", "cold", "use_sample_profile"], HINT),
    (&["noreturn", "nocallback"], PROMISE),
    (&["dso_local"], Heard),
    (&["sym_visibility"], Harmless("it is about symbols of MLIR, not of the object")),
    (&["unnamed_addr"], PERMISSION),
    (&["uwtable_kind"], STRONGER),
    (&["frame_pointer"], Heard),
    (&["vscale_range"], PROMISE),
    (&["target_cpu", "tune_cpu", "prefer_vector_width"], PERMISSION),
    (&["target_features"], Checked(checks::features)),
    // Its entries have a list of their own.
    (&["passthrough"], Heard),
    (&["vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size"], GPU),
    (&["garbageCollector"], Refused("a garbage collector")),
    (&["instrument_function_entry", "instrument_function_exit"], Refused("calls of an instrumentation")),
    (&["arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za", "arm_out_za"], MATRIX_UNIT),
    (&["arm_inout_za", "arm_preserves_za"], MATRIX_UNIT),
    (&["no_caller_saved_registers", "save_reg_params"], Refused("other registers to be kept")),
    (&["zero_call_used_regs"], Refused("registers to be cleared")),
    (&["noduplicate"], Refused("calls that are not duplicated")),
    (&["nobuiltins", "default_func_attrs", "allocsize", "alloc_family", "modular_format", "trap_func_name"], PERMISSION),
    // Symbols.
    (&["global_type", "constant", "thread_local_", "addr_space", "global_name", "function_name", "block"], Heard),
    (&["dbg_exprs", "varInfo", "locationExpr", "label"], DEBUG),
    (&["externally_initialized"], Refused("variables that are set before the program starts")),
    (&["alias_type", "i_func_type", "resolver", "resolver_type", "ctors", "dtors", "priorities"], Heard),
    (&["data"], Harmless("a variable that several objects initialise has a guard that the first one sets")),
    (&["address_space"], Checked(checks::address_space)),
    (&["options"], Checked(checks::linker_options)),
    (&["flags"], Checked(checks::module_flags)),
];

/// Attributes of parameters and results.
#[rustfmt::skip]
pub(super) const PARAMETERS: &[Row] = &[
    (&["llvm.signext", "llvm.zeroext", "llvm.sret", "llvm.byval", "llvm.align", "llvm.noalias", "llvm.readonly", "llvm.writeonly"], Heard),
    (&["llvm.inalloca", "llvm.preallocated"], Refused("arguments that the caller allocates")),
    (&["llvm.nest"], Checked(checks::nest)),
    (&["llvm.swiftself", "llvm.swifterror"], Refused("arguments in other registers")),
    (&["llvm.noundef", "llvm.nocapture", "llvm.captures", "llvm.nofree", "llvm.nonnull", "llvm.dereferenceable"], PROMISE),
    (&["llvm.dereferenceable_or_null", "llvm.returned", "llvm.readnone", "llvm.range", "llvm.nofpclass", "llvm.writable"], PROMISE),
    (&["llvm.dead_on_unwind", "llvm.dead_on_return", "llvm.initializes", "llvm.allocptr", "llvm.allocalign", "llvm.noext"], PROMISE),
    (&["llvm.immarg", "llvm.elementtype", "llvm.byref"], Harmless("it says what the value is, and how it is passed does not change")),
    (&["llvm.inreg"], Refused("arguments in other registers")),
    (&["llvm.swiftasync"], Refused("arguments in other registers")),
    (&["llvm.alignstack"], Refused("other stack alignment of arguments")),
];

/// Discardable attributes of the LLVM dialect, on any operation.
#[rustfmt::skip]
pub(super) const DISCARDABLE: &[Row] = &[
    (&["llvm.data_layout", "llvm.target_triple", "llvm.module_asm", "llvm.emit_c_interface", "llvm.bareptr"], Heard),
    (&["llvm.linkage", "llvm.readnone"], Heard),
    (&["llvm.ident", "llvm.commandline"], Harmless("it says which compiler made the module")),
    (&["llvm.loop", "llvm.loop_annotation"], HINT),
    (&["llvm.dependent_libraries"], Warned("the program has to be linked with these libraries")),
];

/// Entries of `passthrough`.
#[rustfmt::skip]
pub(super) const PASSTHROUGH: &[Row] = &[
    (&["noinline", "optnone", "nounwind", "willreturn", "memory", "readnone", "readonly", "writeonly", "argmemonly"], Heard),
    (&["returns_twice", "inaccessiblememonly", "inaccessiblemem_or_argmemonly"], Heard),
    (&["alwaysinline", "inlinehint", "cold", "hot", "minsize", "optsize", "optdebug", "jumptable"], HINT),
    (&["mustprogress", "norecurse", "nofree", "nosync", "nocallback", "noreturn", "speculatable", "convergent"], PROMISE),
    (&["nobuiltin", "no-builtins"], Heard),
    (&["builtin", "allocsize", "allockind", "alloc-family", "alloc-variant-zeroed"], PERMISSION),
    (&["nonlazybind", "no-jump-tables", "no-inline-line-tables", "nomerge", "nodivergencesource"], PERMISSION),
    (&["uwtable", "noredzone", "null_pointer_is_valid"], STRONGER),
    (&["probe-stack", "stack-probe-size", "no-stack-arg-probe"], Harmless("large frames touch their pages themselves")),
    (&["frame-pointer", "disable-tail-calls"], Heard),
    (&["target-cpu", "tune-cpu", "min-legal-vector-width", "prefer-vector-width"], PERMISSION),
    (&["target-features"], Checked(checks::features)),
    (&["no-trapping-math", "less-precise-fpmad", "approx-func-fp-math", "unsafe-fp-math", "no-nans-fp-math", "no-infs-fp-math"], PERMISSION),
    (&["no-signed-zeros-fp-math", "correctly-rounded-divide-sqrt-fp-math", "fp-contract", "reciprocal-estimates"], PERMISSION),
    (&["denormal-fp-math", "denormal-fp-math-f32"], Harmless("the mode of the processor decides what becomes of denormals")),
    (&["stack-protector-buffer-size", "nocf_check", "no-profile", "noprofile", "skipprofile", "thunk"], PERMISSION),
    (&["disable_sanitizer_instrumentation", "no_sanitize_address", "no_sanitize_hwaddress", "nosanitize_bounds", "nosanitize_coverage"], PERMISSION),
    (&["ssp", "sspstrong", "sspreq", "safestack", "shadowcallstack"], Warned("code has no protection of return addresses")),
    (&["sign-return-address", "sign-return-address-key", "branch-target-enforcement", "branch-protection-pauth-lr"],
        Warned("code has no protection of return addresses")),
    (&["guarded-control-stack", "ptrauth-returns", "ptrauth-calls"], Warned("code has no protection of return addresses")),
    (&["sanitize_address", "sanitize_hwaddress", "sanitize_memory", "sanitize_memtag", "sanitize_thread", "sanitize_type", "sanitize_realtime"],
        Warned("nothing is checked at run time but by -fbounds-check")),
    (&["speculative_load_hardening"], Warned("loads are not hardened")),
    (&["strictfp"], Warned("floating-point exceptions and the mode of rounding count for constrained intrinsics only")),
    (&["alignstack"], Checked(checks::stack_alignment)),
    (&["use-soft-float"], Checked(checks::soft_float)),
    (&["naked"], Refused("functions without a prologue")),
    (&["noimplicitfloat"], Refused("code without registers for floats")),
    (&["noduplicate"], Refused("calls that are not duplicated")),
    (&["stackrealign"], Refused("frames that align themselves")),
    (&["interrupt", "signal"], Refused("functions that an interrupt enters")),
    (&["no_caller_saved_registers"], Refused("other registers to be kept")),
    (&["zero-call-used-regs"], Checked(checks::cleared_registers)),
    (&["patchable-function", "patchable-function-entry", "patchable-function-prefix"], Refused("room for patches")),
    (&["fentry-call", "instrument-function-entry", "instrument-function-entry-inlined", "instrument-function-exit"], Refused("calls of an instrumentation")),
    (&["instrument-function-exit-inlined", "mnop-mcount", "mrecord-mcount", "xray-instruction-threshold"], Refused("calls of an instrumentation")),
    (&["function-instrument"], Refused("calls of an instrumentation")),
    (&["split-stack"], Refused("stacks that grow in parts")),
    (&["presplitcoroutine", "coro_only_destroy_when_complete"], Refused("coroutines")),
];
