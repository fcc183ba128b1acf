//! A decoder of x86-64 machine code: moves between registers and memory, and the opcodes of instructions between them.
//!
//! Serves [`opcode_patch`](super::opcode_patch), and becomes obsolete together with it.

/// The prefixes of an encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Prefix {
    /// 1 for the prefix 66, 2 for F3, 3 for F2, as in VEX; 0 for none.
    simd: u8,
    /// 1 if 0F precedes the opcode, as in VEX; 0 otherwise.
    map: u8,
}

/// The prefix of integer vector instructions.
const INTEGERS: Prefix = Prefix { simd: 1, map: 1 };

/// Returns the offsets of the instructions with an opcode after 66 and 0F. Other instructions must be moves.
///
/// # Errors
/// If there is any other instruction.
pub(crate) fn opcodes(code: &[u8], wanted: u8) -> Result<Vec<usize>, String> {
    let (mut at, mut found) = (0, Vec::new());
    while at < code.len() {
        let (prefix, opcode) = opcode_at(code, at).ok_or("code that ends too early")?;
        if (prefix, code[opcode]) == (INTEGERS, wanted) {
            found.push(opcode);
        } else if !is_move(prefix, code[opcode]) {
            return Err(format!("unknown opcode {:02x} beside '{wanted:02x}'", code[opcode]));
        }
        at = end_of_operands(code, opcode + 1).ok_or("code that ends too early")?;
    }
    if at == code.len() { Ok(found) } else { Err("code that ends too early".to_string()) }
}

/// Returns true for the opcode of a move of a whole register, or of a vector from or to memory.
fn is_move(prefix: Prefix, opcode: u8) -> bool {
    match prefix {
        Prefix { simd: 0, map: 0 } => matches!(opcode, 0x89 | 0x8b),
        Prefix { simd: 0 | 1, map: 1 } if matches!(opcode, 0x10 | 0x11 | 0x28 | 0x29) => true,
        Prefix { simd: 1 | 2, map: 1 } => matches!(opcode, 0x6f | 0x7f),
        _ => false,
    }
}

/// Returns the prefix of an instruction and the offset of its opcode.
fn opcode_at(code: &[u8], start: usize) -> Option<(Prefix, usize)> {
    let byte = |at: usize| code.get(at).copied();
    let (prefix, opcode) = match byte(start)? {
        0xc5 => (Prefix { simd: byte(start + 1)? & 3, map: 1 }, start + 2),
        0xc4 => (Prefix { simd: byte(start + 2)? & 3, map: byte(start + 1)? & 0x1f }, start + 3),
        first => {
            let simd = match first {
                0x66 => 1,
                0xf3 => 2,
                0xf2 => 3,
                _ => 0,
            };
            let rex = start + usize::from(simd != 0);
            let after = rex + usize::from(matches!(byte(rex)?, 0x40..=0x4f));
            let map = u8::from(byte(after)? == 0x0f);
            (Prefix { simd, map }, after + usize::from(map))
        }
    };
    (opcode < code.len()).then_some((prefix, opcode))
}

/// Returns the end of an instruction without an immediate operand, whose encoded operands start here.
fn end_of_operands(code: &[u8], start: usize) -> Option<usize> {
    let mod_rm = *code.get(start)?;
    let (mode, register) = (mod_rm >> 6, mod_rm & 7);
    let has_index = mode != 3 && register == 4;
    let base = if has_index { code.get(start + 1)? & 7 } else { register };
    let displacement = match mode {
        0 if base == 5 => 4,
        1 => 1,
        2 => 4,
        _ => 0,
    };
    Some(start + 1 + usize::from(has_index) + displacement)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `pavgw` with operands of every kind.
    const PAVGW: [&[u8]; 12] = [
        // Registers, of which the second one, the first one and both are among the upper ones.
        &[0x66, 0x0f, 0xe3, 0xc1],
        &[0x66, 0x41, 0x0f, 0xe3, 0xc1],
        &[0x66, 0x44, 0x0f, 0xe3, 0xc1],
        &[0x66, 0x45, 0x0f, 0xe3, 0xff],
        // [rax], [rsp + 0x10], [rsp + 0x200], [r13 + 0], [rbx + rcx * 4 + 0x100], [rcx * 8 + 0x100], [rip + 0x100].
        &[0x66, 0x0f, 0xe3, 0x00],
        &[0x66, 0x0f, 0xe3, 0x44, 0x24, 0x10],
        &[0x66, 0x44, 0x0f, 0xe3, 0xbc, 0x24, 0x00, 0x02, 0x00, 0x00],
        &[0x66, 0x41, 0x0f, 0xe3, 0x45, 0x00],
        &[0x66, 0x0f, 0xe3, 0x84, 0x8b, 0x00, 0x01, 0x00, 0x00],
        &[0x66, 0x0f, 0xe3, 0x04, 0xcd, 0x00, 0x01, 0x00, 0x00],
        &[0x66, 0x0f, 0xe3, 0x05, 0x00, 0x01, 0x00, 0x00],
        // VEX of two bytes.
        &[0xc5, 0xf1, 0xe3, 0xc2],
    ];

    #[test]
    fn operands_of_every_kind() {
        for code in PAVGW {
            let opcode = code.iter().position(|&byte| byte == 0xe3);
            assert_eq!(opcodes(code, 0xe3), Ok(opcode.into_iter().collect()), "{code:02x?}");
        }
        assert_eq!(opcodes(&[0xc4, 0xc1, 0x71, 0xe3, 0xc2], 0xe3), Ok(vec![3]));
        assert_eq!(opcodes(&PAVGW.concat(), 0xe3).map(|all| all.len()), Ok(12));
    }

    #[test]
    fn bytes_of_operands_are_no_opcodes() {
        // movdqu xmm0, [rsp + 0xe30f66]; movdqa xmm4, xmm3; mov [rsp + 0xe3], rbx; movups [rax - 0x1d], xmm0; pavgw
        // xmm4, xmm3.
        let code = [
            &[0xf3, 0x0f, 0x6f, 0x84, 0x24, 0x66, 0x0f, 0xe3, 0x00][..],
            &[0x66, 0x0f, 0x6f, 0xe3],
            &[0x48, 0x89, 0x9c, 0x24, 0xe3, 0x00, 0x00, 0x00],
            &[0x0f, 0x11, 0x40, 0xe3],
            &[0x66, 0x0f, 0xe3, 0xe3],
        ];
        assert_eq!(opcodes(&code.concat(), 0xe3), Ok(vec![27]));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        // psllw xmm0, 1; loope; pavgb; movq mm0, mm3 and pavgw of MMX; vpavgw of another map; cut ones.
        assert!(opcodes(&[0x66, 0x0f, 0x71, 0xf0, 0x01], 0xe3).is_err());
        assert!(opcodes(&[0xe1, 0x00], 0xe3).is_err());
        assert!(opcodes(&[0x66, 0x0f, 0xe0, 0xc1], 0xe3).is_err());
        assert!(opcodes(&[0x0f, 0x6f, 0xc3], 0xe3).is_err());
        assert!(opcodes(&[0x0f, 0xe3, 0xc1], 0xe3).is_err());
        assert!(opcodes(&[0xc4, 0xe2, 0x71, 0xe3, 0xc2], 0xe3).is_err());
        assert!(opcodes(&[0x66, 0x0f, 0xe3], 0xe3).is_err());
        assert!(opcodes(&[0x66, 0x0f, 0xe3, 0x44, 0x24], 0xe3).is_err());
        assert!(opcodes(&[0x66, 0x0f], 0xe3).is_err());
    }
}
