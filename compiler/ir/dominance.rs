//! Reverse post-order and dominators of the blocks of a region.

use super::body::Body;
use super::entity::{Block, Region};

/// Blocks of `region` that its entry reaches, in reverse post-order: a block comes before what it alone leads
/// to, and every definition before its uses in a valid body.
pub fn reverse_post_order(body: &Body, region: Region) -> Vec<Block> {
    body.entry_block(region).map_or(Vec::new(), |entry| reverse_post_order_within(body, entry, |_| true))
}

/// The same of the blocks that a block reaches through blocks for which `is_inside` holds; of a loop from its header, in time
/// that does not depend on the function around it.
pub fn reverse_post_order_within(body: &Body, entry: Block, is_inside: impl Fn(Block) -> bool) -> Vec<Block> {
    let mut seen = vec![false; body.block_count()];
    let mut post_order = Vec::new();
    seen[entry.index()] = true;
    let mut stack = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        let successors = body.last_op(*block).map_or(&[][..], |op| body.successors(op));
        match successors.get(*next) {
            Some(successor) => {
                *next += 1;
                let target = successor.block;
                if is_inside(target) && !std::mem::replace(&mut seen[target.index()], true) {
                    stack.push((target, 0));
                }
            }
            None => {
                post_order.push(*block);
                stack.pop();
            }
        }
    }
    post_order.reverse();
    post_order
}

/// The dominator tree of a region, by the algorithm of Lengauer and Tarjan ("A Fast Algorithm for Finding Dominators in
/// a Flowgraph", 1979) in its simple form: n log n in the number of edges, whatever the shape of the graph.
#[derive(Debug)]
pub struct Dominators {
    /// Number in depth-first order by block index; `UNREACHED` for others.
    number: Vec<u32>,
    /// By number: when a walk of the dominator tree comes to the block.
    enter: Vec<u32>,
    /// By number: blocks of its subtree.
    size: Vec<u32>,
    /// By number: the number of the immediate dominator; that of the entry is its own.
    idom: Vec<u32>,
    /// By number.
    blocks: Vec<Block>,
}

const UNREACHED: u32 = u32::MAX;

impl Dominators {
    /// Computes the dominators of the blocks of `region`.
    pub fn new(body: &Body, region: Region) -> Dominators {
        Dominators::of(Graph::new(body, body.entry_block(region), |_| true))
    }

    /// The same for the blocks that a block reaches through blocks for which `is_inside` holds; of a loop from its header, in
    /// time that does not depend on the function around it.
    pub fn within(body: &Body, entry: Block, is_inside: impl Fn(Block) -> bool) -> Dominators {
        Dominators::of(Graph::new(body, Some(entry), is_inside))
    }

    fn of(graph: Graph) -> Dominators {
        let idom = immediate_dominators(&graph);
        let count = idom.len();
        // A dominator has a lower number than what it dominates.
        let mut size = vec![1; count];
        for block in (1..count).rev() {
            size[idom[block] as usize] += size[block];
        }
        let mut enter = vec![0; count];
        let mut next = vec![1; count];
        for block in 1..count {
            let parent = idom[block] as usize;
            enter[block] = next[parent];
            next[parent] += size[block];
            next[block] = enter[block] + 1;
        }
        Dominators { number: graph.number, enter, size, idom, blocks: graph.blocks }
    }

    /// The last block but `block` itself that every path from the entry to it goes through; `None` for the entry, and when
    /// `block` is unreachable.
    pub fn immediate_dominator(&self, block: Block) -> Option<Block> {
        let number = self.number[block.index()];
        let above = *self.idom.get(number as usize)?;
        (above != number).then(|| self.blocks[above as usize])
    }

    /// Whether every path from the entry to `b` goes through `a`. True when `b` is unreachable.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (self.number[a.index()], self.number[b.index()]);
        if b == UNREACHED || a == UNREACHED {
            return b == UNREACHED;
        }
        let (a, b) = (a as usize, b as usize);
        (self.enter[a]..self.enter[a] + self.size[a]).contains(&self.enter[b])
    }
}

/// The blocks that the entry of a region reaches, by number in depth-first order.
struct Graph {
    /// By block index.
    number: Vec<u32>,
    /// The block from which each was found; the entry is its own.
    parent: Vec<u32>,
    predecessors: Vec<Vec<u32>>,
    /// By number.
    blocks: Vec<Block>,
}

impl Graph {
    fn new(body: &Body, entry: Option<Block>, is_inside: impl Fn(Block) -> bool) -> Graph {
        let mut number = vec![UNREACHED; body.block_count()];
        let (mut found, mut parent) = (Vec::new(), Vec::new());
        let mut stack: Vec<(Block, u32)> = entry.map(|entry| (entry, 0)).into_iter().collect();
        let targets = |block| targets(body, block).filter(|&target| is_inside(target));
        while let Some((block, from)) = stack.pop() {
            if number[block.index()] != UNREACHED {
                continue;
            }
            let this = found.len() as u32;
            number[block.index()] = this;
            found.push(block);
            parent.push(from);
            stack.extend(targets(block).map(|target| (target, this)));
        }
        let mut predecessors = vec![Vec::new(); found.len()];
        for (from, &block) in found.iter().enumerate() {
            for target in targets(block) {
                predecessors[number[target.index()] as usize].push(from as u32);
            }
        }
        Graph { number, parent, predecessors, blocks: found }
    }
}

