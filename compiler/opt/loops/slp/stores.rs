//! Adjacent stores as roots of vector trees.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::memory::Store;
use crate::ir::{Block, Loc, Op, TypeId, Value};
use crate::opt::analysis::uses::Uses;
use crate::opt::cost::vector::{Cost, REGISTER, bytes};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::cost;
use super::memory::{Memory, MemoryAccess};
use super::node::NodeId;
use super::plan::{Plan, Root};
use super::tree::{Source, TreeBuilder};

/// Plans vectors for the adjacent stores of a block.
pub(super) fn plan(f: &mut Function, block: Block, memory: &Memory, uses: &Uses, plan: &mut Plan) {
    for run in runs(memory) {
        let mut remainder = &run[..];
        while remainder.len() > 1 {
            let step = Attempts { f, block, memory, uses, plan }.at(remainder);
            remainder = &remainder[step.min(remainder.len())..];
        }
    }
}

/// Returns runs of plain stores of one type to adjacent addresses, in ascending order of addresses.
fn runs(memory: &Memory) -> Vec<Vec<&MemoryAccess>> {
    /// Stores to distinct addresses at constant distances.
    #[derive(Default)]
    struct Group<'m> {
        stores: Vec<&'m MemoryAccess>,
        offsets: FxHashSet<i64>,
    }
    let mut groups: Vec<Group> = Vec::new();
    let mut open: FxHashMap<(u32, TypeId), usize> = FxHashMap::default();
    for access in memory.accesses().iter().filter(|access| access.is_store && access.is_lane) {
        let key = (access.span.base, access.ty);
        let is_new = |&&number: &&usize| !groups[number].offsets.contains(&access.span.start);
        let number = *open.get(&key).filter(is_new).unwrap_or(&groups.len());
        if number == groups.len() {
            groups.push(Group::default());
            open.insert(key, number);
        }
        groups[number].offsets.insert(access.span.start);
        groups[number].stores.push(access);
    }
    let mut runs = Vec::new();
    for mut group in groups {
        group.stores.sort_unstable_by_key(|access| access.span.start);
        let is_next = |a: &&MemoryAccess, b: &&MemoryAccess| {
            a.span.start.checked_add(a.span.size) == Some(b.span.start)
        };
        runs.extend(
            group.stores.chunk_by(is_next).filter(|run| run.len() > 1).map(<[&MemoryAccess]>::to_vec),
        );
    }
    // Program order.
    runs.sort_unstable_by_key(|run| run.iter().map(|access| access.position).min());
    runs
}

/// The context of attempts to vectorize stores.
struct Attempts<'t, 'a> {
    f: &'t mut Function<'a>,
    block: Block,
    memory: &'t Memory,
    uses: &'t Uses,
    plan: &'t mut Plan,
}

impl Attempts<'_, '_> {
    /// Tries to vectorize the first stores of a run. Returns the number of stores that need no further attempt.
    fn at(&mut self, run: &[&MemoryAccess]) -> usize {
        let size = run[0].span.size;
        let natural = (REGISTER / size) as usize;
        let mut missed = None;
        for count in [natural, natural / 2, natural / 4] {
            if count < 2 || count > run.len() || count as i64 * size < cost::LEAST_BYTES {
                continue;
            }
            match self.vectorize(run, count) {
                Ok(count) => return count,
                Err(why) => missed = missed.or(Some((why, count))),
            }
        }
        let Some((why, count)) = missed else { return 1 };
        self.f.missed(self.loc(&run[..count]), &format!("{count} adjacent stores not SLP vectorized"), why);
        count.min(natural / 2).max(1)
    }

    /// The location of the vector store: that of the last store.
    fn loc(&self, stores: &[&MemoryAccess]) -> Loc {
        let last = stores.iter().max_by_key(|access| access.position);
        last.map_or(Loc::UNKNOWN, |access| self.f.body.loc(access.op))
    }

    /// Vectorizes the first `count` stores of a run, or more if the narrowest elements of the tree do not fill a
    /// register otherwise. Returns their number.
    fn vectorize(&mut self, run: &[&MemoryAccess], count: usize) -> Result<usize, Missed> {
        let first = self.plan.nodes.len();
        let tried = self.tree(&run[..count]);
        let narrowest = self.narrowest(first);
        let wider = (REGISTER / narrowest.unwrap_or(REGISTER)) as usize;
        if tried.is_ok() && wider > count && wider <= run.len() {
            self.plan.nodes.truncate(first);
            let tried = self.tree(&run[..wider]);
            if self.decide(&run[..wider], first, tried).is_ok() {
                return Ok(wider);
            }
            let tried = self.tree(&run[..count]);
            return self.decide(&run[..count], first, tried).map(|()| count);
        }
        self.decide(&run[..count], first, tried).map(|()| count)
    }

    /// Returns the size of the narrowest scalars among nodes from an index on.
    fn narrowest(&self, first: NodeId) -> Option<i64> {
        let elements = self.plan.nodes.since(first).iter().map(|node| node.element);
        elements.filter(|&ty| ty != TypeId::I1).map(|ty| bytes(self.f, ty)).min()
    }

    /// Builds the tree of the stored values.
    fn tree(&mut self, stores: &[&MemoryAccess]) -> Result<NodeId, Missed> {
        let Some(last) = stores.iter().map(|access| access.position).max() else {
            return Err(Missed::NothingVectorizable);
        };
        self.memory.check_move(self.f, stores, last)?;
        let values: Vec<Value> = stores.iter().map(|access| Store(access.op).value(self.f.body)).collect();
        let source = Source { f: self.f, block: self.block, memory: self.memory, uses: self.uses };
        let failures = self.plan.failures();
        let mut builder = TreeBuilder::new(&source, &mut self.plan.nodes, failures);
        builder.vector(&values, last, 0).ok_or(Missed::NothingVectorizable)
    }

    /// Commits to a tree if it is profitable.
    fn decide(
        &mut self,
        stores: &[&MemoryAccess],
        first: NodeId,
        tried: Result<NodeId, Missed>,
    ) -> Result<(), Missed> {
        let decided = tried.and_then(|vector| {
            let ops: Vec<Op> = stores.iter().map(|access| access.op).collect();
            let cost = self.cost(stores, first, &ops)?;
            Ok((vector, ops, cost))
        });
        let (vector, ops, cost) = match decided {
            Ok(decided) if self.f.may_rewrite() => decided,
            Ok(_) => {
                self.plan.discard(first);
                return Ok(());
            }
            Err(why) => {
                self.plan.discard(first);
                return Err(why);
            }
        };
        let (loc, count) = (self.loc(stores), stores.len());
        let element = self.f.cx.type_text(stores[0].ty);
        self.f.done(loc, || {
            format!(
                "SLP vectorized {count} stores of {element} (vector cost: {}, scalar cost: {})",
                cost.vector, cost.scalar
            )
        });
        let after = stores.iter().max_by_key(|access| access.position).map_or(ops[0], |access| access.op);
        let source = Source { f: self.f, block: self.block, memory: self.memory, uses: self.uses };
        let root = Root::Stores { stores: ops.clone(), after, vector };
        self.plan.commit(&source, first, root, &ops);
        Ok(())
    }

    fn cost(&self, stores: &[&MemoryAccess], first: NodeId, ops: &[Op]) -> Result<Cost, Missed> {
        let source = Source { f: self.f, block: self.block, memory: self.memory, uses: self.uses };
        let mut cost = self.plan.cost(&source, first, ops);
        let bytes = stores[0].span.size * stores.len() as i64;
        cost.vector += (bytes / REGISTER).max(1);
        cost.check().map(|()| cost)
    }
}
