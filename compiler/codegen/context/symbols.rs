//! Symbols of the module, and how code refers to them and to what is made when the object is put together.

use cranelift_module::{DataId, FuncId};
use cranelift_object::ObjectProduct;
use object::write::SymbolId;

use crate::codegen::abi::Register;
use crate::codegen::abi::buffered_results;
use crate::codegen::workarounds::x87::Routine;
use crate::ir::{NameId, Op};

/// Namespace of references to functions in CLIF.
pub(crate) const FUNCTION_SPACE: u32 = 0;
/// Namespace of references to data.
pub(crate) const DATA_SPACE: u32 = 1;
/// Namespace of references that stand for a [`Request`] of the function.
pub(crate) const REQUEST_SPACE: u32 = 2;

/// Something a function refers to that is made when the module is put together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Request {
    /// A function of the C library.
    Library(&'static str),
    /// The slot with the address of a symbol.
    Slot(NameId),
    /// The thunk through which a variadic function is called.
    VariadicThunk(NameId),
    /// The thunk through which a variadic function is called whose address is on the stack behind this many bytes of
    /// arguments.
    IndirectVariadicThunk(u32),
    /// The thunk through which a function is called whose `llvm.nest` argument is in this register.
    NestThunk(NameId, Register),
    /// The same for the function whose address is on the stack behind this many bytes of arguments.
    IndirectNestThunk(u32, Register),
    /// A routine that calls nothing and keeps the stack as it is.
    MachineCode(&'static [u8]),
    /// A routine for the x87 unit.
    X87(Routine),
    /// The thunk through which a function is called whose results go through a buffer.
    BufferedCall(buffered_results::Layout, buffered_results::ThunkTarget),
}

/// The entity in the object that a symbol names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entity {
    /// A function.
    Function(FuncId),
    /// A variable, and whether each thread has its own.
    Data(DataId, bool),
}

impl Entity {
    /// Its symbol in a finished object.
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
