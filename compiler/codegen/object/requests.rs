//! [Requests](Request) of functions: thunks, machine code routines and slots with addresses, each created once.

use cranelift_codegen::ir;
use cranelift_module::{DataDescription, DataId, Linkage, Module as _, ModuleReloc, ModuleRelocTarget};

use crate::codegen::abi::buffered_results::{Layout, ThunkTarget};
use crate::codegen::abi::thunk::Thunk;
use crate::codegen::abi::{nest, variadic_call};
use crate::codegen::context::env::Env;
use crate::codegen::context::symbols::{REQUEST_SPACE, Request};
use crate::codegen::unwind::Frame;
use crate::codegen::workarounds::got_load;
use crate::ir::NameId;

use super::assembler::{Assembler, symbol_target};
use super::compiled::Compiled;

/// Returns the relocation target for a call of a function of the module.
fn function_target(env: &Env, symbol: NameId) -> Result<ModuleRelocTarget, String> {
    let name = env.function_name(symbol).ok_or("call of an unknown function")?;
    Ok(ModuleRelocTarget::user(name.namespace, name.index))
}

impl Assembler {
    /// Replaces relocations against requests by relocations against their targets.
    pub(super) fn resolve(&mut self, env: &Env, compiled: &mut Compiled) -> Result<(), String> {
        let mut targets = Vec::with_capacity(compiled.requests.len());
        for &request in &compiled.requests {
            targets.push(self.target(env, request)?);
        }
        for number in 0..compiled.relocs.len() {
            let ModuleRelocTarget::User { namespace: REQUEST_SPACE, index } = compiled.relocs[number].name
            else {
                continue;
            };
            compiled.relocs[number].name = targets[index as usize].clone();
            if let Request::Slot(_) = compiled.requests[index as usize] {
                got_load::load(env.target, &mut compiled.code, &mut compiled.relocs, number)?;
            }
        }
        Ok(())
    }

    /// Returns the target of a request, which is created on first use.
    fn target(&mut self, env: &Env, request: Request) -> Result<ModuleRelocTarget, String> {
        if let Some(known) = self.made.get(&request) {
            return Ok(known.clone());
        }
        let target: ModuleRelocTarget = match request {
            Request::Library(function) => {
                let signature = ir::Signature::new(env.call_conv);
                let id = self.object.declare_function(function, Linkage::Import, &signature);
                id.map_err(|error| error.to_string())?.into()
            }
            Request::Slot(symbol) if got_load::has_table(env.target) => symbol_target(env, symbol)?,
            Request::Slot(symbol) => self.slot(env, symbol)?.into(),
            Request::VariadicThunk(symbol) => {
                let thunk = variadic_call::thunk(function_target(env, symbol)?);
                self.local_thunk(env, &thunk, Frame::Leaf)?
            }
            Request::IndirectVariadicThunk(stack) => {
                self.local_thunk(env, &variadic_call::indirect_thunk(stack), Frame::Leaf)?
            }
            Request::NestThunk(symbol, register) => {
                let thunk = nest::call_thunk(env.convention, register, function_target(env, symbol)?);
                self.local_thunk(env, &thunk, Frame::Leaf)?
            }
            Request::IndirectNestThunk(stack, register) => {
                let thunk = nest::indirect_call_thunk(env.convention, register, stack);
                self.local_thunk(env, &thunk, Frame::Leaf)?
            }
            Request::MachineCode(code) => self.local_function(env, code, &[], Frame::Leaf)?,
            Request::X87(routine) => {
                self.local_function(env, &routine.code(env.convention), &[], Frame::Leaf)?
            }
            Request::BufferedCall(layout, callee) => self.call_thunk(env, layout, callee)?,
        };
        self.made.insert(request, target.clone());
        Ok(target)
    }

    /// Creates a slot of eight bytes with the address of a symbol.
    fn slot(&mut self, env: &Env, symbol: NameId) -> Result<DataId, String> {
        let id = self.object.declare_anonymous_data(false, false).map_err(|error| error.to_string())?;
        let mut description = DataDescription::new();
        description.define(vec![0; 8].into());
        description.set_align(8);
        self.refer(env, &mut description, 0, symbol, 0)?;
        self.object.define_data(id, &description).map_err(|error| error.to_string())?;
        Ok(id)
    }

    /// Creates a local function that is a thunk.
    fn local_thunk(
        &mut self,
        env: &Env,
        thunk: &Thunk,
        frame: fn(u32) -> Frame,
    ) -> Result<ModuleRelocTarget, String> {
        self.local_function(env, &thunk.code, &thunk.relocs, frame)
    }

    /// Creates a local function of machine code.
    fn local_function(
        &mut self,
        env: &Env,
        code: &[u8],
        relocs: &[ModuleReloc],
        frame: fn(u32) -> Frame,
    ) -> Result<ModuleRelocTarget, String> {
        let signature = ir::Signature::new(env.call_conv);
        let id = self.object.declare_anonymous_function(&signature).map_err(|error| error.to_string())?;
        self.object.define_function_bytes(id, 16, code, relocs).map_err(|error| error.to_string())?;
        self.frames.push((id, frame(code.len() as u32)));
        Ok(id.into())
    }

    /// Returns the thunk of a call with buffered results.
    fn call_thunk(
        &mut self,
        env: &Env,
        layout: Layout,
        callee: ThunkTarget,
    ) -> Result<ModuleRelocTarget, String> {
        let target = match callee {
            ThunkTarget::Symbol(symbol) => Some(function_target(env, symbol)?),
            ThunkTarget::Variadic(symbol) => Some(self.target(env, Request::VariadicThunk(symbol))?),
            ThunkTarget::Library(function) => Some(self.target(env, Request::Library(function))?),
            ThunkTarget::Pointer => None,
        };
        let thunk = layout.call_thunk(target);
        self.local_thunk(env, &thunk, Frame::Chained)
    }
}
