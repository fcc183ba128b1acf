//! Landing pads. No exception is caught, so only pads that resume immediately are supported.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::aggregate::{EXTRACTVALUE, ExtractValue, INSERTVALUE, InsertValue};
use crate::dialect::llvm::control::BR;
use crate::dialect::llvm::exception::{EH_TYPEID_FOR, INVOKE, LANDINGPAD, RESUME, Resume};
use crate::ir::{Block, Body, Module, Op, Traits, Value, name};

/// Refuses an `llvm.invoke` whose landing pad does anything but resume with the thrown exception.
pub(super) fn check(module: &Module, body: &Body, op: Op) -> Result<(), String> {
    if body.name(op) != INVOKE {
        return Ok(());
    }
    let Some(unwind) = body.successors(op).get(1) else { return Ok(()) };
    let mut pad = Pad { module, body, passed: FxHashMap::default() };
    let args = body.block_args(unwind.block).iter().copied();
    pad.passed.extend(args.zip(body.successor_operands(op, 1).iter().copied()));
    if pad.only_resumes(unwind.block) {
        return Ok(());
    }
    Err("it needs exceptions: its landing pad does more than to resume".to_string())
}

/// The operations that run when an exception is thrown.
struct Pad<'a> {
    module: &'a Module,
    body: &'a Body,
    /// The values of the arguments of its blocks.
    passed: FxHashMap<Value, Value>,
}

/// The maximum number of blocks of a pad that are checked.
const MAX_BLOCKS: usize = 16;

impl Pad<'_> {
    fn only_resumes(&mut self, first: Block) -> bool {
        let mut block = first;
        for _ in 0..MAX_BLOCKS {
            for &op in self.body.block_ops(block) {
                match self.body.name(op) {
                    RESUME => return self.is_thrown(Resume(op).value(self.body), None),
                    BR | LANDINGPAD | EH_TYPEID_FOR => {}
                    name if self.module.cx.has_traits(name, Traits::PURE) => {}
                    _ => return false,
                }
            }
            let Some(last) = self.body.last_op(block).filter(|&op| self.body.name(op) == BR) else {
                return false;
            };
            block = self.body.successors(last)[0].block;
            let args = self.body.block_args(block).iter().copied();
            self.passed.extend(args.zip(self.body.successor_operands(last, 0).iter().copied()));
        }
        false
    }

    /// Returns true if a value is the result of the landing pad, also if it was split and rebuilt, or is that part of
    /// it.
    fn is_thrown(&self, value: Value, part: Option<i64>) -> bool {
        let mut value = value;
        for _ in 0..MAX_BLOCKS {
            value = *self.passed.get(&value).unwrap_or(&value);
        }
        let Some(op) = self.body.defining_op(value) else { return false };
        let position = self.module.cx.dict_get(self.body.attrs(op), name::POSITION);
        let position = position.and_then(|attr| self.module.cx.dense_array_value(attr));
        match (self.body.name(op), position, part) {
            (LANDINGPAD, _, None) => true,
            (EXTRACTVALUE, Some(&[number]), Some(part)) => {
                number == part && self.is_thrown(ExtractValue(op).container(self.body), None)
            }
            (INSERTVALUE, Some(&[number]), None) => {
                let other = 1 - number.clamp(0, 1);
                let (container, value) =
                    (InsertValue(op).container(self.body), InsertValue(op).value(self.body));
                self.is_thrown(value, Some(number)) && self.is_inserted(container, other)
            }
            _ => false,
        }
    }

    /// Returns true if a value contains a part of the landing pad's result.
    fn is_inserted(&self, container: Value, part: i64) -> bool {
        let insert = self.body.defining_op(container).and_then(|op| InsertValue::cast(self.body, op));
        let Some(insert) = insert else { return self.is_thrown(container, None) };
        let position = self.module.cx.dict_get(self.body.attrs(insert.0), name::POSITION);
        let is_there = position.and_then(|attr| self.module.cx.dense_array_value(attr)) == Some(&[part]);
        is_there && self.is_thrown(insert.value(self.body), Some(part))
    }
}
