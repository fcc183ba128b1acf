//! The plan of a contraction: which loops become lanes, rows and panels, and the sizes of blocks. A cost model compares
//! the alternatives.

use crate::convert::index_value::IndexValue;
use crate::target::Target;

use super::axis::Axis;
use super::cost::cost;
use super::space::{Access, Space};

/// The largest and the smallest number of bytes of the terms of a lane in a panel. With fewer terms, panels have more lanes,
/// so that more tiles use the rows, but tiles of the output are read and written more often.
const LANE_BYTES: [i64; 2] = [1 << 10, 384];
/// The number of bytes of the panel of a tile. It fits in a first-level cache, and is read for each tile of rows.
const PANEL_BYTES: i64 = 32 << 10;
/// The number of bytes of the panels of a block of lanes. They are on the stack, and fit in a second-level cache.
const BLOCK_BYTES: i64 = 64 << 10;
/// The number of bytes of an output that a second-level cache keeps.
const OUTPUT_BYTES: i64 = 1 << 20;
/// The number of bytes of the factors of a block of rows. They fit in a first-level cache, next to the panel of a tile. If
/// they are packed, they are on the stack.
const ROW_BLOCK_BYTES: i64 = 16 << 10;
/// The number of bytes of an input that the first-level cache keeps, so that it need not be packed.
const NEAR_BYTES: i64 = 8 << 10;
/// The number of iterations from which blocking is faster than plain loops.
const MIN_ITERATIONS: i64 = 512;
/// The expected size of a loop whose size is not known.
const EXPECTED_SIZE: i64 = 64;

/// The rows and vectors of tiles for 16 vector registers, and for 32.
const TILES_OF_16: [(i64, i64); 8] = [(6, 2), (4, 2), (3, 3), (2, 4), (2, 3), (1, 6), (1, 4), (8, 1)];
const TILES_OF_32: [(i64, i64); 5] = [(4, 4), (3, 5), (2, 6), (1, 8), (8, 1)];
/// The number of vectors in registers besides sums and the factors of lanes: the factor of a row, and one that is spare.
const TEMPORARIES: i64 = 2;

/// Where a tile reads the factors of one input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// The input.
    Input,
    /// A panel. That of the rows has each factor once for each lane of a vector, unless loads fill all lanes.
    Panel,
    /// A panel that is a constant. It has each factor once.
    Constant,
}

/// The schedule of a contraction.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The input whose elements become lanes; the other one is broadcast.
    pub(super) packed: usize,
    /// The axis of the lanes. The first of these inputs and the output depend on it.
    pub(super) lane_axis: Axis,
    /// The axis of the rows of a tile. The broadcast input and the output depend on it.
    pub(super) row_axis: Axis,
    /// Where the factors of lanes and of rows are read.
    pub(super) lane_source: Source,
    pub(super) row_source: Source,
    /// The other parallel loops that the input of the lanes depends on.
    pub(super) panel_dims: Vec<usize>,
    /// The other parallel loops. They reuse panels.
    pub(super) reuse_dims: Vec<usize>,
    /// The distribution of the reduction loops.
    pub(super) terms: Terms,
    /// The number of positions of the axis of lanes that have panels at the same time.
    pub(super) columns: i64,
    /// True if the loop over blocks of columns is around those over terms, so that their sums stay in a cache. Otherwise it is
    /// inside, so that the factors of rows do.
    pub(super) keeps_columns: bool,
    /// The period of tiles along the axis of lanes ([`Axis::period`]).
    pub(super) period: Option<i64>,
    /// The number of rows of a tile.
    pub(super) rows: i64,
    /// The number of positions of the axis of rows that have panels at the same time.
    pub(super) row_block: i64,
    /// The number of vectors of a row of a tile.
    pub(super) vectors: i64,
    /// The number of lanes of a vector.
    pub(super) lanes: i64,
    /// The number of products that an instruction adds up in a lane.
    pub(super) products: i64,
    /// The number of groups of as many terms in an iteration of the innermost loop.
    pub(super) unrolled: i64,
    /// True if sums are added up in a transposed copy of the output, in which the elements of lanes are adjacent.
    pub(super) is_transposed: bool,
    /// True if loads of factors of rows fill all lanes of a vector. Otherwise they need shuffles.
    pub(super) has_splat_loads: bool,
}

