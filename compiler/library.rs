//! Libraries of several sources: their objects, and one list of the functions that C can call.

use std::collections::HashMap;

use cabi::{Direction, Export, Variable};

use crate::driver::{Artifacts, Compiler, Emit, LinkedKind, LinkedSymbol, data_layout};
use crate::link::Member;
use crate::target::Target;

/// The objects, exports and symbols of the sources of a library.
#[derive(Debug)]
pub struct Library {
    /// The objects.
    pub members: Vec<Member>,
    /// The objects of the runtime that become part of the library.
    pub runtime: Vec<Member>,
    exports: Vec<Export>,
    variables: Vec<Variable>,
    /// The definition of each symbol, or its first declaration.
    symbols: HashMap<String, LinkedSymbol>,
    index_bits: u32,
    target: Target,
}

impl Library {
    /// Creates an empty library, for this target unless its sources name another.
    pub fn new(target: Target) -> Library {
        Library {
            members: Vec::new(),
            runtime: Vec::new(),
            exports: Vec::new(),
            variables: Vec::new(),
            symbols: HashMap::new(),
            index_bits: 0,
            target,
        }
    }

    /// Adds the output of compiling a source: an object and its exports. `stem` names the object.
    ///
    /// # Errors
    /// When the target or the width of `index` differs from that of earlier sources, which rules out a common header,
    /// or when the source defines a symbol that another source defines, or declares one with another type.
    pub fn add(&mut self, stem: &str, mut artifacts: Artifacts) -> Result<(), String> {
        if !self.members.is_empty() && self.index_bits != artifacts.index_bits {
            let (before, now) = (self.index_bits, artifacts.index_bits);
            return Err(format!("it has an index of {now} bits, sources before it one of {before}"));
        }
        let target = artifacts.target.take().unwrap_or_else(|| self.target.clone());
        if !self.members.is_empty() && self.target != target {
            return Err(format!(
                "it is compiled for {}, sources before it for {}",
                target.triple, self.target.triple
            ));
        }
        self.link(artifacts.symbols)?;
        self.add_exports(artifacts.exports)?;
        // A variable of weak linkage may be in several sources.
        let is_new = |variable: &Variable| self.variables.iter().all(|other| other.symbol != variable.symbol);
        artifacts.variables.retain(is_new);
        self.variables.append(&mut artifacts.variables);
        self.target = target;
        let object = artifacts.outputs.iter_mut().find(|output| output.0 == Emit::Object);
        let object = object.map(|output| std::mem::take(&mut output.1).into_vec()).unwrap_or_default();
        self.members.push(Member { name: format!("{stem}.o"), object });
        self.index_bits = artifacts.index_bits;
        Ok(())
    }

    /// Adds the objects of the runtime, with their symbols.
    ///
    /// # Errors
    /// When a source defines or declares one of these symbols differently.
    pub fn add_runtime(&mut self, members: Vec<(Member, Vec<LinkedSymbol>)>) -> Result<(), String> {
        for (member, symbols) in members {
            self.link(symbols)?;
            self.runtime.push(member);
        }
        Ok(())
    }

    /// Adds the symbols of an object after checking them against the earlier ones.
    fn link(&mut self, symbols: Vec<LinkedSymbol>) -> Result<(), String> {
        for symbol in symbols {
            let Some(before) = self.symbols.get_mut(&symbol.name) else {
                self.symbols.insert(symbol.name.clone(), symbol);
                continue;
            };
            check_symbols(before, &symbol)?;
            if before.kind == LinkedKind::Declaration {
                *before = symbol;
            }
        }
        Ok(())
    }

    /// Adds the exports of a source. A function that one source calls and another one defines is not required from C.
    fn add_exports(&mut self, exports: Vec<Export>) -> Result<(), String> {
        for export in exports {
            let Some(before) = self.exports.iter_mut().find(|before| before.symbol == export.symbol) else {
                self.exports.push(export);
                continue;
            };
            check_prototypes(before, &export)?;
            if before.direction == Direction::Required {
                *before = export;
            }
        }
        Ok(())
    }

    /// Returns the binding of the functions of all sources. `name` is the name of the library.
    ///
    /// # Errors
    /// When a function has a type that the other language cannot have.
    pub fn binding(&self, compiler: &Compiler, emit: Emit, name: &str) -> Result<String, String> {
        let name = match &self.members[..] {
            // As for a source that is compiled to an object.
            [member] if emit == Emit::Manifest => member.name.strip_suffix(".o").unwrap_or(&member.name),
            _ => name,
        };
        compiler.binding(emit, (&self.exports, &self.variables), (&self.target, self.index_bits), name)
    }

    /// Returns true if no source has a function or variable that C can see, except `main`.
    pub fn is_closed(&self) -> bool {
        self.variables.is_empty() && self.exports.iter().all(|export| export.symbol == "main")
    }

    /// Returns the functions that C can call or must define.
    pub fn exports(&self) -> &[Export] {
        &self.exports
    }

    /// Returns the properties of the target that determine the layout of C types.
    pub fn data_layout(&self) -> cabi::DataLayout {
        data_layout(&self.target, self.index_bits)
    }

    /// Returns the target of the sources.
    pub fn target(&self) -> &Target {
        &self.target
    }
}

/// Returns an error if two objects contain conflicting definitions or declarations of a symbol.
fn check_symbols(before: &LinkedSymbol, now: &LinkedSymbol) -> Result<(), String> {
    let (name, location, other) = (&now.name, &now.location, &before.location);
    if before.kind == LinkedKind::Definition && now.kind == LinkedKind::Definition {
        return Err(format!("symbol '{name}' is defined at {location}, and at {other} as well"));
    }
    match (&before.ty, &now.ty) {
        (Some(expected), Some(found)) if expected != found => {
            Err(format!("symbol '{name}' has type '{found}' at {location}, but '{expected}' at {other}"))
        }
        _ => Ok(()),
    }
}

/// Returns an error if two sources export a symbol with different prototypes.
fn check_prototypes(before: &Export, now: &Export) -> Result<(), String> {
    let types = |export: &Export| -> Vec<cabi::CType> {
        export.params.iter().map(|param| param.ty.clone()).chain([export.result.clone()]).collect()
    };
    if types(before) == types(now) {
        return Ok(());
    }
    let location =
        |export: &Export| export.doc.location.clone().unwrap_or_else(|| "an unknown location".into());
    Err(format!(
        "function '{}' has type '{}' at {}, but '{}' at {}",
        now.doc.mlir_name,
        now.doc.mlir_signature,
        location(now),
        before.doc.mlir_signature,
        location(before)
    ))
}
