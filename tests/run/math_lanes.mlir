// Vectors of mathematical functions, with the remainders of loops, against the C library in `double`: errors in units in
// the last place, special values, and operands outside of the domains of lane forms.
// no-oracle: MLIR's conversion computes `exp(x) - 1` and `log(1 + x)`, which are zero for small operands
func.func @acos_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.acos %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @acos_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.acos %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @asin_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.asin %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @asin_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.asin %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @atan_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.atan %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @atan_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.atan %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @cbrt_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.cbrt %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @cbrt_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.cbrt %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @cos_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.cos %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @cos_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.cos %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @cosh_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.cosh %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @cosh_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.cosh %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @erf_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.erf %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @erf_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.erf %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @erfc_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.erfc %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @erfc_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.erfc %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @exp_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.exp %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @exp_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.exp %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @exp2_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.exp2 %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @exp2_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.exp2 %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @expm1_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.expm1 %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @expm1_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.expm1 %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @log_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.log %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @log_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.log %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @log10_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.log10 %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @log10_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.log10 %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @log1p_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.log1p %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @log1p_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.log1p %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @log2_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.log2 %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @log2_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.log2 %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @sin_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.sin %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @sin_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.sin %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @sinh_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.sinh %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @sinh_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.sinh %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @tan_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.tan %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @tan_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.tan %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @tanh_f32(%x: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %r = math.tanh %x0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @tanh_f64(%x: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %r = math.tanh %x0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @atan2_f32(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %y0 = affine.load %y[%i] : memref<?xf32>
    %r = math.atan2 %x0, %y0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @atan2_f64(%x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %y0 = affine.load %y[%i] : memref<?xf64>
    %r = math.atan2 %x0, %y0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @hypot_f32(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %y0 = affine.load %y[%i] : memref<?xf32>
    %r = llvm.call @hypotf(%x0, %y0) {fastmathFlags = #llvm.fastmath<afn>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32, f32) -> f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @hypot_f64(%x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %y0 = affine.load %y[%i] : memref<?xf64>
    %r = llvm.call @hypot(%x0, %y0) {fastmathFlags = #llvm.fastmath<afn>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f64, f64) -> f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
func.func @pow_f32(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf32>
    %y0 = affine.load %y[%i] : memref<?xf32>
    %r = math.powf %x0, %y0 : f32
    affine.store %r, %z[%i] : memref<?xf32>
  }
  return
}
func.func @pow_f64(%x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %y0 = affine.load %y[%i] : memref<?xf64>
    %r = math.powf %x0, %y0 : f64
    affine.store %r, %z[%i] : memref<?xf64>
  }
  return
}
llvm.func @hypot(f64, f64) -> f64
llvm.func @hypotf(f32, f32) -> f32
// Vectors of other lengths than a register.
func.func @vectors(%x: memref<2x3xf32>, %y: memref<5xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0, %c0] : memref<2x3xf32>, vector<2x3xf32>
  %s = math.sinh %a : vector<2x3xf32>
  %t = math.erfc %s : vector<2x3xf32>
  vector.store %t, %x[%c0, %c0] : memref<2x3xf32>, vector<2x3xf32>
  %b = vector.load %y[%c0] : memref<5xf64>, vector<5xf64>
  %c = math.cos %b : vector<5xf64>
  vector.store %c, %y[%c0] : memref<5xf64>, vector<5xf64>
  return
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
//
// #define UNARY(F) F(acos) F(asin) F(atan) F(cbrt) F(cos) F(cosh) F(erf) F(erfc) F(exp) F(exp2) F(expm1) F(log) F(log10) \
//   F(log1p) F(log2) F(sin) F(sinh) F(tan) F(tanh)
// #define BINARY(F) F(atan2) F(hypot) F(pow)
// // The C library, which -O0 calls, is less accurate than the vectors.
// #ifdef _WIN32
// static const double BOUND = 1e3;
// #else
// static const double BOUND = 4;
// #endif
// enum { COUNT = 67 };
// static uint64_t state = 1;
//
// static uint64_t next(void) {
//   state ^= state << 13;
//   state ^= state >> 7;
//   return state ^= state << 17;
// }
//
// static const double special[] = {0, -0.0, INFINITY, -INFINITY, NAN, 1, -1, 2, -3, 0.5, 1e-310, -1e-310, 1e-42, 1e15, 1e18,
//   -1e18, 3e7, 709.7, 711, -745, -746, 88.7, 89, -103, -104, 9007199254740991.0, 26, 27.5, 1e-30};
// enum { SPECIALS = sizeof special / sizeof *special };
//
// static double operand(int number) {
//   double unit = (double)(next() >> 11) / 9007199254740992.0, sign = next() & 1 ? 1 : -1;
//   switch (number % 5) {
//     case 0: return special[number / 5 % SPECIALS];
//     case 1: return sign * unit;
//     case 2: return sign * unit * 700;
//     case 3: return 1 + sign * unit / 2;
//     default: return sign * unit * 20;
//   }
// }
//
// // The error of a number with some bits of mantissa. Other classes of numbers must be those of the C library.
// static double error(double found, double exact, double library, int bits, int least) {
//   if (isnan(library) || isinf(library) || library == 0)
//     return isnan(library) ? isnan(found) ? 0 : 1e9 : found == library && !signbit(found) == !signbit(library) ? 0 : 1e9;
//   int exponent;
//   frexp(exact, &exponent);
//   int unit = exponent - bits < least ? least : exponent - bits;
//   return fabs(found - exact) / ldexp(1, unit);
// }
//
// static void report(const char *name, double errors[2]) {
//   printf("%s:", name);
//   for (int i = 0; i < 2; i++)
//     if (errors[i] <= BOUND) printf(" accurate"); else printf(" %g", errors[i]);
//   printf("\n");
// }
//
// #define F32(a) &(MemRefDescriptor_f32_1){a, a, 0, {COUNT}, {1}}
// #define F64(a) &(MemRefDescriptor_f64_1){a, a, 0, {COUNT}, {1}}
// static float fx[COUNT], fy[COUNT], fz[COUNT];
// static double dx[COUNT], dy[COUNT], dz[COUNT];
//
// static void fill(int round) {
//   for (int i = 0; i < COUNT; i++) {
//     dx[i] = operand(round * COUNT + i);
//     dy[i] = operand((round * COUNT + i) / SPECIALS);
//     if (i % 3 == 0) dy[i] = rint(dy[i]);
//     if (i % 11 == 0) dy[i] *= 1e290;
//     fx[i] = (float)dx[i];
//     fy[i] = (float)dy[i];
//   }
// }
//
// #define CHECK(name, call32, call64, exact32, exact64, library32, library64)                        \
//   {                                                                                              \
//     double errors[2] = {0, 0};                                                                   \
//     for (int round = 0; round < 300; round++) {                                                  \
//       fill(round);                                                                               \
//       call32;                                                                                    \
//       call64;                                                                                    \
//       for (int i = 0; i < COUNT; i++) {                                                          \
//         errors[0] = fmax(errors[0], error(fz[i], exact32, library32, 24, -149));                 \
//         errors[1] = fmax(errors[1], error(dz[i], exact64, library64, 53, -1074));                \
//       }                                                                                          \
//     }                                                                                            \
//     report(#name, errors);                                                                       \
//   }
// #define UNARY_CHECK(name)                                                                            \
//   CHECK(name, _mlir_ciface_##name##_f32(F32(fx), F32(fz)), _mlir_ciface_##name##_f64(F64(dx), F64(dz)), \
//         name(fx[i]), name(dx[i]), name##f(fx[i]), name(dx[i]))
// #define BINARY_CHECK(name)                                                                            \
//   CHECK(name, _mlir_ciface_##name##_f32(F32(fx), F32(fy), F32(fz)),                                  \
//         _mlir_ciface_##name##_f64(F64(dx), F64(dy), F64(dz)), name(fx[i], fy[i]), name(dx[i], dy[i]), \
//         name##f(fx[i], fy[i]), name(dx[i], dy[i]))
//
// int main(void) {
//   UNARY(UNARY_CHECK)
//   BINARY(BINARY_CHECK)
//   float a[6] = {0, 0, 0, 0, 0, 1};
//   double b[5] = {0, 1e15, 0, 0, 1};
//   MemRefDescriptor_f32_2 rows = {a, a, 0, {2, 3}, {3, 1}};
//   MemRefDescriptor_f64_1 five = {b, b, 0, {5}, {1}};
//   _mlir_ciface_vectors(&rows, &five);
//   printf("%.5f %.5f\n", a[5], b[4]);
//   return 0;
// }
// output:
// acos: accurate accurate
// asin: accurate accurate
// atan: accurate accurate
// cbrt: accurate accurate
// cos: accurate accurate
// cosh: accurate accurate
// erf: accurate accurate
// erfc: accurate accurate
// exp: accurate accurate
// exp2: accurate accurate
// expm1: accurate accurate
// log: accurate accurate
// log10: accurate accurate
// log1p: accurate accurate
// log2: accurate accurate
// sin: accurate accurate
// sinh: accurate accurate
// tan: accurate accurate
// tanh: accurate accurate
// atan2: accurate accurate
// hypot: accurate accurate
// pow: accurate accurate
// 0.09652 0.54030
