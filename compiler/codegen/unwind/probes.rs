//! The probes of the stack at the beginning of large functions on s390x, which move the stack pointer. On other targets
//! the canonical frame address (CFA) then depends on the frame pointer.

use gimli::Register;
use gimli::write::{CallFrameInstruction, Expression};

/// The distance of the CFA from the stack pointer of the caller.
const SAVE_AREA: i32 = 160;
const COUNTER: Register = Register(1);
const STACK: Register = Register(15);

/// Returns the description of the probes at the beginning of code for s390x.
pub(super) fn find(code: &[u8]) -> Vec<(u32, CallFrameInstruction)> {
    let mut steps = Vec::new();
    let (mut at, mut sum) = (0, 0);
    loop {
        at += match code[at as usize..] {
            // lhi %r1, count; aghi %r15, -size; mvi 0(%r15), 0; brct %r1, -4
            [0xa7, 0x18, c, d, 0xa7, 0xfb, a, b, 0x92, 0, 0xf0, 0, 0xa7, 0x16, 0xff, 0xfc, ..] => {
                let (count, size) = (i64::from(i16::from_be_bytes([c, d])), size([a, b]));
                sum = count * size;
                steps.push((at + 4, in_loop(count, size)));
                steps.push((at + 4, CallFrameInstruction::ValOffset(STACK, -SAVE_AREA)));
                steps.push((at + 8, in_loop(count + 1, size)));
                steps.push((at + 16, CallFrameInstruction::Cfa(STACK, SAVE_AREA + sum as i32)));
                16
            }
            // aghi %r15, -size; mvi 0(%r15), 0
            [0xa7, 0xfb, a, b, 0x92, 0, 0xf0, 0, ..] => {
                if sum == 0 {
                    steps.push((at + 4, CallFrameInstruction::ValOffset(STACK, -SAVE_AREA)));
                }
                sum += size([a, b]);
                steps.push((at + 4, CallFrameInstruction::CfaOffset(SAVE_AREA + sum as i32)));
                8
            }
            // aghi %r15, sum
            [0xa7, 0xfb, ..] if sum > 0 => return [steps, end(at + 4).into()].concat(),
            // agfi %r15, sum
            [0xc2, 0xf8, ..] if sum > 0 => return [steps, end(at + 6).into()].concat(),
            _ => return steps,
        };
    }
}

/// Returns the size that `aghi` subtracts by adding this number.
fn size(number: [u8; 2]) -> i64 {
    -i64::from(i16::from_be_bytes(number))
}

/// Returns the description of code after the probes, at which the stack pointer is that of the caller.
fn end(at: u32) -> [(u32, CallFrameInstruction); 2] {
    [(at, CallFrameInstruction::CfaOffset(SAVE_AREA)), (at, CallFrameInstruction::Restore(STACK))]
}

/// Returns the CFA in a loop that counts down to zero: the stack pointer, and `size` for each execution so far.
fn in_loop(count: i64, size: i64) -> CallFrameInstruction {
    let mut cfa = Expression::new();
    cfa.op_consts(count);
    cfa.op_breg(COUNTER, 0);
    // The counter has 32 bits.
    cfa.op_constu(u32::MAX.into());
    cfa.op(gimli::DW_OP_and);
    cfa.op(gimli::DW_OP_minus);
    cfa.op_consts(size);
    cfa.op(gimli::DW_OP_mul);
    cfa.op_breg(STACK, SAVE_AREA.into());
    cfa.op(gimli::DW_OP_plus);
    CallFrameInstruction::CfaExpression(cfa)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probes_are_found() {
        let once = [0xa7, 0xfb, 0xc0, 0x00, 0x92, 0, 0xf0, 0];
        let code = [&once[..], &once, &[0xc2, 0xf8, 0, 0, 0x80, 0], &[0xa7, 0xfb, 0xff, 0x00]].concat();
        let mut expected = vec![(4, CallFrameInstruction::ValOffset(STACK, -160))];
        let distances = [(4, 16544), (12, 32928), (22, 160)];
        expected.extend(distances.map(|(at, distance)| (at, CallFrameInstruction::CfaOffset(distance))));
        expected.push((22, CallFrameInstruction::Restore(STACK)));
        assert_eq!(find(&code), expected);
        let counted = [&[0xa7, 0x18, 0, 4][..], &once, &[0xa7, 0x16, 0xff, 0xfc, 0xc2, 0xf8, 0, 1, 0, 0]];
        let offsets: Vec<u32> = find(&counted.concat()).iter().map(|(at, _)| *at).collect();
        assert_eq!(offsets, [4, 4, 8, 16, 22, 22]);
        assert!(find(&[0xa7, 0xfb, 0xff, 0x00, 0x07, 0xfe]).is_empty());
    }
}
