//! Legality, cost and plan of the vectorization of search loops.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::compare::{Compare, FCMP, ICMP};
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, Load};
use crate::ir::{Op, TypeData, TypeId, Value, name};
use crate::opt::analysis::access::{Access, Stride, is_lane_type};
use crate::opt::analysis::affine::{Affine, AffineView, Term};
use crate::opt::analysis::loop_info::{Loop, Transform};
use crate::opt::cost::vector::{Cost, REGISTER, bytes, has_vector_form, registers, scalar_weight, weight};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::comparison::{Comparison, Operand};
use super::condition::Condition;
use super::emit::FIRST;
use super::form::BlockChain;
use super::limit::Limit;

/// Size limit of vectors of the widest lanes, in bytes.
const VECTOR_BYTES: i64 = 64;
/// Size limit of the loads of an iteration, in bytes: all but a few registers.
const LOADED_BYTES: i64 = 12 * 16;

/// The plan of a loop.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) chain: BlockChain,
    /// The vectorization factor, a power of two.
    pub(super) lanes: i64,
    /// The index of the header argument that identifies iterations.
    pub(super) clock: usize,
    pub(super) limits: Vec<Limit>,
    /// The exit conditions in order.
    pub(super) stages: Vec<Stage>,
    /// The loads, with strides from iteration to iteration.
    pub(super) accesses: Vec<Access>,
    /// True if lanes are in reverse iteration order, and so in ascending memory order.
    pub(super) is_backward: bool,
}

/// Conditions that are checked together. The loads of a stage may be executed only if no iteration exits at the
/// previous one.
#[derive(Debug)]
pub(super) struct Stage {
    /// The condition of exiting iterations, or of those that stay.
    pub(super) condition: Condition,
    pub(super) is_staying: bool,
}

impl Plan {
    /// Plans a search loop; `None` if the loop is of another kind. Fails if it cannot be vectorized, or if that is not
    /// profitable.
    pub(super) fn of(f: &Function, l: &Loop) -> Result<Option<Plan>, Missed> {
        if l.disables(f, Transform::Vectorize) {
            return Err(Missed::Annotated);
        }
        let nothing = |missed| if l.has_other_exits(f) { Err(missed) } else { Ok(None) };
        let Some(mut chain) = BlockChain::of(f, l) else { return nothing(Missed::Branches) };
        let arguments = chain.find_arguments(f);
        let (limits, searches) = exits_by_kind(f, &chain);
        if searches.as_ref().is_ok_and(Vec::is_empty) {
            return nothing(Missed::Exits);
        }
        arguments?;
        chain.check_effects(f)?;
        let (searches, clock) = (searches?, clock(f, &chain).ok_or(Missed::NotCounted)?);
        let iterations = limits.iter().filter_map(|limit| limit.constant(f, &chain)).min();
        if let Some(few) = iterations.filter(|&iterations| iterations < 2 * i128::from(FIRST)) {
            return Err(Missed::ShortTripCount(few));
        }
        mark_exact(&mut chain, &limits);
        let needed = Needed::of(f, &chain, &searches)?;
        let accesses = needed.accesses(f, &chain)?;
        if !accesses.iter().any(is_varying) {
            return Err(Missed::NothingVectorizable);
        }
        let lanes = needed.lanes(&accesses);
        needed.cost(f, &accesses, lanes).check()?;
        let stages = Stages::of(f, &chain, searches, &accesses)?;
        let down = accesses.iter().filter(|access| is_downwards(access)).count();
        let varying = accesses.iter().filter(|access| is_varying(access)).count();
        let is_backward = down * 2 > varying;
        if is_backward && varying > 1 {
            return Err(Missed::ShortMatch);
        }
        Ok(Some(Plan { chain, lanes, clock, limits, stages, accesses, is_backward }))
    }

    /// Describes the plan in a remark.
    pub(super) fn describe(&self) -> String {
        format!("(vectorization width: {})", self.lanes)
    }
}

/// A data-dependent exit.
struct Search {
    /// The index of the exiting block.
    block: usize,
    condition: Condition,
}

/// Returns the exits of a loop by kind. Each alternative of a disjunction is an exit. Fails if one is not supported.
fn exits_by_kind(f: &Function, chain: &BlockChain) -> (Vec<Limit>, Result<Vec<Search>, Missed>) {
    let (mut limits, mut searches) = (Vec::new(), Ok(Vec::new()));
    for exit in &chain.exits {
        match Condition::of(f, exit) {
            Ok(condition) => {
                for condition in condition.alternatives() {
                    match (Limit::of(f, chain, &condition), &mut searches) {
                        (Some(limit), _) => limits.push(limit),
                        (None, Ok(found)) => found.push(Search { block: exit.block, condition }),
                        (None, Err(_)) => {}
                    }
                }
            }
            Err(missed) => searches = searches.and(Err(missed)),
        }
    }
    (limits, searches)
}