fn targets(body: &Body, block: Block) -> impl Iterator<Item = Block> {
    let successors = body.last_op(block).map_or(&[][..], |op| body.successors(op));
    successors.iter().map(|successor| successor.block)
}

fn immediate_dominators(graph: &Graph) -> Vec<u32> {
    let count = graph.parent.len();
    let mut forest = Forest {
        ancestor: vec![UNREACHED; count],
        label: (0..count as u32).collect(),
        semi: (0..count as u32).collect(),
        path: Vec::new(),
    };
    let mut idom = vec![0; count];
    let mut buckets = vec![Vec::new(); count];
    for block in (1..count as u32).rev() {
        let at = block as usize;
        for &predecessor in &graph.predecessors[at] {
            let best = forest.best(predecessor);
            forest.semi[at] = forest.semi[at].min(forest.semi[best as usize]);
        }
        buckets[forest.semi[at] as usize].push(block);
        let parent = graph.parent[at];
        forest.ancestor[at] = parent;
        for waiting in std::mem::take(&mut buckets[parent as usize]) {
            let best = forest.best(waiting);
            let lower = forest.semi[best as usize] < forest.semi[waiting as usize];
            idom[waiting as usize] = if lower { best } else { parent };
        }
    }
    for block in 1..count {
        if idom[block] != forest.semi[block] {
            idom[block] = idom[idom[block] as usize];
        }
    }
    idom
}

/// The blocks seen so far, as trees of the depth-first search.
struct Forest {
    /// The next block towards the root of its tree; `UNREACHED` for roots.
    ancestor: Vec<u32>,
    /// The block with the lowest semidominator on the way to `ancestor`, without it.
    label: Vec<u32>,
    semi: Vec<u32>,
    /// Memory of `best`.
    path: Vec<u32>,
}

impl Forest {
    /// The block with the lowest semidominator on the way from `block` to below its root. Shortens the way.
    fn best(&mut self, block: u32) -> u32 {
        let mut at = block;
        while self.ancestor[at as usize] != UNREACHED
            && self.ancestor[self.ancestor[at as usize] as usize] != UNREACHED
        {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(lower) = self.path.pop() {
            let (lower, above) = (lower as usize, self.ancestor[lower as usize] as usize);
            let (mine, its) = (self.label[lower] as usize, self.label[above] as usize);
            if self.semi[its] < self.semi[mine] {
                self.label[lower] = its as u32;
            }
            self.ancestor[lower] = self.ancestor[above];
        }
        self.label[block as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::body::{NewOp, Successor};
    use super::super::loc::Loc;
    use super::super::op_info::OpName;
    use super::*;

    fn graph(edges: &[Vec<usize>]) -> (Body, Vec<Block>) {
        let mut body = Body::default();
        let blocks: Vec<Block> = edges.iter().map(|_| body.append_block(Region::ROOT, &[])).collect();
        for (&block, targets) in blocks.iter().zip(edges) {
            let successors: Vec<Successor> =
                targets.iter().map(|&target| Successor { block: blocks[target], operand_count: 0 }).collect();
            let branch = NewOp::new(OpName::new(0, 0), Loc::UNKNOWN, &[], &[]);
            body.append_op(block, branch.successors(&successors));
        }
        (body, blocks)
    }

    /// What the entry reaches on ways that avoid a block.
    fn reached(edges: &[Vec<usize>], avoided: usize) -> Vec<bool> {
        let mut seen = vec![false; edges.len()];
        let mut stack = vec![0];
        while let Some(block) = stack.pop() {
            if block != avoided && !std::mem::replace(&mut seen[block], true) {
                stack.extend(&edges[block]);
            }
        }
        seen
    }

    #[test]
    fn dominators_are_those_of_the_definition() {
        let mut state = 1u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        for _ in 0..500 {
            let count = 1 + random(12);
            let edges: Vec<Vec<usize>> =
                (0..count).map(|_| (0..random(4)).map(|_| random(count)).collect()).collect();
            let (body, blocks) = graph(&edges);
            let dominators = Dominators::new(&body, Region::ROOT);
            let all = reached(&edges, count);
            for a in 0..count {
                let without = reached(&edges, a);
                for b in 0..count {
                    let expected = !all[b] || (all[a] && !without[b]);
                    assert_eq!(dominators.dominates(blocks[a], blocks[b]), expected, "{a} {b} {edges:?}");
                    // What dominates a block, other than itself, dominates its immediate dominator.
                    if let Some(above) = dominators.immediate_dominator(blocks[b])
                        && a != b
                        && expected
                    {
                        assert!(
                            above != blocks[b] && dominators.dominates(blocks[a], above),
                            "{a} {b} {edges:?}"
                        );
                    }
                }
            }
        }
    }
}
