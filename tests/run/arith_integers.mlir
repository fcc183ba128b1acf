// Every integer operation of arith, in four widths and on index.
func.func @i8_ops(%a: i8, %b: i8, %out: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %addi = arith.addi %a, %b : i8
  %k0 = arith.constant 0 : index
  memref.store %addi, %out[%k0] : memref<?xi8>
  %subi = arith.subi %a, %b : i8
  %k1 = arith.constant 1 : index
  memref.store %subi, %out[%k1] : memref<?xi8>
  %muli = arith.muli %a, %b : i8
  %k2 = arith.constant 2 : index
  memref.store %muli, %out[%k2] : memref<?xi8>
  %andi = arith.andi %a, %b : i8
  %k3 = arith.constant 3 : index
  memref.store %andi, %out[%k3] : memref<?xi8>
  %ori = arith.ori %a, %b : i8
  %k4 = arith.constant 4 : index
  memref.store %ori, %out[%k4] : memref<?xi8>
  %xori = arith.xori %a, %b : i8
  %k5 = arith.constant 5 : index
  memref.store %xori, %out[%k5] : memref<?xi8>
  %maxsi = arith.maxsi %a, %b : i8
  %k6 = arith.constant 6 : index
  memref.store %maxsi, %out[%k6] : memref<?xi8>
  %maxui = arith.maxui %a, %b : i8
  %k7 = arith.constant 7 : index
  memref.store %maxui, %out[%k7] : memref<?xi8>
  %minsi = arith.minsi %a, %b : i8
  %k8 = arith.constant 8 : index
  memref.store %minsi, %out[%k8] : memref<?xi8>
  %minui = arith.minui %a, %b : i8
  %k9 = arith.constant 9 : index
  memref.store %minui, %out[%k9] : memref<?xi8>
  %divsi = arith.divsi %a, %b : i8
  %k10 = arith.constant 10 : index
  memref.store %divsi, %out[%k10] : memref<?xi8>
  %divui = arith.divui %a, %b : i8
  %k11 = arith.constant 11 : index
  memref.store %divui, %out[%k11] : memref<?xi8>
  %ceildivsi = arith.ceildivsi %a, %b : i8
  %k12 = arith.constant 12 : index
  memref.store %ceildivsi, %out[%k12] : memref<?xi8>
  %ceildivui = arith.ceildivui %a, %b : i8
  %k13 = arith.constant 13 : index
  memref.store %ceildivui, %out[%k13] : memref<?xi8>
  %floordivsi = arith.floordivsi %a, %b : i8
  %k14 = arith.constant 14 : index
  memref.store %floordivsi, %out[%k14] : memref<?xi8>
  %remsi = arith.remsi %a, %b : i8
  %k15 = arith.constant 15 : index
  memref.store %remsi, %out[%k15] : memref<?xi8>
  %remui = arith.remui %a, %b : i8
  %k16 = arith.constant 16 : index
  memref.store %remui, %out[%k16] : memref<?xi8>
  %mask = arith.constant 7 : i8
  %amount = arith.andi %b, %mask : i8
  %shli = arith.shli %a, %amount : i8
  %k17 = arith.constant 17 : index
  memref.store %shli, %out[%k17] : memref<?xi8>
  %shrui = arith.shrui %a, %amount : i8
  %k18 = arith.constant 18 : index
  memref.store %shrui, %out[%k18] : memref<?xi8>
  %shrsi = arith.shrsi %a, %amount : i8
  %k19 = arith.constant 19 : index
  memref.store %shrsi, %out[%k19] : memref<?xi8>
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %ceq = arith.cmpi eq, %a, %b : i8
  %seq = arith.select %ceq, %one, %zero : i8
  %k20 = arith.constant 20 : index
  memref.store %seq, %out[%k20] : memref<?xi8>
  %cne = arith.cmpi ne, %a, %b : i8
  %sne = arith.select %cne, %one, %zero : i8
  %k21 = arith.constant 21 : index
  memref.store %sne, %out[%k21] : memref<?xi8>
  %cslt = arith.cmpi slt, %a, %b : i8
  %sslt = arith.select %cslt, %one, %zero : i8
  %k22 = arith.constant 22 : index
  memref.store %sslt, %out[%k22] : memref<?xi8>
  %csle = arith.cmpi sle, %a, %b : i8
  %ssle = arith.select %csle, %one, %zero : i8
  %k23 = arith.constant 23 : index
  memref.store %ssle, %out[%k23] : memref<?xi8>
  %csgt = arith.cmpi sgt, %a, %b : i8
  %ssgt = arith.select %csgt, %one, %zero : i8
  %k24 = arith.constant 24 : index
  memref.store %ssgt, %out[%k24] : memref<?xi8>
  %csge = arith.cmpi sge, %a, %b : i8
  %ssge = arith.select %csge, %one, %zero : i8
  %k25 = arith.constant 25 : index
  memref.store %ssge, %out[%k25] : memref<?xi8>
  %cult = arith.cmpi ult, %a, %b : i8
  %sult = arith.select %cult, %one, %zero : i8
  %k26 = arith.constant 26 : index
  memref.store %sult, %out[%k26] : memref<?xi8>
  %cule = arith.cmpi ule, %a, %b : i8
  %sule = arith.select %cule, %one, %zero : i8
  %k27 = arith.constant 27 : index
  memref.store %sule, %out[%k27] : memref<?xi8>
  %cugt = arith.cmpi ugt, %a, %b : i8
  %sugt = arith.select %cugt, %one, %zero : i8
  %k28 = arith.constant 28 : index
  memref.store %sugt, %out[%k28] : memref<?xi8>
  %cuge = arith.cmpi uge, %a, %b : i8
  %suge = arith.select %cuge, %one, %zero : i8
  %k29 = arith.constant 29 : index
  memref.store %suge, %out[%k29] : memref<?xi8>
  return
}
func.func @i16_ops(%a: i16, %b: i16, %out: memref<?xi16>) attributes {llvm.emit_c_interface} {
  %addi = arith.addi %a, %b : i16
  %k0 = arith.constant 0 : index
  memref.store %addi, %out[%k0] : memref<?xi16>
  %subi = arith.subi %a, %b : i16
  %k1 = arith.constant 1 : index
  memref.store %subi, %out[%k1] : memref<?xi16>
  %muli = arith.muli %a, %b : i16
  %k2 = arith.constant 2 : index
  memref.store %muli, %out[%k2] : memref<?xi16>
  %andi = arith.andi %a, %b : i16
  %k3 = arith.constant 3 : index
  memref.store %andi, %out[%k3] : memref<?xi16>
  %ori = arith.ori %a, %b : i16
  %k4 = arith.constant 4 : index
  memref.store %ori, %out[%k4] : memref<?xi16>
  %xori = arith.xori %a, %b : i16
  %k5 = arith.constant 5 : index
  memref.store %xori, %out[%k5] : memref<?xi16>
  %maxsi = arith.maxsi %a, %b : i16
  %k6 = arith.constant 6 : index
  memref.store %maxsi, %out[%k6] : memref<?xi16>
  %maxui = arith.maxui %a, %b : i16
  %k7 = arith.constant 7 : index
  memref.store %maxui, %out[%k7] : memref<?xi16>
  %minsi = arith.minsi %a, %b : i16
  %k8 = arith.constant 8 : index
  memref.store %minsi, %out[%k8] : memref<?xi16>
  %minui = arith.minui %a, %b : i16
  %k9 = arith.constant 9 : index
  memref.store %minui, %out[%k9] : memref<?xi16>
  %divsi = arith.divsi %a, %b : i16
  %k10 = arith.constant 10 : index
  memref.store %divsi, %out[%k10] : memref<?xi16>
  %divui = arith.divui %a, %b : i16
  %k11 = arith.constant 11 : index
  memref.store %divui, %out[%k11] : memref<?xi16>
  %ceildivsi = arith.ceildivsi %a, %b : i16
  %k12 = arith.constant 12 : index
  memref.store %ceildivsi, %out[%k12] : memref<?xi16>
  %ceildivui = arith.ceildivui %a, %b : i16
  %k13 = arith.constant 13 : index
  memref.store %ceildivui, %out[%k13] : memref<?xi16>
  %floordivsi = arith.floordivsi %a, %b : i16
  %k14 = arith.constant 14 : index
  memref.store %floordivsi, %out[%k14] : memref<?xi16>
  %remsi = arith.remsi %a, %b : i16
  %k15 = arith.constant 15 : index
  memref.store %remsi, %out[%k15] : memref<?xi16>
  %remui = arith.remui %a, %b : i16
  %k16 = arith.constant 16 : index
  memref.store %remui, %out[%k16] : memref<?xi16>
  %mask = arith.constant 15 : i16
  %amount = arith.andi %b, %mask : i16
  %shli = arith.shli %a, %amount : i16
  %k17 = arith.constant 17 : index
  memref.store %shli, %out[%k17] : memref<?xi16>
  %shrui = arith.shrui %a, %amount : i16
  %k18 = arith.constant 18 : index
  memref.store %shrui, %out[%k18] : memref<?xi16>
  %shrsi = arith.shrsi %a, %amount : i16
  %k19 = arith.constant 19 : index
  memref.store %shrsi, %out[%k19] : memref<?xi16>
  %one = arith.constant 1 : i16
  %zero = arith.constant 0 : i16
  %ceq = arith.cmpi eq, %a, %b : i16
  %seq = arith.select %ceq, %one, %zero : i16
  %k20 = arith.constant 20 : index
  memref.store %seq, %out[%k20] : memref<?xi16>
  %cne = arith.cmpi ne, %a, %b : i16
  %sne = arith.select %cne, %one, %zero : i16
  %k21 = arith.constant 21 : index
  memref.store %sne, %out[%k21] : memref<?xi16>
  %cslt = arith.cmpi slt, %a, %b : i16
  %sslt = arith.select %cslt, %one, %zero : i16
  %k22 = arith.constant 22 : index
  memref.store %sslt, %out[%k22] : memref<?xi16>
  %csle = arith.cmpi sle, %a, %b : i16
  %ssle = arith.select %csle, %one, %zero : i16
  %k23 = arith.constant 23 : index
  memref.store %ssle, %out[%k23] : memref<?xi16>
  %csgt = arith.cmpi sgt, %a, %b : i16
  %ssgt = arith.select %csgt, %one, %zero : i16
  %k24 = arith.constant 24 : index
  memref.store %ssgt, %out[%k24] : memref<?xi16>
  %csge = arith.cmpi sge, %a, %b : i16
  %ssge = arith.select %csge, %one, %zero : i16
  %k25 = arith.constant 25 : index
  memref.store %ssge, %out[%k25] : memref<?xi16>
  %cult = arith.cmpi ult, %a, %b : i16
  %sult = arith.select %cult, %one, %zero : i16
  %k26 = arith.constant 26 : index
  memref.store %sult, %out[%k26] : memref<?xi16>
  %cule = arith.cmpi ule, %a, %b : i16
  %sule = arith.select %cule, %one, %zero : i16
  %k27 = arith.constant 27 : index
  memref.store %sule, %out[%k27] : memref<?xi16>
  %cugt = arith.cmpi ugt, %a, %b : i16
  %sugt = arith.select %cugt, %one, %zero : i16
  %k28 = arith.constant 28 : index
  memref.store %sugt, %out[%k28] : memref<?xi16>
  %cuge = arith.cmpi uge, %a, %b : i16
  %suge = arith.select %cuge, %one, %zero : i16
  %k29 = arith.constant 29 : index
  memref.store %suge, %out[%k29] : memref<?xi16>
  return
}
func.func @i32_ops(%a: i32, %b: i32, %out: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %addi = arith.addi %a, %b : i32
  %k0 = arith.constant 0 : index
  memref.store %addi, %out[%k0] : memref<?xi32>
  %subi = arith.subi %a, %b : i32
  %k1 = arith.constant 1 : index
  memref.store %subi, %out[%k1] : memref<?xi32>
  %muli = arith.muli %a, %b : i32
  %k2 = arith.constant 2 : index
  memref.store %muli, %out[%k2] : memref<?xi32>
  %andi = arith.andi %a, %b : i32
  %k3 = arith.constant 3 : index
  memref.store %andi, %out[%k3] : memref<?xi32>
  %ori = arith.ori %a, %b : i32
  %k4 = arith.constant 4 : index
  memref.store %ori, %out[%k4] : memref<?xi32>
  %xori = arith.xori %a, %b : i32
  %k5 = arith.constant 5 : index
  memref.store %xori, %out[%k5] : memref<?xi32>
  %maxsi = arith.maxsi %a, %b : i32
  %k6 = arith.constant 6 : index
  memref.store %maxsi, %out[%k6] : memref<?xi32>
  %maxui = arith.maxui %a, %b : i32
  %k7 = arith.constant 7 : index
  memref.store %maxui, %out[%k7] : memref<?xi32>
  %minsi = arith.minsi %a, %b : i32
  %k8 = arith.constant 8 : index
  memref.store %minsi, %out[%k8] : memref<?xi32>
  %minui = arith.minui %a, %b : i32
  %k9 = arith.constant 9 : index
  memref.store %minui, %out[%k9] : memref<?xi32>
  %divsi = arith.divsi %a, %b : i32
  %k10 = arith.constant 10 : index
  memref.store %divsi, %out[%k10] : memref<?xi32>
  %divui = arith.divui %a, %b : i32
  %k11 = arith.constant 11 : index
  memref.store %divui, %out[%k11] : memref<?xi32>
  %ceildivsi = arith.ceildivsi %a, %b : i32
  %k12 = arith.constant 12 : index
  memref.store %ceildivsi, %out[%k12] : memref<?xi32>
  %ceildivui = arith.ceildivui %a, %b : i32
  %k13 = arith.constant 13 : index
  memref.store %ceildivui, %out[%k13] : memref<?xi32>
  %floordivsi = arith.floordivsi %a, %b : i32
  %k14 = arith.constant 14 : index
  memref.store %floordivsi, %out[%k14] : memref<?xi32>
  %remsi = arith.remsi %a, %b : i32
  %k15 = arith.constant 15 : index
  memref.store %remsi, %out[%k15] : memref<?xi32>
  %remui = arith.remui %a, %b : i32
  %k16 = arith.constant 16 : index
  memref.store %remui, %out[%k16] : memref<?xi32>
  %mask = arith.constant 31 : i32
  %amount = arith.andi %b, %mask : i32
  %shli = arith.shli %a, %amount : i32
  %k17 = arith.constant 17 : index
  memref.store %shli, %out[%k17] : memref<?xi32>
  %shrui = arith.shrui %a, %amount : i32
  %k18 = arith.constant 18 : index
  memref.store %shrui, %out[%k18] : memref<?xi32>
  %shrsi = arith.shrsi %a, %amount : i32
  %k19 = arith.constant 19 : index
  memref.store %shrsi, %out[%k19] : memref<?xi32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %ceq = arith.cmpi eq, %a, %b : i32
  %seq = arith.select %ceq, %one, %zero : i32
  %k20 = arith.constant 20 : index
  memref.store %seq, %out[%k20] : memref<?xi32>
  %cne = arith.cmpi ne, %a, %b : i32
  %sne = arith.select %cne, %one, %zero : i32
  %k21 = arith.constant 21 : index
  memref.store %sne, %out[%k21] : memref<?xi32>
  %cslt = arith.cmpi slt, %a, %b : i32
  %sslt = arith.select %cslt, %one, %zero : i32
  %k22 = arith.constant 22 : index
  memref.store %sslt, %out[%k22] : memref<?xi32>
  %csle = arith.cmpi sle, %a, %b : i32
  %ssle = arith.select %csle, %one, %zero : i32
  %k23 = arith.constant 23 : index
  memref.store %ssle, %out[%k23] : memref<?xi32>
  %csgt = arith.cmpi sgt, %a, %b : i32
  %ssgt = arith.select %csgt, %one, %zero : i32
  %k24 = arith.constant 24 : index
  memref.store %ssgt, %out[%k24] : memref<?xi32>
  %csge = arith.cmpi sge, %a, %b : i32
  %ssge = arith.select %csge, %one, %zero : i32
  %k25 = arith.constant 25 : index
  memref.store %ssge, %out[%k25] : memref<?xi32>
  %cult = arith.cmpi ult, %a, %b : i32
  %sult = arith.select %cult, %one, %zero : i32
  %k26 = arith.constant 26 : index
  memref.store %sult, %out[%k26] : memref<?xi32>
  %cule = arith.cmpi ule, %a, %b : i32
  %sule = arith.select %cule, %one, %zero : i32
  %k27 = arith.constant 27 : index
  memref.store %sule, %out[%k27] : memref<?xi32>
  %cugt = arith.cmpi ugt, %a, %b : i32
  %sugt = arith.select %cugt, %one, %zero : i32
  %k28 = arith.constant 28 : index
  memref.store %sugt, %out[%k28] : memref<?xi32>
  %cuge = arith.cmpi uge, %a, %b : i32
  %suge = arith.select %cuge, %one, %zero : i32
  %k29 = arith.constant 29 : index
  memref.store %suge, %out[%k29] : memref<?xi32>
  return
}
func.func @i64_ops(%a: i64, %b: i64, %out: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %addi = arith.addi %a, %b : i64
  %k0 = arith.constant 0 : index
  memref.store %addi, %out[%k0] : memref<?xi64>
  %subi = arith.subi %a, %b : i64
  %k1 = arith.constant 1 : index
  memref.store %subi, %out[%k1] : memref<?xi64>
  %muli = arith.muli %a, %b : i64
  %k2 = arith.constant 2 : index
  memref.store %muli, %out[%k2] : memref<?xi64>
  %andi = arith.andi %a, %b : i64
  %k3 = arith.constant 3 : index
  memref.store %andi, %out[%k3] : memref<?xi64>
  %ori = arith.ori %a, %b : i64
  %k4 = arith.constant 4 : index
  memref.store %ori, %out[%k4] : memref<?xi64>
  %xori = arith.xori %a, %b : i64
  %k5 = arith.constant 5 : index
  memref.store %xori, %out[%k5] : memref<?xi64>
  %maxsi = arith.maxsi %a, %b : i64
  %k6 = arith.constant 6 : index
  memref.store %maxsi, %out[%k6] : memref<?xi64>
  %maxui = arith.maxui %a, %b : i64
  %k7 = arith.constant 7 : index
  memref.store %maxui, %out[%k7] : memref<?xi64>
  %minsi = arith.minsi %a, %b : i64
  %k8 = arith.constant 8 : index
  memref.store %minsi, %out[%k8] : memref<?xi64>
  %minui = arith.minui %a, %b : i64
  %k9 = arith.constant 9 : index
  memref.store %minui, %out[%k9] : memref<?xi64>
  %divsi = arith.divsi %a, %b : i64
  %k10 = arith.constant 10 : index
  memref.store %divsi, %out[%k10] : memref<?xi64>
  %divui = arith.divui %a, %b : i64
  %k11 = arith.constant 11 : index
  memref.store %divui, %out[%k11] : memref<?xi64>
  %ceildivsi = arith.ceildivsi %a, %b : i64
  %k12 = arith.constant 12 : index
  memref.store %ceildivsi, %out[%k12] : memref<?xi64>
  %ceildivui = arith.ceildivui %a, %b : i64
  %k13 = arith.constant 13 : index
  memref.store %ceildivui, %out[%k13] : memref<?xi64>
  %floordivsi = arith.floordivsi %a, %b : i64
  %k14 = arith.constant 14 : index
  memref.store %floordivsi, %out[%k14] : memref<?xi64>
  %remsi = arith.remsi %a, %b : i64
  %k15 = arith.constant 15 : index
  memref.store %remsi, %out[%k15] : memref<?xi64>
  %remui = arith.remui %a, %b : i64
  %k16 = arith.constant 16 : index
  memref.store %remui, %out[%k16] : memref<?xi64>
  %mask = arith.constant 63 : i64
  %amount = arith.andi %b, %mask : i64
  %shli = arith.shli %a, %amount : i64
  %k17 = arith.constant 17 : index
  memref.store %shli, %out[%k17] : memref<?xi64>
  %shrui = arith.shrui %a, %amount : i64
  %k18 = arith.constant 18 : index
  memref.store %shrui, %out[%k18] : memref<?xi64>
  %shrsi = arith.shrsi %a, %amount : i64
  %k19 = arith.constant 19 : index
  memref.store %shrsi, %out[%k19] : memref<?xi64>
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %ceq = arith.cmpi eq, %a, %b : i64
  %seq = arith.select %ceq, %one, %zero : i64
  %k20 = arith.constant 20 : index
  memref.store %seq, %out[%k20] : memref<?xi64>
  %cne = arith.cmpi ne, %a, %b : i64
  %sne = arith.select %cne, %one, %zero : i64
  %k21 = arith.constant 21 : index
  memref.store %sne, %out[%k21] : memref<?xi64>
  %cslt = arith.cmpi slt, %a, %b : i64
  %sslt = arith.select %cslt, %one, %zero : i64
  %k22 = arith.constant 22 : index
  memref.store %sslt, %out[%k22] : memref<?xi64>
  %csle = arith.cmpi sle, %a, %b : i64
  %ssle = arith.select %csle, %one, %zero : i64
  %k23 = arith.constant 23 : index
  memref.store %ssle, %out[%k23] : memref<?xi64>
  %csgt = arith.cmpi sgt, %a, %b : i64
  %ssgt = arith.select %csgt, %one, %zero : i64
  %k24 = arith.constant 24 : index
  memref.store %ssgt, %out[%k24] : memref<?xi64>
  %csge = arith.cmpi sge, %a, %b : i64
  %ssge = arith.select %csge, %one, %zero : i64
  %k25 = arith.constant 25 : index
  memref.store %ssge, %out[%k25] : memref<?xi64>
  %cult = arith.cmpi ult, %a, %b : i64
  %sult = arith.select %cult, %one, %zero : i64
  %k26 = arith.constant 26 : index
  memref.store %sult, %out[%k26] : memref<?xi64>
  %cule = arith.cmpi ule, %a, %b : i64
  %sule = arith.select %cule, %one, %zero : i64
  %k27 = arith.constant 27 : index
  memref.store %sule, %out[%k27] : memref<?xi64>
  %cugt = arith.cmpi ugt, %a, %b : i64
  %sugt = arith.select %cugt, %one, %zero : i64
  %k28 = arith.constant 28 : index
  memref.store %sugt, %out[%k28] : memref<?xi64>
  %cuge = arith.cmpi uge, %a, %b : i64
  %suge = arith.select %cuge, %one, %zero : i64
  %k29 = arith.constant 29 : index
  memref.store %suge, %out[%k29] : memref<?xi64>
  return
}
func.func @index_ops(%a: index, %b: index, %out: memref<?xindex>) attributes {llvm.emit_c_interface} {
  %addi = arith.addi %a, %b : index
  %k0 = arith.constant 0 : index
  memref.store %addi, %out[%k0] : memref<?xindex>
  %subi = arith.subi %a, %b : index
  %k1 = arith.constant 1 : index
  memref.store %subi, %out[%k1] : memref<?xindex>
  %muli = arith.muli %a, %b : index
  %k2 = arith.constant 2 : index
  memref.store %muli, %out[%k2] : memref<?xindex>
  %andi = arith.andi %a, %b : index
  %k3 = arith.constant 3 : index
  memref.store %andi, %out[%k3] : memref<?xindex>
  %ori = arith.ori %a, %b : index
  %k4 = arith.constant 4 : index
  memref.store %ori, %out[%k4] : memref<?xindex>
  %xori = arith.xori %a, %b : index
  %k5 = arith.constant 5 : index
  memref.store %xori, %out[%k5] : memref<?xindex>
  %maxsi = arith.maxsi %a, %b : index
  %k6 = arith.constant 6 : index
  memref.store %maxsi, %out[%k6] : memref<?xindex>
  %maxui = arith.maxui %a, %b : index
  %k7 = arith.constant 7 : index
  memref.store %maxui, %out[%k7] : memref<?xindex>
  %minsi = arith.minsi %a, %b : index
  %k8 = arith.constant 8 : index
  memref.store %minsi, %out[%k8] : memref<?xindex>
  %minui = arith.minui %a, %b : index
  %k9 = arith.constant 9 : index
  memref.store %minui, %out[%k9] : memref<?xindex>
  %divsi = arith.divsi %a, %b : index
  %k10 = arith.constant 10 : index
  memref.store %divsi, %out[%k10] : memref<?xindex>
  %divui = arith.divui %a, %b : index
  %k11 = arith.constant 11 : index
  memref.store %divui, %out[%k11] : memref<?xindex>
  %ceildivsi = arith.ceildivsi %a, %b : index
  %k12 = arith.constant 12 : index
  memref.store %ceildivsi, %out[%k12] : memref<?xindex>
  %ceildivui = arith.ceildivui %a, %b : index
  %k13 = arith.constant 13 : index
  memref.store %ceildivui, %out[%k13] : memref<?xindex>
  %floordivsi = arith.floordivsi %a, %b : index
  %k14 = arith.constant 14 : index
  memref.store %floordivsi, %out[%k14] : memref<?xindex>
  %remsi = arith.remsi %a, %b : index
  %k15 = arith.constant 15 : index
  memref.store %remsi, %out[%k15] : memref<?xindex>
  %remui = arith.remui %a, %b : index
  %k16 = arith.constant 16 : index
  memref.store %remui, %out[%k16] : memref<?xindex>
  %mask = arith.constant 63 : index
  %amount = arith.andi %b, %mask : index
  %shli = arith.shli %a, %amount : index
  %k17 = arith.constant 17 : index
  memref.store %shli, %out[%k17] : memref<?xindex>
  %shrui = arith.shrui %a, %amount : index
  %k18 = arith.constant 18 : index
  memref.store %shrui, %out[%k18] : memref<?xindex>
  %shrsi = arith.shrsi %a, %amount : index
  %k19 = arith.constant 19 : index
  memref.store %shrsi, %out[%k19] : memref<?xindex>
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %ceq = arith.cmpi eq, %a, %b : index
  %seq = arith.select %ceq, %one, %zero : index
  %k20 = arith.constant 20 : index
  memref.store %seq, %out[%k20] : memref<?xindex>
  %cne = arith.cmpi ne, %a, %b : index
  %sne = arith.select %cne, %one, %zero : index
  %k21 = arith.constant 21 : index
  memref.store %sne, %out[%k21] : memref<?xindex>
  %cslt = arith.cmpi slt, %a, %b : index
  %sslt = arith.select %cslt, %one, %zero : index
  %k22 = arith.constant 22 : index
  memref.store %sslt, %out[%k22] : memref<?xindex>
  %csle = arith.cmpi sle, %a, %b : index
  %ssle = arith.select %csle, %one, %zero : index
  %k23 = arith.constant 23 : index
  memref.store %ssle, %out[%k23] : memref<?xindex>
  %csgt = arith.cmpi sgt, %a, %b : index
  %ssgt = arith.select %csgt, %one, %zero : index
  %k24 = arith.constant 24 : index
  memref.store %ssgt, %out[%k24] : memref<?xindex>
  %csge = arith.cmpi sge, %a, %b : index
  %ssge = arith.select %csge, %one, %zero : index
  %k25 = arith.constant 25 : index
  memref.store %ssge, %out[%k25] : memref<?xindex>
  %cult = arith.cmpi ult, %a, %b : index
  %sult = arith.select %cult, %one, %zero : index
  %k26 = arith.constant 26 : index
  memref.store %sult, %out[%k26] : memref<?xindex>
  %cule = arith.cmpi ule, %a, %b : index
  %sule = arith.select %cule, %one, %zero : index
  %k27 = arith.constant 27 : index
  memref.store %sule, %out[%k27] : memref<?xindex>
  %cugt = arith.cmpi ugt, %a, %b : index
  %sugt = arith.select %cugt, %one, %zero : index
  %k28 = arith.constant 28 : index
  memref.store %sugt, %out[%k28] : memref<?xindex>
  %cuge = arith.cmpi uge, %a, %b : index
  %suge = arith.select %cuge, %one, %zero : index
  %k29 = arith.constant 29 : index
  memref.store %suge, %out[%k29] : memref<?xindex>
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static void run_i8(int8_t a, int8_t b) {
//   int8_t out[30];
//   struct MemRefDescriptor_i8_1 memref = {out, out, 0, {30}, {1}};
//   _mlir_ciface_i8_ops(a, b, &memref);
//   printf("i8 %lld %lld:", (long long)a, (long long)b);
//   for (int i = 0; i < 30; i++)
//     printf(" %lld", (long long)out[i]);
//   printf("\n");
// }
//
// static void run_i16(int16_t a, int16_t b) {
//   int16_t out[30];
//   struct MemRefDescriptor_i16_1 memref = {out, out, 0, {30}, {1}};
//   _mlir_ciface_i16_ops(a, b, &memref);
//   printf("i16 %lld %lld:", (long long)a, (long long)b);
//   for (int i = 0; i < 30; i++)
//     printf(" %lld", (long long)out[i]);
//   printf("\n");
// }
//
// static void run_i32(int32_t a, int32_t b) {
//   int32_t out[30];
//   struct MemRefDescriptor_i32_1 memref = {out, out, 0, {30}, {1}};
//   _mlir_ciface_i32_ops(a, b, &memref);
//   printf("i32 %lld %lld:", (long long)a, (long long)b);
//   for (int i = 0; i < 30; i++)
//     printf(" %lld", (long long)out[i]);
//   printf("\n");
// }
//
// static void run_i64(int64_t a, int64_t b) {
//   int64_t out[30];
//   struct MemRefDescriptor_i64_1 memref = {out, out, 0, {30}, {1}};
//   _mlir_ciface_i64_ops(a, b, &memref);
//   printf("i64 %lld %lld:", (long long)a, (long long)b);
//   for (int i = 0; i < 30; i++)
//     printf(" %lld", (long long)out[i]);
//   printf("\n");
// }
//
// static void run_index(int64_t a, int64_t b) {
//   int64_t out[30];
//   struct MemRefDescriptor_index_1 memref = {out, out, 0, {30}, {1}};
//   _mlir_ciface_index_ops(a, b, &memref);
//   printf("index %lld %lld:", (long long)a, (long long)b);
//   for (int i = 0; i < 30; i++)
//     printf(" %lld", (long long)out[i]);
//   printf("\n");
// }
//
// int main(void) {
//   static const int values[][2] = {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {6, 3}, {-6, 3}, {0, 5}, {100, 127}, {-128, 3}, {127, -1}};
//   for (int i = 0; i < 10; i++) {
//     int a = values[i][0], b = values[i][1];
//     run_i8((int8_t)a, (int8_t)b);
//     run_i16((int16_t)(a * 256 + 1), (int16_t)b);
//     run_i32(a * 16777216 + 3, b);
//     run_i64((int64_t)a * 72057594037927936 + 5, b);
//     run_index((int64_t)a << 8, b * 3);
//   }
//   return 0;
// }
// output:
// i8 7 3: 10 4 21 3 7 4 7 7 3 3 2 2 3 3 2 1 1 56 0 0 0 1 0 0 1 1 0 0 1 1
// i16 1793 3: 1796 1790 5379 1 1795 1794 1793 1793 3 3 597 597 598 598 597 2 2 14344 224 224 0 1 0 0 1 1 0 0 1 1
// i32 117440515 3: 117440518 117440512 352321545 3 117440515 117440512 117440515 117440515 3 3 39146838 39146838 39146839 39146839 39146838 1 1 939524120 14680064 14680064 0 1 0 0 1 1 0 0 1 1
// i64 504403158265495557 3: 504403158265495560 504403158265495554 1513209474796486671 1 504403158265495559 504403158265495558 504403158265495557 504403158265495557 3 3 168134386088498519 168134386088498519 168134386088498519 168134386088498519 168134386088498519 0 0 4035225266123964456 63050394783186944 63050394783186944 0 1 0 0 1 1 0 0 1 1
// index 1792 9: 1801 1783 16128 0 1801 1801 1792 1792 9 9 199 199 200 200 199 1 1 917504 3 3 0 1 0 0 1 1 0 0 1 1
// i8 -7 3: -4 -10 -21 1 -5 -6 3 -7 -7 3 -2 83 -2 83 -3 -1 0 -56 31 -1 0 1 1 1 0 0 0 0 1 1
// i16 -1791 3: -1788 -1794 -5373 1 -1789 -1790 3 -1791 -1791 3 -597 21248 -597 21249 -597 0 1 -14328 7968 -224 0 1 1 1 0 0 0 0 1 1
// i32 -117440509 3: -117440506 -117440512 -352321527 3 -117440509 -117440512 3 -117440509 -117440509 3 -39146836 1392508929 -39146836 1392508929 -39146837 -1 0 -939524072 522190848 -14680064 0 1 1 1 0 0 0 0 1 1
// i64 -504403158265495547 3: -504403158265495544 -504403158265495550 -1513209474796486641 1 -504403158265495545 -504403158265495546 3 -504403158265495547 -504403158265495547 3 -168134386088498515 5980780305148018689 -168134386088498515 5980780305148018690 -168134386088498516 -2 2 -4035225266123964376 2242792614430507008 -63050394783186944 0 1 1 1 0 0 0 0 1 1
// index -1792 9: -1783 -1801 -16128 0 -1783 -1783 9 -1792 -1792 9 -199 2049638230412172202 -199 2049638230412172203 -200 -1 6 -917504 36028797018963964 -4 0 1 1 1 0 0 0 0 1 1
// i8 7 -3: 4 10 -21 5 -1 -6 7 -3 -3 7 -2 0 -2 1 -3 1 7 -32 0 0 0 1 0 0 1 1 1 1 0 0
// i16 1793 -3: 1790 1796 -5379 1793 -3 -1796 1793 -3 -3 1793 -597 0 -597 1 -598 2 1793 8192 0 0 0 1 0 0 1 1 1 1 0 0
// i32 117440515 -3: 117440512 117440518 -352321545 117440513 -1 -117440514 117440515 -3 -3 117440515 -39146838 0 -39146838 1 -39146839 1 117440515 1610612736 0 0 0 1 0 0 1 1 1 1 0 0
// i64 504403158265495557 -3: 504403158265495554 504403158265495560 -1513209474796486671 504403158265495557 -3 -504403158265495560 504403158265495557 -3 -3 504403158265495557 -168134386088498519 0 -168134386088498519 1 -168134386088498519 0 504403158265495557 -6917529027641081856 0 0 0 1 0 0 1 1 1 1 0 0
// index 1792 -9: 1783 1801 -16128 1792 -9 -1801 1792 -9 -9 1792 -199 0 -199 1 -200 1 1792 -9223372036854775808 0 0 0 1 0 0 1 1 1 1 0 0
// i8 -7 -3: -10 -4 21 -7 -3 4 -3 -3 -7 -7 2 0 3 1 2 -1 -7 32 7 -1 0 1 1 1 0 0 1 1 0 0
// i16 -1791 -3: -1794 -1788 5373 -1791 -3 1788 -3 -3 -1791 -1791 597 0 597 1 597 0 -1791 8192 7 -1 0 1 1 1 0 0 1 1 0 0
// i32 -117440509 -3: -117440512 -117440506 352321527 -117440511 -1 117440510 -3 -3 -117440509 -117440509 39146836 0 39146837 1 39146836 -1 -117440509 1610612736 7 -1 0 1 1 1 0 0 1 1 0 0
// i64 -504403158265495547 -3: -504403158265495550 -504403158265495544 1513209474796486641 -504403158265495547 -3 504403158265495544 -3 -3 -504403158265495547 -504403158265495547 168134386088498515 0 168134386088498516 1 168134386088498515 -2 -504403158265495547 -6917529027641081856 7 -1 0 1 1 1 0 0 1 1 0 0
// index -1792 -9: -1801 -1783 16128 -1792 -9 1783 -9 -9 -1792 -1792 199 0 200 1 199 -1 -1792 -9223372036854775808 511 -1 0 1 1 1 0 0 1 1 0 0
// i8 6 3: 9 3 18 2 7 5 6 6 3 3 2 2 2 2 2 0 0 48 0 0 0 1 0 0 1 1 0 0 1 1
// i16 1537 3: 1540 1534 4611 1 1539 1538 1537 1537 3 3 512 512 513 513 512 1 1 12296 192 192 0 1 0 0 1 1 0 0 1 1
// i32 100663299 3: 100663302 100663296 301989897 3 100663299 100663296 100663299 100663299 3 3 33554433 33554433 33554433 33554433 33554433 0 0 805306392 12582912 12582912 0 1 0 0 1 1 0 0 1 1
// i64 432345564227567621 3: 432345564227567624 432345564227567618 1297036692682702863 1 432345564227567623 432345564227567622 432345564227567621 432345564227567621 3 3 144115188075855873 144115188075855873 144115188075855874 144115188075855874 144115188075855873 2 2 3458764513820540968 54043195528445952 54043195528445952 0 1 0 0 1 1 0 0 1 1
// index 1536 9: 1545 1527 13824 0 1545 1545 1536 1536 9 9 170 170 171 171 170 6 6 786432 3 3 0 1 0 0 1 1 0 0 1 1
// i8 -6 3: -3 -9 -18 2 -5 -7 3 -6 -6 3 -2 83 -2 84 -2 0 1 -48 31 -1 0 1 1 1 0 0 0 0 1 1
// i16 -1535 3: -1532 -1538 -4605 1 -1533 -1534 3 -1535 -1535 3 -511 21333 -511 21334 -512 -2 2 -12280 8000 -192 0 1 1 1 0 0 0 0 1 1
// i32 -100663293 3: -100663290 -100663296 -301989879 3 -100663293 -100663296 3 -100663293 -100663293 3 -33554431 1398101334 -33554431 1398101335 -33554431 0 1 -805306344 524288000 -12582912 0 1 1 1 0 0 0 0 1 1
// i64 -432345564227567611 3: -432345564227567608 -432345564227567614 -1297036692682702833 1 -432345564227567609 -432345564227567610 3 -432345564227567611 -432345564227567611 3 -144115188075855870 6004799503160661335 -144115188075855870 6004799503160661335 -144115188075855871 -1 0 -3458764513820540888 2251799813685248000 -54043195528445952 0 1 1 1 0 0 0 0 1 1
// index -1536 9: -1527 -1545 -13824 0 -1527 -1527 9 -1536 -1536 9 -170 2049638230412172231 -170 2049638230412172232 -171 -6 1 -786432 36028797018963965 -3 0 1 1 1 0 0 0 0 1 1
// i8 0 5: 5 -5 0 0 5 5 5 5 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 0 0 1 1 0 0
// i16 1 5: 6 -4 5 1 5 4 5 5 1 1 0 0 1 1 0 1 1 32 0 0 0 1 1 1 0 0 1 1 0 0
// i32 3 5: 8 -2 15 1 7 6 5 5 3 3 0 0 1 1 0 3 3 96 0 0 0 1 1 1 0 0 1 1 0 0
// i64 5 5: 10 0 25 5 5 0 5 5 5 5 1 1 1 1 1 0 0 160 0 0 1 0 0 1 0 1 0 1 0 1
// index 0 15: 15 -15 0 0 15 15 15 15 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 0 0 1 1 0 0
// i8 100 127: -29 -27 -100 100 127 27 127 127 100 100 0 0 1 1 0 100 100 0 0 0 0 1 1 1 0 0 1 1 0 0
// i16 25601 127: 25728 25474 -25473 1 25727 25726 25601 25601 127 127 201 201 202 202 201 74 74 -32768 0 0 0 1 0 0 1 1 0 0 1 1
// i32 1677721603 127: 1677721730 1677721476 -1677721219 3 1677721727 1677721724 1677721603 1677721603 127 127 13210406 13210406 13210407 13210407 13210406 41 41 -2147483648 0 0 0 1 0 0 1 1 0 0 1 1
// i64 7205759403792793605 127: 7205759403792793732 7205759403792793478 -7205759403792792965 5 7205759403792793727 7205759403792793722 7205759403792793605 7205759403792793605 127 127 56738263021990500 56738263021990500 56738263021990501 56738263021990501 56738263021990500 105 105 -9223372036854775808 0 0 0 1 0 0 1 1 0 0 1 1
// index 25600 381: 25981 25219 9753600 0 25981 25981 25600 25600 381 381 67 67 68 68 67 73 73 0 0 0 0 1 0 0 1 1 0 0 1 1
// i8 -128 3: -125 125 -128 0 -125 -125 3 -128 -128 3 -42 42 -42 43 -43 -2 2 0 16 -16 0 1 1 1 0 0 0 0 1 1
// i16 -32767 3: -32764 32766 -32765 1 -32765 -32766 3 -32767 -32767 3 -10922 10923 -10922 10923 -10923 -1 0 8 4096 -4096 0 1 1 1 0 0 0 0 1 1
// i32 -2147483645 3: -2147483642 -2147483648 -2147483639 3 -2147483645 -2147483648 3 -2147483645 -2147483645 3 -715827881 715827883 -715827881 715827884 -715827882 -2 2 24 268435456 -268435456 0 1 1 1 0 0 0 0 1 1
// i64 -9223372036854775803 3: -9223372036854775800 -9223372036854775806 -9223372036854775793 1 -9223372036854775801 -9223372036854775802 3 -9223372036854775803 -9223372036854775803 3 -3074457345618258601 3074457345618258604 -3074457345618258601 3074457345618258605 -3074457345618258601 0 1 40 1152921504606846976 -1152921504606846976 0 1 1 1 0 0 0 0 1 1
// index -32768 9: -32759 -32777 -294912 0 -32759 -32759 9 -32768 -32768 9 -3640 2049638230412168760 -3640 2049638230412168761 -3641 -8 8 -16777216 36028797018963904 -64 0 1 1 1 0 0 0 0 1 1
// i8 127 -1: 126 -128 -127 127 -1 -128 127 -1 -1 127 -127 0 -127 1 -127 0 127 -128 0 0 0 1 0 0 1 1 1 1 0 0
// i16 32513 -1: 32512 32514 -32513 32513 -1 -32514 32513 -1 -1 32513 -32513 0 -32513 1 -32513 0 32513 -32768 0 0 0 1 0 0 1 1 1 1 0 0
// i32 2130706435 -1: 2130706434 2130706436 -2130706435 2130706435 -1 -2130706436 2130706435 -1 -1 2130706435 -2130706435 0 -2130706435 1 -2130706435 0 2130706435 -2147483648 0 0 0 1 0 0 1 1 1 1 0 0
// i64 9151314442816847877 -1: 9151314442816847876 9151314442816847878 -9151314442816847877 9151314442816847877 -1 -9151314442816847878 9151314442816847877 -1 -1 9151314442816847877 -9151314442816847877 0 -9151314442816847877 1 -9151314442816847877 0 9151314442816847877 -9223372036854775808 0 0 0 1 0 0 1 1 1 1 0 0
// index 32512 -3: 32509 32515 -97536 32512 -3 -32515 32512 -3 -3 32512 -10837 0 -10837 1 -10838 1 32512 0 0 0 0 1 0 0 1 1 1 1 0 0
