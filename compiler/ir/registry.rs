//! Dialects, their enums, and the registry of all known operations.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::op_info::attributes::check_enums;
use super::op_info::notation::{equal, fail, split_once};
use super::op_info::{OpInfo, OpName};

/// The storage of an enum attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnumStorage {
    /// As an `i64` integer attribute.
    I64,
    /// As an `i32` integer attribute.
    I32,
    /// As the dialect attribute `#dialect.enum<keyword>`, `dialect.enum` being the enum's name.
    Dialect,
    /// As `Dialect`, with several keywords separated by commas without spaces.
    DialectTight,
    /// As the dialect attribute `#dialect<enum keyword>`.
    DialectWords,
}

/// A closed set of keywords that are the values of an attribute.
#[derive(Clone, Copy, Debug)]
pub struct EnumInfo {
    /// Name by which attribute declarations refer to it, `dialect.name`.
    pub name: &'static str,
    /// The form in which it is stored.
    pub storage: EnumStorage,
    /// True if several keywords can be combined (`nsw, nuw`).
    pub is_flags: bool,
    /// Keywords and their values.
    pub cases: &'static [(&'static str, i64)],
}

impl EnumInfo {
    /// Looks up an enum by its full name.
    pub(super) const fn find(dialects: &[Dialect], name: &str) -> Option<&'static EnumInfo> {
        let mut dialect = 0;
        while dialect < dialects.len() {
            let enums = dialects[dialect].enums;
            let mut i = 0;
            while i < enums.len() {
                if equal(enums[i].name, name) {
                    return Some(&enums[i]);
                }
                i += 1;
            }
            dialect += 1;
        }
        None
    }

    /// Returns the value of a keyword; for flags, of keywords separated by commas.
    pub(super) const fn value(&self, text: &str) -> Option<i64> {
        let (first, others) = match split_once(text, b',') {
            Some((first, others)) if self.is_flags => (first.trim_ascii(), Some(others)),
            _ if self.is_flags => (text.trim_ascii(), None),
            _ => (text, None),
        };
        let mut i = 0;
        while i < self.cases.len() {
            if equal(self.cases[i].0, first) {
                let value = self.cases[i].1;
                return match others {
                    None => Some(value),
                    Some(others) => match self.value(others) {
                        Some(others) => Some(value | others),
                        None => None,
                    },
                };
            }
            i += 1;
        }
        None
    }
}

/// A dialect: its operations and enums.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// Namespace, such as `arith`.
    pub name: &'static str,
    /// Operations by row index, possibly from several files.
    pub ops: &'static [OpInfo],
    /// Enum attributes.
    pub enums: &'static [EnumInfo],
}

/// A dialect that mlirc does not compile.
#[derive(Clone, Copy, Debug)]
pub struct ForeignDialect {
    /// Its name.
    pub name: &'static str,
    /// The pass that lowers its operations to those of other dialects: the end of `… is lowered by`.
    pub lowering: &'static str,
}

/// All known dialects. The position in the list is the index of the dialect minus one.
#[derive(Clone, Debug)]
pub struct Registry {
    dialects: &'static [Dialect],
    foreign: &'static [ForeignDialect],
    by_name: Arc<FxHashMap<&'static [u8], OpName>>,
}

impl Registry {
    /// Creates a registry of these dialects, and of foreign ones, which are not compiled.
    pub fn new(dialects: &'static [Dialect], foreign: &'static [ForeignDialect]) -> Registry {
        let mut by_name = FxHashMap::default();
        for (number, dialect) in dialects.iter().enumerate() {
            for (row, info) in dialect.ops.iter().enumerate() {
                let name = OpName::new(number as u16 + 1, row as u16);
                by_name.insert(info.name.as_bytes(), name);
                if !info.former_name.is_empty() {
                    by_name.insert(info.former_name.as_bytes(), name);
                }
            }
        }
        Registry { dialects, foreign, by_name: by_name.into() }
    }

    /// Returns the pass that lowers a foreign dialect; `None` if the dialect is unknown.
    pub fn lowering(&self, dialect: &str) -> Option<&'static str> {
        self.foreign.iter().find(|known| known.name == dialect).map(|known| known.lowering)
    }

    /// Looks up the name of a known operation.
    pub fn find(&self, full: &[u8]) -> Option<OpName> {
        self.by_name.get(full).copied()
    }

    /// Returns the description of an operation; `None` if it is unknown.
    pub fn info(&self, name: OpName) -> Option<&'static OpInfo> {
        let dialect = self.dialects.get(name.dialect().checked_sub(1)?)?;
        dialect.ops.get(name.index())
    }

    /// Returns all known dialects.
    pub fn dialects(&self) -> &'static [Dialect] {
        self.dialects
    }

    /// Returns all known operations with their names.
    pub fn ops(&self) -> impl Iterator<Item = (OpName, &'static OpInfo)> {
        self.dialects.iter().enumerate().flat_map(|(number, dialect)| {
            let name = move |row| OpName::new(number as u16 + 1, row as u16);
            dialect.ops.iter().enumerate().map(move |(row, info)| (name(row), info))
        })
    }

    /// Looks up an enum by its full name.
    pub fn find_enum(&self, name: &str) -> Option<&'static EnumInfo> {
        EnumInfo::find(self.dialects, name)
    }
}

/// Fails the build if an operation has the name of another one or of another dialect, or an attribute is of an unknown
/// enum.
pub const fn check_dialects(dialects: &[Dialect]) {
    let mut dialect = 0;
    while dialect < dialects.len() {
        let ops = dialects[dialect].ops;
        let mut row = 0;
        while row < ops.len() {
            check_prefix(&ops[row], dialects[dialect].name);
            check_enums(&ops[row], dialects);
            check_duplicates(ops[row].name, dialects, dialect, row + 1);
            row += 1;
        }
        dialect += 1;
    }
}

/// Checks that the name of an operation is `dialect.op`.
const fn check_prefix(info: &OpInfo, dialect: &str) {
    match split_once(info.name, b'.') {
        Some((prefix, _)) if equal(prefix, dialect) => {}
        _ => fail(info.name, "in a table of the dialect", dialect),
    }
}

/// Checks that the tables of a dialect have no operation `name` from a row of a table on.
const fn check_duplicates(name: &str, dialects: &[Dialect], first: usize, first_row: usize) {
    let (mut dialect, mut row) = (first, first_row);
    while dialect < dialects.len() {
        // Tables of another dialect have other names.
        if equal(dialects[dialect].name, dialects[first].name) {
            let ops = dialects[dialect].ops;
            while row < ops.len() {
                if equal(ops[row].name, name) {
                    fail(name, "declared twice in the dialect", dialects[first].name);
                }
                row += 1;
            }
        }
        (dialect, row) = (dialect + 1, 0);
    }
}
