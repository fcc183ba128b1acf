//! Emission of the vectors of a block.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{FADD, POISON, SUB, XOR};
use crate::dialect::llvm::cast::BITCAST;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory::{LOAD, Load, STORE};
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::ir::{Block, DictId, NewOp, Op, TypeId, Value, name};
use crate::opt::cost::vector::{REGISTER, bytes};
use crate::opt::function::{Emitter, Function};

use super::node::{Kind, Node, NodeId};
use super::plan::{Liveness, Plan, Root};

/// Emits the vectors of a block and the roots that use them. `values` gets the replacements of scalars.
pub(super) fn emit(
    f: &mut Function,
    block: Block,
    plan: &Plan,
    liveness: &Liveness,
    values: &mut FxHashMap<Value, Value>,
) {
    let mut emission = Emission { plan, made: vec![None; plan.nodes.len()] };
    let mut nodes: FxHashMap<u32, Vec<NodeId>> = FxHashMap::default();
    for (id, node) in plan.nodes.since(0).iter().enumerate() {
        if let Some(position) = node.position {
            nodes.entry(position).or_default().push(id);
        }
    }
    let mut extracted: FxHashMap<NodeId, Vec<(Value, i64)>> = FxHashMap::default();
    for &(value, id, lane) in &liveness.extracted {
        extracted.entry(id).or_default().push((value, lane));
    }
    let roots: FxHashMap<Op, &Root> = plan.roots.iter().map(|root| (root.op(), root)).collect();
    for (position, op) in f.body.take_ops(block).into_iter().enumerate() {
        if !plan.is_replaced(op) {
            f.body.place_op(block, op);
        }
        let mut emit = f.emit(block, f.body.loc(op));
        for &id in nodes.get(&(position as u32)).into_iter().flatten() {
            let vector = emission.vector(&mut emit, id);
            for &(value, lane) in extracted.get(&id).into_iter().flatten() {
                values.insert(value, extract(&mut emit, vector, lane));
            }
        }
        if let Some(root) = roots.get(&op) {
            emission.root(&mut emit, root, values);
        }
    }
}

/// The state of emission: the vectors that were emitted so far.
struct Emission<'p> {
    plan: &'p Plan,
    made: Vec<Option<Value>>,
}

impl Emission<'_> {
    fn root(&mut self, emit: &mut Emitter, root: &Root, values: &mut FxHashMap<Value, Value>) {
        match root {
            Root::Stores { stores, vector, .. } => {
                let value = self.vector(emit, *vector);
                let node = self.plan.nodes.get(*vector);
                let pointer = emit.f.body.operands(stores[0])[1];
                let attrs = alignment(emit, stores[0], node.element);
                let part = store_part(emit, node, value);
                emit.op(NewOp::new(STORE, emit.loc, &[part, pointer], &[]).attrs(attrs));
            }
            Root::Reduction(reduction) => {
                let vectors: Vec<Value> = reduction.vectors.iter().map(|&id| self.vector(emit, id)).collect();
                let number = reduction.emit(emit, &vectors);
                values.insert(emit.f.body.result(reduction.last, 0), number);
            }
        }
    }

    /// Returns the vector of a node, which is emitted here if the node has no position.
    fn vector(&mut self, emit: &mut Emitter, id: NodeId) -> Value {
        if let Some(vector) = self.made[id] {
            return vector;
        }
        let node = self.plan.nodes.get(id);
        let operands: Vec<Value> = node.operands.iter().map(|&id| self.vector(emit, id)).collect();
        let vector = match &node.kind {
            Kind::Operation(..) => operation(emit, node, operands),
            Kind::Mixed(name, attrs, subtracted) => {
                let ty = emit.f.vector_type(node.lanes, node.element);
                let (name, subtracted) = (*name, subtracted);
                let negated = negate(emit, node, operands[1], subtracted, name == FADD);
                emit.value(name, &[operands[0], negated], ty, *attrs)
            }
            &Kind::Load { pointer_of, distance, lowest } => load(emit, node, pointer_of, distance, lowest),
            Kind::Constant => constant(emit, node),
            Kind::Splat => {
                let ty = emit.f.vector_type(node.lanes, node.element);
                emit.splat(node.values[0], ty)
            }
            Kind::Gather => gather(emit, node),
            Kind::Shuffle(mask) => emit.shuffle(operands[0], operands[0], mask),
        };
        self.made[id] = Some(vector);
        vector
    }
}

/// Emits an operation on vectors. Operands with fewer lanes are widened to the largest lane count.
fn operation(emit: &mut Emitter, node: &Node, mut operands: Vec<Value>) -> Value {
    let Kind::Operation(name, attrs) = node.kind else { return operands[0] };
    let lanes = operands.iter().map(|&operand| lanes_of(emit, operand)).fold(node.lanes, i64::max);
    for operand in &mut operands {
        *operand = resized(emit, *operand, lanes);
    }
    let ty = emit.f.vector_type(lanes, node.element);
    let value = emit.value(name, &operands, ty, attrs);
    resized(emit, value, node.lanes)
}

fn lanes_of(emit: &Emitter, vector: Value) -> i64 {
    match emit.f.cx.type_data(emit.ty(vector)) {
        crate::ir::TypeData::Vector { shape, .. } => shape[0],
        _ => 1,
    }
}

/// Emits a vector with another number of lanes, which repeats the lanes of the operand or has its first ones.
fn resized(emit: &mut Emitter, vector: Value, lanes: i64) -> Value {
    let from = lanes_of(emit, vector);
    if from == lanes {
        return vector;
    }
    let mask: Vec<i64> = (0..lanes).map(|lane| lane % from).collect();
    emit.shuffle(vector, vector, &mask)
}

