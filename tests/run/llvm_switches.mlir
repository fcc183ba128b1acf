// Switches of all forms: ranges, bit tests, jump tables, trees, and those without a default that can be reached.

llvm.func @bits(%v: i32) -> i32 {
  llvm.switch %v : i32, ^other [
    9: ^t1,
    10: ^t1,
    13: ^t1,
    32: ^t1,
    35: ^t2,
    47: ^t2,
    58: ^t2
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
}
llvm.func @high_bits(%v: i64) -> i32 {
  llvm.switch %v : i64, ^other [
    1000000000000: ^t0,
    1000000000003: ^t1,
    1000000000005: ^t1,
    1000000000009: ^t1,
    1000000000012: ^t0,
    1000000000014: ^t0,
    1000000000040: ^t0,
    1000000000063: ^t1
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
}
llvm.func @dense(%v: i32) -> i32 {
  llvm.switch %v : i32, ^other [
    -4: ^t5,
    -3: ^t1,
    -2: ^t8,
    -1: ^t4,
    0: ^t0,
    1: ^t7,
    2: ^t3,
    3: ^t10,
    4: ^t6,
    5: ^t2,
    6: ^t9,
    7: ^t5,
    8: ^t1,
    9: ^t8,
    10: ^t4,
    11: ^t0,
    12: ^t7,
    13: ^t3,
    14: ^t10,
    15: ^t6,
    16: ^t2,
    17: ^t9,
    18: ^t5,
    19: ^t1
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
^t5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %c5 : i32
^t6:
  %c6 = llvm.mlir.constant(6 : i32) : i32
  llvm.return %c6 : i32
^t7:
  %c7 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %c7 : i32
^t8:
  %c8 = llvm.mlir.constant(8 : i32) : i32
  llvm.return %c8 : i32
^t9:
  %c9 = llvm.mlir.constant(9 : i32) : i32
  llvm.return %c9 : i32
^t10:
  %c10 = llvm.mlir.constant(10 : i32) : i32
  llvm.return %c10 : i32
}
llvm.func @gaps(%v: i64) -> i32 {
  llvm.switch %v : i64, ^other [
    -7: ^t0,
    -4: ^t1,
    -1: ^t2,
    2: ^t3,
    5: ^t4,
    8: ^t5,
    11: ^t6,
    14: ^t7,
    17: ^t8,
    20: ^t9,
    23: ^t10,
    26: ^t11,
    29: ^t12,
    32: ^t13
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
^t5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %c5 : i32
^t6:
  %c6 = llvm.mlir.constant(6 : i32) : i32
  llvm.return %c6 : i32
^t7:
  %c7 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %c7 : i32
^t8:
  %c8 = llvm.mlir.constant(8 : i32) : i32
  llvm.return %c8 : i32
^t9:
  %c9 = llvm.mlir.constant(9 : i32) : i32
  llvm.return %c9 : i32
^t10:
  %c10 = llvm.mlir.constant(10 : i32) : i32
  llvm.return %c10 : i32
^t11:
  %c11 = llvm.mlir.constant(11 : i32) : i32
  llvm.return %c11 : i32
^t12:
  %c12 = llvm.mlir.constant(12 : i32) : i32
  llvm.return %c12 : i32
^t13:
  %c13 = llvm.mlir.constant(13 : i32) : i32
  llvm.return %c13 : i32
}
llvm.func @sparse(%v: i32) -> i32 {
  llvm.switch %v : i32, ^other [
    -216000: ^t-6,
    -125000: ^t-5,
    -64000: ^t-4,
    -27000: ^t-3,
    -8000: ^t-2,
    -1000: ^t-1,
    0: ^t0,
    1000: ^t1,
    8000: ^t2,
    27000: ^t3,
    64000: ^t4,
    125000: ^t5,
    216000: ^t6
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t-6:
  %c-6 = llvm.mlir.constant(-6 : i32) : i32
  llvm.return %c-6 : i32
^t-5:
  %c-5 = llvm.mlir.constant(-5 : i32) : i32
  llvm.return %c-5 : i32
^t-4:
  %c-4 = llvm.mlir.constant(-4 : i32) : i32
  llvm.return %c-4 : i32
^t-3:
  %c-3 = llvm.mlir.constant(-3 : i32) : i32
  llvm.return %c-3 : i32
^t-2:
  %c-2 = llvm.mlir.constant(-2 : i32) : i32
  llvm.return %c-2 : i32
^t-1:
  %c-1 = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %c-1 : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
^t5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %c5 : i32
^t6:
  %c6 = llvm.mlir.constant(6 : i32) : i32
  llvm.return %c6 : i32
}
llvm.func @bytes(%v: i8) -> i32 {
  llvm.switch %v : i8, ^other [
    -128: ^t2,
    -125: ^t0,
    -122: ^t3,
    -119: ^t1,
    -116: ^t4,
    -113: ^t2,
    -110: ^t0,
    -107: ^t3,
    -104: ^t1,
    -101: ^t4,
    -98: ^t2,
    -95: ^t0,
    -92: ^t3,
    -89: ^t1,
    -86: ^t4,
    -83: ^t2,
    -80: ^t0,
    -77: ^t3,
    -74: ^t1,
    -71: ^t4,
    -68: ^t2,
    -65: ^t0,
    -62: ^t3,
    -59: ^t1,
    -56: ^t4,
    -53: ^t2,
    -50: ^t0,
    -47: ^t3,
    -44: ^t1,
    -41: ^t4,
    -38: ^t2,
    -35: ^t0,
    -32: ^t3,
    -29: ^t1,
    -26: ^t4,
    -23: ^t2,
    -20: ^t0,
    -17: ^t3,
    -14: ^t1,
    -11: ^t4,
    -8: ^t2,
    -5: ^t0,
    -2: ^t3,
    1: ^t1,
    4: ^t4,
    7: ^t2,
    10: ^t0,
    13: ^t3,
    16: ^t1,
    19: ^t4,
    22: ^t2,
    25: ^t0,
    28: ^t3,
    31: ^t1,
    34: ^t4,
    37: ^t2,
    40: ^t0,
    43: ^t3,
    46: ^t1,
    49: ^t4,
    52: ^t2,
    55: ^t0,
    58: ^t3,
    61: ^t1,
    64: ^t4,
    67: ^t2,
    70: ^t0,
    73: ^t3,
    76: ^t1,
    79: ^t4,
    82: ^t2,
    85: ^t0,
    88: ^t3,
    91: ^t1,
    94: ^t4,
    97: ^t2,
    100: ^t0,
    103: ^t3,
    106: ^t1,
    109: ^t4,
    112: ^t2,
    115: ^t0,
    118: ^t3,
    121: ^t1,
    124: ^t4,
    127: ^t2
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
}
llvm.func @all_bytes(%v: i8) -> i32 {
  llvm.switch %v : i8, ^other [
    -128: ^t7,
    -127: ^t8,
    -126: ^t0,
    -125: ^t1,
    -124: ^t2,
    -123: ^t3,
    -122: ^t4,
    -121: ^t5,
    -120: ^t6,
    -119: ^t7,
    -118: ^t8,
    -117: ^t0,
    -116: ^t1,
    -115: ^t2,
    -114: ^t3,
    -113: ^t4,
    -112: ^t5,
    -111: ^t6,
    -110: ^t7,
    -109: ^t8,
    -108: ^t0,
    -107: ^t1,
    -106: ^t2,
    -105: ^t3,
    -104: ^t4,
    -103: ^t5,
    -102: ^t6,
    -101: ^t7,
    -100: ^t8,
    -99: ^t0,
    -98: ^t1,
    -97: ^t2,
    -96: ^t3,
    -95: ^t4,
    -94: ^t5,
    -93: ^t6,
    -92: ^t7,
    -91: ^t8,
    -90: ^t0,
    -89: ^t1,
    -88: ^t2,
    -87: ^t3,
    -86: ^t4,
    -85: ^t5,
    -84: ^t6,
    -83: ^t7,
    -82: ^t8,
    -81: ^t0,
    -80: ^t1,
    -79: ^t2,
    -78: ^t3,
    -77: ^t4,
    -76: ^t5,
    -75: ^t6,
    -74: ^t7,
    -73: ^t8,
    -72: ^t0,
    -71: ^t1,
    -70: ^t2,
    -69: ^t3,
    -68: ^t4,
    -67: ^t5,
    -66: ^t6,
    -65: ^t7,
    -64: ^t8,
    -63: ^t0,
    -62: ^t1,
    -61: ^t2,
    -60: ^t3,
    -59: ^t4,
    -58: ^t5,
    -57: ^t6,
    -56: ^t7,
    -55: ^t8,
    -54: ^t0,
    -53: ^t1,
    -52: ^t2,
    -51: ^t3,
    -50: ^t4,
    -49: ^t5,
    -48: ^t6,
    -47: ^t7,
    -46: ^t8,
    -45: ^t0,
    -44: ^t1,
    -43: ^t2,
    -42: ^t3,
    -41: ^t4,
    -40: ^t5,
    -39: ^t6,
    -38: ^t7,
    -37: ^t8,
    -36: ^t0,
    -35: ^t1,
    -34: ^t2,
    -33: ^t3,
    -32: ^t4,
    -31: ^t5,
    -30: ^t6,
    -29: ^t7,
    -28: ^t8,
    -27: ^t0,
    -26: ^t1,
    -25: ^t2,
    -24: ^t3,
    -23: ^t4,
    -22: ^t5,
    -21: ^t6,
    -20: ^t7,
    -19: ^t8,
    -18: ^t0,
    -17: ^t1,
    -16: ^t2,
    -15: ^t3,
    -14: ^t4,
    -13: ^t5,
    -12: ^t6,
    -11: ^t7,
    -10: ^t8,
    -9: ^t0,
    -8: ^t1,
    -7: ^t2,
    -6: ^t3,
    -5: ^t4,
    -4: ^t5,
    -3: ^t6,
    -2: ^t7,
    -1: ^t8,
    0: ^t0,
    1: ^t1,
    2: ^t2,
    3: ^t3,
    4: ^t4,
    5: ^t5,
    6: ^t6,
    7: ^t7,
    8: ^t8,
    9: ^t0,
    10: ^t1,
    11: ^t2,
    12: ^t3,
    13: ^t4,
    14: ^t5,
    15: ^t6,
    16: ^t7,
    17: ^t8,
    18: ^t0,
    19: ^t1,
    20: ^t2,
    21: ^t3,
    22: ^t4,
    23: ^t5,
    24: ^t6,
    25: ^t7,
    26: ^t8,
    27: ^t0,
    28: ^t1,
    29: ^t2,
    30: ^t3,
    31: ^t4,
    32: ^t5,
    33: ^t6,
    34: ^t7,
    35: ^t8,
    36: ^t0,
    37: ^t1,
    38: ^t2,
    39: ^t3,
    40: ^t4,
    41: ^t5,
    42: ^t6,
    43: ^t7,
    44: ^t8,
    45: ^t0,
    46: ^t1,
    47: ^t2,
    48: ^t3,
    49: ^t4,
    50: ^t5,
    51: ^t6,
    52: ^t7,
    53: ^t8,
    54: ^t0,
    55: ^t1,
    56: ^t2,
    57: ^t3,
    58: ^t4,
    59: ^t5,
    60: ^t6,
    61: ^t7,
    62: ^t8,
    63: ^t0,
    64: ^t1,
    65: ^t2,
    66: ^t3,
    67: ^t4,
    68: ^t5,
    69: ^t6,
    70: ^t7,
    71: ^t8,
    72: ^t0,
    73: ^t1,
    74: ^t2,
    75: ^t3,
    76: ^t4,
    77: ^t5,
    78: ^t6,
    79: ^t7,
    80: ^t8,
    81: ^t0,
    82: ^t1,
    83: ^t2,
    84: ^t3,
    85: ^t4,
    86: ^t5,
    87: ^t6,
    88: ^t7,
    89: ^t8,
    90: ^t0,
    91: ^t1,
    92: ^t2,
    93: ^t3,
    94: ^t4,
    95: ^t5,
    96: ^t6,
    97: ^t7,
    98: ^t8,
    99: ^t0,
    100: ^t1,
    101: ^t2,
    102: ^t3,
    103: ^t4,
    104: ^t5,
    105: ^t6,
    106: ^t7,
    107: ^t8,
    108: ^t0,
    109: ^t1,
    110: ^t2,
    111: ^t3,
    112: ^t4,
    113: ^t5,
    114: ^t6,
    115: ^t7,
    116: ^t8,
    117: ^t0,
    118: ^t1,
    119: ^t2,
    120: ^t3,
    121: ^t4,
    122: ^t5,
    123: ^t6,
    124: ^t7,
    125: ^t8,
    126: ^t0,
    127: ^t1
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
^t5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %c5 : i32
^t6:
  %c6 = llvm.mlir.constant(6 : i32) : i32
  llvm.return %c6 : i32
^t7:
  %c7 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %c7 : i32
^t8:
  %c8 = llvm.mlir.constant(8 : i32) : i32
  llvm.return %c8 : i32
}
llvm.func @mixed(%v: i32) -> i32 {
  llvm.switch %v : i32, ^other [
    100: ^t4,
    101: ^t5,
    102: ^t0,
    103: ^t1,
    104: ^t2,
    105: ^t3,
    106: ^t4,
    107: ^t5,
    108: ^t0,
    109: ^t1,
    110: ^t2,
    111: ^t3,
    112: ^t4,
    113: ^t5,
    114: ^t0,
    115: ^t1,
    116: ^t2,
    117: ^t3,
    118: ^t4,
    119: ^t5,
    120: ^t0,
    121: ^t1,
    122: ^t2,
    123: ^t3,
    124: ^t4,
    125: ^t5,
    126: ^t0,
    127: ^t1,
    128: ^t2,
    129: ^t3,
    5000: ^t7,
    -5000: ^t8,
    2147483647: ^t9,
    -2147483648: ^t10
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
^t5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %c5 : i32
^t7:
  %c7 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %c7 : i32
^t8:
  %c8 = llvm.mlir.constant(8 : i32) : i32
  llvm.return %c8 : i32
^t9:
  %c9 = llvm.mlir.constant(9 : i32) : i32
  llvm.return %c9 : i32
^t10:
  %c10 = llvm.mlir.constant(10 : i32) : i32
  llvm.return %c10 : i32
}
llvm.func @two(%v: i16) -> i32 {
  llvm.switch %v : i16, ^other [
    5: ^t1,
    -6: ^t2
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
}
llvm.func @only(%v: i32) -> i32 {
  llvm.switch %v : i32, ^other [
    3: ^t1,
    4: ^t6,
    5: ^t4,
    6: ^t2,
    7: ^t0,
    8: ^t5,
    9: ^t3,
    10: ^t1,
    11: ^t6,
    12: ^t4,
    13: ^t2,
    14: ^t0
  ]
^other:
  llvm.unreachable
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
^t5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %c5 : i32
^t6:
  %c6 = llvm.mlir.constant(6 : i32) : i32
  llvm.return %c6 : i32
}
llvm.func @only_wide(%v: i64) -> i32 {
  llvm.switch %v : i64, ^other [
    0: ^t0,
    5: ^t1,
    10: ^t2,
    15: ^t3,
    20: ^t4,
    25: ^t5,
    30: ^t6,
    35: ^t7,
    40: ^t8
  ]
^other:
  llvm.unreachable
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
^t5:
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.return %c5 : i32
^t6:
  %c6 = llvm.mlir.constant(6 : i32) : i32
  llvm.return %c6 : i32
^t7:
  %c7 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %c7 : i32
^t8:
  %c8 = llvm.mlir.constant(8 : i32) : i32
  llvm.return %c8 : i32
}
llvm.func @only_sparse(%v: i32) -> i32 {
  llvm.switch %v : i32, ^other [
    -64000: ^t-4,
    -27000: ^t-3,
    -8000: ^t-2,
    -1000: ^t-1,
    0: ^t0,
    1000: ^t1,
    8000: ^t2,
    27000: ^t3,
    64000: ^t4
  ]
^other:
  llvm.unreachable
^t-4:
  %c-4 = llvm.mlir.constant(-4 : i32) : i32
  llvm.return %c-4 : i32
^t-3:
  %c-3 = llvm.mlir.constant(-3 : i32) : i32
  llvm.return %c-3 : i32
^t-2:
  %c-2 = llvm.mlir.constant(-2 : i32) : i32
  llvm.return %c-2 : i32
^t-1:
  %c-1 = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %c-1 : i32
^t0:
  %c0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %c0 : i32
^t1:
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c1 : i32
^t2:
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c2 : i32
^t3:
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %c3 : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
}
llvm.func @one_target(%v: i32) -> i32 {
  llvm.switch %v : i32, ^other [
    1: ^t4,
    2: ^t4,
    3: ^t4,
    4: ^t4,
    5: ^t4,
    9: ^t4
  ]
^other:
  %d = llvm.mlir.constant(-1 : i32) : i32
  llvm.return %d : i32
^t4:
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c4 : i32
}

// main.c:
// #include <stdio.h>
// #include <stdint.h>
// int32_t bits(int32_t);
// int32_t high_bits(int64_t);
// int32_t dense(int32_t);
// int32_t gaps(int64_t);
// int32_t sparse(int32_t);
// int32_t bytes(int8_t);
// int32_t all_bytes(int8_t);
// int32_t mixed(int32_t);
// int32_t two(int16_t);
// int32_t only(int32_t);
// int32_t only_wide(int64_t);
// int32_t only_sparse(int32_t);
// int32_t one_target(int32_t);
// static long long sum(int (*f)(long long), const long long *v, int n) {
//   long long s = 0;
//   for (int i = 0; i < n; i++) s = (s * 31 + f(v[i])) % 1000000007;
//   return s;
// }
// static int bits_of(long long v) { return bits((int32_t)v); }
// static const long long bits_values[] = {-2147483648LL, -2147483647LL, -55LL, -54LL, -51LL, -32LL, -29LL,
//     -17LL, -6LL, 0LL, 8LL, 9LL, 10LL, 11LL, 12LL, 13LL, 14LL, 15LL, 31LL, 32LL, 33LL, 34LL, 35LL, 36LL, 37LL,
//     46LL, 47LL, 48LL, 49LL, 57LL, 58LL, 59LL, 60LL, 63LL, 64LL, 65LL, 73LL, 74LL, 77LL, 96LL, 99LL, 111LL,
//     122LL, 127LL, 255LL, 2147483646LL, 2147483647LL};
// static int high_bits_of(long long v) { return high_bits((int64_t)v); }
// static const long long high_bits_values[] = {(-9223372036854775807LL - 1), -9223372036854775807LL, 0LL, 63LL,
//     64LL, 65LL, 127LL, 255LL, 999999999936LL, 999999999939LL, 999999999941LL, 999999999945LL, 999999999948LL,
//     999999999950LL, 999999999976LL, 999999999999LL, 1000000000000LL, 1000000000001LL, 1000000000002LL,
//     1000000000003LL, 1000000000004LL, 1000000000005LL, 1000000000006LL, 1000000000007LL, 1000000000008LL,
//     1000000000009LL, 1000000000010LL, 1000000000011LL, 1000000000012LL, 1000000000013LL, 1000000000014LL,
//     1000000000015LL, 1000000000016LL, 1000000000039LL, 1000000000040LL, 1000000000041LL, 1000000000042LL,
//     1000000000062LL, 1000000000063LL, 1000000000064LL, 1000000000065LL, 1000000000067LL, 1000000000069LL,
//     1000000000073LL, 1000000000076LL, 1000000000078LL, 1000000000104LL, 1000000000127LL, 1004294967296LL,
//     1004294967299LL, 1004294967301LL, 1004294967305LL, 1004294967308LL, 1004294967310LL, 1004294967336LL,
//     1004294967359LL, 9223372036854775806LL, 9223372036854775807LL};
// static int dense_of(long long v) { return dense((int32_t)v); }
// static const long long dense_values[] = {-2147483648LL, -2147483647LL, -68LL, -67LL, -66LL, -65LL, -64LL,
//     -63LL, -62LL, -61LL, -60LL, -59LL, -58LL, -57LL, -56LL, -55LL, -54LL, -53LL, -52LL, -51LL, -50LL, -49LL,
//     -48LL, -47LL, -46LL, -45LL, -5LL, -4LL, -3LL, -2LL, -1LL, 0LL, 1LL, 2LL, 3LL, 4LL, 5LL, 6LL, 7LL, 8LL,
//     9LL, 10LL, 11LL, 12LL, 13LL, 14LL, 15LL, 16LL, 17LL, 18LL, 19LL, 20LL, 21LL, 60LL, 61LL, 62LL, 63LL, 64LL,
//     65LL, 66LL, 67LL, 68LL, 69LL, 70LL, 71LL, 72LL, 73LL, 74LL, 75LL, 76LL, 77LL, 78LL, 79LL, 80LL, 81LL,
//     82LL, 83LL, 127LL, 255LL, 2147483646LL, 2147483647LL};
// static int gaps_of(long long v) { return gaps((int64_t)v); }
// static const long long gaps_values[] = {(-9223372036854775807LL - 1), -9223372036854775807LL, -71LL, -68LL,
//     -65LL, -62LL, -59LL, -56LL, -53LL, -50LL, -47LL, -44LL, -41LL, -38LL, -35LL, -32LL, -8LL, -7LL, -6LL,
//     -5LL, -4LL, -3LL, -2LL, -1LL, 0LL, 1LL, 2LL, 3LL, 4LL, 5LL, 6LL, 7LL, 8LL, 9LL, 10LL, 11LL, 12LL, 13LL,
//     14LL, 15LL, 16LL, 17LL, 18LL, 19LL, 20LL, 21LL, 22LL, 23LL, 24LL, 25LL, 26LL, 27LL, 28LL, 29LL, 30LL,
//     31LL, 32LL, 33LL, 34LL, 57LL, 60LL, 63LL, 64LL, 65LL, 66LL, 69LL, 72LL, 75LL, 78LL, 81LL, 84LL, 87LL,
//     90LL, 93LL, 96LL, 127LL, 255LL, 4294967289LL, 4294967292LL, 4294967295LL, 4294967298LL, 4294967301LL,
//     4294967304LL, 4294967307LL, 4294967310LL, 4294967313LL, 4294967316LL, 4294967319LL, 4294967322LL,
//     4294967325LL, 4294967328LL, 9223372036854775806LL, 9223372036854775807LL};
// static int sparse_of(long long v) { return sparse((int32_t)v); }
// static const long long sparse_values[] = {-2147483648LL, -2147483647LL, -216064LL, -216001LL, -216000LL,
//     -215999LL, -215998LL, -215936LL, -125064LL, -125001LL, -125000LL, -124999LL, -124998LL, -124936LL,
//     -64064LL, -64001LL, -64000LL, -63999LL, -63998LL, -63936LL, -27064LL, -27001LL, -27000LL, -26999LL,
//     -26998LL, -26936LL, -8064LL, -8001LL, -8000LL, -7999LL, -7998LL, -7936LL, -1064LL, -1001LL, -1000LL,
//     -999LL, -998LL, -936LL, -64LL, -1LL, 0LL, 1LL, 2LL, 63LL, 64LL, 65LL, 127LL, 255LL, 936LL, 999LL, 1000LL,
//     1001LL, 1002LL, 1064LL, 7936LL, 7999LL, 8000LL, 8001LL, 8002LL, 8064LL, 26936LL, 26999LL, 27000LL,
//     27001LL, 27002LL, 27064LL, 63936LL, 63999LL, 64000LL, 64001LL, 64002LL, 64064LL, 124936LL, 124999LL,
//     125000LL, 125001LL, 125002LL, 125064LL, 215936LL, 215999LL, 216000LL, 216001LL, 216002LL, 216064LL,
//     2147483646LL, 2147483647LL};
// static int bytes_of(long long v) { return bytes((int8_t)v); }
// static const long long bytes_values[] = {-128LL, -127LL, -126LL, -125LL, -124LL, -123LL, -122LL, -121LL,
//     -120LL, -119LL, -118LL, -117LL, -116LL, -115LL, -114LL, -113LL, -112LL, -111LL, -110LL, -109LL, -108LL,
//     -107LL, -106LL, -105LL, -104LL, -103LL, -102LL, -101LL, -100LL, -99LL, -98LL, -97LL, -96LL, -95LL, -94LL,
//     -93LL, -92LL, -91LL, -90LL, -89LL, -88LL, -87LL, -86LL, -85LL, -84LL, -83LL, -82LL, -81LL, -80LL, -79LL,
//     -78LL, -77LL, -76LL, -75LL, -74LL, -73LL, -72LL, -71LL, -70LL, -69LL, -68LL, -67LL, -66LL, -65LL, -64LL,
//     -63LL, -62LL, -61LL, -60LL, -59LL, -58LL, -57LL, -56LL, -55LL, -54LL, -53LL, -52LL, -51LL, -50LL, -49LL,
//     -48LL, -47LL, -46LL, -45LL, -44LL, -43LL, -42LL, -41LL, -40LL, -39LL, -38LL, -37LL, -36LL, -35LL, -34LL,
//     -33LL, -32LL, -31LL, -30LL, -29LL, -28LL, -27LL, -26LL, -25LL, -24LL, -23LL, -22LL, -21LL, -20LL, -19LL,
//     -18LL, -17LL, -16LL, -15LL, -14LL, -13LL, -12LL, -11LL, -10LL, -9LL, -8LL, -7LL, -6LL, -5LL, -4LL, -3LL,
//     -2LL, -1LL, 0LL, 1LL, 2LL, 3LL, 4LL, 5LL, 6LL, 7LL, 8LL, 9LL, 10LL, 11LL, 12LL, 13LL, 14LL, 15LL, 16LL,
//     17LL, 18LL, 19LL, 20LL, 21LL, 22LL, 23LL, 24LL, 25LL, 26LL, 27LL, 28LL, 29LL, 30LL, 31LL, 32LL, 33LL,
//     34LL, 35LL, 36LL, 37LL, 38LL, 39LL, 40LL, 41LL, 42LL, 43LL, 44LL, 45LL, 46LL, 47LL, 48LL, 49LL, 50LL,
//     51LL, 52LL, 53LL, 54LL, 55LL, 56LL, 57LL, 58LL, 59LL, 60LL, 61LL, 62LL, 63LL, 64LL, 65LL, 66LL, 67LL,
//     68LL, 69LL, 70LL, 71LL, 72LL, 73LL, 74LL, 75LL, 76LL, 77LL, 78LL, 79LL, 80LL, 81LL, 82LL, 83LL, 84LL,
//     85LL, 86LL, 87LL, 88LL, 89LL, 90LL, 91LL, 92LL, 93LL, 94LL, 95LL, 96LL, 97LL, 98LL, 99LL, 100LL, 101LL,
//     102LL, 103LL, 104LL, 105LL, 106LL, 107LL, 108LL, 109LL, 110LL, 111LL, 112LL, 113LL, 114LL, 115LL, 116LL,
//     117LL, 118LL, 119LL, 120LL, 121LL, 122LL, 123LL, 124LL, 125LL, 126LL, 127LL};
// static int all_bytes_of(long long v) { return all_bytes((int8_t)v); }
// static const long long all_bytes_values[] = {-128LL, -127LL, -126LL, -125LL, -124LL, -123LL, -122LL, -121LL,
//     -120LL, -119LL, -118LL, -117LL, -116LL, -115LL, -114LL, -113LL, -112LL, -111LL, -110LL, -109LL, -108LL,
//     -107LL, -106LL, -105LL, -104LL, -103LL, -102LL, -101LL, -100LL, -99LL, -98LL, -97LL, -96LL, -95LL, -94LL,
//     -93LL, -92LL, -91LL, -90LL, -89LL, -88LL, -87LL, -86LL, -85LL, -84LL, -83LL, -82LL, -81LL, -80LL, -79LL,
//     -78LL, -77LL, -76LL, -75LL, -74LL, -73LL, -72LL, -71LL, -70LL, -69LL, -68LL, -67LL, -66LL, -65LL, -64LL,
//     -63LL, -62LL, -61LL, -60LL, -59LL, -58LL, -57LL, -56LL, -55LL, -54LL, -53LL, -52LL, -51LL, -50LL, -49LL,
//     -48LL, -47LL, -46LL, -45LL, -44LL, -43LL, -42LL, -41LL, -40LL, -39LL, -38LL, -37LL, -36LL, -35LL, -34LL,
//     -33LL, -32LL, -31LL, -30LL, -29LL, -28LL, -27LL, -26LL, -25LL, -24LL, -23LL, -22LL, -21LL, -20LL, -19LL,
//     -18LL, -17LL, -16LL, -15LL, -14LL, -13LL, -12LL, -11LL, -10LL, -9LL, -8LL, -7LL, -6LL, -5LL, -4LL, -3LL,
//     -2LL, -1LL, 0LL, 1LL, 2LL, 3LL, 4LL, 5LL, 6LL, 7LL, 8LL, 9LL, 10LL, 11LL, 12LL, 13LL, 14LL, 15LL, 16LL,
//     17LL, 18LL, 19LL, 20LL, 21LL, 22LL, 23LL, 24LL, 25LL, 26LL, 27LL, 28LL, 29LL, 30LL, 31LL, 32LL, 33LL,
//     34LL, 35LL, 36LL, 37LL, 38LL, 39LL, 40LL, 41LL, 42LL, 43LL, 44LL, 45LL, 46LL, 47LL, 48LL, 49LL, 50LL,
//     51LL, 52LL, 53LL, 54LL, 55LL, 56LL, 57LL, 58LL, 59LL, 60LL, 61LL, 62LL, 63LL, 64LL, 65LL, 66LL, 67LL,
//     68LL, 69LL, 70LL, 71LL, 72LL, 73LL, 74LL, 75LL, 76LL, 77LL, 78LL, 79LL, 80LL, 81LL, 82LL, 83LL, 84LL,
//     85LL, 86LL, 87LL, 88LL, 89LL, 90LL, 91LL, 92LL, 93LL, 94LL, 95LL, 96LL, 97LL, 98LL, 99LL, 100LL, 101LL,
//     102LL, 103LL, 104LL, 105LL, 106LL, 107LL, 108LL, 109LL, 110LL, 111LL, 112LL, 113LL, 114LL, 115LL, 116LL,
//     117LL, 118LL, 119LL, 120LL, 121LL, 122LL, 123LL, 124LL, 125LL, 126LL, 127LL};
// static int mixed_of(long long v) { return mixed((int32_t)v); }
// static const long long mixed_values[] = {-2147483648LL, -2147483647LL, -2147483646LL, -2147483584LL, -5064LL,
//     -5001LL, -5000LL, -4999LL, -4998LL, -4936LL, 0LL, 36LL, 37LL, 38LL, 39LL, 40LL, 41LL, 42LL, 43LL, 44LL,
//     45LL, 46LL, 47LL, 48LL, 49LL, 50LL, 51LL, 52LL, 53LL, 54LL, 55LL, 56LL, 57LL, 58LL, 59LL, 60LL, 61LL,
//     62LL, 63LL, 64LL, 65LL, 99LL, 100LL, 101LL, 102LL, 103LL, 104LL, 105LL, 106LL, 107LL, 108LL, 109LL, 110LL,
//     111LL, 112LL, 113LL, 114LL, 115LL, 116LL, 117LL, 118LL, 119LL, 120LL, 121LL, 122LL, 123LL, 124LL, 125LL,
//     126LL, 127LL, 128LL, 129LL, 130LL, 131LL, 164LL, 165LL, 166LL, 167LL, 168LL, 169LL, 170LL, 171LL, 172LL,
//     173LL, 174LL, 175LL, 176LL, 177LL, 178LL, 179LL, 180LL, 181LL, 182LL, 183LL, 184LL, 185LL, 186LL, 187LL,
//     188LL, 189LL, 190LL, 191LL, 192LL, 193LL, 255LL, 4936LL, 4999LL, 5000LL, 5001LL, 5002LL, 5064LL,
//     2147483583LL, 2147483646LL, 2147483647LL};
// static int two_of(long long v) { return two((int16_t)v); }
// static const long long two_values[] = {-32768LL, -32767LL, -70LL, -59LL, -7LL, -6LL, -5LL, -4LL, 0LL, 4LL,
//     5LL, 6LL, 7LL, 58LL, 63LL, 64LL, 65LL, 69LL, 127LL, 255LL, 32766LL, 32767LL};
// static int only_of(long long v) { return only((int32_t)v); }
// static const long long only_values[] = {3LL, 4LL, 5LL, 6LL, 7LL, 8LL, 9LL, 10LL, 11LL, 12LL, 13LL, 14LL};
// static int only_wide_of(long long v) { return only_wide((int64_t)v); }
// static const long long only_wide_values[] = {0LL, 5LL, 10LL, 15LL, 20LL, 25LL, 30LL, 35LL, 40LL};
// static int only_sparse_of(long long v) { return only_sparse((int32_t)v); }
// static const long long only_sparse_values[] = {-64000LL, -27000LL, -8000LL, -1000LL, 0LL, 1000LL, 8000LL,
//     27000LL, 64000LL};
// static int one_target_of(long long v) { return one_target((int32_t)v); }
// static const long long one_target_values[] = {-2147483648LL, -2147483647LL, -63LL, -62LL, -61LL, -60LL, -59LL,
//     -55LL, 0LL, 1LL, 2LL, 3LL, 4LL, 5LL, 6LL, 7LL, 8LL, 9LL, 10LL, 11LL, 63LL, 64LL, 65LL, 66LL, 67LL, 68LL,
//     69LL, 73LL, 127LL, 255LL, 2147483646LL, 2147483647LL};
// int main(void) {
//   printf("bits %lld\n", sum(bits_of, bits_values, sizeof bits_values / sizeof *bits_values));
//   printf("high_bits %lld\n", sum(high_bits_of, high_bits_values, sizeof high_bits_values / sizeof
//     *high_bits_values));
//   printf("dense %lld\n", sum(dense_of, dense_values, sizeof dense_values / sizeof *dense_values));
//   printf("gaps %lld\n", sum(gaps_of, gaps_values, sizeof gaps_values / sizeof *gaps_values));
//   printf("sparse %lld\n", sum(sparse_of, sparse_values, sizeof sparse_values / sizeof *sparse_values));
//   printf("bytes %lld\n", sum(bytes_of, bytes_values, sizeof bytes_values / sizeof *bytes_values));
//   printf("all_bytes %lld\n", sum(all_bytes_of, all_bytes_values, sizeof all_bytes_values / sizeof
//     *all_bytes_values));
//   printf("mixed %lld\n", sum(mixed_of, mixed_values, sizeof mixed_values / sizeof *mixed_values));
//   printf("two %lld\n", sum(two_of, two_values, sizeof two_values / sizeof *two_values));
//   printf("only %lld\n", sum(only_of, only_values, sizeof only_values / sizeof *only_values));
//   printf("only_wide %lld\n", sum(only_wide_of, only_wide_values, sizeof only_wide_values / sizeof
//     *only_wide_values));
//   printf("only_sparse %lld\n", sum(only_sparse_of, only_sparse_values, sizeof only_sparse_values / sizeof
//     *only_sparse_values));
//   printf("one_target %lld\n", sum(one_target_of, one_target_values, sizeof one_target_values / sizeof
//     *one_target_values));
//   return 0;
}
//
// output:
// bits -885978929
// high_bits -635800069
// dense -19807575
// gaps -904555395
// sparse -838168497
// bytes 641330722
// all_bytes 428547982
// mixed 185462815
// two -571816785
// only 200483229
// only_wide 377357753
// only_sparse -905572335
// one_target -61167458
