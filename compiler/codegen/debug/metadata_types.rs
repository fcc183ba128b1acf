//! Types of debug metadata.
//!
//! A type may refer to thousands of others, each by the one before, so none is described within the description of another
//! one: entries are created first and completed later.

use gimli::write::{AttributeValue, UnitEntryId};

use crate::dialect::llvm::debug_info::Node;
use crate::ir::AttrId;

use super::metadata::{set_declaration, set_name};
use super::unit::UnitBuilder;

impl UnitBuilder<'_> {
    /// Returns the entry of a type; `None` for the absence of one, as `void`. It is complete once those that refer to it
    /// are.
    pub(super) fn metadata_type(&mut self, ty: AttrId) -> Option<UnitEntryId> {
        if self.incomplete_types.is_some() {
            return self.declare_type(ty);
        }
        self.incomplete_types = Some(Vec::new());
        let entry = self.declare_type(ty);
        while let Some((entry, ty)) = self.incomplete_types.as_mut().and_then(Vec::pop) {
            self.complete_type(entry, ty);
        }
        self.incomplete_types = None;
        entry
    }

    /// Returns the entry of a type, which is created on first use.
    fn declare_type(&mut self, ty: AttrId) -> Option<UnitEntryId> {
        if let Some(&known) = self.metadata_types.get(&ty) {
            return known;
        }
        let node = Node::of(self.env.cx, ty)?;
        if node.kind() == "di_null_type" {
            return None;
        }
        let number = node.distinct("recId");
        if node.flag("isRecSelf") {
            return number.and_then(|number| self.recursive_types.get(&number).copied());
        }
        let tag = tag_of(&node);
        let parent = self.outer_scope(&node);
        let entry = self.dwarf.unit.add(parent, tag);
        self.metadata_types.insert(ty, Some(entry));
        if let Some(number) = number {
            self.recursive_types.insert(number, entry);
        }
        set_name(self, entry, &node);
        self.set_size(entry, &node);
        self.incomplete_types.as_mut()?.push((entry, ty));
        Some(entry)
    }

    fn complete_type(&mut self, entry: UnitEntryId, ty: AttrId) {
        let Some(node) = Node::of(self.env.cx, ty) else { return };
        match node.kind() {
            "di_basic_type" => self.complete_basic_type(entry, &node),
            "di_derived_type" => self.set_base(entry, &node, "baseType"),
            "di_composite_type" => self.complete_composite_type(entry, &node),
            "di_subroutine_type" => self.complete_subroutine_type(entry, &node),
            _ => {}
        }
    }

    fn set_size(&mut self, entry: UnitEntryId, node: &Node) {
        let has_size = !matches!(tag_of(node), gimli::DW_TAG_typedef | gimli::DW_TAG_array_type);
        let bits = node.int("sizeInBits").filter(|&bits| bits > 0 && has_size);
        if let Some(bits) = bits {
            self.set(entry, gimli::DW_AT_byte_size, AttributeValue::Udata(bits as u64 / 8));
        }
    }

    /// Sets the type that a field refers to.
    fn set_base(&mut self, entry: UnitEntryId, node: &Node, field: &str) {
        let base = node.attr(field).and_then(|base| self.metadata_type(base));
        if let Some(base) = base {
            self.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(base));
        }
    }

    fn complete_basic_type(&mut self, entry: UnitEntryId, node: &Node) {
        let encoding = node.word("encoding").and_then(|word| {
            (0..=u8::MAX).map(gimli::DwAte).find(|encoding| encoding.static_string() == Some(word))
        });
        if let Some(encoding) = encoding {
            self.set(entry, gimli::DW_AT_encoding, AttributeValue::Encoding(encoding));
        }
    }

    fn complete_composite_type(&mut self, entry: UnitEntryId, node: &Node) {
        set_declaration(self, entry, node);
        self.set_base(entry, node, "baseType");
        if node.has_flag("flags", "Vector") {
            self.set(entry, gimli::DW_AT_GNU_vector, AttributeValue::FlagPresent);
        }
        if node.has_flag("flags", "FwdDecl") {
            self.set(entry, gimli::DW_AT_declaration, AttributeValue::FlagPresent);
        }
        for element in node.attrs("elements") {
            let Some(element) = Node::of(self.env.cx, element) else { continue };
            match element.kind() {
                "di_subrange" => self.add_subrange(entry, &element),
                "di_derived_type" => self.add_member(entry, &element),
                _ => {}
            }
        }
    }

    fn add_subrange(&mut self, array: UnitEntryId, node: &Node) {
        let range = self.dwarf.unit.add(array, gimli::DW_TAG_subrange_type);
        for (field, name) in [
            ("count", gimli::DW_AT_count),
            ("lowerBound", gimli::DW_AT_lower_bound),
            ("upperBound", gimli::DW_AT_upper_bound),
        ] {
            // A negative count is an unknown one.
            if let Some(number) = node.int(field).filter(|&number| field != "count" || number >= 0) {
                self.set(range, name, AttributeValue::Sdata(number));
            }
        }
    }

    fn add_member(&mut self, structure: UnitEntryId, node: &Node) {
        let member = self.dwarf.unit.add(structure, tag_of(node));
        set_name(self, member, node);
        self.set_base(member, node, "baseType");
        let offset = node.int("offsetInBits").unwrap_or(0) as u64;
        let bits = node.int("sizeInBits").unwrap_or(0) as u64;
        let whole = node.attr("baseType").and_then(|base| size_in_bits(self, base));
        if bits > 0 && whole.is_some_and(|whole| whole != bits) {
            self.set(member, gimli::DW_AT_bit_size, AttributeValue::Udata(bits));
            self.set(member, gimli::DW_AT_data_bit_offset, AttributeValue::Udata(offset));
        } else {
            self.set(member, gimli::DW_AT_data_member_location, AttributeValue::Udata(offset / 8));
        }
    }

    fn complete_subroutine_type(&mut self, entry: UnitEntryId, node: &Node) {
        self.set(entry, gimli::DW_AT_prototyped, AttributeValue::FlagPresent);
        let types = node.attrs("types");
        let mut types = types.into_iter().map(|ty| self.metadata_type(ty)).collect::<Vec<_>>().into_iter();
        if let Some(Some(result)) = types.next() {
            self.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(result));
        }
        for parameter in types {
            let tag = if parameter.is_some() {
                gimli::DW_TAG_formal_parameter
            } else {
                gimli::DW_TAG_unspecified_parameters
            };
            let new = self.dwarf.unit.add(entry, tag);
            if let Some(ty) = parameter {
                self.set(new, gimli::DW_AT_type, AttributeValue::UnitRef(ty));
            }
        }
    }
}

/// Returns the tag of the entry of a type.
fn tag_of(node: &Node) -> gimli::DwTag {
    let tag = node
        .word("tag")
        .and_then(|word| (0..0x80).map(gimli::DwTag).find(|tag| tag.static_string() == Some(word)));
    tag.unwrap_or(match node.kind() {
        "di_basic_type" => gimli::DW_TAG_base_type,
        "di_subroutine_type" => gimli::DW_TAG_subroutine_type,
        _ => gimli::DW_TAG_unspecified_type,
    })
}

/// Returns the size of a type in bits, if it is known.
pub(super) fn size_in_bits(unit: &UnitBuilder, ty: AttrId) -> Option<u64> {
    let mut node = Node::of(unit.env.cx, ty)?;
    loop {
        if let Some(bits) = node.int("sizeInBits").filter(|&bits| bits > 0) {
            return u64::try_from(bits).ok();
        }
        let base = node.attr("baseType").filter(|_| node.kind() == "di_derived_type")?;
        node = Node::of(unit.env.cx, base)?;
    }
}