/// Returns the header argument that identifies iterations: the widest one, so that it does not wrap within some
/// vectors.
fn clock(f: &Function, chain: &BlockChain) -> Option<usize> {
    let rank = |ty: TypeId| match f.cx.type_data(ty) {
        _ if ty == TypeId::I64 => Some(0),
        TypeData::Pointer { .. } => Some(1),
        TypeData::Integer { width: 32, .. } => Some(2),
        _ => None,
    };
    let arguments = chain.arguments.iter().enumerate().filter(|(_, argument)| argument.step != 0);
    let ranked =
        arguments.filter_map(|(index, argument)| Some((rank(f.body.value_type(argument.value))?, index)));
    ranked.min().map(|(_, index)| index)
}

/// Marks induction variables with signed limits as exact: the loop exits before they wrap.
fn mark_exact(chain: &mut BlockChain, limits: &[Limit]) {
    for limit in limits.iter().filter(|limit| limit.is_signed()) {
        for argument in chain.arguments.iter_mut().filter(|argument| argument.value == limit.number) {
            argument.is_exact = true;
        }
    }
}

/// Returns true if the address changes in each iteration.
pub(super) fn is_varying(access: &Access) -> bool {
    access.stride != Stride::Bytes(0)
}

fn is_downwards(access: &Access) -> bool {
    matches!(access.stride, Stride::Bytes(bytes) if bytes < 0)
}

/// The vectors that the exit conditions need.
struct Needed {
    /// The operand sizes of comparisons in bytes.
    compared: Vec<i64>,
    /// Other vector operations.
    ops: Vec<Op>,
    loads: Vec<Op>,
    /// The lane sizes in bytes.
    sizes: Vec<i64>,
}

impl Needed {
    fn of(f: &Function, chain: &BlockChain, searches: &[Search]) -> Result<Needed, Missed> {
        let mut needed =
            Needed { compared: Vec::new(), ops: Vec::new(), loads: Vec::new(), sizes: Vec::new() };
        let mut open: Vec<Value> = Vec::new();
        for comparison in searches.iter().flat_map(|search| search.condition.comparisons()) {
            if !is_lane_type(f, comparison.ty) {
                return Err(Missed::LaneType(comparison.op));
            }
            needed.compared.push(bytes(f, comparison.ty));
            open.extend(comparison.operands.iter().filter_map(|operand| match *operand {
                Operand::Value(value) => Some(value),
                Operand::Integer(_) => None,
            }));
        }
        let mut seen = FxHashSet::default();
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            let ty = f.body.value_type(value);
            if ty != TypeId::I1 {
                if !is_lane_type(f, ty) {
                    return Err(f
                        .body
                        .defining_op(value)
                        .map_or(Missed::NothingVectorizable, Missed::LaneType));
                }
                needed.sizes.push(bytes(f, ty));
            }
            if chain.is_invariant(f, value) {
                if ty == TypeId::I1 {
                    return Err(Missed::UniformCondition);
                }
                continue;
            }
            let Some(op) = f.body.defining_op(value) else { continue };
            match f.body.name(op) {
                ICMP | FCMP if !is_lane_type(f, f.body.value_type(Compare(op).lhs(f.body))) => {
                    return Err(Missed::LaneType(op));
                }
                LOAD if ty != TypeId::I1 => needed.loads.push(op),
                _ if !has_vector_form(f, op) => return Err(Missed::NoVectorForm(op)),
                _ => {
                    needed.ops.push(op);
                    open.extend(f.body.operands(op));
                }
            }
        }
        needed.loads.sort_unstable();
        Ok(needed)
    }

    /// Returns the loads as contiguous or uniform accesses.
    fn accesses(&self, f: &Function, chain: &BlockChain) -> Result<Vec<Access>, Missed> {
        let exact = |argument: &&super::form::HeaderArgument| {
            argument.is_exact && argument.step != 0 && f.body.value_type(argument.value) != TypeId::I64
        };
        let is_integer = |value| f.cx.int_width(f.body.value_type(value)).is_some();
        let narrow = chain.arguments.iter().filter(exact).map(|it| it.value).find(|&value| is_integer(value));
        let access = |&op: &Op| {
            let ty = f.body.value_type(f.body.result(op, 0));
            let size = size_of(f.cx, &f.target.layout, ty).and_then(|size| i64::try_from(size).ok());
            let size = size.ok_or(Missed::LaneType(op))?;
            let address = AffineView::with_counter(f, narrow).of(Load(op).addr(f.body));
            let stride = stride(f, chain, &address).ok_or(Missed::NoVectorForm(op))?;
            let align = f.attr(op, name::ALIGNMENT).and_then(|attr| f.cx.int_value(attr));
            // Only aligned elements do not cross the end of a page.
            let is_aligned = align.is_none_or(|align| align >= i128::from(size));
            if (stride != 0 && stride.abs() != size) || !is_aligned {
                return Err(Missed::NoVectorForm(op));
            }
            Ok(Access { op, is_store: false, address, stride: Stride::Bytes(stride), ty, size })
        };
        self.loads.iter().map(access).collect()
    }

    /// The vectorization factor.
    fn lanes(&self, accesses: &[Access]) -> i64 {
        let widest = self.sizes.iter().copied().max().unwrap_or(REGISTER);
        let narrowest = self.sizes.iter().copied().min().unwrap_or(REGISTER);
        let mut lanes = (VECTOR_BYTES / widest).max(REGISTER / narrowest);
        let loads = accesses.iter().filter(|access| is_varying(access)).count() as i64;
        while loads * lanes * widest > LOADED_BYTES && lanes * narrowest > REGISTER {
            lanes /= 2;
        }
        lanes
    }

    /// The cost of iterations that do not exit.
    fn cost(&self, f: &Function, accesses: &[Access], lanes: i64) -> Cost {
        let mut cost = Cost { vector: 4, scalar: 3 * lanes };
        for &op in &self.ops {
            let size = |value: Value| bytes(f, f.body.value_type(value));
            let (result, operand) = (size(f.body.result(op, 0)), size(f.body.operands(op)[0]));
            let each = weight(f, op, operand) + i64::from(f.body.name(op) == SELECT);
            cost.vector += each * registers(f, result.max(operand), lanes);
            cost.scalar += lanes * scalar_weight(f, op).max(1);
        }
        for &size in &self.compared {
            // The masks of all registers are combined.
            cost.vector += 2 * registers(f, size, lanes);
            cost.scalar += lanes;
        }
        for access in accesses.iter().filter(|access| is_varying(access)) {
            cost.vector += registers(f, access.size, lanes);
            cost.scalar += lanes;
        }
        cost
    }
}

