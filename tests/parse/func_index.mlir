func.func private @callee(i32, f32) -> (i32, f32)
func.func public @calls(%a: i32, %b: f32) -> i32 {
  %0:2 = call @callee(%a, %b) : (i32, f32) -> (i32, f32)
  %1 = func.constant @callee : (i32, f32) -> (i32, f32)
  %2:2 = func.call_indirect %1(%0#0, %0#1) : (i32, f32) -> (i32, f32)
  return %2#0 : i32
}
func.func @index(%a: index, %b: index, %n: i32) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %20 = index.casts %n : i32 to index
  %21 = index.castu %a : index to i32
  %22 = index.cmp ult(%a, %b)
  %23 = index.sizeof
  %24 = index.constant 3
  %25 = index.bool.constant true
  return
}
func.func @casts(%m: memref<?xf32>) {
  %0 = builtin.unrealized_conversion_cast %m : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1:2 = builtin.unrealized_conversion_cast to i32, i64
  return
}
// output:
// module {
//   func.func private @callee(i32, f32) -> (i32, f32)
//   func.func public @calls(%arg0: i32, %arg1: f32) -> i32 {
//     %0:2 = call @callee(%arg0, %arg1) : (i32, f32) -> (i32, f32)
//     %1 = constant @callee : (i32, f32) -> (i32, f32)
//     %2:2 = call_indirect %1(%0#0, %0#1) : (i32, f32) -> (i32, f32)
//     return %2#0 : i32
//   }
//   func.func @index(%arg0: index, %arg1: index, %arg2: i32) {
//     %0 = index.add %arg0, %arg1
//     %1 = index.sub %arg0, %arg1
//     %2 = index.mul %arg0, %arg1
//     %3 = index.divs %arg0, %arg1
//     %4 = index.divu %arg0, %arg1
//     %5 = index.ceildivs %arg0, %arg1
//     %6 = index.ceildivu %arg0, %arg1
//     %7 = index.floordivs %arg0, %arg1
//     %8 = index.rems %arg0, %arg1
//     %9 = index.remu %arg0, %arg1
//     %10 = index.maxs %arg0, %arg1
//     %11 = index.maxu %arg0, %arg1
//     %12 = index.mins %arg0, %arg1
//     %13 = index.minu %arg0, %arg1
//     %14 = index.shl %arg0, %arg1
//     %15 = index.shrs %arg0, %arg1
//     %16 = index.shru %arg0, %arg1
//     %17 = index.and %arg0, %arg1
//     %18 = index.or %arg0, %arg1
//     %19 = index.xor %arg0, %arg1
//     %20 = index.casts %arg2 : i32 to index
//     %21 = index.castu %arg0 : index to i32
//     %22 = index.cmp ult(%arg0, %arg1)
//     %23 = index.sizeof
//     %c3 = index.constant 3
//     %true = index.bool.constant true
//     return
//   }
//   func.func @casts(%arg0: memref<?xf32>) {
//     %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
//     %1:2 = builtin.unrealized_conversion_cast to i32, i64
//     return
//   }
// }
