// Every operation of the dialect in custom syntax, on scalars, vectors and tensors.
func.func @integers(%a: i32, %b: i32, %v: vector<4xi8>, %t: tensor<?xi64>, %x: index) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw, nuw> {tag = 1 : i8} : i32
  %2 = arith.subi %v, %v overflow<nuw> : vector<4xi8>
  %3 = arith.muli %t, %t : tensor<?xi64>
  %4 = arith.divsi %x, %x : index
  %5 = arith.divui %a, %b : i32
  %6 = arith.ceildivsi %a, %b : i32
  %7 = arith.ceildivui %a, %b : i32
  %8 = arith.floordivsi %a, %b : i32
  %9 = arith.remsi %a, %b : i32
  %10 = arith.remui %a, %b : i32
  %11 = arith.andi %a, %b : i32
  %12 = arith.ori %a, %b : i32
  %13 = arith.xori %a, %b : i32
  %14 = arith.shli %a, %b overflow<nsw> : i32
  %15 = arith.shrui %a, %b : i32
  %16 = arith.shrsi %a, %b exact : i32
  %17 = arith.maxsi %a, %b : i32
  %18 = arith.maxui %a, %b : i32
  %19 = arith.minsi %a, %b : i32
  %20 = arith.minui %a, %b : i32
  %21 = arith.cmpi slt, %a, %b : i32
  %22 = arith.cmpi uge, %v, %v : vector<4xi8>
  %23 = arith.select %21, %a, %b : i32
  %24 = arith.select %22, %v, %v : vector<4xi1>, vector<4xi8>
  return
}
func.func @floats(%a: f32, %b: f32, %v: vector<2x[4]xf64>) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b fastmath<nnan, ninf> : f32
  %2 = arith.mulf %v, %v fastmath<fast> : vector<2x[4]xf64>
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.maximumf %a, %b : f32
  %6 = arith.minimumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minnumf %a, %b : f32
  %9 = arith.negf %a : f32
  %10 = arith.cmpf olt, %a, %b : f32
  %11 = arith.cmpf une, %a, %b fastmath<contract> : f32
  return
}
func.func @casts(%a: i8, %f: f32, %d: f64, %x: index, %m: memref<4xi32>) {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %a : i8 to i16
  %2 = arith.extui %a : i8 to i64
  %3 = arith.trunci %0 : i32 to i1
  %4 = arith.trunci %0 overflow<nsw> : i32 to i8
  %5 = arith.extf %f : f32 to f64
  %6 = arith.truncf %d : f64 to bf16
  %7 = arith.sitofp %a : i8 to f32
  %8 = arith.uitofp %a : i8 to f32
  %9 = arith.fptosi %f : f32 to i64
  %10 = arith.fptoui %f : f32 to i64
  %11 = arith.index_cast %x : index to i16
  %12 = arith.index_castui %a : i8 to index
  %13 = arith.bitcast %f : f32 to i32
  %14 = arith.index_cast %m : memref<4xi32> to memref<4xindex>
  return
}
func.func @constants() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -1 : index
  %2 = arith.constant false
  %3 = arith.constant 1 : i1
  %4 = arith.constant 255 : i8
  %5 = arith.constant 0xFF : i64
  %6 = arith.constant 0.1 : f32
  %7 = arith.constant -0.0 : f64
  %8 = arith.constant 0x7FC00000 : f32
  %9 = arith.constant 1.5e300 : f64
  %10 = arith.constant dense<[[1, -2], [3, 4]]> : vector<2x2xi16>
  %11 = arith.constant dense<1.0> : tensor<8xf16>
  %12 = arith.constant dense<[true, false]> : vector<2xi1>
  %13 = arith.constant dense<"0x0100000002000000"> : vector<2xi32>
  %14 = arith.constant {tag} 170141183460469231731687303715884105727 : i128
  return
}
// output:
// module {
//   func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: tensor<?xi64>, %arg4: index) {
//     %0 = arith.addi %arg0, %arg1 : i32
//     %1 = arith.addi %arg0, %arg1 overflow<nsw, nuw> {tag = 1 : i8} : i32
//     %2 = arith.subi %arg2, %arg2 overflow<nuw> : vector<4xi8>
//     %3 = arith.muli %arg3, %arg3 : tensor<?xi64>
//     %4 = arith.divsi %arg4, %arg4 : index
//     %5 = arith.divui %arg0, %arg1 : i32
//     %6 = arith.ceildivsi %arg0, %arg1 : i32
//     %7 = arith.ceildivui %arg0, %arg1 : i32
//     %8 = arith.floordivsi %arg0, %arg1 : i32
//     %9 = arith.remsi %arg0, %arg1 : i32
//     %10 = arith.remui %arg0, %arg1 : i32
//     %11 = arith.andi %arg0, %arg1 : i32
//     %12 = arith.ori %arg0, %arg1 : i32
//     %13 = arith.xori %arg0, %arg1 : i32
//     %14 = arith.shli %arg0, %arg1 overflow<nsw> : i32
//     %15 = arith.shrui %arg0, %arg1 : i32
//     %16 = arith.shrsi %arg0, %arg1 exact : i32
//     %17 = arith.maxsi %arg0, %arg1 : i32
//     %18 = arith.maxui %arg0, %arg1 : i32
//     %19 = arith.minsi %arg0, %arg1 : i32
//     %20 = arith.minui %arg0, %arg1 : i32
//     %21 = arith.cmpi slt, %arg0, %arg1 : i32
//     %22 = arith.cmpi uge, %arg2, %arg2 : vector<4xi8>
//     %23 = arith.select %21, %arg0, %arg1 : i32
//     %24 = arith.select %22, %arg2, %arg2 : vector<4xi1>, vector<4xi8>
//     return
//   }
//   func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<2x[4]xf64>) {
//     %0 = arith.addf %arg0, %arg1 : f32
//     %1 = arith.subf %arg0, %arg1 fastmath<nnan,ninf> : f32
//     %2 = arith.mulf %arg2, %arg2 fastmath<fast> : vector<2x[4]xf64>
//     %3 = arith.divf %arg0, %arg1 : f32
//     %4 = arith.remf %arg0, %arg1 : f32
//     %5 = arith.maximumf %arg0, %arg1 : f32
//     %6 = arith.minimumf %arg0, %arg1 : f32
//     %7 = arith.maxnumf %arg0, %arg1 : f32
//     %8 = arith.minnumf %arg0, %arg1 : f32
//     %9 = arith.negf %arg0 : f32
//     %10 = arith.cmpf olt, %arg0, %arg1 : f32
//     %11 = arith.cmpf une, %arg0, %arg1 fastmath<contract> : f32
//     return
//   }
//   func.func @casts(%arg0: i8, %arg1: f32, %arg2: f64, %arg3: index, %arg4: memref<4xi32>) {
//     %0 = arith.extsi %arg0 : i8 to i32
//     %1 = arith.extui %arg0 : i8 to i16
//     %2 = arith.extui %arg0 : i8 to i64
//     %3 = arith.trunci %0 : i32 to i1
//     %4 = arith.trunci %0 overflow<nsw> : i32 to i8
//     %5 = arith.extf %arg1 : f32 to f64
//     %6 = arith.truncf %arg2 : f64 to bf16
//     %7 = arith.sitofp %arg0 : i8 to f32
//     %8 = arith.uitofp %arg0 : i8 to f32
//     %9 = arith.fptosi %arg1 : f32 to i64
//     %10 = arith.fptoui %arg1 : f32 to i64
//     %11 = arith.index_cast %arg3 : index to i16
//     %12 = arith.index_castui %arg0 : i8 to index
//     %13 = arith.bitcast %arg1 : f32 to i32
//     %14 = arith.index_cast %arg4 : memref<4xi32> to memref<4xindex>
//     return
//   }
//   func.func @constants() {
//     %c42_i32 = arith.constant 42 : i32
//     %c-1 = arith.constant -1 : index
//     %false = arith.constant false
//     %true = arith.constant true
//     %c-1_i8 = arith.constant -1 : i8
//     %c255_i64 = arith.constant 255 : i64
//     %cst = arith.constant 1.000000e-01 : f32
//     %cst_0 = arith.constant -0.000000e+00 : f64
//     %cst_1 = arith.constant 0x7FC00000 : f32
//     %cst_2 = arith.constant 1.500000e+300 : f64
//     %cst_3 = arith.constant dense<[[1, -2], [3, 4]]> : vector<2x2xi16>
//     %cst_4 = arith.constant dense<1.000000e+00> : tensor<8xf16>
//     %cst_5 = arith.constant dense<[true, false]> : vector<2xi1>
//     %cst_6 = arith.constant dense<[1, 2]> : vector<2xi32>
//     %c170141183460469231731687303715884105727_i128 = arith.constant {tag} 170141183460469231731687303715884105727 : i128
//     return
//   }
// }
