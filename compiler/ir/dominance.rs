//! Reverse post-order and dominators of the blocks of a region.

use super::body::Body;
use super::entity::{Block, Region};

/// Returns the blocks reachable from the entry of `region` in reverse post-order: a block comes before the blocks that
/// only it leads to, and every definition before its uses in a valid body.
pub fn reverse_post_order(body: &Body, region: Region) -> Vec<Block> {
    body.entry_block(region).map_or(Vec::new(), |entry| reverse_post_order_within(body, entry, |_| true))
}

/// As [`reverse_post_order`], for the blocks reachable from `entry` through blocks for which `is_inside` holds. For a
/// loop, starting at its header, the time does not depend on the size of the function.
pub fn reverse_post_order_within(body: &Body, entry: Block, is_inside: impl Fn(Block) -> bool) -> Vec<Block> {
    let edges = |block| body.last_op(block).map_or(&[][..], |op| body.successors(op)).iter();
    let mut seen = vec![false; body.block_count()];
    let mut post_order = Vec::new();
    seen[entry.index()] = true;
    let mut stack = vec![(entry, edges(entry))];
    while let Some((block, rest)) = stack.last_mut() {
        match rest.next() {
            Some(successor) => {
                let target = successor.block;
                if is_inside(target) && !std::mem::replace(&mut seen[target.index()], true) {
                    stack.push((target, edges(target)));
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

/// Returns true if an edge between blocks, which are those of a region in reverse post-order, does not lead forward:
/// every cycle has one.
pub fn has_cycle(body: &Body, blocks: &[Block]) -> bool {
    let mut seen = vec![false; body.block_count()];
    blocks.iter().any(|&block| {
        seen[block.index()] = true;
        targets(body, block).any(|target| seen[target.index()])
    })
}

/// The dominator tree of a region, by the simple version of the algorithm of Lengauer and Tarjan ("A Fast Algorithm for
/// Finding Dominators in a Flowgraph", 1979): n log n in the number of edges, whatever the shape of the graph.
#[derive(Debug)]
pub struct Dominators {
    /// Depth-first number by block index; `UNREACHED` for unreachable blocks.
    number: Vec<u32>,
    /// By number: the preorder number of the block in the dominator tree.
    enter: Vec<u32>,
    /// By number: the number of blocks in its subtree of the dominator tree.
    size: Vec<u32>,
    /// By number: the number of the immediate dominator; the entry is its own.
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

    /// Computes the dominators of the blocks reachable from `entry` through blocks for which `is_inside` holds. For a
    /// loop, starting at its header, the time does not depend on the size of the function.
    pub fn within(body: &Body, entry: Block, is_inside: impl Fn(Block) -> bool) -> Dominators {
        Dominators::of(Graph::new(body, Some(entry), is_inside))
    }

    fn of(graph: Graph) -> Dominators {
        let idom = immediate_dominators(&graph);
        let count = idom.len();
        // A dominator has a lower number than the blocks it dominates.
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

    /// Returns the depth-first number of a block. Blocks that are newer than the tree are unreachable in it.
    fn number(&self, block: Block) -> u32 {
        self.number.get(block.index()).copied().unwrap_or(UNREACHED)
    }

    /// Returns the immediate dominator of a block; `None` for the entry and for unreachable blocks.
    pub fn immediate_dominator(&self, block: Block) -> Option<Block> {
        let number = self.number(block);
        let above = *self.idom.get(number as usize)?;
        (above != number).then(|| self.blocks[above as usize])
    }

    /// Returns true if every path from the entry to `b` goes through `a`, or if `b` is unreachable.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (self.number(a), self.number(b));
        if b == UNREACHED || a == UNREACHED {
            return b == UNREACHED;
        }
        let (a, b) = (a as usize, b as usize);
        (self.enter[a]..self.enter[a] + self.size[a]).contains(&self.enter[b])
    }
}

/// The blocks reachable from the entry of a region, by depth-first number.
struct Graph {
    /// By block index.
    number: Vec<u32>,
    /// By number: the parent in the depth-first spanning tree; the entry is its own.
    parent: Vec<u32>,
    /// The numbers of the predecessors of all blocks, block by block.
    predecessors: Vec<u32>,
    /// By number: the start in `predecessors`. The last one is its length.
    starts: Vec<u32>,
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
        let edges = |&block: &Block| targets(block).map(|target| number[target.index()] as usize);
        let mut starts = vec![0; found.len() + 1];
        found.iter().flat_map(edges).for_each(|to| starts[to] += 1);
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        let mut predecessors = vec![0; total as usize];
        for (from, block) in found.iter().enumerate() {
            for to in edges(block) {
                starts[to] -= 1;
                predecessors[starts[to] as usize] = from as u32;
            }
        }
        Graph { number, parent, predecessors, starts, blocks: found }
    }

    /// Returns the numbers of the predecessors of a block.
    fn predecessors(&self, number: usize) -> &[u32] {
        &self.predecessors[self.starts[number] as usize..self.starts[number + 1] as usize]
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
    // The blocks that wait for a block, as a list: the first by the number of that block, the next by their own.
    let (mut first, mut next) = (vec![UNREACHED; count], vec![UNREACHED; count]);
    for block in (1..count as u32).rev() {
        let at = block as usize;
        for &predecessor in graph.predecessors(at) {
            let best = forest.best(predecessor);
            forest.semi[at] = forest.semi[at].min(forest.semi[best as usize]);
        }
        let list = &mut first[forest.semi[at] as usize];
        next[at] = std::mem::replace(list, block);
        let parent = graph.parent[at];
        forest.ancestor[at] = parent;
        let mut waiting = std::mem::replace(&mut first[parent as usize], UNREACHED);
        while waiting != UNREACHED {
            let best = forest.best(waiting);
            let lower = forest.semi[best as usize] < forest.semi[waiting as usize];
            idom[waiting as usize] = if lower { best } else { parent };
            waiting = next[waiting as usize];
        }
    }
    for block in 1..count {
        if idom[block] != forest.semi[block] {
            idom[block] = idom[idom[block] as usize];
        }
    }
    idom
}

/// The forest of the blocks processed so far, as subtrees of the depth-first spanning tree.
struct Forest {
    /// The ancestor of a block in its compressed tree; `UNREACHED` for roots.
    ancestor: Vec<u32>,
    /// The block with the lowest semidominator on the path to `ancestor`, exclusive.
    label: Vec<u32>,
    semi: Vec<u32>,
    /// Scratch memory of `best`.
    path: Vec<u32>,
}

impl Forest {
    /// Returns the block with the lowest semidominator on the path from `block` to below its root. Compresses the path.
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

    /// Returns the nodes reachable from the entry on paths that avoid a block.
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

    /// Returns true if a path leads from one node to another.
    fn reaches(edges: &[Vec<usize>], from: usize, to: usize) -> bool {
        let mut seen = vec![false; edges.len()];
        let mut stack = vec![from];
        while let Some(block) = stack.pop() {
            if !std::mem::replace(&mut seen[block], true) {
                stack.extend(&edges[block]);
            }
        }
        seen[to]
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
            let is_on_cycle = |a: usize| all[a] && edges[a].iter().any(|&next| reaches(&edges, next, a));
            let order = reverse_post_order(&body, Region::ROOT);
            assert_eq!(has_cycle(&body, &order), (0..count).any(is_on_cycle), "{edges:?}");
            for a in 0..count {
                let without = reached(&edges, a);
                for b in 0..count {
                    let expected = !all[b] || (all[a] && !without[b]);
                    assert_eq!(dominators.dominates(blocks[a], blocks[b]), expected, "{a} {b} {edges:?}");
                    // A strict dominator of a block dominates its immediate dominator.
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
