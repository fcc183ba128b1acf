//! Reverse post-order and dominators of the blocks of a region.

use super::body::Body;
use super::entity::{Block, Region};

/// Blocks of `region` that its entry reaches, in reverse post-order: a block comes before what it alone leads
/// to, and every definition before its uses in a valid body.
pub fn reverse_post_order(body: &Body, region: Region) -> Vec<Block> {
    let Some(entry) = body.entry_block(region) else { return Vec::new() };
    let mut seen = vec![false; body.block_count()];
    let mut post_order = Vec::with_capacity(body.region_blocks(region).len());
    seen[entry.index()] = true;
    let mut stack = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        let successors = body.last_op(*block).map_or(&[][..], |op| body.successors(op));
        match successors.get(*next) {
            Some(successor) => {
                *next += 1;
                let target = successor.block;
                if !std::mem::replace(&mut seen[target.index()], true) {
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

/// The dominator tree of a region, by the algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance
/// Algorithm", 2001).
#[derive(Debug)]
pub struct Dominators {
    /// Position in reverse post-order by block index; `UNREACHED` for others.
    position: Vec<u32>,
    /// Immediate dominator by position, as a position; the entry is its own.
    parent: Vec<u32>,
}

const UNREACHED: u32 = u32::MAX;

impl Dominators {
    /// Computes the dominators of the blocks of `region`.
    pub fn new(body: &Body, region: Region) -> Dominators {
        let order = reverse_post_order(body, region);
        let mut position = vec![UNREACHED; body.block_count()];
        for (i, block) in order.iter().enumerate() {
            position[block.index()] = i as u32;
        }
        let predecessors = predecessors(body, &order, &position);
        let mut parent = vec![UNREACHED; order.len()];
        if let Some(entry) = parent.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for block in 1..order.len() {
                let known = predecessors[block].iter().copied().filter(|&p| parent[p as usize] != UNREACHED);
                let new = known.reduce(|a, b| intersect(&parent, a, b)).unwrap_or(UNREACHED);
                changed |= std::mem::replace(&mut parent[block], new) != new;
            }
        }
        Dominators { position, parent }
    }

    /// Whether every path from the entry to `b` goes through `a`. True when `b` is unreachable.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, mut b) = (self.position[a.index()], self.position[b.index()]);
        if b == UNREACHED {
            return true;
        }
        while b > a {
            b = self.parent[b as usize];
        }
        a == b
    }
}

fn predecessors(body: &Body, order: &[Block], position: &[u32]) -> Vec<Vec<u32>> {
    let mut predecessors = vec![Vec::new(); order.len()];
    for (i, &block) in order.iter().enumerate() {
        for successor in body.last_op(block).map_or(&[][..], |op| body.successors(op)) {
            predecessors[position[successor.block.index()] as usize].push(i as u32);
        }
    }
    predecessors
}

fn intersect(parent: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        if a > b {
            a = parent[a as usize];
        } else {
            b = parent[b as usize];
        }
    }
    a
}
