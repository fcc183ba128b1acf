//! Assembly: the text of an object file in ELF, which GNU's and LLVM's assemblers make the same sections, symbols and
//! relocations of.
//!
//! The text is derived from the finished object, so that it has everything the object has: also thunks, unwinding
//! information and debug information. Code is bytes, with the instruction as a comment: assemblers choose among several
//! encodings of an instruction, and would relax branches. Relocations are `.reloc` directives.
//!
//! - [`data`]: contents of sections that are not code.
//! - [`instructions`]: code by instructions.
//! - [`names`]: names of symbols.
//! - [`relocations`]: names of relocations.
//! - [`sections`]: directives of sections.
//! - [`symbols`]: directives of symbols.

mod data;
mod instructions;
mod names;
mod relocations;
mod sections;
mod symbols;

use std::fmt::Write;

use object::read::elf::{ElfFile64, FileHeader};
use object::{Endianness, elf};
use rustc_hash::FxHashMap;

use crate::codegen::Listing;

use instructions::Decoder;
use names::Names;
use relocations::Reloc;
use sections::{Groups, Section};

/// The parts of an object that the directives refer to.
struct Text<'a> {
    file: &'a ElfFile64<'a, Endianness>,
    machine: u16,
    endian: Endianness,
    names: Names,
    /// The listings of functions by symbol.
    listings: FxHashMap<&'a str, &'a Listing>,
    out: String,
}

/// Writes the text of an object file. `listings` have the source lines of functions, and what the code generator
/// knows of instructions.
///
/// # Errors
/// When the object has something that no directive is for.
pub fn write(object: &[u8], listings: &[Listing]) -> Result<String, String> {
    let file = ElfFile64::<Endianness>::parse(object).map_err(|error| error.to_string())?;
    let (endian, machine) = (file.endian(), file.elf_header().e_machine(file.endian()));
    let names = Names::new(&file)?;
    let listings = listings.iter().map(|listing| (&listing.symbol[..], listing)).collect();
    // An instruction takes a line.
    let out = String::with_capacity(object.len() * 8);
    let mut text = Text { file: &file, machine, endian, names, listings, out };
    text.head();
    let groups = Groups::new(&file)?;
    for section in sections::all(&file, &groups)? {
        text.section(&section)?;
    }
    text.undefined_symbols()?;
    Ok(text.out)
}

impl Text<'_> {
    /// Appends a line.
    fn line(&mut self, line: std::fmt::Arguments) {
        // Writing to a String cannot fail.
        let _ = self.out.write_fmt(line);
        self.out.push('\n');
    }

    /// Returns the beginning of a comment.
    fn comment(&self) -> &'static str {
        if self.machine == elf::EM_AARCH64 { "//" } else { "#" }
    }

    fn head(&mut self) {
        let comment = self.comment();
        self.line(format_args!("{comment} Written by mlirc; 'cc -c' makes the object of it."));
        self.line(format_args!("\t.file\t\"mlirc\""));
        if self.machine == elf::EM_RISCV {
            // Linkers would otherwise change the code, and assemblers would leave differences to them.
            self.line(format_args!("\t.option\tnorelax"));
        }
    }

    fn section(&mut self, section: &Section) -> Result<(), String> {
        self.line(format_args!(""));
        self.line(format_args!("{}", section.directive));
        if section.align > 1 {
            self.line(format_args!("\t.balign\t{}", section.align));
        }
        if self.names.is_referenced(section.index) {
            self.line(format_args!("{}:", names::of_section(section.index)));
        }
        let mut labels = symbols::labels(self.file, section.index);
        labels.sort_by_key(|label| label.offset);
        let relocs = relocations::of_section(self.file, section.index)?;
        match section.data {
            None => self.zeros(section.size, &labels),
            Some(bytes) if section.is_code => self.code(bytes, &labels, &relocs),
            Some(bytes) => self.data(bytes, &labels, &relocs),
        }
    }

    /// Appends a relocation of the bytes at a distance from the ones that follow.
    fn reloc(&mut self, distance: u64, reloc: &Reloc) -> Result<(), String> {
        let name = relocations::name(self.machine, reloc.kind)
            .ok_or_else(|| format!("assembly has no name for relocations of type {}", reloc.kind))?;
        let at = if distance == 0 { ".".to_string() } else { format!(".+{distance}") };
        let target = self.target(reloc);
        self.line(format_args!("\t.reloc\t{at}, {name}{target}"));
        Ok(())
    }

    /// Returns the target of a relocation behind a comma, if there is one.
    fn target(&self, reloc: &Reloc) -> String {
        match self.names.reference(reloc.symbol) {
            None if reloc.addend == 0 => String::new(),
            None => format!(", {}", reloc.addend),
            Some(name) if reloc.addend == 0 => format!(", {name}"),
            Some(name) => format!(", {name}{:+}", reloc.addend),
        }
    }

    fn code(&mut self, bytes: &[u8], labels: &[symbols::Label], relocs: &[Reloc]) -> Result<(), String> {
        let mut decoder = Decoder::new(self.machine, bytes);
        let (mut labels, mut relocs) = (labels.iter().peekable(), relocs.iter().peekable());
        let mut lines: Vec<(u64, &str)> = Vec::new();
        let (mut at, mut end) = (0, 0);
        loop {
            while let Some(label) = labels.next_if(|label| label.offset <= at) {
                self.label(label)?;
                end = end.max(label.offset + label.size);
                let listing = self.names.plain(label.symbol).and_then(|name| self.listings.get(name));
                let Some(listing) = listing.copied() else { continue };
                if !decoder.has_mnemonics() {
                    self.listing(&listing.instructions);
                }
                lines = listing.lines.iter().rev().map(|(offset, line)| (at + offset, &line[..])).collect();
            }
            let remaining = bytes.len() as u64 - at;
            if remaining == 0 {
                break Ok(());
            }
            while let Some((_, line)) = lines.pop_if(|line| line.0 <= at) {
                let comment = self.comment();
                self.line(format_args!("{comment} {line}"));
            }
            let limit = labels.peek().map_or(remaining, |label| remaining.min(label.offset - at));
            let is_padding = at >= end && relocs.peek().is_none_or(|reloc| reloc.offset >= at + limit);
            if is_padding {
                data::push_data(&bytes[at as usize..(at + limit) as usize], self.endian, &mut self.out);
                at += limit;
                continue;
            }
            let length = decoder.next(at).clamp(1, limit);
            while let Some(reloc) = relocs.next_if(|reloc| reloc.offset < at + length) {
                self.reloc(reloc.offset.saturating_sub(at), reloc)?;
            }
            let instruction = &bytes[at as usize..(at + length) as usize];
            decoder.write(instruction, at, &mut self.out);
            at += length;
        }
    }

    /// Appends the code generator's own text of a function as comments.
    fn listing(&mut self, text: &str) {
        let comment = self.comment();
        for line in text.lines() {
            self.line(format_args!("{comment}\t{line}"));
        }
    }
}
