// Arguments and results that are vectors of less or more than one register.
llvm.func @pd(f64)
llvm.func @pi(i64)
llvm.func @nl()
llvm.func @callee0(%a: vector<2xf32>, %i: i32, %b: vector<2xf32>, %c: f32) -> vector<2xf32> {
  %0 = llvm.fadd %a, %b : vector<2xf32>
  %1 = llvm.call @cb0(%0, %i, %a, %c) : (vector<2xf32>, i32, vector<2xf32>, f32) -> vector<2xf32>
  %2 = llvm.fadd %1, %b : vector<2xf32>
  llvm.return %2 : vector<2xf32>
}
llvm.func @callee1(%a: vector<3xf32>, %i: i32, %b: vector<3xf32>, %c: f32) -> vector<3xf32> {
  %0 = llvm.fadd %a, %b : vector<3xf32>
  %1 = llvm.call @cb1(%0, %i, %a, %c) : (vector<3xf32>, i32, vector<3xf32>, f32) -> vector<3xf32>
  %2 = llvm.fadd %1, %b : vector<3xf32>
  llvm.return %2 : vector<3xf32>
}
llvm.func @callee2(%a: vector<2xi32>, %i: i32, %b: vector<2xi32>, %c: f32) -> vector<2xi32> {
  %0 = llvm.add %a, %b : vector<2xi32>
  %1 = llvm.call @cb2(%0, %i, %a, %c) : (vector<2xi32>, i32, vector<2xi32>, f32) -> vector<2xi32>
  %2 = llvm.add %1, %b : vector<2xi32>
  llvm.return %2 : vector<2xi32>
}
llvm.func @callee3(%a: vector<16xi1>, %i: i32, %b: vector<16xi1>, %c: f32) -> vector<16xi1> {
  %0 = llvm.xor %a, %b : vector<16xi1>
  %1 = llvm.call @cb3(%0, %i, %a, %c) : (vector<16xi1>, i32, vector<16xi1>, f32) -> vector<16xi1>
  %2 = llvm.and %1, %b : vector<16xi1>
  llvm.return %2 : vector<16xi1>
}
llvm.func @callee4(%a: vector<1xf64>, %i: i32, %b: vector<1xf64>, %c: f32) -> vector<1xf64> {
  %0 = llvm.fadd %a, %b : vector<1xf64>
  %1 = llvm.call @cb4(%0, %i, %a, %c) : (vector<1xf64>, i32, vector<1xf64>, f32) -> vector<1xf64>
  %2 = llvm.fadd %1, %b : vector<1xf64>
  llvm.return %2 : vector<1xf64>
}
llvm.func @callee5(%a: vector<6xi16>, %i: i32, %b: vector<6xi16>, %c: f32) -> vector<6xi16> {
  %0 = llvm.add %a, %b : vector<6xi16>
  %1 = llvm.call @cb5(%0, %i, %a, %c) : (vector<6xi16>, i32, vector<6xi16>, f32) -> vector<6xi16>
  %2 = llvm.add %1, %b : vector<6xi16>
  llvm.return %2 : vector<6xi16>
}
llvm.func @callee6(%a: vector<3xi8>, %i: i32, %b: vector<3xi8>, %c: f32) -> vector<3xi8> {
  %0 = llvm.add %a, %b : vector<3xi8>
  %1 = llvm.call @cb6(%0, %i, %a, %c) : (vector<3xi8>, i32, vector<3xi8>, f32) -> vector<3xi8>
  %2 = llvm.add %1, %b : vector<3xi8>
  llvm.return %2 : vector<3xi8>
}
llvm.func @callee7(%a: vector<5xi8>, %i: i32, %b: vector<5xi8>, %c: f32) -> vector<5xi8> {
  %0 = llvm.add %a, %b : vector<5xi8>
  %1 = llvm.call @cb7(%0, %i, %a, %c) : (vector<5xi8>, i32, vector<5xi8>, f32) -> vector<5xi8>
  %2 = llvm.add %1, %b : vector<5xi8>
  llvm.return %2 : vector<5xi8>
}
llvm.func @callee8(%a: vector<3xi64>, %i: i32, %b: vector<3xi64>, %c: f32) -> vector<3xi64> {
  %0 = llvm.add %a, %b : vector<3xi64>
  %1 = llvm.call @cb8(%0, %i, %a, %c) : (vector<3xi64>, i32, vector<3xi64>, f32) -> vector<3xi64>
  %2 = llvm.add %1, %b : vector<3xi64>
  llvm.return %2 : vector<3xi64>
}
llvm.func @callee9(%a: vector<8xf32>, %i: i32, %b: vector<8xf32>, %c: f32) -> vector<8xf32> {
  %0 = llvm.fadd %a, %b : vector<8xf32>
  %1 = llvm.call @cb9(%0, %i, %a, %c) : (vector<8xf32>, i32, vector<8xf32>, f32) -> vector<8xf32>
  %2 = llvm.fadd %1, %b : vector<8xf32>
  llvm.return %2 : vector<8xf32>
}
llvm.func @cb0(%a: vector<2xf32>, %i: i32, %b: vector<2xf32>, %c: f32) -> vector<2xf32> {
  %0 = llvm.fadd %a, %b : vector<2xf32>
  llvm.return %0 : vector<2xf32>
}
llvm.func @run0() {
  %a = llvm.mlir.constant(dense<[1.5,4.5]> : vector<2xf32>) : vector<2xf32>
  %b = llvm.mlir.constant(dense<[4.5,7.5]> : vector<2xf32>) : vector<2xf32>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee0(%a, %i, %b, %c) : (vector<2xf32>, i32, vector<2xf32>, f32) -> vector<2xf32>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<2xf32>
  %d0 = llvm.fpext %e0 : f32 to f64
  llvm.call @pd(%d0) : (f64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<2xf32>
  %d1 = llvm.fpext %e1 : f32 to f64
  llvm.call @pd(%d1) : (f64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb1(%a: vector<3xf32>, %i: i32, %b: vector<3xf32>, %c: f32) -> vector<3xf32> {
  %0 = llvm.fadd %a, %b : vector<3xf32>
  llvm.return %0 : vector<3xf32>
}
llvm.func @run1() {
  %a = llvm.mlir.constant(dense<[1.5,4.5,7.5]> : vector<3xf32>) : vector<3xf32>
  %b = llvm.mlir.constant(dense<[4.5,7.5,10.5]> : vector<3xf32>) : vector<3xf32>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee1(%a, %i, %b, %c) : (vector<3xf32>, i32, vector<3xf32>, f32) -> vector<3xf32>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<3xf32>
  %d0 = llvm.fpext %e0 : f32 to f64
  llvm.call @pd(%d0) : (f64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<3xf32>
  %d1 = llvm.fpext %e1 : f32 to f64
  llvm.call @pd(%d1) : (f64) -> ()
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %e2 = llvm.extractelement %r[%k2 : i64] : vector<3xf32>
  %d2 = llvm.fpext %e2 : f32 to f64
  llvm.call @pd(%d2) : (f64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb2(%a: vector<2xi32>, %i: i32, %b: vector<2xi32>, %c: f32) -> vector<2xi32> {
  %0 = llvm.add %a, %b : vector<2xi32>
  llvm.return %0 : vector<2xi32>
}
llvm.func @run2() {
  %a = llvm.mlir.constant(dense<[1,4]> : vector<2xi32>) : vector<2xi32>
  %b = llvm.mlir.constant(dense<[4,7]> : vector<2xi32>) : vector<2xi32>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee2(%a, %i, %b, %c) : (vector<2xi32>, i32, vector<2xi32>, f32) -> vector<2xi32>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<2xi32>
  %d0 = llvm.zext %e0 : i32 to i64
  llvm.call @pi(%d0) : (i64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<2xi32>
  %d1 = llvm.zext %e1 : i32 to i64
  llvm.call @pi(%d1) : (i64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb3(%a: vector<16xi1>, %i: i32, %b: vector<16xi1>, %c: f32) -> vector<16xi1> {
  %0 = llvm.xor %a, %b : vector<16xi1>
  llvm.return %0 : vector<16xi1>
}
llvm.func @run3() {
  %a = llvm.mlir.constant(dense<[false,true,true,false,true,true,false,true,true,false,true,true,false,true,true,false]> : vector<16xi1>) : vector<16xi1>
  %b = llvm.mlir.constant(dense<[false,true,true,false,true,true,false,true,true,false,true,true,false,true,true,false]> : vector<16xi1>) : vector<16xi1>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee3(%a, %i, %b, %c) : (vector<16xi1>, i32, vector<16xi1>, f32) -> vector<16xi1>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<16xi1>
  %d0 = llvm.zext %e0 : i1 to i64
  llvm.call @pi(%d0) : (i64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<16xi1>
  %d1 = llvm.zext %e1 : i1 to i64
  llvm.call @pi(%d1) : (i64) -> ()
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %e2 = llvm.extractelement %r[%k2 : i64] : vector<16xi1>
  %d2 = llvm.zext %e2 : i1 to i64
  llvm.call @pi(%d2) : (i64) -> ()
  %k3 = llvm.mlir.constant(3 : i64) : i64
  %e3 = llvm.extractelement %r[%k3 : i64] : vector<16xi1>
  %d3 = llvm.zext %e3 : i1 to i64
  llvm.call @pi(%d3) : (i64) -> ()
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %e4 = llvm.extractelement %r[%k4 : i64] : vector<16xi1>
  %d4 = llvm.zext %e4 : i1 to i64
  llvm.call @pi(%d4) : (i64) -> ()
  %k5 = llvm.mlir.constant(5 : i64) : i64
  %e5 = llvm.extractelement %r[%k5 : i64] : vector<16xi1>
  %d5 = llvm.zext %e5 : i1 to i64
  llvm.call @pi(%d5) : (i64) -> ()
  %k6 = llvm.mlir.constant(6 : i64) : i64
  %e6 = llvm.extractelement %r[%k6 : i64] : vector<16xi1>
  %d6 = llvm.zext %e6 : i1 to i64
  llvm.call @pi(%d6) : (i64) -> ()
  %k7 = llvm.mlir.constant(7 : i64) : i64
  %e7 = llvm.extractelement %r[%k7 : i64] : vector<16xi1>
  %d7 = llvm.zext %e7 : i1 to i64
  llvm.call @pi(%d7) : (i64) -> ()
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %e8 = llvm.extractelement %r[%k8 : i64] : vector<16xi1>
  %d8 = llvm.zext %e8 : i1 to i64
  llvm.call @pi(%d8) : (i64) -> ()
  %k9 = llvm.mlir.constant(9 : i64) : i64
  %e9 = llvm.extractelement %r[%k9 : i64] : vector<16xi1>
  %d9 = llvm.zext %e9 : i1 to i64
  llvm.call @pi(%d9) : (i64) -> ()
  %k10 = llvm.mlir.constant(10 : i64) : i64
  %e10 = llvm.extractelement %r[%k10 : i64] : vector<16xi1>
  %d10 = llvm.zext %e10 : i1 to i64
  llvm.call @pi(%d10) : (i64) -> ()
  %k11 = llvm.mlir.constant(11 : i64) : i64
  %e11 = llvm.extractelement %r[%k11 : i64] : vector<16xi1>
  %d11 = llvm.zext %e11 : i1 to i64
  llvm.call @pi(%d11) : (i64) -> ()
  %k12 = llvm.mlir.constant(12 : i64) : i64
  %e12 = llvm.extractelement %r[%k12 : i64] : vector<16xi1>
  %d12 = llvm.zext %e12 : i1 to i64
  llvm.call @pi(%d12) : (i64) -> ()
  %k13 = llvm.mlir.constant(13 : i64) : i64
  %e13 = llvm.extractelement %r[%k13 : i64] : vector<16xi1>
  %d13 = llvm.zext %e13 : i1 to i64
  llvm.call @pi(%d13) : (i64) -> ()
  %k14 = llvm.mlir.constant(14 : i64) : i64
  %e14 = llvm.extractelement %r[%k14 : i64] : vector<16xi1>
  %d14 = llvm.zext %e14 : i1 to i64
  llvm.call @pi(%d14) : (i64) -> ()
  %k15 = llvm.mlir.constant(15 : i64) : i64
  %e15 = llvm.extractelement %r[%k15 : i64] : vector<16xi1>
  %d15 = llvm.zext %e15 : i1 to i64
  llvm.call @pi(%d15) : (i64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb4(%a: vector<1xf64>, %i: i32, %b: vector<1xf64>, %c: f32) -> vector<1xf64> {
  %0 = llvm.fadd %a, %b : vector<1xf64>
  llvm.return %0 : vector<1xf64>
}
llvm.func @run4() {
  %a = llvm.mlir.constant(dense<[1.5]> : vector<1xf64>) : vector<1xf64>
  %b = llvm.mlir.constant(dense<[4.5]> : vector<1xf64>) : vector<1xf64>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee4(%a, %i, %b, %c) : (vector<1xf64>, i32, vector<1xf64>, f32) -> vector<1xf64>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<1xf64>
  llvm.call @pd(%e0) : (f64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb5(%a: vector<6xi16>, %i: i32, %b: vector<6xi16>, %c: f32) -> vector<6xi16> {
  %0 = llvm.add %a, %b : vector<6xi16>
  llvm.return %0 : vector<6xi16>
}
llvm.func @run5() {
  %a = llvm.mlir.constant(dense<[1,4,7,10,13,16]> : vector<6xi16>) : vector<6xi16>
  %b = llvm.mlir.constant(dense<[4,7,10,13,16,19]> : vector<6xi16>) : vector<6xi16>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee5(%a, %i, %b, %c) : (vector<6xi16>, i32, vector<6xi16>, f32) -> vector<6xi16>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<6xi16>
  %d0 = llvm.zext %e0 : i16 to i64
  llvm.call @pi(%d0) : (i64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<6xi16>
  %d1 = llvm.zext %e1 : i16 to i64
  llvm.call @pi(%d1) : (i64) -> ()
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %e2 = llvm.extractelement %r[%k2 : i64] : vector<6xi16>
  %d2 = llvm.zext %e2 : i16 to i64
  llvm.call @pi(%d2) : (i64) -> ()
  %k3 = llvm.mlir.constant(3 : i64) : i64
  %e3 = llvm.extractelement %r[%k3 : i64] : vector<6xi16>
  %d3 = llvm.zext %e3 : i16 to i64
  llvm.call @pi(%d3) : (i64) -> ()
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %e4 = llvm.extractelement %r[%k4 : i64] : vector<6xi16>
  %d4 = llvm.zext %e4 : i16 to i64
  llvm.call @pi(%d4) : (i64) -> ()
  %k5 = llvm.mlir.constant(5 : i64) : i64
  %e5 = llvm.extractelement %r[%k5 : i64] : vector<6xi16>
  %d5 = llvm.zext %e5 : i16 to i64
  llvm.call @pi(%d5) : (i64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb6(%a: vector<3xi8>, %i: i32, %b: vector<3xi8>, %c: f32) -> vector<3xi8> {
  %0 = llvm.add %a, %b : vector<3xi8>
  llvm.return %0 : vector<3xi8>
}
llvm.func @run6() {
  %a = llvm.mlir.constant(dense<[1,4,7]> : vector<3xi8>) : vector<3xi8>
  %b = llvm.mlir.constant(dense<[4,7,10]> : vector<3xi8>) : vector<3xi8>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee6(%a, %i, %b, %c) : (vector<3xi8>, i32, vector<3xi8>, f32) -> vector<3xi8>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<3xi8>
  %d0 = llvm.zext %e0 : i8 to i64
  llvm.call @pi(%d0) : (i64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<3xi8>
  %d1 = llvm.zext %e1 : i8 to i64
  llvm.call @pi(%d1) : (i64) -> ()
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %e2 = llvm.extractelement %r[%k2 : i64] : vector<3xi8>
  %d2 = llvm.zext %e2 : i8 to i64
  llvm.call @pi(%d2) : (i64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb7(%a: vector<5xi8>, %i: i32, %b: vector<5xi8>, %c: f32) -> vector<5xi8> {
  %0 = llvm.add %a, %b : vector<5xi8>
  llvm.return %0 : vector<5xi8>
}
llvm.func @run7() {
  %a = llvm.mlir.constant(dense<[1,4,7,10,13]> : vector<5xi8>) : vector<5xi8>
  %b = llvm.mlir.constant(dense<[4,7,10,13,16]> : vector<5xi8>) : vector<5xi8>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee7(%a, %i, %b, %c) : (vector<5xi8>, i32, vector<5xi8>, f32) -> vector<5xi8>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<5xi8>
  %d0 = llvm.zext %e0 : i8 to i64
  llvm.call @pi(%d0) : (i64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<5xi8>
  %d1 = llvm.zext %e1 : i8 to i64
  llvm.call @pi(%d1) : (i64) -> ()
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %e2 = llvm.extractelement %r[%k2 : i64] : vector<5xi8>
  %d2 = llvm.zext %e2 : i8 to i64
  llvm.call @pi(%d2) : (i64) -> ()
  %k3 = llvm.mlir.constant(3 : i64) : i64
  %e3 = llvm.extractelement %r[%k3 : i64] : vector<5xi8>
  %d3 = llvm.zext %e3 : i8 to i64
  llvm.call @pi(%d3) : (i64) -> ()
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %e4 = llvm.extractelement %r[%k4 : i64] : vector<5xi8>
  %d4 = llvm.zext %e4 : i8 to i64
  llvm.call @pi(%d4) : (i64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb8(%a: vector<3xi64>, %i: i32, %b: vector<3xi64>, %c: f32) -> vector<3xi64> {
  %0 = llvm.add %a, %b : vector<3xi64>
  llvm.return %0 : vector<3xi64>
}
llvm.func @run8() {
  %a = llvm.mlir.constant(dense<[1,4,7]> : vector<3xi64>) : vector<3xi64>
  %b = llvm.mlir.constant(dense<[4,7,10]> : vector<3xi64>) : vector<3xi64>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee8(%a, %i, %b, %c) : (vector<3xi64>, i32, vector<3xi64>, f32) -> vector<3xi64>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<3xi64>
  llvm.call @pi(%e0) : (i64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<3xi64>
  llvm.call @pi(%e1) : (i64) -> ()
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %e2 = llvm.extractelement %r[%k2 : i64] : vector<3xi64>
  llvm.call @pi(%e2) : (i64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @cb9(%a: vector<8xf32>, %i: i32, %b: vector<8xf32>, %c: f32) -> vector<8xf32> {
  %0 = llvm.fadd %a, %b : vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @run9() {
  %a = llvm.mlir.constant(dense<[1.5,4.5,7.5,10.5,13.5,16.5,19.5,22.5]> : vector<8xf32>) : vector<8xf32>
  %b = llvm.mlir.constant(dense<[4.5,7.5,10.5,13.5,16.5,19.5,22.5,25.5]> : vector<8xf32>) : vector<8xf32>
  %i = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(2.5 : f32) : f32
  %r = llvm.call @callee9(%a, %i, %b, %c) : (vector<8xf32>, i32, vector<8xf32>, f32) -> vector<8xf32>
  %k0 = llvm.mlir.constant(0 : i64) : i64
  %e0 = llvm.extractelement %r[%k0 : i64] : vector<8xf32>
  %d0 = llvm.fpext %e0 : f32 to f64
  llvm.call @pd(%d0) : (f64) -> ()
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %e1 = llvm.extractelement %r[%k1 : i64] : vector<8xf32>
  %d1 = llvm.fpext %e1 : f32 to f64
  llvm.call @pd(%d1) : (f64) -> ()
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %e2 = llvm.extractelement %r[%k2 : i64] : vector<8xf32>
  %d2 = llvm.fpext %e2 : f32 to f64
  llvm.call @pd(%d2) : (f64) -> ()
  %k3 = llvm.mlir.constant(3 : i64) : i64
  %e3 = llvm.extractelement %r[%k3 : i64] : vector<8xf32>
  %d3 = llvm.fpext %e3 : f32 to f64
  llvm.call @pd(%d3) : (f64) -> ()
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %e4 = llvm.extractelement %r[%k4 : i64] : vector<8xf32>
  %d4 = llvm.fpext %e4 : f32 to f64
  llvm.call @pd(%d4) : (f64) -> ()
  %k5 = llvm.mlir.constant(5 : i64) : i64
  %e5 = llvm.extractelement %r[%k5 : i64] : vector<8xf32>
  %d5 = llvm.fpext %e5 : f32 to f64
  llvm.call @pd(%d5) : (f64) -> ()
  %k6 = llvm.mlir.constant(6 : i64) : i64
  %e6 = llvm.extractelement %r[%k6 : i64] : vector<8xf32>
  %d6 = llvm.fpext %e6 : f32 to f64
  llvm.call @pd(%d6) : (f64) -> ()
  %k7 = llvm.mlir.constant(7 : i64) : i64
  %e7 = llvm.extractelement %r[%k7 : i64] : vector<8xf32>
  %d7 = llvm.fpext %e7 : f32 to f64
  llvm.call @pd(%d7) : (f64) -> ()
  llvm.call @nl() : () -> ()
  llvm.return
}
llvm.func @run() {
  llvm.call @run0() : () -> ()
  llvm.call @run1() : () -> ()
  llvm.call @run2() : () -> ()
  llvm.call @run3() : () -> ()
  llvm.call @run4() : () -> ()
  llvm.call @run5() : () -> ()
  llvm.call @run6() : () -> ()
  llvm.call @run7() : () -> ()
  llvm.call @run8() : () -> ()
  llvm.call @run9() : () -> ()
  llvm.return
}
// main.c:
// #include <stdio.h>
// void pd(double d) { printf("%g ", d); }
// void pi(long n) { printf("%ld ", n); }
// void nl(void) { puts(""); }
// void run(void);
// int main(void) { run(); }
// output:
// 12 24
// 12 24 36
// 10 22
// 0 1 1 0 1 1 0 1 1 0 1 1 0 1 1 0
// 12
// 10 22 34 46 58 70
// 10 22 34
// 10 22 34 46 58
// 10 22 34
// 12 24 36 48 60 72 84 96
