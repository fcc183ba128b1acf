// Accelerations of bodies by all others, with softening.
func.func @nbody(%p: memref<?x4xf64>, %a: memref<?x3xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %soft = arith.constant 0.01 : f64
  %n = memref.dim %p, %c0 : memref<?x4xf64>
  scf.for %i = %c0 to %n step %c1 {
    %xi = memref.load %p[%i, %c0] : memref<?x4xf64>
    %yi = memref.load %p[%i, %c1] : memref<?x4xf64>
    %zi = memref.load %p[%i, %c2] : memref<?x4xf64>
    %sum:3 = scf.for %j = %c0 to %n step %c1 iter_args(%ax = %zero, %ay = %zero, %az = %zero) -> (f64, f64, f64) {
      %xj = memref.load %p[%j, %c0] : memref<?x4xf64>
      %yj = memref.load %p[%j, %c1] : memref<?x4xf64>
      %zj = memref.load %p[%j, %c2] : memref<?x4xf64>
      %mj = memref.load %p[%j, %c3] : memref<?x4xf64>
      %dx = arith.subf %xj, %xi : f64
      %dy = arith.subf %yj, %yi : f64
      %dz = arith.subf %zj, %zi : f64
      %xx = arith.mulf %dx, %dx : f64
      %yy = arith.mulf %dy, %dy : f64
      %zz = arith.mulf %dz, %dz : f64
      %r1 = arith.addf %xx, %yy : f64
      %r2 = arith.addf %r1, %zz : f64
      %rr = arith.addf %r2, %soft : f64
      %r = math.sqrt %rr : f64
      %rrr = arith.mulf %rr, %r : f64
      %s = arith.divf %mj, %rrr : f64
      %fx = arith.mulf %dx, %s : f64
      %fy = arith.mulf %dy, %s : f64
      %fz = arith.mulf %dz, %s : f64
      %bx = arith.addf %ax, %fx : f64
      %by = arith.addf %ay, %fy : f64
      %bz = arith.addf %az, %fz : f64
      scf.yield %bx, %by, %bz : f64, f64, f64
    }
    memref.store %sum#0, %a[%i, %c0] : memref<?x3xf64>
    memref.store %sum#1, %a[%i, %c1] : memref<?x3xf64>
    memref.store %sum#2, %a[%i, %c2] : memref<?x3xf64>
  }
  return
}
