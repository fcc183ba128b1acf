// Loops that load or store at indices: of all widths, signed and unsigned, scaled, negated, with offsets, and quotients.
llvm.func @gather_f32_sext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.sext %x : i8 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_f32_sext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.sext %x : i8 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %m0 = llvm.fmul %v, %v : f32
  %a0 = llvm.fadd %m0, %v : f32
  %m1 = llvm.fmul %a0, %v : f32
  %a1 = llvm.fadd %m1, %v : f32
  %m2 = llvm.fmul %a1, %v : f32
  %a2 = llvm.fadd %m2, %v : f32
  %m3 = llvm.fmul %a2, %v : f32
  %a3 = llvm.fadd %m3, %v : f32
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %a3, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_i64_sext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.sext %x : i8 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.add %v, %v : i64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_i64_sext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.sext %x : i8 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %m0 = llvm.mul %v, %v : i64
  %a0 = llvm.add %m0, %v : i64
  %m1 = llvm.mul %a0, %v : i64
  %a1 = llvm.add %m1, %v : i64
  %m2 = llvm.mul %a1, %v : i64
  %a2 = llvm.add %m2, %v : i64
  %m3 = llvm.mul %a2, %v : i64
  %a3 = llvm.add %m3, %v : i64
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a3, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_f32_zext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.zext %x : i8 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_f32_zext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.zext %x : i8 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %m0 = llvm.fmul %v, %v : f32
  %a0 = llvm.fadd %m0, %v : f32
  %m1 = llvm.fmul %a0, %v : f32
  %a1 = llvm.fadd %m1, %v : f32
  %m2 = llvm.fmul %a1, %v : f32
  %a2 = llvm.fadd %m2, %v : f32
  %m3 = llvm.fmul %a2, %v : f32
  %a3 = llvm.fadd %m3, %v : f32
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %a3, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_i64_zext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.zext %x : i8 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.add %v, %v : i64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_i64_zext_i8(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.zext %x : i8 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %m0 = llvm.mul %v, %v : i64
  %a0 = llvm.add %m0, %v : i64
  %m1 = llvm.mul %a0, %v : i64
  %a1 = llvm.add %m1, %v : i64
  %m2 = llvm.mul %a1, %v : i64
  %a2 = llvm.add %m2, %v : i64
  %m3 = llvm.mul %a2, %v : i64
  %a3 = llvm.add %m3, %v : i64
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a3, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_f32_sext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.sext %x : i16 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_f32_sext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.sext %x : i16 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %m0 = llvm.fmul %v, %v : f32
  %a0 = llvm.fadd %m0, %v : f32
  %m1 = llvm.fmul %a0, %v : f32
  %a1 = llvm.fadd %m1, %v : f32
  %m2 = llvm.fmul %a1, %v : f32
  %a2 = llvm.fadd %m2, %v : f32
  %m3 = llvm.fmul %a2, %v : f32
  %a3 = llvm.fadd %m3, %v : f32
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %a3, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_i64_sext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.sext %x : i16 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.add %v, %v : i64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_i64_sext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.sext %x : i16 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %m0 = llvm.mul %v, %v : i64
  %a0 = llvm.add %m0, %v : i64
  %m1 = llvm.mul %a0, %v : i64
  %a1 = llvm.add %m1, %v : i64
  %m2 = llvm.mul %a1, %v : i64
  %a2 = llvm.add %m2, %v : i64
  %m3 = llvm.mul %a2, %v : i64
  %a3 = llvm.add %m3, %v : i64
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a3, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_f32_zext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_f32_zext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %m0 = llvm.fmul %v, %v : f32
  %a0 = llvm.fadd %m0, %v : f32
  %m1 = llvm.fmul %a0, %v : f32
  %a1 = llvm.fadd %m1, %v : f32
  %m2 = llvm.fmul %a1, %v : f32
  %a2 = llvm.fadd %m2, %v : f32
  %m3 = llvm.fmul %a2, %v : f32
  %a3 = llvm.fadd %m3, %v : f32
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %a3, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_i64_zext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.add %v, %v : i64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_i64_zext_i16(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %m0 = llvm.mul %v, %v : i64
  %a0 = llvm.add %m0, %v : i64
  %m1 = llvm.mul %a0, %v : i64
  %a1 = llvm.add %m1, %v : i64
  %m2 = llvm.mul %a1, %v : i64
  %a2 = llvm.add %m2, %v : i64
  %m3 = llvm.mul %a2, %v : i64
  %a3 = llvm.add %m3, %v : i64
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a3, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_f32_sext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_f32_sext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %m0 = llvm.fmul %v, %v : f32
  %a0 = llvm.fadd %m0, %v : f32
  %m1 = llvm.fmul %a0, %v : f32
  %a1 = llvm.fadd %m1, %v : f32
  %m2 = llvm.fmul %a1, %v : f32
  %a2 = llvm.fadd %m2, %v : f32
  %m3 = llvm.fmul %a2, %v : f32
  %a3 = llvm.fadd %m3, %v : f32
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %a3, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_i64_sext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.add %v, %v : i64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_i64_sext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %m0 = llvm.mul %v, %v : i64
  %a0 = llvm.add %m0, %v : i64
  %m1 = llvm.mul %a0, %v : i64
  %a1 = llvm.add %m1, %v : i64
  %m2 = llvm.mul %a1, %v : i64
  %a2 = llvm.add %m2, %v : i64
  %m3 = llvm.mul %a2, %v : i64
  %a3 = llvm.add %m3, %v : i64
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a3, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_f32_zext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.zext %x : i32 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_f32_zext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.zext %x : i32 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %m0 = llvm.fmul %v, %v : f32
  %a0 = llvm.fadd %m0, %v : f32
  %m1 = llvm.fmul %a0, %v : f32
  %a1 = llvm.fadd %m1, %v : f32
  %m2 = llvm.fmul %a1, %v : f32
  %a2 = llvm.fadd %m2, %v : f32
  %m3 = llvm.fmul %a2, %v : f32
  %a3 = llvm.fadd %m3, %v : f32
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %a3, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_i64_zext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.zext %x : i32 to i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.add %v, %v : i64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_i64_zext_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.zext %x : i32 to i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %m0 = llvm.mul %v, %v : i64
  %a0 = llvm.add %m0, %v : i64
  %m1 = llvm.mul %a0, %v : i64
  %a1 = llvm.add %m1, %v : i64
  %m2 = llvm.mul %a1, %v : i64
  %a2 = llvm.add %m2, %v : i64
  %m3 = llvm.mul %a2, %v : i64
  %a3 = llvm.add %m3, %v : i64
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a3, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_f32_plain_i64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %p : !llvm.ptr -> i64
  %x0 = llvm.add %x, %c0 : i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %w, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_f32_plain_i64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %p : !llvm.ptr -> i64
  %x0 = llvm.add %x, %c0 : i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  %m0 = llvm.fmul %v, %v : f32
  %a0 = llvm.fadd %m0, %v : f32
  %m1 = llvm.fmul %a0, %v : f32
  %a1 = llvm.fadd %m1, %v : f32
  %m2 = llvm.fmul %a1, %v : f32
  %a2 = llvm.fadd %m2, %v : f32
  %m3 = llvm.fmul %a2, %v : f32
  %a3 = llvm.fadd %m3, %v : f32
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %a3, %r : f32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @gather_i64_plain_i64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %p : !llvm.ptr -> i64
  %x0 = llvm.add %x, %c0 : i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %w = llvm.add %v, %v : i64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scatter_i64_plain_i64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %p : !llvm.ptr -> i64
  %x0 = llvm.add %x, %c0 : i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %m0 = llvm.mul %v, %v : i64
  %a0 = llvm.add %m0, %v : i64
  %m1 = llvm.mul %a0, %v : i64
  %a1 = llvm.add %m1, %v : i64
  %m2 = llvm.mul %a1, %v : i64
  %a2 = llvm.add %m2, %v : i64
  %m3 = llvm.mul %a2, %v : i64
  %a3 = llvm.add %m3, %v : i64
  %r = llvm.getelementptr %to[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %a3, %r : i64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @row_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %x3 = llvm.add %x0, %row : i64
  %q = llvm.getelementptr %from[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %w = llvm.add %v, %v : i32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %r : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @negated_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %x2 = llvm.sub %c0, %x0 : i64
  %x3 = llvm.add %x2, %row : i64
  %q = llvm.getelementptr %from[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %w = llvm.add %v, %v : i32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %r : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scaled_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %scale = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %x1 = llvm.mul %x0, %scale : i64
  %q = llvm.getelementptr %from[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %w = llvm.add %v, %v : i32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %r : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @odd_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %scale = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %x1 = llvm.mul %x0, %scale : i64
  %q = llvm.getelementptr %from[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %w = llvm.add %v, %v : i32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %r : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scaled_scatter_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %scale = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.sext %x : i8 to i64
  %x1 = llvm.mul %x0, %scale : i64
  %x2 = llvm.sub %c0, %x1 : i64
  %x3 = llvm.add %x2, %row : i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %m0 = llvm.mul %v, %v : i32
  %a0 = llvm.add %m0, %v : i32
  %m1 = llvm.mul %a0, %v : i32
  %a1 = llvm.add %m1, %v : i32
  %m2 = llvm.mul %a1, %v : i32
  %a2 = llvm.add %m2, %v : i32
  %m3 = llvm.mul %a2, %v : i32
  %a3 = llvm.add %m3, %v : i32
  %r = llvm.getelementptr %to[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %a3, %r : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @quotient_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %two = llvm.mlir.constant(2 : i64) : i64
  %x0 = llvm.udiv %i, %two : i64
  %x3 = llvm.add %x0, %row : i64
  %q = llvm.getelementptr %from[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %w = llvm.add %v, %v : i32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %r : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @remainder_i32(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %two = llvm.mlir.constant(2 : i64) : i64
  %x0 = llvm.urem %i, %two : i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %w = llvm.add %v, %v : i32
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %r : i32, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @row_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %x3 = llvm.add %x0, %row : i64
  %q = llvm.getelementptr %from[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %w = llvm.fadd %v, %v : f64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %w, %r : f64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @negated_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %x0 = llvm.sext %x : i32 to i64
  %x2 = llvm.sub %c0, %x0 : i64
  %x3 = llvm.add %x2, %row : i64
  %q = llvm.getelementptr %from[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %w = llvm.fadd %v, %v : f64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %w, %r : f64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scaled_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %scale = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %x1 = llvm.mul %x0, %scale : i64
  %q = llvm.getelementptr %from[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %w = llvm.fadd %v, %v : f64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %w, %r : f64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @odd_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %scale = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %x = llvm.load %p : !llvm.ptr -> i16
  %x0 = llvm.zext %x : i16 to i64
  %x1 = llvm.mul %x0, %scale : i64
  %q = llvm.getelementptr %from[%x1] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %w = llvm.fadd %v, %v : f64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %w, %r : f64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @scaled_scatter_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %scale = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %p = llvm.getelementptr %index[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  %x0 = llvm.sext %x : i8 to i64
  %x1 = llvm.mul %x0, %scale : i64
  %x2 = llvm.sub %c0, %x1 : i64
  %x3 = llvm.add %x2, %row : i64
  %q = llvm.getelementptr %from[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %m0 = llvm.fmul %v, %v : f64
  %a0 = llvm.fadd %m0, %v : f64
  %m1 = llvm.fmul %a0, %v : f64
  %a1 = llvm.fadd %m1, %v : f64
  %m2 = llvm.fmul %a1, %v : f64
  %a2 = llvm.fadd %m2, %v : f64
  %m3 = llvm.fmul %a2, %v : f64
  %a3 = llvm.fadd %m3, %v : f64
  %r = llvm.getelementptr %to[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %a3, %r : f64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @quotient_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %two = llvm.mlir.constant(2 : i64) : i64
  %x0 = llvm.udiv %i, %two : i64
  %x3 = llvm.add %x0, %row : i64
  %q = llvm.getelementptr %from[%x3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %w = llvm.fadd %v, %v : f64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %w, %r : f64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
llvm.func @remainder_f64(%to: !llvm.ptr {llvm.noalias}, %from: !llvm.ptr {llvm.noalias}, %index: !llvm.ptr {llvm.noalias}, %row: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^body, ^exit
^body:
  %two = llvm.mlir.constant(2 : i64) : i64
  %x0 = llvm.urem %i, %two : i64
  %q = llvm.getelementptr %from[%x0] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %v = llvm.load %q : !llvm.ptr -> f64
  %w = llvm.fadd %v, %v : f64
  %r = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  llvm.store %w, %r : f64, !llvm.ptr
  %i1 = llvm.add %i, %c1 : i64
  llvm.br ^header(%i1 : i64)
^exit:
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #define SIZE 1024
// static uint64_t state = 1;
// static uint64_t next(void) { return state = state * 6364136223846793005u + 1442695040888963407u, state >> 33; }
// static int wrong;
// #define LOOP(NAME, T, I, LEAST, FROM, TO, RESULT) { \
//   void NAME(T *, T *, I *, int64_t, int64_t); \
//   static T from[2 * SIZE], to[2 * SIZE], want[2 * SIZE]; \
//   I index[80]; \
//   for (int64_t n = 0; n < 80; n++) { \
//     int64_t row = (int64_t)(next() % 50); \
//     for (int i = 0; i < 2 * SIZE; i++) from[i] = (T)(next() % 8), to[i] = want[i] = (T)i; \
//     for (int k = 0; k < n; k++) index[k] = (I)(next() % 100) - LEAST; \
//     for (int64_t k = 0; k < n; k++) { \
//       T v = from[SIZE + (FROM)]; \
//       want[SIZE + (TO)] = RESULT; \
//     } \
//     NAME(to + SIZE, from + SIZE, index, row, n); \
//     if (memcmp(to, want, sizeof to)) { printf(#NAME " %d\n", (int)n), wrong++; break; } \
//   } }
// #define GATHER(NAME, T, I, LEAST, AT) LOOP(NAME, T, I, LEAST, AT, k, v + v)
// #define SCATTER(NAME, T, I, LEAST, AT) \
//   LOOP(NAME, T, I, LEAST, k, AT, (((v * v + v) * v + v) * v + v) * v + v)
// int main(void) {
//   GATHER(gather_f32_sext_i8, float, int8_t, 50, (int64_t)index[k])
//   SCATTER(scatter_f32_sext_i8, float, int8_t, 50, (int64_t)index[k])
//   GATHER(gather_i64_sext_i8, int64_t, int8_t, 50, (int64_t)index[k])
//   SCATTER(scatter_i64_sext_i8, int64_t, int8_t, 50, (int64_t)index[k])
//   GATHER(gather_f32_zext_i8, float, uint8_t, 0, (int64_t)index[k])
//   SCATTER(scatter_f32_zext_i8, float, uint8_t, 0, (int64_t)index[k])
//   GATHER(gather_i64_zext_i8, int64_t, uint8_t, 0, (int64_t)index[k])
//   SCATTER(scatter_i64_zext_i8, int64_t, uint8_t, 0, (int64_t)index[k])
//   GATHER(gather_f32_sext_i16, float, int16_t, 50, (int64_t)index[k])
//   SCATTER(scatter_f32_sext_i16, float, int16_t, 50, (int64_t)index[k])
//   GATHER(gather_i64_sext_i16, int64_t, int16_t, 50, (int64_t)index[k])
//   SCATTER(scatter_i64_sext_i16, int64_t, int16_t, 50, (int64_t)index[k])
//   GATHER(gather_f32_zext_i16, float, uint16_t, 0, (int64_t)index[k])
//   SCATTER(scatter_f32_zext_i16, float, uint16_t, 0, (int64_t)index[k])
//   GATHER(gather_i64_zext_i16, int64_t, uint16_t, 0, (int64_t)index[k])
//   SCATTER(scatter_i64_zext_i16, int64_t, uint16_t, 0, (int64_t)index[k])
//   GATHER(gather_f32_sext_i32, float, int32_t, 50, (int64_t)index[k])
//   SCATTER(scatter_f32_sext_i32, float, int32_t, 50, (int64_t)index[k])
//   GATHER(gather_i64_sext_i32, int64_t, int32_t, 50, (int64_t)index[k])
//   SCATTER(scatter_i64_sext_i32, int64_t, int32_t, 50, (int64_t)index[k])
//   GATHER(gather_f32_zext_i32, float, uint32_t, 0, (int64_t)index[k])
//   SCATTER(scatter_f32_zext_i32, float, uint32_t, 0, (int64_t)index[k])
//   GATHER(gather_i64_zext_i32, int64_t, uint32_t, 0, (int64_t)index[k])
//   SCATTER(scatter_i64_zext_i32, int64_t, uint32_t, 0, (int64_t)index[k])
//   GATHER(gather_f32_plain_i64, float, int64_t, 50, (int64_t)index[k])
//   SCATTER(scatter_f32_plain_i64, float, int64_t, 50, (int64_t)index[k])
//   GATHER(gather_i64_plain_i64, int64_t, int64_t, 50, (int64_t)index[k])
//   SCATTER(scatter_i64_plain_i64, int64_t, int64_t, 50, (int64_t)index[k])
//   GATHER(row_i32, int32_t, int32_t, 50, (int64_t)index[k] + row)
//   GATHER(negated_i32, int32_t, int32_t, 50, -((int64_t)index[k]) + row)
//   GATHER(scaled_i32, int32_t, uint16_t, 0, (int64_t)index[k] * 4)
//   GATHER(odd_i32, int32_t, uint16_t, 0, (int64_t)index[k] * 3)
//   SCATTER(scaled_scatter_i32, int32_t, int8_t, 50, -((int64_t)index[k] * 2) + row)
//   GATHER(quotient_i32, int32_t, uint8_t, 0, k / 2 + row)
//   GATHER(remainder_i32, int32_t, uint8_t, 0, k % 2)
//   GATHER(row_f64, double, int32_t, 50, (int64_t)index[k] + row)
//   GATHER(negated_f64, double, int32_t, 50, -((int64_t)index[k]) + row)
//   GATHER(scaled_f64, double, uint16_t, 0, (int64_t)index[k] * 4)
//   GATHER(odd_f64, double, uint16_t, 0, (int64_t)index[k] * 3)
//   SCATTER(scaled_scatter_f64, double, int8_t, 50, -((int64_t)index[k] * 2) + row)
//   GATHER(quotient_f64, double, uint8_t, 0, k / 2 + row)
//   GATHER(remainder_f64, double, uint8_t, 0, k % 2)
//   printf("%d wrong\n", wrong);
//   return 0;
// }
// output:
// 0 wrong
