//! Intrinsics that are hints to the compiler or a tool, and traps.

use crate::ir::{Op, Traits, VerifyCx};
use crate::{accessors, ops};

const PTR_ASM: &str = "$ptr attr-dict : type($ptr)";
const GROUP_SIG: &str = "ptr: T -> res: T; T: llvm-pointer";

ops! { "llvm" = super::table::hint;
    /// Promises that the condition is true.
    ASSUME = "intr.assume".sig("cond: i1, op_bundle_operands: variadic llvm-type ->").attrs("op_bundle_sizes: i32-array = [], op_bundle_tags?: array")
        .custom(syntax::parse_assume, syntax::print_assume).verify(verify_assume);
    /// The first operand, which is probably equal to the second.
    EXPECT = "intr.expect".sig("val: T, expected: T -> res: T; T: llvm-integer").asm("$val, $expected attr-dict : type($val)").with(Traits::PURE);
    /// The first operand, which is equal to the second with a probability.
    EXPECT_WITH_PROBABILITY = "intr.expect.with.probability".sig("val: T, expected: T -> res: T; T: llvm-integer").attrs("prob: f64")
        .asm("$val, $expected, $prob attr-dict : type($val)").with(Traits::PURE);
    /// Tests whether the value is a compile-time constant.
    IS_CONSTANT = "intr.is.constant".sig("val: llvm-type -> res: i1").with(Traits::PURE);
    /// Starts the lifetime of memory.
    LIFETIME_START = "intr.lifetime.start".sig("ptr: llvm-pointer ->").custom(syntax::parse_lifetime, syntax::print_lifetime);
    /// Ends the lifetime of memory.
    LIFETIME_END = "intr.lifetime.end".sig("ptr: llvm-pointer ->").custom(syntax::parse_lifetime, syntax::print_lifetime);
    /// Promises that the memory does not change from here on.
    INVARIANT_START = "intr.invariant.start".sig("ptr: llvm-pointer -> res: ptr").attrs("size: i64").asm("$size, $ptr attr-dict : type($ptr)");
    /// Ends the promise that the memory does not change.
    INVARIANT_END = "intr.invariant.end".sig("start: ptr, ptr: llvm-pointer ->").attrs("size: i64").asm("$start, $size, $ptr attr-dict : type($ptr)");
    /// The pointer to an object whose invariant parts may have changed.
    LAUNDER_INVARIANT_GROUP = "intr.launder.invariant.group".sig(GROUP_SIG).asm(PTR_ASM);
    /// The pointer without any assumption about invariant parts.
    STRIP_INVARIANT_GROUP = "intr.strip.invariant.group".sig(GROUP_SIG).asm(PTR_ASM);
    /// Begins the region in which the accesses of a scope do not alias.
    NOALIAS_SCOPE_DECL = "intr.experimental.noalias.scope.decl".attrs("scope: #llvm.alias_scope").asm("$scope attr-dict");
    /// Prefetches memory into the cache.
    PREFETCH = "intr.prefetch".sig("addr: llvm-pointer ->").attrs("rw: i32, hint: i32, cache: i32");
    /// A copy of the value.
    SSA_COPY = "intr.ssa.copy".sig("operand: T -> res: T; T: any").asm("$operand attr-dict : type($operand)").with(Traits::PURE);
    /// Annotates a variable.
    VAR_ANNOTATION = "intr.var.annotation".sig("val: llvm-pointer, annotation: P, fileName: P, line: i32, attr: P ->; P: llvm-pointer");
    /// The pointer, annotated.
    PTR_ANNOTATION = "intr.ptr.annotation".sig("ptr: T, annotation: P, fileName: P, line: i32, attr: P -> res: T; T: llvm-pointer, P: llvm-pointer");
    /// The integer, annotated.
    ANNOTATION = "intr.annotation".sig("integer: T, annotation: P, fileName: P, line: i32 -> res: T; T: llvm-integer, P: llvm-pointer");
    /// Stops the program.
    TRAP = "intr.trap".sig("->").asm("attr-dict");
    /// Stops for a debugger.
    DEBUGTRAP = "intr.debugtrap".sig("->").asm("attr-dict");
    /// Stops the program because a check for undefined behaviour failed.
    UBSANTRAP = "intr.ubsantrap".sig("->").attrs("failureKind: i8").custom(syntax::parse_properties, syntax::print_properties);
}

accessors! {
    IsConstant for IS_CONSTANT: val;
    Prefetch for PREFETCH: addr;
    Lifetime for [LIFETIME_START, LIFETIME_END]: ptr;
}

fn verify_assume(view: &VerifyCx, op: Op) -> Result<(), String> {
    super::bundle::verify(view, op, view.body.operands(op).len() - 1)
}

mod syntax {
    //! Syntax of `llvm.intr.assume %c ["tag"(%p : type)] : i1 {attrs}`, of lifetime markers, and of an operation with
    //! only properties.

    use crate::dialect::llvm::bundle;
    use crate::ir::{NameId, Op, OpParser, OpPrinter, OpState, ParseResult};

    pub(super) fn parse_assume(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        let condition = p.parse_operand()?;
        let mut bundles = bundle::parse(p, state)?;
        // MLIR 19 prints the attributes here.
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(":")?;
        let ty = p.parse_type()?;
        let condition = p.resolve(condition, ty)?;
        state.operands.push(condition);
        state.operands.append(&mut bundles);
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print_assume(p: &mut dyn OpPrinter, op: Op) {
        let operands = p.body().operands(op).to_vec();
        p.text(" ");
        p.value(operands[0]);
        bundle::print(p, op, &operands[1..]);
        p.text(" : ");
        let ty = p.body().value_type(operands[0]);
        p.ty(ty);
        p.attr_dict(op, &bundle::HIDDEN, false);
    }

    /// Parses `%p : type`; before MLIR 21, `16, %p : type` with a size that has no meaning.
    pub(super) fn parse_lifetime(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        if !p.at_operand() {
            p.parse_integer()?;
            p.expect(",")?;
        }
        let pointer = p.parse_operand()?;
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(":")?;
        let ty = p.parse_type()?;
        let pointer = p.resolve(pointer, ty)?;
        state.operands.push(pointer);
        Ok(())
    }

    pub(super) fn print_lifetime(p: &mut dyn OpPrinter, op: Op) {
        let pointer = super::Lifetime(op).ptr(p.body());
        p.text(" ");
        p.value(pointer);
        p.attr_dict(op, &[], false);
        p.text(" : ");
        let ty = p.body().value_type(pointer);
        p.ty(ty);
    }

    fn failure_kind(p: &dyn OpPrinter) -> Option<NameId> {
        p.cx().find_name("failureKind")
    }

    /// Parses `<{failureKind = 1 : i8}>`.
    pub(super) fn parse_properties(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
        p.expect("<")?;
        p.parse_attr_dict(&mut state.attrs)?;
        p.expect(">")?;
        p.parse_attr_dict(&mut state.attrs)
    }

    pub(super) fn print_properties(p: &mut dyn OpPrinter, op: Op) {
        let kind = failure_kind(p);
        p.text(" <{failureKind = ");
        if let Some(attr) = kind.and_then(|kind| p.attr_of(op, kind)) {
            p.attr(attr);
        }
        p.text("}>");
        p.attr_dict(op, kind.as_slice(), false);
    }
}
