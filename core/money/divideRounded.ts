/** Divides exactly, rounding half away from zero. The divisor must not be zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const numerator = dividend < 0n ? -dividend : dividend;
  const denominator = divisor < 0n ? -divisor : divisor;
  const quotient = (2n * numerator + denominator) / (2n * denominator);
  return isNegative ? -quotient : quotient;
}
