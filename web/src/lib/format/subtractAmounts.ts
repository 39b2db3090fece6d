const scale = 100n;

/** The difference of two amounts of the API, exact to the cent ("10.50" less "0.75" is "9.75"). */
export function subtractAmounts(from: string, amount: string): string {
  return write(read(from) - read(amount));
}

/** The sum of amounts of the API, exact to the cent. */
export function addAmounts(amounts: readonly string[]): string {
  return write(amounts.reduce((total, amount) => total + read(amount), 0n));
}

function read(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new Error(`"${amount}" is not an amount of the API`);
  const [, sign, whole = "0", cents = ""] = match;
  const value = BigInt(whole) * scale + BigInt(cents.padEnd(2, "0"));
  return sign === "-" ? -value : value;
}

function write(value: bigint): string {
  const positive = value < 0n ? -value : value;
  const cents = (positive % scale).toString().padStart(2, "0");
  return `${value < 0n ? "-" : ""}${positive / scale}.${cents}`;
}
