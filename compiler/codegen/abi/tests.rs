//! Plans of signatures of each convention.

use cranelift_codegen::ir::Type;
use cranelift_codegen::ir::types::{F32, F32X4, F64, F128, I8, I16, I32, I32X4, I64, I128};
use cranelift_codegen::isa::CallConv;

use super::piece::dummy;
use super::*;

fn plan(convention: Convention, params: &[Type], results: &[Type]) -> Plan {
    let arg = |&ty: &Type| Arg::new(ty);
    let params: Vec<Arg> = params.iter().map(arg).collect();
    convention.plan(&Request {
        fixed: params.len(),
        params,
        results: results.iter().map(arg).collect(),
        ..Request::default()
    })
}

/// `0` is the whole leaf 0, `1a` and `1b` its halves, `2~` float bits, `3&` an address, `4[0]` a word of
/// memory, `4[..8]` a copy of it, `-i64` a dummy.
fn text(pieces: &[Piece]) -> String {
    let piece = |piece: &Piece| match piece.leaf {
        None => format!("-{}", piece.ty),
        Some((leaf, Part::Whole)) => leaf.to_string(),
        Some((leaf, Part::First)) => format!("{leaf}a"),
        Some((leaf, Part::Second)) => format!("{leaf}b"),
        Some((leaf, Part::Bits)) => format!("{leaf}~"),
        Some((leaf, Part::Reference)) => format!("{leaf}&"),
        Some((leaf, Part::Word(word))) => format!("{leaf}[{}]", word.number),
        Some((leaf, Part::Copy(size))) => format!("{leaf}[..{size}]"),
        Some((leaf, Part::Limbs(count) | Part::Lanes(count))) => format!("{leaf}&{count}"),
        Some((leaf, Part::CopyAt(copied))) => format!("{leaf}&[..{}]", copied.size),
        Some((leaf, Part::Boxed | Part::Upper)) => format!("{leaf}^"),
        Some((leaf, Part::FirstHalf)) => format!("{leaf}/2"),
        Some((leaf, Part::Slot(_))) => format!("{leaf}:{}", piece.ty),
        Some((leaf, Part::Packed { count, .. })) => format!("{leaf}+{}", count - 1),
    };
    pieces.iter().map(piece).collect::<Vec<_>>().join(" ")
}

fn params(convention: Convention, params: &[Type]) -> String {
    text(&plan(convention, params, &[]).params)
}

fn results(convention: Convention, results: &[Type]) -> String {
    let plan = plan(convention, &[], results);
    if plan.sret { "sret".to_string() } else { text(&plan.results) }
}

/// The pieces in registers that Cranelift knows, and those in the buffer with their offsets.
fn buffered(convention: Convention, results: &[Type]) -> String {
    let plan = plan(convention, &[], results);
    let pieces = plan.buffered.unwrap().pieces;
    let pieces: Vec<String> =
        pieces.iter().map(|(piece, at)| format!("{} at {at}", text(&[*piece]))).collect();
    format!("{} | {}", text(&plan.results), pieces.join(", "))
}

#[test]
fn integers_and_floats_are_sorted_by_class() {
    for convention in [Convention::SysV, Convention::Aapcs64, Convention::Riscv64, Convention::S390x] {
        assert_eq!(params(convention, &[F32, I32, F64, I64]), "1 3 0 2");
    }
}

#[test]
fn wide_integers_on_x86_64() {
    assert_eq!(params(Convention::SysV, &[I64, I128]), "0 1a 1b");
    // No room for both halves: stack, and the sixth register stays usable.
    let five = [I64, I64, I64, I64, I64, I128, I64];
    assert_eq!(params(Convention::SysV, &five), "0 1 2 3 4 6 5a 5b");
    // A dummy fills the register that nothing else wants.
    assert_eq!(params(Convention::SysV, &five[..6]), "0 1 2 3 4 -i64 5a 5b");
    // Sixteen-byte alignment on the stack.
    let mut many = vec![I64; 7];
    many.push(I128);
    assert_eq!(params(Convention::SysV, &many), "0 1 2 3 4 5 6 -i64 7a 7b");
}

