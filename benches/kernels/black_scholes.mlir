// Prices of call options.
func.func private @normal(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %root = arith.constant 0.70710678118654752 : f64
  %a = arith.mulf %x, %root : f64
  %negative = arith.negf %a : f64
  %e = math.erfc %negative : f64
  %r = arith.mulf %half, %e : f64
  return %r : f64
}

func.func @black_scholes(%spot: memref<?xf64>, %strike: memref<?xf64>, %years: memref<?xf64>, %price: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rate = arith.constant 0.02 : f64
  %volatility = arith.constant 0.3 : f64
  %drift = arith.constant 0.065 : f64
  %n = memref.dim %price, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %s = memref.load %spot[%i] : memref<?xf64>
    %k = memref.load %strike[%i] : memref<?xf64>
    %t = memref.load %years[%i] : memref<?xf64>
    %root = math.sqrt %t : f64
    %width = arith.mulf %volatility, %root : f64
    %ratio = arith.divf %s, %k : f64
    %log = math.log %ratio : f64
    %dt = arith.mulf %drift, %t : f64
    %numerator = arith.addf %log, %dt : f64
    %d1 = arith.divf %numerator, %width : f64
    %d2 = arith.subf %d1, %width : f64
    %n1 = func.call @normal(%d1) : (f64) -> f64
    %n2 = func.call @normal(%d2) : (f64) -> f64
    %rt = arith.mulf %rate, %t : f64
    %negative = arith.negf %rt : f64
    %discount = math.exp %negative : f64
    %a = arith.mulf %s, %n1 : f64
    %kd = arith.mulf %k, %discount : f64
    %b = arith.mulf %kd, %n2 : f64
    %r = arith.subf %a, %b : f64
    memref.store %r, %price[%i] : memref<?xf64>
  }
  return
}