/// The distribution of the reduction loops.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    /// The loops around panels.
    pub(super) outer: Vec<usize>,
    /// The loops of a panel, outermost first.
    pub(super) inner: Vec<usize>,
    /// The number of iterations of the first of them that a panel has at most.
    pub(super) block: i64,
    /// The number of terms of a panel.
    pub(super) count: i64,
}

/// The facts besides the loops that a plan depends on.
#[derive(Clone, Copy)]
pub(super) struct Machine<'a> {
    pub(super) target: &'a Target,
    /// The number of bytes of an accumulator.
    pub(super) bytes: i64,
    /// The size of a vector of accumulators in bytes.
    pub(super) vector_bytes: i64,
    /// The number of products that an instruction adds up in a lane.
    pub(super) products: i64,
    /// True if an instruction adds products to sums.
    pub(super) is_fused: bool,
    /// For each input, true if elements are factors.
    pub(super) are_factors: [bool; 2],
    /// For each input, true if elements are extended factors of a dot product.
    pub(super) are_extended: [bool; 2],
    /// For each input, true if its panels may be constants.
    pub(super) are_constants: [bool; 2],
}

impl<'a> Machine<'a> {
    /// Returns the machine with each width of vectors to choose from: that of registers, and half of the widest ones.
    fn widths(self) -> impl Iterator<Item = Self> {
        let half =
            (self.vector_bytes > 32).then_some(Machine { vector_bytes: self.vector_bytes / 2, ..self });
        [self].into_iter().chain(half)
    }

    /// Returns the number of bytes of a factor in a panel.
    fn factor_bytes(self) -> i64 {
        self.bytes / self.products
    }
}

/// Returns the schedule of a contraction; `None` if plain loops are as fast.
pub(super) fn plan(space: &Space, machine: Machine) -> Option<Plan> {
    let count =
        (0..space.sizes.len()).try_fold(1_i64, |count, dim| count.checked_mul(expected(space.sizes[dim])));
    if !machine.target.has_vectors() || count.is_some_and(|count| count < MIN_ITERATIONS) {
        return None;
    }
    let plans = machine.widths().flat_map(|machine| plans(space, machine).map(move |plan| (machine, plan)));
    let costs = plans.map(|(machine, plan)| (cost(&plan, space, machine) / plan.lanes as f64, plan));
    let plan = costs.min_by(|a, b| a.0.total_cmp(&b.0))?.1;
    (expected(plan.lane_axis.size(space)) >= plan.lanes).then_some(plan)
}

/// Returns the possible plans.
fn plans<'a>(space: &'a Space, machine: Machine<'a>) -> impl Iterator<Item = Plan> + 'a {
    let tiles = tiles(machine);
    let axes = (0..2).flat_map(move |packed| {
        let [lanes_of, rows_of] = [&space.inputs[packed], &space.inputs[1 - packed]];
        Axis::of(space, lanes_of, rows_of).flat_map(move |lanes| {
            Axis::of(space, rows_of, lanes_of).map(move |rows| (packed, [lanes.clone(), rows]))
        })
    });
    axes.flat_map(move |(packed, axes)| {
        tiles
            .clone()
            .into_iter()
            .flat_map(move |tile| Plan::alternatives(space, machine, packed, axes.clone(), tile))
    })
}

/// Returns the tiles whose vectors fit in registers.
fn tiles(machine: Machine) -> Vec<(i64, i64)> {
    let target = machine.target;
    // x86-64 has 16 vector registers, the others have 32.
    let (tiles, registers) =
        if target.has_indexed_addresses() { (&TILES_OF_16[..], 16) } else { (&TILES_OF_32[..], 32) };
    // If code generation does not keep their order, it computes the terms of a sum one after the other, so the factors of
    // all terms are live.
    let terms = if target.keeps_order() { 1 } else { unrolled(target) };
    let temporaries = TEMPORARIES + i64::from(!machine.is_fused);
    let needed = |&(rows, vectors): &(i64, i64)| (rows + terms) * vectors + temporaries;
    tiles.iter().copied().filter(|tile| needed(tile) <= registers).collect()
}