#[test]
fn parts_of_structures_on_x86_64() {
    let mut params = vec![Arg::new(I64); 5];
    params.push(Arg { whole: false, ..Arg::new(I128) });
    params.push(Arg::new(I64));
    let request = Request { fixed: params.len(), params, ..Request::default() };
    assert_eq!(text(&Convention::SysV.plan(&request).params), "0 1 2 3 4 5a 5b 6");
}

#[test]
fn wide_integers_on_aarch64() {
    assert_eq!(params(Convention::Aapcs64, &[I64, I128]), "0 -i64 1a 1b");
    let mut many = vec![I64; 7];
    many.extend([I128, I64]);
    assert_eq!(params(Convention::Aapcs64, &many), "0 1 2 3 4 5 6 -i64 7a 7b 8");
    assert_eq!(results(Convention::Aapcs64, &[I64, I128]), "0 1a 1b");
}

#[test]
fn wide_integers_on_riscv64() {
    assert_eq!(params(Convention::Riscv64, &[I64, I128]), "0 1a 1b");
    let mut many = vec![I64; 7];
    many.push(I128);
    assert_eq!(params(Convention::Riscv64, &many), "0 1 2 3 4 5 6 7a 7b");
    many.insert(0, I64);
    many.insert(0, I64);
    assert_eq!(params(Convention::Riscv64, &many), "0 1 2 3 4 5 6 7 8 -i64 9a 9b");
}

#[test]
fn floats_of_128_bits() {
    assert_eq!(params(Convention::SysV, &[I64, F128, F32]), "0 1 2");
    assert_eq!(params(Convention::Aapcs64, &[I64, F128, F32]), "0 1 2");
    assert_eq!(params(Convention::Riscv64, &[I64, F128, F32]), "0 1a 1b 2");
    assert_eq!(params(Convention::S390x, &[I64, F128, F32]), "0 1& 2");
    // Sixteen-byte alignment on the stack: a hole after the ninth float.
    let mut many = vec![F64; 9];
    many.push(F128);
    assert_eq!(params(Convention::SysV, &many), "0 1 2 3 4 5 6 7 8 -f64 9");
    assert_eq!(results(Convention::Aapcs64, &[F128; 4]), "0 1 2 3");
    assert_eq!(results(Convention::Riscv64, &[F128]), "0a 0b");
    assert_eq!(results(Convention::Riscv64, &[F128, I64]), "sret");
    assert_eq!(results(Convention::S390x, &[F128]), "sret");
}

#[test]
fn integers_of_limbs() {
    let limbs = |convention: Convention, before: usize, count: usize| {
        let word = Arg::new(I64);
        let mut params = vec![word; before];
        params.extend((0..count).map(|number| Arg { kind: Kind::Limb { number, count }, ..word }));
        params.push(word);
        let request = Request { fixed: params.len(), params, ..Request::default() };
        text(&convention.plan(&request).params)
    };
    // Words as others on x86-64, from an even register on for AAPCS64, by reference elsewhere.
    assert_eq!(limbs(Convention::SysV, 3, 4), "0 1 2 3 4 5 6 7");
    assert_eq!(limbs(Convention::Aapcs64, 1, 4), "0 -i64 1 2 3 4 5");
    assert_eq!(limbs(Convention::Aapcs64, 5, 4), "0 1 2 3 4 -i64 5 6 7 8 9");
    assert_eq!(limbs(Convention::Aapcs64, 9, 3), "0 1 2 3 4 5 6 7 8 -i64 9 10 11 12");
    assert_eq!(limbs(Convention::Riscv64, 1, 4), "0 1&4 5");
    assert_eq!(limbs(Convention::S390x, 1, 4), "0 1&4 5");
}

#[test]
fn floats_overflow_into_integer_registers_on_riscv64() {
    let mut many = vec![F64; 9];
    many.push(F32);
    assert_eq!(params(Convention::Riscv64, &many), "8~ 9~ 0 1 2 3 4 5 6 7");
    assert_eq!(params(Convention::Aapcs64, &many), "0 1 2 3 4 5 6 7 8 9");
}

