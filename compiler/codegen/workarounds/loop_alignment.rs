//! Alignment of short loops.
//!
//! An x86-64 processor fetches code in lines of 64 bytes. A loop of a few instructions that crosses the end of a line
//! takes up to twice as long. Cranelift aligns functions, not loops. A function with such loops is therefore aligned to
//! a line, and follows as many bytes of padding as keep the most frequent loops within one line each. Its symbol is the
//! end of the padding, which is never executed.
//!
//! Upstream change that removes this file: alignment of loop headers in Cranelift's code emission.

use cranelift_codegen::CompiledCode;
use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;

/// The size of a line in bytes.
pub(crate) const LINE: u32 = 64;
/// Upper bound on the loops of a function that are considered.
const MAX_LOOPS: usize = 1000;
/// The minimum alignment of a function after padding. C++ marks virtual functions by odd addresses.
const MIN_ALIGN: u64 = 2;

/// An innermost loop.
struct Loop {
    start: u32,
    end: u32,
    /// The approximate cost of crossing the end of a line. It is higher for more frequent and for shorter loops.
    weight: u64,
}

/// Returns the bytes of padding before a function whose code after it is aligned to `align`; `None` if it has no short
/// loop.
pub(crate) fn padding(compiled: &CompiledCode, align: u64) -> Option<u32> {
    let loops = short_loops(&compiled.bb_starts, &compiled.bb_edges, compiled.code_buffer().len() as u32);
    if loops.is_empty() {
        return None;
    }
    let cost = |padding: u32| -> u64 {
        let crosses = |l: &&Loop| (l.start + padding) / LINE != (l.end - 1 + padding) / LINE;
        loops.iter().filter(crosses).map(|l| l.weight).sum()
    };
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

/// Returns the short inner loops of a function, from the starts of its blocks, the edges between them, and the length
/// of the code.
fn short_loops(starts: &[u32], edges: &[(u32, u32)], length: u32) -> Vec<Loop> {
    let end_of = |start: u32| {
        let next = starts.partition_point(|&it| it <= start);
        starts.get(next).copied().unwrap_or(length)
    };
    let backward = edges.iter().filter(|(from, to)| to <= from);
    let all: Vec<(u32, u32)> = backward.map(|&(from, to)| (to, end_of(from))).collect();
    let contains =
        |outer: (u32, u32), inner: (u32, u32)| outer != inner && outer.0 <= inner.0 && inner.1 <= outer.1;
    if all.len() > MAX_LOOPS {
        return Vec::new();
    }
    let is_short = |&&l: &&(u32, u32)| l.1 - l.0 <= LINE && !all.iter().any(|&other| contains(l, other));
    let depth = |l: (u32, u32)| all.iter().filter(|&&other| contains(other, l)).count().min(8);
    let short = all.iter().filter(is_short);
    let weight = |l: (u32, u32)| u64::from(LINE + 1 - (l.1 - l.0)) << (3 * depth(l));
    short.map(|&l| Loop { start: l.0, end: l.1, weight: weight(l) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_loops_are_found_with_their_depth() {
        // 0: entry, 10..90 around 30..50, 100..130 by itself.
        let starts = [0, 10, 30, 50, 90, 100, 130];
        let edges = [(0, 10), (10, 30), (30, 30), (50, 10), (90, 100), (100, 100)];
        let loops = short_loops(&starts, &edges, 150);
        let found: Vec<(u32, u32, u64)> = loops.iter().map(|l| (l.start, l.end, l.weight)).collect();
        assert_eq!(found, [(30, 50, 45 * 8), (100, 130, 35)]);
    }

    #[test]
    fn loops_as_long_as_a_line_count() {
        let loops = |length| short_loops(&[0, 10, 10 + length], &[(10, 10)], 200);
        assert_eq!(loops(LINE).first().map(|l| l.weight), Some(1));
        assert!(loops(LINE + 1).is_empty());
    }
}
