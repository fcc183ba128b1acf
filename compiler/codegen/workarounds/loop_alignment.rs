//! Alignment of short loops.
//!
//! An x86-64 processor fetches code in lines of 64 bytes. A block that crosses the end of one more line than its length
//! needs takes a cycle more, and so does one that continues beyond a line which it fills: the cache of decoded
//! instructions has no room for so many of a line. Loops of a few instructions take up to twice as long. Cranelift
//! aligns functions, not loops. A function with such loops is therefore aligned to a line, and follows as many bytes of
//! padding as keep the most frequent blocks within the fewest lines. Its symbol is the end of the padding, which is never
//! executed.
//!
//! Upstream change that removes this file: alignment of loop headers in Cranelift's code emission.

use cranelift_codegen::CompiledCode;
use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;

/// The size of a line in bytes.
pub(crate) const LINE: u32 = 64;
/// Upper bound on the bytes of a loop that is considered.
const MAX_LENGTH: u32 = 3 * LINE;
/// A block fills a line if it begins within the first bytes of the line.
const FILLED: u32 = 12;
/// Upper bound on the loops of a function that are considered.
const MAX_LOOPS: usize = 1000;
/// The minimum alignment of a function after padding. C++ marks virtual functions by odd addresses.
const MIN_ALIGN: u64 = 2;

/// A block of an innermost loop.
struct Unit {
    start: u32,
    end: u32,
    /// The approximate cost of one line more. It is higher for more frequent and for shorter loops.
    weight: u64,
}

impl Unit {
    fn is_slow(&self, padding: u32) -> bool {
        let (start, end, length) = (self.start + padding, self.end + padding, self.end - self.start);
        let lines = (end - 1) / LINE - start / LINE + 1;
        lines > length.div_ceil(LINE) || length > LINE && start % LINE < FILLED
    }
}

/// Returns the bytes of padding before a function whose code after it is aligned to `align`; `None` if it has no short
/// loop.
pub(crate) fn padding(compiled: &CompiledCode, align: u64) -> Option<u32> {
    let units = units(&compiled.bb_starts, &compiled.bb_edges, compiled.code_buffer().len() as u32);
    if units.is_empty() {
        return None;
    }
    let cost =
        |padding: u32| -> u64 { units.iter().filter(|it| it.is_slow(padding)).map(|it| it.weight).sum() };
    // The constants after the code must stay aligned.
    let step = u64::from(compiled.buffer.alignment).max(align).max(MIN_ALIGN);
    (0..LINE).step_by(step as usize).min_by_key(|&padding| cost(padding))
}

/// Inserts padding before code.
pub(crate) fn pad(code: &mut Vec<u8>, padding: u32) {
    /// `int3`.
    const TRAP: u8 = 0xcc;
    code.splice(0..0, (0..padding).map(|_| TRAP));
}

/// Moves the symbol of a function behind its padding.
pub(crate) fn leave_out(product: &mut ObjectProduct, function: FuncId, padding: u32) {
    let symbol = product.function_symbol(function);
    let symbol = product.object.symbol_mut(symbol);
    symbol.value += u64::from(padding);
    symbol.size -= u64::from(padding);
}

/// Returns the blocks of the short inner loops of a function, from the starts of its blocks, the edges between them, and
/// the length of the code.
fn units(starts: &[u32], edges: &[(u32, u32)], length: u32) -> Vec<Unit> {
    let end_of = |start: u32| {
        let next = starts.partition_point(|&it| it <= start);
        starts.get(next).copied().unwrap_or(length)
    };
    let mut all: Vec<(u32, u32)> = Vec::new();
    for &(from, to) in edges.iter().filter(|(from, to)| to <= from) {
        let end = end_of(from);
        // A loop may have several latches.
        match all.iter_mut().find(|known| known.0 == to) {
            Some(known) => known.1 = known.1.max(end),
            None => all.push((to, end)),
        }
        if all.len() > MAX_LOOPS {
            return Vec::new();
        }
    }
    let contains =
        |outer: (u32, u32), inner: (u32, u32)| outer != inner && outer.0 <= inner.0 && inner.1 <= outer.1;
    let is_short =
        |&&l: &&(u32, u32)| l.1 - l.0 <= MAX_LENGTH && !all.iter().any(|&other| contains(l, other));
    let depth = |l: (u32, u32)| all.iter().filter(|&&other| contains(other, l)).count().min(8);
    let of_loop = |&l: &(u32, u32)| {
        let weight = u64::from(MAX_LENGTH + 1 - (l.1 - l.0)) << (3 * depth(l));
        let blocks = starts.iter().filter(move |start| (l.0..l.1).contains(*start));
        blocks.map(move |&start| Unit { start, end: end_of(start), weight })
    };
    all.iter().filter(is_short).flat_map(of_loop).filter(|unit| unit.start < unit.end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_inner_loops_are_found_with_their_depth() {
        // 0: entry, 10..90 around 30..50, 100..130 of two latches by itself.
        let starts = [0, 10, 30, 50, 90, 100, 120, 130];
        let edges = [(0, 10), (10, 30), (30, 30), (50, 10), (90, 100), (100, 100), (100, 120), (120, 100)];
        let units = units(&starts, &edges, 150);
        let found: Vec<(u32, u32, u64)> = units.iter().map(|it| (it.start, it.end, it.weight)).collect();
        assert_eq!(found, [(30, 50, 173 * 8), (100, 120, 163), (120, 130, 163)]);
    }

    #[test]
    fn loops_of_a_few_lines_count() {
        let count = |length| units(&[0, 10, 10 + length], &[(10, 10)], 2 * MAX_LENGTH).len();
        assert_eq!((count(MAX_LENGTH), count(MAX_LENGTH + 1)), (1, 0));
    }

    #[test]
    fn a_block_is_slow_if_it_crosses_lines_or_fills_one() {
        let slow = |start, end| {
            let unit = Unit { start, end, weight: 1 };
            (0..LINE).filter(|&padding| unit.is_slow(padding)).collect::<Vec<u32>>()
        };
        assert_eq!(slow(64, 84), (45..64).collect::<Vec<u32>>());
        assert_eq!(slow(64, 128), (1..64).collect::<Vec<u32>>());
        assert_eq!(slow(64, 164), (0..64).filter(|at| !(12..=28).contains(at)).collect::<Vec<u32>>());
    }
}