#[test]
fn a_value_on_the_stack_fills_its_class_with_dummies() {
    let plan = plan(Convention::S390x, &[I8, I64, I64, I64, I64, I64], &[]);
    assert_eq!(text(&plan.params), "0 1 2 3 4 5");
    assert_eq!(params(Convention::S390x, &[I64, I128]), "0 1&");
    assert_eq!(params(Convention::SysV, &[F32X4; 9]), "0 1 2 3 4 5 6 7 8");
}

#[test]
fn results_in_registers_or_memory() {
    use Convention::{Aapcs64, Riscv64, S390x, SysV};
    assert_eq!(results(SysV, &[I64, I64, I64]), "0 1 2");
    assert_eq!(results(SysV, &[I64; 4]), "sret");
    assert_eq!(results(SysV, &[F32, F64, I32]), "0 1 2");
    assert_eq!(results(SysV, &[I128, I64]), "0a 0b 1");
    assert_eq!(results(SysV, &[I128, I128]), "sret");
    assert_eq!(results(SysV, &[F64; 5]), "sret");
    assert_eq!(buffered(SysV, &[F64; 3]), "0 1 | 2 at 0");
    assert_eq!(buffered(SysV, &[F32, F64, F32, I64, F64]), "0 1 3 | 2 at 0, 4 at 16");
    assert_eq!(buffered(SysV, &[F32X4; 4]), "0 1 | 2 at 32, 3 at 48");
    assert_eq!(buffered(SysV, &[F128, F32X4, F32X4, F32]), "0 1 | 2 at 32, 3 at 0");
    assert_eq!(results(SysV, &[F128; 3]), "sret");
    assert_eq!(results(Aapcs64, &[I64; 8]), "0 1 2 3 4 5 6 7");
    assert_eq!(results(Aapcs64, &[I64; 9]), "sret");
    assert_eq!(results(Aapcs64, &[F64; 4]), "0 1 2 3");
    assert_eq!(results(Riscv64, &[F32, I64]), "0 1");
    assert_eq!(results(Riscv64, &[I64; 3]), "sret");
    assert_eq!(results(S390x, &[I64; 4]), "0 1 2 3");
    assert_eq!(results(S390x, &[I128]), "sret");
    assert_eq!(results(S390x, &[F64; 5]), "sret");
}

#[test]
fn the_hidden_pointer_takes_a_register_except_on_aarch64() {
    let words = [I64; 6];
    let stacked = |convention, count| {
        let plan = plan(convention, &words, &vec![I64; count]);
        assert!(plan.sret);
        plan.signature(CallConv::SystemV).params.len()
    };
    assert_eq!(stacked(Convention::SysV, 4), 7);
    assert_eq!(stacked(Convention::Aapcs64, 9), 7);
    let plan = plan(Convention::SysV, &[I64, I128, I64, I64, I128], &[I64; 4]);
    assert_eq!(text(&plan.params), "0 1a 1b 2 3 4a 4b");
}

fn kinds(
    convention: Convention,
    ty: Type,
    kind: impl Fn(usize) -> Kind,
    before: usize,
    count: usize,
) -> String {
    let mut params = vec![Arg::new(if ty.is_int() { I64 } else { F64 }); before];
    params.extend((0..count).map(|number| Arg { kind: kind(number), ..Arg::new(ty) }));
    params.push(Arg::new(I64));
    let request = Request { fixed: params.len(), params, ..Request::default() };
    text(&convention.plan(&request).params)
}

#[test]
fn lanes_that_are_parts_of_one_argument() {
    let lanes =
        |convention, ty, count| kinds(convention, ty, |number| Kind::Lane { number, count }, 1, count);
    // Two are a pair, more are words in memory.
    assert_eq!(lanes(Convention::Riscv64, I32, 2), "0 1 2 3");
    assert_eq!(lanes(Convention::Riscv64, I32, 3), "0 1&3 4");
    assert_eq!(lanes(Convention::S390x, I64, 2), "0 1&2 3");
    // The first is in an even register.
    assert_eq!(lanes(Convention::Aapcs64, I64, 3), "0 -i64 1 2 3 4");
    let wide = |number| Kind::Lane { number, count: 2 };
    assert_eq!(kinds(Convention::Riscv64, I64, wide, 9, 2), "0 1 2 3 4 5 6 7 8 -i64 9 10 11");
}

