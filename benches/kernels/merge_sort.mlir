// Sorts a buffer whose size is a power of two by merging runs of growing length, from one buffer to the other.
func.func @merge_sort(%x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %done = scf.while (%width = %c1) : (index) -> index {
    %continue = arith.cmpi ult, %width, %n : index
    scf.condition(%continue) %width : index
  } do {
  ^bb0(%width: index):
    %step = arith.muli %width, %c2 : index
    scf.for %low = %c0 to %n step %step {
      %middle = arith.addi %low, %width : index
      %high = arith.addi %low, %step : index
      %ends:2 = scf.for %k = %low to %high step %c1 iter_args(%i = %low, %j = %middle) -> (index, index) {
        %left_left = arith.cmpi ult, %i, %middle : index
        %right_left = arith.cmpi ult, %j, %high : index
        %take_left = scf.if %left_left -> i1 {
          %compare = scf.if %right_left -> i1 {
            %a = memref.load %x[%i] : memref<?xf32>
            %b = memref.load %x[%j] : memref<?xf32>
            %le = arith.cmpf ole, %a, %b : f32
            scf.yield %le : i1
          } else {
            %true = arith.constant true
            scf.yield %true : i1
          }
          scf.yield %compare : i1
        } else {
          %false = arith.constant false
          scf.yield %false : i1
        }
        %next:2 = scf.if %take_left -> (index, index) {
          %a = memref.load %x[%i] : memref<?xf32>
          memref.store %a, %y[%k] : memref<?xf32>
          %i1 = arith.addi %i, %c1 : index
          scf.yield %i1, %j : index, index
        } else {
          %b = memref.load %x[%j] : memref<?xf32>
          memref.store %b, %y[%k] : memref<?xf32>
          %j1 = arith.addi %j, %c1 : index
          scf.yield %i, %j1 : index, index
        }
        scf.yield %next#0, %next#1 : index, index
      }
    }
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %y[%i] : memref<?xf32>
      memref.store %v, %x[%i] : memref<?xf32>
    }
    scf.yield %step : index
  }
  return
}
