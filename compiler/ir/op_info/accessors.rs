//! Access to the operands of operations by the names in their signatures.

use crate::ir::entity::Value;

use super::OpInfo;
use super::notation::{Items, fail};
use super::signature::{Arity, Signature};

/// The index of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandIndex {
    /// Its index from the first operand on.
    First(usize),
    /// Its index before the end: 1 for the last operand.
    Last(usize),
}

impl OperandIndex {
    /// Returns the index in a list of `count` operands.
    pub const fn of(self, count: usize) -> usize {
        match self {
            OperandIndex::First(index) => index,
            OperandIndex::Last(index) => count - index,
        }
    }
}

/// The operands of a group: all but the first `before` and the last `after` ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperandRange {
    /// Number of operands before the group.
    pub before: usize,
    /// Number of operands after the group.
    pub after: usize,
}

impl OperandRange {
    /// Returns the operands of the group among all operands of an operation.
    pub fn of(self, operands: &[Value]) -> &[Value] {
        &operands[self.before..operands.len() - self.after]
    }
}

/// An operand group in a signature.
struct OperandGroup {
    index: usize,
    is_single: bool,
    /// Number of operands before the group, unless it varies.
    before: Option<usize>,
    /// Number of operands after the group, unless it varies.
    after: Option<usize>,
}

/// Finds the operand group that a field names.
const fn find(info: &OpInfo, field: &str) -> OperandGroup {
    let signature = Signature::of(info);
    let mut groups = signature.operands;
    let (mut index, mut before) = (0, Some(0));
    while let Some(item) = groups.next() {
        let group = signature.group(item);
        let is_single = matches!(group.arity, Arity::One);
        if is_snake_case(field, group.name) {
            return OperandGroup { index, is_single, before, after: count(&signature, groups) };
        }
        before = match before {
            Some(before) if is_single => Some(before + 1),
            _ => None,
        };
        index += 1;
    }
    fail(info.name, "no operand", field)
}

/// Returns the number of operands of some groups; `None` if it varies.
const fn count(signature: &Signature, mut groups: Items) -> Option<usize> {
    let mut count = 0;
    while let Some(item) = groups.next() {
        if !matches!(signature.group(item).arity, Arity::One) {
            return None;
        }
        count += 1;
    }
    Some(count)
}

/// Returns the index of the single operand that a field names. Fails the build if there is none, or if the numbers of
/// operands before and after it both vary.
pub const fn operand_index(info: &OpInfo, field: &str) -> OperandIndex {
    match find(info, field) {
        OperandGroup { is_single: false, .. } => fail(info.name, "the number of operands varies:", field),
        OperandGroup { before: Some(before), .. } => OperandIndex::First(before),
        OperandGroup { after: Some(after), .. } => OperandIndex::Last(after + 1),
        _ => fail(info.name, "only segment sizes delimit the operand", field),
    }
}

/// Returns the index of the single operand that a field names in all of these operations. Fails the build if the indices
/// differ.
pub const fn common_operand_index(infos: &[&OpInfo], field: &str) -> OperandIndex {
    let index = operand_index(infos[0], field);
    let mut number = 1;
    while number < infos.len() {
        match (index, operand_index(infos[number], field)) {
            (OperandIndex::First(a), OperandIndex::First(b)) if a == b => {}
            (OperandIndex::Last(a), OperandIndex::Last(b)) if a == b => {}
            _ => fail(infos[number].name, "the operations have different indices of the operand", field),
        }
        number += 1;
    }
    index
}

/// Returns the optional or variadic operands that a field names. Fails the build if there are none, or if the number of
/// other operands varies too.
pub const fn operand_range(info: &OpInfo, field: &str) -> OperandRange {
    match find(info, field) {
        OperandGroup { is_single: true, .. } => fail(info.name, "a single operand:", field),
        OperandGroup { before: Some(before), after: Some(after), .. } => OperandRange { before, after },
        _ => fail(info.name, "only segment sizes delimit the operands", field),
    }
}

/// Returns the index of the operand group that a field names. Fails the build if there is none.
pub const fn operand_group_index(info: &OpInfo, field: &str) -> usize {
    find(info, field).index
}

/// Returns true if `field` is `name` in snake case.
const fn is_snake_case(field: &str, name: &str) -> bool {
    let (field, name) = (field.as_bytes(), name.as_bytes());
    let (mut i, mut j) = (0, 0);
    while i < field.len() && j < name.len() {
        if field[i] == b'_' && name[j].is_ascii_uppercase() {
            i += 1;
        }
        if i == field.len() || field[i] != name[j].to_ascii_lowercase() {
            return false;
        }
        (i, j) = (i + 1, j + 1);
    }
    i == field.len() && j == name.len()
}