#[test]
fn arrays_stay_together_on_aarch64() {
    let block = |ty, before, count, align| {
        kinds(Convention::Aapcs64, ty, |number| Kind::Block { number, count, align }, before, count)
    };
    assert_eq!(block(I64, 1, 3, 8), "0 1 2 3 4");
    // All on the stack, and so is what follows.
    assert_eq!(block(I64, 6, 3, 8), "0 1 2 3 4 5 -i64 -i64 6 7 8 9");
    // Floats lie there as in memory.
    assert_eq!(block(F32, 6, 3, 4), "9 -i64 -i64 -i64 -i64 -i64 -i64 -i64 0 1 2 3 4 5 6+1 8+0");
}

#[test]
fn vectors_on_s390x() {
    let short = |count| kinds(Convention::S390x, I32X4, |_| Kind::Short, 0, count);
    // v24, v26, v28: the others are filled for Cranelift, which takes them in order.
    assert_eq!(short(3), "3 0 -i8x16 1 -i8x16 2");
    assert_eq!(short(8), "8 0 4 1 5 2 6 3 7");
    // On the stack they have eight bytes.
    assert_eq!(short(9), "9 -f64 -f64 -f64 -f64 0 4 1 5 2 6 3 7 8/2");
    assert_eq!(results(Convention::S390x, &[F32X4, I64, F32X4]), "1 0 -i8x16 2");
}

#[test]
fn floats_of_16_bits_in_registers_for_32() {
    assert_eq!(kinds(Convention::Riscv64, F32, |_| Kind::Boxed, 0, 1), "1 0^");
    assert_eq!(kinds(Convention::Riscv64, F32, |_| Kind::Boxed, 8, 1), "8^ 9 0 1 2 3 4 5 6 7");
    assert_eq!(kinds(Convention::S390x, F32, |_| Kind::Upper, 0, 1), "1 0^");
}

#[test]
fn memory_by_value_is_copied_by_reference() {
    let mut params = vec![Arg::new(I64); 2];
    params[0].copied = Some(Copied { size: 24, align: 8 });
    let request = Request { fixed: 2, params, ..Request::default() };
    assert_eq!(text(&Convention::Riscv64.plan(&request).params), "0&[..24] 1");
    assert_eq!(text(&Convention::S390x.plan(&request).params), "0&[..24] 1");
}

#[test]
fn variadic_functions_on_riscv64_take_an_address_last() {
    let request = Request { fixed: 1, params: vec![Arg::new(I64)], open: true, ..Request::default() };
    let plan = Convention::Riscv64.plan(&request);
    assert_eq!(plan.named, Some(NamedArguments { ints: 1, floats: 0, stack: 0 }));
    assert_eq!(plan.params.len(), 17);
    assert_eq!(plan.params.last(), Some(&dummy(I64)));
}

fn darwin(arguments: &[Arg], fixed: usize) -> String {
    let request = Request { params: arguments.to_vec(), fixed, ..Request::default() };
    text(&Convention::DarwinPcs.plan(&request).params)
}

#[test]
fn arguments_on_apples_stack_are_packed() {
    let eight = [I64; 8].map(Arg::new);
    let narrow = |ty| Arg { kind: Kind::Narrow, ..Arg::new(ty) };
    // Offsets 0, 2, 4 and 8: bytes and halves of their own, and a part of a structure.
    let rest = [narrow(I8), narrow(I16), Arg::new(I8), Arg::new(I64)];
    assert_eq!(darwin(&[&eight[..], &rest].concat(), 12), "0 1 2 3 4 5 6 7 8:i8 9:i16 10:i32 11:i64");
    // Values are extended in their stack slot: Cranelift would widen the slot to a word.
    let signed = Arg { extend: Extend::Sign, ..narrow(I16) };
    let request = Request { params: [&eight[..], &[signed]].concat(), fixed: 9, ..Request::default() };
    let last = Convention::DarwinPcs.plan(&request).params[8];
    assert_eq!((last.leaf, last.extend), (Some((8, Part::Slot(Extend::Sign))), Extend::None));
}

