//! Writing of code and data into the object, in source order.

use std::path::Path;

use cranelift_codegen::ir;
use cranelift_module::{
    DataDescription, DataId, FuncId, Linkage, Module as _, ModuleReloc, ModuleRelocTarget,
};
use cranelift_object::ObjectProduct;

use crate::bytes::Pieces;
use crate::codegen::abi::entry::Entry;
use crate::codegen::constants::image::{Image, Reference};
use crate::codegen::context::env::Env;
use crate::codegen::context::symbols::{DATA_SPACE, FUNCTION_SPACE};
use crate::codegen::debug::{self, Contents, DebugFunction};
use crate::codegen::unwind::{self, Frame};
use crate::codegen::workarounds::{fs1_save, got_load, loop_alignment};
use crate::diag::Location;
use crate::ir::verify::symbol_name;
use crate::source::Source;

use super::assembler::Assembler;
use super::binding::binding;
use super::code_section::{self, Placed};
use super::compiled::{Compiled, Definition, Listing};
use super::declare::Datum;
use super::large_data::{self, LargeDatum};
use super::symbol_difference::{self, Distance};
use super::{alias, macho, section, structors};

/// A finished module before it is written.
pub(crate) struct Finished {
    /// The object.
    pub(crate) object: Pieces,
    /// CLIF of all functions.
    pub(crate) clif: String,
    /// Assembly of each function, if requested.
    pub(crate) listings: Vec<Listing>,
}

/// Returns the listing of a function, with the name of its symbol and the lines of its locations.
fn listing(
    product: &ObjectProduct,
    source: &Source,
    id: FuncId,
    (text, locations): (String, Vec<(u64, Location)>),
) -> Listing {
    // Outputs have no names of folders.
    let name = Path::new(&source.name).file_name().unwrap_or_default().to_string_lossy();
    let name = name.replace(['\n', '\r'], " ");
    let mut lines: Vec<(u64, String)> = Vec::new();
    for (offset, location) in locations {
        let line = match location {
            Location::Unknown => continue,
            // A name with a line break would end the comment.
            Location::File { file, line, column } => {
                format!("{}:{line}:{column}", file.replace(['\n', '\r'], " "))
            }
            Location::Offset(at) => {
                let (line, column) = source.line_column(at);
                format!("{name}:{line}:{column}")
            }
        };
        if lines.last().is_none_or(|last| last.1 != line) {
            lines.push((offset, line));
        }
    }
    let symbol = &product.object.symbol(product.function_symbol(id)).name;
    Listing { symbol: String::from_utf8_lossy(symbol).into_owned(), lines, instructions: text }
}

impl Assembler {
    /// Writes everything into the object.
    pub(crate) fn assemble(
        mut self,
        env: &Env,
        source: &Source,
        functions: Vec<(Definition, Compiled)>,
        data: Vec<Datum>,
    ) -> Result<Finished, String> {
        let (mut clif, mut listings) = (String::new(), Vec::new());
        for (definition, mut compiled) in functions {
            self.resolve(env, &mut compiled)?;
            self.call_lowest(env, definition, &mut compiled.relocs);
            let definition = self.place_stub(env, definition)?;
            let id = self.place_thunk(env, definition, &compiled)?;
            for reloc in &mut compiled.relocs {
                // A location in this code, which may belong to another function than that of the symbol.
                if let ModuleRelocTarget::FunctionOffset(function, _) = &mut reloc.name {
                    *function = id;
                }
            }
            self.define_function(env, definition, id, &mut compiled)?;
            self.padded.extend((compiled.padding > 0).then_some((id, compiled.padding)));
            if let Some(recorded) = compiled.debug.take() {
                let contents = Contents::Body(definition.body, recorded);
                self.debug.push(DebugFunction { id, op: definition.op, contents });
            }
            self.frames.push((id, compiled.unwind));
            if !compiled.clif.is_empty() {
                let symbol = symbol_name(env.cx, env.table_body(), definition.op);
                let symbol = symbol.map_or("", |name| env.cx.str(name));
                clif.push_str(&format!("; @{symbol}\n{}\n", compiled.clif));
            }
            listings.push((id, compiled.asm, compiled.locations));
        }
        for datum in data {
            self.define_global(env, datum)?;
        }
        structors::define_all(env, &mut self)?;
        let Assembler { object, frames, debug, patches, aliases, placed, padded, large, distances, .. } =
            self;
        let mut product = object.finish();
        let sections = large_data::place_all(&mut product, &large);
        code_section::place_all(&mut product, &placed)?;
        for (id, padding) in padded {
            loop_alignment::leave_out(&mut product, id, padding);
        }
        for alias in aliases {
            alias::place_alias(env, &mut product, alias)?;
        }
        for patch in patches {
            patch.apply(&mut product);
        }
        symbol_difference::write_all(env, &mut product, &distances)?;
        macho::set_version(&mut product, env.target);
        debug::write(&mut product, env, source, &debug)?;
        unwind::write(&mut product, &*env.isa, env.target.layout.big_endian, frames)?;
        let object = large_data::emit(&product.object, &sections)?;
        let listing = |(id, text, locations)| listing(&product, source, id, (text, locations));
        let listings = listings.into_iter().filter(|_| env.options.emit_asm).map(listing).collect();
        Ok(Finished { object, clif, listings })
    }

