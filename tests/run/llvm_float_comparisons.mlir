// Comparisons of vectors of floats in memory of any alignment, of which either side is loaded, by all predicates.
llvm.func @f32_oeq_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "oeq" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_oeq_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "oeq" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ogt_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ogt" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ogt_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ogt" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_oge_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "oge" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_oge_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "oge" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_olt_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "olt" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_olt_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "olt" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ole_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ole" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ole_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ole" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_one_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "one" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_one_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "one" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ord_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ord" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ord_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ord" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ueq_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ueq" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ueq_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ueq" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ugt_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ugt" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ugt_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ugt" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_uge_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "uge" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_uge_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "uge" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ult_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ult" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ult_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ult" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ule_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ule" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_ule_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "ule" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_une_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "une" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_une_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "une" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_uno_first(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "uno" %a, %y : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f32_uno_second(%x: !llvm.ptr, %one: f32, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<4xf32>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<4xf32>
  %y = llvm.shufflevector %lane, %lane [0, 0, 0, 0] : vector<4xf32>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %c = llvm.fcmp "uno" %y, %a : vector<4xf32>
  %m = llvm.sext %c : vector<4xi1> to vector<4xi32>
  llvm.store %m, %to {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @f64_oeq_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "oeq" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_oeq_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "oeq" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ogt_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ogt" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ogt_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ogt" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_oge_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "oge" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_oge_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "oge" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_olt_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "olt" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_olt_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "olt" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ole_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ole" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ole_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ole" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_one_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "one" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_one_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "one" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ord_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ord" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ord_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ord" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ueq_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ueq" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ueq_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ueq" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ugt_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ugt" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ugt_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ugt" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_uge_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "uge" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_uge_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "uge" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ult_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ult" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ult_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ult" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ule_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ule" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_ule_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "ule" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_une_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "une" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_une_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "une" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_uno_first(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "uno" %a, %y : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
llvm.func @f64_uno_second(%x: !llvm.ptr, %one: f64, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %none = llvm.mlir.poison : vector<2xf64>
  %lane = llvm.insertelement %one, %none[%zero : i32] : vector<2xf64>
  %y = llvm.shufflevector %lane, %lane [0, 0] : vector<2xf64>
  %a = llvm.load %x {alignment = 1 : i64} : !llvm.ptr -> vector<2xf64>
  %c = llvm.fcmp "uno" %y, %a : vector<2xf64>
  %m = llvm.sext %c : vector<2xi1> to vector<2xi64>
  llvm.store %m, %to {alignment = 1 : i64} : vector<2xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// static int good;
// static int holds(const char *p, double a, double b) {
//   int is_unordered = isnan(a) || isnan(b);
//   if (!strcmp(p, "ord")) return !is_unordered;
//   if (!strcmp(p, "uno")) return is_unordered;
//   if (is_unordered) return p[0] == 'u';
//   return !strcmp(p + 1, "eq") ? a == b : !strcmp(p + 1, "gt") ? a > b : !strcmp(p + 1, "ge") ? a >= b
//        : !strcmp(p + 1, "lt") ? a < b : !strcmp(p + 1, "le") ? a <= b : a != b;
// }
// #define CHECK(name, F, I, N, p, is_first) do { \
//     void name(const void *, F, void *); \
//     static char memory[64 + 16]; \
//     F x[N], ys[] = {(F)-1.5, 0, (F)NAN, (F)INFINITY}; \
//     I got[N]; \
//     for (int at = 0; at < 16; at++) \
//       for (int turn = 0; turn < 4; turn++) { \
//         F all[] = {(F)-1.5, (F)NAN, (F)-0.0, (F)INFINITY, 2, (F)-INFINITY}; \
//         for (int i = 0; i < N; i++) x[i] = all[(i + at + turn) % 6]; \
//         memcpy(memory + at, x, sizeof x); \
//         name(memory + at, ys[turn], got); \
//         int is_right = 1; \
//         for (int i = 0; i < N; i++) \
//           is_right &= -got[i] == (is_first ? holds(p, x[i], ys[turn]) : holds(p, ys[turn], x[i])); \
//         good += is_right; \
//         if (!is_right) printf("%s at %d\n", #name, at); \
//       } \
//   } while (0)
// int main(void) {
//   CHECK(f32_oeq_first, float, int32_t, 4, "oeq", 1);
//   CHECK(f32_oeq_second, float, int32_t, 4, "oeq", 0);
//   CHECK(f32_ogt_first, float, int32_t, 4, "ogt", 1);
//   CHECK(f32_ogt_second, float, int32_t, 4, "ogt", 0);
//   CHECK(f32_oge_first, float, int32_t, 4, "oge", 1);
//   CHECK(f32_oge_second, float, int32_t, 4, "oge", 0);
//   CHECK(f32_olt_first, float, int32_t, 4, "olt", 1);
//   CHECK(f32_olt_second, float, int32_t, 4, "olt", 0);
//   CHECK(f32_ole_first, float, int32_t, 4, "ole", 1);
//   CHECK(f32_ole_second, float, int32_t, 4, "ole", 0);
//   CHECK(f32_one_first, float, int32_t, 4, "one", 1);
//   CHECK(f32_one_second, float, int32_t, 4, "one", 0);
//   CHECK(f32_ord_first, float, int32_t, 4, "ord", 1);
//   CHECK(f32_ord_second, float, int32_t, 4, "ord", 0);
//   CHECK(f32_ueq_first, float, int32_t, 4, "ueq", 1);
//   CHECK(f32_ueq_second, float, int32_t, 4, "ueq", 0);
//   CHECK(f32_ugt_first, float, int32_t, 4, "ugt", 1);
//   CHECK(f32_ugt_second, float, int32_t, 4, "ugt", 0);
//   CHECK(f32_uge_first, float, int32_t, 4, "uge", 1);
//   CHECK(f32_uge_second, float, int32_t, 4, "uge", 0);
//   CHECK(f32_ult_first, float, int32_t, 4, "ult", 1);
//   CHECK(f32_ult_second, float, int32_t, 4, "ult", 0);
//   CHECK(f32_ule_first, float, int32_t, 4, "ule", 1);
//   CHECK(f32_ule_second, float, int32_t, 4, "ule", 0);
//   CHECK(f32_une_first, float, int32_t, 4, "une", 1);
//   CHECK(f32_une_second, float, int32_t, 4, "une", 0);
//   CHECK(f32_uno_first, float, int32_t, 4, "uno", 1);
//   CHECK(f32_uno_second, float, int32_t, 4, "uno", 0);
//   CHECK(f64_oeq_first, double, int64_t, 2, "oeq", 1);
//   CHECK(f64_oeq_second, double, int64_t, 2, "oeq", 0);
//   CHECK(f64_ogt_first, double, int64_t, 2, "ogt", 1);
//   CHECK(f64_ogt_second, double, int64_t, 2, "ogt", 0);
//   CHECK(f64_oge_first, double, int64_t, 2, "oge", 1);
//   CHECK(f64_oge_second, double, int64_t, 2, "oge", 0);
//   CHECK(f64_olt_first, double, int64_t, 2, "olt", 1);
//   CHECK(f64_olt_second, double, int64_t, 2, "olt", 0);
//   CHECK(f64_ole_first, double, int64_t, 2, "ole", 1);
//   CHECK(f64_ole_second, double, int64_t, 2, "ole", 0);
//   CHECK(f64_one_first, double, int64_t, 2, "one", 1);
//   CHECK(f64_one_second, double, int64_t, 2, "one", 0);
//   CHECK(f64_ord_first, double, int64_t, 2, "ord", 1);
//   CHECK(f64_ord_second, double, int64_t, 2, "ord", 0);
//   CHECK(f64_ueq_first, double, int64_t, 2, "ueq", 1);
//   CHECK(f64_ueq_second, double, int64_t, 2, "ueq", 0);
//   CHECK(f64_ugt_first, double, int64_t, 2, "ugt", 1);
//   CHECK(f64_ugt_second, double, int64_t, 2, "ugt", 0);
//   CHECK(f64_uge_first, double, int64_t, 2, "uge", 1);
//   CHECK(f64_uge_second, double, int64_t, 2, "uge", 0);
//   CHECK(f64_ult_first, double, int64_t, 2, "ult", 1);
//   CHECK(f64_ult_second, double, int64_t, 2, "ult", 0);
//   CHECK(f64_ule_first, double, int64_t, 2, "ule", 1);
//   CHECK(f64_ule_second, double, int64_t, 2, "ule", 0);
//   CHECK(f64_une_first, double, int64_t, 2, "une", 1);
//   CHECK(f64_une_second, double, int64_t, 2, "une", 0);
//   CHECK(f64_uno_first, double, int64_t, 2, "uno", 1);
//   CHECK(f64_uno_second, double, int64_t, 2, "uno", 0);
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 3584
