// How long each point of a grid stays near 0, 100 steps at most.
func.func @mandelbrot(%out: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %zero_i = arith.constant 0 : i32
  %one_i = arith.constant 1 : i32
  %limit = arith.constant 100 : i32
  %four = arith.constant 4.0 : f32
  %two = arith.constant 2.0 : f32
  %scale = arith.constant 0.046875 : f32
  %left = arith.constant -2.0 : f32
  %top = arith.constant -1.5 : f32
  %m = memref.dim %out, %c0 : memref<?x?xi32>
  %n = memref.dim %out, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %m step %c1 {
    %i32 = arith.index_cast %i : index to i32
    %if = arith.sitofp %i32 : i32 to f32
    %is = arith.mulf %if, %scale : f32
    %ci = arith.addf %is, %top : f32
    scf.for %j = %c0 to %n step %c1 {
      %j32 = arith.index_cast %j : index to i32
      %jf = arith.sitofp %j32 : i32 to f32
      %js = arith.mulf %jf, %scale : f32
      %cr = arith.addf %js, %left : f32
      %end:3 = scf.while (%r = %zero, %s = %zero, %k = %zero_i) : (f32, f32, i32) -> (f32, f32, i32) {
        %rr = arith.mulf %r, %r : f32
        %ss = arith.mulf %s, %s : f32
        %length = arith.addf %rr, %ss : f32
        %near = arith.cmpf ole, %length, %four : f32
        %few = arith.cmpi slt, %k, %limit : i32
        %continue = arith.andi %near, %few : i1
        scf.condition(%continue) %r, %s, %k : f32, f32, i32
      } do {
      ^bb0(%r: f32, %s: f32, %k: i32):
        %rr = arith.mulf %r, %r : f32
        %ss = arith.mulf %s, %s : f32
        %d = arith.subf %rr, %ss : f32
        %nr = arith.addf %d, %cr : f32
        %rs = arith.mulf %r, %s : f32
        %rs2 = arith.mulf %rs, %two : f32
        %ns = arith.addf %rs2, %ci : f32
        %nk = arith.addi %k, %one_i : i32
        scf.yield %nr, %ns, %nk : f32, f32, i32
      }
      memref.store %end#2, %out[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
