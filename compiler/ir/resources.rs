//! The file metadata, `{-# dialect_resources: … #-}`: large data stored apart from the operations.

use rustc_hash::FxHashMap;

use crate::bytes::Bytes;
use crate::diag::{Diagnostic, Diagnostics, Location};
use crate::source::{Blob, decode_hex};

use super::attrs::AttrData;
use super::context::Context;
use super::entity::{AttrId, NameId, Region, TypeId};
use super::loc::Loc;
use super::module::Module;
use super::spelling::dense_element_size;
use super::types::{DYNAMIC, TypeData};

/// The resources of a file.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// `dialect_resources`, by dialect.
    pub dialects: Vec<ResourceGroup>,
    /// `external_resources`, by tool.
    pub external: Vec<ResourceGroup>,
}

/// Resources of one dialect or tool.
#[derive(Clone, Debug)]
pub struct ResourceGroup {
    /// Name of the dialect or tool.
    pub name: NameId,
    /// Resources in the order of the file.
    pub entries: Vec<Resource>,
}

/// A resource.
#[derive(Clone, Debug)]
pub struct Resource {
    /// Its key.
    pub key: NameId,
    /// Its value.
    pub value: ResourceValue,
    /// The location of its definition.
    pub loc: Loc,
}

/// The value of a resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    Text(Box<[u8]>),
    /// A long string of hex digits after `0x`. Shorter ones are texts.
    Blob(Blob),
}

/// The size of the alignment in front of the contents of a blob: a little-endian integer.
const ALIGN_SIZE: usize = 4;

impl ResourceValue {
    /// Returns the contents of a blob: of a string of hex digits after `0x`, without the alignment at its beginning.
    fn contents(&self) -> Option<Bytes> {
        let bytes = match self {
            ResourceValue::Bool(_) => return None,
            ResourceValue::Text(text) => Bytes::from(decode_hex(text)?),
            ResourceValue::Blob(blob) => blob.bytes.clone(),
        };
        (bytes.len() >= ALIGN_SIZE).then(|| bytes.from_offset(ALIGN_SIZE))
    }
}

/// Reports the operations whose resources are missing or do not fit their types. A module with such operations may be
/// printed, but has no meaning.
pub fn check(module: &Module, diagnostics: &mut Diagnostics) {
    let wrong = module.cx.wrong_resources();
    if wrong.is_empty() {
        return;
    }
    let mut errors = Vec::new();
    for body in module.bodies() {
        for &block in body.region_blocks(Region::ROOT) {
            for &op in body.block_ops(block) {
                let entries = module.cx.dict_entries(body.attrs(op));
                let wrong = entries.iter().filter_map(|entry| wrong.get(&entry.1));
                errors.extend(wrong.map(|error| error.diagnostic(&module.cx, body.loc(op))));
            }
        }
    }
    errors.sort_by(|a, b| a.location.cmp(&b.location));
    errors.into_iter().for_each(|error| diagnostics.push(error));
}

/// An error in the use of a resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceError {
    /// The message.
    pub message: String,
    /// A note, and its location if it has one.
    pub note: (Option<Loc>, String),
}

impl ResourceError {
    fn diagnostic(&self, cx: &Context, loc: Loc) -> Diagnostic {
        let (at, note) = &self.note;
        let at = at.map_or(Location::Unknown, |loc| cx.location(loc));
        Diagnostic::error(cx.location(loc), &self.message).note(at, note)
    }
}

impl Context {
    /// Returns the errors of all uses of resources in attributes.
    fn wrong_resources(&self) -> FxHashMap<AttrId, ResourceError> {
        let error = |attr: AttrId| match *self.attr_data(attr) {
            AttrData::DenseResource { ty, key } => self.resource_elements(key, ty).err(),
            _ => None,
        };
        let attrs = (0..self.attr_count()).map(AttrId::new);
        attrs.filter_map(|attr| Some((attr, error(attr)?))).collect()
    }

    /// Returns the elements of a `dense_resource` of this key and type.
    ///
    /// # Errors
    /// When the file has no such resource, or one whose contents are no elements of the type.
    pub fn resource_elements(&self, key: NameId, ty: TypeId) -> Result<Bytes, ResourceError> {
        let name = self.str(key);
        let Some(resource) = self.builtin_resource(key) else {
            let note = "resources are defined in the metadata of the file, \
                        '{-# dialect_resources: { builtin: { … } } #-}'";
            let message = format!("resource '{name}' is not defined in this module");
            return Err(ResourceError { message, note: (None, note.to_string()) });
        };
        let error = |message: String| {
            Err(ResourceError { message, note: (Some(resource.loc), "it is defined here".to_string()) })
        };
        let Some(bytes) = resource.value.contents() else {
            return error(format!(
                "resource '{name}' is no blob: a string of '0x' and an even number of hex digits, the first \
                 eight of which are an alignment"
            ));
        };
        let text = self.type_text(ty);
        match self.elements_size(ty) {
            None => error(format!("resource '{name}' cannot have type '{text}'")),
            Some(size) if size != bytes.len() as u64 => {
                let found = bytes.len();
                error(format!("resource '{name}' has {found} bytes, but type '{text}' needs {size}"))
            }
            Some(_) => Ok(bytes),
        }
    }

    fn builtin_resource(&self, key: NameId) -> Option<&Resource> {
        let builtin = self.find_name("builtin")?;
        let groups = self.resources.dialects.iter().filter(|group| group.name == builtin);
        groups.flat_map(|group| &group.entries).find(|entry| entry.key == key)
    }

    /// Returns the size in bytes of the elements of a type; `None` if it has no static shape or other elements than
    /// numbers.
    fn elements_size(&self, ty: TypeId) -> Option<u64> {
        let (TypeData::Vector { shape, .. } | TypeData::Tensor { shape: Some(shape), .. }) =
            self.type_data(ty)
        else {
            return None;
        };
        let size = dense_element_size(self, self.element_type(ty))? as u64;
        let sizes = shape.iter().filter(|&&size| size != DYNAMIC);
        let sizes = sizes.map(|&size| u64::try_from(size).ok()).collect::<Option<Vec<u64>>>()?;
        let count = sizes.iter().try_fold(1u64, |all, &size| all.checked_mul(size))?;
        (sizes.len() == shape.len()).then(|| count.checked_mul(size))?
    }
}

impl Resources {
    /// Returns true if there are no resources.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.external.is_empty()
    }
}
