//! Alignment of short loops.
//!
//! An x86-64 processor fetches code in lines of 64 bytes. A loop of a few instructions that crosses the end of a line
//! takes up to twice as long. Cranelift aligns functions, not loops. A function with such loops is therefore aligned to
//! a line, and begins with as many bytes of padding as keep the most frequent loops within one line each.
//!
//! Upstream change that removes this file: alignment of loop headers in Cranelift's code emission.

use cranelift_codegen::CompiledCode;

/// The size of a line in bytes.
pub(crate) const LINE: u32 = 64;
/// The maximum number of loops of a function that are considered.
const MAX_LOOPS: usize = 1000;

/// An innermost loop.
struct Loop {
    start: u32,
    end: u32,
    /// The approximate cost of crossing a line boundary. It is higher for more frequent and for shorter loops.
    weight: u64,
}

/// Returns the bytes of padding before the code of a function that is aligned to a line; `None` if it has no short
/// loop.
pub(crate) fn padding(compiled: &CompiledCode) -> Option<u32> {
    let loops = short_loops(&compiled.bb_starts, &compiled.bb_edges, compiled.code_buffer().len() as u32);
    if loops.is_empty() {
        return None;
    }
    let cost = |padding: u32| -> u64 {
        let crosses = |l: &&Loop| (l.start + padding) / LINE != (l.end - 1 + padding) / LINE;
        loops.iter().filter(crosses).map(|l| l.weight).sum()
    };
    // The constants after the code must stay aligned.
    (0..LINE).step_by(compiled.buffer.alignment as usize).min_by_key(|&padding| cost(padding))
}

/// Inserts no-operation instructions before code.
pub(crate) fn pad(code: &mut Vec<u8>, padding: u32) {
    /// The no-operation instructions that Intel and AMD recommend, by their length.
    const NOPS: [&[u8]; 8] = [
        &[0x90],
        &[0x66, 0x90],
        &[0x0f, 0x1f, 0x00],
        &[0x0f, 0x1f, 0x40, 0x00],
        &[0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
        &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    ];
    let longest = NOPS.len();
    let mut nops = NOPS[longest - 1].repeat(padding as usize / longest);
    if let Some(rest) = (padding as usize % longest).checked_sub(1) {
        nops.extend(NOPS[rest]);
    }
    code.splice(0..0, nops);
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

    #[test]
    fn padding_is_no_operation() {
        let mut code = vec![0xc3];
        pad(&mut code, 0);
        assert_eq!(code, [0xc3]);
        pad(&mut code, 10);
        assert_eq!(code, [0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0, 0x66, 0x90, 0xc3]);
    }
}