    /// Adds a function to the object, or keeps it for later if it has a section of its own.
    fn define_function(
        &mut self,
        env: &Env,
        definition: Definition,
        id: FuncId,
        compiled: &mut Compiled,
    ) -> Result<(), String> {
        let align = compiled.align;
        let is_macho = macho::is_format(env.target);
        let declarations = self.object.declarations();
        // ELF's linkers need no branch stub to reach symbols that they know to be local.
        got_load::correct_references(&compiled.code, &mut compiled.relocs, |name| match *name {
            ModuleRelocTarget::User { namespace: DATA_SPACE, index } => {
                is_macho || declarations.get_data_decl(DataId::from_u32(index)).linkage == Linkage::Import
            }
            ModuleRelocTarget::User { namespace: FUNCTION_SPACE, index } => {
                is_macho || declarations.get_function_decl(FuncId::from_u32(index)).linkage == Linkage::Import
            }
            _ => is_macho,
        });
        let section = section::function_section(env, definition.op).filter(|_| id == definition.id);
        let Some(section) = section else {
            let defined = self.object.define_function_bytes(id, align, &compiled.code, &compiled.relocs);
            return defined.map_err(|error| error.to_string());
        };
        let code = std::mem::take(&mut compiled.code);
        let relocs = std::mem::take(&mut compiled.relocs);
        self.place(env, definition, section, (code, relocs), align)
    }

    /// Records the code of a symbol for a section of its own.
    fn place(
        &mut self,
        env: &Env,
        definition: Definition,
        section: String,
        (code, relocs): (Vec<u8>, Vec<ModuleReloc>),
        align: u64,
    ) -> Result<(), String> {
        let linkage = match self.is_lowest(definition.id) {
            true => Linkage::Local,
            false => binding(env, env.table_body().attrs(definition.op), true)?.linkage,
        };
        self.placed.push(Placed { id: definition.id, linkage, section, code, align, relocs });
        Ok(())
    }

    /// Returns the function of compiled code: that of the symbol, or one behind a thunk to which the symbol refers.
    fn place_thunk(
        &mut self,
        env: &Env,
        definition: Definition,
        compiled: &Compiled,
    ) -> Result<FuncId, String> {
        let id = definition.id;
        let Some(entry) = compiled.entry else {
            return match compiled.changes_saved_float {
                Some(stack) => self.place_saving_thunk(env, definition, stack),
                None => Ok(id),
            };
        };
        let inner = self.declare_inner(env)?;
        let thunk = entry.thunk(env.convention, inner);
        let length = thunk.code.len() as u32;
        self.place_bytes(env, definition, (thunk.code, thunk.relocs))?;
        self.frames.push((id, entry.unwinding(length)));
        match (entry, compiled.changes_saved_float) {
            (Entry::Variadic(entry), Some(_)) => {
                let definition = Definition { id: inner, ..definition };
                self.place_saving_thunk(env, definition, entry.passed())
            }
            _ => Ok(inner),
        }
    }

    /// Declares a local function behind a thunk.
    fn declare_inner(&mut self, env: &Env) -> Result<FuncId, String> {
        let signature = ir::Signature::new(env.call_conv);
        self.object.declare_anonymous_function(&signature).map_err(|error| error.to_string())
    }

    /// Defines a function as a thunk that saves a register. Returns the callee of the thunk.
    fn place_saving_thunk(
        &mut self,
        env: &Env,
        definition: Definition,
        stack: u32,
    ) -> Result<FuncId, String> {
        let inner = self.declare_inner(env)?;
        let thunk = fs1_save::thunk(inner, stack)?;
        let length = thunk.code.len() as u32;
        self.place_bytes(env, definition, (thunk.code, vec![thunk.reloc]))?;
        self.frames.push((definition.id, Frame::SavedFloat { length, frame: thunk.frame }));
        Ok(inner)
    }

    /// Defines a function by its bytes, in its section if it has one.
    pub(super) fn place_bytes(
        &mut self,
        env: &Env,
        definition: Definition,
        (code, relocs): (Vec<u8>, Vec<ModuleReloc>),
    ) -> Result<(), String> {
        if env.options.debug.is_some() {
            let contents = Contents::Thunk(code.len() as u32);
            self.debug.push(DebugFunction { id: definition.id, op: definition.op, contents });
        }
        let align = section::asked_align(env, definition.op).max(16);
        match section::function_section(env, definition.op) {
            Some(section) => self.place(env, definition, section, (code, relocs), align),
            None => {
                let defined = self.object.define_function_bytes(definition.id, align, &code, &relocs);
                defined.map(drop).map_err(|error| error.to_string())
            }
        }
    }

    fn define_global(&mut self, env: &Env, datum: Datum) -> Result<(), String> {
        let mut description = DataDescription::new();
        description.set_align(datum.align);
        if let Some(section) = &datum.section {
            description.set_custom_section(section);
        }
        // A section of the module's own has a name and flags that Cranelift knows.
        let is_common = datum.section.is_none() && !datum.is_thread_local;
        match datum.image {
            // Mach-O has no weak definitions in sections without contents, and the thread-locals of COFF are copies of
            // bytes in the file.
            Image::Zeros(size)
                if (datum.weak && macho::is_format(env.target))
                    || (datum.is_thread_local && env.is_coff()) =>
            {
                description.define(vec![0; size as usize].into());
            }
            Image::Zeros(size) => description.define_zeroinit(size as usize),
            Image::Bytes(bytes, references)
                if is_common && references.is_empty() && bytes.len() >= large_data::MIN_SIZE =>
            {
                description.define_zeroinit(0);
                let Datum { id, align, is_writable, .. } = datum;
                self.large.push(LargeDatum { id, align, bytes, is_writable });
            }
            Image::Bytes(bytes, references) => {
                description.define(bytes.into_vec().into());
                for reference in references {
                    let Reference { at, symbol, from, addend, .. } = reference;
                    match from {
                        None => self.refer(env, &mut description, at, symbol, addend)?,
                        Some(from) => self.distances.push(Distance { datum: datum.id, from, reference }),
                    }
                }
            }
        }
        self.object.define_data(datum.id, &description).map_err(|error| error.to_string())
    }
}