/// Declares types for operations of the table `OPS`, with a method for each of these operands, which are named as in the
/// signature but in snake case. An operand in brackets is a variadic group, one in parentheses is an optional one, and
/// one in braces is a group that the segment sizes delimit. `with` names the method that replaces the operand. Operations
/// in brackets share a type, if they have the same single operands.
///
/// ```text
/// accessors! {
///     Store for STORE: value, addr with set_addr;
///     GetElementPtr for GETELEMENTPTR: base, [dynamic_indices];
///     Load for LOAD: data, mask, (pass_thru);
///     Parallel for PARALLEL: {lower_bound}, {upper_bound};
///     Compare for [ICMP, FCMP]: lhs, rhs;
/// }
/// ```
#[macro_export]
macro_rules! accessors {
    ($($type:ident for $ids:tt: $($field:tt $(with $setter:ident)?),*;)*) => {$(
        #[doc = concat!("An operation `", stringify!($ids), "`.")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $type(pub $crate::ir::Op);

        // Methods have the names of operands, such as `cmp`, and a type may be called `Cast`.
        #[allow(clippy::should_implement_trait, clippy::self_named_constructors)]
        impl $type {
            /// Returns the operation if it is one of this kind.
            pub fn cast(body: &$crate::ir::Body, op: $crate::ir::Op) -> Option<$type> {
                $crate::accessors! { @is body.name(op), $ids }.then_some($type(op))
            }

            $($crate::accessors! { @get $ids $field } $($crate::accessors! { @set $ids $field $setter })?)*
        }
    )*};
    (@is $name:expr, [$($id:ident),*]) => { matches!($name, $($id)|*) };
    (@is $name:expr, $id:ident) => { ($name == $id) };
    (@index [$($id:ident),*] $field:ident) => {
        $crate::ir::op_info::common_operand_index(&[$(&OPS[$id.index()]),*], stringify!($field))
    };
    (@index $id:ident $field:ident) => {
        $crate::ir::op_info::operand_index(&OPS[$id.index()], stringify!($field))
    };
    (@get $id:ident [$field:ident]) => {
        #[doc = concat!("Returns the operands `", stringify!($field), "`.")]
        pub fn $field(self, body: &$crate::ir::Body) -> &[$crate::ir::Value] {
            const RANGE: $crate::ir::op_info::OperandRange =
                $crate::ir::op_info::operand_range(&OPS[$id.index()], stringify!($field));
            debug_assert_eq!(body.name(self.0), $id);
            RANGE.of(body.own_operands(self.0))
        }
    };
    (@get $id:ident ($field:ident)) => {
        #[doc = concat!("Returns the operand `", stringify!($field), "` if it is present.")]
        pub fn $field(self, body: &$crate::ir::Body) -> Option<$crate::ir::Value> {
            const RANGE: $crate::ir::op_info::OperandRange =
                $crate::ir::op_info::operand_range(&OPS[$id.index()], stringify!($field));
            debug_assert_eq!(body.name(self.0), $id);
            RANGE.of(body.own_operands(self.0)).first().copied()
        }
    };
    (@get $id:ident {$field:ident}) => {
        #[doc = concat!("Returns the operands `", stringify!($field), "`.")]
        pub fn $field<'b>(self, cx: &$crate::ir::Context, body: &'b $crate::ir::Body) -> &'b [$crate::ir::Value] {
            const GROUP: usize =
                $crate::ir::op_info::operand_group_index(&OPS[$id.index()], stringify!($field));
            debug_assert_eq!(body.name(self.0), $id);
            $crate::ir::spec::operands_of_group(cx, body, self.0, GROUP)
        }
    };
    (@get $ids:tt $field:ident) => {
        #[doc = concat!("Returns the operand `", stringify!($field), "`.")]
        pub fn $field(self, body: &$crate::ir::Body) -> $crate::ir::Value {
            const INDEX: $crate::ir::op_info::OperandIndex = $crate::accessors! { @index $ids $field };
            debug_assert!($crate::accessors! { @is body.name(self.0), $ids });
            let operands = body.own_operands(self.0);
            operands[INDEX.of(operands.len())]
        }
    };
    (@set $ids:tt $field:ident $setter:ident) => {
        #[doc = concat!("Replaces the operand `", stringify!($field), "`.")]
        pub fn $setter(self, body: &mut $crate::ir::Body, value: $crate::ir::Value) {
            const INDEX: $crate::ir::op_info::OperandIndex = $crate::accessors! { @index $ids $field };
            debug_assert!($crate::accessors! { @is body.name(self.0), $ids });
            let count = body.own_operands(self.0).len();
            body.set_operand(self.0, INDEX.of(count), value);
        }
    };
}
