//! Emission of the replacements of rules.

use crate::dialect::llvm::arith::{SELECT, overflow_attr};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::ICMP;
use crate::dialect::llvm::fold::signed;
use crate::dialect::llvm::intrinsic::ABS;
use crate::ir::{TypeId, Value, name};
use crate::opt::function::Emitter;

use super::pattern::{Bindings, has_overflow_flags};
use super::{Node, Term};

impl Bindings {
    /// Emits a replacement of type `ty`. `flags` are the overflow flags of its root.
    pub(super) fn emit(&self, emit: &mut Emitter, term: &Term, ty: TypeId, flags: i64) -> Option<Value> {
        match term {
            &Term::Value(letter) => self.values[letter],
            Term::Number(number) => {
                let width = emit.f.cx.int_width(ty)?;
                let number = signed(number.of(self)? as u128, width);
                Some(emit.int(ty, number))
            }
            &Term::Bit(bit) => Some(emit.int(TypeId::I1, -i128::from(bit))),
            Term::Op(node) => self.emit_op(emit, node, ty, flags),
            Term::Float(_) | Term::Named(..) => None,
        }
    }

    fn emit_op(&self, emit: &mut Emitter, node: &Node, ty: TypeId, flags: i64) -> Option<Value> {
        let of_args = || node.args.iter().find_map(|arg| self.type_of(emit, arg));
        let from = if matches!(node.name, ICMP | ZEXT | SEXT | TRUNC) { of_args()? } else { ty };
        let mut operands = [None; 3];
        for (number, arg) in node.args.iter().enumerate() {
            let is_condition = node.name == SELECT && number == 0;
            let ty = if is_condition { TypeId::I1 } else { from };
            operands[number] = Some(self.emit(emit, arg, ty, 0)?);
        }
        let operands: Vec<Value> = operands.into_iter().flatten().collect();
        let mut attrs = Vec::new();
        match node.name {
            ICMP => {
                let predicate = node.predicate?.of(self.predicate)?;
                return Some(emit.compare(predicate, operands[0], operands[1]));
            }
            ABS => attrs.push((emit.f.cx.name("is_int_min_poison"), emit.f.cx.int_attr(TypeId::I1, 0))),
            name if has_overflow_flags(name) => {
                attrs.extend(overflow_attr(emit.f.cx, flags).map(|attr| (name::OVERFLOW_FLAGS, attr)));
            }
            _ => {}
        }
        Some(emit.value_with(node.name, &operands, ty, &attrs))
    }

    /// The type of a part of a replacement, if its values and bits determine it.
    fn type_of(&self, emit: &Emitter, term: &Term) -> Option<TypeId> {
        match term {
            &Term::Value(letter) => self.values[letter].map(|value| emit.ty(value)),
            Term::Op(node) => match node.name {
                ICMP => Some(TypeId::I1),
                ZEXT | SEXT | TRUNC => None,
                _ => node.args.iter().rev().find_map(|arg| self.type_of(emit, arg)),
            },
            Term::Bit(_) => Some(TypeId::I1),
            Term::Number(_) | Term::Float(_) | Term::Named(..) => None,
        }
    }
}