/// Returns the constant stride of an address in bytes.
fn stride(f: &Function, chain: &BlockChain, address: &Affine) -> Option<i64> {
    let mut stride = 0i64;
    for &(term, factor) in &address.terms {
        match term {
            Term::Value(value) if chain.argument(value).is_some() => {
                let argument = chain.argument(value)?;
                let is_wide = f.cx.int_width(f.body.value_type(value)).is_none_or(|width| width >= 64);
                (is_wide || argument.is_exact || argument.step == 0).then_some(())?;
                stride = stride.checked_add(argument.step.checked_mul(factor)?)?;
            }
            term => {
                term.values().iter().all(|&value| chain.is_invariant(f, value)).then_some(())?;
            }
        }
    }
    Some(stride)
}

/// The stages found so far.
struct Stages {
    done: Vec<Stage>,
    open: Vec<Condition>,
}

impl Stages {
    /// Groups exit conditions into stages.
    fn of(
        f: &Function,
        chain: &BlockChain,
        searches: Vec<Search>,
        accesses: &[Access],
    ) -> Result<Vec<Stage>, Missed> {
        let mut stages = Stages { done: Vec::new(), open: Vec::new() };
        let mut searches = searches.into_iter().peekable();
        for (number, &block) in chain.blocks.iter().enumerate() {
            let mut loads = accesses.iter().filter(|access| f.body.parent_block(access.op) == Some(block));
            if !stages.open.is_empty() && loads.clone().next().is_some() {
                stages.close(f)?;
            }
            // Uniform loads are executed before the vector loop.
            if let Some(access) = loads.find(|access| !is_varying(access) && !stages.done.is_empty()) {
                return Err(Missed::NoVectorForm(access.op));
            }
            while let Some(search) = searches.next_if(|search| search.block == number) {
                stages.open.push(search.condition);
            }
        }
        stages.close(f)?;
        Ok(stages.done)
    }

    /// Ends a stage, with its condition or the inverse, whichever is cheaper.
    fn close(&mut self, f: &Function) -> Result<(), Missed> {
        let leaving = Condition::Any(std::mem::take(&mut self.open));
        let comparisons = leaving.comparisons();
        let size = |comparison: &Comparison| bytes(f, comparison.ty);
        if let Some(other) = comparisons.iter().find(|other| size(other) != size(comparisons[0])) {
            return Err(Missed::NoVectorForm(other.op));
        }
        let staying = leaving.inverted();
        let is_staying = staying.count_costlier(f) < leaving.count_costlier(f);
        self.done.push(Stage { condition: if is_staying { staying } else { leaving }, is_staying });
        Ok(())
    }
}
