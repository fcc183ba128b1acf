//! Analyses of the control-flow graph of a function: its blocks in reverse post-order, predecessors, dominators and
//! natural loops. They are kept from pass to pass until an edge changes.

use std::cell::RefCell;
use std::rc::Rc;

use crate::ir::dominance::{Dominators, has_cycle, reverse_post_order};
use crate::ir::{Block, Body, Region};

use super::cfg::{Predecessors, successors};
use super::loop_info::{Loop, natural_loops};

/// The analyses of the control-flow graph of one function.
#[derive(Default)]
pub(crate) struct ControlFlow(RefCell<State>);

#[derive(Default)]
struct State {
    /// The version of the control flow of the body for which the analyses are valid.
    version: Option<u64>,
    graph: Graph,
    predecessors: Option<Rc<Predecessors>>,
    dominators: Option<Rc<Dominators>>,
    loops: Option<Rc<[Loop]>>,
}

/// The edges between the reachable blocks.
#[derive(Default)]
struct Graph {
    /// In reverse post-order.
    blocks: Vec<Block>,
    /// The targets of the edges, block by block.
    targets: Vec<Block>,
    /// By number of the block: the end of its targets.
    ends: Vec<usize>,
}

impl Graph {
    fn new(body: &Body) -> Graph {
        let mut graph = Graph { blocks: reverse_post_order(body, Region::ROOT), ..Graph::default() };
        for &block in &graph.blocks {
            graph.targets.extend(successors(body, block).iter().map(|edge| edge.block));
            graph.ends.push(graph.targets.len());
        }
        graph
    }

    /// Returns true if the body has the same edges between reachable blocks, in the same order.
    fn is_current(&self, body: &Body) -> bool {
        let mut start = 0;
        body.entry_block(Region::ROOT) == self.blocks.first().copied()
            && self.blocks.iter().zip(&self.ends).all(|(&block, &end)| {
                let targets = &self.targets[std::mem::replace(&mut start, end)..end];
                successors(body, block).iter().map(|edge| &edge.block).eq(targets)
            })
    }
}

impl ControlFlow {
    /// The reachable blocks in reverse post-order.
    pub(crate) fn blocks(&self, body: &Body) -> Vec<Block> {
        self.current(body, |state| state.graph.blocks.clone())
    }

    /// The predecessors of the reachable blocks.
    pub(crate) fn predecessors(&self, body: &Body) -> Rc<Predecessors> {
        self.current(body, |state| state.predecessors(body))
    }

    /// The dominator tree.
    pub(crate) fn dominators(&self, body: &Body) -> Rc<Dominators> {
        self.current(body, |state| state.dominators(body))
    }

    /// The natural loops, inner loops before outer ones.
    pub(crate) fn loops(&self, body: &Body) -> Rc<[Loop]> {
        self.current(body, |state| state.loops(body))
    }

    /// Calls `get` when the state is that of the current edges.
    fn current<T>(&self, body: &Body, get: impl FnOnce(&mut State) -> T) -> T {
        let mut state = self.0.borrow_mut();
        let version = Some(body.control_flow_version());
        if state.version != version {
            if state.version.is_none() || !state.graph.is_current(body) {
                *state = State { graph: Graph::new(body), ..State::default() };
            }
            state.version = version;
        }
        get(&mut state)
    }
}

impl State {
    fn predecessors(&mut self, body: &Body) -> Rc<Predecessors> {
        let blocks = self.graph.blocks.iter().copied();
        self.predecessors.get_or_insert_with(|| Rc::new(Predecessors::new(body, blocks))).clone()
    }

    fn dominators(&mut self, body: &Body) -> Rc<Dominators> {
        self.dominators.get_or_insert_with(|| Rc::new(Dominators::new(body, Region::ROOT))).clone()
    }

    fn loops(&mut self, body: &Body) -> Rc<[Loop]> {
        if let Some(loops) = &self.loops {
            return loops.clone();
        }
        let loops: Rc<[Loop]> = if has_cycle(body, &self.graph.blocks) {
            let (predecessors, dominators) = (self.predecessors(body), self.dominators(body));
            natural_loops(&self.graph.blocks, &predecessors, &dominators).into()
        } else {
            [].into()
        };
        self.loops.insert(loops).clone()
    }
}