/// Returns the number of terms of an iteration of the innermost loop.
fn unrolled(target: &Target) -> i64 {
    // Fused multiply-adds overwrite a factor. After two of them, the sums are in their registers again.
    if target.has_three_operand_vectors() { 2 } else { 1 }
}

impl Plan {
    /// Returns plans that differ in the source of the rows, and in the reduction loops of a panel: all of them, or those that
    /// visit factors of rows at equal distances, so that these need not be packed.
    fn alternatives(
        space: &Space,
        machine: Machine,
        packed: usize,
        axes: [Axis; 2],
        tile: (i64, i64),
    ) -> impl Iterator<Item = Plan> {
        let access = &space.inputs[1 - packed];
        let plan = Plan::new(space, machine, packed, axes.clone(), tile, None);
        let is_uniform = access.is_uniform(&space.sizes, &plan.terms.inner);
        let uniform = (!is_uniform).then(|| Plan::new(space, machine, packed, axes, tile, Some(access)));
        [plan].into_iter().chain(uniform).flat_map(move |plan| plan.with_row_sources(space, machine))
    }

    /// Returns this plan for each source of the rows.
    fn with_row_sources(self, space: &Space, machine: Machine) -> impl Iterator<Item = Plan> {
        let rows = 1 - self.packed;
        let access = &space.inputs[rows];
        let are_factors = machine.are_factors[rows]
            || machine.are_extended[rows] && self.has_adjacent_groups(space, access);
        let is_readable = are_factors && access.is_uniform(&space.sizes, &self.terms.inner);
        let source = |row_source| {
            let plan = Plan { row_source, ..self.clone() };
            Plan { row_block: plan.row_block(space, machine), ..plan }
        };
        let direct = is_readable.then(|| source(Source::Input));
        let constant = machine.are_constants[rows].then(|| source(Source::Constant));
        direct.into_iter().chain(constant).chain([self])
    }

    fn new(
        space: &Space,
        machine: Machine,
        packed: usize,
        [lane_axis, row_axis]: [Axis; 2],
        (rows, vectors): (i64, i64),
        uniform: Option<&Access>,
    ) -> Plan {
        let lanes = machine.vector_bytes / machine.bytes;
        let lane_count = lane_axis.size(space).constant().unwrap_or(i64::MAX);
        let row_count = row_axis.size(space).constant().unwrap_or(i64::MAX);
        let vectors = vectors.min((lane_count - 1) / lanes + 1).max(1);
        let width = vectors * lanes;
        // Panels of constants are not on the stack, and their block need not be packed before it is used.
        let block = if machine.are_constants[packed] { 4 * BLOCK_BYTES } else { BLOCK_BYTES };
        let period = lane_axis.period(space, width);
        let [largest, smallest] = LANE_BYTES;
        let lane_bytes = [(PANEL_BYTES / width).clamp(smallest, largest), smallest];
        let terms = |bytes| Terms::new(space, bytes / machine.factor_bytes());
        let [terms, fewer] = lane_bytes.map(|bytes| match uniform {
            Some(access) => terms(bytes).uniform(space, access),
            None => terms(bytes),
        });
        let most = |terms: &Terms| block / (terms.count * machine.factor_bytes()) / width * width;
        let has_period = |terms: &Terms| period.is_some_and(|period| period <= most(terms));
        // Blocks have whole periods, if that is possible.
        let terms = if !has_period(&terms) && has_period(&fewer) { fewer } else { terms };
        let most = most(&terms);
        let period = period.filter(|&period| period <= most);
        let most = period.map_or(most, |period| most / period * period);
        let columns = most.max(width).min(lane_count.max(1).saturating_add(width - 1) / width * width);
        let is_other = |dim: &usize| !lane_axis.dims.contains(dim) && !row_axis.dims.contains(dim);
        let others = |needed: bool| {
            let dims = (0..space.sizes.len()).filter(is_other);
            dims.filter(|&dim| space.parallel[dim] && space.inputs[packed].has(dim) == needed).collect()
        };
        let rows = rows.min(row_count).max(1);
        let mut plan = Plan {
            packed,
            lane_source: Source::Panel,
            row_source: Source::Panel,
            panel_dims: others(true),
            reuse_dims: others(false),
            terms,
            columns,
            keeps_columns: false,
            period,
            rows,
            row_block: rows,
            vectors,
            lanes,
            products: machine.products,
            unrolled: unrolled(machine.target),
            is_transposed: false,
            has_splat_loads: machine.target.has_splat_loads(),
            lane_axis,
            row_axis,
        };
        plan.keeps_columns = plan.output_bytes(space, machine).is_none_or(|bytes| bytes > OUTPUT_BYTES);
        plan.row_block = plan.row_block(space, machine);
        plan.lane_source = plan.lane_source(space, machine);
        let copy_bytes = plan.copy_size(space).and_then(|size| size.checked_mul(machine.bytes));
        plan.is_transposed = !space.output.is_adjacent(&plan.lane_axis)
            && copy_bytes.is_some_and(|bytes| bytes <= BLOCK_BYTES);
        plan
    }

