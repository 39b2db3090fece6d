/** An amount split for the page: its digits without sign, and whether it is negative or nothing. */
export type ReadAmount = { digits: `${number}`; isNegative: boolean; isZero: boolean };

/** Reads a numeric string of the API ("-1234.50") without ever making a float of it. */
export function readAmount(amount: string): ReadAmount {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) throw new Error(`"${amount}" is not an amount of the API`);
  const isZero = !/[1-9]/.test(amount);
  const isNegative = amount.startsWith("-") && !isZero;
  // The test above leaves nothing but the digits of a number.
  const digits = amount.replace("-", "") as `${number}`;
  return { digits, isNegative, isZero };
}
