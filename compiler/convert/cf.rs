//! The cf dialect: branches between blocks, and assertions.

use crate::dialect::cf::{ASSERT, Assert, BR, COND_BR, CondBr, SWITCH, Switch};
use crate::dialect::llvm::control;
use crate::dialect::switch_syntax::{case_values, case_values_attr};
use crate::ir::{AttrId, Block, NamedAttr, NewOp, Op, OpName, Successor, TypeId, Value, name};

use super::context::{Converter, Problem};
use super::descriptor::Parts;
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows = &[
    (ASSERT, with(convert_assert)),
    (BR, with(convert_br)),
    (COND_BR, with(convert_cond_br)),
    (SWITCH, with(convert_switch)),
];

/// A successor and its operands.
pub(super) type Target = (Block, Vec<Value>);

/// A block that only branches, and its target.
type Detour = (Block, Target);

impl Converter<'_> {
    /// Ends the block with a terminator that has successors.
    pub(super) fn emit_terminator(
        &mut self,
        name: OpName,
        operands: &[Value],
        targets: &[Target],
        attrs: &[NamedAttr],
    ) {
        let attrs = self.cx.dict(&mut attrs.to_vec());
        let mut all = operands.to_vec();
        let mut successors = Vec::with_capacity(targets.len());
        for (block, passed) in targets {
            all.extend_from_slice(passed);
            successors.push(Successor { block: *block, operand_count: passed.len() as u32 });
        }
        let build = self.build();
        let new = NewOp::new(name, build.loc, &all, &[]).attrs(attrs).successors(&successors);
        build.append(new);
    }

    /// Ends the block with a branch.
    pub(super) fn branch(&mut self, to: Block, passed: Vec<Value>) {
        self.emit_terminator(control::BR, &[], &[(to, passed)], &[]);
    }

    /// Ends the block with a conditional branch.
    pub(super) fn cond_branch(&mut self, condition: Value, then: Target, other: Target) {
        self.emit_terminator(control::COND_BR, &[condition], &[then, other], &[]);
    }

    /// Ends the block with a switch on an integer, or with a branch if there are no cases.
    pub(super) fn switch(&mut self, flag: Value, values: &[i128], targets: &[Target], attrs: &[NamedAttr]) {
        if let ([], [(block, passed)]) = (values, targets) {
            return self.branch(*block, passed.clone());
        }
        let ty = self.type_of(flag);
        let mut attrs = attrs.to_vec();
        attrs.push((name::CASE_VALUES, case_values_attr(&mut self.cx, ty, values)));
        self.emit_terminator(control::SWITCH, &[flag], targets, &attrs);
    }

    /// Returns the successors of an old operation. A repeated successor with arguments is reached through a block of
    /// its own: in LLVM IR, the predecessor block determines the arguments.
    fn targets(&mut self, op: Op) -> Result<(Vec<Target>, Vec<Detour>), Problem> {
        let source = self.source();
        let mut targets: Vec<Target> = Vec::new();
        let mut detours = Vec::new();
        for (i, successor) in source.successors(op).iter().enumerate() {
            let passed = self.all_part_values(source.successor_operands(op, i), Parts::Dynamic)?;
            let block = self.block(successor.block)?;
            if !passed.is_empty() && targets.iter().any(|target| target.0 == block) {
                let detour = self.new_block(&[]);
                detours.push((detour, (block, passed)));
                targets.push((detour, Vec::new()));
            } else {
                targets.push((block, passed));
            }
        }
        Ok((targets, detours))
    }

    fn emit_detours(&mut self, detours: Vec<Detour>) {
        for (detour, (block, passed)) in detours {
            self.build().start(detour);
            self.branch(block, passed);
        }
    }
}

fn convert_br(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (targets, _) = cv.targets(op)?;
    cv.emit_terminator(control::BR, &[], &targets, &[]);
    Ok(())
}

fn convert_cond_br(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let condition = cv.one(CondBr(op).condition(cv.source()))?;
    let (targets, detours) = cv.targets(op)?;
    let attrs = cv.cx.dict_entries(cv.attrs(op)).to_vec();
    cv.emit_terminator(control::COND_BR, &[condition], &targets, &attrs);
    cv.emit_detours(detours);
    Ok(())
}

fn convert_switch(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let flag = cv.one(Switch(op).flag(cv.source()))?;
    let (targets, detours) = cv.targets(op)?;
    let values = case_values(&cv.cx, cv.attrs(op));
    let is_other = |entry: &&(_, AttrId)| entry.0 != name::CASE_VALUES;
    let attrs: Vec<NamedAttr> = cv.cx.dict_entries(cv.attrs(op)).iter().filter(is_other).copied().collect();
    cv.switch(flag, &values, &targets, &attrs);
    cv.emit_detours(detours);
    Ok(())
}

/// The file descriptor of C's standard error output.
pub(super) const STDERR: i128 = 2;

/// Converts an assertion: if the condition does not hold, writes the message to the standard error output and aborts
/// the program. `write` has no buffer that `abort` could lose; `puts`, which MLIR calls, has one.
fn convert_assert(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let condition = cv.one(Assert(op).arg(cv.source()))?;
    let text = cv.attr(op, name::MSG).and_then(|attr| cv.cx.string_value(attr)).ok_or("has no message")?;
    let text = [cv.cx.bytes(text), b"\n"].concat();
    let (holds, fails) = (cv.new_block(&[]), cv.new_block(&[]));
    cv.cond_branch(condition, (holds, Vec::new()), (fails, Vec::new()));
    cv.build().start(holds);
    cv.build().start(fails);
    let message = cv.string_address("assert_msg", &text);
    let (stream, length) = (cv.constant(TypeId::I32, STDERR), cv.constant(TypeId::I64, text.len() as i128));
    // The name in every C library of Windows.
    let write = if cv.is_windows() { "_write" } else { "write" };
    cv.call_runtime(write, &[stream, message, length], Some(TypeId::I64))?;
    cv.call_runtime("abort", &[], None)?;
    cv.emit(control::UNREACHABLE, &[], &[], &[]);
    cv.build().resume(holds);
    Ok(())
}