    /// Returns the number of bytes of the output, for an iteration of the loops that panels depend on. `None` if it is not
    /// known.
    fn output_bytes(&self, space: &Space, machine: Machine) -> Option<i64> {
        let axes = [&self.row_axis, &self.lane_axis].map(|axis| axis.size(space));
        let sizes = self.reuse_dims.iter().map(|&dim| space.sizes[dim]).chain(axes);
        sizes.map(IndexValue::constant).try_fold(machine.bytes, |bytes, size| bytes.checked_mul(size?))
    }

    /// Returns the number of rows of a block: whole tiles whose factors fit in [`ROW_BLOCK_BYTES`].
    fn row_block(&self, space: &Space, machine: Machine) -> i64 {
        let is_splat = self.row_source == Source::Panel && !self.has_splat_loads;
        let copies = if is_splat { self.lanes } else { 1 };
        let most = ROW_BLOCK_BYTES / (self.terms.count * machine.factor_bytes() * copies);
        let count = self.row_axis.size(space).constant().unwrap_or(i64::MAX);
        most.min(count.saturating_add(self.rows - 1)).max(self.rows) / self.rows * self.rows
    }

    /// Returns the number of elements of a copy of the output for whole tiles. `None` if it depends on loops besides rows and
    /// lanes, or if its size is not known.
    pub(super) fn copy_size(&self, space: &Space) -> Option<i64> {
        let others = self.panel_dims.iter().chain(&self.reuse_dims).any(|&dim| space.output.has(dim));
        let [rows, lanes] = [&self.row_axis, &self.lane_axis].map(|axis| axis.size(space).constant());
        let [rows, lanes] = [whole_groups(rows?, self.rows), whole_groups(lanes?, self.width())];
        rows.checked_mul(lanes).filter(|_| !others)
    }

    /// Returns the distance between the rows of a copy of the output.
    pub(super) fn copy_step(&self, space: &Space) -> i64 {
        whole_groups(expected(self.lane_axis.size(space)), self.width())
    }

    /// Returns true if the factors of each group of terms are adjacent in an input, and all groups are whole.
    fn has_adjacent_groups(&self, space: &Space, access: &Access) -> bool {
        let Some(&last) = self.terms.inner.last() else { return false };
        let is_whole = |count: i64| count % self.products == 0;
        let is_split = self.terms.inner.len() == 1;
        access.steps[last].constant() == Some(1)
            && space.sizes[last].constant().is_some_and(is_whole)
            && (!is_split || is_whole(self.terms.block))
    }

    /// Returns where factors of an input are read.
    pub(super) fn source(&self, input: usize) -> Source {
        if input == self.packed { self.lane_source } else { self.row_source }
    }

    /// Returns the number of factors of a position in a panel: those of its terms, in whole groups.
    pub(super) fn panel_terms(&self) -> i64 {
        whole_groups(self.terms.count, self.products)
    }

