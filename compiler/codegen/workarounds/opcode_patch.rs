//! Instructions of x86-64 without an operation in CLIF.
//!
//! A stand-in is a CLIF operation that is compiled to exactly one instruction. Its encoding differs from that of the
//! wanted instruction only in the opcode. This file replaces the opcode in the machine code.
//!
//! - Lowerings use the operation of a stand-in for nothing else, and record it as a
//!   [requirement](crate::codegen::context::Requirements::opcode_patches).
//! - After Cranelift's optimizer, every such operation gets a unique source location. Cranelift reports the bytes of
//!   each location.
//! - These bytes are the stand-in, loads of its operands, and moves of the register allocator. They are decoded from
//!   their start. All must be known, and exactly one must be the stand-in; anything else is an internal error.
//!
//! Upstream change that removes this file: a CLIF operation, or a pattern, for `psadbw`.

use cranelift_codegen::ir::{Function, Opcode, SourceLoc, Type, types};
use cranelift_codegen::{CompiledCode, Final, MachSrcLoc};

use super::decode_moves::opcodes;

/// An instruction that stands for another one.
struct StandIn {
    /// The operation of CLIF.
    operation: (Opcode, Type),
    /// The opcodes of its instruction and of the wanted one, after the prefix 66 and 0F or their equivalents in VEX.
    opcodes: [u8; 2],
    /// Their names.
    names: [&'static str; 2],
}

const TABLE: &[StandIn] = &[StandIn {
    operation: (Opcode::AvgRound, types::I16X8),
    opcodes: [0xe3, 0xf6],
    names: ["pavgw", "psadbw"],
}];

/// Returns the header of CLIF text with stand-ins.
pub(crate) fn note() -> String {
    let line = |row: &StandIn| {
        let ((operation, ty), [_, meant]) = (row.operation, row.names);
        format!("; {operation}.{ty} stands for {meant}\n")
    };
    TABLE.iter().map(line).collect()
}

/// Returns assembly with the names of the wanted instructions.
fn with_names_meant(text: &str) -> String {
    let meant = |text: String, row: &StandIn| {
        let [name, meant] = row.names.map(|name| format!("{name} "));
        text.replace(&name, &meant)
    };
    TABLE.iter().fold(text.to_string(), meant)
}

/// The stand-ins of a function.
pub(crate) struct Marked {
    /// The stand-ins that are still to be found in the machine code, by the numbers of their source locations.
    rows: Vec<Row>,
    /// The source locations of the operations that became stand-ins.
    replaced: Vec<SourceLoc>,
}

/// The first of the source locations of stand-ins. Those of operations are smaller.
const FIRST: u32 = 1 << 31;

/// Returns the number of the stand-in with a source location.
fn number_of(loc: SourceLoc) -> Option<usize> {
    if loc.is_default() { None } else { loc.bits().checked_sub(FIRST).map(|number| number as usize) }
}

/// Sets a unique source location for each stand-in of optimized CLIF.
pub(crate) fn mark(func: &mut Function) -> Marked {
    let (mut rows, mut replaced) = (Vec::new(), Vec::new());
    for block in func.layout.blocks().collect::<Vec<_>>() {
        for inst in func.layout.block_insts(block).collect::<Vec<_>>() {
            let operation = (func.dfg.insts[inst].opcode(), func.dfg.ctrl_typevar(inst));
            if let Some(row) = TABLE.iter().find(|row| row.operation == operation) {
                replaced.push(func.srcloc(inst));
                func.set_srcloc(inst, SourceLoc::new(FIRST + rows.len() as u32));
                rows.push(Some(row));
            }
        }
    }
    Marked { rows, replaced }
}

/// Replaces all stand-ins in machine code by the wanted instructions, and restores source locations.
pub(crate) fn replace(
    marked: Marked,
    compiled: &mut CompiledCode,
    code: &mut [u8],
    locations: &mut [MachSrcLoc<Final>],
) -> Result<(), String> {
    replace_opcodes(locations, marked.rows, code)?;
    compiled.vcode = compiled.vcode.take().map(|text| with_names_meant(&text));
    for at in locations {
        at.loc = number_of(at.loc).map_or(at.loc, |number| marked.replaced[number]);
    }
    Ok(())
}

/// A row of the table, until its stand-in is found.
type Row = Option<&'static StandIn>;

/// Replaces the opcodes of all stand-ins in machine code.
fn replace_opcodes(
    places: &[MachSrcLoc<Final>],
    mut marked: Vec<Row>,
    code: &mut [u8],
) -> Result<(), String> {
    for place in places {
        let Some(number) = number_of(place.loc) else { continue };
        let row = marked.get_mut(number).and_then(Option::take);
        let row = row.ok_or("a stand-in is in two places")?;
        let part = &mut code[place.start as usize..place.end as usize];
        let [at] = opcodes(part, row.opcodes[0])?[..] else {
            return Err(format!("not one '{}' in the code of a stand-in", row.names[0]));
        };
        part[at] = row.opcodes[1];
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two times `pavgw xmm0, xmm1`.
    const CODE: [u8; 8] = [0x66, 0x0f, 0xe3, 0xc1, 0x66, 0x0f, 0xe3, 0xc1];

    /// Returns the code with the stand-ins in these ranges replaced.
    fn replaced(places: &[(u32, u32, u32)]) -> Result<Vec<u8>, String> {
        let place = |&(start, end, number)| {
            let loc = if number == u32::MAX { SourceLoc::default() } else { SourceLoc::new(FIRST + number) };
            MachSrcLoc { start, end, loc }
        };
        let places: Vec<MachSrcLoc<Final>> = places.iter().map(place).collect();
        let mut code = CODE.to_vec();
        replace_opcodes(&places, vec![TABLE.first(); 2], &mut code).map(|()| code)
    }

    #[test]
    fn only_what_is_marked_is_replaced() {
        let psadbw = [0x66, 0x0f, 0xf6, 0xc1];
        assert_eq!(replaced(&[(0, 4, u32::MAX), (4, 8, 0)]), Ok([&CODE[..4], &psadbw].concat()));
        assert_eq!(replaced(&[(0, 4, 1), (4, 8, 0)]), Ok(psadbw.repeat(2)));
    }

    #[test]
    fn what_is_not_one_instruction_is_an_error() {
        for places in [&[(0, 8, 0)][..], &[(0, 4, 0), (4, 8, 0)], &[(0, 4, 2)], &[(0, 3, 0)], &[(2, 4, 0)]] {
            assert!(replaced(places).is_err(), "{places:?}");
        }
    }

    #[test]
    fn texts_name_what_is_meant() {
        let text = "  pavgw %xmm1, %xmm0\n  vpavgw %xmm1, %xmm0, %xmm2\n  pavgb %xmm1, %xmm0\n";
        let meant = "  psadbw %xmm1, %xmm0\n  vpsadbw %xmm1, %xmm0, %xmm2\n  pavgb %xmm1, %xmm0\n";
        assert_eq!(with_names_meant(text), meant);
    }
}
