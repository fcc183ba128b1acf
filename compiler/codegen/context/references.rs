//! The functions and data that a function refers to.

use std::rc::Rc;

use cranelift_codegen::ir::{
    AbiParam, ExtFuncData, ExternalName, FuncRef, GlobalValue, Inst, Signature, Type, UserExternalName,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::codegen::abi::Plan;
use crate::ir::{AttrId, NameId, Op};

use super::FunctionCx;
use super::symbols::{REQUEST_SPACE, Request};

/// A callee known by name, ready to be called.
#[derive(Clone)]
pub(crate) struct Callee {
    /// The Cranelift reference.
    pub(crate) function: FuncRef,
    /// The locations of the arguments and results.
    pub(crate) plan: Rc<Plan>,
}

/// The references of a function, each imported once.
#[derive(Default)]
pub(crate) struct References {
    /// Requests to the assembler of the object, by the index of its name.
    pub(crate) requests: Vec<Request>,
    /// Callees by name, number of arguments and attributes of the arguments.
    pub(crate) callees: FxHashMap<(NameId, usize, Option<AttrId>), Callee>,
    /// Callees that may return more than once.
    pub(crate) returning_twice: FxHashSet<FuncRef>,
    /// Calls that must not reuse the frame of the function, and calls that must, with their operations.
    pub(crate) returning_calls: FxHashSet<Inst>,
    pub(crate) tail_calls: FxHashMap<Inst, Op>,
    /// Functions of libraries.
    pub(crate) library: FxHashMap<&'static str, FuncRef>,
    /// Addresses of symbols.
    pub(crate) addresses: FxHashMap<NameId, GlobalValue>,
}

impl FunctionCx<'_> {
    /// Returns the CLIF name of an entity that is created when the object is assembled.
    pub(crate) fn request(&mut self, request: Request) -> UserExternalName {
        self.references.requests.push(request);
        UserExternalName { namespace: REQUEST_SPACE, index: self.references.requests.len() as u32 - 1 }
    }

    /// Imports a function that is near enough to be called directly, or through the linker's table.
    pub(crate) fn import(&mut self, name: UserExternalName, signature: Signature) -> FuncRef {
        let signature = self.builder.import_signature(signature);
        let name = self.func().declare_imported_user_function(name);
        self.builder.import_function(ExtFuncData {
            name: ExternalName::user(name),
            signature,
            colocated: true,
            patchable: false,
        })
    }

    /// Imports a routine that is created on request.
    pub(crate) fn routine(&mut self, request: Request, params: &[AbiParam], result: Option<Type>) -> FuncRef {
        let mut signature = Signature::new(self.env.call_conv);
        signature.params.extend_from_slice(params);
        signature.returns.extend(result.map(AbiParam::new));
        let name = self.request(request);
        self.import(name, signature)
    }
}
