//! Fast-math flags. Those of the command line are added to the `fastmath` flags of all float operations of a module.

use crate::dialect::llvm::arith::FASTMATH;
use crate::ir::spec::{enum_attr, enum_value, flag_keywords};
use crate::ir::{Body, BodyId, Context, DictId, Module, Op, Region, TypeId, name};

/// A set of flags of `fastmath`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FastMath(i64);

impl FastMath {
    /// No flags.
    pub const NONE: FastMath = FastMath(0);
    /// Arguments and results are not NaN.
    pub const NNAN: FastMath = FastMath(1);
    /// Arguments and results are not infinite.
    pub const NINF: FastMath = FastMath(2);
    /// The sign of zeros is insignificant.
    pub const NSZ: FastMath = FastMath(4);
    /// A division may be replaced by a multiplication with the reciprocal.
    pub const ARCP: FastMath = FastMath(8);
    /// A product and a sum may be fused.
    pub const CONTRACT: FastMath = FastMath(16);
    /// Functions may be approximated.
    pub const AFN: FastMath = FastMath(32);
    /// Operations may be reassociated.
    pub const REASSOC: FastMath = FastMath(64);
    /// All flags.
    pub const FAST: FastMath = FastMath(127);

    /// The union of both sets.
    pub const fn and(self, other: FastMath) -> FastMath {
        FastMath(self.0 | other.0)
    }

    /// The set difference.
    pub const fn without(self, other: FastMath) -> FastMath {
        FastMath(self.0 & !other.0)
    }

    /// Returns true if `other` is a subset.
    pub const fn has(self, other: FastMath) -> bool {
        self.0 & other.0 == other.0
    }

    /// The intersection of both sets.
    pub(super) fn common(self, other: FastMath) -> FastMath {
        FastMath(self.0 & other.0)
    }

    /// The bit mask of the `fastmath` attribute.
    pub(super) fn bits(self) -> i64 {
        self.0
    }

    /// The flags of an operation.
    pub(super) fn of(cx: &Context, attrs: DictId) -> FastMath {
        let flags = cx.dict_get(attrs, name::FASTMATH_FLAGS).and_then(|attr| enum_value(cx, &FASTMATH, attr));
        FastMath(flags.unwrap_or(0))
    }

    /// Adds these flags to all float operations of a module that can have them.
    pub(super) fn allow(self, module: &mut Module) {
        if self == FastMath::NONE {
            return;
        }
        let bodies: Vec<BodyId> = (0..module.bodies().count()).map(BodyId::new).collect();
        for id in bodies {
            let (cx, body) = module.split(id);
            for block in body.region_blocks(Region::ROOT).to_vec() {
                for op in body.block_ops(block).to_vec() {
                    if has_flags(cx, body, op) {
                        let attrs = self.added(cx, body.attrs(op));
                        body.set_attrs(op, attrs);
                    }
                }
            }
        }
    }

    /// Adds these flags to attributes.
    pub(super) fn added(self, cx: &mut Context, attrs: DictId) -> DictId {
        let flags = FastMath::of(cx, attrs).and(self);
        let Some(attr) = enum_attr(cx, &FASTMATH, &flag_keywords(&FASTMATH, flags.0)) else { return attrs };
        let others = cx.dict_without(attrs, &[name::FASTMATH_FLAGS]);
        let mut entries = cx.dict_entries(others).to_vec();
        entries.push((name::FASTMATH_FLAGS, attr));
        cx.dict(&mut entries)
    }
}

/// Returns true for float operations whose definition declares `fastmathFlags`.
fn has_flags(cx: &Context, body: &Body, op: Op) -> bool {
    let is_float = |ty: TypeId| cx.float_kind(cx.element_type(ty)).is_some();
    let results = body.results(op).map(|result| body.value_type(result));
    let operands = body.operands(op).iter().map(|&operand| body.value_type(operand));
    let declared = cx.op_info(body.name(op)).map_or("", |info| info.attributes);
    declared.contains("fastmathFlags")
        && match body.result_count(op) {
            // A comparison is a float operation by its operands, a call by its result.
            1 if cx.element_type(body.value_type(body.result(op, 0))) == TypeId::I1 => {
                operands.into_iter().any(is_float)
            }
            _ => results.into_iter().any(is_float),
        }
}
