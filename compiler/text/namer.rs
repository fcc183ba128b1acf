//! The names of values and the numbers of blocks in the printed text.

use rustc_hash::FxHashMap;

use crate::ir::{
    AttrData, Block, Body, BodyId, Context, Loc, Op, Region, Traits, TypeData, TypeId, Value, name,
};

/// Name of a value without `%`.
#[derive(Clone, Copy)]
struct Name {
    stem: Stem,
    /// The index of the result if its operation has several.
    index: u32,
}

#[derive(Clone, Copy)]
enum Stem {
    /// No name: a value that no operation of the body defines.
    None,
    /// `7`.
    Number(u32),
    /// `arg7`.
    Argument(u32),
    /// A suggested name, by its index in the list.
    Suggested(u32),
}

/// The index of the only result of an operation, or of an argument.
const ALONE: u32 = u32::MAX;

/// Names inside one isolated body.
pub(super) struct Names {
    pub(super) body: BodyId,
    values: Vec<Name>,
    suggested: Vec<String>,
    /// The number of each block in its region.
    blocks: Vec<u32>,
    /// Locations of block arguments, if they are printed.
    pub(super) arg_locs: FxHashMap<Value, Loc>,
}

impl Names {
    /// Names the values and blocks of a body in the order of the text.
    pub(super) fn new(cx: &Context, id: BodyId, body: &Body) -> Names {
        let names = Names {
            body: id,
            values: vec![Name { stem: Stem::None, index: ALONE }; body.value_count()],
            suggested: Vec::new(),
            blocks: vec![0; body.block_count()],
            arg_locs: FxHashMap::default(),
        };
        let mut namer =
            Namer { cx, body, names, next_value: 0, next_argument: 0, used: FxHashMap::default() };
        namer.region(Region::ROOT);
        namer.names
    }

    /// Appends `%name`.
    pub(super) fn write_value(&self, value: Value, out: &mut String) {
        self.write_group(value, out);
        let index = self.values.get(value.index()).map_or(ALONE, |name| name.index);
        if index != ALONE {
            out.push('#');
            write_number(index, out);
        }
    }

    /// Appends the `%name` of the group of results that contains a value.
    pub(super) fn write_group(&self, value: Value, out: &mut String) {
        out.push('%');
        match self.values.get(value.index()).map_or(Stem::None, |name| name.stem) {
            Stem::None => {}
            Stem::Number(number) => write_number(number, out),
            Stem::Argument(number) => {
                out.push_str("arg");
                write_number(number, out);
            }
            Stem::Suggested(place) => out.push_str(&self.suggested[place as usize]),
        }
    }

    /// Appends `^bb` and the number of a block.
    pub(super) fn write_block(&self, block: Block, out: &mut String) {
        out.push_str("^bb");
        write_number(self.blocks[block.index()], out);
    }
}

/// Appends the decimal digits of a number.
pub(super) fn write_number(number: u32, out: &mut String) {
    let mut digits = [0; 10];
    let mut at = digits.len();
    let mut rest = number;
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out.extend(digits[at..].iter().map(|&digit| char::from(digit)));
}

/// Assigns the names.
struct Namer<'a> {
    cx: &'a Context,
    body: &'a Body,
    names: Names,
    next_value: u32,
    next_argument: u32,
    /// The number of uses of each suggested name.
    used: FxHashMap<String, usize>,
}

impl Namer<'_> {
    fn region(&mut self, region: Region) {
        for (number, &block) in self.body.region_blocks(region).iter().enumerate() {
            self.names.blocks[block.index()] = number as u32;
            for &arg in self.body.block_args(block) {
                // Arguments of entry blocks are printed by the operation.
                let stem = if number == 0 {
                    self.next_argument += 1;
                    Stem::Argument(self.next_argument - 1)
                } else {
                    self.next_number()
                };
                self.names.values[arg.index()] = Name { stem, index: ALONE };
            }
            for &op in self.body.block_ops(block) {
                self.results(op);
                for &inner in self.body.regions(op) {
                    if self.body.isolated_body(inner).is_none() {
                        self.region(inner);
                    }
                }
            }
        }
    }

    fn next_number(&mut self) -> Stem {
        self.next_value += 1;
        Stem::Number(self.next_value - 1)
    }

    fn results(&mut self, op: Op) {
        let count = self.body.result_count(op);
        if count == 0 {
            return;
        }
        let stem = match self.constant_name(op) {
            Some(name) => self.suggest(name),
            None => self.next_number(),
        };
        for (i, value) in self.body.results(op).enumerate() {
            self.names.values[value.index()] =
                Name { stem, index: if count == 1 { ALONE } else { i as u32 } };
        }
    }

    fn suggest(&mut self, name: String) -> Stem {
        let count = self.used.entry(name.clone()).or_default();
        *count += 1;
        let unique = if *count == 1 { name } else { format!("{name}_{}", *count - 2) };
        self.names.suggested.push(unique);
        Stem::Suggested(self.names.suggested.len() as u32 - 1)
    }

    /// Returns `c4_i32`, `c0`, `true` or `cst` for constants of the standard dialects.
    fn constant_name(&self, op: Op) -> Option<String> {
        let info = self.cx.op_info(self.body.name(op))?;
        if !info.traits.has(Traits::CONSTANT) || info.name.starts_with("llvm.") {
            return None;
        }
        let attr = self.cx.dict_get(self.body.attrs(op), name::VALUE)?;
        let AttrData::Integer { ty, value } = *self.cx.attr_data(attr) else {
            return Some("cst".to_string());
        };
        Some(match self.cx.type_data(ty) {
            _ if ty == TypeId::I1 => (if value == 0 { "false" } else { "true" }).to_string(),
            TypeData::Index => format!("c{value}"),
            _ => format!("c{value}_{}", self.cx.type_text(ty)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_decimal() {
        let text = |number| {
            let mut out = String::new();
            write_number(number, &mut out);
            out
        };
        assert_eq!([text(0), text(7), text(1020), text(u32::MAX)], ["0", "7", "1020", "4294967295"]);
    }
}
