//! Loads and stores of the global of a program.

use std::fmt::Write as _;

use crate::generate::Generator;
use crate::values::Tensor;

/// The sizes of globals.
const SIZES: [usize; 1] = [6];

impl Generator {
    /// Adds the global of a program, and a function that changes it.
    pub(crate) fn declare_global(&mut self) {
        let (number, ty) = (self.number, Tensor::fixed(String::new(), &SIZES).ty());
        let _ = write!(
            self.text,
            "\
ml_program.global private mutable @g{number}(dense<[3, 1, 4, 1, 5, 9]> : {ty}) : {ty}
func.func private @set{number}(%x: i32) {{
  %c2 = arith.constant 2 : index
  %0 = ml_program.global_load @g{number} : {ty}
  %1 = tensor.insert %x into %0[%c2] : {ty}
  ml_program.global_store @g{number} = %1 : {ty}
  return
}}
"
        );
    }

    /// Adds a load, a store, or a call that stores.
    pub(crate) fn access_global(&mut self) {
        let global = Tensor::fixed(String::new(), &SIZES);
        let (number, ty) = (self.number, global.ty());
        match self.random.below(5) {
            0 => {
                let scalar = self.scalar();
                self.line(&format!("func.call @set{number}({scalar}) : (i32) -> ()"));
            }
            1 => {
                let tensor = self.pick(|tensor| tensor.is_like(&global));
                self.line(&format!("ml_program.global_store @g{number} = {} : {ty}", tensor.name));
            }
            _ => {
                let loaded = global.named(self.name());
                self.line(&format!("{} = ml_program.global_load @g{number} : {ty}", loaded.name));
                self.add(loaded);
            }
        }
    }
}