#[test]
fn wide_integers_of_apple_need_no_even_register() {
    assert_eq!(params(Convention::DarwinPcs, &[I64, I128, I64]), "0 1a 1b 2");
    // The last register stays unused.
    assert_eq!(
        params(Convention::DarwinPcs, &[I64, I64, I64, I64, I64, I64, I64, I128, I64]),
        "0 1 2 3 4 5 6 -i64 7a 7b 8:i64"
    );
    assert_eq!(results(Convention::DarwinPcs, &[I64, I128, F64]), "0 1a 1b 2");
}

#[test]
fn variable_arguments_of_apple_are_on_the_stack() {
    let arguments = [I64, I32, F64, I64].map(Arg::new);
    let dummies = "-i64 -i64 -i64 -i64 -i64 -i64 -i64";
    assert_eq!(darwin(&arguments, 1), format!("0 {dummies} 1:i64 2~ 3:i64"));
}

#[test]
fn arguments_have_words_in_order_on_windows() {
    use Convention::Win64;
    assert_eq!(params(Win64, &[I32, F64, I64, F32, F32]), "0 1 2 3 4");
    // What is wider than a word goes by reference, but integers are words.
    assert_eq!(params(Win64, &[F128, I128, F32X4, I64]), "0& 1a 1b 2& 3");
    assert_eq!(kinds(Win64, I128, |_| Kind::X87, 1, 1), "0 1& 2");
    assert_eq!(kinds(Win64, I64, |number| Kind::Limb { number, count: 4 }, 1, 4), "0 1 2 3 4 5");
    // A hidden pointer has the first word.
    let hidden = plan(Win64, &[I64, F64], &[I64; 4]);
    assert_eq!((hidden.sret, text(&hidden.params)), (true, "0 1".to_string()));
    let mut copied = Arg::new(I64);
    copied.copied = Some(Copied { size: 24, align: 64 });
    let request = Request { fixed: 2, params: vec![copied, Arg::new(F64)], ..Request::default() };
    assert_eq!(text(&Win64.plan(&request).params), "0&[..24] 1");
}

#[test]
fn variable_floats_are_integers_on_windows() {
    for convention in [Convention::Win64, Convention::Aapcs64] {
        assert_eq!(kinds(convention, F64, |_| Kind::AsInt, 0, 1), "0~ 1");
    }
    // The definition has all registers: those that it does not name are stored to their words.
    let request = Request { fixed: 1, params: vec![Arg::new(F64)], open: true, ..Request::default() };
    let plan = Convention::Win64.plan(&request);
    assert_eq!(plan.named, Some(NamedArguments { ints: 0, floats: 0, stack: 8 }));
    assert_eq!(text(&plan.params), "0 -i64 -i64 -i64");
}

#[test]
fn results_in_registers_or_memory_on_windows() {
    use Convention::Win64;
    assert_eq!(results(Win64, &[I128]), "0a 0b");
    assert_eq!(results(Win64, &[I64, F64]), "0 1");
    assert_eq!(buffered(Win64, &[I64, I32, I64]), "0 1 | 2 at 80");
    assert_eq!(buffered(Win64, &[F64; 4]), "0 | 1 at 64, 2 at 0, 3 at 16");
    assert_eq!(buffered(Win64, &[F32X4; 3]), "0 | 1 at 64, 2 at 32");
    let f80 = Arg { kind: Kind::X87, ..Arg::new(I128) };
    assert!(Win64.plan(&Request { results: vec![f80], ..Request::default() }).sret);
    // The words of the thunk come after those of the registers.
    let plan = plan(Win64, &[I64], &[I64; 3]);
    assert_eq!(text(&plan.params), "0 -i64 -i64 -i64 -i64 -i64");
}