    /// Returns the number of factors of a row in a constant panel.
    pub(super) fn constant_row_terms(&self) -> i64 {
        whole_groups(self.terms.count, self.consecutive_row_terms())
    }

    /// Returns the number of consecutive factors of a row in a constant panel: those of the groups of an iteration, if
    /// vectors of them are shuffled.
    pub(super) fn consecutive_row_terms(&self) -> i64 {
        if self.has_splat_loads { self.products } else { self.products * self.unrolled }
    }

    /// Returns the number of lanes of a tile.
    pub(super) fn width(&self) -> i64 {
        self.vectors * self.lanes
    }

    /// Chooses where factors of lanes are read.
    fn lane_source(&self, space: &Space, machine: Machine) -> Source {
        let access = &space.inputs[self.packed];
        let is_vector = access.steps[self.lane_axis.innermost()].constant() == Some(1)
            && self.lane_axis.is_aligned(space, self.width())
            && self.lane_axis.is_whole(space, self.width())
            && machine.are_factors[self.packed]
            && access.is_uniform(&space.sizes, &self.terms.inner);
        let is_constant = machine.are_constants[self.packed];
        let is_read_rarely = !is_constant && expected(self.row_axis.size(space)) / self.rows <= 2;
        let is_near = self.bytes(space, machine, &self.lane_axis) <= NEAR_BYTES;
        match is_constant {
            _ if is_vector && (is_near || is_read_rarely) => Source::Input,
            true => Source::Constant,
            false => Source::Panel,
        }
    }

    /// Returns the number of bytes of an input that depends on an axis and the terms.
    fn bytes(&self, space: &Space, machine: Machine, axis: &Axis) -> i64 {
        let size = axis.size(space).constant().unwrap_or(i64::MAX);
        size.saturating_mul(self.terms.count).saturating_mul(machine.factor_bytes())
    }
}

impl Terms {
    /// Distributes the reduction loops, for panels of about `most` terms.
    fn new(space: &Space, most: i64) -> Terms {
        let mut outer: Vec<usize> = (0..space.sizes.len()).filter(|&dim| !space.parallel[dim]).collect();
        let mut inner = Vec::new();
        let (mut block, mut count) = (1, 1);
        while let Some(dim) = outer.pop() {
            inner.insert(0, dim);
            let size = space.sizes[dim].constant();
            block = match size {
                Some(size) if size.saturating_mul(count) <= most + most / 2 => size.max(1),
                Some(size) => block_of(size, (most / count).max(1)),
                None => (most / count).max(1),
            };
            count *= block;
            if size != Some(block) {
                break;
            }
        }
        Terms { outer, inner, block, count }
    }

    /// Returns these terms without the outermost loops of a panel, so that the others visit elements at equal distances.
    fn uniform(mut self, space: &Space, access: &Access) -> Terms {
        while !access.is_uniform(&space.sizes, &self.inner) {
            self.outer.push(self.inner.remove(0));
            // The sizes of loops in others are constants.
            let sizes = self.inner.iter().map(|&dim| expected(space.sizes[dim]));
            (self.block, self.count) = (expected(space.sizes[self.inner[0]]), sizes.product());
        }
        self
    }
}

/// Returns a number of elements, with those that complete the last group.
fn whole_groups(count: i64, group: i64) -> i64 {
    (count + group - 1) / group * group
}

/// Returns the size of blocks of a loop: a divisor of its size, or one that makes blocks of similar sizes.
fn block_of(size: i64, most: i64) -> i64 {
    let divisor = (most / 2 + 1..=most + most / 2).rev().find(|block| size % block == 0);
    divisor.unwrap_or_else(|| {
        let blocks = (size - 1) / most + 1;
        (size - 1) / blocks + 1
    })
}

/// Returns the expected size of a loop.
pub(super) fn expected(size: IndexValue) -> i64 {
    size.constant().unwrap_or(EXPECTED_SIZE)
}

impl Access {
    /// Returns true if the elements at consecutive positions of an axis are adjacent.
    pub(super) fn is_adjacent(&self, axis: &Axis) -> bool {
        self.steps[axis.innermost()].constant() == Some(1)
    }
}
