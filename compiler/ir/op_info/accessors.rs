//! Access to the operands of operations by the names in their signatures.

use super::OpInfo;
use super::notation::{Items, fail};
use super::signature::{Arity, Signature};

/// The operands of a group: all but the first `start` and the last `after` ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Number of operands before the group.
    pub start: usize,
    /// Number of operands after the group.
    pub after: usize,
}

/// Returns the position of the operand group that a field names. Fails the build if there is none, or if its operands
/// can only be found with the segment sizes of an operation.
const fn position(info: &OpInfo, field: &str, is_single: bool) -> Position {
    let signature = Signature::of(info);
    let mut groups = signature.operands;
    let mut start = 0;
    while let Some(item) = groups.next() {
        let group = signature.group(item);
        let is_one = matches!(group.arity, Arity::One);
        if is_snake_case(field, group.name) {
            if is_one != is_single {
                fail(info.name, "the number of operands is another one in the group", group.name);
            }
            return Position { start, after: if is_single { 0 } else { singles(info, &signature, groups) } };
        }
        if !is_one {
            fail(info.name, "a variable number of operands comes before", field);
        }
        start += 1;
    }
    fail(info.name, "no operand", field)
}

/// Counts groups of one operand each.
const fn singles(info: &OpInfo, signature: &Signature, mut groups: Items) -> usize {
    let mut count = 0;
    while let Some(item) = groups.next() {
        if !matches!(signature.group(item).arity, Arity::One) {
            fail(info.name, "a second group has a variable number of operands:", item);
        }
        count += 1;
    }
    count
}

/// Returns the index of the operand that a field names. Fails the build if there is none.
pub const fn operand_index(info: &OpInfo, field: &str) -> usize {
    position(info, field, true).start
}

/// Returns the position of the optional or variadic operands that a field names. Fails the build if there are none.
pub const fn operand_range(info: &OpInfo, field: &str) -> Position {
    position(info, field, false)
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
/// signature but in snake case. An operand in brackets is a variadic group, one in parentheses is an optional one.
/// `with` names the method that replaces the operand.
///
/// ```text
/// accessors! {
///     Store for STORE: value, addr with set_addr;
///     GetElementPtr for GETELEMENTPTR: base, [dynamic_indices];
/// }
/// ```
#[macro_export]
macro_rules! accessors {
    ($($type:ident for $id:ident: $($field:tt $(with $setter:ident)?),*;)*) => {$(
        #[doc = concat!("An operation `", stringify!($id), "`.")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $type(pub $crate::ir::Op);

        impl $type {
            /// Returns the operation if it is one of this kind.
            pub fn cast(body: &$crate::ir::Body, op: $crate::ir::Op) -> Option<$type> {
                (body.name(op) == $id).then_some($type(op))
            }

            $($crate::accessors! { @get $id $field } $($crate::accessors! { @set $id $field $setter })?)*
        }
    )*};
    (@get $id:ident [$field:ident]) => {
        #[doc = concat!("Returns the operands `", stringify!($field), "`.")]
        pub fn $field(self, body: &$crate::ir::Body) -> &[$crate::ir::Value] {
            const AT: $crate::ir::op_info::Position =
                $crate::ir::op_info::operand_range(&OPS[$id.index()], stringify!($field));
            debug_assert_eq!(body.name(self.0), $id);
            let operands = body.own_operands(self.0);
            &operands[AT.start..operands.len() - AT.after]
        }
    };
    (@get $id:ident ($field:ident)) => {
        #[doc = concat!("Returns the operand `", stringify!($field), "` if it is present.")]
        pub fn $field(self, body: &$crate::ir::Body) -> Option<$crate::ir::Value> {
            const AT: $crate::ir::op_info::Position =
                $crate::ir::op_info::operand_range(&OPS[$id.index()], stringify!($field));
            debug_assert_eq!(body.name(self.0), $id);
            let operands = body.own_operands(self.0);
            operands[AT.start..operands.len() - AT.after].first().copied()
        }
    };
    (@get $id:ident $field:ident) => {
        #[doc = concat!("Returns the operand `", stringify!($field), "`.")]
        pub fn $field(self, body: &$crate::ir::Body) -> $crate::ir::Value {
            const INDEX: usize = $crate::ir::op_info::operand_index(&OPS[$id.index()], stringify!($field));
            debug_assert_eq!(body.name(self.0), $id);
            body.operands(self.0)[INDEX]
        }
    };
    (@set $id:ident $field:ident $setter:ident) => {
        #[doc = concat!("Replaces the operand `", stringify!($field), "`.")]
        pub fn $setter(self, body: &mut $crate::ir::Body, value: $crate::ir::Value) {
            const INDEX: usize = $crate::ir::op_info::operand_index(&OPS[$id.index()], stringify!($field));
            debug_assert_eq!(body.name(self.0), $id);
            body.set_operand(self.0, INDEX, value);
        }
    };
}