/// Emits the negation of some lanes: floats by their sign bits, integers by two's complement.
fn negate(emit: &mut Emitter, node: &Node, vector: Value, which: &[bool], is_float: bool) -> Value {
    let width = 8 * bytes(emit.f, node.element) as u32;
    let ty = emit.ty(vector);
    let element = emit.f.cx.int_type(width);
    let integers = emit.f.vector_type(node.lanes, element);
    let bits = if is_float { 1i128 << (width - 1) } else { -1 };
    let mask: Vec<i128> =
        which.iter().cycle().take(node.lanes as usize).map(|&is| if is { bits } else { 0 }).collect();
    let mask = emit.int_vector(integers, &mask);
    if !is_float {
        let inverted = emit.value(XOR, &[vector, mask], ty, DictId::EMPTY);
        return emit.value(SUB, &[inverted, mask], ty, DictId::EMPTY);
    }
    let as_bits = emit.value(BITCAST, &[vector], integers, DictId::EMPTY);
    let negated = emit.value(XOR, &[as_bits, mask], integers, DictId::EMPTY);
    emit.value(BITCAST, &[negated], ty, DictId::EMPTY)
}

/// Returns the attributes of a vector access, with the alignment of the given access to one element.
fn alignment(emit: &mut Emitter, op: Op, ty: TypeId) -> DictId {
    let present = emit.f.attr(op, name::ALIGNMENT);
    let attr = present.unwrap_or_else(|| {
        let align = align_of(emit.f.cx, &emit.f.target.layout, ty).unwrap_or(1);
        emit.f.cx.int_attr(TypeId::I64, align.into())
    });
    emit.f.cx.dict(&mut [(name::ALIGNMENT, attr)])
}

/// Returns the scalar type of the part of a register that a vector fills, and the vector type of such scalars; `None`
/// for whole registers. The types are floats, which are loaded to and stored from vector registers.
fn part_types(emit: &mut Emitter, node: &Node) -> Option<(TypeId, TypeId)> {
    let size = bytes(emit.f, node.element) * node.values.len() as i64;
    if size >= REGISTER {
        return None;
    }
    let part = if size == 8 { TypeId::F64 } else { TypeId::F32 };
    Some((part, emit.f.vector_type(REGISTER / size, part)))
}

fn load(emit: &mut Emitter, node: &Node, pointer_of: Op, distance: i64, lowest: Op) -> Value {
    let pointer = Load(pointer_of).addr(emit.f.body);
    let pointer = emit.bytes_after(pointer, distance);
    let attrs = alignment(emit, lowest, node.element);
    let ty = emit.f.vector_type(node.lanes, node.element);
    let Some((part, parts)) = part_types(emit, node) else {
        return emit.value(LOAD, &[pointer], ty, attrs);
    };
    let part = emit.value(LOAD, &[pointer], part, attrs);
    let vector = first_lane(emit, part, parts);
    emit.value(BITCAST, &[vector], ty, DictId::EMPTY)
}

/// Emits the value to store: the vector, or the part of a register that it fills.
fn store_part(emit: &mut Emitter, node: &Node, vector: Value) -> Value {
    let Some((_, parts)) = part_types(emit, node) else { return vector };
    let parts = emit.value(BITCAST, &[vector], parts, DictId::EMPTY);
    extract(emit, parts, 0)
}

fn extract(emit: &mut Emitter, vector: Value, lane: i64) -> Value {
    let element = emit.f.cx.element_type(emit.ty(vector));
    let lane = emit.int(TypeId::I64, lane.into());
    emit.value(EXTRACTELEMENT, &[vector, lane], element, DictId::EMPTY)
}

/// Emits a vector with a scalar in lane 0. The other lanes are poison.
fn first_lane(emit: &mut Emitter, value: Value, ty: TypeId) -> Value {
    let any = emit.value(POISON, &[], ty, DictId::EMPTY);
    let zero = emit.int(TypeId::I64, 0);
    emit.value(INSERTELEMENT, &[any, value, zero], ty, DictId::EMPTY)
}

fn constant(emit: &mut Emitter, node: &Node) -> Value {
    let ty = emit.f.vector_type(node.lanes, node.element);
    let bytes: Vec<_> = node.values.iter().map(|&value| emit.f.constant_bytes(value)).collect();
    if bytes.iter().all(|other| *other == bytes[0]) {
        return emit.splat(node.values[0], ty);
    }
    let values: Vec<Value> = node.values.iter().copied().cycle().take(node.lanes as usize).collect();
    emit.vector_of_constants(&values, ty).unwrap_or(node.values[0])
}

/// Emits a vector of scalars by a tree of interleaving shuffles.
fn gather(emit: &mut Emitter, node: &Node) -> Value {
    let count = node.values.len();
    let in_register = (REGISTER / bytes(emit.f, node.element)) as usize;
    let ty = emit.f.vector_type(in_register as i64, node.element);
    let mut registers: Vec<Value> = Vec::new();
    for values in node.values.chunks(in_register) {
        let mut parts: Vec<Value> = values.iter().map(|&value| first_lane(emit, value, ty)).collect();
        while parts.len() > 1 {
            let half = parts.len() / 2;
            let mask: Vec<i64> =
                (0..in_register as i64).map(|lane| lane / 2 + lane % 2 * in_register as i64).collect();
            parts =
                (0..half).map(|number| emit.shuffle(parts[number], parts[number + half], &mask)).collect();
        }
        registers.push(parts[0]);
    }
    while registers.len() > 1 {
        let lanes = 2 * (count / registers.len()) as i64;
        let mask: Vec<i64> = (0..lanes).collect();
        registers = registers.chunks(2).map(|pair| emit.shuffle(pair[0], pair[1], &mask)).collect();
    }
    registers[0]
}
