//! Adjacent stores as roots of vector trees.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::memory::Store;
use crate::ir::{Block, Loc, Op, TypeId, Value};
use crate::opt::analysis::uses::Uses;
use crate::opt::cost::vector::{Cost, REGISTER, bytes};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::memory::{Memory, Touch};
use super::node::NodeId;
use super::plan::{Plan, Root};
use super::price;
use super::tree::{Building, Source};

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

/// Runs of simple stores of one type to adjacent addresses, in ascending order.
fn runs(memory: &Memory) -> Vec<Vec<&Touch>> {
    /// Stores to distinct addresses at constant distances.
    #[derive(Default)]
    struct Group<'m> {
        stores: Vec<&'m Touch>,
        places: FxHashSet<i64>,
    }
    let mut groups: Vec<Group> = Vec::new();
    let mut open: FxHashMap<(u32, TypeId), usize> = FxHashMap::default();
    for touch in memory.touches().iter().filter(|touch| touch.is_store && touch.is_lane) {
        let key = (touch.span.base, touch.ty);
        let is_new = |&&number: &&usize| !groups[number].places.contains(&touch.span.start);
        let number = *open.get(&key).filter(is_new).unwrap_or(&groups.len());
        if number == groups.len() {
            groups.push(Group::default());
            open.insert(key, number);
        }
        groups[number].places.insert(touch.span.start);
        groups[number].stores.push(touch);
    }
    let mut runs = Vec::new();
    for mut group in groups {
        group.stores.sort_unstable_by_key(|touch| touch.span.start);
        let is_next = |a: &&Touch, b: &&Touch| a.span.start.checked_add(a.span.size) == Some(b.span.start);
        runs.extend(group.stores.chunk_by(is_next).filter(|run| run.len() > 1).map(<[&Touch]>::to_vec));
    }
    // In program order.
    runs.sort_unstable_by_key(|run| run.iter().map(|touch| touch.position).min());
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
    /// Tries to vectorize the first stores of a run. Returns how many stores are done with.
    fn at(&mut self, run: &[&Touch]) -> usize {
        let size = run[0].span.size;
        let natural = (REGISTER / size) as usize;
        let mut missed = None;
        for count in [natural, natural / 2, natural / 4] {
            if count < 2 || count > run.len() || count as i64 * size < price::LEAST_BYTES {
                continue;
            }
            match self.together(run, count) {
                Ok(count) => return count,
                Err(why) => missed = missed.or(Some((why, count))),
            }
        }
        let Some((why, count)) = missed else { return 1 };
        self.f.missed(self.loc(&run[..count]), &format!("{count} adjacent stores not SLP vectorized"), why);
        count.min(natural / 2).max(1)
    }

    /// The location of the vector store: that of the last store.
    fn loc(&self, stores: &[&Touch]) -> Loc {
        let last = stores.iter().max_by_key(|touch| touch.position);
        last.map_or(Loc::UNKNOWN, |touch| self.f.body.loc(touch.op))
    }

    /// Vectorizes the first `count` stores of a run, or more if the narrowest elements of the tree fill a register
    /// then. Returns how many.
    fn together(&mut self, run: &[&Touch], count: usize) -> Result<usize, Missed> {
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

    /// The size of the narrowest scalars among nodes from an index on.
    fn narrowest(&self, first: NodeId) -> Option<i64> {
        let elements = self.plan.nodes.since(first).iter().map(|node| node.element);
        elements.filter(|&ty| ty != TypeId::I1).map(|ty| bytes(self.f, ty)).min()
    }

    /// Builds the tree of the stored values.
    fn tree(&mut self, stores: &[&Touch]) -> Result<NodeId, Missed> {
        let Some(last) = stores.iter().map(|touch| touch.position).max() else { return Err(Missed::Nothing) };
        self.memory.check_move(self.f, stores, last)?;
        let values: Vec<Value> = stores.iter().map(|touch| Store(touch.op).value(self.f.body)).collect();
        let source = Source { f: self.f, block: self.block, memory: self.memory, uses: self.uses };
        let in_vain = self.plan.in_vain();
        let mut building = Building::new(&source, &mut self.plan.nodes, in_vain);
        building.vector(&values, last, 0).ok_or(Missed::Nothing)
    }

    /// Commits to a tree if it is profitable.
    fn decide(
        &mut self,
        stores: &[&Touch],
        first: NodeId,
        tried: Result<NodeId, Missed>,
    ) -> Result<(), Missed> {
        let decided = tried.and_then(|vector| {
            let ops: Vec<Op> = stores.iter().map(|touch| touch.op).collect();
            let cost = self.cost(stores, first, &ops)?;
            Ok((vector, ops, cost))
        });
        let (vector, ops, cost) = match decided {
            Ok(decided) if self.f.may_rewrite() => decided,
            Ok(_) => {
                self.plan.give_up(first);
                return Ok(());
            }
            Err(why) => {
                self.plan.give_up(first);
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
        let after = stores.iter().max_by_key(|touch| touch.position).map_or(ops[0], |touch| touch.op);
        let source = Source { f: self.f, block: self.block, memory: self.memory, uses: self.uses };
        let root = Root::Stores { stores: ops.clone(), after, vector };
        self.plan.commit(&source, first, root, &ops);
        Ok(())
    }

    fn cost(&self, stores: &[&Touch], first: NodeId, ops: &[Op]) -> Result<Cost, Missed> {
        let source = Source { f: self.f, block: self.block, memory: self.memory, uses: self.uses };
        let mut cost = self.plan.cost(&source, first, ops);
        let bytes = stores[0].span.size * stores.len() as i64;
        cost.vector += (bytes / REGISTER).max(1);
        cost.check().map(|()| cost)
    }
}
