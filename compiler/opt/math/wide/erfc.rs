//! The complementary error function.

use crate::opt::math::program::Number;

use super::exp2;

/// `erfc x · exp(x²) / t` as a polynomial of `t = 3 / (3 + x)`.
const ERFC: [f64; 14] = [
    0.188_062_906_092_522_02,
    0.188_073_377_957_122_53,
    0.177_453_483_886_524_4,
    0.158_253_594_845_736_28,
    0.117_401_376_255_247_27,
    0.135_735_425_505_893_63,
    -0.084_342_426_539_742_64,
    0.364_954_876_857_032_9,
    -0.593_588_765_722_221_6,
    0.755_763_334_230_436,
    -0.687_907_104_433_033_9,
    0.379_827_337_084_523_3,
    -0.114_231_022_723_703_1,
    0.014_543_606_705_035_626,
];
/// An operand whose result is zero.
const UNDERFLOW: f64 = 11.0;

/// `erfc x`.
pub(in crate::opt::math) fn erfc<'p>(x: Number<'p>) -> Number<'p> {
    let x = x.to_f64();
    let magnitude = x.magnitude().at_most(UNDERFLOW);
    let t = x.number(3.0) / (magnitude + 3.0);
    let result = t * t.polynomial(&ERFC) * exp2(-(magnitude * magnitude) * std::f64::consts::LOG2_E);
    x.below(0.0).select(x.number(2.0) - result, result).to_f32()
}
