//! Several sources together: their objects, and one list of what C sees of them.

use crate::driver::{Artifacts, Compiler, Emit};
use crate::link::Member;
use crate::target::Target;

/// What is collected of the sources of a library.
#[derive(Debug)]
pub struct Library {
    /// The objects.
    pub members: Vec<Member>,
    exports: Vec<cabi::Export>,
    index_bits: u32,
    target: Target,
}

impl Library {
    /// A library of nothing yet, for this target unless its sources say another.
    pub fn new(target: Target) -> Library {
        Library { members: Vec::new(), exports: Vec::new(), index_bits: 0, target }
    }

    /// Adds what a source was compiled to: an object and what C sees of it. `stem` names the object.
    ///
    /// # Errors
    /// When target or width of `index` are not those of the sources before: they could not share a header.
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
        self.target = target;
        let object = artifacts.outputs.iter_mut().find(|output| output.0 == Emit::Object);
        let object = object.map(|output| std::mem::take(&mut output.1)).unwrap_or_default();
        self.members.push(Member { name: format!("{stem}.o"), object });
        self.index_bits = artifacts.index_bits;
        self.exports.append(&mut artifacts.exports);
        Ok(())
    }

    /// What describes the functions of all sources. `name` is that of the library.
    ///
    /// # Errors
    /// When a function has a type that the other language cannot have.
    pub fn binding(&self, compiler: &Compiler, emit: Emit, name: &str) -> Result<String, String> {
        compiler.binding(emit, &self.exports, (&self.target, self.index_bits), name)
    }

    /// What the sources were compiled for.
    pub fn target(&self) -> &Target {
        &self.target
    }
}
