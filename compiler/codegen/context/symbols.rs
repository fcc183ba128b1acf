//! Symbols of the module, and references of code to them and to entities that are created when the object is assembled.

use cranelift_module::{DataId, FuncId};
use cranelift_object::ObjectProduct;
use object::write::SymbolId;

use crate::codegen::abi::Register;
use crate::codegen::abi::buffered_results;
use crate::codegen::workarounds::x87::Routine;
use crate::ir::{NameId, Op};

/// The namespace of functions in CLIF.
pub(crate) const FUNCTION_SPACE: u32 = 0;
/// The namespace of data.
pub(crate) const DATA_SPACE: u32 = 1;
/// The namespace of [`Request`]s of the function.
pub(crate) const REQUEST_SPACE: u32 = 2;

/// A reference of a function to an entity that is created when the object is assembled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Request {
    /// A function of the C library.
    Library(&'static str),
    /// The slot with the address of a symbol.
    Slot(NameId),
    /// The call thunk of a variadic function.
    VariadicThunk(NameId),
    /// The call thunk of a variadic function whose address follows this many bytes of arguments on the stack.
    IndirectVariadicThunk(u32),
    /// The call thunk of a function whose `llvm.nest` argument is in this register.
    NestThunk(NameId, Register),
    /// The same for a function whose address follows this many bytes of arguments on the stack.
    IndirectNestThunk(u32, Register),
    /// A leaf routine that does not change the stack pointer.
    MachineCode(&'static [u8]),
    /// A routine for the x87 unit.
    X87(Routine),
    /// The call thunk of a function with buffered results.
    BufferedCall(buffered_results::Layout, buffered_results::ThunkTarget),
}

/// The entity in the object that a symbol names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entity {
    /// A function.
    Function(FuncId),
    /// A variable; true if it is thread-local.
    Data(DataId, bool),
}

impl Entity {
    /// Returns its symbol in a finished object.
    pub(crate) fn symbol(self, product: &mut ObjectProduct) -> SymbolId {
        match self {
            Entity::Function(id) => product.function_symbol(id),
            Entity::Data(id, _) => product.data_symbol(id),
        }
    }
}

/// A symbol of the module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symbol {
    /// The operation that defines or declares it.
    pub(crate) op: Op,
    /// Its entity in the object.
    pub(crate) entity: Entity,
    /// True if its address is known at link time, relative to the code.
    pub(crate) near: bool,
}
